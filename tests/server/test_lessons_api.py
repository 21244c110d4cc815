"""Guided first games over HTTP: which games have one, its steps, and beginning it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import Browser, Served

from vortex.kernel.chance import commitment
from vortex.lessons import lesson


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with Served() as served:
        yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


def test_games_say_whether_they_have_a_guided_first_game(ada: Browser) -> None:
    games = {game["key"]: game["lesson"] for game in ada.get("/api/games").json["games"]}
    assert games["time-clash"]
    assert games == {key: lesson(key) is not None for key in games}


def test_the_steps_say_where_they_stand_in_the_script(ada: Browser) -> None:
    found = lesson("time-clash")
    assert found is not None
    steps = ada.get("/api/games/time-clash/lesson").json["steps"]
    assert [step["key"] for step in steps] == [step.key for step in found.steps]
    assert steps[0]["kind"] == "explain"
    assert (
        steps[0]["begins"]
        == steps[0]["ends"]
        == len(found.script) - sum(step["ends"] - step["begins"] for step in steps)
    )
    assert steps[-1]["ends"] == len(found.script)
    assert {step["kind"] for step in steps} == {"explain", "move", "watch"}


def test_a_guided_game_is_a_table_that_is_dealt_for_it(ada: Browser) -> None:
    found = lesson("time-clash")
    assert found is not None
    answer = ada.post("/api/games/time-clash/lesson", {"name": "Ada"})
    assert answer.status == 201
    table = answer.json["table"]
    assert table["lesson"]
    assert table["commitment"] == commitment(found.seed)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["options"] == found.options
    mine = ada.get("/api/tables").json["mine"]
    assert [one["table"]["lesson"] for one in mine] == [True]
    again = ada.post("/api/games/time-clash/lesson", {"name": "Ada"}).json["table"]
    assert again["id"] != table["id"], "it can be repeated"


def test_an_ordinary_table_is_no_guided_game(ada: Browser) -> None:
    assert not ada.create()["table"]["lesson"]


def test_a_game_without_one_is_refused(ada: Browser) -> None:
    assert ada.get("/api/games/nothing/lesson").status == 404
    assert ada.post("/api/games/toy/lesson", {"name": "Ada"}).status == 404
    assert ada.post("/api/games/time-clash/lesson", {"name": ""}).status == 400
