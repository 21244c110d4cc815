# What Time of the Daleks says. $colour is black, green, blue or red (in the phrases about dice also any, coloured or
# several, then $colours lists them); $pool is caller or helper; names of cards and places come from the pack.

## Options of the game

tod-option-first-game = the easier first game (TOD-FIRST)
tod-option-k9 = with K-9, who re-rolls a die for his holder (TOD-K9)

## Terms

tod-nobody = the Daleks
tod-success = the Adventure succeeds
tod-odds = Chance
tod-odds-in-full = Chance of success with best play
tod-odds-on-the-way = Chance of success with best play; where a Dilemma lies face-down, the mean of all that it may be
tod-odds-if-left = if { $who } goes on:
tod-odds-if-left-in-full = Chance of success if { $who } goes on after this
tod-odds-if-called = with the best help from { $who }:
tod-odds-if-called-in-full = Chance of success with the best help from { $who }, who chooses whether to help from afar or on-site
tod-odds-if-helped = with the best help:
tod-odds-if-helped-in-full = Chance of success with the best help; the helper chooses whether to help from afar or on-site
tod-symbol-running = Running
tod-symbol-diplomacy = Diplomacy
tod-symbol-science = Science
tod-symbol-cunning = Cunning
tod-symbol-tactics = Tactics
tod-symbol-strength = Strength
tod-colour-black = black
tod-colour-green = green
tod-colour-blue = blue
tod-colour-red = red
tod-player-colour-amber = amber
tod-player-colour-teal = teal
tod-player-colour-pink = pink
tod-player-colour-mint = mint
tod-condition-fixed-point = Fixed Point
tod-condition-time-locked = Time Locked
tod-condition-time-breach = Time Breach
tod-type-equipment = equipment
tod-type-event = event
tod-type-transfer = transfer
tod-type-location = location
tod-type-task = task
tod-type-instant = instant
tod-timing-anytime = anytime
tod-timing-prepare = prepare
tod-timing-adventure = adventure
tod-timing-any-adventure = any adventure
tod-tardis-symbol = TARDIS
tod-question-mark = question mark
tod-sonic = { $n ->
    [one] 1 sonic charge
   *[other] { $n } sonic charges
}

## Dice, as what is rolled, lost or turned: the object of a sentence

tod-die = a { $colour ->
    [any] die
    [coloured] coloured die
   *[other] { $colours } die
}
tod-dice = { $count ->
    [one] 1 { $colour } die
   *[other] { $count } { $colour } dice
}
tod-dice-one = one { $colour ->
    [any] die
    [coloured] coloured die
   *[other] { $colours } die
}
tod-dice-up-to = up to { $n } { $colour ->
    [any] dice
    [coloured] coloured dice
   *[other] { $colours } dice
}
tod-dice-any-number = any { $colour ->
    [any] dice
    [coloured] coloured dice
   *[other] { $colours } dice
}
tod-dice-all = all { $colour ->
    [any] dice
    [coloured] coloured dice
   *[other] { $colours } dice
}

## Effects of cards

tod-scope-each = each player: { $effect }
tod-scope-another = another player: { $effect }
tod-effect-tardis-forward = TARDIS forward { $n }
tod-effect-tardis-back = TARDIS back { $n }
tod-effect-ship-forward = Dalek ship forward { $n }
tod-effect-ship-back = Dalek ship back { $n }
tod-effect-gain-sonic = { $n ->
    [one] gain 1 sonic charge
   *[other] gain { $n } sonic charges
}
tod-effect-lose-sonic = { $n ->
    [one] lose 1 sonic charge
   *[other] lose { $n } sonic charges
}
tod-effect-draw-cards = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
tod-effect-discard-cards = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
tod-effect-dismiss-companions = { $n ->
    [one] dismiss 1 Companion
   *[other] dismiss { $n } Companions
}
tod-effect-discard-companions = { $n ->
    [one] discard 1 Companion
   *[other] discard { $n } Companions
}
tod-effect-discard-equipment = { $n ->
    [one] discard 1 piece of Equipment
   *[other] discard { $n } pieces of Equipment
}
tod-effect-regenerate = regenerate
tod-effect-all-regenerate = all Doctors regenerate
tod-effect-add-daleks-here = { $n ->
    [one] add 1 Dalek here
   *[other] add { $n } Daleks here
}
tod-effect-add-daleks-on-earth = { $n ->
    [one] add 1 Dalek on Earth
   *[other] add { $n } Daleks on Earth
}
tod-effect-remove-daleks-here = { $n ->
    [one] remove 1 Dalek here
   *[other] remove { $n } Daleks here
}
tod-effect-remove-daleks-on-earth = { $n ->
    [one] remove 1 Dalek on Earth
   *[other] remove { $n } Daleks on Earth
}
tod-effect-remove-daleks-anywhere = { $n ->
    [one] remove 1 Dalek anywhere
   *[other] remove { $n } Daleks anywhere
}
tod-effect-replace-this = replace this card

## Abilities

tod-ability-wanderer = on the TARDIS symbol he may take one new Location unseen, and then draws a card
tod-ability-tinkerer = his Equipment costs one sonic charge less to install
tod-ability-persuasive = calling for help costs him nothing
tod-ability-no-hats = her owner's hats are discarded
tod-ability-steer = after a TARDIS roll, turn the TARDIS die to the TARDIS symbol
tod-ability-scan = look secretly at one face-down Dilemma
tod-ability-banish = replace one face-up Dilemma with a new one, face down; before your Adventure also the one that you are about to face
tod-ability-shield = no dice are exterminated in this Adventure
tod-ability-unfix = ignore Fixed Point in this Adventure
tod-ability-unlock = ignore Time Locked in this Adventure
tod-ability-late-die = add one black die, if there is room, and roll it at once
tod-ability-timescoop = another Doctor comes to your zone and helps there; nobody pays, and the Dalek ship does not move
tod-ability-trade-dice = after extermination, discard one die to gain two sonic charges
tod-ability-k9-power = pay one sonic charge to add one die of any colour
tod-ability-travel-toll = moving to a Location that is not a Time Anomaly costs two sonic charges or one card
tod-ability-power-drain = the Prepare step brings one sonic charge instead of two
tod-ability-occupation = no Companion can be recruited on Earth
tod-ability-heavy-fire = one more die is exterminated where there is a Dalek

## The gallery, line by line

tod-face-number = number: { $number }
tod-face-deck-earth = deck: Earth
tod-face-deck-alien = deck: Alien
tod-face-type = type: { $type }
tod-face-timing = timing: { $timing }
tod-face-cost = cost: { $n }
tod-face-dice = { $n } { $colour }
tod-face-add = add: { $dice }
tod-face-focus = focus: { $colours }
tod-face-reroll = re-roll: { $dice }
tod-face-turn = turn: { $die } to { $symbol }
tod-face-links = links: { $links }
tod-face-group = group { $group }
tod-face-groups = groups: { $groups }
tod-face-prepare = prepare: { $effects }
tod-face-while-with = while with: { $doctors }
tod-face-effect = effect: { $effects }
tod-face-ability = ability: { $ability }
tod-face-hat = tags: hat
tod-face-symbols = symbols: { $symbols }
tod-face-conditions = conditions: { $conditions }
tod-face-reward = reward: { $effects }
tod-face-fail = fail: { $effects }
tod-face-imprison = imprison: { $dice }
tod-face-task-symbols = task symbols: { $symbols }
tod-face-progress = progress: { $n }
tod-face-dalek-icon = Dalek icon
tod-zone-title = { $location }: { $zone }
tod-face-faces = faces: { $faces }
tod-face-count = count: { $n }
tod-face-skaro = Skaro: space { $space }
tod-face-earth = Earth: space { $space }
tod-face-gallifrey = Gallifrey: space { $space }
tod-face-markers = Time Anomalies: spaces { $spaces }
tod-face-first-game-markers = first game: Time Anomalies on spaces { $spaces }
tod-face-companion-spaces = Companions: { $n } spaces
tod-face-equipment-slots = Equipment: { $n } slots

## Questions

tod-game-over = The game is over.
tod-ask-doctor = Which Doctor are you?
tod-ask-colour = Which colour do you play?
tod-ask-prepare = Prepare: install, uninstall, dismiss, use an effect; or go on.
tod-ask-travel = Travel: stay, go, or roll the TARDIS die.
tod-ask-tardis-symbol = The TARDIS obeys: a Location in play, or a new one?
tod-ask-keep-tile = Which of the two Locations do you keep?
tod-ask-zone = Which of its zones do you land in?
tod-ask-recruit = Recruit a Companion for this Adventure?
tod-ask-price = How do you pay?
tod-ask-this-price = Pay { $sonic } or one Timey-Wimey card.
tod-ask-build-pool = Your dice: focus, play cards, call for help; or go on to the cut.
tod-ask-add-die = A die of which colour?
tod-ask-help = You are called: help from afar or on-site?
tod-ask-cut = Too many dice: which one do you discard?
tod-ask-exterminate = Exterminate: which die is lost?
tod-ask-trade-dice = Give a die away for its effect?
tod-ask-trade-die = Which die do you give away?
tod-ask-reroll = Not met yet: re-roll, or stop?
tod-ask-dice-to-reroll = Which dice are rolled again?
tod-ask-face = Not met yet: turn a die, or stop?
tod-dilemma-in = { $dilemma } in { $zone }
tod-ask-facing = { $what }: { $symbols }. Success: { $reward }. Failure: { $fail }. { $question }
tod-symbols-under-conditions = { $symbols } ({ $conditions })
tod-ask-missing = Missing: { $symbols }. { $question }
tod-ask-die-to-turn = Which die is turned?
tod-ask-symbol = To which symbol?
tod-ask-which-pool = On whose dice?
tod-ask-alternative = Choose one.
tod-ask-discard = Which card do you discard?
tod-ask-cut-hand = Too many cards in hand: which one do you discard?
tod-ask-lose-companion = Which Companion leaves?
tod-ask-lose-equipment = Which Equipment is lost?
tod-ask-another = For which other player?
tod-ask-transfer = Who gets the card?
tod-ask-dalek-on-earth = In which zone of Earth does the Dalek land?
tod-ask-remove-dalek = Which Dalek goes?
tod-ask-scan = Which face-down Dilemma do you look at?
tod-ask-banish = Which Dilemma is replaced?
tod-ask-timescoop = Which Doctor comes to you?
tod-ask-pass-k9 = Who gets K-9?
tod-ask-card-window = Use a card now?

## Choices

tod-choice-pass = Pass
tod-choice-done-preparing = Done preparing
tod-choice-recruit-nobody = Recruit nobody
tod-choice-done-with-the-pool = Done with the pool
tod-choice-keep-the-dice = Keep the dice
tod-choice-stop-rerolling = Stop re-rolling
tod-choice-roll-these = Roll these
tod-choice-stop-turning = Stop turning dice
tod-choice-doctor = Be { $doctor }
tod-choice-colour = Play { $colour }
tod-choice-uninstall = Uninstall { $card }
tod-choice-install = Install { $card } ({ $text })
tod-choice-dismiss = Dismiss { $companion }
tod-choice-play = Play { $card } ({ $text })
tod-choice-use = Use { $source } ({ $text })
tod-choice-go = Go to { $zone } ({ $text })
tod-choice-stay = Stay: face { $zone } ({ $text })
tod-dilemma-needs = { $dilemma }: { $symbols }
tod-choice-roll = Roll the TARDIS die
tod-choice-new = Draw two new Locations and keep one
tod-choice-wander = Let the TARDIS choose a Location, and draw a card
tod-choice-keep = Keep { $tile }
tod-choice-recruit-earth = Recruit the top Earth Companion
tod-choice-recruit-alien = Recruit the top Alien Companion
tod-choice-link = Recruit { $companion } by a Link
tod-choice-pay-sonic = Pay { $sonic }
tod-choice-pay-card = Pay with { $card }
tod-choice-focus = { $source }: a black die becomes { $colour }
tod-choice-call = Call { $doctor } for help
tod-choice-afar = Help from afar: one die
tod-choice-afar-from-here = Help from afar: one die; the Dalek ship moves even so, for you are at the same Location
tod-choice-on-site = Help on-site: three dice, shared reward or fail cost
tod-choice-cut = Discard { $die }
tod-choice-exterminate = { $pool ->
    [helper] Lose { $die } from the helper's pool
   *[caller] Lose { $die }
}
tod-choice-reroll = { $source }: re-roll { $dice }
tod-choice-reroll-sonic = Re-roll one die
tod-choice-reroll-black = Give up a black die: re-roll all others
tod-choice-reroll-k9 = K-9: re-roll one die
tod-choice-face = { $source }: turn { $die } to { $symbol }
tod-choice-face-sonic = Turn one die to any symbol
tod-choice-die = The { $colour } die on { $symbol }
tod-choice-to = To { $symbol }
tod-choice-on = { $pool ->
    [helper] On the helper's dice
   *[caller] On the caller's dice
}
tod-choice-discard = Discard { $card }
tod-cost-or-a-card = { $sonic } or a card
tod-cost-black-die = a black die

## The log

tod-log-doctor-taken = { $seat } is { $doctor }.
tod-log-round-begun = — Round { $round } —
tod-log-turn-begun = It is { $seat }'s turn.
tod-log-dalek-turn-begun = It is the Daleks' turn.
tod-log-sonic-gained = { $seat } gains { $sonic }.
tod-log-sonic-spent = { $seat } gives up { $sonic }.
tod-log-card-drawn-unseen = { $seat } draws a Timey-Wimey card.
tod-log-card-drawn = { $seat } draws { $card }.
tod-log-card-played = { $seat } plays { $card }.
tod-log-card-discarded = { $seat } discards { $card }.
tod-log-card-handed-over = { $seat } hands { $card } to { $receiver }.
tod-log-equipment-installed = { $seat } installs { $card }.
tod-log-equipment-scrapped = { $seat } discards the Equipment { $card }.
tod-log-deck-renewed = { $deck ->
    [locations] The Location discards are shuffled into a new deck.
    [dilemmas] The Dilemma discards are shuffled into a new deck.
   *[timey_wimey] The Timey-Wimey discards are shuffled into a new deck.
}
tod-log-companion-joined = { $part_time ->
    [1] { $companion } joins { $seat } part-time.
   *[0] { $companion } joins { $seat }.
}
tod-log-companion-dismissed = { $seat } dismisses { $companion }.
tod-log-companion-discarded = { $companion } leaves { $seat } for good.
tod-log-companion-promoted = { $companion } stays with { $seat }.
tod-log-source-used = { $seat } uses { $source }.
tod-log-k9-used = { $seat } lets the K-9 figure re-roll a die.
tod-log-k9-passed = K-9 goes to { $seat }.
tod-log-doctor-regenerated = { $seat } regenerates into { $doctor }.
tod-log-doctor-moved = { $seat } goes to { $zone }.
tod-log-doctor-stayed = { $seat } stays in { $zone }.
tod-log-doctor-moved-home = { $seat } goes to the console.
tod-log-dilemma-laid = A Dilemma is laid face down in { $zone }.
tod-log-dilemma-flipped = The Dilemma in { $zone } is { $dilemma }.
tod-log-dilemma-discarded = { $dilemma } is discarded from { $zone }.
tod-log-dilemma-discarded-face-down = A face-down Dilemma is discarded from { $zone }.
tod-log-dilemma-scanned-unseen = { $seat } looks at the Dilemma in { $zone }.
tod-log-dilemma-scanned = { $seat } looks at the Dilemma in { $zone }: { $dilemma }.
tod-log-tile-placed = { $tile } comes into play.
tod-log-tile-discarded = { $tile } is discarded.
tod-log-tile-drawn = { $tile } is drawn.
tod-log-tardis-die-rolled = { $seat } rolls the TARDIS die: { $face }.
tod-log-tardis-die-turned = { $seat } turns the TARDIS die to the TARDIS.
tod-log-tardis-trusted = { $seat } lets the TARDIS choose.
tod-log-adventure-faced = { $seat } faces an Adventure in { $zone }: { $symbols }.
tod-log-adventure-faced-under-conditions = { $seat } faces an Adventure in { $zone }: { $symbols } ({ $conditions }).
tod-log-help-called = { $seat } calls { $helper } for help.
tod-log-help-given = { $how ->
    [afar] { $seat } helps from afar.
   *[on-site] { $seat } comes to help.
}
tod-log-dice-gathered = The { $pool } gathers { $dice }.
tod-log-dice-gathered-none = The { $pool } gathers no dice.
tod-log-dice-added = The { $pool } adds { tod-dice }.
tod-log-die-focused = A black die becomes { $colour ->
    [green] green
    [blue] blue
   *[red] red
}.
tod-log-dice-lapsed = Not in the box: { $count ->
    [one] 1 { $colour } die of the { $pool } lapses.
   *[other] { $count } { $colour } dice of the { $pool } lapse.
}
tod-log-dice-cut = The { $pool } discards { $dice }.
tod-log-die-traded = The { $pool } gives { $die } away.
tod-log-die-exterminated = Exterminated: a { $colour } die of the { $pool }.
tod-log-condition-lifted = { $condition } is ignored.
tod-log-dice-shielded = { $seat } shields the dice from the Daleks.
tod-log-dice-rolled = The { $pool } rolls: { $dice }.
tod-log-dice-rolled-again = The { $pool } rolls again: { $dice }.
tod-rolled-colour = { $colour ->
    [black] black
    [green] green
    [blue] blue
   *[red] red
} { $symbols }
tod-log-black-die-given-up = The { $pool } gives up a black die.
tod-log-die-turned = A { $colour } die is turned to { $symbol }.
tod-log-adventure-succeeded = { $seat } succeeds in { $zone }!
tod-log-adventure-failed = { $seat } fails in { $zone }.
tod-log-alternative-chosen = { $seat } chooses: { $alternative }.
tod-log-dalek-placed = A Dalek arrives: { $place }.
tod-log-dalek-removed = A Dalek is gone: { $place }.
tod-log-seventh-dalek-needed = A seventh Dalek is needed: the Daleks win.
tod-log-tardis-moved = { $seat }'s TARDIS goes from { $old } to { $new }.
tod-log-tardis-moved-nowhere = { $seat }'s TARDIS stays on { $new }.
tod-log-ship-moved = The Dalek ship is on space { $space }.
tod-log-marker-removed = Time Anomaly on space { $space }!
tod-log-anomaly-revealed = Time Anomaly: { $anomaly }.
tod-log-anomaly-discarded = { $anomaly } is over.
tod-log-dice-imprisoned = { $anomaly } imprisons { tod-dice }.
tod-log-die-freed = A { $colour } die is freed.
tod-log-progress-marked = { $anomaly }: progress { $progress }.
tod-log-daleks-won-on-gallifrey = The Dalek ship is on Gallifrey: the Daleks win.
tod-log-daleks-won-on-earth = Too many Daleks on Earth: the Daleks win.
tod-log-doctors-won = { $n ->
   *[other] { $seats } reached Gallifrey first and won!
}

## Refusals: the wrong moment

tod-no-pass = this question wants an answer: { $question }
tod-no-doctors-now = Doctors are chosen during set-up
tod-no-colours-now = colours are chosen during set-up
tod-no-uninstalling-now = Equipment can only be uninstalled in your own Prepare step
tod-no-installing-now = Equipment can only be installed in your own Prepare step
tod-no-dismissing-now = Companions can only be dismissed in your own Prepare step
tod-no-playing-now = no card can be played now
tod-no-using-now = this effect cannot be used now
tod-no-travelling-now = Doctors travel in the Travel step
tod-no-tardis-die-now = the TARDIS die is rolled in the Travel step
tod-no-tardis-symbol = this needs the TARDIS symbol on the TARDIS die
tod-no-tiles-now = no tiles have been drawn to choose from
tod-no-recruiting-now = recruiting comes at the start of your own Adventure
tod-no-paying-now = there is nothing to pay
tod-no-focusing-now = dice are focused while the pool is built, before the cut
tod-no-calling-now = help is called while the pool is built, before the cut
tod-no-call = nobody has called you for help
tod-no-cut-now = no die has to be discarded
tod-no-extermination-now = no die is exterminated now
tod-no-adding-now = no card lets you choose a colour now
tod-no-rerolls-now = re-rolls come after a first roll that missed
tod-no-k9-now = K-9 helps in the re-roll stage
tod-no-turning-now = dice are turned after the re-rolls
tod-no-picking-now = no dice are being picked
tod-no-symbols-now = no die is being turned
tod-no-pools-now = no card is looking for a pool
tod-no-alternatives-now = there are no alternatives now
tod-no-discarding-now = no card has to be discarded
tod-no-losing-now = no Companion has to leave
tod-no-giving-now = nothing is handed over now
tod-no-daleks-now = no Dalek is placed or removed now
tod-no-targets-now = no card is looking for a Dilemma

## Refusals: set-up, Prepare and cards

tod-no-doctor-left = another player is that Doctor
tod-no-colour-left = another player has that colour
tod-no-such-equipment = { $card } is not installed on your console
tod-no-card-in-hand = { $card } is not in your hand
tod-no-equipment = { $card } is not Equipment
tod-no-free-slot = there is no empty Equipment slot
tod-no-money-for = { $card } costs { $cost }, and you have { $have }
tod-no-money = it costs { $cost }, and you have { $have }
tod-no-hats = { $companion } will not share a console with { $card }
tod-no-such-companion = { $companion } does not travel with you
tod-no-playing-equipment = { $card } is Equipment: it has to be installed in your Prepare step
tod-no-using-twice = { $source } has already been used this turn
tod-no-anytime-card = only Anytime cards can be played here, and { $card } is not one
tod-no-prepare-card-now = { $card } is for your own Prepare step
tod-no-own-adventure = { $card } is for an Adventure in which your Doctor takes part
tod-no-adventure = { $card } is for an Adventure
tod-no-cards-at-fixed-point = a Fixed Point forbids re-rolls by cards
tod-no-use-now = { $card } would do nothing now
tod-no-equipment-installed = { $card } is still in your hand: install it in your Prepare step first
tod-no-using-from-hand = { $card } is in your hand: a card in hand is played, not used
tod-no-source-here = { $source } is not on your console
tod-no-prepare-effect = { $source } has no Prepare effect
tod-no-such-doctor-with = { $source } does this only while with another Doctor
tod-no-change = { $source } would change nothing now
tod-no-charge = { $source } needs a sonic charge
tod-no-task-now = { $source } has nothing to do now

## Refusals: travel, recruiting and prices

tod-no-other-zone = pick one of the two zones of the new Location
tod-no-such-anomaly = that Time Anomaly is not a Location in play
tod-no-such-location = that Location is not in play
tod-no-dilemma-left = there is no Dilemma left in that zone
tod-no-toll = moving costs two sonic charges or a card, and you have neither
tod-no-way-without-the-die = to go there, roll the TARDIS die
tod-no-tile-left = no Location tile is left to draw
tod-no-wanderer = only the First Doctor lets the TARDIS choose
tod-no-such-tile = that tile has not been drawn
tod-no-companion-left = that Companion deck is empty
tod-no-earth-deck-here = on a Location tile, Companions come from the Alien deck
tod-no-alien-deck-here = on Earth, Companions come from the Earth deck
tod-no-companion-in-deck = { $companion } is not in the Companion deck
tod-no-link = no Link leads to { $companion } here
tod-no-such-price = you have { $sonic }, which is not enough
tod-no-paying-with-equipment = installed Equipment cannot pay; the card must come from your hand

## Refusals: dice

tod-no-focus-icon = { $source } has no focus icon for { $colour }
tod-no-icon-twice = { $source }'s icon has already been used
tod-no-black-die-to-exchange = there is no black die to exchange
tod-no-die-left = no { $colour } die is left
tod-no-right-to-call = only the active Doctor may call for help
tod-no-second-helper = there is already a helper
tod-no-such-helper = call another player
tod-no-means-to-call = you have neither a sonic charge nor a card to pay with
tod-no-die-in-pool = there is no { $colour } die in the pool
tod-no-die-in-that-pool = there is no { $colour } die in that pool
tod-no-reach = { $source } does not work on this Adventure's dice
tod-no-reroll-icon = { $source } has no re-roll icon
tod-no-rerolls-at-fixed-point = a Fixed Point forbids re-rolls by cards and by sonic charges
tod-no-die-to-reroll = there is no die of a colour that { $source } re-rolls
tod-no-dice = your pool has no dice
tod-no-black-die = your pool has no black die
tod-no-other-die = another die must remain to be rolled
tod-no-k9 = you do not have K-9
tod-no-k9-twice = K-9 has already helped in this Adventure
tod-no-face-icon = { $source } has no face icon
tod-no-turning-when-locked = Time Locked forbids face changes
tod-no-die-to-turn = there is no die for { $source } to turn
tod-no-such-die = there is no such die to pick, or it is not of the right colour

## Refusals: effects

tod-no-such-alternative = that alternative does not exist or cannot be paid
tod-no-keeping-k9 = K-9 goes to another player at this table
tod-no-such-player = choose another player at this table
tod-no-dalek-there = there is no Dalek to remove there
tod-no-dalek-elsewhere = choose a zone of Earth
tod-no-face-down-dilemma = no Dilemma lies face down there
tod-no-face-up-dilemma = no Dilemma lies face up there

# What is wrong with a card of a pack.

tod-pack-replace = only a Time Anomaly can be replaced
tod-pack-nobody = nobody is acting here: say `each` before what a Doctor does
tod-pack-nothing = nothing stands here: say what happens
tod-pack-focus = at most four focus icons fit on a card
tod-pack-one-reroll = a card has one re-roll icon at most
tod-pack-one-face = a card has one face icon at most
tod-pack-face = expected a colour and a symbol as in "green diplomacy", found { $found }
tod-pack-count = a pack has { $least } to { $most } of these, this one { $found }
tod-pack-no-die = there is no { $colour } die; expected dice: { $known }
tod-pack-faces = a die has six faces, not { $found }
tod-pack-black = a black die shows each symbol once
tod-pack-die = expected one of { $known }
tod-pack-no-faces = a die needs faces
tod-pack-same-number = two Doctors have the same number
tod-pack-earth = Earth has { $count } zones, this pack gives it { $found }
tod-pack-tiles = a pack has 1 to { $most } Location tiles, this one { $found }
tod-pack-zones = a Location tile has two zones, this one { $found }
tod-pack-idle = this Equipment does nothing: give it an icon, `prepare` or `ability`
tod-pack-equipment = Equipment acts through icons, `prepare` or `ability`
tod-pack-equipment-ability = Equipment can have: { $known }
tod-pack-one-way = an Event or Transfer acts in exactly one way: one icon, `effect` or `ability`
tod-pack-only-equipment = only Equipment can have { $ability }
tod-pack-timing-icons = dice icons work in Adventures: expected adventure or any adventure
tod-pack-timing-prepare = a `prepare` effect is used in the Prepare step: expected prepare
tod-pack-timing = expected { $known } for { $ability }
tod-pack-timing-owner = installed dice and focus icons serve their owner's pool: expected adventure
tod-pack-task-symbols = a Task names the symbols that advance it in `task_symbols`
tod-pack-task = a Task either imprisons dice or counts `progress`
tod-pack-link = { $found } is neither a Companion nor a group (groups: { $groups })
tod-pack-first-link = a Doctor starts with a linked Companion: name one first
tod-pack-dice = expected a number and a colour as in "4 black", found { $found }
tod-pack-colours = expected one of { $known }; found { $found }
tod-pack-reroll = expected a number, any or all and a colour as in "2 black", found { $found }
tod-pack-symbols = expected { $least } to { $most } symbols, found { $found }
