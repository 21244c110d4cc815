# Die Seite um die Spiele herum.

vortex = Vortex
unofficial = Ein inoffizielles Projekt von Spielern für Spieler. Doctor Who und die Namen der Spiele gehören ihren Eigentümern, die mit dieser Seite nichts zu tun haben.
loading = Einen Augenblick …
close = Schließen
yes = ja
no = nein
none = keine
more = Mehr

## Seiten

pages = Seiten
rules = Regeln
cards = Karten
replay = Aufzeichnungen
settings = Einstellungen
about = Über Vortex
to-home = Zur Startseite
no-page = Diese Seite gibt es nicht.

## Startseite

home-title = Drei Spiele um Doctor Who, ein Tisch
home-about = Spiel hier und jetzt: allein gegen Bots, rund um einen Bildschirm oder mit einem Link an deine Freunde. Du musst dich nirgends anmelden.
games = Spiele
play-bots = Spielen
play-bots-about = Sofort, gegen Bots
set-up = Einrichten …
my-games = Meine Spiele
show-all = Alle { $count } zeigen
show-fewer = Weniger zeigen
put-away = Aus dieser Liste nehmen: { $game }
bring-back = { $count ->
    [one] Das entfernte wieder zeigen
   *[other] Die { $count } entfernten wieder zeigen
}
my-games-waiting = { $count ->
    [one] Meine Spiele: eines wartet auf mich
   *[other] Meine Spiele: { $count } warten auf mich
}
waiting-for-me = { $count ->
    [one] ● ein Spiel wartet
   *[other] ● { $count } Spiele warten
}
waits-for-you = Du bist am Zug
status-waiting = wartet auf Mitspieler
status-playing = läuft
status-over = beendet
open-tables = Offene Tische
no-open-tables = Gerade ist kein öffentlicher Tisch offen. Wer einen einrichtet, macht ihn hier für andere sichtbar.
can-join = Plätze sind frei
can-watch = Zum Zuschauen
game-players = { $least } bis { $most } Spieler
game-time-time-of-the-daleks = etwa 60–90 Minuten
game-weight-time-of-the-daleks = anspruchsvoll
game-time-time-clash = etwa 30 Minuten
game-weight-time-clash = leicht
game-time-card-game = etwa 45 Minuten
game-weight-card-game = mittel
game-time-of-the-daleks = Mehrere Doktoren laufen um die Wette durch das Netz der Zeiten und brauchen einander, denn die Daleks laufen mit.
game-time-clash = Zwei Mannschaften, drei Schauplätze: die Kniffe des Doktors gegen die Pläne der Feinde, und am Ende ein Wagnis.
game-card-game = Eigene Orte verteidigen, fremde angreifen und weitergeben, was man nicht brauchen kann.

## Einrichten

set-up-title = { $game }: ein neuer Tisch
no-game = Dieses Spiel gibt es nicht.
seats = Plätze
seat = Platz
seat-number = Platz { $number }
how-many = Wie viele Plätze?
seat-here = jemand hier
seat-open = offener Platz
seat-bot = Bot
by-link = kommt über einen Link
name-of-seat = Name von Platz { $number }
level-of-seat = Stärke des Bots auf Platz { $number }
bot-level = Bot: { $level }
move-seat-up = Platz { $number } nach oben
hot-seat-note = Mehrere teilen sich diesen Bildschirm: Er wird verdeckt, sobald er weitergereicht wird.
guest = Gast
you = du
you-as-name = Reisende
options = Optionen und Varianten
pack = Karten
own-pack = die des Spiels
who-may-come = Wer dazukommen darf
public-table = Öffentlich: steht auf der Startseite, jeder darf einen offenen Platz nehmen
allow-spectators = Andere dürfen zuschauen
table-title = Name des Tisches
clock = Uhr
clock-minutes = Minuten je Platz (0: keine Uhr)
clock-increment = Sekunden, die jede Antwort hinzufügt
begin = An den Tisch

## Platz nehmen

join-title = Platz nehmen bei { $game }
join-players = Am Tisch: { $names }
your-name = Dein Name
join-name-note = Leer lassen, um unter dem alten Namen an den eigenen Platz zurückzukehren.
sit-down = Platz nehmen
only-watch = Nur zuschauen
lobby-waits = { $count ->
    [0] Das Spiel beginnt …
    [one] Ein Mitspieler fehlt noch.
   *[other] { $count } Mitspieler fehlen noch.
}
invite-title = Andere einladen
invite-text = Wer diesen Link öffnet, kann einen freien Platz nehmen.
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Die Adresse ist markiert: kopiere sie mit Strg+C oder durch langes Drücken.
qr-show = QR-Code
qr-words = QR-Code mit diesem Link
share = Teilen …
links-by-seat = Links zu einem bestimmten Platz
fill-with-bots = Offene Plätze an Bots geben
open-seat = offener Platz
no-table = Diesen Tisch gibt es nicht, oder er ist privat.
private-table = Einen privaten Tisch sieht, wer seinen Einladungslink öffnet. Bitte die Person, die ihn aufgestellt hat, um diesen Link.
link-without-table = Dieser Link führt zu keinem Tisch, oder er wurde schon benutzt. Bitte die Person, die ihn dir gegeben hat, um einen neuen.
table-not-shown = Der Tisch lässt sich gerade nicht zeigen.
private-lobby = Dieser Tisch ist privat: Um Platz zu nehmen, brauchst du den Einladungslink der Person, die ihn aufgestellt hat.
already-here = Du sitzt schon an diesem Tisch: { $names }.

## Der Tisch

the-table = Der Tisch
side-button = Protokoll und Regeln
sheet-handle = Größer oder kleiner
part-hand = Hand
part-table = Tisch
part-log = Protokoll
part-chat = Chat
part-help = Regeln
spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
side = Verlauf, Gespräch und Regeln
phases = Phasen
round-and-turn = Runde { $round }, Zug { $turn }
your-turn = Du bist am Zug:
your-window = Du darfst reagieren:
your-turn-title = Du bist am Zug: { $game }
waits-for = Warten auf { $name }, gefragt ist:
thinks = { $name } überlegt.
is-asked = überlegt
is-away = ist abwesend
is-away-wait = { $seconds ->
    [one] ist abwesend; in einer Sekunde dürfen andere handeln
   *[other] ist abwesend; in { $seconds } Sekunden dürfen andere handeln
}
bot-in = { $seconds ->
    [one] In einer Sekunde darf ein Bot weiterspielen.
   *[other] In { $seconds } Sekunden darf ein Bot weiterspielen.
}
lost-device = Gerät verloren? Ein Link zu diesem Platz
lost-device-title = Link zum Platz von { $name }
lost-device-text = Gib ihn { $name } und niemandem sonst:
lost-device-note = Wer ihn öffnet, sitzt auf diesem Platz und sieht seine Karten. Alle am Tisch erfahren, dass es so einen Link gibt.
away-name = { $name } ist nicht da.
game-over = Das Spiel ist zu Ende.
let-bot-play = Einen Bot spielen lassen
resign = Aufgeben …
resign-title = Aufgeben?
resign-note = Du gibst auf und hast verloren. Müssten andere deshalb aufhören, so spielt stattdessen ein Bot deinen Platz zu Ende. Das lässt sich nicht zurücknehmen.
resign-now = Aufgeben
take-seat-back = Platz zurücknehmen
link-to-seat = Einen Link zu diesem Platz machen
take-open-seat = Hier Platz nehmen
person-menu = Zu { $name }
mute = Im Chat stumm schalten
unmute = Wieder sprechen lassen
muted-tag = stumm
remove-person = Vom Tisch entfernen …
remove-title = { $name } vom Tisch entfernen?
remove-note = Der Platz ist dann für immer verloren, in diesem Browser ist von diesem Tisch nichts mehr zu sehen, und das wird auch gesagt. Alle lesen im Verlauf, dass jemand entfernt wurde.
remove-level = Bot, falls einer den Platz bekommt:
remove-level-playing = Der Bot, der weiterspielt:
remove-open = Entfernen und jemand anderen Platz nehmen lassen
remove-bot = Entfernen und den Platz dem Bot geben
you-watch = Du schaust zu
undo = Rückgängig
hint = Tipp
hint-mark = Tipp
hint-why = Gewinnaussichten in den Versuchen des Bots:
hint-close = Liegen sie nah beieinander, geht der Bot nach seiner Erfahrung.
hint-fewer = Die höchste kommt aus weniger Versuchen.
hint-nobody = Der Bot achtet auch darauf, wie leicht niemand am Tisch gewinnt.
hint-chance = { $choice }: { $chance }
hint-chance-nobody = { $choice }: { $chance } ({ $nobody } { $theirs })
hint-odds = { $what }: { $chance }
hint-odds-by = { $what }: { $chance } mit einer anderen Wahl: { $choice }
hint-odds-with = { $what }: { $chance } mit dieser Wahl
hint-odds-less = { $what }: { $chance } mit dieser Wahl, höchstens { $most }; der Bot wägt das ganze Spiel ab, nicht nur diesen Erfolg
hint-odds-other = { $what }: { $chance } mit dieser Wahl, { $most } mit einer anderen; der Bot wägt das ganze Spiel ab, nicht nur diesen Erfolg
text-view = Textansicht
text-page = Alles als Text
leave-text = Zurück zum Spielbrett
sound-off = Ton aus
sound-on = Ton an
return-link = Link zurück an meinen Platz
return-link-text = Auf einem anderen Gerät öffnen, um dort weiterzuspielen:
return-link-note = Wer ihn öffnet, sitzt auf diesem Platz; dieser Browser verlässt ihn dann. Gib ihn niemandem sonst.
seat-kept = Du sitzt. Dieser Browser merkt sich deinen Platz; mit einem eigenen Link kannst du auf einem anderen Gerät weiterspielen.
look-back = Zurückblicken
take-back = Um Rücknahme bitten
take-back-asked = Du hast gebeten, alles zurückzunehmen, was nach „{ $line }“ kam. Noch zustimmen müssen: { $names }.
take-back-others = { $name } möchte alles zurücknehmen, was nach „{ $line }“ kam. Noch zustimmen müssen: { $names }.
withdraw = Zurückziehen
entry-agreed = { $name } ist einverstanden, zurückzugehen.
entry-refused = { $name } möchte nicht zurückgehen.
entry-undo = { $name } hat einen Schritt zurückgenommen.
entry-taken-back = { $name } hat zurückgenommen, was danach kam; alle waren einverstanden.
entry-take-over = Für { $name } spielt jetzt ein Bot: { $level }.
entry-hand-back = { $name } spielt wieder.
entry-return-link = Für den Platz von { $name } gibt es einen neuen Link: Wer ihn hat, kann dort weiterspielen.
entry-flag = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
entry-resign = { $name } gibt auf.
entry-resign-bot = { $name } gibt auf; ein Bot spielt weiter.
entry-removal = Wer den Tisch leitet, hat jemanden entfernt; ein Bot spielt weiter: { $level }.
entry-removal-waiting = Wer den Tisch leitet, hat jemanden entfernt; der Platz ist frei.
take-back-wish = { $name } möchte alles zurücknehmen, was nach „{ $line }“ kam.
log-beginning = Das Spiel beginnt.
agree = Einverstanden
refuse = Ablehnen
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch läuft. Nichts Bestätigtes geht verloren.
line-gone = Du bist nicht mehr an diesem Tisch.
bye-seat_taken = Dieser Platz wurde von einem anderen Browser übernommen, vielleicht deinem eigenen.
bye-refused = Der Server lehnt diese Verbindung ab.
bye-removed = Wer diesen Tisch leitet, hat dich von ihm entfernt.
bye-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
bye-barred = Der Betreiber dieses Servers lässt dich eine Zeit lang nicht herein.
commitment = Festlegung

## Wahlmöglichkeiten

your-choices = Deine Möglichkeiten
cost = Kosten
command-label = Möglichkeit suchen oder Zug eintippen
command-placeholder = Suchen oder Zug eintippen (Taste /)
nothing-found = Nichts gefunden.
foreseen = Das würde sich ändern:
foreseen-in-part = Dann entscheiden Glück oder verdeckte Karten.
ask-me = Frag mich
ask-me-usual = wie üblich
ask-me-always = immer
ask-me-able = wenn ich etwas tun könnte
ask-me-never = nie in diesem Spiel
ask-me-note = Ob du gefragt wirst, wenn du auf andere antworten darfst. Wie üblich: an einem Tisch nur mit Bots dann, wenn du etwas tun könntest, sonst immer. Unter Menschen hat mit „wenn ich etwas tun könnte“ jede deiner Antworten gleich viel Zeit, damit niemand daran sieht, was du hast; danach passt der Tisch für dich.
passes-in = { $seconds ->
    [one] In einer Sekunde passt der Tisch.
   *[other] In { $seconds } Sekunden passt der Tisch.
}
pass-this-turn = In diesem Zug immer passen
all-choices = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
why-not = Warum nicht?
not-now = { $count ->
    [one] Eine geht jetzt nicht
   *[other] { $count } gehen jetzt nicht
}
is-legal = Das ist möglich.
usable-now = jetzt verwendbar
rule-open = Regel lesen
zoom-choices = Was sich damit tun lässt
zoom-why-not = Warum geht damit nichts?
zoom-why-nothing-else = Warum geht damit sonst nichts?
zoom-no-reason = Sonst lässt sich damit nichts tun.

## Verlauf, Gespräch, Regeln

log = Verlauf
chat = Gespräch
earlier = Früheres
since-my-turn = Nur seit meinem letzten Zug
recap-title = Seit deinem letzten Zug
recap-close = Weiß ich
recap-watch = Schritt für Schritt ansehen
log-details = { $count ->
    [one] Eine Einzelheit
   *[other] { $count } Einzelheiten
}
told = Was eben geschah
told-next = Weiter
told-continue = Fortfahren
told-to-now = Zum Jetzt
told-more = { $count ->
    [one] und noch etwas
   *[other] und { $count } Dinge mehr
}
keys-next = während andere handeln: weiter zum nächsten Zug
keys-pause = während andere handeln: anhalten, weiterlaufen
play-on = Von hier weiterspielen
play-on-open = Ein neuer Tisch beginnt mit diesem Moment. Hände und Stapel sind, wie sie waren, das Glück ist neu.
play-on-hidden = Ein neuer Tisch beginnt mit diesem Moment. Das Spiel läuft noch, daher wird neu verteilt, was du hier nicht weißt.
play-on-as = Du spielst als
play-on-others = Die anderen
play-on-friends = Freunde, über einen Link
help-option = Tipps und Chancen
help-usual = wie üblich
help-with = ja
help-without = keine Hilfe
help-note = Üblich ist Hilfe an Tischen mit Bots oder an einem Bildschirm, und keine, wo Menschen von verschiedenen Orten gegeneinander spielen.
since-mark = seit deinem letzten Zug
to-moment = Zu diesem Augenblick (Schritt { $number })
nothing-yet = Noch ist nichts geschehen.
no-chat = Noch hat niemand etwas gesagt.
say = Sagen
say-label = Allen etwas sagen
only-players-talk = Hier sprechen nur die am Tisch.
report-line = Dem Betreiber des Servers melden, was { $name } hier sagt
reported = gemeldet
no-such-rule = Eine Regel { $rule } gibt es in diesem Spiel nicht.
find-rule = In den Regeln suchen, auch nach Kennung
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}

## Ein Bildschirm für mehrere

curtain-title = { $name } ist dran
curtain-text = Bitte den Bildschirm weiterreichen. Erst nach einem Druck auf den Knopf ist etwas zu sehen.
curtain-open = Ich bin { $name }: anzeigen

## Das Ende

you-won = Du hast gewonnen!
winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
nobody-won = Niemand hat gewonnen.
winner-mark = gewonnen
rematch = Noch einmal
rematch-rotate = Noch einmal, alle einen Platz weiter
to-rematch = Zum neuen Tisch
watch-replay = Aufzeichnung ansehen
download-record = Aufzeichnung herunterladen
fair-title = Wurde ehrlich gemischt?
fair-text = Die Festlegung stand vor dem ersten Zug fest. Sie ist der SHA-256 des Startwerts; mit der Aufzeichnung kann jeder das Spiel durch „vortex verify“ nachspielen.
seed = Startwert
ending-title-daleks-seventh-marker = Die Daleks haben gewonnen.
ending-title-daleks-on-gallifrey = Die Daleks haben gewonnen.
ending-title-daleks-on-earth = Die Daleks haben gewonnen.
ending-doctors = Ein Doktor steht auf Gallifrey.
ending-daleks-seventh-marker = Ein siebter Dalek musste platziert werden.
ending-daleks-on-gallifrey = Das Dalek-Schiff hat Gallifrey erreicht.
ending-daleks-on-earth = Drei Daleks oder mehr stehen auf der Erde.
ending-gambit = Das Wagnis ist gelungen.
ending-takeover = Die Feinde haben die Macht übernommen.
ending-deck-out = Ein Stapel ist aufgebraucht.
ending-turn-limit = Die Höchstzahl der Züge ist erreicht.
ending-dalek-counters = Alle Dalek-Marker eines Spielers liegen aus.
ending-tardis-counters = Alle Tardis-Marker eines Spielers liegen aus.
ending-game-end-card = Die Spielende-Karte ist erschienen, und niemand kann mehr etwas tun.
ending-round-limit = Die Höchstzahl der Runden ist erreicht.
ending-resigned = Es wurde aufgegeben.

## Aufzeichnungen

record = Aufzeichnung
open-record = Aufzeichnung öffnen …
finished-games = Meine beendeten Spiele
finished-none = Noch keine. Hier steht, was du zu Ende gespielt hast, mit Ausgang und Verlauf.
finished-curve = Wie das Spiel verlief
finished-table = Zum Tisch
open-record-text = Eine Aufzeichnung ist die Datei eines beendeten Spiels. Geöffnet lässt es sich Schritt für Schritt ansehen.
record-forgotten = Diese Aufzeichnung ist nicht mehr hier. Bitte die Datei erneut öffnen.
to-table = Zum Tisch
replay-controls = Wiedergabe
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
to-end = Zum Ende
play = Abspielen
pause = Anhalten
moment = Augenblick
seen-by = Gesehen von
seen-by-name = wie { $name } es sah
seen-by-spectator = als Zuschauer
seen-open = alle Karten offen
copy-moment = Link zu diesem Augenblick kopieren
seen-by-me-instead = Solange gespielt wird, sieht niemand die Karten eines anderen Platzes. Dies ist der Moment von deinem aus.
seen-by-spectator-instead = Solange gespielt wird, sieht niemand die Karten eines anderen Platzes. Dies ist der Moment, wie ihn Zuschauende sehen.
last-moment-instead = Einen Schritt { $number } gibt es nicht. Dies ist der bisher letzte.
nothing-happened = Der Tisch, wie er aufgebaut wurde.

## Karten

find-card = Karten durchsuchen
kind = Art
all-kinds = Alle Arten
provenance = Herkunft
all-sources = Jede Herkunft
source-rulebook = aus dem Regelheft
source-public = öffentlich bekannt
source-ours = von uns
source-box = aus einer eigenen Schachtel
known-facts = belegt: { $facts }
cards-found = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}

## Einstellungen

language = Sprache
as-browser = wie der Browser
theme = Farben
as-system = wie das System
settings-you = Du
settings-calls = Ton und Mitteilungen
settings-looks = Aussehen
settings-play = Am Tisch
theme-vortex = Vortex (dunkel)
theme-paper = Papier (hell)
theme-contrast = Hoher Kontrast
motion = Bewegung
motion-system = wie das System
motion-full = alles bewegt sich
motion-reduced = wenig Bewegung
speed = Tempo
speed-times = { $speed } ×
speed-at-once = sofort
sound = Ton
try-sound = Probe
notify = Bescheid geben, wenn ich am Zug bin
notify-open = Solange eine deiner Seiten hinter anderen offen ist.
notify-closed = Auch wenn keine Seite offen ist: Der Hersteller deines Browsers reicht es weiter und kann es nicht lesen.
notify-install = Solange eine deiner Seiten hinter anderen offen ist. Auf dem Telefon lege diese Seite zuerst auf den Startbildschirm: dann auch, wenn sie zu ist.
notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen: Erlaube sie zuerst in seinen Einstellungen.
install = Vortex als App
install-now = Installieren
install-note = In einem eigenen Fenster neben deinen anderen Apps. Sie öffnet sich auch ohne Verbindung.
prefer-text = Tische als Text zeigen
rule-ids = Regeln mit ihrer Kennung zeigen

## Über Vortex

about-what = Vortex spielt drei Brett- und Kartenspiele vollständig: Time of the Daleks, Time Clash und The Doctor Who Card Game; allein gegen Bots, um einen Bildschirm oder mit Freunden über einen Link.
about-art = Alle Bilder sind unsere eigenen. Die Regeln stehen in eigenen Worten da; jede nennt die Stelle im veröffentlichten Regelheft.
about-fair = Jeder Tisch legt das Mischen vor dem ersten Zug fest und legt es am Ende offen, sodass jeder das Spiel prüfen kann.
keys-title = Tasten
keys-keys = die Tasten auflisten
keys-number = die Möglichkeit mit dieser Nummer wählen
keys-command = eine Möglichkeit suchen oder einen Zug eintippen
keys-complete = Getipptes ergänzen, soweit es klar ist
keys-undo = die letzte Wahl zurücknehmen, solange das geht
keys-hint = um einen Tipp bitten
keys-card = die Karte öffnen, die den Fokus hat
keys-tab = durch alles hindurchgehen
keys-escape = eine Karte oder das Feld verlassen
keys-step = in einer Aufzeichnung: einen Schritt zurück, einen vor
keys-leap = in einer Aufzeichnung: zehn Schritte, zum Anfang, zum Ende
keys-space-name = Leertaste
keys-space = in einer Aufzeichnung: abspielen und anhalten

## Probleme

problem-offline = Der Server antwortet nicht.
problem-strange = Der Server gab eine seltsame Antwort:
problem-not-understood = Der Server hat das nicht verstanden.
problem-too-large = Das ist zu groß.
problem-foreign = Der Server nimmt diese Seite nicht an.
problem-not-yours = Das ist nicht dein Platz.
problem-removed = Wer diesen Tisch leitet, hat dich von ihm entfernt.
problem-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
problem-barred = Der Betreiber dieses Servers lässt dich eine Zeit lang nicht herein.
problem-muted = Wer diesen Tisch leitet, hat dich stumm geschaltet.
problem-nobody = Auf diesem Platz sitzt niemand anders.
problem-not-found = Das gibt es nicht, oder es ist nicht für dich.
problem-taken = Dieser Platz ist besetzt.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-over = Das Spiel ist zu Ende.
problem-waiting = Es fehlen noch Mitspieler.
problem-name = Dieser Text wurde abgelehnt:
problem-option = Diese Option wurde abgelehnt:
problem-pack = Mit diesen Karten kann nicht gespielt werden:
problem-picture = Dieses Bild geht nicht: PNG, JPEG oder WebP.
problem-full = Dafür ist kein Platz mehr.
problem-link = Dieser Link gilt nicht mehr.
problem-busy = Der Server ist überlastet. Bitte noch einmal versuchen.
problem-slow-down = Zu viele Anfragen. Bitte etwas warten.
problem-wrong-type = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.
problem-not-allowed = Das geht hier nicht.
problem-record = Das ist keine Aufzeichnung, die sich hier ansehen lässt: Sie ist beschädigt, oder sie wurde nach anderen Regeln oder mit anderen Karten gespielt.
problem-outdated = Dieser Tisch wurde nach anderen Regeln gespielt, als dieser Server sie hat.
problem-flagged = Ein Bot spielt diesen Platz zu Ende: Seine Zeit war um, oder wer dort saß, hat aufgegeben.
problem-present = Sein Spieler ist da oder noch keine Minute fort.
problem-stale = Am Tisch ging es schon weiter. Bitte noch einmal ansehen.
problem-unavailable = Die Tische sind gerade nicht erreichbar. Bitte versuch es noch einmal.
problem-store = Das Speichern misslang. Bitte noch einmal versuchen.
problem-unsure = Der Server weiß nicht, ob das gespeichert wurde. Bitte noch einmal nachsehen.
problem-error = Dem Server ist ein Fehler unterlaufen. Bitte noch einmal versuchen.
problem-unknown = Diesen Zug gibt es in diesem Spiel nicht.
problem-illegal = Nicht möglich:
problem-not-asked = Du bist gerade nicht gefragt.
problem-nothing-to-undo = Es gibt nichts rückgängig zu machen.
problem-no-request = Diese Bitte ist nicht mehr offen.
problem-text = Dieser Text wurde abgelehnt:
problem-no-hints = Es gibt keine Tipps.
problem-no-odds = An diesem Tisch gibt es keine Chancen zu sehen.
problem-nothing-sent = Es wurde nichts gesendet.
problem-bot-plays = Diesen Platz spielt ein Bot. Nimm ihn erst zurück.
problem-broken = Die Regeln scheitern an dieser Wahl. Der Tisch bleibt, wie er war: Bitte wähle etwas anderes.
problem-unnamed = Der Server hat das abgelehnt.
