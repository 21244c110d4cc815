"""`vortex join`: a bot of this machine at a table of a server."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.running import refused, run
from tests.patience import wait_until
from tests.server.serving import Browser, Served, bot, open_seat

from vortex.cli import main
from vortex.kernel.chance import FastChance
from vortex.server.storage import open_store
from vortex.terminal.lines import LineMode
from vortex.terminal.seating import NotPossible


@pytest.fixture
def server() -> Iterator[Served]:
    """One for each test: what is drawn by lot begins anew with each, ids of tables too."""
    with Served() as served:
        yield served


@pytest.fixture(autouse=True)
def _in_no_hurry_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vortex.client.pace.AT_ONCE", 1e9)


def invite(server: Served, *others: dict[str, str], game: str = "time-clash") -> str:
    made = Browser(server).create(game, *(others or (bot(),)), open_seat(), options={"match": 1})
    link: str = made["invite"]["url"]
    return link


def test_a_bot_plays_to_the_end_and_says_what_came_of_it(server: Served) -> None:
    result = run("join", invite(server), "--bot", "random", "--seed", "3")
    assert result.exit_code == 0, result.output
    sits, back, won = result.stdout.splitlines()
    assert sits == "Random sits in seat 2 of Doctor Who Time Clash."
    assert back.startswith(f"The way back, also for another program: {server.origin}/table/")
    assert won.endswith(("Random has won.", "Bot 1 has won."))


def test_whom_the_server_leaves_alone_is_told_the_way_back(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: LineMode) -> bool:
        raise NotPossible("the server has not answered")

    monkeypatch.setattr(LineMode, "run", lost)
    result = run("join", invite(server), "--name", "Ann")
    assert result.exit_code == 1
    assert f"The way back to your seat: vortex join {server.origin}/table/" in result.stdout
    assert result.stderr == "Error: the server has not answered.\n"


def test_a_bot_of_ones_own_plays_under_the_name_of_its_class(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots_of_join.py").write_text(
        "class Eager:\n"
        "    def __init__(self, seed): ...\n"
        "    def choose(self, chair):\n"
        "        return chair.legal()[-1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    result = run("join", invite(server), "--bot", "bots_of_join:Eager")
    assert "Eager sits in seat 2" in result.stdout
    named = run("join", invite(server), "--bot", "random", "--name", "Marvin", "--seat", "2")
    assert "Marvin sits in seat 2" in named.stdout


def test_what_cannot_be_joined_is_refused_in_a_sentence(server: Served, tmp_path: Path) -> None:
    link = invite(server)
    refused(run("join", "hello"), 1, "'hello' is not a link to a table")
    refused(run("join", link, "--bot", "genius"), 2, "there is no bot 'genius'")
    refused(run("join", link, "--pack", tmp_path), 1, "no pack here")
    refused(run("join", link, "--seat", "1"), 1, "this seat is taken")
    refused(run("join", "http://127.0.0.1:1/table/abc"), 1, "http://127.0.0.1:1 cannot be reached")
    refused(run("join", f"{server.origin}/table/{'x' * 22}"), 1, "there is no such table")
    # After all this the seat is still free.
    assert run("join", link, "--bot", "random").exit_code == 0


# -- a person --------------------------------------------------------------------------------------


def numbers(seed: int, count: int, most: int = 3) -> str:
    luck = FastChance(seed)
    return "".join(f"{1 + luck.below(most)}\n" for _ in range(count))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "over"), [("en", "The game is over."), ("de", "Das Spiel ist zu Ende.")]
)
def test_a_person_plays_at_a_servers_table_line_by_line(server: Served, language: str, over: str) -> None:
    result = run("join", invite(server), "--name", "Ann", "--language", language, typed=numbers(3, 4000))
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Doctor Who Time Clash: Bot 1, Ann\n")
    assert f"\n{over} " in result.stdout
    assert "Seed: " in result.stdout or "Startwert: " in result.stdout


def test_a_person_asks_for_everything_and_leaves_with_the_way_back(server: Served) -> None:
    typed = (
        "?\nif 1\nlook gunstick\nrule TC-PLAY-06\nnonsense\nundo\nodds\nsay hello\nview\nlog\nsave x\nquit\n"
    )
    result = run("join", invite(server), "--name", "Ann", "--language", "en", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Gunstick (numbered card): " in result.stdout
    assert "Not understood: 'nonsense' is not a choice" in result.stdout
    assert "Not possible: " in result.stdout
    back = result.stdout.splitlines()[-1]
    assert back.startswith(f"The way back to your seat: vortex join {server.origin}/table/")
    again = run("join", back.rpartition(" ")[2], "--language", "en", typed="log\nquit\n")
    assert again.exit_code == 0, again.output
    assert "Ann: hello" in again.stdout


class Typing(io.BytesIO):
    """Lines that come one by one; before some of them something happens."""

    def __init__(self, lines: list[str], before: Callable[[int], None]) -> None:
        super().__init__()
        self._lines = iter(lines)
        self._before = before
        self._numbers = count(1)

    def read1(self, size: int | None = -1) -> bytes:
        line = next(self._lines, "")
        if line:
            self._before(next(self._numbers))
        return line.encode()


def cut(server: Served) -> None:
    """Every connection breaks without a word."""
    there = server.uvicorn.server_state.connections
    broken = list(there)
    assert server.loop is not None
    for connection in broken:
        assert connection.transport is not None
        server.loop.call_soon_threadsafe(connection.transport.abort)
    wait_until(lambda: not any(each in there for each in broken))


@pytest.mark.slow
def test_a_game_goes_on_when_the_connection_breaks_and_when_the_server_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vortex.client.connection._LONGEST_WAIT", 0.0)
    database = f"sqlite:///{tmp_path}/tables.db"
    servers = [Served(store=open_store(database))]
    servers[0].__enter__()

    def disturb(number: int) -> None:
        if number in (2, 5, 9):
            cut(servers[-1])
        elif number == 7:
            servers[-1].__exit__(None, None, None)
            again = Served(store=open_store(database), port=servers[0].port)
            servers.append(again.__enter__())

    try:
        link = invite(servers[0])
        typing = Typing(numbers(3, 4000).splitlines(keepends=True), disturb)
        command = ["join", link, "--name", "Ann", "--language", "en"]
        result = CliRunner().invoke(main, command, input=typing, catch_exceptions=False)
    finally:
        servers[-1].__exit__(None, None, None)
    assert result.exit_code == 0, result.output
    assert len(servers) == 2
    assert "\nThe game is over. " in result.stdout
    turns = [int(turn) for turn in re.findall(r"^· Turn (\d+): ", result.stdout, re.MULTILINE)]
    assert turns == list(range(turns[0], turns[-1] + 1)), "nothing is told twice, and nothing is missing"
