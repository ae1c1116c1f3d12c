fantasy-realms-name = Фэнтезийные королевства
fantasy-realms-tagline = Семь карт — одно королевство: вместе они стоят больше.
fantasy-realms-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
