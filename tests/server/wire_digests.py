"""Reads tables from a database and prints, as a digest, the bytes that each viewer would be sent after every entry."""

from __future__ import annotations

import asyncio
import sys
from hashlib import sha256

from vortex.games import load_game
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.words import wording
from vortex.protocol import encode
from vortex.server import sight
from vortex.server.log import read_entry
from vortex.server.storage import open_store
from vortex.server.timeline import Timeline


async def digests(database: str, tables: list[str]) -> list[str]:
    store = open_store(database)
    await store.open()
    found = []
    try:
        for table in tables:
            row = await store.table(table)
            assert row is not None
            timeline = Timeline(load_game(row.game), row.options, len(row.seats), row.seed)
            digest = sha256()
            for stored in await store.entries(table, 0):
                first = len(timeline.events)
                timeline.carry_out(read_entry(stored.entry))
                for viewer in (*range(timeline.seats), None):
                    language = LANGUAGES[stored.number % len(LANGUAGES)]
                    reader = sight.Reader(viewer, wording(language), tuple(seat.name for seat in row.seats))
                    digest.update(encode(sight.position(timeline, reader)))
                    digest.update(encode(sight.events(timeline, reader, min(first, len(timeline.events)))))
                digest.update(encode(sight.entry(timeline, timeline.number)))
            found.append(digest.hexdigest())
    finally:
        await store.close()
    return found


if __name__ == "__main__":
    print("\n".join(asyncio.run(digests(sys.argv[1], sys.argv[2:]))))
