frame-name = Pentarchy
frame-skip = Skip to the content
frame-menu = Menu
frame-calculator = Score calculator
frame-settings = Settings
frame-home = To the games
frame-home-title = Board games about realms and beasts
frame-play-now = Play now
frame-rules = Rules
frame-not-found = There is no such page
frame-close = Close
frame-cancel = Cancel
frame-yes = Yes
frame-no = No
frame-me = Player
frame-player-number = Player { $number }
frame-your-name = Your name
frame-open-seat = Open seat
frame-link = Link
frame-copy = Copy
frame-copied = Copied
frame-qr = The link as a QR code
frame-qr-show = Show as a QR code
frame-open-rule = Open rule { $rule }
frame-search-rules = Search the rules
frame-rules-found = { $count ->
    [0] No rule has these words
    [one] { $count } rule
   *[other] { $count } rules
}
frame-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
frame-fetching = Loading…
frame-not-fetched = What this page needs could not be fetched. Check the connection and try again; if Pentarchy has been updated meanwhile, reload the page.
frame-not-kept = This browser has no room for another game. Finish or forget one, or allow the site to store data.
frame-try-again = Try again
frame-reload = Reload the page

# Bots by seat
frame-bot-0 = Adalbert
frame-bot-1 = Brunhild
frame-bot-2 = Casimir
frame-bot-3 = Dorothea
frame-bot-4 = Evander
frame-bot-5 = Fiammetta
frame-bot-6 = Gawain
frame-bot-7 = Hildegard

# What the server says
frame-unreachable = The server can't be reached. Games against bots and around one screen work without it.
frame-too-many-tables = You have too many unfinished tables. Finish or close one first.
frame-too-fast = That was too much at once. Try again in a moment.
frame-bad-name = A name has 1 to 32 visible characters.
frame-no-table = There is no such table.
frame-not-over = The game is not over yet: its record is still sealed.
frame-dead-link = This link does not work: it was used, revoked, or is too old.
frame-server-trouble = The server can't do that now ({ $code }).
frame-and = and
