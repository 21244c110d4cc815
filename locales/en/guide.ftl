# One or two sentences for players in their first games: what the question is about, and what to think of.
# The id is the game and the topic of the question.

guide = First game
guide-known = Got it
guide-more = More
guide-off = No more explanations
guide-setting = Explain each step in my first games
guide-again = Explain everything again

## Time of the Daleks

guide-time-of-the-daleks-doctor = Each Doctor brings dice and a Companion of their own. Open a card to read what it can do before you choose.
guide-time-of-the-daleks-colour = Just a colour to know your pieces by.
guide-time-of-the-daleks-prepare = You have just taken two Sonic Charges. Equipment that you install now brings dice and effects to every Adventure; when nothing is left to do, go on.
guide-time-of-the-daleks-travel = Earth needs no roll, and you may stay where a Dilemma waits. For anywhere else, the TARDIS die decides how well you can steer.
guide-time-of-the-daleks-tardis-symbol = The TARDIS obeys. A place on the table is known ground; for a new one you draw two and keep one.
guide-time-of-the-daleks-keep-tile = Compare what the zones ask for with the dice that you can bring. The other place is discarded.
guide-time-of-the-daleks-zone = Each zone has symbols and a Dilemma of its own. The Dilemma is turned up when you have landed.
guide-time-of-the-daleks-recruit = A Companion adds dice and effects. The price is one card or one Sonic Charge; luck decides who comes, unless you have a Link.
guide-time-of-the-daleks-price = Cards and Sonic Charges both help later: two Charges re-roll a die, three turn one.
guide-time-of-the-daleks-build-pool = Here you make your dice fit the challenge: focus black dice into colours, play cards, call another Doctor. Afterwards at most eight dice are kept.
guide-time-of-the-daleks-add-die = Each colour is strong in different symbols. See which of them the challenge still needs.
guide-time-of-the-daleks-help = From afar you lend one die, and draw a card if it works; if it fails, you lose a charge or a card. On-site you come along with up to three dice and share what it brings, but the Dalek ship moves two spaces.
guide-time-of-the-daleks-cut = Keep the colours that show the symbols you need; black dice can show everything, but nothing well.
guide-time-of-the-daleks-exterminate = Every Dalek in your place takes a die before the roll. Give up the one that you need least.
guide-time-of-the-daleks-trade-dice = A die for an effect: worth it if you have more dice than symbols to meet.
guide-time-of-the-daleks-trade-die = It plays no further part in this Adventure.
guide-time-of-the-daleks-reroll = Dice that match are kept for you. Cards re-roll for free, two Charges re-roll one die, giving up a black die re-rolls all the others.
guide-time-of-the-daleks-dice-to-reroll = Pick the dice that do not match, then say that you are done.
guide-time-of-the-daleks-face = The last chance: an icon on a card turns one die to its symbol, three Charges turn any die to any symbol.
guide-time-of-the-daleks-die-to-turn = Take one that matches nothing.
guide-time-of-the-daleks-symbol = The missing symbols are listed in the question above.
guide-time-of-the-daleks-which-pool = The helper's dice count for the same challenge.
guide-time-of-the-daleks-alternative = The card leaves the choice to you. Read both to the end: some costs help the Daleks.
guide-time-of-the-daleks-discard = Open a card to see when it could still be of use.
guide-time-of-the-daleks-cut-hand = You may keep four Timey-Wimey cards in hand. Discard those that you cannot use at the moment.
guide-time-of-the-daleks-lose-companion = Their dice and effects leave with them.
guide-time-of-the-daleks-lose-equipment = Its slot is free again afterwards.
guide-time-of-the-daleks-another = You race each other, but the Daleks race too: sometimes it pays to help.
guide-time-of-the-daleks-transfer = A card that is handed over helps a rival, who may be the one to help you next.
guide-time-of-the-daleks-dalek-on-earth = Three Daleks on Earth lose the game for everybody. Those in a zone take dice from the Doctors there.
guide-time-of-the-daleks-remove-dalek = Seven in play and the game is lost; on Earth three are enough. Where does one hurt most?
guide-time-of-the-daleks-scan = Only you will know it. Travel there if you have the symbols.
guide-time-of-the-daleks-banish = The new one lies face-down: nobody knows yet what it is.
guide-time-of-the-daleks-timescoop = That Doctor comes to your zone and helps with three dice.
guide-time-of-the-daleks-pass-k9 = The player who holds K-9 may re-roll a die with him.
guide-time-of-the-daleks-card-window = Cards can be used at this moment. Nobody learns whether you have one; “always pass this turn” skips such questions.

## Time Clash

guide-time-clash-first-match = The arcs of a first match are the easiest to read. Arcs decide what the Doctor can do in each place.
guide-time-clash-time-arc = Each arc has an ability; some work always, some only while the Doctor is there.
guide-time-clash-enemy-arc = Threats pile up on the Enemy stack. The arc says what else can happen there.
guide-time-clash-companion-arc = The Companion arc often rewards Quips. Open it to read it.
guide-time-clash-first = Teams take turns alternately; the player who begins plays the first hand.
guide-time-clash-second = Teams take turns alternately; your other player follows later.
guide-time-clash-exchange = Special cards can be strong, but numbered cards move the totals. You may swap it for another card.
guide-time-clash-play = Plus helps the Doctor's team, minus the Enemy. Only the topmost card of a stack is open; what lies below still counts. A discarded card can move the Doctor instead.
guide-time-clash-granted-play = A card lets you go on: one more card, by the same rules.
guide-time-clash-price = The Reserve card costs a card from your hand. Give one that you can spare.
guide-time-clash-push-pull = A Tech may sort its stack: what is on top is open, can be turned for a Gambit and can be hit.
guide-time-clash-destination = Where the Doctor stands, the arc's “Doctor present” ability is on.
guide-time-clash-remove-tech = It leaves the game for good, and its value with it.
guide-time-clash-discard-threat = Threats of −1,000 together start the Endgame for the Enemy. The largest one hurts most.
guide-time-clash-discard-quip = Its value leaves the stack with it.
guide-time-clash-discard-plan = Its value leaves the stack with it.
guide-time-clash-discard-open = The topmost card of each stack is open. When it goes, the card below becomes open.
guide-time-clash-push = At the bottom a card still counts, but nobody can turn or hit it easily.
guide-time-clash-pull = On top a card is open: good for a Gambit, but within the others' reach.
guide-time-clash-shift = The totals of both stacks change. The Doctor's team needs +800 on one of them to begin the Endgame.
guide-time-clash-take-discard = A card that was spent can be used again.
guide-time-clash-show-hand = Everybody will know those cards from now on.
guide-time-clash-rescue = The arc allows it: a Threat no larger than your Quip may go.
guide-time-clash-silence = The arc allows it: a Quip may go.
guide-time-clash-deep-foil = The arc allows it: a Plan may go from this stack, however deep it lies.
guide-time-clash-flip-benefit = Your flip began the Endgame: one Threat in play may go, whatever its value.
guide-time-clash-counter = You may answer what was just declared, on anybody's turn. You are asked even when you have no counter, so that nobody learns what you hold. “Always pass this turn” skips such questions.
guide-time-clash-counter-turned = A countered card leaves the Gambit at once.
guide-time-clash-flip = The disk is a coin: half the time the Endgame begins. In it the Doctor's team may gamble, and the Enemy wins when everything together is below zero.
guide-time-clash-gambit = Open cards, cards from hand and the die must reach +800 together. What is spent is gone, so count first.
guide-time-clash-turn = Only open cards with a plus can be turned. After the Gambit they are gone.
guide-time-clash-turn-against = Turn open cards with a minus to pull the sum below +800.
guide-time-clash-contribute = Each player may add one numbered card, once. Hands are not refilled.
guide-time-clash-next-discard = The last one discarded lies on top of the pile, where it can be fetched back.
guide-time-clash-replace = The lone player may refill once: it is one hand against two.

## The Doctor Who Card Game

guide-card-game-colour = Just a colour, for your counters and the backs of your cards.
guide-card-game-turn = Do as many actions as you like, but keep three cards: those go to your right-hand neighbour when you end the turn. Pass on what is of no use to them.
guide-card-game-turn-defend = Defenders lie face-down, each type once at a Location. Choose them one by one, then say that you are done.
guide-card-game-turn-attack = Enemies of one attack must be of one type, unless a card says otherwise. Choose them one by one, then say that you are done.
guide-card-game-turn-reserve = One or two cards go aside; they do not count among the three that you pass on.
guide-card-game-turn-discard = One Time Point for each card. Five buy a new card.
guide-card-game-turn-support = The card says what comes next; open it to read it again.
guide-card-game-final = The Game End card is out: exactly one action a turn, until a player cannot act.
guide-card-game-take = The supply is empty, so another player must pay.
guide-card-game-lift = A TARDIS counter soaks up the next attack on its Location. Take away those that are in your way.
guide-card-game-unit = All cards are open: you see how much is missing. A tie is enough for the defender.
guide-card-game-teselecta = You are asked whether or not you hold it. It can still rescue the Defenders of a lost conflict.
guide-card-game-lose = The attack has won but is weakened: the cards that come closest to the defence are lost. Keep the ones that you want to stay.
