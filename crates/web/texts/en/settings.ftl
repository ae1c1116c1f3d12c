settings-title = Settings
