"""TC-TURN and TC-DRAW: the shape of a turn, drawing, and the limits of turns."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    BUILD_UP,
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    cards,
    do,
    keys,
    legal,
    position,
)

from vortex.games.time_clash.numbering import BY_DECK_OUT, BY_TURN_LIMIT


@pytest.mark.rule("TC-TURN-01", "TC-DRAW-01", "TC-DRAW-02", "TC-TURN-10")
def test_a_turn_draws_one_card_of_the_own_deck_then_plays_then_passes_on() -> None:
    state = position(step="draw", hands=["yo-yo refocus", "lure scan"], decks=("ask-for-tea", "plunger"))
    assert keys(state.hands[0]) == "yo-yo refocus ask-for-tea"
    assert state.topic == "play"
    do(state, "discard yo-yo")
    assert len(state.hands[0]) == 2
    assert (state.asked, state.topic) == (1, "play")
    assert keys(state.hands[1]) == "lure scan plunger"


@pytest.mark.rule("TC-TURN-02", "TC-TURN-03")
def test_a_discard_to_move_or_to_pass_takes_the_place_of_a_play() -> None:
    for choice in ("move yo-yo enemy", "discard yo-yo"):
        state = position(hands=["yo-yo", ""])
        do(state, choice)
        assert state.asked == 1
        assert keys(state.discards[DOCTOR]) == "yo-yo"


@pytest.mark.rule("TC-TURN-04", "TC-TURN-05", "TC-WIN-02")
def test_a_turn_that_began_in_build_up_has_no_victory_check_even_if_the_endgame_has_begun() -> None:
    state = position(on_turn=1, step="third", phase=ENDGAME, began_in=BUILD_UP, enemy="gunstick")
    assert not state.over
    assert sum(state.totals) == -300


@pytest.mark.rule("TC-TURN-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_build_up_the_third_step_checks_for_the_endgame_for_either_team(seat: int) -> None:
    state = position(
        on_turn=seat,
        step="third",
        companion="awkward-question tardis-console",
        enemy="dalek-fleet maximum-extermination you-will-obey",
        raised="companion",
    )
    if seat == 0:
        assert state.topic == "flip"
    else:
        assert state.phase == ENDGAME


@pytest.mark.rule("TC-TURN-06", "TC-GAMBIT-01")
def test_in_the_endgame_a_doctor_turn_ends_with_the_offer_of_a_gambit() -> None:
    state = position(step="third", phase=ENDGAME)
    assert (state.asked, state.topic) == (0, "gambit")
    assert legal(state) == ["pass", "gambit"]


@pytest.mark.rule("TC-TURN-07")
def test_in_the_endgame_an_enemy_turn_ends_with_the_victory_check() -> None:
    assert position(on_turn=1, step="third", phase=ENDGAME, enemy="gunstick").over


@pytest.mark.rule("TC-TURN-08")
def test_turns_go_round_the_table() -> None:
    state = position(seats=4, step="draw", luck=range(100))
    order = []
    for _ in range(8):
        order.append(state.asked)
        do(state, legal(state, "discard")[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("TC-TURN-09")
def test_a_failed_gambit_or_a_missed_check_lets_the_turns_go_on() -> None:
    state = position(on_turn=1, step="third", phase=ENDGAME, time="yo-yo")
    assert not state.over
    assert state.asked == 0


@pytest.mark.rule("TC-DRAW-03", "TC-EXD-14")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    pile = "yo-yo refocus ask-for-tea"
    state = position(
        step="draw",
        discards=(pile, ""),
        rest=("removed", "deck"),
        orders=[cards("yo-yo refocus ask-for-tea")],
    )
    assert keys(state.hands[0]) == "ask-for-tea"
    assert keys(state.decks[DOCTOR]) == "yo-yo refocus"
    assert state.discards[DOCTOR] == []


@pytest.mark.rule("TC-DRAW-03")
def test_reshuffled_cards_are_known_to_nobody() -> None:
    state = position(step="draw", discards=("yo-yo refocus", ""), rest=("removed", "deck"))
    assert state.knows[state.decks[DOCTOR][0]] == 0
    assert state.hidden >> state.decks[DOCTOR][0] & 1


@pytest.mark.rule("TC-DRAW-04", "TC-WIN-07", "TC-EXD-15", "TC-RULING-09")
@pytest.mark.parametrize("phase", [BUILD_UP, ENDGAME])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_must_draw_and_cannot_loses_at_once_in_either_phase(seat: int, phase: int) -> None:
    rest = ("removed", "deck") if seat == 0 else ("deck", "removed")
    state = position(on_turn=seat, step="draw", phase=phase, rest=rest)
    assert state.over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.kind == "deck-out"
    assert outcome.winners == (1 - seat,)


@pytest.mark.rule("TC-RULING-08")
def test_taking_the_last_card_does_nothing_by_itself() -> None:
    state = position(step="draw", decks=("yo-yo", ""), rest=("removed", "deck"))
    assert not state.over
    assert keys(state.hands[0]) == "yo-yo"
    assert state.decks[DOCTOR] == []


@pytest.mark.rule("TC-DRAW-05", "TC-RULING-10", "TC-RULING-24")
def test_a_draw_by_a_card_reshuffles_too_and_may_bring_the_card_itself() -> None:
    state = position(hands=["sonic-screwdriver", ""], time="yo-yo", rest=("removed", "deck"))
    do(state, "use sonic-screwdriver 1")
    assert keys(state.hands[0]) == "sonic-screwdriver"


@pytest.mark.rule("TC-DRAW-05", "TC-RULING-10")
def test_a_compulsory_draw_that_finds_nothing_loses_the_game() -> None:
    state = position(
        arcs="skaro clara supreme-dalek",
        pawn="enemy",
        on_turn=1,
        hands=["", "plunger"],
        rest=("deck", "removed"),
    )
    do(state, "reinforce plunger")
    assert state.over
    assert state.how == BY_DECK_OUT
    assert state.wins == [1, 0]


@pytest.mark.rule("TC-RULING-58", "TC-EXD-20")
def test_after_turn_100_in_build_up_the_endgame_begins_without_flip_or_benefit() -> None:
    state = position(turn=100, hands=["yo-yo", "plunger"], enemy="gunstick", discards=("", "exterminate"))
    do(state, "discard yo-yo")
    assert state.phase == ENDGAME
    assert state.turn_phase == ENDGAME
    assert keys(state.stacks[2]) == "gunstick"
    assert (state.asked, state.turn) == (1, 101)
    do(state, "discard plunger")
    assert state.over
    assert state.wins == [0, 1]


@pytest.mark.rule("TC-RULING-58")
def test_turn_99_changes_nothing() -> None:
    state = position(turn=99, hands=["yo-yo", "plunger"])
    do(state, "discard yo-yo")
    assert state.phase == BUILD_UP


@pytest.mark.rule("TC-RULING-58", "TC-EXD-21", "TC-WIN-08")
@pytest.mark.parametrize(
    ("time", "winner"), [("", DOCTOR), ("ask-for-tea nano-cloud", DOCTOR), ("nano-cloud", ENEMY)]
)
def test_after_turn_200_the_sum_of_the_stacks_decides(time: str, winner: int) -> None:
    state = position(turn=200, phase=ENDGAME, step="third", time=time)
    do(state, "pass")
    assert state.over
    assert state.how == BY_TURN_LIMIT
    assert state.wins[winner] == 1
