# What only the terminal says. What it shares with the page stands in the page's files.

terminal-and = { " and " }
terminal-set-up = Set-up
terminal-not-here = that cannot be done here
terminal-nothing-to-undo = nothing to take back: undo stops at a roll, a draw, a reveal and another player's answer
terminal-nothing-to-choose = there is nothing to choose
terminal-odds-need = odds need NumPy: pip install 'vortex-tabletop[analysis]'
terminal-odds-late = the odds could not be worked out in { $seconds } seconds
terminal-not-understood = Not understood: { $why }
terminal-not-possible = Not possible: { $why }
terminal-not-allowed = Not allowed: { $choice }: { $why }
terminal-not-now = { $choice } is not allowed now: { $why }
terminal-not-saved = Not saved: { $why }
terminal-saved = Saved: { $path }
terminal-saved-always = Saved after every choice: { $path }
terminal-go-on = Go on with: { $command }
terminal-check-it = Check it all: vortex verify { $path }
terminal-look-back = Look back at it: vortex replay { $path }
terminal-taken-back = Taken back: { $choice }.
terminal-will-pass = You will pass whenever others may be interrupted, until this turn is over.
terminal-hand-over = Hand over to { $name }.
terminal-press-enter = Press Enter when only you can see the screen.
terminal-press-enter-alone = Press Enter alone, or type quit.
terminal-no-number = there is no choice { $typed }; the choices are 1 to { $most }
terminal-could-be = { $typed } could be { $choices }
terminal-no-choice = { $typed } is not a choice; type a number from 1 to { $most } or a notation like { $example }
terminal-look-at-what = Look at what? Type a name.
terminal-no-card = No card is called { $name }.
terminal-more = … and { $count } more.
terminal-which-rule = Which rule? Type its id.
terminal-if-what = name a choice of this question
terminal-no-change = This changes nothing that you can see.
terminal-hint = The bot would choose: { $choice }.
terminal-hint-figures = Chances of winning:
terminal-hint-figures-beside = Chances of winning, and beside them those of { $nobody }:
terminal-hint-at-choices = The figures at the choices are the chances of winning.
terminal-hint-at-choices-beside = The figures at the choices are the chances of winning, and beside them those of { $nobody }.
terminal-hint-alike = As far ahead as the bot could see, what it tried comes to the same; it goes by experience.
terminal-hint-close = Where they are close, the bot goes by experience.
terminal-hint-fewer = The highest comes from fewer tries.
terminal-hint-nobody = The bot also considers how likely it is that nobody at the table wins.
terminal-odds = { $success }: { $odds } with best play ({ $rule })
terminal-odds-least = { $success }: at least { $odds } with best play ({ $rule }); not every way to play on was weighed
terminal-at-least = at least
terminal-no-luck = Nothing hangs on luck here that could be worked out.
terminal-sealed = The seed is sealed; its SHA-256 is { $hash }
terminal-commitment = Its SHA-256 is the commitment: { $hash }
terminal-type-help = Type `help` to see what can be typed.
terminal-help-lines =
    Type the number of a choice, or its notation, or as much of it as is needed ("play la" for "play lamp").
    The Tab key completes moves, cards and rules. A / may stand before every command.
      ?            the question and its rule
      ? CHOICE     what a choice does, or why it is not allowed now
      if CHOICE    what a choice would change, as far as that is certain
      look NAME    what is printed on a card, by its name or as much of it as is needed
      rule ID      a rule in full
      hint         what the searching bot would do, and what chance to win it gives each choice
      odds         the chance to succeed, and what each choice is worth, where it hangs on luck
      undo         take the last choice back, as far as nobody has learned anything by it
      pass!        pass, and go on passing whenever others may be interrupted, for the rest of this turn
      view         the whole table again
      log [N]      what happened last
      save [FILE]  the record is always saved; this saves it under another name too
      say TEXT     at a server's table: talk to the others
      agree        at a server's table: let another player take something back; refuse if not
      ask WHEN     at a server's table: be asked whether you reply `always`, only when `able`, `never`, or as `usual`
      resign       at a server's table: give up
      quit         leave; the game can be resumed
      help         this
terminal-key-type = Type
terminal-key-odds = Odds
terminal-key-rule = Rule
terminal-key-quit = Leave
terminal-help-keys =
    1 2 3 …    the cursor ▸ goes to the choice with this number; nothing is answered yet
    ↑ ↓        the cursor goes through the choices
    Enter      take the choice at the cursor; for a moment after the question has changed nothing is taken
    /          type a move or a command: look NAME, rule ID, say TEXT, save FILE, if CHOICE, log, view, quit …; Tab completes
    h          what the searching bot would do
    o          the chance to succeed, where it hangs on luck
    u          take the last choice back
    p          pass for the rest of this turn, whenever others may be interrupted
    r          the rule of this question
    c          the next card: your hand, then the table
    e          what stands beside the question, over the whole screen
    t          other colours
    Tab        the next pane; arrow keys scroll it
    b          when the game is over: look back at it, move by move
    q          leave; the game is saved after every choice
terminal-help-replay-keys =
    ← →        one move back, one move on
    PgUp PgDn  ten moves
    Home End   the first position, the last
    v          seen by the next player, then by an onlooker
    b          the next move at which the game turned
    c          the next card
    e          what stands beside the question, over the whole screen
    r          the rule of this question
    /          type a command: go N, as NAME, look NAME, rule ID, log, view, quit …; Tab completes
    t          other colours
    Tab        the next pane; ↑ ↓ scroll it
    q          leave
terminal-key-undo = Undo
terminal-home-keys = Enter: open   d: remove a saved game   t: colours   q: leave
terminal-set-up-keys = ↑ ↓: next   ← →: change   Enter at the end: begin   Esc: back
terminal-key-step = one move
terminal-keys-ten = PgDn
terminal-key-ten = 10
terminal-key-view = seen by
terminal-key-turn = turn
terminal-saved-facts = { $when }, { $moves } { $moves ->
    [one] move
   *[other] moves
}
terminal-press-again = Press d again to remove { $game }.
terminal-move-of = Move { $number } of { $last }
terminal-no-turns = The game turned at no single move.
terminal-no-turns-yet = The moves are still being judged; no turning point has been found yet.
terminal-unreadable = cannot be read: { $why }
terminal-unnamed = Player { $number }
terminal-bot-name = { $level } { $number }
terminal-look-first = this has just changed: Enter once more
terminal-on-its-way = on its way
terminal-interrupt = Ctrl-C once more leaves Vortex. What you have played is kept.
terminal-curtain-keys = Enter: show it   q: leave
terminal-no-command = there is no command { $typed }; `help` lists them
terminal-no-move = { $typed } is no move here; type a number from { $least } to { $last }
terminal-no-seat = nobody here is called { $typed }; there are: { $names }
terminal-quoted = “{ $prompt }”
terminal-key-look-back = Look back
terminal-cli-usage = Usage: { $usage }
terminal-cli-help = `{ $command } --help` explains it.
terminal-cli-error = Error: { $why }
terminal-cli-no-option = there is no option { $option }
terminal-cli-no-option-meant = there is no option { $option }; is { $meant } meant?
terminal-cli-no-value = { $option } takes a value
terminal-cli-missing = { $name } is missing
terminal-cli-choice = { $name } is one of: { $choices }
terminal-cli-range = { $name } is a whole number from { $least } to { $most }
terminal-cli-number = { $name } is a whole number, not { $typed }
terminal-cli-too-much = that is one word too many: { $typed }
terminal-no-game = there is no game { $typed }; there are: { $known }
terminal-play-keeps = a resumed game keeps its seats, options and seed
terminal-play-other = { $path } is a record of { $game }, not of { $other }
terminal-play-over = { $path }: this game is over; look at it with: vortex replay { $path }
terminal-play-human = --human takes a seat from 1 to { $most }, `all` or `none`, not { $typed }
terminal-play-folder = { $path }: is a directory; a file is needed to save the game in
terminal-play-there = { $path }: is there already; to go on with it: vortex play --resume { $path }
terminal-play-no-folder = { $path }: the folder { $folder } is not there
terminal-not-asked = nothing is asked of you now
terminal-no-seats = { $typed } is no number of seats
terminal-no-bot = there is no bot { $typed }; there are: { $known }
terminal-which-game = Which game?
terminal-which-number = Type a number from 1 to { $most }, or one of: { $keys }.
terminal-saved-games = Saved games (type the number to go on, `remove` and the number to remove one):
terminal-removed = Removed: { $path }
terminal-so-far = { $seats } seats, bots: { $bots }; options: { $options }
terminal-change-or-begin = Press Enter to begin, or change it: `seats 4`, `bots oracle`, or an option like `{ $example }`.
terminal-app-missing = There is an app with panes, mouse and keys: pip install 'vortex-tabletop[terminal]'
terminal-way-back = The way back to your seat: vortex join { $link }
terminal-help-replay =
    Enter        one move on
      next [N]     so many moves on
      back [N]     so many moves back
      go N         to a move
      start, end   to the beginning, to the end
      as NAME      as this player saw it, by name or seat; `as` alone as an onlooker
      curve        every side's chance of winning along the game
      view         the whole table again
      log [N]      what happened last
      look NAME    what is printed on a card
      rule ID      a rule in full
      quit         leave
terminal-file-missing = no such file or directory
terminal-file-forbidden = permission denied
terminal-file-folder = is a directory
terminal-file-no-folder = not a directory
terminal-file-full = no space left on device
terminal-file-read-only = read-only file system
terminal-server-elsewhere = this seat is played elsewhere now
terminal-server-no-link = this is not a link to a table, such as http://HOST/table/ID#sit=TOKEN
terminal-server-unlike = the table has other rules or cards than this machine; install the server's version of Vortex, or name the same cards with --pack
terminal-needs-client = joining a table needs the extra client: pip install 'vortex-tabletop[client]'
terminal-bot-sits = { $name } sits in seat { $seats } of { $game }.
terminal-bot-way-back = The way back, also for another program: { $link }
terminal-ask-when = say when to ask you: { $known }
terminal-resign-how = To resign, type: { $words }
terminal-no-count = { $typed } is no number of lines
terminal-key-enlarge = more
terminal-reading-keys = ↑ ↓ PgUp PgDn: scroll   Esc: back to the table

# What is typed. The words of every language are understood in each.
terminal-word-look = look
terminal-word-rule = rule
terminal-word-if = if
terminal-word-hint = hint
terminal-word-odds = odds
terminal-word-undo = undo
terminal-word-pass-on = pass!
terminal-word-view = view
terminal-word-log = log
terminal-word-save = save
terminal-word-say = say
terminal-word-agree = agree
terminal-word-refuse = refuse
terminal-word-ask-me = ask
terminal-word-ask-usual = usual
terminal-word-ask-always = always
terminal-word-ask-able = able
terminal-word-ask-never = never
terminal-word-resign = resign
terminal-word-now = now
terminal-word-quit = quit
terminal-word-help = help
terminal-word-next = next
terminal-word-back = back
terminal-word-go = go
terminal-word-start = start
terminal-word-end = end
terminal-word-as = as
terminal-word-curve = curve
terminal-word-seats = seats
terminal-word-bots = bots
terminal-word-remove = remove
