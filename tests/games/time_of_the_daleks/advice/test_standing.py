"""How the table stands: who is ahead, what is usual, and what is certain."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game, the_rules_game

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.judgement import USUAL, USUAL_WITH, calibrated, judged
from vortex.games.time_of_the_daleks.advice.standing import Standing, standing

BOOK = Book(the_rules_game().pack)
REPORTS = Path(__file__).parents[4] / "docs" / "balance"


Judge = Callable[[Standing], list[float]]


def a_standing(seats: int = 4) -> Standing:
    found = standing(BOOK.console_worth, Position(seats=seats).state)
    found.left = [10] * seats
    found.ship_left = 10
    found.daleks = 2
    return found


def doctors(now: Standing) -> list[float]:
    """What the judgement says of the Doctors alone."""
    return judged(now)[: now.seats]


@pytest.mark.parametrize("judge", [Standing.odds, doctors])
def test_the_leader_has_the_better_chance_and_danger_is_shared(judge: Judge) -> None:
    even = a_standing()
    ahead = even.copy()
    ahead.left[1] -= 3
    chances = judge(ahead)
    assert chances[1] > judge(even)[1]
    assert chances[1] == max(chances)
    for change in ("ship_left", "daleks", "on_earth"):
        worse = even.copy()
        setattr(worse, change, getattr(worse, change) + (-3 if change == "ship_left" else 2))
        assert all(new < old for new, old in zip(judge(worse), judge(even), strict=True))


@pytest.mark.parametrize("judge", [Standing.odds, doctors])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_are_chances(seats: int, judge: Judge) -> None:
    even = a_standing(seats)
    assert 0.0 < sum(judge(even)) < 1.0
    even.daleks = 7
    assert judge(even) == [0.0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_rounds_what_is_usual_is_told(seats: int) -> None:
    """It counts less from turn to turn."""
    game = the_game()
    state = game.new({}, seats, 1)
    found = [0.2 / seats] * seats + [0.8]
    daleks = []
    for turn in range(5 * seats):
        state.turn = turn
        daleks.append(game.advice.calibrated(state, found)[-1])
    assert daleks[0] == pytest.approx(USUAL[seats])
    assert daleks[: 4 * seats] == sorted(daleks[: 4 * seats])
    assert all(later - sooner < 0.1 for sooner, later in pairwise(daleks)), "no turn makes a jump"
    assert daleks[4 * seats :] == [0.8] * seats


def test_of_other_cards_nobody_knows_what_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    game = the_game()
    state = game.new({}, 2, 1)
    monkeypatch.setattr(state.pack, "hash", "of other cards")
    assert game.advice.calibrated(state, [0.1, 0.1, 0.8])[-1] == 0.8


@pytest.mark.parametrize("known", [0.0, 0.5, 2.0])
def test_doctors_can_win_together_so_each_is_told_more_than_a_share(known: float) -> None:
    """The leader stays ahead, and nobody wins oftener than the Daleks lose."""
    first, second, daleks = calibrated([0.1, 0.3, 0.6], 0.3, known)
    hope = 1.0 - daleks
    assert hope / 4 < first < second < hope
    assert second > hope * 3 / 4
    assert calibrated([0.4, 0.4, 0.6], None, known) == pytest.approx([0.4, 0.4, 0.6])


def test_what_is_certain_is_told_as_such() -> None:
    for certain in ([0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 1.0, 0.0]):
        assert calibrated(certain, 0.3, 0.0) == certain


def test_an_ending_game_is_told_as_it_came_out_in_thought() -> None:
    """It was played to its end, so nothing was judged and wins together are counted already."""
    game = the_game()
    state = game.new({}, 2, 1)
    assert game.advice.calibrated(state, [0.4, 0.6, 0.0]) != [0.4, 0.6, 0.0]
    state.ship = state.pack.gallifrey - 1
    assert game.advice.calibrated(state, [0.4, 0.6, 0.0]) == [0.4, 0.6, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_usual_is_as_likely_by_the_reports_of_these_cards(seats: int) -> None:
    """It lies within what they say."""
    path = REPORTS / f"time-of-the-daleks-{seats}-time-lord.json"
    report = json.loads(path.read_text(encoding="utf-8"))
    [figure] = [one["figure"] for one in report["targets"] if one["target"] == "the Daleks win"]
    low, high = map(float, figure.partition("(")[2].rstrip(")").split("–"))
    assert low < 100 * USUAL[seats] < high
    assert report["pack"] == USUAL_WITH == the_game().pack_hash


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_doctors_leave_over_is_the_daleks_chance(seats: int) -> None:
    even = a_standing(seats)
    assert judged(even)[seats] == pytest.approx(1 - sum(doctors(even)))
    even.daleks = 7
    assert judged(even)[seats] == 1.0


@pytest.mark.parametrize("judge", [Standing.odds, doctors])
def test_a_doctor_on_gallifrey_is_all_but_home(judge: Judge) -> None:
    home = a_standing()
    home.left[2] = 0
    assert judge(home)[2] > 0.9
    home.ship_left = 1
    assert judge(home)[2] < 0.1


def test_a_companion_keeps_the_daleks_off_and_what_a_doctor_carries_wins_the_race() -> None:
    even = a_standing(2)
    even.tokens, even.cards, even.equipment, even.crew = [2, 2], [2, 2], [1, 1], [1, 1]
    crewed = even.copy()
    crewed.crew[0] += 1
    assert judged(crewed)[0] == judged(crewed)[1] > judged(even)[0] + 0.02
    for carried in ("tokens", "cards", "equipment"):
        richer = even.copy()
        getattr(richer, carried)[0] += 1
        assert judged(richer)[0] > judged(even)[0] + 0.002
        assert judged(richer)[0] > judged(richer)[1] + 0.002
