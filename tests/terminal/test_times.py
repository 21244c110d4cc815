"""What runs out is told in whole seconds: never less than nothing, and of a clock never more than there is."""

from __future__ import annotations

from vortex.terminal.speech import Speech
from vortex.terminal.times import Times


def test_only_the_clock_that_runs_goes_on() -> None:
    speech = Speech("en", ("Ann", "Bob"))
    times = Times.after((65_999, 600_000), 0, None, 5.5)
    assert times.all(speech) == "Clock: Ann 1:00, Bob 10:00"
    assert times.urgent(speech) == "1:00"
    assert Times.after((65_999, 600_000), 0, None, 99.0).of(0) == "0:00"


def test_the_time_until_the_table_passes_is_told_instead() -> None:
    speech = Speech("de", ("Ann", "Bob"))
    assert Times.after((), None, 7_000, 0.5).urgent(speech) == "In 7 Sekunden passt der Tisch."
    assert Times.after((60_000, 60_000), 1, 7_000, 99.0).urgent(speech) == speech.label(
        "passes-in", seconds=0
    )
    assert Times().urgent(speech) == Times().all(speech) == ""
