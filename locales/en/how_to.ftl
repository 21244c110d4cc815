# How to play: a page with pictures for each game, the two sides of a sheet on paper. how-<game>-<part> is the heading of a
# part, how-<game>-<part>-says what it says.

how-to-play = How to play
how-none = There is no such page for this game.
print = Print

# The rules are searched by words. Little words say nothing of what is looked for; words in one group, parted from the next by a
# slash, mean the same here; endings are what words end in besides what they mean.
rules-little-words = a an and are as at be by can do does for from get has have how i if in is it its me my of on or our say that the their there they this to us was we what when where which who why will with you your
rules-same-words = win won winner victory wins / lose lost loser / start begin setup beginning starting / end over finish / turn round / die dice roll / reroll re / card hand / attack enemy / defend defence defender / buy pay cost price / swap exchange / help call / remove discard drop / move go travel / point points score
rules-endings = ies ing ed es s e y
rules-rulings = { $count ->
    [one] One detail that the rulebook leaves open
   *[other] { $count } details that the rulebook leaves open
  }
rules-apart = Decisions, test cases and sources

## Time of the Daleks

how-tod-goal = The goal
how-tod-goal-says = Your TARDIS and the Dalek ship travel the same track, from Skaro towards Gallifrey. If your TARDIS stands on Gallifrey when the Daleks have had their turn, you win, alone or with others who stand there too. You race each other, and you need each other.
how-tod-console = Your console
how-tod-console-says = Your Doctor, up to three Companions and installed Equipment bring dice into every Adventure, and icons that improve them. Up to five Sonic Charges and your Timey-Wimey cards lie beside it.
how-tod-turn = Your turn
how-tod-turn-says = Four steps, always in this order:
how-tod-prepare = Prepare.
how-tod-prepare-says = Take two Sonic Charges. Install Equipment, use what says “prepare”.
how-tod-travel = Travel.
how-tod-travel-says = Stay where a Dilemma waits, go to Earth, or roll the TARDIS die: on the TARDIS you choose, on the question mark a new Location is drawn. The Dilemma of your zone is turned up.
how-tod-adventure = Adventure.
how-tod-adventure-says = Recruit a Companion for a card or a Charge. Gather and focus your dice, call for help, keep eight. Each Dalek beside you takes a die. Roll, re-roll, turn faces.
how-tod-finish = Finish.
how-tod-finish-says = Empty Locations leave, Earth gets new Dilemmas, you keep four cards at most.
how-tod-challenge = The challenge
how-tod-challenge-says = The symbols of the zone and those of its Dilemma together. Each has to be met by a die that shows it. On Earth three and three make six, and eight dice are the most that you may roll alone.
how-tod-dice = The dice
how-tod-dice-says = A black die has every symbol once. The three colours are strong in a few symbols and have none of the others. The six symbols are:
how-tod-signs = The signs
how-tod-signs-says = What zones, Dilemmas and cards bring, cost and allow:
how-tod-sign-charge = Sonic Charges. Two re-roll a die, three turn a die to any symbol.
how-tod-sign-timeship = Your TARDIS moves forward (+) or back (−) on the track.
how-tod-sign-ship = The Dalek ship moves forward (+) or back (−).
how-tod-sign-daleks = Daleks are placed (+) or removed (−).
how-tod-sign-cards = Timey-Wimey cards are drawn.
how-tod-sign-focus = Focus: a black die is exchanged for one of this colour.
how-tod-sign-reroll = Re-roll: so many dice of this colour.
how-tod-sign-turn = Turn: a die of this colour to this symbol.
how-tod-sign-fixed = Fixed Point: no re-rolls by cards or Charges.
how-tod-sign-locked = Time Locked: no die may be turned.
how-tod-sign-breach = Time Breach: one die fewer.
how-tod-result = Success or failure
how-tod-result-says = Success: the zone's reward is yours, a Dalek there is driven off, new Companions stay. Failure: a Dalek comes, you pay what the Dilemma says, new Companions leave. A helper from afar lends one die; a helper who comes along brings up to three and shares the reward, but the Dalek ship moves two spaces.
how-tod-end = The Daleks' turn, and how it ends
how-tod-end-says = After everybody's turn the Dalek ship moves a space; a Time Anomaly marker on its way brings an anomaly. All Doctors lose when the ship reaches Gallifrey, when three Daleks stand on Earth after the Daleks' turn, or when a seventh Dalek would have to be placed. Otherwise a Doctor on Gallifrey wins.

## The Doctor Who Card Game

how-cg-goal = The goal
how-cg-goal-says = Everybody has a line of Locations. At the end a Location's victory points go to its owner if no Enemy lies against it, otherwise to the attacker. Most points win. You play both sides: you defend your own line and attack those of the others.
how-cg-cards = The four kinds of cards
how-cg-cards-says = Locations show victory points and the Time Points that they pay. Defenders and Enemies show their strength. A Support card does what is written on it.
how-cg-turn = Your turn
how-cg-turn-says = Do as much as you like, in any order, as often as you like. But three cards have to stay in your hand.
how-cg-location = Play a Location and take its Time Points.
how-cg-defend = Put Defenders face-down on a Location of yours, none twice.
how-cg-attack = Put Enemies that go together face-down against a Location of another player, with a Dalek counter.
how-cg-support = Play a Support card.
how-cg-reserve = Keep one or two cards in your reserve, which holds two.
how-cg-buy = Buy cards, for five Time Points each.
how-cg-discard = Discard one or two cards, for a Time Point each.
how-cg-pass = The end of your turn
how-cg-pass-says = Pass the last three cards to the player on your right, draw two, and the player on your left begins. So you start each turn with five: what you pass on comes back at you.
how-cg-conflict = Conflict
how-cg-conflict-says = As soon as Defenders and Enemies meet at a Location, all are turned up and their strengths added. The defender wins a tie: all these cards are discarded, and a TARDIS counter comes to the Location. If the attacker wins, the Defenders go, and the attacker loses Enemies worth up to what the Defenders were; a single Enemy always stays.
how-cg-counters = Counters and points
how-cg-counters-says = Each player has five of each counter.
how-cg-tardis = A TARDIS counter stops the next attack on its Location, however strong, and is gone.
how-cg-dalek = A Dalek counter says whose attack lies there.
how-cg-time = Time Points buy cards. Thirty are in the game.
how-cg-victory = Victory points count at the end, and only then.
how-cg-together = Who attacks together
how-cg-together-says = Enemies of one kind always, others where a card says so: Davros goes with Daleks, Roboforms with anybody. Pick up an Enemy, and your hand shows which others fit.
how-cg-end = How it ends
how-cg-end-says = When the Game End card comes up, that turn is finished; then everybody fills up to five cards and plays them out, one action a turn, until a player cannot act. The game also ends at the start of a turn of a player whose five TARDIS counters, or five Dalek counters, are all out. Then the Locations are counted.

## Time Clash

how-tc-goal = The goal
how-tc-goal-says = Two teams, two halves. In the Build-up the Doctor's team wants +800 on one stack, the Enemy team −1,000 in Threats: that brings on the Endgame. In the Endgame the Doctor's team wins by a Gambit, the Enemy team when all three stacks together are below zero.
how-tc-suits = The suits
how-tc-suits-says = Each says on which of the three stacks a card may lie. Arcs can allow more.
how-tc-quip = goes on the Companion stack.
how-tc-tech = goes on the Time or the Companion stack. It may push a card of the stack that is no larger down to the bottom, or pull it to the top.
how-tc-plan = goes on any stack. It foils an open Plan of the other team that is no larger.
how-tc-threat = goes on the Enemy stack.
how-tc-special = is not laid on a stack; you choose one of the things that it says.
how-tc-turn = Your turn
how-tc-turn-says = Three steps:
how-tc-draw = Draw a card from your team's deck.
how-tc-play = Play one card. Or discard one, to move the Doctor's pawn to another arc or to pass.
how-tc-check = Check: in the Build-up, whether the Endgame begins; in the Endgame, the Gambit or the Enemy's victory.
how-tc-stack = Stacks
how-tc-stack-says = The Doctor's cards count plus, the Enemy's minus; all cards of a stack count. Only the outermost card is open, and most effects and the Gambit reach only open cards.
how-tc-foil = Foiling and countering
how-tc-foil-says = A Plan laid on an open Plan of the other team takes it off the stack, if it is at least as large. Some special cards counter what the other side does, in its turn too; what is countered does nothing.
how-tc-pawn = The arcs and the pawn
how-tc-pawn-says = Each of the three arcs has abilities. Some always work; others only while the Doctor stands there. He begins on no arc, and a discarded card moves him.
how-tc-disk = The Vortex Disk
how-tc-disk-says = When the stack that the Doctor's team has just played on stands at +800 or more, the team may flip the disk: one half of all flips begins the Endgame, and then a Threat may be discarded. The Enemy's −1,000 in Threats begins it without a flip.
how-tc-gambit = The Gambit
how-tc-gambit-says = At the end of a turn in the Endgame the Doctor's team may gamble: it turns open plus cards, the Enemy open minus cards, each player may add one card from hand, and the die brings 100 to 500, or failure. At +800 or more the Doctor's team wins; otherwise the cards are lost.
how-tc-end = How it ends
how-tc-end-says = A Gambit wins for the Doctor's team; a total below zero at the end of an Enemy turn, in the Endgame, wins for the Enemy team. A team that has to draw and cannot loses. A match is the best of three or five games with the same sides.

## Where a table is set up

first-time = Your first game of this title?
first-time-easier = Your first game of this title? The easier first game is chosen below.
about-level-random = takes any move that is allowed. To see how a game goes, not to be beaten by.
about-level-novice = guesses, but leaves out what is plainly unwise. Right for a first game.
about-level-companion = thinks a move through and plays soundly.
about-level-time-lord = tries its moves out against each other in its mind before it answers.
about-level-oracle = the strongest: it looks several moves ahead, for about a second an answer.
about-option-time-of-the-daleks-first-game = Three Time Anomaly markers instead of four, without the hardest Dilemmas and anomalies; Fixed Points, Time Locks and Time Breaches are ignored.
about-option-time-of-the-daleks-k9 = Each round another Doctor has K-9, who lets his holder roll a die again.
about-option-time-clash-match = A single game takes a quarter of an hour. In a match the sides stay as they are.
about-option-time-clash-lone = The other team's two players share its turns.
about-option-card-game-two-player-variant = The rulebook is written for three and four; this is how two play.
about-option-card-game-final-reserve = With it, a player who holds back a card in reserve is not yet out of cards in the last turns.
