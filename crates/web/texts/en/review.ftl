review-thinking = Looking at move { $done } of { $count }…
review-done = { $count ->
    [0] All decisions were looked at: nothing was lost that is worth a word.
   *[other] All decisions were looked at.
}
review-whose = Whose decisions?
review-after = { $step ->
    [0] At the start
   *[other] After step { $step }
}
review-made = Chosen: { $action }.
review-better = Better: { $action }.
