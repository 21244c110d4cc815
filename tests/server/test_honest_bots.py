"""Bots are honest (L3): they are given no more than their seat may know, and think in processes of their own."""

from __future__ import annotations

import asyncio

import pytest
from tests.bots.quick import QUICK
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside
from tests.server.twins import Swapped

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.protocol import encode
from vortex.server import autoplay
from vortex.server.draws import Draws
from vortex.server.log import Chose
from vortex.server.thinking import ChoiceRequest, find_choice

REAL = ("time-of-the-daleks", "time-clash", "card-game")
OPTIONS: dict[str, dict[str, bool | int | str]] = {"time-clash": {"match": 1}}
PEOPLE = ("ada", "bob", "cid")


class Thinker(BotsHere):
    """Answers anything legal, and keeps what it was given to think about."""

    def __init__(self) -> None:
        self.requests: list[ChoiceRequest] = []

    async def choose(self, request: ChoiceRequest) -> int:
        self.requests.append(request)
        return find_choice(request)


async def _thoughts(key: str, games: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """At each decision of random games: what a bot is given, and answers, in the true world and in a twin."""
    monkeypatch.setattr(Draws, "number", lambda self, bits: 12345)
    compared = 0
    for number in range(games):
        bots = Thinker()
        inside = Inside(bots=bots)
        seats = 2 if key == "time-clash" else 3
        room = await inside.table(
            key, *PEOPLE[:seats], options=OPTIONS.get(key, {}), seed=number.to_bytes(64, "big")
        )
        luck = FastChance(number)
        while not room.timeline.state.over and compared < 1000 * (number + 1):
            timeline = room.timeline
            true = [await autoplay.think(room, level) for level in QUICK]
            with Swapped(room, timeline.asked, compared):
                twin = [await autoplay.think(room, level) for level in QUICK]
            given = [encode(request) for request in bots.requests]
            assert given[: len(QUICK)] == given[len(QUICK) :], "a bot is given more than its seat knows"
            assert true == twin, (
                f"{key}, game {number}, number {timeline.number}: a bot knows more than its seat"
            )
            assert {choice for choice, _ in true} <= set(timeline.state.options)
            bots.requests.clear()
            options = timeline.state.options
            trial = timeline.try_choice(options[luck.below(len(options))])
            timeline.carry_out(
                Chose(timeline.asked, 0, 0, timeline.game.notation.write(trial.choice), "person"), trial
            )
            compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("key", REAL)
def test_a_bot_is_given_and_answers_the_same_in_its_twin_world(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(_thoughts(key, 1, monkeypatch)) > 60


@pytest.mark.slow
@pytest.mark.parametrize("key", REAL)
@pytest.mark.parametrize("decisions", [120, pytest.param(1000, marks=pytest.mark.long)])
def test_nor_in_many_more_decisions(key: str, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    games = decisions // (80 if key == REAL[0] else 200) + 1
    assert asyncio.run(_thoughts(key, games, monkeypatch)) > decisions


@pytest.mark.parametrize("key", REAL)
def test_a_bot_that_is_handed_the_state_would_be_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody deals the hidden cards anew before a bot thinks."""
    kind = type(load_game(key))
    honest = kind.determinise
    monkeypatch.setattr(
        kind,
        "determinise",
        # The twin of the test is still needed; it is drawn with another number.
        lambda self, state, seat, chance: (
            self.clone(state)
            if chance.dump() == FastChance(12345).dump()
            else honest(self, state, seat, chance)
        ),
    )
    with pytest.raises(AssertionError, match="more than its seat knows"):
        asyncio.run(_thoughts(key, 1, monkeypatch))
