"""Who is better: wins, duels and ratings."""

from __future__ import annotations

import pytest
from tests.analysis.played import ALONE, TEAMS

from vortex.analysis.runs import Played
from vortex.analysis.standings import standings


def a_game(number: int, bots: str, *winners: int) -> Played:
    return Played(number, tuple(bots), "end", winners, (0,) * len(bots), 5, 2, 9)


def test_wins_are_counted_by_bot_and_by_seat_and_duels_where_one_of_two_won() -> None:
    games = [
        a_game(0, "aab", 0),
        a_game(1, "aba", 1),
        a_game(2, "baa", 1, 2),
        a_game(3, "abb"),
        a_game(4, "abb", 0, 2),
    ]
    found = standings(["a", "b"], ALONE[3], games)
    by_name = {each.bot: each for each in found.bots}
    assert by_name["a"].wins[:2] == (4, 8)
    assert by_name["b"].wins[:2] == (2, 7)
    assert [share[:2] for share in by_name["a"].by_place] == [(2, 4), (1, 2), (1, 2)]
    assert by_name["a"].of_wins[:2] == (4, 6)
    assert found.nobody[:2] == (1, 5)
    [duel] = found.duels
    assert (duel.first, duel.share[:2]) == ("a", (1.5, 3))


def test_of_two_bots_that_are_as_strong_neither_beats_the_other_whoever_holds_more_seats() -> None:
    """Every seat wins equally often, so two of three win two of three games."""
    for bots in ("aab", "abb"):
        [duel] = standings(["a", "b"], ALONE[3], [a_game(n, bots, n % 3) for n in range(300)]).duels
        assert duel.share.value == pytest.approx(0.5)
        assert duel.share.of == 300
        # A win that counts half tells half as much, so these are worth fewer games.
        assert duel.share.worth == pytest.approx(800 / 3)
    [even] = standings(["a", "b"], ALONE[2], [a_game(n, "ab", n % 2) for n in range(300)]).duels
    assert even.share == (150, 300, 300)


def test_a_seat_of_twice_the_strength_wins_two_of_three_whoever_sits_beside_it() -> None:
    """Against two it wins every other game, and with a second one four of five."""
    alone = [a_game(n, "abb", 0 if n % 2 else 1 + n % 4 // 2) for n in range(60)]
    twice = [a_game(n, "aab", 2 if n % 5 == 0 else n % 2) for n in range(60)]
    for games in (alone, twice, alone + twice):
        [duel] = standings(["a", "b"], ALONE[3], games).duels
        assert duel.share.value == pytest.approx(2 / 3)


def test_who_wins_is_rated_higher_and_a_game_that_nobody_wins_rates_nobody() -> None:
    won = standings(["b", "a"], ALONE[2], [a_game(n, "ab" if n % 2 else "ba", 1 - n % 2) for n in range(20)])
    assert [each.bot for each in won.bots] == ["a", "b"]
    better, worse = won.bots
    assert better.rating.mu > 28 > 22 > worse.rating.mu
    for games in ([a_game(n, "ab") for n in range(20)], [a_game(n, "ab", 0, 1) for n in range(20)]):
        assert {each.rating.mu for each in standings(["a", "b"], ALONE[2], games).bots} == {25.0}


def test_a_place_that_shares_a_game_counts_for_its_part() -> None:
    shared = standings(["a", "b"], ALONE[3], [a_game(0, "aab", 0, 1)])
    alone = standings(["a", "b"], ALONE[2], [a_game(0, "ab", 0)])
    assert shared.bots[0].rating == pytest.approx(alone.bots[0].rating)


def test_a_team_counts_once() -> None:
    found = standings(["a", "b"], TEAMS, [a_game(0, "abab", 0, 2), a_game(1, "baba", 0, 2)])
    assert {each.bot: each.wins[:2] for each in found.bots} == {"a": (1, 2), "b": (1, 2)}


def test_tables_of_one_bot_show_how_often_nobody_wins() -> None:
    games = [a_game(0, "aa"), a_game(1, "aa", 0), a_game(2, "bb", 1), a_game(3, "ab")]
    found = standings(["a", "b"], ALONE[2], games)
    assert {each.bot: each.pure[:2] for each in found.bots} == {"a": (1, 2), "b": (0, 1)}
    assert found.mixed_nobody[:2] == (1, 1)


def test_tables_of_one_bot_do_not_dilute_its_wins_over_others() -> None:
    """There it wins as often as it loses, whatever it is worth."""
    mixed = [a_game(0, "ab", 0), a_game(1, "ba", 1), a_game(2, "ab", 0)]
    pure = [a_game(3, "aa", 0), a_game(4, "bb", 1), a_game(5, "aa")]
    found = {each.bot: each for each in standings(["a", "b"], ALONE[2], mixed + pure).bots}
    assert {bot: each.wins[:2] for bot, each in found.items()} == {"a": (3, 3), "b": (0, 3)}
    assert {bot: each.wins_alone[:2] for bot, each in found.items()} == {"a": (1, 4), "b": (1, 2)}
    assert [share[:2] for share in found["a"].by_place] == [(2, 2), (1, 1)]
    alone = {each.bot: each for each in standings(["a", "b"], ALONE[2], pure).bots}
    assert alone["a"].wins[:2] == (0, 0)
    assert [share[:2] for share in alone["a"].by_place] == [(1, 2), (0, 2)]


def test_wins_of_several_places_in_one_game_do_not_count_as_if_they_were_of_several_games() -> None:
    """Of three places two are held by one bot: where one of them wins, the other has lost."""
    games = [Played(number, ("a", "a", "b"), "", (number % 3,), (0, 0, 0), 1, 1, 1) for number in range(30)]
    found = {each.bot: each for each in standings(["a", "b"], (0, 1, 2), games).bots}
    assert (found["a"].wins.hits, found["a"].wins.of) == (20, 60)
    assert found["a"].wins.worth is not None
    assert found["a"].wins.worth > 60 * 0.99  # Two of them are never both right, which tells more, not less.
    assert found["a"].of_wins.value == pytest.approx(2 / 3)
    alike = [Played(number, ("a", "a", "b"), "", (0, 1), (0, 0, 0), 1, 1, 1) for number in range(0, 30, 2)]
    alike += [Played(number, ("a", "a", "b"), "", (2,), (0, 0, 0), 1, 1, 1) for number in range(1, 30, 2)]
    together = {each.bot: each for each in standings(["a", "b"], (0, 1, 2), alike).bots}["a"].wins
    assert together.worth == pytest.approx(30)  # Here they win and lose together: thirty games, not sixty.
