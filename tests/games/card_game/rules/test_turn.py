"""CG-TURN: the turn."""

from __future__ import annotations

import pytest
from tests.games.card_game.positions import A, B, D, Table


@pytest.mark.rule("CG-TURN-02", "CG-PASS-04")
def test_turns_go_to_the_left() -> None:
    table = Table().hand(A, fill=3).hand(B, "doctor", "rory").hand(D, "doctor").turn(A)
    table.do("pass")
    assert (table.state.asked, table.state.now) == (B, B)
    four = Table().hand(D, fill=3).turn(D).do("pass")
    assert four.state.now == A


@pytest.mark.rule("CG-TURN-03", "CG-TURN-05")
def test_a_player_may_act_as_often_as_wanted_and_repeat_an_action() -> None:
    table = Table().hand(A, "leadworth", "pompeii", "venice", fill=3).turn(A)
    table.do("play leadworth", "play pompeii", "play venice")
    assert [table.pack.place_keys[p] for p in table.state.lines[A][1:]] == ["leadworth", "pompeii", "venice"]
    assert table.state.asked == A


@pytest.mark.rule("CG-TURN-03")
def test_from_five_cards_at_least_one_action_is_needed() -> None:
    table = Table().hand(A, "leadworth", "pompeii", fill=3).turn(A)
    assert not table.can("pass")
    assert table.refused("pass") == "CG-TURN-09"


@pytest.mark.rule("CG-TURN-04", "CG-DP-02")
def test_the_seven_actions_are_offered() -> None:
    table = Table().hand(A, "doctor", "sontarans", "tardis", "leadworth", fill=2).tp(5).turn(A)
    start = table.start(A)
    for text in (
        "play leadworth",
        f"defend {start}",
        f"attack {table.start(B)}",
        "play tardis",
        "reserve doctor",
        "buy 1",
        "discard doctor",
    ):
        assert table.can(text), text


@pytest.mark.rule("CG-TURN-06")
def test_an_action_must_be_finished_before_the_next_begins() -> None:
    table = Table().hand(A, "doctor", "amy-pond", "leadworth", fill=3).turn(A)
    table.do(f"defend {table.start(A)}")
    assert table.refused("play leadworth") == "CG-TURN-06"
    assert table.legal() == ["add doctor", "add amy-pond"]


@pytest.mark.rule("CG-TURN-07", "CG-CARD-UNIT-05")
def test_a_support_card_may_be_used_inside_an_action() -> None:
    table = Table().line(A, "leadworth").attack(B, "leadworth", "sontarans").shown(A, "unit").tp(1)
    table.hand(A, "amy-pond", fill=3).turn(A).do("defend leadworth", "add amy-pond", "pass")
    assert (table.state.asked, table.state.topic) == (A, "unit")


@pytest.mark.rule("CG-TURN-08", "CG-EXD-09", "CG-DP-10")
def test_the_hand_may_not_drop_below_three() -> None:
    table = Table().hand(A, "doctor", fill=3).turn(A).do("discard doctor")
    # The second card was not even offered: the action is done.
    assert table.discards() == ["doctor"]
    assert table.legal() == ["pass"]
    assert table.refused("discard utah") == "CG-TURN-04"
    assert table.refused("discard medusa-cascade") == "CG-TURN-08"
    assert table.refused("play medusa-cascade") == "CG-TURN-08"
    assert table.refused("reserve medusa-cascade") == "CG-TURN-08"


@pytest.mark.rule("CG-TURN-09", "CG-PASS-02", "CG-RULING-10")
def test_the_turn_ends_with_exactly_three_cards_and_leaves_none() -> None:
    table = Table().hand(A, "doctor", fill=3).turn(A)
    assert table.refused("pass") == "CG-TURN-09"
    table.state.deck.clear()
    table.do("discard doctor", "pass")
    assert table.hand_of(D) == ["house", "utah", "the-byzantium", "new-new-york", "medusa-cascade"][2:]


@pytest.mark.rule("CG-TURN-10", "CG-IW-04", "CG-RESERVE-05")
def test_a_reserve_card_may_be_taken_up_at_any_time_of_the_own_turn_also_inside_an_action() -> None:
    table = Table().hand(A, "sontarans", fill=3).reserve(A, "sontarans").turn(A)
    table.do(f"attack {table.start(B)}", "add sontarans")
    assert table.legal() == ["pass", "pickup sontarans"]
    table.do("pickup sontarans")
    assert table.legal() == ["pass", "add sontarans"]
    table.do("add sontarans")
    assert table.attack_at(table.start(B)) == ["sontarans", "sontarans"]
    assert table.state.asked == A


@pytest.mark.rule("CG-TURN-10")
def test_a_reserve_card_cannot_be_taken_up_outside_the_own_turn() -> None:
    table = Table().hand(A, fill=4).reserve(B, "doctor").turn(A)
    assert table.refused("pickup doctor") == "CG-RESERVE-05"


@pytest.mark.rule("CG-RULING-11")
def test_with_fewer_than_three_cards_reserve_cards_are_taken_up_first() -> None:
    table = Table().hand(A, "doctor", "rory").reserve(A, "amy-pond").no_deck().turn(A)
    assert table.legal() == ["pickup amy-pond"]
    assert table.refused("pass") == "CG-RULING-11"
    table.do("pickup amy-pond", "pass")
    assert table.hand_of(D) == ["doctor", "amy-pond", "rory"]


@pytest.mark.rule("CG-RULING-11")
def test_with_fewer_than_three_cards_and_no_reserve_all_are_passed() -> None:
    table = Table().hand(A, "doctor", "fish-fingers-and-custard").no_deck().turn(A)
    assert table.legal() == ["pass", "play fish-fingers-and-custard"]
    table.do("pass")
    assert table.hand_of(D) == ["doctor", "fish-fingers-and-custard"]


@pytest.mark.rule("CG-RULING-62")
def test_with_three_cards_the_turn_can_be_ended_and_with_more_one_discarded() -> None:
    assert Table().hand(A, "teselecta", "teselecta", "dalek-sec").turn(A).can("pass")
    table = Table().hand(A, "teselecta", "teselecta", "dalek-sec", "jammy-dodger").turn(A)
    assert "discard teselecta" in table.legal()


@pytest.mark.rule("CG-RULING-11")
def test_a_face_up_reserve_card_is_taken_up_too() -> None:
    table = Table().hand(A, "doctor", "rory").shown(A, "unit").no_deck().turn(A)
    assert table.legal() == ["recall unit"]
    assert table.refused("pass") == "CG-RULING-11"


@pytest.mark.rule("CG-VIS-11")
@pytest.mark.parametrize("other", ["k-9", "sontarans", "roboforms", "doctor", "amy-pond"])
@pytest.mark.parametrize(("action", "card"), [("attack", "sontarans"), ("defend", "doctor")])
def test_the_number_of_answers_does_not_tell_whether_another_card_would_have_fitted(
    action: str, card: str, other: str
) -> None:
    table = Table().hand(A, card, other, fill=3).turn(A)
    place = table.start(B) if action == "attack" else table.start(A)
    table.do(f"{action} {place}", f"add {card}")
    assert table.state.action != 0
    assert table.legal()[0] == "pass"
    table.do("pass")
    assert table.state.action == 0
    assert len(table.attack_at(place) + table.guards_at(place)) == 1


@pytest.mark.rule("CG-VIS-11")
def test_what_everybody_sees_to_be_complete_is_declared_unasked() -> None:
    table = Table().hand(A, "sontarans", fill=3).turn(A).do(f"attack {Table().start(B)}", "add sontarans")
    assert (table.state.action, table.attack_at(table.start(B))) == (0, ["sontarans"])


@pytest.mark.rule("CG-VIS-11", "CG-RULING-53")
@pytest.mark.parametrize("fresh", [False, True])
def test_nor_does_it_tell_which_cards_may_still_go_into_the_reserve(fresh: bool) -> None:
    table = Table().final().hand(A, "rory", "daleks").reserve(A, "doctor", "amy-pond").turn(A)
    table.do("pickup doctor", "pickup amy-pond")
    if fresh:
        table.state.barred = ()
    table.do("reserve rory")
    table.state.hands[A] = table.state.hands[A][:2]
    assert table.hand_of(A) == ["doctor", "amy-pond"]
    table.turn(A)
    assert table.legal() == ["pass", *(["add doctor", "add amy-pond"] if fresh else [])]
