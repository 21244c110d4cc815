"""Many games by bots: the same games for the same seed, wherever they are played.

Every game follows from the plan and its number alone. The plan has everything in it, the cards too, and a process whose
rules, bots or cards are others refuses it. Results come in the order of the games and are plain data, one line of JSON
each.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

from vortex.analysis.executors import CutShort, Executor, InThisProcess
from vortex.analysis.sources import SHARED, fingerprints, package_of
from vortex.bots.bot import make_bot, own_place
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.games import GAMES, load_game
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.measures import Measured
from vortex.kernel.pack import PackFiles
from vortex.kernel.state import State


class OtherSources(CutShort):
    """A process cannot play this plan, since its rules, its bots or its cards are others."""


@dataclass(frozen=True)
class Plan:
    """All that the games follow from. `pack` has the files of the cards, by their names, unless they are the game's
    own."""

    game: str
    pack: Mapping[str, bytes]
    pack_hash: str
    options: Mapping[str, OptionValue]
    line_ups: Sequence[Sequence[str]]
    games: int
    seed: int
    measured: bool = False
    package: str = field(init=False)
    """The module that opens the game."""
    own_bots: Mapping[str, str] = field(init=False)
    """Where the classes of bots are that others have written, by the names of these bots."""
    sources: Mapping[str, str] = field(init=False)
    """A hash of the source of every package that the games follow from."""

    def __post_init__(self) -> None:
        names = sorted({name for line_up in self.line_ups for name in line_up})
        own = {name: place for name in names if (place := own_place(name))}
        package = GAMES[self.game]
        object.__setattr__(self, "package", package)
        object.__setattr__(self, "own_bots", own)
        packages = (*SHARED, __name__, package, *sorted(set(map(package_of, own.values()))))
        object.__setattr__(self, "sources", fingerprints(packages))

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    def head(self) -> dict[str, Any]:
        """The first line of a file of results: what a run must share to go on with it."""
        kept = asdict(self)
        for name in ("games", "package", "own_bots", "pack"):
            del kept[name]
        return {"vortex-games": 1, **kept, "sources": self.fingerprint}

    @property
    def fingerprint(self) -> str:
        """One hash of all sources."""
        return sha256(json.dumps(self.sources).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
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


class _Counting(Watcher):
    """Counts what a game's measures want to know of one game."""

    def __init__(self, game: Game[Any], state: State, set_up: int) -> None:
        self._measuring = game.measuring
        self._measures = game.measuring.begin(state)
        self._set_up = set_up
        state.events = []

    def choose(self, state: State) -> int | None:
        return self._measuring.opening(state, self._set_up)

    def before(self, state: State, choice: int) -> None:
        self._measures.before(state, choice)

    def after(self, state: State) -> None:
        if state.events:
            for event in state.events:
                self._measures.heard(state, event)
            state.events.clear()

    def counted(self, state: State, winners: tuple[int, ...]) -> Measured:
        self._measures.at_the_end(state, winners)
        return self._measures.measured


class Player:
    """Plays the games of one plan, each by its number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __reduce__(self) -> tuple[type[Player], tuple[Plan]]:
        return Player, (self.plan,)

    @cached_property
    def game(self) -> Game[Any]:
        plan = self.plan
        GAMES[plan.game] = plan.package
        here = fingerprints(plan.sources)
        other = ", ".join(name for name in here if here[name] and here[name] != plan.sources[name])
        missing = ", ".join(name for name in here if not here[name])
        if other or missing:
            faults = [f"another version of {other}"] * bool(other) + [f"no {missing}"] * bool(missing)
            raise OtherSources(
                f"{socket.gethostname()} has {' and '.join(faults)}: its games would be others; "
                "install the same there as here"
            )
        # Pictures need no bot, and do not come with it.
        game = load_game(plan.game, PackFiles(plan.pack, None) if plan.pack else None)
        if game.pack_hash != plan.pack_hash:
            raise OtherSources(
                f"{socket.gethostname()} has other cards for {plan.game}; install the same there"
            )
        return game

    def play(self, number: int) -> Played:
        plan, game = self.plan, self.game
        # Every line-up plays the same set-ups, one after the other.
        set_up, line_up = divmod(number, len(plan.line_ups))
        names = tuple(plan.line_ups[line_up])
        bots = [
            make_bot(plan.own_bots.get(name, name), derived_seed(plan.seed, "bot", number, seat))
            for seat, name in enumerate(names)
        ]
        state: State = game.new(plan.options, len(names), derived_seed(plan.seed, "game", number))
        counting = _Counting(game, state, set_up) if plan.measured else None
        decisions = play_out(game, state, bots, counting)
        outcome = game.outcome(state)
        assert outcome is not None
        found = counting.counted(state, outcome.winners) if counting is not None else None
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


def run(
    plan: Plan, executor: Executor | None = None, numbers: Sequence[int] | None = None
) -> Iterator[Played]:
    """The games in their order; those of `numbers`, or all. Without an executor they are played in this process."""
    where = InThisProcess() if executor is None else executor
    return where.map(Player(plan).play, range(plan.games) if numbers is None else numbers)
