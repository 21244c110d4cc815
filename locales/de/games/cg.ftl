# Was The Doctor Who Card Game sagt: Fragen, Möglichkeiten, Verlauf, Ablehnungen und der Text der Karten.
# Namen stehen ohne Artikel und ungebeugt da; deshalb kommen Karten im Wer- oder Wen-Fall oder nach einem Doppelpunkt.
# ZP sind Zeitpunkte, SP Siegpunkte.

cg-two-need-the-variant = zu zweit wird nur mit „{ $option }“ gespielt
cg-option-two-player-variant = Zu zweit: zwei Karten weitergeben, drei ziehen, ohne die Karten, die einen dritten Spieler brauchen.
cg-option-final-reserve = Letzte Züge: Eine verdeckte Karte der Reserve zählt wie eine Handkarte.
cg-success = { $who } gewinnt den Konflikt
cg-odds = Konflikt
cg-odds-best = Bester Konflikt
cg-odds-in-full = Chance, den Konflikt zu gewinnen, bei bestem Spiel

## Farben, Zahlen und Aufzählungen

cg-colour-blue = Blau
cg-colour-gold = Gold
cg-colour-green = Grün
cg-colour-pink = Rosa

## Fragen

cg-ask-over = Das Spiel ist zu Ende.
cg-ask-colour = Wähle eine Farbe.
cg-ask-turn = Führe Aktionen aus oder gib deine letzten Karten weiter.
cg-ask-final = Führe genau eine Aktion aus.
cg-ask-take = Der Vorrat ist leer: Nimm den nächsten Zeitpunkt von einem anderen Spieler.
cg-ask-lift = Schick noch einen Tardis-Marker nach Hause oder hör auf.
cg-ask-unit = Zeitpunkte für ebenso viel Verteidigungsstärke zahlen?
cg-ask-teselecta = Die Verteidigung ist verloren. Teselecta spielen?
cg-ask-lose = Wähle, welche von gleich nahen Feindkarten verloren geht.
cg-ask-conflict = { $place }, { $defence } gegen { $attack }: { $question }

# Was jemand gerade zusammenstellt.
cg-ask-defending = Wähle Verteidiger für { $place }.
cg-ask-attacking = Wähle Feinde für den Angriff auf { $place }.
cg-ask-reserving = Leg eine zweite Karte in die Reserve oder hör auf.
cg-ask-discarding = Leg eine zweite Karte ab oder hör auf.
cg-ask-aiming = Wähle den Ort, dessen Angriff { $card } trifft.
cg-ask-paying = Wähle den Verteidiger, den { $card } kostet.
cg-ask-exchanging = Wähle Karten zum Tauschen oder hör auf.
cg-ask-striking = Wähle die Feindkarte bei { $place }, die abgelegt wird.
cg-ask-moving = Wähle, wohin der Angriff auf { $place } geht.

## Möglichkeiten, ihre Kosten und Ziele

cg-choice-colour = Mit { $colour } spielen
cg-choice-play = { $card } spielen
cg-choice-defend = { $place } verteidigen
cg-choice-attack = { $place } angreifen
cg-choice-reserve = { $card } in die Reserve legen
cg-choice-discard = { $card } für einen Zeitpunkt ablegen
cg-choice-buy = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} kaufen
cg-choice-pickup = { $card } aus der Reserve nehmen
cg-choice-recall = Offen in der Reserve, auf die Hand nehmen: { $card }
cg-choice-add = { $card } hinzufügen
cg-choice-at = Bei { $place }
cg-choice-strike = { $card } ablegen
cg-choice-take = 1 ZP von { $who } nehmen
cg-choice-pay = { $n } ZP für +{ $n } zahlen
cg-choice-teselecta-hand = Teselecta aus der Hand spielen
cg-choice-teselecta-reserve = Teselecta aus der Reserve spielen
cg-choice-lose = { $card } verlieren
cg-choice-done = Fertig
cg-choice-end-turn = Zug beenden und Karten nach rechts weitergeben
cg-choice-pay-nothing = Nichts zahlen
cg-choice-turn-up-nothing = Nichts aufdecken
cg-choice-no-teselecta = Nicht spielen
cg-choice-stop = Aufhören
cg-cost-defender = 1 Verteidiger
cg-cost-time-points = { $n } ZP

# Eine Karte eines Angriffs nach ihrem Platz, und mit Namen, wo man ihn kennt.
cg-target-slot = Karte { $slot }
cg-target-slot-known = Karte { $slot } ({ $card })

## Der Verlauf

cg-log-colour-chosen = { $seat } spielt mit { $colour }.
cg-log-start-dealt = { $seat } beginnt bei { $location }.
cg-log-hand-dealt = { $seat } bekommt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ausgeteilt.
cg-log-turn-begun = { $seat } beginnt einen Zug.
cg-log-location-played = { $seat } spielt { $location }.
cg-log-support-played = { $seat } spielt { $card }.
cg-log-support-played-at = { $seat } spielt { $card } bei { $location }.
cg-log-price-paid = { $seat } legt als Preis ab: { $card }.
cg-log-cards-exchanged = { $seat } tauscht: { $cards }.
cg-log-cards-exchanged-none = { $seat } tauscht: nichts.
cg-log-cards-discarded = { $seat } legt für Zeitpunkte ab: { $cards }.
cg-log-time-points-gained = { $seat } erhält { $amount } ZP.
cg-log-time-points-paid = { $seat } zahlt { $amount } ZP.
cg-log-time-points-taken = { $seat } nimmt { $amount } ZP von { $loser }.
cg-log-cards-bought = { $seat } kauft { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
cg-log-card-recalled = { $seat } nimmt aus der Reserve, wo es offen lag: { $card }.

# Wem die Karten verborgen sind, der erfährt ihre Zahl; die anderen sehen sie.
cg-log-defenders-placed-unseen = { $seat } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt zur Verteidigung an { $location }.
cg-log-defenders-placed = { $seat } legt verdeckt zur Verteidigung an { $location }: { $cards }.
cg-log-enemies-placed-unseen = { $seat } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt gegen { $location }.
cg-log-enemies-placed = { $seat } legt verdeckt gegen { $location }: { $cards }.
cg-log-cards-reserved-unseen = { $seat } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in die Reserve.
cg-log-cards-reserved = { $seat } legt in die Reserve: { $cards }.
cg-log-card-picked-up-unseen = { $seat } nimmt 1 Karte aus der Reserve.
cg-log-card-picked-up = { $seat } nimmt aus der Reserve: { $card }.
cg-log-cards-drawn-unseen = { $seat } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
cg-log-cards-drawn = { $seat } zieht: { $cards }.
cg-log-hand-passed-unseen = { $seat } gibt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} an { $receiver } weiter.
cg-log-hand-passed = { $seat } gibt an { $receiver } weiter: { $cards }.

# Angriffe und Konflikte.
cg-log-defenders-sent = { $seat } verteidigt { $location }: { $cards }.
cg-log-enemies-sent = { $seat } greift { $location } an: { $cards }.
cg-log-enemies-absorbed = Der Tardis-Marker auf { $location } hält die Feinde von { $seat } auf: { $cards }.
cg-log-attack-absorbed = Der Tardis-Marker auf { $location } hält den Angriff von { $seat } auf: { $cards }.
cg-log-control-taken-unseen = { $seat } übernimmt den Angriff von { $loser } auf { $location }: { $card }.
cg-log-control-taken = { $seat } übernimmt den Angriff von { $loser } auf { $location }: { $card }. Darin liegt: { $found }.
cg-log-defence-shown = Verteidigung von { $location }: { $cards }.
cg-log-attack-shown = Angriff auf { $location }: { $cards }.
cg-log-defender-turned = { $turner } lässt { $card } die Seite wechseln.
cg-log-strength-added = { $seat } stärkt die Verteidigung von { $location } durch U.N.I.T. um { $amount }.
cg-log-conflict-fought-held = { $location }: { $defence } gegen { $attack }, die Verteidigung hält.
cg-log-conflict-fought-lost = { $location }: { $defence } gegen { $attack }, der Angriff gewinnt.
cg-log-attack-defeated = Der Angriff von { $seat } auf { $location } ist abgewehrt.
cg-log-attack-moved = Der Angriff auf { $location } wandert zu { $target }.
cg-log-enemy-lost = Der Angriff auf { $location } verliert: { $card }.
cg-log-enemy-struck = Der Angriff auf { $location } verliert: { $card }.
cg-log-defender-lost = Die Verteidigung von { $location } verliert: { $card }.
cg-log-rory-returned = Rory kehrt von { $location } auf die Hand von { $seat } zurück.
cg-log-teselecta-played = { $seat } spielt { $card } und nimmt von { $location } zurück: { $cards }.
cg-log-tardis-placed = { $seat } legt einen Tardis-Marker auf { $location }.
cg-log-tardis-removed = { $seat } nimmt den Tardis-Marker von { $location } zurück.

# Das Ende.
cg-log-discards-reshuffled = { $count ->
    [one] 1 Karte der Ablage wird der neue Stapel.
   *[other] { $count } Karten der Ablage werden der neue Stapel.
}
cg-log-game-end-shown = Die Spielende-Karte liegt offen.
cg-log-final-begun = Die letzten Züge beginnen.
cg-log-game-ended-dalek-counters = Das Spiel ist zu Ende: Fünf Dalek-Marker liegen aus.
cg-log-game-ended-tardis-counters = Das Spiel ist zu Ende: Fünf Tardis-Marker liegen aus.
cg-log-game-ended-game-end-card = Das Spiel ist zu Ende: Niemand kann mehr etwas tun.
cg-log-game-ended-round-limit = Das Spiel ist zu Ende: Dreißig Runden sind vorbei.

## Ablehnungen

cg-no-unfinished = bring zuerst die begonnene Aktion zu Ende
cg-no-action-begun = beginne zuerst eine Aktion: Karte spielen, verteidigen, angreifen, in die Reserve legen, ablegen oder kaufen
cg-no-other-question = jetzt ist etwas anderes gefragt: { $question }
cg-no-colour-left = { $colour } ist vergeben
cg-no-such-seat = auf Platz { $seat } sitzt niemand
cg-no-own-time-points = die fehlenden Zeitpunkte kommen von anderen Spielern
cg-no-time-points = { $who } hat keine Zeitpunkte
cg-no-tardis-counter = auf { $place } liegt kein Tardis-Marker
cg-no-funds = du hast { $held } ZP, nicht { $wanted }
cg-no-more-units = du kannst für { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} zahlen, einen für jede deiner U.N.I.T.
cg-no-teselecta-in-hand = auf deiner Hand ist keine Teselecta
cg-no-teselecta-in-reserve = in deiner Reserve ist keine Teselecta
cg-no-closest = { $card } gehört zu keiner Gruppe des Angriffs, die der Verteidigung am nächsten kommt

# Eine Aktion oder den Zug beenden.
cg-no-defender-placed = leg mindestens einen Verteidiger aus
cg-no-enemy-played = spiel mindestens eine Feindkarte
cg-no-final-pass = in den letzten Zügen musst du eine Aktion ausführen
cg-no-small-hand = du musst erst auf { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
} herunterkommen; du hältst { $held }
cg-no-full-hand = nimm erst Karten aus der Reserve: Du gibst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} weiter
cg-no-card-to-spare = in deinem Zug darf deine Hand nicht unter { $least ->
    [one] 1 Karte
   *[other] { $least } Karten
} sinken

# Karten spielen.
cg-no-card-held = { $card } ist nicht auf deiner Hand
cg-no-playing-defenders = { $card } gehört zu den Verteidigern: Du spielst die Karte, indem du einen Ort verteidigst
cg-no-playing-enemies = { $card } gehört zu den Feinden: Du spielst die Karte, indem du einen Ort angreifst
cg-no-lost-defence = { $card } wird nur nach einer verlorenen Verteidigung gespielt
cg-no-more-draws = in diesem Zug wurde die Ablage schon neu gemischt: Es wird nichts mehr gezogen
cg-no-reserve-place = in deiner Reserve ist kein Platz frei
cg-no-defender-as-price = { $card } kostet einen Verteidiger von deiner Hand, und du hältst keinen
cg-no-attack-to-aim-at = { $card } braucht einen Angriff auf einen deiner Orte
cg-no-dalek-attack = kein Angriff auf dich zeigt eine Dalek-Karte
cg-no-third-location = kein Ort eines dritten Spielers ist frei von Angriffen

# Verteidigen und angreifen.
cg-no-own-location = { $place } liegt nicht in deiner Reihe
cg-no-defender-held = du hältst keinen Verteidiger
cg-no-new-defender = bei { $place } liegt schon jede Art Verteidiger, die du hältst
cg-no-location = { $place } liegt in niemandes Reihe
cg-no-foreign-location = { $place } gehört dir selbst
cg-no-enemy-held = du hältst keine Feindkarte
cg-no-fitting-enemy = keiner deiner Feinde passt zu deinem Angriff auf { $place }
cg-no-take-over = der Angriff auf { $place } zeigt keine Karte, die deine übernehmen könnte
cg-no-second-attacker = { $place } wird schon von einem anderen Spieler angegriffen
cg-no-dalek-counter = alle { $n } deiner Dalek-Marker liegen aus

# Reserve, Ablage und Stapel.
cg-no-re-entry = { $card } hat deine Reserve verlassen und darf erst zurück, wenn du etwas anderes getan hast
cg-no-re-entry-final = { $card } hat deine Reserve verlassen und darf in den letzten Zügen nicht zurück
cg-no-reserve-room = deine Reserve ist voll: Sie fasst { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cg-no-price = { $n ->
    [one] 1 Karte kostet { $price } ZP, und du hast { $held }
   *[other] { $n } Karten kosten { $price } ZP, und du hast { $held }
}
cg-no-more-buys = in diesem Zug wurde die Ablage schon neu gemischt: Es wird nichts mehr gekauft
cg-no-cards-left = { $n ->
    [one] es gibt nur noch 1 Karte zu kaufen
   *[other] es gibt nur noch { $n } Karten zu kaufen
}
cg-no-reserved = { $card } liegt nicht verdeckt in deiner Reserve
cg-no-shown = { $card } liegt nicht offen in deiner Reserve
cg-no-narrower-reserve = ohne { $card } wären zu viele Karten in deiner Reserve

# In einer Aktion.
cg-no-defender = { $card } ist kein Verteidiger
cg-no-enemy = { $card } ist kein Feind
cg-no-third-card = nicht mehr als { $n } Karten in einer Aktion
cg-no-twin-defender = { $card } liegt schon bei diesem Ort
cg-no-taker = { $card } kann den Angriff eines anderen nicht übernehmen
cg-no-fit = { $card } passt nicht zu den anderen Karten des Angriffs
cg-no-others-location = { $place } ist kein Ort eines anderen Spielers
cg-no-way-back = { $place } gehört dem Spieler, dessen Angriff es ist
cg-no-free-location = { $place } wird schon angegriffen
cg-no-attack-there = { $place } wird nicht angegriffen
cg-no-way-out = der Angriff auf { $place } kann nirgendwohin
cg-no-dalek-shown = der Angriff auf { $place } zeigt keine Dalek-Karte
cg-no-such-slot = { $n ->
    [one] der Angriff hat 1 Karte, keine Karte { $slot }
   *[other] der Angriff hat { $n } Karten, keine Karte { $slot }
}

## Was auf den Karten steht

cg-face-gold = Goldbalken { $n }.
cg-face-vp = { $n } SP.
cg-face-tp = { $n } ZP.
cg-face-strength = Stärke { $n }.
cg-face-dalek = Gilt als Dalek-Karte.
cg-face-joins-any = Greift zusammen mit jedem Feind an.
cg-face-joins = Passt in einen Angriff zu: { $cards }.
cg-face-takes-over = Übernimmt einen offen liegenden Angriff von: { $cards }.
cg-face-effect = { $effect }.
cg-face-reveal = Im Konflikt aufgedeckt: { $effect }.

cg-ability-rory = Kehrt aus einer verlorenen Verteidigung auf die Hand zurück, wenn er schon vor dem Angriff dort war.
cg-ability-amy-pond = Wehrt jeden Angriff ab, zu dem Silurianer gehören.
cg-ability-turns-river = Eine verteidigende River Song wechselt die Seite.
cg-ability-falls-to-amy = Der ganze Angriff scheitert, wenn Amy Pond verteidigt.
cg-ability-pandorica = Wird zusammen mit einem verteidigenden Rory abgelegt; ohne ihn wird der verteidigende Doktor abgelegt.
cg-ability-blocks-scoring = Der Ort zählt für niemanden, wenn diese Karte am Ende gegen ihn liegt.
cg-ability-teselecta = Keine Aktion: Nach einer verlorenen Verteidigung aus Hand oder Reserve gespielt, nimmt sie alle Verteidiger des Konflikts zurück auf die Hand.
cg-ability-unit = Liegt offen in der Reserve und belegt dort einen Platz; wer im Konflikt verteidigt, kann 1 ZP für +1 Stärke zahlen.

## Wirkungen

cg-effect-gain-tp = { $n } ZP erhalten
cg-effect-gain-tp-for-each-tardis-counter = { $n } ZP für jeden eigenen ausliegenden Tardis-Marker erhalten
cg-effect-gain-tp-for-each-dalek-counter = { $n } ZP für jeden eigenen ausliegenden Dalek-Marker erhalten
cg-effect-take-tp = dem Verteidiger { $n } ZP wegnehmen
cg-effect-turn-up-an-attack = einen Angriff auf dich aufdecken
cg-effect-defeat-an-attack = einen Angriff auf dich abwehren
cg-effect-defeat-a-dalek-attack = einen Angriff auf dich abwehren, der eine Dalek-Karte zeigt
cg-effect-discard-an-attacking-card = eine Karte eines Angriffs auf dich ablegen
cg-effect-move-an-attack = einen Angriff auf dich zu einem Ort eines dritten Spielers lenken
cg-effect-remove-up-to-tardis-counters = bis zu { $n ->
    [one] 1 Tardis-Marker
   *[other] { $n } Tardis-Marker
} beliebiger Spieler nach Hause schicken
cg-effect-exchange-any-cards = beliebig viele Handkarten tauschen
cg-effect-widen-the-reserve-by = offen in der Reserve liegend dort Platz für { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} mehr schaffen
cg-effect-discard-defenders = einen Verteidiger von der Hand ablegen
cg-scope-everyone = alle Spieler: { $effect }

# Was an einer Karte eines Pakets nicht stimmt.

cg-pack-types = Platz ist für { $most } verschiedene Spielkarten
cg-pack-reveal-limit = im Konflikt aufgedeckt (das Feld `reveal` von Verteidigern und Feinden) kann eine Karte nur `gain N TP` oder, als Feind, `take N TP`
cg-pack-reveal = erwartet: `gain N TP` oder, bei einem Feind, `take N TP`
cg-pack-defenders = erwartet: die vier [[defender]] { $keys }; gefunden: { $found }
cg-pack-effect-or-ability = eine Unterstützungskarte hat entweder ein `effect` oder eine `ability`
cg-pack-one-aim = eine Unterstützungskarte kann nur auf einen Angriff zielen
cg-pack-take = `take N TP` gehört zu einem Feind, der aufgedeckt wird
cg-pack-alone = eine Karte, die die Reserve erweitert oder Karten tauscht, tut sonst nichts
cg-pack-price = der Verteidiger ist ein Preis für das Abwehren eines Angriffs
cg-pack-starts = erwartet: { $count } Startorte [[start]]; gefunden: { $found }
cg-pack-places = Platz ist für { $most } Ortskarten
cg-pack-same-place = zwei Orte hätten in einer Reihe denselben Namen
cg-pack-total = erwartet: insgesamt { $least } bis { $most } Spielkarten; gefunden: { $found } ({ $split })
cg-pack-attackers = ein Angriff damit könnte { $found } Karten haben; höchstens { $most } sind möglich
cg-pack-no-or = die Karten dieses Spiels kennen kein `or`
cg-pack-enemies = erwartet: Schlüssel von Feinden; gefunden: { $found }
