"""The client's scripts are not run again over files that have passed; where npm fails, people still play."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`client/build.py` for a client of two files, in a folder of its own."""
    spec = importlib.util.spec_from_file_location("client_build", CLIENT / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(build, "MODULES", tmp_path / "client" / "node_modules")
    made = ("client/node_modules/far", "client/__pycache__/build.pyc", "client/scripts/__pycache__/wire.pyc")
    for path in (*made, "client/src/one.ts", "locales/en/page.ftl"):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text("as it was")
    return build


def passed(build: ModuleType, code: int = 0, script: str = "test") -> list[bool]:
    """Whether a script that ends with this code is run, and once more."""
    log = build.ROOT / "log"
    runs = []
    for _ in range(2):
        log.write_text("")
        assert build.pass_by(["sh", "-c", f"echo ran >> {log}; exit {code}"], script) in (0, code)
        runs.append(bool(log.read_text()))
    return runs


def test_what_has_passed_is_not_run_again(build: ModuleType) -> None:
    assert passed(build) == [True, False]


def test_what_has_failed_is(build: ModuleType) -> None:
    assert passed(build, code=1) == [True, True]


@pytest.mark.parametrize("path", ["client/src/one.ts", "client/src/two.ts", "locales/en/page.ftl"])
def test_any_change_is_looked_at(build: ModuleType, path: str) -> None:
    assert passed(build) == [True, False]
    (build.ROOT / path).write_text("otherwise")
    assert passed(build) == [True, False]


@pytest.mark.parametrize("script", ["check", "lint"])
def test_types_and_style_do_not_read_sentences(build: ModuleType, script: str) -> None:
    assert passed(build, script=script) == [True, False]
    (build.ROOT / "locales/en/page.ftl").write_text("otherwise")
    assert passed(build, script=script) == [False, False]
    (build.ROOT / "client/src/one.ts").write_text("otherwise")
    assert passed(build, script=script) == [True, False]


@pytest.mark.parametrize("given", [["pass"], ["pass", "test", "tests/one.test.ts"]])
def test_only_a_whole_script_passes(build: ModuleType, given: list[str]) -> None:
    (build.CLIENT / "package.json").write_text("{}")
    with pytest.raises(SystemExit, match="One script passes or does not"):
        build.main(given)


def test_what_was_fetched_or_made_is_none_of_the_files(build: ModuleType) -> None:
    files = [path.relative_to(build.ROOT).as_posix() for path in build.files_of("test")]
    assert files == ["client/src/one.ts", "locales/en/page.ftl"]


NPM_SAYS = "npm error network request to the registry failed"


@pytest.mark.slow
def test_where_npm_fails_its_reason_is_shown_and_the_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    """`make play` in a checkout without a page, with an npm that fails; the environment is the one of the tests."""
    root, checkout = CLIENT.parent, tmp_path / "checkout"
    for folder in ("src", "locales", "client"):
        shutil.copytree(
            root / folder,
            checkout / folder,
            ignore=shutil.ignore_patterns("node_modules", "static", "__pycache__"),
        )
    shutil.copy(root / "Makefile", checkout)
    programs = {
        checkout / ".venv/bin/vortex": f'PYTHONPATH={checkout}/src exec {sys.executable} -m vortex "$@"',
        tmp_path / "bin/node": "echo v22.12.0",
        tmp_path / "bin/npm": f"echo '{NPM_SAYS}' >&2; exit 1",
    }
    for program, line in programs.items():
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\n{line}\n")
        program.chmod(0o755)
    answer = subprocess.run(
        ["make", "--old-file=setup", "play", f"PYTHON={sys.executable}"],
        cwd=checkout,
        env={**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = [
        NPM_SAYS,
        "npm could not fetch what is needed",
        "the game is played in the terminal",
        "Time Clash",
    ]
    places = [answer.stdout.find(words) for words in said]
    assert -1 not in places, answer.stdout
    assert places == sorted(places)
    assert answer.returncode == 0
