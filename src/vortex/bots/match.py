"""Bots play whole games against each other, as fast as the game itself allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from vortex.bots.bot import Bot, make_bot
from vortex.bots.chair import Chair
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.state import State, answer


class Tally:
    """What came out of many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.by_kind: dict[str, int] = {}
        self.wins_by_seat = [0] * seats

    def count(self, game: Game[Any], state: State, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.rounds += game.rounds(state)
        outcome = game.outcome(state)
        assert outcome is not None
        self.by_kind[outcome.kind] = self.by_kind.get(outcome.kind, 0) + 1
        for seat in outcome.winners:
            self.wins_by_seat[seat] += 1


def play_out(game: Game[Any], state: State, bots: Sequence[Bot]) -> int:
    """The bots play the game to its end. Returns how many decisions they made."""
    chairs = [Chair(game, state, seat) for seat in range(state.seats)]
    choose = [bot.choose for bot in bots]
    decisions = 0
    seat = state.asked
    while seat >= 0:
        answer(state, choose[seat](chairs[seat]))
        decisions += 1
        seat = state.asked
    return decisions


def play_many(
    game: Game[Any],
    options: Mapping[str, OptionValue],
    bots: Sequence[str],
    games: int,
    seed: int,
    after_each: Callable[[], object] | None = None,
) -> Tally:
    """Many games, one bot a seat by name. Every game and every bot has its own seed, made from `seed`."""
    tally = Tally(len(bots))
    for number in range(games):
        seated = [make_bot(name, derived_seed(seed, "bot", number, seat)) for seat, name in enumerate(bots)]
        state: State = game.new(options, len(bots), derived_seed(seed, "game", number))
        tally.count(game, state, play_out(game, state, seated))
        if after_each is not None:
            after_each()
    return tally


def derived_seed(*parts: int | str | bytes) -> int:
    """A seed of its own for everything that needs one."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8], "big")
