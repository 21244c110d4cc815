# Geführte erste Spiele. Was ein Schritt sagt, heißt lesson-<Spiel>-<Schlüssel>; die Schritte stehen in src/vortex/lessons.

learn = Lernen
learn-about = Ein geführtes erstes Spiel
learn-again = Noch einmal lernen
learn-continue = Weiterlernen
lesson = Geführtes erstes Spiel
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-your-move = Du bist am Zug
lesson-watch = Sieh zu …
lesson-leave = Vorerst verlassen
lesson-read-first = Lies zuerst, was erklärt wird; dann geht das Spiel weiter.
lesson-coach = Von hier an ist es dein eigenes Spiel. Folge dem Rat oder tu etwas anderes; erlaubt ist alles, was die Regeln erlauben.
lesson-advice = Wer gut spielt, würde wählen: { $choice }.
lesson-why = Warum?
lesson-end = Was den Ausschlag gab
lesson-turning-point = Sieh, wo sich das Spiel gewendet hat
problem-no-lesson = Dieser Tisch ist kein geführtes Spiel.

## Wie ein Spiel zu seinem Ende kam, und was daraus zu lernen ist

lesson-why-gambit = { $result ->
    [won] Du hast durch ein Wagnis gewonnen: Offene Karten, Handkarten und der Würfel ergaben +800 oder mehr. Große offene Karten auf mehreren Stapeln haben es wahrscheinlich gemacht.
   *[lost] Die Mannschaft des Doktors hat durch ein Wagnis gewonnen: Offene Karten, Handkarten und der Würfel ergaben +800 oder mehr. Die Feinde verringern diese Aussicht, indem sie offene Karten zudecken und kontern.
  }
lesson-why-takeover = { $result ->
    [won] Du hast gewonnen, weil im Endspiel am Ende eines deiner Züge alle drei Stapel zusammen unter null lagen.
   *[lost] Du hast verloren, weil im Endspiel am Ende eines Zuges der Feinde alle drei Stapel zusammen unter null lagen. Beginne das Endspiel mit einem guten Vorsprung und wage, bevor er dahin ist.
  }
lesson-why-deck-out = { $result ->
    [won] Du hast gewonnen, weil die andere Mannschaft keine Karte mehr ziehen konnte.
   *[lost] Du hast verloren, weil deine Mannschaft keine Karte mehr ziehen konnte: Ein Spiel muss entschieden sein, bevor der Stapel leer ist.
  }
lesson-why-turn-limit = { $result ->
    [won] Du hast gewonnen, weil die Züge ausgingen, während die Stapel zusammen nicht unter null lagen.
   *[lost] Du hast verloren, weil die Züge vorher ausgingen.
  }
lesson-why-dalek-counters = { $result ->
    [won] Alle fünf Dalek-Marker eines Spielers lagen aus; das beendet das Spiel, und deine Orte und Angriffe waren am meisten wert.
   *[lost] Alle fünf Dalek-Marker eines Spielers lagen aus; das beendet das Spiel, und der Sieger hatte mehr Punkte. Achte auf die Angriffe gegen deine Orte: Jeder bringt dem Angreifer Punkte, bis du ihn schlägst.
  }
lesson-why-tardis-counters = { $result ->
    [won] Alle fünf Tardis-Marker eines Spielers lagen aus; das beendet das Spiel, und deine Orte und Angriffe waren am meisten wert.
   *[lost] Alle fünf Tardis-Marker eines Spielers lagen aus; das beendet das Spiel, und der Sieger hatte mehr Punkte. Gewonnene Konflikte bringen Marker; ein Angriff, der bleibt, bringt Punkte.
  }
lesson-why-game-end-card = { $result ->
    [won] Die letzten Karten sind gespielt, und deine Orte und Angriffe waren am meisten wert.
   *[lost] Die letzten Karten sind gespielt, und der Sieger hatte mehr Punkte. Sieh dir an, welcher Ort für wen gezählt hat: Ein wertvoller ohne Verteidiger ist ein Geschenk, und ein Angriff auf ihn zählt doppelt, für dich und gegen seinen Besitzer.
  }
lesson-why-round-limit = { $result ->
    [won] Die letzte Runde ist gespielt, und deine Orte und Angriffe waren am meisten wert.
   *[lost] Die letzte Runde ist gespielt, und der Sieger hatte mehr Punkte.
  }
lesson-why-resigned = { $result ->
    [won] Du hast gewonnen, weil die andere Seite aufgegeben hat.
   *[lost] Du hast aufgegeben. Sieh dir an, wo sich das Spiel gewendet hat – von dort kannst du auch weiterspielen.
  }
lesson-why-doctors = { $result ->
    [won] Deine Tardis stand auf Gallifrey, als die Daleks ihren Zug hatten. Jedes gelungene Abenteuer hat dich näher gebracht.
   *[lost] Ein anderer Doktor stand auf Gallifrey, als die Daleks ihren Zug hatten, und du nicht. Zeitzonen, deren Belohnung die Tardis zwei Felder weiterbringt, holen auf; und wer vor Ort hilft, bekommt von der Belohnung ab.
  }
lesson-why-daleks-on-gallifrey = Das Dalek-Schiff kam vor allen Doktoren nach Gallifrey: Alle haben verloren. Es zieht jede Runde ein Feld und weiter, wenn Abenteuer misslingen. Das Schiff zurückzuwerfen ist so viel wert, wie selbst voranzukommen.
lesson-why-daleks-on-earth = Am Ende des Dalek-Zuges standen drei Daleks oder mehr auf der Erde: Alle haben verloren. Ein Erfolg auf der Erde vertreibt sie; reise dorthin, bevor der dritte kommt.
lesson-why-daleks-seventh-marker = Ein siebter Dalek musste platziert werden: Alle haben verloren. Jeder Misserfolg bringt einen, jeder Erfolg vertreibt einen. Wage also, was deine Würfel können, und ruf um Hilfe.

## Time Clash

lesson-time-clash-goal = Du bist die Mannschaft des Doktors, der Bot ist der Feind. Ein Spiel hat zwei Hälften. Zuerst, im Aufbau, sammelt ihr Punkte: Du brauchst +800 auf einem Stapel, die Feinde brauchen −1.000 an Drohungen. Wer so weit ist, bringt das Endspiel, in dem es sich entscheidet. Diese Balken zeigen, wie weit beide sind.
lesson-time-clash-arcs = Es gibt drei Schauplätze – Zeit, Begleiter und Feind –, jeder mit einem Kartenstapel. Das ist der Begleiter-Stapel. Die Zeichen an seinem Schauplatz sagen, welche Farben hier liegen dürfen und was der Ort sonst kann.
lesson-time-clash-hand = Das ist deine Hand; zu Beginn jedes Zuges ziehst du eine Karte. Plus hilft dir. Die Farbe – Spruch, Technik oder Plan – bestimmt, auf welchen Stapeln eine Karte liegen darf. Karten ohne Zahl sind Sonderkarten: Sie tun, was auf ihnen steht.
lesson-time-clash-first-card = Ein Zug ist einfach: Du spielst eine Karte. Spiel „{ $card }“, einen Spruch von +400: erst auf die Karte drücken, dann auf den Begleiter-Stapel.
lesson-time-clash-total = Deine Karte liegt auf dem Stapel, der jetzt bei +400 steht: die Hälfte. Offen ist nur die äußerste Karte eines Stapels. Was darunter liegt, zählt weiter, aber die meisten Karten treffen nur, was offen ist.
lesson-time-clash-enemy-turn = Jetzt sind die Feinde am Zug; auch sie ziehen eine Karte und spielen eine. Ihre Karten zählen minus.
lesson-time-clash-counter = Bevor eine Karte zählt, darf die andere Seite sie mit einer Sonderkarte kontern. Gegen Menschen wirst du auch gefragt, wenn du keine hast: So erfährt niemand, was du hältst. Bots achten nicht darauf, hier wählst du selbst („Frag mich“). Du hast keine, die passt: Lass es geschehen.
lesson-time-clash-foil = Der Plan der Feinde, −200, ist die offene Karte des Zeit-Stapels. Ein Plan, der darauf gespielt wird, vereitelt ihn, wenn er mindestens so groß ist: Spiel „{ $card }“, +200, auf den Zeit-Stapel. Der Plan darunter wird dann abgelegt.
lesson-time-clash-threat = Vereitelt: Der Stapel ging von −200 auf +200. Doch jetzt spielen die Feinde eine Drohung. Drohungen liegen auf dem Feind-Stapel, und −1.000 davon bringen das Endspiel.
lesson-time-clash-pawn = Eine Karte, mit der du wenig anfangen kannst, darfst du ablegen, um den Doktor zu versetzen. Leg „{ $card }“ ab und stell den Doktor auf den Begleiter-Schauplatz: Dort erlaubt dir Clara, Sprüche auch auf den Zeit-Stapel zu spielen.
lesson-time-clash-second-threat = Das war dein Zug. Die Feinde legen noch eine Drohung dazu; sieh, wie ihr Balken wächst.
lesson-time-clash-eight-hundred = Du hast einen zweiten großen Spruch gezogen. Spiel „{ $card }“, +400, auf den Begleiter-Stapel: Das macht +800.
lesson-time-clash-flip = Der Stapel, auf den du eben gespielt hast, steht bei +800; also darfst du die Vortex-Scheibe werfen. Sie ist eine Münze: In der Hälfte der Fälle beginnt das Endspiel. Wirf sie.
lesson-time-clash-benefit = Das Endspiel beginnt! Weil dein Wurf es gebracht hat, darfst du eine Drohung ablegen. Nimm die größte, „{ $card }“, vom Tisch. Danach sind die Feinde am Zug.
lesson-time-clash-gambit = Jetzt entscheidet es sich. Die Feinde gewinnen, wenn nach einem ihrer Züge alle Stapel zusammen unter null liegen: Der Balken zeigt, wie weit das noch ist. Du gewinnst durch ein Wagnis am Ende eines deiner Züge: Offene Pluskarten, eine Handkarte und der Würfel müssen zusammen +800 ergeben. Spiel also eine große Karte so, dass sie offen liegt, und beginn dann das Wagnis.
lesson-time-clash-remember = Merk dir: eine Karte je Zug; große Karten auf einem Stapel führen zum Wurf; aus offenen Karten besteht ein Wagnis; ein Plan vereitelt einen offenen Plan; Drohungen summieren sich.

## The Doctor Who Card Game

lesson-card-game-goal = Jeder hat eine Reihe von Orten; deine beginnt mit „{ $card }“. Am Ende gibt ein Ort seine Siegpunkte – die Zahl in seiner Ecke – an einen Spieler: an seinen Besitzer, wenn keine Feinde dort liegen, sonst an den Angreifer. Die meisten Punkte gewinnen. Also verteidige deine Reihe und greif die der anderen an.
lesson-card-game-hand = Das sind deine Karten. Orte verlängern deine Reihe. Verteidiger bewachen sie. Feinde greifen die Orte der anderen an. Unterstützungskarten tun, was auf ihnen steht. Du spielst immer beide Seiten.
lesson-card-game-location = In deinem Zug darfst du so viel tun, wie du willst, aber drei Karten müssen auf der Hand bleiben. Mit fünf Karten kannst du zwei einsetzen. Beginne mit „{ $card }“: erst auf die Karte drücken, dann auf den freien Platz am Ende deiner Reihe.
lesson-card-game-defend = Der neue Ort hat dir sofort drei Zeitpunkte gebracht; seine Siegpunkte zählen am Ende. Ein Ort ohne Verteidiger ist leichte Beute. Lass „{ $card }“ ihn bewachen: erst auf die Karte drücken, dann auf den neuen Ort.
lesson-card-game-pass = Die Karte liegt verdeckt: Die anderen sehen, dass jemand da ist, aber nicht, wer. Du hast noch drei Karten, also ist dein Zug zu Ende. Gib sie mit diesem Knopf an deinen rechten Nachbarn weiter; dann ziehst du zwei.
lesson-card-game-attacked = Jetzt spielt dein linker Nachbar. Achte auf deinen ersten Ort, den niemand bewacht.
lesson-card-game-others = Ein Feind liegt verdeckt gegen deinen ersten Ort, dabei ein Dalek-Marker in der Farbe seines Besitzers. Solange er dort liegt, sind die Punkte nicht deine. Den bewachten Ort hat er nicht angegriffen. Jetzt ist der dritte Spieler am Zug und greift deinen Nachbarn an.
lesson-card-game-conflict = Du hast die zwei Karten, die du gezogen hast, und drei von deinem Nachbarn. Befreie deinen ersten Ort: auf „{ $card }“ drücken, dann auf den Ort, dann auf „Fertig“. Sobald Verteidiger und Feinde aufeinandertreffen, werden alle aufgedeckt und ihre Stärken verglichen. Bei Gleichstand gewinnt der Verteidiger.
lesson-card-game-counter = 5 für den Doktor gegen 4 für die Sontaraner: Du hast gewonnen. Die Karten beider Seiten werden abgelegt, und „{ $card }“ bekommt einen deiner fünf Tardis-Marker. Er hält den nächsten Angriff auf, wie stark er auch ist. Hättest du verloren, so wäre der Feind geblieben.
lesson-card-game-time-points = Nutze deine Zeitpunkte. Spiel zuerst „{ $card }“: Das bringt vier weitere, zusammen sieben.
lesson-card-game-buy = Fünf Zeitpunkte kaufen eine Karte. Drück auf den Stapel. Je mehr Karten du hast, desto mehr kannst du in diesem Zug tun, denn nur drei müssen bleiben.
lesson-card-game-attack = Jetzt greif an. Dieser Ort deines Nachbarn ist 4 wert und hat keine Verteidiger. Drück auf „{ $card }“, dann auf den Ort, dann auf „Fertig“. Von nun an sind seine Punkte deine, solange dein Feind dort bleibt.
lesson-card-game-end-of-turn = Drei Karten sind übrig: Gib sie weiter. Was du nicht brauchen kannst, kann dein rechter Nachbar brauchen; sieh also hin, was du weggibst. Eine Karte, die du behalten willst, kannst du vorher in deine Reserve legen.
lesson-card-game-soaked = Dein Nachbar greift deinen ersten Ort noch einmal an. Achte auf den Tardis-Marker dort.
lesson-card-game-end = Der Marker ist fort, und die angreifende Karte auch. So geht es weiter, bis in diesem Stapel die Spielende-Karte erscheint; dann spielen alle ihre letzten Karten aus. Das Spiel endet auch, wenn zu Beginn deines Zuges deine fünf Tardis-Marker oder deine fünf Dalek-Marker alle ausliegen. Dann werden die Punkte gezählt.
lesson-card-game-remember = Merk dir: Ein Ort zählt für seinen Besitzer, wenn kein Feind dort liegt. Drei Karten bleiben und werden weitergegeben. Bei Gleichstand gewinnt der Verteidiger. Ein Tardis-Marker hält einen Angriff auf. Fünf Zeitpunkte kaufen eine Karte.

## Time of the Daleks

lesson-time-of-the-daleks-goal = Deine Tardis muss auf dieser Bahn nach Gallifrey, und das Dalek-Schiff will auch dorthin. Steht deine Tardis am Ende einer Runde auf Gallifrey, so gewinnst du. Ist das Dalek-Schiff zuerst dort oder sind zu viele Daleks unterwegs, so verlieren alle. Jeder Erfolg in einem Abenteuer bringt dich voran.
lesson-time-of-the-daleks-console = Das ist deine Konsole: mit dem vierten Doktor, mit „{ $card }“ als Begleiterin, mit Plätzen für Ausrüstung, deinen Schall-Ladungen und deinen Karten. Doktor und Begleiter bringen die Würfel für Abenteuer; die kleinen Würfel auf einer Karte sagen, wie viele und welche.
lesson-time-of-the-daleks-prepare = Ein Zug hat vier Schritte. Zuerst bereitest du dich vor. Du hast gerade zwei Schall-Ladungen bekommen; mit ihnen wird vieles bezahlt. Installiere „{ $card }“ für eine davon: erst auf die Karte drücken, dann auf einen freien Platz für Ausrüstung. Damit darfst du Würfel neu würfeln. Dann drück auf „Vorbereitung beenden“.
lesson-time-of-the-daleks-travel = Als Zweites reist du. Zur Erde kommst du immer; sie hat drei Zeitzonen. Eine Zeitzone zeigt Symbole und darunter, was dort ein Erfolg bringt. Verdeckt liegt in ihr ein Dilemma. Reise in die Zeitzone, die markiert ist.
lesson-time-of-the-daleks-challenge = Du bist gelandet, also wird das Dilemma aufgedeckt: „{ $card }“. Seine Symbole und die der Zeitzone sind zusammen die Herausforderung. Für jedes Symbol brauchst du einen Würfel, der es zeigt; hier ist das jedes der sechs einmal.
lesson-time-of-the-daleks-recruit = Als Drittes kommt das Abenteuer. Du hast sechs Würfel für sechs Symbole; das ist zu wenig. Rekrutiere also einen Begleiter: Drück auf den Stapel, dann auf deine Schall-Ladungen, um mit einer zu bezahlen.
lesson-time-of-the-daleks-pool = „{ $card }“ kommt in dieses Abenteuer mit und bleibt, wenn es gelingt. Oben stehen die sechs Symbole der Herausforderung, darunter liegen deine Würfel: acht, und mehr dürfen nicht geworfen werden. Dazwischen siehst du, was ein Erfolg bringt und was ein Misserfolg kostet.
lesson-time-of-the-daleks-focus = Ein schwarzer Würfel hat jedes Symbol einmal. Farbige Würfel sind besser, aber in weniger Symbolen: Grün hat Laufen auf drei Seiten. „{ $card }“ kann einen schwarzen gegen einen grünen tauschen: Drück auf den Namen. Dann drück auf „Vorrat ist fertig“, und die Würfel rollen.
lesson-time-of-the-daleks-reroll = Würfel, die passen, liegen schon in der Herausforderung; Laufen und Taktik fehlen. Jetzt lohnt sich die Ausrüstung: „{ $card }“ würfelt zwei schwarze Würfel neu. Drück darauf, dann auf einen übrigen Würfel mit List und auf einen mit Diplomatie.
lesson-time-of-the-daleks-success = Alle sechs, also ist es gelungen! Deine Tardis ist ein Feld weiter, und dein neuer Begleiter bleibt. Als Viertes endet dein Zug: Das gelöste Dilemma wird ersetzt, und von deinen Karten würdest du höchstens vier behalten.
lesson-time-of-the-daleks-bot = Jetzt ist der andere Doktor am Zug. Ein Misserfolg kostet, was auf dem Dilemma steht, und bringt einen Dalek an diesen Ort. Waren alle am Zug, so sind die Daleks dran: Ihr Schiff zieht ein Feld auf Gallifrey zu.
lesson-time-of-the-daleks-tardis-die = Das ist misslungen, und darum ist jetzt ein Dalek da. In einem Abenteuer neben ihm verlierst du einen Würfel. Beim siebten Dalek, oder wenn am Ende des Dalek-Zuges drei auf der Erde stehen, habt ihr alle verloren. Dein zweiter Zug: Geh weiter, ohne etwas vorzubereiten, dann wirf den Tardis-Würfel, um weiter zu reisen als zur Erde.
lesson-time-of-the-daleks-new-place = Die Tardis gehorcht: Du darfst zu einer Lokation im Spiel oder zwei neue ziehen und eine behalten. Zieh zwei: Drück auf den Stapel der Lokationen.
lesson-time-of-the-daleks-landing = Behalte die der beiden, die markiert ist. Dann lande in ihrer zweiten Zeitzone: Sie verlangt nur drei Symbole, und ein Erfolg dort bringt dich Gallifrey zwei Felder näher.
lesson-time-of-the-daleks-alone = Hier wartet wieder ein Dilemma, und dieses Abenteuer gehört dir allein. Sieh auf die Chance; ist sie schlecht, so rekrutiere, tausche Würfel oder ruf den anderen Doktor um Hilfe. Misslingt es, so darfst du bleiben und es im nächsten Zug noch einmal versuchen.
lesson-time-of-the-daleks-remember = Merk dir: vorbereiten, reisen, Abenteuer, Zug-Ende. Die Symbole von Zeitzone und Dilemma sind die Herausforderung. Begleiter und Ausrüstung bringen Würfel und neue Würfe. Ein Misserfolg bringt einen Dalek. Sei vor dem Dalek-Schiff auf Gallifrey.
