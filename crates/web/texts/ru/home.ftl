home-games = Игры
home-players = От { $min } до { $max } игроков
home-friends = С друзьями
home-one-screen = За одним экраном
home-bots = Против ботов…
home-learn = Научиться играя
home-calculator-why = Играете настоящими картами? Выберите свои семь — и увидите, откуда взялось каждое очко.
home-continue = Продолжить
home-finished = { $count ->
    [one] { $count } оконченная партия
    [few] { $count } оконченные партии
   *[many] { $count } оконченных партий
}
home-result = { $place }-е место, { $count ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}
home-moves = { $count ->
    [0] ещё не начата
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
home-forget = Забыть эту партию
home-your-turn = ваш ход
home-gathering = ждёт игроков
home-playing = идёт игра
home-over = окончена
home-open-tables = Открытые столы
home-open-record = Открыть файл с записью партии
