"""Many games: the same for the same seed, however many processes play them."""

from __future__ import annotations

import pytest
from tests.analysis.played import a_plan

from vortex.analysis.executors import Processes
from vortex.analysis.lineups import MIXED, line_ups
from vortex.analysis.runs import Plan, run
from vortex.analysis.standings import Standings, standings
from vortex.games import GAMES, load_game


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


# -- many games ------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_however_many_play_them() -> None:
    alone = [played.to_json() for played in run(a_plan())]
    with Processes(3) as processes:
        together = [played.to_json() for played in run(a_plan(), processes)]
    assert alone == together
    assert len(set(alone)) > 12
    assert alone != [played.to_json() for played in run(a_plan(seed=4))]
    # A longer run begins with the same games.
    assert alone == [played.to_json() for played in run(a_plan(games=30))][:24]


# -- the real games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("time-of-the-daleks", 2), ("time-clash", 4), ("card-game", 3)])
def test_a_tournament_of_every_game(game: str, seats: int) -> None:
    loaded = load_game(game)
    settled = loaded.settle({"match": 1} if game == "time-clash" else {}, seats)
    sides = loaded.sides(settled, seats)
    seated = line_ups(("random", "novice"), sides, MIXED, 1)
    plan = Plan(game, {}, loaded.pack_hash, settled, seated, 4, 1)
    found: Standings = standings(["random", "novice"], sides, run(plan))
    assert found.games == 4
    assert sum(each.wins.of for each in found.bots) == 4 * (max(sides) + 1)
    assert found.as_json()["bots"][0]["rating"]["mu"] > 0
