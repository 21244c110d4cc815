"""Why a choice is not legal now: the first condition that fails, with its rule. The rules' own conditions are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.numbering import (
    BLACK,
    COLOURS,
    COMPANION_SOURCE,
    EARTH_DECK,
    EQUIPMENT,
    FIXED_POINT,
    IN_ADVENTURE,
    IN_PREPARE,
    NO_DILEMMA,
    TIME_LOCKED,
    USED_FACE,
    USED_REROLL,
    is_anomaly,
    is_earth,
    tile_of,
)
from vortex.games.time_of_the_daleks.rules import (
    playing_cards,
    pools,
    preparing,
    rolling,
    travelling,
)
from vortex.games.time_of_the_daleks.state import Daleks
from vortex.games.time_of_the_daleks.words import QUESTIONS, sonic
from vortex.kernel.game import Refusal
from vortex.kernel.state import NOBODY


class Moment(NamedTuple):
    """The questions to which a kind of choice can be the answer, and what to say at any other."""

    topics: tuple[str, ...]
    rule: str
    reason: str


_ANYTIME_ONLY = ("help", "cut", "exterminate", "trade-dice", "cut-hand", "pass-k9")
_USING_CARDS = ("prepare", "travel", "recruit", "build-pool", "reroll", "face", "card-window", *_ANYTIME_ONLY)

_MOMENTS: dict[str, Moment] = {
    "pass": Moment((), "", "this question wants an answer"),
    "doctor": Moment(("doctor",), "TOD-SETUP-02", "Doctors are chosen in set-up"),
    "base": Moment(("colour",), "TOD-SETUP-03", "colours are chosen in set-up"),
    "uninstall": Moment(
        ("prepare", "lose-equipment"), "TOD-PREP-16", "Equipment is uninstalled in the own Prepare step only"
    ),
    "install": Moment(("prepare",), "TOD-PREP-11", "Equipment is installed in the own Prepare step only"),
    "dismiss": Moment(("prepare",), "TOD-PREP-16", "Companions are dismissed in the own Prepare step only"),
    "play": Moment(_USING_CARDS, "TOD-RULING-108", "no card can be played at this moment"),
    "use": Moment(
        ("prepare", "build-pool", "trade-dice"), "TOD-CARD-08", "this effect is not used at this moment"
    ),
    "go": Moment(("travel", "tardis-symbol", "zone"), "TOD-TRAVEL-01", "Doctors travel in the Travel step"),
    "roll": Moment(("travel",), "TOD-TRAVEL-08", "the TARDIS die is rolled in the Travel step"),
    "new": Moment(("tardis-symbol",), "TOD-TRAVEL-11", "this needs the TARDIS symbol on the TARDIS die"),
    "wander": Moment(("tardis-symbol",), "TOD-TRAVEL-12", "this needs the TARDIS symbol on the TARDIS die"),
    "keep": Moment(("keep-tile",), "TOD-TRAVEL-11", "no tiles have been drawn to choose from"),
    "recruit": Moment(("recruit",), "TOD-RECRUIT-01", "recruiting comes at the start of the own Adventure"),
    "link": Moment(("recruit",), "TOD-RECRUIT-01", "recruiting comes at the start of the own Adventure"),
    "pay-sonic": Moment(("price",), "TOD-LIMIT-18", "there is nothing to pay"),
    "pay-card": Moment(("price",), "TOD-LIMIT-18", "there is nothing to pay"),
    "focus": Moment(
        ("build-pool",), "TOD-POOL-07", "dice are focused while the pool is built, before the cut"
    ),
    "call": Moment(("build-pool",), "TOD-POOL-20", "help is called while the pool is built, before the cut"),
    "afar": Moment(("help",), "TOD-HELP-03", "nobody has called you"),
    "on-site": Moment(("help",), "TOD-HELP-03", "nobody has called you"),
    "cut": Moment(("cut", "trade-die"), "TOD-RULING-035", "no die has to be discarded"),
    "exterminate": Moment(("exterminate",), "TOD-POOL-12", "no die is exterminated now"),
    "add": Moment(("add-die",), "TOD-POOL-02", "no card lets you choose a colour now"),
    "reroll": Moment(
        ("reroll", "card-window"), "TOD-REROLL-01", "re-rolls come after a first roll that missed"
    ),
    "reroll-sonic": Moment(("reroll",), "TOD-REROLL-01", "re-rolls come after a first roll that missed"),
    "reroll-black": Moment(("reroll",), "TOD-REROLL-01", "re-rolls come after a first roll that missed"),
    "reroll-k9": Moment(("reroll",), "TOD-RULING-114", "K-9 helps in the re-roll stage"),
    "face": Moment(("face", "card-window"), "TOD-FACE-01", "dice are turned after the re-rolls"),
    "face-sonic": Moment(("face",), "TOD-FACE-01", "dice are turned after the re-rolls"),
    "die": Moment(("dice-to-reroll", "die-to-turn"), "TOD-RULING-047", "no dice are being picked"),
    "to": Moment(("symbol",), "TOD-FACE-06", "no die is being turned"),
    "on": Moment(("which-pool",), "TOD-RULING-126", "no card is looking for a pool"),
    "choose": Moment(("alternative",), "TOD-RESOLVE-13", "there are no alternatives now"),
    "discard": Moment(("discard", "cut-hand"), "TOD-FINISH-08", "no card has to be discarded"),
    "lose": Moment(("lose-companion",), "TOD-RESOLVE-16", "no Companion has to leave"),
    "give": Moment(
        ("transfer", "another", "timescoop", "pass-k9"), "TOD-CARD-03", "nothing is handed over now"
    ),
    "dalek": Moment(
        ("dalek-on-earth", "remove-dalek"), "TOD-RULING-091", "no Dalek is placed or removed now"
    ),
    "target": Moment(("scan", "banish"), "TOD-INFO-01", "no card is looking for a Dilemma"),
}

_STAGES = {
    "prepare": stages.PREPARE,
    "travel": stages.TRAVEL,
    "recruit": stages.RECRUITING,
    "build-pool": stages.POOL,
    "reroll": stages.REROLL,
    "face": stages.FACE,
}


def refusal(state: Daleks, seat: int, choice: int) -> Refusal:
    kind = TABLE.kind(choice)
    moment = _MOMENTS[kind.name]
    question = QUESTIONS[state.topic]
    if kind.name == "pass":
        return Refusal(question.rule, f"{moment.reason}: {question.prompt}")
    if state.topic not in moment.topics:
        return Refusal(moment.rule, moment.reason)
    return _REASONS[kind.name](state, seat, TABLE.arguments(choice))


Reason = Callable[[Daleks, int, tuple[int, ...]], Refusal]


def _not_yours(state: Daleks, source: int) -> Refusal:
    return Refusal("TOD-HELP-18", f"{state.pack.source_names[source]} is not on your console")


def _doctor(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-007", "somebody else is that Doctor")


def _base(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-007", "somebody else plays that colour")


def _uninstall(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-PREP-04", f"{state.pack.card_names[arguments[0]]} is not installed on your console")


def _install(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    card = arguments[0]
    name = state.pack.card_names[card]
    if card not in state.hands[seat]:
        return Refusal("TOD-PREP-07", f"{name} is not in your hand")
    if state.pack.card_type[card] != EQUIPMENT:
        return Refusal("TOD-CARD-01", f"{name} is no Equipment")
    if not preparing.has_free_slot(state, seat):
        return Refusal("TOD-PREP-09", "there is no empty Equipment slot")
    if preparing.install_cost(state, seat, card) > state.tokens[seat]:
        cost = sonic(preparing.install_cost(state, seat, card))
        return Refusal("TOD-PREP-09", f"{name} costs {cost}, you have {state.tokens[seat]}")
    return Refusal("TOD-PREP-07", f"River Song will not share a console with {name}")


def _dismiss(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-PREP-12", f"{state.pack.companion_names[arguments[0]]} does not travel with you")


def _play(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    card = arguments[0]
    pack = state.pack
    name = pack.card_names[card]
    if card not in state.hands[seat]:
        return Refusal("TOD-CARD-05", f"{name} is not in your hand")
    if pack.card_type[card] == EQUIPMENT:
        return Refusal("TOD-CARD-01", f"{name} is Equipment: it has to be installed in your Prepare step")
    if pack.card_cost[card] > state.tokens[seat]:
        return Refusal(
            "TOD-CARD-05", f"{name} costs {sonic(pack.card_cost[card])}, you have {state.tokens[seat]}"
        )
    if playing_cards.is_used(state, card):
        return Refusal("TOD-CARD-11", f"{name} has been used this turn")
    stage = getattr(state.frames[-1], "stage", _STAGES.get(state.topic, stages.ELSEWHERE))
    if not playing_cards.fits_timing(state, seat, card, stage):
        timing = pack.card_timing[card]
        if stage == stages.ELSEWHERE:
            return Refusal("TOD-RULING-108", f"only Anytime cards can be played here, {name} is none")
        if timing == IN_PREPARE:
            return Refusal("TOD-CARD-08", f"{name} is for your own Prepare step")
        if timing == IN_ADVENTURE:
            return Refusal("TOD-CARD-09", f"{name} is for an Adventure in which your Doctor takes part")
        return Refusal("TOD-CARD-10", f"{name} is for an Adventure")
    if stage == stages.REROLL and pack.reroll_most[card] >= 0 and state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", "a Fixed Point forbids re-rolls by cards")
    return Refusal("TOD-RULING-043", f"{name} would do nothing at this moment")


def _use(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source = arguments[0]
    name = state.pack.source_names[source]
    if source not in state.sources(seat):
        return _not_yours(state, source)
    if playing_cards.is_used(state, source):
        return Refusal("TOD-CARD-11", f"{name} has been used this turn")
    if state.topic == "prepare":
        if not state.pack.prepare[source]:
            return Refusal("TOD-PREP-14", f"{name} has no Prepare effect")
        if source >= COMPANION_SOURCE and state.pack.while_with[source - COMPANION_SOURCE]:
            doctors = state.pack.while_with[source - COMPANION_SOURCE]
            if state.doctors[seat] not in doctors:
                return Refusal("TOD-PREP-14", f"{name} does this only with another Doctor")
        return Refusal("TOD-PREP-14", f"{name} would change nothing now")
    if state.pack.ability[source] == "k9-power" and state.topic == "build-pool" and not state.tokens[seat]:
        return Refusal("TOD-CARD-12", f"{name} needs a sonic charge")
    return Refusal("TOD-CARD-09", f"{name} has nothing to do at this moment")


def _go(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    zone = arguments[0]
    if state.topic == "zone":
        return Refusal("TOD-TRAVEL-13", "pick one of the two zones of the new Location")
    if is_anomaly(zone):
        return Refusal("TOD-TRAVEL-07", "that Time Anomaly is no Location in play")
    if not is_earth(zone) and tile_of(zone) not in state.tiles:
        return Refusal("TOD-TRAVEL-10", "that Location is not in play")
    if state.dilemmas[zone] == NO_DILEMMA:
        return Refusal("TOD-RULING-019", "there is no Dilemma left in that zone")
    if is_earth(zone) and not travelling.can_leave(state, seat):
        return Refusal("TOD-RULING-122", "moving costs two sonic charges or a card, and you have neither")
    return Refusal("TOD-TRAVEL-08", "to go there roll the TARDIS die")


def _roll(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-122", "moving costs two sonic charges or a card, and you have neither")


def _new(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RULING-021", "no Location tile is left to draw")


def _wander(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if not travelling.may_wander(state, seat):
        return Refusal("TOD-TRAVEL-11", "only the First Doctor lets the TARDIS choose")
    return Refusal("TOD-RULING-021", "no Location tile is left to draw")


def _keep(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-TRAVEL-11", "that tile has not been drawn")


def _recruit(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    deck = state.earth_deck if arguments[0] == EARTH_DECK else state.alien_deck
    if not deck:
        return Refusal("TOD-RECRUIT-20", "that Companion deck is empty")
    if arguments[0] == EARTH_DECK:
        return Refusal("TOD-RECRUIT-06", "on a Location tile Companions come from the Alien deck")
    return Refusal("TOD-RECRUIT-05", "on Earth Companions come from the Earth deck")


def _link(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    companion = arguments[0]
    name = state.pack.companion_names[companion]
    if companion not in state.companion_deck(companion):
        return Refusal("TOD-RULING-028", f"{name} is not in the Companion deck")
    if state.pack.companion_deck[companion] == EARTH_DECK and not is_earth(state.places[seat]):
        return Refusal("TOD-RECRUIT-16", f"no Link leads to {name} here")
    if is_earth(state.places[seat]) and state.pack.companion_deck[companion] != EARTH_DECK:
        return Refusal("TOD-RECRUIT-17", f"no Link leads to {name} here")
    return Refusal("TOD-RECRUIT-12", f"no Link leads to {name} here")


def _pay_sonic(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-LIMIT-18", f"you have {sonic(state.tokens[seat])}, which is too little")


def _pay_card(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if arguments[0] in state.equipment[seat]:
        return Refusal("TOD-RULING-030", "installed Equipment does not pay; the card comes from the hand")
    return Refusal("TOD-RULING-030", f"{state.pack.card_names[arguments[0]]} is not in your hand")


def _focus(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source, colour = arguments
    if source not in pools.focus_sources(state, seat, state.building):
        return _not_yours(state, source)
    name = state.pack.source_names[source]
    icons = state.pack.focus[source]
    if colour == BLACK or not any(gives >> colour & 1 for gives in icons):
        return Refusal("TOD-POOL-04", f"{name} has no focus icon for {COLOURS[colour]}")
    unused = [gives for i, gives in enumerate(icons) if not state.focused >> (source * 4 + i) & 1]
    if not any(gives >> colour & 1 for gives in unused):
        return Refusal("TOD-RULING-045", f"{name}'s icon has been used")
    if not state.pool[4 * state.building + BLACK]:
        return Refusal("TOD-RULING-037", "there is no black die to exchange")
    return Refusal("TOD-RULING-037", f"no {COLOURS[colour]} die is left to receive")


def _call(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.building == 1 or seat != state.active:
        return Refusal("TOD-HELP-01", "only the active Doctor calls for help")
    if state.helper != NOBODY:
        return Refusal("TOD-RULING-058", "there is a helper already")
    if arguments[0] == seat or arguments[0] >= state.seats:
        return Refusal("TOD-HELP-01", "call another player")
    return Refusal("TOD-RULING-060", "you have neither a sonic charge nor a card to pay with")


def _cut(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-POOL-08", f"there is no {COLOURS[arguments[0]]} die in the pool")


def _exterminate(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-POOL-12", f"there is no {COLOURS[arguments[1]]} die in that pool")


def _out_of_reach(state: Daleks, seat: int, source: int) -> Refusal | None:
    """TOD-HELP-18: why a card's dice icons are not this seat's to use on these dice, if so."""
    if state.topic == "card-window" and not playing_cards.acts_on_any_pool(state, source):
        name = state.pack.source_names[source]
        return Refusal("TOD-HELP-18", f"{name} does not serve this Adventure's dice")
    if source not in state.sources(seat):
        return _not_yours(state, source)
    return None


def _reroll(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source = arguments[0]
    name = state.pack.source_names[source]
    if out_of_reach := _out_of_reach(state, seat, source):
        return out_of_reach
    if state.pack.reroll_most[source] < 0:
        return Refusal("TOD-REROLL-04", f"{name} has no re-roll icon")
    if state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", "a Fixed Point forbids re-rolls by cards and by sonic charges")
    if state.used >> (source * 8 + USED_REROLL) & 1:
        return Refusal("TOD-REROLL-05", f"{name}'s icon has been used")
    return Refusal("TOD-RULING-043", f"there is no die of a colour that {name} re-rolls")


def _reroll_sonic(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.conditions & FIXED_POINT:
        return Refusal("TOD-REROLL-14", "a Fixed Point forbids re-rolls by cards and by sonic charges")
    if state.tokens[seat] < rolling.REROLL_PRICE:
        return Refusal(
            "TOD-REROLL-09", f"it costs {sonic(rolling.REROLL_PRICE)}, you have {state.tokens[seat]}"
        )
    return Refusal("TOD-RULING-036", "your pool has no dice")


def _reroll_black(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if not state.black_dice(max(0, state.pool_of(seat))):
        return Refusal("TOD-REROLL-13", "your pool has no black die")
    return Refusal("TOD-RULING-044", "another die must remain to be rolled")


def _reroll_k9(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.k9 != seat:
        return Refusal("TOD-K9-03", "you do not have K-9")
    if state.k9_used:
        return Refusal("TOD-RULING-114", "K-9 has helped in this Adventure")
    if state.conditions & FIXED_POINT:
        return Refusal("TOD-RULING-115", "K-9 cannot help at a Fixed Point")
    return Refusal("TOD-RULING-036", "your pool has no dice")


def _face(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    source = arguments[0]
    name = state.pack.source_names[source]
    if out_of_reach := _out_of_reach(state, seat, source):
        return out_of_reach
    if state.pack.face_symbol[source] < 0:
        return Refusal("TOD-FACE-05", f"{name} has no face icon")
    if state.conditions & TIME_LOCKED:
        return Refusal("TOD-FACE-08", "Time Locked forbids face changes")
    if state.used >> (source * 8 + USED_FACE) & 1:
        return Refusal("TOD-FACE-04", f"{name}'s icon has been used")
    return Refusal("TOD-RULING-043", f"there is no die for {name} to turn")


def _face_sonic(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.tokens[seat] < rolling.FACE_PRICE:
        return Refusal("TOD-FACE-06", f"it costs {sonic(rolling.FACE_PRICE)}, you have {state.tokens[seat]}")
    return Refusal("TOD-RULING-036", "your pool has no dice")


def _die(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-REROLL-04", "there is no such die to pick, or it is not of the right colour")


def _choose(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RESOLVE-14", "that alternative does not exist or cannot be paid")


def _discard(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-FINISH-08", f"{state.pack.card_names[arguments[0]]} is not in your hand")


def _lose(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    return Refusal("TOD-RESOLVE-16", f"{state.pack.companion_names[arguments[0]]} does not travel with you")


def _give(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "pass-k9":
        return Refusal("TOD-RULING-116", "K-9 goes to another player at this table")
    return Refusal("TOD-RULING-107", "choose another player at this table")


def _dalek(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "remove-dalek":
        return Refusal("TOD-RULING-024", "there is no Dalek to remove there")
    return Refusal("TOD-RULING-091", "choose a zone of Earth")


def _target(state: Daleks, seat: int, arguments: tuple[int, ...]) -> Refusal:
    if state.topic == "scan":
        return Refusal("TOD-INFO-01", "no Dilemma lies face down there")
    return Refusal("TOD-INFO-05", "no Dilemma lies face up there")


# Whoever is asked for `afar`, `on-site`, `to` or `on` may answer with any of them; `pass` is dealt with above.
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
