calculator-title = Калькулятор очков для «Фэнтезийных королевств»
calculator-search = Найти карту
calculator-kinds = Масти
calculator-nothing-found = Такой карты нет.
calculator-cell = { $card }, { $kind }, сила { $strength }
calculator-filling = Куда идут выбранные карты
calculator-filling-hand = Моя рука
calculator-filling-discards = Сброс
calculator-filling-hand-help = Когда в руке семь карт, ещё одно касание выбирает карту Некроманта.
calculator-filling-discards-help = Отметьте, что лежит в сбросе: Некромант сам найдёт там лучшее.
calculator-raised = Некромант приводит карту «{ $card }».
calculator-full = Семь карт — полная рука: сначала коснитесь одной из них, чтобы вернуть её.
calculator-not-raisable = Некромант не может взять карту «{ $card }»: только Армию, Лидера, Волшебника или Зверя из сброса.
calculator-offered = Карта «{ $card }» лежит в сбросе.
calculator-held-by = Карта «{ $card }» уже в руке: { $player }.
calculator-fetch = Забрать сюда
calculator-player = Игрок { $number }
calculator-players = Игроки
calculator-player-name = Имя
calculator-add-player = Добавить игрока
calculator-remove-player = Убрать: { $name }
calculator-ranking = Кто победил
calculator-by-strength = при равенстве решает меньшая сила: { $strength }
calculator-new-game = Сохранить и начать новую
calculator-total = Итого
calculator-empty = Коснитесь семи карт: сумма и все её строки появятся сразу.
calculator-best-again = Вернуть лучшие решения
calculator-strength = Сила на случай равенства: { $strength }
calculator-share = Скопировать ссылку
calculator-copied = Скопировано
calculator-link = Ссылка
calculator-options = Как вы играете
calculator-trading = Игра с обменом: Некромант берёт карту любой масти
calculator-names = «За каждую» считает разные названия
calculator-names-help = Так сказано в русских правилах. Важно, только если две карты носят одно название.
calculator-hand = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карты
   *[many] Рука: { $count } карт
}
calculator-clear = Очистить руку
calculator-remove = Вернуть карту «{ $card }»
calculator-to-score = Подсчёт
calculator-to-cards = Карты
calculator-history = { $count ->
    [one] Сохранена { $count } партия
    [few] Сохранены { $count } партии
   *[many] Сохранено { $count } партий
}
calculator-forget = Забыть эту партию
calculator-record-name = Имя
calculator-record-games = Партий
calculator-record-wins = Побед
calculator-record-average = Средний
calculator-record-best = Лучший
