fantasy-realms-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fantasy-realms-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Options of a table
fantasy-realms-option-variant = Game
fantasy-realms-option-variant-help = Classic: draw and discard in turn; two players fill their hands first. Trading: everybody swaps with everybody until the bell.
fantasy-realms-option-variant-classic = Classic
fantasy-realms-option-variant-trading = Trading
fantasy-realms-option-minutes = Minutes of trading
fantasy-realms-option-minutes-help = When they are over, the bell rings and hands are scored.
fantasy-realms-option-draft_discard = After drawing two
fantasy-realms-option-draft_discard-help = At the start of a game for two you draw two cards and discard one.
fantasy-realms-option-draft_discard-any = Discard any card
fantasy-realms-option-draft_discard-drawn = Discard one of the two
fantasy-realms-option-choices = Choices at the end
fantasy-realms-option-choices-help = What the jokers become, what the Book changes, and so on.
fantasy-realms-option-choices-best = The house finds the best
fantasy-realms-option-choices-declared = Players declare them
fantasy-realms-option-for_each = “For each” counts
fantasy-realms-option-for_each-help = It matters only when two cards bear one name.
fantasy-realms-option-for_each-cards = Every card
fantasy-realms-option-for_each-names = Every different name

## What the cards do. A line begins with its sort: + gives, - costs, x blanks, o clears, > a power of its own.
## Emphasis stands between asterisks, cards between underlines, kinds as [kind|word].
fantasy-realms-text-mountain =
    + *+50* with _Smoke_ and _Wildfire_ both
    o *Clears* every [flood|Flood]
fantasy-realms-text-cavern =
    + *+25* with _Dwarvish Infantry_ or _Dragon_
    o *Clears* every [weather|Weather]
fantasy-realms-text-bell-tower =
    + *+15* with any [wizard|Wizard]
fantasy-realms-text-forest =
    + *+12* for each [beast|Beast] and for _Elven Archers_
fantasy-realms-text-earth-elemental =
    + *+15* for each other [land|Land]
fantasy-realms-text-fountain-of-life =
    + Adds the strength of one [weapon|Weapon], [flood|Flood], [flame|Flame], [land|Land] or [weather|Weather] of your hand
fantasy-realms-text-swamp =
    - *−3* for each [army|Army] and [flame|Flame]
fantasy-realms-text-great-flood =
    x *Blanks* [army|Armies], [land|Lands] except _Mountain_, [flame|Flames] except _Lightning_
fantasy-realms-text-island =
    o *Clears* one [flood|Flood] or [flame|Flame] of your choice
fantasy-realms-text-water-elemental =
    + *+15* for each other [flood|Flood]
fantasy-realms-text-rainstorm =
    + *+10* for each [flood|Flood]
    x *Blanks* [flame|Flames] except _Lightning_
fantasy-realms-text-blizzard =
    x *Blanks* [flood|Floods]
    - *−5* for each [army|Army], [leader|Leader], [beast|Beast] and [flame|Flame]
fantasy-realms-text-smoke =
    x *Blanked* without a [flame|Flame]
fantasy-realms-text-whirlwind =
    + *+40* with _Rainstorm_ and either _Blizzard_ or _Great Flood_
fantasy-realms-text-air-elemental =
    + *+15* for each other [weather|Weather]
fantasy-realms-text-wildfire =
    x *Blanks* everything except [flame|Flames], [wizard|Wizards], [weather|Weather], [weapon|Weapons], [artifact|Artifacts], unused [wild|Jokers], _Mountain_, _Great Flood_, _Island_, _Unicorn_, _Dragon_
fantasy-realms-text-candle =
    + *+100* with _Book of Changes_, _Bell Tower_ and any [wizard|Wizard]
fantasy-realms-text-forge =
    + *+9* for each [weapon|Weapon] and [artifact|Artifact]
fantasy-realms-text-lightning =
    + *+30* with _Rainstorm_
fantasy-realms-text-fire-elemental =
    + *+15* for each other [flame|Flame]
fantasy-realms-text-knights =
    - *−8* without a [leader|Leader]
fantasy-realms-text-elven-archers =
    + *+5* without [weather|Weather]
fantasy-realms-text-light-cavalry =
    - *−2* for each [land|Land]
fantasy-realms-text-dwarvish-infantry =
    - *−2* for each other [army|Army]
fantasy-realms-text-rangers =
    + *+10* for each [land|Land]
    o *Strike* the word [army|Army] from every penalty
fantasy-realms-text-collector =
    + For different cards of one kind: three *+10*, four *+40*, five or more *+100*
fantasy-realms-text-beastmaster =
    + *+9* for each [beast|Beast]
    o *Clears* every [beast|Beast]
fantasy-realms-text-necromancer =
    > At the end, may add an [army|Army], [leader|Leader], [wizard|Wizard] or [beast|Beast] from the discards as an eighth card
    > In a trading game it looks at three cards of the deck instead and may add one of any kind
fantasy-realms-text-warlock-lord =
    - *−10* for each [leader|Leader] and each other [wizard|Wizard]
fantasy-realms-text-enchantress =
    + *+5* for each [land|Land], [weather|Weather], [flood|Flood] and [flame|Flame]
fantasy-realms-text-king =
    + *+5* for each [army|Army]; *+20* each with _Queen_
fantasy-realms-text-queen =
    + *+5* for each [army|Army]; *+20* each with _King_
fantasy-realms-text-princess =
    + *+8* for each [army|Army], [wizard|Wizard] and other [leader|Leader]
fantasy-realms-text-warlord =
    + Adds the strengths of all [army|Armies]
fantasy-realms-text-empress =
    + *+10* for each [army|Army]
    - *−5* for each other [leader|Leader]
fantasy-realms-text-unicorn =
    + *+30* with _Princess_; otherwise *+15* with _Empress_, _Queen_ or _Enchantress_
fantasy-realms-text-basilisk =
    x *Blanks* [army|Armies], [leader|Leaders] and other [beast|Beasts]
fantasy-realms-text-warhorse =
    + *+14* with any [leader|Leader] or [wizard|Wizard]
fantasy-realms-text-dragon =
    - *−40* without a [wizard|Wizard]
fantasy-realms-text-hydra =
    + *+28* with _Swamp_
fantasy-realms-text-warship =
    o *Strikes* the word [army|Army] from the penalties of [flood|Floods]
    x *Blanked* without a [flood|Flood]
fantasy-realms-text-magic-wand =
    + *+25* with any [wizard|Wizard]
fantasy-realms-text-sword-of-keth =
    + *+10* with any [leader|Leader]; *+40* with a [leader|Leader] and _Shield of Keth_
fantasy-realms-text-elven-longbow =
    + *+30* with _Elven Archers_, _Warlord_ or _Beastmaster_
fantasy-realms-text-war-dirigible =
    x *Blanked* without an [army|Army]
    x *Blanked* with any [weather|Weather]
fantasy-realms-text-shield-of-keth =
    + *+15* with any [leader|Leader]; *+40* with a [leader|Leader] and _Sword of Keth_
fantasy-realms-text-gem-of-order =
    + For strengths in a row: three *+10*, four *+30*, five *+60*, six *+100*, seven or more *+150*
fantasy-realms-text-world-tree =
    + *+50* if all active cards differ in kind
fantasy-realms-text-book-of-changes =
    > May change the kind of one other card
fantasy-realms-text-protection-rune =
    o *Clears* every card
fantasy-realms-text-shapeshifter =
    > May take the name and kind of any [artifact|Artifact], [leader|Leader], [wizard|Wizard], [weapon|Weapon] or [beast|Beast] of the game; its strength stays *0*
fantasy-realms-text-mirage =
    > May take the name and kind of any [army|Army], [land|Land], [weather|Weather], [flood|Flood] or [flame|Flame] of the game; its strength stays *0*
fantasy-realms-text-doppelganger =
    > May take the name, kind, strength and penalty of another card of your hand, but not its bonus

## Score sheets
fantasy-realms-total = Total
fantasy-realms-nameless = some { $kind }
fantasy-realms-line-strength = strength
fantasy-realms-line-with = with { $cards }
fantasy-realms-line-without = no Weather in the hand
fantasy-realms-line-per = for { $cards }
fantasy-realms-line-unless = { $card ->
    [knights] no Leader in the hand
    [dragon] no Wizard in the hand
   *[other] what it needs is not in the hand
}
fantasy-realms-line-strength-of-one = strength of { $cards }
fantasy-realms-line-strength-of-all = strength of { $cards }
fantasy-realms-line-run = in a row: { $run }
fantasy-realms-line-collection = different cards of the kind { $kind }: { $cards }
fantasy-realms-line-all-different = all kinds differ
fantasy-realms-blanked-by = { $count ->
    [one] blanked by { $cards }
   *[other] blanked by { $cards }
}
fantasy-realms-blanked-by-itself = blanked by itself: it has become what it blanks
fantasy-realms-blanked-missing = blanked: nothing of the kind { $kind } in the hand
fantasy-realms-blanked-present = blanked: the kind { $kind } is in the hand ({ $cards })
fantasy-realms-blanked-paradox = blanked: these can only stay or go together with each other: { $cards }
fantasy-realms-cleared-by = penalty cleared by { $cards }
fantasy-realms-army-cleared-by = the word Army struck from its penalty by { $cards }
fantasy-realms-passes-for = is { $name }
fantasy-realms-changed-to = the Book made it { $kind ->
    [Army] an Army
    [Artifact] an Artifact
   *[other] a { $kind }
}
fantasy-realms-raised = brought by the Necromancer
fantasy-realms-card-as = { $card } ({ $name })
fantasy-realms-order = Sort by
fantasy-realms-order-kind = kind
fantasy-realms-order-strength = strength
fantasy-realms-order-points = points

## Choices
fantasy-realms-choose = { $card ->
    [necromancer] { $name } brings
    [doppelganger] { $name } copies
    [mirage] { $name } becomes
    [shapeshifter] { $name } becomes
    [book-of-changes] { $name } changes
    [island] { $name } clears
    [fountain-of-life] { $name } takes the strength of
   *[other] { $name }
}
fantasy-realms-choose-kind = New kind
fantasy-realms-choose-auto = Best
fantasy-realms-choose-auto-now = Best: { $what }
fantasy-realms-choose-open = choose a card
fantasy-realms-choose-none = nothing
fantasy-realms-choose-strongest = the strongest card
fantasy-realms-choose-nameless = Without a name
fantasy-realms-choose-change = { $card } → { $kind }

## Prompts. $players are those who are waited for.
fantasy-realms-ask-draw = Your turn: draw from the deck or take an open card
fantasy-realms-ask-draft = Your turn: draw two cards and discard one, or take an open card
fantasy-realms-ask-discard = Now discard a card
fantasy-realms-ask-discard-drawn = Now discard one of the two cards that you have drawn
fantasy-realms-ask-trade = Trade: offer somebody a card, or say that you are content
fantasy-realms-ask-trade-offered = { $name } offers { $card }: pick the card that you give for it, or decline
fantasy-realms-ask-trade-answered = { $name } gives { $theirs } for { $mine }: do you swap?
fantasy-realms-ask-content = You are content with your hand; the others still trade
fantasy-realms-ask-declare = Hands are open: choose for { $card }
fantasy-realms-ask-over = The game is over
fantasy-realms-ask-wait = { $count ->
    [one] { $players } is thinking
   *[other] { $players } are thinking
}
fantasy-realms-ask-wait-trading = Everybody trades with everybody
fantasy-realms-ask-wait-declaring = Still choosing for their hands: { $players }
fantasy-realms-do-draw = Draw a card
fantasy-realms-do-draw-two = Draw two cards
fantasy-realms-do-take = Take { $card }
fantasy-realms-do-discard = Discard { $card }
fantasy-realms-do-offer = Offer { $card }
fantasy-realms-do-offer-to = Offer { $name }:
fantasy-realms-do-withdraw = Take back the offer to { $name }
fantasy-realms-do-answer = Give { $card }
fantasy-realms-do-answer-to = For { $theirs } of { $name }:
fantasy-realms-do-refuse = Turn { $name } down
fantasy-realms-do-accept = { $name }: { $mine } for { $theirs }
fantasy-realms-do-content = I am content
fantasy-realms-do-content-sure = Everybody else is content: this ends the game.
fantasy-realms-do-resume = Think again
fantasy-realms-do-declare-best = Leave all to the house
fantasy-realms-group-take = Take
fantasy-realms-group-discard = Discard

## The table
fantasy-realms-deck = Deck
fantasy-realms-deck-draw = { $count ->
    [one] Draw from the deck, { $count } card left
   *[other] Draw from the deck, { $count } cards left
}
fantasy-realms-discards = Discards
fantasy-realms-discards-count = { $count } of { $limit }
fantasy-realms-discards-left = { $count ->
    [0] the end
    [one] one more ends the game
   *[other] { $count } more end the game
}
fantasy-realms-discards-left-draft = The end comes when both hold seven cards
fantasy-realms-discards-empty = The discard area is empty
fantasy-realms-no-drawing = { $count ->
    [one] Nobody has drawn from the deck for { $count } turn: at { $limit } the game ends
   *[other] Nobody has drawn from the deck for { $count } turns: at { $limit } the game ends
}
fantasy-realms-hand = Your hand
fantasy-realms-hand-worth = Your hand: { $points }
fantasy-realms-hand-empty = You have no cards yet
fantasy-realms-sheet-title = Your hand, line by line
fantasy-realms-sheet-note = With the best choices for jokers and the like. A Necromancer counts what lies in the discard area now.
fantasy-realms-sheet-note-trading = With the best choices for jokers and the like. What a Necromancer will find in the deck is not counted.
fantasy-realms-fresh = new
fantasy-realms-card-label = { $card }, { $kind }, strength { $strength }
fantasy-realms-card-now = counts { $points } now
fantasy-realms-card-blanked = blanked
fantasy-realms-would-be-take = With it: { $points }
fantasy-realms-would-be-discard = Without it: { $points }
fantasy-realms-explain = What does { $card } do?
fantasy-realms-holds = { $cards }, { $known } known
fantasy-realms-known = Known cards
fantasy-realms-known-none = Nothing is known of this hand
fantasy-realms-unknown = { $count ->
    [one] and { $count } card more
   *[other] and { $count } cards more
}
fantasy-realms-open-hand = The hand

## Trading
fantasy-realms-bell = Until the bell
fantasy-realms-content = content
fantasy-realms-pick-first = Pick a card of your hand first
fantasy-realms-offers-you = { $name } offers
fantasy-realms-you-offer = You offer { $name }
fantasy-realms-for = for
fantasy-realms-no-answer = no answer yet
fantasy-realms-your-answer = you would give
fantasy-realms-waits = { $name } decides
fantasy-realms-offer-to = Offer { $card }
fantasy-realms-picked-answer = Give it to { $name } for { $theirs }
fantasy-realms-picked-offer = Offer it to { $name }
fantasy-realms-give-for-it = Give { $card } for it
fantasy-realms-accept = Swap
fantasy-realms-withdraw = Take back
fantasy-realms-refuse = No, thanks
fantasy-realms-others-offers = Offers between others
fantasy-realms-offer-between = { $from } → { $to }
fantasy-realms-offer-between-answered = { $from } ⇄ { $to }

## The end
fantasy-realms-end-tie = Strength for ties: { $strength }
fantasy-realms-end-try = Try other choices
fantasy-realms-end-try-help = Only to see: the result of the game stays.
fantasy-realms-end-would-be = It would be { $points } instead of { $real }
fantasy-realms-end-same = That gives { $points } too
fantasy-realms-end-calculator = Open in the calculator
fantasy-realms-declare-title = Choose for { $card }
fantasy-realms-declare-confirm = Choose: { $what }
fantasy-realms-declare-total = Your hand would count { $points }

## The log. $who says whether the reader is meant: you or other.
fantasy-realms-log-drew = { $who ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck
}
fantasy-realms-log-drew-seen = { $who ->
    [you] You draw { $cards }
   *[other] { $name } draws { $cards }
}
fantasy-realms-log-took = { $who ->
    [you] You take { $card }
   *[other] { $name } takes { $card }
}
fantasy-realms-log-discarded = { $who ->
    [you] You discard { $card }
   *[other] { $name } discards { $card }
}
fantasy-realms-log-offered = { $who ->
    [you] You offer { $other } { $card }
   *[other] { $name } offers { $other } { $card }
}
fantasy-realms-log-answered = { $who ->
    [you] You would give { $other } { $card }
   *[other] { $name } would give { $other } { $card }
}
fantasy-realms-log-a-card = a card
fantasy-realms-log-traded = { $name } and { $other } swap cards
fantasy-realms-log-traded-seen = { $name } gives { $other } { $gave } for { $got }
fantasy-realms-log-withdrawn = { $who ->
    [you] You take back your offer to { $other }
   *[other] { $name } takes back the offer to { $other }
}
fantasy-realms-log-refused = { $otherwho ->
    [you] You turn { $name } down
   *[other] { $other } turns { $name } down
}
fantasy-realms-log-lapsed = The offer of { $name } to { $other } is void: its card is gone
fantasy-realms-log-content = { $who ->
    [you] You are content with your hand
   *[other] { $name } is content with their hand
}
fantasy-realms-log-resumed = { $who ->
    [you] You think again
   *[other] { $name } thinks again
}
fantasy-realms-log-ended-discard-full = Enough cards are discarded: all hands are opened
fantasy-realms-log-ended-only-taking = Nobody has drawn for too long: all hands are opened
fantasy-realms-log-ended-all-content = Everybody is content: all hands are opened
fantasy-realms-log-ended-bell = The bell rings: all hands are opened
fantasy-realms-log-declared = { $who ->
    [you] You choose: { $choice } { $what }
   *[other] { $name }: { $choice } { $what }
}
fantasy-realms-log-scored = { $who ->
    [you] Your hand counts { $points }
   *[other] The hand of { $name } counts { $points }
}

## Refusals
fantasy-realms-no-not-asked = It is not your turn.
fantasy-realms-no-over = The game is over.
fantasy-realms-no-draw-first = First draw from the deck or take an open card.
fantasy-realms-no-discard-first = You have a new card: now discard one.
fantasy-realms-no-not-open = { $card } does not lie in the discard area.
fantasy-realms-no-not-in-hand = { $card } is not in your hand.
fantasy-realms-no-not-drawn = Only one of the two cards that you have just drawn may leave.
fantasy-realms-no-turns = While trading, nobody draws or discards.
fantasy-realms-no-trading = There is no trading now.
fantasy-realms-no-partner = There is nobody there to trade with.
fantasy-realms-no-offer-stands = Your offer to { $name } still stands.
fantasy-realms-no-offer = There is no such offer between you and { $name }.
fantasy-realms-no-answered = You have answered { $name } already.
fantasy-realms-no-other-answer = { $name } does not offer { $card } in return any more.
fantasy-realms-no-content = You are content with your hand: think again first.
fantasy-realms-no-not-content = You are trading already.
fantasy-realms-no-bell = Only the house rings the bell.
fantasy-realms-no-declare = There is nothing to choose now.
fantasy-realms-no-another-first = First choose for { $card }.
fantasy-realms-no-nothing-to-choose = { $card } is not in the hand, so there is nothing to choose for it.
fantasy-realms-no-choice-not-in-hand = { $chooser } needs a card of the hand, and { $card } is not in it.
fantasy-realms-no-not-offered = The Necromancer can’t bring { $card }: it is not among the cards offered.
fantasy-realms-no-in-hand-already = { $card } is in the hand already.
fantasy-realms-no-itself = { $chooser } can’t choose itself.
fantasy-realms-no-wrong-guise = { $chooser } can’t become a card of the kind { $kind }.
fantasy-realms-no-kind = The Book of Changes can’t make { $card } a joker.
fantasy-realms-no-wrong-kind = { $chooser } can’t choose { $card }: its kind is { $kind } now.
fantasy-realms-no-blanked = { $chooser } can’t take the strength of { $card }: it is blanked.
