# Das Brett von The Doctor Who Card Game.

cgb-hidden = verdeckte Karte
cgb-vp = { $vp } SP
cgb-points = { $name }: { $vp } Siegpunkte nach jetzigem Stand. Rechnung zeigen.
cgb-points-how = Siegpunkte nach jetzigem Stand
cgb-scores = Siegpunkte
cgb-scores-now = Endete das Spiel jetzt, nach dem, was offen liegt
cgb-how-held = frei
cgb-how-taken = genommen von { $name }
cgb-how-lost = angegriffen von { $name }
cgb-how-blocked = zählt für niemanden
cgb-tardis-left = Tardis-Marker übrig: { $left }
cgb-dalek-left = Dalek-Marker übrig: { $left }
cgb-known = Karten von { $name }, die du kennst
cgb-tray = Karten für { $name }: { $count }
cgb-end-in = Spielende in { $above }
cgb-end-out = Spielende liegt offen
cgb-discards = Ablage: { $count }
cgb-supply = Zeitpunkte
cgb-keep = { $spare ->
    [one] Noch 1 zu viel: { $kept } gehen weiter
   *[other] Noch { $spare } zu viel: { $kept } gehen weiter
}
cgb-kept = Die letzten { $kept } an { $name } weitergeben
cgb-final = Eine Aktion
cgb-reserve = Reserve { $count }/{ $limit }
cgb-unfit = passt nicht
cgb-fits = passt zusammen
cgb-kind-defender = Verteidiger
cgb-kind-enemy = Feinde
cgb-kind-support = Unterstützung
cgb-kind-location = Orte
cgb-defence = Verteidigung
cgb-attack = Angriff
cgb-tardis-note = Der Tardis-Marker fängt den nächsten Angriff ab.
cgb-unknown = Verdeckte Karten sind nicht mitgezählt.
cgb-open = Hier steht niemand.
cgb-colours = Farben
cgb-next-place = Dein nächster Ort
cgb-play-here = Hier ausspielen
cgb-declared = Die Karten sind angesagt.
cgb-turned-up = Alle Karten sind aufgedeckt.
cgb-go-on = Weiter
cgb-result-held = Gehalten
cgb-result-fallen = Gefallen
cgb-pay = Zeitpunkte für Stärke

