# The three games as text: headings and labels. What is on the cards comes from the games.

zone-table = Table
on-turn = On turn
first-player = First player
hand = Hand
your-hand = Your hand
no-cards = no cards
reserve = Reserve
decks = Decks and discards
discards = Discards
face-up = face up
face-down-known = face down, you know it
hidden-cards = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Time of the Daleks

tod-step-prepare = Prepare
tod-step-travel = Travel
tod-step-adventure = Adventure
tod-step-finish = Finish
tod-step-daleks = Daleks
tod-web-of-time = Web of Time, round { $round }
tod-track = The spaces from Skaro to Gallifrey
tod-ship = Dalek ship
tod-anomaly-marker = Time Anomaly marker
tod-timeship-of = TARDIS of { $name }
tod-danger = Danger
tod-danger-facts = the ship is { $left } from Gallifrey; Daleks in play { $play } of { $most }, on Earth { $earth } of { $enough }
tod-dalek-supply = Daleks left in the supply
tod-tardis-die = TARDIS die
tod-tardis-die-facts = with { $name }{ $shows ->
    [tardis] , shows the TARDIS
    [question] , shows a question mark
   *[other] {""}
}
tod-first-game = The easier first game
tod-with-k9 = With K-9
tod-earth = Earth
tod-daleks = Daleks
tod-here = Here
tod-dilemma = Dilemma
tod-anomaly = Time Anomaly
tod-anomaly-type = Kind
tod-anomaly-location = a place
tod-anomaly-task = a task
tod-anomaly-instant = at once
tod-progress = Progress
tod-imprisoned = Imprisoned dice
tod-adventure = Adventure
tod-where = Where
tod-challenge = Challenge
tod-conditions = Conditions
tod-help = Help
tod-help-alone = nobody
tod-help-afar = { $name } helps from afar
tod-help-on-site = { $name } helps on-site
tod-pool-of-caller = Dice pool (at most { $limit })
tod-pool-of-helper = Helper's dice (at most { $limit })
tod-exterminated-of-caller = Exterminated dice
tod-exterminated-of-helper = Helper's exterminated dice
tod-given-up-of-caller = Dice given up
tod-given-up-of-helper = Helper's dice given up
tod-no-dice = no dice yet
tod-picked = Picked
tod-shielded = Shielded
tod-result = Result
tod-met = the challenge is met
tod-not-met = the challenge is not met
tod-symbol-running = Running
tod-symbol-diplomacy = Diplomacy
tod-symbol-science = Science
tod-symbol-cunning = Cunning
tod-symbol-tactics = Tactics
tod-symbol-strength = Strength
tod-code-running = Ru
tod-code-diplomacy = Di
tod-code-science = Sc
tod-code-cunning = Cu
tod-code-tactics = Ta
tod-code-strength = St
tod-die-black = black
tod-die-green = green
tod-die-blue = blue
tod-die-red = red
tod-letter-black = K
tod-letter-green = G
tod-letter-blue = B
tod-letter-red = R
tod-condition-fixed-point = Fixed Point
tod-condition-time-locked = Time Locked
tod-condition-time-breach = Time Breach
tod-console-of = Console of { $name }
tod-doctor = Doctor
tod-base = Base
tod-base-amber = amber
tod-base-teal = teal
tod-base-pink = pink
tod-base-mint = mint
tod-no-doctor = no Doctor yet
tod-sonic = Sonic Charge
tod-stands-at = Place
tod-companions = Companions
tod-part-time = part-time
tod-equipment = Equipment
tod-seat-facts = sonic { $sonic }, cards { $cards }, space { $space }
tod-deck-timey-wimey = Timey-Wimey deck
tod-deck-locations = Locations
tod-deck-dilemmas = Dilemmas
tod-deck-earth-companions = Earth Companions
tod-deck-alien-companions = Alien Companions
tod-deck-anomalies = Time Anomalies
tod-discard-timey-wimey = Timey-Wimey discards
tod-discard-locations = Discarded Locations
tod-discard-dilemmas = Discarded Dilemmas
tod-discard-companions = Discarded Companions
tod-discard-anomalies = Discarded Time Anomalies
tod-in-play = Cards in play
tod-drawn = Drawn Locations

## Time Clash

tc-step-build-up = Build-up
tc-step-endgame = Endgame
tc-step-gambit = Gambit
tc-team-doctor = Doctor's team
tc-team-enemy = Enemy team
tc-standing = Standing, turn { $turn }
tc-match = Match
tc-match-facts = game { $game } of at most { $length }; won: Doctor { $doctor }, Enemy { $enemy }
tc-total = All stacks together
tc-threats = Threats
tc-of = { $value } of { $goal }
tc-flip-target = The Doctor's target
tc-turn-order = Order of turns
tc-turn-began-in = This turn began in
tc-stacks = The three stacks
tc-stack = { $type } stack: { $total }
tc-stack-time = Time
tc-stack-companion = Companion
tc-stack-enemy = Enemy
tc-arc = Arc
tc-not-picked = not picked yet
tc-icons = Icons
tc-icons-facts = Dalek { $dalek }, TARDIS { $tardis }
tc-pawn-here = the Doctor is here
tc-cards-from-below = Cards, oldest first
tc-declared = Being played
tc-pending = Declared, not yet done
tc-pending-play = { $name } plays on the { $stack } stack
tc-pending-use = { $name } uses option { $option } of
tc-pending-move = { $name } moves the Doctor to the { $stack } arc.
tc-pending-loss = { $name } loses
tc-pending-contribution = { $name } adds to the Gambit
tc-pending-counter = { $name } counters with
tc-pending-counter-to = { $name } counters { $thing } with
tc-pending-reserve = { $name } plays from the Reserve
tc-thing-play = the play
tc-thing-use = the special card
tc-thing-move = the move of the Doctor
tc-thing-loss = the loss
tc-thing-contribution = the card for the Gambit
tc-thing-counter = the counter
tc-thing-reserve = the play from the Reserve
tc-aimed-at = aimed at
tc-on-stack = (on the { $stack } stack)
tc-sum = Sum
tc-rolled = Rolled
tc-cancelled = cancelled
tc-suit-threat = Threat
tc-suit-quip = Quip
tc-suit-tech = Tech
tc-suit-plan = Plan
tc-suit-special = special
tc-deck-of = { $team }: deck
tc-discards-of = { $team }: discards
tc-removed-of = { $team }: out of the game

## The Doctor Who Card Game

cg-mode-normal = Turns
cg-mode-game-end-shown = Game End is out
cg-mode-final = Final turns
cg-turn = Turn { $turn }: { $name }
cg-final-turns = Final turns taken
cg-conflict = Conflict, { $attacker } attacks { $owner }
cg-choosing = { $action } with
cg-action-defend = Defend
cg-action-attack = Attack
cg-action-reserve = Put in reserve
cg-action-discard = Discard
cg-action-support = Support
cg-there = the Location
cg-line-of = Line of { $name }
cg-victory-points = Victory Points
cg-time-points = Time Points
cg-colour = Colour
cg-colour-blue = blue
cg-colour-gold = gold
cg-colour-green = green
cg-colour-pink = pink
cg-barred = may not go into the reserve now
cg-passed-on = passed on by you
cg-counters = Counters left
cg-counters-facts = TARDIS { $tardis }, Dalek { $dalek }
cg-reserve = Reserve (at most { $limit }, { $free } free)
cg-reserve-room = Room in reserve
cg-reserve-room-facts = { $free } of { $limit } free
cg-in-reserve = In reserve
cg-worth = Worth
cg-worth-facts = { $vp } VP, { $tp } TP
cg-counts-for = Counts for
cg-tardis-counter = TARDIS counter
cg-defenders = Defenders
cg-attack-of = Attack of { $name }
cg-strength = Strength
cg-known-strength = Strength, as far as you know the cards
cg-strength-facts = defence { $defence }, attack { $attack }
cg-short = Strength that the defence lacks
cg-deck = Deck
cg-deck-facts = { $above } above the Game End card, { $below } below
cg-supply = Time Points left
cg-removed = Out of the game
cg-seat-facts = { $tp } TP, hand { $cards }
cg-seat-locations = { $count ->
    [one] 1 Location
   *[other] { $count } Locations
}

## Kinds of cards, and what is known of them

kind-die = die
kind-tardis-die = TARDIS die
kind-track = track
kind-console = console
kind-doctor = Doctor
kind-companion = Companion
kind-zone = time zone
kind-dilemma = Dilemma
kind-card = Timey-Wimey card
kind-anomaly = Time Anomaly
kind-numbered = numbered card
kind-special = special card
kind-arc = arc
kind-first-match = first match
kind-defender = Defender
kind-enemy = Enemy
kind-support = Support card
kind-start = Starting Location
kind-location = Location

fact-ability = ability
fact-add = dice added
fact-anomalies = spaces of the Time Anomalies
fact-build-up = Build-up ability
fact-companion = arc of the Companion stack
fact-companion-spaces = spaces for Companions
fact-conditions = conditions
fact-count = number of copies
fact-counters = what it cancels
fact-dalek = counts as a Dalek card
fact-deck = deck
fact-effect = effect
fact-enemy = arc of the Enemy stack
fact-face = face changes
fact-faces = faces
fact-fail = fail cost
fact-first-game-anomalies = spaces in the first game
fact-flip-target = flip target
fact-focus = exchange of dice
fact-gambit-target = Gambit target
fact-icon-step = step for each icon
fact-imprison = dice imprisoned
fact-joins = attacks together with
fact-links = links
fact-name = name
fact-number = number
fact-options = effects
fact-prepare = effect in the Prepare step
fact-present = ability while the Doctor is here
fact-reroll = re-rolls
fact-reserve = size of the reserve
fact-reveal = effect when turned up
fact-reward = reward
fact-starting-hand = starting hand
fact-strength = strength
fact-suit = suit
fact-tags = groups
fact-takes-over = what it takes over
fact-team = team
fact-then = what follows
fact-threat-trigger = Threat limit
fact-tile-name = tile name
fact-time = arc of the Time stack
fact-type = type
fact-value = value
fact-while-with = travels with

## Levels of bots, values of options

level-random = random
level-novice = novice
level-companion = companion
level-time-lord = Time Lord
level-oracle = oracle
value-doctor = the Doctor
value-enemy = the Enemy

## Keys of a view that have no drawing of their own

key-round = Round
key-turn = Turn
key-players = Players
key-over = Over
