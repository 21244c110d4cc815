"""TOD-RESOLVE: companions who are dismissed, and those who are discarded."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.resolve_positions import resolve, table

from vortex.games.time_of_the_daleks.rules.resolve import Failure


@pytest.mark.rule("TOD-RESOLVE-08", "TOD-RESOLVE-17")
def test_a_failure_dismisses_all_part_timers_into_their_own_decks() -> None:
    position = table().crew(0, "amy-pond", part_time=("leela", "osgood"))
    leela, osgood = position.companion("leela"), position.companion("osgood")
    alien = [leela, *position.state.alien_deck]
    earth = [osgood, *position.state.earth_deck]
    position.luck(orders=(alien, earth))
    resolve(position, Failure(0), "capitol", "the-master")
    assert position.crew_of(0) == ["amy-pond"]
    assert position.state.part_timers == 0
    assert position.state.alien_deck == alien
    assert position.state.earth_deck == earth
    assert position.state.companion_discard == ()


@pytest.mark.rule("TOD-RESOLVE-16")
def test_a_discarded_companion_is_gone_for_the_game() -> None:
    position = table().crew(0, "amy-pond", "leela")
    decks = (position.state.earth_deck[:], position.state.alien_deck[:])
    resolve(position, Failure(0), "capitol", "sutekh").choose("choose 2")
    assert position.options == ["lose amy-pond", "lose leela"]
    position.choose("lose amy-pond")
    assert position.crew_of(0) == ["leela"]
    assert position.state.companion_discard == (position.companion("amy-pond"),)
    assert (position.state.earth_deck, position.state.alien_deck) == decks


@pytest.mark.rule("TOD-RESOLVE-17")
@pytest.mark.parametrize(("companion", "deck"), [("amy-pond", "earth"), ("leela", "alien")])
def test_a_dismissed_companion_can_be_recruited_again(companion: str, deck: str) -> None:
    """The Zygons: dismiss a Companion, or the ship moves."""
    position = table().crew(0, companion)
    resolve(position, Failure(0), "capitol", "the-zygons").choose("choose 1")
    number = position.companion(companion)
    assert position.crew_of(0) == []
    assert (number in position.state.earth_deck) == (deck == "earth")
    assert (number in position.state.alien_deck) == (deck == "alien")
    assert position.state.companion_discard == ()
