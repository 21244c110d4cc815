# The board of Time of the Daleks. Labels that its text view has too stand in tables.ftl.

tod-board-skaro = Skaro
tod-board-gallifrey = Gallifrey
tod-board-dalek = Dalek
tod-board-davros = Davros
tod-board-distance = The race to Gallifrey
tod-board-ship-at = The Dalek ship is on space { $space }, { $left } from Gallifrey.
tod-board-timeship-at = TARDIS of { $name }: space { $space }.
tod-board-markers-at = Time Anomaly markers on { $spaces }.
tod-board-lead = { $name }: { $ahead } ahead of the Dalek ship, { $left } to Gallifrey
tod-board-to-go = to Gallifrey
tod-board-danger-play = Daleks in play; a seventh loses the game
tod-board-danger-earth = Daleks on Earth; three in the Dalek turn lose the game
tod-board-danger-ship = Spaces between the Dalek ship and Gallifrey
tod-board-doctor-of = Doctor of { $name }
tod-board-hidden-dilemma = A Dilemma, face down
tod-board-elsewhere = Other places in play
tod-board-lost-die = exterminated
tod-board-given-up = given up

tod-board-doctors = The Doctors
tod-board-bases = The colours

tod-board-each-costs = Each costs { $cost }

tod-board-tardis-die = TARDIS die: { $shows }
tod-board-tardis-die-unrolled = not rolled
tod-board-tardis-die-tardis = the TARDIS obeys
tod-board-tardis-die-question = question mark

tod-board-steps = Steps of the Adventure
tod-board-step-pool = Pool
tod-board-step-focus = Focus
tod-board-step-cut = Cut
tod-board-step-exterminate = Exterminate
tod-board-step-reroll = Re-roll
tod-board-step-face = Turn
tod-board-step-resolve = Result
tod-companion-slot = Companion
tod-equipment-slot = Equip­ment
tod-board-if-met = If met:
tod-board-if-failed = If failed:
tod-board-met = Challenge met!
tod-board-missing = { $count ->
    [one] 1 symbol missing
   *[other] { $count } symbols missing
}
tod-board-odds-alone = Dice alone
tod-board-odds-cards = + cards
tod-board-odds-sonic = + charges
tod-board-odds-help = + { $name } at best
tod-board-best-pool = Best pool
tod-board-way-reroll-sonic = { $cost ->
    [none] Charges: re-roll one
   *[other] { $cost }: re-roll one
}
tod-board-way-reroll-black = Give up a black die: re-roll the rest
tod-board-way-reroll-k9 = K-9: re-roll one
tod-board-way-face-sonic = { $cost ->
    [none] Charges: turn one
   *[other] { $cost }: turn one
}
tod-board-forbids-fixed-point = no re-rolls with cards or charges
tod-board-forbids-time-locked = no dice turned
tod-board-forbids-time-breach = one die fewer

tod-board-called = { $name } calls you for help
tod-board-help-afar = From afar
tod-board-help-afar-dice = 7 + 1 dice: you lend one
tod-board-help-afar-stakes = success: draw a card; failure: lose a charge or a card
tod-board-help-on-site = On-site
tod-board-help-on-site-dice = 5 + 3 dice: you bring three
tod-board-help-on-site-stakes = you share the reward and the fail cost
tod-board-help-ship-moves = the Dalek ship moves 2 ahead
tod-board-help-ship-stays = the Dalek ship stays

tod-board-dalek-turn = The Daleks’ turn
tod-board-regenerates = { $name } regenerates
tod-board-success = Success!
tod-board-failure = Failed
tod-board-ship-near = One space from Gallifrey: the Dalek ship
tod-board-tardis-near = One space from Gallifrey: { $name }
tod-board-seventh = A seventh Dalek
tod-board-daleks-won = The Daleks have won
tod-board-end-daleks-seventh-marker = A seventh Dalek was due, and nobody stopped it
tod-board-end-daleks-on-earth = Three or more Daleks stand on Earth: it is theirs
tod-board-end-daleks-on-gallifrey = The Dalek ship has reached Gallifrey
tod-board-end-one = { $names } has saved Gallifrey
tod-board-end-several = { $names } have saved Gallifrey together
