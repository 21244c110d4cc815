# Rückblick auf ein Spiel mit dem suchenden Bot.

review = Rückblick
review-curve = Gewinnaussichten
review-about = Der suchende Bot beurteilt das Spiel nach dem, was alle wissen konnten.
review-growing = { $done ->
    [one] Bisher ist ein Augenblick beurteilt.
   *[other] Bisher sind { $done } Augenblicke beurteilt.
}
review-end = am Ende { $name } { $chance } %
review-turns = Wo es sich wendete
review-rise = Zug { $number }: { $name } gewinnt { $by } Punkte
review-fall = Zug { $number }: { $name } verliert { $by } Punkte
review-no-turn = Es hat sich nie stark gewendet.
review-figures = Alle Zahlen
review-move = Zug
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
