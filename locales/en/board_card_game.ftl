# The board of The Doctor Who Card Game.

cgb-hidden = face-down card
cgb-vp = { $vp } VP
cgb-points = { $name }: { $vp } victory points as things stand. Show the sum.
cgb-points-how = Victory points as things stand
cgb-scores = Victory points
cgb-scores-now = If the game ended now, counting what is face up
cgb-how-held = free
cgb-how-taken = taken from { $name }
cgb-how-lost = under attack by { $name }
cgb-how-blocked = scored by nobody
cgb-tardis-left = TARDIS counters left: { $left }
cgb-dalek-left = Dalek counters left: { $left }
cgb-known = Cards of { $name } that you know
cgb-tray = Cards for { $name }: { $count }
cgb-end-in = Game End in { $above }
cgb-end-out = Game End is out
cgb-discards = Discards: { $count }
cgb-supply = Time Points
cgb-keep = { $spare ->
    [one] 1 more must go: you pass on { $kept }
   *[other] { $spare } more must go: you pass on { $kept }
}
cgb-kept = Pass your last { $kept } to { $name }
cgb-final = One action
cgb-reserve = Reserve { $count }/{ $limit }
cgb-unfit = does not fit
cgb-fits = fits together
cgb-kind-defender = Defenders
cgb-kind-enemy = Enemies
cgb-kind-support = Support
cgb-kind-location = Locations
cgb-defence = Defence
cgb-attack = Attack
cgb-tardis-note = The TARDIS counter stops the next attack.
cgb-unknown = Face-down cards are not counted.
cgb-open = Nobody stands here.
cgb-colours = Colours
cgb-next-place = Your next Location
cgb-play-here = Play here
cgb-declared = The cards are declared.
cgb-turned-up = All cards are turned up.
cgb-go-on = Go on
cgb-result-held = Held
cgb-result-fallen = Fallen
cgb-pay = Time Points for strength

