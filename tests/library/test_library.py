"""What `import vortex` offers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import vortex
import vortex.library


def test_all_that_the_library_lists_is_there() -> None:
    for name in vortex.library.__all__:
        assert getattr(vortex, name) is getattr(vortex.library, name)
    assert set(vortex.library.__all__) < set(dir(vortex))


def test_a_star_brings_all_that_is_offered_and_nothing_else() -> None:
    brought: dict[str, object] = {}
    exec("from vortex import *", brought)
    assert brought.keys() - {"__builtins__"} == set(vortex.library.__all__)


def test_a_bot_of_ones_own_needs_nothing_that_is_not_offered() -> None:
    """The page that teaches it, and the example."""
    root = Path(__file__).parents[2]
    for text in ("docs/writing-a-bot.md", "examples/own_bot.py"):
        used = re.findall(r"^(?:from|import) (vortex\S*)", (root / text).read_text(), re.MULTILINE)
        assert set(used) == {"vortex"}, text


def test_whatever_is_printed_says_what_it_is() -> None:
    session = vortex.Session("time-clash", 2, seed=1)
    assert repr(vortex.GAMES).startswith("<Games: time-of-the-daleks, time-clash, card-game")
    assert repr(session.game).startswith("<Game time-clash: 2 to 4 seats, 1854 choices, pack ")
    assert repr(session.state) == "<ClashState: 2 seats, seat 0 is asked 'first-match', 2 choices>"
    assert repr(session.chair(0)) == "<Chair at time-clash: seat 0 of 2, asked 'first-match'>"
    assert repr(session.chair(1)) == "<Chair at time-clash: seat 1 of 2, not asked>"


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
