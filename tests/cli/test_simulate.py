"""`vortex simulate`."""

from __future__ import annotations

import json

import pytest
from tests.cli.running import run

from vortex.bots.bot import RandomBot


def simulated(*arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("simulate", "toy", "--json", *arguments).stdout)
    assert float(str(found.pop("seconds"))) >= 0
    assert int(str(found.pop("decisions_per_second"))) >= 0
    return found


def test_a_simulation_says_what_came_out_and_the_same_for_the_same_seed() -> None:
    first = simulated("--games", "40", "--seed", "7", "--seats", "2")
    assert first == simulated("--games", "40", "--seed", "7", "--seats", "2", "--bots", "random,random")
    assert first != simulated("--games", "40", "--seed", "8", "--seats", "2")
    assert first["game"] == "toy"
    assert (first["seats"], first["games"]) == (2, 40)
    outcomes = first["outcomes"]
    assert isinstance(outcomes, dict)
    assert set(outcomes["by_kind"]) <= {"lit", "burnt out"}
    assert sum(outcomes["by_kind"].values()) == 40
    assert len(outcomes["wins_by_seat"]) == 2
    assert 1 < float(str(first["rounds"])) < 50


def test_options_change_a_simulation() -> None:
    found = simulated("--games", "20", "--option", "goal=12", "--option", "dark=yes")
    assert found["options"] == {"goal": 12, "dark": True}


def test_a_simulation_for_people_is_a_table() -> None:
    text = run("simulate", "toy", "--games", "20").stdout
    assert "Lanterns: 20 games of 3 seats" in text
    assert "seat 3 (random) won" in text


def test_a_simulation_points_out_a_bot_that_thinks_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.analysis.runs.make_bot", lambda name, seed: RandomBot(seed))
    told = "oracle thinks by the clock: games will differ from run to run. oracle:400 would not.\n"
    common = ("simulate", "toy", "--games", "1", "--seats", "2", "--json")
    by_the_clock = run(*common, "--bots", "random,oracle")
    assert by_the_clock.stderr == told
    assert json.loads(by_the_clock.stdout)["games"] == 1
    assert run(*common, "--bots", "random,oracle:10").stderr == ""
