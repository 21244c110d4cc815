"""The same log gives the same bytes to every viewer, in any Python, with any hash seed, from any database (P1)."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from uuid import UUID

import mypy_extensions
import pytest
from tests.server import game_digests, wire_digests

from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.server.log import Chose, Undid, write_entry
from vortex.server.storage import open_store
from vortex.server.storage.interface import SeatRow, Summary, TableRow
from vortex.server.timeline import Timeline

ROOT = Path(__file__).parents[2]
REAL = ("time-of-the-daleks", "time-clash", "card-game")
OPTIONS: dict[str, dict[str, bool | int | str]] = {"time-clash": {"match": 1}}
HASH_SEEDS = ("0", "1", "random")


def line_of(key: str, number: int) -> Timeline:
    game: Game[Any] = load_game(key)
    return Timeline(game, game.check_options(OPTIONS.get(key, {})), 3, number.to_bytes(64, "big"))


def play(timeline: Timeline, number: int) -> None:
    """Random choices, some of which are taken back."""
    luck = FastChance(number)
    while not timeline.state.over:
        if luck.below(10) == 0 and timeline.can_undo(timeline.asked):
            timeline.carry_out(Undid(timeline.asked, 0, 0, timeline.undo_target()))
        else:
            options = timeline.state.options
            choice = timeline.game.notation.write(options[luck.below(len(options))])
            timeline.carry_out(Chose(timeline.asked, 0, 0, choice, "person"))


def other_pythons() -> list[str]:
    """Every Python from 3.11 on that this machine has, this one first."""
    found = [sys.executable]
    named = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    kept = (Path.home() / ".pyenv" / "versions").glob("3.*/bin/python3")
    for program in [*filter(None, named), *map(str, sorted(kept))]:
        code = "import sys; print(sys.version_info[:2] >= (3, 11) and sys.version_info[:2])"
        asked = subprocess.run([program, "-I", "-c", code], capture_output=True, text=True)
        version = asked.stdout.strip()
        if asked.returncode == 0 and version.startswith("(") and version != str(sys.version_info[:2]):
            found.append(program)
    return found


@cache
def needed() -> str:
    """A folder with the one package that the games need: another Python cannot use this one's folder of packages."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    shutil.copy(str(mypy_extensions.__file__), folder)
    return folder


def run(program: str, module: str, hash_seed: str, *arguments: str) -> list[str]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), needed()])
    done = subprocess.run(
        [program, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


def shares(pythons: list[str], games: int) -> Iterator[tuple[str, str, list[int]]]:
    """Which games each Python plays with each hash seed: every Python all of them, and with enough Pythons every game
    has every hash seed once, and every pair of them its share. With fewer, all play all."""
    for (place, python), (which, hash_seed) in itertools.product(enumerate(pythons), enumerate(HASH_SEEDS)):
        numbers = range(games)
        if len(pythons) >= len(HASH_SEEDS):
            numbers = range((which - place) % len(HASH_SEEDS), games, len(HASH_SEEDS))
        if numbers:
            yield python, hash_seed, list(numbers)


@pytest.mark.slow
@pytest.mark.parametrize("key", REAL)
@pytest.mark.parametrize("games", [4, pytest.param(20, marks=pytest.mark.long)])
def test_every_python_plays_the_same_game(key: str, games: int, tmp_path: Path) -> None:
    paths = []
    for number in range(games):
        timeline = line_of(key, number)
        play(timeline, number)
        path = tmp_path / f"{number}.json"
        path.write_text(timeline.record(["A", "B", "C"]).to_json(), encoding="utf-8")
        paths.append(str(path))
    expected = [game_digests.digest_of(Path(path)) for path in paths]
    assert len(set(expected)) == games
    pythons = other_pythons()
    for program, hash_seed, some in shares(pythons, games):
        found = run(program, "tests.server.game_digests", hash_seed, *(paths[number] for number in some))
        assert found == [expected[number] for number in some], f"{program} with hash seed {hash_seed}"
    print(f"{key}: {games} games, Pythons: {pythons}")


async def store_games(database: str, lines: dict[str, Timeline]) -> None:
    store = open_store(database)
    await store.open()

    async def keep(table: str, timeline: Timeline) -> None:
        seats = tuple(SeatRow(seat, "person", f"Player {seat}") for seat in range(timeline.seats))
        game = timeline.game
        assert isinstance(timeline.seed, bytes)
        await store.create_table(
            TableRow(
                table,
                game.key,
                "",
                game.pack_hash,
                game.rules_version,
                timeline.options,
                seats,
                timeline.seed,
                "",
                status="playing",
            )
        )
        for number, entry in enumerate(timeline.entries, 1):
            await store.append_entry(
                table, number, str(UUID(int=number)), write_entry(entry), Summary(0, "playing")
            )

    try:
        await asyncio.gather(*(keep(table, timeline) for table, timeline in lines.items()))
    finally:
        await store.close()


@pytest.mark.slow
def test_either_database_and_any_process_send_the_same_bytes(tmp_path: Path, postgresql_url: str) -> None:
    lines: dict[str, Timeline] = {}
    for key in REAL:
        for number in range(2):
            timeline = line_of(key, number)
            play(timeline, number)
            lines[f"{key}-{number}"] = timeline
    databases = [f"sqlite:///{tmp_path}/tables.db", postgresql_url]
    for database in databases:
        asyncio.run(store_games(database, lines))
    expected = asyncio.run(wire_digests.digests(databases[0], list(lines)))
    assert len(set(expected)) == len(lines)
    for database, hash_seed in zip(databases, ("0", "random"), strict=True):
        found = run(sys.executable, "tests.server.wire_digests", hash_seed, database, *lines)
        assert found == expected


@pytest.mark.slow
def test_a_view_that_follows_a_set_would_be_found(tmp_path: Path) -> None:
    """Planted: what is sent depends on the order of a set of words."""
    timeline = line_of("card-game", 1)
    play(timeline, 1)
    path = tmp_path / "record.json"
    path.write_text(timeline.record(["A", "B", "C"]).to_json(), encoding="utf-8")
    module = tmp_path / "planted.py"
    module.write_text(
        "import sys\n"
        "from vortex.games import card_game\n"
        "honest = card_game.CardGame.view\n"
        "def view(self, state, seat):\n"
        "    seen = honest(self, state, seat)\n"
        "    seen['discards'] = list(set(seen['discards']))\n"
        "    return seen\n"
        "card_game.CardGame.view = view\n"
        "from tests.server.game_digests import digest_of\n"
        "from pathlib import Path\n"
        f"print(digest_of(Path({json.dumps(str(path))})))\n"
    )
    found = set()
    for hash_seed in ("0", "1", "2"):
        done = subprocess.run(
            [sys.executable, str(module)],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(done.stdout)
    assert len(found) > 1
