"""Who is called to a table that waits for them, when, and what they are told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.inside import Inside, move, run, settle
from tests.server.push_stand_in import PushedTo, PushStandIn, claims_of
from tests.server.serving import Browser, Served, bot, here, open_seat

from vortex.server.push_service import PushFailed, SubscriptionGone
from vortex.server.room import Room
from vortex.server.storage.interface import Subscription

CONTACT = "mailto:host@example.org"
SECONDS = 10.0


class Posts:
    """In the place of push services."""

    def __init__(self) -> None:
        self.to: list[str] = []
        self.fails: type[PushFailed] | None = None

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> None:
        self.to.append(endpoint)
        if self.fails is not None:
            raise self.fails


@asynccontextmanager
async def calling(**given: Any) -> AsyncIterator[tuple[Inside, Posts]]:
    """A server with a stand-in for push services; Ada and Bo have a browser each that can be called."""
    inside = Inside(**{"push_contact": CONTACT, "push_seconds": SECONDS, **given})
    posts = Posts()
    inside.context.calling.service = posts  # type: ignore[assignment]  # it is only posted to
    inside.context.calling.start()
    for who in ("ada", "bo"):
        browser = PushedTo(f"https://push.example.net/{who}")
        await inside.store.subscribe(
            Subscription(browser.endpoint, who, browser.public, browser.secret, "en", 1), 5
        )
    try:
        yield inside, posts
    finally:
        await inside.context.calling.stop()


def called(posts: Posts) -> list[str]:
    return [endpoint.rpartition("/")[2] for endpoint in posts.to]


async def two_at_a_table(inside: Inside) -> Room:
    """The first seat is asked, then the second."""
    return await inside.table("toy", "ada", "bo")


async def until_asked(room: Room, seat: int, connections: Mapping[int, Any]) -> None:
    while room.timeline.asked != seat:
        await move(room, connections[room.timeline.asked])


@run
async def test_a_player_who_is_away_is_called_once_when_the_table_waits_for_them() -> None:
    async with calling() as (inside, posts):
        room = await two_at_a_table(inside)
        ada = await inside.join(room, "ada")
        await until_asked(room, 1, {0: ada})
        await inside.times.go_on(SECONDS - 0.1)
        assert called(posts) == []
        await inside.times.go_on(0.2)
        assert called(posts) == ["bo"]
        assert inside.context.counts["pushes"] == 1
        await inside.times.go_on(1000.0)
        bo = await inside.join(room, "bo")
        room.leave(bo)
        await inside.times.go_on(1000.0)
        assert called(posts) == ["bo"], "called again for the same question"


@run
async def test_a_player_who_is_here_is_not_called_until_they_leave() -> None:
    async with calling() as (inside, posts):
        room = await two_at_a_table(inside)
        ada, bo = await inside.join(room, "ada"), await inside.join(room, "bo")
        await until_asked(room, 1, {0: ada})
        await inside.times.go_on(1000.0)
        assert called(posts) == []
        room.leave(bo)
        await inside.times.go_on(SECONDS)
        assert called(posts) == ["bo"]


@run
async def test_a_line_that_is_broken_for_a_moment_is_no_absence() -> None:
    async with calling() as (inside, posts):
        room = await two_at_a_table(inside)
        ada, bo = await inside.join(room, "ada"), await inside.join(room, "bo")
        await until_asked(room, 1, {0: ada})
        room.leave(bo)
        await inside.times.go_on(SECONDS / 2)
        await inside.join(room, "bo")
        await inside.times.go_on(1000.0)
        assert called(posts) == []


@run
async def test_nobody_is_called_for_a_bot_or_when_the_game_is_over_or_without_a_contact() -> None:
    async with calling(push_contact="") as (inside, posts):
        room = await two_at_a_table(inside)
        await until_asked(room, 1, {0: await inside.join(room, "ada")})
        await inside.times.go_on(1000.0)
        assert called(posts) == []
    async with calling() as (inside, posts):
        room = await inside.table("toy", "ada", ":random")
        ada = await inside.join(room, "ada")
        while room.timeline.asked >= 0:
            if room.timeline.asked == 0:
                await move(room, ada)
            await inside.times.go_on(0.1)
        room.leave(ada)
        await inside.times.go_on(1000.0)
        assert called(posts) == []


@run
async def test_a_browser_that_has_unsubscribed_is_forgotten_and_one_that_cannot_be_reached_is_not() -> None:
    for fails, left in ((SubscriptionGone, 0), (PushFailed, 1)):
        async with calling() as (inside, posts):
            posts.fails = fails
            room = await two_at_a_table(inside)
            await until_asked(room, 1, {0: await inside.join(room, "ada")})
            await inside.times.go_on(SECONDS)
            await settle()
            assert called(posts) == ["bo"]
            assert len(await inside.store.subscriptions("bo")) == left
            assert inside.context.counts["pushes"] == 0


@run
async def test_a_player_who_is_here_in_another_process_is_looked_for_until_they_are_not() -> None:
    async with calling() as (inside, posts):
        inside.store.is_shared = True
        room = await two_at_a_table(inside)
        ada = await inside.join(room, "ada")
        await inside.store.touch_seat(room.row.id, 1, inside.times.now())
        await room.catch_up()
        await until_asked(room, 1, {0: ada})
        await inside.times.go_on(SECONDS)
        assert called(posts) == []
        await inside.times.go_on(60.0)
        assert called(posts) == ["bo"]


@pytest.fixture
def push() -> Any:
    with PushStandIn() as standing_in:
        yield standing_in


def test_a_message_says_which_game_and_table_and_nothing_else(push: PushStandIn) -> None:
    """From the browser that subscribes to the one that reads, through a service on loopback."""
    with Served(push_contact=CONTACT, push_networks=["127.0.0.1"], push_seconds=0.0) as server:
        ada, bo = Browser(server), Browser(server)
        key = bo.get("/api/calls").json["key"]
        made = ada.create("card-game", here("Ada-of-the-long-name"), open_seat(), bot(), title="Friday night")
        table = made["table"]["id"]
        claim = {"token": made["links"][0]["token"], "name": "Bo-of-the-long-name"}
        assert bo.post(f"/api/tables/{table}/sit", claim).status == 200
        telephone = PushedTo(f"{push.origin}/to/bo?way=2", "de")
        assert bo.post("/api/calls/subscribe", telephone.as_json()).status == 200
        player = ada.connect(table)
        while player.position is not None and player.options:
            player.until_there(player.move())
        push.until_taken(1)
        taken = push.taken[0]
    assert telephone.read(taken.body) == {
        "title": "Du bist am Zug: The Doctor Who Card Game",
        "body": "Der Tisch wartet auf dich.",
        "table": table,
    }
    claims, sender = claims_of(taken.headers["authorization"])
    assert (claims["aud"], claims["sub"], sender) == (push.origin, CONTACT, key)
    outside = json.dumps([taken.path, taken.headers])
    assert not [word for word in ("Ada", "Bo-of", "Friday", "Card Game") if word in outside]
    assert taken.headers["topic"] == table
