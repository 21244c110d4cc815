"""CG-RESERVE: action, put cards in reserve."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.games.card_game.positions import A, B, C, D, Table

from vortex.games.card_game import OWN_PACK
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.rules.reserve import reserve_limit
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance
from vortex.kernel.pack import PackFiles


@pytest.mark.rule("CG-RESERVE-01", "CG-RESERVE-03", "CG-DP-08", "CG-VIS-07")
def test_one_or_two_cards_of_any_type_go_face_down_into_the_reserve() -> None:
    table = Table().hand(A, "doctor", "sontarans", fill=3).turn(A).do("reserve doctor")
    assert "pass" in table.legal()
    table.do("add sontarans")
    assert table.reserve_of(A) == ["doctor", "sontarans"]
    assert table.sees(B)["players"][A]["reserve"] == {
        "limit": 2,
        "free": 0,
        "count": 2,
        "cards": [],
        "face_up": [],
    }
    one = Table().hand(A, "tardis", "leadworth", fill=3).turn(A).do("reserve tardis", "pass")
    assert one.reserve_of(A) == ["tardis"]


@pytest.mark.rule("CG-RESERVE-01", "CG-RULING-40")
def test_no_more_than_two_cards_in_one_action_also_with_more_room() -> None:
    table = Table().shown(A, "cardiff", "the-face-of-boe").hand(A, "doctor", "rory", "daleks", fill=3).turn(A)
    table.do("reserve doctor", "add rory")
    assert table.refused("add daleks") == "CG-RESERVE-01"
    table.do("pass", "reserve daleks", "pass")
    assert table.reserve_of(A) == ["doctor", "rory", "daleks"]


@pytest.mark.rule("CG-RESERVE-02")
def test_the_reserve_holds_two_cards() -> None:
    table = Table().reserve(A, "doctor").hand(A, "rory", "daleks", fill=3).turn(A).do("reserve rory")
    # There is no room for a second card, but the reserve could still be picked up.
    assert table.refused("add daleks") == "CG-RESERVE-02"
    table.do("pass")
    assert table.refused("reserve daleks") == "CG-RESERVE-02"


@pytest.mark.rule("CG-RESERVE-04", "CG-PASS-02")
def test_reserve_cards_are_not_passed() -> None:
    table = Table().reserve(A, "doctor", "rory").hand(A, fill=3).turn(A).do("pass")
    assert table.reserve_of(A) == ["doctor", "rory"]
    assert len(table.hand_of(D)) == 3


@pytest.mark.rule("CG-RESERVE-05")
def test_reserve_cards_may_be_taken_up_in_the_own_turn() -> None:
    table = Table().reserve(A, "doctor").hand(A, fill=3).turn(A).do("pickup doctor")
    assert "doctor" in table.hand_of(A)
    assert table.reserve_of(A) == []


@pytest.mark.rule("CG-RESERVE-06")
def test_reserve_cards_stay_over_turns() -> None:
    table = Table(3).reserve(A, "doctor").hand(A, fill=3).hand(B, "rory", "daleks", "tardis").turn(A)
    table.do("pass", "pass")
    assert table.reserve_of(A) == ["doctor"]


@pytest.mark.rule("CG-RESERVE-07", "CG-RESERVE-08", "CG-CARD-CARDIFF-01", "CG-CARD-CARDIFF-02", "CG-EX-06")
@pytest.mark.rule("CG-CARD-BOE-01", "CG-CARD-BOE-02", "CG-SUPPORT-03")
def test_cardiff_and_the_face_of_boe_raise_the_limit_and_do_not_count() -> None:
    table = Table().hand(A, "cardiff", "the-face-of-boe", fill=3).reserve(A, "doctor", "rory").turn(A)
    assert table.sees(A)["players"][A]["reserve"]["limit"] == 2
    table.do("play cardiff")
    assert table.sees(A)["players"][A]["reserve"]["limit"] == 3
    table.do("play the-face-of-boe")
    reserve = table.sees(B)["players"][A]["reserve"]
    assert reserve == {
        "limit": 4,
        "free": 2,
        "count": 2,
        "cards": [],
        "face_up": ["cardiff", "the-face-of-boe"],
    }
    assert table.discards() == []


@pytest.mark.rule("CG-RESERVE-09", "CG-CARD-UNIT-01", "CG-CARD-UNIT-02")
def test_a_face_up_unit_takes_a_place() -> None:
    table = Table().hand(A, "unit", "doctor", "rory", fill=3).turn(A).do("play unit")
    assert table.shown_of(A) == ["unit"]
    table.do("reserve doctor", "pass")
    assert table.refused("reserve rory") == "CG-RESERVE-02"
    full = Table().hand(A, "unit", fill=3).reserve(A, "doctor", "rory").turn(A)
    assert full.refused("play unit") == "CG-CARD-UNIT-02"


@pytest.mark.rule("CG-RULING-39")
def test_a_face_up_card_may_be_taken_up_and_stops_working() -> None:
    table = Table().shown(A, "cardiff").reserve(A, "doctor", "rory").hand(A, fill=3).turn(A)
    table.do("recall cardiff")
    assert table.sees(A)["players"][A]["reserve"]["limit"] == 2
    assert "cardiff" in table.hand_of(A)
    assert "cardiff" in table.knows_in_hand(B, A)


@pytest.mark.rule("CG-RULING-39")
def test_not_if_the_reserve_would_then_exceed_its_limit() -> None:
    table = Table().shown(A, "cardiff").reserve(A, "doctor", "rory", "daleks").hand(A, fill=3).turn(A)
    assert table.refused("recall cardiff") == "CG-RULING-39"
    table.do("pickup rory")
    assert table.can("recall cardiff")


@pytest.mark.rule("CG-RULING-53", "CG-EXD-26")
def test_what_has_left_the_reserve_may_not_enter_it_again_in_the_same_turn() -> None:
    table = Table().reserve(A, "doctor").shown(A, "cardiff").hand(A, fill=3).turn(A)
    table.do("pickup doctor")
    assert table.refused("reserve doctor") == "CG-RULING-53"
    table.do("recall cardiff")
    assert table.refused("play cardiff") == "CG-RULING-53"
    assert table.refused("reserve cardiff") == "CG-RULING-53"


@pytest.mark.rule("CG-RULING-53")
@pytest.mark.parametrize(
    ("others", "steps", "is_open"),
    [
        (("rory",), ("reserve rory",), False),
        (("the-face-of-boe",), ("play the-face-of-boe",), False),
        (("unit",), ("play unit",), False),
        (("rory",), ("discard rory", "pass"), True),
        (("rory",), ("defend leadworth", "add rory", "pass"), True),
        (("sontarans",), ("attack pompeii", "add sontarans", "pass"), True),
        (("tardis",), ("play tardis",), True),
        (("venice",), ("play venice",), True),
        ((), ("buy 1",), True),
    ],
)
def test_after_another_action_that_does_more_than_fill_the_reserve_it_may(
    others: tuple[str, ...], steps: tuple[str, ...], is_open: bool
) -> None:
    table = Table().line(A, "leadworth").line(B, "pompeii").reserve(A, "doctor").tp(5)
    table.hand(A, *others, fill=4).turn(A).do("pickup doctor", *steps)
    if steps == ("reserve rory",):
        table.do("pass")
    assert table.can("reserve doctor") == is_open
    if not is_open:
        assert table.refused("reserve doctor") == "CG-RULING-53"


@pytest.mark.rule("CG-RULING-53")
def test_another_copy_may_and_in_the_next_turn_everything_may() -> None:
    table = Table(3).reserve(A, "doctor").hand(A, "doctor", fill=3).turn(A).do("pickup doctor")
    table.do("reserve doctor")
    assert table.refused("add doctor") == "CG-RULING-53"
    table.do("pass", "discard doctor", "pass", "pass")
    assert table.state.asked == B
    assert table.state.barred == ()


@pytest.mark.rule("CG-RULING-53")
def test_the_bar_of_the_last_normal_turn_does_not_reach_into_the_period() -> None:
    table = Table().game_end_shown().reserve(A, "doctor").hand(A, "rory", "daleks").turn(A)
    table.do("pickup doctor")
    assert table.sees(A)["barred"] == ["doctor"]
    table.do("pass")
    assert table.state.mode == 2
    assert table.turn(D).can("reserve doctor")


def _two_doctors(swap: bool, key: str = "doctor", *others: str) -> Table:
    """A holds one copy and has taken another one up; which of them has the higher number must not matter."""
    table = Table().line(A, "leadworth").attack(C, "leadworth", "sontarans").line(B, "pompeii")
    low, high = sorted((table.pull(key), table.pull(key)))
    state = table.state
    state.knows[low] = state.knows[high] = 1 << A
    state.reserves[A] = (low if swap else high,)
    state.put_in_hand(A, high if swap else low)
    # In the End Game period, where a bar lasts.
    table.final().hand(A, *others, fill=4).turn(A).do(f"pickup {key}")
    assert table.sees(A)["barred"] == [key]
    assert table.sees(B).get("barred") == []
    assert "barred" not in table.sees(None)
    return table


@pytest.mark.rule("CG-RULING-53", "CG-RULING-59")
@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize(
    ("key", "others", "steps"),
    [
        ("doctor", (), ("discard doctor", "pass")),
        ("doctor", ("rory",), ("discard rory", "add doctor")),
        ("doctor", (), (f"defend {Table().start(A)}", "add doctor", "pass")),
        ("sontarans", (), ("attack pompeii", "add sontarans", "pass")),
        ("doctor", ("k-9",), ("play k-9", "at leadworth", "add doctor")),
        ("doctor", ("fish-fingers-and-custard",), ("play fish-fingers-and-custard", "add doctor", "pass")),
        ("captain-jack", (), ("play captain-jack", "at leadworth")),
    ],
)
def test_of_two_copies_the_barred_one_is_spent_first(
    swap: bool, key: str, others: tuple[str, ...], steps: tuple[str, ...]
) -> None:
    table = _two_doctors(swap, key, *others).do(*steps)
    assert table.hand_of(A).count(key) == 1
    assert table.sees(A)["barred"] == []
    assert table.turn(A).can(f"reserve {key}")


@pytest.mark.rule("CG-RULING-53", "CG-CARD-TESELECTA-02")
@pytest.mark.parametrize("swap", [False, True])
def test_teselecta_too(swap: bool) -> None:
    table = _two_doctors(swap, "teselecta", "amy-pond").do("defend leadworth", "add amy-pond", "pass")
    table.do("teselecta hand")
    assert table.turn(A).can("reserve teselecta")


@pytest.mark.rule("CG-RULING-53", "CG-CARD-UNIT-02")
def test_a_fresh_copy_is_refused_for_want_of_room_and_not_for_the_bar_of_another() -> None:
    table = Table().shown(A, "unit").reserve(A, "doctor").hand(A, "unit", "rory", fill=3).turn(A)
    table.do("recall unit", "reserve rory", "pass")
    assert table.refused("play unit") == "CG-CARD-UNIT-02"


@pytest.mark.rule("CG-RULING-40")
def test_each_copy_adds_one_place(tmp_path: Path) -> None:
    shutil.copytree(OWN_PACK, tmp_path / "pack")
    path = tmp_path / "pack" / "supports.toml"
    text = path.read_text("utf-8").replace("copies = 2", "copies = 1", 1)
    path.write_text(re.sub(r'(key = "cardiff"\n.*\n.*\n)copies = 1', r"\1copies = 2", text), "utf-8")
    pack = Pack(PackFiles(tmp_path / "pack"))
    assert pack.copies[pack.keys.index("cardiff")] == 2
    state = CardGameState(pack, 3, FastChance(1))
    state.clear()
    first = pack.first_of[pack.keys.index("cardiff")]
    for card, limit in ((first, 3), (first + 1, 4)):
        state.lay_open(A, card)
        assert reserve_limit(state, A) == limit


@pytest.mark.rule("CG-RULING-53")
def test_in_the_end_game_period_never_again() -> None:
    table = Table(3).final().reserve(A, "doctor").hand(A, "rory", "daleks").hand(B, "daleks", "daleks")
    table.hand(2, "cybermen", "cybermen").turn(A)
    table.do("pickup doctor", "discard rory", "pass")
    table.do("discard daleks", "pass", "discard cybermen", "pass")
    assert table.state.asked == A
    assert table.refused("reserve doctor") == "CG-RULING-53"


@pytest.mark.rule("CG-RULING-61")
def test_face_down_unit_cardiff_and_boe_have_no_effect_and_take_a_place() -> None:
    table = Table().reserve(A, "unit", "cardiff").line(A, "leadworth").attack(B, "leadworth", "daleks").tp(5)
    table.hand(A, "amy-pond", "the-face-of-boe", "unit", fill=3).turn(A)
    assert table.sees(A)["players"][A]["reserve"]["limit"] == 2
    assert table.refused("play unit") == "CG-CARD-UNIT-02"
    assert table.can("play the-face-of-boe")
    table.do("defend leadworth", "add amy-pond", "pass")
    assert table.state.topic == "teselecta"


@pytest.mark.rule("CG-RULING-39", "CG-RESERVE-02")
def test_a_card_on_its_way_into_the_reserve_has_its_place_already() -> None:
    table = Table().shown(A, "cardiff").reserve(A, "doctor", "rory").hand(A, "daleks", fill=3).turn(A)
    table.do("reserve daleks")
    assert table.refused("recall cardiff") == "CG-RULING-39"
    table.do("pickup rory")
    assert table.can("recall cardiff")


@pytest.mark.rule("CG-RULING-53", "CG-RULING-59")
def test_a_shuffle_also_ends_the_bar() -> None:
    table = Table(3).final().tp(5).reserve(A, "doctor").hand(A, "rory").hand(B, "k-9").turn(A)
    table.do("pickup doctor")
    doctor = table.state.find(table.state.hands[A], table.type("doctor"))
    table.do("discard doctor", "pass")
    assert doctor in table.state.barred
    state = table.state
    state.discards += state.deck
    state.deck.clear()
    table.tp(0, 5).turn(B).do("buy 1")
    assert state.barred == ()
