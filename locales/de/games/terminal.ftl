# Was nur das Terminal sagt. Was es mit der Seite gemeinsam hat, steht in deren Dateien.

terminal-and = { " und " }
terminal-set-up = Aufbau
terminal-not-here = das geht hier nicht
terminal-nothing-to-undo = nichts zurückzunehmen: Zurücknehmen endet bei einem Wurf, einer gezogenen oder aufgedeckten Karte und bei der Antwort anderer
terminal-nothing-to-choose = es gibt nichts zu wählen
terminal-odds-need = Aussichten brauchen NumPy: pip install 'vortex-tabletop[analysis]'
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
terminal-press-enter-alone = Drück nur die Eingabetaste, oder tippe beenden.
terminal-no-number = eine Wahl { $typed } gibt es nicht; es gibt 1 bis { $most }
terminal-could-be = { $typed } kann { $choices } heißen
terminal-no-choice = { $typed } ist keine Wahl; tippe eine Zahl von 1 bis { $most } oder eine Notation wie { $example }
terminal-look-at-what = Was willst du ansehen? Tippe einen Namen.
terminal-no-card = Keine Karte heißt { $name }.
terminal-more = … und { $count } weitere.
terminal-which-rule = Welche Regel? Tippe ihre Kennung.
terminal-if-what = nenn eine Wahl dieser Frage
terminal-no-change = Das ändert nichts, was du sehen kannst.
terminal-hint = Der Bot würde wählen: { $choice }.
terminal-hint-figures = Gewinnchancen:
terminal-hint-figures-beside = Gewinnchancen, daneben die von: { $nobody }
terminal-hint-at-choices = An den Wahlen stehen die Gewinnchancen.
terminal-hint-at-choices-beside = An den Wahlen stehen die Gewinnchancen, daneben die von: { $nobody }
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
terminal-type-help = Tippe `hilfe`, um zu sehen, was du tippen kannst.
terminal-help-lines =
    Tippe die Nummer einer Wahl oder ihre Notation, oder so viel davon wie nötig („play la“ für „play lamp“).
    Die Tabulatortaste ergänzt Züge, Karten und Regeln. Die englischen Befehle gelten auch, und alle mit / davor.
      ?               die Frage und ihre Regel
      ? WAHL          was eine Wahl tut, oder warum sie jetzt nicht erlaubt ist
      wenn WAHL       was eine Wahl ändern würde, so weit es sicher ist
      ansehen NAME    was auf einer Karte steht, nach ihrem Namen oder so viel davon wie nötig
      regel ID        eine Regel im Wortlaut
      tipp            was der suchende Bot täte, und welche Gewinnchance er jeder Wahl gibt
      aussicht        wie wahrscheinlich der Erfolg ist und was jede Wahl wert ist, wo es am Glück hängt
      zurücknehmen    die letzte Wahl zurücknehmen, so weit niemand etwas durch sie erfahren hat
      passen!         passen, und für den Rest dieses Zuges immer, wenn andere unterbrochen werden dürfen
      tisch           noch einmal der ganze Tisch
      verlauf [N]     was zuletzt geschah
      speichern [DATEI]  gespeichert wird immer; dies speichert noch unter einem anderen Namen
      sagen TEXT      am Tisch eines Servers: mit den anderen reden
      erlauben        am Tisch eines Servers: anderen etwas zurückzunehmen erlauben; ablehnen, wenn nicht
      frag WANN       am Tisch eines Servers: ob du antwortest, `immer` gefragt werden, nur wenn es `möglich` ist, `nie`, oder wie `üblich`
      aufgeben        am Tisch eines Servers: das Spiel verloren geben
      beenden         aufhören; das Spiel lässt sich fortsetzen
      hilfe           dies
terminal-key-type = Tippen
terminal-key-odds = Aussicht
terminal-key-rule = Regel
terminal-key-quit = Ende
terminal-help-keys =
    1 2 3 …    der Zeiger ▸ geht zur Wahl mit dieser Nummer; geantwortet ist damit noch nicht
    ↑ ↓        der Zeiger geht durch die Wahlen
    Enter      die Wahl am Zeiger treffen; gleich nach einer neuen Frage wird einen Augenblick lang nichts angenommen
    /          einen Zug oder Befehl tippen: ansehen NAME, regel ID, sagen TEXT, speichern DATEI, wenn WAHL, verlauf, tisch, beenden …; Tab ergänzt
    h          was der suchende Bot täte
    o          wie wahrscheinlich der Erfolg ist, wo er am Glück hängt
    u          die letzte Wahl zurücknehmen
    p          für den Rest dieses Zuges passen, wann immer andere unterbrochen werden dürfen
    r          die Regel zu dieser Frage
    c          die nächste Karte: erst deine Hand, dann der Tisch
    e          was neben der Frage steht, über den ganzen Bildschirm
    t          andere Farben
    Tab        der nächste Bereich; die Pfeiltasten blättern darin
    b          nach dem Ende: Zug für Zug zurückblicken
    q          aufhören; gespeichert wird nach jeder Wahl
terminal-help-replay-keys =
    ← →          einen Zug zurück, einen weiter
    Bild↑ Bild↓  zehn Züge
    Pos1 Ende    der Anfang, der Schluss
    v            gesehen vom nächsten Spieler, dann von Zuschauern
    b            der nächste Zug, bei dem sich das Spiel wendete
    c            die nächste Karte
    e            was neben der Frage steht, über den ganzen Bildschirm
    r            die Regel zu dieser Frage
    /            einen Befehl tippen: zug N, als NAME, ansehen NAME, regel ID, verlauf, tisch, beenden …; Tab ergänzt
    t            andere Farben
    Tab          der nächste Bereich; ↑ ↓ blättern darin
    q            aufhören
terminal-key-undo = zurück
terminal-home-keys = Enter: öffnen   d: gespeichertes Spiel löschen   t: Farben   q: Ende
terminal-set-up-keys = ↑ ↓: weiter   ← →: ändern   Enter am Ende: beginnen   Esc: zurück
terminal-key-step = ein Zug
terminal-keys-ten = Bild↓
terminal-key-ten = 10
terminal-key-view = Sicht
terminal-key-turn = Wende
terminal-saved-facts = { $when }, { $moves } { $moves ->
    [one] Wahl
   *[other] Wahlen
}
terminal-press-again = Noch einmal d löscht { $game }.
terminal-move-of = Wahl { $number } von { $last }
terminal-no-turns = Das Spiel hat sich bei keinem einzelnen Zug gewendet.
terminal-no-turns-yet = Die Züge werden noch beurteilt; bisher hat sich keine Wende gefunden.
terminal-unreadable = nicht lesbar: { $why }
terminal-unnamed = Spieler { $number }
terminal-bot-name = { $level } { $number }
terminal-look-first = eben geändert: noch einmal Enter
terminal-on-its-way = unterwegs
terminal-interrupt = Noch einmal Strg-C verlässt Vortex. Was du gespielt hast, bleibt erhalten.
terminal-curtain-keys = Enter: zeigen   q: beenden
terminal-no-command = es gibt keinen Befehl { $typed }; `hilfe` zählt sie auf
terminal-no-move = { $typed } ist hier kein Zug; tippe eine Zahl von { $least } bis { $last }
terminal-no-seat = hier heißt niemand { $typed }; es gibt: { $names }
terminal-quoted = „{ $prompt }“
terminal-key-look-back = Rückblick
terminal-cli-usage = Aufruf: { $usage }
terminal-cli-help = `{ $command } --help` erklärt ihn.
terminal-cli-error = Fehler: { $why }
terminal-cli-no-option = es gibt keine Option { $option }
terminal-cli-no-option-meant = es gibt keine Option { $option }; ist { $meant } gemeint?
terminal-cli-no-value = zu { $option } gehört ein Wert
terminal-cli-missing = { $name } fehlt
terminal-cli-choice = { $name } ist eines von: { $choices }
terminal-cli-range = { $name } ist eine ganze Zahl von { $least } bis { $most }
terminal-cli-number = { $name } ist eine ganze Zahl, nicht { $typed }
terminal-cli-too-much = das ist ein Wort zu viel: { $typed }
terminal-no-game = es gibt kein Spiel { $typed }; es gibt: { $known }
terminal-play-keeps = ein fortgesetztes Spiel behält seine Plätze, Optionen und seinen Startwert
terminal-play-other = { $path } ist eine Aufzeichnung von { $game }, nicht von { $other }
terminal-play-over = { $path }: dieses Spiel ist zu Ende; ansehen mit: vortex replay { $path }
terminal-play-human = --human nimmt einen Platz von 1 bis { $most }, `all` oder `none`, nicht { $typed }
terminal-play-folder = { $path } ist ein Ordner; gespeichert wird in eine Datei
terminal-play-there = { $path } gibt es schon; weiterspielen mit: vortex play --resume { $path }
terminal-play-no-folder = { $path }: den Ordner { $folder } gibt es nicht
terminal-not-asked = du wirst gerade nichts gefragt
terminal-no-seats = { $typed } ist keine Anzahl von Plätzen
terminal-no-bot = einen Bot { $typed } gibt es nicht; es gibt: { $known }
terminal-which-game = Welches Spiel?
terminal-which-number = Tippe eine Zahl von 1 bis { $most } oder eines von: { $keys }.
terminal-saved-games = Gespeicherte Spiele (die Nummer setzt eines fort, `löschen` und die Nummer löscht es):
terminal-removed = Gelöscht: { $path }
terminal-so-far = { $seats } Plätze, Bots: { $bots }; Optionen: { $options }
terminal-change-or-begin = Die Eingabetaste beginnt; ändern lässt sich: `plätze 4`, `bots oracle` oder eine Option wie `{ $example }`.
terminal-app-missing = Es gibt eine App mit Bereichen, Maus und Tasten: pip install 'vortex-tabletop[terminal]'
terminal-way-back = Der Weg zurück an deinen Platz: vortex join { $link }
terminal-help-replay =
    Enter           eine Wahl weiter
      weiter [N]      so viele weiter
      zurück [N]      so viele zurück
      zug N           zu einer Wahl
      anfang, ende    zum Anfang, zum Ende
      als NAME        wie es dieser Spieler sah, nach Name oder Platz; `als` allein wie Zuschauer
      kurve           die Gewinnchancen aller Seiten im Lauf des Spiels
      tisch           noch einmal der ganze Tisch
      verlauf [N]     was zuletzt geschah
      ansehen NAME    was auf einer Karte steht
      regel ID        eine Regel im Wortlaut
      beenden         aufhören
terminal-file-missing = diese Datei oder diesen Ordner gibt es nicht
terminal-file-forbidden = das ist nicht erlaubt
terminal-file-folder = das ist ein Ordner
terminal-file-no-folder = das ist kein Ordner
terminal-file-full = der Datenträger ist voll
terminal-file-read-only = hier kann nur gelesen werden
terminal-server-elsewhere = dieser Platz wird jetzt anderswo gespielt
terminal-server-no-link = das ist kein Link zu einem Tisch wie http://RECHNER/table/TISCH#sit=SCHLÜSSEL
terminal-server-unlike = der Tisch hat andere Regeln oder Karten als dieser Rechner; installiere die Vortex-Version des Servers oder nenne dieselben Karten mit --pack
terminal-needs-client = um sich an einen Tisch zu setzen, fehlt das Extra client: pip install 'vortex-tabletop[client]'
terminal-bot-sits = { $name } sitzt auf Platz { $seats } bei { $game }.
terminal-bot-way-back = Der Weg zurück, auch für ein anderes Programm: { $link }
terminal-ask-when = sag, wann du gefragt werden willst: { $known }
terminal-resign-how = Um aufzugeben, tippe: { $words }
terminal-no-count = { $typed } ist keine Anzahl von Zeilen
terminal-key-enlarge = mehr
terminal-reading-keys = ↑ ↓ Bild↑ Bild↓: blättern   Esc: zurück zum Tisch

# Was getippt wird. In jeder Sprache gelten die Wörter aller Sprachen.
terminal-word-look = ansehen
terminal-word-rule = regel
terminal-word-if = wenn
terminal-word-hint = tipp
terminal-word-odds = aussicht
terminal-word-undo = zurücknehmen
terminal-word-pass-on = passen!
terminal-word-view = tisch
terminal-word-log = verlauf
terminal-word-save = speichern
terminal-word-say = sagen
terminal-word-agree = erlauben
terminal-word-refuse = ablehnen
terminal-word-ask-me = frag
terminal-word-ask-usual = üblich
terminal-word-ask-always = immer
terminal-word-ask-able = möglich
terminal-word-ask-never = nie
terminal-word-resign = aufgeben
terminal-word-now = jetzt
terminal-word-quit = beenden
terminal-word-help = hilfe
terminal-word-next = weiter
terminal-word-back = zurück
terminal-word-go = zug
terminal-word-start = anfang
terminal-word-end = ende
terminal-word-as = als
terminal-word-curve = kurve
terminal-word-seats = plätze
terminal-word-bots = bots
terminal-word-remove = löschen
