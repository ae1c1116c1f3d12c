animal-kingdoms-or = or
animal-kingdoms-age = Age
animal-kingdoms-age-number = Age { $age }
animal-kingdoms-realm = Realm { $size }
animal-kingdoms-to-realm = realm { $size }
animal-kingdoms-rank = rank { $rank }
animal-kingdoms-upstart = The upstart
animal-kingdoms-explain = What is this: { $what }
animal-kingdoms-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
animal-kingdoms-influence = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
animal-kingdoms-modifiers = “+2” × { $count }
animal-kingdoms-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
animal-kingdoms-retreated = retreated
animal-kingdoms-retreated-as = Retreated in this age, number { $place }

## Options of a table
animal-kingdoms-option-ties = Ties for first place
animal-kingdoms-option-ties-help = Battles: the tied fight with secret cards. Peace: whoever of them holds the capital is first; if nobody does, all of them are.
animal-kingdoms-option-ties-battles = Battles
animal-kingdoms-option-ties-peace = Peace
animal-kingdoms-option-level = The upstart
animal-kingdoms-option-level-help = Alone you play against an upstart who draws his cards from the deck. The easy one starts every age, but has no bonus card. The medium one’s must match by beast, the normal one’s may match by rank too. The hard one reveals one card more in battle, the extra hard one has two bonus cards.
animal-kingdoms-option-level-easy = Easy
animal-kingdoms-option-level-medium = Medium
animal-kingdoms-option-level-normal = Normal
animal-kingdoms-option-level-hard = Hard
animal-kingdoms-option-level-extra-hard = Extra hard

## Beasts as what somebody plays
animal-kingdoms-object-red-panda = red panda
animal-kingdoms-object-tiger = tiger
animal-kingdoms-object-bee = bee
animal-kingdoms-object-lizard = lizard
animal-kingdoms-object-frog = frog
animal-kingdoms-object-owl = owl
animal-kingdoms-object-okapi = okapi
animal-kingdoms-object-wolf = wolf

## Decrees in a few words
animal-kingdoms-decree-U01 = Rank 1, 2 or 3
animal-kingdoms-decree-U02 = Rank 4 or 5
animal-kingdoms-decree-U03 = Rank 6, 7 or 8
animal-kingdoms-decree-U04 = An even rank
animal-kingdoms-decree-U05 = An odd rank
animal-kingdoms-decree-U06 = Wolf or frog
animal-kingdoms-decree-U07 = Lizard or tiger
animal-kingdoms-decree-U08 = Bee or okapi
animal-kingdoms-decree-U09 = Owl or red panda
animal-kingdoms-decree-U10 = A pair by type or rank: one stays, one goes
animal-kingdoms-decree-U11 = A rank not here yet
animal-kingdoms-decree-U12 = A beast not here yet
animal-kingdoms-decree-U13 = One more or one less than the last card here
animal-kingdoms-decree-U14 = Rank or beast of the last card here
animal-kingdoms-decree-U15 = Odd and even by turns
animal-kingdoms-decree-U16 = A row upwards from 1
animal-kingdoms-decree-U17 = A row downwards from 8
animal-kingdoms-decree-U18 = Other rank and other beast than the last card here
animal-kingdoms-decree-U19 = Low (1–4) and high (5–8) by turns
animal-kingdoms-decree-U20 = Rank or beast of a neighbour’s last card
animal-kingdoms-decree-U21 = Rank of a neighbour’s last card
animal-kingdoms-decree-U22 = Beast of a neighbour’s last card
animal-kingdoms-decree-U23 = No lower than either neighbour
animal-kingdoms-decree-U24 = No higher than either neighbour
animal-kingdoms-decree-U25 = Neither rank nor beast of a neighbour
animal-kingdoms-decree-U26 = One more or one less than a neighbour
animal-kingdoms-decree-U27 = Rank of some other realm’s last card
animal-kingdoms-decree-U28 = Beast of some other realm’s last card
animal-kingdoms-decree-U29 = A rank no other realm shows
animal-kingdoms-decree-U30 = A beast no other realm shows

## What a decree sees and needs
animal-kingdoms-need-any = any card will do
animal-kingdoms-need-nothing = nothing more can be played
animal-kingdoms-need-rank = rank { $ranks } is needed
animal-kingdoms-need-at-least = a rank of { $rank } or more is needed
animal-kingdoms-need-at-most = a rank of { $rank } or less is needed
animal-kingdoms-need-beast = { $beasts } is needed
animal-kingdoms-need-other = anything but { $others } will do
animal-kingdoms-need-pair = two cards of one beast or one rank are needed
animal-kingdoms-seen-first = no card here yet
animal-kingdoms-seen-last = the last card here is { $cards }
animal-kingdoms-seen-realm = here lie { $cards }
animal-kingdoms-seen-neighbours = { $count ->
    [one] one neighbour shows { $cards }, the other nothing
   *[other] the neighbours show { $cards }
}
animal-kingdoms-seen-others = { $count ->
    [one] one other realm shows { $cards }
   *[other] the other realms show { $cards }
}

## The map
animal-kingdoms-realm-label = { $realm }: { $taken } of { $all } territories taken
animal-kingdoms-capital-of = Capital: { $name }
animal-kingdoms-tokens-of = { $name }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
animal-kingdoms-token-label = First place brings { $points }
animal-kingdoms-decree-label = Decree: { $text }
animal-kingdoms-last-card = Last card: { $card }
animal-kingdoms-no-cards = No card yet
animal-kingdoms-takes-it = Takes the chosen card
animal-kingdoms-refuses-it = Does not take the chosen card
animal-kingdoms-cards-here = Cards in the order of play
animal-kingdoms-free = { $count } free
animal-kingdoms-tokens-here = Kingdom tokens, the next first
animal-kingdoms-play-here = Play { $card } here
animal-kingdoms-deck = Deck { $count } · discard { $discard }
animal-kingdoms-supply = “+2” left: { $count }
animal-kingdoms-rally-barred = No rallies: somebody has retreated

## The score as it stands
animal-kingdoms-now = Who leads
animal-kingdoms-now-title = If the age ended now
animal-kingdoms-now-help = Tokens of each side in each realm, and what they would bring. Swords: a battle for first place.
animal-kingdoms-now-sum = For sure
animal-kingdoms-now-total = Score
animal-kingdoms-battle-sign = ⚔

## The hand
animal-kingdoms-card-label = { $beast }, rank { $rank }
animal-kingdoms-fits = Fits realms { $realms }
animal-kingdoms-fits-nowhere = Fits nowhere now
animal-kingdoms-nobody-takes = No realm takes { $card } now.
animal-kingdoms-play-in = Play { $card } in realm { $size }
animal-kingdoms-rally-begin = Rally +1…
animal-kingdoms-retreat-begin = Retreat…
animal-kingdoms-rally-choose = Which cards do you discard?
animal-kingdoms-rally-do = { $count ->
    [one] Swap { $count } card, +1 point
   *[other] Swap { $count } cards, +1 point
}
animal-kingdoms-pair-ask = { $realm }: { $card } stays. Which card goes?
animal-kingdoms-discard-with = Discard { $card }
animal-kingdoms-own-retreat-token = Your retreat token is worth { $points }. Only you know.

## Battles
animal-kingdoms-battle-for = Battle for realm { $size }
animal-kingdoms-battle-stake = The winner gets { $points }, the losers 3.
animal-kingdoms-battle-rule = The higher rank wins, but a 1 beats 8 and more.
animal-kingdoms-battle-leads = { $names } wins as it stands.
animal-kingdoms-battle-even = { $names } are level as it stands.
animal-kingdoms-battle-out = beaten
animal-kingdoms-battle-chose = has chosen
animal-kingdoms-battle-chooses = is choosing…
animal-kingdoms-battle-deck = { $count ->
    [one] { $count } card from the deck
   *[other] { $count } cards from the deck
}
animal-kingdoms-outlook-win = you win
animal-kingdoms-outlook-tie = tie
animal-kingdoms-outlook-loss = you lose
animal-kingdoms-news = What the end of the age brought

## The upstart
animal-kingdoms-bonus = { $count ->
    [one] Bonus card
   *[other] Bonus cards
}
animal-kingdoms-upstart-did = { $capital ->
    [yes] { $card } takes the capital of realm { $size }: { $why }.
   *[no] { $card } to realm { $size }: { $why }.
}
animal-kingdoms-aim-rank = its rank leads to realm { $size }
animal-kingdoms-aim-follow = a low card follows you to realm { $size }
animal-kingdoms-aim-smallest = a low card, and you have not played in this age: realm { $size }, the smallest
animal-kingdoms-aim-bonus = a bonus card that matched goes along to realm { $size }
animal-kingdoms-aim-but = { $aim }, but { $obstacles }, so he goes on to realm { $size }
animal-kingdoms-obstacle-full = realm { $size } is full
animal-kingdoms-obstacle-capital = only the capital is free in realm { $size }
animal-kingdoms-obstacle-leads = he leads by two in realm { $size }

## Prompts
animal-kingdoms-ask-turn = Your turn: play a card in a realm, rally, or retreat.
animal-kingdoms-ask-turn-stuck = Your turn: no realm takes any of your cards. Rally or retreat.
animal-kingdoms-ask-capture = Your turn: play a card in a realm or retreat. Nobody rallies any more.
animal-kingdoms-ask-must-retreat = No realm takes any of your cards, and nobody rallies any more: you must retreat.
animal-kingdoms-ask-fight = Battle for realm { $size }: choose a card in secret.
animal-kingdoms-ask-fight-upstart = Battle for realm { $size }: choose a card against { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the deck.
animal-kingdoms-ask-boost = The cards are open: strengthen yours or pass.
animal-kingdoms-ask-over = The game is over.
animal-kingdoms-ask-wait = { $count ->
    [one] { $names } is to move.
   *[other] { $names } are to move.
}
animal-kingdoms-ask-wait-battle = Battle for realm { $size }. { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
animal-kingdoms-ask-wait-boost = { $names } strengthens a card or passes.
animal-kingdoms-group-play = To realm { $size }
animal-kingdoms-group-rally = Rally: +1 point, swap these cards
animal-kingdoms-do-pair = { $stays } stays, { $leaves } goes
animal-kingdoms-do-retreat = Retreat
animal-kingdoms-do-retreat-sure = You play no more cards in this age. Retreat?
animal-kingdoms-do-fight = Fight with { $card }
animal-kingdoms-do-boost = Add +{ $points }
animal-kingdoms-do-pass = Pass

## The log
animal-kingdoms-log-captured = { $who ->
    [you] You play { $card } in { $realm }.
   *[other] { $name } plays { $card } in { $realm }.
}
animal-kingdoms-log-capital = { $who ->
    [you] You take the capital of { $realm } with { $card }!
   *[other] { $name } takes the capital of { $realm } with { $card }!
}
animal-kingdoms-log-pair = Discarded with it: { $card }.
animal-kingdoms-log-rallied = { $who ->
    [you] You rally for 1 point. Discarded: { $cards }.
   *[other] { $name } rallies for 1 point. Discarded: { $cards }.
}
animal-kingdoms-log-drew = You draw { $cards }.
animal-kingdoms-log-reshuffled = { $count ->
    [one] The deck has run out: { $count } card of the discard is the new one.
   *[other] The deck has run out: { $count } cards of the discard are the new one.
}
animal-kingdoms-log-retreated = { $who ->
    [you] You retreat.
   *[other] { $name } retreats.
}
animal-kingdoms-log-retreated-capital = { $who ->
    [you] With a capital taken, you retreat.
   *[other] { $name } has taken a capital and retreats.
}
animal-kingdoms-log-retreated-tokens = { $who ->
    [you] You have no tokens left and retreat.
   *[other] { $name } has no tokens left and retreats.
}
animal-kingdoms-log-token-seen = { $who ->
    [you] First to retreat, you take a retreat token: { $points }. Only you know.
   *[other] { $name } is the first to retreat and takes a retreat token: { $points }.
}
animal-kingdoms-log-token = { $name } is the first to retreat and takes a retreat token, face down.
animal-kingdoms-log-age-ended = Age { $age } is over: the realms are scored.
animal-kingdoms-log-battle = Battle for { $realm }: { $names }.
animal-kingdoms-log-revealed = Cards open: { $cards }.
animal-kingdoms-why-higher = { $cards }: { $rank } is highest, { $name } wins.
animal-kingdoms-why-one = { $cards }: a 1 beats 8 and more, { $name } wins.
animal-kingdoms-why-even = { $cards }: level at { $rank }.
animal-kingdoms-why-circle = { $cards }: { $ranks } beat each other in a circle.
animal-kingdoms-faced-lost = Your { $card } against { $cards }: { $by } beats { $rank }, the upstart wins.
animal-kingdoms-faced-won = Your { $card } against { $cards }: { $rank } beats them all, you win.
animal-kingdoms-faced-tied = Your { $card } against { $cards }: a tie at { $rank }.
animal-kingdoms-log-boosted = { $who ->
    [you] You add +{ $points } to your card.
   *[other] { $name } adds +{ $points }.
}
animal-kingdoms-log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
animal-kingdoms-log-fight-on = { $names } choose again.
animal-kingdoms-log-won = { $who ->
    [you] You win the battle for { $realm }.
   *[other] { $name } wins the battle for { $realm }.
}
animal-kingdoms-log-tied = The battle for { $realm } stays tied: { $names } share first place.
animal-kingdoms-log-consoled = A “+2” for { $names }.
animal-kingdoms-log-scored = Scored: { $realm }, token { $token }. { $points }.
animal-kingdoms-log-scored-empty = Nobody is in { $realm }: its token { $token } is gone.
animal-kingdoms-log-age-began = Age { $age } begins: new decrees, and { $who ->
    [you] you start.
   *[other] { $name } starts.
}
animal-kingdoms-log-upstart = { $capital ->
    [yes] The upstart takes the capital of { $realm } with { $card }: { $why }.
   *[no] The upstart plays { $card } in { $realm }: { $why }.
}
animal-kingdoms-log-upstart-discarded = The upstart discards { $card }: alone, he has no use for low cards.
animal-kingdoms-log-bonus = New bonus card of the upstart: { $card }.
animal-kingdoms-log-ended = The game is over.
animal-kingdoms-log-ended-tokens = The game is over. For retreat tokens and unused “+2” — { $points }.

## Refusals
animal-kingdoms-no-not-asked = It is not your turn to decide.
animal-kingdoms-no-over = The game is over.
animal-kingdoms-no-battle = There is no battle now.
animal-kingdoms-no-choose-card = A battle goes on: choose a card for it.
animal-kingdoms-no-boost-or-pass = The cards are open: strengthen yours or pass.
animal-kingdoms-no-not-in-hand = You don’t hold this card: { $card }.
animal-kingdoms-no-full = { $realm } is full: no territory is free there.
animal-kingdoms-no-decree = { $realm }, decree “{ $decree }”, does not take { $card }: { $why }.
animal-kingdoms-no-pair-needed = { $realm }, decree “{ $decree }”: you have no card of the same beast or rank to go with { $card }.
animal-kingdoms-no-pair = { $stays } and { $leaves } are no pair: they must share the beast or the rank.
animal-kingdoms-no-pair-here = { $realm } takes one card, not two.
animal-kingdoms-no-empty-rally = To rally, choose at least one card to discard.
animal-kingdoms-no-rally = Nobody rallies any more in this age: { $name } has retreated.
animal-kingdoms-no-chosen = You have chosen your card. The others still choose.
animal-kingdoms-no-modifiers = You have { $held } “+2”, not { $asked }.
animal-kingdoms-no-empty-boost = To add nothing, pass.

## Where points come from
animal-kingdoms-place-nothing = nothing
animal-kingdoms-place-majority = first, most tokens
animal-kingdoms-place-battle-won = first, battle won
animal-kingdoms-place-battle-tied = first, battle tied to the last card
animal-kingdoms-place-capital-held = first, tie decided by the capital
animal-kingdoms-place-shared = first, shared
animal-kingdoms-place-second = second
animal-kingdoms-place-battle-lost = second, battle lost
animal-kingdoms-place-capital-missed = second, the other tied side holds the capital
animal-kingdoms-place-third = third
animal-kingdoms-cause-rally = Rallies: { $count }
animal-kingdoms-cause-tokens = Tokens at the end
animal-kingdoms-cause-retreat-token = Retreat token of age { $age }
animal-kingdoms-cause-modifiers = Unused “+2”, a point each
animal-kingdoms-token-known = Retreat token of age { $age }: { $points }
animal-kingdoms-token-unknown = Retreat token of age { $age }: its value is secret
animal-kingdoms-alone = { $won ->
    [yes] { $who ->
        [you] You beat
       *[other] { $name } beats
    } the upstart
   *[no] The upstart wins
} ({ $level }).
animal-kingdoms-end-tie = Equal totals: the capital of realm 8 in the third age decides.
animal-kingdoms-end-tie-capital = Equal totals, but this side took the capital of realm 8 in the third age.
animal-kingdoms-end-tie-shared = Equal totals, and none of these sides took the capital of realm 8 in the third age: the place is shared.
animal-kingdoms-end-tie-upstart = Equal totals: the upstart wins.

## What does this do?
animal-kingdoms-about-card = Play it in a realm whose decree takes it: your token goes on a free territory there.
animal-kingdoms-about-one = In battle a 1 beats 8 and anything raised to 8 or more; every other rank beats it.
animal-kingdoms-about-eight = In battle the 8 is the highest rank, but a 1 beats it, and modifiers can raise another card above it.
animal-kingdoms-about-rank = In battle the higher rank wins.
animal-kingdoms-about-realm = { $ordinary } territories and the capital, { $size } in all, and two seats of the council. The capital is taken last; whoever takes it retreats, and after the first and the second age the token moves to the council.
animal-kingdoms-about-retreat-token = The first to retreat in an age takes one of the tokens 2, 3, 4 and 5, unseen by the others. It is worth its value at the end.
animal-kingdoms-about-bonus-card = When the upstart plays a card of the same beast as his bonus card, or of the same rank, he plays the bonus card too, into the same realm or the next that suits him, and gets a new one. The medium upstart’s must match by beast.
animal-kingdoms-about-decree = A card may be played here if { $asks }.
animal-kingdoms-arrow-none = No arrow: it looks at nothing but the card that is played.
animal-kingdoms-arrow-down = Arrow down: it looks at the cards of its own realm. As long as there are none, any card will do, unless the decree names the first one.
animal-kingdoms-arrow-single = Arrows to both sides: it looks at the last cards of the two neighbours. As long as both are empty, any card will do.
animal-kingdoms-arrow-double = Double arrows: it looks at the last cards of all other realms. As long as all are empty, any card will do.
animal-kingdoms-mark-rulebook = This decree stands in the rulebook.
animal-kingdoms-mark-documented = This decree is known from reviews and other editions.
animal-kingdoms-mark-ours = This decree is our reconstruction.
