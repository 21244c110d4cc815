"""The exact chance of a Gambit: against all deals that could be, and against playing it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.time_clash.events import GambitFailed, GameWon
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


def best_of(state: Any, hand: tuple[int, ...], count: int) -> int:
    value, suit = state.pack.value, state.pack.suit
    numbered = sorted((abs(value[card]) for card in hand if suit[card] != 4), reverse=True)
    return sum(numbered[:count])


def additions(state: Any, seat: int, team: int) -> dict[int, float]:
    """What a team may add, each player the best of the hand for every turn in the round, and how likely that is: over
    all hands that they may hold, from what the seat knows."""
    seats = [each for each in range(state.seats) if state.teams[each] == team]
    hidden = [
        card
        for zone in (state.decks[team], *(state.hands[each] for each in seats))
        for card in zone
        if not state.knows[card] >> seat & 1
    ]
    found: dict[int, float] = {}

    def deal(number: int, left: list[int], total: int, share: float) -> None:
        if number == len(seats):
            found[total] = found.get(total, 0.0) + share
            return
        holder = seats[number]
        known = [card for card in state.hands[holder] if state.knows[card] >> seat & 1]
        hands = list(combinations(left, len(state.hands[holder]) - len(known)))
        for hand in hands:
            added = best_of(state, (*known, *hand), state.cycle.count(holder))
            deal(number + 1, [card for card in left if card not in hand], total + added, share / len(hands))

    deal(0, hidden, 0, 1.0)
    return found


def brute_force(state: Any, seat: int) -> float:
    """The Gambit not begun: every hand of everybody else and every face."""
    pack = state.pack
    opened = sum(pack.value[cards[-1]] for cards in state.stacks if cards)
    chance = 0.0
    against = additions(state, seat, ENEMY)
    for more, likely in additions(state, seat, DOCTOR).items():
        for less, as_likely in against.items():
            for value in pack.die:
                succeeds = value != 0 and opened + more - less + value >= pack.gambit_target
                chance += succeeds * likely * as_likely / len(pack.die)
    return chance


@pytest.mark.parametrize(
    ("seats", "games", "options"), [(2, 40, {}), (3, 4, {}), (3, 8, {"lone": "doctor"}), (4, 4, {})]
)
def test_before_a_gambit_its_chance_is_that_over_all_hands_that_could_be(
    seats: int, games: int, options: dict[str, str]
) -> None:
    tables = gambits(seats, games, "gambit", **options)
    assert len(tables) >= games // 4
    probabilities = set()
    for state in tables:
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        assert odds.probability == pytest.approx(brute_force(state, seat), abs=1e-9)
        assert [GAME.notation.write(choice) for choice in odds.choices] == ["gambit"]
        assert odds.rule == "TC-GAMBIT-11"
        probabilities.add(round(odds.probability, 6))
    assert len(probabilities) > 1


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (3, {"lone": "doctor"}), (4, {})])
def test_a_chance_stays_what_it_is_while_everybody_does_what_the_odds_expect(
    seats: int, options: dict[str, str]
) -> None:
    """For the one who acts, and for those who learn nothing from it."""
    followed = 0
    for state in gambits(seats, 12, "gambit", **options):
        told = [Solver().odds(GAME, state, seat) for seat in range(seats)]
        while told[state.asked] is not None:
            asked, shows_a_card = state.asked, state.topic == "contribute"
            GAME.apply(state, expected(state))
            if state.asked < 0:
                break
            after = [Solver().odds(GAME, state, seat) for seat in range(seats)]
            for seat, (one, other) in enumerate(zip(told, after, strict=True)):
                if one is not None and other is not None and (seat == asked or not shows_a_card):
                    assert other.probability == pytest.approx(one.probability, abs=1e-9)
                    followed += 1
            told = after
    assert followed > 20


def expected(state: Any) -> int:
    """What the odds take everybody to do: turn what helps, add the most, counter nothing."""
    options: list[int] = state.options
    if state.topic in ("gambit", "turn", "turn-against"):
        return options[-1]
    if state.topic == "contribute":
        value = state.pack.value
        first = next(kind.base for kind in GAME.choices.kinds if kind.name == "add")
        added = [each for each in options if each != PASS]
        return max(added, key=lambda each: abs(value[each - first]), default=PASS)
    return PASS if PASS in options else options[0]


def rolled(state: Any) -> bool:
    """Plays the Gambit as the odds take it: everybody adds the most, nobody counters. Whether it succeeded."""
    before = list(state.wins)
    state.events = []
    while True:
        for event in state.events:
            if isinstance(event, GambitFailed | GameWon):
                return isinstance(event, GameWon)
        state.events.clear()
        assert state.wins == before
        GAME.apply(state, expected(state))


@pytest.mark.slow
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
            foretold += odds.probability
            spread += odds.probability * (1 - odds.probability)
    assert spread > 50
    assert abs(came - foretold) < 4 * spread**0.5


@pytest.mark.slow
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
            assert chance == pytest.approx(after.probability, abs=1e-9), GAME.notation.write(choice)
            compared += 1
    assert compared > 20


def test_there_are_no_odds_where_no_gambit_is_made() -> None:
    for topic in ("play", "flip"):
        for state in gambits(2, 5, topic):
            assert Solver().odds(GAME, state, state.asked) is None
