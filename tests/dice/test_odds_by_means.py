"""Every means that an Adventure knows, one at a time: it counts for what it is worth, and that is what playing out
everything gives. The Companions have one icon each, so nothing here hangs on the figures of our cards."""

from __future__ import annotations

import pytest
from tests.dice.agreement import agree
from tests.dice.attempts import play_from
from tests.games.time_of_the_daleks.positions import Position, game_with

from vortex.analysis.odds import Solver
from vortex.games.time_of_the_daleks import TimeOfTheDaleks
from vortex.games.time_of_the_daleks.numbering import USED_FACE, USED_REROLL
from vortex.games.time_of_the_daleks.rules.dice_stage import FACE_PRICE, REROLL_PRICE

ICONS = {
    "one-blue": ("1 blue", ""),
    "one-green": ("1 green", ""),
    "two-green": ("2 green", ""),
    "two-red": ("2 red", ""),
    "any-green": ("any green", ""),
    "any-red": ("any red", ""),
    "all-red": ("all red", ""),
    "two-black": ("2 black", ""),
    "one-coloured": ("1 coloured", ""),
    "one-of-any": ("1 dice", ""),
    "green-diplomacy": ("", "green diplomacy"),
    "black-science": ("", "black science"),
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> TimeOfTheDaleks:
    """Our cards, and one Companion for each icon."""
    return game_with(
        tmp_path_factory.mktemp("icons"),
        companions="".join(
            f'[[companion]]\nkey = "{key}"\nname = "{key}"\ndeck = "alien"\nadd = []\nfocus = []\n'
            f"reroll = {[reroll] if reroll else []}\nface = {[face] if face else []}\n"
            'source = "ours"\nknown = []\n'
            for key, (reroll, face) in ICONS.items()
        ),
    )


Both = tuple[tuple[str, ...], tuple[str, ...]]
"""Of the caller and of the helper."""


def adventure(
    game: TimeOfTheDaleks, challenge: str, conditions: str, looks: Both, crews: Both, sonic: tuple[int, int]
) -> Position:
    """Two Doctors without icons of their own: what is said here is all there is."""
    position = Position(2, ("eleventh", "fourth"), game=game).no_hands().turn_of(0)
    state = position.state
    for seat in (0, 1):
        position.crew(seat).equip(seat).sonic(seat, sonic[seat])
        for source in state.sources(seat):
            state.use(seat, source, USED_REROLL)
            state.use(seat, source, USED_FACE)
        position.crew(seat, *crews[seat])
    position.lay("capitol", "the-master").facing("capitol", challenge, conditions)
    return position.shows(*looks[0]).shows(*looks[1], pool=1)


def true_chance(position: Position, step: str = "reroll") -> float:
    """Of what is asked at this step, after it has been found to be true."""
    play_from(position, step)
    agree(position)
    odds = Solver().odds(position.game, position.state, position.state.asked)
    assert odds is not None
    return odds.probability


def alone(
    game: TimeOfTheDaleks,
    challenge: str,
    *looks: str,
    crew: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    sonic: int = 0,
    conditions: str = "",
) -> float:
    """The chance of one Doctor. The same with a die and an icon more must be true too: if that one is rolled first, the
    means in question waits, and is not told by the rules but found in the tables."""
    more = adventure(
        game, challenge, conditions, ((*looks, "blue-cunning"), ()), ((*crew, "one-blue"), ()), (sonic, 0)
    )
    true_chance(more.hand(0, *hand))
    position = adventure(game, challenge, conditions, (looks, ()), (crew, ()), (sonic, 0))
    return true_chance(position.hand(0, *hand))


GREEN = ("green-running", "green-running", "green-running")


def test_a_number_is_rolled_again_and_no_more(game: TimeOfTheDaleks) -> None:
    challenge = "diplomacy diplomacy diplomacy"
    assert alone(game, challenge, *GREEN, crew=("two-green",)) == 0.0
    assert alone(game, challenge, *GREEN, crew=("two-green", "one-green")) == pytest.approx(1 / 27)
    assert alone(game, "diplomacy diplomacy", *GREEN[1:], crew=("two-green",)) == pytest.approx(1 / 9)
    black = ("black-running", "black-running")
    assert alone(game, "science tactics", *black, crew=("two-black",)) == pytest.approx(1 / 18)


def test_any_number_is_as_many_as_one_likes(game: TimeOfTheDaleks) -> None:
    """Three that all show Running: of all again one shows Running and two Diplomacy more often than of two again
    both show Diplomacy. With Tactics, which is rare, it is better kept."""
    assert alone(game, "diplomacy diplomacy diplomacy", *GREEN, crew=("any-green",)) == pytest.approx(1 / 27)
    rolled = alone(game, "running diplomacy diplomacy", *GREEN, crew=("any-green",))
    assert rolled == pytest.approx(3 * (1 / 2) * (1 / 9))
    kept = alone(game, "tactics diplomacy diplomacy", "green-tactics", *GREEN[1:], crew=("any-green",))
    assert kept == pytest.approx(1 / 9)


def test_all_are_all_good_or_bad(game: TimeOfTheDaleks) -> None:
    looks = ("red-science", "red-strength", "red-strength")
    challenge = "science tactics tactics"
    assert alone(game, challenge, *looks, crew=("any-red",)) == pytest.approx(1 / 9)
    assert alone(game, challenge, *looks, crew=("all-red",)) == pytest.approx(3 * (1 / 6) * (1 / 9))
    assert alone(game, "tactics tactics", *looks[1:], crew=("all-red",)) == pytest.approx(1 / 9)


def test_colours_are_those_of_the_icon(game: TimeOfTheDaleks) -> None:
    looks = ("black-running", "red-science")
    assert alone(game, "strength science", *looks, crew=("one-coloured",)) == 0.0
    assert alone(game, "running strength", *looks, crew=("one-coloured",)) == pytest.approx(1 / 2)
    assert alone(game, "strength science", *looks, crew=("one-of-any",)) == pytest.approx(1 / 6)


def test_k9_counts_at_a_fixed_point_and_icons_count_when_it_is_lifted(game: TimeOfTheDaleks) -> None:
    def with_k9(*hand: str, crew: tuple[str, ...] = ()) -> float:
        looks = ("green-running", "red-strength")
        position = adventure(game, "diplomacy tactics", "fixed point", (looks, ()), (crew, ()), (1, 0))
        position.state.k9 = 0
        return true_chance(position.hand(0, *hand))

    assert with_k9() == 0.0, "one die, and two symbols are missing"
    assert with_k9(crew=("two-red",)) == 0.0
    assert with_k9("second-draft", crew=("two-red",)) == pytest.approx(1 / 9)
    assert with_k9("second-draft", crew=("one-of-any", "two-red")) > 1 / 9


def test_tokens_buy_one_die_a_time_and_as_often_as_they_last(game: TimeOfTheDaleks) -> None:
    looks = ("black-running", "green-running")
    once, twice = (
        alone(game, "running diplomacy", *looks, sonic=count * REROLL_PRICE, conditions="time locked")
        for count in (1, 2)
    )
    assert alone(game, "running diplomacy", *looks, sonic=REROLL_PRICE - 1) == 0.0
    assert once == pytest.approx(1 / 3)
    assert twice == pytest.approx(5 / 9)


def test_tokens_turn_any_die_to_anything(game: TimeOfTheDaleks) -> None:
    looks = ("green-running", "green-running")
    assert alone(game, "running science", *looks, sonic=FACE_PRICE, conditions="fixed point") == 1.0
    assert alone(game, "science cunning", *looks, sonic=FACE_PRICE, conditions="fixed point") == 0.0
    assert alone(game, "science cunning", *looks, sonic=2 * FACE_PRICE, conditions="fixed point") == 1.0


@pytest.mark.slow
def test_re_rolls_and_faces_are_bought_from_one_purse(game: TimeOfTheDaleks) -> None:
    """For one of each there must be tokens for both; with fewer it is the one or the other."""
    looks = ("green-running", "black-running")
    found = [
        alone(game, "diplomacy science", *looks, sonic=sonic)
        for sonic in (FACE_PRICE, FACE_PRICE + REROLL_PRICE, 2 * FACE_PRICE)
    ]
    assert 0.0 == found[0] < found[1] < found[2] == 1.0


@pytest.mark.rule("TOD-REROLL-13")
def test_black_dice_are_given_up_one_by_one(game: TimeOfTheDaleks) -> None:
    two = alone(game, "science", "black-running", "black-running")
    three = alone(game, "science", "black-running", "black-running", "black-running")
    assert two == pytest.approx(1 / 6)
    assert three == pytest.approx(1 - (5 / 6) ** 3)
    assert alone(game, "science", "green-running", "green-running", crew=("one-green",)) == 0.0


def test_a_face_icon_turns_a_die_of_its_colour(game: TimeOfTheDaleks) -> None:
    assert (
        alone(game, "running diplomacy", "green-running", "green-running", crew=("green-diplomacy",)) == 1.0
    )
    others = ("blue-science", "red-strength")
    assert alone(game, "science diplomacy", *others, crew=("green-diplomacy", "two-red")) == 0.0
    both = ("green-diplomacy", "black-science")
    assert alone(game, "science diplomacy", "green-running", "black-running", crew=both) == 1.0
    assert alone(game, "science diplomacy", "green-running", "green-running", crew=both) == 0.0


@pytest.mark.slow
def test_a_fixed_point_forbids_re_rolls_until_it_is_lifted(game: TimeOfTheDaleks) -> None:
    looks = ("green-running", "green-running")
    crew = ("two-green", "green-diplomacy")
    free = alone(game, "diplomacy diplomacy", *looks, crew=crew)
    assert free > alone(game, "diplomacy diplomacy", *looks, crew=crew, conditions="fixed point") == 0.0
    # A black die can be given up all the same; what is rolled then is not rolled again.
    spare = ("green-running", "black-running", "black-running")
    given_up = alone(game, "diplomacy", *spare, crew=("two-green",), conditions="fixed point")
    assert 1 / 3 < given_up < alone(game, "diplomacy", *spare, crew=("two-green",))
    unfix = _card_that(game, "unfix")
    lifted = alone(
        game, "diplomacy diplomacy", *looks, crew=crew, hand=(unfix,), sonic=1, conditions="fixed point"
    )
    assert lifted == pytest.approx(free)


def test_time_locked_forbids_faces_until_it_is_lifted(game: TimeOfTheDaleks) -> None:
    looks = ("green-running", "green-running")
    crew = ("one-green", "green-diplomacy")
    free = alone(game, "diplomacy diplomacy", *looks, crew=crew)
    assert free == pytest.approx(1 / 3)
    assert alone(game, "diplomacy diplomacy", *looks, crew=crew, conditions="time locked") == 0.0
    unlock = _card_that(game, "unlock")
    lifted = alone(
        game, "diplomacy diplomacy", *looks, crew=crew, hand=(unlock,), sonic=1, conditions="time locked"
    )
    assert lifted == pytest.approx(free)


def test_after_the_first_face_nothing_is_rolled_again(game: TimeOfTheDaleks) -> None:
    """The same dice and icons: among the re-rolls there is a chance, at the faces there is none left."""
    looks, crew = ("green-running", "green-running"), ("two-green", "green-diplomacy")
    among_rerolls, at_faces = (
        true_chance(adventure(game, "diplomacy diplomacy", "", (looks, ()), (crew, ()), (0, 0)), step)
        for step in ("reroll", "turn")
    )
    assert among_rerolls == pytest.approx(5 / 9)
    assert at_faces == 0.0


@pytest.mark.parametrize("on_site", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
def test_each_doctors_icons_and_tokens_serve_the_own_pool(
    game: TimeOfTheDaleks, on_site: bool, owner: int
) -> None:
    """The die that must change lies in one pool or in the other, the means are the caller's or the helper's."""

    def chance(is_own: bool, crew: tuple[str, ...], sonic: int = 0) -> float:
        found = 0.0
        # With a die and an icon more first: then the means in question are found in the tables.
        for more in (True, False):
            pools: list[tuple[str, ...]] = [("green-tactics",), ("green-tactics",)]
            pools[owner if is_own else 1 - owner] = ("green-running",)
            crews: list[tuple[str, ...]] = [(), ()]
            crews[owner] = crew
            if more:
                pools[owner] += ("blue-cunning",)
                crews[owner] += ("one-blue",)
            tokens = (sonic, 0) if owner == 0 else (0, sonic)
            both = (pools[0], pools[1]), (crews[0], crews[1])
            position = adventure(game, "tactics diplomacy", "", *both, tokens)
            found = true_chance(position.helped_by(1, on_site=on_site))
        return found

    assert chance(True, ("one-green",)) == pytest.approx(1 / 3)
    assert chance(False, ("one-green",)) == 0.0
    assert chance(True, ("green-diplomacy",)) == 1.0
    assert chance(False, ("green-diplomacy", "one-green")) < 1.0
    assert chance(True, (), FACE_PRICE) == 1.0
    assert chance(False, ("one-green",), FACE_PRICE) < 1.0


def _card_that(game: TimeOfTheDaleks, ability: str) -> str:
    pack = game.pack
    return next(key for card, key in enumerate(pack.card_keys) if pack.ability[card] == ability)
