"""TC-VIS: what is open, what is hidden, and that nobody is told anything in secret."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    ENDGAME,
    GAME,
    asked,
    card,
    do,
    keys,
    legal,
    position,
    told,
    until,
    why,
)

from vortex.games.time_clash.events import CardDrawn
from vortex.kernel.game import View
from vortex.kernel.sitting import Sitting


def known(view: View, seat: int) -> list[str]:
    return [face["key"] for face in view["hands"][seat]["known"]]


@pytest.mark.rule("TC-VIS-01")
def test_buried_cards_stay_visible_to_all() -> None:
    state = position(companion="yo-yo plunger crooked-bow-tie")
    for seat in (0, 1, None):
        faces = GAME.view(state, seat)["stacks"][1]["cards"]
        assert [face["key"] for face in faces] == ["yo-yo", "plunger", "crooked-bow-tie"]


@pytest.mark.rule("TC-VIS-02", "TC-RULING-05", "TC-RULING-07")
def test_a_hand_is_seen_by_its_holder_only_not_by_the_teammate() -> None:
    state = position(seats=4, hands=["yo-yo", "lure", "regroup refocus", ""])
    assert known(GAME.view(state, 2), 2) == ["regroup", "refocus"]
    for seat in (0, 1, 3, None):
        assert GAME.view(state, seat)["hands"][2] == {"count": 2, "known": []}


@pytest.mark.rule("TC-VIS-03", "TC-VIS-04", "TC-RULING-05", "TC-EX-12")
def test_a_card_that_is_shown_is_shown_to_all_and_stays_known_until_it_leaves_the_hand() -> None:
    state = position(seats=4, hands=["yo-yo regroup", "lure", "refocus", "scan"])
    do(state, "show yo-yo")
    assert state.topic == "play"  # showing does not use up the step
    for seat in (0, 1, 2, 3, None):
        assert "yo-yo" in known(GAME.view(state, seat), 0)
    assert known(GAME.view(state, 1), 0) == ["yo-yo"]
    assert why(state, "show yo-yo") == "TC-RULING-05"
    assert legal(state, "show") == ["show regroup"]


@pytest.mark.rule("TC-VIS-02")
def test_the_order_of_a_hand_is_its_holders_business() -> None:
    for hand in ("yo-yo regroup thunderous-eyebrows", "regroup thunderous-eyebrows yo-yo"):
        state = position(on_turn=1, hands=[hand, "scan plunger"])
        do(state, "use scan 1", "pass")
        assert known(GAME.view(state, 0), 0) == hand.split()
        for seat in (1, None):
            assert known(GAME.view(state, seat), 0) == ["thunderous-eyebrows", "yo-yo", "regroup"]


@pytest.mark.rule("TC-RULING-05")
def test_the_pair_of_three_players_may_show_and_so_it_may_at_a_granted_play() -> None:
    state = position(seats=3, hands=["psychic-paper yo-yo regroup", "", "refocus"])
    assert legal(state, "show") == ["show psychic-paper", "show yo-yo", "show regroup"]
    do(state, "use psychic-paper 1")
    assert state.topic == "granted-play"
    assert legal(state, "show") == ["show yo-yo", "show regroup"]
    do(state, "show regroup")
    assert (state.asked, state.topic) == (0, "granted-play")
    assert known(GAME.view(state, 1), 0) == ["regroup"]


@pytest.mark.rule("TC-RULING-05")
def test_without_a_teammate_there_is_nothing_to_show() -> None:
    state = position(hands=["yo-yo", ""])
    assert legal(state, "show") == []
    assert why(state, "show yo-yo") == "TC-RULING-05"
    lone = position(seats=3, on_turn=1, hands=["", "lure", ""])
    assert legal(lone, "show") == []


@pytest.mark.rule("TC-VIS-05", "TC-RULING-07")
def test_decks_are_counts_to_everybody() -> None:
    state = position(hands=["yo-yo", "lure"])
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["decks"] == [23, 23]


@pytest.mark.rule("TC-VIS-06", "TC-ARC-09")
def test_the_reserve_lies_face_up() -> None:
    state = position(
        arcs="gallifrey clara davros", reserve="yo-yo regroup save-gallifrey", hands=["refocus", ""]
    )
    for seat in (0, 1, None):
        assert [face["key"] for face in GAME.view(state, seat)["reserve"]] == [
            "yo-yo",
            "regroup",
            "save-gallifrey",
        ]


@pytest.mark.rule("TC-VIS-07")
def test_a_played_card_is_shown_with_its_stack_before_anybody_replies() -> None:
    state = position(hands=["borrow-a-tank", "plunger"])
    do(state, "play borrow-a-tank enemy")
    assert (state.asked, state.topic) == (1, "counter")
    seen = GAME.view(state, 1)
    assert [face["key"] for face in seen["declared"]] == ["borrow-a-tank"]
    assert "Borrow a Tank (Plan +200) on the Enemy stack" in asked(state)


@pytest.mark.rule("TC-VIS-07", "TC-RULING-61")
def test_a_pawn_move_is_shown_with_its_destination_before_anybody_replies() -> None:
    state = position(on_turn=1, hands=["yo-yo", "plunger"])
    do(state, "move plunger time")
    assert (state.asked, state.topic) == (0, "counter")
    assert "moves the Doctor to the Time arc" in asked(state)


@pytest.mark.rule("TC-VIS-08")
def test_gambit_cards_are_open_to_every_later_decider() -> None:
    state = position(
        phase=ENDGAME,
        step="third",
        time="save-gallifrey",
        hands=["borrow-a-tank", "nano-cloud"],
        discards=("", "exterminate rebut rebut-2"),
    )
    do(state, "gambit", "turn time", "add borrow-a-tank")
    assert (state.asked, state.topic) == (1, "contribute")
    assert [c["key"] for c in GAME.view(state, 1)["gambit"]["cards"]] == ["save-gallifrey", "borrow-a-tank"]


@pytest.mark.rule("TC-VIS-08", "TC-GAMBIT-10")
def test_the_last_view_of_a_won_match_still_shows_the_gambit() -> None:
    state = position(
        phase=ENDGAME,
        step="third",
        time="thirteen-tardises",
        companion="awkward-question",
        hands=["ask-for-tea", "gunstick"],
        discards=("", "exterminate rebut rebut-2"),
        removed=("reverse-the-polarity", ""),
        luck=[2],
    )
    assert GAME.view(state, None)["gambit"] is None
    do(state, "gambit", "turn time")
    seen = GAME.view(state, None)["gambit"]
    assert (seen["rolled"], seen["outcome"]) == (None, None)
    until(do(state, "turn companion"), "contribute")
    do(state, "add ask-for-tea", "add gunstick")
    assert state.over
    for seat in (0, 1, None):
        seen = GAME.view(state, seat)["gambit"]
        assert (seen["sum"], seen["needed"], seen["rolled"]) == (700, 800, 200)
        assert (seen["winning_faces"], seen["outcome"]) == ([], "success")
        assert [face["key"] for face in seen["cards"]] == [
            "thirteen-tardises",
            "awkward-question",
            "ask-for-tea",
            "gunstick",
        ]


@pytest.mark.rule("TC-VIS-09")
def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    state = position(step="play", hands=["yo-yo", ""], decks=("regroup", "lure"))
    state.events = []
    do(state, "discard yo-yo")
    draws = [event for event in state.events if isinstance(event, CardDrawn)]
    assert draws == [CardDrawn(1, card("lure"))]
    assert told(draws[0].seen_by(1)) == "Bob draws Lure."
    for seat in (0, None):
        assert told(draws[0].seen_by(seat)) == "Bob draws a card."


@pytest.mark.rule("TC-RULING-27")
def test_discard_piles_are_open_and_keep_their_order() -> None:
    state = position(discards=("yo-yo regroup ask-for-tea", ""), hands=["refocus", ""])
    assert [face["key"] for face in GAME.view(state, 1)["discards"][0]] == ["yo-yo", "regroup", "ask-for-tea"]


@pytest.mark.rule("TC-RULING-59")
def test_a_standing_decline_answers_windows_of_this_turn_and_no_others() -> None:
    sitting = Sitting.open(GAME, {"match": 1}, ["Ann", "Bob"], 11)
    sitting.apply(GAME.notation.read("preset"))
    sitting.stand_by(1)
    assert not sitting.answer_standing()  # seat 0 is asked, and no window is open
    state = sitting.state
    plays = [c for c in state.options if GAME.notation.write(c).startswith("play ")]
    sitting.apply(plays[0])
    assert (sitting.asked, sitting.state.topic) == (1, "counter")
    assert sitting.answer_standing()
    assert sitting.state.topic != "counter"
    # On the next turn of the other side the decline has lapsed.
    turn = sitting.game.turns(sitting.state)
    while not (sitting.asked == 1 and sitting.state.topic == "counter"):
        assert sitting.game.turns(sitting.state) <= turn + 2
        notation = [GAME.notation.write(choice) for choice in sitting.state.options]
        wanted = "play " if sitting.asked == 0 else "discard "
        texts = [text for text in notation if text.startswith(wanted)] or ["pass"]
        sitting.apply(GAME.notation.read(texts[0]))
    assert sitting.game.turns(sitting.state) > turn
    assert not sitting.answer_standing()
    assert (sitting.asked, sitting.state.topic) == (1, "counter")


@pytest.mark.rule("TC-RULING-59")
def test_everybody_sees_who_is_asked_and_nobody_else_with_what_it_could_be_answered() -> None:
    state = position(hands=["borrow-a-tank", "exterminate"])
    do(state, "play borrow-a-tank time")
    assert legal(state) == ["pass", "counter exterminate 2"]
    for seat in (0, 1, None):
        seen = GAME.view(state, seat)
        assert (seen["asked"], seen["topic"]) == (1, "counter")
        assert ("exterminate" in str(seen)) == (seat == 1)


def test_hands_hold_what_the_position_says() -> None:
    assert keys(position(hands=["yo-yo regroup", ""]).hands[0]) == "yo-yo regroup"
