"""Many games: the same for the same seed, however many processes play them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from tests.analysis.played import a_plan

from vortex.analysis.lineups import MIXED, line_ups
from vortex.analysis.runs import SHARED, Plan, run, sources
from vortex.analysis.standings import Standings, standings
from vortex.games import GAMES, load_game


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


# -- many games ------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_however_many_play_them() -> None:
    alone = [played.to_json() for played in run(a_plan(), 1)]
    together = [played.to_json() for played in run(a_plan(), 3)]
    assert alone == together
    assert len(set(alone)) > 12
    assert alone != [played.to_json() for played in run(a_plan(seed=4), 1)]
    # A longer run begins with the same games.
    assert alone == [played.to_json() for played in run(a_plan(games=30), 1)][:24]


# -- the real games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("time-of-the-daleks", 2), ("time-clash", 4), ("card-game", 3)])
def test_a_tournament_of_every_game(game: str, seats: int) -> None:
    loaded = load_game(game)
    settled = loaded.settle({"match": 1} if game == "time-clash" else {}, seats)
    sides = loaded.sides(settled, seats)
    seated = line_ups(("random", "novice"), sides, MIXED, 1)
    plan = Plan(game, "", loaded.pack_hash, settled, seated, 4, 1)
    found: Standings = standings(["random", "novice"], sides, run(plan, 1))
    assert found.games == 4
    assert sum(each.wins.of for each in found.bots) == 4 * (max(sides) + 1)
    assert found.as_json()["bots"][0]["rating"]["mu"] > 0


def test_the_sources_of_a_game_are_its_rules_and_the_bots() -> None:
    assert len({sources(package) for package in GAMES.values()}) == len(GAMES)
    assert sources("vortex.games.time_clash") == sources("vortex.games.time_clash")


@pytest.mark.parametrize("package", [*SHARED, "vortex.games"])
def test_whatever_games_and_bots_import_is_among_the_sources(package: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent
    imported = {
        name
        for path in folder.rglob("*.py")
        for name in re.findall(r"^\s*(?:from|import) (vortex\.\w+)", path.read_text(encoding="utf-8"), re.M)
    }
    assert imported
    assert imported <= {*SHARED, "vortex.games"}
