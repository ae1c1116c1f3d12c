table-missing = Такого стола нет
table-hidden = За этим столом нельзя наблюдать
table-closed = Этот стол закрыт
table-unknown-game = Эта страница не знает такой игры. Загрузите её заново.
table-connecting = Соединяемся…
table-reconnecting = Соединяемся снова…
table-board = Стол
table-hand = Ваши карты
table-prompt = Что делать
table-players = Игроки
table-panels = Рядом со столом
table-log = Журнал
table-chat = Чат
table-rules = Правила
table-menu = О столе
table-unread = непрочитанных
table-you-mark = (вы)
table-to-move = ходит
table-away = нет на месте
table-onlookers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-your-turn-title = ● Ваш ход · { $game }
table-thinking = уже { $time }
table-wait-open = Игра продолжится, когда займут свободное место.
table-choices = Варианты
table-all-choices = { $count ->
    [one] { $count } вариант
    [few] Все { $count } варианта
   *[many] Все { $count } вариантов
}
table-more-choices = { $count ->
    [one] Ещё { $count }
    [few] Ещё { $count }
   *[many] Ещё { $count }
}
table-what-does-it-do = Что это делает?
table-days-left = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
table-remove-player = Освободить место ушедшего игрока

# Что делали другие, пока вас не было
table-missed = Пока вас не было
table-missed-next = Дальше
table-missed-skip = Пропустить

# Передача экрана
table-pass-to = Передайте экран: { $name }
table-pass-why = Все карты закрыты.
table-i-am = Это я, { $name }
table-take-back-for = { $name }: взять последний шаг назад

# Отмена
table-undo = Отменить
table-undo-ask = Попросить отмену
table-undo-question = { $count ->
    [one] { $name } просит вернуться на { $count } шаг назад.
    [few] { $name } просит вернуться на { $count } шага назад.
   *[many] { $name } просит вернуться на { $count } шагов назад.
}
table-undo-asked-by-you = { $count ->
    [one] Вы попросили вернуться на { $count } шаг назад. Остальные думают.
    [few] Вы попросили вернуться на { $count } шага назад. Остальные думают.
   *[many] Вы попросили вернуться на { $count } шагов назад. Остальные думают.
}
table-undo-agree = Согласиться
table-undo-refuse = Отказать
table-undo-drop = Не нужно
table-bot-plays-for-you = За вас играет бот.
table-return = Я здесь

# Места
table-sit = Сесть за стол
table-level-novice = новичок
table-level-easy = лёгкий
table-level-medium = средний
table-level-hard = сильный
table-level-expert = мастер

# О столе
table-plan-seats = Мест
table-plan-clock = Время
table-plan-hints = Подсказки
table-plan-no-hints = нет, и тренера тоже
table-clock-none = без часов
table-clock-per-move = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
   *[many] { $count } секунд на ход
}
table-clock-per-game = { $count ->
    [one] { $count } минута на партию
    [few] { $count } минуты на партию
   *[many] { $count } минут на партию
}
table-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
table-link = Ссылка на этот стол
table-link-why = Отправьте её тем, кто хочет посмотреть.
table-move-seat = Продолжить на другом устройстве
table-move-seat-why = Ссылка сработает один раз и перенесёт туда ваше место. Никому её не показывайте.
table-move-seat-make = Создать ссылку
table-take-seat = Занять место
table-take-seat-why = Эта ссылка переносит место с другого устройства на это. Она сработает один раз.
table-seal = Печать
table-seal-why = Всё случайное в партии определено до её начала. Это отпечаток; когда партия окончена, каждый может проверить, что ничего не меняли.
table-forget = Забыть эту партию
table-leave = Покинуть стол…
table-leave-why = Ваше место освободится для других. Если вы отходите ненадолго, просто закройте страницу.
table-leave-really = Уйти насовсем

# Конец
table-over = Партия окончена.
table-won = { $who ->
    [you] Вы победили!
   *[other] Побеждает { $name }.
}
table-won-shared = Победу делят { $names }.
table-again = Сыграть ещё
table-again-said = Сыграем ещё?
table-again-there = За новый стол
table-replay = Посмотреть повтор

# Чат
table-chat-line = Скажите что-нибудь
table-chat-send = Отправить
table-chat-sit-first = Говорить могут те, кто сидит за столом.

# Журнал
table-log-rose = { $name } покидает стол.
table-log-started = Партия началась.
table-log-taken-back = { $name } берёт последний шаг назад.
table-log-taken-back-by-all = Все согласились вернуться назад.
table-log-undo-asked = { $name } просит вернуться назад.
table-log-undo-agreed = { $name } соглашается.
table-log-undo-refused = { $name } не соглашается.
table-log-away = { $name } отсутствует.
table-log-back = { $name } снова здесь.
table-log-time-up = У игрока { $name } вышло время.
table-log-your-time-up = Ваше время вышло: решил бот.
table-log-closed = Стол закрыт.

# Отказы
table-refused-stale = Тем временем что-то произошло. Посмотрите ещё раз и решайте.
table-refused-not-host = Это может только хозяин стола.
table-refused-not-seated = Это могут только те, кто там сидит.
table-refused-seat-taken = Кто-то успел раньше: место занято.
table-refused-no-seat = Все места заняты.
table-refused-seats-open = Ещё есть свободные места.
table-refused-still-here = Этот игрок на месте.
table-refused-one-seat = За этим столом у каждого одно место.
table-refused-not-started = Партия ещё не началась.
table-refused-started = Партия уже началась.
table-refused-over = Партия окончена.
table-refused-others-play = Здесь ещё играют другие.
table-refused-nothing-back = Отменять нечего.
table-refused-revealed = Этим шагом что-то открылось: отменить его можно только вместе со всеми.
table-refused-others-acted = С тех пор ходили другие: отменить можно только вместе со всеми.
table-refused-undo-asked = Всех уже спрашивают.
table-refused-no-hints = За этим столом играют без подсказок.
table-refused-no-onlookers = За этим столом нельзя наблюдать.
table-refused-other = Сейчас это невозможно.
table-plan-document = свой файл ({ $size } КиБ)
table-coach = Спросить тренера
table-coach-thinking = Тренер думает…
table-coach-says = Что советует тренер
table-coach-names = { $count ->
    [one] Тренер называет { $count } вариант
    [few] Тренер называет { $count } варианта
   *[many] Тренер называет { $count } вариантов
}
table-coach-too-fast = Слишком много вопросов сразу. Подождите немного и спросите ещё раз.
table-coach-unavailable = Сейчас тренер не может ответить. Спросите ещё раз позже.
table-coach-outlook = В среднем: место { $place }, очков { $score }
table-coach-outlook-early = В среднем: место { $place }
table-coach-outlook-alone = Если дальше играть наскоро: в среднем очков { $score }
table-coach-only = Других разумных вариантов нет
table-coach-points = Очков больше, чем у следующего: +{ $more }
table-coach-fewer-points = Очков меньше, чем у первого: −{ $fewer }
table-coach-hinders = Лучшему сопернику очков меньше: −{ $fewer }
table-coach-helps = Лучшему сопернику очков больше: +{ $more }
table-coach-place = Место лучше, чем у следующего: на { $better }
table-coach-worse-place = Место хуже, чем у первого: на { $worse }
table-coach-close = Не хуже и не лучше других

# Кто думает в этом браузере
table-thinker-absent = Боты и тренер не могут думать: то, что им нужно, не загрузилось или сломалось. Попытки продолжаются. Если не поможет, перезагрузите страницу.
table-thinker-puzzled = Боты и тренер не понимают эту страницу: Пентархия тем временем обновилась. Чтобы продолжить, перезагрузите страницу.
