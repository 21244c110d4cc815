"""Guided first games: real games, dealt for the purpose, in which the first moves are written down.

A lesson is a file, `<game>.toml`: a number from which everything is dealt, the options and seats of the table, and
steps. A step explains something (`at` names the part of the board that it speaks of), and may have the learner make
moves (`moves`) and play further ones by itself (`played`), for any seat. After the last step the learner plays on.
What a step says stands in the page's catalogues, as `lesson-<game>-<key>`.

docs/decisions/0013-a-lesson-is-a-seed-and-a-script.md has the reasons.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import sha512
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from vortex.games import load_game
from vortex.kernel.game import OptionValue

FOLDER = Path(__file__).parent
LEARNER = 0
"""The seat of the person; bots have the others."""
SET_UP = -1
"""The step of moves that are played before the first one."""

Key = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Kind = Literal["explain", "move", "watch"]


class LessonError(ValueError):
    """A lesson's file cannot be used. The message names the file and what was expected."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    at: Key | Literal[""] = ""
    card: Key | Literal[""] = ""
    """The card whose name stands in what it says."""
    moves: tuple[str, ...] = ()
    played: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        return "move" if self.moves else "watch" if self.played else "explain"


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Annotated[int, Meta(ge=0)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    level: str
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    options: dict[str, bool | int | str] = {}
    set_up: tuple[str, ...] = ()


class Scripted(NamedTuple):
    """A move of the script, the step it belongs to, and whether the learner makes it."""

    choice: int
    step: int
    is_learners: bool


class Lesson(NamedTuple):
    game: str
    seats: int
    level: str
    """Of the bots, once they play freely."""
    options: dict[str, OptionValue]
    seed: bytes
    steps: tuple[Step, ...]
    script: tuple[Scripted, ...]

    def is_followed(self, choices: Sequence[int]) -> bool:
        """Whether all that was chosen so far is in the script, or the script is over and was followed to its end."""
        return all(made == move.choice for made, move in zip(choices, self.script, strict=False))

    def next(self, choices: Sequence[int]) -> Scripted | None:
        """What the script has next; None where it is over or was left."""
        if len(choices) >= len(self.script) or not self.is_followed(choices):
            return None
        return self.script[len(choices)]

    def spans(self) -> list[tuple[int, int]]:
        """Of each step, how many moves of the script lie before it, and before the next one."""
        found: list[tuple[int, int]] = []
        at = sum(move.step == SET_UP for move in self.script)
        for step in self.steps:
            found.append((at, at + len(step.moves) + len(step.played)))
            at = found[-1][1]
        return found


def seed_of(game: str, deal: int) -> bytes:
    return sha512(f"vortex lesson {game} {deal}".encode()).digest()


@cache
def lesson(game: str) -> Lesson | None:
    """The game's guided first game; None if it has none."""
    path = FOLDER / f"{game}.toml"
    return read(game, path.read_text(encoding="utf-8"), path.name) if path.is_file() else None


def lesson_of(game: str, pack: str, seed: bytes) -> Lesson | None:
    """The lesson that a table was dealt for. Other tables' seeds are drawn by lot, and so are never the same."""
    found = None if pack else lesson(game)
    return found if found is not None and found.seed == seed else None


def read(game: str, text: str, name: str) -> Lesson:
    """A lesson from the text of its file; `name` is what mistakes are reported under."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
        loaded = load_game(game)
        options = loaded.settle(file.options, file.seats)
        script = _script(file, loaded.notation.read)
    except (ValueError, msgspec.ValidationError) as error:
        raise LessonError(f"{name}: {error}") from error
    keys = [step.key for step in file.step]
    for step in file.step:
        if keys.count(step.key) > 1:
            raise LessonError(f"{name}: two steps are called {step.key!r}")
    seed = seed_of(game, file.deal)
    return Lesson(game, file.seats, file.level, options, seed, file.step, script)


def _script(file: _File, read_choice: Any) -> tuple[Scripted, ...]:
    moves = [Scripted(read_choice(move), SET_UP, False) for move in file.set_up]
    for number, step in enumerate(file.step):
        moves += [Scripted(read_choice(move), number, True) for move in step.moves]
        moves += [Scripted(read_choice(move), number, False) for move in step.played]
    return tuple(moves)
