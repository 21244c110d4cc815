"""Legal choices in words, with what they cost and what they are aimed at."""

from __future__ import annotations

from vortex.games.time_clash import words
from vortex.games.time_clash.choices import TABLE
from vortex.games.time_clash.questions import QUESTIONS
from vortex.games.time_clash.state import ClashState
from vortex.kernel.choices import Notation
from vortex.kernel.game import Option
from vortex.kernel.state import PASS
from vortex.kernel.words import NOTHING, Words, listing, name, player, say

_PASSES = {
    "exchange": "keep",
    "counter": "let-happen",
    "counter-turned": "let-happen",
    "push-pull": "leave-stack",
    "rescue": "discard-none",
    "silence": "discard-none",
    "deep-foil": "discard-none",
    "flip-benefit": "discard-none",
    "flip": "no-flip",
    "gambit": "no-gambit",
    "turn": "no-more",
    "turn-against": "no-more",
    "contribute": "add-nothing",
    "replace": "draw-nothing",
}
"""What a pass means, by the question that it answers."""

Offer = tuple[Words, Words, Words]
"""Words, cost and target."""


def option(state: ClashState, choice: int, notation: Notation) -> Option:
    kind = TABLE.kind(choice)
    rule = QUESTIONS[state.topic].rule if choice == PASS else kind.rule
    said, cost, target = _offer(state, kind.name, TABLE.arguments(choice))
    return Option(choice, notation.write(choice), said, rule, cost, target)


def _offer(state: ClashState, kind: str, arguments: tuple[int, ...]) -> Offer:
    if kind == "pass":
        return say(f"tc-choice-{_PASSES[state.topic]}"), NOTHING, NOTHING
    if not arguments:
        return say(f"tc-choice-{kind}"), NOTHING, NOTHING
    first = arguments[0]
    if kind in ("first", "see"):
        # Who takes the second turn is named by the same kind of choice.
        what = "second" if state.topic == "second" else kind
        return say(f"tc-choice-{what}", who=player(first)), NOTHING, player(first)
    if kind == "go":
        return say("tc-choice-go", stack=words.stack(first)), NOTHING, words.stack(first)
    if kind == "turn":
        open_card = words.card(state.pack, state.stacks[first][-1])
        return say("tc-choice-turn", card=open_card), NOTHING, open_card
    if kind == "take":
        return _arc(state, first), NOTHING, NOTHING
    return _with_a_card(state, kind, first, arguments[1:])


def _arc(state: ClashState, arc: int) -> Words:
    pack = state.pack
    return say(
        "tc-choice-take",
        arc=name(pack.arc_names[arc]),
        daleks=pack.daleks[arc],
        tardises=pack.tardises[arc],
        abilities=listing(map(name, pack.arc_words[arc]), "space"),
    )


def _with_a_card(state: ClashState, kind: str, number: int, more: tuple[int, ...]) -> Offer:
    pack = state.pack
    card = words.card(pack, number)
    price = say("tc-cost-hand-card") if kind in ("reserve-play", "reserve-use") else NOTHING
    if kind in ("play", "reserve-play"):
        stack = words.stack(more[0])
        return say(f"tc-choice-{kind}", card=card, stack=stack), price, stack
    if kind in ("use", "reserve-use"):
        return say(f"tc-choice-{kind}", card=card, effect=words.option(pack, number, more[0])), price, NOTHING
    if kind == "move":
        stack = words.stack(more[0])
        return say("tc-choice-move", card=card, stack=stack), card, stack
    if kind == "shift":
        return say("tc-choice-shift", card=card, stack=words.stack(more[0])), NOTHING, card
    if kind == "cancel":
        turned = words.card(pack, state.stacks[more[0]][-1])
        if len(pack.counters[number]) > 1:
            then = words.after_counter(pack, number, more[1])
            return say("tc-choice-cancel-then", card=card, turned=turned, effect=then), card, turned
        return say("tc-choice-cancel", card=card, turned=turned), card, turned
    if kind == "counter" and len(pack.counters[number]) > 1:
        then = words.after_counter(pack, number, more[0])
        return say("tc-choice-counter-then", card=card, effect=then), card, NOTHING
    if kind in ("discard", "reinforce", "counter"):
        return say(f"tc-choice-{kind}", card=card), card, NOTHING
    return say(f"tc-choice-{kind}", card=card), NOTHING, card
