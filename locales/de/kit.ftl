# Was alle Spielfelder sagen.

kit-strip = Antworten
kit-picked = { $name }: was damit?
kit-let-go = Zurücklegen
kit-look = Näher ansehen
