"""A game looked back at: chances along the way, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from tests import toy_game

from vortex.analysis.review import Onlooker, look_closer, moments, outlook, swings
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game

GAME: Game[Any] = toy_game.load()


def test_a_curve_has_the_first_and_the_last_moment_and_never_too_many() -> None:
    assert moments(0) == [0]
    assert moments(3) == [0, 1, 2, 3]
    many = moments(1000)
    assert (many[0], many[-1], len(many)) == (0, 1000, 41)
    assert max(b - a for a, b in pairwise(many)) == 25


def test_the_largest_turns_come_first_and_small_ones_are_none() -> None:
    points = {0: [0.5, 0.5], 4: [0.53, 0.47], 6: [0.2, 0.8], 9: [0.4, 0.6]}
    found = swings(points)
    assert [(swing.before, swing.after, swing.seat) for swing in found] == [(4, 6, 1), (6, 9, 0)]
    assert found[0].by == pytest.approx(0.33)
    assert len(swings({0: [0.5, 0.5], 4: [0.55, 0.45]})) == 1


def test_where_everybody_loses_the_greatest_loss_is_the_turn() -> None:
    [swing] = swings({3: [0.5, 0.6], 4: [0.4, 0.1]})
    assert swing.seat == 1
    assert swing.by == pytest.approx(-0.5)


def test_where_all_fall_together_the_turn_is_that_of_the_side_that_wins_then() -> None:
    """The last place is nobody's at the table."""
    [swing] = swings({3: [0.4, 0.3, 0.3], 4: [0.1, 0.2, 0.7]})
    assert swing.seat == 2
    assert swing.by == pytest.approx(0.4)


def _to_the_end(game: Game[Any], state: Any, luck: FastChance) -> None:
    while state.asked >= 0:
        game.apply(state, luck.pick(state.options))


def test_the_daleks_are_a_side_at_every_moment_and_win_or_lose_at_the_end() -> None:
    game = load_game("time-of-the-daleks")
    luck = FastChance(1)
    state = game.new(game.settle({}, 2), 2, 1)
    for step in range(40):
        here = outlook(game, state, 4, step)
        assert len(here) == 3
        # Doctors may win together, but none wins where the Daleks do.
        assert sum(here) >= 0.99
        assert max(here[:2]) <= 1.0 - here[2] + 1e-9
        game.apply(state, luck.pick(state.options))
    _to_the_end(game, state, luck)
    outcome = game.outcome(state)
    assert outcome is not None
    won = [float(seat in outcome.winners) for seat in range(2)]
    assert outlook(game, state, 4, 0) == [*won, float(not outcome.winners)]


def test_where_several_doctors_win_together_the_daleks_have_what_is_left_of_either() -> None:
    """Both stand on Gallifrey: each has all the hope there is, so more than one in sum."""
    game = load_game("time-of-the-daleks")
    state: Any = game.new(game.settle({}, 2), 2, 1)
    luck = FastChance(1)
    while state.topic != "prepare":
        game.apply(state, luck.pick(state.options))
    state.tardis = [state.pack.gallifrey] * 2
    first, second, daleks = game.advice.values(state)
    assert first == second > 0.5
    assert daleks == pytest.approx(1 - first)
    state.tardis[1] -= 1
    ahead, behind, daleks = game.advice.values(state)
    assert behind < ahead
    assert daleks == pytest.approx(1 - ahead)


def test_while_doctors_have_turns_left_a_ship_before_gallifrey_has_not_won_yet() -> None:
    """One space from there, but so are both Doctors, and the round has just begun: it is played out, not judged."""
    game = load_game("time-of-the-daleks")
    state: Any = game.new(game.settle({}, 2), 2, 1)
    luck = FastChance(1)
    while state.topic != "prepare":
        game.apply(state, luck.pick(state.options))
    state.ship = state.pack.gallifrey - 1
    state.tardis = [state.pack.gallifrey - 1] * 2
    state.tokens = [3, 3]
    assert game.advice.is_ending(state)
    assert game.advice.values(state)[2] > 0.9
    *doctors, daleks = outlook(game, state, 32, 1)
    assert 0.05 < daleks < 0.75
    assert max(doctors) > 0.2


@pytest.mark.parametrize(
    ("place", "space", "is_ending"),
    [("ship", 1, True), ("ship", 2, False), ("tardis", 0, True), ("tardis", 1, False)],
)
def test_a_game_is_ending_with_a_doctor_on_gallifrey_or_the_ship_before_it(
    place: str, space: int, is_ending: bool
) -> None:
    game = load_game("time-of-the-daleks")
    state: Any = game.new(game.settle({}, 2), 2, 1)
    where = state.pack.gallifrey - space
    setattr(state, place, where if place == "ship" else [where, 3])
    assert game.advice.is_ending(state) == is_ending
    state.ship, state.tardis = 4, [5, 5]
    assert not game.advice.is_ending(state)
    state.daleks[0] = 3
    assert game.advice.is_ending(state)


@pytest.mark.parametrize("key", ["time-clash", "card-game"])
def test_where_a_seat_always_wins_there_is_no_further_side(key: str) -> None:
    game = load_game(key)
    assert not game.nobody
    assert len(outlook(game, game.new(game.settle({}, 3), 3, 1), 2, 1)) == 3


def test_a_turn_is_looked_for_between_two_moments_until_it_is_found() -> None:
    """The truth: seat 1 gets ahead at moment 37 and nowhere else."""
    truth = {number: [0.8, 0.2] if number < 37 else [0.2, 0.8] for number in range(101)}
    points = {number: truth[number] for number in (0, 20, 40, 60, 80, 100)}
    asked = 0
    while (number := look_closer(points, asked)) is not None:
        points[number] = truth[number]
        asked += 1
    assert asked == 4
    assert [(swing.before, swing.after) for swing in swings(points)] == [(36, 37)]
    # It does not go on for ever where everything turns all the time.
    restless: dict[int, list[float]] = {0: [0.0, 1.0], 1 << 40: [1.0, 0.0]}
    asked = 0
    while (number := look_closer(restless, asked)) is not None:
        restless[number] = [asked % 2, 1 - asked % 2]
        asked += 1
    assert asked == 12


def _looked_at(truth: Sequence[Sequence[float]]) -> dict[int, Sequence[float]]:
    """What is known of a game when it has been looked at, first from afar and then closely."""
    points = {number: truth[number] for number in moments(len(truth) - 1)}
    asked = 0
    while (number := look_closer(points, asked)) is not None:
        points[number] = truth[number]
        asked += 1
    assert asked <= 12
    return points


def _course(last: int, *bends: tuple[int, float]) -> list[list[float]]:
    """Seat 0's chance along a game, straight from bend to bend, and what it leaves to seat 1."""
    course: list[list[float]] = []
    for (start, low), (end, high) in pairwise([(0, bends[0][1]), *bends, (last + 1, bends[-1][1])]):
        for number in range(start, end):
            chance = low + (high - low) * (number - start) / (end - start)
            course.append([chance, 1 - chance])
    return course


def test_a_turn_that_took_several_moves_does_not_vanish_when_it_is_looked_at_closely() -> None:
    """Step by step it is smaller than the others, which happen between two of the first moments."""
    rise = (240, 0.5), (250, 0.95)
    truth = _course(400, (100, 0.5), (101, 0.7), (200, 0.7), (201, 0.5), *rise, (300, 0.95), (301, 0.8))
    found = swings(_looked_at(truth))
    assert [(swing.before, swing.after) for swing in found] == [(242, 250), (100, 101), (200, 201)]
    assert [swing.by for swing in found] == pytest.approx([0.36, 0.2, 0.2])


def test_a_turn_across_one_of_the_first_moments_is_one_turn() -> None:
    """Cut in two it would be smaller than what happens at moves 100 and 300."""
    truth = _course(400, (100, 0.5), (101, 0.2), (205, 0.2), (215, 0.7), (300, 0.7), (301, 0.4))
    first = swings(_looked_at(truth))[0]
    assert (first.before, first.after) == (200, 215)
    assert first.by == pytest.approx(0.5)


def test_one_move_that_made_most_of_a_turn_is_told_alone() -> None:
    """What the walks' luck adds before and after it makes no span of it."""
    truth = _course(400, (203, 0.3), (205, 0.33), (206, 0.7), (208, 0.74))
    assert [(swing.before, swing.after) for swing in swings(_looked_at(truth))] == [(205, 206)]


@pytest.mark.slow
def test_the_more_is_known_the_larger_the_largest_turn() -> None:
    luck = FastChance(5)
    for _ in range(2):
        truth = _course(120, *((number, luck.roll(100) / 100) for number in range(5, 120, 6)))
        points = {number: truth[number] for number in moments(120)}
        for number in range(121):
            before = abs(swings(points)[0].by)
            points[number] = truth[number]
            # A turn may be told by three quarters of it.
            assert abs(swings(points)[0].by) >= 0.75 * before


def test_an_outlook_is_reproducible_knows_no_hand_and_ends_with_the_winner() -> None:
    luck = FastChance(3)
    state: Any = GAME.new({}, 2, 5)
    for _ in range(6):
        GAME.apply(state, luck.pick(state.options))
    here = outlook(GAME, state, 30, 9)
    assert here == outlook(GAME, state, 30, 9)
    assert all(0 <= chance <= 1 for chance in here)
    assert 0.5 < sum(here) <= 1.5
    worlds: list[Any] = [Onlooker(GAME, state, 0).imagine(FastChance(n)) for n in range(20)]
    for seat in range(2):
        hands = {tuple(sorted(world.hands[seat])) for world in worlds}
        assert len(hands) > 3, "a hand is the same in all worlds that an onlooker thinks possible"
    while state.asked >= 0:
        GAME.apply(state, luck.pick(state.options))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outlook(GAME, state, 30, 9) == [float(seat in outcome.winners) for seat in range(2)]


@pytest.mark.parametrize("key", ["time-of-the-daleks", "time-clash", "card-game"])
def test_every_game_has_an_outlook_at_every_kind_of_moment(key: str) -> None:
    game = load_game(key)
    luck = FastChance(1)
    state = game.new(game.settle({}, 3), 3, 1)
    for step in range(60):
        if state.asked < 0:
            break
        if step % 12 == 0:
            assert all(0 <= chance <= 1 for chance in outlook(game, state, 2, step))
        game.apply(state, luck.pick(state.options))
