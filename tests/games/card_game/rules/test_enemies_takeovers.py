"""Davros and Cyberking: playing a card onto somebody else's attack."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game.events import ConflictFought, ControlTaken


@pytest.mark.rule("CG-CARD-DAVROS-01", "CG-CARD-DAVROS-02", "CG-RULING-25", "CG-IW-05")
def test_davros_takes_over_a_face_up_dalek_attack_of_another_player() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.hand(A, "davros", "daleks", fill=3).turn(A).do("attack leadworth")
    assert table.legal() == ["add davros"]
    table.do("add davros", "pass")
    assert table.attack_at("leadworth") == ["daleks", "davros"]
    assert (table.controller("leadworth"), table.daleks_out(A), table.daleks_out(C)) == (A, 1, 0)
    seen = table.location_seen(None, "leadworth")["attack"]["cards"]
    assert seen == [{"face_up": True, "card": "daleks"}, {"face_up": True, "card": "davros"}]
    assert not table.happened(ConflictFought)
    # Later the new controller may add to it.
    table.do("attack leadworth", "add daleks")
    assert table.attack_at("leadworth") == ["daleks", "davros", "daleks"]


@pytest.mark.rule("CG-CARD-FLAGSHIP-01", "CG-CARD-DAVROS-01", "CG-RULING-24")
def test_the_flagship_counts_for_davros_and_one_card_face_up_is_enough() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "dalek-flagship", up=True)
    table.attack(C, "leadworth", "the-pandorica").hand(A, "davros", fill=3).turn(A)
    table.do("attack leadworth", "add davros")
    assert table.controller("leadworth") == A


@pytest.mark.rule("CG-RULING-24", "CG-CARD-DAVROS-01", "CG-ENEMY-08")
def test_a_face_down_attack_cannot_be_taken_over() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks")
    assert table.hand(A, "davros", fill=3).turn(A).refused("attack leadworth") == "CG-RULING-24"


@pytest.mark.rule("CG-RULING-24", "CG-EXD-31")
def test_another_davros_alone_cannot_be_taken_over() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "davros", up=True)
    assert table.hand(C, "davros", fill=3).turn(C).refused("attack leadworth") == "CG-RULING-24"


@pytest.mark.rule("CG-CARD-DAVROS-03")
def test_davros_cannot_take_over_an_attack_against_an_own_location() -> None:
    table = Table().line(A, "leadworth").attack(C, "leadworth", "daleks", up=True)
    assert table.hand(A, "davros", fill=3).turn(A).refused("attack leadworth") == "CG-ENEMY-02"


@pytest.mark.rule("CG-CARD-DAVROS-04")
def test_davros_is_an_ordinary_enemy_too() -> None:
    table = Table().line(B, "leadworth").hand(A, "davros", fill=3).turn(A)
    table.do("attack leadworth", "add davros")
    assert table.location_seen(B, "leadworth")["attack"]["cards"] == [{"face_up": False, "card": None}]


@pytest.mark.rule("CG-RULING-25")
def test_onto_an_own_attack_davros_is_simply_added() -> None:
    table = Table().line(B, "leadworth").attack(A, "leadworth", "daleks", up=True)
    table.hand(A, "davros", fill=3).turn(A).do("attack leadworth", "add davros")
    assert table.location_seen(B, "leadworth")["attack"]["cards"][1] == {"face_up": False, "card": None}
    assert table.daleks_out(A) == 1


@pytest.mark.rule("CG-RULING-25", "CG-RULING-59")
def test_the_new_controller_may_look_and_the_old_one_remembers() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.attack(C, "leadworth", "roboforms").hand(A, "davros", fill=3).turn(A)
    table.do("attack leadworth", "add davros")
    for viewer, card in ((A, "roboforms"), (C, "roboforms"), (B, None), (None, None)):
        assert table.location_seen(viewer, "leadworth")["attack"]["cards"][1]["card"] == card


@pytest.mark.rule("CG-RULING-25")
def test_fitting_cards_may_join_the_attack_in_the_action_that_takes_it_over() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.hand(A, "davros", "davros", "daleks", "sontarans", fill=2).turn(A).do("attack leadworth")
    assert table.legal() == ["add davros"]
    assert table.refused("add daleks") == "CG-ENEMY-08"
    table.do("add davros")
    assert table.legal() == ["pass", "add daleks", "add davros"]
    assert table.refused("add sontarans") == "CG-COMBO-02"
    table.do("add daleks", "pass")
    assert table.attack_at("leadworth") == ["daleks", "davros", "daleks"]
    seen = table.location_seen(None, "leadworth")["attack"]
    assert seen == {
        "controller": A,
        "cards": [
            {"face_up": True, "card": "daleks"},
            {"face_up": True, "card": "davros"},
            {"face_up": False, "card": None},
        ],
    }
    assert (table.daleks_out(A), table.daleks_out(C)) == (1, 0)


@pytest.mark.rule("CG-RULING-59")
def test_who_knew_of_one_davros_does_not_know_whether_it_was_the_one_that_took_over() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.hand(A, "davros", "davros", fill=3)
    table.state.knows[table.state.hands[A][1]] |= 1 << D
    table.turn(A)
    assert table.knows_in_hand(D, A) == ["davros"]
    table.do("attack leadworth", "add davros", "pass")
    assert table.knows_in_hand(D, A) == []


@pytest.mark.rule("CG-RULING-25")
def test_the_log_tells_the_new_controller_what_lies_face_down() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    table.attack(C, "leadworth", "roboforms").hand(A, "davros", fill=3).turn(A)
    table.do("attack leadworth", "add davros")
    [event] = table.happened(ControlTaken)
    told = "Seat 1 takes over the attack of Seat 3 on Leadworth with Davros"
    assert str(table.game.tell(event.seen_by(A))) == f"{told} and finds Roboforms."
    for other in (B, C, D, None):
        assert str(table.game.tell(event.seen_by(other))) == f"{told}."


@pytest.mark.rule("CG-CARD-CYBERKING-01", "CG-CARD-CYBERKING-02")
def test_cyberking_takes_over_a_face_up_cybermen_attack() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "cybermen", up=True)
    table.hand(A, "cyberking", fill=3).turn(A).do("attack leadworth", "add cyberking")
    assert table.attack_at("leadworth") == ["cybermen", "cyberking"]
    assert (table.daleks_out(A), table.daleks_out(C)) == (1, 0)


@pytest.mark.rule("CG-RULING-24", "CG-CARD-CYBERKING-01")
def test_cyberking_takes_over_cybermen_only() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "daleks", up=True)
    assert table.hand(A, "cyberking", fill=3).turn(A).refused("attack leadworth") == "CG-RULING-24"


@pytest.mark.rule("CG-CARD-CYBERKING-03")
def test_cyberking_cannot_take_over_an_attack_against_an_own_location() -> None:
    table = Table().line(A, "leadworth").attack(C, "leadworth", "cybermen", up=True)
    assert table.hand(A, "cyberking", fill=3).turn(A).refused("attack leadworth") == "CG-ENEMY-02"


@pytest.mark.rule("CG-CARD-CYBERKING-04", "CG-RULING-21")
def test_cyberking_is_an_ordinary_enemy_too_and_joins_no_other_type() -> None:
    table = Table().line(B, "leadworth").hand(A, "cyberking", "cybermen", "roboforms", fill=3).turn(A)
    table.do("attack leadworth", "add cyberking")
    assert table.legal() == ["pass", "add roboforms"]
    assert table.refused("add cybermen") == "CG-COMBO-02"
    table.do("pass")
    assert table.location_seen(B, "leadworth")["attack"]["cards"] == [{"face_up": False, "card": None}]
    assert (table.controller("leadworth"), table.daleks_out(A)) == (A, 1)
    # It lies there alone: Cybermen cannot be added later either, nor Cyberking to Cybermen of the same player.
    assert table.can("attack leadworth")
    table.do("attack leadworth")
    assert table.legal() == ["add roboforms"]
    own = Table().line(B, "leadworth").attack(A, "leadworth", "cybermen").hand(A, "cyberking", fill=3).turn(A)
    assert own.refused("attack leadworth") == "CG-ENEMY-06"


@pytest.mark.rule("CG-CARD-CYBERKING-04", "CG-RULING-21")
def test_after_a_take_over_no_cybermen_fit_the_cyberking() -> None:
    table = Table().line(B, "leadworth").attack(C, "leadworth", "cybermen", up=True)
    table.hand(A, "cyberking", "cybermen", "roboforms", fill=3).turn(A)
    table.do("attack leadworth", "add cyberking")
    assert table.legal() == ["pass", "add roboforms"]
