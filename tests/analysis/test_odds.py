"""Exact odds of an Adventure, against playing out everything."""

from __future__ import annotations

import pytest
from tests.analysis.agreement import agree
from tests.analysis.attempts import play_from, rolled_adventure
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver
from vortex.kernel.chance import FastChance


def agree_on_all(seeds: range, dice: int, helped: bool = False, k9: bool = False, spare: int = 0) -> int:
    compared = 0
    for seed in seeds:
        position = rolled_adventure(seed, dice, helped, k9, spare)
        if position is not None:
            compared += agree(position)
    return compared


@pytest.mark.rule("TOD-REROLL-16")
def test_two_dice_agree_with_playing_out_everything() -> None:
    assert agree_on_all(range(20), dice=2) > 40


@pytest.mark.rule("TOD-REROLL-13")
def test_spare_black_dice_may_be_given_up() -> None:
    assert agree_on_all(range(30), dice=3, spare=1) > 50
    assert agree_on_all(range(8), dice=4, spare=2) > 8


@pytest.mark.rule("TOD-HELP-20")
def test_each_doctor_gives_up_dice_of_the_own_pool() -> None:
    assert agree_on_all(range(30), dice=3, helped=True, spare=1) > 50


@pytest.mark.rule("TOD-K9-03")
def test_k9_counts_for_its_holder() -> None:
    assert agree_on_all(range(20, 32), dice=2, k9=True) > 25


@pytest.mark.slow
def test_a_helpers_dice_count() -> None:
    assert agree_on_all(range(12), dice=2, helped=True) > 25


@pytest.mark.slow
@pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.long)], ids=["third", "all"])
def test_many_small_attempts_agree_with_playing_out_everything(share: int) -> None:
    assert agree_on_all(range(100, 160, share), dice=2) > 120 // share
    assert agree_on_all(range(200, 212, share), dice=3) > 25 // share


@pytest.mark.rule("TOD-RULING-040")
def test_a_late_die_waits_for_room() -> None:
    """Daleks have taken six of eight: there is room for Geronimo's die only when another one has been given up."""
    for challenge in ("science", "science science"):
        position = Position(2).no_hands().turn_of(0).crew(0).equip(0).sonic(0, 1).hand(0, "geronimo")
        position.lay("capitol", "the-master").facing("capitol", challenge).shows(
            "black-running", "blue-cunning"
        )
        position.state.exterminated = 6
        play_from(position, "reroll")
        assert "play geronimo" not in position.options
        assert agree(position) == 3


def test_before_the_roll_the_last_choice_is_worth_its_pool() -> None:
    """Five dice by the Eleventh Doctor's icons, a Dalek takes one: which one is the question."""
    position = Position(2).no_hands().turn_of(0).crew(0).equip(0).sonic(0, 0)
    position.lay("capitol", "the-master").facing("capitol", "science science cunning")
    position.daleks("gallifrey", 3)
    play_from(position, "build_pools")
    assert position.asked == (0, "exterminate")
    assert agree(position) == 2


def test_dice_that_are_sure_to_do_are_certain() -> None:
    position = Position(2).no_hands().turn_of(0).crew(0).equip(0).sonic(0, 3)
    position.lay("capitol", "the-master").facing("capitol", "running science").shows(
        "black-running", "green-running"
    )
    play_from(position, "reroll")
    odds = Solver().odds(position.game, position.state, 0)
    assert odds is not None
    assert odds.chance == 1.0
    assert position.game.notation.read("pass") in odds.best


def test_another_seat_sees_the_same_chance_if_it_knows_as_much() -> None:
    position = rolled_adventure(3, dice=2)
    assert position is not None
    position.hand(0).again()
    own, other = (Solver().odds(position.game, position.state, seat) for seat in (0, 1))
    assert own is not None
    assert own == other


def test_a_card_in_hand_counts_for_its_owner_and_tells_nobody_else() -> None:
    position = Position(2).no_hands().turn_of(0).crew(0).equip(0).sonic(0, 0).sonic(1, 0)
    position.lay("capitol", "the-master").facing("capitol", "science science").shows(
        "blue-science", "blue-cunning"
    )
    position.hand(0, "reverse-the-polarity")
    play_from(position, "reroll")
    own, other = (Solver().odds(position.game, position.state, seat) for seat in (0, 1))
    assert own is not None
    assert own.chance == pytest.approx(0.5)
    assert other is not None
    assert other.chance == 0.0
    assert not other.choices


@pytest.mark.slow
def test_playing_by_the_odds_succeeds_as_often_as_foretold() -> None:
    """Eight dice and much to do with them: too much to play out, so it is played many times on the real game."""
    position = Position(2, ("fourth", "twelfth")).no_hands().turn_of(0).equip(0, "stetson").sonic(0, 3)
    position.crew(0, "amy-pond", "romana", "strax").lay("capitol", "the-master")
    position.facing("capitol", "cunning cunning tactics strength running running", "time locked")
    looks = ("black-science", "black-science", "black-diplomacy", "green-running", "blue-science")
    position.shows(*looks, "blue-science", "red-strength", "red-science")
    play_from(position, "reroll")
    game, solver = position.game, Solver()
    foretold = solver.odds(game, position.state, 0)
    assert foretold is not None
    assert 0.1 < foretold.chance < 0.9
    games = 400
    successes = 0
    for seed in range(games):
        state = game.clone(position.state)
        state.chance = FastChance(seed)
        ending: list[str] = []
        while not ending:
            odds = solver.odds(game, state, state.asked)
            assert odds is not None
            state.events = []
            game.apply(state, odds.best[0])
            ending = [event.kind for event in state.events if event.kind in ("succeeded", "failed")]
        successes += ending == ["succeeded"]
    error = (foretold.chance * (1 - foretold.chance) / games) ** 0.5
    assert abs(successes / games - foretold.chance) < 4 * error
