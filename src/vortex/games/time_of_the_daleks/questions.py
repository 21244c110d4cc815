"""What each topic asks."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.game import Question
from vortex.kernel.words import Words, say

_RULES = {
    "doctor": "TOD-SETUP-02",
    "colour": "TOD-SETUP-03",
    "prepare": "TOD-PREP-15",
    "travel": "TOD-TRAVEL-01",
    "tardis-symbol": "TOD-TRAVEL-09",
    "keep-tile": "TOD-TRAVEL-11",
    "zone": "TOD-TRAVEL-13",
    "recruit": "TOD-RECRUIT-03",
    "price": "TOD-LIMIT-18",
    "build-pool": "TOD-POOL-06",
    "add-die": "TOD-POOL-02",
    "help": "TOD-HELP-04",
    "cut": "TOD-POOL-08",
    "exterminate": "TOD-POOL-12",
    "trade-dice": "TOD-POOL-19",
    "trade-die": "TOD-POOL-19",
    "reroll": "TOD-REROLL-16",
    "dice-to-reroll": "TOD-RULING-047",
    "face": "TOD-FACE-01",
    "die-to-turn": "TOD-FACE-03",
    "symbol": "TOD-FACE-06",
    "which-pool": "TOD-RULING-126",
    "alternative": "TOD-RESOLVE-13",
    "discard": "TOD-RULING-049",
    "cut-hand": "TOD-FINISH-08",
    "lose-companion": "TOD-RESOLVE-16",
    "lose-equipment": "TOD-PREP-05",
    "another": "TOD-CARD-10",
    "transfer": "TOD-RULING-107",
    "dalek-on-earth": "TOD-RULING-091",
    "remove-dalek": "TOD-RULING-024",
    "scan": "TOD-INFO-01",
    "banish": "TOD-TRAVEL-18",
    "timescoop": "TOD-CARD-09",
    "pass-k9": "TOD-K9-04",
    "card-window": "TOD-RULING-108",
}

QUESTIONS = {topic: Question(rule, say(f"tod-ask-{topic}")) for topic, rule in _RULES.items()}
QUESTIONS["card-window"] = QUESTIONS["card-window"]._replace(is_window=True)
QUESTIONS[""] = Question("TOD-TURN-05", say("tod-game-over"))


def prompt(state: DaleksState, question: Question) -> Words:
    """The question with the figures that it is about."""
    frame = state.frame
    if state.topic == "price" and isinstance(frame, PayPrice):
        return say("tod-ask-this-price", sonic=words.sonic(frame.price))
    if state.topic in ("reroll", "face"):
        missing = tuple(max(0, state.need[symbol] - state.shown[symbol]) for symbol in range(6))
        return say("tod-ask-missing", symbols=words.symbols(missing), question=question.prompt)
    return question.prompt
