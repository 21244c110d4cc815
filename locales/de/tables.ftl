# Die drei Spiele als Text: Überschriften und Beschriftungen. Was auf den Karten steht, kommt von den Spielen.

zone-table = Tisch
on-turn = Am Zug
first-player = Startspieler
hand = Hand
your-hand = Deine Hand
no-cards = keine Karten
reserve = Reserve
decks = Stapel und Ablagen
discards = Ablage
face-up = offen
face-down-known = verdeckt, dir bekannt
hidden-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Time of the Daleks

tod-step-prepare = Vorbereitung
tod-step-travel = Reisen
tod-step-adventure = Abenteuer
tod-step-finish = Zug-Ende
tod-step-daleks = Dalek-Zug
tod-web-of-time = Netz der Zeiten, Runde { $round }
tod-track = Die Felder von Skaro bis Gallifrey
tod-ship = Dalek-Schiff
tod-anomaly-marker = Zeit-Anomalie-Marker
tod-timeship-of = Tardis von { $name }
tod-danger = Gefahr
tod-danger-facts = das Schiff ist { $left } von Gallifrey entfernt; Daleks im Spiel { $play } von { $most }, auf der Erde { $earth } von { $enough }
tod-dalek-supply = Daleks im Vorrat
tod-tardis-die = Tardis-Würfel
tod-tardis-die-facts = bei { $name }{ $shows ->
    [tardis] , zeigt die Tardis
    [question] , zeigt ein Fragezeichen
   *[other] {""}
}
tod-first-game = Das leichtere erste Spiel
tod-with-k9 = Mit K-9
tod-earth = Erde
tod-daleks = Daleks
tod-here = Hier
tod-dilemma = Dilemma
tod-anomaly = Zeit-Anomalie
tod-anomaly-type = Art
tod-anomaly-location = ein Ort
tod-anomaly-task = eine Aufgabe
tod-anomaly-instant = sofort
tod-progress = Fortschritt
tod-imprisoned = Gefangene Würfel
tod-adventure = Abenteuer
tod-where = Wo
tod-challenge = Herausforderung
tod-conditions = Bedingungen
tod-help = Hilfe
tod-help-alone = niemand
tod-help-afar = { $name } hilft aus der Ferne
tod-help-on-site = { $name } hilft vor Ort
tod-pool-of-caller = Würfel-Vorrat (höchstens { $limit })
tod-pool-of-helper = Würfel des Helfers (höchstens { $limit })
tod-exterminated-of-caller = Vernichtete Würfel
tod-exterminated-of-helper = Vernichtete Würfel des Helfers
tod-given-up-of-caller = Abgegebene Würfel
tod-given-up-of-helper = Abgegebene Würfel des Helfers
tod-no-dice = noch keine Würfel
tod-picked = Gewählt
tod-shielded = Abgeschirmt
tod-result = Ergebnis
tod-met = die Herausforderung ist bestanden
tod-not-met = die Herausforderung ist nicht bestanden
tod-symbol-running = Laufen
tod-symbol-diplomacy = Diplomatie
tod-symbol-science = Wissenschaft
tod-symbol-cunning = List
tod-symbol-tactics = Taktik
tod-symbol-strength = Stärke
tod-code-running = La
tod-code-diplomacy = Di
tod-code-science = Wi
tod-code-cunning = Li
tod-code-tactics = Ta
tod-code-strength = St
tod-die-black = schwarz
tod-die-green = grün
tod-die-blue = blau
tod-die-red = rot
tod-letter-black = S
tod-letter-green = G
tod-letter-blue = B
tod-letter-red = R
tod-condition-fixed-point = Fixpunkt
tod-condition-time-locked = Zeit-Blockade
tod-condition-time-breach = Zeitbruch
tod-console-of = Konsole von { $name }
tod-doctor = Doktor
tod-base = Sockel
tod-base-amber = Bernstein
tod-base-teal = Petrol
tod-base-pink = Rosa
tod-base-mint = Minze
tod-no-doctor = noch kein Doktor
tod-sonic = Schall-Ladung
tod-stands-at = Ort
tod-companions = Begleiter
tod-part-time = Teilzeit
tod-equipment = Ausrüstung
tod-seat-facts = Schall { $sonic }, Karten { $cards }, Feld { $space }
tod-deck-timey-wimey = Timey-Wimey-Karten
tod-deck-locations = Lokationen
tod-deck-dilemmas = Dilemmas
tod-deck-earth-companions = Begleiter (Erde)
tod-deck-alien-companions = Begleiter (Alien)
tod-deck-anomalies = Zeit-Anomalien
tod-discard-timey-wimey = Abgelegte Timey-Wimey-Karten
tod-discard-locations = Abgelegte Lokationen
tod-discard-dilemmas = Abgelegte Dilemmas
tod-discard-companions = Abgelegte Begleiter
tod-discard-anomalies = Abgelegte Zeit-Anomalien
tod-in-play = Karten im Spiel
tod-drawn = Gezogene Lokationen

## Time Clash

tc-step-build-up = Aufbau
tc-step-endgame = Endspiel
tc-step-gambit = Wagnis
tc-team-doctor = Mannschaft des Doktors
tc-team-enemy = Mannschaft der Feinde
tc-standing = Stand, Zug { $turn }
tc-match = Partie
tc-match-facts = Spiel { $game } von höchstens { $length }; gewonnen: Doktor { $doctor }, Feinde { $enemy }
tc-total = Alle Stapel zusammen
tc-threats = Drohungen
tc-of = { $value } von { $goal }
tc-flip-target = Ziel des Doktors
tc-turn-order = Reihenfolge der Züge
tc-turn-began-in = Dieser Zug begann in
tc-stacks = Die drei Stapel
tc-stack = { $type }-Stapel: { $total }
tc-stack-time = Zeit
tc-stack-companion = Begleiter
tc-stack-enemy = Feind
tc-arc = Schauplatz
tc-not-picked = noch nicht gewählt
tc-icons = Symbole
tc-icons-facts = Dalek { $dalek }, Tardis { $tardis }
tc-pawn-here = hier steht der Doktor
tc-cards-from-below = Karten, die älteste zuerst
tc-declared = Wird gespielt
tc-pending = Angesagt, noch nicht ausgeführt
tc-pending-play = { $name } spielt auf den Stapel { $stack }
tc-pending-use = { $name } nutzt Möglichkeit { $option } von
tc-pending-move = { $name } versetzt den Doktor zum Schauplatz { $stack }.
tc-pending-loss = { $name } verliert
tc-pending-contribution = { $name } legt zum Wagnis
tc-pending-counter = { $name } kontert mit
tc-pending-counter-to = { $name } kontert { $thing } mit
tc-pending-reserve = { $name } spielt aus der Reserve
tc-thing-play = das Ausspielen
tc-thing-use = die Sonderkarte
tc-thing-move = die Bewegung des Doktors
tc-thing-loss = den Verlust
tc-thing-contribution = die Karte für das Wagnis
tc-thing-counter = den Konter
tc-thing-reserve = das Ausspielen aus der Reserve
tc-aimed-at = darauf gezielt
tc-on-stack = (auf den Stapel { $stack })
tc-sum = Summe
tc-rolled = Gewürfelt
tc-cancelled = aufgehoben
tc-suit-threat = Drohung
tc-suit-quip = Spruch
tc-suit-tech = Technik
tc-suit-plan = Plan
tc-suit-special = Sonderkarte
tc-deck-of = { $team }: Stapel
tc-discards-of = { $team }: Ablage
tc-removed-of = { $team }: aus dem Spiel

## The Doctor Who Card Game

cg-mode-normal = Züge
cg-mode-game-end-shown = Spielende-Karte liegt offen
cg-mode-final = Letzte Züge
cg-turn = Zug { $turn }: { $name }
cg-final-turns = Gespielte letzte Züge
cg-conflict = Konflikt, { $attacker } greift { $owner } an
cg-choosing = { $action } mit
cg-action-defend = Verteidigen
cg-action-attack = Angreifen
cg-action-reserve = In die Reserve legen
cg-action-discard = Ablegen
cg-action-support = Unterstützung
cg-there = der Ort
cg-line-of = Reihe von { $name }
cg-victory-points = Siegpunkte
cg-time-points = Zeitpunkte
cg-colour = Farbe
cg-colour-blue = Blau
cg-colour-gold = Gold
cg-colour-green = Grün
cg-colour-pink = Rosa
cg-barred = jetzt nicht in die Reserve
cg-passed-on = von dir weitergegeben
cg-counters = Übrige Marker
cg-counters-facts = Tardis { $tardis }, Dalek { $dalek }
cg-reserve = Reserve (höchstens { $limit }, { $free } frei)
cg-reserve-room = Platz in der Reserve
cg-reserve-room-facts = { $free } von { $limit } frei
cg-in-reserve = In der Reserve
cg-worth = Wert
cg-worth-facts = { $vp } SP, { $tp } ZP
cg-counts-for = Zählt für
cg-tardis-counter = Tardis-Marker
cg-defenders = Verteidiger
cg-attack-of = Angriff von { $name }
cg-strength = Stärke
cg-known-strength = Stärke, soweit du die Karten kennst
cg-strength-facts = Verteidigung { $defence }, Angriff { $attack }
cg-short = Stärke, die der Verteidigung fehlt
cg-deck = Stapel
cg-deck-facts = { $above } über der Spielende-Karte, { $below } darunter
cg-supply = Übrige Zeitpunkte
cg-removed = Aus dem Spiel
cg-seat-facts = { $tp } ZP, Hand { $cards }
cg-seat-locations = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}

## Arten von Karten, und was von ihnen bekannt ist

kind-die = Würfel
kind-tardis-die = Tardis-Würfel
kind-track = Leiste
kind-console = Konsole
kind-doctor = Doktor
kind-companion = Begleiter
kind-zone = Zeitzone
kind-dilemma = Dilemma
kind-card = Timey-Wimey-Karte
kind-anomaly = Zeit-Anomalie
kind-numbered = Zahlenkarte
kind-special = Sonderkarte
kind-arc = Schauplatz
kind-first-match = erste Partie
kind-defender = Verteidiger
kind-enemy = Feind
kind-support = Unterstützungskarte
kind-start = Startort
kind-location = Ort

fact-ability = Fähigkeit
fact-add = zusätzliche Würfel
fact-anomalies = Felder der Zeit-Anomalien
fact-build-up = Fähigkeit des Aufbaus
fact-companion = Schauplatz des Begleiter-Stapels
fact-companion-spaces = Plätze für Begleiter
fact-conditions = Bedingungen
fact-count = Anzahl
fact-counters = was sie aufhebt
fact-dalek = gilt als Dalek-Karte
fact-deck = Stapel
fact-effect = Wirkung
fact-enemy = Schauplatz des Feind-Stapels
fact-face = geänderte Würfelseiten
fact-faces = Würfelseiten
fact-fail = Folge eines Misserfolgs
fact-first-game-anomalies = Felder im ersten Spiel
fact-flip-target = Ziel für den Wurf der Scheibe
fact-focus = Würfel-Tausch
fact-gambit-target = Ziel des Wagnisses
fact-icon-step = Schritt je Symbol
fact-imprison = gefangene Würfel
fact-joins = passt zu
fact-links = Verknüpfungen
fact-name = Name
fact-number = Nummer
fact-options = Wirkungen
fact-prepare = Wirkung in der Vorbereitung
fact-present = Fähigkeit, solange der Doktor hier ist
fact-reroll = Neuwürfe
fact-reserve = Größe der Reserve
fact-reveal = Wirkung beim Aufdecken
fact-reward = Belohnung
fact-starting-hand = Starthand
fact-strength = Stärke
fact-suit = Farbe
fact-tags = Gruppen
fact-takes-over = was sie übernimmt
fact-team = Mannschaft
fact-then = was folgt
fact-threat-trigger = Grenze der Drohungen
fact-tile-name = Name der Platte
fact-time = Schauplatz des Zeit-Stapels
fact-type = Typ
fact-value = Wert
fact-while-with = mit wem gereist wird

## Stärken der Bots, Werte von Optionen

level-random = Zufall
level-novice = Neuling
level-companion = Begleiter
level-time-lord = Time Lord
level-oracle = Orakel
value-doctor = der Doktor
value-enemy = der Feind

## Schlüssel einer Ansicht ohne eigene Darstellung

key-round = Runde
key-turn = Zug
key-players = Spieler
key-over = Beendet
