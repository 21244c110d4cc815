# Der Spielplan von Time of the Daleks. Beschriftungen, die auch die Textansicht hat, stehen in tables.ftl.

tod-board-skaro = Skaro
tod-board-gallifrey = Gallifrey
tod-board-dalek = Dalek
tod-board-davros = Davros
tod-board-distance = Das Rennen nach Gallifrey
tod-board-ship-at = Das Dalek-Schiff steht auf Feld { $space }, { $left } vor Gallifrey.
tod-board-timeship-at = Tardis von { $name }: Feld { $space }.
tod-board-markers-at = Zeit-Anomalie-Marker auf { $spaces }.
tod-board-lead = { $name }: { $ahead } vor dem Dalek-Schiff, { $left } bis Gallifrey
tod-board-to-go = bis Gallifrey
tod-board-danger-play = Daleks im Spiel; ein siebter verliert das Spiel
tod-board-danger-earth = Daleks auf der Erde; drei im Dalek-Zug verlieren das Spiel
tod-board-danger-ship = Felder zwischen dem Dalek-Schiff und Gallifrey
tod-board-doctor-of = Doktor von { $name }
tod-board-hidden-dilemma = Ein verdecktes Dilemma
tod-board-elsewhere = Weitere Lokationen im Spiel
tod-board-lost-die = vernichtet
tod-board-given-up = abgegeben

tod-board-doctors = Die Doktoren
tod-board-bases = Die Farben

tod-board-each-costs = Kosten jeweils: { $cost }

tod-board-tardis-die = Tardis-Würfel: { $shows }
tod-board-tardis-die-unrolled = nicht geworfen
tod-board-tardis-die-tardis = die Tardis gehorcht
tod-board-tardis-die-question = Fragezeichen

tod-board-steps = Schritte des Abenteuers
tod-board-step-pool = Vorrat
tod-board-step-focus = Tausch
tod-board-step-cut = Kürzen
tod-board-step-exterminate = Verlust
tod-board-step-reroll = Neuwurf
tod-board-step-face = Drehen
tod-board-step-resolve = Ende
tod-companion-slot = Begleiter
tod-equipment-slot = Aus­rüstung
tod-board-if-met = Bei Erfolg:
tod-board-if-failed = Bei Misserfolg:
tod-board-met = Herausforderung bestanden!
tod-board-missing = { $count ->
    [one] 1 Symbol fehlt
   *[other] { $count } Symbole fehlen
}
tod-board-odds-alone = Würfel allein
tod-board-odds-cards = + Karten
tod-board-odds-sonic = + Ladungen
tod-board-odds-help = + { $name } bestenfalls
tod-board-best-pool = Bester Vorrat
tod-board-way-reroll-sonic = { $cost ->
    [none] Ladungen: einen neu würfeln
   *[other] { $cost }: einen neu würfeln
}
tod-board-way-reroll-black = Einen schwarzen abgeben: Rest neu würfeln
tod-board-way-reroll-k9 = K-9: einen neu würfeln
tod-board-way-face-sonic = { $cost ->
    [none] Ladungen: einen drehen
   *[other] { $cost }: einen drehen
}
tod-board-forbids-fixed-point = kein neues Würfeln durch Karten oder Ladungen
tod-board-forbids-time-locked = kein Würfel wird gedreht
tod-board-forbids-time-breach = ein Würfel weniger

tod-board-called = { $name } ruft dich zu Hilfe
tod-board-help-afar = Aus der Ferne
tod-board-help-afar-dice = 7 + 1 Würfel: du leihst einen
tod-board-help-afar-stakes = Erfolg: eine Karte ziehen; Misserfolg: eine Ladung oder Karte verlieren
tod-board-help-on-site = Vor Ort
tod-board-help-on-site-dice = 5 + 3 Würfel: du bringst drei mit
tod-board-help-on-site-stakes = Belohnung und Folge eines Misserfolgs treffen auch dich
tod-board-help-ship-moves = das Dalek-Schiff rückt 2 vor
tod-board-help-ship-stays = das Dalek-Schiff bleibt stehen

tod-board-dalek-turn = Zug der Daleks
tod-board-regenerates = { $name } regeneriert
tod-board-success = Erfolg!
tod-board-failure = Gescheitert
tod-board-ship-near = Ein Feld vor Gallifrey: das Dalek-Schiff
tod-board-tardis-near = Ein Feld vor Gallifrey: { $name }
tod-board-seventh = Ein siebter Dalek
tod-board-daleks-won = Die Daleks haben gewonnen
tod-board-end-daleks-seventh-marker = Ein siebter Dalek war fällig, und niemand hielt ihn auf
tod-board-end-daleks-on-earth = Drei Daleks oder mehr stehen auf der Erde: sie gehört ihnen
tod-board-end-daleks-on-gallifrey = Das Dalek-Schiff hat Gallifrey erreicht
tod-board-end-one = { $names } hat Gallifrey gerettet
tod-board-end-several = { $names } haben Gallifrey gemeinsam gerettet
