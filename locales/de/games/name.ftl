# Namen aus den Kartensätzen auf Deutsch: `name-` und der englische Name in kleinen Buchstaben.
# Was hier fehlt, heißt auf Deutsch wie im Kartensatz.

## The Doctor Who Card Game

# Ohne Artikel, damit ein Name in jedem Satz stehen kann.

name-the-doctor = Doktor
name-dalek-flagship = Dalek-Flaggschiff
name-cyberking = Cyberkönig
name-sontarans = Sontaraner
name-roboforms = Roboformen
name-the-master = Master
name-saturnyns = Saturnyner
name-the-silence = Stille
name-headless-monks = Kopflose Mönche
name-clerics = Kleriker
name-shadow-proclamation = Schattenproklamation
name-weeping-angels = Weinende Engel
name-silurians = Silurianer
name-the-pandorica = Pandorica
name-nestene-consciousness = Nestene-Bewusstsein
name-the-beast = Bestie
name-gangers = Doppelgänger
name-prisoner-zero = Gefangener Null

name-sonic-screwdriver = Schallschraubenzieher
name-psychic-paper = Gedankenpapier
name-visual-recognition-device = Gesichtserkennungsgerät
name-the-face-of-boe = Gesicht von Boe
name-the-dreamlord = Traumlord
name-collecting-on-debts = Schulden eintreiben
name-tardis = Tardis
name-crack-in-time = Riss in der Zeit
name-chameleon-arch = Chamäleonbogen
name-jammy-dodger = Marmeladenkeks
name-fish-fingers-and-custard = Fischstäbchen mit Vanillesoße

name-1940s-london = London der 1940er
name-national-museum = Nationalmuseum
name-lake-silencio = Silencio-See
name-silurian-city = Silurianerstadt
name-roman-britain = Britannien der Römer
name-luna-university = Luna-Universität
name-pompeii = Pompeji
name-venice = Venedig
name-starship-uk = Raumschiff UK
name-st-john-s-monastery = Kloster St. John
name-the-byzantium = Byzantium
name-medusa-cascade = Medusa-Kaskade

## Time Clash: Karten

name-thunderous-eyebrows = Gewitter-Augenbrauen
name-crooked-bow-tie = Schiefe Fliege
name-call-for-silence = Ruf nach Ruhe
name-fair-warning = Faire Warnung
name-awkward-question = Peinliche Frage
name-yo-yo = Jo-Jo
name-sonic-sunglasses = Schall-Sonnenbrille
name-confession-dial = Beichtscheibe
name-hand-mine-jammer = Handminen-Störsender
name-tardis-console = Tardis-Konsole
name-ask-for-tea = Um Tee bitten
name-borrow-a-tank = Einen Panzer borgen
name-thirteen-tardises = Dreizehn Tardis
name-wake-the-sewers = Die Kanalisation wecken
name-talk-them-down = Gut zureden
name-save-gallifrey = Gallifrey retten
name-regroup = Neu sammeln
name-refocus = Besinnung
name-fixed-point-in-time = Fixpunkt der Zeit
name-reverse-the-polarity = Polarität umkehren
name-you-will-obey = Ihr werdet gehorchen
name-eyestalk = Augenstiel
name-dalek-patrol = Dalek-Patrouille
name-gunstick = Strahlenarm
name-hand-mines = Handminen
name-maximum-extermination = Totale Vernichtung
name-dalek-fleet = Dalek-Flotte
name-plunger = Saugglocke
name-tractor-beam = Traktorstrahl
name-dalekanium-shell = Dalekanium-Hülle
name-levitation-drive = Schwebeantrieb
name-nano-cloud = Nanowolke
name-dalek-puppets = Dalek-Marionetten
name-the-trap-on-skaro = Falle auf Skaro
name-infiltrate-unit = UNIT unterwandern
name-conquer-the-earth = Die Erde erobern
name-lure = Köder
name-rebut = Widerrede
name-exterminate = Vernichten
name-emergency-temporal-shift = Zeitsprung in der Not
name-dalek-stratagem = Dalek-Kriegslist
name-the-paternoster-gang = Paternoster-Bande
name-the-supreme-dalek = Oberster Dalek
name-gambit-die = Wagnis-Würfel
name-tracks-and-thresholds = Leisten und Schwellen
name-first-match = Erste Partie

## Time Clash: die Zeilen unter den Bildern

name-the-room-falls-quiet-before-a-word-is-said = Der Raum verstummt, bevor ein Wort gefallen ist.
name-retied-before-every-entrance = Vor jedem Auftritt neu gebunden.
name-somebody-in-this-room-is-thinking = In diesem Raum denkt jemand nach.
name-a-short-speech-to-a-large-fleet = Eine kurze Rede an eine große Flotte.
name-not-a-joke-but-it-stops-a-dalek = Kein Witz, aber einen Dalek hält sie auf.
name-measures-gravity-passes-the-time = Misst die Schwerkraft. Vertreibt die Zeit.
name-wearable-and-worse-than-the-screwdriver = Tragbar, und schlechter als der Schraubenzieher.
name-four-and-a-half-billion-years-in-the-pocket = Viereinhalb Milliarden Jahre in der Tasche.
name-nobody-steps-on-anything = Niemand tritt auf irgendetwas.
name-six-sides-one-pilot-many-levers = Sechs Seiten, ein Pilot, viele Hebel.
name-davros-of-all-people-has-the-only-other-chair = Ausgerechnet Davros hat den einzigen anderen Stuhl.
name-and-a-guitar-to-go-on-it = Und eine Gitarre für obendrauf.
name-every-one-of-them-in-the-same-sky = Jede einzelne am selben Himmel.
name-what-lies-under-the-dalek-city-is-dalek-too = Was unter der Dalek-Stadt liegt, ist auch Dalek.
name-it-works-once-in-a-while = Ab und zu hilft es.
name-all-of-them-at-once = Alle auf einmal.
name-everybody-back-to-the-tardis = Alle zurück in die Tardis.
name-where-was-i-ah = Wo war ich? Ah.
name-does-everything-except-wood = Kann alles außer Holz.
name-health-and-safety-dalek-division = Arbeitsschutz, Abteilung Daleks.
name-some-things-must-stay = Manches muss bleiben.
name-of-the-neutron-flow-as-ever = Die des Neutronenflusses, wie immer.
name-first-the-voice = Zuerst die Stimme.
name-it-has-found-you = Es hat dich gefunden.
name-three-in-the-corridor-six-behind = Drei im Gang, sechs dahinter.
name-no-warning-shots = Keine Warnschüsse.
name-the-field-is-looking-at-you = Das Feld sieht dich an.
name-all-weapons-one-target = Alle Waffen, ein Ziel.
name-every-saucer-that-was-ever-built = Jede Untertasse, die je gebaut wurde.
name-it-does-more-than-it-seems = Sie kann mehr, als es scheint.
name-nobody-leaves = Niemand geht.
name-bullets-melt-before-they-arrive = Kugeln schmelzen, bevor sie ankommen.
name-stairs-were-never-safe = Treppen waren nie sicher.
name-breathe-in-join-up = Einatmen, dazugehören.
name-the-neighbours-look-well-today = Die Nachbarn sehen heute gut aus.
name-an-old-man-asks-for-his-friend = Ein alter Mann fragt nach seinem Freund.
name-the-paperwork-was-flawless = Die Papiere waren tadellos.
name-again = Schon wieder.
name-someone-he-knows-is-crying-for-help = Jemand, den er kennt, ruft um Hilfe.
name-daleks-do-not-laugh = Daleks lachen nicht.
name-the-one-word-they-never-forget = Das eine Wort, das sie nie vergessen.
name-gone-and-not-gone-far-enough = Fort, und nicht weit genug fort.
name-it-expected-you-to-expect-that = Er hat erwartet, dass du das erwartest.
name-two-hearts-detected = Zwei Herzen geortet.

## Time Clash: was die Schauplätze können

name-always-while-the-doctor-is-on-the-enemy-arc-doctor-players-may-play-tech-on-the-enemy-stack-too = Immer: Solange der Doktor auf dem Feind-Schauplatz steht, darf die Mannschaft des Doktors Technik auch auf den Feind-Stapel spielen.
name-doctor-present-a-doctor-player-who-draws-a-special-card-at-the-start-of-a-turn-may-show-and-discard-it-and-draw-again = Doktor anwesend: Wer für den Doktor spielt und am Anfang des Zuges eine Sonderkarte zieht, darf sie zeigen, ablegen und noch einmal ziehen.
name-doctor-present-while-a-threat-is-being-played-a-doctor-player-may-discard-a-tech-that-is-no-smaller-to-counter-it-and-draws-a-card = Doktor anwesend: Wird eine Drohung gespielt, darf jemand aus der Mannschaft des Doktors eine mindestens ebenso große Technik ablegen, um sie zu kontern, und zieht eine Karte.
name-doctor-present-in-place-of-the-first-play-of-a-turn-a-doctor-player-may-discard-a-hand-card-play-one-card-of-the-reserve-and-deal-the-reserve-anew = Doktor anwesend: Anstelle der ersten gespielten Karte eines Zuges darf, wer für den Doktor spielt, eine Handkarte ablegen, eine Karte der Reserve spielen und die Reserve neu auslegen.
name-build-up-deal-a-face-up-reserve-of-three-doctor-cards = Aufbau: Drei Karten des Doktors werden offen als Reserve ausgelegt.
name-doctor-present-doctor-players-may-play-quips-on-the-time-stack-too = Doktor anwesend: Die Mannschaft des Doktors darf Sprüche auch auf den Zeit-Stapel spielen.
name-doctor-present-a-doctor-player-who-plays-a-quip-here-may-discard-a-threat-that-is-no-bigger-from-any-stack = Doktor anwesend: Wer für den Doktor hier einen Spruch spielt, darf eine höchstens ebenso große Drohung von einem beliebigen Stapel ablegen.
name-always-doctor-plans-on-this-stack-are-never-foiled = Immer: Pläne des Doktors auf diesem Stapel werden nie vereitelt.
name-doctor-present-a-doctor-player-who-plays-a-plan-here-may-discard-an-enemy-plan-that-is-no-bigger-from-this-stack-buried-or-not = Doktor anwesend: Wer für den Doktor hier einen Plan spielt, darf einen höchstens ebenso großen Plan der Feinde von diesem Stapel ablegen, auch einen, auf dem andere Karten liegen.
name-doctor-present-an-enemy-player-who-plays-a-threat-here-may-discard-a-quip-that-is-no-bigger-from-any-stack = Doktor anwesend: Wer für die Feinde hier eine Drohung spielt, darf einen höchstens ebenso großen Spruch von einem beliebigen Stapel ablegen.
name-doctor-present-enemy-players-may-play-threats-on-the-companion-stack-too = Doktor anwesend: Die Mannschaft der Feinde darf Drohungen auch auf den Begleiter-Stapel spielen.
name-doctor-present-in-place-of-the-first-play-of-a-turn-an-enemy-player-may-discard-a-hand-card-and-draw-two-cards = Doktor anwesend: Anstelle der ersten gespielten Karte eines Zuges darf, wer für die Feinde spielt, eine Handkarte ablegen und zwei Karten ziehen.

## Time of the Daleks

# Doktoren tragen ihren Artikel und stehen nur im Nominativ.
name-the-first-doctor = Der Erste Doktor
name-the-fourth-doctor = Der Vierte Doktor
name-the-eleventh-doctor = Der Elfte Doktor
name-the-twelfth-doctor = Der Zwölfte Doktor
name-the-brigadier = Brigadier

name-black-die = Schwarzer Würfel
name-green-die = Grüner Würfel
name-blue-die = Blauer Würfel
name-red-die = Roter Würfel
name-tardis-die = Tardis-Würfel
name-the-web-of-time = Netz der Zeiten

name-earth = Erde
name-earth-past = Vergangenheit der Erde
name-earth-present = Gegenwart der Erde
name-earth-future = Zukunft der Erde
name-the-orient-express-the-aristotle = Orient-Express / Aristotle
name-the-orient-express = Orient-Express
name-the-aristotle = Aristotle
name-the-capitol = Kapitol
name-the-barn-in-the-drylands = Scheune im Ödland
name-mars-past = Vergangenheit des Mars
name-mars-future = Zukunft des Mars
name-the-shrine-of-the-flame = Schrein der Flamme
name-solon-s-castle = Solons Burg
name-the-petrified-jungle = Versteinerter Dschungel
name-the-kaled-bunker = Bunker der Kaled
name-the-town-called-christmas = Stadt namens Christmas
name-the-graves-of-trenzalore = Gräber von Trenzalore
name-the-island-of-glass = Insel aus Glas
name-the-court-of-millennius = Gericht von Millennius
name-the-crater-of-needles = Krater der Nadeln
name-the-carsinome = Karsinom
name-the-sense-sphere = Sense-Sphäre
name-the-city-of-the-sensorites = Stadt der Sensoriten
name-the-old-aqueduct = Altes Aquädukt
name-the-jungle-of-kembel = Dschungel von Kembel
name-the-hall-of-the-alliance = Halle der Allianz
name-space-station-nerva = Raumstation Nerva
name-the-ark = Arche
name-the-beacon = Leuchtfeuer
name-the-black-pool = Schwarzer Teich
name-the-morestran-probe = Morestranische Sonde
name-the-central-register = Zentralregister
name-the-whispering-streets = Flüsternde Straßen
name-storm-mine-four = Sturmmine Vier
name-demons-run-the-maldovarium = Demons Run / Maldovarium
name-the-maldovarium = Maldovarium
name-the-wreck-of-the-byzantium = Wrack der Byzantium
name-the-maze-of-the-dead = Labyrinth der Toten
name-the-green-anchor = Grüner Anker
name-the-red-waterfall = Roter Wasserfall
name-the-market-decks = Marktdecks
name-the-tower-of-the-smilers = Turm der Smiler
name-the-bank-of-karabraxos = Bank von Karabraxos
name-the-banking-floor = Schalterhalle
name-the-private-vault = Privattresor
name-the-mondasian-colony-ship = Mondasianisches Kolonieschiff
name-the-bridge = Brücke
name-floor-1056 = Etage 1056

name-the-weeping-angels = Weinende Engel
name-the-time-meddler = Zeitpfuscher
name-the-celestial-toymaker = Himmlischer Spielzeugmacher
name-the-great-fire-of-rome = Großer Brand von Rom
name-the-war-machines = Kriegsmaschinen
name-the-robomen = Robomänner
name-the-zygons = Zygonen
name-the-wirrn = Wirrn
name-the-krynoid = Krynoid
name-the-mandragora-helix = Mandragora-Helix
name-the-robots-of-death = Todesroboter
name-scaroth-of-the-jagaroth = Scaroth der Jagaroth
name-the-sontarans = Sontaraner
name-the-dream-lord = Traumlord
name-the-great-intelligence = Große Intelligenz
name-the-ironsides = Ironsides
name-the-veil = Schleier

name-long-scarf = Langer Schal
name-centurion-s-sword = Schwert des Zenturios
name-tardis-telephone = Tardis-Telefon
name-timescoop = Zeitschaufel
name-fast-return-switch = Schnellrückkehr-Schalter
name-randomiser = Zufallsgeber
name-movellan-virus = Movellaner-Virus
name-spitfires-in-space = Spitfires im Weltall
name-the-key-to-time = Schlüssel zur Zeit
name-eye-of-harmony = Auge der Harmonie
name-second-draft = Zweiter Entwurf
name-time-space-visualiser = Zeit-Raum-Visualisierer
name-running-start = Fliegender Start
name-space-time-telegraph = Raum-Zeit-Telegraf
name-romana-s-screwdriver = Romanas Schraubenzieher
name-unit-field-radio = UNIT-Feldfunkgerät
name-the-blue-diary = Blaues Tagebuch
name-perception-filter = Wahrnehmungsfilter
name-spare-tardis-key = Tardis-Ersatzschlüssel
name-jelly-babies = Gummibärchen
name-dream-conference = Traumkonferenz

name-into-the-dalek = Im Inneren des Dalek
name-asylum-of-the-daleks = Anstalt der Daleks
name-genesis-of-the-daleks = Ursprung der Daleks
name-destiny-of-the-daleks = Schicksal der Daleks
name-death-to-the-daleks = Tod den Daleks
name-the-dalek-invasion-of-earth = Dalek-Invasion der Erde
name-the-time-of-the-doctor = Zeit des Doktors
name-the-chase = Verfolgungsjagd

## Woher steht, was auf Karten steht

# Überschriften der Spielregel bleiben, wie sie dort gedruckt sind.

name-action-play-enemy-cards-example-of-a-tardis-counter-removed-figures-ours = Action - Play Enemy cards, Beispiel mit entferntem TARDIS-Marker; Werte von uns
name-action-play-enemy-cards-example-of-a-legal-mix-figures-ours = Action - Play Enemy cards, Beispiel einer erlaubten Mischung; Werte von uns
name-action-play-enemy-cards-strength-and-extent-of-the-mix-ours = Action - Play Enemy cards; Stärke und Umfang der Mischung von uns
name-action-play-enemy-cards-strength-ours = Action - Play Enemy cards; Stärke von uns
name-conflict-example-of-bowie-base-one-with-madame-kovarian-and-river-song-11 = CONFLICT!, Beispiel der Bowie-Basis Eins: mit Madame Kovarian und River Song 11
name-conflict-example-of-leadworth = CONFLICT!, Beispiel von Leadworth
name-conflict-example-of-a-defence-lost-figures-ours = CONFLICT!, Beispiel einer verlorenen Verteidigung; Werte von uns
name-conflict-example-of-a-defence-won-figures-ours = CONFLICT!, Beispiel einer gewonnenen Verteidigung; Werte von uns
name-companion-and-kind-of-power-publisher-s-post-on-the-first-doctor-what-he-gains-by-it-is-ours = Begleiter und Art der Fähigkeit: Beitrag des Verlags zum Ersten Doktor; was sie ihm bringt, ist von uns
name-companion-and-re-roll-publisher-s-post-on-the-fourth-doctor = Begleiter und Wurfwiederholung: Beitrag des Verlags zum Vierten Doktor
name-companion-a-preview-on-a-tabletop-news-site-and-a-playtester-s-blog = Begleiter: eine Vorschau auf einer Seite für Brettspielneuigkeiten und der Blog einer Testspielerin
name-defender-cards-strength-ours = DEFENDER CARDS; Stärke von uns
name-defender-cards-strength-ours-within-the-example-of-bowie-base-one = DEFENDER CARDS; Stärke von uns, im Rahmen des Beispiels der Bowie-Basis Eins
name-enemy-cards-strength-ours = ENEMY CARDS; Stärke von uns
name-enemy-cards-strength-ours-within-the-example-of-bowie-base-one = ENEMY CARDS; Stärke von uns, im Rahmen des Beispiels der Bowie-Basis Eins
name-support-cards-and-enemy-cards-strength-ours = SUPPORT CARDS und ENEMY CARDS; Stärke von uns
name-who-wins-caption-of-the-scoring-picture = WHO WINS?, Bildunterschrift zur Wertung
name-a-play-report-on-a-games-blog-of-2018-names-the-tile = ein Spielbericht in einem Spieleblog von 2018 nennt das Plättchen
name-a-play-report-on-a-games-blog-of-2018 = ein Spielbericht in einem Spieleblog von 2018
name-a-playtester-s-blog-of-2017 = der Blog einer Testspielerin von 2017
name-cheaper-equipment-publisher-s-post-on-the-eleventh-doctor-how-much-cheaper-is-ours = billigere Ausrüstung: Beitrag des Verlags zum Elften Doktor; wie viel billiger, ist von uns
name-count-from-the-rulebook-faces-from-a-dice-roller-that-a-player-of-the-game-published-for-a-forum = Anzahl aus der Spielregel; Seiten aus einem Würfelprogramm, das jemand für ein Forum veröffentlicht hat
name-her-card-at-the-start-of-a-turn-publisher-s-post-on-the-fourth-doctor = ihre Karte zu Beginn eines Zuges: Beitrag des Verlags zum Vierten Doktor
name-link-to-rory-publisher-s-post-on-the-eleventh-doctor = Verbindung zu Rory: Beitrag des Verlags zum Elften Doktor
name-name-and-type-are-printed-both-abilities-are-only-partly-readable-in-the-picture-and-are-filled-in-by-us = Name und Art sind gedruckt; beide Fähigkeiten sind im Bild nur zum Teil lesbar und von uns ergänzt
name-only-name-and-type-are-printed = nur Name und Art sind gedruckt
name-publisher-s-post-on-the-eleventh-doctor-names-him-among-those-strong-in-red = der Beitrag des Verlags zum Elften Doktor nennt ihn unter denen, die stark in Rot sind
name-publisher-s-post-on-the-first-doctor = Beitrag des Verlags zum Ersten Doktor
name-publisher-s-post-on-the-fourth-doctor = Beitrag des Verlags zum Vierten Doktor
name-reviews-of-the-game-name-earth-s-three-zones = Besprechungen des Spiels nennen die drei Zonen der Erde
name-scifipulse-net-december-2012-review-figures-ours = Besprechung auf scifipulse.net, Dezember 2012; Werte von uns
name-strong-in-red-publisher-s-post-on-the-eleventh-doctor-hats-a-german-game-blog-of-2017 = stark in Rot: Beitrag des Verlags zum Elften Doktor; Hüte: ein deutscher Spieleblog von 2017
name-that-it-counts-as-a-hat-a-german-game-blog-of-2017 = dass es als Hut zählt: ein deutscher Spieleblog von 2017
name-that-one-face-of-six-is-fail-is-printed-in-the-rulebook = dass eine von sechs Seiten Fehlschlag ist, steht in der Spielregel
name-the-counter-is-told-in-an-example-the-other-option-is-ours = der Konter steht in einem Beispiel; die andere Möglichkeit ist von uns
name-the-distance-from-skaro-to-earth-is-told-in-a-player-s-review = der Weg von Skaro zur Erde steht in der Besprechung einer Spielerin
name-the-first-option-is-partly-cut-off-in-the-picture = die erste Möglichkeit ist im Bild zum Teil abgeschnitten
name-all-three-options-are-read-from-a-picture-the-name-from-an-example = alle drei Möglichkeiten sind von einem Bild abgelesen, der Name von einem Beispiel
name-the-option-is-told-in-an-example-the-counter-is-ours = die Möglichkeit steht in einem Beispiel; der Konter ist von uns
name-the-publisher-s-post-on-the-fifth-doctor-speaks-of-three-companions = der Beitrag des Verlags zum Fünften Doktor spricht von drei Begleitern
name-the-rulebook-gives-the-sum-of-the-symbols-with-mars-future-the-split-between-the-two-is-ours = die Spielregel nennt die Summe der Symbole mit der Zukunft des Mars; wie sie sich auf beide verteilt, ist von uns
name-the-rulebook-gives-the-sum-of-the-symbols-with-sutekh-two-of-them-only-by-their-colour-the-split-between-the-two-is-ours = die Spielregel nennt die Summe der Symbole mit Sutekh, zwei davon nur nach ihrer Farbe; wie sie sich auf beide verteilt, ist von uns
name-the-rulebook-gives-the-sum-of-the-symbols-with-the-weeping-angels-the-split-between-the-two-is-ours = die Spielregel nennt die Summe der Symbole mit den Weinenden Engeln; wie sie sich auf beide verteilt, ist von uns
name-the-rulebook-gives-the-sum-of-the-symbols-with-the-orient-express-two-of-them-only-by-their-colour-the-split-between-the-two-is-ours = die Spielregel nennt die Summe der Symbole mit dem Orient-Express, zwei davon nur nach ihrer Farbe; wie sie sich auf beide verteilt, ist von uns
name-zatrolene-hry-cz-review-figures-ours = Besprechung auf zatrolene-hry.cz; Werte von uns
