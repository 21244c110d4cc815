"""Whole games that show something worth reading: each function gives options, seats, seed and the choices in notation.

They are random games whose seeds were found by searching; `python -m tests.games.time_clash.scenarios` searches again
when the pack has changed, and prints the shortest game that shows each thing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.games.time_clash.positions import GAME

from vortex.games.time_clash.choices import REPLACE
from vortex.games.time_clash.events import (
    CardContributed,
    CardCountered,
    CardTurned,
    CounterUsed,
    DiskFlipped,
    EndgameStarted,
    GambitBegun,
    GambitFailed,
    GameWon,
    TurnBegun,
)
from vortex.games.time_clash.numbering import BUILD_UP, BY_THREATS, ENDGAME
from vortex.kernel.chance import FastChance
from vortex.kernel.events import Event
from vortex.kernel.game import OptionValue

Scenario = tuple[dict[str, OptionValue], int, int, list[str]]

MOST_SEEDS = 3_000


class PlayedGame(NamedTuple):
    """A random game: its choices, its events, and how it ended."""

    choices: list[int]
    events: list[Event]
    kind: str


def random_game(options: Mapping[str, OptionValue], seats: int, seed: int) -> PlayedGame:
    state = GAME.new(options, seats, seed)
    state.events = []
    chance = FastChance(seed + 1)
    choices: list[int] = []
    while not state.over:
        choice = state.options[chance.below(len(state.options))]
        choices.append(choice)
        GAME.apply(state, choice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return PlayedGame(choices, state.events, outcome.kind)


def _scenario(options: dict[str, OptionValue], seats: int, seed: int) -> Scenario:
    choices = random_game(options, seats, seed).choices
    return options, seats, seed, [GAME.notation.write(choice) for choice in choices]


def has_countered_counter(game: PlayedGame) -> bool:
    """A counter was answered by a counter that stood: no third one came between that and the failure of the first."""
    events = game.events
    for place, first in enumerate(events[:-1]):
        if not isinstance(first, CounterUsed) or not isinstance(events[place + 1], CounterUsed):
            continue
        for later in events[place + 2 :]:
            if later == CardCountered(first.card):
                return True
            if isinstance(later, CounterUsed | TurnBegun):
                break
    return False


def has_failed_gambit(game: PlayedGame) -> bool:
    """Failed with cards of both sides in it."""
    sides: set[int] = set()
    for event in game.events:
        if isinstance(event, GambitBegun):
            sides = set()
        elif isinstance(event, CardTurned | CardContributed):
            sides.add(GAME.pack.team[event.card])
        elif isinstance(event, GambitFailed) and len(sides) == 2:
            return True
    return False


def is_won_by_gambit(game: PlayedGame) -> bool:
    return game.kind == "gambit"


def is_won_by_enemy(game: PlayedGame) -> bool:
    """After an Endgame that the Threats brought."""
    return game.kind == "takeover" and EndgameStarted(BY_THREATS) in game.events


def is_deck_out(game: PlayedGame) -> bool:
    return game.kind == "deck-out"


def is_turn_limit(game: PlayedGame) -> bool:
    return game.kind == "turn-limit"


def is_flipped(game: PlayedGame) -> bool:
    """The disk showed both faces."""
    return {event.phase for event in game.events if isinstance(event, DiskFlipped)} == {BUILD_UP, ENDGAME}


def has_replacement(game: PlayedGame) -> bool:
    """The lone player drew a replacement after a three-player Gambit had failed."""
    return REPLACE in game.choices


def is_whole_match(game: PlayedGame) -> bool:
    """Three games, won two to one."""
    return sum(isinstance(event, GameWon) for event in game.events) == 3


def countered_counter() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 1370)


def failed_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 605)


def won_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 1470)


def enemy_victory() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 942)


def deck_out() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 1270)


def turn_limit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 2, 2512)


def flips() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 4, 1471)


def three_player_gambit() -> Scenario:
    return _scenario({"match": 1, "lone": "enemy"}, 3, 931)


def whole_match() -> Scenario:
    return _scenario({"match": 3, "lone": "enemy"}, 2, 768)


SCENARIOS: dict[str, tuple[Callable[[], Scenario], Callable[[PlayedGame], bool]]] = {
    "countered-counter": (countered_counter, has_countered_counter),
    "failed-gambit": (failed_gambit, has_failed_gambit),
    "won-gambit": (won_gambit, is_won_by_gambit),
    "enemy-victory": (enemy_victory, is_won_by_enemy),
    "deck-out": (deck_out, is_deck_out),
    "turn-limit": (turn_limit, is_turn_limit),
    "flips": (flips, is_flipped),
    "three-player-gambit": (three_player_gambit, has_replacement),
    "whole-match": (whole_match, is_whole_match),
}


def _search() -> None:
    """Looks at each game once for all scenarios that have its options and seats."""
    found: dict[str, tuple[int, int]] = {}
    wanted: dict[tuple[int, int], list[str]] = {}
    for name, (make, _) in SCENARIOS.items():
        options, seats, _, _ = make()
        wanted.setdefault((int(options["match"]), seats), []).append(name)
    for (match, seats), names in wanted.items():
        for seed in range(MOST_SEEDS):
            game = random_game({"match": match, "lone": "enemy"}, seats, seed)
            for name in names:
                length = (len(game.choices), seed)
                if SCENARIOS[name][1](game) and length < found.get(name, (len(game.choices) + 1, 0)):
                    found[name] = length
    for name in SCENARIOS:
        print(name, found.get(name, "nothing found"))


if __name__ == "__main__":
    _search()
