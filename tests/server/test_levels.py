"""Bots of other packages on a server: those that the host names, by the names of their entry points, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import wait_until
from tests.server.serving import Browser, Served, bot

from vortex.bots import own
from vortex.bots.bot import BOTS
from vortex.server.levels import offered
from vortex.server.settings import SettingError, settings_from

BOT = """
class Last:
    def __init__(self, seed):
        pass

    def choose(self, chair):
        return chair.legal()[-1]
"""
NAMES = """[vortex.bots]
lamplighter = bots_of_lanterns:Last
Grand:Master = bots_of_lanterns:Last
sleeper = bots_of_lanterns:Nowhere
"""


@pytest.fixture(autouse=True)
def _an_installed_package_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "bots_of_lanterns.py").write_text(BOT)
    about = tmp_path / "lanterns-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(NAMES)
    monkeypatch.syspath_prepend(tmp_path)
    own.brought.cache_clear()
    yield
    own.brought.cache_clear()


def test_a_bot_that_the_host_names_is_offered_and_plays() -> None:
    with Served(own_bots=("lamplighter",)) as server:
        browser = Browser(server)
        levels = {tuple(game["levels"]) for game in browser.get("/api/games").json["games"]}
        assert levels == {(*BOTS, "lamplighter")}
        made = browser.create("time-clash", bot("lamplighter"), bot("lamplighter"), options={"match": 1})
        table = f"/api/tables/{made['table']['id']}"
        assert [seat["level"] for seat in made["table"]["seats"]] == ["lamplighter"] * 2
        wait_until(lambda: browser.get(table).json["table"]["status"] == "over")
        # It was this bot that chose, not one that stood in for it.
        assert server.context.counts["bot failures"] == 0


@pytest.mark.parametrize(
    "level", ["lamplighter", "bots_of_lanterns:Last", "sleeper", "Grand:Master", "oracle:400"]
)
def test_no_other_bot_can_be_asked_for(level: str) -> None:
    with Served() as server:
        browser = Browser(server)
        wish = {"game": "time-clash", "seats": [bot(level), bot()]}
        answer = browser.post("/api/tables", wish)
        assert (answer.status, answer.json["code"]) in ((422, "option"), (400, "not_understood"))
        assert "bots_of_lanterns" not in answer.body.decode()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("genius", "no installed package brings a bot 'genius'; there are: lamplighter, sleeper"),
        ("bots_of_lanterns:Last", "no installed package brings a bot 'bots_of_lanterns:Last'"),
        ("Grand:Master", "no installed package brings a bot 'Grand:Master'"),
        ("companion", "no installed package brings a bot 'companion'"),
        ("sleeper", "the bot bots_of_lanterns:Nowhere cannot play: AttributeError"),
    ],
)
def test_a_bot_that_cannot_be_offered_keeps_a_server_from_starting(name: str, said: str) -> None:
    with pytest.raises(SettingError, match=said):
        offered([name])


def test_the_setting_is_a_list_of_names() -> None:
    assert settings_from({"VORTEX_OWN_BOTS": "lamplighter, other"}).own_bots == ("lamplighter", "other")
    assert offered(["lamplighter", "lamplighter"]) == (*BOTS, "lamplighter")
