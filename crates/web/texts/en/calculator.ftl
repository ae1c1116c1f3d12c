calculator-title = Score calculator for Fantasy Realms
calculator-search = Find a card
calculator-kinds = Kinds
calculator-nothing-found = No card is called so.
calculator-cell = { $card }, { $kind }, strength { $strength }
calculator-filling = What taps on cards fill
calculator-filling-hand = My hand
calculator-filling-discards = Discards
calculator-filling-hand-help = With seven cards in hand, one more tap chooses the Necromancer’s card.
calculator-filling-discards-help = Tap what lies in the discard area: the Necromancer finds the best of it by itself.
calculator-raised = The Necromancer brings { $card }.
calculator-full = Seven cards are a whole hand: tap one of them to put it back first.
calculator-not-raisable = The Necromancer can’t bring { $card }: only an Army, a Leader, a Wizard or a Beast from the discards.
calculator-offered = { $card } lies in the discard area.
calculator-held-by = { $card } is in the hand of { $player }.
calculator-fetch = Take it here
calculator-player = Player { $number }
calculator-players = Players
calculator-player-name = Name
calculator-add-player = Add a player
calculator-remove-player = Take { $name } out
calculator-ranking = Who wins
calculator-by-strength = wins the tie: lower strength, { $strength }
calculator-new-game = Save and start a new game
calculator-total = Total
calculator-empty = Tap seven cards: the total and every line of it appear at once.
calculator-best-again = Back to the best choices
calculator-strength = Strength for ties: { $strength }
calculator-share = Copy a link to this
calculator-copied = Copied
calculator-link = Link
calculator-options = How you play
calculator-trading = Trading game: the Necromancer may keep a card of any kind
calculator-names = “For each” counts different names
calculator-names-help = As the Russian rulebook’s letter has it. It matters only when two cards bear one name.
calculator-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
calculator-clear = Empty the hand
calculator-remove = Put { $card } back
calculator-to-score = Score
calculator-to-cards = Cards
calculator-history = { $count ->
    [one] { $count } game counted before
   *[other] { $count } games counted before
}
calculator-forget = Forget this game
calculator-record-name = Name
calculator-record-games = Games
calculator-record-wins = Won
calculator-record-average = Average
calculator-record-best = Best
