"""A sitting: events for each seat, undo to the last boundary, standing passes."""

from __future__ import annotations

from typing import cast

import pytest
from tests import toy_game
from tests.toy_game import LanternsState, Turn

from vortex.kernel.events import UNSEEN
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.record import canonical
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.sitting import Sitting, UndoRefused, is_boundary

GAME = toy_game.load()


def dealt(*hands: str, deck: str = "") -> Sitting:
    """A table with these hands, the first seat about to play."""
    sitting = Sitting.open(GAME, {}, [f"Player {n + 1}" for n in range(len(hands))], 1)
    state = cast(LanternsState, sitting.state)
    keys = GAME.pack.keys
    state.hands = [[keys.index(key) for key in hand.split()] for hand in hands]
    state.deck = [keys.index(key) for key in deck.split()]
    placed = [card for zone in (*state.hands, state.deck) for card in zone]
    state.discard = [card for card in range(len(keys)) if card not in placed]
    for card in state.discard:
        state.knows[card] = open_to_all(state.seats)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.knows[card] = 1 << seat
    for card in state.deck:
        state.knows[card] = 0
    state.clear_stack()
    state.call(Turn(0))
    state.here = 2
    state.topic = "play"
    state.asked = 0
    state.options = [0, *(toy_game.PLAY + card for card in state.hands[0])]
    return sitting


def answer(sitting: Sitting, *notations: str) -> None:
    for text in notations:
        sitting.apply(GAME.notation.read(text))


def dump(sitting: Sitting) -> bytes:
    return canonical(GAME.dump(cast(LanternsState, sitting.state)))


def test_a_choice_without_news_can_be_taken_back() -> None:
    sitting = dealt("lamp", "candle", deck="storm")
    answer(sitting, "play lamp", "pass")
    before = dump(sitting)
    told = sitting.events(None)
    answer(sitting, "do first")
    assert cast(LanternsState, sitting.state).light == [1, 0]
    assert sitting.can_undo(0)
    assert not sitting.can_undo(1)
    sitting.undo(0)
    assert dump(sitting) == before
    assert sitting.events(None) == told
    assert sitting.record.choices == ["play lamp", "pass"]
    assert (sitting.asked, sitting.state.topic) == (0, "way")
    answer(sitting, "do second")
    assert sitting.record.choices == ["play lamp", "pass", "do second"]


def test_a_draw_cannot_be_taken_back() -> None:
    sitting = dealt("lamp", "candle", deck="storm")
    answer(sitting, "play lamp", "pass", "do second")
    assert sitting.asked == 0
    with pytest.raises(UndoRefused, match="undo stops at a roll, a draw, a reveal"):
        sitting.undo(0)


def test_an_answer_of_somebody_else_cannot_be_taken_back() -> None:
    sitting = dealt("lamp", "candle", deck="storm")
    answer(sitting, "play lamp")
    assert sitting.asked == 1
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            sitting.undo(seat)
    answer(sitting, "pass")
    with pytest.raises(UndoRefused):
        sitting.undo(0)


def test_a_roll_a_card_seen_and_the_turn_to_answer_are_boundaries_and_nothing_else() -> None:
    before = dealt("lamp", "candle", deck="storm").state
    assert isinstance(before, LanternsState)
    after = before.clone()
    assert not is_boundary(before, after, 0)
    after.light[0] += 1
    after.knows[after.hands[0][0]] = 0
    assert not is_boundary(before, after, 0)
    rolled, seen, moved = before.clone(), before.clone(), before.clone()
    rolled.chance.roll(6)
    assert is_boundary(before, rolled, 0)
    seen.look(1)
    assert is_boundary(before, seen, 0)
    shown = before.clone()
    shown.knows[shown.hands[0][0]] = open_to_all(2)
    assert not is_boundary(before, shown, 0), "a card of one's own that was only shown"
    moved.asked = 1
    assert is_boundary(before, moved, 0)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    with pytest.raises(UndoRefused):
        dealt("lamp", "candle").undo(0)


def test_an_illegal_choice_leaves_table_record_and_events_as_they_were() -> None:
    sitting = dealt("lamp", "candle")
    before = dump(sitting), sitting.record.choices[:], sitting.events(None)
    with pytest.raises(IllegalChoice, match="TOY-TURN-02: Storm is not in your hand"):
        answer(sitting, "play storm")
    assert (dump(sitting), sitting.record.choices, sitting.events(None)) == before
    assert not sitting.can_undo(0)


def test_a_rule_that_fails_leaves_the_table_at_its_last_question(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = dealt("lamp", "candle")

    def fail(self: LanternsState, seat: int, amount: int) -> None:
        raise ZeroDivisionError

    answer(sitting, "play lamp", "pass")
    before = dump(sitting), sitting.record.choices[:], sitting.events(None)
    monkeypatch.setattr(LanternsState, "shine", fail)
    with pytest.raises(ZeroDivisionError):
        answer(sitting, "do first")
    assert (dump(sitting), sitting.record.choices, sitting.events(None)) == before
    monkeypatch.undo()
    answer(sitting, "do first")
    assert sitting.asked == 0


def test_every_seat_is_told_what_it_may_know() -> None:
    sitting = dealt("curtain", "candle", deck="storm")
    answer(sitting, "play curtain", "pass")
    drew = [[event for event in sitting.events(seat) if event.kind == "card-drawn"] for seat in (0, 1, None)]
    storm = GAME.pack.keys.index("storm")
    assert [seen[0].card for seen in drew] == [storm, UNSEEN, UNSEEN]


def test_events_are_told_since_a_moment() -> None:
    sitting = dealt("curtain", "candle", deck="storm")
    answer(sitting, "play curtain")
    seen = len(sitting.events(None))
    answer(sitting, "pass")
    assert [event.kind for event in sitting.events(None, seen)] == ["card-drawn"]


def test_a_standing_pass_passes_windows_of_this_turn_only() -> None:
    sitting = dealt("candle shutter", "mirror lamp", deck="")
    sitting.stand_by(1)
    assert not sitting.answer_standing()
    answer(sitting, "play candle")
    assert (sitting.asked, sitting.state.topic) == (1, "block")
    assert sitting.answer_standing()
    assert sitting.record.choices == ["play candle", "pass"]
    assert (sitting.asked, sitting.state.topic) == (1, "play")
    assert not sitting.answer_standing(), "it is no window"
    answer(sitting, "pass")
    answer(sitting, "play shutter")
    assert (sitting.asked, sitting.state.topic) == (1, "block")
    assert not sitting.answer_standing(), "that was another turn"


def test_a_standing_pass_is_for_one_seat() -> None:
    sitting = dealt("candle shutter", "mirror lamp", "curtain", deck="")
    sitting.stand_by(2)
    answer(sitting, "play candle")
    assert sitting.asked == 1
    assert not sitting.answer_standing()


def test_a_table_goes_on_from_its_record() -> None:
    sitting = Sitting.open(GAME, {"goal": 12}, ["Ann", "Ben"], b"seed")
    answer(sitting, "pass", "pass")
    again = Sitting(GAME, sitting.record)
    assert dump(again) == dump(sitting)
    assert again.record.options == {"goal": 12, "dark": False}
    assert again.events(0) == sitting.events(0)
