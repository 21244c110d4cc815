"""Stage D1: the first roll. TOD-ROLL."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import CAPTAIN_JACK, Position, game_with
from tests.scripted import ScriptedChance

from vortex.games.time_of_the_daleks.rules.adventure import Adventure


def adventure(zone: str, dilemma: str, *looks: str, doctor: str = "first") -> Position:
    """The first Doctor (four black dice, one green) alone, without tokens, cards and Companions, rolls this."""
    position = Position(doctors=(doctor, "fourth")).no_hands().turn_of(0).crew(0).sonic(0, 0).sonic(1, 0)
    return position.lay(zone, dilemma).stand(0, zone).falls(*looks).run(Adventure(0))


def numbers_left(position: Position) -> int:
    chance = position.state.chance
    assert isinstance(chance, ScriptedChance)
    return len(chance.numbers)


@pytest.mark.rule("TOD-ROLL-01")
def test_all_dice_of_the_pool_are_rolled_once() -> None:
    looks = ("black-running", "black-running", "black-science", "black-strength", "green-tactics")
    position = adventure("capitol", "the-master", *looks)
    assert numbers_left(position) == 0
    assert position.dice_of() == {"black": 4, "green": 1}
    assert position.state.shown == [2, 0, 1, 0, 1, 1]


@pytest.mark.rule("TOD-ROLL-01")
def test_both_pools_are_rolled_together() -> None:
    position = Position(doctors=("twelfth", "first")).no_hands().turn_of(0).crew(0).crew(1)
    position.sonic(0, 0).sonic(1, 0).lay("capitol", "the-master").stand(0, "capitol")
    position.falls(*["black-running"] * 4, "red-strength", "green-running")
    position.run(Adventure(0)).choose("call 2", *["cut black"] * 4)
    assert numbers_left(position) == 0
    assert position.dice_of(0) == {"black": 4, "red": 1}
    assert position.dice_of(1) == {"green": 1}


@pytest.mark.rule("TOD-ROLL-02", "TOD-ROLL-03", "TOD-RULING-041")
def test_a_roll_that_covers_every_symbol_succeeds_at_once_without_a_question() -> None:
    looks = ("black-running", "black-diplomacy", "black-tactics", "black-cunning", "green-running")
    position = adventure("drylands", "the-time-meddler", *looks)
    assert position.state.over
    assert position.dilemma_at("drylands") == ""
    assert position.state.tardis[0] == position.pack.earth_space + 2
    assert sum(position.state.daleks) == 0


@pytest.mark.rule("TOD-RULING-041")
def test_a_success_cannot_be_declined_whatever_means_are_left() -> None:
    position = Position(doctors=("eleventh", "fourth")).no_hands().turn_of(0).crew(0, "handles").sonic(0, 5)
    position.lay("drylands", "the-time-meddler").stand(0, "drylands").hand(0, "reverse-the-polarity")
    looks = ("black-running", "black-diplomacy", "black-tactics", "black-cunning", "black-cunning")
    position.falls(*looks, "blue-science", "blue-science").run(Adventure(0))
    assert position.asked == (0, "recruit")
    position.choose("pass", "pass")
    assert position.state.over
    assert position.dilemma_at("drylands") == ""
    assert position.hand_of(0) == ["reverse-the-polarity"]
    assert position.state.tokens[0] == 5


@pytest.mark.rule("TOD-ROLL-02", "TOD-ROLL-03", "TOD-ROLL-07")
def test_a_roll_that_leaves_a_symbol_open_is_followed_by_the_re_rolls() -> None:
    looks = ("black-running", "black-diplomacy", "black-tactics", "black-strength", "green-running")
    position = adventure("drylands", "the-time-meddler", *looks)
    assert position.asked == (0, "reroll")
    assert position.covered() == 3
    assert position.dilemma_at("drylands") == "the-time-meddler"
    assert position.state.tardis[0] == position.pack.earth_space


@pytest.mark.rule("TOD-ROLL-04")
def test_a_symbol_required_three_times_needs_three_dice() -> None:
    """Mars Future with The Robomen asks for three Running and two Tactics."""
    looks = ("black-running", "black-running", "black-tactics", "black-tactics", "green-tactics")
    short = adventure("mars-future", "the-robomen", *looks)
    assert short.state.need == (3, 0, 0, 0, 2, 0)
    assert short.covered() == 4
    assert short.asked == (0, "reroll")
    looks = ("black-running", "black-running", "black-running", "black-tactics", "green-tactics")
    full = adventure("mars-future", "the-robomen", *looks)
    assert full.state.over
    assert full.dilemma_at("mars-future") == ""


@pytest.mark.rule("TOD-ROLL-05")
@pytest.mark.parametrize("extra", ["green-running", "green-diplomacy", "green-tactics"])
def test_dice_beyond_those_needed_change_nothing(extra: str) -> None:
    looks = ("black-running", "black-diplomacy", "black-tactics", "black-cunning", extra)
    position = adventure("drylands", "the-time-meddler", *looks)
    assert position.state.over
    assert position.dilemma_at("drylands") == ""
    assert position.state.tardis == [position.pack.earth_space + 2, position.pack.earth_space]
    assert position.state.tokens == [0, 0]
    assert position.hand_of(0) == []


@pytest.mark.rule("TOD-EX-09", "TOD-ROLL-07")
def test_three_of_six_symbols_open_the_re_rolls(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, companions=CAPTAIN_JACK)).no_hands().turn_of(0).sonic(0, 0)
    position.crew(0, "amy-pond", "rory-williams", part_time=("captain-jack",)).equip(0, "fez")
    position.lay("orient-express", "sutekh").stand(0, "orient-express")
    blue = ("blue-science", "blue-science", "blue-science")
    position.falls("black-running", "black-strength", "green-running", *blue, "red-tactics", "red-strength")
    position.run(Adventure(0))
    position.choose("focus rory-williams blue", "focus captain-jack red", "pass", "cut black")
    assert sum(position.state.need) == 6
    assert position.dice_of() == {"black": 2, "green": 1, "blue": 3, "red": 2}
    assert position.covered() == 3
    assert position.asked == (0, "reroll")
    assert position.dilemma_at("orient-express") == "sutekh"
