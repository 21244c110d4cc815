# What every game says: joints of lists, seats, and refusals that know no game.

table-seat = Seat { $number }
table-joint-comma = { ", " }
table-joint-semicolon = { "; " }
table-joint-space = { " " }
table-joint-slash = /
table-joint-and = { " and " }
table-joint-or = { " or " }
table-joint-then = { ", then " }

table-no-such-choice = there is no choice { $choice } in { $game }
table-game-over = the game is over
table-other-is-asked = { $who } is asked now: { $prompt }
