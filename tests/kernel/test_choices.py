"""Choices are numbers with one notation each."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vortex.kernel.choices import ChoiceTable, Notation, NotationError, Range

CARD = Range("card", 5)
PLACE = Range("place", 3)
WAY = Range("way", 2)
TABLE = ChoiceTable("T-1")
PLAY = TABLE.add("play", "T-2", CARD, PLACE)
STOP = TABLE.add("stop", "T-3")
GIVE = TABLE.add("give", "T-4", CARD, PLACE, WAY)
NOTATION = Notation(
    TABLE, {"card": ["ace", "two", "three", "jack"], "place": ["left", "mid", "right"], "way": ["up", "down"]}
)


def test_the_table_is_dense_and_begins_with_pass() -> None:
    assert (PLAY, STOP, GIVE, TABLE.size) == (1, 16, 17, 47)
    assert TABLE.kind(0).name == "pass"
    assert [TABLE.kind(c).name for c in (1, 15, 16, 17, 46)] == ["play", "play", "stop", "give", "give"]


@given(st.integers(0, TABLE.size - 1))
def test_arguments_are_packed_without_gaps(choice: int) -> None:
    kind = TABLE.kind(choice)
    packed = 0
    for r, argument in zip(kind.ranges, TABLE.arguments(choice), strict=True):
        assert 0 <= argument < r.size
        packed = packed * r.size + argument
    assert kind.base + packed == choice


@given(st.integers(-5, TABLE.size + 5))
def test_what_exists_is_written_and_read_back(choice: int) -> None:
    exists = NOTATION.exists(choice)
    assert exists == (0 <= choice < TABLE.size and all(a < 4 for a in TABLE.arguments(choice)[:1]))
    if exists:
        assert NOTATION.read(NOTATION.write(choice)) == choice


def test_notation_is_kind_and_names() -> None:
    assert NOTATION.write(PLAY + 3 * 2 + 1) == "play three mid"
    assert NOTATION.write(STOP) == "stop"
    assert NOTATION.write(GIVE) == "give ace left up"
    assert NOTATION.read("  PLAY  Three mid ") == PLAY + 7


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "begins with one of: pass, play, stop, give"),
        ("jump", "begins with one of: pass, play, stop, give"),
        ("play ace", "the form is: play <card> <place>"),
        ("stop now", "the form is: stop"),
        ("play king left", "'king' is no card; known are: ace, two, three, jack"),
        ("play ace up", "'up' is no place; known are: left, mid, right"),
    ],
)
def test_what_is_no_choice_is_refused_with_what_would_be(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.read(text)
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (-1, "there is no choice -1; there are 0 to 46"),
        (47, "there is no choice 47; there are 0 to 46"),
        (PLAY + 4 * 3, "there is no choice 13: these cards have no card 4"),
    ],
)
def test_a_number_that_is_no_choice_is_not_written(choice: int, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.write(choice)
    assert expected in str(refused.value)
