"""What each topic asks."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.numbering import ANOMALY_ZONE, CONDITIONS, is_anomaly
from vortex.games.time_of_the_daleks.rules.adventure import challenge, conditions
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.game import Question
from vortex.kernel.words import Words, listing, say

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
    if state.topic == "recruit":
        return _facing(state, question.prompt)
    return question.prompt


def _facing(state: DaleksState, question: Words) -> Words:
    """What is about to be faced, whole: its symbols and conditions, what success brings and failure costs."""
    pack, zone = state.pack, state.places[state.asked]
    if is_anomaly(zone):
        anomaly = zone - ANOMALY_ZONE
        what = words.anomaly(pack, anomaly)
        reward, fail = pack.anomaly_reward[anomaly], pack.anomaly_fail[anomaly]
    else:
        dilemma = state.dilemmas[zone]
        if not state.is_face_up(dilemma):
            return question
        what = say("tod-dilemma-in", dilemma=words.dilemma(pack, dilemma), zone=words.zone(pack, zone))
        reward, fail = pack.zone_reward[zone], pack.dilemma_fail[dilemma]
    symbols = words.symbols(challenge(state, zone))
    found = conditions(state, zone)
    if found:
        named = listing(words.condition(bit) for bit in range(len(CONDITIONS)) if found >> bit & 1)
        symbols = say("tod-symbols-under-conditions", symbols=symbols, conditions=named)
    return say(
        "tod-ask-facing",
        what=what,
        symbols=symbols,
        reward=words.effects(pack, reward),
        fail=words.effects(pack, fail),
        question=question,
    )
