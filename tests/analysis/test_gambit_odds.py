"""The exact chance of a Gambit: against all deals that could be, and against playing it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

GAME: Any = load_game("time-clash")
DOCTOR, ENEMY = 0, 1


def gambits(seats: int, games: int, topic: str, **options: str) -> list[Any]:
    """Tables at which somebody is asked this about a Gambit."""
    found = []
    for seed in range(games):
        luck = FastChance(seed)
        state = GAME.new(GAME.settle({"match": 1, **options}, seats), seats, seed)
        while state.asked >= 0:
            if state.topic == topic:
                found.append(GAME.clone(state))
                break
            begin = [choice for choice in state.options if GAME.notation.write(choice).startswith("gambit")]
            GAME.apply(state, begin[0] if begin else luck.pick(state.options))
    return found


def best_of(state: Any, seat: int, hand: tuple[int, ...], count: int) -> int:
    value, suit = state.pack.value, state.pack.suit
    numbered = sorted((abs(value[card]) for card in hand if suit[card] != 4), reverse=True)
    return sum(numbered[:count])


def enemy_hands(state: Any, seat: int) -> list[tuple[int, ...]]:
    """All that the one Enemy player may hold, from what the seat knows, each as likely."""
    other = next(each for each in range(state.seats) if state.teams[each] == ENEMY)
    known = [card for card in state.hands[other] if state.knows[card] >> seat & 1]
    unseen = [
        card for card in (*state.decks[ENEMY], *state.hands[other]) if not state.knows[card] >> seat & 1
    ]
    return [(*known, *drawn) for drawn in combinations(unseen, len(state.hands[other]) - len(known))]


def brute_force(state: Any, seat: int) -> float:
    """Two players, the die not rolled: every hand of the other and every face."""
    pack = state.pack
    opened = sum(pack.value[cards[-1]] for cards in state.stacks if cards)
    mine = best_of(state, seat, tuple(state.hands[seat]), 1)
    chance = 0.0
    hands = enemy_hands(state, seat)
    for hand in hands:
        result = opened + mine - best_of(state, 1 - seat, hand, 1)
        for value in pack.die:
            chance += (value != 0 and result + value >= pack.gambit_target) / 6 / len(hands)
    return chance


def test_before_a_gambit_its_chance_is_that_over_all_hands_that_could_be() -> None:
    tables = gambits(2, 40, "gambit")
    assert len(tables) > 10
    chances = set()
    for state in tables:
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        expected = brute_force(state, seat)
        assert odds.chance == pytest.approx(expected, abs=1e-9)
        assert [GAME.notation.write(choice) for choice in odds.choices] == ["gambit"]
        assert odds.rule == "TC-GAMBIT-11"
        chances.add(round(odds.chance, 6))
    assert len(chances) > 5


def rolled(state: Any) -> bool:
    """Plays the Gambit as the odds take it: everybody adds the most, nobody counters. Whether it succeeded."""
    before = list(state.wins)
    state.events = []
    while True:
        for event in state.events:
            if event.kind in ("gambit_failed", "game_won"):
                return bool(event.kind == "game_won")
        state.events.clear()
        assert state.wins == before
        options = state.options
        choice = PASS if PASS in options else options[0]
        if state.topic in ("gambit", "turn", "turn-against"):
            choice = options[-1]
        elif state.topic == "contribute":
            value = state.pack.value
            added = [each for each in options if each != PASS]
            first = next(kind.base for kind in GAME.choices.kinds if kind.name == "add")
            choice = max(added, key=lambda each: abs(value[each - first]), default=PASS)
        GAME.apply(state, choice)


@pytest.mark.parametrize(
    ("seats", "topic", "options"),
    [
        (2, "turn", {}),
        (3, "contribute", {}),
        (3, "contribute", {"lone": "doctor"}),
        (4, "gambit", {}),
        (4, "contribute", {}),
    ],
)
def test_played_by_the_odds_a_gambit_succeeds_as_often_as_they_say(
    seats: int, topic: str, options: dict[str, str]
) -> None:
    luck = FastChance(7)
    foretold = came = spread = 0.0
    for state in gambits(seats, 25, topic, **options):
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        for _ in range(120):
            came += rolled(GAME.determinise(state, seat, luck))
            foretold += odds.chance
            spread += odds.chance * (1 - odds.chance)
    assert spread > 50
    assert abs(came - foretold) < 4 * spread**0.5


def test_adding_a_card_is_worth_more_than_passing_and_the_enemy_is_told_no_choice() -> None:
    mine = theirs = 0
    for state in gambits(2, 60, "contribute"):
        odds = Solver().odds(GAME, state, state.asked)
        assert odds is not None
        if state.teams[state.asked] == ENEMY:
            theirs += 1
            assert odds.choices == {}
        else:
            mine += 1
            assert set(odds.choices) == set(state.options)
            assert odds.choices[PASS] == min(odds.choices.values())
    assert mine > 3
    other = GAME.clone(gambits(2, 60, "contribute")[0])
    seen = Solver().odds(GAME, other, 1 - other.asked)
    assert seen is not None
    assert seen.choices == {}


@pytest.mark.rule("TC-3P-04")
def test_a_lone_doctor_player_adds_each_card_once() -> None:
    """What is added first is gone when the second chance comes: each choice is worth what the odds say after it."""
    compared = 0
    for state in gambits(3, 40, "contribute", lone="doctor"):
        seat = state.asked
        if state.teams[seat] == ENEMY:
            continue
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        assert set(odds.choices) == set(state.options)
        for choice, chance in odds.choices.items():
            twin = GAME.clone(state)
            GAME.apply(twin, choice)
            after = Solver().odds(GAME, twin, seat)
            assert after is not None
            assert chance == pytest.approx(after.chance, abs=1e-9), GAME.notation.write(choice)
            compared += 1
    assert compared > 20


def test_there_are_no_odds_where_no_gambit_is_made() -> None:
    for topic in ("play", "flip"):
        for state in gambits(2, 5, topic):
            assert Solver().odds(GAME, state, state.asked) is None
