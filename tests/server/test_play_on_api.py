"""Playing on from a moment: who may, what is dealt anew, and what stays as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.serving import Browser, Json, Player, Served, bot, here, open_seat

GAME = "time-clash"


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with Served() as served:
        yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


def begun(browser: Browser, moves: int = 8) -> str:
    """A table with a bot, after some moves."""
    table = browser.post("/api/tables", {"game": GAME, "seats": [here("Ada"), bot()]}).json
    player = Player(browser, table["table"]["id"])
    for _ in range(moves):
        assert player.until_asked()
        player.until_there(player.move())
    player.close()
    id_: str = table["table"]["id"]
    return id_


def moment(browser: Browser, table: str, number: int, seat: object = 0) -> Json:
    answer: Json = browser.get(f"/api/tables/{table}/replay?upto={number}&seat={seat}").json["position"]
    return answer


def wish(number: int, viewer: int | None = 0, *seats: Json) -> dict[str, Any]:
    return {"number": number, "viewer": viewer, "seats": list(seats or (here("Ada"), bot()))}


def test_a_player_goes_on_from_what_they_saw(ada: Browser) -> None:
    table = begun(ada)
    before = moment(ada, table, 5)
    answer = ada.post(f"/api/tables/{table}/play-on", wish(5))
    assert answer.status == 201
    new = answer.json["table"]
    assert new["played_on"]
    assert new["id"] != table
    after = moment(ada, new["id"], 0)
    assert after["view"] == before["view"]
    assert after["question"] == before["question"]


def test_what_the_player_did_not_know_is_dealt_anew_while_the_game_goes_on(
    server: Served, ada: Browser
) -> None:
    table = begun(ada)
    room = server.rooms.here(table)
    assert room is not None
    true: Any = room.timeline.at(room.timeline.numbers.entry_of(5)).state
    hands = set()
    for _ in range(6):
        new = ada.post(f"/api/tables/{table}/play-on", wish(5, 0, here("Ada"), here("Bo"))).json["table"]
        other = server.rooms.here(new["id"])
        assert other is not None
        state: Any = other.timeline.state
        assert state.hands[0] == true.hands[0]
        assert state.chance.dump() != true.chance.dump()
        hands.add(tuple(sorted(state.hands[1])))
    assert len(hands) > 1


def test_nobody_plays_on_from_another_seat_of_a_game_that_goes_on(server: Served, ada: Browser) -> None:
    table = begun(ada)
    bob = Browser(server)
    assert bob.post(f"/api/tables/{table}/play-on", wish(5)).json["code"] == "not_yours"
    assert bob.post(f"/api/tables/{table}/play-on", wish(5, None)).status == 201


def test_a_moment_that_is_not_there_and_other_seats_are_refused(ada: Browser) -> None:
    table = begun(ada)
    assert ada.post(f"/api/tables/{table}/play-on", wish(900)).json["code"] == "not_understood"
    refused = ada.post(f"/api/tables/{table}/play-on", wish(2, 0, here("Ada")))
    assert refused.json["code"] == "option"


def test_it_goes_on_after_a_restart_and_has_no_record(server: Served, ada: Browser) -> None:
    table = begun(ada)
    new = ada.post(f"/api/tables/{table}/play-on", wish(5, 0, here("Ada"), here("Bo"))).json["table"]["id"]
    player = Player(ada, new)
    player.until_there(player.move())
    player.close()
    before = moment(ada, new, 1)
    room = server.rooms.here(new)
    assert room is not None
    again = type(room.timeline)(
        room.timeline.game, room.row.options, len(room.row.seats), room.row.seed, room.row.start
    )
    for entry in room.timeline.entries:
        again.carry_out(entry)
    assert room.timeline.game.dump(again.state) == room.timeline.game.dump(room.timeline.state)
    assert before["number"] == 1
    assert ada.get(f"/api/tables/{new}/record").status == 404


def test_friends_are_invited_to_it(ada: Browser) -> None:
    table = begun(ada)
    answer = ada.post(f"/api/tables/{table}/play-on", wish(5, 0, here("Ada"), open_seat()))
    assert answer.json["table"]["status"] == "waiting"
    assert answer.json["invite"]


@pytest.mark.parametrize(
    ("seats", "public", "has_help"),
    [
        ([here("Ada"), bot()], False, True),
        ([here("Ada"), here("Bo")], False, True),
        ([here("Ada"), open_seat()], False, False),
        ([open_seat(), bot()], True, True),
        ([here("Ada"), here("Bo")], True, False),
    ],
)
def test_where_people_who_are_apart_play_each_other_there_is_no_help_unless_it_is_wished_for(
    ada: Browser, seats: list[Json], public: bool, has_help: bool
) -> None:
    plan = {"game": GAME, "seats": seats, "public": public}
    assert ada.post("/api/tables", plan).json["table"]["help"] is has_help
    assert ada.post("/api/tables", {**plan, "help": not has_help}).json["table"]["help"] is not has_help
