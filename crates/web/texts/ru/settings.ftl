settings-title = Настройки
