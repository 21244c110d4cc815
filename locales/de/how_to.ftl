# So wird gespielt: eine Seite mit Bildern für jedes Spiel, auf Papier Vorder- und Rückseite eines Blattes. how-<Spiel>-<Teil>
# ist die Überschrift eines Teils, how-<Spiel>-<Teil>-says, was er sagt.

how-to-play = So wird gespielt
how-none = Für dieses Spiel gibt es keine solche Seite.
print = Drucken

# Die Regeln werden nach Wörtern durchsucht. Kleine Wörter sagen nichts darüber, was gesucht wird; Wörter einer Gruppe, von der
# nächsten durch einen Schrägstrich getrennt, bedeuten hier dasselbe; Endungen stehen am Ende und bedeuten nichts.
rules-little-words = aber alle als am an auf aus bei bekomme bin bis das dem den der des die dies du ein eine einen einer es für hat habe ich ihr im in ist kann man mein mein meine mich mir mit nach oder sein sich sie so um und uns vom von wann warum was welche wem wen wenn wer werden wie wird wir wo wohin zu zum zur
rules-same-words = gewinnen gewonnen gewinner sieg siegen sieger / verlieren verloren verlierer niederlage / anfang anfangen beginn beginnen beginnt aufbau start / ende endet enden schluss / zug runde / würfel würfeln wurf werfen / hand karten / angriff angreifen angreifer feind / verteidigen verteidiger verteidigung / kaufen kauf kosten preis bezahlen / tauschen tausch / hilfe helfen rufen / ablegen abwerfen entfernen / bewegen ziehen reisen / punkte punkt siegpunkte wertung
rules-endings = ungen ung ern em en er es st te et e n s t
rules-rulings = { $count ->
    [one] Eine Einzelheit, die das Regelheft offenlässt
   *[other] { $count } Einzelheiten, die das Regelheft offenlässt
  }
rules-apart = Entscheidungen, Prüffälle und Quellen

## Time of the Daleks

how-tod-goal = Das Ziel
how-tod-goal-says = Deine Tardis und das Dalek-Schiff ziehen auf derselben Bahn von Skaro nach Gallifrey. Steht deine Tardis auf Gallifrey, wenn die Daleks ihren Zug hatten, so gewinnst du, allein oder mit allen, die auch dort stehen. Ihr lauft um die Wette, und ihr braucht einander.
how-tod-console = Deine Konsole
how-tod-console-says = Dein Doktor, bis zu drei Begleiter und installierte Ausrüstung bringen Würfel in jedes Abenteuer und Icons, die sie verbessern. Dazu kommen bis zu fünf Schall-Ladungen und deine Timey-Wimey-Karten.
how-tod-turn = Dein Zug
how-tod-turn-says = Vier Schritte, immer in dieser Reihenfolge:
how-tod-prepare = Vorbereitung.
how-tod-prepare-says = Nimm zwei Schall-Ladungen. Installiere Ausrüstung, nutze, was in der Vorbereitung wirkt.
how-tod-travel = Reisen.
how-tod-travel-says = Bleib, wo ein Dilemma wartet, reise zur Erde, oder wirf den Tardis-Würfel: Bei der Tardis wählst du, beim Fragezeichen wird eine neue Lokation gezogen. Das Dilemma deiner Zeitzone wird aufgedeckt.
how-tod-adventure = Abenteuer.
how-tod-adventure-says = Rekrutiere einen Begleiter für eine Karte oder eine Ladung. Sammle und tausche Würfel, ruf um Hilfe, behalte acht. Jeder Dalek neben dir nimmt einen Würfel. Wirf, würfle neu, dreh Würfel.
how-tod-finish = Zug-Ende.
how-tod-finish-says = Leere Lokationen verlassen das Spiel, die Erde bekommt neue Dilemmas, du behältst höchstens vier Karten.
how-tod-challenge = Die Herausforderung
how-tod-challenge-says = Die Symbole der Zeitzone und die ihres Dilemmas zusammen. Für jedes muss ein Würfel da sein, der es zeigt. Auf der Erde sind das drei und drei, also sechs; allein darfst du höchstens acht Würfel werfen.
how-tod-dice = Die Würfel
how-tod-dice-says = Ein schwarzer Würfel hat jedes Symbol einmal. Die drei Farben sind stark in wenigen Symbolen und haben die anderen nicht. Die sechs Symbole:
how-tod-signs = Die Zeichen
how-tod-signs-says = Was Zeitzonen, Dilemmas und Karten bringen, kosten und erlauben:
how-tod-sign-charge = Schall-Ladungen. Zwei würfeln einen Würfel neu, drei drehen ihn auf ein beliebiges Symbol.
how-tod-sign-timeship = Deine Tardis zieht auf der Bahn vor (+) oder zurück (−).
how-tod-sign-ship = Das Dalek-Schiff zieht vor (+) oder zurück (−).
how-tod-sign-daleks = Daleks kommen (+) oder gehen (−).
how-tod-sign-cards = Timey-Wimey-Karten werden gezogen.
how-tod-sign-focus = Tausch: ein schwarzer Würfel gegen einen dieser Farbe.
how-tod-sign-reroll = Neu würfeln: so viele Würfel dieser Farbe.
how-tod-sign-turn = Drehen: ein Würfel dieser Farbe auf dieses Symbol.
how-tod-sign-fixed = Fixpunkt: kein neues Würfeln durch Karten oder Ladungen.
how-tod-sign-locked = Zeit-Blockade: Kein Würfel darf gedreht werden.
how-tod-sign-breach = Zeitbruch: ein Würfel weniger.
how-tod-result = Erfolg oder Misserfolg
how-tod-result-says = Erfolg: Du bekommst die Belohnung der Zeitzone, ein Dalek dort wird vertrieben, neue Begleiter bleiben. Misserfolg: Ein Dalek kommt, du zahlst, was auf dem Dilemma steht, neue Begleiter gehen. Hilfe aus der Ferne leiht einen Würfel; wer vor Ort hilft, bringt bis zu drei und bekommt von der Belohnung ab, doch das Dalek-Schiff zieht zwei Felder.
how-tod-end = Der Zug der Daleks und das Ende
how-tod-end-says = Waren alle am Zug, so zieht das Dalek-Schiff ein Feld; ein Zeit-Anomalie-Marker auf seinem Weg bringt eine Anomalie. Alle Doktoren verlieren, wenn das Schiff Gallifrey erreicht, wenn nach dem Dalek-Zug drei Daleks auf der Erde stehen oder wenn ein siebter Dalek platziert werden müsste. Sonst gewinnt, wer auf Gallifrey steht.

## The Doctor Who Card Game

how-cg-goal = Das Ziel
how-cg-goal-says = Jeder hat eine Reihe von Orten. Am Ende gehen die Siegpunkte eines Ortes an seinen Besitzer, wenn keine Feinde dort liegen, sonst an den Angreifer. Die meisten Punkte gewinnen. Du spielst beide Seiten: Du verteidigst deine Reihe und greifst die der anderen an.
how-cg-cards = Die vier Arten von Karten
how-cg-cards-says = Orte zeigen Siegpunkte und die Zeitpunkte, die sie bringen. Verteidiger und Feinde zeigen ihre Stärke. Eine Unterstützungskarte tut, was auf ihr steht.
how-cg-turn = Dein Zug
how-cg-turn-says = Tu, so viel du willst, in beliebiger Reihenfolge, so oft du willst. Aber drei Karten müssen auf der Hand bleiben.
how-cg-location = Spiel einen Ort und nimm seine Zeitpunkte.
how-cg-defend = Leg Verteidiger verdeckt auf einen deiner Orte, keinen doppelt.
how-cg-attack = Leg Feinde, die zusammenpassen, verdeckt gegen einen Ort eines anderen Spielers, mit einem Dalek-Marker.
how-cg-support = Spiel eine Unterstützungskarte.
how-cg-reserve = Heb eine oder zwei Karten in deiner Reserve auf, die zwei fasst.
how-cg-buy = Kauf Karten, jede für fünf Zeitpunkte.
how-cg-discard = Leg eine oder zwei Karten ab, jede für einen Zeitpunkt.
how-cg-pass = Das Ende deines Zuges
how-cg-pass-says = Gib die letzten drei Karten an deinen rechten Nachbarn weiter, zieh zwei, und dein linker Nachbar beginnt. So beginnst du jeden Zug mit fünf Karten, und was du weitergibst, kommt dir entgegen.
how-cg-conflict = Konflikt
how-cg-conflict-says = Sobald an einem Ort Verteidiger und Feinde aufeinandertreffen, werden alle aufgedeckt und ihre Stärken zusammengezählt. Bei Gleichstand gewinnt der Verteidiger: All diese Karten werden abgelegt, und der Ort bekommt einen Tardis-Marker. Gewinnt der Angreifer, so gehen die Verteidiger, und er verliert Feinde bis zu deren Stärke; ein einzelner Feind bleibt immer.
how-cg-counters = Marker und Punkte
how-cg-counters-says = Jeder Spieler hat von jedem Marker fünf.
how-cg-tardis = Ein Tardis-Marker hält den nächsten Angriff auf seinen Ort auf, wie stark er auch ist, und ist dann fort.
how-cg-dalek = Ein Dalek-Marker sagt, wessen Angriff dort liegt.
how-cg-time = Zeitpunkte kaufen Karten. Dreißig sind im Spiel.
how-cg-victory = Siegpunkte zählen am Ende und nur dann.
how-cg-together = Wer zusammen angreift
how-cg-together-says = Feinde einer Art immer, andere, wo eine Karte es sagt: Davros mit Daleks, Roboforms mit allen. Nimm einen Feind auf, und deine Hand zeigt, welche anderen passen.
how-cg-end = Wie es endet
how-cg-end-says = Erscheint die Spielende-Karte, so wird dieser Zug beendet; dann füllen alle auf fünf Karten auf und spielen sie aus, eine Aktion je Zug, bis ein Spieler nichts mehr tun kann. Das Spiel endet auch zu Beginn eines Zuges, wenn die fünf Tardis-Marker oder die fünf Dalek-Marker dieses Spielers alle ausliegen. Dann werden die Orte gezählt.

## Time Clash

how-tc-goal = Das Ziel
how-tc-goal-says = Zwei Mannschaften, zwei Hälften. Im Aufbau will die Mannschaft des Doktors +800 auf einem Stapel, die der Feinde −1.000 an Drohungen: Das bringt das Endspiel. Im Endspiel gewinnt die Mannschaft des Doktors durch ein Wagnis, die der Feinde, wenn alle drei Stapel zusammen unter null liegen.
how-tc-suits = Die Farben
how-tc-suits-says = Jede sagt, auf welchem der drei Stapel eine Karte liegen darf. Schauplätze können mehr erlauben.
how-tc-quip = liegt auf dem Begleiter-Stapel.
how-tc-tech = liegt auf dem Zeit- oder dem Begleiter-Stapel. Eine Karte des Stapels, die nicht größer ist, darf sie ganz nach unten schieben oder nach oben ziehen.
how-tc-plan = liegt auf jedem Stapel. Er vereitelt einen offenen Plan der anderen Mannschaft, der nicht größer ist.
how-tc-threat = liegt auf dem Feind-Stapel.
how-tc-special = wird auf keinen Stapel gelegt; du wählst eins von dem, was darauf steht.
how-tc-turn = Dein Zug
how-tc-turn-says = Drei Schritte:
how-tc-draw = Zieh eine Karte vom Stapel deiner Mannschaft.
how-tc-play = Spiel eine Karte. Oder leg eine ab, um den Doktor auf einen anderen Schauplatz zu stellen oder um zu passen.
how-tc-check = Prüfe: im Aufbau, ob das Endspiel beginnt; im Endspiel das Wagnis oder den Sieg der Feinde.
how-tc-stack = Stapel
how-tc-stack-says = Die Karten des Doktors zählen plus, die der Feinde minus; alle Karten eines Stapels zählen. Offen ist nur die äußerste, und die meisten Effekte und das Wagnis erreichen nur offene Karten.
how-tc-foil = Vereiteln und kontern
how-tc-foil-says = Ein Plan, der auf einen offenen Plan der anderen Mannschaft gelegt wird, nimmt ihn vom Stapel, wenn er mindestens so groß ist. Manche Sonderkarten kontern, was die andere Seite tut, auch in deren Zug; was gekontert ist, tut nichts.
how-tc-pawn = Die Schauplätze und der Doktor
how-tc-pawn-says = Jeder der drei Schauplätze hat Fähigkeiten. Manche wirken immer, andere nur, solange der Doktor dort steht. Er beginnt auf keinem Schauplatz, und eine abgelegte Karte versetzt ihn.
how-tc-disk = Die Vortex-Scheibe
how-tc-disk-says = Steht der Stapel, auf den die Mannschaft des Doktors eben gespielt hat, bei +800 oder mehr, so darf sie die Scheibe werfen: In der Hälfte der Fälle beginnt das Endspiel, und dann darf eine Drohung abgelegt werden. −1.000 an Drohungen bringen es ohne Wurf.
how-tc-gambit = Das Wagnis
how-tc-gambit-says = Am Ende eines Zuges im Endspiel darf die Mannschaft des Doktors wagen: Sie dreht offene Pluskarten, die Feinde drehen offene Minuskarten, jeder Spieler darf eine Handkarte dazulegen, und der Würfel bringt 100 bis 500 oder den Fehlschlag. Ab +800 gewinnt die Mannschaft des Doktors; sonst sind die Karten verloren.
how-tc-end = Wie es endet
how-tc-end-says = Ein Wagnis gewinnt für die Mannschaft des Doktors; eine Summe unter null am Ende eines Feind-Zuges im Endspiel gewinnt für die Feinde. Wer ziehen muss und nicht kann, verliert. Eine Partie geht über drei oder fünf Spiele mit denselben Seiten.

## Wo ein Tisch vorbereitet wird

first-time = Dein erstes Spiel davon?
first-time-easier = Dein erstes Spiel davon? Das leichtere erste Spiel ist unten schon gewählt.
about-level-random = macht irgendeinen erlaubten Zug. Um zu sehen, wie ein Spiel läuft, nicht, um zu verlieren.
about-level-novice = rät, lässt aber, was offensichtlich unklug ist. Richtig für ein erstes Spiel.
about-level-companion = denkt einen Zug durch und spielt solide.
about-level-time-lord = probiert Züge im Kopf gegeneinander aus, bevor er antwortet.
about-level-oracle = am stärksten: denkt mehrere Züge voraus, etwa eine Sekunde je Antwort.
about-option-time-of-the-daleks-first-game = Drei Zeit-Anomalie-Marker statt vier, ohne die schwersten Dilemmas und Anomalien; Fixpunkte, Zeit-Blockaden und Zeitbrüche gelten nicht.
about-option-time-of-the-daleks-k9 = Jede Runde hat ein anderer Doktor K-9, der seinem Besitzer einen Würfel neu würfelt.
about-option-time-clash-match = Ein einzelnes Spiel dauert eine Viertelstunde. In einer Partie bleiben die Seiten, wie sie sind.
about-option-time-clash-lone = Die beiden Spieler der anderen Mannschaft teilen sich deren Züge.
about-option-card-game-two-player-variant = Das Regelheft ist für drei und vier geschrieben; so spielen zwei.
about-option-card-game-final-reserve = Damit ist ein Spieler in den letzten Zügen noch nicht am Ende, solange er eine Karte in Reserve hält.
