"""Pools that are opened or built again, prices that depend on each other, and decks that are made anew."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.numbering import BLACK, HELP_ON_SITE
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.kernel.chance import FastChance

ZONE = "mars-future"
HARD = "running running running running running running"

MORE_CARDS = """
[[card]]
key = "fob-watch"
name = "Fob Watch"
type = "event"
timing = "adventure"
cost = 0
effect = "regenerate"
source = "ours"
known = []

[[card]]
key = "signal-mirror"
name = "Signal Mirror"
type = "equipment"
timing = "any adventure"
cost = 1
face = ["black tactics"]
source = "ours"
known = []
"""


@cache
def wider_game() -> TimeOfTheDaleks:
    """With a card that regenerates its player at once, and with a face icon for everybody's dice."""
    with TemporaryDirectory() as folder:
        return game_with(Path(folder), timey_wimey=MORE_CARDS)


def table(seats: int = 2, game: TimeOfTheDaleks | None = None) -> Position:
    """The Eleventh Doctor (seat 0) faces an Adventure; nobody has cards, Companions or charges."""
    position = Position(seats, game=game).no_hands().turn_of(0).lay(ZONE, "the-weeping-angels")
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    return position.stand(0, ZONE)


def building(position: Position) -> Position:
    return position.facing(ZONE, HARD).run(BuildPools(0))


# -- two prices for coming -------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-075")
def test_with_one_charge_and_one_card_only_the_charge_can_pay_for_coming() -> None:
    position = table().in_force("into-the-dalek").sonic(0, 1).sonic(1, 1).hand(1, "fez")
    building(position).choose("call 2", "on-site")
    assert position.state.topic != "price", "the card is needed for the toll"
    assert position.state.help == HELP_ON_SITE
    assert (position.state.tokens[1], position.hand_of(1)) == (0, [])
    assert position.place_of(1) == ZONE


@pytest.mark.rule("TOD-RULING-075")
def test_with_one_charge_and_two_cards_either_can_pay_for_coming() -> None:
    def coming() -> Position:
        position = table().in_force("into-the-dalek").sonic(0, 1).sonic(1, 1).hand(1, "fez", "stetson")
        return building(position).choose("call 2", "on-site")

    position = coming()
    assert position.asked == (1, "price")
    assert position.options == ["pay-sonic", "pay-card fez", "pay-card stetson"]
    position.choose("pay-sonic")
    assert position.asked == (1, "price")
    assert position.options == ["pay-card fez", "pay-card stetson"], "the toll is two charges"
    position.choose("pay-card stetson")
    assert (position.state.tokens[1], position.hand_of(1)) == (0, ["fez"])
    other = coming().choose("pay-card fez")
    assert other.state.topic != "price"
    assert (other.state.tokens[1], other.hand_of(1)) == (1, [])


# -- window 3 --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-108")
def test_the_callers_focus_is_kept_when_a_card_in_the_window_reopens_the_pool() -> None:
    position = table().crew(0, "dodo-chaplet").hand(0, "fez").hand(1, "space-time-telegraph").sonic(1, 1)
    building(position).choose("focus dodo-chaplet green")
    assert position.dice_of() == {"black": 3, "green": 2, "blue": 1}
    position.choose("pass")
    assert position.asked == (1, "card-window")
    position.choose("play space-time-telegraph")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "green": 2, "blue": 1}
    assert "focus dodo-chaplet green" not in position.options


@pytest.mark.rule("TOD-RULING-108")
def test_a_focus_card_in_the_window_reopens_the_pool_so_that_it_can_be_used() -> None:
    position = table().hand(0, "fez").hand(1, "unit-field-radio")
    building(position).choose("pass")
    assert position.asked == (1, "card-window")
    position.choose("play unit-field-radio")
    assert position.asked == (0, "build-pool")
    assert position.dice_of() == {"black": 4, "blue": 1}, "it may be used, it need not"
    position.choose("focus unit-field-radio red")
    assert position.dice_of() == {"black": 3, "blue": 1, "red": 1}
    assert "focus unit-field-radio red" not in position.options, "and once"


# -- building anew ---------------------------------------------------------------------------------


def rebuilt_by_the_helper() -> Position:
    """The helper took three green dice and then regenerated, so both pools begin again."""
    position = table(game=wider_game()).crew(0, "sarah-jane-smith").be(1, "first").crew(1, "vicki")
    position.sonic(0, 1).stand(1, ZONE).hand(1, "fob-watch")
    building(position).choose("call 2", "on-site", "pass")
    while position.asked == (0, "cut"):
        position.choose("cut black")
    assert position.asked == (1, "build-pool")
    position.choose("focus vicki green")
    assert position.dice_of(1) == {"black": 3, "green": 3}
    return position.choose("play fob-watch")


@pytest.mark.rule("TOD-RULING-125", "TOD-RULING-066")
def test_the_helpers_dice_are_back_in_the_box_when_the_caller_begins_again() -> None:
    position = rebuilt_by_the_helper()
    assert position.asked == (0, "build-pool")
    assert position.dice_of(0) == {"black": 5, "blue": 1}
    assert position.dice_of(1) == {}
    position.choose("focus sarah-jane-smith green", "focus sarah-jane-smith green")
    assert position.dice_of(0) == {"black": 3, "green": 2, "blue": 1}


@pytest.mark.rule("TOD-RULING-125", "TOD-RULING-066")
def test_the_helper_gathers_anew_with_what_the_caller_leaves_this_time() -> None:
    position = rebuilt_by_the_helper()
    position.choose("focus sarah-jane-smith green", "focus sarah-jane-smith green", "cut blue")
    assert position.dice_of(0) == {"black": 3, "green": 2}
    assert position.pack.doctor_keys[position.state.doctors[1]] == "fourth"
    assert position.asked == (1, "build-pool")
    assert position.dice_of(1) == {"black": 4, "green": 1, "blue": 1}
    assert "focus vicki green" not in position.options
    assert "focus vicki blue" in position.options


@pytest.mark.rule("TOD-RULING-125", "TOD-RULING-126")
def test_a_focus_card_played_before_a_call_serves_the_callers_pool_again_and_no_other() -> None:
    position = table().sonic(0, 1).hand(0, "unit-field-radio", "fez")
    position.crew(1, "dodo-chaplet").stand(1, ZONE)
    building(position).choose("play unit-field-radio", "focus unit-field-radio red")
    assert position.dice_of(0) == {"black": 3, "blue": 1, "red": 1}
    position.hand(1).choose("call 2", "pay-sonic", "on-site")
    assert position.asked == (0, "build-pool")
    assert position.dice_of(0) == {"black": 4, "blue": 1}
    assert position.options == ["pass", "focus unit-field-radio red"]
    position.choose("pass")
    assert position.asked == (1, "build-pool")
    assert position.options == ["pass", "focus dodo-chaplet green"], "the card serves the other pool"


# -- late dice and late faces ----------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-040")
@pytest.mark.parametrize(("imprisoned", "offered"), [(2, True), (3, False)])
def test_a_late_die_must_be_in_the_box_and_not_on_a_task(imprisoned: int, offered: bool) -> None:
    position = table().hand(0, "geronimo").sonic(0, 1).in_force("death-to-the-daleks").facing(ZONE, HARD)
    position.state.prison[4 * position.anomaly("death-to-the-daleks") + BLACK] = imprisoned
    position.shows(*["black-science"] * 5).run(RerollStage(0))
    assert position.asked == (0, "reroll")
    assert ("play geronimo" in position.options) == offered


@pytest.mark.rule("TOD-RULING-108", "TOD-RULING-126")
def test_a_face_icon_used_in_window_5_gives_the_caller_the_face_changes_again() -> None:
    position = table(game=wider_game()).hand(0, "fez").equip(1, "signal-mirror").facing(ZONE, HARD)
    position.shows("black-science", "blue-science").run(FaceStage(0)).choose("pass")
    assert position.asked == (1, "card-window")
    assert position.options == ["pass", "face signal-mirror"]
    position.choose("face signal-mirror")
    assert position.looks_of() == ["black-tactics", "blue-science"]
    assert position.asked == (0, "face")


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RULING-106")
def test_the_luck_of_a_renewed_deck_does_not_depend_on_how_its_discards_lay() -> None:
    drawn = []
    for turned in (False, True):
        position = table(1)
        state = position.state
        state.tw_discard = sorted(state.tw_deck, reverse=turned)
        state.tw_deck = []
        state.chance = FastChance(3)
        state.draw_cards(0, 6)
        assert state.tw_discard == []
        drawn.append((state.hands[0], state.tw_deck))
    assert drawn[0] == drawn[1]
    assert drawn[0][0] != sorted(drawn[0][0])
