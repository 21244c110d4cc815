"""Finish: TOD-FINISH."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks.events import DilemmaDiscarded
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.resolve import Success
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.kernel.events import NONE
from vortex.kernel.state import NOBODY

SIX_CARDS = ("fez", "stetson", "geronimo", "key-to-time", "timescoop", "eye-of-harmony")


def table(seats: int = 2) -> Position:
    position = Position(seats).no_hands().turn_of(0)
    for seat in range(seats):
        position.crew(seat)
    return position


@pytest.mark.rule("TOD-FINISH-01", "TOD-FINISH-02")
def test_every_tile_with_neither_dalek_nor_doctor_is_discarded_whoever_brought_it() -> None:
    position = table(3).stand(0, "mars-past").stand(1, "capitol").lay_tile("karn").lay_tile("skaro")
    position.daleks("vortis", 1)
    position.run(Finish(0))
    assert position.tiles() == ["mars", "gallifrey", "vortis"]
    discarded = [position.pack.tile_keys[tile] for tile in position.state.location_discard]
    assert discarded == ["karn", "skaro"]


@pytest.mark.rule("TOD-FINISH-03")
def test_a_tile_with_a_dalek_stays_without_any_doctor() -> None:
    position = table().daleks("mars", 1).lay_tile("karn")
    assert position.run(Finish(0)).tiles() == ["mars"]


@pytest.mark.rule("TOD-FINISH-04")
def test_a_tile_with_a_doctor_stays_with_all_dilemmas_solved() -> None:
    position = table().stand(1, "mars-past").lay_tile("karn")
    assert [position.dilemma_at("mars-past"), position.dilemma_at("mars-future")] == ["", ""]
    position.run(Finish(0))
    assert position.tiles() == ["mars"]
    assert position.place_of(1) == "mars-past"


@pytest.mark.rule("TOD-FINISH-05")
def test_earth_is_never_discarded() -> None:
    position = table().stand(0, "mars-past").lay("earth-past", "missy").lay("earth-future", "sutekh", False)
    position.run(Finish(0))
    assert [position.dilemma_at("earth-past"), position.dilemma_at("earth-future")] == ["missy", "sutekh"]
    assert position.state.dilemma_discard == []


@pytest.mark.rule("TOD-RULING-081")
def test_a_location_anomaly_stays_though_nobody_is_there() -> None:
    position = table().in_force("into-the-dalek").lay_tile("mars")
    position.run(Finish(0))
    assert position.state.anomalies == [position.anomaly("into-the-dalek")]
    assert position.state.anomaly_discard == []
    assert position.tiles() == []


@pytest.mark.rule("TOD-RULING-082")
def test_the_dilemmas_of_a_discarded_tile_are_discarded_and_stay_as_hidden_as_they_were() -> None:
    position = table().lay("mars-past", "missy").lay("mars-future", "sutekh", face_up=False)
    position.state.events = []
    position.run(Finish(0))
    assert position.state.dilemma_discard == [position.dilemma("missy"), position.dilemma("sutekh")]
    assert position.state.is_face_up(position.dilemma("missy"))
    assert not position.state.is_face_up(position.dilemma("sutekh"))
    told = [event for event in position.state.events if event.kind == "dilemma-discarded"]
    assert told == [
        DilemmaDiscarded(position.zone("mars-past"), position.dilemma("missy")),
        DilemmaDiscarded(position.zone("mars-future"), NONE),
    ]


@pytest.mark.rule("TOD-FINISH-06", "TOD-RULING-083")
def test_each_empty_slot_of_earth_gets_a_dilemma_face_down_even_under_a_doctor() -> None:
    position = table().lay("earth-past", "").lay("earth-present", "missy").lay("earth-future", "")
    position.stand(0, "earth-past").next_dilemmas("sutekh", "the-master")
    position.run(Finish(0))
    assert [position.dilemma_at(f"earth-{zone}") for zone in ("past", "present", "future")] == [
        "sutekh",
        "missy",
        "the-master",
    ]
    assert not position.is_face_up("earth-past")
    assert position.is_face_up("earth-present")
    assert not position.is_face_up("earth-future")


@pytest.mark.rule("TOD-RULING-083")
def test_the_new_dilemma_on_earth_is_flipped_in_the_next_travel_of_a_doctor_there() -> None:
    position = table().lay("earth-past", "").stand(0, "earth-past").next_dilemmas("sutekh")
    position.run(Finish(0)).sonic(0, 0)
    assert not position.is_face_up("earth-past")
    position.turn_of(0).run(PlayerTurn(0))
    assert position.asked == (0, "travel")
    assert not position.is_face_up("earth-past")
    position.choose("go earth-past")
    assert position.is_face_up("earth-past")


@pytest.mark.rule("TOD-FINISH-07")
def test_slots_on_tiles_are_not_refilled() -> None:
    position = table().stand(0, "mars-past").lay("mars-future", "missy")
    position.run(Finish(0))
    assert position.dilemma_at("mars-past") == ""
    assert position.dilemma_at("mars-future") == "missy"


@pytest.mark.rule("TOD-RULING-085")
def test_a_solved_slot_on_earth_stays_empty_until_finish() -> None:
    position = table().lay("earth-past", "missy").facing("earth-past").run(Success(0))
    assert position.dilemma_at("earth-past") == ""
    position.next_dilemmas("sutekh").run(Finish(0))
    assert position.dilemma_at("earth-past") == "sutekh"


@pytest.mark.rule("TOD-FINISH-08", "TOD-FINISH-09", "TOD-BT-18")
def test_the_active_player_discards_down_to_four_cards_of_choice_and_keeps_the_equipment() -> None:
    position = table().hand(0, *SIX_CARDS).equip(0, "long-scarf")
    position.run(Finish(0))
    assert position.asked == (0, "cut-hand")
    assert position.options == [*(f"discard {card}" for card in SIX_CARDS), "play eye-of-harmony"]
    assert position.refused("pass") == "TOD-FINISH-08"
    position.choose("discard stetson", "discard timescoop")
    assert position.state.asked == NOBODY
    assert position.hand_of(0) == ["fez", "geronimo", "key-to-time", "eye-of-harmony"]
    assert position.state.equipment[0] == (position.card("long-scarf"),)
    assert position.state.tw_discard == [position.card("stetson"), position.card("timescoop")]


@pytest.mark.rule("TOD-RULING-108", "TOD-FINISH-08")
def test_an_anytime_card_may_be_played_instead_of_being_discarded() -> None:
    position = table().hand(0, "fez", "stetson", "geronimo", "timescoop", "eye-of-harmony").sonic(0, 2)
    position.run(Finish(0))
    assert position.asked == (0, "cut-hand")
    assert position.refused("play timescoop") == "TOD-RULING-108"
    position.choose("play eye-of-harmony")
    assert position.state.asked == NOBODY, "four are left, and the die is passed"
    assert position.hand_of(0) == ["fez", "stetson", "geronimo", "timescoop"]
    assert position.state.tokens[0] == 4


@pytest.mark.rule("TOD-FINISH-08", "TOD-FINISH-09")
def test_four_cards_and_two_pieces_of_equipment_are_not_too_many() -> None:
    position = table().hand(0, *SIX_CARDS[:4]).equip(0, "long-scarf", "psychic-paper")
    position.run(Finish(0))
    assert position.state.asked == NOBODY
    assert position.hand_of(0) == list(SIX_CARDS[:4])


@pytest.mark.rule("TOD-RULING-084")
def test_the_hands_of_the_others_are_not_looked_at() -> None:
    position = table().hand(1, *SIX_CARDS)
    position.run(Finish(0))
    assert position.state.asked == NOBODY
    assert position.hand_of(1) == list(SIX_CARDS)
    position.turn_of(1).run(Finish(1))
    assert position.asked == (1, "cut-hand")


@pytest.mark.rule("TOD-FINISH-10")
def test_the_tardis_die_goes_to_the_next_player() -> None:
    position = table(3)
    position.state.die_holder = 1
    assert position.run(Finish(1)).state.die_holder == 2
    assert position.run(Finish(2)).state.die_holder == 0


@pytest.mark.rule("TOD-FINISH-11")
def test_tiles_go_before_earth_is_refilled_then_the_hand_is_cut_then_the_die_is_passed() -> None:
    position = table().hand(0, *SIX_CARDS[:5]).lay("mars-past", "missy").lay("earth-past", "")
    position.state.die_holder = 0
    # The only Dilemma to be had is the one on the tile that is about to go.
    position.state.dilemma_deck.clear()
    position.run(Finish(0))
    assert position.dilemma_at("earth-past") == "missy"
    assert position.asked == (0, "cut-hand")
    assert position.state.die_holder == 0
    position.choose("discard fez")
    assert position.state.die_holder == 1
