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
lesson-read-first = Lies zuerst, was erklärt wird; dann bist du am Zug.
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

## Time Clash

lesson-time-clash-goal = Du bist die Mannschaft des Doktors, der Bot ist der Feind. Ein Spiel hat zwei Hälften. Zuerst, im Aufbau, sammelt ihr Punkte: Du brauchst +800 auf einem Stapel, die Feinde brauchen −1.000 an Drohungen. Wer so weit ist, bringt das Endspiel, in dem es sich entscheidet. Diese Balken zeigen, wie weit beide sind.
lesson-time-clash-arcs = Es gibt drei Schauplätze – Zeit, Begleiter und Feind –, jeder mit einem Kartenstapel. Das ist der Begleiter-Stapel. Die Zeichen an seinem Schauplatz sagen, welche Farben hier liegen dürfen und was der Ort sonst kann.
lesson-time-clash-hand = Das ist deine Hand; zu Beginn jedes Zuges ziehst du eine Karte. Plus hilft dir. Die Farbe – Spruch, Technik oder Plan – bestimmt, auf welchen Stapeln eine Karte liegen darf. Karten ohne Zahl sind Sonderkarten: Sie tun, was auf ihnen steht.
lesson-time-clash-first-card = Ein Zug ist einfach: Du spielst eine Karte. Spiel „{ $card }“, einen Spruch von +400: erst auf die Karte drücken, dann auf den Begleiter-Stapel.
lesson-time-clash-total = Deine Karte liegt auf dem Stapel, der jetzt bei +400 steht: die Hälfte. Offen ist nur die äußerste Karte eines Stapels. Was darunter liegt, zählt weiter, aber die meisten Karten treffen nur, was offen ist.
lesson-time-clash-enemy-turn = Jetzt sind die Feinde am Zug; auch sie ziehen eine Karte und spielen eine. Ihre Karten zählen minus.
lesson-time-clash-counter = Bevor eine Karte zählt, darf die andere Seite sie mit einer Sonderkarte kontern. Gefragt wirst du auch, wenn du keine hast: So erfährt niemand, was du hältst. Du hast keine, die passt: Lass es geschehen.
lesson-time-clash-foil = Der Plan der Feinde, −200, ist die offene Karte des Zeit-Stapels. Ein Plan, der darauf gespielt wird, vereitelt ihn, wenn er mindestens so groß ist: Spiel „{ $card }“, +200, auf den Zeit-Stapel. Der Plan darunter wird dann abgelegt.
lesson-time-clash-threat = Vereitelt: Der Stapel ging von −200 auf +200. Doch jetzt spielen die Feinde eine Drohung. Drohungen liegen auf dem Feind-Stapel, und −1.000 davon bringen das Endspiel.
lesson-time-clash-pawn = Eine Karte, mit der du wenig anfangen kannst, darfst du ablegen, um den Doktor zu versetzen. Leg „{ $card }“ ab und stell den Doktor auf den Begleiter-Schauplatz: Dort erlaubt dir Clara, Sprüche auch auf den Zeit-Stapel zu spielen.
lesson-time-clash-second-threat = Das war dein Zug. Die Feinde legen noch eine Drohung dazu; sieh, wie ihr Balken wächst.
lesson-time-clash-eight-hundred = Du hast einen zweiten großen Spruch gezogen. Spiel „{ $card }“, +400, auf den Begleiter-Stapel: Das macht +800.
lesson-time-clash-flip = Der Stapel, auf den du eben gespielt hast, steht bei +800; also darfst du die Vortex-Scheibe werfen. Sie ist eine Münze: In der Hälfte der Fälle beginnt das Endspiel. Wirf sie.
lesson-time-clash-benefit = Das Endspiel beginnt! Weil dein Wurf es gebracht hat, darfst du eine Drohung ablegen. Nimm die größte, „{ $card }“, vom Tisch. Danach sind die Feinde am Zug.
lesson-time-clash-gambit = Jetzt entscheidet es sich. Die Feinde gewinnen, wenn nach einem ihrer Züge alle Stapel zusammen unter null liegen: Der Balken zeigt, wie weit das noch ist. Du gewinnst durch ein Wagnis am Ende eines deiner Züge: Offene Pluskarten, eine Handkarte und der Würfel müssen zusammen +800 ergeben. Spiel also eine große Karte so, dass sie offen liegt, und beginn dann das Wagnis.
lesson-time-clash-remember = Merk dir: eine Karte je Zug; große Karten auf einem Stapel führen zum Wurf; aus offenen Karten besteht ein Wagnis; ein Plan vereitelt einen offenen Plan; Drohungen summieren sich.
