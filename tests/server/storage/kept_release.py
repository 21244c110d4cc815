"""Write down the database of this release, for all later ones to open: part of releasing.

    python -m tests.server.storage.kept_release

writes `released/<version>.sql`: a table of each game in the middle of play, one that is over and one that waits, with
people, chat, an undone choice and a key. A file that is there stays as it is.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from vortex import __version__
from vortex.games import GAMES, load_game
from vortex.server.log import Chose, Entry, Undid, write_entry
from vortex.server.storage.interface import SeatRow, Summary, TableRow
from vortex.server.storage.sqlite import SqliteStore
from vortex.server.timeline import Timeline
from vortex.server.upkeep.database import Database

FOLDER = Path(__file__).with_name("released")
_MOVES = 25
_BEGUN = 1_700_000_000_000


def main() -> None:
    file = FOLDER / f"{__version__}.sql"
    if file.exists():
        sys.exit(f"{file} is there already: a release is written down once")
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        asyncio.run(_fill(path))
        Database(f"sqlite:///{path}").tidy()
        with sqlite3.connect(path) as connection:
            file.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    print(file)


async def _fill(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.signing_key()
    await store.add_session("ada" * 20, _BEGUN)
    for key in sorted(GAMES):
        await _table(store, f"{key}-middle", key, _MOVES)
    await _table(store, "time-clash-over", "time-clash", 100_000)
    await _table(store, "time-clash-waiting", "time-clash", 0)
    await store.close()


async def _table(store: SqliteStore, name: str, key: str, moves: int) -> None:
    game = load_game(key)
    count = 3
    options = game.settle({"match": 1} if moves > _MOVES else {}, count)
    seed = name.encode().ljust(64, b"-")
    kinds = ("person", "open") if not moves else ("person",) * 2
    seats = tuple(
        SeatRow(seat, kinds[seat] if seat < 2 else "person", f"Player {seat + 1}", "", "ada" * 20, 1)  # type: ignore[arg-type]
        for seat in range(count)
    )
    timeline = Timeline(game, options, count, seed)
    row = TableRow(
        name,
        key,
        "",
        game.pack_hash,
        game.rules_version,
        options,
        seats,
        seed,
        "ada" * 20,
        created=_BEGUN,
        asked=timeline.asked,
        status="playing" if moves else "waiting",
    )
    await store.create_table(row)
    await store.add_chat(name, "said", 0, "Player 1", "Well met.", _BEGUN + 1)
    while timeline.number < moves and not timeline.state.over:
        asked, options_now = timeline.asked, timeline.state.options
        choice = options_now[timeline.number % len(options_now)]
        await _append(
            store,
            name,
            timeline,
            Chose(asked, _BEGUN + timeline.number, 10, game.notation.write(choice), "person"),
        )
        if timeline.number == moves // 2 and timeline.can_undo(asked):
            await _append(
                store, name, timeline, Undid(asked, _BEGUN + timeline.number, 0, timeline.undo_target())
            )


async def _append(store: SqliteStore, name: str, timeline: Timeline, entry: Entry) -> None:
    timeline.carry_out(entry)
    status = "over" if timeline.state.over else "playing"
    summary = Summary(timeline.asked, status)  # type: ignore[arg-type]  # a literal
    await store.append_entry(name, timeline.number, f"move-{timeline.number}", write_entry(entry), summary)


if __name__ == "__main__":
    main()
