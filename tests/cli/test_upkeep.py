"""A database that cannot be used is named in a sentence, by every command of a host."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import refused, run
from tests.patience import PATIENCE
from tests.server.upkeep.kept import a_played_database


@pytest.mark.parametrize("command", [("tables", "list"), ("backup", "new.db")])
def test_a_database_that_is_not_there_is_named(command: tuple[str, ...], tmp_path: Path) -> None:
    refused(run(*command, "--database", f"sqlite:///{tmp_path}/none.db"), 1, "there is no database")
    refused(run(*command, "--database", f"sqlite:///{tmp_path}"), 1, f"{tmp_path} is not a file")
    refused(run(*command, "--database", "sqlite:///"), 2, "sqlite:///path")
    refused(run(*command, "--database", "sqlite:///~nobody-of-this-name/x"), 2, "write its folder in full")
    refused(run(*command, "--database", "mysql://here"), 2, "postgresql://")
    for odd in ("postgresql://me:word@127.0.0.1:port/x", "postgresql://me@127.0.0.1:1/x?sslmode=often"):
        told = run(*command, "--database", odd)
        refused(told, 1, "the address of the database cannot be read")
        assert "me:word" not in told.stderr


@pytest.mark.parametrize("command", ["tables list", "serve --port 0"])
def test_what_the_server_lacks_is_named(command: str) -> None:
    without = "import sys; sys.modules['sqlalchemy'] = None; from vortex.cli import main; main()"
    told = subprocess.run(
        [sys.executable, "-c", without, *command.split(), "--database", "sqlite:///nowhere.db"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode == 1
    words = "Error: the server needs sqlalchemy, not installed here: pip install 'vortex-tabletop[server]'\n"
    assert told.stderr == words


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
