"""A session on a server: games, tables, seats, and refusals in sentences."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest
from tests.server.serving import Served

from vortex.client import BotSeat, ClientError, Clock, OpenSeat, PersonHere, Refused, Server, sit, watch
from vortex.client.server import address_of, read_place

Scene = Callable[[Served], Coroutine[Any, Any, None]]


def played(scene: Scene) -> Callable[[Served], None]:
    @wraps(scene)
    def test(server: Served) -> None:
        asyncio.run(scene(server))

    return test


@played
async def test_a_session_sees_the_games_and_sets_up_tables(server: Served) -> None:
    ada = Server(server.origin)
    assert {game.key for game in (await ada.games()).games} >= {"time-clash", "card-game"}
    assert ada.cookie == ""
    table = await ada.create(
        "time-clash", PersonHere("Ada"), OpenSeat(), options={"match": 1}, title="Friday", clock=Clock(600)
    )
    assert ada.cookie.startswith("vortex=")
    assert (table.info.title, table.info.options["match"], table.info.status) == ("Friday", 1, "waiting")
    assert (table.me.seats, table.me.is_host) == ([0], True)
    assert repr(ada) == f"<Server at {server.origin}>"
    assert repr(table) == f"<Table {table.id} of time-clash: waiting, seat 0>"
    assert list(table.links) == [1]
    assert [mine.table.id for mine in (await ada.tables()).mine] == [table.id]
    # Another program with the same cookie is the same session.
    again = await Server(server.origin, cookie=ada.cookie).table(table.id)
    assert again.me.seats == [0]


@played
async def test_others_sit_down_by_link_or_at_a_public_table(server: Served) -> None:
    host = Server(server.origin)
    table = await host.create("card-game", PersonHere("Ada"), OpenSeat(), OpenSeat(), spectators=False)
    bob = Server(server.origin)
    assert (await bob.info(table.links[2])).id == table.id
    found = await bob.sit(table.links[2], "Bob")
    assert found.me.seats == [2]
    assert (await sit(table.invite, "Cid")).me.seats == [1]
    # The way back is taken by another session, under the old name.
    back = await sit(found.way_back)
    assert [seat.name for seat in back.info.seats] == ["Ada", "Cid", "Bob"]
    public = await host.create("card-game", OpenSeat(), OpenSeat(), BotSeat("random"), public=True)
    assert (await Server(server.origin).sit(public.id, "Dot", seat=1)).me.seats == [1]
    onlooker = await watch(f"{server.origin}/table/{public.id}")
    assert onlooker.me.seats == []
    assert repr(onlooker) == f"<Table {public.id} of card-game: {onlooker.info.status}, watching>"


@played
async def test_what_is_refused_is_said_in_a_sentence_and_a_code(server: Served) -> None:
    ada = Server(server.origin)
    with pytest.raises(Refused, match="seats") as refused:
        await ada.create("time-clash", *[BotSeat("random")] * 7)
    assert (refused.value.code, refused.value.refusal.field) == ("option", "seats")
    with pytest.raises(Refused, match="there is no such table") as refused:
        await ada.table("x" * 22)
    assert refused.value.code == "not_found"
    with pytest.raises(Refused) as refused:
        await ada.sit(f"{server.origin}/table/{'x' * 22}#sit={'y' * 40}", "Ada")
    assert refused.value.code == "not_found"
    with pytest.raises(Refused, match=r"nothing that can be said to a server: .*object") as refused:
        await ada.create("time-clash", BotSeat("random"), options={"match": object()})  # type: ignore[dict-item]
    assert refused.value.code == "not_understood"


@pytest.mark.parametrize(
    "address", ["nowhere", "ftp://host", "http://", "http://host:0", "http://host:port", "http://[::1", 7]
)
def test_an_address_that_is_none_is_refused(address: Any) -> None:
    with pytest.raises(ClientError, match="is not the address of a server"):
        Server(address)


@pytest.mark.parametrize("link", ["", "http://host/new/time-clash", "http://host/", "#sit=abc"])
def test_a_link_that_leads_to_no_table_is_refused(link: str) -> None:
    with pytest.raises(ClientError, match="is not a link to a table"):
        read_place(link)


def test_a_link_names_server_table_and_token() -> None:
    link = "https://play.example/table/abc#sit=token"
    assert (read_place(link), address_of(link)) == (("abc", "token"), "https://play.example")
    assert read_place("abc") == ("abc", "")
    assert read_place("https://play.example/table/abc/") == ("abc", "")
    with pytest.raises(ClientError, match="is not a link to a table"):
        address_of("abc")
    with pytest.raises(ClientError, match="is not a link to a table"):
        address_of("http://[::1/table/abc")


def test_a_server_that_is_not_there_is_named() -> None:
    with pytest.raises(ClientError, match=r"http://127\.0\.0\.1:1 cannot be reached: .*refused"):
        asyncio.run(Server("http://127.0.0.1:1").games())
    with pytest.raises(ClientError, match=r"http://x+ cannot be reached: "):
        asyncio.run(Server(f"http://{'x' * 100}").games())
