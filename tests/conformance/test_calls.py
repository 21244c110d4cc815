"""A decision costs no more calls than are written down in calls.json, and no more late in a game than early."""

from __future__ import annotations

import json

import pytest
from tests.conformance.calls import ALLOWED, MOST, counted, is_compiled

from vortex.games import GAMES

HOW_TO = (
    "more than a tenth above what calls.json says. Find out what costs so much; if it is worth its price, "
    "`make calls` writes the new figures down"
)


@pytest.mark.skipif(is_compiled(), reason="compiled code makes calls that nobody can count")
@pytest.mark.parametrize("name", list(GAMES))
def test_a_decision_makes_no_more_calls_than_are_written_down(name: str) -> None:
    now, allowed = counted(name), json.loads(ALLOWED.read_text(encoding="utf-8"))[name]
    for figure, most in allowed.items():
        assert now[figure] <= MOST * most, f"{name}: {figure} is {now[figure]}, {HOW_TO}"
