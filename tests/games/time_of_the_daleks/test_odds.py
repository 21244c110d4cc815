"""How the odds of an Adventure are told; the figures are tested in tests/dice and tests/analysis."""

from __future__ import annotations

from tests.games.time_of_the_daleks.help_positions import ANGELS, building, table
from tests.games.time_of_the_daleks.positions import Position

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.kernel.odds import Luck
from vortex.kernel.state import NOBODY

GAME = load_game("time-of-the-daleks")


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
    found = Solver().odds(GAME, position.state, 0)
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


def test_a_way_is_weighed_where_its_dilemma_is_seen() -> None:
    position = table().lay("mars-past", "the-master", face_up=False).run(PlayerTurn(0))
    while position.state.topic != "travel":
        position.choose("pass")
    assert {"go mars-future", "go mars-past"} <= set(position.options)
    assert set(foreseen(position)) == {"go mars-future"}


def test_another_seat_is_not_told_what_awaits_the_player_on_turn() -> None:
    position = table().run(Adventure(0))
    assert position.state.topic == "recruit"
    assert Solver().odds(GAME, position.state, 1) is None
