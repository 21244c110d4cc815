"""CG-DEF: action, place Defenders."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, Table

from vortex.games.card_game.events import AttackShown, ConflictFought


@pytest.mark.rule("CG-DEF-01", "CG-DEF-03", "CG-VIS-02", "CG-DP-05")
def test_defenders_are_placed_face_down_on_one_own_location() -> None:
    table = Table().line(A, "leadworth").hand(A, "doctor", "amy-pond", fill=3).turn(A)
    table.do("defend leadworth")
    assert table.refused("pass") == "CG-DEF-01"
    table.do("add doctor", "add amy-pond")
    assert table.guards_at("leadworth") == ["doctor", "amy-pond"]
    assert table.location_seen(B, "leadworth")["defenders"] == {"count": 2, "cards": []}


@pytest.mark.rule("CG-DEF-01")
def test_not_on_a_location_of_somebody_else_and_not_with_other_cards() -> None:
    table = Table().line(B, "leadworth").hand(A, "doctor", "sontarans", fill=3).turn(A)
    assert table.refused("defend leadworth") == "CG-DEF-01"
    table.do(f"defend {table.start(A)}")
    assert table.refused("add sontarans") == "CG-DEF-01"


@pytest.mark.rule("CG-DEF-02")
def test_never_two_of_one_type_on_a_location() -> None:
    table = Table().line(A, "leadworth").hand(A, "doctor", "doctor", "rory", fill=3).turn(A)
    table.do("defend leadworth", "add doctor")
    assert table.legal() == ["pass", "add rory"]
    assert table.refused("add doctor") == "CG-DEF-02"
    assert table.closed() == ["add doctor"]


@pytest.mark.rule("CG-DEF-04", "CG-DEF-02")
def test_defenders_may_be_added_if_no_type_is_doubled_up_to_four() -> None:
    table = Table().line(A, "leadworth").guards("leadworth", "doctor", "amy-pond", "rory")
    table.hand(A, "doctor", "river-song", fill=3).turn(A).do("defend leadworth")
    assert table.legal() == ["add river-song"]
    table.do("add river-song", "pass")
    assert table.guards_at("leadworth") == ["doctor", "amy-pond", "rory", "river-song"]
    full = Table().line(A, "leadworth").guards("leadworth", "doctor", "amy-pond", "rory", "river-song")
    assert full.hand(A, "doctor", "rory", fill=3).turn(A).refused("defend leadworth") == "CG-DEF-02"


@pytest.mark.rule("CG-DEF-05")
def test_no_choice_takes_placed_defenders_back() -> None:
    table = Table().line(A, "leadworth").guards("leadworth", "doctor").hand(A, fill=4).turn(A)
    assert all("doctor" not in text for text in table.legal())


@pytest.mark.rule("CG-DEF-06")
def test_a_tardis_counter_is_no_obstacle() -> None:
    table = Table().line(A, "leadworth").tardis("leadworth").hand(A, "doctor", fill=3).turn(A)
    table.do("defend leadworth", "add doctor")
    assert table.guards_at("leadworth") == ["doctor"]
    assert table.has_tardis("leadworth")


@pytest.mark.rule("CG-DEF-07", "CG-DEF-08", "CG-CONFLICT-02")
def test_on_a_location_under_attack_all_defenders_are_declared_and_then_a_conflict_starts() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans")
    table.hand(A, "doctor", "amy-pond", fill=3).turn(A).do("defend leadworth", "add doctor")
    assert table.location_seen(A, "leadworth")["attack"]["cards"] == [{"face_up": False, "card": None}]
    assert not table.happened(AttackShown)
    table.do("add amy-pond")
    assert len(table.happened(AttackShown)) == 1
    assert len(table.happened(ConflictFought)) == 1


@pytest.mark.rule("CG-RULING-09", "CG-EXD-28")
def test_the_minimum_is_tested_when_the_defenders_are_declared() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "doctor", "amy-pond", fill=2).reserve(A, "teselecta").turn(A)
    table.do("defend leadworth", "add doctor")
    assert table.legal() == ["pass", "pickup teselecta"]
    assert table.refused("add amy-pond") == "CG-TURN-08"


@pytest.mark.rule("CG-RULING-09", "CG-EXD-29")
def test_reserve_cards_may_be_picked_up_first() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "daleks")
    table.hand(A, "doctor", "amy-pond", fill=1).reserve(A, "rory", "sontarans").turn(A)
    assert not table.can("defend leadworth")
    table.do("pickup rory", "pickup sontarans", "defend leadworth", "add doctor", "add amy-pond")
    assert len(table.happened(ConflictFought)) == 1
    assert table.discards() == ["daleks", "doctor", "amy-pond"]
