# Looking back at a game with the searching bot.

part-review = Looking back
review-curve = Chances of winning
review-about = The searching bot judges the game from what everybody could know.
review-growing = { $done ->
    [one] One moment judged so far.
   *[other] { $done } moments judged so far.
}
review-end = at the end { $name } { $chance }
review-turns = Turning points
review-turn = Move { $number }: { $name }, chance of winning { $before } → { $after }
review-turn-span = Moves { $first }–{ $last }: { $name }, chance of winning { $before } → { $after }
review-no-turn = There was no sharp turn.
review-figures = All figures
review-move = Move
review-ask = What would the bot do here?
review-thinking = The bot is thinking …
review-asked = { $name } is asked: { $prompt }
review-choices = What the bot tried
review-choice = Choice
review-chance = Chance of winning
review-visits = Tried
review-times = { $n ->
    [0] never
    [one] once
   *[other] { $n } times
}
review-best = the bot’s choice
review-done = what was played
review-minds-nobody = The bot also considers how likely it is that nobody at the table wins, though it gives that less weight than its own chance.
review-most = Choices are tried in the same imagined worlds, and the worse half drops out again and again: a figure from few tries is rough. Where figures are close, the bot goes by experience; choices that experience rules out are never tried.
