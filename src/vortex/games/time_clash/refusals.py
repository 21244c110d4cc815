"""Why a choice is not legal now: rule and reason, from the same conditions as the rules."""

from __future__ import annotations

from vortex.games.time_clash import words
from vortex.games.time_clash.cards import REINFORCEMENTS, SHIELD, USE_RESERVE
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.effects import LANGUAGE, THEIRS
from vortex.games.time_clash.numbering import (
    DOCTOR,
    ENEMY,
    NO_CARD,
    SPECIAL,
    SUIT_NAMES,
    TECH,
)
from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.rules.arcs import ArcDiscard
from vortex.games.time_clash.rules.counter import TurnedWindow
from vortex.games.time_clash.rules.gambit import Gambit
from vortex.games.time_clash.rules.numbered import PushPull
from vortex.games.time_clash.rules.special import ChooseTarget
from vortex.games.time_clash.state import ClashState
from vortex.kernel.refusal import Refusal
from vortex.kernel.words import Words, name, say

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


def refusal(state: ClashState, seat: int, choice: int) -> Refusal:
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
        return _not_turned_against(state, arguments) or _no_counter(state, seat, arguments[0], arguments[-1])
    if kind in ("push", "pull"):
        return _not_moved(state, arguments[0])
    if kind == "add":
        return _not_in_hand(state, seat, arguments[0]) or Refusal(
            "TC-GAMBIT-08", say("tc-no-value", card=_name(state, arguments[0]))
        )
    if kind == "turn":
        return _not_turned(state, arguments[0])
    if kind == "exchange":
        return Refusal("TC-RULING-32", say("tc-no-exchange"))
    if kind == "go":
        return Refusal("TC-RULING-20", say("tc-no-move-there-already"))
    if kind == "first":
        return Refusal(question.rule, say("tc-no-member"))
    if kind == "take":
        return Refusal(question.rule, say("tc-no-arc", arc=name(state.pack.arc_names[arguments[0]])))
    if kind == "see":
        return Refusal(question.rule, say("tc-no-hand-to-show"))
    if kind == "next":
        return Refusal(question.rule, say("tc-no-gambit-card", card=_name(state, arguments[0])))
    return _no_target(state, arguments[0])


def _name(state: ClashState, card: int) -> Words:
    return words.card(state.pack, card)


def _wrong_kind(state: ClashState, kind: str) -> Refusal:
    question = QUESTIONS[state.topic]
    if kind == "move" and any(type(frame) is Gambit for frame in state.frames):
        return Refusal("TC-GAMBIT-17", say("tc-no-move-in-a-gambit"))
    if kind == "pass" and state.topic in ("play", "granted-play"):
        return Refusal("TC-PASS-02", say("tc-no-pass"))
    if kind == "counter" and state.topic in ("play", "granted-play"):
        return Refusal("TC-PLAY-09", say("tc-no-counter-in-the-play-step"))
    return Refusal(question.rule, say("tc-no-answer", question=question.prompt))


def _not_in_hand(state: ClashState, seat: int, card: int) -> Refusal | None:
    if card in state.hands[seat]:
        return None
    return Refusal("TC-PLAY-06", say("tc-no-hand-card", card=_name(state, card)))


def _not_playable(state: ClashState, seat: int, kind: str, arguments: tuple[int, ...]) -> Refusal:
    pack = state.pack
    card = arguments[0]
    if kind in ("reserve-play", "reserve-use"):
        if state.teams[seat] != DOCTOR or not state.powers & USE_RESERVE:
            return Refusal("TC-ARC-10", say("tc-no-reserve"))
        if state.topic == "granted-play":
            return Refusal("TC-RULING-31", say("tc-no-reserve-now"))
        if card not in state.reserve:
            return Refusal("TC-ARC-10", say("tc-no-reserve-card", card=_name(state, card)))
    elif kind == "reinforce" and not (state.powers & REINFORCEMENTS and state.teams[seat] == ENEMY):
        return Refusal("TC-ARC-03", say("tc-no-reinforcements"))
    elif card not in state.hands[seat]:
        return Refusal("TC-PLAY-06", say("tc-no-hand-card", card=_name(state, card)))
    if kind == "reinforce":
        return _not_in_hand(state, seat, card) or Refusal("TC-RULING-28", say("tc-no-reinforcements-now"))
    if kind == "show":
        if not state.is_pair(state.teams[seat]):
            return Refusal("TC-RULING-05", say("tc-no-teammate"))
        return Refusal("TC-RULING-05", say("tc-no-secret", card=_name(state, card)))
    if kind == "move":
        return Refusal("TC-RULING-20", say("tc-no-move-there-already"))
    if kind in ("play", "reserve-play") and pack.suit[card] == SPECIAL:
        return Refusal("TC-PLAY-08", say("tc-no-special-on-a-stack", card=_name(state, card)))
    if kind in ("use", "reserve-use") and pack.suit[card] != SPECIAL:
        return Refusal("TC-PLAY-07", say("tc-no-option-of-numbered", card=_name(state, card)))
    if state.spent >> card & 1:
        return Refusal("TC-RULING-24", say("tc-no-second-play", card=_name(state, card)))
    if kind in ("play", "reserve-play"):
        suit = pack.suit[card]
        return Refusal(
            _SUIT_RULES[suit],
            say(f"tc-no-{SUIT_NAMES[suit]}-there", stack=words.stack(arguments[1])),
        )
    if arguments[1] >= len(pack.uses[card]):
        if arguments[1] < len(pack.uses[card]) + len(pack.counters[card]):
            return Refusal("TC-PLAY-09", say("tc-no-counter-as-play", card=_name(state, card)))
        return Refusal("TC-SPECIAL-01", say("tc-no-option", card=_name(state, card), n=arguments[1] + 1))
    effect = words.option(pack, card, arguments[1])
    return Refusal("TC-RULING-21", say("tc-no-effect", card=_name(state, card), effect=effect))


def _not_turned_against(state: ClashState, arguments: tuple[int, ...]) -> Refusal | None:
    """A reply to a turned card names the stack of one."""
    frame = state.frame
    if type(frame) is not TurnedWindow:
        return None
    if any(card in frame.cards for card in state.stacks[arguments[1]]):
        return None
    return Refusal("TC-COUNTER-12", say("tc-no-turned-card", stack=words.stack(arguments[1])))


def _no_counter(state: ClashState, seat: int, card: int, option: int) -> Refusal:
    pack = state.pack
    missing = _not_in_hand(state, seat, card)
    if missing:
        return missing
    which = option - len(pack.uses[card])
    if pack.suit[card] != SPECIAL:
        if pack.suit[card] == TECH and state.powers & SHIELD and state.teams[seat] == DOCTOR and not option:
            return Refusal("TC-ARC-06", say("tc-no-shield", card=_name(state, card)))
        return Refusal("TC-COUNTER-01", say("tc-no-counter", card=_name(state, card)))
    if not 0 <= which < len(pack.counters[card]):
        if pack.counters[card]:
            return Refusal(
                "TC-COUNTER-01", say("tc-no-option-as-counter", card=_name(state, card), n=option + 1)
            )
        return Refusal("TC-COUNTER-01", say("tc-no-counter", card=_name(state, card)))
    word = pack.counters[card][which]
    if state.spent >> card & 1:
        return Refusal("TC-RULING-24", say("tc-no-second-use", card=_name(state, card)))
    rule = _COUNTER_RULES.get(word, "TC-COUNTER-02")
    return Refusal(rule, say("tc-no-counter-to-this", card=_name(state, card), what=words.counter(word)))


def _not_moved(state: ClashState, card: int) -> Refusal:
    frame = state.frame
    if type(frame) is PushPull:
        if card == frame.card or card not in state.stacks[frame.stack]:
            return Refusal("TC-TECH-03", say("tc-no-other-stack"))
        return Refusal(
            "TC-TECH-04",
            say("tc-no-tech-so-big", card=_name(state, card), tech=_name(state, frame.card)),
        )
    return _no_target(state, card)


def _not_turned(state: ClashState, stack: int) -> Refusal:
    question = QUESTIONS[state.topic]
    frame = state.frame
    assert type(frame) is Gambit
    card = frame.opened[stack]
    if card == NO_CARD:
        return Refusal("TC-GAMBIT-02", say("tc-no-open-card", stack=words.stack(stack)))
    if card in state.gambit:
        return Refusal("TC-COUNTER-15", say("tc-no-second-card", stack=words.stack(stack)))
    return Refusal(question.rule, say("tc-no-card-of-theirs", card=_name(state, card)))


def _no_target(state: ClashState, card: int) -> Refusal:
    rule = QUESTIONS[state.topic].rule
    frame = state.frame
    target = _name(state, card)
    if type(frame) is ChooseTarget and state.topic == "take-discard":
        return Refusal(rule, say("tc-no-discard", card=target))
    if state.stack_of(card) < 0:
        return Refusal(rule, say("tc-no-card-on-a-stack", card=target))
    if type(frame) is ArcDiscard and frame.limit and state.pack.size[card] > frame.limit:
        return Refusal(rule, say("tc-no-card-so-big", card=target, limit=frame.limit))
    if type(frame) is ChooseTarget:
        word = LANGUAGE.verbs[frame.verb]
        if word.about in ("", SUIT_NAMES[state.pack.suit[card]]):
            if word.traits & THEIRS and state.pack.team[card] == state.teams[frame.seat]:
                return Refusal(rule, say("tc-no-card-of-ours", card=target))
            if word.has_amount and state.pack.size[card] > frame.amount:
                return Refusal(rule, say("tc-no-card-so-big", card=target, limit=frame.amount))
    return Refusal(rule, say("tc-no-fit", card=target, question=QUESTIONS[state.topic].prompt))
