"""Questions: by which rule each is put, and how it is said at the moment."""

from __future__ import annotations

from vortex.games.time_clash import words
from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.pending import NONE, Pending, pending
from vortex.games.time_clash.rules.counter import TurnedWindow
from vortex.games.time_clash.rules.gambit import Gambit, best_result, open_cards
from vortex.games.time_clash.state import ClashState
from vortex.kernel.game import Question
from vortex.kernel.words import Words, listing, player, say, signed

_RULES = {
    "": "TC-TURN-09",
    "first-match": "TC-MATCH-12",
    "time-arc": "TC-MATCH-08",
    "enemy-arc": "TC-MATCH-09",
    "companion-arc": "TC-MATCH-10",
    "first": "TC-SETUP-10",
    "second": "TC-3P-03",
    "exchange": "TC-RULING-32",
    "play": "TC-PLAY-06",
    "granted-play": "TC-SPECIAL-06",
    "price": "TC-ARC-10",
    "push-pull": "TC-TECH-01",
    "destination": "TC-DOCTOR-01",
    "remove-tech": "TC-RULING-25",
    "discard-threat": "TC-SPECIAL-02",
    "discard-quip": "TC-SPECIAL-02",
    "discard-plan": "TC-SPECIAL-02",
    "discard-open": "TC-SPECIAL-02",
    "push": "TC-SPECIAL-02",
    "pull": "TC-SPECIAL-02",
    "shift": "TC-SPECIAL-02",
    "take-discard": "TC-SPECIAL-02",
    "show-hand": "TC-SPECIAL-02",
    "rescue": "TC-ARC-08",
    "silence": "TC-ARC-01",
    "deep-foil": "TC-ARC-01",
    "flip-benefit": "TC-ENDGAME-16",
    "counter": "TC-COUNTER-02",
    "counter-turned": "TC-COUNTER-12",
    "flip": "TC-ENDGAME-12",
    "gambit": "TC-GAMBIT-01",
    "turn": "TC-GAMBIT-02",
    "turn-against": "TC-GAMBIT-03",
    "contribute": "TC-GAMBIT-06",
    "next-discard": "TC-DISCARD-03",
    "replace": "TC-3P-06",
}
_WINDOWS = ("counter", "counter-turned")

QUESTIONS = {
    topic: Question(rule, say(f"tc-ask-{topic or 'over'}"), topic in _WINDOWS)
    for topic, rule in _RULES.items()
}


def prompt(state: ClashState, question: Question) -> Words:
    """The question of the topic; a window says first what can be answered, a Gambit what it has come to."""
    if question.is_window:
        return listing((_thing(state), question.prompt), "space")
    if state.topic == "gambit":
        return listing((question.prompt, _outlook(state)), "space")
    if any(type(frame) is Gambit for frame in state.frames):
        standing = say("tc-gambit-standing", sum=signed(state.contributed()))
        return listing((question.prompt, standing), "space")
    return question.prompt


def _outlook(state: ClashState) -> Words:
    # TC-RULING-50: a Gambit without cards is legal but hopeless, so the question warns of it
    values = [state.pack.value[card] for card in open_cards(state) if card >= 0]
    opened = signed(sum(value for value in values if value > 0))
    needed = state.pack.gambit_target
    best = best_result(state, state.asked)
    if best >= needed:
        return say("tc-gambit-outlook", needed=signed(needed), opened=opened)
    return say("tc-gambit-hopeless", needed=signed(needed), opened=opened, best=signed(best))


def _thing(state: ClashState) -> Words:
    """What an open window is about."""
    pack = state.pack
    window = state.frame
    if type(window) is TurnedWindow:
        turned = tuple(card for card in window.cards if not state.cancelled >> card & 1)
        return say("tc-pending-turned", cards=words.cards(pack, turned))
    things = pending(state)
    thing = things[-1]
    who = player(thing.seat)
    if thing.kind == "play":
        stack = words.stack(thing.stack)
        return say("tc-pending-play", who=who, card=words.card(pack, thing.card), stack=stack)
    if thing.kind == "use":
        effect = words.option(pack, thing.card, thing.option)
        return say("tc-pending-use", who=who, card=words.card_name(pack, thing.card), effect=effect)
    if thing.kind == "contribution":
        return say("tc-pending-contribution", who=who, card=words.card(pack, thing.card))
    if thing.kind == "loss":
        return say("tc-pending-loss", who=who, card=words.card(pack, thing.target))
    if thing.kind == "move":
        return say("tc-pending-move", who=who, stack=words.stack(thing.stack))
    assert thing.kind == "counter", thing
    return _counter(pack, things, thing)


def _counter(pack: Pack, things: list[Pending], counter: Pending) -> Words:
    who, card = player(counter.seat), words.card_name(pack, counter.card)
    if counter.target != NONE:
        answered = words.card(pack, counter.target)
        return say("tc-pending-counter", who=who, card=card, answered=answered)
    thing = things[counter.answers]
    if thing.kind == "move":
        return say("tc-pending-counter-move", who=who, card=card, stack=words.stack(thing.stack))
    if thing.kind == "loss":
        return say("tc-pending-counter-loss", who=who, card=card, lost=words.card(pack, thing.target))
    return say("tc-pending-counter", who=who, card=card, answered=words.card(pack, thing.card))
