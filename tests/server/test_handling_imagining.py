"""Worlds for bots that play from elsewhere: such as the asked seat cannot tell from the true one, and no other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.inside import Inside, ask, move, now, run
from tests.server.twins import Swapped

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.server.draws import Draws
from vortex.server.room import Room

SEATS = {"time-of-the-daleks": 2, "time-clash": 2, "card-game": 3}
NUMBER = 12345
DECISIONS = 60


async def _imagine(room: Room, person: Any, seat: int | None = None, **other: Any) -> dict[str, Any]:
    asked = room.timeline.asked if seat is None else seat
    return await ask(room, person, "imagine", **{**now(room, asked), "seat": asked, **other})


@pytest.mark.parametrize("key", SEATS)
def test_a_world_looks_to_its_seat_as_the_true_one_does(key: str) -> None:
    @run
    async def scene() -> None:
        inside = Inside()
        room = await inside.table(key, *["ada"] * SEATS[key])
        ada = await inside.join(room, "ada", seat=0)
        luck, others = FastChance(1), 0
        for _ in range(DECISIONS):
            timeline = room.timeline
            game, seat = timeline.game, timeline.asked
            answer = await _imagine(room, ada)
            assert (answer["type"], answer["number"]) == ("world", timeline.numbers.number)
            world = game.load(answer["world"])
            assert game.view(world, seat) == game.view(timeline.state, seat)
            assert (game.asked(world), game.legal(world)) == (seat, game.legal(timeline.state))
            # It is another one all the same: the dice to come, at least, are others.
            others += answer["world"] != game.dump(timeline.state)
            options = timeline.state.options
            await move(room, ada, options[luck.below(len(options))])
        assert others == DECISIONS

    scene()


async def _compare(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the asked seat is sent in the true world, and in its twin."""
    monkeypatch.setattr(Draws, "number", lambda self, bits: NUMBER)
    inside = Inside()
    room = await inside.table(key, *["ada"] * SEATS[key])
    ada = await inside.join(room, "ada", seat=0)
    luck = FastChance(2)
    for step in range(DECISIONS):
        true = (await _imagine(room, ada))["world"]
        with Swapped(room, room.timeline.asked, step):
            twin = (await _imagine(room, ada))["world"]
        assert true == twin, "a world tells more than its seat knows"
        options = room.timeline.state.options
        await move(room, ada, options[luck.below(len(options))])


@pytest.mark.parametrize("key", SEATS)
def test_it_is_the_same_in_the_twin_of_the_true_world(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @run
    async def scene() -> None:
        await _compare(key, monkeypatch)

    scene()


def test_a_true_world_that_is_sent_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what the seat does not know is not dealt anew."""
    kind = type(load_game("card-game"))
    honest = kind.determinise
    monkeypatch.setattr(
        kind,
        "determinise",
        # The twin of the test is still needed; it is drawn with another number.
        lambda self, state, seat, chance: (
            self.clone(state)
            if chance.dump() == FastChance(NUMBER).dump()
            else honest(self, state, seat, chance)
        ),
    )

    @run
    async def scene() -> None:
        await _compare("card-game", monkeypatch)

    with pytest.raises(AssertionError, match="more than its seat knows"):
        scene()


@run
async def test_only_the_asked_seat_gets_one_and_only_of_the_present() -> None:
    inside = Inside()
    room = await inside.table("card-game", "ada", "bob", "cid")
    people = [await inside.join(room, name, seat=seat) for seat, name in enumerate(("ada", "bob", "cid"))]
    asked = room.timeline.asked
    other = (asked + 1) % 3
    assert (await _imagine(room, people[asked], other))["code"] == "not_yours"
    assert (await _imagine(room, people[other], other))["code"] == "not_asked"
    later = now(room, asked)["number"] + 1
    assert (await _imagine(room, people[asked], number=later))["code"] == "stale"
    watcher = await inside.join(room, "zoe", seat=None)
    assert (await _imagine(room, watcher))["code"] == "not_yours"
    assert (await _imagine(room, people[asked]))["type"] == "world"
