# Was Time of the Daleks sagt. $colour ist black, green, blue oder red (bei Würfeln auch any, coloured oder several, dann
# zählt $colours sie auf); $pool ist caller oder helper; Namen von Karten und Orten stehen in name.ftl. Namen werden
# nicht gebeugt: Sie stehen in Anführungszeichen, hinter einem Doppelpunkt oder in Klammern.

## Varianten

tod-option-first-game = das leichtere erste Spiel (TOD-FIRST)
tod-option-k9 = mit K-9, der für seinen Besitzer einen Würfel neu würfelt (TOD-K9)

## Begriffe

tod-nobody = die Daleks
tod-success = das Abenteuer gelingt
tod-odds = Chance
tod-odds-in-full = Erfolgschance bei bestem Spiel
tod-odds-on-the-way = Erfolgschance bei bestem Spiel; wo ein Dilemma verdeckt liegt, im Mittel über alle, die es sein können
tod-odds-if-left = falls { $who } weitermacht:
tod-odds-if-left-in-full = Erfolgschance, falls { $who } danach weitermacht
tod-odds-if-called = falls { $who } auf die beste Art hilft:
tod-odds-if-called-in-full = Erfolgschance, falls { $who } auf die beste Art hilft; ob aus der Ferne oder vor Ort, entscheidet { $who }
tod-odds-if-helped = falls die Hilfe auf die beste Art kommt:
tod-odds-if-helped-in-full = Erfolgschance, falls die Hilfe auf die beste Art kommt; ob aus der Ferne oder vor Ort, entscheidet, wer hilft
tod-symbol-running = Laufen
tod-symbol-diplomacy = Diplomatie
tod-symbol-science = Wissenschaft
tod-symbol-cunning = List
tod-symbol-tactics = Taktik
tod-symbol-strength = Stärke
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
tod-dice = { $count ->
    [one] 1 { $colour ->
        [black] schwarzen
        [green] grünen
        [blue] blauen
       *[red] roten
    } Würfel
   *[other] { $count } { $colour ->
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
tod-ability-banish = ersetze ein offenes Dilemma durch ein neues, verdecktes; vor deinem Abenteuer auch das, dem du dich gleich stellst
tod-ability-shield = in diesem Abenteuer werden keine Würfel vernichtet
tod-ability-unfix = der Fixpunkt gilt in diesem Abenteuer nicht
tod-ability-unlock = die Zeit-Blockade gilt in diesem Abenteuer nicht
tod-ability-late-die = nimm einen schwarzen Würfel hinzu, falls Platz ist, und wirf ihn sofort
tod-ability-timescoop = ein anderer Doktor kommt in deine Zeitzone und hilft dort; niemand zahlt, und das Dalek-Schiff zieht nicht
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
tod-dilemma-in = { $dilemma } ({ $zone })
tod-ask-facing = { $what }: { $symbols }. Erfolg: { $reward }. Misserfolg: { $fail }. { $question }
tod-symbols-under-conditions = { $symbols } ({ $conditions })
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
tod-choice-afar-from-here = Aus der Ferne helfen: ein Würfel; das Dalek-Schiff zieht trotzdem, denn du bist an derselben Lokation
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

tod-log-doctor-taken = { $seat } spielt „{ $doctor }“.
tod-log-round-begun = — Runde { $round } —
tod-log-turn-begun = { $seat } ist am Zug.
tod-log-dalek-turn-begun = Die Daleks sind am Zug.
tod-log-sonic-gained = { $seat } erhält { $sonic }.
tod-log-sonic-spent = { $seat } gibt { $sonic } ab.
tod-log-card-drawn-unseen = { $seat } zieht eine Timey-Wimey-Karte.
tod-log-card-drawn = { $seat } zieht „{ $card }“.
tod-log-card-played = { $seat } spielt „{ $card }“.
tod-log-card-discarded = { $seat } legt „{ $card }“ ab.
tod-log-card-handed-over = { $seat } gibt „{ $card }“ an { $receiver } weiter.
tod-log-equipment-installed = { $seat } installiert „{ $card }“.
tod-log-equipment-scrapped = { $seat } legt die Ausrüstung „{ $card }“ ab.
tod-log-deck-renewed = { $deck ->
    [locations] Die abgelegten Lokationen werden zu einem neuen Stapel gemischt.
    [dilemmas] Die abgelegten Dilemmas werden zu einem neuen Stapel gemischt.
   *[timey_wimey] Die abgelegten Timey-Wimey-Karten werden zu einem neuen Stapel gemischt.
}
tod-log-companion-joined = { $part_time ->
    [1] { $companion } begleitet { $seat } in Teilzeit.
   *[0] { $companion } reist nun mit { $seat }.
}
tod-log-companion-dismissed = { $companion } wird von { $seat } entlassen.
tod-log-companion-discarded = { $companion } verlässt { $seat } für immer.
tod-log-companion-promoted = { $companion } bleibt bei { $seat }.
tod-log-source-used = { $seat } nutzt „{ $source }“.
tod-log-k9-used = { $seat } lässt die Figur K-9 einen Würfel neu würfeln.
tod-log-k9-passed = K-9 geht an { $seat }.
tod-log-doctor-regenerated = { $seat } regeneriert: { $doctor }.
tod-log-doctor-moved = { $seat } reist weiter: { $zone }.
tod-log-doctor-stayed = { $seat } bleibt: { $zone }.
tod-log-doctor-moved-home = { $seat } kehrt auf die Konsole zurück.
tod-log-dilemma-laid = Ein Dilemma wird verdeckt ausgelegt: { $zone }.
tod-log-dilemma-flipped = Aufgedecktes Dilemma ({ $zone }): { $dilemma }.
tod-log-dilemma-discarded = Abgelegtes Dilemma ({ $zone }): { $dilemma }.
tod-log-dilemma-discarded-face-down = Ein verdecktes Dilemma wird abgelegt ({ $zone }).
tod-log-dilemma-scanned-unseen = { $seat } sieht sich ein verdecktes Dilemma an ({ $zone }).
tod-log-dilemma-scanned = { $seat } sieht sich ein verdecktes Dilemma an ({ $zone }): { $dilemma }.
tod-log-tile-placed = Neu im Spiel: { $tile }.
tod-log-tile-discarded = Abgelegt: { $tile }.
tod-log-tile-drawn = Gezogen: { $tile }.
tod-log-tardis-die-rolled = { $seat } wirft den Tardis-Würfel: { $face }.
tod-log-tardis-die-turned = { $seat } dreht den Tardis-Würfel auf die Tardis.
tod-log-tardis-trusted = { $seat } lässt die Tardis wählen.
tod-log-adventure-faced = { $seat } stellt sich einem Abenteuer ({ $zone }): { $symbols }.
tod-log-adventure-faced-under-conditions = { $seat } stellt sich einem Abenteuer ({ $zone }): { $symbols } ({ $conditions }).
tod-log-help-called = { $seat } ruft { $helper } um Hilfe.
tod-log-help-given = { $how ->
    [afar] { $seat } hilft aus der Ferne.
   *[on-site] { $seat } kommt zu Hilfe.
}
tod-log-dice-gathered = { $pool ->
    [helper] Würfel des Helfers: { $dice }.
   *[caller] Würfel des aktiven Doktors: { $dice }.
}
tod-log-dice-gathered-none = { $pool ->
    [helper] Der Helfer hat keine Würfel.
   *[caller] Der aktive Doktor hat keine Würfel.
}
tod-log-dice-added = { $pool ->
    [helper] Der Helfer nimmt { tod-dice } hinzu.
   *[caller] Der aktive Doktor nimmt { tod-dice } hinzu.
}
tod-log-die-focused = Ein schwarzer Würfel wird { $colour ->
    [green] grün
    [blue] blau
   *[red] rot
}.
tod-log-dice-lapsed = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} bekommt { tod-dice } nicht: In der Schachtel ist keiner mehr.
tod-log-dice-cut = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} wirft Würfel ab: { $dice }.
tod-log-die-traded = { $pool ->
    [helper] Der Helfer gibt { $die } fort.
   *[caller] Der aktive Doktor gibt { $die } fort.
}
tod-log-die-exterminated = Vernichtet: ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel { $pool ->
    [helper] des Helfers
   *[caller] des aktiven Doktors
}.
tod-log-condition-lifted = Gilt nicht: { $condition }.
tod-log-dice-shielded = { $seat } schirmt die Würfel vor den Daleks ab.
tod-log-dice-rolled = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} würfelt: { $dice }.
tod-log-dice-rolled-again = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} würfelt erneut: { $dice }.
tod-rolled-colour = { $colour ->
    [black] schwarz
    [green] grün
    [blue] blau
   *[red] rot
} { $symbols }
tod-log-black-die-given-up = { $pool ->
    [helper] Der Helfer
   *[caller] Der aktive Doktor
} legt einen schwarzen Würfel ab.
tod-log-die-turned = Ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel wird auf { $symbol } gedreht.
tod-log-adventure-succeeded = { $seat } hat Erfolg ({ $zone })!
tod-log-adventure-failed = { $seat } scheitert ({ $zone }).
tod-log-alternative-chosen = { $seat } wählt: { $alternative }.
tod-log-dalek-placed = Ein Dalek erscheint: { $place }.
tod-log-dalek-removed = Ein Dalek ist fort: { $place }.
tod-log-seventh-dalek-needed = Ein siebter Dalek wird gebraucht: Die Daleks gewinnen.
tod-log-tardis-moved = Die Tardis von { $seat } zieht von { $old } auf { $new }.
tod-log-tardis-moved-nowhere = Die Tardis von { $seat } bleibt auf { $new }.
tod-log-ship-moved = Das Dalek-Schiff steht auf Feld { $space }.
tod-log-marker-removed = Zeit-Anomalie auf Feld { $space }!
tod-log-anomaly-revealed = Zeit-Anomalie: { $anomaly }.
tod-log-anomaly-discarded = „{ $anomaly }“ ist vorbei.
tod-log-dice-imprisoned = „{ $anomaly }“ nimmt { tod-dice } gefangen.
tod-log-die-freed = Ein { $colour ->
    [black] schwarzer
    [green] grüner
    [blue] blauer
   *[red] roter
} Würfel ist wieder frei.
tod-log-progress-marked = „{ $anomaly }“: Fortschritt { $progress }.
tod-log-daleks-won-on-gallifrey = Das Dalek-Schiff steht auf Gallifrey: Die Daleks gewinnen.
tod-log-daleks-won-on-earth = Zu viele Daleks auf der Erde: Die Daleks gewinnen.
tod-log-doctors-won = { $n ->
    [one] { $seats } hat Gallifrey zuerst erreicht und gewonnen!
   *[other] { $seats } haben Gallifrey zuerst erreicht und gewonnen!
}

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
tod-no-equipment-installed = „{ $card }“ ist noch auf deiner Hand und muss zuerst in deiner Vorbereitung installiert werden
tod-no-using-from-hand = „{ $card }“ ist auf deiner Hand: Eine Handkarte wird gespielt, nicht benutzt
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

# Was an einer Karte eines Pakets nicht stimmt.

tod-pack-replace = nur eine Zeitanomalie kann ersetzt werden
tod-pack-nobody = hier handelt niemand: schreibe `each` vor das, was ein Doktor tut
tod-pack-nothing = hier steht nichts: schreibe, was geschieht
tod-pack-focus = auf eine Karte passen höchstens vier Fokus-Symbole
tod-pack-one-reroll = eine Karte hat höchstens ein Symbol zum Neuwürfeln
tod-pack-one-face = eine Karte hat höchstens ein Symbol zum Drehen
tod-pack-face = erwartet: eine Farbe und ein Symbol wie in "green diplomacy"; gefunden: { $found }
tod-pack-count = ein Paket hat { $least } bis { $most } davon, dieses { $found }
tod-pack-no-die = der Würfel { $colour } fehlt; erwartet: { $known }
tod-pack-faces = ein Würfel hat sechs Seiten, nicht { $found }
tod-pack-black = ein schwarzer Würfel zeigt jedes Symbol einmal
tod-pack-die = erwartet: eines von { $known }
tod-pack-no-faces = ein Würfel braucht Seiten
tod-pack-same-number = zwei Doktoren haben dieselbe Nummer
tod-pack-earth = die Erde hat { $count } Zonen, dieses Paket gibt ihr { $found }
tod-pack-tiles = ein Paket hat 1 bis { $most } Ortsplättchen, dieses { $found }
tod-pack-zones = ein Ortsplättchen hat zwei Zonen, dieses { $found }
tod-pack-idle = diese Ausrüstung tut nichts: gib ihr ein Symbol, `prepare` oder `ability`
tod-pack-equipment = Ausrüstung wirkt durch Symbole, `prepare` oder `ability`
tod-pack-equipment-ability = Ausrüstung kann haben: { $known }
tod-pack-one-way = ein Ereignis oder Transfer wirkt auf genau eine Weise: ein Symbol, `effect` oder `ability`
tod-pack-only-equipment = nur Ausrüstung kann { $ability } haben
tod-pack-timing-icons = Würfelsymbole wirken in Abenteuern: erwartet wird adventure oder any adventure
tod-pack-timing-prepare = eine Wirkung unter `prepare` gehört in den Schritt Vorbereiten: erwartet wird prepare
tod-pack-timing = erwartet: { $known } zu { $ability }
tod-pack-timing-owner = eingebaute Würfel und Fokus-Symbole dienen dem eigenen Pool: erwartet wird adventure
tod-pack-task-symbols = eine Aufgabe nennt unter `task_symbols` die Symbole, die sie voranbringen
tod-pack-task = eine Aufgabe hält entweder Würfel gefangen oder zählt `progress`
tod-pack-link = { $found } ist weder ein Begleiter noch eine Gruppe (Gruppen: { $groups })
tod-pack-first-link = ein Doktor beginnt mit einem verbundenen Begleiter: nenne einen als ersten
tod-pack-dice = erwartet: eine Zahl und eine Farbe wie in "4 black"; gefunden: { $found }
tod-pack-colours = erwartet: eines von { $known }; gefunden: { $found }
tod-pack-reroll = erwartet: eine Zahl, any oder all und eine Farbe wie in "2 black"; gefunden: { $found }
tod-pack-symbols = erwartet: { $least } bis { $most } Symbole; gefunden: { $found }
