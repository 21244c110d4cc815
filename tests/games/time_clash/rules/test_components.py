"""TC-COMP: what is in the box."""

from __future__ import annotations

import pytest
from tests.games.time_clash.matches import PACK, begin, new
from tests.games.time_clash.positions import (
    BUILD_UP,
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
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
    TECH,
    THREAT,
    TIME,
)
from vortex.kernel.chance import FastChance


@pytest.mark.rule("TC-COMP-01", "TC-COMP-12", "TC-COMP-13")
def test_there_are_nine_arcs_three_of_each_type_and_a_game_uses_one_of_each() -> None:
    assert len(PACK.arc_keys) == 9
    state = begin(new())
    assert [arc // 3 for arc in state.arcs] == [TIME, COMPANION, ENEMY_STACK]


TYPES = {
    "time-arc": ("skaro", "london", "gallifrey"),
    "enemy-arc": ("davros", "missy", "supreme-dalek"),
    "companion-arc": ("clara", "river", "paternoster-gang"),
}


@pytest.mark.rule("TC-COMP-13")
@pytest.mark.parametrize("pick", range(3))
def test_own_picks_too_give_one_arc_of_each_type_and_no_other_arc_does_anything(pick: int) -> None:
    state = do(new(), "picks")
    for topic, keys_of_type in TYPES.items():
        assert (state.topic, legal(state)) == (topic, [f"take {key}" for key in keys_of_type])
        for others in TYPES.values():
            assert others == keys_of_type or why(state, f"take {others[pick]}").startswith("TC-MATCH-")
        do(state, f"take {keys_of_type[pick]}")
    picked = [TYPES[topic][pick] for topic in ("time-arc", "companion-arc", "enemy-arc")]
    assert [PACK.arc_keys[arc] for arc in state.arcs] == picked
    # What applies, wherever the Doctor is, comes from these three.
    used = [PACK.arc_keys.index(key) for key in picked]
    for pawn, (powers, _) in enumerate(state.by_pawn, -1):
        wanted = 0
        for arc in used:
            wanted |= PACK.always[arc] | PACK.build_up[arc]
            if pawn >= 0:
                wanted |= PACK.there[arc][pawn]
        assert powers == wanted | (PACK.present[used[pawn]] if pawn >= 0 else 0)


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
