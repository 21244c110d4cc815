# Was nur das Terminal sagt. Was es mit der Seite gemeinsam hat, steht in deren Dateien.

terminal-and = { " und " }
terminal-set-up = Aufbau
terminal-not-here = das geht hier nicht
terminal-nothing-to-undo = nichts zurückzunehmen: Zurücknehmen endet bei einem Wurf, einer gezogenen oder aufgedeckten Karte und bei der Antwort anderer
terminal-nothing-to-choose = es gibt nichts zu wählen
terminal-odds-need = hier fehlt etwas: { $what }
terminal-odds-late = die Aussichten ließen sich in { $seconds } Sekunden nicht berechnen
terminal-not-understood = Nicht verstanden: { $why }
terminal-not-possible = Nicht möglich: { $why }
terminal-not-allowed = Nicht erlaubt: { $choice }: { $why }
terminal-not-now = { $choice } ist jetzt nicht erlaubt: { $why }
terminal-not-saved = Nicht gespeichert: { $why }
terminal-saved = Gespeichert: { $path }
terminal-saved-always = Gespeichert nach jeder Wahl: { $path }
terminal-go-on = Weiter geht es mit: { $command }
terminal-check-it = Alles nachprüfen: vortex verify { $path }
terminal-look-back = Noch einmal ansehen: vortex replay { $path }
terminal-taken-back = Zurückgenommen: { $choice }.
terminal-will-pass = Du passt bis zum Ende dieses Zuges, wann immer andere unterbrochen werden dürfen.
terminal-hand-over = { $name } ist an der Reihe.
terminal-press-enter = Drück die Eingabetaste, sobald nur du den Bildschirm siehst.
terminal-press-enter-alone = Drück nur die Eingabetaste, oder tippe quit.
terminal-no-number = eine Wahl { $typed } gibt es nicht; es gibt 1 bis { $most }
terminal-could-be = { $typed } kann { $choices } heißen
terminal-no-choice = { $typed } ist keine Wahl; tippe eine Zahl von 1 bis { $most } oder eine Notation wie { $example }
terminal-look-at-what = Was willst du ansehen? Tippe einen Namen.
terminal-no-card = Keine Karte heißt { $name }.
terminal-more = … und { $count } weitere.
terminal-which-rule = Welche Regel? Tippe ihre Kennung.
terminal-if-what = nenn eine Wahl dieser Frage
terminal-no-change = Das ändert nichts, was du sehen kannst.
terminal-hint = Der Bot würde { $choice } wählen. Gewinnchancen:
terminal-hint-beside = Der Bot würde { $choice } wählen. Gewinnchancen, daneben die von: { $nobody }
terminal-hint-alike = So weit der Bot voraussehen konnte, läuft alles Probierte auf dasselbe hinaus; er geht nach Erfahrung.
terminal-hint-close = Wo sie nah beieinander liegen, geht der Bot nach Erfahrung.
terminal-hint-fewer = Die höchste kommt von weniger Versuchen.
terminal-hint-nobody = Der Bot bedenkt auch, wie wahrscheinlich niemand am Tisch gewinnt.
terminal-odds = { $success }: { $odds } bei bestem Spiel ({ $rule })
terminal-odds-least = { $success }: mindestens { $odds } bei bestem Spiel ({ $rule }); nicht alles, wie es weitergehen kann, wurde bedacht
terminal-at-least = mindestens
terminal-no-luck = Hier hängt nichts vom Glück ab, was sich berechnen ließe.
terminal-sealed = Der Startwert ist versiegelt; sein SHA-256 ist { $hash }
terminal-commitment = Sein SHA-256 ist die Festlegung: { $hash }
terminal-type-help = Tippe `help`, um zu sehen, was du tippen kannst.
terminal-help-lines =
    Tippe die Nummer einer Wahl oder ihre Notation, oder so viel davon wie nötig („play la“ für „play lamp“).
    Die Tabulatortaste ergänzt Züge, Karten und Regeln.
      ?            die Frage und ihre Regel
      ? WAHL       was eine Wahl tut, oder warum sie jetzt nicht erlaubt ist
      if WAHL      was eine Wahl ändern würde, so weit es sicher ist
      look NAME    was auf einer Karte steht, nach ihrem Namen oder so viel davon wie nötig
      rule ID      eine Regel im Wortlaut
      hint         was der suchende Bot täte, und welche Gewinnchance er jeder Wahl gibt
      odds         wie wahrscheinlich der Erfolg ist und was jede Wahl wert ist, wo es am Glück hängt
      undo         die letzte Wahl zurücknehmen, so weit niemand etwas durch sie erfahren hat
      pass!        passen, und für den Rest dieses Zuges immer, wenn andere unterbrochen werden dürfen
      view         noch einmal der ganze Tisch
      log [N]      was zuletzt geschah
      save [DATEI] gespeichert wird immer; dies speichert noch unter einem anderen Namen
      say TEXT     am Tisch eines Servers: mit den anderen reden
      agree        am Tisch eines Servers: anderen etwas zurückzunehmen erlauben; refuse, wenn nicht
      quit         aufhören; das Spiel lässt sich fortsetzen
      help         dies
terminal-key-type = Tippen
terminal-key-odds = Aussicht
terminal-key-rule = Regel
terminal-key-quit = Ende
terminal-help-keys =
    1 2 3 …   die Wahl mit dieser Nummer treffen
    ↑ ↓ Enter  durch die Wahlen gehen, eine treffen
    /          einen Zug tippen, look NAME, rule ID, say TEXT oder save DATEI; → ergänzt
    h          was der suchende Bot täte
    o          wie wahrscheinlich der Erfolg ist, wo er am Glück hängt
    u          die letzte Wahl zurücknehmen
    p          für den Rest dieses Zuges passen, wann immer andere unterbrochen werden dürfen
    r          die Regel zu dieser Frage
    c          die nächste Karte: erst deine Hand, dann der Tisch
    t          andere Farben
    Tab        der nächste Bereich; die Pfeiltasten blättern darin
    q          aufhören; gespeichert wird nach jeder Wahl
terminal-key-undo = zurück
terminal-home-keys = Enter: öffnen   d: gespeichertes Spiel löschen   t: Farben   q: Ende
terminal-set-up-keys = Tab: weiter   Enter: wählen   Esc: zurück
terminal-replay-keys = ← → ein Zug   Bild↑ Bild↓ zehn   Pos1 Ende   v gesehen von   b Wendepunkt   c Karten   q Ende
terminal-saved-facts = { $when }, { $moves } { $moves ->
    [one] Wahl
   *[other] Wahlen
}
terminal-press-again = Noch einmal d löscht es.
terminal-move-of = Wahl { $number } von { $last }
terminal-which-game = Welches Spiel?
terminal-which-number = Tippe eine Zahl von 1 bis { $most } oder eines von: { $keys }.
terminal-saved-games = Gespeicherte Spiele (die Nummer setzt eines fort, `remove` und die Nummer löscht es):
terminal-removed = Gelöscht: { $path }
terminal-so-far = { $seats } Plätze, Bots: { $bots }; Optionen: { $options }
terminal-change-or-begin = Die Eingabetaste beginnt; ändern lässt sich: `seats 4`, `bots oracle` oder eine Option wie `{ $example }`.
terminal-app-missing = Es gibt eine App mit Bereichen, Maus und Tasten: pip install 'vortex-tabletop[terminal]'
terminal-way-back = Der Weg zurück an deinen Platz: vortex join { $link }
terminal-help-replay =
    Enter        eine Wahl weiter
      next [N]     so viele weiter
      back [N]     so viele zurück
      go N         zu einer Wahl
      start, end   zum Anfang, zum Ende
      as NAME      wie es dieser Spieler sah, nach Name oder Platz; `as` allein wie Zuschauer
      curve        die Gewinnchancen aller Seiten im Lauf des Spiels
      view         noch einmal der ganze Tisch
      log [N]      was zuletzt geschah
      look NAME    was auf einer Karte steht
      rule ID      eine Regel im Wortlaut
      quit         aufhören
