# Rückblick auf ein Spiel mit dem suchenden Bot.

part-review = Rückblick
review-curve = Gewinnaussichten
review-about = Der suchende Bot beurteilt das Spiel nach dem, was alle wissen konnten.
review-growing = { $done ->
    [one] Bisher ist ein Augenblick beurteilt.
   *[other] Bisher sind { $done } Augenblicke beurteilt.
}
review-end = am Ende { $name } { $chance }
review-turns = Wo es sich wendete
review-turn = Schritt { $number }: { $name }, Gewinnaussicht { $before } → { $after }
review-turn-span = Schritte { $first }–{ $last }: { $name }, Gewinnaussicht { $before } → { $after }
review-no-turn = Es hat sich nie stark gewendet.
review-figures = Alle Zahlen
review-move = Schritt
review-ask = Was täte der Bot hier?
review-thinking = Der Bot denkt nach …
review-asked = { $name } ist gefragt: { $prompt }
review-choices = Was der Bot versucht hat
review-choice = Wahl
review-chance = Gewinn{ "\u00AD" }aussicht
review-visits = Versucht
review-times = { $n ->
    [0] nie
    [one] einmal
   *[other] { $n }-mal
}
review-best = die Wahl des Bots
review-done = das geschah
review-minds-nobody = Der Bot achtet auch darauf, aber weniger als auf die eigene Aussicht, wie leicht niemand am Tisch gewinnt.
review-most = Alles wird in denselben gedachten Welten versucht, und immer wieder scheidet die schlechtere Hälfte aus: Wenige Versuche geben einen groben Wert. Liegen Werte nah beieinander, geht der Bot nach seiner Erfahrung; was die für nichts hält, versucht er nie.
