"""Why a choice is not legal now: the first condition that fails, with its rule. The rules' own conditions are asked."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.time_of_the_daleks import stages, words
from vortex.games.time_of_the_daleks.choices import FACE, FACE_SONIC, REROLL, REROLL_K9, REROLL_SONIC, TABLE
from vortex.games.time_of_the_daleks.numbering import (
    BLACK,
    COLOURS,
    COMPANION_SOURCE,
    EARTH_DECK,
    EQUIPMENT,
    FIXED_POINT,
    IN_ADVENTURE,
    IN_PREPARE,
    TIME_LOCKED,
    USED_FACE,
    USED_REROLL,
    is_anomaly,
    is_earth,
    same_location,
    tile_of,
)
from vortex.games.time_of_the_daleks.occasions import OCCASIONS
from vortex.games.time_of_the_daleks.questions import QUESTIONS
from vortex.games.time_of_the_daleks.rules import (
    dice_stage,
    playing_cards,
    pools,
    prepare,
    travel,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.refusal import Refusal
from vortex.kernel.state import NOBODY
from vortex.kernel.words import Words, say

_STAGES = {
    "prepare": stages.PREPARE,
    "travel": stages.TRAVEL,
    "recruit": stages.RECRUITING,
    "build-pool": stages.POOL,
    "reroll": stages.REROLL,
    "face": stages.FACE,
}


def refusal(state: DaleksState, seat: int, choice: int) -> Refusal:
    kind = TABLE.kind(choice)
    if kind.name == "pass":
        question = QUESTIONS[state.topic]
        return Refusal(question.rule, say("tod-no-pass", question=question.prompt))
    occasion = OCCASIONS[kind.name]
    if state.topic not in occasion.topics:
        return Refusal(occasion.rule, occasion.reason)
    return _REASONS[kind.name](state, seat, TABLE.arguments(choice))


def closed(state: DaleksState) -> list[int]:
    """Ways to change dice that the asked seat has on its console and may not use now: icons, charges, K-9."""
    seat = state.asked
    charged = state.tokens[seat] > 0
    if state.topic == "reroll":
        icons = [REROLL + source for source in state.sources(seat) if state.pack.reroll_most[source] >= 0]
        others = [REROLL_SONIC] * charged + [REROLL_K9] * (state.k9 == seat)
    elif state.topic == "face":
        icons = [FACE + source for source in state.sources(seat) if state.pack.face_symbol[source] >= 0]
        others = [FACE_SONIC] * charged
    else:
        return []
    return [choice for choice in icons + others if choice not in state.options]


Reason = Callable[[DaleksState, int, tuple[int, ...]], Refusal]


def _not_yours(state: DaleksState, seat: int, source: int) -> Refusal:
    if source in state.hands[seat]:
        card = words.card(state.pack, source)
        if state.pack.card_type[source] == EQUIPMENT:
            return Refusal("TOD-CARD-01", say("tod-no-equipment-installed", card=card))
        return Refusal("TOD-CARD-05", say("tod-no-using-from-hand", card=card))
    return Refusal("TOD-HELP-18", say("tod-no-source-here", source=words.source(state.pack, source)))


def _doctor(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-007", say("tod-no-doctor-left"))


def _base(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-007", say("tod-no-colour-left"))


def _uninstall(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-PREP-04", say("tod-no-such-equipment", card=words.card(state.pack, arguments[0])))


def _install(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    number = arguments[0]
    card = words.card(state.pack, number)
    if number not in state.hands[seat]:
        return Refusal("TOD-PREP-07", say("tod-no-card-in-hand", card=card))
    if state.pack.card_type[number] != EQUIPMENT:
        return Refusal("TOD-CARD-01", say("tod-no-equipment", card=card))
    if not prepare.has_free_slot(state, seat):
        return Refusal("TOD-PREP-09", say("tod-no-free-slot"))
    if prepare.install_cost(state, seat, number) > state.tokens[seat]:
        cost = words.sonic(prepare.install_cost(state, seat, number))
        return Refusal("TOD-PREP-09", say("tod-no-money-for", card=card, cost=cost, have=state.tokens[seat]))
    hater = next(
        companion
        for companion in state.companions[seat]
        if state.pack.ability[COMPANION_SOURCE + companion] == "no-hats"
    )
    return Refusal("TOD-PREP-07", say("tod-no-hats", companion=words.companion(state.pack, hater), card=card))


def _dismiss(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal(
        "TOD-PREP-12", say("tod-no-such-companion", companion=words.companion(state.pack, arguments[0]))
    )


def _play(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    number = arguments[0]
    pack = state.pack
    card = words.card(pack, number)
    if number not in state.hands[seat]:
        return Refusal("TOD-CARD-05", say("tod-no-card-in-hand", card=card))
    if pack.card_type[number] == EQUIPMENT:
        return Refusal("TOD-CARD-01", say("tod-no-playing-equipment", card=card))
    if pack.card_cost[number] > state.tokens[seat]:
        cost = words.sonic(pack.card_cost[number])
        return Refusal("TOD-CARD-05", say("tod-no-money-for", card=card, cost=cost, have=state.tokens[seat]))
    if playing_cards.is_used(state, number):
        return Refusal("TOD-CARD-11", say("tod-no-using-twice", source=card))
    stage = getattr(state.frame, "stage", _STAGES.get(state.topic, stages.ELSEWHERE))
    if not playing_cards.fits_timing(state, seat, number, stage):
        timing = pack.card_timing[number]
        if stage == stages.ELSEWHERE:
            return Refusal("TOD-RULING-108", say("tod-no-anytime-card", card=card))
        if timing == IN_PREPARE:
            return Refusal("TOD-CARD-08", say("tod-no-prepare-card-now", card=card))
        if timing == IN_ADVENTURE:
            return Refusal("TOD-CARD-09", say("tod-no-own-adventure", card=card))
        return Refusal("TOD-CARD-10", say("tod-no-adventure", card=card))
    if stage == stages.REROLL and pack.reroll_most[number] >= 0 and state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", say("tod-no-cards-at-fixed-point"))
    return Refusal("TOD-RULING-043", say("tod-no-use-now", card=card))


def _use(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    number = arguments[0]
    source = words.source(state.pack, number)
    if number not in state.sources(seat):
        return _not_yours(state, seat, number)
    if playing_cards.is_used(state, number):
        return Refusal("TOD-CARD-11", say("tod-no-using-twice", source=source))
    if state.topic == "prepare":
        if not state.pack.prepare[number]:
            return Refusal("TOD-PREP-14", say("tod-no-prepare-effect", source=source))
        if number >= COMPANION_SOURCE and state.pack.while_with[number - COMPANION_SOURCE]:
            doctors = state.pack.while_with[number - COMPANION_SOURCE]
            if state.doctors[seat] not in doctors:
                return Refusal("TOD-PREP-14", say("tod-no-such-doctor-with", source=source))
        return Refusal("TOD-PREP-14", say("tod-no-change", source=source))
    if state.pack.ability[number] == "k9-power" and state.topic == "build-pool" and not state.tokens[seat]:
        return Refusal("TOD-CARD-12", say("tod-no-charge", source=source))
    return Refusal("TOD-CARD-09", say("tod-no-task-now", source=source))


def _go(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    zone = arguments[0]
    if state.topic == "zone":
        return Refusal("TOD-TRAVEL-13", say("tod-no-other-zone"))
    if is_anomaly(zone):
        return Refusal("TOD-TRAVEL-07", say("tod-no-such-anomaly"))
    if not is_earth(zone) and tile_of(zone) not in state.tiles:
        return Refusal("TOD-TRAVEL-10", say("tod-no-such-location"))
    if same_location(state.places[seat], zone):
        return Refusal("TOD-RULING-014", say("tod-no-dilemma-left"))
    if is_earth(zone) and not travel.can_leave(state, seat):
        return Refusal("TOD-RULING-122", say("tod-no-toll"))
    return Refusal("TOD-TRAVEL-08", say("tod-no-way-without-the-die"))


def _roll(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-122", say("tod-no-toll"))


def _new(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-021", say("tod-no-tile-left"))


def _wander(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if not travel.may_wander(state, seat):
        return Refusal("TOD-TRAVEL-11", say("tod-no-wanderer"))
    return Refusal("TOD-RULING-021", say("tod-no-tile-left"))


def _keep(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-TRAVEL-11", say("tod-no-such-tile"))


def _recruit(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    deck = state.earth_deck if arguments[0] == EARTH_DECK else state.alien_deck
    if not deck:
        return Refusal("TOD-RECRUIT-20", say("tod-no-companion-left"))
    if arguments[0] == EARTH_DECK:
        return Refusal("TOD-RECRUIT-06", say("tod-no-earth-deck-here"))
    return Refusal("TOD-RECRUIT-05", say("tod-no-alien-deck-here"))


def _link(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    companion = arguments[0]
    name = words.companion(state.pack, companion)
    if not state.is_in_deck(companion):
        return Refusal("TOD-RULING-028", say("tod-no-companion-in-deck", companion=name))
    if state.pack.companion_deck[companion] == EARTH_DECK and not is_earth(state.places[seat]):
        return Refusal("TOD-RECRUIT-16", say("tod-no-link", companion=name))
    if is_earth(state.places[seat]) and state.pack.companion_deck[companion] != EARTH_DECK:
        return Refusal("TOD-RECRUIT-17", say("tod-no-link", companion=name))
    return Refusal("TOD-RECRUIT-12", say("tod-no-link", companion=name))


def _pay_sonic(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-LIMIT-18", say("tod-no-such-price", sonic=words.sonic(state.tokens[seat])))


def _pay_card(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if arguments[0] in state.equipment[seat]:
        return Refusal("TOD-RULING-030", say("tod-no-paying-with-equipment"))
    return Refusal("TOD-RULING-030", say("tod-no-card-in-hand", card=words.card(state.pack, arguments[0])))


def _focus(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source, colour = arguments
    if source not in state.sources(seat) + pools.focus_sources(state, seat, state.building):
        return _not_yours(state, seat, source)
    name = words.source(state.pack, source)
    icons = state.pack.focus[source]
    if colour == BLACK or not any(gives >> colour & 1 for gives in icons):
        return Refusal(
            "TOD-POOL-04", say("tod-no-focus-icon", source=name, colour=words.colour_names(1 << colour))
        )
    unused = [gives for i, gives in enumerate(icons) if not state.focused >> (source * 4 + i) & 1]
    if not any(gives >> colour & 1 for gives in unused):
        return Refusal("TOD-RULING-045", say("tod-no-icon-twice", source=name))
    if not state.pool[4 * state.building + BLACK]:
        return Refusal("TOD-RULING-037", say("tod-no-black-die-to-exchange"))
    return Refusal("TOD-RULING-037", say("tod-no-die-left", colour=COLOURS[colour]))


def _call(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.building == 1 or seat != state.active:
        return Refusal("TOD-HELP-01", say("tod-no-right-to-call"))
    if state.helper != NOBODY:
        return Refusal("TOD-RULING-058", say("tod-no-second-helper"))
    if arguments[0] == seat or arguments[0] >= state.seats:
        return Refusal("TOD-HELP-01", say("tod-no-such-helper"))
    return Refusal("TOD-RULING-060", say("tod-no-means-to-call"))


def _cut(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-POOL-08", say("tod-no-die-in-pool", colour=COLOURS[arguments[0]]))


def _exterminate(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-POOL-12", say("tod-no-die-in-that-pool", colour=COLOURS[arguments[1]]))


def _out_of_reach(state: DaleksState, seat: int, source: int) -> Refusal | None:
    """TOD-HELP-18: why a card's dice icons are not this seat's to use on these dice, if so."""
    if state.topic == "card-window" and not state.pack.acts_on_any_pool[source]:
        return Refusal("TOD-HELP-18", say("tod-no-reach", source=words.source(state.pack, source)))
    if source not in state.sources(seat):
        return _not_yours(state, seat, source)
    return None


def _reroll(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source = arguments[0]
    name = words.source(state.pack, source)
    if out_of_reach := _out_of_reach(state, seat, source):
        return out_of_reach
    if state.pack.reroll_most[source] < 0:
        return Refusal("TOD-REROLL-04", say("tod-no-reroll-icon", source=name))
    if state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", say("tod-no-rerolls-at-fixed-point"))
    if state.has_used(source, USED_REROLL):
        return Refusal("TOD-REROLL-05", say("tod-no-icon-twice", source=name))
    return Refusal("TOD-RULING-043", say("tod-no-die-to-reroll", source=name))


def _too_dear(state: DaleksState, seat: int, price: int) -> Words:
    return say("tod-no-money", cost=words.sonic(price), have=state.tokens[seat])


def _reroll_sonic(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", say("tod-no-rerolls-at-fixed-point"))
    if state.tokens[seat] < dice_stage.REROLL_PRICE:
        return Refusal("TOD-REROLL-09", _too_dear(state, seat, dice_stage.REROLL_PRICE))
    return Refusal("TOD-RULING-036", say("tod-no-dice"))


def _reroll_black(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if not state.black_dice(max(0, state.pool_of(seat))):
        return Refusal("TOD-REROLL-13", say("tod-no-black-die"))
    return Refusal("TOD-RULING-044", say("tod-no-other-die"))


def _reroll_k9(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.k9 != seat:
        return Refusal("TOD-K9-03", say("tod-no-k9"))
    if state.k9_used:
        return Refusal("TOD-RULING-114", say("tod-no-k9-twice"))
    return Refusal("TOD-RULING-036", say("tod-no-dice"))


def _face(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source = arguments[0]
    name = words.source(state.pack, source)
    if out_of_reach := _out_of_reach(state, seat, source):
        return out_of_reach
    if state.pack.face_symbol[source] < 0:
        return Refusal("TOD-FACE-05", say("tod-no-face-icon", source=name))
    if state.conditions & TIME_LOCKED:
        return Refusal("TOD-FACE-08", say("tod-no-turning-when-locked"))
    if state.has_used(source, USED_FACE):
        return Refusal("TOD-FACE-04", say("tod-no-icon-twice", source=name))
    return Refusal("TOD-RULING-043", say("tod-no-die-to-turn", source=name))


def _face_sonic(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.tokens[seat] < dice_stage.FACE_PRICE:
        return Refusal("TOD-FACE-06", _too_dear(state, seat, dice_stage.FACE_PRICE))
    return Refusal("TOD-RULING-036", say("tod-no-dice"))


def _die(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-REROLL-04", say("tod-no-such-die"))


def _choose(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RESOLVE-14", say("tod-no-such-alternative"))


def _discard(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-FINISH-08", say("tod-no-card-in-hand", card=words.card(state.pack, arguments[0])))


def _lose(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal(
        "TOD-RESOLVE-16", say("tod-no-such-companion", companion=words.companion(state.pack, arguments[0]))
    )


def _give(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "pass-k9":
        return Refusal("TOD-RULING-116", say("tod-no-keeping-k9"))
    return Refusal("TOD-RULING-107", say("tod-no-such-player"))


def _dalek(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "remove-dalek":
        return Refusal("TOD-RULING-024", say("tod-no-dalek-there"))
    return Refusal("TOD-RULING-091", say("tod-no-dalek-elsewhere"))


def _target(state: DaleksState, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "scan":
        return Refusal("TOD-INFO-01", say("tod-no-face-down-dilemma"))
    return Refusal("TOD-INFO-05", say("tod-no-face-up-dilemma"))


# A player who is asked for `afar`, `on-site`, `to` or `on` may answer with any of them; `pass` is dealt with above.
_REASONS: dict[str, Reason] = {
    "doctor": _doctor,
    "base": _base,
    "uninstall": _uninstall,
    "install": _install,
    "dismiss": _dismiss,
    "play": _play,
    "use": _use,
    "go": _go,
    "roll": _roll,
    "new": _new,
    "wander": _wander,
    "keep": _keep,
    "recruit": _recruit,
    "link": _link,
    "pay-sonic": _pay_sonic,
    "pay-card": _pay_card,
    "focus": _focus,
    "call": _call,
    "cut": _cut,
    "exterminate": _exterminate,
    "reroll": _reroll,
    "reroll-sonic": _reroll_sonic,
    "reroll-black": _reroll_black,
    "reroll-k9": _reroll_k9,
    "face": _face,
    "face-sonic": _face_sonic,
    "die": _die,
    "choose": _choose,
    "discard": _discard,
    "lose": _lose,
    "give": _give,
    "dalek": _dalek,
    "target": _target,
}
