# Was jedes Spiel sagt: Bindewörter in Aufzählungen, Plätze und Ablehnungen, die kein Spiel kennen.

table-seat = Platz { $number }
table-joint-comma = { ", " }
table-joint-semicolon = { "; " }
table-joint-space = { " " }
table-joint-slash = /
table-joint-and = { " und " }
table-joint-or = { " oder " }
table-joint-then = { ", dann " }

table-no-such-choice = { $game } kennt keinen Zug { $choice }
table-game-over = das Spiel ist vorbei
table-other-is-asked = { $who } ist jetzt gefragt: { $prompt }

table-seats-refused = { $game } ist für { $least } bis { $most } Plätze, nicht für { $seats }
table-option-unknown = { $game } hat keine Einstellung { $option }
table-option-value = Für „{ $option }“ gibt es { $right }
table-option-seats = „{ $option }“ ist für { $fitting } Plätze, nicht für { $seats }
