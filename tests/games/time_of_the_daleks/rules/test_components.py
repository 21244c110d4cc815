"""What is in the box: TOD-COMP, and the rulings on figures that the rulebook only shows as pictures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with, the_game

from vortex.games.time_of_the_daleks import load
from vortex.games.time_of_the_daleks.choices import PLAYER_COLOURS
from vortex.games.time_of_the_daleks.numbering import (
    ALIEN_DECK,
    ANOMALY_TYPES,
    CARD_TYPES,
    COLOURS,
    CONDITIONS,
    EARTH_DECK,
    SYMBOLS,
    TASK,
)
from vortex.games.time_of_the_daleks.rules.effects import MoveShip
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Success
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.game import OptionError
from vortex.kernel.pack import PackError, PackFiles

EARTH = ["earth-past", "earth-present", "earth-future"]


def faces_of(colour: str) -> Counter[str]:
    return Counter(SYMBOLS[face] for face in the_game().pack.die_faces[COLOURS.index(colour)])


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-01")
def test_the_board_carries_earth_and_the_track_and_both_are_there_from_the_start() -> None:
    view = the_game().view(Position().state, 0)
    assert [zone["key"] for zone in view["earth"]] == EARTH
    assert (view["track"]["skaro"], view["track"]["gallifrey"]) == (0, 18)
    assert "earth" not in the_game().pack.tile_keys, "Earth is no tile that could be drawn"


@pytest.mark.rule("TOD-COMP-02")
def test_earth_is_one_location_with_exactly_three_zones() -> None:
    position = Position().no_hands().turn_of(0).stand(0, "earth-past").run(Travel(0))
    assert position.options == ["go earth-past", "go earth-present", "go earth-future", "roll"]


@pytest.mark.rule("TOD-COMP-02")
def test_a_pack_that_gives_earth_a_fourth_zone_is_refused(tmp_path: Path) -> None:
    fourth = """
[[zone]]
tile = "earth"
tile_name = "Earth"
key = "earth-sideways"
name = "Earth Sideways"
symbols = ["running", "cunning"]
reward = "tardis forward 1"
source = "ours"
"""
    with pytest.raises(PackError, match="Earth has 3 zones, this pack gives it 4"):
        game_with(tmp_path, locations=fourth)


@pytest.mark.rule("TOD-COMP-03")
def test_each_zone_of_earth_has_one_dilemma_slot() -> None:
    position = Position().no_hands().turn_of(0)
    for zone in EARTH:
        position.lay(zone, "")
    position.next_dilemmas("sutekh", "missy", "cybermen").run(Finish(0))
    assert [position.dilemma_at(zone) for zone in EARTH] == ["sutekh", "missy", "cybermen"]
    assert sum(zone["dilemma"] != "" for zone in the_game().view(position.state, 0)["earth"]) == 3


# -- players' pieces -------------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-04")
def test_there_are_four_doctors_and_a_doctor_stands_for_one_player_only() -> None:
    pack = the_game().pack
    assert pack.doctor_keys == ("first", "fourth", "eleventh", "twelfth")
    assert pack.doctor_numbers == (1, 4, 11, 12)
    assert sorted(Position(4).state.doctors) == [0, 1, 2, 3]


@pytest.mark.rule("TOD-COMP-05")
def test_four_colours_tell_the_players_pieces_apart() -> None:
    assert len(set(PLAYER_COLOURS)) == 4
    view = the_game().view(Position(4).state, 2)
    assert [player["colour"] for player in view["players"]] == ["amber", "teal", "pink", "mint"]


@pytest.mark.rule("TOD-COMP-06")
def test_each_player_has_a_tardis_on_the_track_that_moves_alone() -> None:
    state = Position(4).state
    state.move_tardis(2, 3)
    assert state.tardis == [2, 2, 5, 2]


@pytest.mark.rule("TOD-COMP-07")
def test_there_are_consoles_for_four_players_and_no_more() -> None:
    assert len(the_game().view(Position(4).state, None)["players"]) == 4
    with pytest.raises(OptionError, match="1 to 4 seats, not 5"):
        the_game().new({}, 5, 1)


@pytest.mark.rule("TOD-COMP-08")
def test_a_console_holds_doctor_companions_equipment_tokens_and_pool() -> None:
    position = Position().no_hands().turn_of(0)
    position.crew(0, "amy-pond", part_time=("leela",)).equip(0, "fez").sonic(0, 4)
    position.facing("earth-past", "running").pool(black=5, blue=1)
    view = the_game().view(position.state, 1)
    console = view["players"][0]
    assert console["doctor"] == "eleventh"
    assert console["companions"] == [
        {"key": "amy-pond", "part_time": False},
        {"key": "leela", "part_time": True},
    ]
    assert console["equipment"] == ["fez"]
    assert console["sonic"] == 4
    assert view["adventure"]["pools"][0]["gathered"] == {"black": 5, "blue": 1}


# -- tiles and cards -------------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-09")
def test_there_are_twenty_location_tiles_with_two_zones_and_two_slots_each() -> None:
    pack = the_game().pack
    assert len(pack.tile_keys) == 20
    assert len(pack.zone_keys) == 3 + 2 * 20
    position = Position().lay_tile("mars").lay("mars-past", "sutekh").lay("mars-future", "missy")
    [tile] = the_game().view(position.state, 0)["tiles"]
    assert [(zone["key"], zone["dilemma"]) for zone in tile["zones"]] == [
        ("mars-past", "sutekh"),
        ("mars-future", "missy"),
    ]


@pytest.mark.rule("TOD-COMP-09")
def test_a_pack_with_a_tile_of_one_zone_is_refused(tmp_path: Path) -> None:
    lonely = """
[[zone]]
tile = "lonely"
tile_name = "A Lonely Place"
key = "lonely"
name = "A Lonely Place"
symbols = ["running"]
reward = "tardis forward 1"
source = "ours"
"""
    with pytest.raises(PackError, match="a Location tile has two zones, this one 1"):
        game_with(tmp_path, locations=lonely)


@pytest.mark.rule("TOD-COMP-10")
def test_every_zone_prints_symbols_and_a_reward() -> None:
    pack = the_game().pack
    for zone, key in enumerate(pack.zone_keys):
        assert sum(pack.zone_symbols[zone]) > 0, key
        assert pack.texts[pack.zone_reward[zone]], key


@pytest.mark.rule("TOD-COMP-11")
def test_there_are_twenty_five_dilemmas_with_symbols_and_a_fail_cost() -> None:
    pack = the_game().pack
    assert len(set(pack.dilemma_keys)) == 25
    for dilemma, key in enumerate(pack.dilemma_keys):
        assert sum(pack.dilemma_symbols[dilemma]) > 0, key
        assert pack.texts[pack.dilemma_fail[dilemma]], key


@pytest.mark.rule("TOD-COMP-12")
def test_fifteen_earth_and_twelve_alien_companions_form_two_decks() -> None:
    pack = the_game().pack
    assert pack.companion_deck.count(EARTH_DECK) == 15
    assert pack.companion_deck.count(ALIEN_DECK) == 12
    state = Position().crew(0).crew(1).state
    assert [pack.companion_deck[companion] for companion in state.earth_deck] == [EARTH_DECK] * 15
    assert [pack.companion_deck[companion] for companion in state.alien_deck] == [ALIEN_DECK] * 12


@pytest.mark.rule("TOD-COMP-13")
def test_there_are_thirty_timey_wimey_cards_of_three_types(tmp_path: Path) -> None:
    pack = the_game().pack
    assert len(set(pack.card_keys)) == 30
    assert {CARD_TYPES[kind] for kind in pack.card_type} == {"equipment", "event", "transfer"}
    gadget = '[[card]]\nkey = "gadget"\nname = "Gadget"\ntype = "gadget"\ntiming = "anytime"\ncost = 0\n'
    with pytest.raises(PackError, match="expected one of equipment, event, transfer; found 'gadget'"):
        game_with(tmp_path, timey_wimey=gadget)


@pytest.mark.rule("TOD-COMP-14")
def test_there_are_eight_time_anomalies_of_three_types(tmp_path: Path) -> None:
    pack = the_game().pack
    assert len(set(pack.anomaly_keys)) == 8
    assert {ANOMALY_TYPES[kind] for kind in pack.anomaly_type} == {"location", "task", "instant"}
    with pytest.raises(PackError, match="expected one of location, task, instant; found 'rumour'"):
        game_with(tmp_path, anomalies='[[anomaly]]\nkey = "rumour"\nname = "A Rumour"\ntype = "rumour"\n')


# -- Daleks, tokens, markers -----------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-15")
def test_five_daleks_and_davros_make_six_markers() -> None:
    state = Position().state
    seen = []
    for _ in range(6):
        state.place_dalek(0)
        seen.append(state.davros)
    assert seen == [-1, -1, -1, -1, -1, 0], "Davros is the sixth"
    assert the_game().view(state, 0)["daleks"]["supply"] == 0


@pytest.mark.rule("TOD-COMP-16")
def test_one_ship_shows_the_progress_of_the_daleks() -> None:
    position = Position().no_hands().run(MoveShip(1), 2)
    assert the_game().view(position.state, 0)["track"]["ship"] == 2
    assert position.state.tardis == [2, 2], "no TARDIS moves with it"


@pytest.mark.rule("TOD-COMP-17")
def test_thirty_tokens_suffice_for_four_full_consoles() -> None:
    state = Position(4).state
    for seat in range(4):
        state.gain_tokens(seat, 30)
    assert sum(state.tokens) == 20 <= 30


@pytest.mark.rule("TOD-COMP-18")
def test_five_anomaly_markers_and_ten_progress_markers_suffice(tmp_path: Path) -> None:
    pack = the_game().pack
    assert len(pack.markers) <= 5
    assert len(pack.first_game_markers) <= 5
    task = """
[[anomaly]]
key = "endless"
name = "An Endless Task"
type = "task"
progress = 11
task_symbols = ["running"]
source = "ours"
"""
    with pytest.raises(PackError, match="expected a whole number from 0 to 10, found 11"):
        game_with(tmp_path, anomalies=task)


@pytest.mark.rule("TOD-COMP-24")
def test_progress_markers_are_used_by_certain_anomalies_only() -> None:
    pack = the_game().pack
    for anomaly, goal in enumerate(pack.anomaly_progress):
        assert goal == 0 or pack.anomaly_type[anomaly] == TASK
    position = Position().no_hands().turn_of(0).lay("earth-past", "sutekh")
    position.in_force("destiny-of-the-daleks").in_force("death-to-the-daleks").in_force("into-the-dalek")
    position.facing("earth-past", "running science").run(Success(0))
    progress = {key: position.state.progress[i] for i, key in enumerate(pack.anomaly_keys)}
    assert progress.pop("death-to-the-daleks") == 1
    assert not any(progress.values()), "a Task that imprisons dice frees one instead"


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-19")
def test_the_tardis_die_shows_the_tardis_or_the_question_mark() -> None:
    for number, face in ((0, "tardis"), (3, "question")):
        position = Position().no_hands().turn_of(0).luck(number).run(Travel(0)).choose("roll")
        assert the_game().view(position.state, 0)["tardis_die"]["shows"] == face


@pytest.mark.rule("TOD-RULING-002")
def test_half_of_the_tardis_dies_six_faces_show_the_tardis() -> None:
    assert the_game().pack.tardis_faces == (True, True, True, False, False, False)


@pytest.mark.rule("TOD-COMP-20")
def test_there_are_eight_black_and_three_dice_of_each_other_colour() -> None:
    counts = dict(zip(COLOURS, the_game().pack.die_counts, strict=True))
    assert counts == {"black": 8, "green": 3, "blue": 3, "red": 3}


@pytest.mark.rule("TOD-COMP-21")
def test_there_are_six_story_symbols() -> None:
    assert sorted(SYMBOLS) == ["cunning", "diplomacy", "running", "science", "strength", "tactics"]
    shown = {face for faces in the_game().pack.die_faces for face in faces}
    assert shown == set(range(6))


@pytest.mark.rule("TOD-COMP-22")
def test_a_black_die_shows_each_symbol_once() -> None:
    assert faces_of("black") == dict.fromkeys(SYMBOLS, 1)
    position = Position().luck(0, 1, 2, 3, 4, 5)
    for _ in range(6):
        position.state.roll_late_die(0)
    assert position.state.shown == [1] * 6


@pytest.mark.rule("TOD-COMP-22")
def test_a_pack_whose_black_die_repeats_a_symbol_is_refused(tmp_path: Path) -> None:
    game_with(tmp_path)
    dice = tmp_path / "pack" / "dice.toml"
    right = '"running", "diplomacy", "science", "cunning", "tactics", "strength"'
    dice.write_text(dice.read_text().replace(right, right.replace("strength", "running")))
    with pytest.raises(PackError, match="a black die shows each symbol once"):
        load(PackFiles(tmp_path / "pack"))


@pytest.mark.rule("TOD-COMP-23")
@pytest.mark.parametrize("colour", ["green", "blue", "red"])
def test_a_coloured_die_has_fewer_symbols_and_repeats_some(colour: str) -> None:
    faces = faces_of(colour)
    assert sum(faces.values()) == 6
    assert len(faces) < 6
    assert max(faces.values()) > 1


@pytest.mark.rule("TOD-RULING-001")
def test_the_faces_of_the_coloured_dice() -> None:
    assert faces_of("green") == {"running": 3, "diplomacy": 2, "tactics": 1}
    assert faces_of("blue") == {"science": 3, "cunning": 2, "diplomacy": 1}
    assert faces_of("red") == {"strength": 3, "tactics": 2, "science": 1}


# -- the track -------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-25")
def test_the_track_ends_on_gallifrey_and_begins_on_skaro() -> None:
    position = Position().no_hands()
    state = position.state
    state.markers = []
    state.move_tardis(0, 60)
    state.move_tardis(1, -60)
    assert state.tardis == [18, 0]
    assert position.run(MoveShip(1), 60).state.ship == 18
    assert position.run(MoveShip(-1), 60).state.ship == 0


@pytest.mark.rule("TOD-RULING-003")
def test_skaro_is_space_0_earth_2_and_gallifrey_18() -> None:
    pack = the_game().pack
    assert (pack.skaro, pack.earth_space, pack.gallifrey) == (0, 2, 18)


@pytest.mark.rule("TOD-COMP-26")
def test_forward_is_towards_gallifrey_for_tardis_and_ship_alike() -> None:
    position = Position().no_hands().turn_of(0).lay("earth-past", "sutekh")
    position.state.ship = 3
    position.facing("earth-past", "running").run(Success(0))
    assert position.state.tardis[0] == 3, "the reward of Earth Past is one space forward"
    assert position.run(MoveShip(1), 1).state.ship == 4
    assert position.run(MoveShip(-1), 1).state.ship == 3


# -- conditions and markers ------------------------------------------------------------------------


@pytest.mark.rule("TOD-COMP-27")
def test_dilemmas_and_anomalies_carry_three_conditions_and_dilemmas_links(tmp_path: Path) -> None:
    pack = the_game().pack
    assert CONDITIONS == ("fixed point", "time locked", "time breach")
    printed = 0
    for conditions in pack.dilemma_conditions:
        printed |= conditions
    assert printed == 0b111
    assert pack.anomaly_conditions[pack.anomaly_keys.index("genesis-of-the-daleks")] == 0b001
    sutekh = pack.dilemma_keys.index("sutekh")
    assert pack.dilemma_links[sutekh] == (pack.companion_keys.index("sarah-jane-smith"),)
    odd = '[[dilemma]]\nkey = "odd"\nname = "Odd"\nsymbols = ["running"]\nconditions = ["slow motion"]\n'
    with pytest.raises(PackError, match="found 'slow motion'"):
        game_with(tmp_path, dilemmas=odd)


@pytest.mark.rule("TOD-COMP-28")
def test_a_doctors_marker_stands_in_the_zone_or_on_the_console() -> None:
    position = Position().no_hands().turn_of(0).stand(0, "console").lay("earth-future", "sutekh", False)
    assert the_game().view(position.state, 1)["players"][0]["zone"] == ""
    position.run(Travel(0)).choose("go earth-future")
    assert the_game().view(position.state, 1)["players"][0]["zone"] == "earth-future"


# -- consoles --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-004")
def test_a_console_has_three_companion_spaces() -> None:
    position = Position().no_hands().turn_of(0).sonic(0, 5).stand(0, "earth-past").lay("earth-past", "sutekh")
    position.crew(0, "amy-pond", "leela").run(Recruit(0))
    assert "recruit earth" in position.options, "with two Companions there is a third space"
    position.crew(0, "amy-pond", "leela", "strax").run(Recruit(0))
    assert position.options == []


@pytest.mark.rule("TOD-RULING-005")
def test_a_console_has_two_equipment_slots() -> None:
    position = Position().no_hands().turn_of(0).hand(0, "fez", "stetson", "long-scarf").sonic(0, 5)
    position.run(Prepare(0)).choose("install fez", "install stetson")
    assert "install long-scarf" not in position.options
    assert len(position.state.equipment[0]) == 2
