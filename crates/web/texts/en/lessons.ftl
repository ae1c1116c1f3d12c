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
lesson-fantasy-realms-card = The number in the corner is the card’s strength. Below it stands what others do for it: the Knights are worth 20, but lose 8 without a Leader. Hold or right-click any card to read it large.
lesson-fantasy-realms-hand = Beside your hand stands what it is worth now: 143. The Shapeshifter may pass for another card; the house always finds the best guise for you.
lesson-fantasy-realms-take-king = You may take the hidden top card of the deck, or any open one; the number on it says what your hand would be worth with it. The Necromancer would bring a little more just now, but the King has a future: 5 points for each Army, and with a Queen even 20. The Shapeshifter can be that Queen. Take the King.
lesson-fantasy-realms-discard-longbow = Eight cards are one too many. The Longbow was good with the Warlord that the Shapeshifter played until now; it isn’t any more. Put the Elven Longbow away.
lesson-fantasy-realms-others = Now the others take and put away. Look what becomes open: what you need may be among it, and what you put away may be what they need.
lesson-fantasy-realms-take-sword = The Sword of Keth! With a Leader and the Shield of Keth both are worth 40 points more, and you have King and Shield. Take the Sword.
lesson-fantasy-realms-discard-smoke = Which card do you need least? The Smoke has a fine strength but helps nobody. Put it away.
lesson-fantasy-realms-last = Nine cards lie open now. The tenth ends the game, and nobody gets another turn.
lesson-fantasy-realms-sheet = 203 points, and the first place. Open a player’s sheet: every point says where it came from.
