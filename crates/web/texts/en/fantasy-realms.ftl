fantasy-realms-name = Fantasy Realms
fantasy-realms-tagline = Seven cards, one realm: make them worth more together.
fantasy-realms-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
