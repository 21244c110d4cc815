"""Packs that people have made, through all that a host does: they go with what needs them, and leave nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.server.storage.stores import new_table
from tests.server.upkeep.kept import both_at_once, remains, sqlite
from tests.server.upkeep.test_backup import MakeDatabase, everything, new_url

from vortex.games import given_files, load_game
from vortex.server.storage import packs, writes
from vortex.server.storage.interface import PackRow, PackVersion, SeatRow, StoreFailed
from vortex.server.upkeep import tables
from vortex.server.upkeep.backup import back_up
from vortex.server.upkeep.database import Database, make_ready
from vortex.server.upkeep.restoring import restore

__all__ = ["new_url"]  # a fixture

ADA, BEN = "a" * 64, "b" * 64
CARD, PICTURE = "Jelly-Baby-of-nobody-else", "a-picture-of-nobody-else"


def files_of(card: str) -> dict[str, str]:
    lines = (
        "[[support]]",
        'key = "jelly"',
        f'name = "{card}"',
        'effect = "gain 2 TP"',
        "copies = 2",
        'source = "ours"',
    )
    return {"cards.toml": "\n".join(lines)}


def version_of(pack: str, number: int, card: str) -> PackVersion:
    found = load_game("card-game", given_files(files_of(card)))
    return PackVersion(pack, number, found.pack_hash, files_of(card), 10 + number)


def a_pack(kept: Database, name: str, owner: str, *cards: str) -> None:
    """A version for each card."""
    row = PackRow(name, owner, "card-game", f"Box-of-{name}", 1, 10, 20, f"link-to-{name}")
    first = version_of(name, 1, cards[0])
    drawn = {"a.webp": f"{PICTURE}-{name}".encode()}
    kept.write(lambda connection: packs.add_pack(connection, row, first, drawn, 5, 50))
    for number, card in enumerate(cards[1:], 2):
        made = version_of(name, number, card)
        kept.write(lambda connection, made=made: packs.save_pack(connection, made.version - 1, made))  # type: ignore[misc]


def a_table(kept: Database, pack: str, host: str = BEN, number: int = 1) -> str:
    """That is set up with a version of the pack."""
    found = kept.read(lambda connection: packs.pack_version(connection, pack, number))
    assert found is not None
    game = load_game("card-game", given_files(found.files))
    seats = (SeatRow(0, "person", "Ben", "", host, 1), SeatRow(1, "open", "", "", "", 1))
    row = new_table(
        game="card-game",
        pack=packs.version_name(pack, number),
        pack_hash=game.pack_hash,
        rules_version=game.rules_version,
        seats=(*seats, SeatRow(2, "bot", "Bot", "random")),
        host=host,
        status="waiting",
    )
    kept.write(lambda connection: writes.create_table(connection, row))
    return row.id


def sessions(kept: Database) -> None:
    for session in (ADA, BEN):
        kept.write(lambda connection, session=session: writes.add_session(connection, session, 10))  # type: ignore[misc]


def test_packs_go_into_a_backup_and_come_back(new_url: MakeDatabase, tmp_path: Path) -> None:
    kept = make_ready(new_url("first"))
    a_pack(kept, "box", ADA, CARD, "Another")
    a_table(kept, "box")
    back_up(kept, tmp_path / "backup.db")
    restored = restore(tmp_path / "backup.db", new_url("second"), {})
    assert [each.fault for each in restored.found] == [""]
    there = everything(Database(new_url("second"))) if "sqlite" in kept.url else None
    found = everything(Database(sqlite(tmp_path / "backup.db")))
    assert found == everything(kept)
    assert len(found["pack_versions"]) == 2
    assert there in (None, found)


def test_a_table_takes_along_the_cards_that_it_is_played_with_and_no_others(tmp_path: Path) -> None:
    kept, there = make_ready(sqlite(tmp_path / "here.db")), make_ready(sqlite(tmp_path / "there.db"))
    a_pack(kept, "box", ADA, CARD, "Newer-and-not-played-with")
    a_pack(kept, "bag", ADA, "In-another-pack")
    name = a_table(kept, "box")
    file = tmp_path / "one.db"
    tables.export(kept, [name], file)
    others = ("Newer-and-not-played-with", "In-another-pack", f"{PICTURE}-bag", ADA, "link-to-box")
    assert remains(file, CARD, f"{PICTURE}-box", *others) == [CARD, f"{PICTURE}-box"]
    assert tables.bring_in(file, there) == [name]
    found = everything(there)
    assert [row[:3] for row in found["packs"]] == [("box", "", "card-game")]
    assert [row[:2] for row in found["pack_versions"]] == [("box", 1)]
    # Nobody's, so it goes with its table.
    there.write(lambda connection: tables.remove(connection, [name]))
    there.tidy()
    assert remains(tmp_path / "there.db", CARD, PICTURE, "box") == []


def test_a_version_that_is_another_one_there_is_refused(tmp_path: Path) -> None:
    kept, there = make_ready(sqlite(tmp_path / "here.db")), make_ready(sqlite(tmp_path / "there.db"))
    a_pack(kept, "box", ADA, CARD)
    a_pack(there, "box", ADA, "Made-differently-since")
    tables.export(kept, [a_table(kept, "box")], tmp_path / "one.db")
    before = everything(there)
    with pytest.raises(StoreFailed, match="version 1 of the pack box is another one here"):
        tables.bring_in(tmp_path / "one.db", there)
    assert everything(there) == before


def test_an_owner_goes_on_from_a_version_that_a_table_has_brought(tmp_path: Path) -> None:
    kept, there = make_ready(sqlite(tmp_path / "here.db")), make_ready(sqlite(tmp_path / "there.db"))
    a_pack(kept, "box", ADA, CARD, "Newer")
    a_pack(there, "box", ADA, CARD)
    tables.export(kept, [a_table(kept, "box", number=2)], tmp_path / "one.db")
    tables.bring_in(tmp_path / "one.db", there)
    row = there.read(lambda connection: packs.pack(connection, "box"))
    assert row is not None
    assert (row.owner, row.version) == (ADA, 2)
    assert there.write(lambda connection: packs.save_pack(connection, 2, version_of("box", 3, "Next"))).answer


def test_of_a_forgotten_session_only_the_cards_stay_that_others_play_with(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    kept = make_ready(sqlite(path))
    sessions(kept)
    a_pack(kept, "box", ADA, CARD)
    a_pack(kept, "bag", ADA, "In-another-pack")
    name = a_table(kept, "box")
    gone = kept.write(lambda connection: tables.forget(connection, ADA))
    kept.tidy()
    assert gone.packs == 2
    hers = (ADA, "Box-of-box", "link-to-box", "In-another-pack", f"{PICTURE}-bag", "Box-of-bag")
    assert remains(path, *hers, CARD) == [CARD]
    kept.write(lambda connection: tables.forget(connection, BEN))
    kept.tidy()
    assert kept.read(tables.all_tables) == []
    assert remains(path, name, CARD, PICTURE) == []


def test_a_pack_that_is_still_played_with_is_not_quiet(database_url: str) -> None:
    kept = make_ready(database_url)
    a_pack(kept, "box", ADA, CARD)
    a_pack(kept, "bag", ADA, CARD)
    a_table(kept, "box")
    found = kept.write(lambda connection: packs.quiet_packs(connection, 1_000))
    assert [row.id for row in found] == ["bag"]


@pytest.mark.slow
def test_a_pack_that_is_changed_in_the_same_moment_is_kept(postgresql_url: str) -> None:
    kept = make_ready(postgresql_url)
    a_pack(kept, "box", ADA, CARD)
    later = PackVersion("box", 2, "ff", files_of("Newer"), 5_000)

    def pruned(connection: Connection) -> int:
        return packs.remove_packs(connection, packs.quiet_packs(connection, 1_000))

    assert both_at_once(kept, lambda connection: packs.save_pack(connection, 1, later), pruned) == 0
    row = kept.read(lambda connection: packs.pack(connection, "box"))
    assert row is not None
    assert (row.owner, row.version) == (ADA, 2)


@pytest.mark.slow
def test_a_table_that_is_made_in_the_same_moment_keeps_a_pack_without_an_owner(postgresql_url: str) -> None:
    """A rematch, while the game before it is removed."""
    kept = make_ready(postgresql_url)
    a_pack(kept, "box", ADA, CARD)
    first = a_table(kept, "box")
    kept.write(lambda connection: packs.remove_pack(connection, "box"))
    row = kept.read(lambda connection: tables.find(connection, first))
    again = new_table(**{name: getattr(row, name) for name in ("game", "pack", "pack_hash", "rules_version")})
    removed = both_at_once(
        kept,
        lambda connection: writes.create_table(connection, again),
        lambda connection: tables.remove(connection, [first]),
    )
    assert removed == 1
    assert kept.read(lambda connection: packs.pack_version(connection, "box", 1)) is not None
