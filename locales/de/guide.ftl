# Ein, zwei Sätze für alle, die ein Spiel zum ersten Mal spielen: worum es bei der Frage geht und woran man denken sollte.
# Die Kennung besteht aus dem Spiel und dem Thema der Frage.

guide = Erstes Spiel
guide-known = Verstanden
guide-more = Mehr
guide-off = Keine Hinweise mehr
guide-setting = In meinen ersten Spielen jeden Schritt erklären
guide-again = Alles noch einmal erklären

## Time of the Daleks

guide-time-of-the-daleks-doctor = Jeder Doktor bringt eigene Würfel und einen Begleiter mit. Öffne eine Karte und lies, was sie kann, bevor du wählst.
guide-time-of-the-daleks-colour = Nur eine Farbe, an der man deine Figuren erkennt.
guide-time-of-the-daleks-prepare = Gerade hast du zwei Schall-Ladungen bekommen. Ausrüstung, die du jetzt installierst, bringt in jedem Abenteuer Würfel und Effekte; ist nichts mehr zu tun, geh weiter.
guide-time-of-the-daleks-travel = Zur Erde kommst du ohne Wurf, und wo ein Dilemma wartet, darfst du bleiben. Sonst entscheidet der Tardis-Würfel, wie gut du ankommst.
guide-time-of-the-daleks-tardis-symbol = Die Tardis gehorcht. Eine Lokation auf dem Tisch kennst du; für eine neue ziehst du zwei und behältst eine.
guide-time-of-the-daleks-keep-tile = Vergleiche, was die Zeitzonen verlangen, mit den Würfeln, die du mitbringst. Die andere Lokation wird abgelegt.
guide-time-of-the-daleks-zone = Jede Zeitzone hat eigene Symbole und ein eigenes Dilemma. Es wird aufgedeckt, wenn du gelandet bist.
guide-time-of-the-daleks-recruit = Ein Begleiter bringt Würfel und Effekte. Er kostet eine Karte oder eine Schall-Ladung; wer kommt, entscheidet das Los, außer du hast eine Verknüpfung.
guide-time-of-the-daleks-price = Karten und Schall-Ladungen helfen beide später: Zwei Ladungen werfen einen Würfel neu, drei drehen einen.
guide-time-of-the-daleks-build-pool = Hier machst du deine Würfel passend: schwarze gegen farbige tauschen, Karten spielen, einen anderen Doktor rufen. Danach bleiben höchstens acht Würfel.
guide-time-of-the-daleks-add-die = Jede Farbe ist in anderen Symbolen stark. Sieh nach, welche der Herausforderung noch fehlen.
guide-time-of-the-daleks-help = Aus der Ferne leihst du einen Würfel und ziehst bei Erfolg eine Karte; ein Misserfolg kostet dich eine Ladung oder eine Karte. Vor Ort kommst du mit bis zu drei Würfeln dazu und teilst, was es bringt, aber das Dalek-Schiff zieht zwei Felder.
guide-time-of-the-daleks-cut = Behalte die Farben, die deine Symbole zeigen; schwarze Würfel können alles zeigen, aber nichts besonders gut.
guide-time-of-the-daleks-exterminate = Jeder Dalek an deinem Ort nimmt vor dem Wurf einen Würfel. Gib den her, den du am wenigsten brauchst.
guide-time-of-the-daleks-trade-dice = Ein Würfel für einen Effekt: Das lohnt sich, wenn du mehr Würfel als nötige Symbole hast.
guide-time-of-the-daleks-trade-die = In diesem Abenteuer spielt er dann nicht mehr mit.
guide-time-of-the-daleks-reroll = Passende Würfel bleiben dir erhalten. Karten werfen umsonst neu, zwei Ladungen werfen einen Würfel neu, ein hergegebener schwarzer Würfel alle anderen.
guide-time-of-the-daleks-dice-to-reroll = Wähle die Würfel, die nicht passen, und sag dann, dass du fertig bist.
guide-time-of-the-daleks-face = Die letzte Gelegenheit: Ein Zeichen auf einer Karte dreht einen Würfel auf sein Symbol, drei Ladungen drehen jeden Würfel auf jedes Symbol.
guide-time-of-the-daleks-die-to-turn = Nimm einen, der zu nichts passt.
guide-time-of-the-daleks-symbol = Die fehlenden Symbole stehen oben in der Frage.
guide-time-of-the-daleks-which-pool = Die Würfel des Helfers zählen für dieselbe Herausforderung.
guide-time-of-the-daleks-alternative = Die Karte lässt dir die Wahl. Lies beides zu Ende: Manche Kosten helfen den Daleks.
guide-time-of-the-daleks-discard = Öffne eine Karte, um zu sehen, wann sie noch nützen könnte.
guide-time-of-the-daleks-cut-hand = Vier Timey-Wimey-Karten dürfen auf der Hand bleiben. Am ehesten geht, was gerade niemandem nützt.
guide-time-of-the-daleks-lose-companion = Seine Würfel und Effekte gehen mit ihm.
guide-time-of-the-daleks-lose-equipment = Ihr Platz ist danach wieder frei.
guide-time-of-the-daleks-another = Ihr lauft um die Wette, aber die Daleks laufen mit: Manchmal lohnt sich Hilfe.
guide-time-of-the-daleks-transfer = Eine Karte, die du weitergibst, hilft jemandem, der vielleicht als Nächster dir hilft.
guide-time-of-the-daleks-dalek-on-earth = Bei drei Daleks auf der Erde haben alle verloren. Die in einer Zeitzone nehmen dem Würfel, der dort steht.
guide-time-of-the-daleks-remove-dalek = Beim siebten im Spiel ist alles verloren, auf der Erde reichen drei. Wo tut einer am meisten weh?
guide-time-of-the-daleks-scan = Nur du kennst es dann. Reise hin, wenn du die Symbole hast.
guide-time-of-the-daleks-banish = Das neue liegt verdeckt: Noch weiß niemand, was es ist.
guide-time-of-the-daleks-timescoop = Dieser Doktor kommt in deine Zeitzone und hilft mit drei Würfeln.
guide-time-of-the-daleks-pass-k9 = Wer K-9 hat, darf mit ihm einen Würfel neu werfen.
guide-time-of-the-daleks-card-window = Ein Augenblick, in dem Karten gespielt werden können. Niemand erfährt, ob du könntest; „In diesem Zug immer passen“ überspringt solche Fragen.

## Time Clash

guide-time-clash-first-match = Die Schauplätze einer ersten Partie sind am leichtesten zu lesen. Sie bestimmen, was der Doktor an jedem Ort kann.
guide-time-clash-time-arc = Jeder Schauplatz hat eine Fähigkeit; manche wirken immer, manche nur, solange der Doktor dort steht.
guide-time-clash-enemy-arc = Auf dem Feind-Stapel sammeln sich Drohungen. Der Schauplatz sagt, was dort noch geschehen kann.
guide-time-clash-companion-arc = Der Begleiter-Schauplatz belohnt oft Sprüche. Öffne ihn, um ihn zu lesen.
guide-time-clash-first = Die Mannschaften ziehen abwechselnd; wer beginnt, spielt mit der ersten Hand.
guide-time-clash-second = Die Mannschaften ziehen abwechselnd; euer anderer Spieler folgt später.
guide-time-clash-exchange = Sonderkarten können stark sein, aber Zahlenkarten bewegen die Summen. Du darfst eine andere haben.
guide-time-clash-play = Plus hilft der Mannschaft des Doktors, Minus den Feinden. Nur die oberste Karte eines Stapels ist offen; was darunter liegt, zählt trotzdem. Eine abgelegte Karte kann stattdessen den Doktor versetzen.
guide-time-clash-granted-play = Eine Karte lässt dich weitermachen: noch eine Karte, nach denselben Regeln.
guide-time-clash-price = Die Karte aus der Reserve kostet eine Handkarte. Gib die, auf die du verzichten kannst.
guide-time-clash-push-pull = Eine Technik darf ihren Stapel ordnen: Was oben liegt, ist offen, kann für ein Wagnis quer gelegt und getroffen werden.
guide-time-clash-destination = Wo der Doktor steht, wirkt die Fähigkeit, für die er dort sein muss.
guide-time-clash-remove-tech = Sie kommt nicht wieder, und ihr Wert geht mit ihr.
guide-time-clash-discard-threat = Drohungen von zusammen −1.000 lösen für die Feinde das Endspiel aus. Die größte tut am meisten weh.
guide-time-clash-discard-quip = Sein Wert verlässt den Stapel mit ihm.
guide-time-clash-discard-plan = Sein Wert verlässt den Stapel mit ihm.
guide-time-clash-discard-open = Offen ist die oberste Karte jedes Stapels. Was darunter liegt, wird dann offen.
guide-time-clash-push = Ganz unten zählt eine Karte weiter, ist aber schwer zu erreichen.
guide-time-clash-pull = Oben ist eine Karte offen: gut für ein Wagnis, aber in Reichweite der anderen.
guide-time-clash-shift = Die Summen beider Stapel ändern sich. Auf einem braucht die Mannschaft des Doktors +800, um das Endspiel zu beginnen.
guide-time-clash-take-discard = Was einmal ausgegeben war, lässt sich noch einmal nutzen.
guide-time-clash-show-hand = Von nun an kennen alle diese Karten.
guide-time-clash-rescue = Der Schauplatz erlaubt es: Eine Drohung, nicht größer als dein Spruch, darf weg.
guide-time-clash-silence = Der Schauplatz erlaubt es: Ein Spruch darf weg.
guide-time-clash-deep-foil = Der Schauplatz erlaubt es: Ein Plan darf von diesem Stapel weg, wie tief er auch liegt.
guide-time-clash-flip-benefit = Dein Wurf hat das Endspiel begonnen: Eine Drohung im Spiel darf weg, gleich welchen Werts.
guide-time-clash-counter = Du darfst auf das Angesagte antworten, in wessen Zug auch immer. Gefragt wirst du, ob du könntest oder nicht: So erfährt niemand, was du hast. „In diesem Zug immer passen“ überspringt solche Fragen.
guide-time-clash-counter-turned = Eine gekonterte Karte verlässt das Wagnis sofort.
guide-time-clash-flip = Die Scheibe ist eine Münze: In der Hälfte der Fälle beginnt das Endspiel. Darin darf die Mannschaft des Doktors wagen, und die Feinde gewinnen, wenn alles zusammen unter null liegt.
guide-time-clash-gambit = Offene Karten, Handkarten und der Würfel müssen zusammen +800 erreichen. Was eingesetzt wird, ist weg; rechne also vorher.
guide-time-clash-turn = Nur offene Karten mit Plus lassen sich quer legen. Nach dem Wagnis sind sie weg.
guide-time-clash-turn-against = Leg offene Karten mit Minus quer, um die Summe unter +800 zu drücken.
guide-time-clash-contribute = Jeder darf einmal eine Zahlenkarte dazulegen. Die Hand füllt sich nicht wieder auf.
guide-time-clash-next-discard = Die zuletzt abgelegte liegt oben auf der Ablage, wo man sie zurückholen kann.
guide-time-clash-replace = Wer allein spielt, darf einmal nachziehen: Seine Hand steht gegen zwei.

## The Doctor Who Card Game

guide-card-game-colour = Nur eine Farbe: deine Marker und die Rückseiten deiner Karten.
guide-card-game-turn = Führe so viele Aktionen aus, wie du willst, aber behalte drei Karten: Die bekommt am Ende des Zuges dein rechter Nachbar. Gib weiter, was ihm nichts nützt.
guide-card-game-turn-defend = Verteidiger liegen verdeckt, jede Art einmal an einem Ort. Wähle sie einzeln und sag dann, dass du fertig bist.
guide-card-game-turn-attack = Die Feinde eines Angriffs müssen von einer Art sein, wenn keine Karte etwas anderes sagt. Wähle sie einzeln und sag dann, dass du fertig bist.
guide-card-game-turn-reserve = Eine oder zwei Karten kommen zur Seite; sie zählen nicht zu den dreien, die du weitergibst.
guide-card-game-turn-discard = Einen Zeitpunkt für jede Karte. Fünf kaufen eine neue.
guide-card-game-turn-support = Die Karte sagt, wie es weitergeht; öffne sie, um sie noch einmal zu lesen.
guide-card-game-final = Die Spielende-Karte ist da: genau eine Aktion je Zug, bis jemand nichts mehr tun kann.
guide-card-game-take = Der Vorrat ist leer, also muss jemand anders zahlen.
guide-card-game-lift = Ein Tardis-Marker fängt den nächsten Angriff auf seinen Ort ab. Nimm die weg, die dir im Weg stehen.
guide-card-game-unit = Alle Karten sind offen: Du siehst, wie viel fehlt. Dem Verteidiger reicht ein Gleichstand.
guide-card-game-teselecta = Gefragt wirst du, ob du sie hast oder nicht. Sie kann eine verlorene Verteidigung noch wenden.
guide-card-game-lose = Der Angriff hat gewonnen, aber geschwächt: Die Karten, die der Verteidigung am nächsten kommen, gehen verloren. Behalte, was bleiben soll.
