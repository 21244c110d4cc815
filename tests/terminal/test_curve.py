"""The win-chance curve in bars."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import a_record

from vortex.terminal.curve import Curve, spark
from vortex.terminal.replaying import Replaying
from vortex.terminal.speech import Speech


def test_a_bar_a_column_from_nothing_to_certainty() -> None:
    assert spark({0: 0.0, 4: 0.5, 8: 1.0}, 8, 4) == "▁▅▅█"
    assert spark({}, 8, 3) == "   "


def test_a_curve_grows_until_it_is_whole_and_ends_with_who_has_won(tmp_path: Path) -> None:
    a_record(tmp_path / "r.json")
    replaying = Replaying(tmp_path / "r.json", Speech())
    curve = Curve(replaying)
    assert curve.judge()
    assert len(curve.points) == 1
    while curve.judge():
        pass
    assert {0, replaying.last} <= curve.points.keys()
    replaying.go(10_000)
    outcome = replaying.moment().ending
    assert outcome is not None
    assert [curve.now(seat) for seat in range(2)] == [float(seat in outcome.winners) for seat in range(2)]
