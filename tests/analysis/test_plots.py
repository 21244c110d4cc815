"""Plots: what they show, also in words."""

from __future__ import annotations

from collections import Counter

from vortex.analysis.balance import Spread
from vortex.analysis.plots import Bar, bars, differences, histogram


def test_plots_say_in_words_what_they_show() -> None:
    for plot in (
        bars("wins", [Bar("a < b", 0.25, "25 %", 0.2, 0.3)], (0.2, 0.4)),
        differences("wins", [Bar("a < b", -0.25, "25 %", -0.3, -0.2)]),
    ):
        assert "<title>wins</title><desc>a &lt; b: 25 %</desc>" in plot
    plot = histogram("rounds", Spread(Counter({8: 1, 10: 3})), (9, 12))
    assert "<title>rounds</title><desc>mean 9.5, half of them 8 to 10</desc>" in plot
    assert plot.count("<rect") == 3
    assert plot.count("outside") == 1


def test_a_histogram_puts_many_values_together_and_keeps_hundreds_apart() -> None:
    assert histogram("n", Spread(Counter(range(1000)))).count("<rect") == 40
    assert histogram("n", Spread(Counter({-200: 1, 0: 1, 300: 2}))).count("<rect") == 6
