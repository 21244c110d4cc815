# Was The Doctor Who Card Game sagt: Fragen, Möglichkeiten, Verlauf, Ablehnungen und der Text der Karten.
# Namen stehen ohne Artikel und ungebeugt da; deshalb kommen Karten im Wer- oder Wen-Fall oder nach einem Doppelpunkt.
# ZP sind Zeitpunkte, SP Siegpunkte.

cg-two-need-the-variant = zu zweit wird nur mit „{ $option }“ gespielt
cg-option-two-player-variant = Zu zweit: zwei Karten weitergeben, drei ziehen, ohne die Karten, die einen dritten Spieler brauchen.
cg-success = { $who } gewinnt den Konflikt

## Farben, Zahlen und Aufzählungen

cg-colour-blue = Blau
cg-colour-gold = Gold
cg-colour-green = Grün
cg-colour-pink = Rosa
cg-cards-none = nichts

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
cg-choice-no-teselecta = Nicht spielen
cg-choice-stop = Aufhören
cg-cost-defender = 1 Verteidiger
cg-cost-time-points = { $n } ZP

# Eine Karte eines Angriffs nach ihrem Platz, und mit Namen, wo man ihn kennt.
cg-target-slot = Karte { $slot }
cg-target-slot-known = Karte { $slot } ({ $card })

## Der Verlauf

cg-log-colour-chosen = { $who } spielt mit { $colour }.
cg-log-start-dealt = { $who } beginnt bei { $place }.
cg-log-dealt = { $who } bekommt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ausgeteilt.
cg-log-turn-began = { $who } beginnt einen Zug.
cg-log-location-played = { $who } spielt { $place }.
cg-log-support-played = { $who } spielt { $card }.
cg-log-support-played-at = { $who } spielt { $card } bei { $place }.
cg-log-price-paid = { $who } legt als Preis ab: { $cards }.
cg-log-exchanged = { $who } tauscht: { $cards }.
cg-log-discarded = { $who } legt für Zeitpunkte ab: { $cards }.
cg-log-gained = { $who } erhält { $n } ZP.
cg-log-paid = { $who } zahlt { $n } ZP.
cg-log-took = { $who } nimmt { $n } ZP von { $other }.
cg-log-bought = { $who } kauft { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
cg-log-recalled = { $who } nimmt aus der Reserve, wo es offen lag: { $cards }.

# Wem die Karten verborgen sind, der erfährt ihre Zahl; die anderen sehen sie.
cg-log-defenders-placed = { $who } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt zur Verteidigung an { $place }.
cg-log-defenders-placed-seen = { $who } legt verdeckt zur Verteidigung an { $place }: { $cards }.
cg-log-enemies-placed = { $who } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt gegen { $place }.
cg-log-enemies-placed-seen = { $who } legt verdeckt gegen { $place }: { $cards }.
cg-log-reserved = { $who } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in die Reserve.
cg-log-reserved-seen = { $who } legt in die Reserve: { $cards }.
cg-log-picked-up = { $who } nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus der Reserve.
cg-log-picked-up-seen = { $who } nimmt aus der Reserve: { $cards }.
cg-log-drew = { $who } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
cg-log-drew-seen = { $who } zieht: { $cards }.
cg-log-passed = { $who } gibt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} an { $other } weiter.
cg-log-passed-seen = { $who } gibt an { $other } weiter: { $cards }.

# Angriffe und Konflikte.
cg-log-defenders-sent = { $who } verteidigt { $place }: { $cards }.
cg-log-enemies-sent = { $who } greift { $place } an: { $cards }.
cg-log-enemies-absorbed = Der Tardis-Marker auf { $place } hält die Feinde von { $who } auf: { $cards }.
cg-log-attack-absorbed = Der Tardis-Marker auf { $place } hält den Angriff von { $who } auf: { $cards }.
cg-log-taken-over = { $who } übernimmt den Angriff von { $other } auf { $place }: { $card }.
cg-log-taken-over-seen = { $who } übernimmt den Angriff von { $other } auf { $place }: { $card }. Darin liegt: { $cards }.
cg-log-defence-shown = Verteidigung von { $place }: { $cards }.
cg-log-attack-shown = Angriff auf { $place }: { $cards }.
cg-log-strengthened = { $who } stärkt die Verteidigung von { $place } durch U.N.I.T. um { $n }.
cg-log-fought-won = { $place }: { $defence } gegen { $attack }, die Verteidigung hält.
cg-log-fought-lost = { $place }: { $defence } gegen { $attack }, der Angriff gewinnt.
cg-log-attack-defeated = Der Angriff von { $who } auf { $place } ist abgewehrt.
cg-log-attack-moved = Der Angriff auf { $place } wandert zu { $target }.
cg-log-enemy-lost = Der Angriff auf { $place } verliert: { $cards }.
cg-log-enemy-struck = Der Angriff auf { $place } verliert: { $card }.
cg-log-defender-lost = Die Verteidigung von { $place } verliert: { $cards }.
cg-log-rory-returned = Rory kehrt von { $place } auf die Hand von { $who } zurück.
cg-log-teselecta = { $who } spielt { $card } und nimmt von { $place } zurück: { $cards }.
cg-log-tardis-placed = { $who } legt einen Tardis-Marker auf { $place }.
cg-log-tardis-removed = { $who } nimmt den Tardis-Marker von { $place } zurück.

# Das Ende.
cg-log-reshuffled = { $n ->
    [one] 1 Karte der Ablage wird der neue Stapel.
   *[other] { $n } Karten der Ablage werden der neue Stapel.
}
cg-log-game-end-shown = Die Spielende-Karte liegt offen.
cg-log-final-began = Die letzten Züge beginnen.
cg-log-over-dalek-counters = Das Spiel ist zu Ende: Fünf Dalek-Marker liegen aus.
cg-log-over-tardis-counters = Das Spiel ist zu Ende: Fünf Tardis-Marker liegen aus.
cg-log-over-game-end-card = Das Spiel ist zu Ende: Niemand kann mehr etwas tun.
cg-log-over-round-limit = Das Spiel ist zu Ende: Dreißig Runden sind vorbei.

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
cg-no-re-entry = { $card } hat deine Reserve verlassen und darf in diesem Zug nicht zurück
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
cg-no-take-over-together = eine Übernahme geschieht mit einer einzigen Karte
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
cg-ability-unit = Liegt offen in der Reserve und belegt dort einen Platz; wer im Konflikt verteidigt, kann ZP für ebenso viel Stärke zahlen.

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
