fantasy-realms-name = Fantasy Realms
fantasy-realms-tagline = Seven cards, one realm: make them worth more together.
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
fantasy-realms-blanked-by = blanked by { $cards }
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
fantasy-realms-choose-none = nothing
fantasy-realms-choose-strongest = the strongest card
fantasy-realms-choose-nameless = Without a name
fantasy-realms-choose-change = { $card } → { $kind }
fantasy-realms-close = Close
