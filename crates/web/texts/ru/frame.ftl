frame-name = Пентархия
frame-skip = Перейти к содержанию
frame-menu = Меню
frame-calculator = Калькулятор очков
frame-settings = Настройки
frame-home = К играм
frame-not-found = Такой страницы нет
frame-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
