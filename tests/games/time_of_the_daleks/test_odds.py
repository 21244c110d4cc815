"""How the odds of an Adventure are told; the figures are tested in tests/dice and tests/analysis."""

from __future__ import annotations

from copy import copy
from statistics import fmean

import pytest
from tests.games.time_of_the_daleks.help_positions import ANGELS, building, table
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.kernel.odds import Luck
from vortex.kernel.state import NOBODY
from vortex.kernel.words import say

GAME = load_game("time-of-the-daleks")
SOLVER = Solver()


def luck(position: Position) -> Luck:
    found = GAME.luck(position.state)
    assert found is not None
    return found


def leaning(position: Position) -> dict[str, int]:
    """On whom choices count, by their notation."""
    return {GAME.notation.write(choice): one.seat for choice, one in luck(position).leaning}


def test_outside_an_adventure_luck_has_no_say() -> None:
    assert GAME.luck(Position().turn_of(0).state) is None


def test_a_call_counts_on_the_helper_and_takes_long_to_weigh() -> None:
    position = building(table().crew(0, "amy-pond"))
    assert leaning(position) == {"call 2": 1}
    assert luck(position).takes_long
    free = {GAME.notation.write(choice) for choice in luck(position).free}
    assert free == {option for option in position.options if option.split()[0] == "focus"} != set()


def test_the_price_of_a_call_counts_on_help_without_saying_whose() -> None:
    position = building(table().hand(0, "key-to-time")).choose("call 2")
    assert position.state.topic == "price"
    assert set(leaning(position).values()) == {NOBODY}
    assert len(leaning(position)) == len(position.options)
    assert luck(position).takes_long


def test_the_helper_is_told_of_both_ways_and_counts_on_nobody() -> None:
    position = building(table()).choose("call 2")
    while position.state.topic == "price":
        position.choose("pay-sonic")
    assert (position.state.topic, position.state.asked) == ("help", 1)
    assert luck(position).tells_all
    assert leaning(position) == {}


def test_to_stop_while_the_helper_can_go_on_counts_on_the_helper() -> None:
    helped = table().facing("mars-future", ANGELS).helped_by(1, False)
    helped.shows("black-science").shows("black-science", pool=1).run(RerollStage(0))
    assert helped.state.asked == 0
    assert leaning(helped) == {"pass": 1}
    alone = table().facing("mars-future", ANGELS).shows("black-science").run(RerollStage(0))
    assert leaning(alone) == {}


def foreseen(position: Position) -> dict[str, float]:
    """What is known of each choice, by its notation."""
    found = SOLVER.odds(GAME, position.state, 0)
    assert found is not None
    assert not found.is_whole, "there is luck in decks, and help"
    return {GAME.notation.write(choice): odds for choice, odds in found.choices.items()}


def test_who_is_recruited_is_weighed_before_anybody_is_paid() -> None:
    """Without anybody it is what the Adventure is worth once its dice are gathered; whom a deck brings is unknown."""
    position = table(zone="earth-future", dilemma="the-master").be(0, "fourth").run(Adventure(0))
    assert position.state.topic == "recruit"
    assert luck(position).tells_all
    before = foreseen(position)
    assert set(before) == {one for one in position.options if one.split()[0] in ("pass", "link")}
    assert "recruit earth" in position.options
    position.choose("pass")
    gathered = Solver().odds(GAME, position.state, 0)
    assert gathered is not None
    assert gathered.probability == before["pass"]


def test_a_companion_who_is_fetched_is_weighed_as_long_as_the_price_is_open() -> None:
    position = (
        table(zone="earth-future", dilemma="the-master").be(0, "fourth").hand(0, "fez").run(Adventure(0))
    )
    link = next(one for one in position.options if one.split()[0] == "link")
    before = foreseen(position)[link]
    position.choose(link)
    assert position.state.topic == "price"
    paying = foreseen(position)
    assert set(paying) == set(position.options)
    assert max(paying.values()) == before


def on_the_way() -> Position:
    """Asked where to go, with what is on a console at the start."""
    position = table().equip(0, "stetson").run(PlayerTurn(0))
    while position.state.topic != "travel":
        position.choose("pass")
    return position


def seen_there(position: Position, zone: str, dilemma: str) -> float:
    """What the way is worth if this Dilemma lies there for all to see."""
    twin = copy(position)
    twin.state = position.state.clone()
    return foreseen(twin.lay(zone, dilemma))[f"go {zone}"]


@pytest.mark.rule("TOD-INFO-01", "TOD-TRAVEL-15")
def test_a_way_to_a_dilemma_face_down_is_worth_the_mean_of_all_that_it_may_be() -> None:
    position = on_the_way()
    here = position.state.dilemmas[position.zone("earth-past")]
    assert not position.state.is_face_up(here)
    told = foreseen(position)
    assert {"go mars-future", "go earth-past"} <= set(told)
    unseen = set(position.pack.dilemma_keys) - {"the-weeping-angels"}
    chances = [seen_there(position, "earth-past", dilemma) for dilemma in unseen]
    assert min(chances) < max(chances)
    assert told["go earth-past"] == pytest.approx(fmean(chances), abs=1e-12)
    assert luck(position).label == say("tod-odds-on-the-way")


@pytest.mark.rule("TOD-INFO-01")
def test_who_has_scanned_a_dilemma_is_told_of_that_one_and_nobody_else_is() -> None:
    position = on_the_way()
    before = foreseen(position)
    zone = position.zone("earth-past")
    [lies] = [position.pack.dilemma_keys[position.state.dilemmas[zone]]]
    position.state.scan_dilemma(1, zone)
    assert foreseen(position) == before
    position.state.scan_dilemma(0, zone)
    known = foreseen(position)
    assert known["go earth-past"] == seen_there(position, "earth-past", lies) != before["go earth-past"]
    others = {way for way in before if way not in ("go earth-past", "go mars-future")}
    assert others
    assert all(known[way] != before[way] for way in others), "it cannot lie there, too"


@pytest.mark.rule("TOD-TRAVEL-14", "TOD-INFO-01")
def test_a_tile_that_has_just_come_is_weighed_by_what_its_deck_may_bring() -> None:
    position = on_the_way()
    position.luck(position.tardis_face(True))
    position.choose("roll")
    while position.state.topic != "tardis-symbol":
        position.choose("pass")
    assert set(foreseen(position)) == set(position.options) - {"new", "go mars-past"}, (
        "none lies on mars-past"
    )
    position.choose("new")
    while position.state.topic != "zone":
        position.choose(position.options[0])
    told = foreseen(position)
    assert set(told) == set(position.options)
    [way, _] = position.options
    position.choose(way)
    zone = way.split()[1]
    assert position.state.topic == "recruit"
    # It lies face-up now: what might have lain there instead is each worth what it would be.
    unseen = set(position.pack.dilemma_keys) - {"the-weeping-angels"}
    chances = []
    for dilemma in unseen:
        twin = copy(position)
        twin.state = position.state.clone()
        chances.append(foreseen(twin.lay(zone, dilemma))["pass"])
    assert told[way] == pytest.approx(fmean(chances), abs=1e-12)


def test_what_there_is_no_work_for_is_not_told_as_a_mean() -> None:
    """A mean without some of its parts would be one of others."""
    position = on_the_way()
    whole = Solver().odds(GAME, position.state, 0)
    assert whole is not None
    assert len(whole.choices) > 2
    told = []
    for most_work in (20_000, 60_000, 200_000, 800_000):
        part = Solver().odds(GAME, position.state, 0, most_work=most_work)
        if part is None:
            continue
        told.append(len(part.choices))
        for choice, chance in part.choices.items():
            if choice in part.at_least:
                assert chance <= whole.choices[choice]
            else:
                assert chance == whole.choices[choice]
    assert told[0] < told[-1] == len(whole.choices)


def test_another_seat_is_not_told_what_awaits_the_player_on_turn() -> None:
    position = table().run(Adventure(0))
    assert position.state.topic == "recruit"
    assert Solver().odds(GAME, position.state, 1) is None
