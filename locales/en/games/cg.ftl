# What The Doctor Who Card Game says: questions, choices, log, refusals and the faces of its cards.
# Names of cards come from the pack; TP are Time Points, VP victory points.

cg-two-need-the-variant = two players need “{ $option }”
cg-option-two-player-variant = Two players: pass two cards, draw three, without the cards that need a third player.
cg-option-final-reserve = Last turns: a face-down card in reserve counts as a card in hand.
cg-success = { $who } wins the conflict
cg-odds = Conflict
cg-odds-best = Best conflict
cg-odds-in-full = Chance of winning the conflict with best play

## Colours, numbers and lists

cg-colour-blue = blue
cg-colour-gold = gold
cg-colour-green = green
cg-colour-pink = pink

## Questions

cg-ask-over = The game is over.
cg-ask-colour = Choose a colour.
cg-ask-turn = Take actions, or pass your last cards on.
cg-ask-final = Take exactly one action.
cg-ask-take = The supply is empty: take the next Time Point from another player.
cg-ask-lift = Send another TARDIS counter home, or stop.
cg-ask-unit = Pay Time Points for as much defence strength?
cg-ask-teselecta = The defence is lost. Play Teselecta?
cg-ask-lose = Choose which of the equally close Enemy cards to lose.
cg-ask-conflict = { $place }, { $defence } against { $attack }: { $question }

# What a player is putting together.
cg-ask-defending = Choose Defenders for { $place }.
cg-ask-attacking = Choose Enemies to play against { $place }.
cg-ask-reserving = Put a second card in reserve, or stop.
cg-ask-discarding = Discard a second card, or stop.
cg-ask-aiming = Choose the Location whose attack { $card } is aimed at.
cg-ask-paying = Choose the Defender to discard for { $card }.
cg-ask-exchanging = Choose cards to exchange, or stop.
cg-ask-striking = Choose the Enemy card at { $place } to discard.
cg-ask-moving = Choose where the attack on { $place } goes.

## Choices, their costs and targets

cg-choice-colour = Play { $colour }
cg-choice-play = Play { $card }
cg-choice-defend = Place Defenders on { $place }
cg-choice-attack = Play Enemies against { $place }
cg-choice-reserve = Put { $card } in reserve
cg-choice-discard = Discard { $card } for a Time Point
cg-choice-buy = Buy { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cg-choice-pickup = Pick { $card } up from the reserve
cg-choice-recall = Pick the face-up { $card } up from the reserve
cg-choice-add = Add { $card }
cg-choice-at = At { $place }
cg-choice-strike = Discard { $card }
cg-choice-take = Take 1 TP from { $who }
cg-choice-pay = Pay { $n } TP for +{ $n }
cg-choice-teselecta-hand = Play Teselecta from hand
cg-choice-teselecta-reserve = Play Teselecta from reserve
cg-choice-lose = Lose { $card }
cg-choice-done = Done
cg-choice-end-turn = End the turn and pass your cards to the right
cg-choice-pay-nothing = Pay nothing
cg-choice-turn-up-nothing = Turn nothing up
cg-choice-no-teselecta = Do not play it
cg-choice-stop = Stop
cg-cost-defender = 1 Defender
cg-cost-time-points = { $n } TP

# A card of an attack by its place, and by its name too where that is known.
cg-target-slot = card { $slot }
cg-target-slot-known = card { $slot } ({ $card })

## The log

cg-log-colour-chosen = { $seat } plays { $colour }.
cg-log-start-dealt = { $seat } starts from { $location }.
cg-log-hand-dealt = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
cg-log-turn-begun = { $seat } begins a turn.
cg-log-location-played = { $seat } plays { $location }.
cg-log-support-played = { $seat } plays { $card }.
cg-log-support-played-at = { $seat } plays { $card } at { $location }.
cg-log-price-paid = { $seat } discards { $card } as the price.
cg-log-cards-exchanged = { $seat } exchanges { $cards }.
cg-log-cards-exchanged-none = { $seat } exchanges nothing.
cg-log-cards-discarded = { $seat } discards { $cards } for Time Points.
cg-log-time-points-gained = { $seat } gains { $amount } TP.
cg-log-time-points-paid = { $seat } pays { $amount } TP.
cg-log-time-points-taken = { $seat } takes { $amount } TP from { $loser }.
cg-log-cards-bought = { $seat } buys { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
cg-log-card-recalled = { $seat } picks the face-up { $card } up from the reserve.

# Seats that may not see the cards are shown how many there are.
cg-log-defenders-placed-unseen = { $seat } places { $n ->
    [one] 1 card
   *[other] { $n } cards
} face-down on { $location }.
cg-log-defenders-placed = { $seat } places { $cards } face-down on { $location }.
cg-log-enemies-placed-unseen = { $seat } places { $n ->
    [one] 1 card
   *[other] { $n } cards
} face-down against { $location }.
cg-log-enemies-placed = { $seat } places { $cards } face-down against { $location }.
cg-log-cards-reserved-unseen = { $seat } puts { $n ->
    [one] 1 card
   *[other] { $n } cards
} in reserve.
cg-log-cards-reserved = { $seat } puts { $cards } in reserve.
cg-log-card-picked-up-unseen = { $seat } picks 1 card up from the reserve.
cg-log-card-picked-up = { $seat } picks { $card } up from the reserve.
cg-log-cards-drawn-unseen = { $seat } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
cg-log-cards-drawn = { $seat } draws { $cards }.
cg-log-hand-passed-unseen = { $seat } passes { $n ->
    [one] 1 card
   *[other] { $n } cards
} to { $receiver }.
cg-log-hand-passed = { $seat } passes { $cards } to { $receiver }.

# Attacks and conflicts.
cg-log-defenders-sent = { $seat } sends { $cards } to defend { $location }.
cg-log-enemies-sent = { $seat } attacks { $location } with { $cards }.
cg-log-enemies-absorbed = The TARDIS counter on { $location } stops { $cards } of { $seat }.
cg-log-attack-absorbed = The TARDIS counter on { $location } stops the attack of { $seat }: { $cards }.
cg-log-control-taken-unseen = { $seat } takes over the attack of { $loser } on { $location } with { $card }.
cg-log-control-taken = { $seat } takes over the attack of { $loser } on { $location } with { $card } and finds { $found }.
cg-log-defence-shown = Defending { $location }: { $cards }.
cg-log-attack-shown = Attacking { $location }: { $cards }.
cg-log-defender-turned = { $turner } turns { $card }: she changes sides.
cg-log-strength-added = { $seat } adds { $amount } to the defence of { $location } with U.N.I.T.
cg-log-conflict-fought-held = { $location }: { $defence } against { $attack }, the defence holds.
cg-log-conflict-fought-lost = { $location }: { $defence } against { $attack }, the attack wins.
cg-log-attack-defeated = The attack of { $seat } on { $location } is defeated.
cg-log-attack-moved = The attack on { $location } moves to { $target }.
cg-log-enemy-lost = The attack on { $location } loses { $card }.
cg-log-enemy-struck = The attack on { $location } loses { $card }.
cg-log-defender-lost = { $card } is lost at { $location }.
cg-log-rory-returned = Rory returns to the hand of { $seat } from { $location }.
cg-log-teselecta-played = { $seat } plays { $card } and takes { $cards } back from { $location }.
cg-log-tardis-placed = { $seat } puts a TARDIS counter on { $location }.
cg-log-tardis-removed = { $seat } takes the TARDIS counter back from { $location }.

# The end.
cg-log-discards-reshuffled = { $count ->
    [one] 1 card of the discard pile becomes the new deck.
   *[other] { $count } cards of the discard pile become the new deck.
}
cg-log-game-end-shown = The Game End card is turned up.
cg-log-final-begun = The End Game period begins.
cg-log-game-ended-dalek-counters = The game is over: five Dalek counters in play.
cg-log-game-ended-tardis-counters = The game is over: five TARDIS counters in play.
cg-log-game-ended-game-end-card = The game is over: nobody can act any more.
cg-log-game-ended-round-limit = The game is over: thirty rounds have been played.

## Refusals

cg-no-unfinished = first finish the action that you have begun
cg-no-action-begun = begin an action first: play, defend, attack, reserve, discard or buy
cg-no-other-question = something else is asked now: { $question }
cg-no-colour-left = { $colour } is taken
cg-no-such-seat = nobody sits in seat { $seat }
cg-no-own-time-points = the missing Time Points come from other players
cg-no-time-points = { $who } has no Time Points
cg-no-tardis-counter = there is no TARDIS counter on { $place }
cg-no-funds = you have { $held } TP, not { $wanted }
cg-no-more-units = you can pay for { $n ->
    [one] one point
   *[other] { $n } points
}, one for each of your U.N.I.T.
cg-no-teselecta-in-hand = there is no Teselecta in your hand
cg-no-teselecta-in-reserve = there is no Teselecta in your reserve
cg-no-closest = { $card } is not in any group of attacking cards that comes closest to the defence

# Ending an action or the turn.
cg-no-defender-placed = place at least one Defender
cg-no-enemy-played = play at least one Enemy card
cg-no-final-pass = in the End Game period you must take an action
cg-no-small-hand = you must come down to { $least ->
    [one] 1 card
   *[other] { $least } cards
} first; you hold { $held }
cg-no-full-hand = pick cards up from your reserve first: you pass { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cg-no-card-to-spare = your hand may not drop below { $least ->
    [one] 1 card
   *[other] { $least } cards
} in your turn

# Playing cards.
cg-no-card-held = { $card } is not in your hand
cg-no-playing-defenders = { $card } is a Defender: it is played by defending a Location
cg-no-playing-enemies = { $card } is an Enemy: it is played by attacking a Location
cg-no-lost-defence = { $card } can only be played after a lost defence
cg-no-more-draws = the discard pile has been shuffled in this turn: no more cards are drawn
cg-no-reserve-place = there is no free place in your reserve
cg-no-defender-as-price = { $card } costs a Defender from your hand, and you hold none
cg-no-attack-to-aim-at = { $card } needs an attack against one of your Locations
cg-no-dalek-attack = none of the attacks against you shows a Dalek card
cg-no-third-location = no Location of a third player is free of attacks

# Defending and attacking.
cg-no-own-location = { $place } is not in your line
cg-no-defender-held = you hold no Defender
cg-no-new-defender = every type of Defender that you hold is already on { $place }
cg-no-location = { $place } is in nobody's line
cg-no-foreign-location = { $place } is your own
cg-no-enemy-held = you hold no Enemy card
cg-no-fitting-enemy = none of your Enemies fits your attack on { $place }
cg-no-take-over = the attack on { $place } shows no card that yours could take over
cg-no-second-attacker = { $place } is under attack by another player
cg-no-dalek-counter = all { $n } of your Dalek counters are in play

# Reserve, discard pile and deck.
cg-no-re-entry = { $card } has left your reserve and may not enter it again before you have done something else
cg-no-re-entry-final = { $card } has left your reserve and may not enter it again in the End Game period
cg-no-reserve-room = your reserve is full: it holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cg-no-price = { $n ->
    [one] 1 card costs { $price } TP, and you have { $held }
   *[other] { $n } cards cost { $price } TP, and you have { $held }
}
cg-no-more-buys = the discard pile has been shuffled in this turn: no more cards are bought
cg-no-cards-left = { $n ->
    [one] there is only 1 card left to buy
   *[other] there are only { $n } cards left to buy
}
cg-no-reserved = { $card } is not face-down in your reserve
cg-no-shown = { $card } is not face-up in your reserve
cg-no-narrower-reserve = without { $card } your reserve would hold too many cards

# Inside an action.
cg-no-defender = { $card } is not a Defender
cg-no-enemy = { $card } is not an Enemy
cg-no-third-card = no more than { $n } cards in one action
cg-no-twin-defender = { $card } is already on the Location
cg-no-taker = { $card } cannot take over another player's attack
cg-no-fit = { $card } does not fit the other cards of the attack
cg-no-others-location = { $place } is not another player's Location
cg-no-way-back = { $place } belongs to the player whose attack it is
cg-no-free-location = { $place } is already under attack
cg-no-attack-there = { $place } is not under attack
cg-no-way-out = the attack on { $place } has nowhere to go
cg-no-dalek-shown = the attack on { $place } shows no Dalek card
cg-no-such-slot = { $n ->
    [one] the attack has 1 card; there is no card { $slot }
   *[other] the attack has { $n } cards; there is no card { $slot }
}

## What is printed on the cards

cg-face-gold = Gold bar { $n }.
cg-face-vp = { $n } VP.
cg-face-tp = { $n } TP.
cg-face-strength = Strength { $n }.
cg-face-dalek = Counts as a Dalek card.
cg-face-joins-any = Attacks together with any Enemy.
cg-face-joins = Attacks together with { $cards }.
cg-face-takes-over = Takes over a face-up attack of { $cards }.
cg-face-effect = { $effect }.
cg-face-reveal = Turned up in a conflict: { $effect }.

cg-ability-rory = Returns to hand from a lost defence if he was there before the attack.
cg-ability-amy-pond = Defeats any attack that contains Silurians.
cg-ability-turns-river = A defending River Song changes sides.
cg-ability-falls-to-amy = The whole attack fails if Amy Pond defends.
cg-ability-pandorica = Discarded together with a defending Rory; without him the defending Doctor is discarded.
cg-ability-blocks-scoring = The Location scores for nobody while this card lies against it at the end.
cg-ability-teselecta = No action: after losing as defender, from hand or reserve, take back all Defenders of the conflict.
cg-ability-unit = Lies face-up in reserve and takes a place; in a conflict as defender, pay 1 TP for +1 strength.

## Effects

cg-effect-gain-tp = gain { $n } TP
cg-effect-gain-tp-for-each-tardis-counter = gain { $n } TP for each of your TARDIS counters in play
cg-effect-gain-tp-for-each-dalek-counter = gain { $n } TP for each of your Dalek counters in play
cg-effect-take-tp = take { $n } TP from the defender
cg-effect-turn-up-an-attack = turn up an attack against you
cg-effect-defeat-an-attack = defeat an attack against you
cg-effect-defeat-a-dalek-attack = defeat an attack against you that shows a Dalek card
cg-effect-discard-an-attacking-card = discard one card of an attack against you
cg-effect-move-an-attack = move an attack against you to a Location of a third player
cg-effect-remove-up-to-tardis-counters = send up to { $n ->
    [one] 1 TARDIS counter
   *[other] { $n } TARDIS counters
} of any player home
cg-effect-exchange-any-cards = exchange any number of cards from your hand
cg-effect-widen-the-reserve-by = lies face-up in reserve and gives it room for { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}
cg-effect-discard-defenders = discard a Defender from your hand
cg-scope-everyone = all players { $effect }

# What is wrong with a card of a pack.

cg-pack-types = there is room for { $most } types of Game card
cg-pack-reveal-limit = when it is turned up in a conflict (the field `reveal` of Defenders and Enemies), a card can only `gain N TP` or, as an Enemy, `take N TP`
cg-pack-reveal = expected `gain N TP` or, for an Enemy, `take N TP`
cg-pack-defenders = expected the four [[defender]] { $keys }; found { $found }
cg-pack-effect-or-ability = a Support card has either an `effect` or an `ability`
cg-pack-one-aim = a Support card can aim at one attack only
cg-pack-take = `take N TP` belongs to an Enemy that is turned up
cg-pack-alone = a card that widens the reserve or exchanges cards does nothing else
cg-pack-price = the Defender is a price for defeating an attack
cg-pack-starts = expected { $count } [[start]] Locations, found { $found }
cg-pack-places = there is room for { $most } Location cards
cg-pack-same-place = two Locations would have the same name in a line
cg-pack-total = expected { $least } to { $most } Game cards in all, found { $found } ({ $split })
cg-pack-attackers = an attack with it could hold { $found } cards; at most { $most }
cg-pack-no-or = this game's cards have no `or`
cg-pack-enemies = expected keys of Enemies, found { $found }
