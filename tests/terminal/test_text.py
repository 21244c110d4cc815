"""Figures and lines as the terminal shows them."""

from __future__ import annotations

from vortex.terminal.text import exactly, in_a_row, percent, tried


def test_a_chance_is_certain_only_where_it_is() -> None:
    assert [percent(each) for each in (0, 0.001, 0.126, 0.999, 1)] == [
        "0 %",
        "< 1 %",
        "13 %",
        "> 99 %",
        "100 %",
    ]


def test_what_never_came_of_many_tries_or_always_is_not_certain() -> None:
    assert [tried(0, times) for times in (4, 12, 60, 1000)] == ["< 75 %", "< 25 %", "< 5 %", "< 1 %"]
    assert [tried(1, times) for times in (1, 60, 1000)] == ["> 1 %", "> 95 %", "> 99 %"]
    assert tried(0.126, 4) == "13 %"


def test_a_decimal_is_written_as_the_reader_writes_it() -> None:
    assert [exactly(each, language) for language in ("en", "de") for each in (0.6667, 1)] == [
        "66.7 %",
        "100.0 %",
        "66,7 %",
        "100,0 %",
    ]


def test_lines_in_a_row_have_one_mark_between_them() -> None:
    assert in_a_row(["Enemy: special card", "Draw 1 card.", "Who?", "Nobody"]) == (
        "Enemy: special card; Draw 1 card. Who? Nobody"
    )
    assert in_a_row(["alone"]) == "alone"
