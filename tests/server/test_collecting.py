"""The garbage collector looks at everything only when nobody waits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from itertools import count

import pytest
from httptools import HttpRequestParser
from tests.patience import wait_until
from tests.server.inside import Inside, move, run
from tests.server.serving import Browser, Served, here
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from vortex.server.collecting import Collector
from vortex.server.connections import LimitedProtocol
from vortex.server.frames import FrameProtocol
from vortex.server.sockets import Socket


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()
    gc.freeze()  # as it was before


@pytest.mark.slow
def test_as_long_as_people_play_only_what_is_new_is_looked_at(collector: Collector) -> None:
    looked: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            looked.append(info["generation"])

    gc.callbacks.append(note)
    try:
        lasting = []
        for _ in range(3):
            # More than Python's own thresholds let grow before they look at everything.
            lasting.append([[number] for number in range(200_000)])
            collector.tidy(is_quiet=False)
        assert looked
        assert max(looked) < 2
        collector.tidy(is_quiet=True)
        assert looked.count(2) == 1
        collector.tidy(is_quiet=False)
        assert looked.count(2) == 1
    finally:
        gc.callbacks.remove(note)


@pytest.mark.slow
def test_only_what_people_wait_for_is_timed(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    gc.disable()
    try:
        monkeypatch.setattr("vortex.server.collecting.time.thread_time", count(0, 5).__next__)
        collector.longest = 0
        collector.tidy(is_quiet=True)
        assert collector.longest == 0
        collector.tidy(is_quiet=False)
        assert collector.longest == 5
    finally:
        gc.enable()


@pytest.mark.slow
def test_what_grows_without_end_is_looked_at_after_all(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = collector.full
    monkeypatch.setattr("vortex.server.collecting._MANY", 0)
    monkeypatch.setattr("vortex.server.collecting._COUNT_EVERY", 2)
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 5 * collector._kept)
    collector.tidy(is_quiet=False)
    assert collector.full == full
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


def test_a_connection_that_has_ended_needs_no_collector_to_go() -> None:
    """Whether it was closed, broken off or refused."""

    def left() -> set[int]:
        kinds = (FrameProtocol, LimitedProtocol, ServerProtocol, HttpRequestParser, Socket)
        return {id(each) for each in gc.get_objects() if isinstance(each, kinds)}

    with Served() as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        ada.connect(table).socket.close()
        gc.collect()
        gc.disable()
        try:
            before = left()
            ada.connect(table).socket.close()
            ada.connect(table).socket.close_socket()
            with pytest.raises(InvalidStatus):
                ada.connect("x" * 22)
            wait_until(lambda: left() <= before)
        finally:
            gc.enable()
