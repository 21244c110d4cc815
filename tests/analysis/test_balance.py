"""What is counted in games, how it adds up, and whether it is what it should be."""

from __future__ import annotations

import json
from collections import Counter
from html.parser import HTMLParser
from math import inf, isclose
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from vortex import __version__
from vortex.analysis.balance import Balance, Spread, Use, add_up
from vortex.analysis.fitting import Fitting
from vortex.analysis.intervals import Share, between
from vortex.analysis.plots import Bar, bars, differences, histogram
from vortex.analysis.report import About, page
from vortex.analysis.runs import Plan, Played, Player, run
from vortex.analysis.targets import judge
from vortex.cli import main
from vortex.games import GAMES, load_game
from vortex.games.time_of_the_daleks.rules.anomalies import complete_location
from vortex.kernel.measures import (
    AMOUNT,
    EACH,
    EVERY_CARD,
    EVERY_SOURCE,
    MEAN,
    RATE,
    Measured,
    Target,
)
from vortex.kernel.state import State

TABLES = [("time-of-the-daleks", 4, {}), ("time-clash", 2, {"match": 1}), ("card-game", 3, {})]


def a_game(winners: tuple[int, ...], measured: Measured) -> Played:
    return Played(0, ("a", "a"), "end", winners, (0, 0), 5, 2, 9, measured)


# -- adding up -------------------------------------------------------------------------------------


def test_rates_numbers_and_amounts_add_up() -> None:
    one = Measured({"r": {"": [1, 2], "x": [0, 1]}}, {"n": [3, 3, 8]}, {"a": {"s": 2}}, [[], []], [{}, {}])
    two = Measured({"r": {"": [2, 2]}}, {"n": [1]}, {"a": {"s": 1, "t": 5}}, [[], []], [{}, {}])
    found = add_up([a_game((0,), one), a_game((1,), two)], {})
    assert found.games == 2
    assert {by: share[:2] for by, share in found.rates["r"].items()} == {"": (3, 4), "x": (0, 1)}
    assert found.numbers["n"].counts == {3: 2, 8: 1, 1: 1}
    assert isclose(found.numbers["n"].mean, 15 / 4)
    assert found.amounts["a"] == {"s": 3, "t": 5}


def test_wins_are_told_by_seat_whatever_the_game_counts() -> None:
    nothing = Measured(could=[[], []], used=[{}, {}])
    found = add_up([a_game((0,), nothing), a_game((0, 1), nothing), a_game((), nothing)], {})
    assert {by: share[:2] for by, share in found.rates["wins by seat"].items()} == {"1": (2, 3), "2": (1, 3)}


def test_a_card_makes_the_difference_between_those_who_used_it_and_those_who_could_have() -> None:
    cards = {"card": {"lamp": "Lamp", "rope": "Rope"}}
    used = Measured(could=[["card/lamp"], ["card/lamp"]], used=[{"card/lamp": 3}, {}])
    games = [a_game((0,), used)] * 6 + [a_game((1,), used)] * 2
    found = add_up(games, cards)
    lamp = found.cards["card"]["lamp"]
    assert (lamp.could, lamp.used, lamp.times) == (16, 8, 24)
    assert lamp.difference == 3 / 4 - 1 / 4
    assert found.cards["card"]["rope"] == Use()
    assert found.cards["card"]["rope"].difference is None


def test_one_lucky_use_makes_no_difference() -> None:
    """Who won with it once, or lost with it once, tells nothing, and neither does it where all but one used it."""
    for use in (
        Use(440, 1, 1, 1, 105),
        Use(440, 1, 1, 0, 105),
        Use(440, 436, 436, 105, 4),
        Use(440, 4, 4, 4, 9),
    ):
        assert use.difference is None
        assert use.interval is None
        told = use.as_json()
        assert [told[each] for each in ("difference", "low", "high")] == [None] * 3


def test_a_difference_is_as_sure_as_both_shares_are() -> None:
    """Newcombe's own examples (1998, table II, method 10), and one where all of a few have won."""
    for shares, expected in (
        ((Share(56, 70), Share(48, 80)), (0.0524, 0.3339)),
        ((Share(9, 10), Share(3, 10)), (0.1705, 0.8090)),
        ((Share(10, 10), Share(0, 10)), (0.6075, 1.0)),
    ):
        assert between(*shares) == pytest.approx(expected, abs=1e-4)
    few = Use(440, 5, 5, 5, 105)
    assert few.difference is not None
    assert few.interval is not None
    low, high = few.interval
    assert low < few.difference - 0.4
    assert few.difference < high <= 1
    assert (few.as_json()["low"], few.as_json()["high"]) == few.interval


def test_quantiles_are_values_that_occurred() -> None:
    spread = Spread(Counter([1] * 50 + [2] * 25 + [9] * 25))
    assert [spread.quantile(share) for share in (0.05, 0.5, 0.51, 0.75, 0.76, 1.0)] == [1, 1, 2, 2, 9, 9]


def test_one_value_says_nothing_of_how_far_the_mean_may_be_off() -> None:
    assert Spread(Counter()).margin == Spread(Counter({32: 1})).margin == inf
    # Two that differ by 2 scatter by the square root of 2 (n - 1), their mean by 1.
    assert Spread(Counter({31: 1, 33: 1})).margin == pytest.approx(1.96)


# -- targets ---------------------------------------------------------------------------------------


def found_figures() -> Balance:
    return Balance(
        games=1000,
        rates={"r": {"": Share(400, 1000), "x": Share(90, 100), "y": Share(50, 100)}},
        numbers={"n": Spread(Counter({10: 3, 20: 1})), "many": Spread(Counter({10: 300, 20: 100}))},
        amounts={"a": Counter({"s": 300, "t": 700}), "none": Counter({"s": 0})},
        cards={"g": {"lamp": Use(4, 2, 3), "rope": Use(4, 0, 0)}},
    )


@pytest.mark.parametrize(
    ("target", "figure", "verdict", "detail"),
    [
        (Target("", RATE, "r", 0.35, 0.45), "40.0 % (37.0–43.1)", "met", ""),
        (Target("", RATE, "r", 0.38, 0.45), "40.0 % (37.0–43.1)", "met so far", ""),
        (Target("", RATE, "r", 0.42, 0.5), "40.0 % (37.0–43.1)", "not met so far", ""),
        (Target("", RATE, "r", 0.5, 0.6), "40.0 % (37.0–43.1)", "not met", ""),
        (Target("", RATE, "r", 0.3, 0.6, by=EACH), "40.0–90.0 %", "not met", "outside: x 90.0 %"),
        (Target("", AMOUNT, "a", 0.2, 0.4, by="s"), "30.0 %", "met", ""),
        (Target("", AMOUNT, "a", 0.2, 0.6, by=EACH), "30.0–70.0 %", "not met", "outside: t 70.0 %"),
        (Target("", AMOUNT, "none", 0.2, 0.6, by="s"), "–", "not counted", ""),
        (Target("", MEAN, "n", 8, 16), "12.5", "met so far", "half of them 10 to 10; 75 % within"),
        (Target("", MEAN, "n", 13, 16), "12.5", "not met so far", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 8, 16), "12.5", "met", "half of them 10 to 10; 75 % within"),
        (Target("", MEAN, "many", 13, 16), "12.5", "not met", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 12, 13), "12.5", "met", "half of them 10 to 10; 0 % within"),
        (Target("", MEAN, "many", 10, 20), "12.5", "met", "half of them 10 to 10; 100 % within"),
        (Target("", EVERY_CARD, "g"), "1 of 2", "not met so far", "missing: Rope"),
        (Target("", EVERY_SOURCE, "a", sources=("s", "t")), "2 of 2", "met", ""),
        (Target("", EVERY_SOURCE, "a", sources=("s", "u")), "1 of 2", "not met so far", "missing: u"),
        (Target("", RATE, "unknown", 0.3, 0.6), "–", "not counted", ""),
    ],
)
def test_a_target_is_judged(target: Target, figure: str, verdict: str, detail: str) -> None:
    [each] = judge([target], found_figures(), 4, {"g": {"lamp": "Lamp", "rope": "Rope"}})
    assert (each.figure, each.verdict, each.detail) == (figure, verdict, detail)


def test_a_rate_that_comes_many_times_a_game_is_as_sure_as_its_games_agree() -> None:
    """The same 600 of 1,000, once in a game each, once in a hundred games that go well or badly as a whole."""
    once = [Measured({"r": {"": [hit, 1]}}) for hit in [1] * 600 + [0] * 400]
    often = [Measured({"r": {"": [hits, 10]}}) for hits in [9] * 50 + [3] * 50]
    target = Target("", RATE, "r", 0.55, 0.70)
    for games, figure, verdict in (
        (once, "60.0 % (56.9–63.0)", "met"),
        (often, "60.0 % (54.0–65.7)", "met so far"),
    ):
        [each] = judge([target], add_up([a_game((0,), one) for one in games], {}), 4, {})
        assert (each.figure, each.verdict) == (figure, verdict)


def test_the_share_of_an_amount_is_as_sure_as_there_are_games() -> None:
    target = Target("", AMOUNT, "a", 0.25, 0.35, by="s")
    for games, verdict in ((1000, "met"), (100, "met so far")):
        found = Balance(games=games, amounts={"a": Counter({"s": 30_000, "t": 70_000})})
        assert [each.verdict for each in judge([target], found, 4, {})] == [verdict]


def test_the_length_of_games_is_wanted_on_average() -> None:
    """That it is their mean which is judged is said, and how many are within stands beside it."""
    words = [
        target.words
        for key, *_ in TABLES
        for target in load_game(key).measuring.targets
        if target.kind == MEAN
    ]
    assert words == ["rounds a game, on average", "turns a game, on average"]


def test_a_target_is_for_some_tables_only() -> None:
    target = Target("", RATE, "r", 0.3, 0.5, seats=(2, 3))
    assert judge([target], found_figures(), 4, {}) == []
    assert len(judge([target], found_figures(), 3, {})) == 1


# -- the games -------------------------------------------------------------------------------------


def measured_games(key: str, seats: int, options: dict[str, Any], games: int) -> tuple[Any, list[Played]]:
    game = load_game(key)
    plan = Plan(key, "", game.pack_hash, game.settle(options, seats), [("random",) * seats], games, 1, True)
    return game, list(run(plan, 1))


@pytest.fixture(scope="module", params=TABLES, ids=[key for key, _, _ in TABLES])
def measured(request: pytest.FixtureRequest) -> tuple[Any, int, list[Played]]:
    key, seats, options = request.param
    game, games = measured_games(key, seats, options, 27)
    return game, seats, games


def test_what_is_used_could_be_used_and_is_a_card_of_the_game(
    measured: tuple[Any, int, list[Played]],
) -> None:
    game, _, games = measured
    cards = game.measuring.cards()
    for played in games:
        assert played.measured is not None
        for could, used in zip(played.measured.could, played.measured.used, strict=True):
            assert set(used) <= set(could)
            assert len(set(could)) == len(could)
            for thing in could:
                group, _, key = thing.partition("/")
                assert key in cards[group]
    found = add_up(games, cards)
    for uses in found.cards.values():
        assert sum(use.times for use in uses.values()) > 0


def test_every_game_that_was_written_down_is_believed(measured: tuple[Any, int, list[Played]]) -> None:
    game, seats, games = measured
    fitting = Fitting(Plan(game.key, "", game.pack_hash, {}, [("random",) * seats], len(games), 1, True))
    for number, played in enumerate(games):
        assert fitting.read(number, played.to_json().encode()) == played


def test_rates_count_every_game_and_fit_its_outcome(measured: tuple[Any, int, list[Played]]) -> None:
    game, seats, games = measured
    found = add_up(games, game.measuring.cards())
    assert found.amounts["endings"].total() == 27
    assert found.amounts["endings"] == Counter(played.ending for played in games)
    if game.key == "time-clash":
        assert found.rates["the Doctor's team wins"][""] == (
            sum(0 in played.winners for played in games),
            27,
            27,
        )
        assert all(share.of == 1 for share in found.rates["the Doctor's team wins, by arcs"].values())
        assert len(found.rates["the Doctor's team wins, by arcs"]) == 27
        assert sum(found.numbers["turns a game"].counts.elements()) == sum(played.turns for played in games)
        begun = sum(found.numbers["Gambits a game"].counts.elements())
        assert found.rates["Gambits succeed"][""].of == begun
        assert found.rates["Gambits succeed"][""].hits == found.amounts["endings"]["gambit"]
    else:
        wins = sum(len(played.winners) for played in games)
        name = "wins by place in turn order"
        assert sum(share.hits for share in found.rates[name].values()) == wins
        assert [share.of for share in found.rates[name].values()] == [27] * seats
        assert found.numbers["rounds"].counts == Counter(played.rounds for played in games)


def test_points_of_the_card_game_are_all_accounted_for() -> None:
    _, games = measured_games("card-game", 4, {}, 6)
    for played in games:
        assert played.measured is not None
        assert sum(played.measured.amounts["points"].values()) == sum(played.scores)


def test_every_doctor_begins_in_every_seat_equally_often() -> None:
    game, games = measured_games("time-of-the-daleks", 2, {}, 12)
    found = add_up(games, game.measuring.cards())
    assert [share.of for share in found.rates["wins by starting Doctor"].values()] == [6, 6, 6, 6]
    assert found.rates["the Daleks win"][""].of == 12
    adventures = found.rates["Adventures succeed"][""]
    assert (
        found.amounts["kinds of help"].total() == adventures.of == found.rates["Adventures with help"][""].of
    )


def test_a_time_anomaly_counts_when_it_is_seen_through_and_not_when_it_is_revealed() -> None:
    game = load_game("time-of-the-daleks")
    state: Any = game.new(game.settle({}, 4), 4, 1)
    state.events = []
    measures = game.measuring.begin(state)

    def amounts() -> dict[str, dict[str, int]]:
        for event in state.events:
            measures.heard(state, event)
        state.events.clear()
        return {name: found for name, found in measures.measured.amounts.items() if "Anomalies" in name}

    state.anomaly_deck.append(0)
    anomaly = state.draw_anomaly()
    name = state.pack.anomaly_names[anomaly]
    state.put_anomaly(anomaly)
    assert amounts() == {"Time Anomalies revealed": {name: 1}}
    complete_location(state, anomaly)
    assert amounts() == {"Time Anomalies revealed": {name: 1}, "Time Anomalies seen through": {name: 1}}
    [target] = [
        each for each in game.measuring.targets if each.kind == EVERY_SOURCE and "Anomal" in each.words
    ]
    assert target.name == "Time Anomalies seen through"
    assert set(target.sources) == set(state.pack.anomaly_names)


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize(
    ("key", "seats", "options", "set_ups"),
    [("time-clash", 2, {"match": 1}, 27), ("time-of-the-daleks", 2, {}, 12)],
)
def test_every_bot_meets_every_set_up_equally_often(
    key: str, seats: int, options: dict[str, Any], set_ups: int, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(key)
    line_ups = [("random",) * seats] * bots
    player = Player(Plan(key, "", game.pack_hash, game.settle(options, seats), line_ups, 1, 1, True))
    forced: dict[int, list[int]] = {}
    opening = player.game.measuring.opening

    def heard(state: State, number: int) -> int | None:
        choice = opening(state, number)
        if choice is not None:
            forced.setdefault(state.asked, []).append(choice)
        return choice

    monkeypatch.setattr(player.game.measuring, "opening", heard)
    met: list[set[str]] = [set() for _ in range(bots)]
    for number in range(set_ups * bots):
        forced.clear()
        player.play(number)
        met[number % bots].add(str(sorted(forced.items())))
    assert [len(each) for each in met] == [set_ups] * bots
    assert game.measuring.set_ups(seats) == set_ups


def test_every_target_is_about_something_that_is_counted(measured: tuple[Any, int, list[Played]]) -> None:
    game, seats, games = measured
    judged = judge(
        game.measuring.targets, add_up(games, game.measuring.cards()), seats, game.measuring.cards()
    )
    assert len(judged) > 5
    # Doctors that do what they like never win, so nobody's share of wins can be told.
    untold = {each.target.name for each in judged if each.met is None}
    assert untold <= {"Doctor wins, by starting Doctor"}


def test_measuring_changes_nothing_in_a_game() -> None:
    game = load_game("card-game")
    common = ("card-game", "", game.pack_hash, game.settle({}, 3), [("random",) * 3], 5, 1)
    for with_it, without in zip(run(Plan(*common, True), 1), run(Plan(*common), 1), strict=True):
        assert (with_it.scores, with_it.decisions) == (without.scores, without.decisions)


# -- plots and pages -------------------------------------------------------------------------------


def test_plots_say_in_words_what_they_show() -> None:
    for plot in (
        bars("wins", [Bar("a < b", 0.25, "25 %", 0.2, 0.3)], (0.2, 0.4)),
        differences("wins", [Bar("a < b", -0.25, "25 %", -0.3, -0.2)]),
    ):
        assert "<title>wins</title><desc>a &lt; b: 25 %</desc>" in plot
    plot = histogram("rounds", Spread(Counter({8: 1, 10: 3})), (9, 12))
    assert "<title>rounds</title><desc>mean 9.5, half of them 8 to 10</desc>" in plot
    assert plot.count("<rect") == 3
    assert plot.count("outside") == 1


def test_a_histogram_puts_many_values_together_and_keeps_hundreds_apart() -> None:
    assert histogram("n", Spread(Counter(range(1000)))).count("<rect") == 40
    assert histogram("n", Spread(Counter({-200: 1, 0: 1, 300: 2}))).count("<rect") == 6


class _Outside(HTMLParser):
    """Whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.found += [value or "" for name, value in attrs if name in ("src", "href")]


def test_what_a_target_names_has_the_width_of_the_page() -> None:
    shares = {f"arc {number}": Share(90, 100) for number in range(9)}
    target = Target("each arc", RATE, "wins", 0.4, 0.6, by=EACH)
    found = Balance(100, rates={"wins": shares})
    about = About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "")
    text = page(about, found, judge([target], found, 2, {}), {})
    assert '<tr><td colspan="4" class="soft">outside: arc 0 90.0 %, ' in text
    assert "<tr class=more><td>each arc" in text


def test_a_figure_that_is_easily_misread_has_a_note() -> None:
    found = Balance(
        100, rates={"wins": {"Ann": Share(60, 100), "Ben": Share(60, 100)}, "other": {"a": Share(1, 2)}}
    )
    notes = {"wins": "Both can win."}
    text = page(About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "", notes), found, [], {})
    assert '<h2>Wins</h2>\n<p class="soft">Both can win.</p>' in text
    assert text.count("Both can win.") == 1


def test_a_group_of_cards_that_is_counted_otherwise_has_a_note() -> None:
    found = Balance(100, cards={"rope": {"red": Use(9, 3, 3, 1, 1)}, "lamp": {"dim": Use(9, 3, 3, 1, 1)}})
    notes = {"lamp": "Everybody has lamps."}
    about = About("Lanterns", "vortex", 100, 2, "random", {}, "0.1.0", "", "", notes)
    text = page(about, found, [], {"rope": {"red": "Red"}, "lamp": {"dim": "Dim"}})
    assert text.index("Use of cards: lamp") < text.index("Everybody has lamps.")
    assert text.count("Everybody has lamps.") == 1


def test_who_had_a_companion_is_compared_with_everybody_who_had_not() -> None:
    game, games = measured_games("time-of-the-daleks", 4, {}, 27)
    found = add_up(games, game.measuring.cards()).cards["companion"]
    assert all(use.could == 4 * 27 for use in found.values())
    assert all(use.used < use.could for use in found.values())
    assert any(use.difference is not None for use in found.values())
    assert "companion" in game.measuring.notes


def test_a_location_of_the_card_game_is_used_where_it_is_played() -> None:
    game, games = measured_games("card-game", 3, {}, 27)
    found = add_up(games, game.measuring.cards()).cards["location"]
    assert len(found) == 20
    # Random players leave some in the hand.
    assert all(0 < use.used <= use.could for use in found.values())
    assert sum(use.used for use in found.values()) < sum(use.could for use in found.values())


def test_the_report_says_that_several_doctors_can_win_together() -> None:
    notes = load_game("time-of-the-daleks").measuring.notes
    assert "Several Doctors can win a game together (TOD-WIN-03)" in notes["wins by starting Doctor"]


def test_a_page_compares_only_cards_that_enough_used_and_did_not() -> None:
    found = Balance(1000, cards={"g": {"lamp": Use(440, 1, 1, 1, 105), "rope": Use(150, 70, 70, 56, 48)}})
    about = About("Lanterns", "vortex", 1000, 2, "random", {}, "0.1.0", "", "")
    text = page(about, found, [], {"g": {"lamp": "Lamp", "rope": "Rope"}})
    assert (
        "<td>Lamp<td class=n>440<td class=n>1<td class=n>0 %<td class=n>1<td class=n>100 %<td class=n>24 %<td class=n>–"
        in text
    )
    assert "<td class=n>+20 (+5 to +33)</tr>" in text
    assert "<desc>Rope: +20.0 (+5.2 to +33.4)</desc>" in text


def balance(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["balance", *map(str, arguments)], catch_exceptions=False)


def test_the_command_writes_a_page_that_needs_nothing_and_the_same_as_json(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    typed = ("card-game", "--bots", "random", "--games", "6", "--seats", "3", "--jobs", "1", "--seed", "4")
    result = balance(*typed, "--report", report)
    assert result.exit_code == 0
    assert "The Doctor Who Card Game: 6 games of 3 seats" in result.stdout
    parser = _Outside()
    parser.feed(report.read_text())
    assert parser.found == []
    assert parser.tags["svg"] > 10
    assert parser.tags["script"] == parser.tags["link"] == 0
    command = "vortex balance card-game --seats 3 --bots random --games 6 --seed 4"
    assert command in report.read_text()
    data = json.loads(report.with_suffix(".json").read_text())
    assert data["command"] == command
    assert data["games"] == 6
    assert (data["version"], data["bots"]) == (__version__, "random")
    assert (
        f"Vortex {__version__}, sources {data['sources'][:12]}, cards {data['pack'][:12]}."
        in report.read_text()
    )
    assert len(data["sources"]) == 64
    assert {each["target"] for each in data["targets"]} >= {"points from conquest", "every Enemy is played"}
    assert json.loads(balance(*typed, "--json").stdout) == {k: v for k, v in data.items() if k != "command"}


@pytest.mark.parametrize(
    ("report", "out", "code", "told"),
    [
        ("nowhere/x.html", "games.jsonl", 2, "there is no folder {folder}/nowhere; make it first"),
        ("file/x.html", "games.jsonl", 2, "there is no folder {folder}/file; make it first"),
        ("x.json", "games.jsonl", 2, "say {folder}/x.html"),
        ("x.JSON", "games.jsonl", 2, "say {folder}/x.html"),
        ("taken.html", "games.jsonl", 1, "{folder}/taken.json is a folder"),
        ("x.html", "x.json", 2, "would overwrite the games in {folder}/x.json; give --out another name"),
        ("x.html", "x.html", 2, "would overwrite the games in {folder}/x.html; give --out another name"),
    ],
)
def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, report: str, out: str, code: int, told: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "taken.json").mkdir()
    result = balance("card-game", "--report", tmp_path / report, "--out", tmp_path / out)
    assert result.exit_code == code
    assert told.format(folder=tmp_path) in result.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"file", "taken.json"}


def test_a_report_is_refused_where_nothing_may_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said by the system, whoever runs the tests: to the superuser everything may be written."""
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path)
    result = balance("card-game", "--report", tmp_path / "x.html")
    assert result.exit_code == 1
    assert f"{tmp_path}/x.html may not be written; name a file elsewhere" in result.stderr
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path / "x.json")
    (tmp_path / "x.json").touch()
    result = balance("card-game", "--report", tmp_path / "x.html")
    assert result.exit_code == 1
    assert f"{tmp_path}/x.json may not be written; name a file elsewhere" in result.stderr


def test_a_number_of_games_that_favours_some_set_ups_is_pointed_out() -> None:
    typed = ("time-clash", "--option", "match=1", "--bots", "random", "--seats", "2", "--jobs", "1")
    told = "Set-ups come in 27 ways: 27 or 54 games would have all of them equally often."
    assert told in balance(*typed, "--games", "28").stderr
    assert "ways" not in balance(*typed, "--games", "27").stderr


def test_a_game_without_measures_of_its_own_is_still_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy_game")
    typed = ("toy", "--bots", "random", "--games", "3", "--jobs", "1")
    kept = balance(*typed, "--out", tmp_path / "games.jsonl").stdout.splitlines()
    assert kept == [
        "Lanterns: 3 games of 3 seats; nothing is wanted of a table of this size.",
        "With --report FILE.html or --json the same command tells the figures of these games.",
    ]
    report = tmp_path / "report.html"
    told = balance(*typed, "--out", tmp_path / "games.jsonl", "--report", report).stdout.splitlines()
    assert told == [kept[0], f"{report} has everything; {report.with_suffix('.json')} has it for programs."]
    assert json.loads(balance(*typed, "--json").stdout)["games"] == 3


def test_where_nothing_would_be_told_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("vortex.cli.balance.play_games", play)
    result = balance("time-of-the-daleks", "--bots", "companion", "--seats", "1", "--games", "8")
    assert result.exit_code == 2
    assert result.stderr == (
        "Error: nothing is wanted of Time of the Daleks with so many seats (1), so nothing would be told: "
        "--report FILE.html or --json tells all figures, --out FILE keeps the games\n"
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card-game --bots genius", "there is no bot 'genius'; there are: random, novice, companion"),
        ("chess", "there is no game 'chess'"),
        (
            "card-game --bots novice,companion",
            "--bots novice,companion: figures of different bots are no figure",
        ),
        ("time-clash --option match=2", "option 'match' takes 1, 3, 5, not '2'"),
    ],
)
def test_what_is_wrong_is_named(typed: str, told: str) -> None:
    result = balance(*typed.split())
    assert result.exit_code == 2
    assert told in result.stderr
