"""`vortex packs`, as an operator types it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cli.running import refused, run

from vortex.kernel.pack_file import unzip
from vortex.server.storage import open_store
from vortex.server.storage.interface import PackRow, PackVersion


def a_database(folder: Path) -> str:
    url = f"sqlite:///{folder / 'tables.db'}"

    async def filled() -> None:
        store = open_store(url)
        await store.open()
        row = PackRow("pack1", "a" * 64, "card-game", "My \x1b[31mbox", 1, 10, 10)
        version = PackVersion("pack1", 1, "ff", {"enemy.toml": "# mine"}, 10)
        await store.add_pack(row, version, {"a.webp": b"x" * 2048}, 5, 50)
        await store.close()

    asyncio.run(filled())
    return url


def test_what_is_stored_is_listed_looked_at_and_removed(tmp_path: Path) -> None:
    url = a_database(tmp_path)
    listed = run("packs", "list", "--database", url).stdout
    assert "pack1" in listed
    assert "card-game, version 1, 2 KiB, pictures: 1, tables: 0, session aaaaaaaaaaaa" in listed
    assert "\x1b" not in listed
    assert run("packs", "export", "pack1", tmp_path / "one.zip", "--database", url).exit_code == 0
    assert unzip((tmp_path / "one.zip").read_bytes()) == ({"enemy.toml": b"# mine"}, {"a.webp": b"x" * 2048})
    refused(run("packs", "export", "pack1", tmp_path / "one.zip", "--database", url), 1, "file exists")
    refused(run("packs", "remove", "pack2", "--yes", "--database", url), 1, "there is no pack pack2")
    assert run("packs", "remove", "pack1", "--yes", "--database", url).stdout == "removed: 1\n"
    assert run("packs", "list", "--database", url).stdout == "packs: 0, 0 KiB\n"
