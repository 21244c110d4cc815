"""Giving up: who may, who has won by it, and when a bot plays on instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.serving import Answer, Browser, Json, Player, Served, bot, here, open_seat


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with Served() as served:
        yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


def resign(browser: Browser, table: str, seat: int = 0) -> Answer:
    return browser.post(f"/api/tables/{table}/resign", {"seat": seat})


def begun(browser: Browser, *seats: Json, game: str = "card-game", moves: int = 3) -> str:
    """A table of this browser, after some moves of its seats."""
    table: str = browser.create(game, *seats)["table"]["id"]
    player = Player(browser, table)
    for _ in range(moves):
        assert player.until_asked()
        player.until_there(player.move())
    player.close()
    return table


def at_the_end(browser: Browser, table: str, seat: object = "all") -> Json:
    position: Json = browser.get(f"/api/tables/{table}/replay?seat={seat}").json["position"]
    return position


def test_against_bots_the_game_is_over_and_all_of_them_have_won(ada: Browser) -> None:
    table = begun(ada, here("Ada"), bot(), bot())
    player = ada.connect(table)
    answer = resign(ada, table)
    assert (answer.status, answer.json["table"]["status"]) == (200, "over")
    told = player.until("update")
    assert (told["entry"]["kind"], told["entry"]["seat"], told["entry"]["level"]) == ("resign", 0, None)
    outcome = told["position"]["outcome"]
    assert (outcome["kind"], outcome["winners"], outcome["scores"]) == ("resigned", [1, 2], [0, 1, 1])
    assert told["position"]["question"] is None
    assert resign(ada, table).json["code"] == "over"
    again = ada.connect(table)
    assert again.position is not None
    assert again.position["outcome"] == outcome


def test_the_other_side_has_won_and_a_side_wins_together(server: Served, ada: Browser) -> None:
    """In Time Clash, seats take turns at being on a side."""
    table = begun(ada, here("Ada"), here("Bo"), bot(), bot(), game="time-clash", moves=0)
    sides = server.run(_sides(server, table))
    assert resign(ada, table, 1).json["table"]["status"] == "over"
    assert at_the_end(ada, table)["outcome"]["winners"] == [
        seat for seat, side in enumerate(sides) if side != sides[1]
    ]


async def _sides(server: Served, table: str) -> tuple[int, ...]:
    room = await server.rooms.room(table)
    assert room is not None
    return room.timeline.game.sides(room.timeline.options, room.timeline.seats)


def test_where_other_people_play_on_a_bot_takes_the_seat_for_good(server: Served, ada: Browser) -> None:
    made = ada.create("toy", here("Ada"), open_seat(), open_seat())
    table = made["table"]["id"]
    others = [Browser(server), Browser(server)]
    for browser, name in zip(others, ("Bob", "Cid"), strict=True):
        wish = {"token": made["invite"]["token"], "name": name}
        assert browser.post(f"/api/tables/{table}/sit", wish).status == 200
    assert resign(others[0], table, 0).json["code"] == "not_yours"
    info = resign(ada, table).json["table"]
    assert info["status"] == "playing"
    assert info["seats"][0]["level"] is not None
    assert info["seats"][0]["flagged"]
    assert ada.post(f"/api/tables/{table}/takeover", {"seat": 0, "level": None}).json["code"] == "flagged"
    assert resign(ada, table).status == 200, "once is enough"
    # Two are left, against whom nobody else plays: now it is decided.
    assert resign(others[0], table, 1).json["table"]["status"] == "playing"
    assert resign(others[1], table, 2).json["table"]["status"] == "over"


def test_nobody_resigns_from_a_game_that_has_not_begun(ada: Browser) -> None:
    table = ada.create("toy", here("Ada"), open_seat())["table"]["id"]
    assert resign(ada, table).json["code"] == "waiting"


def test_the_game_is_looked_back_at_with_all_cards_open_and_played_on_from(ada: Browser) -> None:
    table = begun(ada, here("Ada"), bot(), game="time-clash")
    resign(ada, table)
    last = at_the_end(ada, table)
    assert last["outcome"]["kind"] == "resigned"
    before = ada.get(f"/api/tables/{table}/replay?seat=all&upto={last['number'] - 1}").json["position"]
    assert before["outcome"] is None
    assert before["question"] is not None
    assert ada.get(f"/api/tables/{table}/record").status == 200
    wish = {"number": last["number"], "viewer": 0, "seats": [here("Ada"), bot()]}
    assert ada.post(f"/api/tables/{table}/play-on", wish).status == 201


def test_it_stays_over_when_the_log_is_read_again(server: Served, ada: Browser) -> None:
    table = begun(ada, here("Ada"), bot(), game="time-clash")
    resign(ada, table)
    assert server.run(_read_again(server, table)) == ("over", "resigned")


async def _read_again(server: Served, table: str) -> tuple[str, str]:
    room = await server.rooms.room(table)
    assert room is not None
    room.is_gone = True
    again = await server.rooms.room(table)
    assert again is not None
    assert again is not room
    assert again.timeline.outcome is not None
    return again.row.status, again.timeline.outcome.kind
