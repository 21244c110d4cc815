# Was Doctor Who Time Clash sagt: Fragen, Züge, Verlauf, Ablehnungen und was auf den Karten steht.
# Namen und gedruckte Sätze kommen aus dem Kartensatz. Werte kommen mit Vorzeichen, als Text.

tc-option-match = Spiele der Partie: wer zwei von drei oder drei von fünf gewinnt; ein einzelnes Spiel ist eine Möglichkeit von uns
tc-option-lone = Bei drei Plätzen die Mannschaft, die aus einer Person besteht
tc-success = das Wagnis gelingt
tc-odds = Wagnis
tc-odds-in-full = Chance, dass das Wagnis gelingt, bei bestem Spiel

## Wie die Dinge heißen

tc-card-name = „{ $name }“
tc-card-threat = „{ $name }“ (Drohung { $value })
tc-card-quip = „{ $name }“ (Spruch { $value })
tc-card-tech = „{ $name }“ (Technik { $value })
tc-card-plan = „{ $name }“ (Plan { $value })
tc-card-none = keine Karte

# Steht vor „-Stapel“ und „-Schauplatz“, und allein, wo etwas auf einen Stapel zielt.
tc-stack-time = Zeit
tc-stack-companion = Begleiter
tc-stack-enemy = Feind

## Was eine Sonderkarte tut: Satzteile in der Grundform, mit „dann“ verbunden

tc-effect-draw-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ziehen
tc-effect-move-the-doctor = den Doktor versetzen
tc-effect-play-another-card = eine weitere Karte spielen
tc-effect-remove-a-tech-of-either-team-from-the-game = eine Technik einer der beiden Mannschaften aus dem Spiel entfernen
tc-effect-discard-a-threat-of-up-to = eine Drohung bis { $n } ablegen
tc-effect-discard-a-quip-of-up-to = einen Spruch bis { $n } ablegen
tc-effect-discard-a-plan-of-the-other-team-of-up-to = einen Plan bis { $n } der anderen Mannschaft ablegen
tc-effect-discard-an-open-card-of-the-other-team-of-up-to = eine offene Karte bis { $n } der anderen Mannschaft ablegen
tc-effect-push-a-card-of-up-to = eine Karte bis { $n } nach unten schieben
tc-effect-pull-a-card-of-up-to = eine Karte bis { $n } nach oben holen
tc-effect-shift-an-open-card-of-up-to = eine offene Karte bis { $n } auf einen anderen Stapel legen
tc-effect-take-the-top-discard-of-your-team = die oberste Karte der eigenen Ablage nehmen
tc-effect-take-a-discard-of-your-team = eine Karte der eigenen Ablage nehmen
tc-effect-make-an-opponent-show-their-hand = einen Gegner seine Hand zeigen lassen
tc-effect-remove-this-card = diese Karte aus dem Spiel entfernen

## Wogegen ein Konter hilft

tc-counter-threat = Drohung
tc-counter-quip = Spruch
tc-counter-tech = Technik
tc-counter-plan = Plan
tc-counter-numbered-card = Zahlenkarte
tc-counter-special-card = Sonderkarte
tc-counter-counter = Konter
tc-counter-any-card = jede Karte
tc-counter-move-of-the-doctor = Versetzen des Doktors
tc-counter-loss-to-a-special-card = Verlust durch eine Sonderkarte
tc-counter-threat-that-starts-the-endgame = Drohung, die das Endspiel auslöst

## Fragen

tc-ask-over = Die Partie ist vorbei.
tc-ask-first-match = Mit den Schauplätzen einer ersten Partie spielen oder eigene wählen?
tc-ask-time-arc = Wähle den Zeit-Schauplatz.
tc-ask-enemy-arc = Wähle den Feind-Schauplatz.
tc-ask-companion-arc = Wähle den Begleiter-Schauplatz.
tc-ask-first = Wer aus deiner Mannschaft hat den ersten Zug?
tc-ask-second = Wer aus deiner Mannschaft hat den zweiten Zug?
tc-ask-exchange = Die gezogene Karte behalten oder tauschen?
tc-ask-play = Spiele eine Karte, oder lege eine ab, um den Doktor zu versetzen oder zu passen.
tc-ask-granted-play = Spiele noch eine Karte, oder lege eine ab, um den Doktor zu versetzen oder zu passen.
tc-ask-price = Welche Handkarte legst du für die Karte aus der Reserve ab?
tc-ask-push-pull = Eine Karte nach unten schieben oder eine nach oben holen?
tc-ask-destination = Wohin geht der Doktor?
tc-ask-remove-tech = Welche Technik, gleich welcher Mannschaft, wird aus dem Spiel entfernt?
tc-ask-discard-threat = Welche Drohung wird abgelegt?
tc-ask-discard-quip = Welcher Spruch wird abgelegt?
tc-ask-discard-plan = Welcher Plan der anderen Mannschaft wird abgelegt?
tc-ask-discard-open = Welche offene Karte der anderen Mannschaft wird abgelegt?
tc-ask-push = Welche Karte wird in ihrem Stapel ganz nach unten geschoben?
tc-ask-pull = Welche Karte wird in ihrem Stapel ganz nach oben geholt?
tc-ask-shift = Welche offene Karte kommt auf welchen anderen Stapel?
tc-ask-take-discard = Welche Karte nimmst du aus der Ablage deiner Mannschaft?
tc-ask-show-hand = Welcher Gegner zeigt allen seine Hand?
tc-ask-rescue = Eine Drohung von den Stapeln ablegen?
tc-ask-silence = Einen Spruch ablegen?
tc-ask-deep-foil = Einen Plan der Feinde von diesem Stapel ablegen?
tc-ask-flip-benefit = Eine Drohung ablegen?
tc-ask-counter = Kontern?
tc-ask-counter-turned = Eine Karte kontern, die für das Wagnis quer gelegt wurde?
tc-ask-flip = Die Vortex-Scheibe werfen?
tc-ask-gambit = Ein Wagnis eingehen?
tc-ask-turn = Eine deiner offenen Karten für das Wagnis quer legen?
tc-ask-turn-against = Eine deiner offenen Karten gegen das Wagnis quer legen?
tc-ask-contribute = Eine Zahlenkarte aus der Hand zum Wagnis dazulegen?
tc-ask-next-discard = Welche deiner Karten im Wagnis wird als nächste abgelegt?
tc-ask-replace = Eine Karte ziehen, die deine erste dazugelegte ersetzt?

# Hinter einer Frage.
tc-gambit-outlook = (Nötig sind { $needed }; deine offenen Karten ergeben { $opened }.)
tc-gambit-hopeless = (Nötig sind { $needed }; deine offenen Karten ergeben { $opened }. Es kann nicht gelingen: Mehr als { $best } wird es nicht.)
tc-gambit-standing = (Das Wagnis steht bei { $sum }.)

# Vor einer Frage: was angesagt ist und gekontert werden kann.
tc-pending-turned = Für das Wagnis quer gelegt: { $cards }.
tc-pending-play = { $who } spielt { $card } auf den { $stack }-Stapel.
tc-pending-use = { $who } spielt { $card }: { $effect }.
tc-pending-contribution = { $who } legt { $card } zum Wagnis dazu.
tc-pending-loss = { $who } nimmt { $card } vom Stapel.
tc-pending-move = { $who } versetzt den Doktor auf den { $stack }-Schauplatz.
tc-pending-counter = { $who } kontert { $answered } mit { $card }.
tc-pending-counter-move = { $who } kontert das Versetzen des Doktors auf den { $stack }-Schauplatz mit { $card }.
tc-pending-counter-loss = { $who } kontert den Verlust von { $lost } mit { $card }.

## Züge

tc-choice-keep = Behalten
tc-choice-let-happen = Geschehen lassen
tc-choice-leave-stack = Den Stapel lassen, wie er ist
tc-choice-discard-none = Nichts ablegen
tc-choice-no-flip = Nicht werfen
tc-choice-no-gambit = Kein Wagnis
tc-choice-no-more = Das ist alles
tc-choice-add-nothing = Nichts dazulegen
tc-choice-draw-nothing = Nichts ziehen

tc-choice-preset = Die Schauplätze einer ersten Partie
tc-choice-picks = Eigene Schauplätze wählen
tc-choice-take = { $arc } ({ $daleks } Dalek, { $tardises } Tardis): { $abilities }
tc-choice-first = { $who } beginnt
tc-choice-second = { $who } hat den zweiten Zug
tc-choice-exchange = Zeigen, ablegen und noch einmal ziehen
tc-choice-play = { $card } auf den { $stack }-Stapel spielen
tc-choice-use = { $card } spielen: { $effect }
tc-choice-move = { $card } ablegen: Der Doktor geht zum { $stack }-Schauplatz
tc-choice-discard = { $card } ablegen
tc-choice-show = { $card } allen zeigen
tc-choice-reserve-play = { $card } aus der Reserve auf den { $stack }-Stapel spielen
tc-choice-reserve-use = { $card } aus der Reserve spielen: { $effect }
tc-choice-reinforce = { $card } ablegen und zwei Karten ziehen
tc-choice-push = { $card } nach unten schieben
tc-choice-pull = { $card } nach oben holen
tc-choice-target = { $card } wählen
tc-choice-shift = { $card } kommt auf den { $stack }-Stapel
tc-choice-go = Auf den { $stack }-Schauplatz
tc-choice-see = { $who } zeigt allen die Hand
tc-choice-counter = Mit { $card } kontern
tc-choice-cancel = { $turned } mit { $card } kontern
tc-choice-counter-then = Mit { $card } kontern, dann { $effect }
tc-choice-cancel-then = { $turned } mit { $card } kontern, dann { $effect }
tc-choice-flip = Die Vortex-Scheibe werfen
tc-choice-gambit = Ein Wagnis eingehen
tc-choice-turn = { $card } quer legen
tc-choice-add = { $card } dazulegen
tc-choice-next = Als Nächstes { $card }
tc-choice-replace = Eine Ersatzkarte ziehen

tc-cost-hand-card = eine Handkarte

## Verlauf: die Partie

tc-log-arc-picked = Der { $stack }-Schauplatz ist { $arc }.
tc-log-arcs-settled = Die Schauplätze sind { $arcs }; das Ziel des Doktors ist { $target }.
tc-log-game-set-up = Spiel { $game } ist aufgebaut.
tc-log-game-begun = { $seat } beginnt.
tc-log-turn-begun = Zug { $turn }: { $seat }.
tc-log-endgame-started = Das Endspiel beginnt { $cause ->
    [flip] durch den Wurf der Scheibe
    [threats] durch die Summe der Drohungen
   *[turns] durch die Höchstzahl der Züge
}.
tc-log-game-won = { $team ->
    [doctor] Die Mannschaft des Doktors
   *[enemy] Die Mannschaft der Feinde
} gewinnt das Spiel ({ $ending ->
    [gambit] Wagnis
    [takeover] Machtübernahme
    [deck-out] Nachziehstapel aufgebraucht
   *[turn-limit] Höchstzahl der Züge
}). Gewonnene Spiele: { $doctor_wins } zu { $enemy_wins }.

## Verlauf: Hände und Ablagen

tc-log-card-drawn = { $seat } zieht { $card }.
tc-log-card-drawn-unseen = { $seat } zieht eine Karte.
tc-log-card-discarded = { $seat } legt { $card } ab.
tc-log-card-shown = { $seat } zeigt { $card }.
tc-log-hand-shown = { $seat } zeigt allen die Hand: { $cards }.
tc-log-card-taken-back = { $seat } nimmt { $card } aus der Ablage.
tc-log-discards-shuffled = Die Ablage { $team ->
    [doctor] der Mannschaft des Doktors
   *[enemy] der Mannschaft der Feinde
} wird gemischt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
tc-log-reserve-dealt = Die Reserve wird ausgelegt: { $n ->
    [0] keine Karte
   *[other] { $cards }
}.
tc-log-reserve-discarded = Die Reserve wird abgelegt: { $n ->
    [0] keine Karte
   *[other] { $cards }
}.
tc-log-discard-removed = { $card } verlässt das Spiel.

## Verlauf: Karten, Stapel und Konter

tc-log-card-played = { $seat } spielt { $card } auf den { $stack }-Stapel.
tc-log-special-played = { $seat } spielt { $card }: { $effect }.
tc-log-card-placed = { $card } liegt auf dem { $stack }-Stapel, jetzt bei { $total }.
tc-log-card-lost = { $card } wird vom { $stack }-Stapel abgelegt, jetzt bei { $total }.
tc-log-card-removed = { $card } wird aus dem Spiel entfernt; der { $stack }-Stapel ist jetzt bei { $total }.
tc-log-card-shifted = { $card } kommt auf den { $stack }-Stapel, jetzt bei { $total }.
tc-log-card-pushed = { $card } wird im { $stack }-Stapel ganz nach unten geschoben.
tc-log-card-pulled = { $card } wird im { $stack }-Stapel ganz nach oben geholt.
tc-log-plan-foiled = { $newer } vereitelt { $card }.
tc-log-pawn-moved = { $seat } versetzt den Doktor auf den { $stack }-Schauplatz.
tc-log-destination-named = { $seat } will den Doktor auf den { $stack }-Schauplatz versetzen.
tc-log-move-countered = Der Doktor geht nicht auf den { $stack }-Schauplatz.
tc-log-loss-named = { $seat } wählt { $card }.
tc-log-loss-countered = { $card } bleibt liegen.
tc-log-counter-used = { $seat } kontert mit { $card }.
tc-log-counter-used-against = { $seat } kontert { $target } mit { $card }.
tc-log-shield-used = { $seat } kontert mit einer abgelegten Technik.
tc-log-card-countered = { $card } ist gekontert.

## Verlauf: der dritte Schritt

tc-log-disk-flipped = { $seat } wirft die Vortex-Scheibe: { $phase ->
    [endgame] Endspiel
   *[build-up] Aufbau
}.
tc-log-gambit-begun = { $seat } geht ein Wagnis ein.
tc-log-card-turned = { $seat } legt { $card } quer.
tc-log-turned-card-countered = { $card } ist gekontert und verlässt den { $stack }-Stapel, jetzt bei { $total }.
tc-log-card-contributed = { $seat } legt { $card } zum Wagnis dazu.
tc-log-nothing-contributed = { $seat } legt nichts dazu.
tc-log-die-rolled = { $seat } würfelt { $face }: Das Wagnis ergibt { $result }.
tc-log-die-rolled-fail = { $seat } würfelt einen Fehlschlag: Das Wagnis ergibt { $result }.
tc-log-gambit-failed = Das Wagnis scheitert mit { $result }.
tc-log-gambit-card-discarded = { $card } wird abgelegt.

## Ablehnungen: davor steht eine Regel, dahinter vielleicht ein Punkt

tc-no-answer = das beantwortet die Frage nicht: { $question }
tc-no-arc = { $arc } ist kein Schauplatz dieser Art
tc-no-card-of-ours = { $card } ist eine Karte deiner eigenen Mannschaft; nur eine der anderen kann weichen
tc-no-card-of-theirs = { $card } ist eine Karte der anderen Mannschaft
tc-no-card-on-a-stack = { $card } liegt auf keinem Stapel
tc-no-card-so-big = { $card } ist größer als { $limit }
tc-no-counter = { $card } ist kein Konter
tc-no-option-as-counter = Möglichkeit { $n } von { $card } ist kein Konter
tc-no-counter-as-play = der Konter von { $card } kann nicht im Spielschritt gespielt werden
tc-no-counter-in-the-play-step = ein Konter ist eine Erwiderung; im Spielschritt kann er nicht gespielt werden
tc-no-counter-to-this = { $card } kontert nur dies: { $what }
tc-no-discard = { $card } ist keine der anderen Karten in der Ablage deiner Mannschaft
tc-no-effect = diese Möglichkeit von { $card } hätte jetzt keine Wirkung: { $effect }
tc-no-exchange = nur eine eben gezogene Sonderkarte kann getauscht werden
tc-no-fit = { $card } passt nicht: { $question }
tc-no-gambit-card = { $card } ist keine deiner Karten in diesem Wagnis
tc-no-hand-card = { $card } ist nicht in deiner Hand
tc-no-hand-to-show = nur ein Gegner, der Karten hält, kann seine Hand zeigen
tc-no-member = deine Mannschaft wählt unter ihren eigenen Mitgliedern
tc-no-move-in-a-gambit = während eines Wagnisses kann der Doktor nicht durch Ablegen versetzt werden
tc-no-move-there-already = der Doktor ist schon dort; er muss den Ort wechseln
tc-no-open-card = der { $stack }-Stapel hat keine offene Karte
tc-no-option = { $card } hat keine Möglichkeit { $n }
tc-no-option-of-numbered = { $card } ist eine Zahlenkarte; sie wird auf einen Stapel gespielt
tc-no-other-stack = eine Technik bewegt eine andere Karte desselben Stapels
tc-no-pass = ohne abzulegen kann niemand passen: Lege eine Karte ab, um zu passen
tc-no-plan-there = ein Plan darf jetzt nicht auf den { $stack }-Stapel
tc-no-quip-there = ein Spruch darf jetzt nicht auf den { $stack }-Stapel
tc-no-reinforcements = das darf nur jemand von den Feinden, solange der Doktor auf diesem Schauplatz ist
tc-no-reinforcements-now = dem Wortlaut nach steht dies nur anstelle der ersten gespielten Karte eines Zuges
tc-no-reserve = die Reserve darf nur jemand aus der Mannschaft des Doktors nutzen, solange der Doktor auf Gallifrey ist
tc-no-reserve-card = { $card } ist nicht in der Reserve
tc-no-reserve-now = die Reserve steht nur anstelle der ersten gespielten Karte eines Zuges
tc-no-second-card = der { $stack }-Stapel hat seine Karte schon in dieses Wagnis gegeben
tc-no-second-play = { $card } wurde in diesem Schritt schon gespielt
tc-no-second-use = { $card } wurde in diesem Schritt schon eingesetzt
tc-no-secret = { $card } ist schon allen bekannt
tc-no-shield = { $card } passt nicht: Nötig ist eine Drohung, die nicht größer ist
tc-no-special-on-a-stack = { $card } ist eine Sonderkarte; sie kommt nie auf einen Stapel
tc-no-teammate = du hast niemanden in deiner Mannschaft, dem du Karten zeigen könntest
tc-no-tech-so-big = { $card } ist größer als { $tech } und kann nicht bewegt werden
tc-no-tech-there = eine Technik darf jetzt nicht auf den { $stack }-Stapel
tc-no-threat-there = eine Drohung darf jetzt nicht auf den { $stack }-Stapel
tc-no-turned-card = die andere Seite hat auf dem { $stack }-Stapel keine quer gelegte Karte, die gekontert werden kann
tc-no-value = { $card } ist eine Sonderkarte; sie hat keinen Wert zum Dazulegen

## Was auf Karten, Schauplätzen, Würfel und Leisten steht

tc-side-doctor = Doktor
tc-side-enemy = Feinde
tc-face-threat = { $team }: Drohung { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies }-mal
}
tc-face-quip = { $team }: Spruch { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies }-mal
}
tc-face-tech = { $team }: Technik { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies }-mal
}
tc-face-plan = { $team }: Plan { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies }-mal
}
tc-face-special = { $team }: Sonderkarte{ $copies ->
    [1] { "" }
   *[other] , { $copies }-mal
}
tc-face-option = { $effect }.
tc-face-counter = Konter ({ $team }): { $what }.
tc-face-counter-then = Konter ({ $team }): { $what }, dann { $effect }.
tc-face-arc = { $stack }-Schauplatz, Dalek-Symbole { $daleks }, Tardis-Symbole { $tardises }
tc-face-die = Seiten: { $values }
tc-face-fail = Fehlschlag
tc-face-target = Ziel des Doktors: { $target } und { $step } für jedes Symbol Unterschied
tc-face-trigger = Auslöser der Feinde: Drohungen von { $trigger }
tc-face-gambit = Ein Wagnis braucht { $needed }
tc-face-build-up = Das Endspiel beginnt spätestens nach { $turns } Zügen
tc-face-turns = Ein Spiel hat höchstens { $turns } Züge

# Was an einer Karte eines Pakets nicht stimmt.

tc-pack-cards = erwartet: { $count } Karten der Mannschaft „{ $team }“; gefunden: { $found }: nimm für jede neue eine andere heraus
tc-pack-options = erwartet: eine bis { $most } Möglichkeiten, Konter eingerechnet
tc-pack-empty = erwartet: eine Wirkung; der Text ist leer
tc-pack-no-or = { $found }: „or“ gibt es hier nicht; schreibe eine zweite Möglichkeit
tc-pack-first = { $found }: { $phrase } muss am Anfang stehen
tc-pack-then = erwartet: ein Text zu jedem von { $count } Kontern; gefunden: { $found }
tc-pack-after = hinter einem Konter ist nur das möglich: { $known }; gefunden: { $found }
tc-pack-arcs = erwartet: { $count } Schauplätze der Art „{ $type }“; gefunden: { $found }: nimm für jede neue eine andere heraus
tc-pack-no-ability = erwartet: mindestens eine Fähigkeit (always, present oder build_up)
tc-pack-sentences = erwartet: ein Satz zu jeder der { $count } Fähigkeiten
tc-pack-ability = eine Fähigkeit { $found } gibt es nicht; es gibt: { $known }
tc-pack-faces = erwartet: { $count } Seiten, genau eine davon „fail“
tc-pack-face = erwartet: „fail“ oder eine Zahl von 1 bis 9999; gefunden: { $found }

## Was Fähigkeiten von Schauplätzen sind, für alle, die einen machen

tc-ability-shield = wird eine Drohung gespielt, darf jemand aus der Mannschaft des Doktors eine mindestens ebenso große Technik ablegen, um sie zu kontern, und zieht eine Karte
tc-ability-rescue = wer für den Doktor hier einen Spruch spielt, darf eine höchstens ebenso große Drohung von einem beliebigen Stapel ablegen
tc-ability-reserve = eine offene Reserve aus drei Karten des Doktors wird ausgelegt
tc-ability-use-reserve = anstelle der ersten gespielten Karte eines Zuges darf, wer für den Doktor spielt, eine Handkarte ablegen, eine Karte der Reserve spielen und die Reserve neu auslegen
tc-ability-exchange-special = wer für den Doktor spielt und am Anfang des Zuges eine Sonderkarte zieht, darf sie zeigen, ablegen und noch einmal ziehen
tc-ability-steadfast-plans = Pläne des Doktors auf diesem Stapel werden nie vereitelt
tc-ability-deep-foil = wer für den Doktor hier einen Plan spielt, darf einen höchstens ebenso großen Plan der Feinde von diesem Stapel ablegen, auch einen, auf dem andere Karten liegen
tc-ability-silence = wer für die Feinde hier eine Drohung spielt, darf einen höchstens ebenso großen Spruch von einem beliebigen Stapel ablegen
tc-ability-reinforcements = anstelle der ersten gespielten Karte eines Zuges darf, wer für die Feinde spielt, eine Handkarte ablegen und zwei Karten ziehen
tc-ability-placing = die Mannschaft { $team ->
    [doctor] des Doktors
   *[enemy] der Feinde
} darf { $suit ->
    [threat] Drohungen
    [quip] Sprüche
    [tech] Technik
   *[plan] Pläne
} auch auf den { $stack }-Stapel spielen
tc-ability-placing-there = solange der Doktor auf dem { $stack }-Schauplatz steht, darf die Mannschaft { $team ->
    [doctor] des Doktors
   *[enemy] der Feinde
} { $suit ->
    [threat] Drohungen
    [quip] Sprüche
    [tech] Technik
   *[plan] Pläne
} auch auf den { $stack }-Stapel spielen
