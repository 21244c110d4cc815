"""Many games by bots, on all cores: the same games for the same seed, however many processes play them.

Every game follows from the plan and its number alone. Results come in the order of the games and are plain data, one
line of JSON each.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from vortex.bots.bot import make_bot
from vortex.bots.chair import Chair
from vortex.bots.match import derived_seed
from vortex.games import GAMES, load_game
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.measures import Measured
from vortex.kernel.state import State, answer


@dataclass(frozen=True)
class Plan:
    """All that the games follow from."""

    game: str
    pack: str
    pack_hash: str
    options: Mapping[str, OptionValue]
    line_ups: Sequence[Sequence[str]]
    games: int
    seed: int
    measured: bool = False
    packages: Mapping[str, str] = field(default_factory=lambda: dict(GAMES))
    """The register of games as it is here, for the processes that play."""

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    def head(self) -> dict[str, Any]:
        """The first line of a file of results: what a run must share to go on with it."""
        kept = asdict(self)
        for name in ("games", "packages", "pack"):
            del kept[name]
        return {"vortex-games": 1, **kept}


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended, and on request what was counted in it."""

    number: int
    bots: tuple[str, ...]
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    rounds: int
    decisions: int
    measured: Measured | None = None

    def to_json(self) -> str:
        data = asdict(self)
        if self.measured is None:
            del data["measured"]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, line: str | bytes) -> Played:
        data = json.loads(line)
        for name in ("bots", "winners", "scores"):
            data[name] = tuple(data[name])
        if "measured" in data:
            data["measured"] = Measured.from_data(data["measured"])
        return cls(**data)


class Player:
    """Plays the games of one plan, each by its number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @cached_property
    def game(self) -> Game[Any]:
        GAMES.update(self.plan.packages)
        return load_game(self.plan.game, Path(self.plan.pack) if self.plan.pack else None)

    def play(self, number: int) -> Played:
        plan, game = self.plan, self.game
        # Every line-up plays the same set-ups, one after the other.
        set_up, line_up = divmod(number, len(plan.line_ups))
        names = tuple(plan.line_ups[line_up])
        bots = [
            make_bot(name, derived_seed(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)
        ]
        state: State = game.new(plan.options, len(names), derived_seed(plan.seed, "game", number))
        chairs = [Chair(game, state, seat) for seat in range(state.seats)]
        measures = game.measuring.begin(state) if plan.measured else None
        if measures is not None:
            state.events = []
        decisions = 0
        while state.asked >= 0:
            seat = state.asked
            forced = game.measuring.opening(state, set_up) if plan.measured else None
            choice = bots[seat].choose(chairs[seat]) if forced is None else forced
            if measures is not None:
                measures.before(state, choice)
            answer(state, choice)
            decisions += 1
            if measures is not None and state.events:
                for event in state.events:
                    measures.heard(state, event)
                state.events.clear()
        outcome = game.outcome(state)
        assert outcome is not None
        found = None
        if measures is not None:
            measures.at_the_end(state, outcome.winners)
            found = measures.measured
        return Played(
            number,
            names,
            outcome.kind,
            outcome.winners,
            outcome.scores,
            game.turns(state),
            game.rounds(state),
            decisions,
            found,
        )


def cores() -> int:
    """How many processes can play at once on this machine."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def run(plan: Plan, jobs: int, numbers: Sequence[int] | None = None) -> Iterator[Played]:
    """The games in their order; those of `numbers`, or all. Whoever stops asking ends the processes."""
    wanted = range(plan.games) if numbers is None else numbers
    jobs = min(jobs, len(wanted))
    if jobs <= 1:
        player = Player(plan)
        for number in wanted:
            yield player.play(number)
        return
    # Ctrl+C is for this process, which ends the others: they are born deaf to it.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = multiprocessing.get_context("spawn").Pool(jobs, _sit_down, (plan,))
    finally:
        signal.signal(signal.SIGINT, heard)
    with pool:
        yield from pool.imap(_play, wanted)


_player: list[Player] = []


def _sit_down(plan: Plan) -> None:
    _player[:] = [Player(plan)]


def _play(number: int) -> Played:
    return _player[0].play(number)
