"""Packs that a host offers: each for the game that it is for, and told before the start if it is for none."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.serving import Browser, Served, bot, here

from vortex.games import own_pack
from vortex.kernel.pack import PackError
from vortex.server import packs
from vortex.server.packs import Packs, playable
from vortex.server.settings import SettingError


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(own_pack("card-game"), folder)
    path = folder / "defenders.toml"
    path.write_text(path.read_text() + "# my own\n")
    return folder


def test_a_pack_is_offered_for_its_own_game_only(mine: Path) -> None:
    with Served(packs={"mine": mine}) as server:
        ada = Browser(server)
        games = {game["key"]: game["packs"] for game in ada.get("/api/games").json["games"]}
        assert games["card-game"] == ["mine"]
        assert games["time-clash"] == games["time-of-the-daleks"] == []
        seats = [here("Ada"), bot(), bot()]
        assert ada.create("card-game", *seats, pack="mine")["table"]["pack"] == "mine"
        wrong = ada.post("/api/tables", {"game": "time-clash", "seats": seats[:2], "pack": "mine"})
        assert (wrong.status, wrong.json["field"]) == (422, "pack")


def test_a_broken_pack_is_told_with_file_and_line(mine: Path) -> None:
    path = mine / "defenders.toml"
    path.write_text(path.read_text().replace("strength = 5", 'strength = "much"', 1))
    with pytest.raises(SettingError, match=r"the pack 'mine' .*defenders\.toml.*\d"):
        playable({"mine": mine})


def test_the_gallery_of_a_pack_has_its_own_cards(mine: Path) -> None:
    path = mine / "defenders.toml"
    path.write_text(path.read_text().replace('name = "The Doctor"', 'name = "The Physician"', 1))
    with Served(packs={"mine": mine}) as server:
        ada = Browser(server)

        def names(address: str) -> set[str]:
            return {card["name"] for card in ada.get(f"/api/games/card-game/gallery{address}").json["cards"]}

        assert "The Physician" in names("?pack=mine")
        assert "The Physician" not in names("")
        assert ada.get("/api/games/card-game/gallery?pack=yours").status == 404
        assert ada.get("/api/games/time-clash/gallery?pack=mine").status == 404, "a pack of another game"


def test_cards_that_cannot_be_played_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def load(key: str, *files: object) -> None:
        read.append(key)
        raise PackError(cast("Any", "no such suit"))

    class Shelf:
        async def pack_version(self, *version: object) -> object:
            return SimpleNamespace(files={"cards.toml": ""})

    async def scene() -> None:
        found = Packs(cast("Any", SimpleNamespace(packs={})), cast("Any", Shelf()))
        for _ in range(3):
            with pytest.raises(PackError, match="no such suit"):
                await found.game("card-game", "mine@1")

    monkeypatch.setattr(packs, "load_game", load)
    asyncio.run(scene())
    assert read == ["card-game"]
