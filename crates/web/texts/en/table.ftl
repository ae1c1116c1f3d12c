table-missing = There is no such table
table-hidden = This table is not for onlookers
table-closed = This table was closed
table-unknown-game = This page does not know the game. Load it anew.
table-connecting = Connecting…
table-reconnecting = Connecting again…
table-board = Board
table-hand = Your hand
table-prompt = What to do
table-players = Players
table-panels = Beside the table
table-log = Log
table-chat = Chat
table-rules = Rules
table-menu = Table
table-unread = unread
table-you-mark = (you)
table-to-move = to move
table-away = away
table-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
table-your-turn-title = ● Your turn · { $game }
table-thinking = for { $time }
table-wait-open = The game goes on when the open seat is filled.
table-choices = Choices
table-all-choices = { $count ->
    [one] { $count } choice
   *[other] All { $count } choices
}
table-more-choices = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
table-what-does-it-do = What does it do?
table-days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-remove-player = Remove the player who is gone

# What others did while one was away
table-missed = While you were away
table-missed-next = Next
table-missed-skip = Skip

# Passing the screen
table-pass-to = Pass the screen to { $name }
table-pass-why = All hands are covered.
table-i-am = I am { $name }
table-take-back-for = { $name } takes the last step back

# Undo
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-question = { $count ->
    [one] { $name } asks to take { $count } step back.
   *[other] { $name } asks to take { $count } steps back.
}
table-undo-asked-by-you = { $count ->
    [one] You asked to take { $count } step back. The others are thinking about it.
   *[other] You asked to take { $count } steps back. The others are thinking about it.
}
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-drop = Never mind
table-bot-plays-for-you = A bot plays for you.
table-return = I am back

# Seats
table-sit = Sit down
table-level-novice = novice
table-level-easy = easy
table-level-medium = medium
table-level-hard = hard
table-level-expert = expert

# The table's menu
table-plan-seats = Seats
table-plan-clock = Clock
table-plan-hints = Hints
table-plan-no-hints = none, and no coach
table-clock-none = no clock
table-clock-per-move = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
table-clock-per-game = { $count ->
    [one] { $count } minute a game
   *[other] { $count } minutes a game
}
table-clock-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
table-link = Link to this table
table-link-why = Send it to those who want to look on.
table-move-seat = Go on on another device
table-move-seat-why = A link that works once and moves your seat there. Keep it to yourself.
table-move-seat-make = Make a link
table-take-seat = Take the seat
table-take-seat-why = This link moves a seat from another device to this one. It works once.
table-seal = Seal
table-seal-why = All chance of the game was fixed before it began. This is its fingerprint; when the game is over, anybody can check that nothing was changed.
table-forget = Forget this game
table-leave = Leave the table…
table-leave-why = Your seat is free for somebody else then. If you only go away for a while, just close the page.
table-leave-really = Leave for good

# Over
table-over = The game is over.
table-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
table-won-shared = { $names } share the victory.
table-again = Play again
table-again-said = Once more?
table-again-there = To the new table
table-replay = Watch the replay

# Chat
table-chat-line = Say something
table-chat-send = Send
table-chat-sit-first = Those who sit at the table can talk.

# Log
table-log-rose = { $name } left the table.
table-log-started = The game began.
table-log-taken-back = { $name } took the last step back.
table-log-taken-back-by-all = All agreed to go back.
table-log-undo-asked = { $name } asks to go back.
table-log-undo-agreed = { $name } agrees.
table-log-undo-refused = { $name } does not agree.
table-log-away = { $name } is gone.
table-log-back = { $name } is back.
table-log-time-up = { $name } ran out of time.
table-log-your-time-up = Your time was up: a bot decided.
table-log-closed = The table was closed.

# Refusals
table-refused-stale = Something has happened meanwhile. Look again, then decide.
table-refused-not-host = Only the host may do that.
table-refused-not-seated = Only those who sit there may do that.
table-refused-seat-taken = Somebody was quicker: the seat is taken.
table-refused-no-seat = All seats are taken.
table-refused-seats-open = Some seats are still open.
table-refused-still-here = The player is here.
table-refused-one-seat = Everybody has one seat at this table.
table-refused-not-started = The game has not begun yet.
table-refused-started = The game has begun already.
table-refused-over = The game is over.
table-refused-others-play = Others still play here.
table-refused-nothing-back = There is nothing to take back.
table-refused-revealed = Something came to light with that step: only all together can take it back.
table-refused-others-acted = Others have moved since: only all together can take it back.
table-refused-undo-asked = Everybody is being asked already.
table-refused-no-hints = There are no hints at this table.
table-refused-no-onlookers = This table is not for onlookers.
table-refused-other = That is not possible now.
table-plan-document = a file of your own ({ $size } KiB)
table-coach = Ask the coach
table-coach-thinking = The coach is thinking…
table-coach-says = The coach’s choices
table-coach-names = { $count ->
    [one] The coach names { $count } choice
   *[other] The coach names { $count } choices
}
table-coach-too-fast = That was asked too often. Wait a moment and ask again.
table-coach-unavailable = The coach can’t answer now. Ask again later.
table-coach-outlook = On average: place { $place }, { $score } points
table-coach-outlook-early = On average: place { $place }
table-coach-outlook-alone = Played on quickly: { $score } points on average
table-coach-only = There is no other sensible choice
table-coach-points = More points than the next best: +{ $more }
table-coach-fewer-points = Fewer points than the first: −{ $fewer }
table-coach-hinders = Fewer points for the best rival: −{ $fewer }
table-coach-helps = More points for the best rival: +{ $more }
table-coach-place = A better place than the next best: by { $better }
table-coach-worse-place = A worse place than the first: by { $worse }
table-coach-close = About as good as the others

# Who thinks in this browser
table-thinker-absent = The bots and the coach can’t think here: what they need could not be fetched, or broke down. It is tried again and again. If that does not help, reload the page.
table-thinker-puzzled = The bots and the coach don’t understand this page: Pentarchy has been updated meanwhile. Reload the page to go on.
