"""Whole games of all titles through real sockets; what each viewer is sent tells nothing that it may not know."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from tests.server.serving import Browser, Player, Served, bot, here

from vortex.games import GAMES
from vortex.kernel.chance import FastChance

PLANS = {
    "time-of-the-daleks": [here("Ada"), bot(), bot()],
    "time-clash": [here("Ada"), bot()],
    "card-game": [here("Ada"), bot(), bot()],
}
OPTIONS: dict[str, dict[str, Any]] = {"time-clash": {"match": 1}}


def play(player: Player, seed: int, most: int = 5000) -> int:
    luck = FastChance(seed)
    moves = 0
    while player.until_asked():
        assert player.position is not None
        options = player.position["question"]["options"]
        answer = player.move(options[luck.below(len(options))]["choice"])
        assert answer["type"] == "ack", answer
        player.until_there(answer)
        moves += 1
        assert moves < most
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("each_database")
def test_a_whole_game_against_bots(key: str) -> None:
    with Served() as server:
        ada = Browser(server)
        table = ada.create(key, *PLANS[key], options=OPTIONS.get(key, {}))["table"]
        player = ada.connect(table["id"])
        assert play(player, 1) > 5
        assert player.position is not None
        assert player.position["outcome"]["winners"] is not None
        for (number, private), following in pairwise(player.numbers):
            assert following in ((number + 1, 0), (number, private + 1))
        record = ada.get(f"/api/tables/{table['id']}/record")
        assert record.status == 200
        assert record.json["seed"] == player.position["outcome"]["seed"]
        assert ada.post("/api/records", {"record": json.dumps(record.json)}).json["over"]
        player.close()
