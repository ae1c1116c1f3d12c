## Options of a table
dominant-species-option-animals = Animals per player
dominant-species-option-animals-help = Two or three can play with all six: the animal with the fewest points counts.
dominant-species-option-animals-one = One
dominant-species-option-animals-all = All six between us
dominant-species-option-assignment = Animals are
dominant-species-option-assignment-help = Each animal has a gift of its own.
dominant-species-option-assignment-dealt = Dealt
dominant-species-option-assignment-chosen = Chosen
dominant-species-option-earth = The earth at the start
dominant-species-option-earth-help = Random earth: seven tiles and twelve elements by chance.
dominant-species-option-earth-printed = As printed
dominant-species-option-earth-random = Random

## Parts of the table
dominant-species-parts = Parts of the table
dominant-species-part-earth = Earth
dominant-species-part-actions = Actions
dominant-species-part-animals = Animals
dominant-species-part-cards = Cards
dominant-species-earth = Map of the earth
dominant-species-zoom = Larger or smaller
dominant-species-touch-tile = Touch a tile: it tells who lives there and who dominates.
dominant-species-key-cone = dominates
dominant-species-key-danger = endangered
dominant-species-turn = Turn { $turn }
dominant-species-last-turn = the last!
dominant-species-initiative = Initiative:
dominant-species-food-chain = Animals by the food chain

## Tiles
dominant-species-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
dominant-species-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
dominant-species-cubes-of = { $animal }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
dominant-species-cubes-endangered = { $animal }: { $count ->
    [one] { $count } endangered cube
   *[other] { $count } endangered cubes
}
dominant-species-dominated-by = dominated by { $animal }
dominant-species-dominates = dominant
dominant-species-endangered = endangered
dominant-species-asleep = asleep
dominant-species-values = points by place: { $values }
dominant-species-free-hex = Free hex { $tile }
dominant-species-corner-with = { $corner }: { $element }
dominant-species-corner-free = Free corner { $corner }
dominant-species-col-animal = Animal
dominant-species-col-cubes = Cubes
dominant-species-col-matches = Matches
dominant-species-col-points = Points if dominated
dominant-species-stack-open = On top: { $terrain }; tiles in the stack: { $count }
dominant-species-stack-closed = { $count ->
    [0] The stack is empty
   *[other] The top tile is closed until the reset; tiles in the stack: { $count }
}

## Animals
dominant-species-ability-mammals = Save one endangered cube of theirs every turn.
dominant-species-ability-reptiles = Keep one type of element at Regression, for free.
dominant-species-ability-birds = Fly one tile or two at Migration.
dominant-species-ability-amphibians = Three printed elements from the start instead of two.
dominant-species-ability-arachnids = Kill one opposing cube where they live, before Competition.
dominant-species-ability-insects = Put one cube on any tile after Speciation.
dominant-species-printed = Printed on the board: { $element } ×{ $count }.
dominant-species-chain-place = Place in the food chain: { $place } of 6.
dominant-species-element-help = Lies on corners of tiles and feeds those who have the same. Printed for: { $animals }.
dominant-species-elements = Elements: { $elements }
dominant-species-least-of = least of { $points }
dominant-species-points-word = { $count ->
    [one] point
   *[other] points
}
dominant-species-fact-pawns = Pawns in hand and in all: { $value }
dominant-species-fact-pool = In the gene pool: { $value }
dominant-species-fact-cubes = Cubes on earth: { $value }
dominant-species-fact-lost = Cubes eliminated: { $value }
dominant-species-fact-cones = Tiles dominated: { $value }
dominant-species-fact-endangered = Endangered cubes: { $value }
dominant-species-survives = survival
dominant-species-survives-help = Most cubes on tundra: bonus points at the reset.
dominant-species-where-points = Where the points came from
dominant-species-no-points-yet = No points yet.

## Actions
dominant-species-eyeball = { $section }, { $number }
dominant-species-eyeball-free = vacant
dominant-species-eyeball-now = { $animal } act now
dominant-species-eyeball-next = { $animal }, number { $order } in line
dominant-species-eyeball-later = { $animal }, next turn
dominant-species-box-empty = No elements here
dominant-species-does-initiative = A step forward on the initiative track; then the pawn goes on to another vacant eyeball.
dominant-species-does-adaptation = Take one of the elements that lie here for your animal.
dominant-species-does-regression = Keep one of the types that lie here: without that, every animal loses a disc of each such type.
dominant-species-does-abundance = Put one of the elements that lie here on any vacant corner of the earth.
dominant-species-does-wasteland = Take one element away from here; then tundra loses all elements of the types that stay.
dominant-species-does-depletion = Remove one element from earth of a type that lies here.
dominant-species-does-glaciation = Freeze a tile beside tundra, for bonus points by the tundra around it.
dominant-species-does-glaciation-later = Does not act this turn: at the reset the pawn moves one eyeball to the left.
dominant-species-does-speciation = New cubes on the tiles round one element: { $element }.
dominant-species-does-wanderlust = Lay a new tile, with an element on its corner, for bonus points by the tiles around it. Then anybody may move in.
dominant-species-does-migration = Move up to { $count } of your cubes to adjacent tiles.
dominant-species-does-competition = Kill an opposing cube where you live: { $one }, { $other }, tundra.
dominant-species-does-domination = Score a tile; whoever dominates it takes a card.

## Cards
dominant-species-deck = { $count ->
    [0] The deck is used up: Ice Age has left it.
    [one] { $count } card left in the deck; the last is Ice Age.
   *[other] { $count } cards left in the deck; the last is Ice Age.
}
dominant-species-deck-short = { $count ->
    [0] the deck is used up
   *[other] { $count } in the deck, ice at the bottom
}
dominant-species-taken = Taken so far: { $count }
dominant-species-card-quoted = “{ $card }”
dominant-species-card-aquatic = A sea or wetland: an element from the bag on a corner, and up to 4 cubes of yours.
dominant-species-card-biodiversity = +1 point for every tile that you share.
dominant-species-card-biomass = Where cubes outnumber elements, one dies, by your choice.
dominant-species-card-blight = A tile keeps only one element, by your choice.
dominant-species-card-catastrophe = One cube survives on a tile; one dies on each tile around it.
dominant-species-card-cold-snap = Everybody else loses a cube on every tundra.
dominant-species-card-disease = Whoever has more elements than you loses a disc.
dominant-species-card-ecodiversity = +1 point for every element on earth of a type that you have.
dominant-species-card-evolution = Replace one cube each of up to two other animals with yours.
dominant-species-card-fecundity = Up to one new cube on every tile of yours.
dominant-species-card-fertile = +1 point for every cube on one tile of yours, everybody’s.
dominant-species-card-habitat = Any element from the bag on any vacant corner.
dominant-species-card-hibernation = Up to 5 of your eliminated cubes come back on one tile, and are safe this turn.
dominant-species-card-ice-age = Every animal gains bonus points for the tiles it dominates. The last turn.
dominant-species-card-ice-sheet = Freeze a tile at once, as Glaciation does.
dominant-species-card-immigrants = Every animal loses a disc, or a pawn, or all its cubes but one on each tile.
dominant-species-card-instinct = A pawn from your hand goes on any vacant eyeball.
dominant-species-card-intelligence = A pawn for you and for all above you in the food chain.
dominant-species-card-mass-exodus = All cubes of a tile move to the tiles around it, as you decide.
dominant-species-card-metamorphosis = Swap a disc of yours for any from the bag.
dominant-species-card-niche-biomes = Whoever has more points than you loses what the tile gives to the first.
dominant-species-card-nocturnal = A step forward on the initiative track.
dominant-species-card-omnivore = You gain a pawn.
dominant-species-card-parasitism = A pawn for you and for all below you in the food chain.
dominant-species-card-predator = An opposing cube dies on every tile of yours.
dominant-species-card-symbiotic = A random element for you and for all who have fewer.

## Questions. The same question is read by the one who decides and by those who wait.
dominant-species-asks-you = Your turn: { $question }
dominant-species-asks-player = Waiting for { $name }: { $question }
dominant-species-asks-your = Your turn. { $animal } · { $why }: { $question }
dominant-species-asks-other = Waiting for { $name } ({ $animal }) · { $why }: { $question }
dominant-species-planning = Planning
dominant-species-extinction = Extinction
dominant-species-ask-over = The game is over.
dominant-species-ask-choose-animal = which animal to play?
dominant-species-ask-place = which eyeball gets the pawn?
dominant-species-ask-initiative = where does the pawn go now?
dominant-species-ask-adaptation = which element to take?
dominant-species-ask-protect = which type not to lose? Still to keep: { $left }.
dominant-species-ask-abundance = which element goes on earth?
dominant-species-ask-abundance-corner = which corner gets the { $element }?
dominant-species-ask-wasteland = which element to take away, so that tundra keeps it?
dominant-species-ask-depletion = which element leaves the earth?
dominant-species-ask-glaciation = which tile freezes?
dominant-species-ask-speciation = beside which { $element } are cubes born?
dominant-species-ask-births = how many cubes, and on which tile?
dominant-species-ask-insect-birth = where does the extra cube go?
dominant-species-ask-wanderlust = which open tile to take?
dominant-species-ask-wanderlust-hex = where does the new tile go ({ $terrain })?
dominant-species-ask-wanderlust-element = which element comes to { $tile }?
dominant-species-ask-wanderlust-corner = which corner of { $tile } gets the { $element }?
dominant-species-ask-settle = how many cubes move to the new tile { $tile }, and from where?
dominant-species-ask-migration = { $left ->
    [one] move from where? { $left } more cube may move.
   *[other] move from where? { $left } more cubes may move.
}
dominant-species-ask-migration-to = { $left ->
    [one] where does { $left } cube of { $tile } go?
   *[other] where to from { $tile }, and how many? Up to { $left }.
}
dominant-species-ask-hunt = whose cube to kill?
dominant-species-ask-competition = whose cube to kill? Still open: { $terrains }.
dominant-species-ask-domination = which tile is scored?
dominant-species-ask-take-card = tile { $tile } brings a card. Which one to take?
dominant-species-ask-save = on which tile is a cube saved?
dominant-species-ask-aquatic-tile = which sea or wetland?
dominant-species-ask-aquatic-element = which element from the bag comes to { $tile }?
dominant-species-ask-aquatic-corner = which corner of { $tile } gets the { $element }?
dominant-species-ask-aquatic-cubes = how many cubes on { $tile }?
dominant-species-ask-biomass = whose cube dies on { $tile }? Tiles left: { $left }.
dominant-species-ask-blight-tile = which tile loses its elements?
dominant-species-ask-blight-keep = which element of { $tile } stays?
dominant-species-ask-catastrophe-tile = where does the catastrophe strike?
dominant-species-ask-catastrophe-survivor = whose cube survives on { $tile }?
dominant-species-ask-catastrophe-around = whose cube dies on { $tile }? Tiles left: { $left }.
dominant-species-ask-disease = which disc to lose?
dominant-species-ask-evolution = whose cube to replace?
dominant-species-ask-fecundity = which tile gets a cube?
dominant-species-ask-fertile = which tile gives points?
dominant-species-ask-habitat-element = which element from the bag?
dominant-species-ask-habitat-corner = which corner gets the { $element }?
dominant-species-ask-hibernation = how many cubes come back, and where?
dominant-species-ask-ice-sheet = which tile freezes?
dominant-species-ask-immigrants = what to give up: a disc, a pawn, or cubes?
dominant-species-ask-instinct = which eyeball gets the pawn?
dominant-species-ask-mass-exodus-tile = which tile does everybody leave?
dominant-species-ask-mass-exodus-to = { $animal } leave { $tile }: where to, and how many?
dominant-species-ask-metamorphosis = which disc for which?
dominant-species-ask-predator = whose cube dies on { $tile }? Tiles left: { $left }.

## Answers
dominant-species-do-nothing = Do nothing
dominant-species-do-enough = Enough
dominant-species-do-advance = A step forward
dominant-species-do-everywhere = On every tile
dominant-species-do-lose-pawn = Give up a pawn
dominant-species-do-cull = Keep one cube on each tile
dominant-species-prepared = Prepared: when your turn comes, one press decides.
dominant-species-would = What would change
dominant-species-would-nothing = Points and dominance stay as they are.
dominant-species-would-reveal = Then something new is turned up.
dominant-species-would-points = { $animal }: { $points } to the score
dominant-species-would-dominate = { $tile }: dominance goes from { $was } to { $is }
dominant-species-would-endanger = { $animal } on { $tile } would be endangered
dominant-species-would-save = { $animal } on { $tile } would be safe again
dominant-species-nobody = nobody

## Log
dominant-species-log-chose = { $who ->
    [you] You choose
   *[other] { $name } chooses
}: { $animal }.
dominant-species-log-turn = Turn { $turn }. Planning.
dominant-species-log-placed = { $animal } place a pawn: { $place }.
dominant-species-log-executes = { $animal } act: { $place }.
dominant-species-log-passed = { $animal } leave it at that ({ $section }).
dominant-species-log-nothing = { $animal } do nothing.
dominant-species-log-advanced = { $animal } step forward in initiative.
dominant-species-log-adapted = { $animal } adapt: { $element }.
dominant-species-log-protected = { $animal } keep: { $element }.
dominant-species-log-lost-disc = { $animal } lose a disc: { $element }.
dominant-species-log-put = { $animal } put on earth: { $element }, { $corner }.
dominant-species-log-removed = An element leaves the earth: { $element }, { $corner }.
dominant-species-log-spared = { $animal } take out of the Wasteland: { $element }.
dominant-species-log-froze = { $animal } freeze { $tile }.
dominant-species-log-went-back = { $animal }: { $count ->
    [one] { $count } cube goes
   *[other] { $count } cubes go
} back from { $tile } to the gene pool.
dominant-species-log-born = { $animal }: { $count ->
    [one] { $count } new cube
   *[other] { $count } new cubes
} on { $tile }.
dominant-species-log-laid = { $animal } discover new land: { $terrain }, { $tile }.
dominant-species-log-moved = { $animal }: { $count ->
    [one] { $count } cube moves
   *[other] { $count } cubes move
} { $from } → { $to }.
dominant-species-log-eliminated = { $animal } lose { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} on { $tile }.
dominant-species-log-scored = { $tile } ({ $terrain }) scores: { $gains }.
dominant-species-log-scored-nothing = { $tile } ({ $terrain }) gives nothing to anybody.
dominant-species-log-awarded = { $animal } { $points }: { $why }.
dominant-species-log-took = { $animal } take the card “{ $card }”.
dominant-species-log-gained-pawn = { $animal } gain a pawn.
dominant-species-log-lost-pawn = { $animal } lose a pawn.
dominant-species-log-lost-pawn-from = { $animal } lose a pawn: { $place }.
dominant-species-log-saved = { $animal } save a cube on { $tile }.
dominant-species-log-reseeded = Reset: new cards, elements and tiles.
dominant-species-log-ended = The final scoring. The game is over.
dominant-species-cause-start = few cubes at the start
dominant-species-cause-glaciation = glaciation, tundra around
dominant-species-cause-wanderlust = wanderlust, tiles around
dominant-species-cause-survival = survival on tundra

## Why not
dominant-species-no-not-asked = It is not for you to decide now.
dominant-species-no-over = The game is over.
dominant-species-no-answer = Something else is asked now.
dominant-species-no-taken = { $animal } are taken.
dominant-species-no-occupied = A pawn stands there: { $place }.
dominant-species-no-back = The pawn from Initiative may not go back onto Initiative.
dominant-species-no-eyeball-vacant = First find a vacant eyeball for the pawn.
dominant-species-no-not-on-display = There is no { $element } here: { $section }.
dominant-species-no-not-in-bag = There is no { $element } in the bag.
dominant-species-no-not-threatened = Regression does not threaten { $element }.
dominant-species-no-corner = The corner { $corner } is not vacant, or off the earth.
dominant-species-no-other-tile = The corner { $corner } is not one of { $tile }.
dominant-species-no-not-depleted = There is nothing to deplete on { $corner }: no such type in the box.
dominant-species-no-freeze = { $tile } can’t freeze: it must be a tile beside tundra, and not tundra yet.
dominant-species-no-other-element = There is no { $element } on the corner { $corner }.
dominant-species-no-not-open = { $tile } does not touch this element, or has had its cubes.
dominant-species-no-count = From 1 to { $most } are possible here.
dominant-species-no-tile = There is no tile at { $tile }.
dominant-species-no-stack = Stack { $number } is empty, or its top tile is still closed.
dominant-species-no-shore = { $tile } won’t do: it must be a free hex beside a tile.
dominant-species-no-cubes = No cube of yours on { $tile } can move.
dominant-species-no-too-far = { $to } is too far from { $from }.
dominant-species-no-terrain = The terrain of { $tile } is not on the eyeball, or was used already.
dominant-species-no-rival = You don’t live on { $tile } together with this animal: { $animal }.
dominant-species-no-scored = { $tile } was scored already this turn.
dominant-species-no-not-on-offer = “{ $card }” does not lie open.
dominant-species-no-card = “{ $card }” does not allow that.
dominant-species-no-not-endangered = There is no endangered mammal on { $tile }.

## The end
dominant-species-final-scoring = Final scoring
dominant-species-line-tile = Tile { $tile }, { $terrain }
dominant-species-counted = counts
dominant-species-not-counted = does not count
dominant-species-tie = Equal points: the one whose animal is higher in the food chain is ahead.
