"""A wheel holds all that playing needs: README's lines and examples run from what is in it, away from the source."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from requirements.packages import ALONE

from vortex import __version__

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From the source distribution and without a compiler, which is soon made; `make packages` tries the compiled one,
    with nothing else installed."""
    folder = tmp_path_factory.mktemp("wheel")
    source = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(source, check=True, cwd=ROOT, capture_output=True)
    [packed_source] = folder.glob("*.tar.gz")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {name: value for name, value in os.environ.items() if name != "VORTEX_COMPILED"}
    environment["CC"] = str(folder / "no-such-compiler")
    subprocess.run(
        [*command, "--wheel-dir", str(folder), str(packed_source)], check=True, cwd=folder, env=environment
    )
    [wheel] = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def run(unpacked: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{unpacked}{os.pathsep}{ROOT / 'examples'}"}
    done = subprocess.run(
        [sys.executable, *command], cwd=unpacked.parent, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_tried_is_the_wheel(unpacked: Path) -> None:
    where = run(unpacked, "-c", "import vortex; print(vortex.__file__, vortex.__version__)")
    assert where.split() == [str(unpacked / "vortex" / "__init__.py"), __version__]


def test_without_a_compiler_it_is_plain_python_and_says_so(unpacked: Path) -> None:
    assert run(unpacked, "-m", "vortex", "--version").strip() == f"vortex {__version__} (interpreted)"


@pytest.mark.parametrize(
    "command", ALONE, ids=lambda command: " ".join(Path(word).name for word in command[:3])
)
def test_what_needs_nothing_else_runs(unpacked: Path, command: list[str]) -> None:
    run(unpacked, *command)


def test_the_page_the_cards_and_the_rules_are_in_it(unpacked: Path) -> None:
    assert (unpacked / "vortex/server/static/index.html").is_file()
    assert (unpacked / "vortex/py.typed").is_file()
    for game in ("time_of_the_daleks", "time_clash", "card_game"):
        assert list((unpacked / "vortex/games" / game / "pack").glob("*.toml"))
        assert (unpacked / "vortex/games" / game / "RULES.md").is_file()
