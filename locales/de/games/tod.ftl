# Was Time of the Daleks sagt. $colour ist black, green, blue oder red (bei Würfeln auch any, coloured oder several, dann
# zählt $colours sie auf); $pool ist caller oder helper; Namen von Karten und Orten stehen in name.ftl. Namen werden
# nicht gebeugt: Sie stehen in Anführungszeichen, hinter einem Doppelpunkt oder in Klammern.

## Varianten

tod-option-first-game = das leichtere erste Spiel (TOD-FIRST)
tod-option-k9 = mit K-9, der für seinen Besitzer einen Würfel neu würfelt (TOD-K9)

## Begriffe

tod-nobody = die Daleks
tod-success = das Abenteuer gelingt
tod-symbol-running = Laufen
tod-symbol-diplomacy = Diplomatie
tod-symbol-science = Wissenschaft
tod-symbol-cunning = List
tod-symbol-tactics = Taktik
tod-symbol-strength = Stärke
tod-missing-running = Laufen (Ru)
tod-missing-diplomacy = Diplomatie (Di)
tod-missing-science = Wissenschaft (Sc)
tod-missing-cunning = List (Cu)
tod-missing-tactics = Taktik (Ta)
tod-missing-strength = Stärke (St)
tod-colour-black = schwarz
tod-colour-green = grün
tod-colour-blue = blau
tod-colour-red = rot
tod-player-colour-amber = Bernstein
tod-player-colour-teal = Petrol
tod-player-colour-pink = Rosa
tod-player-colour-mint = Minze
tod-condition-fixed-point = Fixpunkt
tod-condition-time-locked = Zeit-Blockade
tod-condition-time-breach = Zeitbruch
tod-type-equipment = Ausrüstung
tod-type-event = Ereignis
tod-type-transfer = Transfer
tod-type-location = Lokation
tod-type-task = Aufgabe
tod-type-instant = Sofort
tod-timing-anytime = jederzeit
tod-timing-prepare = Vorbereitung
tod-timing-adventure = eigenes Abenteuer
tod-timing-any-adventure = beliebiges Abenteuer
tod-tardis-symbol = Tardis
tod-question-mark = Fragezeichen
tod-sonic = { $n ->
    [one] 1 Schall-Ladung
   *[other] { $n } Schall-Ladungen
}

## Würfel als das, was gewürfelt, verloren oder gedreht wird: im Akkusativ

tod-die = { $colour ->
    [any] einen Würfel
    [coloured] einen farbigen Würfel
    [black] einen schwarzen Würfel
    [green] einen grünen Würfel
    [blue] einen blauen Würfel
    [red] einen roten Würfel
   *[several] einen Würfel ({ $colours })
}
tod-dice = { $n ->
    [one] 1 { $colour ->
        [black] schwarzen
        [green] grünen
        [blue] blauen
       *[red] roten
    } Würfel
   *[other] { $n } { $colour ->
        [black] schwarze
        [green] grüne
        [blue] blaue
       *[red] rote
    } Würfel
}
tod-dice-one = { $colour ->
    [any] einen Würfel
    [coloured] einen farbigen Würfel
    [black] einen schwarzen Würfel
    [green] einen grünen Würfel
    [blue] einen blauen Würfel
    [red] einen roten Würfel
   *[several] einen Würfel ({ $colours })
}
tod-dice-up-to = bis zu { $n } { $colour ->
    [any] Würfel
    [coloured] farbige Würfel
    [black] schwarze Würfel
    [green] grüne Würfel
    [blue] blaue Würfel
    [red] rote Würfel
   *[several] Würfel ({ $colours })
}
tod-dice-any-number = beliebig viele { $colour ->
    [any] Würfel
    [coloured] farbige Würfel
    [black] schwarze Würfel
    [green] grüne Würfel
    [blue] blaue Würfel
    [red] rote Würfel
   *[several] Würfel ({ $colours })
}
tod-dice-all = alle { $colour ->
    [any] Würfel
    [coloured] farbigen Würfel
    [black] schwarzen Würfel
    [green] grünen Würfel
    [blue] blauen Würfel
    [red] roten Würfel
   *[several] Würfel ({ $colours })
}

## Was Karten bewirken

tod-scope-each = alle Spieler: { $effect }
tod-scope-another = ein anderer Spieler: { $effect }
tod-effect-tardis-forward = Tardis { $n } vor
tod-effect-tardis-back = Tardis { $n } zurück
tod-effect-ship-forward = Dalek-Schiff { $n } vor
tod-effect-ship-back = Dalek-Schiff { $n } zurück
tod-effect-gain-sonic = { $n ->
    [one] 1 Schall-Ladung erhalten
   *[other] { $n } Schall-Ladungen erhalten
}
tod-effect-lose-sonic = { $n ->
    [one] 1 Schall-Ladung verlieren
   *[other] { $n } Schall-Ladungen verlieren
}
tod-effect-draw-cards = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
}
tod-effect-discard-cards = { $n ->
    [one] 1 Karte ablegen
   *[other] { $n } Karten ablegen
}
tod-effect-dismiss-companions = { $n } Begleiter entlassen
tod-effect-discard-companions = { $n } Begleiter ablegen
tod-effect-discard-equipment = { $n ->
    [one] 1 Ausrüstung ablegen
   *[other] { $n } Ausrüstungen ablegen
}
tod-effect-regenerate = regenerieren
tod-effect-all-regenerate = alle Doktoren regenerieren
tod-effect-add-daleks-here = { $n ->
    [one] 1 Dalek hier einsetzen
   *[other] { $n } Daleks hier einsetzen
}
tod-effect-add-daleks-on-earth = { $n ->
    [one] 1 Dalek auf der Erde einsetzen
   *[other] { $n } Daleks auf der Erde einsetzen
}
tod-effect-remove-daleks-here = { $n ->
    [one] 1 Dalek von hier entfernen
   *[other] { $n } Daleks von hier entfernen
}
tod-effect-remove-daleks-on-earth = { $n ->
    [one] 1 Dalek von der Erde entfernen
   *[other] { $n } Daleks von der Erde entfernen
}
tod-effect-remove-daleks-anywhere = { $n ->
    [one] 1 beliebigen Dalek entfernen
   *[other] { $n } beliebige Daleks entfernen
}
tod-effect-replace-this = diese Karte ersetzen

## Fähigkeiten

tod-ability-wanderer = beim Tardis-Symbol darf er ungesehen eine neue Lokation nehmen und zieht danach eine Karte
tod-ability-tinkerer = das Installieren seiner Ausrüstung kostet eine Schall-Ladung weniger
tod-ability-persuasive = um Hilfe zu rufen kostet ihn nichts
tod-ability-no-hats = die Hüte ihres Besitzers werden abgelegt
tod-ability-steer = drehe den Tardis-Würfel nach dem Wurf auf die Tardis
tod-ability-scan = sieh dir heimlich ein verdecktes Dilemma an
tod-ability-banish = ersetze ein offenes Dilemma durch ein neues, verdecktes
tod-ability-shield = in diesem Abenteuer werden keine Würfel vernichtet
tod-ability-unfix = der Fixpunkt gilt in diesem Abenteuer nicht
tod-ability-unlock = die Zeit-Blockade gilt in diesem Abenteuer nicht
tod-ability-late-die = nimm einen schwarzen Würfel hinzu, falls Platz ist, und wirf ihn sofort
tod-ability-timescoop = ein anderer Doktor kommt in deine Zeitzone
tod-ability-trade-dice = lege nach der Vernichtung einen Würfel ab und erhalte zwei Schall-Ladungen
tod-ability-k9-power = zahle eine Schall-Ladung und nimm einen Würfel beliebiger Farbe hinzu
tod-ability-travel-toll = zu einer Lokation zu reisen, die keine Zeit-Anomalie ist, kostet zwei Schall-Ladungen oder eine Karte
tod-ability-power-drain = die Vorbereitung bringt eine Schall-Ladung statt zwei
tod-ability-occupation = auf der Erde wird niemand rekrutiert
tod-ability-heavy-fire = wo ein Dalek dabeisteht, wird ein Würfel mehr vernichtet

## Die Karten, Zeile für Zeile

tod-face-number = Nummer: { $number }
tod-face-deck-earth = Stapel: Erde
tod-face-deck-alien = Stapel: Alien
tod-face-type = Typ: { $type }
tod-face-timing = Timing: { $timing }
tod-face-cost = Kosten: { $n }
tod-face-dice = { $n ->
    [one] 1 { $colour ->
        [black] schwarzer
        [green] grüner
        [blue] blauer
       *[red] roter
    }
   *[other] { $n } { $colour ->
        [black] schwarze
        [green] grüne
        [blue] blaue
       *[red] rote
    }
}
tod-face-add = dazu: { $dice }
tod-face-focus = Tausch: { $colours }
tod-face-reroll = neu würfeln: { $dice }
tod-face-turn = drehen: { $die } auf { $symbol }
tod-face-links = Verknüpfung: { $links }
tod-face-group = Gruppe { $group }
tod-face-groups = Gruppen: { $groups }
tod-face-prepare = Vorbereitung: { $effects }
tod-face-while-with = nur mit: { $doctors }
tod-face-effect = Effekt: { $effects }
tod-face-ability = Fähigkeit: { $ability }
tod-face-hat = Merkmal: Hut
tod-face-symbols = Symbole: { $symbols }
tod-face-conditions = Bedingungen: { $conditions }
tod-face-reward = Belohnung: { $effects }
tod-face-fail = Misserfolg: { $effects }
tod-face-imprison = gefangen: { $dice }
tod-face-task-symbols = Aufgabe: { $symbols }
tod-face-progress = Fortschritt: { $n }
tod-face-dalek-icon = Dalek-Icon
tod-zone-title = { $location }: { $zone }
tod-face-faces = Seiten: { $faces }
tod-face-count = Anzahl: { $n }
tod-face-skaro = Skaro: Feld { $space }
tod-face-earth = Erde: Feld { $space }
tod-face-gallifrey = Gallifrey: Feld { $space }
tod-face-markers = Zeit-Anomalien: Felder { $spaces }
tod-face-first-game-markers = erstes Spiel: Zeit-Anomalien auf den Feldern { $spaces }
tod-face-companion-spaces = Begleiter: { $n } Plätze
tod-face-equipment-slots = Ausrüstung: { $n } Plätze

## Fragen

tod-game-over = Das Spiel ist vorbei.
tod-ask-doctor = Welcher Doktor bist du?
tod-ask-colour = Welche Farbe spielst du?
tod-ask-prepare = Vorbereitung: installieren, ablegen, entlassen, einen Effekt nutzen; oder weitergehen.
tod-ask-travel = Reisen: bleiben, reisen oder den Tardis-Würfel werfen.
tod-ask-tardis-symbol = Die Tardis gehorcht: eine Lokation im Spiel oder eine neue?
tod-ask-keep-tile = Welche der beiden Lokationen behältst du?
tod-ask-zone = In welcher ihrer Zeitzonen landest du?
tod-ask-recruit = Rekrutierst du für dieses Abenteuer einen Begleiter?
tod-ask-price = Womit bezahlst du?
tod-ask-this-price = Zahle { $sonic } oder eine Timey-Wimey-Karte.
tod-ask-build-pool = Deine Würfel: tauschen, Karten spielen, um Hilfe rufen; oder weiter zum Abwerfen.
tod-ask-add-die = Ein Würfel welcher Farbe?
tod-ask-help = Du wirst um Hilfe gerufen: aus der Ferne oder vor Ort?
tod-ask-cut = Zu viele Würfel: Welchen wirfst du ab?
tod-ask-exterminate = Vernichtung: Welcher Würfel geht verloren?
tod-ask-trade-dice = Gibst du für den Effekt einen Würfel her?
tod-ask-trade-die = Welchen Würfel gibst du her?
tod-ask-reroll = Noch nicht geschafft: neu würfeln oder aufhören?
tod-ask-dice-to-reroll = Welche Würfel werden neu geworfen?
tod-ask-face = Noch nicht geschafft: einen Würfel drehen oder aufhören?
tod-ask-missing = Es fehlen: { $symbols }. { $question }
tod-ask-die-to-turn = Welcher Würfel wird gedreht?
tod-ask-symbol = Auf welches Symbol?
tod-ask-which-pool = Für wessen Würfel?
tod-ask-alternative = Wähle eines davon.
tod-ask-discard = Welche Karte legst du ab?
tod-ask-cut-hand = Zu viele Karten auf der Hand: Welche legst du ab?
tod-ask-lose-companion = Welcher Begleiter geht?
tod-ask-lose-equipment = Welche Ausrüstung geht verloren?
tod-ask-another = Für welchen anderen Spieler?
tod-ask-transfer = Wer bekommt die Karte?
tod-ask-dalek-on-earth = In welcher Zeitzone der Erde landet der Dalek?
tod-ask-remove-dalek = Welcher Dalek verschwindet?
tod-ask-scan = Welches verdeckte Dilemma siehst du dir an?
tod-ask-banish = Welches Dilemma wird ersetzt?
tod-ask-timescoop = Welcher Doktor kommt zu dir?
tod-ask-pass-k9 = Wer bekommt K-9?
tod-ask-card-window = Nutzt du jetzt eine Karte?

## Möglichkeiten

tod-choice-pass = Passen
tod-choice-done-preparing = Vorbereitung beenden
tod-choice-recruit-nobody = Niemanden rekrutieren
tod-choice-done-with-the-pool = Vorrat ist fertig
tod-choice-keep-the-dice = Würfel behalten
tod-choice-stop-rerolling = Nicht mehr neu würfeln
tod-choice-roll-these = Diese werfen
tod-choice-stop-turning = Keine Würfel mehr drehen
tod-choice-doctor = { $doctor } sein
tod-choice-colour = { $colour } spielen
tod-choice-uninstall = „{ $card }“ ablegen
tod-choice-install = „{ $card }“ installieren ({ $text })
tod-choice-dismiss = Entlassen: { $companion }
tod-choice-play = „{ $card }“ spielen ({ $text })
tod-choice-use = „{ $source }“ nutzen ({ $text })
tod-choice-go = Reisen: { $zone } ({ $text })
tod-choice-stay = Bleiben: { $zone } ({ $text })
tod-dilemma-needs = { $dilemma }: { $symbols }
tod-choice-roll = Den Tardis-Würfel werfen
tod-choice-new = Zwei neue Lokationen ziehen und eine behalten
tod-choice-wander = Die Tardis eine Lokation wählen lassen und eine Karte ziehen
tod-choice-keep = Behalten: { $tile }
tod-choice-recruit-earth = Den obersten Erd-Begleiter rekrutieren
tod-choice-recruit-alien = Den obersten Alien-Begleiter rekrutieren
tod-choice-link = Durch Verknüpfung rekrutieren: { $companion }
tod-choice-pay-sonic = { $sonic } zahlen
tod-choice-pay-card = Mit „{ $card }“ zahlen
tod-choice-focus = { $source }: ein schwarzer Würfel wird { $colour }
tod-choice-call = Um Hilfe rufen: { $doctor }
tod-choice-afar = Aus der Ferne helfen: ein Würfel
tod-choice-on-site = Vor Ort helfen: drei Würfel, Belohnung oder Misserfolg gemeinsam
tod-choice-cut = { $die } abwerfen
tod-choice-exterminate = { $pool ->
    [helper] Vom Helfer { $die } verlieren
   *[caller] Vom Vorrat { $die } verlieren
}
tod-choice-reroll = { $source }: { $dice } neu würfeln
tod-choice-reroll-sonic = Einen Würfel neu würfeln
tod-choice-reroll-black = Einen schwarzen Würfel ablegen: alle anderen neu würfeln
tod-choice-reroll-k9 = K-9: einen Würfel neu würfeln
tod-choice-face = { $source }: { $die } auf { $symbol } drehen
tod-choice-face-sonic = Einen Würfel auf ein beliebiges Symbol drehen
tod-choice-die = Der { $colour ->
    [black] schwarze
    [green] grüne
    [blue] blaue
   *[red] rote
} Würfel auf { $symbol }
tod-choice-to = Auf { $symbol }
tod-choice-on = { $pool ->
    [helper] Für die Würfel des Helfers
   *[caller] Für die Würfel des aktiven Doktors
}
tod-choice-discard = „{ $card }“ ablegen
tod-cost-or-a-card = { $sonic } oder eine Karte
tod-cost-black-die = ein schwarzer Würfel

## Verlauf

tod-log-took-doctor = { $who } spielt „{ $doctor }“.
tod-log-round = — Runde { $round } —
tod-log-turn = { $who } ist am Zug.
tod-log-dalek-turn = Die Daleks sind am Zug.
tod-log-gained-sonic = { $who } erhält { $sonic }.
tod-log-spent-sonic = { $who } gibt { $sonic } ab.
tod-log-drew-card = { $who } zieht eine Timey-Wimey-Karte.
tod-log-drew-this = { $who } zieht „{ $card }“.
tod-log-played = { $who } spielt „{ $card }“.
tod-log-discarded-card = { $who } legt „{ $card }“ ab.
tod-log-handed-over = { $who } gibt „{ $card }“ an { $to } weiter.
tod-log-installed = { $who } installiert „{ $card }“.
tod-log-scrapped = { $who } legt die Ausrüstung „{ $card }“ ab.
tod-log-reshuffled-cards = Die abgelegten Timey-Wimey-Karten werden zu einem neuen Stapel gemischt.
tod-log-reshuffled-companions = Die abgelegten Begleiter werden zu einem neuen Stapel gemischt.
tod-log-reshuffled-locations = Die abgelegten Lokationen werden zu einem neuen Stapel gemischt.
tod-log-reshuffled-dilemmas = Die abgelegten Dilemmas werden zu einem neuen Stapel gemischt.
tod-log-reshuffled-anomalies = Die abgelegten Zeit-Anomalien werden zu einem neuen Stapel gemischt.
tod-log-joined = { $companion } reist nun mit { $who }.
tod-log-joined-part-time = { $companion } begleitet { $who } in Teilzeit.
tod-log-dismissed = { $companion } wird von { $who } entlassen.
tod-log-discarded-companion = { $companion } verlässt { $who } für immer.
tod-log-promoted = { $companion } bleibt bei { $who }.
tod-log-used = { $who } nutzt „{ $source }“.
tod-log-used-k9 = { $who } nutzt K-9.
tod-log-passed-k9 = K-9 geht an { $who }.
tod-log-regenerated = { $who } regeneriert: { $doctor }.
tod-log-moved = { $who } reist weiter: { $zone }.
tod-log-moved-home = { $who } kehrt auf die Konsole zurück.
tod-log-laid-dilemma = Ein Dilemma wird verdeckt ausgelegt: { $zone }.
tod-log-flipped = Aufgedecktes Dilemma ({ $zone }): { $dilemma }.
tod-log-discarded-dilemma = Abgelegtes Dilemma ({ $zone }): { $dilemma }.
tod-log-discarded-face-down-dilemma = Ein verdecktes Dilemma wird abgelegt ({ $zone }).
tod-log-scanned = { $who } sieht sich ein verdecktes Dilemma an ({ $zone }).
tod-log-scanned-this = { $who } sieht sich ein verdecktes Dilemma an ({ $zone }): { $dilemma }.
tod-log-placed-tile = Neu im Spiel: { $tile }.
tod-log-discarded-tile = Abgelegt: { $tile }.
tod-log-drew-tile = Gezogen: { $tile }.
tod-log-rolled-tardis-die = { $who } wirft den Tardis-Würfel: { $shown }.
tod-log-steered = { $who } dreht den Tardis-Würfel auf die Tardis.
tod-log-wandered = { $who } lässt die Tardis wählen.
tod-log-faced = { $who } stellt sich einem Abenteuer ({ $zone }).
tod-log-called = { $who } ruft { $helper } um Hilfe.
tod-log-helps-afar = { $who } hilft aus der Ferne.
tod-log-helps-on-site = { $who } kommt zu Hilfe.
tod-log-gathered = { $pool ->
    [helper] Würfel des Helfers: { $dice }.
   *[caller] Würfel des aktiven Doktors: { $dice }.
}
tod-log-gathered-nothing = { $pool ->
    [helper] Der Helfer hat keine Würfel.
   *[caller] Der aktive Doktor hat keine Würfel.
}
tod-log-added-dice = { $pool ->
    [helper] Der Helfer nimmt { $dice } hinzu.
   *[caller] Der aktive Doktor nimmt { $dice } hinzu.
}
tod-log-focused = Ein schwarzer Würfel wird { $colour }.
tod-log-cut = { $pool ->
    [helper] Der Helfer wirft { $die } ab.
   *[caller] Der aktive Doktor wirft { $die } ab.
}
tod-log-exterminated = Vernichtet: ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel { $pool ->
    [helper] des Helfers
   *[caller] des aktiven Doktors
}.
tod-log-lifted = Gilt nicht: { $condition }.
tod-log-shielded = { $who } schirmt die Würfel vor den Daleks ab.
tod-log-rolled = { $colour ->
    [black] Schwarz
    [green] Grün
    [blue] Blau
   *[red] Rot
} zeigt { $symbol }.
tod-log-rerolls = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} wirft { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} erneut.
tod-log-gave-up-black = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} legt einen schwarzen Würfel ab.
tod-log-turned = Ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel wird auf { $symbol } gedreht.
tod-log-succeeded = { $who } hat Erfolg ({ $zone })!
tod-log-failed = { $who } scheitert ({ $zone }).
tod-log-placed-dalek = Ein Dalek erscheint: { $place }.
tod-log-removed-dalek = Ein Dalek ist fort: { $place }.
tod-log-seventh-dalek = Ein siebter Dalek wird gebraucht: Die Daleks gewinnen.
tod-log-moved-tardis = Die Tardis von { $who } zieht von { $old } auf { $new }.
tod-log-moved-ship = Das Dalek-Schiff steht auf Feld { $space }.
tod-log-removed-marker = Zeit-Anomalie auf Feld { $space }!
tod-log-revealed-anomaly = Zeit-Anomalie: { $anomaly }.
tod-log-discarded-anomaly = „{ $anomaly }“ ist vorbei.
tod-log-imprisoned = „{ $anomaly }“ nimmt { $dice } gefangen.
tod-log-freed = Ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel ist wieder frei.
tod-log-progressed = „{ $anomaly }“: Fortschritt { $n }.
tod-log-daleks-on-gallifrey = Das Dalek-Schiff steht auf Gallifrey: Die Daleks gewinnen.
tod-log-daleks-on-earth = Zu viele Daleks auf der Erde: Die Daleks gewinnen.
tod-log-doctor-won = { $who } hat Gallifrey zuerst erreicht und gewonnen!
tod-log-doctors-won = { $who } haben Gallifrey zuerst erreicht und gewonnen!

## Ablehnungen: der falsche Augenblick

tod-no-pass = diese Frage verlangt eine Antwort: { $question }
tod-no-doctors-now = Doktoren werden beim Aufbau gewählt
tod-no-colours-now = Farben werden beim Aufbau gewählt
tod-no-uninstalling-now = Ausrüstung wird nur in der eigenen Vorbereitung abgelegt
tod-no-installing-now = Ausrüstung wird nur in der eigenen Vorbereitung installiert
tod-no-dismissing-now = Begleiter werden nur in der eigenen Vorbereitung entlassen
tod-no-playing-now = in diesem Augenblick kann keine Karte gespielt werden
tod-no-using-now = dieser Effekt wird nicht in diesem Augenblick genutzt
tod-no-travelling-now = gereist wird im Schritt Reisen
tod-no-tardis-die-now = der Tardis-Würfel wird im Schritt Reisen geworfen
tod-no-tardis-symbol = dafür muss der Tardis-Würfel die Tardis zeigen
tod-no-tiles-now = es sind keine Lokationen zur Auswahl gezogen
tod-no-recruiting-now = rekrutiert wird zu Beginn des eigenen Abenteuers
tod-no-paying-now = es gibt nichts zu bezahlen
tod-no-focusing-now = getauscht wird, während der Vorrat entsteht, vor dem Abwerfen
tod-no-calling-now = um Hilfe gerufen wird, während der Vorrat entsteht, vor dem Abwerfen
tod-no-call = niemand hat dich gerufen
tod-no-cut-now = es muss kein Würfel abgeworfen werden
tod-no-extermination-now = jetzt wird kein Würfel vernichtet
tod-no-adding-now = keine Karte lässt dich jetzt eine Farbe wählen
tod-no-rerolls-now = neu gewürfelt wird nach einem ersten Wurf, der nicht reicht
tod-no-k9-now = K-9 hilft, wenn neu gewürfelt wird
tod-no-turning-now = gedreht wird erst, wenn nicht mehr neu gewürfelt wird
tod-no-picking-now = es werden keine Würfel ausgesucht
tod-no-symbols-now = es wird kein Würfel gedreht
tod-no-pools-now = keine Karte sucht einen Vorrat
tod-no-alternatives-now = jetzt steht nichts zur Wahl
tod-no-discarding-now = es muss keine Karte abgelegt werden
tod-no-losing-now = es muss kein Begleiter gehen
tod-no-giving-now = jetzt wird nichts weitergegeben
tod-no-daleks-now = jetzt wird kein Dalek eingesetzt oder entfernt
tod-no-targets-now = keine Karte sucht ein Dilemma

## Ablehnungen: Aufbau, Vorbereitung und Karten

tod-no-doctor-left = jemand anders ist dieser Doktor
tod-no-colour-left = jemand anders spielt diese Farbe
tod-no-such-equipment = „{ $card }“ ist nicht auf deiner Konsole installiert
tod-no-card-in-hand = „{ $card }“ ist nicht auf deiner Hand
tod-no-equipment = „{ $card }“ ist keine Ausrüstung
tod-no-free-slot = kein Platz für Ausrüstung ist frei
tod-no-money-for = „{ $card }“ kostet { $cost }, du hast { $have }
tod-no-money = das kostet { $cost }, du hast { $have }
tod-no-hats = mit „{ $card }“ teilt { $companion } keine Konsole
tod-no-such-companion = { $companion } reist nicht mit dir
tod-no-playing-equipment = „{ $card }“ ist Ausrüstung und wird in deiner Vorbereitung installiert
tod-no-using-twice = „{ $source }“ wurde in diesem Zug schon genutzt
tod-no-anytime-card = hier lassen sich nur Karten mit „jederzeit“ spielen, „{ $card }“ ist keine
tod-no-prepare-card-now = „{ $card }“ ist für deine eigene Vorbereitung
tod-no-own-adventure = „{ $card }“ ist für ein Abenteuer, an dem dein Doktor teilnimmt
tod-no-adventure = „{ $card }“ ist für ein Abenteuer
tod-no-cards-at-fixed-point = ein Fixpunkt verbietet das neue Würfeln durch Karten
tod-no-use-now = „{ $card }“ würde in diesem Augenblick nichts bewirken
tod-no-source-here = „{ $source }“ liegt nicht auf deiner Konsole
tod-no-prepare-effect = „{ $source }“ hat keinen Effekt in der Vorbereitung
tod-no-such-doctor-with = „{ $source }“ tut das nur mit einem anderen Doktor
tod-no-change = „{ $source }“ würde jetzt nichts ändern
tod-no-charge = „{ $source }“ braucht eine Schall-Ladung
tod-no-task-now = „{ $source }“ hat in diesem Augenblick nichts zu tun

## Ablehnungen: Reisen, Rekrutieren und Preise

tod-no-other-zone = wähle eine der beiden Zeitzonen der neuen Lokation
tod-no-such-anomaly = diese Zeit-Anomalie ist keine Lokation im Spiel
tod-no-such-location = diese Lokation ist nicht im Spiel
tod-no-dilemma-left = in dieser Zeitzone liegt kein Dilemma mehr
tod-no-toll = Reisen kostet zwei Schall-Ladungen oder eine Karte, und du hast beides nicht
tod-no-way-without-the-die = um dorthin zu reisen, wirf den Tardis-Würfel
tod-no-tile-left = es sind keine Lokationen mehr zu ziehen
tod-no-wanderer = nur der Erste Doktor lässt die Tardis wählen
tod-no-such-tile = diese Lokation wurde nicht gezogen
tod-no-companion-left = dieser Begleiter-Stapel ist leer
tod-no-earth-deck-here = auf einer Lokation kommen Begleiter vom Alien-Stapel
tod-no-alien-deck-here = auf der Erde kommen Begleiter vom Erd-Stapel
tod-no-companion-in-deck = { $companion } ist nicht im Begleiter-Stapel
tod-no-link = keine Verknüpfung führt hier zu „{ $companion }“
tod-no-such-price = du hast nur { $sonic }, das ist zu wenig
tod-no-paying-with-equipment = installierte Ausrüstung bezahlt nicht; die Karte kommt von der Hand

## Ablehnungen: Würfel

tod-no-focus-icon = „{ $source }“ hat kein Tausch-Icon für { $colour }
tod-no-icon-twice = das Icon von „{ $source }“ wurde schon genutzt
tod-no-black-die-to-exchange = es gibt keinen schwarzen Würfel zum Tauschen
tod-no-die-left = es ist kein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel mehr übrig
tod-no-right-to-call = nur der aktive Doktor ruft um Hilfe
tod-no-second-helper = es hilft schon jemand
tod-no-such-helper = rufe einen anderen Spieler
tod-no-means-to-call = du hast weder eine Schall-Ladung noch eine Karte zum Bezahlen
tod-no-die-in-pool = im Vorrat ist kein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel
tod-no-die-in-that-pool = in diesem Vorrat ist kein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel
tod-no-reach = „{ $source }“ gilt nicht für die Würfel dieses Abenteuers
tod-no-reroll-icon = „{ $source }“ hat kein Icon zum neuen Würfeln
tod-no-rerolls-at-fixed-point = ein Fixpunkt verbietet das neue Würfeln durch Karten und Schall-Ladungen
tod-no-die-to-reroll = es gibt keinen Würfel der Farbe, die „{ $source }“ neu würfelt
tod-no-dice = in deinem Vorrat sind keine Würfel
tod-no-black-die = in deinem Vorrat ist kein schwarzer Würfel
tod-no-other-die = ein anderer Würfel muss zum Werfen übrig bleiben
tod-no-k9 = du hast K-9 nicht
tod-no-k9-twice = K-9 hat in diesem Abenteuer schon geholfen
tod-no-k9-at-fixed-point = K-9 kann bei einem Fixpunkt nicht helfen
tod-no-face-icon = „{ $source }“ hat kein Icon zum Drehen
tod-no-turning-when-locked = eine Zeit-Blockade verbietet das Drehen
tod-no-die-to-turn = es gibt keinen Würfel, den „{ $source }“ drehen könnte
tod-no-such-die = diesen Würfel gibt es nicht, oder er hat nicht die richtige Farbe

## Ablehnungen: Effekte

tod-no-such-alternative = das steht nicht zur Wahl oder lässt sich nicht bezahlen
tod-no-keeping-k9 = K-9 geht an einen anderen Spieler an diesem Tisch
tod-no-such-player = wähle einen anderen Spieler an diesem Tisch
tod-no-dalek-there = dort ist kein Dalek, den man entfernen könnte
tod-no-dalek-elsewhere = wähle eine Zeitzone der Erde
tod-no-face-down-dilemma = dort liegt kein verdecktes Dilemma
tod-no-face-up-dilemma = dort liegt kein offenes Dilemma
