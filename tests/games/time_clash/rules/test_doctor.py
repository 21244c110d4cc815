"""TC-DOCTOR and TC-PASS: discarding to move the pawn, and to pass."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import DOCTOR, ENDGAME, ENEMY, do, keys, legal, position, why

from vortex.games.time_clash.cards import RESCUE, SILENCE
from vortex.games.time_clash.numbering import OFF


@pytest.mark.rule("TC-DOCTOR-01", "TC-DOCTOR-02", "TC-DOCTOR-05")
@pytest.mark.parametrize(("seat", "key"), [(0, "regroup"), (1, "gunstick")])
def test_either_team_may_discard_any_card_to_put_the_pawn_on_an_arc(seat: int, key: str) -> None:
    hands = ["", ""]
    hands[seat] = key
    state = position(on_turn=seat, hands=hands)
    assert state.pawn == OFF
    assert legal(state, "move") == [f"move {key} time", f"move {key} companion", f"move {key} enemy"]
    do(state, f"move {key} companion")
    assert state.pawn == 1
    assert keys(state.discards[seat]) == key


@pytest.mark.rule("TC-DOCTOR-06", "TC-RULING-20")
def test_a_pawn_on_an_arc_goes_to_another_arc_and_never_off() -> None:
    state = position(hands=["yo-yo", ""], pawn="companion")
    assert legal(state, "move") == ["move yo-yo time", "move yo-yo enemy"]
    assert why(state, "move yo-yo companion") == "TC-RULING-20"


@pytest.mark.rule("TC-DOCTOR-03")
def test_the_move_is_available_at_a_granted_play() -> None:
    state = position(hands=["refocus yo-yo", ""])
    do(state, "use refocus 1", "go time", "move yo-yo enemy")
    assert state.pawn == 2


@pytest.mark.rule("TC-DOCTOR-04", "TC-GAMBIT-17")
def test_the_move_is_not_available_during_a_gambit() -> None:
    state = position(phase=ENDGAME, step="third", hands=["yo-yo", ""])
    do(state, "gambit")
    assert state.topic == "contribute"
    assert legal(state) == ["pass", "add yo-yo"]
    assert why(state, "move yo-yo time") == "TC-GAMBIT-17"


@pytest.mark.rule("TC-DOCTOR-07")
def test_a_move_switches_the_abilities_of_both_arcs() -> None:
    state = position(arcs="skaro river davros", hands=["fair-warning yo-yo", ""], pawn="companion")
    assert (state.powers & RESCUE, state.powers & SILENCE) == (RESCUE, 0)
    do(state, "move yo-yo enemy")
    assert (state.powers & RESCUE, state.powers & SILENCE) == (0, SILENCE)


@pytest.mark.rule("TC-DOCTOR-08", "TC-COUNTER-11", "TC-EX-04", "TC-EX-10")
def test_a_card_discarded_to_move_the_pawn_is_not_played_and_cannot_be_countered() -> None:
    state = position(
        hands=["fair-warning", "rebut exterminate"],
        pawn="enemy",
        companion="ask-for-tea",
        removed=("", "lure lure-2"),  # the counters to the move
    )
    do(state, "move fair-warning companion")
    assert state.pawn == 1
    assert keys(state.discards[DOCTOR]) == "fair-warning"
    assert keys(state.hands[1]).startswith("rebut exterminate")
    assert (state.asked, state.topic) == (1, "play")


@pytest.mark.rule("TC-PASS-01", "TC-COUNTER-11")
def test_a_discard_to_pass_does_nothing_else() -> None:
    state = position(hands=["wake-the-sewers", "exterminate"], time="nano-cloud", pawn="time")
    do(state, "discard wake-the-sewers")
    assert keys(state.discards[DOCTOR]) == "wake-the-sewers"
    assert keys(state.stacks[0]) == "nano-cloud"
    assert state.pawn == 0
    assert (state.asked, state.topic) == (1, "play")


@pytest.mark.rule("TC-PASS-02")
def test_there_is_no_pass_without_a_discard() -> None:
    state = position(on_turn=1, hands=["", "rebut"])
    assert "pass" not in legal(state)
    assert why(state, "pass") == "TC-PASS-02"


@pytest.mark.rule("TC-RULING-38", "TC-EXD-26", "TC-COUNTER-17")
def test_refocus_stops_a_move_paid_by_a_discard_which_stays_spent() -> None:
    state = position(on_turn=1, hands=["refocus", "plunger"], pawn="time", decks=("yo-yo", ""))
    do(state, "move plunger enemy")
    assert (state.asked, legal(state)) == (0, ["pass", "counter refocus 2"])
    do(state, "counter refocus 2")
    assert state.pawn == 0
    assert keys(state.discards[ENEMY]) == "plunger"
    assert keys(state.discards[DOCTOR]) == "refocus"
    assert keys(state.hands[0]).split()[0] == "yo-yo"
    assert state.asked == 0  # and the turn is over
    assert state.turn == 2
