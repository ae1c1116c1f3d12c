new-title-bots = Against bots, in this browser
new-title-alone = Alone, in this browser
new-title-friends = With friends, by link
new-title-one-screen = Around one screen: hands are hidden while you pass it on
new-people = People
new-seats = Players in all
new-level = How well bots play
new-level-friends = Seats that nobody takes can be given to bots.
new-bots = { $count ->
    [one] A bot takes one seat.
   *[other] Bots take { $count } seats.
}
new-more = More
new-clock-30-seconds = 30 seconds a move
new-clock-2-minutes = 2 minutes a move
new-clock-10-minutes = 10 minutes a game
new-clock-1-day = a day a move
new-clock-3-days = 3 days a move
new-pace = How fast bots move
new-pace-normal = Normally
new-pace-slow = Slowly
new-pace-instant = At once
new-absent = A bot plays for whoever is gone, until they return
new-watch = Others may look on
new-listed = Show the table to everybody in the list
new-hints = Hints: what a decision would be worth, and the coach
new-make = Make the table
new-start = Start
new-less = One less
new-greater = One more
new-document = Another map, as a file
new-document-good = { $name } is sound: the table will be played on it.
new-document-faults = { $name } can’t be used. All that is wrong with it:
new-document-put-away = Put it away
