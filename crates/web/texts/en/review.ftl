review-thinking = Looking at move { $done } of { $count }…
review-done = That is all.
review-whose = Whose decisions?
review-after = { $step ->
    [0] At the start
   *[other] After step { $step }
}
review-made = Played: { $action }.
review-better = Better: { $action }.
