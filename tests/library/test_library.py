"""What `import vortex` offers, and the pages that teach it."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import vortex
import vortex.library

ROOT = Path(__file__).parents[2]


def test_all_that_the_library_lists_is_there() -> None:
    for name in vortex.library.__all__:
        assert getattr(vortex, name) is getattr(vortex.library, name)
    assert set(vortex.library.__all__) < set(dir(vortex))


def test_what_is_not_offered_is_named_with_what_is() -> None:
    with pytest.raises(AttributeError, match="module 'vortex' has no attribute 'Board'; it has: GAMES, "):
        _ = vortex.Board  # type: ignore[attr-defined]


def test_a_part_of_vortex_loads_without_the_rest() -> None:
    code = "import sys, vortex.kernel.words; print(*(m for m in sys.modules if m.startswith('vortex.')))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert "vortex.kernel.words" in loaded
    assert not {"vortex.library", "vortex.bots", "vortex.games"} & set(loaded.split())


def test_the_library_needs_no_extra() -> None:
    code = "import sys, vortex; vortex.Session('time-clash', seed=1); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert not {"numpy", "msgspec", "starlette", "sqlalchemy"} & set(loaded.split())


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/environments.md"])
def test_the_examples_of_a_page_do_what_it_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 4
    assert result.failed == 0
