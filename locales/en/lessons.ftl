# Guided first games. What a step says is lesson-<game>-<key of the step>; the steps are in src/vortex/lessons.

learn = Learn
learn-about = A guided first game
learn-again = Learn once more
learn-continue = Continue learning
lesson = Guided first game
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-your-move = Your move
lesson-watch = Watch …
lesson-leave = Leave for now
lesson-read-first = First read what is explained, then it is your move.
lesson-coach = From here on it is your own game. Take the advice or do something else; every move is allowed that the rules allow.
lesson-advice = A strong player would choose: { $choice }.
lesson-why = Why?
lesson-end = What decided it
lesson-turning-point = See where the game turned
problem-no-lesson = This table is no guided game.

## How a game came to its end, and what to make of it

lesson-why-gambit = { $result ->
    [won] You won by a Gambit: open cards, cards from hand and the die came to +800 or more. Large open cards on several stacks made it likely.
   *[lost] The Doctor's team won by a Gambit: open cards, cards from hand and the die came to +800 or more. The Enemy lowers that chance by covering open cards and by countering.
  }
lesson-why-takeover = { $result ->
    [won] You won because in the Endgame all three stacks together were below zero at the end of a turn of yours.
   *[lost] You lost because in the Endgame all three stacks together were below zero at the end of an Enemy turn. Begin the Endgame with a good lead, and make the Gambit before the lead is gone.
  }
lesson-why-deck-out = { $result ->
    [won] You won because the other team had no card left to draw.
   *[lost] You lost because your team had no card left to draw: a game must be decided before the deck is.
  }
lesson-why-turn-limit = { $result ->
    [won] You won because the turns ran out while the stacks together were not below zero.
   *[lost] You lost because the turns ran out first.
  }

## Time Clash

lesson-time-clash-goal = You are the Doctor's team; the bot is the Enemy. A game has two halves. First, in the Build-up, you collect points: you need +800 on one stack, the Enemy −1,000 in Threats. Whoever gets there brings on the Endgame, in which the game is decided. These bars show how far both are.
lesson-time-clash-arcs = There are three arcs – Time, Companion and Enemy – and each has a stack of cards. This is the Companion stack. The signs on its arc say which suits may lie here, and what else the place can do.
lesson-time-clash-hand = This is your hand; you draw a card at the start of each turn. Plus cards help you. The suit – Quip, Tech or Plan – decides on which stacks a card may lie. Cards without a number are special: they do what is written on them.
lesson-time-clash-first-card = A turn is simple: you play one card. Play { $card }, a Quip of +400: press the card, then the Companion stack.
lesson-time-clash-total = Your card lies on the stack, which now stands at +400: halfway. Only the outermost card of a stack is open. What lies below it still counts, but most cards can only hit what is open.
lesson-time-clash-enemy-turn = Now the Enemy has a turn, drawing and playing a card like you. Its cards count minus.
lesson-time-clash-counter = Before a card counts, the other side may counter it with a special card. You are asked even if you have none, so that nobody learns what you hold. You have none that fits: let it happen.
lesson-time-clash-foil = The Enemy's Plan of −200 is the open card of the Time stack. A Plan played on it foils it if it is at least as large: play { $card }, +200, onto the Time stack. The Plan below it will be discarded.
lesson-time-clash-threat = Foiled: the stack went from −200 to +200. But now the Enemy plays a Threat. Threats lie on the Enemy stack, and −1,000 of them bring on the Endgame.
lesson-time-clash-pawn = A card that you cannot use well may be discarded to move the Doctor. Discard { $card } and put the Doctor on the Companion arc: there, Clara lets you play Quips on the Time stack, too.
lesson-time-clash-second-threat = That was your turn. The Enemy adds another Threat; see how its bar grows.
lesson-time-clash-eight-hundred = You have drawn a second large Quip. Play { $card }, +400, onto the Companion stack: that makes +800.
lesson-time-clash-flip = The stack that you have just played on stands at +800, so you may flip the Vortex Disk. It is a coin: one half of all flips begins the Endgame. Flip it.
lesson-time-clash-benefit = The Endgame begins! Because your flip began it, you may discard one Threat. Take the largest, { $card }, off the table. Then the Enemy has its turn.
lesson-time-clash-gambit = Now it is decided. The Enemy wins if after one of its turns all stacks together are below zero: the bar shows how far off that is. You win by a Gambit, at the end of a turn of yours: open plus cards, one card from your hand and the die must come to +800. So play a large card where it is open, then begin the Gambit.
lesson-time-clash-remember = Remember: one card a turn; a large card on one stack leads to the flip; open cards are what a Gambit is made of; a Plan foils an open Plan; Threats add up.
