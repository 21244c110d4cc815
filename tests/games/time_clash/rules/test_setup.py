"""TC-SETUP: how each game begins."""

from __future__ import annotations

import pytest
from tests.games.time_clash.matches import PACK, begin, new, win_for
from tests.games.time_clash.positions import (
    BUILD_UP,
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    do,
    legal,
    position,
)

from vortex.games.time_clash.numbering import (
    OFF,
    SUIT_NAMES,
)
from vortex.games.time_clash.rules.setup import turn_cycle
from vortex.games.time_clash.zones import orders_of


@pytest.mark.rule("TC-SETUP-02")
def test_the_order_of_the_arcs_around_the_disk_is_fixed_and_of_no_effect() -> None:
    assert [stack["type"] for stack in GAME.view(begin(new()), None)["stacks"]] == [
        "time",
        "companion",
        "enemy",
    ]


@pytest.mark.rule("TC-SETUP-07", "TC-3P-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_cards_of_the_own_deck(seats: int) -> None:
    state = begin(new(seats))
    if state.topic == "first":
        do(state, legal(state)[0])
    assert state.turn == 1
    drawn = state.cycle[0]
    assert [len(hand) for hand in state.hands] == [3 if seat == drawn else 2 for seat in range(seats)]
    for seat, hand in enumerate(state.hands):
        assert all(PACK.team[number] == state.teams[seat] for number in hand)


@pytest.mark.rule("TC-SETUP-08")
def test_the_doctors_team_starts_the_first_game() -> None:
    assert begin(new()).cycle[0] == 0


@pytest.mark.rule("TC-SETUP-09", "TC-RULING-06")
@pytest.mark.parametrize("winner", [DOCTOR, ENEMY])
def test_the_loser_starts_the_next_game(winner: int) -> None:
    state = win_for(begin(new()), winner)
    assert state.teams[state.cycle[0]] == 1 - winner


@pytest.mark.rule("TC-SETUP-09", "TC-RULING-06", "TC-RULING-12")
def test_who_lost_by_deck_out_starts_the_next_game_with_a_whole_deck() -> None:
    state = position(match=3, on_turn=1, step="draw", rest=("deck", "removed"))
    assert state.deal == 2
    assert state.wins == [1, 0]
    assert state.cycle[0] == 1
    assert state.removed == [[], []]
    assert len(state.decks[ENEMY]) == 24 - 3


@pytest.mark.rule("TC-SETUP-10", "TC-SETUP-11", "TC-RULING-03")
def test_the_starting_team_chooses_after_seeing_its_hands() -> None:
    state = begin(new(4))
    assert (state.asked, state.topic) == (0, "first")
    assert legal(state) == ["first 1", "first 3"]
    assert len(GAME.view(state, 0)["hands"][0]["known"]) == 2
    assert GAME.view(state, 0)["hands"][2] == {"count": 2, "known": []}
    do(state, "first 3")
    assert state.cycle == (2, 3, 0, 1)


@pytest.mark.rule("TC-RULING-03", "TC-SETUP-10")
def test_before_the_first_turn_of_a_later_game_the_lowest_seat_speaks_again() -> None:
    state = position(
        seats=4, match=3, on_turn=3, first=2, phase=ENDGAME, step="third", enemy="gunstick", luck=range(9)
    )
    assert (state.deal, state.wins) == (2, [0, 1])
    assert (state.asked, state.topic) == (0, "first")
    assert (state.cycle, state.orders, state.place) == ((), (), 0)


@pytest.mark.rule("TC-SETUP-03", "TC-SETUP-01", "TC-ARC-05")
def test_in_the_next_game_the_pawn_is_off_the_arcs_again() -> None:
    state = position(
        match=3,
        pawn="enemy",
        on_turn=1,
        phase=ENDGAME,
        step="third",
        enemy="gunstick",
        arcs="london river davros",
    )
    assert (state.deal, state.pawn, state.phase) == (2, OFF, BUILD_UP)
    assert state.powers == 0
    assert len(legal(state, f"move {PACK.keys[state.hands[state.asked][0]]} ")) == 3


@pytest.mark.rule("TC-RULING-06")
def test_the_member_who_did_not_start_last_time_stands_first() -> None:
    state = do(begin(new(4)), "first 1")
    win_for(state, ENEMY)
    assert legal(state) == ["first 3", "first 1"]


@pytest.mark.rule("TC-RULING-13")
def test_threats_are_the_enemys_and_quips_the_doctors_and_both_have_tech_and_plans() -> None:
    owners = {
        suit: {PACK.team[c] for c in range(48) if PACK.suit[c] == i} for i, suit in enumerate(SUIT_NAMES)
    }
    assert owners == {"threat": {ENEMY}, "quip": {DOCTOR}, "tech": {DOCTOR, ENEMY}, "plan": {DOCTOR, ENEMY}}


@pytest.mark.rule("TC-RULING-36", "TC-RULING-03")
def test_turn_order_decides_who_is_asked_first_and_who_speaks() -> None:
    teams = (DOCTOR, ENEMY, DOCTOR, ENEMY)
    cycle = turn_cycle(teams, 2, -1)
    assert cycle == (2, 3, 0, 1)
    assert orders_of(teams, cycle)[1] == ((0, 2), (3, 1))
    state = position(seats=4, on_turn=2)
    assert state.speaker(DOCTOR) == 2
    assert state.speaker(ENEMY) == 3
