"""A database that cannot be used is named in a sentence, by every command of a host."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import refused, run


@pytest.mark.parametrize("command", [("tables", "list"), ("backup", "new.db")])
def test_a_database_that_is_not_there_is_named(command: tuple[str, ...], tmp_path: Path) -> None:
    refused(run(*command, "--database", f"sqlite:///{tmp_path}/none.db"), 1, "there is no database")
    refused(run(*command, "--database", "mysql://here"), 2, "postgresql://")
