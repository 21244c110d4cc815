"""Bots of others on a server: those that the host names, and none that a request or a stored table makes up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.bots_here import BotsHere
from tests.server.inside import Inside, run
from tests.server.serving import Browser, Served, bot

from vortex.bots import own
from vortex.bots.bot import BOTS, USUAL
from vortex.server.autoplay import think
from vortex.server.bot_workers import BotWorkers
from vortex.server.levels import offered
from vortex.server.settings import SettingError, settings_from
from vortex.server.thinking import ChoiceRequest

BOT = """
class Last:
    def __init__(self, seed):
        pass

    def choose(self, chair):
        return chair.legal()[-1]


class GrandMaster(Last):
    pass


class Failing(Last):
    def choose(self, chair):
        raise KeyError(str(chair.view()))


class Companion(Last):
    pass


class Élan(Last):
    pass
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


@pytest.mark.parametrize(
    ("named", "level"), [("lamplighter", "lamplighter"), ("bots_of_lanterns:GrandMaster", "grand-master")]
)
def test_a_bot_that_the_host_names_is_offered_and_plays(named: str, level: str) -> None:
    with Served(own_bots=(named,)) as server:
        browser = Browser(server)
        games = browser.get("/api/games").json["games"]
        assert {tuple(game["levels"]) for game in games} == {(*BOTS, level)}
        assert {game["usual_level"] for game in games} == {USUAL}
        made = browser.create("time-clash", bot(level), bot(level), options={"match": 1})
        table = f"/api/tables/{made['table']['id']}"
        assert [seat["level"] for seat in made["table"]["seats"]] == [level] * 2
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
        ("genius", "no installed package brings a bot 'genius'; there are: lamplighter, sleeper; or name a"),
        ("companion", "no installed package brings a bot 'companion'"),
        ("oracle:400", "no installed package brings a bot 'oracle:400'"),
        (
            "Grand:Master",
            "the bot Grand:Master cannot be offered: its name is not made of a to z, .*with lanterns",
        ),
        ("bots_of_lanterns:Élan", "the bot bots_of_lanterns:Élan cannot be offered: 'élan' is not made of"),
        ("bots_of_lanterns:Companion", "would be called 'companion' at tables, and so is one of ours"),
        ("bots_of_lanterns:Gone", "the bot bots_of_lanterns:Gone cannot play: AttributeError"),
        ("nowhere:Bot", "the bot nowhere:Bot cannot play: ModuleNotFoundError"),
        ("sleeper", "the bot bots_of_lanterns:Nowhere cannot play: AttributeError"),
    ],
)
def test_a_bot_that_cannot_be_offered_keeps_a_server_from_starting(name: str, said: str) -> None:
    with pytest.raises(SettingError, match=said):
        offered([name])


def test_the_setting_is_a_list_of_names() -> None:
    assert settings_from({"VORTEX_OWN_BOTS": "lamplighter, other"}).own_bots == ("lamplighter", "other")
    assert list(offered(["lamplighter", "lamplighter"])) == [*BOTS, "lamplighter"]


def test_two_bots_cannot_have_one_name(tmp_path: Path) -> None:
    (tmp_path / "others.py").write_text(BOT)
    with pytest.raises(
        SettingError, match="others:Last would be called 'last' at tables, and so is bots_of_l"
    ):
        offered(["bots_of_lanterns:Last", "others:Last"])


class Remembering(BotsHere):
    """Remembers which bots it was asked for."""

    def __init__(self) -> None:
        self.bots: list[str] = []

    async def choose(self, request: ChoiceRequest) -> int:
        self.bots.append(request.level)
        return await super().choose(request)


@run
async def test_for_a_bot_that_the_host_does_not_offer_any_more_the_usual_one_plays() -> None:
    """And what a table has stored, or was imported with, is never taken for the name of a class."""
    inside = Inside(bots=Remembering())
    room = await inside.table("time-clash", "ada", "bob")
    for level in ("lamplighter", "bots_of_lanterns:Last", "random"):
        _, by = await think(room, level)
        assert by == ("bot" if level == "random" else "fallback")
    assert isinstance(inside.context.bots, Remembering)
    assert inside.context.bots.bots == [USUAL, USUAL, "random"]


@pytest.mark.slow
def test_the_log_names_a_bot_that_fails_once_and_nothing_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    tables = []

    @run
    async def fail_twice() -> None:
        workers = BotWorkers(1, PATIENCE, 1 << 30)
        inside = Inside(bots=workers, own_bots=("bots_of_lanterns:Failing",))
        room = await inside.table("time-clash", "ada", "bob")
        tables.append(room.row.id)
        try:
            for _ in range(2):
                choice, by = await think(room, "failing")
                assert by == "fallback"
                assert choice in room.timeline.state.options
        finally:
            await workers.stop()
        assert inside.context.counts["bot failures"] == 2

    fail_twice()
    said = [record.getMessage() for record in caplog.records if record.name == "vortex.server"]
    assert len(said) == 1
    fault = r"KeyError in bots_of_lanterns\.py, line \d+"
    assert re.fullmatch(rf"The bot failing has failed at table {tables[0]}: {fault}\.", said[0])
