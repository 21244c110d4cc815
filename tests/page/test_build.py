"""Scripts of the client are not run again over files with which they have passed."""

from __future__ import annotations

import importlib.util
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
