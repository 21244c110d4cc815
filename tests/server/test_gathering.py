"""The figures of several processes together: nothing is counted twice, and nothing falls when a process ends."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.patience import wait_until
from tests.server.processes import ServerProcess
from tests.server.serving import Browser
from tests.server.storage.postgresql_server import PostgresqlServer
from tests.server.test_workers import children, serving

from vortex.server.figures import Figures
from vortex.server.gathering import Gathering, retire


def figures_of(
    folder: Path, number: int, requests: int, sockets: int, group: int, is_listening: int
) -> Figures:
    store = {"largest_group": float(group), "is_listening": float(is_listening)}
    figures = Figures(lambda: store, Gathering(folder, number))
    figures.counts["requests"] += requests
    figures.gauge("sockets", "Open WebSockets.", lambda: sockets)
    figures.moves.observe(0.02)
    return figures


def write(figures: Figures) -> None:
    assert figures.gathering is not None
    figures.gathering.write(figures.registry.collect())


def samples(figures: Figures) -> dict[str, float]:
    found = text_string_to_metric_families(figures.text().decode())
    return {
        sample.name + str(sample.labels.get("le", "")): sample.value
        for family in found
        for sample in family.samples
    }


def test_counts_are_added_up_and_what_measures_one_process_is_not(tmp_path: Path) -> None:
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    other = figures_of(tmp_path, 2, requests=4, sockets=1, group=5, is_listening=0)
    for figures in (one, other):
        write(figures)
    for figures in (one, other):
        found = samples(figures)
        assert found["vortex_requests_total"] == 7
        assert found["vortex_sockets"] == 3
        assert found["vortex_store_largest_group"] == 7
        assert found["vortex_store_is_listening"] == 0
        assert found["vortex_move_seconds_count"] == 2
        assert found["vortex_move_seconds_bucket0.025"] == 2
        assert found["vortex_move_seconds_bucket0.01"] == 0


def test_ones_own_figures_are_those_of_now(tmp_path: Path) -> None:
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    write(one)
    one.counts["requests"] += 1
    assert samples(one)["vortex_requests_total"] == 4


def test_no_process_tells_less_than_another_has_told(tmp_path: Path) -> None:
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    other = figures_of(tmp_path, 2, requests=4, sockets=1, group=5, is_listening=0)
    for figures in (one, other):
        write(figures)
    one.counts["requests"] += 5
    assert [samples(figures)["vortex_requests_total"] for figures in (one, other)] == [12, 12]


def test_what_a_process_counted_still_counts_when_it_has_ended(tmp_path: Path) -> None:
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    for number in (2, 3):
        write(figures_of(tmp_path, number, requests=10, sockets=5, group=9, is_listening=1))
        retire(tmp_path, number)
    retire(tmp_path, 4)  # killed before it wrote anything
    found = samples(one)
    assert (found["vortex_requests_total"], found["vortex_sockets"]) == (23, 2)
    assert found["vortex_store_largest_group"] == 7
    assert found["vortex_move_seconds_count"] == 3


def test_a_process_that_ends_while_figures_are_read_counts_once(tmp_path: Path) -> None:
    """Its file was read, and then its counts with those that have ended."""
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    write(figures_of(tmp_path, 2, requests=10, sockets=5, group=9, is_listening=1))
    left = (tmp_path / "2.json").read_bytes()
    retire(tmp_path, 2)
    (tmp_path / "2.json").write_bytes(left)
    assert samples(one)["vortex_requests_total"] == 13


def test_a_damaged_file_costs_its_own_figures_only(tmp_path: Path) -> None:
    one = figures_of(tmp_path, 1, requests=3, sockets=2, group=7, is_listening=1)
    (tmp_path / "2.json").write_bytes(b"[[")
    (tmp_path / "ended.json").write_bytes(b"")
    assert samples(one)["vortex_requests_total"] == 3


@pytest.mark.slow
def test_all_workers_are_counted_whichever_answers_and_after_one_is_killed(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    def requests(server: ServerProcess) -> float:
        return server.figures()["requests_total"]

    with serving(postgresql.new_database(), tmp_path / "log") as server:
        for _ in range(20):
            assert Browser(server).get("/api/games").status == 200
        wait_until(lambda: {requests(server) for _ in range(8)} == {20})
        killed = children(server)[0]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: len(set(children(server)) - {killed}) == 2)
        wait_until(lambda: {requests(server) for _ in range(8)} == {20})
