"""The Travel step: TOD-TRAVEL, its rulings, and the worked example of a journey to a new tile."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with, the_rules_game

from vortex.games.time_of_the_daleks.events import DilemmaFlipped, DilemmaLaid, DoctorMoved, DoctorStayed
from vortex.games.time_of_the_daleks.numbering import KNOWS_DILEMMA, KNOWS_TILE
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.help import CallForHelp
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn

EARTH = ["go earth-past", "go earth-present", "go earth-future"]


def table(seats: int = 2) -> Position:
    """Seat 1 is active; nobody has a card, so that no window opens; the Dilemmas of Earth are known to the test."""
    position = Position(seats).no_hands().turn_of(0).crew(0).crew(1)
    position.lay("earth-past", "the-master", False).lay("earth-present", "silurians", False)
    return position.lay("earth-future", "the-wirrn", False)


def on_mars(past: str = "", future: str = "") -> Position:
    """Seat 1 stands in Mars Past."""
    return table().stand(0, "mars-past").lay("mars-past", past).lay("mars-future", future, False)


def rolled(position: Position, tardis: bool) -> Position:
    return position.luck(position.tardis_face(tardis)).run(Travel(0)).choose("roll")


def refused_by(position: Position, notation: str) -> str:
    refusal = position.why_not(notation)
    return "" if refusal is None else refusal.rule


def location_discards(position: Position) -> list[str]:
    return [position.pack.tile_keys[tile] for tile in position.state.location_discard]


# -- staying ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-TRAVEL-01")
def test_the_active_player_stays_or_moves() -> None:
    position = on_mars("missy").run(Travel(0))
    assert position.asked == (0, "travel")
    assert position.options == ["go mars-past", *EARTH, "roll"]
    assert position.why_not("pass") is not None


@pytest.mark.rule("TOD-TRAVEL-02")
def test_staying_needs_an_unsolved_dilemma_at_the_location() -> None:
    assert "go mars-past" in on_mars("missy").run(Travel(0)).options
    position = on_mars().run(Travel(0))
    assert position.options == [*EARTH, "roll"]
    assert refused_by(position, "go mars-past") == "TOD-RULING-014"


@pytest.mark.rule("TOD-TRAVEL-03")
def test_staying_rolls_no_die() -> None:
    position = on_mars("missy").luck().run(Travel(0)).choose("go mars-past")
    assert position.asked == (-1, "")
    assert position.place_of(0) == "mars-past"


@pytest.mark.rule("TOD-RULING-014")
def test_a_doctor_who_stays_may_change_to_the_other_zone_of_the_location() -> None:
    position = on_mars("missy", "cybermen").lay("shrine-of-the-flame", "sutekh").luck().run(Travel(0))
    assert position.options == ["go mars-past", "go mars-future", *EARTH, "roll"]
    position.choose("go mars-future")
    assert position.place_of(0) == "mars-future"


@pytest.mark.rule("TOD-RULING-014")
def test_staying_is_illegal_with_no_dilemma_left_at_the_location() -> None:
    position = on_mars().run(Travel(0))
    assert not {"go mars-past", "go mars-future"} & set(position.options)


@pytest.mark.rule("TOD-BT-26")
def test_from_a_solved_zone_one_stays_in_the_other_and_its_dilemma_is_flipped() -> None:
    position = on_mars("", "cybermen").luck().run(Travel(0))
    assert position.options == ["go mars-future", *EARTH, "roll"]
    assert not position.is_face_up("mars-future")
    position.choose("go mars-future")
    assert position.place_of(0) == "mars-future"
    assert position.is_face_up("mars-future")


@pytest.mark.rule("TOD-RULING-015")
def test_one_may_stay_at_a_location_anomaly() -> None:
    position = (
        table().in_force("genesis-of-the-daleks").stand(0, "genesis-of-the-daleks").luck().run(Travel(0))
    )
    assert position.options == ["go genesis-of-the-daleks", *EARTH, "roll"]
    position.choose("go genesis-of-the-daleks")
    assert position.place_of(0) == "genesis-of-the-daleks"


@pytest.mark.rule("TOD-RULING-016")
def test_on_earth_every_zone_is_offered_once_as_a_stay_without_a_roll() -> None:
    position = table().stand(0, "earth-past").luck().run(Travel(0))
    assert position.options == [*EARTH, "roll"]
    position.choose("go earth-present")
    assert position.place_of(0) == "earth-present"


@pytest.mark.rule("TOD-RULING-016")
def test_after_a_success_on_earth_the_refilled_zone_can_be_stayed_in() -> None:
    position = table().stand(0, "earth-past").lay("earth-past", "").next_dilemmas("missy").run(Finish(0))
    position.run(Travel(0)).choose("go earth-past")
    assert position.dilemma_at("earth-past") == "missy"
    assert position.is_face_up("earth-past")


@pytest.mark.rule("TOD-TRAVEL-04")
def test_a_doctor_on_the_console_has_to_move() -> None:
    position = table().stand(0, "console").lay("mars-past", "missy").run(Travel(0))
    assert position.options == [*EARTH, "roll"]
    assert position.why_not("pass") is not None


@pytest.mark.rule("TOD-BT-02")
def test_staying_is_not_offered_in_the_first_turn() -> None:
    position = Position().no_hands()
    position.run(PlayerTurn(position.state.first)).choose("pass")
    assert position.asked == (position.state.first, "travel")
    assert position.place_of(position.state.first) == "console"
    assert position.options == [*EARTH, "roll"], "all of these are moves"


@pytest.mark.rule("TOD-RULING-017")
def test_a_doctor_on_the_console_may_be_called_and_pays_to_come() -> None:
    position = table().sonic(0, 3).sonic(1, 3).stand(1, "console").lay("earth-past", "the-master")
    position.facing("earth-past", "running").run(CallForHelp(0, 1))
    assert position.options == ["afar", "on-site"]
    position.choose("on-site")
    assert position.place_of(1) == "earth-past"
    assert position.state.tokens == [2, 2]


@pytest.mark.rule("TOD-RULING-017")
def test_a_doctor_on_the_console_keeps_no_tile_in_play() -> None:
    position = table().stand(0, "console").stand(1, "console").lay("mars-past", "missy").run(Finish(0))
    assert position.tiles() == []
    assert location_discards(position) == ["mars"]


@pytest.mark.rule("TOD-RULING-017")
def test_a_doctor_whose_location_leaves_play_goes_to_the_console() -> None:
    position = on_mars("missy").stand(1, "earth-past")
    position.state.discard_tile(position.state.tiles[0])
    assert position.place_of(0) == "console"
    assert position.place_of(1) == "earth-past"


# -- moving without the die ------------------------------------------------------------------------


@pytest.mark.rule("TOD-TRAVEL-05")
def test_moving_to_earth_needs_no_roll() -> None:
    position = on_mars().luck().run(Travel(0)).choose("go earth-present")
    assert position.place_of(0) == "earth-present"


@pytest.mark.rule("TOD-TRAVEL-06")
@pytest.mark.parametrize("zone", ["earth-past", "earth-present", "earth-future"])
def test_a_doctor_moving_to_earth_picks_any_zone(zone: str) -> None:
    position = on_mars().luck().run(Travel(0)).choose(f"go {zone}")
    assert position.place_of(0) == zone


@pytest.mark.rule("TOD-TRAVEL-07")
def test_moving_to_a_location_anomaly_needs_no_roll() -> None:
    position = (
        on_mars().in_force("genesis-of-the-daleks").in_force("destiny-of-the-daleks").luck().run(Travel(0))
    )
    assert position.options == [*EARTH, "go genesis-of-the-daleks", "roll"]
    assert refused_by(position, "go destiny-of-the-daleks") == "TOD-TRAVEL-07", "a Task is no place to go to"
    position.choose("go genesis-of-the-daleks")
    assert position.place_of(0) == "genesis-of-the-daleks"


@pytest.mark.rule("TOD-TRAVEL-08")
def test_any_other_move_needs_one_roll_of_the_tardis_die() -> None:
    position = on_mars().lay("shrine-of-the-flame", "missy").luck(0).run(Travel(0))
    assert refused_by(position, "go shrine-of-the-flame") == "TOD-TRAVEL-08"
    position.choose("roll")
    assert "go shrine-of-the-flame" in position.options
    position.choose("go shrine-of-the-flame")
    assert position.state.chance.dump() == ["scripted"], "one number was rolled, no more"
    assert position.place_of(0) == "shrine-of-the-flame"


@pytest.mark.rule("TOD-RULING-019")
def test_a_zone_without_a_dilemma_is_a_destination_like_any_other() -> None:
    position = on_mars().lay("earth-present", "").lay("shrine-of-the-flame", "missy").run(Travel(0))
    assert position.options == [*EARTH, "roll"]
    rolled(position, tardis=True)
    tiles = ["go mars-past", "go mars-future", "go shrine-of-the-flame", "go solons-castle"]
    assert position.options == [*EARTH, *tiles, "new"]
    position.choose("go solons-castle")
    assert position.place_of(0) == "solons-castle"
    assert position.run(Adventure(0)).asked == (-1, ""), "nothing to face there, and nobody to recruit"


@pytest.mark.rule("TOD-RULING-018", "TOD-TRAVEL-10")
def test_the_tardis_may_land_where_it_stands_and_the_log_says_so() -> None:
    position = rolled(on_mars("missy"), tardis=True)
    position.state.events = []
    position.choose("go mars-past")
    assert position.place_of(0) == "mars-past"
    assert position.state.events == [DoctorStayed(0, position.zone("mars-past"))]


@pytest.mark.rule("TOD-RULING-019")
def test_a_doctor_put_into_a_solved_zone_has_no_adventure() -> None:
    position = on_mars("", "cybermen").sonic(0, 5)
    position.state.events = []
    position.run(Adventure(0))
    assert position.asked == (-1, ""), "no recruiting either"
    assert position.state.events == []


# -- the TARDIS die --------------------------------------------------------------------------------


@pytest.mark.rule("TOD-TRAVEL-09")
def test_the_tardis_symbol_gives_the_choice_of_an_existing_or_a_new_location() -> None:
    position = rolled(on_mars("missy"), tardis=True)
    assert position.asked == (0, "tardis-symbol")
    assert position.options == [*EARTH, "go mars-past", "go mars-future", "new"]


@pytest.mark.rule("TOD-TRAVEL-10", "TOD-RULING-018")
def test_the_tardis_symbol_opens_every_zone_of_every_location_in_play() -> None:
    position = on_mars("missy", "cybermen").lay("solons-castle", "sutekh").in_force("genesis-of-the-daleks")
    rolled(position, tardis=True)
    assert position.options == [
        *EARTH,
        "go mars-past",
        "go mars-future",
        "go shrine-of-the-flame",
        "go solons-castle",
        "go genesis-of-the-daleks",
        "new",
    ]
    assert refused_by(position, "go orient-express") == "TOD-TRAVEL-10", "not in play"
    position.choose("go solons-castle")
    assert position.place_of(0) == "solons-castle"
    assert len(position.state.tiles) == 2, "nothing new was drawn"


@pytest.mark.rule("TOD-TRAVEL-11")
def test_the_tardis_symbol_draws_two_tiles_and_one_is_kept() -> None:
    position = rolled(on_mars().next_tiles("karn", "skaro", "nerva"), tardis=True).choose("new")
    assert position.options == ["keep karn", "keep skaro"]
    position.choose("keep skaro")
    assert position.tiles() == ["mars", "skaro"]
    assert location_discards(position) == ["karn"]
    assert refused_by(position, "keep karn") == "TOD-TRAVEL-11"


@pytest.mark.rule("TOD-TRAVEL-12")
def test_the_question_mark_brings_one_tile_without_alternative() -> None:
    position = rolled(on_mars("missy").next_tiles("karn", "skaro"), tardis=False)
    assert position.tiles() == ["mars", "karn"]
    assert location_discards(position) == []
    assert position.asked == (0, "zone")
    assert position.options == ["go shrine-of-the-flame", "go solons-castle"]


@pytest.mark.rule("TOD-RULING-018")
def test_the_roll_binds() -> None:
    position = rolled(on_mars("missy").next_tiles("karn"), tardis=False)
    for change_of_mind in ("go mars-past", "go earth-past", "new", "roll", "pass"):
        assert position.why_not(change_of_mind) is not None
    rolled(position, tardis=True)
    for change_of_mind in ("roll", "pass"):
        assert position.why_not(change_of_mind) is not None


@pytest.mark.rule("TOD-TRAVEL-13")
@pytest.mark.parametrize("zone", ["shrine-of-the-flame", "solons-castle"])
def test_a_doctor_picks_either_zone_of_the_new_tile(zone: str) -> None:
    position = rolled(table().next_tiles("karn"), tardis=False)
    assert refused_by(position, "go earth-past") == "TOD-TRAVEL-13"
    assert position.choose(f"go {zone}").place_of(0) == zone


@pytest.mark.rule("TOD-TRAVEL-14")
def test_a_new_tile_receives_two_dilemmas_face_down_one_in_each_slot() -> None:
    position = rolled(table().next_tiles("karn").next_dilemmas("missy", "cybermen"), tardis=False)
    before = len(position.state.dilemma_deck)
    position.state.events = []
    position.choose("go solons-castle")
    assert position.dilemma_at("solons-castle") == "missy"
    assert position.dilemma_at("shrine-of-the-flame") == "cybermen"
    assert len(position.state.dilemma_deck) == before - 2
    castle, shrine = position.zone("solons-castle"), position.zone("shrine-of-the-flame")
    assert position.state.events == [
        DoctorMoved(0, castle),
        DilemmaLaid(castle),
        DilemmaLaid(shrine),
        DilemmaFlipped(castle, position.dilemma("missy")),
    ], "both are laid unseen; only then the player's own is turned"


@pytest.mark.rule("TOD-RULING-023")
def test_the_zone_is_picked_before_the_dilemmas_are_laid() -> None:
    position = table().next_tiles("karn")
    before = position.state.dilemma_deck[:]
    rolled(position, tardis=False)
    assert position.asked == (0, "zone")
    assert position.dilemma_at("solons-castle") == position.dilemma_at("shrine-of-the-flame") == ""
    assert position.state.dilemma_deck == before


@pytest.mark.rule("TOD-RULING-025")
def test_drawn_tiles_are_open_and_so_is_the_discarded_one() -> None:
    position = rolled(table().next_tiles("karn", "skaro"), tardis=True).choose("new")
    for seat in (0, 1, None):
        assert the_rules_game().view(position.state, seat)["drawn_tiles"] == ["karn", "skaro"]
    position.choose("keep karn")
    for seat in (0, 1, None):
        view = the_rules_game().view(position.state, seat)
        assert view["drawn_tiles"] == []
        assert view["discards"]["locations"] == ["skaro"]
    assert position.state.knows[KNOWS_TILE + position.pack.tile_keys.index("skaro")] == 0x83


@pytest.mark.rule("TOD-EX-03")
def test_the_journey_to_the_orient_express() -> None:
    position = table().next_tiles("orient-express-aristotle", "gallifrey").next_dilemmas("sutekh", "missy")
    rolled(position, tardis=True).choose("new", "keep orient-express-aristotle", "go orient-express")
    assert location_discards(position) == ["gallifrey"]
    assert position.tiles() == ["orient-express-aristotle"]
    assert position.place_of(0) == "orient-express"
    [tile] = the_rules_game().view(position.state, 0)["tiles"]
    assert tile["zones"] == [
        {"key": "orient-express", "dilemma": "sutekh", "face_up": True},
        {"key": "aristotle", "dilemma": "hidden", "face_up": False},
    ]


# -- flipping --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-TRAVEL-15")
@pytest.mark.parametrize("start", ["mars-past", "console"])
def test_the_dilemma_of_the_own_zone_is_turned_up_after_a_stay_and_after_a_move(start: str) -> None:
    position = table().lay("mars-past", "missy", False).lay("mars-future", "cybermen", False).stand(0, start)
    if start == "console":
        rolled(position, tardis=True)
    else:
        position.run(Travel(0))
    assert not position.is_face_up("mars-past")
    position.choose("go mars-past")
    assert position.is_face_up("mars-past")
    assert not position.is_face_up("mars-future")


@pytest.mark.rule("TOD-TRAVEL-16")
def test_flipping_does_nothing_to_a_dilemma_that_lies_face_up() -> None:
    position = on_mars("missy")
    position.state.events = []
    position.run(Travel(0)).choose("go mars-past")
    assert position.state.events == [DoctorStayed(0, position.zone("mars-past"))]
    assert position.is_face_up("mars-past")


# -- decks that run out ----------------------------------------------------------------------------


def empty_location_deck(position: Position, *discards: str) -> Position:
    """No tile in the deck, these in the discards."""
    state = position.state
    state.location_deck.clear()
    state.location_discard[:] = [position.pack.tile_keys.index(key) for key in discards]
    return position


def empty_dilemma_deck(position: Position, *discards: str) -> Position:
    state = position.state
    state.dilemma_deck.clear()
    state.dilemma_discard[:] = [position.dilemma(key) for key in discards]
    for dilemma in state.dilemma_discard:
        state.show(KNOWS_DILEMMA + dilemma)
    return position


@pytest.mark.rule("TOD-TRAVEL-17")
def test_an_exhausted_location_deck_is_renewed_from_its_discards() -> None:
    position = empty_location_deck(table(), "karn", "skaro", "nerva")
    karn, skaro, nerva = (position.pack.tile_keys.index(key) for key in ("karn", "skaro", "nerva"))
    position.luck(position.tardis_face(False), orders=([karn, nerva, skaro],)).run(Travel(0)).choose("roll")
    assert position.tiles() == ["skaro"], "the top of the shuffled pile"
    assert position.state.location_deck == [karn, nerva]
    assert position.state.location_discard == []


@pytest.mark.rule("TOD-TRAVEL-17", "TOD-RULING-021")
def test_the_discards_are_shuffled_between_the_two_draws_if_need_be() -> None:
    position = empty_location_deck(table(), "karn")
    position.state.location_deck.append(position.pack.tile_keys.index("skaro"))
    rolled(position, tardis=True).choose("new")
    assert position.options == ["keep skaro", "keep karn"]


@pytest.mark.rule("TOD-RULING-021")
def test_a_single_tile_is_placed_without_a_choice() -> None:
    position = rolled(empty_location_deck(table(), "karn"), tardis=True).choose("new")
    assert position.asked == (0, "zone")
    assert position.tiles() == ["karn"]


@pytest.mark.rule("TOD-RULING-021")
@pytest.mark.parametrize("tardis", [True, False])
def test_with_no_tile_left_an_existing_zone_is_picked_whatever_the_die_shows(tardis: bool) -> None:
    position = rolled(empty_location_deck(on_mars("missy")), tardis)
    assert position.options == [*EARTH, "go mars-past", "go mars-future"]
    assert refused_by(position, "new") == "TOD-RULING-021"


@pytest.mark.rule("TOD-TRAVEL-18")
def test_an_exhausted_dilemma_deck_is_renewed_from_its_discards() -> None:
    position = empty_dilemma_deck(table().next_tiles("karn"), "missy", "cybermen", "sutekh")
    missy, cybermen, sutekh = (position.dilemma(key) for key in ("missy", "cybermen", "sutekh"))
    position.luck(position.tardis_face(False), orders=([missy, sutekh, cybermen],)).run(Travel(0))
    position.choose("roll", "go solons-castle")
    assert position.dilemma_at("solons-castle") == "cybermen"
    assert position.dilemma_at("shrine-of-the-flame") == "sutekh"
    assert not position.is_face_up("shrine-of-the-flame"), "it was open among the discards"
    assert position.state.dilemma_deck == [missy]
    assert position.state.dilemma_discard == []


@pytest.mark.rule("TOD-RULING-022")
def test_with_one_dilemma_left_the_own_zone_of_a_new_tile_gets_it() -> None:
    position = rolled(empty_dilemma_deck(table().next_tiles("karn"), "missy"), tardis=False)
    position.choose("go solons-castle")
    assert position.dilemma_at("solons-castle") == "missy"
    assert position.dilemma_at("shrine-of-the-flame") == ""


@pytest.mark.rule("TOD-RULING-022")
def test_a_slot_left_empty_on_a_tile_stays_empty_and_one_on_earth_is_filled_later() -> None:
    position = empty_dilemma_deck(on_mars("missy").lay("earth-present", "")).run(Finish(0))
    assert position.dilemma_at("earth-present") == "", "there is none to lay"
    empty_dilemma_deck(position, "cybermen", "sutekh").run(Finish(0))
    assert position.dilemma_at("earth-present") in ("cybermen", "sutekh")
    assert not position.is_face_up("earth-present")
    assert position.dilemma_at("mars-future") == ""


@pytest.mark.rule("TOD-RULING-022")
def test_the_active_doctors_zone_of_earth_is_filled_first() -> None:
    position = table().lay("earth-past", "").lay("earth-future", "").stand(0, "earth-future")
    empty_dilemma_deck(position, "cybermen").run(Finish(0))
    assert position.dilemma_at("earth-future") == "cybermen"
    assert position.dilemma_at("earth-past") == ""


# -- where Doctors and tiles may be ----------------------------------------------------------------


@pytest.mark.rule("TOD-TRAVEL-19")
def test_any_number_of_doctors_may_be_in_one_zone() -> None:
    position = table(4)
    for seat in range(4):
        position.turn_of(seat).run(Travel(seat)).choose("go earth-past")
    assert [position.place_of(seat) for seat in range(4)] == ["earth-past"] * 4


@pytest.mark.rule("TOD-TRAVEL-20")
def test_a_location_that_is_left_stays_until_a_finish_clears_it() -> None:
    position = on_mars("missy", "cybermen").stand(1, "console").run(Travel(0)).choose("go earth-past")
    assert position.tiles() == ["mars"]
    assert position.dilemma_at("mars-past") == "missy"
    position.run(Finish(0))
    assert position.tiles() == []
    assert location_discards(position) == ["mars"]


@pytest.mark.rule("TOD-RULING-024")
def test_a_tile_with_daleks_but_no_dilemma_stays_and_the_tardis_can_go_there() -> None:
    position = table().stand(0, "console").stand(1, "console").daleks("mars", 2).run(Finish(0))
    assert position.tiles() == ["mars"]
    rolled(position, tardis=True)
    assert position.options == [*EARTH, "go mars-past", "go mars-future", "new"]
    position.choose("go mars-past").run(Adventure(0))
    assert position.asked == (-1, "")
    assert sum(position.state.daleks) == 2


@pytest.mark.rule("TOD-RULING-024")
def test_card_effects_remove_the_daleks_of_such_a_tile() -> None:
    position = table().daleks("mars", 2).hand(0, "movellan-virus").sonic(0, 2)
    position.run(PlayerTurn(0)).choose("play movellan-virus")
    assert not any(position.state.daleks)


# -- nowhere to go, and a price for going ----------------------------------------------------------

BLOCKADE = """
[[anomaly]]
key = "blockade"
name = "A Blockade"
type = "task"
ability = "travel-toll"
progress = 3
task_symbols = ["running"]
source = "ours"
"""


@pytest.mark.rule("TOD-RULING-020")
def test_without_a_legal_destination_the_doctor_goes_to_the_console_and_has_no_adventure(
    tmp_path: Path,
) -> None:
    game = game_with(tmp_path, anomalies=BLOCKADE)
    position = Position(2, game=game).no_hands().turn_of(0).crew(0).crew(1).sonic(0, 0)
    position.stand(0, "mars-past").in_force("blockade").run(Travel(0))
    assert position.asked == (-1, "")
    assert position.place_of(0) == "console"
    position.sonic(0, 1).run(Adventure(0))
    assert position.asked == (-1, "")


@pytest.mark.rule("TOD-RULING-020")
def test_earth_and_the_tardis_die_are_open_when_earth_has_no_dilemma() -> None:
    position = on_mars()
    for zone in ("earth-past", "earth-present", "earth-future"):
        position.lay(zone, "")
    assert position.run(Travel(0)).options == [*EARTH, "roll"]


@pytest.mark.rule("TOD-BT-30")
def test_into_the_dalek_does_not_tax_a_stay_on_earth() -> None:
    position = table().lay("earth-present", "").stand(0, "earth-past").sonic(0, 0).in_force("into-the-dalek")
    position.luck().run(Travel(0))
    assert position.options == ["go earth-past", "go earth-future", "go into-the-dalek"]
    assert refused_by(position, "roll") == "TOD-RULING-122"
    position.choose("go earth-future")
    assert position.asked == (-1, ""), "nothing was asked for"
    assert position.place_of(0) == "earth-future"
    assert position.state.tokens[0] == 0
    position.sonic(0, 3).run(Travel(0)).choose("go earth-past")
    assert position.state.tokens[0] == 3, "who could pay does not pay either"
