"""Many games by bots, on all cores: the same games for the same seed, however many processes play them.

Every game follows from the plan and its number alone. Results come in the order of the games and are plain data, one
line of JSON each.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, cast

from vortex.bots.bot import make_bot
from vortex.bots.match import Watcher, derived_seed, play_out
from vortex.games import GAMES, load_game
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.measures import Measured
from vortex.kernel.state import State


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
        return {"vortex-games": 1, **kept, "sources": self.sources}

    @property
    def sources(self) -> str:
        return sources(self.packages[self.game])


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


SHARED = ("vortex.kernel", "vortex.dice", "vortex.bots")
"""What games are played with, beside their own rules."""


def sources(package: str) -> str:
    """A hash of the rules and the bots: with others, the same seed gives other games."""
    found = sha256()
    for name in (*SHARED, package):
        module = import_module(name)
        file = Path(str(module.__file__))
        for path in sorted(file.parent.rglob("*.py")) if hasattr(module, "__path__") else [file]:
            found.update(
                path.relative_to(file.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0"
            )
    return found.hexdigest()


def cores() -> int:
    """How many processes can play at once on this machine."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class PlayerDied(RuntimeError):
    """A process that played has ended without an answer, as one does that is killed. The message says at which game."""


def run(plan: Plan, jobs: int, numbers: Sequence[int] | None = None) -> Iterator[Played]:
    """The games in their order; those of `numbers`, or all. The processes end when the caller stops iterating."""
    wanted = range(plan.games) if numbers is None else numbers
    jobs = min(jobs, len(wanted))
    if jobs <= 1:
        player = Player(plan)
        for number in wanted:
            yield player.play(number)
        return
    processes = _Processes(plan, jobs, wanted)
    try:
        for number in wanted:
            yield processes.game(number)
    finally:
        processes.end()


class _Processes:
    """Each plays one game at a time and is given the next at once. Each has a connection of its own, which
    breaks when it dies: with a shared queue, nobody would notice, and its answer would be awaited for ever."""

    def __init__(self, plan: Plan, jobs: int, numbers: Sequence[int]) -> None:
        self._waiting = iter(numbers)
        self._finished: dict[int, Played | Exception] = {}
        self._playing: dict[Connection, int] = {}
        self._processes: dict[Connection, SpawnProcess] = {}
        context = get_context("spawn")
        # Ctrl+C is for this process, which ends the others: they start with it ignored.
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=_play_for, args=(plan, theirs), daemon=True)
                process.start()
                theirs.close()
                self._processes[ours] = process
                self._hand_out(ours)
        finally:
            signal.signal(signal.SIGINT, heard)

    def game(self, number: int) -> Played:
        while number not in self._finished:
            for line in wait(list(self._playing)):
                self._hear(cast("Connection", line))
        found = self._finished.pop(number)
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join()

    def _hand_out(self, line: Connection) -> None:
        number = next(self._waiting, None)
        if number is not None:
            self._playing[line] = number
            # A worker that died meanwhile is noticed when its answer is due.
            with suppress(ConnectionError):
                line.send(number)

    def _hear(self, line: Connection) -> None:
        number = self._playing.pop(line)
        try:
            self._finished[number] = line.recv()
        except (EOFError, ConnectionError):
            # Told when its turn comes: the games before it are worth waiting for.
            died = PlayerDied(f"the process that played game {number} {self._fate(line)}")
            self._finished[number] = died
        else:
            self._hand_out(line)

    def _fate(self, line: Connection) -> str:
        process = self._processes[line]
        process.join(10)
        code = process.exitcode or 0
        return f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with code {code}"


def _play_for(plan: Plan, line: Connection) -> None:
    """What a process does: play the games that it is given, until the caller has gone."""
    player = Player(plan)
    # To look for rubbish after every few hundred lists that games make takes a tenth of the time.
    gc.set_threshold(50_000, 20, 20)
    with suppress(EOFError, ConnectionError):
        while True:
            number = line.recv()
            found: Played | Exception
            try:
                found = player.play(number)
            except Exception as error:
                error.add_note(f"In game {number}, in a process of its own:\n{traceback.format_exc()}")
                found = error
            line.send(found)
