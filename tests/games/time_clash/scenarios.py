"""Whole games that show something worth reading: each function gives options, seats, seed and the choices in notation.

They are random games whose seeds were found by searching; `python -m tests.games.time_clash.scenarios` searches again
when the pack has changed, and prints the shortest game that shows each thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.games.time_clash.positions import GAME

from vortex.games.time_clash.cards import DOCTOR
from vortex.kernel.chance import FastChance
from vortex.kernel.events import Event
from vortex.kernel.game import OptionValue

Scenario = tuple[dict[str, OptionValue], int, int, list[str]]

MOST_SEEDS = 3_000


def random_game(
    options: Mapping[str, OptionValue], seats: int, seed: int
) -> tuple[list[str], list[Event], str]:
    """The choices of a random game, its events, and how it ended."""
    state = GAME.new(options, seats, seed)
    state.events = []
    chance = FastChance(seed + 1)
    choices: list[str] = []
    while not state.over:
        choice = state.options[chance.below(len(state.options))]
        choices.append(GAME.notation.write(choice))
        GAME.apply(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return choices, state.events, outcome.kind


def _scenario(options: dict[str, OptionValue], seats: int, seed: int) -> Scenario:
    return options, seats, seed, random_game(options, seats, seed)[0]


def has_countered_counter(events: list[Event], kind: str) -> bool:
    used = {event.public[1] for event in events if event.kind == "counter_used"}
    return any(event.kind == "countered" and event.public[0] in used for event in events)


def has_failed_gambit(events: list[Event], kind: str) -> bool:
    """Failed with cards of both sides in it."""
    turned = [event for event in events if event.kind in ("turned", "contributed")]
    sides = {GAME.pack.team[event.public[1]] for event in turned}
    return len(sides) == 2 and any(event.kind == "gambit_failed" for event in events)


def is_won_by_gambit(events: list[Event], kind: str) -> bool:
    return kind == "gambit"


def is_won_by_enemy(events: list[Event], kind: str) -> bool:
    """After an Endgame that the Threats brought."""
    return kind == "takeover" and any(e.kind == "endgame_started" and e.public[0] == 1 for e in events)


def is_deck_out(events: list[Event], kind: str) -> bool:
    return kind == "deck-out"


def is_flipped(events: list[Event], kind: str) -> bool:
    """The disk showed both faces."""
    return {event.public[1] for event in events if event.kind == "flipped"} == {0, 1}


def has_replacement(events: list[Event], kind: str) -> bool:
    """A three-player Gambit failed, and the lone player had added a card."""
    added = {GAME.pack.team[event.public[1]] for event in events if event.kind == "contributed"}
    return 1 - DOCTOR in added and any(event.kind == "gambit_failed" for event in events)


def is_whole_match(events: list[Event], kind: str) -> bool:
    """Three games, won two to one."""
    return sum(event.kind == "game_won" for event in events) == 3


def countered_counter() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 2996)


def failed_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 1501)


def won_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 1470)


def enemy_victory() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 243)


def deck_out() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 234)


def flips() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 4, 2115)


def three_player_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 3, 2403)


def whole_match() -> Scenario:
    return _scenario({"match": 3, "lone": "enemy"}, 2, 2180)


SCENARIOS: dict[str, tuple[Callable[[], Scenario], Callable[[list[Event], str], bool]]] = {
    "countered-counter": (countered_counter, has_countered_counter),
    "failed-gambit": (failed_gambit, has_failed_gambit),
    "won-gambit": (won_gambit, is_won_by_gambit),
    "enemy-victory": (enemy_victory, is_won_by_enemy),
    "deck-out": (deck_out, is_deck_out),
    "flips": (flips, is_flipped),
    "three-player-gambit": (three_player_gambit, has_replacement),
    "whole-match": (whole_match, is_whole_match),
}


def _search() -> None:
    for name, (make, shows) in SCENARIOS.items():
        options, seats, _, _ = make()
        found = []
        for seed in range(MOST_SEEDS):
            choices, events, kind = random_game(options, seats, seed)
            if shows(events, kind):
                found.append((len(choices), seed))
        print(name, min(found, default="nothing found"))


if __name__ == "__main__":
    _search()
