### Lessons: each is played, step by step.

lesson-title = First game
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-skip = Leave the lesson
lesson-show = Do it for me
lesson-astray = The rules allow many things here, but the lesson goes another way: do what is marked.
lesson-done = That was the first game. All you have seen stands in the rules too. Now play one of your own: the bots are waiting.

## Fantasy Realms

lesson-fantasy-realms-welcome = Your realm is a hand of seven cards. Every turn you take one and put one away. When the game ends, the realm that is worth most wins. You join in the middle: seven cards lie open already, and ten end the game.
lesson-fantasy-realms-card = The number in the corner is the card’s strength. The number below, on the right, is what the card counts now: other cards make it worth more or less. The Knights are worth 20, but lose 8 without a Leader. Tap any card to read what it does.
lesson-fantasy-realms-hand = Beside your hand stands what it is worth now: 143. The Shapeshifter may pass for another card; the house always finds the best guise for you.
lesson-fantasy-realms-take-king = You may take the hidden top card of the deck, or any open one; the number on it says what your hand would be worth with it. The Necromancer would bring a little more just now, but the King has a future: 5 points for each Army, and with a Queen even 20. The Shapeshifter can be that Queen. Take the King.
lesson-fantasy-realms-discard-longbow = Eight cards are one too many. The Longbow counts 33 only while the Shapeshifter is the Beastmaster; as your King’s Queen it does more, and without the Longbow the hand is still worth 158. Put the Elven Longbow away.
lesson-fantasy-realms-others = Now the others take and put away. Look what becomes open: what you need may be among it, and what you put away may be what they need.
lesson-fantasy-realms-take-sword = The Sword of Keth! With a Leader and the Shield of Keth both are worth 40 points more, and you have King and Shield. Take the Sword.
lesson-fantasy-realms-discard-smoke = Which card do you need least? The Smoke has a fine strength but helps nobody. Put it away.
lesson-fantasy-realms-last = Nine cards lie open now. The tenth ends the game, and nobody gets another turn.
lesson-fantasy-realms-sheet = 203 points, and the first place. Open a player’s sheet: every point says where it came from.

## Brutal Kingdom

lesson-brutal-kingdom-welcome = Intrigue at court: for four chapters you play characters for power tokens and eliminate those of others. The most points win. You join in the first chapter; the light cards are dealt and passed on already.
lesson-brutal-kingdom-tokens = At the end of a chapter every icon on your open cards brings a power token of its colour. A token is worth as many points as there are tokens of its colour left: 11 now. The more are taken, the cheaper they get.
lesson-brutal-kingdom-pass-abbot = Of two dark cards you keep one and give one to the neighbour on your right. The Bishop has two icons, and his worst enemy, the Poisoner, is in your own hand: keep him. Give the Abbot away.
lesson-brutal-kingdom-know = So you know what the others hold: the Abbot on your right and, from the light cards, the Intriguer on your left. The table remembers it for you. From the left came the Berserker.
lesson-brutal-kingdom-first = A chapter has four rounds. In each everybody plays one card on top of their own stack, and its effect comes at once. The neighbour on your right has the start-player card and begins.
lesson-brutal-kingdom-play-bishop = Your turn. The Bishop has no effect, but two icons and the rank 18: whoever shows the highest rank when the round ends plays first in the next. Play the Bishop.
lesson-brutal-kingdom-play-saint = You play first now. Only the top card of a stack can be struck, but the whole stack falls with it. Nobody eliminates the Saint: cover the Bishop with him.
lesson-brutal-kingdom-bless-green = The Saint puts a token on the chapel. Nobody can take it from there, but it counts for the worth of its colour to the end. Your Bishop brings green ones: choose green. Then watch the others.
lesson-brutal-kingdom-struck = The Abbot that you gave away has struck the Witch! The stack on the left lies face down with all its icons, and the neighbour on the right has a point for it. But now the Abbot himself lies open on top.
lesson-brutal-kingdom-play-poisoner = This is what you kept the Poisoner for. Play him: the Abbot falls, and with him the White Knight and his icon below. A point for you.
lesson-brutal-kingdom-play-berserker = The neighbour on your left gave you the Berserker and seems to have forgotten it: the Intriguer lies open. Strike him with your last card.
lesson-brutal-kingdom-tokens-taken = The chapter is over. Your stack stayed open: two green tokens. With the one on the chapel nine are left, so each is worth 9; with two eliminations that makes 20 points. On the right 19, on the left nothing.
lesson-brutal-kingdom-chapters = Three more chapters follow, each with a new deal. All prices still change: collect what others leave. Tap “Who eliminates whom” whenever you need to look it up.

## Animal Kingdoms

lesson-animal-kingdoms-welcome = Five realms, three ages: whoever has most points after the third wins. A realm brings points to those with most influence tokens there. You join late in the first age.
lesson-animal-kingdoms-places = Realm 4: at the end of the age first place gets its leftmost kingdom token, 6 points; second place gets 3, third 1. Now you and the neighbour on your left have one token each there.
lesson-animal-kingdoms-decree = To put a token there, play a card that the realm’s decree takes. Here: one more or one less than the last card, and that is lizard 3. So red panda 3 and wolf 1 are refused, but a 4 is welcome.
lesson-animal-kingdoms-play-tiger = Choose tiger 4, then realm 4: two tokens against one, and the first place is yours. You draw a new card, and the others follow.
lesson-animal-kingdoms-play-panda = Realm 6 takes only owls and red pandas, and you have no token there. Even the second place brings 3 points: play red panda 3 into realm 6.
lesson-animal-kingdoms-capital = Realm 7 wants an even rank. Only its capital is free, the last territory to be taken. Whoever takes a capital retreats at once, but that token stays in the realm’s council to the end of the game.
lesson-animal-kingdoms-play-wolf = The neighbour on your right has three tokens there, you have two. Take the capital with wolf 8: then you are level, and a battle will decide.
lesson-animal-kingdoms-retreated = You are the first to retreat in this age, so you have drawn a retreat token. It is worth 5 in the end, and only you know. From now on nobody can rally: swap cards of the hand and get a point for it.
lesson-animal-kingdoms-others = The others may go on as long as they like. Your hand stays with you: you will need it soon.
lesson-animal-kingdoms-scored = All have retreated, and the realms are scored from the smallest up: 6 for realm 4, 8 for realm 5 and 3 for second place in realm 6. You have 17 points. In realm 7 you are level: a battle!
lesson-animal-kingdoms-fight = Both of you choose a card in secret. The higher rank wins; only an 8 has to fear the 1. Send your highest into battle: red panda 6.
lesson-animal-kingdoms-won = 6 against 5: realm 7 brings you its 5 points. The loser gets 3, and a “+2” for later battles. The first age ends with 22 points for you and 15 for each of the others.
lesson-animal-kingdoms-next-age = The second age begins: tokens went home, all decrees are new, and first place is never worth less than before. Only your token in the council of realm 7 has stayed, and counts there again.

## Colour Kingdoms

lesson-colour-kingdoms-welcome = You colour six kingdoms, nine regions in each, on a sheet of your own. The most points win. You join in the third round: in Bluerill only three regions are still white.
lesson-colour-kingdoms-dice = Every round each player takes one die. It gives as many drops of its colour as it shows, for the kingdom where it lies. Each drop paints one region.
lesson-colour-kingdoms-take-yellow = The yellow die lies in Greenwood and shows 3. A unicorn lives there, and unicorns love yellow. Take the yellow die: tap it, then the button with its drops that appears below.
lesson-colour-kingdoms-tame-unicorn = A monster in its own colour is tamed: a point for the unicorn. In any other colour it would only be defeated, and left white it costs a point in the end. Paint the unicorn.
lesson-colour-kingdoms-gain-spell = Neighbouring regions may not have the same colour: around the unicorn yellow is out now. Paint the region with spell 2, you will have that spell from the next round on. The third drop then goes to spell 3.
lesson-colour-kingdoms-finish = All three drops have found a place. A drop too many would have cost a blot, which is a point. Until you finish you could begin the turn anew. Finish the turn: then you will see what the other has painted.
lesson-colour-kingdoms-take-blue = The blue die lies on the border of Bluerill and Greenwood, so you choose. Bluerill lacks three regions, and the die has three drops: tap it and take it from Bluerill.
lesson-colour-kingdoms-tame-hydra = Hydras are blue: tame the hydra. The second drop then goes to the region with spell 2.
lesson-colour-kingdoms-capital = The last drop is for the capital: blue in blue, 2 points. But the hydra next to it is blue already. Spell 2, Match, allows just this, and you have it. Tap the capital on the map. Don’t finish the turn yet: a drop that is left over costs a blot.
lesson-colour-kingdoms-finish-whole = No blot, and no white region left in Bluerill. Finish the turn.
lesson-colour-kingdoms-whole = Bluerill is whole, and you are the first: 4 points. The capital brings 2, three different colours bring 3. This turn has taken you from −10 to −1; the minus is for monsters that still wait for paint.
lesson-colour-kingdoms-goal = So it goes on until somebody has three whole kingdoms; then one more round is played. Mind the watchtowers too: a tower between two painted regions gives you a drop for any kingdom. You have a brown one.

## Dominant Species

lesson-dominant-species-welcome = Before the ice comes, every animal seeks its place on earth; you lead the Reptiles against the Birds. Points come all through the game, and the most win. This is the first turn.
lesson-dominant-species-matches = Reptiles live on sun: two are printed on their card. On the corners of the desert lie two suns, two times two are 4 matches. Whoever has most matches on a tile where it lives dominates it.
lesson-dominant-species-tie = On the corners of the mountain lie, among others, one sun and one seed: you have 2 matches, and the Birds with their two seeds have 2 as well. Nobody dominates. That can be changed.
lesson-dominant-species-place-adaptation = First comes planning: in turn everybody puts a pawn on a vacant eyeball, and each stands for one action. On Adaptation a sun lies ready for your animal. Put a pawn on its first eyeball.
lesson-dominant-species-place-domination = Your last pawn. Actions are carried out from top to bottom; Domination comes at the very end and brings points for a tile. Take its first eyeball: then nobody scores before you.
lesson-dominant-species-take-sun = Now the actions. Your Adaptation is first: take the sun, and your animal has three of them. The Birds act after you.
lesson-dominant-species-mountain = Look at the mountain: three suns on your animal times one on the tile are 3 matches, the Birds have 2. The Reptiles dominate it, though both have one cube there: for dominance cubes don’t count.
lesson-dominant-species-speciation = But cubes decide who gets how many points. Speciation: choose the sun between desert and mountain. New cubes come onto the tiles that it touches: two, two, and one on tundra.
lesson-dominant-species-birds = The Birds multiply too. Then they lay a new sea tile on the shore: Wanderlust brings bonus points for the tiles around it, 3 for two of them.
lesson-dominant-species-sea = Your Wanderlust: of the open tiles choose the sea. It goes beside desert and savannah, where a sun lies already: 3 points for you, and two of your cubes move in.
lesson-dominant-species-score = Domination! The sea is the richest tile: 9 points for most cubes, 5 for the second, and you are alone there. Choose your sea.
lesson-dominant-species-predator = Whoever dominates the scored tile also takes a card, and that is you. Predator kills a cube of others on every tile that you share, so on the mountain. Take it.
lesson-dominant-species-end = 12 points to 4, and one Bird fewer on the mountain. At the end of a turn cubes without any match die out, and a new planning begins. When the Ice Age card is taken, that turn is the last, and all tiles are scored once more.
