"""Hashes of the source that games are played with."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from vortex.analysis.sources import SHARED, fingerprints, package_of
from vortex.games import GAMES


def test_every_game_has_other_sources() -> None:
    found = fingerprints(GAMES.values())
    assert len(set(found.values())) == len(GAMES)
    assert all(found.values())


@pytest.mark.parametrize("package", [*SHARED, "vortex.games"])
def test_whatever_games_and_bots_import_is_among_the_sources(package: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent
    imported = {
        name
        for path in folder.rglob("*.py")
        for name in re.findall(r"^\s*(?:from|import) (vortex\.\w+)", path.read_text(encoding="utf-8"), re.M)
    }
    assert imported
    assert imported <= {*SHARED, "vortex.games"}


@pytest.fixture
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with packages of others in it."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("lanterns_of_others", "lanterns_alone", "lanterns_shared"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_a_bot_comes_with_its_package_or_with_its_module(lanterns: Path) -> None:
    bots = lanterns / "lanterns_of_others" / "bots"
    bots.mkdir(parents=True)
    (bots.parent / "__init__.py").touch()
    (bots / "__init__.py").write_text("class Eager: ...\n")
    (lanterns / "lanterns_alone.py").write_text("class Eager: ...\n")
    assert package_of("lanterns_of_others.bots:Eager") == "lanterns_of_others"
    assert package_of("lanterns_alone:Eager") == "lanterns_alone"


def test_a_namespace_is_no_package_of_the_bot(lanterns: Path) -> None:
    """Others may have laid something into it that differs from machine to machine."""
    inner = lanterns / "lanterns_shared" / "mine"
    inner.mkdir(parents=True)
    (inner / "__init__.py").touch()
    (inner / "bots.py").write_text("class Eager: ...\n")
    assert package_of("lanterns_shared.mine.bots:Eager") == "lanterns_shared.mine"


def test_what_is_not_installed_has_no_hash() -> None:
    assert fingerprints(["no_such_package_of_anybody"]) == {"no_such_package_of_anybody": ""}
