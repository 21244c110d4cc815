"""The figures of all processes that serve one port, together: each writes its own down every second, and the one that
is asked adds them up. What a process had counted still counts when it has ended, or a sum would fall.

The files lie in a folder of the parent's, are replaced as a whole, and hold numbers only.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct
from prometheus_client import Metric

from vortex.server.times import Times

WRITE_SECONDS = 1.0
_LARGEST = ("vortex_collector_longest_seconds", "vortex_store_largest_group")
_SMALLEST = ("vortex_store_is_listening",)


class Sample(Struct, array_like=True, frozen=True):
    name: str
    labels: dict[str, str]
    value: float


class Family(Struct, array_like=True, frozen=True):
    name: str
    what: str
    kind: str
    samples: list[Sample]


class Ended(Struct):
    """What processes that have ended had counted, and the numbers of these processes."""

    processes: list[int] = []
    families: list[Family] = []


_FAMILIES = msgspec.json.Decoder(list[Family])
_ENDED = msgspec.json.Decoder(Ended)


class Gathering:
    """As one process, by its number, uses the folder."""

    def __init__(self, folder: Path, number: int) -> None:
        self._folder = folder
        self._number = number
        self._task: asyncio.Task[None] | None = None

    def start(self, collect: Callable[[], Iterable[Metric]], times: Times) -> None:
        async def run() -> None:
            try:
                while True:
                    self.write(collect())
                    await times.sleep(WRITE_SECONDS)
            finally:
                self.write(collect())

        self._task = asyncio.create_task(run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def write(self, families: Iterable[Metric]) -> list[Family]:
        plain = _plain(families)
        _replace(_file(self._folder, self._number), msgspec.json.encode(plain))
        return plain

    def together(self, own: Iterable[Metric]) -> list[Metric]:
        """This process's figures as they are now, with those of the others as they were last written. Written down at
        once, so that no other process tells less later."""
        mine = self.write(own)
        found = {
            int(path.stem): families
            for path in self._folder.glob("[0-9]*.json")
            if int(path.stem) != self._number and (families := _read(path))
        }
        # Read after the others: one that ends meanwhile is in both, and counted here.
        ended = _ended(self._folder)
        living = [families for number, families in found.items() if number not in ended.processes]
        return [_metric(family) for family in _added([mine, *living, ended.families])]


def retire(folder: Path, number: int) -> None:
    """A process has ended: its counts go on counting, its gauges are gone. Called by the parent alone."""
    file = _file(folder, number)
    ended = _ended(folder)
    counted = [family for family in _read(file) if family.kind != "gauge"]
    ended.families = _added([ended.families, counted])
    ended.processes.append(number)
    _replace(folder / "ended.json", msgspec.json.encode(ended))
    file.unlink(missing_ok=True)


def _added(parts: Iterable[list[Family]]) -> list[Family]:
    families: dict[str, Family] = {}
    values: dict[tuple[str, str], dict[tuple[str, ...], Sample]] = {}
    for part in parts:
        for family in part:
            families.setdefault(family.name, family)
            for sample in family.samples:
                key = tuple(sorted(f"{name}={value}" for name, value in sample.labels.items()))
                known = values.setdefault((family.name, sample.name), {})
                before = known.get(key)
                value = sample.value if before is None else _both(family.name, before.value, sample.value)
                known[key] = Sample(sample.name, sample.labels, value)
    return [
        Family(
            family.name,
            family.what,
            family.kind,
            [
                sample
                for (name, _), known in values.items()
                if name == family.name
                for sample in known.values()
            ],
        )
        for family in families.values()
    ]


def _both(family: str, one: float, other: float) -> float:
    if family in _LARGEST:
        return max(one, other)
    return min(one, other) if family in _SMALLEST else one + other


def _plain(families: Iterable[Metric]) -> list[Family]:
    return [
        Family(
            family.name,
            family.documentation,
            family.type,
            [
                Sample(sample.name, dict(sample.labels), float(sample.value))
                for sample in family.samples
                if not sample.name.endswith("_created")
            ],
        )
        for family in families
    ]


def _metric(family: Family) -> Metric:
    metric = Metric(family.name, family.what, family.kind)
    for sample in family.samples:
        metric.add_sample(sample.name, sample.labels, sample.value)
    return metric


def _file(folder: Path, number: int) -> Path:
    return folder / f"{number}.json"


def _read(path: Path) -> list[Family]:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return _FAMILIES.decode(path.read_bytes())
    return []


def _ended(folder: Path) -> Ended:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return _ENDED.decode((folder / "ended.json").read_bytes())
    return Ended()


def _replace(path: Path, data: bytes) -> None:
    """A full disk costs figures, not tables."""
    unfinished = path.with_suffix(".new")
    with contextlib.suppress(OSError):
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
