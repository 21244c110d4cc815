"""Stage B: TOD-CHALLENGE."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_rules_game

from vortex.games.time_of_the_daleks.numbering import SYMBOLS
from vortex.games.time_of_the_daleks.rules.adventure import Adventure


def facing(zone: str, dilemma: str = "", tokens: int = 0) -> Position:
    """Seat 1, the Eleventh Doctor without Companions, begins an Adventure there; the dice show what `luck` says."""
    position = Position().no_hands().turn_of(0).crew(0).crew(1).sonic(0, tokens)
    if zone in position.pack.anomaly_keys:
        position.in_force(zone).stand(0, zone)
    else:
        position.stand(0, zone).lay(zone, dilemma)
    return position


def challenge(position: Position) -> dict[str, int]:
    """What the Adventure asks for, once it has begun; the dice miss it, so that it is still there to be read."""
    position.luck(*[0] * 9).run(Adventure(0))
    return {SYMBOLS[i]: count for i, count in enumerate(position.state.need) if count}


@pytest.mark.rule("TOD-CHALLENGE-01")
def test_the_challenge_is_the_sum_of_zone_and_dilemma() -> None:
    assert challenge(facing("mars-future", "the-weeping-angels")) == {
        "running": 4,
        "cunning": 1,
        "tactics": 1,
    }
    assert challenge(facing("earth-past", "the-robomen")) == {"running": 2, "cunning": 1, "tactics": 1}


@pytest.mark.rule("TOD-CHALLENGE-02")
def test_other_zones_and_their_dilemmas_do_not_count() -> None:
    position = (
        facing("mars-future", "the-weeping-angels").lay("mars-past", "cybermen").lay("earth-past", "missy")
    )
    assert challenge(position) == {"running": 4, "cunning": 1, "tactics": 1}


@pytest.mark.rule("TOD-EX-05")
def test_sutekh_on_the_orient_express() -> None:
    found = challenge(facing("orient-express", "sutekh"))
    assert sum(found.values()) == 6
    assert found["tactics"] >= 2
    assert found["cunning"] >= 1
    assert found["diplomacy"] >= 1


@pytest.mark.rule("TOD-CHALLENGE-04")
@pytest.mark.parametrize("colour", ["black", "green", "red", "blue"])
def test_a_die_of_any_colour_fulfils_a_symbol_that_it_shows(colour: str) -> None:
    """A blue die carries no Tactics; tokens can turn it there, and then it counts as well."""
    position = facing("mars-past", "missy").facing("mars-past", "tactics")
    assert not position.state.is_met()
    assert position.shows(f"{colour}-tactics").state.is_met()


@pytest.mark.rule("TOD-CHALLENGE-03")
def test_the_usual_colour_of_a_symbol_does_not_matter() -> None:
    """Strength is mostly rolled on red dice."""
    position = facing("mars-past", "missy").facing("mars-past", "strength strength")
    assert not position.shows("red-tactics", "red-science").state.is_met(), "red dice alone do not help"
    assert position.shows("black-strength", "black-strength").state.is_met(), "black ones do"


@pytest.mark.rule("TOD-CHALLENGE-05")
def test_at_a_location_anomaly_the_challenge_is_that_of_the_card() -> None:
    position = facing("into-the-dalek").lay("earth-past", "missy").lay("mars-past", "cybermen")
    assert challenge(position) == {"running": 1, "cunning": 1, "science": 1, "tactics": 1, "strength": 1}
    view = the_rules_game().view(position.state, 0)["adventure"]
    assert (view["zone"], view["at_anomaly"], view["dilemma"]) == ("into-the-dalek", True, "")


@pytest.mark.rule("TOD-CHALLENGE-06")
def test_conditions_of_the_dilemma_hold_for_the_whole_adventure() -> None:
    """Scaroth is a Fixed Point with a Time Breach."""
    position = facing("drylands", "scaroth", tokens=5).crew(0, "strax", "sergeant-benton").luck(*[0] * 9)
    position.run(Adventure(0)).choose("pass", "pass")
    assert the_rules_game().view(position.state, 0)["adventure"]["conditions"] == [
        "fixed point",
        "time breach",
    ]
    while position.state.topic == "cut":
        position.choose("cut black")
    assert sum(position.dice_of().values()) == 7, "a Time Breach"
    assert position.asked == (0, "reroll")
    assert position.options == ["pass", "reroll-black"], "a Fixed Point"


@pytest.mark.rule("TOD-CHALLENGE-06")
def test_a_time_lock_on_the_dilemma_is_felt_in_the_last_stage() -> None:
    position = facing("mars-past", "the-silence", tokens=5).luck(*[0] * 9).run(Adventure(0))
    position.choose("pass", "pass")
    assert position.asked == (0, "reroll")
    assert "reroll-sonic" in position.options
    position.choose("pass")
    assert position.state.topic != "face"
    assert position.state.daleks[3 + position.pack.tile_keys.index("mars")] == 1, (
        "failed without a face change"
    )


@pytest.mark.rule("TOD-CHALLENGE-06")
def test_conditions_of_an_anomaly_hold_as_well() -> None:
    position = facing("genesis-of-the-daleks", tokens=5).luck(*[0] * 9).run(Adventure(0))
    position.choose("pass", "pass")
    assert the_rules_game().view(position.state, 0)["adventure"]["conditions"] == ["fixed point"]
    assert position.options == ["pass", "reroll-black"]


@pytest.mark.rule("TOD-CHALLENGE-06")
def test_conditions_of_other_zones_do_not_hold() -> None:
    position = facing("mars-past", "missy", tokens=5).lay("mars-future", "scaroth").luck(*[0] * 9)
    position.run(Adventure(0)).choose("pass", "pass")
    assert the_rules_game().view(position.state, 0)["adventure"]["conditions"] == []
    assert "reroll-sonic" in position.options
