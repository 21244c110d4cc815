"""Equipment, Companions and Doctors with words, card by card."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.card_positions import (
    EARTH,
    EQUIPMENT_CARDS,
    PACK,
    adventure,
    deck,
    discards,
    helped_by,
    nobody_is_asked,
    refused_by,
    table,
)

from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    COMPANION_SOURCE,
    HELP_ON_SITE,
)
from vortex.games.time_of_the_daleks.rules.help import CallForHelp
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    BuildPools,
    CallersPool,
    HelpersPool,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie

# -- Equipment with words --------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_k9_adds_a_die_of_any_colour_for_a_charge_once_a_turn(colour: str) -> None:
    position = adventure().equip(0, "k-9").sonic(0, 2).run(CallersPool(0))
    position.choose("use k-9")
    assert position.options == ["add black", "add green", "add blue", "add red"]
    position.choose(f"add {colour}")
    wanted = {"black": 4, "blue": 1}
    wanted[colour] = wanted.get(colour, 0) + 1
    assert position.dice_of() == wanted
    assert position.state.tokens[0] == 1
    assert position.asked == (0, "build-pool")
    assert refused_by(position, "use k-9") == "TOD-CARD-11"
    position.turn_of(0).run(CallersPool(0))
    assert "use k-9" in position.options


@pytest.mark.rule("TOD-RULING-033")
def test_k9_sells_no_die_that_the_box_does_not_have() -> None:
    position = adventure().equip(0, "k-9").sonic(0, 2).in_force("destiny-of-the-daleks").crew(0, "river-song")
    position.crew(0, "strax", "leela").run(CallersPool(0)).choose("use k-9")
    assert position.options == ["add black", "add blue"], (
        "green is imprisoned, and all three red dice are here"
    )
    position.choose("add blue")
    assert position.dice_of() == {"black": 4, "blue": 2, "red": 3}


@pytest.mark.rule("TOD-RULING-033")
def test_k9_with_one_colour_left_gives_that_and_with_none_sells_nothing() -> None:
    position = adventure().equip(0, "k-9").sonic(0, 2).crew(0, "strax", "leela").hand(0, "fez")
    position.state.anomalies = [0]
    position.state.prison[:4] = bytes((3, 3, 2, 0))
    position.run(CallersPool(0)).choose("use k-9")
    assert position.dice_of() == {"black": 5, "blue": 1, "red": 3}
    assert position.state.tokens[0] == 1
    position.turn_of(0).state.prison[:4] = bytes((4, 3, 2, 0))
    position.run(CallersPool(0))
    assert refused_by(position, "use k-9") == "TOD-CARD-09"


def test_k9_needs_a_charge_and_serves_a_helper_as_well() -> None:
    position = adventure().equip(0, "k-9").hand(0, "fez").run(CallersPool(0))
    assert refused_by(position, "use k-9") == "TOD-CARD-12"
    helping = helped_by(adventure(), 1).equip(1, "k-9").sonic(1, 1).run(HelpersPool(1))
    helping.choose("use k-9", "add red")
    assert helping.dice_of(1)["red"] == 1


def test_the_confession_dial_trades_a_die_for_two_charges_after_extermination() -> None:
    position = adventure().daleks(EARTH, 1).equip(0, "confession-dial").run(BuildPools(0))
    position.choose("exterminate caller black")
    assert position.asked == (0, "trade-dice")
    assert position.options == ["pass", "use confession-dial"]
    position.choose("use confession-dial")
    assert position.asked == (0, "trade-die")
    position.choose("cut blue")
    assert position.dice_of() == {"black": 3}
    assert position.state.tokens[0] == 2
    assert nobody_is_asked(position), "once a turn"


def test_the_confession_dial_may_be_left_alone_and_gives_no_more_than_five() -> None:
    position = adventure().equip(0, "confession-dial").run(BuildPools(0)).choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.state.tokens[0] == 0
    assert nobody_is_asked(position)
    rich = adventure().equip(0, "confession-dial").sonic(0, 4).run(BuildPools(0))
    rich.choose("pass", "use confession-dial", "cut black")
    assert rich.state.tokens[0] == 5


def test_the_confession_dial_needs_a_die_and_serves_a_helper_as_well() -> None:
    position = adventure().daleks(EARTH, 5).equip(0, "confession-dial").run(BuildPools(0))
    while not nobody_is_asked(position):
        assert position.state.topic == "exterminate"
        position.choose(position.options[0])
    assert position.dice_of() == {}
    helping = helped_by(adventure(), 1, HELP_ON_SITE).be(1, "twelfth").equip(1, "confession-dial")
    helping.run(BuildPools(0))
    while helping.state.topic != "trade-dice":
        helping.choose(helping.options[0])
    assert helping.asked == (1, "trade-dice")


PREPARE_EQUIPMENT = [key for key in EQUIPMENT_CARDS if PACK.prepare[PACK.card_keys.index(key)]]


@pytest.mark.parametrize("key", PREPARE_EQUIPMENT)
def test_equipment_with_a_prepare_effect_works_once_in_each_own_prepare_step(key: str) -> None:
    position = table().equip(0, key).run(Prepare(0)).choose(f"use {key}")
    assert position.asked == (0, "prepare")
    assert refused_by(position, f"use {key}") == "TOD-CARD-11"
    assert f"use {key}" in position.no_hands().turn_of(0).sonic(0, 0).run(Prepare(0)).options
    position.turn_of(1).hand(0, "fez").run(Prepare(1))
    assert position.asked == (0, "card-window")
    assert f"use {key}" not in position.options


def test_the_sonic_screwdriver_gives_a_charge_and_nothing_at_five() -> None:
    position = table().equip(0, "sonic-screwdriver").run(Prepare(0)).choose("use sonic-screwdriver")
    assert position.state.tokens[0] == 3
    full = table().equip(0, "sonic-screwdriver").sonic(0, 3).run(Prepare(0))
    assert refused_by(full, "use sonic-screwdriver") == "TOD-PREP-14"


def test_the_tardis_telephone_brings_a_card_to_two_players() -> None:
    position = deck(table(3), "fez", "stetson").equip(0, "tardis-telephone").run(Prepare(0))
    position.choose("use tardis-telephone")
    assert position.asked == (0, "another")
    position.choose("give 3")
    assert (position.hand_of(0), position.hand_of(1), position.hand_of(2)) == (["fez"], [], ["stetson"])
    alone = deck(table(1), "fez", "stetson").equip(0, "tardis-telephone").run(Prepare(0))
    assert alone.choose("use tardis-telephone").hand_of(0) == ["fez"]


# -- Companions ------------------------------------------------------------------------------------

PREPARE_COMPANIONS = [
    key for companion, key in enumerate(PACK.companion_keys) if PACK.prepare[COMPANION_SOURCE + companion]
]


@pytest.mark.parametrize("key", PREPARE_COMPANIONS)
def test_a_companion_with_a_prepare_effect_has_it_with_the_right_doctor_once_a_turn(key: str) -> None:
    companion = PACK.companion_keys.index(key)
    with_whom = PACK.while_with[companion] or range(len(PACK.doctor_keys))
    for doctor, name in enumerate(PACK.doctor_keys):
        position = table(1).be(0, name).crew(0, key).run(Prepare(0))
        assert (f"use {key}" in position.options) is (doctor in with_whom)
        if doctor not in with_whom:
            assert refused_by(position, f"use {key}") == "TOD-PREP-14"
            continue
        before = position.state.tokens[0], len(position.state.hands[0])
        position.choose(f"use {key}")
        after = position.state.tokens[0], len(position.state.hands[0])
        text = LANGUAGE.say(PACK.texts[PACK.prepare[COMPANION_SOURCE + companion]])
        gained = {"draw 1 card": (0, 1), "gain 1 sonic": (1, 0)}[text]
        assert (after[0] - before[0], after[1] - before[1]) == gained
        assert position.asked == (0, "prepare")
        assert refused_by(position, f"use {key}") == "TOD-CARD-11"


def test_a_companion_whose_charge_would_be_lost_is_not_used() -> None:
    position = table().be(0, "twelfth").crew(0, "nardole").sonic(0, 4).run(Prepare(0))
    assert position.state.tokens[0] == 5
    assert refused_by(position, "use nardole") == "TOD-PREP-14"


HATS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_is_hat[card]]


def test_river_song_has_all_hats_thrown_away_when_she_comes_aboard() -> None:
    position = table().stand(0, "demons-run").lay("demons-run", "missy").sonic(0, 1).crew(0)
    position.equip(0, "fez", "long-scarf").run(Recruit(0)).choose("link river-song")
    assert position.crew_of(0) == ["river-song"]
    assert position.state.equipment[0] == (position.card("long-scarf"),)
    assert discards(position) == ["fez"]


@pytest.mark.parametrize("key", HATS)
def test_no_hat_is_installed_beside_river_song(key: str) -> None:
    position = table().crew(0, "river-song").hand(0, key, "long-scarf").sonic(0, 5).run(Prepare(0))
    assert refused_by(position, f"install {key}") == "TOD-PREP-07"
    assert "install long-scarf" in position.options
    position.choose("dismiss river-song")
    assert f"install {key}" in position.options


def test_hats_of_other_players_do_not_mind_river_song() -> None:
    position = table().equip(1, "fez").crew(0)
    position.state.alien_deck.remove(position.companion("river-song"))
    position.state.derive()
    position.state.gain_companion(0, position.companion("river-song"), True)
    assert position.state.equipment[1] == (position.card("fez"),)


# -- Doctors ---------------------------------------------------------------------------------------


def test_the_first_doctor_may_let_the_tardis_choose_and_draws_a_card() -> None:
    position = deck(table(), "fez").be(0, "first")
    position.luck(position.tardis_face(True)).run(RollTardisDie(0))
    assert position.options[-2:] == ["new", "wander"]
    top = position.state.location_deck[-1]
    position.choose("wander")
    assert position.state.tiles == [top], "one tile, unseen, none to choose from"
    assert position.state.location_discard == []
    assert position.hand_of(0) == ["fez"]
    assert position.asked == (0, "zone")


def test_nobody_else_wanders_and_nobody_on_a_question_mark_or_without_tiles() -> None:
    for doctor in ("fourth", "eleventh", "twelfth"):
        position = table().be(0, doctor)
        position.luck(position.tardis_face(True)).run(RollTardisDie(0))
        assert refused_by(position, "wander") == "TOD-TRAVEL-11"
    question = table().be(0, "first")
    question.luck(question.tardis_face(False)).run(RollTardisDie(0))
    assert question.asked == (0, "zone")
    empty = table().be(0, "first")
    empty.state.location_deck = []
    empty.luck(empty.tardis_face(True)).run(RollTardisDie(0))
    assert refused_by(empty, "wander") == "TOD-RULING-021"


def test_the_eleventh_doctor_installs_equipment_for_a_charge_less_and_nothing_else() -> None:
    position = table().be(0, "eleventh").hand(0, "tardis-telephone", "fez").run(Prepare(0))
    assert position.state.tokens[0] == 2
    position.choose("install tardis-telephone")
    assert position.state.tokens[0] == 0, "three less one"
    position.choose("install fez")
    assert position.state.tokens[0] == 0, "one less one"
    other = table().be(0, "fourth").hand(0, "tardis-telephone").run(Prepare(0))
    assert refused_by(other, "install tardis-telephone") == "TOD-PREP-09"
    event = table().be(0, "eleventh").hand(0, "movellan-virus").daleks(EARTH, 1).run(Prepare(0))
    assert event.choose("play movellan-virus").state.tokens[0] == 0, "Events cost what they cost"


def test_the_twelfth_doctor_calls_for_free() -> None:
    position = adventure().be(0, "twelfth").be(1, "eleventh").run(CallersPool(0))
    assert "call 2" in position.options, "with neither charge nor card"
    position.sonic(0, 1).choose("call 2")
    assert position.state.tokens[0] == 1
    assert position.state.helper == 1
    other = adventure().be(0, "fourth").crew(0, "rory-williams").run(CallersPool(0))
    assert refused_by(other, "call 2") == "TOD-RULING-060"


def test_the_twelfth_doctor_pays_for_coming_like_everybody() -> None:
    position = adventure().be(1, "twelfth").sonic(0, 1).sonic(1, 1).run(CallForHelp(0, 1)).choose("on-site")
    assert position.state.tokens == [0, 0]
