frame-name = Пентархия
frame-skip = Перейти к содержанию
frame-menu = Меню
frame-calculator = Калькулятор очков
frame-settings = Настройки
frame-home = К играм
frame-home-title = Настольные игры о королевствах и зверях
frame-play-now = Играть сейчас
frame-rules = Правила
frame-not-found = Такой страницы нет
frame-close = Закрыть
frame-cancel = Отмена
frame-yes = Да
frame-no = Нет
frame-me = Игрок
frame-player-number = Игрок { $number }
frame-your-name = Ваше имя
frame-open-seat = Свободное место
frame-link = Ссылка
frame-copy = Скопировать
frame-copied = Скопировано
frame-qr = Ссылка в виде QR-кода
frame-qr-show = Показать QR-код
frame-open-rule = Открыть правило { $rule }
frame-search-rules = Поиск по правилам
frame-rules-found = { $count ->
    [0] Правил с такими словами нет
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
frame-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
frame-fetching = Загрузка…
frame-not-fetched = Не удалось загрузить то, что нужно этой странице. Проверьте соединение и попробуйте ещё раз; если Пентархия тем временем обновилась, перезагрузите страницу.
frame-not-kept = Браузеру некуда записать ещё одну партию. Доиграйте или забудьте начатую либо разрешите сайту хранить данные.
frame-try-again = Попробовать ещё раз
frame-reload = Перезагрузить страницу

# Боты по местам
frame-bot-0 = Адальберт
frame-bot-1 = Брунгильда
frame-bot-2 = Казимир
frame-bot-3 = Доротея
frame-bot-4 = Эвандр
frame-bot-5 = Фьямметта
frame-bot-6 = Гавейн
frame-bot-7 = Хильдегарда

# Что говорит сервер
frame-unreachable = Сервер недоступен. Игры с ботами и за одним экраном работают и без него.
frame-too-many-tables = У вас слишком много незаконченных столов. Сначала доиграйте или закройте один из них.
frame-too-fast = Слишком много сразу. Попробуйте через минуту.
frame-bad-name = В имени от 1 до 32 видимых знаков.
frame-no-table = Такого стола нет.
frame-not-over = Партия ещё не окончена: её запись запечатана.
frame-dead-link = Эта ссылка не работает: её уже использовали, отозвали, или она устарела.
frame-server-trouble = Сервер сейчас не может этого сделать ({ $code }).
frame-and = и
