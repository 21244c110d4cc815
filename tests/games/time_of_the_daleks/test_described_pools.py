"""Pools that can be built of described dice, against the same Adventure at a table: the icons of a crew are described,
and the pools, and the chance of their best, must be those of the state."""

from __future__ import annotations

from random import Random

import pytest
from tests.dice.attempts import COMPANIONS, CONDITIONS, DOCTORS, EQUIPMENT, play_from
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Counts, Prospect
from vortex.games.time_of_the_daleks.numbering import SYMBOLS
from vortex.kernel.state import NOBODY

LETTERS = {"black": "K", "green": "G", "blue": "B", "red": "R"}
MOST_SOLVED = 30
Words = dict[str, tuple[str, ...]]


def adventure(seed: int, help: str = "") -> tuple[Position, Words]:
    """Stage C of some crews with nothing in hand, and its description; alone there is nobody to call."""
    luck = Random(seed)
    doctors = tuple(luck.sample(DOCTORS, 2))
    seats = 2 if help else 1
    position = Position(seats, doctors).no_hands().turn_of(0)
    challenge = luck.choices(SYMBOLS, k=luck.randint(2, 4))
    condition, daleks = luck.choice(CONDITIONS), luck.randrange(4)
    position.lay("earth-past", "the-master").facing("earth-past", " ".join(challenge), condition)
    position.daleks("earth-past", daleks)
    if help:
        position.helped_by(1, on_site=help == "on-site")
    words: Words = {
        "challenge": tuple(challenge),
        "condition": tuple(filter(None, condition.split(", "))),
        "daleks": (str(daleks),),
        **({"helper-from": (help,)} if help else {}),
    }
    crews, kits = luck.sample(COMPANIONS, 6), luck.sample(EQUIPMENT, 4)
    for seat in range(seats):
        crew = crews[3 * seat : 3 * seat + luck.randint(1, 3 - bool(help))]
        kit = kits[2 * seat : 2 * seat + 2 - bool(help)]
        position.crew(seat, *crew).equip(seat, *kit).sonic(seat, luck.randrange(4))
        words |= _side(position, seat, (doctors[seat], *crew, *kit))
    return play_from(position, "build_pools"), words


def _side(position: Position, seat: int, keys: tuple[str, ...]) -> Words:
    """What is printed on the cards of one Doctor."""
    printed = {face.key: dict(face.printed) for face in position.game.gallery()}
    prefix = "helper-" if seat else ""
    dice = [item.split(" ") for key in keys for item in printed[key].get("add", ())]
    return {
        f"{prefix}dice": tuple(f"{LETTERS[colour]}{count}" for count, colour in dice),
        f"{prefix}sonic": (str(position.state.tokens[seat]),),
        **{
            f"{prefix}{icon}": tuple(item for key in keys for item in printed[key].get(icon, ()))
            for icon in ("focus", "reroll", "face")
        },
    }


def at_the_table(position: Position) -> set[Counts]:
    found = position.game.odds(position.state, 0)
    assert found is not None
    assert found.is_whole
    futures = {future for _, each in found.choices for future in each} | set(found.now)
    return {future.attempt.dice for future in futures if isinstance(future, Prospect)}


def compare(seeds: range, help: str = "") -> tuple[int, int]:
    """How many pools were compared, and in how many Adventures their best; too many would take long to solve."""
    compared = solved = 0
    for seed in seeds:
        position, words = adventure(seed, help)
        if position.state.asked == NOBODY or position.state.has_rolled:
            continue
        described = position.game.described_attempt(words)
        pools = {prospect.attempt.dice for prospect in described}
        assert pools == at_the_table(position), words
        compared += len(pools)
        if len(pools) > MOST_SOLVED:
            continue
        solver = Solver()
        odds = solver.odds(position.game, position.state, 0)
        assert odds is not None
        best = max(described, key=solver.probability)
        assert solver.probability(best) == pytest.approx(odds.probability, abs=1e-9), words
        solved += 1
    return compared, solved


@pytest.mark.slow
@pytest.mark.rule("TOD-POOL-08")
@pytest.mark.rule("TOD-POOL-12")
def test_described_dice_make_the_pools_that_the_same_icons_make_at_a_table() -> None:
    compared, solved = compare(range(20))
    assert compared > 100
    assert solved > 5


@pytest.mark.slow
@pytest.mark.rule("TOD-HELP-22")
@pytest.mark.rule("TOD-RULING-066")
@pytest.mark.parametrize("help", ["on-site", "afar"])
def test_so_do_those_of_two_doctors(help: str) -> None:
    compared, solved = compare(range(9), help)
    assert compared > 100
    assert solved > 1


def pools(**words: str) -> dict[str, str]:
    """Every pool in words, and the way to it."""
    game = Position(2).game
    given = {name.replace("_", "-"): tuple(text.split(", ")) for name, text in words.items()}
    found = game.described_attempt({"challenge": ("Ru",), **given})
    return {game.written_dice(prospect.attempt.dice): way for prospect, way in found.items()}


@pytest.mark.rule("TOD-BT-05")
def test_a_time_breach_and_a_dalek_leave_six_of_nine_dice() -> None:
    found = pools(dice="K6 G3", condition="time breach", daleks="1")
    assert set(found) == {"K6", "K5 G1", "K4 G2", "K3 G3"}
    assert found["K6"] == "cut G2, exterminate G1"


@pytest.mark.rule("TOD-BT-29")
@pytest.mark.rule("TOD-RULING-033")
def test_nine_black_dice_can_be_focused_though_the_box_has_eight() -> None:
    assert pools(dice="K9", focus="blue, blue") == {
        "K8": "cut K1",
        "K7 B1": "focus B1, cut K1",
        "K6 B2": "focus B2, cut K1",
    }


@pytest.mark.rule("TOD-RULING-034")
def test_a_fourth_die_of_a_colour_uses_up_no_cut() -> None:
    assert set(pools(dice="K5 G4")) == {"K5 G3"}


@pytest.mark.rule("TOD-RULING-036")
def test_more_daleks_than_dice_leave_none_and_no_chance() -> None:
    assert pools(dice="K1 G1", daleks="3") == {"none": "exterminate K1 G1"}
    game = Position(2).game
    [nothing] = game.described_attempt(
        {"challenge": ("Ru",), "dice": ("K2",), "sonic": ("5",), "daleks": ("2",)}
    )
    assert Solver().probability(nothing) == 0


@pytest.mark.rule("TOD-RULING-066")
def test_a_helper_gets_what_the_caller_leaves() -> None:
    """The caller takes the third green die: then the helper's own Add icon brings none."""
    found = pools(dice="K1 G2", focus="green", helper_dice="K1 G1", helper_from="on-site")
    assert set(found) == {"K1 G2 + K1 G1", "G3 + K1"}


@pytest.mark.rule("TOD-HELP-13")
@pytest.mark.rule("TOD-HELP-14")
def test_where_neither_way_to_help_leaves_all_dice_both_are_told() -> None:
    assert pools(dice="K6", helper_dice="K2") == {
        "K6 + K1": "afar, cut K1 (helper)",
        "K5 + K2": "on-site, cut K1",
    }
    assert set(pools(dice="K6", helper_dice="K2", helper_from="afar")) == {"K6 + K1"}
    breach = pools(dice="K7", helper_dice="K1", condition="time breach")
    assert set(breach) == {"K6 + K1", "K4 + K1"}


def test_the_way_focuses_no_more_than_the_pool_needs() -> None:
    found = pools(dice="K4 B1", focus="green, red/blue", daleks="1")
    assert found["K4"] == "exterminate B1"
    assert found["K3 B1"] == "exterminate K1"
    assert found["K2 G1 B1"] == "focus G1, exterminate K1"
