waiting-host = host
waiting-ready = Everybody is here: start when you like.
waiting-for-host = Everybody is here: the host starts.
waiting-for-players = { $count ->
    [one] { $count } seat is open. The game can start when all are taken.
   *[other] { $count } seats are open. The game can start when all are taken.
}
waiting-seats = Seats
waiting-start = Start
waiting-fill-with-bots = { $count ->
    [one] Give the open seat to a bot
   *[other] Give { $count } open seats to bots
}
waiting-add-bot = Bot
waiting-clear-seat = Take { $name } from the seat
waiting-invite = Invite
waiting-invite-why = { $can ->
    [watch] Whoever opens this link can look on: all seats are taken.
    [nothing] All seats are taken, and nobody else may look on.
   *[sit] Whoever opens this link can sit down, without an account.
}
