"""What a choice would change in the chooser's own view: shown as far as it is certain, and no further."""

from __future__ import annotations

from typing import cast

import pytest
from tests import toy_game
from tests.kernel.test_sitting import dealt
from tests.toy_game import LanternsState

from vortex.kernel.preview import Change, Preview, changes
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.sitting import Sitting

GAME = toy_game.load()


def preview(sitting: Sitting, notation: str, seat: int = 0) -> Preview | None:
    return GAME.preview(cast(LanternsState, sitting.state), seat, GAME.notation.read(notation))


def found(sitting: Sitting, notation: str) -> dict[str, object]:
    """The changes by the first part of their paths, without the topic."""
    foreseen = preview(sitting, notation)
    assert foreseen is not None
    return {str(path[0]): value for path, value in foreseen.changes if path[0] != "topic"}


def test_a_preview_goes_as_far_as_the_next_question_of_the_same_seat() -> None:
    sitting = dealt("lamp", "candle", deck="storm")
    foreseen = preview(sitting, "play lamp")
    assert foreseen is not None
    assert foreseen.is_whole
    assert (("topic",), "way") in foreseen.changes


def test_windows_are_passed_as_if_nobody_replied() -> None:
    sitting = dealt("candle lamp", "shutter", deck="storm")
    assert GAME.pack.shield[GAME.pack.keys.index("shutter")]
    assert found(sitting, "play candle")["light"] == 1


def test_a_preview_stops_before_the_first_card_that_the_seat_would_come_to_know() -> None:
    sitting = dealt("lamp", "candle", deck="storm")
    sitting.apply(GAME.notation.read("play lamp"))
    sitting.apply(GAME.notation.read("pass"))
    assert preview(sitting, "do second") is None, "it draws at once"
    assert preview(sitting, "do first") is not None


def test_what_another_seat_draws_is_certain_for_all_but_its_face() -> None:
    sitting = dealt("candle", "lamp", deck="storm mirror")
    after = found(sitting, "pass")
    assert after == {"turn": 2, "hands": [None, None], "deck": [None]}


def test_a_preview_that_luck_ends_tells_what_comes_before_it() -> None:
    sitting = dealt("spark", "", deck="")
    foreseen = preview(sitting, "play spark")
    assert foreseen is not None
    assert not foreseen.is_whole
    assert (("hands", 0), []) in foreseen.changes
    assert "light" not in {path[0] for path, _ in foreseen.changes}
    assert "topic" not in {path[0] for path, _ in foreseen.changes}


def test_the_end_of_the_game_can_be_foreseen() -> None:
    sitting = dealt("candle", "", deck="")
    cast(LanternsState, sitting.state).light = [5, 0]
    foreseen = preview(sitting, "play candle")
    assert foreseen is not None
    assert foreseen.is_whole
    assert found(sitting, "play candle")["light"] == 6


def test_a_preview_changes_nothing_and_tells_no_event() -> None:
    sitting = dealt("candle lamp", "mirror", deck="storm")
    state = cast(LanternsState, sitting.state)
    before = canonical(GAME.dump(state)), sitting.event_count
    preview(sitting, "play candle")
    assert (canonical(GAME.dump(state)), sitting.event_count) == before


def test_only_a_legal_choice_of_the_asked_seat_has_a_preview() -> None:
    sitting = dealt("candle", "mirror", deck="storm")
    with pytest.raises(IllegalChoice, match="TOY-TURN-02"):
        preview(sitting, "play mirror")
    with pytest.raises(IllegalChoice, match="TOY-TURN-02"):
        preview(sitting, "pass", seat=1)


@pytest.mark.parametrize(
    ("before", "after", "made"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, [(("a",), 2), (("b", 1), 3)]),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, [(("a",), [1, 2, 3])]),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, [(("a",), {"c": 1})]),
        ({"a": {"b": 1}}, {"a": None}, [(("a",), None)]),
        ({"a": 1}, {"a": True}, [(("a",), True)]),
        ([{"a": [0]}], [{"a": [1]}], [((0, "a", 0), 1)]),
        (1, 2, [((), 2)]),
    ],
)
def test_changes_are_paths_and_new_values(before: object, after: object, made: list[Change]) -> None:
    assert changes(before, after) == made
