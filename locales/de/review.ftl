# Rückblick auf ein Spiel mit dem suchenden Bot.

part-review = Rückblick
review-curve = Gewinnaussichten
review-about = Der suchende Bot beurteilt das Spiel nach dem, was alle wissen konnten.
review-growing = { $done ->
    [one] Bisher ist ein Augenblick beurteilt.
   *[other] Bisher sind { $done } Augenblicke beurteilt.
}
review-end = am Ende { $name } { $chance } %
review-turns = Wo es sich wendete
review-rise = Schritt { $number }: { $name } gewinnt { $by } Punkte
review-fall = Schritt { $number }: { $name } verliert { $by } Punkte
review-no-turn = Es hat sich nie stark gewendet.
review-figures = Alle Zahlen
review-move = Schritt
review-percent = { $value } %
review-ask = Was täte der Bot hier?
review-thinking = Der Bot denkt nach …
review-asked = { $name } ist gefragt: { $prompt }
review-choice = Wahl
review-chance = Gewinnaussicht
review-visits = Bedacht
review-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}
review-best = die Wahl des Bots
review-done = das geschah
review-most = Gewählt wird, worauf die Suche am öftesten zurückkam. Was selten bedacht wurde, ist nach wenigen Versuchen geschätzt: Ein höherer Wert dort zählt nicht viel.
