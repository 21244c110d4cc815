"""CG-TP and CG-LOC: Time Points and the Location action."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table


@pytest.mark.rule("CG-LOC-01", "CG-LOC-02", "CG-TP-01", "CG-DP-03", "CG-RULING-12")
def test_a_location_goes_to_the_end_of_the_own_line_and_gives_its_tp_from_the_supply() -> None:
    table = Table().hand(A, "leadworth", fill=3).turn(A).do("play leadworth")
    assert [table.pack.place_keys[p] for p in table.state.lines[A]] == [table.start(A), "leadworth"]
    assert (table.state.tp, table.state.supply) == ([4, 0, 0, 0], 26)


@pytest.mark.rule("CG-TP-02", "CG-TP-03", "CG-TP-04", "CG-EXD-08", "CG-DP-04")
def test_what_the_supply_lacks_is_taken_from_chosen_players() -> None:
    table = Table().tp(0, 10, 10, 9).hand(A, "venice", fill=3).turn(A).do("play venice")
    assert table.state.supply == 0
    assert (table.state.tp[A], table.state.asked, table.state.topic) == (1, A, "take")
    assert table.legal() == ["take 2", "take 3", "take 4"]
    table.do("take 2", "take 4")
    assert table.state.tp == [3, 9, 10, 8]
    assert table.state.topic == "turn"


@pytest.mark.rule("CG-RULING-07")
def test_the_supply_is_emptied_first_and_the_taking_is_not_optional() -> None:
    table = Table().tp(0, 15, 14, 0).hand(A, "venice", fill=3).turn(A).do("play venice")
    assert table.state.supply == 0
    assert table.refused("pass") == "CG-TP-03"
    assert table.refused("take 1") == "CG-TP-02"
    assert table.refused("take 4") == "CG-TP-02"


@pytest.mark.rule("CG-RULING-07")
def test_what_the_others_do_not_have_is_lost() -> None:
    table = Table().tp(28, 1, 1, 0).hand(A, "leadworth", fill=3).turn(A).do("play leadworth")
    table.do("take 2")
    # The last one can only come from C: nobody is asked.
    assert table.state.tp == [30, 0, 0, 0]
    assert table.state.topic == "turn"


@pytest.mark.rule("CG-RULING-07")
def test_all_that_is_missing_comes_from_the_only_one_who_has_some() -> None:
    table = Table().tp(0, 30).hand(A, "leadworth", fill=3).turn(A).do("play leadworth")
    assert (table.state.tp, table.state.topic) == ([4, 26, 0, 0], "turn")


@pytest.mark.rule("CG-TP-05")
def test_spent_tp_go_back_to_the_supply() -> None:
    table = Table().tp(7).hand(A, fill=3).turn(A).do("buy 1")
    assert (table.state.tp[A], table.state.supply) == (2, 28)


@pytest.mark.rule("CG-TP-06")
def test_unspent_tp_are_kept() -> None:
    table = Table().tp(7).hand(A, fill=3).turn(A).do("pass")
    assert table.state.tp[A] == 7


@pytest.mark.rule("CG-TP-07", "CG-LOC-03", "CG-SCORE-05")
def test_tp_are_worth_no_vp_and_vp_have_no_use_before_the_end() -> None:
    from vortex.games.card_game.rules.scoring import scores

    table = Table().tp(9, 0, 0, 0).hand(A, "doctor").reserve(A, "amy-pond").guards(Table().start(A), "rory")
    table.tardis(table.start(A))
    assert scores(table.state) == (3, 3, 3, 3)
    assert "scores" not in table.turn(A).sees(None)


@pytest.mark.rule("CG-LOC-04")
def test_a_line_has_no_maximum_length() -> None:
    locations = [k for k, p in zip(Table().pack.keys, Table().pack.type_kind, strict=True) if p == 3]
    table = Table().line(A, *locations[:16]).hand(A, *locations[16:]).turn(A)
    table.do(f"play {locations[16]}")
    assert len(table.state.lines[A]) == 18


@pytest.mark.rule("CG-LOC-05", "CG-CONFLICT-21")
def test_a_successful_attack_does_not_move_the_location() -> None:
    table = Table().line(B, "leadworth").guards("leadworth", "rory")
    table.hand(A, "daleks", fill=3).turn(A).do("attack leadworth", "add daleks")
    assert table.attack_at("leadworth") == ["daleks"]
    assert table.state.owner(table.place("leadworth")) == B


@pytest.mark.rule("CG-RULING-06", "CG-EXD-34")
def test_other_gains_stop_at_the_supply_and_the_action_stays_legal() -> None:
    table = Table().tp(0, 10, 10, 10).hand(A, "doctor", "rory", fill=3).turn(A)
    table.do("discard doctor", "add rory")
    assert table.state.tp == [0, 10, 10, 10]
    assert table.discards() == ["doctor", "rory"]
    table = Table().tp(0, 10, 10, 9).hand(A, "doctor", "rory", fill=3).turn(A)
    table.do("discard doctor", "add rory")
    assert table.state.tp == [1, 10, 10, 9]


@pytest.mark.rule("CG-RULING-08", "CG-CARD-TARDIS-01", "CG-CARD-TARDIS-02")
@pytest.mark.parametrize(
    ("supply", "gained"),
    [(2, [0, 0, 1, 1]), (4, [1, 0, 1, 2]), (5, [1, 1, 1, 2]), (6, [1, 1, 2, 2]), (7, [1, 1, 3, 2])],
)
def test_the_tardis_pays_counters_clockwise_from_the_active_player_and_then_the_extra_two(
    supply: int, gained: list[int]
) -> None:
    """C is active: first its own counter, then D's two, A's, B's, and at last what is extra."""
    table = Table().line(D, "leadworth").tardis(*(Table().start(seat) for seat in (A, B, C, D)), "leadworth")
    had = [0, 30 - supply, 0, 0]
    table.tp(*had).hand(C, "tardis", fill=3).turn(C).do("play tardis")
    assert [now - then for now, then in zip(table.state.tp, had, strict=True)] == gained


@pytest.mark.rule("CG-RULING-08", "CG-CARD-CRACK-01", "CG-CARD-CRACK-02")
def test_crack_in_time_pays_for_dalek_counters() -> None:
    table = (
        Table().line(A, "leadworth").attack(B, "leadworth", "sontarans").attack(D, Table().start(C), "daleks")
    )
    table.hand(A, "crack-in-time", fill=3).turn(A).do("play crack-in-time")
    assert table.state.tp == [2, 1, 0, 1]


@pytest.mark.rule("CG-RULING-08", "CG-CARD-CRACK-01")
def test_crack_in_time_pays_clockwise_too_until_the_supply_is_empty() -> None:
    table = Table().line(A, "leadworth", "pompeii").attack(B, "leadworth", "sontarans")
    table.attack(D, "pompeii", "daleks").attack(C, table.start(A), "cybermen").tp(0, 0, 0, 0)
    table.tp(28)
    table.hand(C, "crack-in-time", fill=3).turn(C).do("play crack-in-time")
    assert table.state.tp == [28, 0, 1, 1], (
        "C's own counter, then D's; nothing is left for B, or for what is extra"
    )
