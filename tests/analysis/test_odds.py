"""Exact odds of an Adventure, against playing out everything."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from tests.dice.agreement import agree
from tests.dice.attempts import play_from, rolled_adventure
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Attempt, PoolOdds, Prospect
from vortex.dice.solving.tables import Tables
from vortex.kernel.chance import FastChance
from vortex.kernel.odds import GoOn, Odds, OutOfTime
from vortex.kernel.state import PASS


def agree_on_all(seeds: range, dice: int, helped: bool = False, k9: bool = False, spare: int = 0) -> int:
    compared = 0
    for seed in seeds:
        position = rolled_adventure(seed, dice, helped, k9, spare)
        if position is not None:
            compared += agree(position)
    return compared


@pytest.mark.slow
@pytest.mark.rule("TOD-REROLL-16")
def test_two_dice_agree_with_playing_out_everything() -> None:
    assert agree_on_all(range(8), dice=2) > 16


@pytest.mark.slow
@pytest.mark.rule("TOD-REROLL-13")
def test_spare_black_dice_may_be_given_up() -> None:
    assert agree_on_all(range(12), dice=3, spare=1) > 20
    assert agree_on_all(range(3), dice=4, spare=2) > 3


@pytest.mark.slow
@pytest.mark.rule("TOD-HELP-20")
def test_each_doctor_gives_up_dice_of_the_own_pool() -> None:
    assert agree_on_all(range(12), dice=3, helped=True, spare=1) > 20


@pytest.mark.rule("TOD-K9-03")
def test_k9_counts_for_its_holder() -> None:
    assert agree_on_all(range(20, 32), dice=2, k9=True) > 25


@pytest.mark.slow
@pytest.mark.parametrize("share", [6, pytest.param(1, marks=pytest.mark.long)], ids=["sixth", "all"])
def test_a_helpers_dice_count(share: int) -> None:
    assert agree_on_all(range(0, 12, share), dice=2, helped=True) > 25 // share


@pytest.mark.slow
@pytest.mark.parametrize("share", [6, pytest.param(1, marks=pytest.mark.long)], ids=["sixth", "all"])
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
    assert odds.probability == 1.0
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
    assert own.probability == pytest.approx(0.5)
    assert other is not None
    assert other.probability == 0.0
    assert not other.choices


def before_the_roll(seats: int = 1) -> Position:
    """Five dice of which a Dalek takes one, and icons and tokens for what remains; nobody to call but in company."""
    position = Position(seats).no_hands().turn_of(0).crew(0, "amy-pond", "strax").equip(0).sonic(0, 3)
    position.lay("capitol", "the-master").facing("capitol", "science science cunning running")
    position.daleks("gallifrey", 3)
    return play_from(position, "build_pools")


def attempts_after(position: Position) -> list[int]:
    """How many each choice leads to; the last number is that of all together."""
    futures = position.game.odds(position.state, 0)
    assert futures is not None
    each = [set(some) for _, some in futures.choices]
    return [len(futures) for futures in (*each, set().union(*each))]


class Watch:
    """A clock that stands still, and is put forward after so many tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tables: int) -> None:
        self.now = 0.0
        self.left = tables
        monkeypatch.setattr("vortex.analysis.odds.monotonic", lambda: self.now)
        monkeypatch.setattr("vortex.dice.solving.solver.Tables", self.build)

    def build(self, attempt: Attempt, go_on: GoOn) -> Tables:
        tables = Tables(attempt, go_on)
        self.left -= 1
        if self.left == 0:
            self.now = 100.0
        return tables


def test_what_was_worked_out_in_time_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    position = before_the_roll()
    whole = Solver().odds(position.game, position.state, 0)
    assert whole is not None
    fewest = min(attempts_after(position))
    assert fewest < max(attempts_after(position))
    Watch(monkeypatch, tables=fewest)
    part = Solver().odds(position.game, position.state, 0, seconds=1.0)
    assert part is not None
    assert part.probability == max(part.choices.values())
    assert (whole.is_whole, part.is_whole) == (True, False)
    assert whole.at_least == frozenset()
    assert part.at_least
    for choice, chance in part.choices.items():
        assert chance <= whole.choices[choice] if choice in part.at_least else chance == whole.choices[choice]
    assert isinstance(part, PoolOdds)
    assert part.pool is not None
    assert (part.alone, part.unpaid) == (None, None)
    Watch(monkeypatch, tables=0).now = 100.0
    with pytest.raises(OutOfTime):
        Solver().odds(position.game, position.state, 0, seconds=-1.0)


def test_with_little_work_choices_are_worth_at_least_what_is_told_and_always_the_same() -> None:
    position = before_the_roll()
    whole = Solver().odds(position.game, position.state, 0)
    assert whole is not None
    solver = Solver()
    told: list[Odds] = []
    for most_work in (0, 20_000, 60_000, math.inf):
        part = Solver().odds(position.game, position.state, 0, most_work=most_work)
        assert part is not None
        assert part == solver.odds(position.game, position.state, 0, most_work=most_work), (
            "whatever is remembered"
        )
        for choice, chance in part.choices.items():
            if choice in part.at_least:
                assert chance <= whole.choices[choice]
            else:
                assert chance == whole.choices[choice]
        assert part.is_whole == (not part.at_least and set(part.choices) == set(whole.choices))
        told.append(part)
    assert len(told[0].choices) >= 1, "one future is worked out, whatever it takes"
    assert told[0].at_least
    assert not told[0].is_whole
    assert told[-1] == whole
    assert [part.probability for part in told] == sorted(part.probability for part in told)


def test_what_costs_nothing_is_told_though_there_was_no_time_for_the_dice_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = Position(2).no_hands().turn_of(0).crew(0).equip(0).sonic(0, 5)
    position.lay("capitol", "the-master").facing("capitol", "science science").shows(
        "blue-science", "blue-cunning", "black-running"
    )
    play_from(position, "reroll")
    whole = Solver().odds(position.game, position.state, 0)
    assert whole is not None
    assert len(whole.choices) > 1

    def too_long(*_: object) -> None:
        raise OutOfTime

    monkeypatch.setattr("vortex.dice.solving.solver.Tables", too_long)
    part = Solver().odds(position.game, position.state, 0)
    assert part is not None
    assert part.choices == {PASS: whole.choices[PASS]}
    assert part.probability == whole.choices[PASS]
    assert not part.is_whole


@pytest.mark.slow
@pytest.mark.rule("TOD-POOL-20")
def test_odds_without_calls_for_help_are_not_whole_where_help_can_be_called() -> None:
    position = before_the_roll(2)
    assert "call 2" in position.options
    own = Solver().odds(position.game, position.state, 0)
    full = Solver().odds(position.game, position.state, 0, in_full=True)
    assert own is not None
    assert full is not None
    assert (own.is_whole, full.is_whole) == (False, True)
    assert set(full.choices) - set(own.choices) == {position.game.notation.read("call 2")}
    assert full.probability > own.probability
    position.sonic(0, 0).again()
    poor = Solver().odds(position.game, position.state, 0)
    assert poor is not None
    assert poor.is_whole, "nobody can be called without a price"


@pytest.mark.rule("TOD-RULING-059")
def test_odds_are_not_whole_where_help_can_be_called_only_later() -> None:
    """A bystander's card opens the caller's pool again, and with it the time for calls."""
    position = before_the_roll(3).hand(2, "unit-field-radio").choose("pass")
    assert position.asked == (2, "card-window")
    assert not any(option.startswith("call") for option in position.options)
    found = position.game.odds(position.state, 2)
    assert found is not None
    assert not found.is_whole


def test_odds_of_choices_that_were_not_all_followed_are_not_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    position = before_the_roll()
    found = position.game.odds(position.state, 0)
    assert found is not None
    part = replace(found, choices=found.choices[:1], is_whole=False)
    monkeypatch.setattr(position.game, "odds", lambda *_: part)
    odds = Solver().odds(position.game, position.state, 0)
    assert odds is not None
    assert len(odds.choices) == len(part.choices)
    assert not odds.is_whole


def test_all_choices_are_told_where_there_was_no_time_for_their_worth_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = before_the_roll()
    whole = Solver().odds(position.game, position.state, 0)
    assert isinstance(whole, PoolOdds)
    assert whole.alone is not None
    Watch(monkeypatch, tables=attempts_after(position)[-1])
    odds = Solver().odds(position.game, position.state, 0, seconds=1.0)
    assert odds == replace(whole, alone=None, unpaid=None)


def test_time_is_looked_at_within_one_table() -> None:
    position = before_the_roll()
    looks = 0

    def count() -> None:
        nonlocal looks
        looks += 1

    futures = position.game.odds(position.state, 0, False, count)
    assert futures is not None
    assert looks > len(futures.choices), "while choices are followed"
    [future, *_] = futures.choices[0][1]
    assert isinstance(future, Prospect)
    looks = 0
    tables = Tables(future.attempt, count)
    assert looks > len(tables.layers.places) + len(tables.layers.blocks)


def test_memory_is_bounded_by_number_and_by_size() -> None:
    position = before_the_roll()
    for solver in (Solver(remembered=2), Solver(most_bytes=1)):
        odds = solver.odds(position.game, position.state, 0)
        assert odds is not None
        again = solver.odds(position.game, position.state, 0)
        assert again == odds
        assert len(solver._tables) <= 2
        assert solver._size == sum(tables.size for tables in solver._tables.values())


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
    assert 0.1 < foretold.probability < 0.9
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
            ending = [
                event.kind
                for event in state.events
                if event.kind in ("adventure-succeeded", "adventure-failed")
            ]
        successes += ending == ["adventure-succeeded"]
    error = (foretold.probability * (1 - foretold.probability) / games) ** 0.5
    assert abs(successes / games - foretold.probability) < 4 * error
