"""Many games on a real Dask cluster: a scheduler and workers as processes of their own, on loopback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.analysis.dask_cluster import ROOT, WITHOUT_VORTEX, DaskCluster
from tests.analysis.numbers import Dies, Fails, Waits, doubled
from tests.analysis.played import a_plan
from tests.cli.running import refused
from tests.cli.running import run as type_in
from tests.patience import PATIENCE, wait_until

import vortex
from vortex.analysis.cluster import Cluster
from vortex.analysis.executors import ClusterFailed, PlayerDied
from vortex.analysis.runs import OtherSources, Plan, run
from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.pack import read_pack

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """Two workers; a test that starts or kills others leaves two."""
    with DaskCluster(tmp_path_factory.mktemp("dask")) as cluster:
        cluster.start_worker()
        cluster.start_worker()
        yield cluster


def other_cards(folder: Path) -> Path:
    """A pack of an owner's own, which is on this machine only."""
    shutil.copytree(own_pack("time-clash"), folder / "mine")
    [first, *_] = sorted((folder / "mine").glob("*.toml"))
    first.write_text(first.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    return folder / "mine"


def test_games_are_the_same_as_in_one_process_byte_for_byte(dask: DaskCluster, tmp_path: Path) -> None:
    folder = other_cards(tmp_path)
    game = load_game("time-clash", folder)
    assert game.pack_hash != load_game("time-clash").pack_hash
    plan = Plan(
        "time-clash",
        read_pack(folder),
        game.pack_hash,
        game.settle({"match": 1}, 2),
        [("random", "novice")],
        24,
        5,
        True,
    )
    shutil.rmtree(folder)
    alone = [played.to_json() for played in run(plan)]
    with Cluster(dask.address) as cluster:
        assert cluster.players() == 2
        assert [played.to_json() for played in run(plan, cluster)] == alone


def test_a_worker_that_is_killed_costs_no_game(dask: DaskCluster, tmp_path: Path) -> None:
    reached, over = tmp_path / "reached", tmp_path / "over"
    with Cluster(dask.address) as cluster:
        results = cluster.map(Waits(reached, 3, over), range(40))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        wait_until(lambda: reached.exists() and reached.read_text())
        [victim] = [each for each in dask.processes if each.pid == int(reached.read_text())]
        dask.stop(victim)
        over.touch()
        assert list(results) == list(range(3, 40))
    dask.start_worker()


def test_a_game_that_kills_every_worker_is_named(dask: DaskCluster, tmp_path: Path) -> None:
    with (
        Cluster(dask.address) as cluster,
        pytest.raises(
            PlayerDied, match="the process that played game 7 has died, on 2 workers one after another"
        ),
    ):
        list(cluster.map(Dies(tmp_path, 7, times=2), [7]))
    dask.start_worker()
    dask.start_worker()


def test_an_error_comes_in_its_turn_and_with_its_place(dask: DaskCluster) -> None:
    with Cluster(dask.address) as cluster:
        results = cluster.map(Fails(11), range(20))
        assert [next(results) for _ in range(11)] == [2 * number for number in range(11)]
        with pytest.raises(ArithmeticError, match="not 11"):
            next(results)
        # The same workers play on.
        assert list(cluster.map(doubled, range(3))) == [0, 2, 4]


def test_a_command_plays_on_a_cluster(dask: DaskCluster, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    common = ("toy", "--bots", "random,companion", "--games", "42", "--json")
    one = type_in("tournament", *common, "--jobs", "1", "--out", alone)
    other = type_in("tournament", *common, "--cluster", dask.address, "--out", together)
    assert (other.exit_code, other.stderr) == (0, "")
    assert other.stdout == one.stdout
    assert together.read_bytes() == alone.read_bytes()
    assert (
        json.loads(type_in("simulate", "toy", "--games", "42", "--json", "--cluster", dask.address).stdout)[
            "games"
        ]
        == 42
    )


# -- a cluster that cannot play --------------------------------------------------------------------


@pytest.fixture(scope="module")
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A scheduler; the tests bring workers that are not like this process, and take them away."""
    with DaskCluster(tmp_path_factory.mktemp("lone")) as cluster:
        yield cluster


def test_a_worker_with_other_sources_refuses(lone: DaskCluster, tmp_path: Path) -> None:
    source = Path(str(vortex.__file__)).parent
    shutil.copytree(source, tmp_path / "vortex", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = tmp_path / "vortex" / "bots" / "sensible.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# quicker\n", encoding="utf-8")
    worker = lone.start_worker(variables={"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"})
    with (
        Cluster(lone.address) as cluster,
        pytest.raises(
            OtherSources, match=r"has another version of vortex\.bots: its games would be others; install"
        ),
    ):
        next(run(a_plan(), cluster))
    lone.stop(worker)


def test_a_worker_without_the_bot_or_without_vortex_says_so(
    lone: DaskCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_mine.py").write_text("from vortex.bots.bot import RandomBot as Mine\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    worker = lone.start_worker()
    with Cluster(lone.address) as cluster, pytest.raises(OtherSources, match="has no bot_of_mine: its games"):
        next(run(a_plan(bots=("random", "bot_of_mine:Mine")), cluster))
    lone.stop(worker)
    worker = lone.start_worker(before=WITHOUT_VORTEX)
    result = type_in("simulate", "toy", "--games", "3", "--cluster", lone.address)
    refused(
        result,
        1,
        f"a worker of the cluster at {lone.address} cannot play: ",
        "install the same there as here",
    )
    lone.stop(worker)


def test_a_cluster_that_goes_away_leaves_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    typed = [
        *(sys.executable, "-m", "tests.toy_vortex", "tournament", "toy", "--bots", "random,companion"),
        *("--games", "999996", "--out", str(out), "--json"),
    ]
    with (
        DaskCluster(tmp_path) as cluster,
        subprocess.Popen(
            [*typed, "--cluster", cluster.address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as command,
    ):
        try:
            assert command.stderr is not None
            said = command.stderr.readline()
            assert said == f"The cluster at {cluster.address} has no workers yet; waiting for the first.\n"
            cluster.start_worker()
            wait_until(lambda: out.exists() and out.read_text().count("\n") > 20)
            cluster.stop(cluster.scheduler)
            stdout, stderr = command.communicate(timeout=PATIENCE)
        finally:
            command.kill()
    kept = out.read_text().count("\n") - 1
    assert command.returncode == 1
    assert stderr == (
        f"Error: the cluster at {cluster.address} has gone away. "
        f"{kept} of 999996 games are in {out}; the same command goes on from there.\n"
    )
    assert json.loads(stdout)["games"] == kept


def test_where_no_cluster_is_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.analysis.cluster._PATIENCE", 0.5)
    refused(
        type_in("simulate", "toy", "--cluster", "tcp://127.0.0.1:1"),
        1,
        "there is no cluster at tcp://127.0.0.1:1",
    )
    refused(
        type_in("tournament", "toy", "--games", "6", "--cluster", "nowhere"),
        1,
        "there is no cluster at nowhere",
    )
    with pytest.raises(ClusterFailed):
        Cluster("tcp://127.0.0.1:1")
    monkeypatch.setattr("vortex.analysis.cluster.Client", None)  # not even asked to look
    for address in ("nowhere", "tcp://nowhere", "tcp://nowhere:here", "http://nowhere:1"):
        with pytest.raises(ClusterFailed, match=f"there is no cluster at {address}: "):
            Cluster(address)
    refused(
        type_in("balance", "toy", "--cluster", "tcp://127.0.0.1:1", "--jobs", "2"),
        2,
        "--jobs is for this machine",
    )


def test_without_dask_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "vortex.analysis.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = type_in("simulate", "toy", "--cluster", "tcp://127.0.0.1:1")
    refused(result, 1, "clusters need Dask: pip install 'vortex-tabletop[cluster]'")
