"""Previews at a table: for the asked seat, about its own view, without a trace."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.conformance.test_previews import with_changes
from tests.server.inside import Inside, ask, move, now

from vortex.games.time_clash.choices import PLAY
from vortex.kernel.game import Game
from vortex.kernel.state import PASS
from vortex.server.room import Room

CLASH = "time-clash"


async def _to(inside: Inside, room: Room, wanted: str, rather: str = "") -> int:
    """On to the first question with a choice of this kind, by choices of another one where there are any."""
    ada = await inside.join(room, "ada", seat=0)
    for _ in range(200):
        found = _of_kind(room, wanted)
        if found:
            return found[0]
        assert (await move(room, ada, next(iter(_of_kind(room, rather)), None)))["type"] == "ack"
    raise AssertionError(f"nobody could {wanted}")


def _of_kind(room: Room, kind: str) -> list[int]:
    timeline = room.timeline
    return [one for one in timeline.state.options if timeline.game.choices.kind(one).name == kind]


async def _preview(room: Room, person: Any, choice: int, **other: Any) -> dict[str, Any]:
    seat = room.timeline.asked
    message = {**now(room, seat), "seat": seat, "choice": choice, **other}
    return await ask(room, person, "preview", **message)


def test_the_asked_seat_sees_what_a_play_comes_to_if_nobody_counters_it() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(CLASH, "ada", "ada")
        choice = await _to(inside, room, "play")
        timeline = room.timeline
        seat = timeline.asked
        ada = await inside.join(room, "ada", seat=seat)
        before = timeline.game.view(timeline.state, seat)
        entries, number = timeline.number, timeline.numbers.number
        answer = await _preview(room, ada, choice)
        assert (answer["type"], answer["number"], answer["choice"]) == ("preview", number, choice)
        assert answer["is_whole"]
        assert timeline.number == entries
        changes = tuple((tuple(each["path"]), each["value"]) for each in answer["changes"])
        foreseen = with_changes(before, changes)
        twin = timeline.game.clone(timeline.state)
        timeline.game.apply(twin, choice)
        while timeline.game.is_window(twin.topic):
            timeline.game.apply(twin, PASS)
        assert foreseen == timeline.game.view(twin, seat)
        assert sum(each["total"] for each in foreseen["stacks"]) == foreseen["total"] != before["total"]

    asyncio.run(scene())


def test_there_is_none_where_luck_decides_at_once() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table("card-game", "ada", "ada", "ada")
        buy = await _to(inside, room, "buy", rather="discard")
        ada = await inside.join(room, "ada", seat=room.timeline.asked)
        answer = await _preview(room, ada, buy)
        assert (answer["type"], answer["changes"], answer["is_whole"]) == ("preview", None, False)

    asyncio.run(scene())


def test_only_the_asked_seat_gets_one_and_only_of_a_legal_choice() -> None:
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(CLASH, "ada", "bob")
        asked = room.timeline.asked
        people = [await inside.join(room, name, seat=seat) for seat, name in enumerate(("ada", "bob"))]
        legal = room.timeline.state.options[0]
        other = 1 - asked
        mine = {**now(room, other), "seat": other}
        assert (await _preview(room, people[other], legal))["code"] == "not_yours"
        assert (await _preview(room, people[other], legal, **mine))["code"] == "not_asked"
        assert (await _preview(room, people[asked], legal, number=7))["code"] == "stale"
        illegal = await _preview(room, people[asked], PLAY)
        assert illegal["code"] == "illegal"
        assert illegal["rule"].startswith("TC-")

    asyncio.run(scene())


def test_a_rule_that_fails_is_reported_and_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    async def scene() -> None:
        inside = Inside()
        room = await inside.table(CLASH, "ada", "ada")
        ada = await inside.join(room, "ada", seat=room.timeline.asked)
        monkeypatch.setattr(Game, "preview", fails)
        assert (await _preview(room, ada, room.timeline.state.options[0]))["code"] == "broken"
        assert inside.context.counts["errors"] == 1
        assert (await move(room, ada))["type"] == "ack"

    asyncio.run(scene())
