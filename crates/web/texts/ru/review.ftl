review-thinking = Смотрит ход { $done } из { $count }…
review-done = { $count ->
    [0] Просмотрены все решения: ничего существенного не упущено.
   *[other] Просмотрены все решения.
}
review-whose = Чьи решения?
review-after = { $step ->
    [0] В самом начале
   *[other] После шага { $step }
}
review-made = Выбрано: { $action }.
review-better = Лучше: { $action }.
