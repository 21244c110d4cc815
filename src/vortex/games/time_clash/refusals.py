"""Why a choice is not legal now: rule and reason, from the same conditions as the rules."""

from __future__ import annotations

from vortex.games.time_clash.cards import (
    DOCTOR,
    ENEMY,
    REINFORCEMENTS,
    SHIELD,
    SPECIAL,
    SUIT_NAMES,
    TEAM_NAMES,
    TECH,
    USE_RESERVE,
)
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.effects import DISCARD_OPEN, DISCARD_PLAN, REMOVE_TECH
from vortex.games.time_clash.rules.arcs import NO_CARD, ArcDiscard
from vortex.games.time_clash.rules.counter import TurnedWindow
from vortex.games.time_clash.rules.gambit import Gambit
from vortex.games.time_clash.rules.numbered import PushPull
from vortex.games.time_clash.rules.parts import DISCARDED_SUIT
from vortex.games.time_clash.rules.special import ChooseTarget
from vortex.games.time_clash.state import Table
from vortex.games.time_clash.words import QUESTIONS, STACK_WORDS, card_words
from vortex.kernel.game import Refusal

_PLAY_KINDS = ("play", "use", "move", "discard", "show", "reserve-play", "reserve-use", "reinforce")

KINDS_OF_TOPIC: dict[str, tuple[str, ...]] = {
    "first-match": ("preset", "picks"),
    "time-arc": ("take",),
    "enemy-arc": ("take",),
    "companion-arc": ("take",),
    "first": ("first",),
    "second": ("first",),
    "exchange": ("pass", "exchange"),
    "play": _PLAY_KINDS,
    "granted-play": _PLAY_KINDS,
    "price": ("discard",),
    "push-pull": ("pass", "push", "pull"),
    "destination": ("go",),
    "remove-tech": ("target",),
    "discard-threat": ("target",),
    "discard-quip": ("target",),
    "discard-plan": ("target",),
    "discard-open": ("target",),
    "push": ("push",),
    "pull": ("pull",),
    "shift": ("shift",),
    "take-discard": ("target",),
    "show-hand": ("see",),
    "rescue": ("pass", "target"),
    "silence": ("pass", "target"),
    "deep-foil": ("pass", "target"),
    "flip-benefit": ("pass", "target"),
    "counter": ("pass", "counter"),
    "counter-turned": ("pass", "cancel"),
    "flip": ("pass", "flip"),
    "gambit": ("pass", "gambit"),
    "turn": ("pass", "turn"),
    "turn-against": ("pass", "turn"),
    "contribute": ("pass", "add"),
    "next-discard": ("next",),
    "replace": ("pass", "replace"),
}

_SUIT_RULES = ("TC-SUIT-01", "TC-SUIT-02", "TC-SUIT-03", "TC-SUIT-04")

_COUNTER_RULES = {
    "threat that starts the endgame": "TC-COUNTER-16",
    "move of the doctor": "TC-COUNTER-17",
    "quip": "TC-COUNTER-18",
}


def refusal(state: Table, seat: int, choice: int) -> Refusal:
    """Called only for choices of the asked seat that are not legal."""
    topic = state.topic
    kind = TABLE.kind(choice).name
    arguments = TABLE.arguments(choice)
    question = QUESTIONS[topic]
    if kind not in KINDS_OF_TOPIC[topic]:
        return _wrong_kind(state, kind)
    if kind in _PLAY_KINDS:
        return _not_playable(state, seat, kind, arguments)
    if kind in ("counter", "cancel"):
        return _not_turned_against(state, arguments) or _no_counter(state, seat, arguments[0])
    if kind in ("push", "pull"):
        return _not_moved(state, arguments[0])
    if kind == "add":
        return _not_in_hand(state, seat, arguments[0]) or Refusal(
            "TC-GAMBIT-08", f"{_name(state, arguments[0])} is a special card; it has no value to add"
        )
    if kind == "turn":
        return _not_turned(state, arguments[0])
    if kind == "exchange":
        return Refusal("TC-RULING-32", "only a special card that was just drawn can be exchanged")
    if kind == "go":
        return Refusal("TC-RULING-20", "the Doctor is there already; a move must change his place")
    if kind == "first":
        return Refusal(question.rule, "your team chooses among its own members")
    if kind == "take":
        return Refusal(question.rule, f"{state.pack.arc_names[arguments[0]]} is not an arc of this type")
    if kind == "see":
        return Refusal(question.rule, "only an opponent that holds cards can show a hand")
    if kind == "next":
        return Refusal(question.rule, f"{_name(state, arguments[0])} is none of your cards in this Gambit")
    return _no_target(state, arguments[0])


def _name(state: Table, card: int) -> str:
    return card_words(state.pack, card)


def _wrong_kind(state: Table, kind: str) -> Refusal:
    question = QUESTIONS[state.topic]
    if kind == "move" and any(type(frame) is Gambit for frame in state.frames):
        return Refusal("TC-GAMBIT-17", "the Doctor cannot be moved by a discard during a Gambit")
    if kind == "pass" and state.topic in ("play", "granted-play"):
        return Refusal("TC-PASS-02", "there is no pass without a discard: discard a card to pass")
    if kind == "counter" and state.topic in ("play", "granted-play"):
        return Refusal("TC-PLAY-09", "a counter is a reply; it cannot be played in the play step")
    return Refusal(question.rule, f"this does not answer the question: {question.prompt}")


def _not_in_hand(state: Table, seat: int, card: int) -> Refusal | None:
    if card in state.hands[seat]:
        return None
    return Refusal("TC-PLAY-06", f"{_name(state, card)} is not in your hand")


def _not_playable(state: Table, seat: int, kind: str, arguments: tuple[int, ...]) -> Refusal:
    pack = state.pack
    card = arguments[0]
    if kind in ("reserve-play", "reserve-use"):
        if state.teams[seat] != DOCTOR or not state.powers & USE_RESERVE:
            return Refusal(
                "TC-ARC-10", "only a Doctor player may use the Reserve, while the Doctor is on Gallifrey"
            )
        if state.topic == "granted-play":
            return Refusal("TC-RULING-31", "the Reserve takes the place of the first play of a turn only")
        if card not in state.reserve:
            return Refusal("TC-ARC-10", f"{_name(state, card)} is not in the Reserve")
    elif kind == "reinforce" and not (state.powers & REINFORCEMENTS and state.teams[seat] == ENEMY):
        return Refusal("TC-ARC-03", "only an Enemy player may do this, while the Doctor is on that arc")
    elif card not in state.hands[seat]:
        return Refusal("TC-PLAY-06", f"{_name(state, card)} is not in your hand")
    if kind == "reinforce":
        return _not_in_hand(state, seat, card) or Refusal(
            "TC-RULING-28", "as worded, this takes the place of the first play of a turn only"
        )
    if kind == "show":
        if not state.is_pair(state.teams[seat]):
            return Refusal("TC-RULING-05", "you have no teammate to show cards to")
        return Refusal("TC-RULING-05", f"{_name(state, card)} is known to all already")
    if kind == "move":
        return Refusal("TC-RULING-20", "the Doctor is there already; a move must change his place")
    if kind in ("play", "reserve-play") and pack.suit[card] == SPECIAL:
        return Refusal("TC-PLAY-08", f"{_name(state, card)} is a special card; it never goes on a stack")
    if kind in ("use", "reserve-use") and pack.suit[card] != SPECIAL:
        return Refusal("TC-PLAY-07", f"{_name(state, card)} is a numbered card; it is played to a stack")
    if state.spent >> card & 1:
        return Refusal("TC-RULING-24", f"{_name(state, card)} was already played in this step")
    if kind in ("play", "reserve-play"):
        suit = pack.suit[card]
        return Refusal(
            _SUIT_RULES[suit],
            f"a {SUIT_NAMES[suit].capitalize()} may not go on the {STACK_WORDS[arguments[1]]} stack now",
        )
    if arguments[1] >= len(pack.uses[card]):
        if pack.counter[card]:
            return Refusal(
                "TC-PLAY-09", f"the counter of {_name(state, card)} cannot be played in the play step"
            )
        return Refusal("TC-SPECIAL-01", f"{_name(state, card)} has no option {arguments[1] + 1}")
    text = pack.option_words[card][arguments[1]]
    return Refusal("TC-RULING-21", f"this option of {_name(state, card)} would have no effect now: {text}")


def _not_turned_against(state: Table, arguments: tuple[int, ...]) -> Refusal | None:
    """A reply to a turned card names the stack of one."""
    frame = state.frames[-1]
    if type(frame) is not TurnedWindow:
        return None
    place = STACK_WORDS[arguments[1]]
    if any(card in frame.cards for card in state.stacks[arguments[1]]):
        return None
    return Refusal("TC-COUNTER-12", f"the other side has no turned card on the {place} stack to be countered")


def _no_counter(state: Table, seat: int, card: int) -> Refusal:
    pack = state.pack
    missing = _not_in_hand(state, seat, card)
    if missing:
        return missing
    word = pack.counter[card]
    if pack.suit[card] != SPECIAL:
        if pack.suit[card] == TECH and state.powers & SHIELD and state.teams[seat] == DOCTOR:
            return Refusal(
                "TC-ARC-06", f"{_name(state, card)} does not fit: a Threat that is no bigger is needed"
            )
        return Refusal("TC-COUNTER-01", f"{_name(state, card)} is no counter")
    if not word:
        return Refusal("TC-COUNTER-01", f"{_name(state, card)} is no counter")
    if state.spent >> card & 1:
        return Refusal("TC-RULING-24", f"{_name(state, card)} was already used in this step")
    rule = _COUNTER_RULES.get(word, "TC-COUNTER-02")
    return Refusal(rule, f"{_name(state, card)} counters only this: {word}")


def _not_moved(state: Table, card: int) -> Refusal:
    frame = state.frames[-1]
    if type(frame) is PushPull:
        if card == frame.card or card not in state.stacks[frame.stack]:
            return Refusal("TC-TECH-03", "a Tech moves another card of its own stack")
        return Refusal(
            "TC-TECH-04",
            f"{_name(state, card)} is bigger than {_name(state, frame.card)} and cannot be moved",
        )
    return _no_target(state, card)


def _not_turned(state: Table, stack: int) -> Refusal:
    question = QUESTIONS[state.topic]
    frame = state.frames[-1]
    assert type(frame) is Gambit
    card = frame.opened[stack]
    if card == NO_CARD:
        return Refusal("TC-GAMBIT-02", f"the {STACK_WORDS[stack]} stack has no open card")
    if card in state.gambit:
        return Refusal("TC-COUNTER-15", f"the {STACK_WORDS[stack]} stack has given its card to this Gambit")
    team = TEAM_NAMES[state.pack.team[card]]
    return Refusal(question.rule, f"{_name(state, card)} is a card of the other side ({team})")


def _no_target(state: Table, card: int) -> Refusal:
    rule = QUESTIONS[state.topic].rule
    frame = state.frames[-1]
    name = _name(state, card)
    if type(frame) is ChooseTarget and state.topic == "take-discard":
        return Refusal(rule, f"{name} is not among your team's other discards")
    if state.stack_of(card) < 0:
        return Refusal(rule, f"{name} lies on no stack")
    if type(frame) is ArcDiscard and frame.limit and state.pack.size[card] > frame.limit:
        return Refusal(rule, f"{name} is bigger than {frame.limit}")
    if type(frame) is ChooseTarget:
        suit = DISCARDED_SUIT.get(frame.verb, state.pack.suit[card])
        if suit == state.pack.suit[card]:
            if (
                frame.verb in (DISCARD_PLAN, DISCARD_OPEN)
                and state.pack.team[card] == state.teams[frame.seat]
            ):
                return Refusal(rule, f"{name} is a card of your own team; only one of the other team can go")
            if frame.verb != REMOVE_TECH and state.pack.size[card] > frame.amount:
                return Refusal(rule, f"{name} is bigger than {frame.amount}")
    return Refusal(rule, f"{name} does not fit: {QUESTIONS[state.topic].prompt}")
