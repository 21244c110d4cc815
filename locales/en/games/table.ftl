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

table-seats-refused = { $game } is for { $least } to { $most } seats, not for { $seats }
table-option-unknown = { $game } has no option { $option }
table-option-value = “{ $option }” takes { $right }
table-option-seats = “{ $option }” is for { $fitting } seats, not for { $seats }
