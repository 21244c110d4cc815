"""Bots in processes of their own: they answer, die, and are started again."""

from __future__ import annotations

import asyncio

import pytest
from tests.patience import PATIENCE
from tests.server.serving import Browser, Served, here

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.server.bot_workers import BotFailed, BotWorkers
from vortex.server.thinking import ChoiceRequest, OutlookRequest, find_choice


def test_bots_in_their_own_process_answer_die_and_come_back() -> None:
    game = load_game("card-game")
    world = game.dump(game.determinise(game.new({}, 3, 1), 0, FastChance(1)))
    request = ChoiceRequest("card-game", {}, world, 0, "random", 3)

    async def main() -> None:
        workers = BotWorkers(1, PATIENCE, 1 << 30)
        await workers.start()
        try:
            first = await workers.choose(request)
            assert first == await workers.choose(request) == find_choice(request)
            process = workers._workers[0]._process
            assert process is not None
            process.kill()
            with pytest.raises(BotFailed):
                await workers.choose(request)
            assert await workers.choose(request) == first
            with pytest.raises(BotFailed):
                await workers.choose(ChoiceRequest("card-game", {}, {}, 0, "random", 3))
            workers._seconds = 0.0
            with pytest.raises(BotFailed):
                await workers.choose(request)
            workers._seconds = PATIENCE
            assert await workers.choose(request) == first
        finally:
            await workers.stop()

    asyncio.run(main())


@pytest.mark.slow
def test_workers_answer_in_processes_of_their_own() -> None:
    with Served(bots=BotWorkers(1, PATIENCE, 1 << 30)) as served:
        ada = Browser(served)
        made = ada.create("time-clash", here("Ada"), here("Eve"), options={"match": 1})
        answer = ada.get(f"/api/tables/{made['table']['id']}/thought")
        assert answer.status == 200, answer.body
        assert answer.json["choices"][0]["visits"] > 0
        game = load_game("time-clash")
        state = game.new({"match": 1}, 2, 1)
        request = OutlookRequest("time-clash", {}, game.dump(state), 3, 1)
        odds = served.run(served.context.bots.outlook(request))
        assert len(odds) == 2
        assert odds == served.run(served.context.bots.outlook(request))
