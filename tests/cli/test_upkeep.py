"""A database that cannot be used is named in a sentence, by every command of a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import refused, run
from tests.server.upkeep.kept import a_played_database


@pytest.mark.parametrize("command", [("tables", "list"), ("backup", "new.db")])
def test_a_database_that_is_not_there_is_named(command: tuple[str, ...], tmp_path: Path) -> None:
    refused(run(*command, "--database", f"sqlite:///{tmp_path}/none.db"), 1, "there is no database")
    refused(run(*command, "--database", "mysql://here"), 2, "postgresql://")


def test_the_database_may_be_named_by_the_servers_settings_file(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    file = tmp_path / "vortex.toml"
    file.write_text(f'database = "{database.url}"\n', encoding="utf-8")
    assert run("tables", "list", "--settings", file).stdout.endswith("tables: 1\n")
    assert run("backup", tmp_path / "backup.db", "--settings", file).exit_code == 0
    none = f"sqlite:///{tmp_path}/none.db"
    refused(run("tables", "list", "--settings", file, "--database", none), 1, "there is no database")
    file.write_text("databas = 1\n", encoding="utf-8")
    refused(run("tables", "list", "--settings", file), 2, "'databas'")
