"""Random games, and positions of them to check a game at: a few of every question, and some at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from tests import toy_game
from tests.conformance.mild import MILD, MILD_KEYS, mild_game

from vortex.games import GAMES, load_game, rulebook
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.kernel.rulebook import Rulebook
from vortex.kernel.state import PASS, State

TOO_LONG = 200_000
SOME = 64
MOST_OF_EACH = 4

LONG_GAMES_IN_ALL = {"toy": 100, "time-of-the-daleks": 300, "time-clash": 300, "card-game": 340}
MILD_GAMES_IN_ALL = 96
"""Of the Card Game 300 and more are for three and four players, the others for two."""

MATTERS_ONLY_AT = {("time-clash", "lone"): (3,), ("card-game", "two-player-variant"): (2,)}
"""Options that change nothing at another number of seats."""

TASTES: dict[str, tuple[tuple[str, ...], ...]] = {
    "time-of-the-daleks": (("dismiss", "uninstall", "reroll-black"),),
    "time-clash": (("gambit", "flip"), ("gambit", "turn", "flip"), ("discard",)),
    "card-game": (("discard", "reserve"), ("attack", "discard"), ("pass", "play")),
}
"""The kinds of choice that somebody of this taste would rather not make; so games last longer or go another way."""


class Setting(NamedTuple):
    """A game with its number of seats and its options; `games` says how many random games are looked at, and
    `is_long` whether at every decision."""

    key: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    games: int
    is_long: bool = False

    def __str__(self) -> str:
        named = [f"{key}={str(value).lower()}" for key, value in self.options]
        return "-".join([self.key, str(self.seats), *named])


class Position(NamedTuple):
    """A state in the middle of a game, and how to get there."""

    state: Any
    seed: int | bytes
    choices: tuple[int, ...]


def keys() -> list[str]:
    return ["toy", *GAMES]


def is_there(key: str) -> bool:
    return key == "toy" or find_spec(GAMES[key.removesuffix(MILD)] + ".view") is not None


def the_game(key: str) -> Game[Any]:
    """By its key; "…-mild" is the same game with cards that let everybody live longer."""
    if key.endswith(MILD):
        return mild_game(key.removesuffix(MILD))
    return toy_game.load() if key == "toy" else load_game(key)


def rules_of(key: str) -> Rulebook:
    key = key.removesuffix(MILD)
    if key in GAMES:
        return rulebook(key)
    return Rulebook(Path(toy_game.__file__).with_name("RULES.md").read_text(encoding="utf-8"))


@cache
def settings(key: str, games_each: int) -> tuple[Setting, ...]:
    """Every number of seats and every value of every option at least once, in pairs that the game allows."""
    game = the_game(key)
    values = [
        (option.key, value) for option in game.options for value in option.values if value != option.default
    ]
    plain = [(seats, ()) for seats in game.seats if _is_allowed(game, seats, ())]
    found: list[tuple[int, tuple[tuple[str, OptionValue], ...]]] = [*plain]
    for number, value in enumerate(values):
        allowed = [seats for seats in game.seats if _is_allowed(game, seats, (value,))]
        assert allowed, f"{value} fits no number of seats"
        found.append((allowed[number % len(allowed)], (value,)))
    assert {seats for seats, _ in found} == set(game.seats), (
        "there is a number of seats that nobody can play with"
    )
    return tuple(Setting(key, seats, options, games_each) for seats, options in found)


def _all_settings(key: str, games_in_all: int) -> list[Setting]:
    """Every number of seats with every combination of options; so many games altogether, or a few more."""
    game = the_game(key)
    found: list[tuple[int, tuple[tuple[str, OptionValue], ...]]] = []
    for seats in game.seats:
        mattering = [option for option in game.options if seats in _seats_for(key, option.key, game.seats)]
        for values in product(*(option.values for option in mattering)):
            options = tuple(
                (option.key, value)
                for option, value in zip(mattering, values, strict=True)
                if value != option.default
            )
            if _is_allowed(game, seats, options):
                found.append((seats, options))
    weights = [_weight(game, seats, options) for seats, options in found]
    each = games_in_all / sum(weights)
    return [
        Setting(key, seats, options, ceil(each * weight), True)
        for (seats, options), weight in zip(found, weights, strict=True)
    ]


def _weight(game: Game[Any], seats: int, options: tuple[tuple[str, OptionValue], ...]) -> float:
    """A match of many games counts as one, so fewer of them are played; and fewer of a variant for two."""
    settled = game.check_options(dict(options))
    return (0.25 if settled.get("two-player-variant") else 1) / int(settled.get("match", 1))


@cache
def long_settings(key: str, share: int = 1) -> tuple[Setting, ...]:
    """All that the long tests of a game look at; the slow ones take a share of the games."""
    found = _all_settings(key, LONG_GAMES_IN_ALL[key] // share)
    for mild in MILD_KEYS:
        if mild.startswith(key):
            found += _all_settings(mild, MILD_GAMES_IN_ALL // share)
    return tuple(found)


def _seats_for(key: str, option: str, seats: range) -> tuple[int, ...]:
    return MATTERS_ONLY_AT.get((key.removesuffix(MILD), option), tuple(seats))


def _is_allowed(game: Game[Any], seats: int, options: tuple[tuple[str, OptionValue], ...]) -> bool:
    try:
        game.new(dict(options), seats, 1)
    except OptionError:
        return False
    return True


def seeds(setting: Setting) -> list[int | bytes]:
    """Every third game is played with sealed chance."""
    return [
        f"sealed {number} of {setting}".encode() if number % 3 == 2 else 1000 * setting.seats + number
        for number in range(setting.games)
    ]


def steps(game: Game[Any], setting: Setting, seed: int | bytes) -> Iterator[tuple[State, list[int]]]:
    """A random game: the state at every decision, with the choices so far. In every other game somebody's taste
    steers most of the choices; what is chosen depends on nothing but the seed."""
    state: State = game.new(dict(setting.options), setting.seats, seed)
    luck = FastChance(sum(seed) if isinstance(seed, bytes) else seed)
    tastes = TASTES.get(setting.key.removesuffix(MILD), ((),))
    taste = tastes[luck.below(len(tastes))] if luck.below(2) else None
    choices: list[int] = []
    while state.asked >= 0:
        yield state, choices
        choice = luck.pick(state.options if taste is None else _to_taste(game, state, taste, luck))
        game.apply(state, choice)
        choices.append(choice)
        assert len(choices) < TOO_LONG, "the game does not end"
    yield state, choices


def _to_taste(game: Game[Any], state: State, dislikes: tuple[str, ...], luck: FastChance) -> list[int]:
    """Three times in four what is disliked is left out, and so is passing."""
    if luck.below(4) == 0:
        return state.options
    kind = game.choices.kind
    liked = [choice for choice in state.options if choice != PASS and kind(choice).name not in dislikes]
    return liked or state.options


def played(game: Game[Any], setting: Setting, seed: int | bytes) -> tuple[State, list[int]]:
    """A whole random game: its last state and all its choices."""
    *_, last = steps(game, setting, seed)
    return last


@cache
def positions(setting: Setting, of_each: int) -> list[Position]:
    """Up to `of_each` positions of every question (more where many games are played), now and then another one."""
    assert of_each <= MOST_OF_EACH
    return [position for count, position in _gathered(setting) if count < of_each * _share(setting)]


def _share(setting: Setting) -> int:
    return max(1, setting.games // 8)


@cache
def _gathered(setting: Setting) -> list[tuple[int, Position]]:
    """Each with how many of the same question came before it; the games are played once for all who want some."""
    game = the_game(setting.key)
    most = MOST_OF_EACH * _share(setting)
    luck = FastChance(setting.seats)
    seen: dict[str, int] = {}
    found: list[tuple[int, Position]] = []
    for seed in seeds(setting):
        for state, choices in steps(game, setting, seed):
            if state.asked < 0:
                continue
            count = seen.get(state.topic, 0)
            # Early questions of a kind tend to be alike, so not all of them come from the first game.
            if count < most and (count == 0 or luck.below(4) == 0):
                seen[state.topic] = count + 1
                found.append((count, Position(game.clone(state), seed, tuple(choices))))
            elif luck.below(SOME * setting.games) == 0:
                found.append((0, Position(game.clone(state), seed, tuple(choices))))
    return found
