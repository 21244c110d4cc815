"""Games that have begun already: played here, without a server, and laid into the log of a new table, so that a test
does not have to play up to where it begins."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple
from uuid import UUID

from vortex.games import load_game
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import Game
from vortex.kernel.state import State
from vortex.lessons import lesson
from vortex.server.log import Chose, write_entry
from vortex.server.storage.interface import Summary, TableRow
from vortex.server.storage.store import SqlStore

Position = dict[str, Any]
"""As a player is told it: `view`, and `question` with `topic` and `options`; and the `state` itself."""

MOST_GAMES = 300

# Whatever brings things onto the table comes before what takes them away.
LIKED = {
    "attack": 6,
    "defend": 6,
    "add": 8,
    "play": 4,
    "roll": 4,
    "travel": 4,
    "go": 4,
    "pass": 1,
    "discard": 1,
}


class Begun(NamedTuple):
    """A seed and what was chosen since; the server of a test deals the next table by it and carries that out."""

    seed: bytes
    choices: list[tuple[int, str]]
    asked: int
    is_over: bool

    def write(self, path: Path) -> None:
        path.write_text(json.dumps([self.seed.hex(), self.choices, self.asked, self.is_over]))

    @staticmethod
    def read(path: Path) -> Begun:
        seed, choices, asked, is_over = json.loads(path.read_text())
        return Begun(bytes.fromhex(seed), [(seat, choice) for seat, choice in choices], asked, is_over)

    async def lay_into(self, store: SqlStore, table: TableRow) -> None:
        for number, (seat, choice) in enumerate(self.choices, 1):
            by: Literal["bot", "person"] = "bot" if table.seats[seat].kind == "bot" else "person"
            is_last = number == len(self.choices)
            await store.append_entry(
                table.id,
                number,
                str(UUID(int=number)),
                write_entry(Chose(seat, number, 0, choice, by)),
                Summary(self.asked if is_last else seat, "over" if is_last and self.is_over else "playing"),
            )


def game_where(
    key: str,
    seats: int,
    options: dict[str, Any],
    is_there: Callable[[Position], bool],
    *,
    seat: int = 0,
    seed: int = 1,
) -> Begun:
    """A game that has come to a question of this seat as wanted: the first among many, always the same one."""
    game: Game[Any] = load_game(key)
    chance = random.Random(seed)

    def choose(state: State) -> int:
        weights = [LIKED.get(game.notation.write(choice).split()[0], 2) for choice in state.options]
        return chance.choices(state.options, weights)[0]

    for _ in range(MOST_GAMES):
        begun = _play(
            game,
            seats,
            options,
            chance.randbytes(SEED_BYTES),
            choose,
            lambda state: state.asked == seat and is_there(_position(game, state, seat)),
        )
        if not begun.is_over:
            return begun
    raise AssertionError(f"no game of {key} came to that")


def game_after(
    key: str, seats: int, options: dict[str, Any], most: int, *, seat: int = 0, seed: int = 1
) -> Begun:
    """A game after so many answers of this seat, at its next question, or over."""
    chance = random.Random(seed)
    left = most

    def is_there(state: State) -> bool:
        nonlocal left
        left -= state.asked == seat
        return left < 0

    dealt = chance.randbytes(SEED_BYTES)
    return _play(load_game(key), seats, options, dealt, lambda state: chance.choice(state.options), is_there)


def lesson_before_its_end(key: str, left: int, seed: int = 1) -> Begun:
    """A guided first game, played as it is written and then by chance, up to so many answers before its end."""
    taught = lesson(key)
    assert taught is not None
    chance = random.Random(seed)
    script = (move.choice for move in taught.script)

    def choose(state: State) -> int:
        written = next(script, None)
        return chance.choice(state.options) if written is None else written

    begun = _play(load_game(key), taught.seats, taught.options, taught.seed, choose, lambda _: False)
    kept = begun.choices[:-left]
    return begun._replace(choices=kept, asked=begun.choices[-left][0], is_over=False)


def _play(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    dealt: bytes,
    choose: Callable[[State], int],
    is_there: Callable[[State], bool],
) -> Begun:
    """Up to the first question that is as wanted, or to the end."""
    state = game.new(options, seats, dealt)
    choices: list[tuple[int, str]] = []
    while not state.over and not is_there(state):
        choice = choose(state)
        choices.append((state.asked, game.notation.write(choice)))
        game.apply(state, choice)
    return Begun(dealt, choices, state.asked, state.over)


def _position(game: Game[Any], state: Any, seat: int) -> Position:
    options = [{"choice": choice, "notation": game.notation.write(choice)} for choice in state.options]
    ask = {"seat": seat, "topic": state.topic, "options": options}
    return {"seat": seat, "view": game.view(state, seat), "question": ask, "state": state}
