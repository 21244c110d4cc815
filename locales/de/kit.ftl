# Was alle Spielfelder sagen.

kit-strip = Antworten
kit-picked = { $name }: was damit?
kit-pick = Wähle, was leuchtet: drücken, oder dorthin ziehen, wohin es soll.
kit-sure = Ja
kit-beyond = Noch { $count } zur Wahl
kit-let-go = Zurücklegen
kit-look = Näher ansehen
kit-odds-with = Erfolgschance mit dieser Wahl
kit-odds-best = Nichts ist gerade besser
kit-odds-best-own = Nichts, was an dir allein liegt, ist gerade besser
kit-odds-least = mindestens { $chance } %
