# What only the terminal says. What it shares with the page stands in the page's files.

terminal-and = { " and " }
terminal-set-up = Set-up
terminal-not-here = that cannot be done here
terminal-nothing-to-undo = nothing to take back: undo stops at a roll, a draw, a reveal and another player's answer
terminal-nothing-to-choose = there is nothing to choose
terminal-odds-need = { $what }
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
terminal-hint = The bot would choose { $choice }. Chances of winning:
terminal-hint-beside = The bot would choose { $choice }. Chances of winning, and beside them those of { $nobody }:
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
    The Tab key completes moves, cards and rules.
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
      quit         leave; the game can be resumed
      help         this
terminal-key-type = Type
terminal-key-odds = Odds
terminal-key-rule = Rule
terminal-key-quit = Leave
terminal-help-keys =
    1 2 3 …   take the choice with this number
    ↑ ↓ Enter  go through the choices, take one
    /          type a move, look NAME, rule ID, say TEXT or save FILE; → completes
    h          what the searching bot would do
    o          the chance to succeed, where it hangs on luck
    u          take the last choice back
    p          pass for the rest of this turn, whenever others may be interrupted
    r          the rule of this question
    c          the next card: your hand, then the table
    t          other colours
    Tab        the next pane; arrow keys scroll it
    q          leave; the game is saved after every choice
terminal-key-undo = Undo
terminal-home-keys = Enter: open   d: remove a saved game   t: colours   q: leave
terminal-set-up-keys = Tab: next   Enter: choose   Esc: back
terminal-replay-keys = ← → one move   PgUp PgDn ten   Home End   v seen by   b turning point   c cards   q leave
terminal-saved-facts = { $when }, { $moves } { $moves ->
    [one] move
   *[other] moves
}
terminal-press-again = Press d again to remove it.
terminal-move-of = Move { $number } of { $last }
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
