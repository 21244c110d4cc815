# Looking back at a game with the searching bot.

part-review = Looking back
review-curve = Chances to win
review-about = The searching bot judges the game from what everybody could know.
review-growing = { $done ->
    [one] One moment is judged so far.
   *[other] { $done } moments are judged so far.
}
review-end = at the end { $name } { $chance } %
review-turns = Where it turned
review-rise = Move { $number }: { $name } gains { $by } points
review-fall = Move { $number }: { $name } loses { $by } points
review-no-turn = It never turned by much.
review-figures = All figures
review-move = Move
review-percent = { $value } %
review-ask = What would the bot do here?
review-thinking = The bot thinks …
review-asked = { $name } is asked: { $prompt }
review-choice = Choice
review-chance = Chance to win
review-visits = Thought about
review-times = { $n ->
    [one] once
   *[other] { $n } times
}
review-best = the bot’s choice
review-done = this was done
review-most = The choice is what the search came back to most often. What it rarely thought about is judged by a few tries: a higher figure there does not count for much.
