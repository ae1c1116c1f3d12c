## Options of a table
brutal-kingdom-option-cast = Characters
brutal-kingdom-option-cast-help = Three players leave out the four lowest ranks, or set any four cards aside unseen in every chapter.
brutal-kingdom-option-cast-fixed = Without ranks 1 to 4
brutal-kingdom-option-cast-changing = Changing cast
brutal-kingdom-option-first = Goes first
brutal-kingdom-option-first-help = Who has the start-player card at the beginning.
brutal-kingdom-option-first-lot = By lot
brutal-kingdom-option-first-seat-0 = First seat
brutal-kingdom-option-first-seat-1 = Second seat
brutal-kingdom-option-first-seat-2 = Third seat
brutal-kingdom-option-first-seat-3 = Fourth seat
brutal-kingdom-option-remember = Remember for me
brutal-kingdom-option-remember-help = Hidden cards that you can be sure of are shown to you: those you passed on, looked at or exchanged.
brutal-kingdom-option-open_stacks = Open stacks
brutal-kingdom-option-open_stacks-help = Covered cards are shown to everybody; otherwise they are for the memory.

## The characters: as an object of a sentence, and what they do
brutal-kingdom-whom-charlatan = the Charlatan
brutal-kingdom-whom-black-knight = the Black Knight
brutal-kingdom-whom-courtesan = the Courtesan
brutal-kingdom-whom-fortune-teller = the Fortune Teller
brutal-kingdom-whom-poisoner = the Poisoner
brutal-kingdom-whom-berserker = the Berserker
brutal-kingdom-whom-assassin = the Assassin
brutal-kingdom-whom-abbot = the Abbot
brutal-kingdom-whom-druid = the Druid
brutal-kingdom-whom-white-knight = the White Knight
brutal-kingdom-whom-monk = the Monk
brutal-kingdom-whom-executioner = the Executioner
brutal-kingdom-whom-intriguer = the Intriguer
brutal-kingdom-whom-witch = the Witch
brutal-kingdom-whom-king = the King
brutal-kingdom-whom-queen = the Queen
brutal-kingdom-whom-saint = the Saint
brutal-kingdom-whom-bishop = the Bishop
brutal-kingdom-whom-wizard = the Wizard
brutal-kingdom-whom-inquisitor = the Inquisitor
brutal-kingdom-text-charlatan = Turn one of your own eliminated cards face up again. Its effect is gone, but its icons count.
brutal-kingdom-text-black-knight = If he lies face up at the end of the chapter and your icons bring you no token, take one of your choice.
brutal-kingdom-text-courtesan = Exchange one or two cards of your hand with other players, each for one with the same back. Both sides choose unseen.
brutal-kingdom-text-fortune-teller = Look at the cards in the centre.
brutal-kingdom-text-poisoner = Eliminates an Abbot or a Bishop that lies uncovered before another player.
brutal-kingdom-text-berserker = Eliminates an Intriguer or a Wizard that lies uncovered before another player.
brutal-kingdom-text-assassin = Eliminates a King or a Queen that lies uncovered before another player.
brutal-kingdom-text-abbot = Eliminates a Witch or a Wizard that lies uncovered before another player.
brutal-kingdom-text-druid = Swap a card of your hand, unseen, for a card in the centre with the same back.
brutal-kingdom-text-white-knight = Swap a card of your hand, unseen, for a card in the centre with the same back.
brutal-kingdom-text-monk = Swap a card of your hand, unseen, for a card in the centre with the same back.
brutal-kingdom-text-executioner = Name a character, but not the Saint. Whoever plays it while he lies uncovered loses it at once.
brutal-kingdom-text-intriguer = Changes places with the open top card of the highest rank, unless he is the highest himself.
brutal-kingdom-text-witch = Look at the hand of another player.
brutal-kingdom-text-king = As long as he lies uncovered, he eliminates the Queen when another player plays her.
brutal-kingdom-text-queen = As long as she lies uncovered, she eliminates the King when another player plays him.
brutal-kingdom-text-saint = Put a power token from the supply on the chapel. Nobody can eliminate the Saint.
brutal-kingdom-text-bishop = No effect: only power.
brutal-kingdom-text-wizard = No effect: only power.
brutal-kingdom-text-inquisitor = Declare his rank: 20 or 0. Then name a character: whoever holds it shows it and swaps it for a card in the centre.
brutal-kingdom-duty-must = must
brutal-kingdom-duty-may = may
brutal-kingdom-duty-automatic = by itself
brutal-kingdom-duty-nothing = no effect
brutal-kingdom-token-blue = Royal token
brutal-kingdom-token-green = Church token
brutal-kingdom-token-yellow = Mystic token
brutal-kingdom-power-blue = royal power
brutal-kingdom-power-green = power of the church
brutal-kingdom-power-yellow = mystic power
brutal-kingdom-card-label = { $card }, rank { $rank }, { $back ->
    [light] light back
   *[dark] dark back
}
brutal-kingdom-card-icons = { $count ->
    [one] { $count } icon
   *[other] { $count } icons
} of { $colour ->
    [blue] royal power
    [green] church power
   *[yellow] mystic power
}

## The table
brutal-kingdom-chapter = Chapter { $chapter }/{ $of }
brutal-kingdom-round = round { $round }/{ $of }
brutal-kingdom-chapter-over = Chapter { $chapter } is over
brutal-kingdom-first-now = First: { $name }.
brutal-kingdom-first-next = Next first: { $name } ({ $card }, { $rank }).
brutal-kingdom-start-card = has the start-player card
brutal-kingdom-start-card-next = would get the start-player card: highest rank now
brutal-kingdom-reference-open = Who eliminates whom
brutal-kingdom-reference = Who eliminates whom
brutal-kingdom-reference-at-once = At once, when played
brutal-kingdom-reference-in-wait = In wait, while uncovered
brutal-kingdom-reference-safe = Only another player’s uncovered, open card can be struck. The whole stack below it falls with it. Nobody eliminates the Saint.
brutal-kingdom-reference-all = All characters
brutal-kingdom-named-victim = whoever was named, but not the Saint
brutal-kingdom-nobody-eliminates = Nobody can eliminate this character.
brutal-kingdom-eliminated-by = Can be eliminated by: { $cards }.
brutal-kingdom-eliminations-title = Eliminations
brutal-kingdom-in-wait = { $card } lies in wait for { $victim }
brutal-kingdom-hand-backs = Hand: { $light } light, { $dark } dark
brutal-kingdom-hand-known = You know: { $cards }
brutal-kingdom-here-spy = Look
brutal-kingdom-here-offer = Here
brutal-kingdom-stack-height = { $count ->
    [one] stack of { $name }, { $count } card
   *[other] stack of { $name }, { $count } cards
}
brutal-kingdom-stack-down = { $count ->
    [one] Face down: { $count } card
   *[other] Face down: { $count } cards
}
brutal-kingdom-stack-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
brutal-kingdom-victim = Possible victim
brutal-kingdom-own-stack = Your stack, the last card on top
brutal-kingdom-eliminated = eliminated
brutal-kingdom-centre = The centre
brutal-kingdom-centre-place = Place { $place } of the centre, { $back ->
    [light] light card
   *[dark] dark card
}
brutal-kingdom-you-know = You know it: { $card }
brutal-kingdom-supply = Supply
brutal-kingdom-supply-label = { $power }: { $left } in the supply, one is worth { $worth } now
brutal-kingdom-worth-short = { $points } pt
brutal-kingdom-chapel = Chapel
brutal-kingdom-chapel-empty = Chapter { $chapter }: empty
brutal-kingdom-chapel-token = Chapter { $chapter }: a token of { $power }
brutal-kingdom-chapel-closed = Chapter { $chapter }: an elimination token
brutal-kingdom-name-doom = Executioner: whom do you name?
brutal-kingdom-name-accuse = Inquisitor: whom do you name?
brutal-kingdom-at-own-hand = in your hand
brutal-kingdom-at-hand-of = with { $name }
brutal-kingdom-at-table = already played
brutal-kingdom-at-centre = in the centre
brutal-kingdom-chosen = Chosen
brutal-kingdom-blow = { $killer } eliminates { $card }! { $who ->
    [you] You lose
   *[other] { $name } loses
} { $count ->
    [one] { $count } card.
   *[other] a stack of { $count } cards.
}
brutal-kingdom-blow-point = { $who ->
    [you] A point for you.
   *[other] A point for { $name }.
}
brutal-kingdom-about-token = You take one for each icon of your open cards at the end of a chapter. At the end of the game each is worth as many points as there are tokens of its colour left in the supply and on the chapel.
brutal-kingdom-about-elimination = A card that lies face down was eliminated: it has no rank, brings no tokens and can’t be struck again. An elimination gives one point, however many cards are turned down.
brutal-kingdom-about-chapel = The Saint puts one token on the space of the chapter; it stays there and keeps its colour valuable. A chapter without it closes its space with an elimination token.
brutal-kingdom-about-centre = Two light and two dark cards lie here, face down. Some characters swap a card for one of them, or look at them.

## What would happen
brutal-kingdom-would-fall = Would fall at once: { $killer } of { $name } lies in wait
brutal-kingdom-would-strike = { $count ->
    [one] Strikes { $card } of { $name }: { $count } card falls
   *[other] Strikes { $card } of { $name }: { $count } cards fall
}
brutal-kingdom-would-strike-nobody = No victim lies open now
brutal-kingdom-would-swap = Takes { $card } from { $name }
brutal-kingdom-would-stay = Nobody has a higher rank: he stays
brutal-kingdom-would-lead = Highest rank on the table: the start-player card comes to you, if it stays so
brutal-kingdom-would-restore-nobody = You have no eliminated card to turn up
brutal-kingdom-would-bring = { $count ->
    [one] { $count } icon of { $power }: a token is worth { $points } now
   *[other] { $count } icons of { $power }: a token is worth { $points } now
}
brutal-kingdom-hint-falls = falls!

## Players and scores
brutal-kingdom-worth-now = Worth now:
brutal-kingdom-count-times-worth = { $count } × { $worth }
brutal-kingdom-hand-title = Hand
brutal-kingdom-stack-title = Stack
brutal-kingdom-why-worth = One is worth { $worth }: { $supply } left in the supply, { $chapel } on the chapel
brutal-kingdom-why-elimination = One point each
brutal-kingdom-end-tie = { $count ->
    [0] A tie: decided by the start-player card, which lies here
    [one] A tie: decided by the distance clockwise from the start-player card, { $count } place
   *[other] A tie: decided by the distance clockwise from the start-player card, { $count } places
}

## Prompts
brutal-kingdom-ask-pass = { $back ->
    [light] Pass a light card to the left ({ $name })
   *[dark] Pass a dark card to the right ({ $name })
}
brutal-kingdom-ask-play = Your turn: play a character
brutal-kingdom-ask-restore = Charlatan: which of your eliminated cards do you turn up?
brutal-kingdom-ask-offer = Courtesan: offer somebody a card in exchange, or leave it
brutal-kingdom-ask-offer-more = You may offer a { $back ->
    [light] light
   *[dark] dark
} card too, or leave it at that
brutal-kingdom-ask-answer = { $name } offers you an exchange: give a { $back ->
    [light] light card
    [dark] dark card
   *[any] card
} for the hidden one
brutal-kingdom-ask-look = Fortune Teller: look at the cards in the centre?
brutal-kingdom-ask-eliminate = { $card }: choose the victim
brutal-kingdom-ask-swap = { $card }: swap a card of your hand for one in the centre, or leave it
brutal-kingdom-ask-doom = Executioner: name the character that he will strike
brutal-kingdom-ask-spy = Witch: whose hand do you look at?
brutal-kingdom-ask-bless = Saint: choose the token for the chapel
brutal-kingdom-ask-declare = Inquisitor: declare his rank
brutal-kingdom-ask-accuse = Inquisitor: name a character that must go to the centre
brutal-kingdom-ask-surrender = The Inquisitor has named { $card } in your hand: choose the card of the centre to swap it for
brutal-kingdom-ask-reward = Black Knight: take a token of your choice
brutal-kingdom-ask-over = The game is over
brutal-kingdom-ask-wait = { $count ->
    [one] { $players } is thinking
   *[other] { $players } are thinking
}
brutal-kingdom-ask-wait-passing = { $count ->
    [one] You have chosen. { $players } still chooses a card to pass
   *[other] You have chosen. { $players } still choose a card to pass
}
brutal-kingdom-ask-wait-answer = { $count ->
    [one] { $players } chooses a card for the exchange
   *[other] { $players } choose a card for the exchange
}

## Decisions
brutal-kingdom-do-pass = Pass { $card }
brutal-kingdom-do-play = Play { $card }
brutal-kingdom-do-enough = That is all
brutal-kingdom-do-leave = Leave it
brutal-kingdom-do-restore = Turn up { $card }
brutal-kingdom-do-offer = Offer { $card } to { $name }
brutal-kingdom-do-answer = Give { $card }
brutal-kingdom-do-look = Look at the centre
brutal-kingdom-do-eliminate = Eliminate { $card } of { $name }
brutal-kingdom-do-swap = Swap { $card } for card { $place } of the centre
brutal-kingdom-do-name = Name { $card }
brutal-kingdom-do-spy = Look at the hand of { $name }
brutal-kingdom-do-declare-20 = Rank 20: the highest
brutal-kingdom-do-declare-0 = Rank 0: the lowest
brutal-kingdom-do-surrender = Card { $place } of the centre
brutal-kingdom-group-name = Name
brutal-kingdom-group-offer = Offer to { $name }
brutal-kingdom-group-swap = Give { $card }

## Log
brutal-kingdom-log-chapter = Chapter { $chapter } begins
brutal-kingdom-log-dealt = You are dealt { $back ->
    [light] light
   *[dark] dark
} cards: { $cards }
brutal-kingdom-log-committed = { $who ->
    [you] You have chosen a card
   *[other] { $name } has chosen a card
}
brutal-kingdom-log-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
} { $other } a { $back ->
    [light] light
   *[dark] dark
} card
brutal-kingdom-log-passed-seen = { $otherwho ->
    [you] { $name } passes you { $card }
   *[other] { $who ->
        [you] You pass { $other } { $card }
       *[other] { $name } passes { $other } { $card }
    }
}
brutal-kingdom-log-played = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
brutal-kingdom-log-eliminated = { $count ->
    [one] { $killer } ({ $by }) eliminates { $card } of { $name }: { $count } card is turned down
   *[other] { $killer } ({ $by }) eliminates { $card } of { $name }: { $count } cards are turned down
}
brutal-kingdom-log-no-effect = { $card } finds nothing to act on
brutal-kingdom-log-declined = { $who ->
    [you] You leave the effect unused: { $card }
   *[other] { $name } leaves the effect unused: { $card }
}
brutal-kingdom-log-restored = { $who ->
    [you] You turn up { $card }
   *[other] { $name } turns up { $card }
}
brutal-kingdom-log-offered = { $who ->
    [you] You offer
   *[other] { $name } offers
} { $other } a { $back ->
    [light] light
   *[dark] dark
} card
brutal-kingdom-log-offered-seen = { $who ->
    [you] You offer { $other } { $card }
   *[other] { $name } offers { $other } { $card }
}
brutal-kingdom-log-exchanged = { $name } and { $other } exchange { $back ->
    [light] light
   *[dark] dark
} cards
brutal-kingdom-log-exchanged-seen = Exchange: { $name } gives { $gave }, { $other } gives { $got }
brutal-kingdom-log-saw-centre = { $who ->
    [you] You look at the centre
   *[other] { $name } looks at the centre
}
brutal-kingdom-log-saw-centre-seen = { $who ->
    [you] You see in the centre: { $cards }
   *[other] { $name } sees in the centre: { $cards }
}
brutal-kingdom-log-swapped = { $who ->
    [you] You swap a card with place { $place } of the centre
   *[other] { $name } swaps a card with place { $place } of the centre
}
brutal-kingdom-log-swapped-seen = { $who ->
    [you] You put { $gave } on place { $place } of the centre and take { $got }
   *[other] { $name } puts { $gave } on place { $place } of the centre and takes { $got }
}
brutal-kingdom-log-named = { $who ->
    [you] { $by }: you name { $card }
   *[other] { $by }: { $name } names { $card }
}
brutal-kingdom-log-intrigued = { $who ->
    [you] The Intriguer goes to { $other } and brings you { $card }
   *[other] The Intriguer goes to { $other } and brings { $name } { $card }
}
brutal-kingdom-log-saw-hand = { $who ->
    [you] You look at the hand of { $other }
   *[other] { $name } looks at the hand of { $other }
}
brutal-kingdom-log-saw-hand-seen = { $who ->
    [you] You see in the hand of { $other }: { $cards }
   *[other] { $name } sees in the hand of { $other }: { $cards }
}
brutal-kingdom-log-blessed = { $who ->
    [you] You put a token on the chapel: { $power }
   *[other] { $name } puts a token on the chapel: { $power }
}
brutal-kingdom-log-declared = { $who ->
    [you] You declare rank { $rank } for the Inquisitor
   *[other] { $name } declares rank { $rank } for the Inquisitor
}
brutal-kingdom-log-revealed = { $who ->
    [you] You show { $card }
   *[other] { $name } shows { $card }
}
brutal-kingdom-log-not-held = Nobody has this card in hand: { $card }
brutal-kingdom-log-surrendered = { $who ->
    [you] You swap { $gave } for place { $place } of the centre
   *[other] { $name } swaps { $gave } for place { $place } of the centre
}
brutal-kingdom-log-surrendered-seen = { $who ->
    [you] You swap { $gave } for place { $place } of the centre and get { $got }
   *[other] { $name } swaps { $gave } for place { $place } of the centre and gets { $got }
}
brutal-kingdom-log-start-card = { $how ->
    [stays] { $who ->
        [you] You keep the start-player card
       *[other] { $name } keeps the start-player card
    }
   *[moves] { $who ->
        [you] You get the start-player card
       *[other] { $name } gets the start-player card
    }
}: { $card }
brutal-kingdom-log-chapter-ended = Chapter { $chapter } ends
brutal-kingdom-log-collected = { $who ->
    [you] You take
   *[other] { $name } takes
} { $count ->
    [0] no token
    [one] { $count } token
   *[other] { $count } tokens
} of { $power }{ $short ->
    [short] {" "}for { $icons } icons: the supply has no more
   *[all] {""}
}
brutal-kingdom-log-rewarded = { $who ->
    [you] Your Black Knight takes a token: { $power }
   *[other] The Black Knight of { $name } takes a token: { $power }
}
brutal-kingdom-log-chapel-closed = Chapter { $chapter } had no gift of the Saint: an elimination token closes its space
brutal-kingdom-log-scored = { $who ->
    [you] Your score: { $points }
   *[other] { $name }’s score: { $points }
}

## Why not
brutal-kingdom-no-not-asked = It is not your turn.
brutal-kingdom-no-over = The game is over.
brutal-kingdom-no-must = { $card } leaves you no way out: the effect must be carried out.
brutal-kingdom-no-not-in-hand = This card is not in your hand: { $card }.
brutal-kingdom-no-pass-other = { $card } can’t be passed now: pass a { $back ->
    [light] light
   *[dark] dark
} card.
brutal-kingdom-no-victim = { $card } is no victim now: it must lie uncovered and face up before another player.
brutal-kingdom-no-not-eliminated = { $card } does not lie eliminated before you.
brutal-kingdom-no-not-an-other = Choose another player.
brutal-kingdom-no-same-back = You already exchange a { $back ->
    [light] light card: the second must be dark
   *[dark] dark card: the second must be light
}.
brutal-kingdom-no-such-back = { $name } has no { $back ->
    [light] light
   *[dark] dark
} card in hand.
brutal-kingdom-no-not-offered = You are not asked for a { $back ->
    [light] light
   *[dark] dark
} card.
brutal-kingdom-no-such-place = The centre has no place { $place }.
brutal-kingdom-no-other-back = { $card } has a { $back ->
    [light] light
   *[dark] dark
} back, the card in place { $place } has the other one.
brutal-kingdom-no-saint = The Saint is safe from the Executioner.
brutal-kingdom-no-himself = { $card } can’t name himself.
brutal-kingdom-no-not-in-game = { $card } does not take part in this game.
brutal-kingdom-no-empty-hand = { $name } has no cards left in hand.
brutal-kingdom-no-none-left = { $card }: the supply has no such token left ({ $power }).
brutal-kingdom-no-now-pass = First pass a { $back ->
    [light] light
   *[dark] dark
} card.
brutal-kingdom-no-now-play = Now play a card of your hand.
brutal-kingdom-no-now-restore = First choose the card that the Charlatan turns up.
brutal-kingdom-no-now-offer = First finish the Courtesan’s exchanges.
brutal-kingdom-no-now-answer = First choose the card that you give for the one offered.
brutal-kingdom-no-now-look = First decide whether you look at the centre.
brutal-kingdom-no-now-eliminate = First choose the victim of this card: { $card }.
brutal-kingdom-no-now-swap = First swap a card with the centre, or leave it.
brutal-kingdom-no-now-name = First name a character.
brutal-kingdom-no-now-spy = First choose whose hand you look at, or leave it.
brutal-kingdom-no-now-token = First choose a token.
brutal-kingdom-no-now-declare = First declare the Inquisitor’s rank.
brutal-kingdom-no-now-surrender = First choose the card of the centre for the one that was named.
