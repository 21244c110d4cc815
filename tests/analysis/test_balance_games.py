"""What the games count of themselves: all of it, once, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.analysis.measured import TABLES, measured_games

from vortex.analysis.balance import add_up
from vortex.analysis.fitting import Fitting
from vortex.analysis.runs import Plan, Played, Player, run
from vortex.analysis.targets import judge
from vortex.games import load_game
from vortex.games.time_of_the_daleks.rules.anomalies import complete_location
from vortex.kernel.measures import (
    EVERY_SOURCE,
)
from vortex.kernel.state import State


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
    fitting = Fitting(Plan(game.key, {}, game.pack_hash, {}, [("random",) * seats], len(games), 1, True))
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
    player = Player(Plan(key, {}, game.pack_hash, game.settle(options, seats), line_ups, 1, 1, True))
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
    plans = [
        Plan("card-game", {}, game.pack_hash, game.settle({}, 3), [("random",) * 3], 5, 1, is_measured)
        for is_measured in (True, False)
    ]
    for with_it, without in zip(*map(run, plans), strict=True):
        assert (with_it.scores, with_it.decisions) == (without.scores, without.decisions)
