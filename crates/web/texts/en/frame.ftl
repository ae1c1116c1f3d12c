frame-name = Pentarchy
frame-skip = Skip to the content
frame-menu = Menu
frame-calculator = Score calculator
frame-settings = Settings
frame-home = To the games
frame-not-found = There is no such page
frame-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
