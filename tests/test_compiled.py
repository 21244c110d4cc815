"""Compiled games are the same games: what wheels carry, what if it cannot be made, and that it plays alike."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hatch_build import PackageBuildHook
from mypyc_build import COMPILED, INTERPRETED, SOURCE, modules

from vortex.kernel import is_compiled

ROOT = Path(__file__).parents[1]
EXTENSION = "vortex/kernel/state.so"

# -- what is compiled ------------------------------------------------------------------------------


def test_all_that_is_named_to_be_compiled_is_there() -> None:
    assert [pattern for pattern in COMPILED if not any(SOURCE.glob(f"vortex/{pattern}"))] == []
    rooms = [*SOURCE.glob("vortex/games/*/*.py"), *SOURCE.glob("vortex/games/*/*/*.py")]
    assert set(INTERPRETED) - {path.stem for path in rooms} == set()


def test_rules_and_states_of_every_game_are_compiled() -> None:
    compiled = set(modules())
    for game in ("time_of_the_daleks", "time_clash", "card_game"):
        assert {f"vortex/games/{game}/{room}.py" for room in ("state", "slots", "rules/turn")} <= compiled


def test_fractions_in_a_row_are_declared_as_a_tuple_of_any_length() -> None:
    """A constant of a fixed number of fractions counts as never set where it is compiled."""
    found = [
        f"{name}:{node.lineno}"
        for name in modules()
        for node in ast.parse((SOURCE / name).read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and all(isinstance(e, ast.Constant) and isinstance(e.value, float) for e in node.value.elts)
    ]
    assert found == []


# -- the package build -----------------------------------------------------------------------------

MAKES = "import pathlib, sys; path = pathlib.Path(sys.argv[1], {!r}); path.parent.mkdir(parents=True); path.touch()"
FAILS = "import sys; sys.exit('no compiler here')"


class Built:
    """The build hook in a project of three files, with a compiling script that makes one module or fails."""

    def __init__(self, root: Path, script: str, wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
        (root / "client").mkdir()
        (root / "client" / "build.py").touch()
        (root / "mypyc_build.py").write_text(script)
        shutil.copy(ROOT / "pyproject.toml", root)
        monkeypatch.setattr("hatch_build.WISH", wish)
        monkeypatch.setenv("CC", sys.executable)
        self.warnings: list[str] = []
        app: Any = SimpleNamespace(display_warning=self.warnings.append)
        self.data: dict[str, Any] = {"force_include": {}, "pure_python": True}
        unused: Any = None
        self.hook = PackageBuildHook(str(root), {}, unused, unused, "", "wheel", app)

    def wheel(self, version: str = "standard") -> dict[str, Any]:
        self.hook.initialize(version, self.data)
        return self.data


def test_a_wheel_has_compiled_modules_and_says_for_which_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = Built(tmp_path, MAKES.format(EXTENSION), "", monkeypatch).wheel()
    assert list(data["force_include"].values()) == [EXTENSION]
    assert data["infer_tag"]
    assert not data["pure_python"]


def test_where_compiling_fails_the_wheel_is_plain_python_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = Built(tmp_path, FAILS, "", monkeypatch)
    assert built.wheel() == {"force_include": {}, "pure_python": True}
    assert len(built.warnings) == 1
    assert "plain Python" in built.warnings[0]
    assert "no compiler here" in built.warnings[0]


def test_without_a_compiler_nothing_is_tried_and_the_wheel_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = Built(tmp_path, MAKES.format(EXTENSION), "", monkeypatch)
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    assert built.wheel() == {"force_include": {}, "pure_python": True}
    assert ["there is no C compiler" in warning for warning in built.warnings] == [True]


def test_a_release_is_never_plain_python_by_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="no compiler here"):
        Built(tmp_path, FAILS, "yes", monkeypatch).wheel()


@pytest.mark.parametrize(("wish", "version"), [("no", "standard"), ("", "editable")])
def test_plain_python_by_wish_and_in_a_checkout(
    wish: str, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = Built(tmp_path, MAKES.format(EXTENSION), wish, monkeypatch)
    assert built.wheel(version) == {"force_include": {}, "pure_python": True}
    assert built.warnings == []


def test_mypyc_is_fetched_only_where_there_is_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = Built(tmp_path, FAILS, "", monkeypatch).hook
    monkeypatch.setenv("CC", sys.executable)
    assert hook.dependencies() == project["dependency-groups"]["compile"]
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    assert hook.dependencies() == []


# -- the same games --------------------------------------------------------------------------------

PLAY = """
import gc, json, sys
from hashlib import sha256
from vortex.bots.bot import make_bot
from vortex.bots.match import play_out
from vortex.games import GAMES, load_game
from vortex.kernel import is_compiled
from vortex.kernel.record import canonical

GAMES["lanterns"] = "tests.toy_game"
digests, collected = {}, {}
for key, level, seats in (
    ("time-clash", "random", 4), ("time-clash", "companion", 2), ("lanterns", "random", 3), ("card-game", "random", 3)
):
    game = load_game(key)
    whole = sha256()
    for seed in range(4):
        state = game.new({}, seats, seed)
        play_out(game, state, [make_bot(level, seed * 8 + seat) for seat in range(seats)])
        whole.update(canonical(game.dump(state)))
    digests[f"{key} {level}"] = whole.hexdigest()
    collected[key] = [gc.is_tracked(frame) for frame in game.new({}, seats, 0).frames]
print(json.dumps([is_compiled(), digests, collected]))
"""


def _played(folder: Path) -> tuple[bool, dict[str, str], dict[str, list[bool]]]:
    """Whether they are compiled, how games end, and which frames of a new one the garbage collector looks after."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-c", PLAY]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    compiled, digests, collected = json.loads(output)
    return compiled, digests, collected


@pytest.mark.slow
@pytest.mark.skipif(is_compiled(), reason="the whole suite runs compiled already")
def test_games_end_the_same_compiled_and_interpreted(tmp_path: Path) -> None:
    """One game and the kernel, unoptimised, so that it takes half a minute; `bench/compiled.py` has all of them.

    The toy game and the Card Game stay in plain Python, as a game of another package is, on the compiled kernel.
    """
    shutil.copytree(SOURCE / "vortex", tmp_path / "vortex", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "locales", tmp_path / "vortex" / "locales")
    was_compiled, interpreted, _ = _played(tmp_path)
    command = [
        sys.executable,
        str(ROOT / "mypyc_build.py"),
        str(tmp_path),
        "--games",
        "time_clash",
        "--optimise",
        "0",
    ]
    subprocess.run(command, check=True, capture_output=True)
    is_now_compiled, compiled, collected = _played(tmp_path)
    assert (was_compiled, is_now_compiled) == (False, True)
    assert compiled == interpreted
    assert set(collected["time-clash"]) == {False}
