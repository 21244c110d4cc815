# The page around the games.

vortex = Vortex
unofficial = An unofficial project by players, for players. Doctor Who and the names of the games belong to their owners, who have nothing to do with this project.
loading = One moment …
close = Close
yes = yes
no = no
none = none
more = More

## Pages

pages = Pages
rules = Rules
cards = Cards
replay = Replays
settings = Settings
about = About
to-home = Back to the start page
no-page = There is no such page.

## Start page

home-title = Three Doctor Who games, one table
home-about = Play here and now: alone against bots, around one screen, or with friends by a link. There is nothing to sign up for.
games = Games
play-bots = Play
play-bots-about = At once, against bots
set-up = Set up …
my-games = My games
show-all = Show all { $count }
show-fewer = Show fewer
put-away = Remove from this list: { $game }
bring-back = { $count ->
    [one] Show the removed game again
   *[other] Show the { $count } removed games again
}
my-games-waiting = { $count ->
    [one] My games: one is waiting for me
   *[other] My games: { $count } are waiting for me
}
waiting-for-me = { $count ->
    [one] ● one game is waiting
   *[other] ● { $count } games are waiting
}
waits-for-you = It is your turn
status-waiting = waiting for players
status-playing = in progress
status-over = over
open-tables = Open tables
no-open-tables = No public table is open right now. Set one up, and it appears here for others.
can-join = Free seats
can-watch = You can watch
game-players = { $least } to { $most } players
game-time-time-of-the-daleks = about 60–90 minutes
game-weight-time-of-the-daleks = demanding
game-time-time-clash = about 30 minutes
game-weight-time-clash = light
game-time-card-game = about 45 minutes
game-weight-card-game = medium
game-time-of-the-daleks = Rival Doctors race along the Web of Time, yet they need each other: the Daleks are racing too.
game-time-clash = Two teams, three arcs: the Doctor's tricks against the Enemy's plans, and a gambit at the end.
game-card-game = Defend your own places, attack your rivals', and pass on what you cannot use.

## Setting up

set-up-title = { $game }: a new table
no-game = There is no such game.
seats = Seats
seat = Seat
seat-number = Seat { $number }
how-many = How many seats?
seat-here = player here
seat-open = open seat
seat-bot = bot
by-link = joins by link
name-of-seat = Name of seat { $number }
level-of-seat = Level of the bot at seat { $number }
bot-level = Bot: { $level }
move-seat-up = Move seat { $number } up
hot-seat-note = Several people share this screen: it is covered whenever it changes hands.
guest = Guest
you = you
you-as-name = Traveller
options = Options and variants
pack = Cards
own-pack = the game's own
who-may-come = Who may join
public-table = Public: listed on the start page; anyone may take an open seat
allow-spectators = Others may watch
table-title = Name of the table
clock = Clock
clock-minutes = Minutes for each seat (0: no clock)
clock-increment = Seconds added for each answer
begin = Go to the table

## Sitting down

join-title = Sit down at { $game }
join-players = At the table: { $names }
your-name = Your name
join-name-note = Leave it empty to come back to your seat under your old name.
sit-down = Sit down
only-watch = Just watch
lobby-waits = { $count ->
    [0] The game begins …
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
invite-title = Invite others
invite-text = Anyone who opens this link can take a free seat.
copy-link = Copy link
copied = Copied
copy-by-hand = This browser does not let the page copy. The address is selected: copy it with Ctrl+C or a long press.
qr-show = QR code
qr-words = QR code for this link
share = Share …
links-by-seat = Links to a particular seat
fill-with-bots = Give open seats to bots
open-seat = open seat
no-table = There is no such table, or it is private.
private-table = A private table can only be seen through its invitation link. Ask the person who set it up for that link.
link-without-table = This link does not lead to a table, or has already been used. Ask the person who gave it to you for a new one.
table-not-shown = The table cannot be shown right now.
private-lobby = This table is private: to sit down you need an invitation link from the person who set it up.
already-here = You are already at this table: { $names }.

## The table

the-table = The table
side-button = Log and rules
sheet-handle = Larger or smaller
part-hand = Hand
part-table = Table
part-log = Log
part-chat = Chat
part-help = Rules
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
side = Log, chat and rules
phases = Phases
round-and-turn = Round { $round }, turn { $turn }
your-turn = Your turn:
your-window = You may respond:
your-turn-title = Your turn: { $game }
waits-for = Waiting for { $name }, who is asked:
thinks = { $name } is thinking.
is-asked = is thinking
is-away = is away
is-away-wait = { $seconds ->
    [one] is away; others may act in one second
   *[other] is away; others may act in { $seconds } seconds
}
bot-in = { $seconds ->
    [one] A bot may take over in one second.
   *[other] A bot may take over in { $seconds } seconds.
}
lost-device = Device lost? Make a link to this seat
lost-device-title = Link to the seat of { $name }
lost-device-text = Give this to { $name } and to nobody else:
lost-device-note = Anyone who opens it takes this seat and sees its cards. Everybody at the table is told about the link.
away-name = { $name } is away.
game-over = The game is over.
let-bot-play = Let a bot play
resign = Resign …
resign-title = Resign?
resign-note = You give up and have lost. If others would have to stop because of that, a bot plays your seat to the end instead. This cannot be undone.
resign-now = Resign
take-seat-back = Take the seat back
link-to-seat = Make a link to this seat
take-open-seat = Sit down here
person-menu = About { $name }
mute = Mute in the chat
unmute = Let them talk again
muted-tag = muted
remove-person = Remove from the table …
remove-title = Remove { $name } from the table?
remove-note = They lose the seat for good, see no more of this table in this browser, and are told so. Everybody can read in the log that they were removed.
remove-level = Bot, if the seat goes to one:
remove-level-playing = The bot that plays on:
remove-open = Remove, and let another person sit down
remove-bot = Remove, and give the seat to the bot
you-watch = You are watching
undo = Undo
hint = Hint
hint-mark = hint
hint-why = Chances of winning, as the bot estimates them:
hint-close = Where they are close, the bot goes by experience.
hint-fewer = The highest comes from fewer tries.
hint-nobody = The bot also considers how likely it is that nobody at the table wins.
hint-chance = { $choice }: { $chance }
hint-chance-nobody = { $choice }: { $chance } ({ $nobody } { $theirs })
hint-odds = { $what }: { $chance }
hint-odds-by = { $what }: { $chance } with another choice: { $choice }
hint-odds-with = { $what }: { $chance } with this choice
hint-odds-less = { $what }: { $chance } with this choice, { $most } at best; the bot weighs the whole game, not this success alone
hint-odds-other = { $what }: { $chance } with this choice, { $most } with another; the bot weighs the whole game, not this success alone
text-view = Text view
text-page = Everything as text
leave-text = Back to the board
sound-off = Sound off
sound-on = Sound on
return-link = Link back to my seat
return-link-text = Open this on another device to continue there:
return-link-note = Anyone who opens it takes your seat, and this browser gives it up. Do not share it.
seat-kept = You have taken your seat. This browser keeps it; with a link of your own you can continue on another device.
look-back = Look back
take-back = Ask for a take-back
take-back-asked = You asked to take back everything after “{ $line }” Still to agree: { $names }.
take-back-others = { $name } would like to take back everything after “{ $line }” Still to agree: { $names }.
withdraw = Withdraw
entry-agreed = { $name } agrees to go back.
entry-refused = { $name } would rather not go back.
entry-undo = { $name } has taken a move back.
entry-taken-back = Everybody agreed: { $name } has taken back everything after this.
entry-take-over = A bot now plays for { $name }: { $level }.
entry-hand-back = { $name } plays again.
entry-return-link = There is a new link to the seat of { $name }: anyone who has it can play on there.
entry-flag = { $name } has no time left; a bot plays on.
entry-resign = { $name } resigns.
entry-resign-bot = { $name } resigns; a bot plays on.
entry-removal = The host has removed a player; a bot plays on: { $level }.
entry-removal-waiting = The host has removed a player; the seat is open.
take-back-wish = { $name } would like to take back everything after “{ $line }”
log-beginning = The game begins.
agree = Agree
refuse = Refuse
connection-lost = The connection is lost; trying again. Nothing that was confirmed is lost.
line-gone = You are no longer at this table.
bye-seat_taken = This seat was taken over from another browser, perhaps your own.
bye-refused = The server refuses this connection.
bye-removed = The host of this table has removed you from it.
bye-closed = The operator of this server has closed this table.
bye-barred = The operator of this server keeps you out for a time.
commitment = Commitment

## Choices

your-choices = Your choices
cost = Cost
command-label = Find a choice or type a move
command-placeholder = Find or type a move (key /)
nothing-found = Nothing found.
foreseen = What this would change:
foreseen-in-part = Then luck or hidden cards decide.
ask-me = Ask me
ask-me-usual = as usual
ask-me-always = always
ask-me-able = when I could do something
ask-me-never = never in this game
ask-me-note = Whether you are asked if you reply when others act. As usual: at a table with bots alone only when you could do something, otherwise always. Among people, “when I could do something” gives each of your replies the same time, so that nobody can tell what you hold; then the table passes for you.
passes-in = { $seconds ->
    [one] The table passes in a second.
   *[other] The table passes in { $seconds } seconds.
}
pass-this-turn = Always pass this turn
all-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
why-not = Why not?
not-now = { $count ->
    [one] One is not possible now
   *[other] { $count } are not possible now
}
is-legal = This is possible.
usable-now = can be used now
rule-open = Read the rule
zoom-choices = What can be done with it
zoom-why-not = Why can I not use it?
zoom-why-nothing-else = Why can I do nothing else with it?
zoom-no-reason = There is nothing else to do with it.

## Log, chat, rules

log = Log
chat = Chat
earlier = Earlier
since-my-turn = Only since my last turn
recap-title = Since your last turn
recap-close = Got it
recap-watch = Watch it move by move
log-details = { $count ->
    [one] One detail
   *[other] { $count } details
}
told = What just happened
told-next = Next
told-continue = Continue
told-to-now = To the present
told-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
keys-next = while others act: go on to the next move
keys-pause = while others act: pause, play on
play-on = Play on from here
play-on-open = A new table begins with this moment. Hands and decks are as they were, the luck is new.
play-on-hidden = A new table begins with this moment. The game goes on, so all that you do not know here is dealt anew.
play-on-as = You play as
play-on-others = The others
play-on-friends = Friends, by a link
help-option = Hints and odds
help-usual = as usual
help-with = yes
help-without = no help
help-note = As usual there is help at a table with bots or on one screen, and none where people who are apart play each other.
since-mark = since your last turn
to-moment = To this moment (move { $number })
nothing-yet = Nothing has happened yet.
no-chat = Nobody has said anything yet.
say = Say
say-label = Say something to everyone
only-players-talk = Only people at the table can talk here.
report-line = Report what { $name } says here to the operator of the server
reported = reported
no-such-rule = There is no rule { $rule } in this game.
find-rule = Search the rules, or an id
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}

## One screen for several

curtain-title = { $name } is next
curtain-text = Hand the screen over. Nothing is shown until the button is pressed.
curtain-open = I am { $name }: show it

## The end

you-won = You have won!
winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
nobody-won = Nobody has won.
winner-mark = won
rematch = Play again
rematch-rotate = Play again, everybody one seat along
to-rematch = Go to the new table
watch-replay = Watch the replay
download-record = Download the record
fair-title = Was the shuffling fair?
fair-text = The commitment was known before the first move. It is the SHA-256 of the seed; anyone can replay the game from its record with “vortex verify”.
seed = Seed
ending-title-daleks-seventh-marker = The Daleks have won.
ending-title-daleks-on-gallifrey = The Daleks have won.
ending-title-daleks-on-earth = The Daleks have won.
ending-doctors = A Doctor stands on Gallifrey.
ending-daleks-seventh-marker = A seventh Dalek had to be placed.
ending-daleks-on-gallifrey = The Dalek ship has reached Gallifrey.
ending-daleks-on-earth = Three or more Daleks stand on Earth.
ending-gambit = The Gambit succeeded.
ending-takeover = The Enemy has taken over.
ending-deck-out = A deck has run out.
ending-turn-limit = The turn limit has been reached.
ending-dalek-counters = A player has placed every Dalek counter.
ending-tardis-counters = A player has placed every TARDIS counter.
ending-game-end-card = The Game End card has come up, and nobody can act any more.
ending-round-limit = The round limit has been reached.
ending-resigned = A player resigned.

## Replay

record = Record
open-record = Open a record …
finished-games = My finished games
finished-none = None yet. A game that you have played to its end stands here, with how it ended and how it came to that.
finished-curve = How the game went
finished-table = To the table
open-record-text = A record is the file of a finished game. Open one to watch it move by move.
record-forgotten = This record is no longer here. Open its file again.
to-table = Go to the table
replay-controls = Replay
to-start = To the beginning
step-back = One move back
step-on = One move forward
to-end = To the end
play = Play
pause = Pause
moment = Moment
seen-by = Seen by
seen-by-name = as { $name } saw it
seen-by-spectator = as a spectator
seen-open = all cards face up
copy-moment = Copy link to this moment
seen-by-me-instead = While the game goes on, nobody sees another seat's cards. This is the moment as your own seat sees it.
seen-by-spectator-instead = While the game goes on, nobody sees another seat's cards. This is the moment as a spectator sees it.
last-moment-instead = There is no move { $number }. This is the last one so far.
nothing-happened = The table as it was set up.

## Cards

find-card = Search the cards
kind = Kind
all-kinds = All kinds
provenance = Where it comes from
all-sources = All sources
source-rulebook = from the rulebook
source-public = publicly known
source-ours = made by us
source-box = from a box of one’s own
known-facts = facts: { $facts }
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}

## Settings

language = Language
as-browser = same as the browser
theme = Colours
as-system = same as the system
settings-you = You
settings-calls = Sound and calls
settings-looks = Looks
settings-play = At the table
theme-vortex = Vortex (dark)
theme-paper = Paper (light)
theme-contrast = High contrast
motion = Motion
motion-system = same as the system
motion-full = full motion
motion-reduced = reduced motion
speed = Speed
speed-times = { $speed } ×
speed-at-once = at once
sound = Sound
try-sound = Try
notify = Notify me when it is my turn
notify-open = While one of your pages is open behind others.
notify-closed = Also when no page is open: your browser’s maker passes it on and cannot read it.
notify-install = While one of your pages is open behind others. On a telephone, put this page on the home screen first: then also when it is closed.
notify-refused = Your browser does not allow notifications from this page: allow them in its settings first.
install = Vortex as an app
install-now = Install
install-note = In a window of its own, beside your other apps. It opens without a line, too.
prefer-text = Show tables as text
rule-ids = Show rules by their ids

## About

about-what = Vortex plays three tabletop games in full: Time of the Daleks, Time Clash and The Doctor Who Card Game; alone against bots, around one screen, or with friends by link.
about-art = All pictures are our own. The rules are restated in our own words; each rule says where to find it in the published rulebook.
about-fair = Every table fixes its shuffling before the first move and reveals it at the end, so that anyone can check the game.
keys-title = Keys
keys-keys = list the keys
keys-number = take the choice with this number
keys-command = find a choice or type a move
keys-complete = complete what is typed, as far as it is unambiguous
keys-undo = take your last choice back, while that is possible
keys-hint = ask for a hint
keys-card = open the card that has the focus
keys-tab = go through everything
keys-escape = leave a card or the field
keys-step = in a replay: one move back, one forward
keys-leap = in a replay: ten moves, to the beginning, to the end
keys-space-name = Space
keys-space = in a replay: play and pause

## Problems

problem-offline = The server is not answering.
problem-strange = The server gave an unexpected answer:
problem-not-understood = The server did not understand this.
problem-too-large = This is too large.
problem-foreign = The server does not accept this page.
problem-not-yours = This is not your seat.
problem-removed = The host of this table has removed you from it.
problem-closed = The operator of this server has closed this table.
problem-barred = The operator of this server keeps you out for a time.
problem-muted = The host has muted you at this table.
problem-nobody = There is nobody else in this seat.
problem-not-found = It does not exist, or you may not see it.
problem-taken = This seat is taken.
problem-not-over = The game is not over yet.
problem-over = The game is over.
problem-waiting = Players are still missing.
problem-name = This text was refused:
problem-option = This option was refused:
problem-pack = These cards cannot be played with:
problem-picture = This is no picture that can be taken: PNG, JPEG or WebP.
problem-full = There is no more room for it.
problem-link = This link is no longer valid.
problem-busy = The server is busy. Please try again.
problem-slow-down = Too many requests. Please wait a little.
problem-wrong-type = The server did not understand this page. Please load it again.
problem-not-allowed = This cannot be done here.
problem-record = This record cannot be replayed here: it is damaged, or it was played under other rules or with other cards.
problem-outdated = This table was played under rules other than this server's.
problem-flagged = A bot plays this seat to the end: its time was up, or its player has resigned.
problem-present = The player is here, or has been away for less than a minute.
problem-stale = The table has moved on. Please look again.
problem-unavailable = The tables cannot be reached just now. Please try again.
problem-store = It could not be saved. Please try again.
problem-unsure = The server cannot tell whether this was saved. Please look again.
problem-error = The server made a mistake. Please try again.
problem-unknown = There is no such move in this game.
problem-illegal = Not possible:
problem-not-asked = It is not your turn to answer.
problem-nothing-to-undo = There is nothing to undo.
problem-no-request = This request is no longer open.
problem-text = This text was refused:
problem-no-hints = Hints are not available.
problem-no-odds = Odds are not available at this table.
problem-nothing-sent = Nothing was sent.
problem-bot-plays = A bot plays this seat. Take it back first.
problem-broken = This choice fails because of a mistake in the program. The table is unchanged: please choose something else.
problem-unnamed = The server refused this.
