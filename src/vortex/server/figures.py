"""What a server counts and measures, as Prometheus reads it: numbers only, without tables, names or addresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from time import process_time

from prometheus_client import CollectorRegistry, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from vortex.server.gathering import Gathering

COUNTS = {
    "bot failures": "Answers of bots that came too late or not at all.",
    "catch-up reads": "Times that news of other processes was read.",
    "entries": "Entries of tables' logs, made here or elsewhere.",
    "errors": "Faults of the server itself; the log says more.",
    "frames in": "WebSocket messages received.",
    "frames out": "WebSocket messages sent.",
    "handshakes refused": "WebSocket handshakes refused.",
    "push failures": "Messages that no push service took, or that were too many.",
    "pushes": "Messages that push services took.",
    "requests": "HTTP requests to the API.",
    "slow readers": "Sockets closed because their client did not read.",
    "store failures": "Times that a table could not be saved or read.",
}
"""What a context counts, by its key in `counts`."""

STORE_TOTALS = {
    "commits": "Commits.",
    "commit_seconds": "Seconds spent in commits.",
    "failed_commits": "Commits that failed.",
    "failed_writes": "Writes that failed.",
    "group_commits": "Commits of entries.",
    "notices_received": "Notices of other processes received.",
    "notices_sent": "Notices sent to other processes.",
    "resolved_outcomes": "Unknown outcomes that were found out.",
    "unknown_outcomes": "Writes of which it was unknown at first whether they were kept.",
    "write_seconds": "Seconds spent in writes.",
    "writes": "Writes.",
}
STORE_GAUGES = {
    "entries": "Entries kept.",
    "is_listening": "1 while notices of other processes arrive.",
    "largest_group": "The most writes that shared a commit.",
    "tables": "Tables kept.",
    "wal_bytes": "Size of the write-ahead log.",
}
"""What stores report in `figures()`."""

_Family = CounterMetricFamily | GaugeMetricFamily
_MOVE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THOUGHT_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figures(Collector):
    """Everything at /metrics."""

    def __init__(self, store: Callable[[], dict[str, float]], gathering: Gathering | None = None) -> None:
        self.gathering = gathering
        self.counts: Counter[str] = Counter()
        self._store = store
        self._read: list[tuple[type[_Family], str, str, Callable[[], float]]] = []
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.moves = Histogram(
            "vortex_move_seconds",
            "Seconds from a move's arrival to its acknowledgement, after it was committed.",
            registry=self.registry,
            buckets=_MOVE_BUCKETS,
        )
        self.thoughts = Histogram(
            "vortex_thought_seconds",
            "Seconds that a bot took for an answer, waiting for its turn to think included.",
            registry=self.registry,
            buckets=_THOUGHT_BUCKETS,
        )
        self.total("cpu seconds", "Processor time of this process.", process_time)

    def total(self, name: str, what: str, read: Callable[[], float]) -> None:
        """Something that only grows, kept elsewhere."""
        self._read.append((CounterMetricFamily, name, what, read))

    def gauge(self, name: str, what: str, read: Callable[[], float]) -> None:
        self._read.append((GaugeMetricFamily, name, what, read))

    def collect(self) -> Iterable[_Family]:
        for name, what in COUNTS.items():
            yield CounterMetricFamily(_name(name), what, self.counts[name])
        for family, name, what, read in self._read:
            yield family(_name(name), what, read())
        for name, value in sorted(self._store().items()):
            if name in STORE_TOTALS:
                yield CounterMetricFamily(_name(f"store_{name}"), STORE_TOTALS[name], value)
            else:
                yield GaugeMetricFamily(_name(f"store_{name}"), STORE_GAUGES[name], value)

    def describe(self) -> Iterable[_Family]:
        """Nothing before it is collected: registering must not ask a store that is not open yet."""
        return ()

    def text(self) -> bytes:
        return generate_latest(self.registry if self.gathering is None else _Together(self))


class _Together(CollectorRegistry):
    """What all processes have counted."""

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        assert self._figures.gathering is not None
        return self._figures.gathering.together(self._figures.registry.collect())


def _name(words: str) -> str:
    return "vortex_" + words.replace(" ", "_").replace("-", "_")
