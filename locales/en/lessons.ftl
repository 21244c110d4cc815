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
lesson-read-first = First read what is explained; then the game goes on.
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
lesson-why-dalek-counters = { $result ->
    [won] All five Dalek counters of a player were out, which ends the game, and your Locations and attacks were worth the most.
   *[lost] All five Dalek counters of a player were out, which ends the game, and the winner had more points. Count what lies against your Locations: each of them gives its points to the attacker until you beat it.
  }
lesson-why-tardis-counters = { $result ->
    [won] All five TARDIS counters of a player were out, which ends the game, and your Locations and attacks were worth the most.
   *[lost] All five TARDIS counters of a player were out, which ends the game, and the winner had more points. Winning conflicts brings counters on; an attack that stays brings points.
  }
lesson-why-game-end-card = { $result ->
    [won] The last cards were played, and your Locations and attacks were worth the most.
   *[lost] The last cards were played, and the winner had more points. Look at the end which Locations counted for whom: a valuable one without Defenders is a gift, and an attack on one counts twice, for you and against its owner.
  }
lesson-why-round-limit = { $result ->
    [won] The last round was played, and your Locations and attacks were worth the most.
   *[lost] The last round was played, and the winner had more points.
  }
lesson-why-resigned = { $result ->
    [won] You won because the other side resigned.
   *[lost] You resigned. It is worth looking back for the moment at which the game turned – and you can play on from it.
  }
lesson-why-doctors = { $result ->
    [won] Your TARDIS stood on Gallifrey when the Daleks had had their turn. Every Adventure that succeeded brought you nearer.
   *[lost] Another Doctor stood on Gallifrey when the Daleks had had their turn, and you did not. Zones whose reward moves the TARDIS two spaces catch up; and who helps on-site shares the reward.
  }
lesson-why-daleks-on-gallifrey = The Dalek ship came to Gallifrey before any Doctor: everybody has lost. It moves a space each round, and further when Adventures fail. Moving the ship back is worth as much as moving on.
lesson-why-daleks-on-earth = Three Daleks or more stood on Earth at the end of the Daleks' turn: everybody has lost. A success on Earth drives them off; go there before the third arrives.
lesson-why-daleks-seventh-marker = A seventh Dalek had to be placed: everybody has lost. Each failure brings one and each success drives one off, so take on what your dice can do, and call for help.

## Time Clash

lesson-time-clash-goal = You are the Doctor's team; the bot is the Enemy. A game has two halves. First, in the Build-up, you collect points: you need +800 on one stack, the Enemy −1,000 in Threats. The team that gets there first brings on the Endgame, in which the game is decided. These bars show how far both are.
lesson-time-clash-arcs = There are three arcs – Time, Companion and Enemy – and each has a stack of cards. This is the Companion stack. The signs on its arc say which suits may lie here, and what else the place can do.
lesson-time-clash-hand = This is your hand; you draw a card at the start of each turn. Plus cards help you. The suit – Quip, Tech or Plan – decides on which stacks a card may lie. Cards without a number are special: they do what is written on them.
lesson-time-clash-first-card = A turn is simple: you play one card. Play { $card }, a Quip of +400: press the card, then the Companion stack.
lesson-time-clash-total = Your card lies on the stack, which now stands at +400: halfway. Only the outermost card of a stack is open. What lies below it still counts, but most cards can only hit what is open.
lesson-time-clash-enemy-turn = Now the Enemy has a turn, drawing and playing a card like you. Its cards count minus.
lesson-time-clash-counter = Before a card counts, the other side may counter it with a special card. Against people you are asked even if you have none, so that nobody learns what you hold; bots do not watch, and here it is your choice (“Ask me”). You have none that fits: let it happen.
lesson-time-clash-foil = The Enemy's Plan of −200 is the open card of the Time stack. A Plan played on it foils it if it is at least as large: play { $card }, +200, onto the Time stack. The Plan below it will be discarded.
lesson-time-clash-threat = Foiled: the stack went from −200 to +200. But now the Enemy plays a Threat. Threats lie on the Enemy stack, and −1,000 of them bring on the Endgame.
lesson-time-clash-pawn = A card that you cannot use well may be discarded to move the Doctor. Discard { $card } and put the Doctor on the Companion arc: there, Clara lets you play Quips on the Time stack, too.
lesson-time-clash-second-threat = That was your turn. The Enemy adds another Threat; see how its bar grows.
lesson-time-clash-eight-hundred = You have drawn a second large Quip. Play { $card }, +400, onto the Companion stack: that makes +800.
lesson-time-clash-flip = The stack that you have just played on stands at +800, so you may flip the Vortex Disk. It is a coin: one half of all flips begins the Endgame. Flip it.
lesson-time-clash-benefit = The Endgame begins! Because your flip began it, you may discard one Threat. Take the largest, { $card }, off the table. Then the Enemy has its turn.
lesson-time-clash-gambit = Now it is decided. The Enemy wins if after one of its turns all stacks together are below zero: the bar shows how far off that is. You win by a Gambit, at the end of a turn of yours: open plus cards, one card from your hand and the die must come to +800. So play a large card where it is open, then begin the Gambit.
lesson-time-clash-remember = Remember: one card a turn; a large card on one stack leads to the flip; open cards are what a Gambit is made of; a Plan foils an open Plan; Threats add up.

## The Doctor Who Card Game

lesson-card-game-goal = Every player has a line of Locations; yours begins with { $card }. At the end a Location gives its victory points – the number in its corner – to one player: to its owner if no Enemy lies against it, otherwise to the attacker. Most points win. So defend your own line and attack those of the others.
lesson-card-game-hand = These are your cards. Locations lengthen your line. Defenders guard it. Enemies attack the Locations of others. Support cards do what is written on them. You always play both sides.
lesson-card-game-location = In a turn you may do as much as you like, but three cards have to stay in your hand. With five cards you can use two. Begin with { $card }: press the card, then the free place at the end of your line.
lesson-card-game-defend = The new Location has brought you three Time Points at once; its victory points count at the end. A Location without Defenders is easy prey. Let { $card } guard it: press her card, then the new Location.
lesson-card-game-pass = She lies face-down: the others see that somebody is there, but not who. You hold three cards, so your turn is over. Pass them to your right-hand neighbour by pressing this button; then you draw two.
lesson-card-game-attacked = Now your left-hand neighbour plays. Watch your first Location, which nobody guards.
lesson-card-game-others = An Enemy lies face-down against your first Location, with a Dalek counter in the colour of its owner. While it lies there, the points are not yours. It did not attack the Location that is guarded. Now the third player has a turn, and attacks your neighbour.
lesson-card-game-conflict = You hold the two cards that you have drawn and three from your neighbour. Free your first Location: press { $card }, then the Location, then “Done”. As soon as Defenders and Enemies meet, all of them are turned up and their strengths compared. The defender wins a tie.
lesson-card-game-counter = The Doctor's 5 against the Sontarans' 4: you have won. The cards of both sides are discarded, and { $card } gets one of your five TARDIS counters. It will stop the next attack, however strong. Had you lost, the Enemy would have stayed.
lesson-card-game-time-points = Use your Time Points. Play { $card } first: it brings four more, which makes seven.
lesson-card-game-buy = Five Time Points buy a card. Press the deck. The more cards you hold, the more you can do in this turn, as only three have to stay.
lesson-card-game-attack = Now attack. This Location of your neighbour's is worth 4 and has no Defenders. Press { $card }, then the Location, then “Done”. From now on its points are yours, for as long as your Enemy stays there.
lesson-card-game-end-of-turn = Three cards are left: pass them on. What you cannot use your right-hand neighbour can, so look at what you give away. A card that you want to keep can be put into your reserve beforehand.
lesson-card-game-soaked = Your neighbour attacks your first Location again. Watch the TARDIS counter there.
lesson-card-game-end = The counter is gone, and so is the attacking card. This goes on until the Game End card comes up in this deck; then everybody plays out their last cards. The game also ends at the start of your turn if all five of your TARDIS counters, or all five Dalek counters, are out. Then the points are counted.
lesson-card-game-remember = Remember: a Location counts for its owner unless an Enemy lies there. Three cards stay and are passed on. The defender wins a tie. A TARDIS counter stops one attack. Five Time Points buy a card.

## Time of the Daleks

lesson-time-of-the-daleks-goal = Your TARDIS has to travel this track to Gallifrey, and so does the Dalek ship. If your TARDIS stands on Gallifrey at the end of a round, you win. If the Dalek ship gets there first, or too many Daleks are about, everybody loses. Each success in an Adventure moves you on.
lesson-time-of-the-daleks-console = This is your console. On it are the Fourth Doctor, his Companion { $card }, places for Equipment, your Sonic Charges and your cards. Doctor and Companions bring the dice for Adventures; the small dice on a card tell how many, and of which colour.
lesson-time-of-the-daleks-prepare = A turn has four steps. First you prepare. You have just got two Sonic Charges, with which much is paid for. Install { $card } for one of them: press the card, then a free place for Equipment. It lets you roll dice again. Then press “Done preparing”.
lesson-time-of-the-daleks-travel = Second, you travel. Earth can always be reached, and has three Time Zones. A zone shows symbols and, below them, what a success there brings. Face-down in it lies a Dilemma. Go to the zone that is marked.
lesson-time-of-the-daleks-challenge = You have landed, so the Dilemma is turned up: { $card }. Its symbols and those of the zone together are the challenge. You will need a die for each symbol; here that is one of each of the six kinds.
lesson-time-of-the-daleks-recruit = Third, the Adventure. You have six dice for six symbols, which is too few. So recruit a Companion: press the deck, then your Sonic Charges, to pay with one.
lesson-time-of-the-daleks-pool = { $card } comes along for this Adventure, and stays if it succeeds. At the top are the six symbols of the challenge; your dice are below: eight, and more may not be rolled. Between them you see what a success brings and what a failure costs.
lesson-time-of-the-daleks-focus = A black die has each symbol once. Coloured dice are better, but in fewer symbols: green has Running on three sides. { $card } can turn a black die into a green one: press her name. Then press “Done with the pool”, and the dice roll.
lesson-time-of-the-daleks-reroll = Dice that fit have been laid into the challenge; Running and Tactics are missing. Now Equipment pays: { $card } rolls two black dice again. Press it, then a spare die that shows Cunning and one that shows Diplomacy.
lesson-time-of-the-daleks-success = All six, so you have succeeded! Your TARDIS has moved on a space, and your new Companion stays. Fourth, you finish: the Dilemma that you solved is replaced, and of your cards you would keep at most four.
lesson-time-of-the-daleks-bot = Now the other Doctor has a turn. A failure costs what the Dilemma says, and a Dalek comes to that place. When all have had a turn, the Daleks have theirs: their ship moves a space towards Gallifrey.
lesson-time-of-the-daleks-tardis-die = That failed, and so there is a Dalek. In an Adventure beside it you lose a die. The seventh Dalek, or three on Earth when the Daleks' turn ends, and all of you have lost. It is your second turn: go on without preparing anything, then roll the TARDIS die to travel further than Earth.
lesson-time-of-the-daleks-new-place = The TARDIS obeys: you may go to a Location in play, or draw two new ones and keep one. Draw two: press the deck of Locations.
lesson-time-of-the-daleks-landing = Keep the one of the two that is marked. Then land in its second zone: it asks for three symbols only, and a success there brings you two spaces nearer to Gallifrey.
lesson-time-of-the-daleks-alone = Here another Dilemma waits for you, and this Adventure is yours alone. Look at the odds; if they are bad, recruit, focus, or call the other Doctor for help. If you fail, you may stay and try again next turn.
lesson-time-of-the-daleks-remember = Remember: prepare, travel, Adventure, finish. The symbols of zone and Dilemma are the challenge. Companions and Equipment bring dice and re-rolls. A failure brings a Dalek. Be on Gallifrey before the Dalek ship is.
