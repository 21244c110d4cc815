"""CG-BUY and CG-DISCARD."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, Table


@pytest.mark.rule("CG-BUY-01", "CG-BUY-02", "CG-DP-09", "CG-VIS-13")
def test_cards_cost_five_each_and_come_from_the_top_of_the_deck() -> None:
    table = Table().tp(11).deck("doctor", "rory").hand(A, fill=3).turn(A)
    assert [text for text in table.legal() if text.startswith("buy")] == ["buy 1", "buy 2"]
    table.do("buy 2")
    assert table.hand_of(A)[:2] == ["doctor", "rory"]
    assert table.state.tp[A] == 1
    assert table.knows_in_hand(B, A) == []
    assert table.knows_in_hand(A, A) == table.hand_of(A)


@pytest.mark.rule("CG-BUY-03")
def test_a_buy_needs_five_tp() -> None:
    table = Table().tp(4).hand(A, fill=3).turn(A)
    assert table.refused("buy 1") == "CG-BUY-01"


@pytest.mark.rule("CG-RULING-50")
def test_a_buy_is_limited_to_deck_and_discard_pile() -> None:
    table = Table().tp(15).game_end_shown().hand(A, fill=3)
    state = table.state
    state.removed += tuple(state.deck[1:] + state.discards[1:])
    state.deck = state.deck[:1]
    state.discards = state.discards[:1]
    table.turn(A)
    assert table.can("buy 2")
    assert table.refused("buy 3") == "CG-RULING-50"
    table.do("buy 2")
    assert len(table.hand_of(A)) == 5
    nothing = Table().tp(5).game_end_shown().hand(A, fill=3).no_deck()
    nothing.state.removed += tuple(nothing.state.discards)
    nothing.state.discards.clear()
    assert nothing.turn(A).refused("buy 1") == "CG-RULING-50"


@pytest.mark.rule("CG-DISCARD-03")
@pytest.mark.parametrize("key", ["river-song", "the-beast", "teselecta", "unit", "venice"])
def test_a_card_of_every_type_may_be_the_first_or_the_second_of_the_action(key: str) -> None:
    """Teselecta and U.N.I.T. besides, which cannot be played now like the others."""
    table = Table().reserve(A, "doctor", "rory").hand(A, key, "sycorax", fill=3).turn(A)
    table.do(f"discard {key}", "pass")
    assert (table.discards(), table.state.tp[A]) == ([key], 1)
    other = Table().hand(A, key, "sycorax", fill=3).turn(A).do("discard sycorax", f"add {key}")
    assert (other.discards(), other.state.tp[A]) == (["sycorax", key], 2)


@pytest.mark.rule("CG-DISCARD-01", "CG-DISCARD-02", "CG-DISCARD-03")
def test_one_or_two_cards_of_any_type_give_a_tp_each() -> None:
    table = Table().hand(A, "doctor", "sontarans", "tardis", "leadworth", fill=3).turn(A)
    table.do("discard doctor", "add leadworth")
    assert (table.discards(), table.state.tp[A]) == (["doctor", "leadworth"], 2)
    table.do("discard sontarans", "pass")
    assert (table.discards(), table.state.tp[A]) == (["doctor", "leadworth", "sontarans"], 3)


@pytest.mark.rule("CG-DISCARD-01")
def test_no_more_than_two_in_one_action() -> None:
    table = Table().hand(A, "doctor", "rory", "daleks", "tardis", fill=3).reserve(A, "amy-pond").turn(A)
    table.do("discard doctor", "add rory")
    assert table.refused("add daleks") == "CG-DISCARD-01"


@pytest.mark.rule("CG-DISCARD-04", "CG-RULING-45")
def test_discards_for_other_effects_give_no_tp() -> None:
    table = Table().hand(A, "fish-fingers-and-custard", "doctor", fill=3).turn(A)
    table.do("play fish-fingers-and-custard", "add doctor", "pass")
    assert table.state.tp[A] == 0


@pytest.mark.rule("CG-RULING-46")
def test_reserve_cards_must_be_picked_up_before_they_are_discarded() -> None:
    table = Table().reserve(A, "doctor").hand(A, fill=4).turn(A)
    assert table.refused("discard doctor") == "CG-TURN-04"
    table.do("pickup doctor", "discard doctor", "pass")
    assert table.discards() == ["doctor"]


@pytest.mark.rule("CG-RULING-04", "CG-RULING-05")
def test_the_discard_pile_is_open_and_all_counts_are_public() -> None:
    table = Table().hand(A, "doctor", fill=3).reserve(B, "rory").line(B, "leadworth")
    table.guards("leadworth", "amy-pond").turn(A).do("discard doctor")
    seen = table.sees(None)
    assert seen["discards"] == ["doctor"]
    assert [p["hand"]["count"] for p in seen["players"]] == [3, 0, 0, 0]
    assert seen["players"][B]["reserve"]["count"] == 1
    assert table.location_seen(None, "leadworth")["defenders"]["count"] == 1
