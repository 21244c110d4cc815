"""The garbage collector looks at everything only when nobody waits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from tests.server.inside import Inside, move, run

from vortex.server.collecting import Collector


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


def test_as_long_as_people_play_only_what_is_new_is_looked_at(collector: Collector) -> None:
    looked: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked.append(info["generation"])

    gc.callbacks.append(note)
    try:
        lasting = []
        for _ in range(10):
            lasting.append([[number] for number in range(50_000)])
            collector.tidy(is_quiet=False)
        assert looked
        assert max(looked) < 2
        collector.tidy(is_quiet=True)
        assert looked.count(2) == 1
        collector.tidy(is_quiet=False)
        assert looked.count(2) == 1
    finally:
        gc.callbacks.remove(note)


def test_what_grows_without_end_is_looked_at_after_all(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = collector.full
    monkeypatch.setattr("vortex.server.collecting._FEW", 0)
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 5 * collector._kept)
    collector.tidy(is_quiet=False)
    assert collector.full == full + 1


@run
async def test_a_table_that_is_put_away_needs_no_collector_to_go() -> None:
    inside = Inside()
    room = await inside.table("toy", "ada", "bob")
    ada = await inside.join(room, "ada")
    await move(room, ada)
    room.leave(ada)
    await inside.times.go_on(1)
    gone = weakref.ref(room)
    gc.disable()
    try:
        inside.times.seconds += inside.context.settings.idle_seconds + 1
        del room, ada
        await inside.rooms.tidy()
        assert gone() is None
    finally:
        gc.enable()
