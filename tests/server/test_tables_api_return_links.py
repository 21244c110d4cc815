"""The way back to one's seat from another device: one's own link, and the one that the host makes for a lost device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.patience import wait_until
from tests.server.serving import Browser, Json, Served, here, open_seat

ABSENT_SECONDS = 0.4


@pytest.fixture
def server() -> Iterator[Served]:
    with Served(absent_seconds=ABSENT_SECONDS) as server:
        yield server


class Three:
    """Ada is the host; Bob and Cid have come by link."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.browsers = [Browser(server) for _ in range(3)]
        made = self.browsers[0].create("toy", here("Ada"), open_seat(), open_seat())
        self.table: str = made["table"]["id"]
        self.sat: list[Json] = []
        for browser, name in zip(self.browsers[1:], ("Bob", "Cid"), strict=True):
            wish = {"token": made["invite"]["token"], "name": name}
            self.sat.append(browser.post(f"/api/tables/{self.table}/sit", wish).json)

    def link(self, browser: Browser, seat: int) -> tuple[int, Json]:
        answer = browser.post(f"/api/tables/{self.table}/return-link", {"seat": seat})
        return answer.status, answer.json

    def sit(self, browser: Browser, token: str) -> tuple[int, Json]:
        answer = browser.post(f"/api/tables/{self.table}/sit", {"token": token, "name": ""})
        return answer.status, answer.json


def test_who_sits_down_is_given_the_own_way_back_and_a_creator_can_ask_for_it(server: Served) -> None:
    three = Three(server)
    for seat, sat in enumerate(three.sat, 1):
        assert sat["link"]["seat"] == seat
        assert three.link(three.browsers[seat], seat) == (200, sat["link"])
    status, link = three.link(three.browsers[0], 0)
    assert (status, link["seat"]) == (200, 0)
    phone = Browser(server)
    status, sat = three.sit(phone, link["token"])
    assert (status, sat["me"]["seats"]) == (200, [0])


def test_the_host_makes_a_link_for_who_has_lost_a_device_and_everybody_is_told(server: Served) -> None:
    three = Three(server)
    ada, bob, cid = three.browsers
    playing = [browser.connect(three.table) for browser in (ada, cid)]
    lost = bob.connect(three.table)
    assert three.link(ada, 1)[1]["code"] == "present"
    lost.socket.close_socket()
    room = server.rooms.here(three.table)
    assert room is not None
    wait_until(lambda: room.is_absent(1))
    assert three.link(cid, 1)[0] == 403
    assert three.link(Browser(server), 1)[0] == 403
    assert room.timeline.number == 0
    status, link = three.link(ada, 1)
    assert (status, link["seat"]) == (200, 1)
    for player in playing:
        told = player.until("update")
        assert (told["entry"]["kind"], told["entry"]["seat"]) == ("return_link", 1)
        assert link["token"] not in "".join(player.frames)
    again = Browser(server)
    status, sat = three.sit(again, link["token"])
    assert (status, sat["me"]["seats"], sat["table"]["seats"][1]["name"]) == (200, [1], "Bob")
    assert three.sit(Browser(server), link["token"])[0] == 403
    back = again.connect(three.table)
    assert back.position is not None
    assert (back.position["number"], back.position["seat"]) == (1, 1)
    # It is part of the log, and the game goes on with it.
    server.rooms._rooms.clear()
    after = ada.connect(three.table)
    assert after.position is not None
    assert after.position["number"] == 1
    assert after.move()["type"] == "ack"


def test_there_is_no_such_link_for_a_bot_an_open_seat_or_a_seat_that_is_not_there(server: Served) -> None:
    ada = Browser(server)
    table = ada.create("toy", here("Ada"), {"kind": "bot", "level": "random"}, open_seat())["table"]["id"]
    statuses = [ada.post(f"/api/tables/{table}/return-link", {"seat": seat}).status for seat in (1, 2, 3, 7)]
    assert statuses == [403, 403, 403, 403]
