"""Bots against each other: who sits where, who is rated how, and the same for the same seed."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from math import isclose, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest
from tests import toy_game

from vortex.analysis.intervals import Gathered, Share
from vortex.analysis.lineups import BOTH, MIXED, PURE, line_ups
from vortex.analysis.results import Results, RunError
from vortex.analysis.runs import Plan, Played, run, sources
from vortex.analysis.standings import Standings, standings
from vortex.games import GAMES, load_game

ALONE = {n: tuple(range(n)) for n in range(1, 5)}
TEAMS = (0, 1, 0, 1)


@pytest.fixture(autouse=True)
def _toy_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")


def a_plan(
    games: int = 24, seed: int = 3, bots: tuple[str, ...] = ("random", "companion"), measured: bool = False
) -> Plan:
    seated = line_ups(bots, ALONE[2], MIXED, seed)
    return Plan("toy", "", toy_game.load().pack_hash, {}, seated, games, seed, measured)


# -- who sits where --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_in_every_seat_and_beside_every_other_equally_often(
    seats: int, bots: tuple[str, ...]
) -> None:
    seated = line_ups(bots, ALONE[seats], MIXED, 1)
    for seat in range(seats):
        assert len(set(Counter(line_up[seat] for line_up in seated).values())) == 1
        assert {line_up[seat] for line_up in seated} == set(bots)
    meetings = Counter(
        (a, b) for line_up in seated for a in bots for b in bots if a < b and {a, b} <= {*line_up}
    )
    assert len(meetings) == len(bots) * (len(bots) - 1) // 2
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_few_games_are_fair_already(seats: int) -> None:
    """The turns of a line-up around the table come one after the other."""
    seated = line_ups(("a", "b"), ALONE[seats], MIXED, 1)[:seats]
    assert len({tuple(sorted(line_up)) for line_up in seated}) == 1
    counts = {Counter(line_up[seat] for line_up in seated)["a"] for seat in range(seats)}
    assert len(counts) == 1


def test_a_team_is_one_bot() -> None:
    seated = line_ups(("a", "b", "c"), TEAMS, MIXED, 1)
    assert all(line_up[0] == line_up[2] != line_up[1] == line_up[3] for line_up in seated)
    assert len(seated) == len(set(seated)) == 6


def test_a_bot_alone_has_all_seats() -> None:
    assert line_ups(("a", "b"), ALONE[3], PURE, 1) == [("a",) * 3, ("b",) * 3]
    assert line_ups(("a",), ALONE[3], MIXED, 1) == [("a",) * 3]
    both = line_ups(("a", "b"), ALONE[3], BOTH, 1)
    assert Counter(len(set(line_up)) for line_up in both[:6]) == {1: 3, 2: 3}
    assert both.count(("a",) * 3) == both.count(("b",) * 3) == len(both) / 4


# -- how sure --------------------------------------------------------------------------------------


def test_an_interval_is_that_of_wilson() -> None:
    """The figures are those of R's prop.test without its correction: 81 of 263, and 0 of 20."""
    low, high = Share(81, 263).interval
    assert isclose(low, 0.2553, abs_tol=1e-4)
    assert isclose(high, 0.3662, abs_tol=1e-4)
    assert Share(0, 20).interval[0] == 0.0
    assert isclose(Share(0, 20).interval[1], 0.1611, abs_tol=1e-4)
    assert Share(0, 0).interval == (0.0, 1.0)


def gathered(*games: tuple[int, int]) -> Gathered:
    found = Gathered()
    for hits, of in games:
        found.add(hits, of)
    return found


def test_what_comes_once_a_game_is_worth_as_many_as_there_are() -> None:
    """Whatever comes of it: the interval is exactly that of Wilson."""
    for hits, of in ((81, 263), (0, 20), (20, 20), (1, 3)):
        found = gathered(*[(1, 1)] * hits, *[(0, 1)] * (of - hits)).share
        assert found == (hits, of, of)
        assert found.interval == Share(hits, of).interval


def test_what_comes_from_one_game_hangs_together() -> None:
    """Where all ten of a game come out alike, a game is worth one; where every game is like the others, no more."""
    alike = gathered(*[(10, 10)] * 30, *[(0, 10)] * 70).share
    assert alike.worth == 100
    assert alike.interval == Share(30, 100).interval
    assert str(alike) == str(Share(30, 100))
    assert gathered(*[(3, 10)] * 100).worth == 100
    assert gathered((7, 10)).worth == 1
    mixed = gathered(*[(8, 10), (2, 10)] * 50)
    # Single games are 0.3 from the mean, so it is 0.3 / √100 off.
    assert mixed.worth == pytest.approx(0.25 / 0.03**2)
    # A little luck more does not make a thousand into a million.
    assert gathered(*[(5, 10)] * 99, (6, 10)).worth == 1000


def test_the_error_of_a_share_is_the_spread_of_such_shares() -> None:
    """Runs of 200 games, each with a luck of its own in which it tries one to twenty times."""
    luck = Random(1)
    found = []
    for _ in range(400):
        run_of_games = Gathered()
        for _ in range(200):
            chance, of = luck.choice((0.3, 0.9)), luck.randint(1, 20)
            run_of_games.add(sum(luck.random() < chance for _ in range(of)), of)
        found.append(run_of_games)
    spread = stdev(each.share.value for each in found)
    told = sqrt(mean(each.share.value * (1 - each.share.value) / each.worth for each in found))
    naive = sqrt(mean(each.share.value * (1 - each.share.value) / each.of for each in found))
    assert told == pytest.approx(spread, rel=0.1)
    assert naive < 0.6 * spread
    inside = sum(each.share.interval[0] <= 0.6 <= each.share.interval[1] for each in found)
    assert 0.92 * len(found) < inside


# -- who is better ---------------------------------------------------------------------------------


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


def test_of_two_bots_that_one_beats_the_other_who_won_more_whoever_is_rated_higher() -> None:
    """The last games move a rating more than they should; a duel counts all alike."""
    winners = [0] * 11 + [1] * 9
    found = standings(["a", "b"], ALONE[2], [a_game(n, "ab", won) for n, won in enumerate(winners)])
    [duel] = found.duels
    assert found.bots[0].bot == "b"
    assert (duel.first, duel.share[:2]) == ("a", (11, 20))


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
    won = standings(["a", "b"], ALONE[2], [a_game(n, "ab" if n % 2 else "ba", 1 - n % 2) for n in range(20)])
    assert [each.bot for each in won.bots] == ["a", "b"]
    better, worse = won.bots
    assert better.rating.mu > 28 > 22 > worse.rating.mu
    assert better.rating.sigma < 25 / 3
    lost = standings(["a", "b"], ALONE[2], [a_game(n, "ab") for n in range(20)])
    assert {each.rating for each in lost.bots} == {(25.0, 25.0 / 3)}


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


# -- many games ------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_however_many_play_them() -> None:
    alone = [played.to_json() for played in run(a_plan(), 1)]
    together = [played.to_json() for played in run(a_plan(), 3)]
    assert alone == together
    assert len(set(alone)) > 12
    assert alone != [played.to_json() for played in run(a_plan(seed=4), 1)]
    # A longer run begins with the same games.
    assert alone == [played.to_json() for played in run(a_plan(games=30), 1)][:24]


def test_a_game_survives_being_written_down() -> None:
    for played in run(a_plan(games=4, measured=True), 1):
        assert Played.from_json(played.to_json()) == played


def play_missing(results: Results) -> Results:
    with results.writing():
        for played in run(results.plan, 1, results.missing()):
            results.add(played)
    return results


def played_into(path: Path, games: int) -> Results:
    return play_missing(Results(a_plan(games), path))


def test_a_run_that_was_broken_off_goes_on_from_its_file(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    played_into(whole, 12)
    played_into(broken, 5)
    broken.write_text(broken.read_text() + '{"number":5,"bo')
    assert Results(a_plan(12), broken).missing() == range(5, 12)
    played_into(broken, 12)
    assert broken.read_text() == whole.read_text()


def test_wherever_a_run_is_killed_it_goes_on(tmp_path: Path) -> None:
    """Also in the middle of the first line, at a line's end and just before it."""
    path = tmp_path / "games.jsonl"
    played_into(path, 3)
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    second = whole.index(b"\n", head) + 1
    for kept in (0, 1, head - 1, head, head + 1, second - 1, second, second + 40, len(whole) - 1):
        path.write_bytes(whole[:kept])
        played_into(path, 3)
        assert path.read_bytes() == whole, kept


def test_a_run_that_dies_at_its_first_line_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 6)
    before = path.read_bytes()

    def die(played: Played) -> str:
        raise SystemExit(played.number)

    monkeypatch.setattr(Played, "to_json", die)
    with pytest.raises(SystemExit):
        played_into(path, 8)
    assert path.read_bytes() == before


def test_ctrl_c_while_a_game_is_written_counts_when_it_is_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(a_plan(12), path)
    to_json = Played.to_json

    def pressed_meanwhile(played: Played) -> str:
        if played.number == 3:
            signal.raise_signal(signal.SIGINT)
        return to_json(played)

    monkeypatch.setattr(Played, "to_json", pressed_meanwhile)
    with pytest.raises(KeyboardInterrupt):
        play_missing(results)
    assert [played.number for played in results.played] == [0, 1, 2, 3]
    assert Results(a_plan(12), path).played == results.played
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_fewer_games_are_the_first_ones_and_the_others_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    all_of_them = played_into(path, 12).played
    before = path.read_bytes()
    assert played_into(path, 3).played == all_of_them[:3]
    assert path.read_bytes() == before
    assert played_into(path, 12).played == all_of_them


def test_one_run_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = Results(a_plan(6), path), Results(a_plan(6), path)
    with first.writing():
        first.add(next(run(a_plan(6), 1)))
        before = path.read_bytes()
        with pytest.raises(
            RunError, match=r"another run is writing to .*; let it end first, or name another"
        ):
            play_missing(second)
        assert path.read_bytes() == before
        # To read what is there disturbs nobody.
        assert len(played_into(path, 1).played) == 1
    # What the other has written by then is not played again.
    assert play_missing(second).missing() == range(6, 6)
    whole = played_into(tmp_path / "whole.jsonl", 6)
    assert second.played == whole.played
    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_system_without_such_locks_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert len(played_into(tmp_path / "games.jsonl", 3).played) == 3


@pytest.mark.parametrize("spoilt", ["{}", '{"number":2,"bo', "", "again"])
def test_a_line_that_is_no_game_amid_games_is_named_and_left_alone(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "games.jsonl"
    played_into(path, 5)
    lines = path.read_text().splitlines()
    lines[3] = lines[2] if spoilt == "again" else spoilt
    path.write_text("\n".join(lines) + "\n")
    before = path.read_bytes()
    with pytest.raises(RunError, match=r"line 4 of .* is not game 2 of this run; name another file"):
        Results(a_plan(12), path)
    assert path.read_bytes() == before


BY_HAND: list[dict[str, object]] = [
    {"bots": ["random", "random"]},
    {"bots": ["companion"]},
    {"bots": "ab"},
    {"number": 2.0},
    {"ending": 7},
    {"winners": [7]},
    {"winners": [-1]},
    {"winners": [0, 0]},
    {"winners": ["x"]},
    {"winners": "x"},
    {"winners": [True]},
    {"scores": [1]},
    {"scores": [1, "2"]},
    {"scores": [1, float("nan")]},
    {"turns": "a"},
    {"turns": -1},
    {"rounds": 1.5},
    {"decisions": None},
    {"decisions": 10**400},
    {"measured": None},
    {"measured": {}},
    {"colour": "red"},
]
COUNTED_BY_HAND: list[dict[str, object]] = [
    {"rates": {"a": {"": [99, 1]}}},
    {"rates": {"a": {"": [5, 1]}}},
    {"rates": {"a": {"": [-1, 1]}}},
    {"rates": {"a": {"": [1]}}},
    {"rates": {"a": {"": {"0": 1, "1": 2}}}},
    {"rates": {"a": [1, 5]}},
    {"rates": []},
    {"numbers": {"a": 3}},
    {"numbers": {"a": ["3"]}},
    {"amounts": {"a": {"b": -3}}},
    {"amounts": {"a": 3}},
    {"could": []},
    {"could": ["", ""]},
    {"could": [["lamp/none"], []]},
    {"used": [{}]},
    {"used": [{"lamp/none": 1}, {}]},
    {"used": [[], []]},
    {"more": 1},
]


@pytest.mark.parametrize("is_measured", [False, True])
def test_a_line_changed_by_hand_is_named_and_left_alone(tmp_path: Path, is_measured: bool) -> None:
    path = tmp_path / "games.jsonl"
    whole = play_missing(Results(a_plan(5, measured=is_measured), path))
    lines = path.read_text().splitlines()
    game = json.loads(lines[3])
    spoilt = [game | change for change in BY_HAND]
    if is_measured:
        spoilt += [game | {"measured": game["measured"] | change} for change in COUNTED_BY_HAND]
    for change in spoilt:
        path.write_text("\n".join([*lines[:3], json.dumps(change), *lines[4:], ""]))
        before = path.read_bytes()
        with pytest.raises(RunError, match=r"line 4 of .* is not game 2 of this run; name another file"):
            Results(whole.plan, path)
        assert path.read_bytes() == before
    path.write_text("\n".join([*lines[:3], json.dumps(game), *lines[4:], ""]))
    assert Results(whole.plan, path).played == whole.played


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("dear diary\n")
    with pytest.raises(RunError, match="holds no games; name another file"):
        Results(a_plan(), path)
    results = Results(a_plan(seed=8), tmp_path / "other.jsonl")
    with results.writing():
        pass
    with pytest.raises(RunError, match=r"games of another run \(other seed\); name another"):
        Results(a_plan(), tmp_path / "other.jsonl")
    assert path.read_text() == "dear diary\n"


# -- the real games --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("time-of-the-daleks", 2), ("time-clash", 4), ("card-game", 3)])
def test_a_tournament_of_every_game(game: str, seats: int) -> None:
    loaded = load_game(game)
    settled = loaded.settle({"match": 1} if game == "time-clash" else {}, seats)
    sides = loaded.sides(settled, seats)
    seated = line_ups(("random", "novice"), sides, MIXED, 1)
    plan = Plan(game, "", loaded.pack_hash, settled, seated, 4, 1)
    found: Standings = standings(["random", "novice"], sides, run(plan, 1))
    assert found.games == 4
    assert sum(each.wins.of for each in found.bots) == 4 * (max(sides) + 1)
    assert found.as_json()["bots"][0]["rating"]["mu"] > 0


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


def test_games_of_other_rules_or_bots_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(a_plan(2), path)
    with results.writing():
        for played in run(a_plan(2), 1):
            results.add(played)
    assert len(Results(a_plan(4), path).played) == 2
    monkeypatch.setattr("vortex.analysis.runs.sources", lambda package: "others")
    with pytest.raises(RunError, match=r"games of another run \(other sources\)"):
        Results(a_plan(4), path)


def test_the_sources_of_a_game_are_its_rules_and_the_bots() -> None:
    assert len({sources(package) for package in GAMES.values()}) == len(GAMES)
    assert sources("vortex.games.time_clash") == sources("vortex.games.time_clash")
