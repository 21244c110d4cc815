"""Many games on many machines: the workers of a Dask cluster play them."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from math import inf
from time import monotonic
from typing import Any, TypeVar

import cloudpickle
from distributed import Client
from distributed.comm.addressing import parse_address, parse_host_port
from distributed.comm.registry import get_backend
from distributed.scheduler import KilledWorker

from vortex.analysis.executors import ClusterFailed, Piece, Workers, play_piece

T = TypeVar("T")


_PATIENCE = 10.0
"""So many seconds until a scheduler that does not answer is not there."""
_BETWEEN_LOOKS = 1.0
"""So many seconds until the workers are counted again."""


class _Call:
    """A piece as a pickle that plays it when it is opened. So all that a worker needs to be sent it is Python: one
    without Vortex says so, where Dask would end a worker that it cannot send a function to."""

    def __init__(self, function: bytes, numbers: Sequence[int]) -> None:
        self._piece = (function, numbers)

    def __reduce__(self) -> tuple[Callable[..., Piece[Any]], tuple[bytes, Sequence[int]]]:
        return play_piece, self._piece


class Cluster(Workers):
    """The workers of the scheduler at this address, which may come and go."""

    ahead = 2
    tries = 1  # Dask has tried it on several workers by then.
    deaths = (KilledWorker,)

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            _check(address)
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterFailed(f"there is no cluster at {address}: {error}") from error
        self._executor = self._client.get_executor(pure=False)
        self._threads = 0
        self._looked = -inf

    @property
    def seconds(self) -> float:
        # A scheduler is busy for a millisecond or two with every piece, so hundreds of workers get larger ones.
        return max(1.0, self.players() / 100)

    def players(self) -> int:
        if monotonic() - self._looked > _BETWEEN_LOOKS:
            try:
                self._threads = sum(self._client.nthreads().values())
            except (OSError, TimeoutError):
                raise self._lost() from None
            self._looked = monotonic()
        return self._threads

    def submit(self, function: bytes, numbers: Sequence[int]) -> Future[Piece[Any]]:
        found: Future[Piece[Any]] = self._executor.submit(
            pickle.loads, pickle.dumps(_Call(function, numbers))
        )
        return found

    def pickled(self, function: Callable[[int], Any]) -> bytes:
        # Unlike pickle, this takes what is defined in a script.
        data: bytes = cloudpickle.dumps(function)
        return data

    def fate(self, error: Exception) -> str:
        assert isinstance(error, KilledWorker)
        return f"has died, on {error.allowed_failures + 1} workers one after another"

    def map(self, function: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        try:
            yield from super().map(function, numbers)
        except CancelledError:
            raise self._lost() from None
        except ImportError as error:
            raise ClusterFailed(
                f"a worker of the cluster at {self._address} cannot play: {error}; install the same there as here"
            ) from error

    def close(self) -> None:
        self._client.close()

    def _lost(self) -> ClusterFailed:
        return ClusterFailed(f"the cluster at {self._address} has gone away")


def _check(address: str) -> None:
    """A client that was made for what is no address would try to end itself for twenty seconds."""
    scheme, place = parse_address(address)
    get_backend(scheme)
    if scheme in ("tcp", "tls"):
        parse_host_port(place)
