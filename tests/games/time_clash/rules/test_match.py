"""TC-MATCH and TC-BALANCE: the match, its arcs and their icons."""

from __future__ import annotations

import pytest
from tests.games.time_clash.matches import PACK, begin, new, win_for
from tests.games.time_clash.positions import (
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    do,
    legal,
    position,
    why,
)

from vortex.games.time_clash.rules.match import flip_target
from vortex.kernel.game import OptionError


def arcs(text: str) -> tuple[int, ...]:
    return tuple(PACK.arc_keys.index(key) for key in text.split())


# -- match -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-MATCH-01", "TC-MATCH-14", "TC-SETUP-05")
def test_a_match_is_a_series_of_games_each_set_up_afresh() -> None:
    state = win_for(begin(new()), ENEMY)
    assert (state.deal, state.wins, state.turn) == (2, [0, 1], 1)
    assert state.stacks == [[], [], []]
    assert state.discards == [[], []]


@pytest.mark.rule("TC-MATCH-02", "TC-RULING-63")
def test_a_match_has_three_or_five_games_and_no_other_length_but_a_single_one() -> None:
    assert GAME.options[0].values == (3, 5, 1)
    assert GAME.options[0].default == 3
    with pytest.raises(OptionError, match="takes 3, 5, 1"):
        new(match=7)


@pytest.mark.rule(
    "TC-MATCH-03", "TC-MATCH-04", "TC-MATCH-05", "TC-MATCH-06", "TC-MATCH-07", "TC-3P-01", "TC-RULING-01"
)
def test_seats_alternate_between_two_teams_and_three_players_are_two_against_one() -> None:
    assert new(2).teams == (DOCTOR, ENEMY)
    assert new(3).teams == (DOCTOR, ENEMY, DOCTOR)
    assert new(3, lone="doctor").teams == (DOCTOR, ENEMY, ENEMY)
    assert new(4).teams == (DOCTOR, ENEMY, DOCTOR, ENEMY)
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 seats"):
            new(seats)


@pytest.mark.rule("TC-MATCH-06", "TC-3P-02", "TC-TURN-08")
@pytest.mark.parametrize(
    ("seats", "lone", "order"),
    [
        (2, "enemy", [0, 1, 0, 1, 0]),
        (3, "enemy", [0, 1, 2, 1, 0, 1, 2, 1, 0]),
        (3, "doctor", [0, 1, 0, 2, 0, 1, 0, 2, 0]),
        (4, "enemy", [0, 1, 2, 3, 0, 1, 2, 3, 0]),
    ],
)
def test_three_players_take_turns_by_their_own_rule_and_others_go_round(
    seats: int, lone: str, order: list[int]
) -> None:
    state = do(new(seats, lone=lone), "preset")
    while state.topic in ("first", "second"):
        GAME.apply(state, state.options[0])
    took_turn: list[int] = []
    while len(took_turn) < len(order):
        assert state.topic == "play"
        took_turn.append(state.asked)
        do(state, legal(state, "discard")[0])
    assert took_turn == order


@pytest.mark.rule("TC-MATCH-06", "TC-3P-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_plays_alone_can_be_settled_for_three_seats_only(seats: int) -> None:
    with pytest.raises(OptionError, match=f"'lone' is for 3 seats, not for {seats}"):
        new(seats, lone="doctor")
    assert new(seats, lone="enemy").seats == seats  # the default says nothing


@pytest.mark.rule("TC-MATCH-08", "TC-MATCH-09", "TC-MATCH-10", "TC-RULING-04")
def test_the_doctor_picks_time_then_the_enemy_enemy_then_the_doctor_companion() -> None:
    state = do(new(4), "picks")
    assert (state.asked, state.topic) == (0, "time-arc")
    assert legal(state) == ["take skaro", "take london", "take gallifrey"]
    assert why(state, "take river") == "TC-MATCH-08"
    do(state, "take london")
    assert (state.asked, state.topic) == (1, "enemy-arc")
    assert GAME.view(state, 1)["arcs"][0]["key"] == "london"
    assert legal(state) == ["take davros", "take missy", "take supreme-dalek"]
    do(state, "take missy")
    assert (state.asked, state.topic) == (0, "companion-arc")
    do(state, "take river")
    assert state.arcs == arcs("london river missy")


@pytest.mark.rule("TC-MATCH-11", "TC-MATCH-15", "TC-RULING-02")
def test_arcs_and_sides_stay_for_the_whole_match() -> None:
    state = do(new(), "picks", "take london", "take missy", "take river")
    win_for(state, DOCTOR)
    assert state.deal == 2
    assert state.arcs == arcs("london river missy")
    assert state.teams == (DOCTOR, ENEMY)


@pytest.mark.rule("TC-MATCH-12", "TC-RULING-62")
def test_every_match_start_asks_for_the_preset_or_own_picks() -> None:
    state = new()
    assert legal(state) == ["preset", "picks"]
    do(state, "preset")
    assert state.arcs == arcs("skaro clara davros")
    assert state.topic == "play"


@pytest.mark.rule("TC-MATCH-13", "TC-BALANCE-06")
def test_unequal_icons_are_legal_and_the_first_match_is_balanced() -> None:
    assert flip_target(PACK, arcs("skaro clara davros")) == 800
    state = do(new(), "picks", "take london", "take davros")
    assert GAME.view(state, None)["flip_parts"] is None  # one is still to come
    do(state, "take river")
    assert state.topic == "play"
    assert state.target == 900
    assert GAME.view(state, None)["flip_parts"] == {"base": 800, "step": 100, "tardises": 4, "daleks": 3}


@pytest.mark.rule("TC-WIN-09", "TC-RULING-02")
@pytest.mark.parametrize(("length", "needed"), [(3, 2), (5, 3), (1, 1)])
def test_the_match_ends_when_a_team_has_the_majority(length: int, needed: int) -> None:
    state = begin(new(match=length))
    for game in range(needed):
        assert not state.over
        assert state.wins == [game, 0]
        win_for(state, DOCTOR)
    assert state.over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (needed, 0)


# -- balance ---------------------------------------------------------------------------------------


@pytest.mark.rule("TC-BALANCE-01", "TC-BALANCE-02", "TC-BALANCE-03", "TC-EX-06", "TC-EX-07", "TC-RULING-42")
@pytest.mark.parametrize(
    ("names", "icons", "target"),
    [
        ("skaro clara davros", (4, 4), 800),
        ("london river supreme-dalek", (5, 3), 600),
        ("skaro paternoster-gang supreme-dalek", (7, 6), 700),
        ("london river davros", (3, 4), 900),
    ],
)
def test_each_icon_of_difference_moves_the_target_by_100(
    names: str, icons: tuple[int, int], target: int
) -> None:
    used = arcs(names)
    assert (sum(PACK.daleks[a] for a in used), sum(PACK.tardises[a] for a in used)) == icons
    assert flip_target(PACK, used) == target


@pytest.mark.rule("TC-BALANCE-04")
def test_icons_do_not_move_the_threat_trigger() -> None:
    state = position(
        arcs="london river davros",
        on_turn=1,
        step="third",
        enemy="dalek-fleet maximum-extermination you-will-obey",
    )
    assert state.target == 900
    assert state.phase == ENDGAME


@pytest.mark.rule("TC-BALANCE-05", "TC-RULING-56")
def test_icons_do_not_move_the_number_a_gambit_needs() -> None:
    state = position(
        arcs="skaro river supreme-dalek",
        phase=ENDGAME,
        step="third",
        time="save-gallifrey",
        companion="awkward-question",
        luck=[0],
    )
    assert state.target == 600
    assert GAME.view(do(state, "gambit"), 0)["gambit"]["needed"] == 800
