colour-kingdoms-holds = ✦{ $spells } ●{ $drops }

## Options of a table
colour-kingdoms-goal-alone = Alone you play for as many points as you can: 50 are a worthy beginning, with 60 the kingdoms bloom, with 70 the throne would suit you.
colour-kingdoms-option-map = Map
colour-kingdoms-option-map-help = The house has a map of its own. If you own the box, you may bring your sheet as a file.
colour-kingdoms-option-map-house = The house’s map

## Kingdoms
colour-kingdoms-kingdom-sin = Bluerill
colour-kingdoms-kingdom-lil = Lilacfield
colour-kingdoms-kingdom-kra = Redmount
colour-kingdoms-kingdom-zel = Greenwood
colour-kingdoms-kingdom-zhe = Yellowmere
colour-kingdoms-kingdom-bur = Brownmoor
colour-kingdoms-of-sin = Bluerill
colour-kingdoms-of-lil = Lilacfield
colour-kingdoms-of-kra = Redmount
colour-kingdoms-of-zel = Greenwood
colour-kingdoms-of-zhe = Yellowmere
colour-kingdoms-of-bur = Brownmoor

## Colours
colour-kingdoms-colour-blue = blue
colour-kingdoms-colour-red = red
colour-kingdoms-colour-yellow = yellow
colour-kingdoms-colour-green = green
colour-kingdoms-colour-violet = violet
colour-kingdoms-colour-brown = brown
colour-kingdoms-in-blue = blue
colour-kingdoms-in-red = red
colour-kingdoms-in-yellow = yellow
colour-kingdoms-in-green = green
colour-kingdoms-in-violet = violet
colour-kingdoms-in-brown = brown
colour-kingdoms-as-blue = blue
colour-kingdoms-as-red = red
colour-kingdoms-as-yellow = yellow
colour-kingdoms-drop-blue = blue drop
colour-kingdoms-drop-red = red drop
colour-kingdoms-drop-yellow = yellow drop
colour-kingdoms-drop-green = green drop
colour-kingdoms-drop-violet = violet drop
colour-kingdoms-drop-brown = brown drop
colour-kingdoms-drops = { $count } { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [violet] violet
   *[brown] brown
} { $count ->
    [one] drop
   *[other] drops
}
colour-kingdoms-drops-mixed = { $count ->
    [one] { $count } mixed drop
   *[other] { $count } mixed drops
}

## Dice
colour-kingdoms-dice = The dice
colour-kingdoms-die-blue = blue die
colour-kingdoms-die-red = red die
colour-kingdoms-die-yellow = yellow die
colour-kingdoms-die-white = white die
colour-kingdoms-die-label = { $die }: { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}, in { $kingdoms }
colour-kingdoms-take = { $drops } · { $kingdom }
colour-kingdoms-apart = Move apart
colour-kingdoms-apart-help = Shows the dice moved a little, so that it is clear which kingdoms they lie in. Nothing else changes.

## What regions show
colour-kingdoms-region = { $kingdom }: { $symbol }
colour-kingdoms-region-painted = { $region } ({ $colour })
colour-kingdoms-blank = the empty region
colour-kingdoms-capital = the capital
colour-kingdoms-griffin = griffin
colour-kingdoms-unicorn = unicorn
colour-kingdoms-hydra = hydra
colour-kingdoms-dragon-blue = blue dragon
colour-kingdoms-dragon-red = red dragon
colour-kingdoms-dragon-yellow = yellow dragon
colour-kingdoms-dragon-green = green dragon
colour-kingdoms-dragon-violet = violet dragon
colour-kingdoms-dragon-brown = brown dragon
colour-kingdoms-monsters-dragon = Dragons
colour-kingdoms-monsters-griffin = Griffins
colour-kingdoms-monsters-unicorn = Unicorns
colour-kingdoms-monsters-hydra = Hydras
colour-kingdoms-spell = spell { $number }
colour-kingdoms-spell-1 = Move
colour-kingdoms-spell-2 = Match
colour-kingdoms-spell-3 = Spread
colour-kingdoms-spell-4 = Mix
colour-kingdoms-spell-1-text = All drops of the die go to another kingdom. Before anything is painted.
colour-kingdoms-spell-2-text = One drop may stand next to its own colour: tap a region that a neighbour forbids.
colour-kingdoms-spell-3-text = Drops of the die may also go to a kingdom that borders on the die’s.
colour-kingdoms-spell-4-text = Two drops of the die become one of a composite colour.
colour-kingdoms-tower = Watchtower
colour-kingdoms-three-kingdoms = Three kingdoms

## The map
colour-kingdoms-round = Round { $number }
colour-kingdoms-last-round = the last one
colour-kingdoms-sheets = Everybody’s sheets
colour-kingdoms-sheet-of = Sheet: { $name }
colour-kingdoms-parts = A part of the map
colour-kingdoms-whole = The whole map
colour-kingdoms-hidden = { $name }: this round’s painting is hidden until you have finished yours. This is the sheet as it was before.
colour-kingdoms-look-clash = { $region } can’t be { $colour }: { $neighbour } is { $colour } already.
colour-kingdoms-look-elsewhere = { $region }: drops of this die don’t go there.
colour-kingdoms-look-paint = { $region } in { $colour }: { $gains }

## What painting brings
colour-kingdoms-gain-capital = the capital is built { $points }
colour-kingdoms-gain-tamed = { $kind ->
    [dragon] the dragon is tamed
    [griffin] the griffin is tamed
    [unicorn] the unicorn is tamed
   *[hydra] the hydra is tamed
} { $points }
colour-kingdoms-gain-defeated = { $kind ->
    [dragon] the dragon is defeated
    [griffin] the griffin is defeated
    [unicorn] the unicorn is defeated
   *[hydra] the hydra is defeated
} { $points }
colour-kingdoms-gain-colour = a new colour { $points }
colour-kingdoms-gain-spell = { $spell } from the next round
colour-kingdoms-gain-tower = the tower gives a { $drop }
colour-kingdoms-gain-tower-choice = the tower gives a drop of your choice
colour-kingdoms-gain-row = complete: { $row }!
colour-kingdoms-gain-nothing = nothing at once
colour-kingdoms-preview = This turn: { $points }
colour-kingdoms-preview-blot = { $count ->
    [one] { $count } drop is not placed: one blot
   *[other] { $count } drops are not placed: one blot
}

## Tools
colour-kingdoms-tools = Drops and spells
colour-kingdoms-tool = { $source }, { $colour }
colour-kingdoms-tool-die = Die
colour-kingdoms-tool-mixed = Mixed
colour-kingdoms-tool-tower = Tower
colour-kingdoms-from-die = with a drop of the die
colour-kingdoms-from-mix = With the mixed { $drop }
colour-kingdoms-from-tower = With the tower’s { $drop }, in any kingdom
colour-kingdoms-why-not = Why not now?
colour-kingdoms-anew = Begin anew
colour-kingdoms-has-nothing = No spells and no drops

## The score sheet
colour-kingdoms-score-of = Score sheet: { $name }
colour-kingdoms-row = Row
colour-kingdoms-speed = Speed
colour-kingdoms-own-colour = Own
colour-kingdoms-colours = Other
colour-kingdoms-score-help = Own: capitals and monsters in their own colour. Other: a point for each colour of a kingdom, less one for each unpainted monster.
colour-kingdoms-digit-open = open
colour-kingdoms-digit-circled = earned
colour-kingdoms-digit-crossed = gone
colour-kingdoms-progress = { $name }: { $done } of { $all }
colour-kingdoms-blots = Blots: { $used } of { $all }

## Prompts
colour-kingdoms-ask-over = The game is over.
colour-kingdoms-ask-take = Your turn: take a die.
colour-kingdoms-ask-paint = Paint: { $drops } · { $kingdoms }.
colour-kingdoms-ask-stuck = There is no place for { $drops }. Use a spell or finish the turn: it costs one blot.
colour-kingdoms-ask-stuck-free = There is no place for { $drops }. Use a spell or finish the turn: all your blots are filled in, so it costs nothing.
colour-kingdoms-ask-done = All drops are placed: look over your turn and finish it.
colour-kingdoms-ask-choose = The tower between { $one } and { $other } gives a drop of your choice: which colour?
colour-kingdoms-ask-cross = Cross out a digit for speed, as if somebody had been faster: a 4 or a 3 while there is one.
colour-kingdoms-ask-wait = Others are at work.
colour-kingdoms-ask-wait-take = Taking a die: { $players }.
colour-kingdoms-ask-wait-paint = { $count ->
    [one] Still painting: { $players }.
   *[other] Still painting: { $players }.
}
colour-kingdoms-do-paint = { $region } — { $colour }
colour-kingdoms-do-paint-matching = { $region } — { $colour }, with spell 2
colour-kingdoms-group-die = With a drop of the die
colour-kingdoms-do-finish = Finish the turn
colour-kingdoms-do-finish-sure = { $count ->
    [one] { $count } drop is not placed.
   *[other] { $count } drops are not placed.
} This costs one blot, a point. Finish all the same?
colour-kingdoms-cross = Cross out the { $digit }: { $row }

## The log
colour-kingdoms-log-thrown = { $who ->
    [you] You throw
   *[other] { $name } throws
} the dice: { $dice }.
colour-kingdoms-log-took = { $who ->
    [you] You take
   *[other] { $name } takes
} the { $die } from { $kingdom }.
colour-kingdoms-log-took-white = { $who ->
    [you] You take
   *[other] { $name } takes
} the { $die } as { $colour } from { $kingdom }.
colour-kingdoms-log-painted = { $who ->
    [you] You paint
   *[other] { $name } paints
} { $what }.
colour-kingdoms-log-by-mix = , a mixed drop
colour-kingdoms-log-by-tower = , a drop of a tower
colour-kingdoms-log-by-match = , by the second spell
colour-kingdoms-log-tower = { $who ->
    [you] You get
   *[other] { $name } gets
} a { $drop } from the tower between { $one } and { $other }.
colour-kingdoms-log-cast = { $who ->
    [you] You cast
   *[other] { $name } casts
} { $spell }: { $what }.
colour-kingdoms-log-anew = { $who ->
    [you] You begin your turn anew.
   *[other] { $name } begins the turn anew.
}
colour-kingdoms-log-finished = { $who ->
    [you] You are done with this round.
   *[other] { $name } is done with this round.
}
colour-kingdoms-log-shown = { $name }: { $what }.
colour-kingdoms-log-moved-to = the drops go to { $kingdom }
colour-kingdoms-log-spread-to = drops also to { $kingdom }
colour-kingdoms-log-paid = a tower gives a { $drop }
colour-kingdoms-log-blot = a blot
colour-kingdoms-log-nothing = nothing painted
colour-kingdoms-log-first = { $who ->
    [you] You are
   *[other] { $name } is
} first: { $row }, +{ $count }.
colour-kingdoms-log-second = { $who ->
    [you] You are
   *[other] { $name } is
} second: { $row }, +{ $count }.
colour-kingdoms-log-third = { $who ->
    [you] You have completed
   *[other] { $name } has completed
} { $row }, too late for points.
colour-kingdoms-log-three = { $who ->
    [you] You have
   *[other] { $name } has
} three whole kingdoms: +{ $count }.
colour-kingdoms-log-crossed = Crossed out: the { $digit }, { $row }.
colour-kingdoms-log-last-three = One more round is played.
colour-kingdoms-log-last-crossed = There is nothing left to cross out: the next round is the last.
colour-kingdoms-log-ended = The last round is over.
colour-kingdoms-log-ended-blots = All blots are used up: the game is over.
colour-kingdoms-log-scored = { $who ->
    [you] You have
   *[other] { $name } has
} { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Refusals
colour-kingdoms-no-not-asked = Only players at the table decide.
colour-kingdoms-no-over = The game is over.
colour-kingdoms-no-queue = First { $name } takes a die.
colour-kingdoms-no-take-first = First take a die.
colour-kingdoms-no-taken = You have taken a die in this round already.
colour-kingdoms-no-die-gone = The { $die } is not in the box any more.
colour-kingdoms-no-not-there = The { $die } does not lie in { $kingdom }.
colour-kingdoms-no-white-first = The white die can’t be the first to leave the box.
colour-kingdoms-no-white-colour = The white die can’t be { $colour }: the { $colour } die is still in the box.
colour-kingdoms-no-own-colour = The { $die } has a colour of its own.
colour-kingdoms-no-finished = You are done with this round.
colour-kingdoms-no-nothing-to-wipe = There is nothing to wipe out yet.
colour-kingdoms-no-drop = No drop of the die is left.
colour-kingdoms-no-other-kingdom = { $region } is in another kingdom: drops of this die don’t go there.
colour-kingdoms-no-painted = { $region } is painted already.
colour-kingdoms-no-clash = { $region } can’t be { $colour }: its neighbour { $neighbour } is { $colour } already.
colour-kingdoms-no-choose-first = First choose the colour of the drop from the tower between { $one } and { $other }.
colour-kingdoms-no-nothing-to-choose = No tower waits for a colour.
colour-kingdoms-no-composite = { $colour } is not composite: choose green, violet or brown.
colour-kingdoms-no-tower-drop = You have no { $drop } from a tower that can be used in this round.
colour-kingdoms-no-spell = You have no spell “{ $spell }” that can be used in this round.
colour-kingdoms-no-too-late = Drops can be moved only before anything is painted and before spells 3 and 4.
colour-kingdoms-no-same-kingdom = The drops are in { $kingdom } already.
colour-kingdoms-no-need = { $region } can be painted without the spell: no neighbour has the colour.
colour-kingdoms-no-not-neighbour = { $kingdom } does not border on the die’s kingdom.
colour-kingdoms-no-spread-already = Drops can go to { $kingdom } already.
colour-kingdoms-no-nothing-to-spread = There is no drop left to spread.
colour-kingdoms-no-too-few = { $count ->
    [0] Two drops of the die are needed, and none is left.
    [one] Two drops of the die are needed, and only one is left.
   *[other] Two drops of the die are needed.
}
colour-kingdoms-no-not-mixed = You have mixed no { $drop }.
colour-kingdoms-no-cross-first = Now cross out a digit.
colour-kingdoms-no-nothing-to-cross = There is nothing to cross out now.
colour-kingdoms-no-last-row = The digits for three kingdoms are not crossed out by hand.
colour-kingdoms-no-digit-gone = The { $digit } for { $row } is circled or crossed out already.
colour-kingdoms-no-greater-first = As long as a 4 or a 3 is open, cross out one of those.

## What does this do?
colour-kingdoms-what-blank = Nothing is drawn here; it counts for the kingdom and its colours.
colour-kingdoms-what-capital = { $count ->
    [one] Painted { $colour }, the capital is built and brings { $count } point. In any other colour it brings nothing.
   *[other] Painted { $colour }, the capital is built and brings { $count } points. In any other colour it brings nothing.
}
colour-kingdoms-what-monster = { $count ->
    [one] Painted { $colour }, it is tamed and brings { $count } point.
   *[other] Painted { $colour }, it is tamed and brings { $count } points.
} In any other colour it is defeated. Unpainted, it costs a point in the end. Whoever paints all { $row } of its kind first gets 3 points, the second 1.
colour-kingdoms-what-spell = Whoever paints it, in any colour, gets the spell from the next round on. { $text }
colour-kingdoms-what-tower = A watchtower gives a drop as soon as both regions beside it are painted: two basic colours give their mixture, twice the same gives that colour; beside a composite one you choose a composite. It can be used from the next round, in any kingdom.
colour-kingdoms-what-die = It brings as many drops of its colour as it shows, to a kingdom that it lies in.
colour-kingdoms-what-white = It counts as a die that has left the box: you choose which. It can’t be the first to be taken.
colour-kingdoms-what-neighbours = Neighbours: { $neighbours }.

## The end
colour-kingdoms-end-kingdoms = Kingdoms: speed + capital + colours
colour-kingdoms-end-monsters = Monsters: speed + tamed − unpainted
colour-kingdoms-end-rest = End and blots
colour-kingdoms-end-blots = Blots
colour-kingdoms-end-total = Total
colour-kingdoms-end-losses = Lost points (decide a tie)
colour-kingdoms-alone = The game is over: { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
colour-kingdoms-verdict-crown = The throne itself would suit you.
colour-kingdoms-verdict-safe = The kingdoms bloom under your hand.
colour-kingdoms-verdict-not-bad = A worthy beginning.
colour-kingdoms-verdict-try-again = The paint needs another comet.
