"""Timey-Wimey cards with words, card by card."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.card_positions import (
    EARTH,
    HARD,
    PACK,
    TILE,
    ZONE,
    adventure,
    deck,
    discards,
    helped_by,
    nobody_is_asked,
    refused_by,
    table,
)
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.numbering import (
    EARTH_ZONES,
    HELP_AFAR,
    HELP_ON_SITE,
    SYMBOLS,
)
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    BuildPools,
    CallersPool,
    HelpersPool,
)
from vortex.games.time_of_the_daleks.rules.pools import extermination
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel
from vortex.kernel.events import UNSEEN


def test_eye_of_harmony_gains_two_charges_but_never_more_than_five() -> None:
    position = table().hand(0, "eye-of-harmony", "fez").sonic(0, 4).stand(0, EARTH).run(Travel(0))
    position.choose("play eye-of-harmony")
    assert position.state.tokens == [5, 0]
    assert position.asked == (0, "travel")
    full = table().hand(0, "eye-of-harmony").sonic(0, 5).stand(0, EARTH).run(Travel(0))
    assert refused_by(full, "play eye-of-harmony") == "TOD-RULING-043"


def test_movellan_virus_removes_two_daleks_wherever_they_stand() -> None:
    position = table().hand(0, "movellan-virus").daleks(EARTH, 1).daleks(TILE, 2).run(Prepare(0))
    position.choose("play movellan-virus")
    assert position.asked == (0, "remove-dalek")
    assert position.options == ["dalek earth-past", "dalek karn"]
    position.choose("dalek earth-past")
    assert list(position.state.daleks[:EARTH_ZONES]) == [0, 0, 0]
    assert sum(position.state.daleks) == 1, "the second went without a question: only one place was left"
    assert nobody_is_asked(position)


def test_movellan_virus_removes_one_dalek_where_there_is_one_and_needs_one_at_all() -> None:
    position = (
        table().hand(0, "movellan-virus").daleks(EARTH, 1).run(Prepare(0)).choose("play movellan-virus")
    )
    assert sum(position.state.daleks) == 0
    assert nobody_is_asked(position)
    none = table().hand(0, "movellan-virus").run(Prepare(0))
    assert refused_by(none, "play movellan-virus") == "TOD-RULING-043"


def test_spitfires_remove_a_dalek_or_push_the_ship_back() -> None:
    position = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).daleks(TILE, 1)
    position.state.ship = 3
    position.run(Travel(0)).choose("play spitfires-in-space")
    assert position.asked == (0, "alternative")
    assert position.options == ["choose 1", "choose 2"]
    position.choose("choose 1")
    assert (sum(position.state.daleks), position.state.ship) == (0, 3)
    assert position.asked == (0, "travel")
    other = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).daleks(TILE, 1)
    other.state.ship = 3
    other.run(Travel(0)).choose("play spitfires-in-space", "choose 2")
    assert (sum(other.state.daleks), other.state.ship) == (1, 2)


def test_spitfires_need_a_dalek_or_a_ship_that_has_left_skaro() -> None:
    position = table().hand(0, "spitfires-in-space").sonic(0, 2).stand(0, EARTH).run(Travel(0))
    assert refused_by(position, "play spitfires-in-space") == "TOD-RULING-043"


def test_the_key_to_time_moves_the_own_tardis_and_the_ship() -> None:
    position = table().hand(0, "key-to-time").sonic(0, 1)
    position.state.ship = 4
    position.run(Prepare(0)).choose("play key-to-time")
    assert position.state.tardis == [3, 2]
    assert position.state.ship == 3
    assert position.state.tokens[0] == 0
    assert nobody_is_asked(position)


def test_the_key_to_time_stops_at_the_ends_of_the_track() -> None:
    position = table().hand(0, "key-to-time").sonic(0, 1)
    position.state.tardis[0] = PACK.gallifrey
    position.state.ship = 1
    position.run(Prepare(0)).choose("play key-to-time")
    assert (position.state.tardis[0], position.state.ship) == (PACK.gallifrey, 0)
    done = table().hand(0, "key-to-time").sonic(0, 1)
    done.state.tardis[0] = PACK.gallifrey
    assert refused_by(done.run(Prepare(0)), "play key-to-time") == "TOD-RULING-043"


def test_jelly_babies_bring_a_card_and_a_charge_and_are_passed_round() -> None:
    position = deck(table(3), "fez").hand(0, "jelly-babies").run(Prepare(0))
    assert position.state.tokens == [2, 0, 0]
    position.choose("play jelly-babies")
    assert position.asked == (0, "transfer")
    position.choose("give 3")
    assert position.state.tokens == [3, 0, 0]
    assert position.hand_of(0) == ["fez"]
    assert position.hand_of(2) == ["jelly-babies"]
    assert position.asked == (0, "prepare")


def test_dream_conference_brings_two_cards_and_another_one() -> None:
    position = deck(table(2), "fez", "stetson", "geronimo").hand(0, "dream-conference").run(Prepare(0))
    position.choose("play dream-conference")
    assert position.hand_of(0) == ["fez", "stetson"]
    assert position.hand_of(1) == ["geronimo", "dream-conference"]
    assert position.state.tokens == [1, 0]
    assert position.asked == (0, "prepare")


@pytest.mark.parametrize("seat", [0, 1])
def test_fast_return_switch_turns_a_question_mark_to_the_tardis_for_the_roller(seat: int) -> None:
    position = table().hand(seat, "fast-return-switch").sonic(seat, 1)
    position.luck(position.tardis_face(False)).run(RollTardisDie(0))
    assert position.asked == (seat, "card-window")
    position.choose("play fast-return-switch")
    assert position.asked == (0, "tardis-symbol")
    assert "new" in position.options
    assert position.state.tokens[seat] == 0


def test_fast_return_switch_needs_a_question_mark() -> None:
    position = table().hand(0, "fast-return-switch").sonic(0, 1)
    position.luck(position.tardis_face(True)).run(RollTardisDie(0))
    assert refused_by(position, "play fast-return-switch") == "TOD-RULING-043"
    before = table().hand(0, "fast-return-switch").sonic(0, 1).stand(0, EARTH).run(Travel(0))
    assert refused_by(before, "play fast-return-switch") == "TOD-RULING-043"


def test_randomiser_replaces_a_dilemma_that_lies_open_by_an_unknown_one() -> None:
    position = table().hand(0, "randomiser").stand(0, ZONE).lay(ZONE, "missy").lay(EARTH, "sutekh")
    position.lay("earth-future", "morbius", face_up=False).run(Prepare(0))
    top = position.state.dilemma_deck[-1]
    position.choose("play randomiser")
    assert position.asked == (0, "banish")
    assert position.options == ["target earth-past", f"target {ZONE}"]
    position.choose(f"target {ZONE}")
    assert position.state.dilemmas[position.zone(ZONE)] == top
    assert not position.state.is_face_up(top)
    assert position.state.dilemma_discard == [position.dilemma("missy")]
    assert position.dilemma_at(EARTH) == "sutekh"
    assert nobody_is_asked(position)


def test_randomiser_spares_its_player_the_dilemma_that_was_just_turned_up() -> None:
    position = table().hand(0, "randomiser", "fez").stand(0, ZONE).lay(ZONE, "missy").next_dilemmas("sutekh")
    position.run(Adventure(0))
    assert position.asked == (0, "recruit")
    position.choose("play randomiser", f"target {ZONE}")
    assert position.dilemma_at(ZONE) == "sutekh"
    assert position.is_face_up(ZONE)
    assert position.asked == (0, "recruit")
    position.choose("pass")
    assert position.state.adventure_dilemma == position.dilemma("sutekh")
    assert (
        refused_by(position.hand(0, "randomiser").turn_of(0).again(), "play randomiser") == "TOD-RULING-043"
    )


def test_randomiser_needs_an_open_dilemma() -> None:
    position = table().hand(0, "randomiser")
    for zone in ("earth-past", "earth-present", "earth-future"):
        position.lay(zone, position.dilemma_at(zone), face_up=False)
    assert refused_by(position.run(Prepare(0)), "play randomiser") == "TOD-RULING-043"


def test_the_visualiser_shows_a_dilemma_to_its_player_alone() -> None:
    position = table(3).hand(0, "time-space-visualiser").lay("earth-future", "morbius", face_up=False)
    position.run(Prepare(0)).choose("play time-space-visualiser")
    assert position.asked == (0, "scan")
    assert position.options == ["target earth-past", "target earth-present", "target earth-future"]
    earth_before = [position.game.view(position.state, viewer)["earth"] for viewer in (1, 2, None)]
    position.state.events = []
    position.choose("target earth-future")
    assert [position.game.view(position.state, viewer)["earth"] for viewer in (1, 2, None)] == earth_before
    mine = position.game.view(position.state, 0)["earth"][2]
    assert mine == {"key": "earth-future", "dilemma": "morbius", "face_up": False, "daleks": 0}
    event = next(event for event in position.state.events if event.kind == "dilemma-scanned")
    assert event.seen_by(0).dilemma == position.dilemma("morbius")
    for viewer in (1, 2, None):
        assert event.seen_by(viewer).dilemma == UNSEEN
        assert "Morbius" not in str(position.game.tell(event.seen_by(viewer)))
    assert "Morbius" in str(position.game.tell(event.seen_by(0)))
    assert nobody_is_asked(position)


def test_the_visualiser_shows_no_dilemma_twice_and_needs_one_that_is_unknown() -> None:
    position = table().hand(0, "time-space-visualiser").lay(EARTH, "missy")
    position.run(Prepare(0)).choose("play time-space-visualiser", "target earth-future")
    position.hand(0, "time-space-visualiser").turn_of(0).run(Prepare(0)).choose("play time-space-visualiser")
    assert position.options == ["target earth-present"]
    position.choose("target earth-present").hand(0, "time-space-visualiser").turn_of(0).run(Prepare(0))
    assert refused_by(position, "play time-space-visualiser") == "TOD-RULING-043"
    position.hand(1, "time-space-visualiser").turn_of(1).run(Prepare(1))
    assert "play time-space-visualiser" in position.options, "the other has seen nothing"


def test_time_can_be_rewritten_lifts_a_fixed_point_for_this_adventure() -> None:
    position = adventure(conditions="fixed point, time locked").hand(0, "second-draft").sonic(0, 3)
    position.shows("black-science", "blue-science").run(RerollStage(0))
    assert refused_by(position, "reroll-sonic") == "TOD-REROLL-14"
    position.choose("play second-draft")
    assert position.asked == (0, "reroll")
    assert "reroll-sonic" in position.options
    assert position.game.view(position.state, 0)["adventure"]["conditions"] == ["time locked"]


def test_time_can_be_rewritten_works_while_the_pool_is_built_and_needs_a_fixed_point() -> None:
    position = adventure(conditions="fixed point").hand(0, "second-draft").sonic(0, 1)
    assert "play second-draft" in position.run(CallersPool(0)).options
    position = adventure(conditions="fixed point").hand(0, "second-draft").sonic(0, 1)
    position.shows("black-science").run(FaceStage(0))
    assert refused_by(position, "play second-draft") == "TOD-RULING-043"
    free = adventure().hand(0, "second-draft").sonic(0, 1).run(CallersPool(0))
    assert refused_by(free, "play second-draft") == "TOD-RULING-043"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_spare_tardis_key_lifts_time_locked_for_this_adventure(seat: int) -> None:
    position = adventure(conditions="time locked").hand(seat, "spare-tardis-key").sonic(seat, 1)
    position.hand(1 - seat, "fez").shows("black-science").run(RerollStage(0))
    while position.state.asked != seat:
        position.choose("pass")
    position.choose("play spare-tardis-key")
    assert position.hand_of(1 - seat) == ["fez", "spare-tardis-key"]
    assert position.game.view(position.state, 0)["adventure"]["conditions"] == []
    position.sonic(0, 3).run(FaceStage(0))
    assert "face-sonic" in position.options


def test_the_spare_tardis_key_opens_the_face_changes_even_in_the_last_window() -> None:
    position = adventure(conditions="time locked").hand(1, "spare-tardis-key").sonic(1, 1).sonic(0, 3)
    position.shows("black-science").run(FaceStage(0))
    assert position.asked == (1, "card-window")
    position.choose("play spare-tardis-key")
    assert position.asked == (0, "face")
    assert "face-sonic" in position.options


def test_the_spare_tardis_key_needs_time_locked() -> None:
    position = adventure(conditions="fixed point").hand(0, "spare-tardis-key").sonic(0, 1)
    assert refused_by(position.shows("black-science").run(RerollStage(0)), "play spare-tardis-key") == (
        "TOD-RULING-043"
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_perception_filter_keeps_daleks_from_exterminating_dice_in_this_adventure(seat: int) -> None:
    position = adventure(zone=EARTH).daleks(EARTH, 2).hand(seat, "perception-filter").sonic(seat, 1)
    position.run(BuildPools(0))
    while position.state.asked != seat:
        position.choose("pass")
    position.choose("play perception-filter")
    while not nobody_is_asked(position):
        assert position.state.topic in ("build-pool", "card-window")
        position.choose("pass")
    assert sum(position.dice_of().values()) == 5, "no die was exterminated"
    position.state.clear_adventure()
    position.facing(EARTH, HARD)
    assert extermination(position.state) == 2, "the next Adventure is as dangerous as ever"


def test_the_perception_filter_needs_daleks_that_would_exterminate_dice_and_comes_before_the_cut() -> None:
    position = adventure().daleks("earth-future", 2).hand(0, "perception-filter").sonic(0, 1)
    assert refused_by(position.run(CallersPool(0)), "play perception-filter") == "TOD-RULING-043"
    late = adventure().daleks(EARTH, 1).hand(0, "perception-filter").sonic(0, 1).shows("black-science")
    assert refused_by(late.run(RerollStage(0)), "play perception-filter") == "TOD-RULING-043"


def test_geronimo_rolls_one_more_black_die_at_once() -> None:
    position = (
        adventure().hand(0, "geronimo").sonic(0, 1).shows(*["blue-science"] * 3, *["green-tactics"] * 3)
    )
    position.shows("red-science").luck(position.face("black", "running")).run(RerollStage(0))
    position.choose("play geronimo")
    assert position.dice_of() == {"black": 1, "green": 3, "blue": 3, "red": 1}
    assert position.state.shown[SYMBOLS.index("running")] == 1
    assert discards(position) == ["geronimo"]


@pytest.mark.parametrize(
    ("help", "conditions", "exterminated", "most"),
    [(0, "", 0, 8), (0, "time breach", 0, 7), (0, "", 2, 6), (HELP_AFAR, "", 0, 7), (HELP_ON_SITE, "", 1, 4)],
)
def test_geronimo_needs_room_in_the_pool(help: int, conditions: str, exterminated: int, most: int) -> None:
    for dice in (most - 1, most):
        position = adventure(conditions=conditions).hand(0, "geronimo").sonic(0, 1)
        if help:
            helped_by(position, 1, help)
        position.state.exterminated = exterminated
        position.shows(*(["blue-science"] * 3 + ["green-tactics"] * 3 + ["red-science"] * 3)[:dice])
        position.run(RerollStage(0))
        assert ("play geronimo" in position.options) is (dice < most)


def test_geronimo_needs_a_black_die_in_the_box() -> None:
    position = helped_by(adventure(), 1, HELP_ON_SITE).hand(1, "geronimo").sonic(1, 1)
    position.shows(*["black-science"] * 7).shows("black-science", pool=1).run(RerollStage(0))
    while position.state.asked != 1:
        position.choose("pass")
    assert refused_by(position, "play geronimo") == "TOD-RULING-043"


def scooping(seats: int = 3) -> Position:
    """The first seat in an Adventure, with a Timescoop and one charge, a helper's dice at stake."""
    return adventure(seats, zone=ZONE).hand(0, "timescoop").sonic(0, 1).stand(1, EARTH)


def test_timescoop_brings_a_doctor_who_helps_on_site_without_price_or_ship() -> None:
    position = scooping().sonic(1, 0).run(BuildPools(0))
    position.choose("play timescoop")
    assert position.asked == (0, "timescoop")
    assert position.options == ["give 2", "give 3"]
    position.choose("give 2")
    assert (position.state.helper, position.state.help) == (1, HELP_ON_SITE)
    assert position.place_of(1) == ZONE
    assert position.state.ship == 0
    assert (position.state.tokens[0], position.state.tokens[1]) == (0, 0)
    assert discards(position) == ["timescoop"]
    while position.state.topic in ("build-pool", "cut", "card-window"):
        position.choose(position.options[0])
    assert sum(position.dice_of(0).values()) == 5
    assert sum(position.dice_of(1).values()) == 3


def test_timescoop_brings_the_only_other_doctor_unasked() -> None:
    position = scooping(2).run(BuildPools(0)).choose("play timescoop")
    assert position.state.help == HELP_ON_SITE
    assert position.state.helper == 1


def test_timescoop_is_for_an_adventure_of_ones_own_that_nobody_helps_in() -> None:
    helped = helped_by(scooping(), 1, HELP_AFAR).run(BuildPools(0))
    assert refused_by(helped, "play timescoop") == "TOD-RULING-043"
    assert refused_by(scooping().run(Prepare(0)), "play timescoop") == "TOD-CARD-09"
    helper = helped_by(adventure(3, zone=ZONE), 1, HELP_AFAR).hand(1, "timescoop").sonic(1, 1)
    assert "play timescoop" not in helper.run(HelpersPool(1)).options
    alone = (
        Position(1, game=the_game())
        .no_hands()
        .turn_of(0)
        .lay(EARTH, "missy")
        .hand(0, "timescoop")
        .sonic(0, 1)
    )
    assert refused_by(alone.facing(EARTH, HARD).run(BuildPools(0)), "play timescoop") == "TOD-RULING-043"
