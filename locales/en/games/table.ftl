# What every game says: joints of lists, seats, and refusals that belong to no one game.

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
table-other-is-asked = the question is for { $who }: { $prompt }

table-seats-refused = { $game } is for { $least } to { $most } seats, not for { $seats }
table-option-unknown = { $game } has no option { $option }
table-option-value = “{ $option }” takes { $right }
table-option-seats = “{ $option }” is for { $fitting } seats, not for { $seats }

table-no-such-pack = this server has no such pack
table-no-such-game = this server has no such game
table-no-such-bot = there is no such bot; there are: { $levels }
table-no-such-seat = this table has no such seat

table-call = Your turn: { $game }
table-call-waits = The table is waiting for you.

table-text-empty = it is empty
table-text-broken = it contains broken characters
table-text-invisible = it contains invisible characters
table-text-spaces = it contains unusual spaces
table-text-marks = it has too many marks on one letter
table-text-long = it is too long; at most { $most } letters are allowed
table-name-bare = a name needs a letter or a digit
table-name-alike = another player at this table has that name, or one that looks like it
