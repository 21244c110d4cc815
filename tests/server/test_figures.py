"""Figures: declared, explained, and of the right kind."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.inside import Inside, move, run, settle
from tests.server.serving import Browser, Served

import vortex.server
from vortex.server.figures import COUNTS, Figures
from vortex.server.storage import open_store

_COUNTED = re.compile(r'(?:\bcounts\[|\b_count\()"([^"]+)"')


def test_all_that_is_counted_is_declared_and_the_other_way_round() -> None:
    texts = [path.read_text() for path in Path(*vortex.server.__path__).glob("*.py")]
    assert {name for text in texts for name in _COUNTED.findall(text)} == set(COUNTS)


@pytest.mark.parametrize("database", ["memory:", "sqlite"])
def test_each_figure_has_a_kind_and_a_sentence(database: str, tmp_path: Path) -> None:
    where = database if database == "memory:" else f"sqlite:///{tmp_path / 'tables.db'}"
    with Served(store=open_store(where)) as server:
        host = Browser(server)
        player = host.connect(host.create()["table"]["id"])
        assert player.until_asked()
        assert player.move()["type"] == "ack"
        found = list(text_string_to_metric_families(host.get("/metrics").body.decode()))
    assert all(family.documentation.endswith(".") for family in found)
    samples = {
        sample.name: sample.value for family in found for sample in family.samples if not sample.labels
    }
    assert samples["vortex_move_seconds_count"] == 1
    kinds = {family.name: family.type for family in found}
    assert kinds["vortex_entries"] == "counter"
    assert kinds["vortex_sockets"] == "gauge"
    assert kinds["vortex_move_seconds"] == "histogram"
    assert kinds["vortex_thought_seconds"] == "histogram"


def test_a_histogram_counts_what_it_was_given() -> None:
    figures = Figures(dict)
    figures.moves.observe(0.02)
    assert b'vortex_move_seconds_bucket{le="0.025"} 1.0' in figures.text()
    assert b'vortex_move_seconds_bucket{le="0.01"} 0.0' in figures.text()


@run
async def test_a_move_that_waits_for_its_table_counts_from_its_arrival() -> None:
    server = Inside()
    room = await server.table("card-game", "ada", "ada", "ada")
    ada = await server.join(room, "ada")
    async with room.lock:
        moving = asyncio.ensure_future(move(room, ada))
        await settle()
        await server.times.go_on(3.0)
    assert (await moving)["type"] == "ack"
    assert b"vortex_move_seconds_sum 3.0" in server.context.figures.text()


@run
async def test_a_move_that_has_to_catch_up_counts_from_its_arrival() -> None:
    server = Inside()
    room = await server.table("card-game", "ada", "ada", "ada")
    ada = await server.join(room, "ada")
    room.is_stale = True
    catch_up = room.catch_up

    async def slowly() -> None:
        await server.times.go_on(2.0)
        await catch_up()

    room.catch_up = slowly  # type: ignore[method-assign]
    assert (await move(room, ada))["type"] == "ack"
    assert b"vortex_move_seconds_sum 2.0" in server.context.figures.text()
