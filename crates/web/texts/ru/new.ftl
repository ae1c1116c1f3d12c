new-title-bots = Против ботов, в этом браузере
new-title-alone = В одиночку, в этом браузере
new-title-friends = С друзьями, по ссылке
new-title-one-screen = За одним экраном: пока вы его передаёте, карты скрыты
new-people = Людей
new-seats = Всего игроков
new-level = Сила ботов
new-level-friends = Ботам можно отдать места, на которые никто не сел.
new-bots = { $count ->
    [one] Одно место займёт бот.
    [few] { $count } места займут боты.
   *[many] { $count } мест займут боты.
}
new-more = Ещё
new-clock-30-seconds = 30 секунд на ход
new-clock-2-minutes = 2 минуты на ход
new-clock-10-minutes = 10 минут на партию
new-clock-1-day = день на ход
new-clock-3-days = 3 дня на ход
new-pace = Как быстро ходят боты
new-pace-normal = Обычно
new-pace-slow = Медленно
new-pace-instant = Мгновенно
new-absent = За ушедшего до его возвращения играет бот
new-watch = За игрой можно наблюдать
new-listed = Показать стол всем в общем списке
new-hints = Подсказки: сколько принесёт решение и что советует тренер
new-make = Создать стол
new-start = Начать
new-less = На одного меньше
new-greater = На одного больше
new-document = Другая карта, файлом
new-document-good = { $name } — верная карта: за столом будут играть на ней.
new-document-faults = { $name } использовать нельзя. Вот всё, что не так:
new-document-put-away = Убрать
