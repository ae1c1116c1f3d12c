home-games = Games
home-players = { $min } to { $max } players
home-friends = With friends
home-one-screen = Around one screen
home-bots = Against bots…
home-learn = Learn by playing
home-calculator-why = Playing with real cards? Pick your seven and see every point explained.
home-continue = Continue
home-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
home-result = place { $place }, { $count ->
    [one] { $total } point
   *[other] { $total } points
}
home-moves = { $count ->
    [0] not begun
    [one] { $count } move
   *[other] { $count } moves
}
home-forget = Forget this game
home-your-turn = your turn
home-gathering = waiting for players
home-playing = being played
home-over = over
home-open-tables = Open tables
home-open-record = Open a record file
