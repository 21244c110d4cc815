"""Where many games are played: in this process, in several on this machine, or on a cluster (`cluster`).

An executor calls a function with one number after another and gives what comes of each in the order of the numbers,
the same wherever it runs. The function is any that can be pickled; a process keeps it from piece to piece.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Lock
from time import perf_counter
from types import TracebackType
from typing import Any, Generic, NamedTuple, Self, TypeVar

T = TypeVar("T")


class CutShort(RuntimeError):
    """No more games can be played here, through no fault of theirs. The message says why."""


class PlayerDied(CutShort):
    """Every process that played this game has ended without an answer, as one does that is killed."""


class ClusterFailed(CutShort):
    """A cluster cannot be reached, or not any more, or its workers cannot play."""


class Executor(ABC):
    """Use it in a `with` block: what it has started ends there, whatever is still being played."""

    @abstractmethod
    def map(self, function: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        """What the function gives for each number. An error comes when its turn comes, after all that is before it."""

    @abstractmethod
    def players(self) -> int:
        """How many games can be played at once, as of now."""

    @abstractmethod
    def close(self) -> None:
        """End what was started."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class InThisProcess(Executor):
    """One number after another, with nothing in between."""

    def map(self, function: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        return map(function, numbers)

    def players(self) -> int:
        return 1

    def close(self) -> None:
        pass


class Piece(NamedTuple, Generic[T]):
    """What came of the first of the numbers that were handed out together, and how long that took. What is missing is
    handed out again: the one after these has failed, and fails alone then."""

    results: list[T]
    seconds: float


def play_piece(function: bytes, numbers: Sequence[int]) -> Piece[Any]:
    """What a worker does, wherever it is."""
    play = _kept(function)
    results: list[Any] = []
    began = perf_counter()
    for number in numbers:
        try:
            results.append(play(number))
        except Exception:
            if not results:
                raise
            break
    return Piece(results, perf_counter() - began)


@lru_cache(maxsize=8)
def _kept(function: bytes) -> Callable[[int], Any]:
    # To look for rubbish after every few hundred lists that games make takes a tenth of the time.
    gc.set_threshold(50_000, 20, 20)
    found: Callable[[int], Any] = pickle.loads(function)
    return found


class Workers(Executor):
    """Hands numbers out in pieces to workers elsewhere, for to hand out a game costs more than some games take. What a
    worker had in hand when it died is handed out again, game by game."""

    ahead: int
    """How many pieces each worker has in hand, the one that it plays among them, so that it never waits."""
    tries: int
    """How often a game is handed out of which every worker has died."""
    deaths: tuple[type[Exception], ...]
    """By which errors it shows that a worker has died."""

    @property
    @abstractmethod
    def seconds(self) -> float:
        """For how long a worker is to play what it is sent at once."""

    @abstractmethod
    def submit(self, function: bytes, numbers: Sequence[int]) -> Future[Piece[Any]]:
        """Have `play_piece` called."""

    def pickled(self, function: Callable[[int], Any]) -> bytes:
        return pickle.dumps(function)

    def fate(self, error: Exception) -> str:
        """How a worker has died, after “the process that played game 7 …”."""
        return str(error)

    def map(self, function: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        if not numbers:
            return
        under_way = _UnderWay[T](self, self.pickled(function), numbers)
        try:
            for place in range(len(numbers)):
                yield under_way.result(place)
        finally:
            under_way.cancel()


class _UnderWay(Generic[T]):
    """Which numbers wait, which are being played, and what is finished before its turn. Numbers are known by their
    place."""

    def __init__(self, workers: Workers, function: bytes, numbers: Sequence[int]) -> None:
        self._workers = workers
        self._function = function
        self._numbers = numbers
        self._fresh = 0
        """Up to here, all have been handed out once."""
        self._again: deque[range] = deque()
        self._running: dict[Future[Piece[T]], range] = {}
        self._finished: dict[int, T | Exception] = {}
        self._deaths: dict[int, int] = {}
        self._seconds = 0.0
        """What one takes, as far as is known."""

    def result(self, place: int) -> T:
        while place not in self._finished:
            self._hand_out()
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            for future in done:
                self._take(future)
        found = self._finished.pop(place)
        if isinstance(found, Exception):
            raise found
        return found

    def cancel(self) -> None:
        for future in self._running:
            future.cancel()

    def _hand_out(self) -> None:
        room = max(1, self._workers.players() * self._workers.ahead)
        while len(self._running) < room and (piece := self._next(room)):
            numbers = self._numbers[piece.start : piece.stop]
            self._running[self._workers.submit(self._function, numbers)] = piece

    def _next(self, room: int) -> range:
        if self._again:
            return self._again.popleft()
        left = len(self._numbers) - self._fresh
        size = int(self._workers.seconds / self._seconds) if self._seconds else 1
        # Towards the end less and less, so that all workers end together.
        size = min(max(1, min(size, left // (2 * room))), left)
        self._fresh += size
        return range(self._fresh - size, self._fresh)

    def _take(self, future: Future[Piece[T]]) -> None:
        piece = self._running.pop(future)
        try:
            results, seconds = future.result()
        except self._workers.deaths as error:
            self._mourn(piece, error)
            return
        except Exception as error:
            self._fail(piece.start, error)
            return
        each = seconds / len(results)
        self._seconds = (self._seconds + each) / 2 if self._seconds else each
        self._finished.update(zip(piece, results, strict=False))
        if missing := piece[len(results) :]:
            self._again.append(missing)

    def _fail(self, place: int, error: Exception) -> None:
        """What is before it is still worth playing; what is after it is not."""
        self._finished[place] = error
        self._fresh = len(self._numbers)

    def _mourn(self, piece: range, error: Exception) -> None:
        if len(piece) > 1:
            self._again.extend(range(place, place + 1) for place in piece)
            return
        place = piece.start
        self._deaths[place] = self._deaths.get(place, 0) + 1
        if self._deaths[place] < self._workers.tries:
            self._again.append(piece)
        else:
            fate = self._workers.fate(error)
            self._fail(place, PlayerDied(f"the process that played game {self._numbers[place]} {fate}"))


def cores() -> int:
    """How many processes can play at once on this machine."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class _Died(Exception):
    """A process has ended; the message says how."""


class Processes(Workers):
    """So many processes on this machine, each watched by a thread.

    Not `ProcessPoolExecutor`: when one of its processes dies, it gives up what all the others are playing; it waits for
    games that nobody wants any more; and its processes outlive a parent that was killed.
    """

    seconds = 0.2
    ahead = 1
    tries = 3
    deaths = (_Died,)

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._lock = Lock()
        self._is_closed = False
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        # Ctrl+C is for this process, which ends the others: they inherit from the threads that they do not hear it.
        # Started by one of these threads, Python's resource tracker would leave that thread hearing it again.
        resource_tracker.ensure_running()
        self._threads = ThreadPoolExecutor(jobs, initializer=_be_deaf_to_ctrl_c)

    def players(self) -> int:
        return self._jobs

    def submit(self, function: bytes, numbers: Sequence[int]) -> Future[Piece[Any]]:
        return self._threads.submit(self._play, function, numbers)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            for process in self._all:
                process.end()
        self._threads.shutdown(cancel_futures=True)

    def _play(self, function: bytes, numbers: Sequence[int]) -> Piece[Any]:
        process = self._process()
        try:
            found = process.play(function, numbers)
        except _Died:
            with self._lock:
                self._all.discard(process)
            raise
        self._idle.append(process)
        if isinstance(found, Exception):
            raise found
        return found

    def _process(self) -> _Process:
        with self._lock:
            if self._is_closed:
                raise CancelledError
            if self._idle:
                return self._idle.pop()
            process = _Process()
            self._all.add(process)
            return process


class _Process:
    """A process that plays what it is sent. The connection breaks when it dies, on either side."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_play_for, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def play(self, function: bytes, numbers: Sequence[int]) -> Piece[Any] | Exception:
        try:
            self._line.send((function, numbers))
            found: Piece[Any] | Exception = self._line.recv()
        except (EOFError, ConnectionError):
            raise _Died(self._fate()) from None
        return found

    def end(self) -> None:
        self._process.terminate()

    def _fate(self) -> str:
        self._process.join(10)
        code = self._process.exitcode or 0
        return f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with code {code}"


def _be_deaf_to_ctrl_c() -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def _play_for(line: Connection) -> None:
    """What a process does: play what it is given, until the parent has gone."""
    with suppress(EOFError, ConnectionError):
        while True:
            function, numbers = line.recv()
            found: Piece[Any] | Exception
            try:
                found = play_piece(function, numbers)
            except Exception as error:
                error.add_note(f"In game {numbers[0]}, in a process of its own:\n{traceback.format_exc()}")
                found = _that_travels(error)
            line.send(found)


def _that_travels(error: Exception) -> Exception:
    """The error, or where it cannot be pickled, one that says the same."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
