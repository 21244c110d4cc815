# Was an den Karten eines Pakets nicht stimmt, für alle, die eins schreiben.

pack-a-text = ein Text
pack-a-number = eine ganze Zahl
pack-a-flag = true oder false
pack-texts = eine Liste von Texten
pack-numbers = eine Liste ganzer Zahlen
pack-missing = das Feld { $field } fehlt ({ $what })
pack-expected = erwartet: { $what }; gefunden: { $found }
pack-item = erwartet: { $what }; darin gefunden: { $found }
pack-one-of = erwartet: eines von { $known }; gefunden: { $found }
pack-words = erwartet: Wörter aus { $known }; gefunden: { $found }
pack-range = erwartet: eine ganze Zahl von { $low } bis { $high }; gefunden: { $found }
pack-numbers-range = erwartet: ganze Zahlen von { $low } bis { $high }; gefunden: { $found }
pack-long = das ist zu lang; höchstens { $most } Zeichen sind möglich
pack-many = das sind zu viele; höchstens { $most } sind möglich
pack-no-field = dieses Feld gibt es nicht; { $kind } hat: { $known }
pack-meant = ist { $word } gemeint?
pack-public = eine öffentliche Quelle braucht ein `where`, das sie nennt
pack-known = nennt { $field }, was diese Karte nicht hat
pack-twice = { $key } steht zweimal da
pack-not-left-out = eine solche Karte gibt es nicht, also kann sie nicht wegfallen
pack-key = erwartet: kleine Buchstaben, Ziffern und einzelne Bindestriche; gefunden: { $found }
pack-no-name = eine Karte braucht einen Namen
pack-name = ein Name besteht aus sichtbaren Buchstaben, Ziffern und Zeichen
pack-picture = dieses Paket hat kein Bild { $found }
pack-exactly-one = erwartet: genau ein [[{ $kind }]]; gefunden: { $found }
pack-no-kind = diese Art von Karte gibt es nicht; es gibt: { $known }
pack-entries = ein Paket hat höchstens { $most } Einträge
pack-about-twice = ein Paket sagt einmal, was es ist
pack-other-game = diese Karten sind für { $game }, nicht für { $key }
pack-count = { $found } von der Art { $kind }; das Spiel hat { $count }
pack-none = hier ist kein Paket; ein Paket ist ein Ordner mit .toml-Dateien oder ein .zip davon
pack-no-file = das ist keine Datei
pack-large = diese Datei ist zu groß; sie darf höchstens { $most } Bytes haben
pack-unread = diese Datei lässt sich nicht lesen: { $why }
pack-dots = das ist kein TOML eines Pakets: mehr als { $most } Punkte in einer Zeile
pack-no-utf8 = das ist kein UTF-8-Text
pack-deep = das ist kein TOML: es ist zu tief verschachtelt
pack-no-toml = das ist kein TOML: { $why }
pack-outside = { $field } steht außerhalb einer Karte; Karten beginnen mit einer Zeile wie [[{ $kind }]]
pack-effect-none = gefunden: { $found }; erwartet: Wirkungswörter
pack-effect-unknown = gefunden: { $found }; erwartet: eines von { $known }
pack-effect-amount = { $found }: die Zahl muss von 1 bis { $most } reichen
pack-effect-scope = { $found } geht nicht mit { $scope }

# Ein Paket als eine Datei.

pack-file-broken = das ist keine Zip-Datei oder eine beschädigte
pack-file-many = darin sind mehr als { $most } Dateien
pack-file-name = { $name } gehört nicht in ein Paket; ein Paket hat .toml-Dateien und Bilder im Ordner „pictures“
pack-file-twice = { $name } steht zweimal darin
pack-file-large = was darin steht, ist zu groß
pack-file-game = das Paket sagt nicht, zu welchem Spiel es gehört: schreibe [[pack]] und darunter game = "…", eines von { $known }
pack-file-empty = darin ist keine .toml-Datei
pack-made-in-workshop = Karten, die von denen des Spiels abweichen oder neu sind.

# Ein Paket, das nicht angeboten werden kann.

pack-trial-endless = ein Spiel mit diesen Karten endet nicht
pack-trial-stuck = ein Spiel mit diesen Karten kommt an einen Punkt, an dem niemand etwas tun kann
pack-trial-fault = ein Spiel mit diesen Karten bricht ab
pack-no-opening = es ließ sich kein Beginn finden, in dem diese Karte vorkommt
pack-emblem = ein Emblem { $found } gibt es nicht
pack-emblems = docs/emblems.md zeigt alle
