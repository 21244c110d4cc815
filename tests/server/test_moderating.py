"""Muting, removing and reporting: who may, who learns of it, and what is left of a removed person's rights."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from tests.patience import wait_until
from tests.server.serving import Browser, Json, Player, Served, bot, here, open_seat


@pytest.fixture(scope="module")
def server(each_database: str) -> Iterator[Served]:
    with Served() as server:
        yield server


class Three:
    """Ada is the host and plays; Bob and Cid have come by the link for any seat."""

    def __init__(self, server: Served, *besides: Json, game: str = "toy", **more: Any) -> None:
        self.server = server
        self.ada, self.bob, self.cid = (Browser(server) for _ in range(3))
        made = self.ada.create(game, here("Ada"), open_seat(), open_seat(), *besides, **more)
        self.table: str = made["table"]["id"]
        self.invite: str = made["invite"]["token"]
        self.links = [
            self.sit(browser, name=name, token=self.invite)[1]["link"]["token"]
            for browser, name in ((self.bob, "Bob"), (self.cid, "Cid"))
        ]

    def sit(self, browser: Browser, **wish: Any) -> tuple[int, Json]:
        answer = browser.post(f"/api/tables/{self.table}/sit", wish)
        return answer.status, answer.json

    def connect(self) -> tuple[Player, Player, Player]:
        ada, bob, cid = (browser.connect(self.table) for browser in (self.ada, self.bob, self.cid))
        for player in (ada, bob, cid):
            # Nobody comes or goes from here on.
            player.until_so(lambda player=player: all(seat["connected"] for seat in player.table["seats"]))
        return ada, bob, cid

    def seat(self, seat: int) -> Json:
        found: Json = self.ada.get(f"/api/tables/{self.table}").json["table"]["seats"][seat]
        return found


def heard(player: Player) -> list[str]:
    """All that has come since, up to an answer that every connection gets."""
    start = len(player.frames)
    player.ask("ping")
    return player.frames[start:-1]


# -- muting --------------------------------------------------------------------------------------------


def test_a_muted_person_is_told_and_not_heard_until_the_host_says_so(server: Served) -> None:
    ada, bob, cid = Three(server).connect()
    assert ada.ask("mute", seat=1, on=True)["type"] == "ack"
    bob.until_so(lambda: bob.me["muted"] == [1])
    refused = bob.ask("say", text="I say.")
    assert (refused["type"], refused["code"]) == ("refused", "muted")
    assert ada.ask("mute", seat=1, on=False)["type"] == "ack"
    bob.until_so(lambda: bob.me["muted"] == [])
    assert bob.ask("say", text="As I was saying.")["type"] == "ack"
    assert cid.until("chat")["line"]["text"] == "As I was saying."
    assert "I say." not in "".join(cid.frames)


def test_nobody_else_learns_who_was_muted(server: Served) -> None:
    three = Three(server)
    ada, bob, cid = three.connect()
    watching = Browser(server).connect(three.table)
    for player in (ada, bob, cid):
        player.until_so(lambda player=player: player.table["spectating"] == 1)
    heard(cid), heard(watching)
    assert ada.ask("mute", seat=1, on=True)["type"] == "ack"
    bob.until_so(lambda: bob.me["muted"] == [1])
    assert heard(cid) == []
    assert heard(watching) == []
    ada.until_so(lambda: ada.me["muted"] == [1])
    for browser, muted in ((three.ada, [1]), (three.bob, [1]), (three.cid, []), (Browser(server), [])):
        assert browser.get(f"/api/tables/{three.table}").json["me"]["muted"] == muted
    assert "muted" not in three.seat(1)


def test_a_late_repeat_of_a_mute_does_not_mute_again(server: Served) -> None:
    ada, bob, _ = Three(server).connect()
    first = str(uuid4())
    assert ada.ask("mute", id=first, seat=1, on=True)["type"] == "ack"
    assert ada.ask("mute", seat=1, on=False)["type"] == "ack"
    assert ada.ask("mute", id=first, seat=1, on=True)["type"] == "ack"
    assert bob.ask("say", text="Still here.")["type"] == "ack"


def test_a_mute_goes_with_the_person_to_another_device(server: Served) -> None:
    three = Three(server)
    ada, _, _ = three.connect()
    assert ada.ask("mute", seat=1, on=True)["type"] == "ack"
    phone = Browser(server)
    assert three.sit(phone, token=three.links[0], name="")[0] == 200
    assert phone.connect(three.table).ask("say", text="Hello again.")["code"] == "muted"


def test_a_muted_person_is_not_heard_from_another_seat_either(server: Served) -> None:
    three = Three(server, open_seat(), game="card-game")
    ada, bob = three.ada.connect(three.table), three.bob.connect(three.table)
    assert ada.ask("mute", seat=1, on=True)["type"] == "ack"
    bob.until_so(lambda: bob.me["muted"] == [1])
    assert three.sit(three.bob, name="Not Bob", token=three.invite)[0] == 200
    assert three.bob.get(f"/api/tables/{three.table}").json["me"] == {
        "seats": [1, 3],
        "is_host": False,
        "muted": [1, 3],
    }
    for seat in (1, 3):
        again = three.bob.connect(three.table, seat=seat)
        assert again.ask("say", text="Hear me.")["code"] == "muted"
    assert ada.ask("mute", seat=3, on=False)["type"] == "ack"
    assert bob.ask("say", text="Thank you.")["type"] == "ack"


@pytest.mark.parametrize(("seat", "code"), [(0, "nobody"), (3, "nobody"), (7, "nobody")])
def test_there_must_be_somebody_else_to_mute_or_remove(server: Served, seat: int, code: str) -> None:
    ada, _, _ = Three(server, bot(), game="card-game").connect()
    assert ada.ask("mute", seat=seat, on=True)["code"] == code
    assert ada.ask("remove", seat=seat, open=True, level="random")["code"] == code


# -- removing ------------------------------------------------------------------------------------------


def test_a_removed_person_is_told_and_a_bot_plays_on(server: Served) -> None:
    three = Three(server)
    ada, bob, cid = three.connect()
    answer = ada.ask("remove", seat=1, open=False, level="random")
    assert answer["type"] == "ack"
    assert bob.until("bye")["code"] == "removed"
    assert bob.until_closed() == 4004
    for player in (ada, cid):
        player.until_so(lambda player=player: player.table["seats"][1]["kind"] == "bot")
    entry = next(message for message in map(_read, cid.frames) if message["type"] == "update")["entry"]
    assert (entry["kind"], entry["seat"], entry["level"]) == ("removal", 1, "random")
    players = {0: ada, 2: cid}
    while ada.position is not None and not ada.position["outcome"]:
        asked = ada.position["question"]["seat"]
        if asked == 1:
            ada.next()
            continue
        player = players[asked]
        player.until_asked()
        number = player.move()["number"]
        for each in players.values():
            each.until_number(number)
    assert ada.position is not None


def _read(frame: str) -> Json:
    found: Json = json.loads(frame)
    return found


def test_the_rights_of_a_removed_person_are_gone(server: Served) -> None:
    three = Three(server, public=True)
    ada, bob, _ = three.connect()
    assert ada.ask("remove", seat=1, open=True, level="random")["type"] == "ack"
    assert bob.until_closed() == 4004
    path = f"/api/tables/{three.table}"
    for answer in (
        three.bob.get(path),
        three.bob.get(f"{path}/events"),
        three.bob.post(f"{path}/sit", {"name": "Bob"}),
        three.bob.post(f"{path}/sit", {"name": "Bob", "token": three.links[0]}),
        three.bob.post(f"{path}/takeover", {"seat": 1, "level": None}),
        three.bob.post(f"{path}/return-link", {"seat": 1}),
    ):
        assert (answer.status, answer.json["code"]) == (403, "removed")
    # Their links are no good to anybody else either.
    for token in (three.links[0], three.invite):
        status, refused = three.sit(Browser(server), name="Bob", token=token)
        assert (status, refused["code"]) == (403, "link")
    assert three.table not in [each["table"]["id"] for each in three.bob.get("/api/tables").json["mine"]]


def test_somebody_else_takes_the_seat_and_plays_at_once(server: Served) -> None:
    three = Three(server)
    ada, _, _ = three.connect()
    assert ada.ask("remove", seat=1, open=True, level="random")["type"] == "ack"
    links = three.ada.get(f"/api/tables/{three.table}").json
    seat = three.seat(1)
    assert (seat["kind"], seat["name"], seat["level"]) == ("open", "", "random")
    dee = Browser(server)
    status, sat = three.sit(dee, name="Dee", token=links["invite"]["token"])
    assert (status, sat["seat"], sat["table"]["status"]) == (200, 1, "playing")
    player = dee.connect(three.table)
    assert not player.table["seats"][1]["taken_over"]
    assert player.table["seats"][1]["level"] is None
    assert player.me["seats"] == [1]


def test_before_the_game_the_table_waits_for_somebody_else(server: Served) -> None:
    three = Three(server, open_seat(), game="card-game")
    ada = three.ada.connect(three.table)
    assert ada.ask("remove", seat=1, open=True, level="random")["type"] == "ack"
    ada.until_so(lambda: ada.table["seats"][1]["kind"] == "open")
    assert ada.table["status"] == "waiting"
    assert ada.ask("remove", seat=2, open=False, level="random")["type"] == "ack"
    ada.until_so(lambda: ada.table["seats"][2]["kind"] == "bot")
    assert ada.table["status"] == "waiting"


def test_when_the_last_open_seat_becomes_a_bots_the_game_begins(server: Served) -> None:
    ada_, bob_ = Browser(server), Browser(server)
    made = ada_.create("toy", here("Ada"), open_seat(), open_seat())
    table = made["table"]["id"]
    bob_.post(f"/api/tables/{table}/sit", {"name": "Bob", "token": made["invite"]["token"]})
    ada = ada_.connect(table)
    assert ada_.post(f"/api/tables/{table}/takeover", {"seat": 2, "level": "random"}).status == 200
    ada.until_so(lambda: ada.position)
    assert ada.table["status"] == "playing"


def test_a_person_with_two_seats_loses_both(server: Served) -> None:
    ada_, bob_ = Browser(server), Browser(server)
    made = ada_.create("toy", here("Ada"), open_seat(), open_seat())
    table = made["table"]["id"]
    for name in ("Bob", "Bea"):
        wish = {"name": name, "token": made["invite"]["token"]}
        assert bob_.post(f"/api/tables/{table}/sit", wish).status == 200
    ada = ada_.connect(table)
    assert ada.ask("remove", seat=2, open=False, level="random")["type"] == "ack"
    ada.until_so(lambda: [seat["kind"] for seat in ada.table["seats"]] == ["person", "bot", "bot"])


def test_a_removal_sent_again_removes_nobody_else(server: Served) -> None:
    three = Three(server)
    ada, _, _ = three.connect()
    wish = {"id": str(uuid4()), "seat": 1, "open": True, "level": "random"}
    answer = ada.ask("remove", **wish)
    links = three.ada.get(f"/api/tables/{three.table}").json
    assert three.sit(Browser(server), name="Dee", token=links["invite"]["token"])[0] == 200
    again = ada.ask("remove", **wish)
    assert (answer["type"], again["type"]) == ("ack", "ack")
    assert three.seat(1)["name"] == "Dee"


def test_an_id_of_a_move_removes_nobody(server: Served) -> None:
    three = Three(server)
    ada, _, _ = three.connect()
    assert ada.until_asked()
    used = str(uuid4())
    assert ada.move(id=used)["type"] == "ack"
    assert ada.ask("remove", id=used, seat=1, open=True, level="random")["code"] == "not_yours"
    assert three.seat(1)["name"] == "Bob"


def test_a_bot_that_there_is_not_plays_for_nobody(server: Served) -> None:
    ada, _, _ = Three(server).connect()
    refused = ada.ask("remove", seat=1, open=True, level="genius")
    assert (refused["code"], refused["field"]) == ("option", "level")


def test_a_rematch_is_without_the_removed_person(server: Served) -> None:
    three = Three(server)
    ada, _, cid = three.connect()
    assert ada.ask("remove", seat=1, open=True, level="random")["type"] == "ack"
    players = {0: ada, 2: cid}
    while ada.position is not None and not ada.position["outcome"]:
        asked = ada.position["question"]["seat"]
        if asked == 1:
            ada.next()
            continue
        players[asked].until_asked()
        number = players[asked].move()["number"]
        for each in players.values():
            each.until_number(number)
    made = three.ada.post(f"/api/tables/{three.table}/rematch")
    assert made.status == 200
    table = made.json["table"]
    assert (table["status"], table["seats"][1]["kind"]) == ("waiting", "open")
    assert three.bob.get(f"/api/tables/{table['id']}").json["code"] == "removed"


# -- reporting -----------------------------------------------------------------------------------------


def test_a_line_is_reported_without_anybody_learning_of_it(server: Served) -> None:
    ada, bob, cid = Three(server).connect()
    assert bob.ask("say", text="Something rude.")["type"] == "ack"
    line = cid.until("chat")["line"]["number"]
    for player in (ada, bob):
        heard(player)
    wish = {"id": str(uuid4()), "line": line}
    assert [cid.ask("report", **wish)["type"] for _ in range(2)] == ["ack", "ack"]
    assert heard(ada) == heard(bob) == []
    assert cid.ask("report", line=line + 1)["code"] == "not_found"


def test_a_spectator_reports_nothing(server: Served) -> None:
    three = Three(server)
    _, bob, _ = three.connect()
    assert bob.ask("say", text="Well met.")["type"] == "ack"
    watching = Browser(server)
    watching.create()
    assert watching.connect(three.table).ask("report", line=1)["code"] == "not_yours"


def test_a_room_that_was_put_away_knows_who_was_removed(server: Served) -> None:
    three = Three(server)
    ada, bob, _ = three.connect()
    assert ada.ask("mute", seat=2, on=True)["type"] == "ack"
    assert ada.ask("remove", seat=1, open=True, level="random")["type"] == "ack"
    assert bob.until_closed() == 4004
    room = server.rooms.here(three.table)
    assert room is not None
    room.is_gone = True
    assert three.bob.get(f"/api/tables/{three.table}").json["code"] == "removed"
    wait_until(lambda: server.rooms.here(three.table) is not room)
    assert three.cid.connect(three.table).ask("say", text="Hello?")["code"] == "muted"
