review-thinking = Смотрит ход { $done } из { $count }…
review-done = Это всё.
review-whose = Чьи решения?
review-after = { $step ->
    [0] В самом начале
   *[other] После шага { $step }
}
review-made = Сыграно: { $action }.
review-better = Лучше: { $action }.
