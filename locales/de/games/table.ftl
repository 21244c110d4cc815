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

table-no-such-pack = dieser Server hat keine solchen Karten
table-no-such-game = dieser Server hat kein solches Spiel
table-no-such-bot = einen solchen Bot gibt es nicht; es gibt: { $levels }
table-no-such-seat = diesen Platz hat der Tisch nicht

table-call = Du bist am Zug: { $game }
table-call-waits = Der Tisch wartet auf dich.

table-text-empty = er ist leer
table-text-broken = er enthält halbe Zeichen
table-text-invisible = er enthält unsichtbare Zeichen
table-text-spaces = er enthält besondere Leerzeichen
table-text-marks = er hat zu viele Zeichen auf einem Buchstaben
table-text-long = er ist zu lang; höchstens { $most } Buchstaben
table-name-bare = ein Name braucht einen Buchstaben oder eine Ziffer
table-name-alike = am Tisch heißt schon jemand so, oder so ähnlich
