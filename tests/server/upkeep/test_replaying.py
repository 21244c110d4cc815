"""A damaged table is found by playing its log through."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.upkeep.kept import a_played_database

from vortex.server.upkeep.database import Database
from vortex.server.upkeep.replaying import Replayed, replayed


def found_in(database: Database) -> list[Replayed]:
    return database.read(lambda connection: list(replayed(connection, {})))


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("UPDATE tables SET number = number", ""),
        ("DELETE FROM entries WHERE number = 2", "entry 2 is missing"),
        ("DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)", "should have"),
        ("UPDATE entries SET entry = x'00' WHERE number = 2", "entry 2 cannot be carried out"),
        (
            "UPDATE entries SET entry = (SELECT entry FROM entries WHERE number = 1) WHERE number = 3",
            "entry 3 cannot be carried out",
        ),
        ("UPDATE tables SET status = 'over'", "does not lead"),
    ],
)
def test_damage_is_found(damage: str, fault: str, tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    database.write(lambda connection: connection.execute(text(damage)))
    (found,) = found_in(database)
    assert not found.is_other
    assert fault in found.fault
    assert bool(found.fault) == bool(fault)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("rules_version = 999", "rules version 999"),
        ("pack_hash = '00'", "other cards"),
        ("pack = 'mine'", "'mine'"),
        ("game = 'chess'", "chess"),
    ],
)
def test_a_table_of_other_rules_or_cards_is_not_called_damaged(
    change: str, reason: str, tmp_path: Path
) -> None:
    database = a_played_database(tmp_path)
    database.write(lambda connection: connection.execute(text(f"UPDATE tables SET {change}")))
    (found,) = found_in(database)
    assert found.is_other
    assert reason in found.fault
