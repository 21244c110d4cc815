"""TC-COMP, TC-MATCH, TC-BALANCE, TC-SETUP: components, the match, its arcs, and each game's beginning."""

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
    legal,
    position,
    why,
)

from vortex.games.time_clash.numbering import (
    COMPANION,
    ENEMY_STACK,
    FAIL,
    OFF,
    PLAN,
    QUIP,
    SPECIAL,
    SUIT_NAMES,
    TECH,
    THREAT,
    TIME,
)
from vortex.games.time_clash.rules.match import flip_target
from vortex.games.time_clash.rules.setup import turn_cycle
from vortex.games.time_clash.state import ClashState
from vortex.games.time_clash.zones import orders_of
from vortex.kernel.chance import FastChance
from vortex.kernel.game import OptionError

PACK = GAME.pack


def new(seats: int = 2, match: int = 3, lone: str = "enemy", seed: int = 7) -> ClashState:
    return GAME.new({"match": match, "lone": lone}, seats, seed)


def arcs(text: str) -> tuple[int, ...]:
    return tuple(PACK.arc_keys.index(key) for key in text.split())


def begin(state: ClashState) -> ClashState:
    """Up to the first question of the first turn."""
    return do(state, "preset")


def win_for(state: ClashState, team: int) -> ClashState:
    """Bring the present game to its end: the team wins on a turn limit."""
    state.turn = PACK.game_turns
    state.stacks = [cards("save-gallifrey") if team == DOCTOR else cards("conquer-earth"), [], []]
    for zone in (*state.decks, *state.hands):
        for number in state.stacks[0]:
            if number in zone:
                zone.remove(number)
    state.derive()
    chance = FastChance(1)
    game = state.deal
    while state.deal == game and not state.over:
        # The quietest choice: decline, or discard to pass.
        quiet = [c for c in state.options if c == 0 or GAME.notation.write(c).startswith("discard")]
        GAME.apply(state, quiet[0] if quiet else state.options[chance.below(len(state.options))])
    return state


# -- components ------------------------------------------------------------------------------------


@pytest.mark.rule("TC-COMP-01", "TC-COMP-12", "TC-COMP-13")
def test_there_are_nine_arcs_three_of_each_type_and_a_game_uses_one_of_each() -> None:
    assert len(PACK.arc_keys) == 9
    state = begin(new())
    assert [arc // 3 for arc in state.arcs] == [TIME, COMPANION, ENEMY_STACK]


@pytest.mark.rule("TC-COMP-02", "TC-COMP-03", "TC-COMP-04", "TC-RULING-14")
def test_one_die_has_six_faces_one_of_which_is_fail() -> None:
    assert PACK.die == (FAIL, 100, 200, 200, 500, 500)


@pytest.mark.rule("TC-RULING-14")
def test_card_values_are_hundreds_from_100_to_500() -> None:
    assert sorted({size for size in PACK.size if size}) == [100, 200, 300, 400, 500]


@pytest.mark.rule("TC-COMP-05", "TC-COMP-06", "TC-COMP-15", "TC-SETUP-04")
def test_each_arc_has_a_marker_that_starts_at_zero_and_knows_both_signs() -> None:
    assert GAME.view(begin(new()), None)["stacks"][0]["total"] == 0
    assert position(time="save-gallifrey", enemy="gunstick").totals == [400, 0, -300]


@pytest.mark.rule("TC-COMP-07", "TC-COMP-08", "TC-SETUP-01", "TC-ENDGAME-01")
def test_the_one_disk_in_use_starts_with_build_up_and_has_one_other_face() -> None:
    state = begin(new())
    assert state.phase == BUILD_UP
    assert {BUILD_UP, ENDGAME} == {0, 1}
    assert GAME.view(state, None)["phase"] == "build-up"


@pytest.mark.rule("TC-COMP-09", "TC-COMP-10", "TC-SETUP-06")
def test_each_team_has_a_deck_of_24_cards() -> None:
    assert PACK.team.count(DOCTOR) == 24
    assert PACK.team.count(ENEMY) == 24
    state = begin(new())
    assert len(state.decks[DOCTOR]) + len(state.hands[0]) == 24
    assert len(state.decks[ENEMY]) + len(state.hands[1]) == 24


@pytest.mark.rule("TC-COMP-11", "TC-SETUP-03")
def test_the_one_pawn_starts_on_no_arc() -> None:
    state = begin(new())
    assert state.pawn == OFF
    assert GAME.view(state, None)["pawn"] is None


@pytest.mark.rule("TC-COMP-14")
def test_arcs_show_icons_and_either_kind_may_be_missing() -> None:
    assert all(d + t > 0 for d, t in zip(PACK.daleks, PACK.tardises, strict=True))
    assert 0 in PACK.daleks
    assert 0 in PACK.tardises


@pytest.mark.rule("TC-COMP-16")
def test_each_arc_says_which_suits_its_stack_accepts() -> None:
    accepted = [
        {PACK.suit[c] for c in range(48) if PACK.suit[c] != SPECIAL and stack in PACK.legal_stacks(c, 0)}
        for stack in range(3)
    ]
    assert accepted == [{TECH, PLAN}, {QUIP, TECH, PLAN}, {THREAT, PLAN}]


@pytest.mark.rule("TC-COMP-17")
def test_the_teams_piles_are_never_mixed() -> None:
    state = new(4, 1)
    chance = FastChance(3)
    while not state.over:
        for team in (DOCTOR, ENEMY):
            for zone in (state.decks[team], state.discards[team], state.removed[team]):
                assert all(PACK.team[number] == team for number in zone)
        GAME.apply(state, state.options[chance.below(len(state.options))])


# -- match -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-MATCH-01", "TC-MATCH-14", "TC-SETUP-05")
def test_a_match_is_a_series_of_games_each_set_up_afresh() -> None:
    state = win_for(begin(new()), ENEMY)
    assert (state.deal, state.wins, state.turn) == (2, [0, 1], 1)
    assert state.stacks == [[], [], []]
    assert state.discards == [[], []]


@pytest.mark.rule("TC-MATCH-02")
def test_a_match_has_three_or_five_games_and_no_other_length_but_a_single_one() -> None:
    assert GAME.options[0].values == (1, 3, 5)
    assert GAME.options[0].default == 3
    with pytest.raises(OptionError, match="takes 1, 3, 5"):
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
    state = do(new(), "picks", "take london", "take davros", "take river")
    assert state.topic == "play"
    assert state.target == 900


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


# -- game set-up -----------------------------------------------------------------------------------


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
