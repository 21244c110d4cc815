# What Doctor Who Time Clash says: questions, choices, log, refusals and the faces of its cards.
# Names and printed sentences come from the pack. Values come with their sign, as text.

tc-option-match = Games of the match: best of three or of five; a single game is an option of ours
tc-option-lone = With three seats, the team with only one player
tc-success = the Gambit succeeds
tc-odds = Gambit
tc-odds-in-full = Chance that the Gambit succeeds with best play

## What things are called

tc-card-name = { $name }
tc-card-threat = { $name } (Threat { $value })
tc-card-quip = { $name } (Quip { $value })
tc-card-tech = { $name } (Tech { $value })
tc-card-plan = { $name } (Plan { $value })
tc-card-none = no card

# The word before "stack" and "arc", and a stack alone where something is aimed at it.
tc-stack-time = Time
tc-stack-companion = Companion
tc-stack-enemy = Enemy

## What a special card does: parts of a sentence, joined by "then"

tc-effect-draw-cards = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
tc-effect-move-the-doctor = move the Doctor
tc-effect-play-another-card = play another card
tc-effect-remove-a-tech-of-either-team-from-the-game = remove a Tech of either team from the game
tc-effect-discard-a-threat-of-up-to = discard a Threat of up to { $n }
tc-effect-discard-a-quip-of-up-to = discard a Quip of up to { $n }
tc-effect-discard-a-plan-of-the-other-team-of-up-to = discard a Plan of up to { $n } from the other team
tc-effect-discard-an-open-card-of-the-other-team-of-up-to = discard an open card of up to { $n } from the other team
tc-effect-push-a-card-of-up-to = push a card of up to { $n }
tc-effect-pull-a-card-of-up-to = pull a card of up to { $n }
tc-effect-shift-an-open-card-of-up-to = shift an open card of up to { $n }
tc-effect-take-the-top-discard-of-your-team = take the top discard of your team
tc-effect-take-a-discard-of-your-team = take a discard of your team
tc-effect-make-an-opponent-show-their-hand = make an opponent show their hand
tc-effect-remove-this-card = remove this card

## What a counter is good against

tc-counter-threat = Threat
tc-counter-quip = Quip
tc-counter-tech = Tech
tc-counter-plan = Plan
tc-counter-numbered-card = numbered card
tc-counter-special-card = special card
tc-counter-counter = counter
tc-counter-any-card = any card
tc-counter-move-of-the-doctor = move of the Doctor
tc-counter-loss-to-a-special-card = loss to a special card
tc-counter-threat-that-starts-the-endgame = Threat that starts the Endgame

## Questions

tc-ask-over = The match is over.
tc-ask-first-match = Play with the arcs of a first match, or pick your own?
tc-ask-time-arc = Pick the Time arc.
tc-ask-enemy-arc = Pick the Enemy arc.
tc-ask-companion-arc = Pick the Companion arc.
tc-ask-first = Who on your team takes the first turn?
tc-ask-second = Who on your team takes the second turn?
tc-ask-exchange = Keep the card you drew, or exchange it?
tc-ask-play = Play a card, or discard one to move the Doctor or to pass.
tc-ask-granted-play = Play another card, or discard one to move the Doctor or to pass.
tc-ask-price = Which card from your hand do you discard for the Reserve card?
tc-ask-push-pull = Push a card to the bottom or pull one to the top?
tc-ask-destination = Where does the Doctor go?
tc-ask-remove-tech = Which Tech, of either team, is removed from the game?
tc-ask-discard-threat = Which Threat is discarded?
tc-ask-discard-quip = Which Quip is discarded?
tc-ask-discard-plan = Which Plan of the other team is discarded?
tc-ask-discard-open = Which open card of the other team is discarded?
tc-ask-push = Which card is pushed to the bottom of its stack?
tc-ask-pull = Which card is pulled to the top of its stack?
tc-ask-shift = Which open card goes to which other stack?
tc-ask-take-discard = Which of your team's discards do you take?
tc-ask-show-hand = Which opponent shows everybody their hand?
tc-ask-rescue = Discard a Threat from the stacks?
tc-ask-silence = Discard a Quip?
tc-ask-deep-foil = Discard an Enemy Plan from this stack?
tc-ask-flip-benefit = Discard a Threat?
tc-ask-counter = Counter it?
tc-ask-counter-turned = Counter a card that was turned for the Gambit?
tc-ask-flip = Flip the Vortex Disk?
tc-ask-gambit = Try a Gambit?
tc-ask-turn = Turn one of your open cards sideways for the Gambit?
tc-ask-turn-against = Turn one of your open cards sideways against the Gambit?
tc-ask-contribute = Add a numbered card from your hand to the Gambit?
tc-ask-next-discard = Which of your Gambit cards is discarded next?
tc-ask-replace = Draw a card to replace the first one you added?

# Behind a question.
tc-gambit-outlook = (It needs { $needed }; your open cards come to { $opened }.)
tc-gambit-hopeless = (It needs { $needed }; your open cards come to { $opened }. It cannot succeed: it comes to { $best } at best.)
tc-gambit-standing = (The Gambit stands at { $sum }.)

# Before a question: what has been declared and can be countered.
tc-pending-turned = Turned for the Gambit: { $cards }.
tc-pending-play = { $who } plays { $card } on the { $stack } stack.
tc-pending-use = { $who } plays { $card }: { $effect }.
tc-pending-contribution = { $who } adds { $card } to the Gambit.
tc-pending-loss = { $who } is taking { $card } off its stack.
tc-pending-move = { $who } moves the Doctor to the { $stack } arc.
tc-pending-counter = { $who } counters { $answered } with { $card }.
tc-pending-counter-move = { $who } counters the move of the Doctor to the { $stack } arc with { $card }.
tc-pending-counter-loss = { $who } counters the loss of { $lost } with { $card }.

## Choices

tc-choice-keep = Keep it
tc-choice-let-happen = Let it happen
tc-choice-leave-stack = Leave the stack as it is
tc-choice-discard-none = Discard none
tc-choice-no-flip = Do not flip
tc-choice-no-gambit = No Gambit
tc-choice-no-more = That is all
tc-choice-add-nothing = Add nothing
tc-choice-draw-nothing = Draw nothing

tc-choice-preset = The arcs of a first match
tc-choice-picks = Pick our own arcs
tc-choice-take = { $arc } ({ $daleks } Dalek, { $tardises } TARDIS): { $abilities }
tc-choice-first = { $who } begins
tc-choice-second = { $who } takes the second turn
tc-choice-exchange = Show and discard it, and draw again
tc-choice-play = Play { $card } on the { $stack } stack
tc-choice-use = Play { $card }: { $effect }
tc-choice-move = Discard { $card }: the Doctor goes to { $stack }
tc-choice-discard = Discard { $card }
tc-choice-show = Show everybody { $card }
tc-choice-reserve-play = Play { $card } from the Reserve on the { $stack } stack
tc-choice-reserve-use = Play { $card } from the Reserve: { $effect }
tc-choice-reinforce = Discard { $card } and draw two cards
tc-choice-push = Push { $card }
tc-choice-pull = Pull { $card }
tc-choice-target = Choose { $card }
tc-choice-shift = { $card } goes to the { $stack } stack
tc-choice-go = To the { $stack } arc
tc-choice-see = { $who } shows everybody their hand
tc-choice-counter = Counter with { $card }
tc-choice-cancel = Counter { $turned } with { $card }
tc-choice-counter-then = Counter with { $card }, then { $effect }
tc-choice-cancel-then = Counter { $turned } with { $card }, then { $effect }
tc-choice-flip = Flip the Vortex Disk
tc-choice-gambit = Try a Gambit
tc-choice-turn = Turn { $card }
tc-choice-add = Add { $card }
tc-choice-next = Next is { $card }
tc-choice-replace = Draw a replacement

tc-cost-hand-card = a hand card

## The log: the match

tc-log-arc-picked = The { $stack } arc is { $arc }.
tc-log-arcs-settled = The arcs are { $arcs }; the Doctor's target is { $target }.
tc-log-game-set-up = Game { $game } is set up.
tc-log-game-begun = { $seat } begins.
tc-log-turn-begun = Turn { $turn }: { $seat }.
tc-log-endgame-started = The Endgame begins: { $cause ->
    [flip] the disk was flipped
    [threats] the Threats have reached their limit
   *[turns] the Build-up has reached its last turn
}.
tc-log-game-won = { $team ->
    [doctor] The Doctor's team
   *[enemy] The Enemy team
} wins the game ({ $ending ->
    [gambit] gambit
    [takeover] takeover
    [deck-out] deck-out
   *[turn-limit] turn limit
}). Games won: { $doctor_wins } to { $enemy_wins }.

## The log: hands and piles

tc-log-card-drawn = { $seat } draws { $card }.
tc-log-card-drawn-unseen = { $seat } draws a card.
tc-log-card-discarded = { $seat } discards { $card }.
tc-log-card-shown = { $seat } shows { $card }.
tc-log-hand-shown = { $seat } shows everybody their hand: { $cards }.
tc-log-card-taken-back = { $seat } takes { $card } from the discards.
tc-log-discards-shuffled = The discards of { $team ->
    [doctor] the Doctor's team
   *[enemy] the Enemy team
} are shuffled: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
tc-log-reserve-dealt = The Reserve is dealt: { $n ->
    [0] no card
   *[other] { $cards }
}.
tc-log-reserve-discarded = The Reserve is discarded: { $n ->
    [0] no card
   *[other] { $cards }
}.
tc-log-discard-removed = { $card } leaves the game.

## The log: plays, stacks and counters

tc-log-card-played = { $seat } plays { $card } on the { $stack } stack.
tc-log-special-played = { $seat } plays { $card }: { $effect }.
tc-log-card-placed = { $card } lies on the { $stack } stack, now at { $total }.
tc-log-card-lost = { $card } is discarded from the { $stack } stack, now at { $total }.
tc-log-card-removed = { $card } is removed from the game; the { $stack } stack is now at { $total }.
tc-log-card-shifted = { $card } goes to the { $stack } stack, now at { $total }.
tc-log-card-pushed = { $card } is pushed to the bottom of the { $stack } stack.
tc-log-card-pulled = { $card } is pulled to the top of the { $stack } stack.
tc-log-plan-foiled = { $newer } foils { $card }.
tc-log-pawn-moved = { $seat } moves the Doctor to the { $stack } arc.
tc-log-destination-named = { $seat } wants to move the Doctor to the { $stack } arc.
tc-log-move-countered = The Doctor does not go to the { $stack } arc.
tc-log-loss-named = { $seat } chooses { $card }.
tc-log-loss-countered = { $card } stays where it is.
tc-log-counter-used = { $seat } counters with { $card }.
tc-log-counter-used-against = { $seat } counters { $target } with { $card }.
tc-log-shield-used = { $seat } counters with a discarded Tech.
tc-log-card-countered = { $card } is countered.

## The log: the third step

tc-log-disk-flipped = { $seat } flips the Vortex Disk: { $phase ->
    [endgame] Endgame
   *[build-up] Build-up
}.
tc-log-gambit-begun = { $seat } tries a Gambit.
tc-log-card-turned = { $seat } turns { $card } sideways.
tc-log-turned-card-countered = { $card } is countered and leaves the { $stack } stack, now at { $total }.
tc-log-card-contributed = { $seat } adds { $card } to the Gambit.
tc-log-nothing-contributed = { $seat } adds nothing.
tc-log-die-rolled = { $seat } rolls { $face }: the Gambit comes to { $result }.
tc-log-die-rolled-fail = { $seat } rolls Fail: the Gambit comes to { $result }.
tc-log-gambit-failed = The Gambit fails with { $result }.
tc-log-gambit-card-discarded = { $card } is discarded.

## Refusals: a rule stands before them, a full stop may follow

tc-no-answer = this does not answer the question: { $question }
tc-no-arc = { $arc } is not an arc of this type
tc-no-card-of-ours = { $card } is a card of your own team; only one of the other team can go
tc-no-card-of-theirs = { $card } is a card of the other team
tc-no-card-on-a-stack = { $card } is not on a stack
tc-no-card-so-big = { $card } is larger than { $limit }
tc-no-counter = { $card } is not a counter
tc-no-option-as-counter = option { $n } of { $card } is not a counter
tc-no-counter-as-play = the counter of { $card } cannot be played in the play step
tc-no-counter-in-the-play-step = a counter is a reply; it cannot be played in the play step
tc-no-counter-to-this = { $card } counters only this: { $what }
tc-no-discard = { $card } is not among your team's other discards
tc-no-effect = this option of { $card } would have no effect now: { $effect }
tc-no-exchange = only a special card that was just drawn can be exchanged
tc-no-fit = { $card } does not fit: { $question }
tc-no-gambit-card = { $card } is not one of your cards in this Gambit
tc-no-hand-card = { $card } is not in your hand
tc-no-hand-to-show = only an opponent who holds cards can show a hand
tc-no-member = choose a member of your own team
tc-no-move-in-a-gambit = the Doctor cannot be moved by a discard during a Gambit
tc-no-move-there-already = the Doctor is already there; a move must take him somewhere else
tc-no-open-card = the { $stack } stack has no open card
tc-no-option = { $card } has no option { $n }
tc-no-option-of-numbered = { $card } is a numbered card; it is played to a stack
tc-no-other-stack = a Tech moves another card of its own stack
tc-no-pass = to pass, you must discard a card
tc-no-plan-there = a Plan may not go on the { $stack } stack now
tc-no-quip-there = a Quip may not go on the { $stack } stack now
tc-no-reinforcements = only an Enemy player may do this, and only while the Doctor is on that arc
tc-no-reinforcements-now = as worded, this can only replace the first play of a turn
tc-no-reserve = only a Doctor player may use the Reserve, and only while the Doctor is on Gallifrey
tc-no-reserve-card = { $card } is not in the Reserve
tc-no-reserve-now = the Reserve can only replace the first play of a turn
tc-no-second-card = the { $stack } stack has already given a card to this Gambit
tc-no-second-play = { $card } was already played in this step
tc-no-second-use = { $card } was already used in this step
tc-no-secret = everybody already knows { $card }
tc-no-shield = { $card } does not fit: it must be a Threat that is no larger
tc-no-special-on-a-stack = { $card } is a special card; it never goes on a stack
tc-no-teammate = you have no teammate to show cards to
tc-no-tech-so-big = { $card } is larger than { $tech } and cannot be moved
tc-no-tech-there = a Tech may not go on the { $stack } stack now
tc-no-threat-there = a Threat may not go on the { $stack } stack now
tc-no-turned-card = the other side has no turned card on the { $stack } stack to counter
tc-no-value = { $card } is a special card; it has no value to add

## What is printed on cards, arcs, die and tracks

tc-side-doctor = Doctor
tc-side-enemy = Enemy
tc-face-threat = { $team }: Threat { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies } copies
}
tc-face-quip = { $team }: Quip { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies } copies
}
tc-face-tech = { $team }: Tech { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies } copies
}
tc-face-plan = { $team }: Plan { $value }{ $copies ->
    [1] { "" }
   *[other] , { $copies } copies
}
tc-face-special = { $team }: special card{ $copies ->
    [1] { "" }
   *[other] , { $copies } copies
}
tc-face-option = { $effect }.
tc-face-counter = Counter ({ $team }): { $what }.
tc-face-counter-then = Counter ({ $team }): { $what }, then { $effect }.
tc-face-arc = { $stack } arc, Dalek icons { $daleks }, TARDIS icons { $tardises }
tc-face-die = Faces: { $values }
tc-face-fail = Fail
tc-face-target = The Doctor's target: { $target }, and { $step } for each icon of difference
tc-face-trigger = The Enemy's trigger: Threats of { $trigger }
tc-face-gambit = A Gambit needs { $needed }
tc-face-build-up = The Endgame begins after { $turns } turns at the latest
tc-face-turns = A game has { $turns } turns at most

# What is wrong with a card of a pack.

tc-pack-cards = expected { $count } cards of team '{ $team }', found { $found }: leave one out for each that you add
tc-pack-options = expected one to { $most } options, counters included
tc-pack-empty = expected an effect, found an empty text
tc-pack-no-or = { $found }: 'or' is not used here; write a second option
tc-pack-first = { $found }: { $phrase } must come first
tc-pack-then = expected a text for each of { $count } counters, found { $found }
tc-pack-after = behind a counter only these are possible: { $known }; found { $found }
tc-pack-arcs = expected { $count } arcs of type '{ $type }', found { $found }: leave one out for each that you add
tc-pack-no-ability = expected at least one ability (always, present or build_up)
tc-pack-sentences = expected one sentence for each of the { $count } abilities
tc-pack-ability = no such ability { $found }; known are: { $known }
tc-pack-faces = expected { $count } faces, exactly one of them 'fail'
tc-pack-face = expected 'fail' or a number from 1 to 9999, found { $found }

## What abilities of arcs are, for those who make one

tc-ability-shield = while a Threat is being played, a Doctor player may discard a Tech that is no smaller to counter it, and draws a card
tc-ability-rescue = a Doctor player who plays a Quip here may discard a Threat that is no bigger from any stack
tc-ability-reserve = a face-up Reserve of three Doctor cards is dealt
tc-ability-use-reserve = in place of the first play of a turn, a Doctor player may discard a hand card, play one card of the Reserve, and deal the Reserve anew
tc-ability-exchange-special = a Doctor player who draws a special card at the start of a turn may show and discard it and draw again
tc-ability-steadfast-plans = Doctor Plans on this stack are never foiled
tc-ability-deep-foil = a Doctor player who plays a Plan here may discard an Enemy Plan that is no bigger from this stack, buried or not
tc-ability-silence = an Enemy player who plays a Threat here may discard a Quip that is no bigger from any stack
tc-ability-reinforcements = in place of the first play of a turn, an Enemy player may discard a hand card and draw two cards
tc-ability-placing = { $team ->
    [doctor] Doctor
   *[enemy] Enemy
} players may play { $suit ->
    [threat] Threats
    [quip] Quips
    [tech] Tech
   *[plan] Plans
} on the { $stack } stack too
tc-ability-placing-there = while the Doctor is on the { $stack } arc, { $team ->
    [doctor] Doctor
   *[enemy] Enemy
} players may play { $suit ->
    [threat] Threats
    [quip] Quips
    [tech] Tech
   *[plan] Plans
} on the { $stack } stack too
