"""Whole worlds of servers, a database, a network and people under a clock of their own: no promise is broken (E2)."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.server.simulation.defects import DEFECTS
from tests.server.simulation.loop import VirtualLoop
from tests.server.simulation.witness import PromiseBroken
from tests.server.simulation.world import World

WORLDS = 500
_A_FEW = 5
_SOME = 50
_MANY = 500


def _live_through(first: int, count: int) -> None:
    entries = acknowledged = 0
    for seed in range(first, first + count):
        told = World(seed).run()
        entries += told.entries
        acknowledged += told.acknowledged
    assert entries > 10 * count
    assert acknowledged > 10 * count


def test_a_few_worlds_keep_every_promise() -> None:
    _live_through(0, _A_FEW)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, WORLDS, _SOME))
def test_worlds_keep_every_promise(first: int) -> None:
    _live_through(first, _SOME)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 40 * WORLDS, _MANY))
def test_many_worlds_keep_every_promise(first: int) -> None:
    _live_through(first, _MANY)


def test_a_wait_too_short_for_a_clock_takes_its_time() -> None:
    loop = VirtualLoop()
    begun = loop.time()
    loop.call_later(1e-14, loop.stop)
    loop.run_forever()
    assert loop.time() > begun
    loop.close()


def test_the_same_seed_gives_the_same_world() -> None:
    assert World(1).run() == World(1).run() != World(2).run()


@pytest.mark.slow
def test_the_same_seed_gives_the_same_world_in_another_process() -> None:
    """Whatever the order of its sets."""
    here = [World(seed).run().trace for seed in range(_A_FEW)]
    for hash_seed in ("1", "2"):
        command = [sys.executable, "-m", "tests.server.simulation.world", *map(str, range(_A_FEW))]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert found.stdout.split() == here


@pytest.mark.slow
@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_would_be_found(defect: str, monkeypatch: pytest.MonkeyPatch) -> None:
    DEFECTS[defect](monkeypatch)
    with pytest.raises(PromiseBroken):
        _live_through(0, WORLDS)
