"""How likely dice cover a challenge, against counting every fall; and what each means adds to it."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.time_of_the_daleks.positions import the_rules_game

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.coverage import Coverage
from vortex.games.time_of_the_daleks.advice.kits import Kit
from vortex.games.time_of_the_daleks.advice.prospects import Side, before_roll, best_pool
from vortex.kernel.chance import FastChance

BOOK = Book(the_rules_game().pack)
FACES = the_rules_game().pack.die_faces


def by_counting(need: list[int], dice: list[int], turns: int) -> float:
    """Every way in which the dice can fall, one by one."""
    rolled = [FACES[colour] for colour in range(4) for _ in range(dice[colour])]
    good = 0.0
    for fall in product(*rolled):
        missing = sum(max(0, need[symbol] - fall.count(symbol)) for symbol in range(6))
        good += missing <= turns
    return good / float(6 ** len(rolled))


@pytest.mark.parametrize(
    ("need", "dice", "turns"),
    [
        ([1, 0, 0, 0, 0, 0], [1, 0, 0, 0], 0),
        ([1, 1, 0, 0, 1, 0], [3, 1, 0, 1], 0),
        ([0, 0, 2, 1, 0, 1], [1, 0, 3, 1], 0),
        ([2, 1, 0, 0, 1, 1], [2, 2, 0, 1], 1),
        ([0, 1, 1, 1, 1, 0], [4, 0, 1, 0], 2),
        ([0, 0, 0, 0, 3, 2], [0, 1, 1, 3], 0),
        ([1, 1, 1, 0, 0, 0], [1, 1, 0, 0], 0),
    ],
)
def test_coverage_is_what_counting_every_fall_gives(need: list[int], dice: list[int], turns: int) -> None:
    assert Coverage(FACES).probability(need, dice, turns) == pytest.approx(
        by_counting(need, dice, turns), abs=1e-12
    )


def test_what_is_remembered_of_one_challenge_does_not_colour_another() -> None:
    coverage = Coverage(FACES)
    challenges = [[1, 1, 0, 0, 0, 1], [0, 1, 1, 0, 1, 0], [2, 0, 0, 1, 0, 0], [0, 0, 0, 2, 0, 1]]
    dice = [2, 1, 1, 1]
    together = [coverage.probability(need, dice, 0) for need in challenges]
    assert together == pytest.approx([by_counting(need, dice, 0) for need in challenges], abs=1e-12)


@pytest.mark.slow
def test_a_die_more_is_the_mean_over_its_faces() -> None:
    """For pools that are too large to count: ask for the larger one last, and once more of one that knows nothing."""
    coverage = Coverage(FACES)
    luck = FastChance(4)
    for _ in range(150):
        need = [luck.below(3) for _ in range(6)]
        dice = [luck.below(12), luck.below(5), luck.below(5), luck.below(5)]
        turns = luck.below(3)
        for colour, faces in enumerate(FACES):
            mean = 0.0
            for symbol in faces:
                rest = [count - (one == symbol and count > 0) for one, count in enumerate(need)]
                mean += coverage.probability(rest, dice, turns) / 6
            larger = [count + (one == colour) for one, count in enumerate(dice)]
            assert coverage.probability(need, larger, turns) == pytest.approx(mean, abs=1e-12)
            assert Coverage(FACES).probability(need, larger, turns) == pytest.approx(mean, abs=1e-12)


def test_kits_that_can_do_different_things_have_different_keys() -> None:
    """One black die to roll again (1, black) and a black die turned to Diplomacy (black, Diplomacy) are both (1, 1)."""
    rolls, turns = Kit(2), Kit(2)
    rolls.rerolls.append((1, 1))
    turns.faces.append((1, 1))
    assert rolls.key() != turns.key()
    icons, none = Kit(2), Kit(2)
    icons.icons.append(1)
    assert icons.key() != none.key()


def chance_of(need: list[int], pool: list[int], kit: Kit, conditions: int = 0) -> float:
    return before_roll(BOOK, need, [Side(pool, kit)], conditions)


def test_every_means_makes_a_success_likelier_and_conditions_take_it_away() -> None:
    need, pool = [1, 1, 1, 0, 1, 1], [0, 2, 2, 2]
    plain = chance_of(need, pool, Kit(0))
    with_reroll = Kit(0)
    with_reroll.rerolls.append((1, 0b1110))
    with_face = Kit(0)
    with_face.faces.append((0b0010, 1))
    rich = Kit(5)
    assert plain < chance_of(need, pool, with_reroll) < 1.0
    assert plain < chance_of(need, pool, with_face) < 1.0
    assert plain < chance_of(need, pool, rich) < 1.0
    assert chance_of(need, pool, with_reroll, 1) == pytest.approx(plain)
    assert chance_of(need, pool, with_face, 2) == pytest.approx(plain)
    assert chance_of(need, pool, rich, 3) == pytest.approx(plain)
    assert chance_of(need, [0, 1, 2, 1], Kit(5)) == 0.0


def test_a_black_die_to_give_up_is_worth_a_second_try() -> None:
    need = [1, 1, 0, 0, 0, 0]
    once = Coverage(FACES).probability(need, [3, 0, 0, 0], 0)
    again = Coverage(FACES).probability(need, [2, 0, 0, 0], 0)
    assert chance_of(need, [3, 0, 0, 0], Kit(0)) == pytest.approx(1 - (1 - once) * (1 - again))


def test_the_best_pool_focuses_on_what_is_asked_and_cuts_what_is_not() -> None:
    box = [8, 3, 3, 3]
    pool = best_pool(BOOK, [0, 0, 3, 1, 0, 0], [6, 1, 1, 1], [0b0110, 0b0100, 0b1010], box, 6, 0)
    assert pool[2] == 3
    assert pool[1] == 0
    assert sum(pool) == 6
    assert sum(best_pool(BOOK, [1, 1, 1, 1, 0, 0], [6, 1, 1, 0], [], box, 8, 2)) == 6
