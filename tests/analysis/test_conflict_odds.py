"""The exact chance of a conflict: against playing it with all face-down cards that could be."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

GAME: Any = load_game("card-game")


def conflicts(games: int, defending: bool, most: int) -> list[Any]:
    """Tables at which somebody puts a conflict together, with few enough face-down cards to try them all."""
    found: list[Any] = []
    wanted = "defend " if defending else "attack "
    for seed in range(games):
        luck = FastChance(seed)
        state = GAME.new({}, 3, seed)
        while state.asked >= 0 and len(found) < most:
            odds = GAME.chances(state, state.asked)
            if odds is not None and len(odds.choices) > 1 and (state.action == 1) == defending:
                there = (state.attacks if defending else state.guards)[state.target]
                if len(there) <= 2 and any(not state.knows[card] >> state.asked & 1 for card in there):
                    found.append(GAME.clone(state))
            names = [(choice, GAME.notation.write(choice)) for choice in state.options]
            fights = [choice for choice, name in names if name.startswith((wanted, "add "))]
            GAME.apply(state, luck.pick(fights) if fights and luck.below(3) else luck.pick(state.options))
    return found


def unseen(state: Any, seat: int, kind: int) -> list[int]:
    zones = [state.deck, *state.hands, *state.reserves, *state.guards.values(), *state.attacks.values()]
    pack = state.pack
    return sorted(
        card
        for zone in zones
        for card in zone
        if not state.knows[card] >> seat & 1 and pack.type_kind[pack.type_of[card]] == kind
    )


def fit_one_another(state: Any, cards: tuple[int, ...], defending: bool) -> bool:
    """CG-DEF-02: Defenders of different types; CG-RULING-19: Enemies pair by pair."""
    pack = state.pack
    for one, other in combinations(cards, 2):
        if defending:
            if not pack.enemy_bit[one] & pack.fit_of[other]:
                return False
        elif pack.type_of[one] == pack.type_of[other]:
            return False
    return True


def played(state: Any, seat: int) -> bool:
    """Declares, answers for U.N.I.T. with all there is, and sees who wins."""
    state.events = []
    attacker_wins = None
    GAME.apply(state, PASS)
    while attacker_wins is None:
        for event in state.events:
            if event.kind == "fought":
                attacker_wins = not event.public[3]
        if attacker_wins is None:
            assert state.topic == "unit"
            GAME.apply(state, state.options[-1])
    return attacker_wins


def brute_force(state: Any, seat: int, choice: int, defending: bool) -> float:
    """Every group of unseen cards in place of the face-down ones, on the game's own rules."""
    won = ways = 0
    place = state.target
    there = (state.attacks if defending else state.guards)[place]
    known = [card for card in there if state.knows[card] >> seat & 1]
    for group in combinations(unseen(state, seat, 1 if defending else 0), len(there) - len(known)):
        if not fit_one_another(state, (*known, *group), defending):
            continue
        twin = GAME.clone(state)
        left = list(group)
        (twin.attacks if defending else twin.guards)[place] = tuple(
            card if card in known else left.pop(0) for card in there
        )
        if choice != PASS:
            # Declared at once: nothing more could be added.
            twin.choose(seat, twin.to_spend(seat, GAME.choices.arguments(choice)[0]))
            twin.options = [PASS]
        ways += 1
        won += played(twin, seat) != defending
    return won / ways


@pytest.mark.parametrize("defending", [False, True])
def test_a_conflict_is_as_likely_won_as_with_all_cards_that_could_lie_there(defending: bool) -> None:
    tables = conflicts(40, defending, 8 if defending else 25)
    assert len(tables) > 4
    seen = set()
    for state in tables:
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        assert odds.rule == "CG-CONFLICT-10"
        for choice, chance in odds.choices.items():
            assert chance == pytest.approx(brute_force(state, seat, choice, defending), abs=1e-9)
            seen.add(round(chance, 6))
    assert len(seen) > 4
    assert any(0 < chance < 1 for chance in seen)


def test_only_who_puts_it_together_is_told() -> None:
    [state] = conflicts(40, False, 1)
    assert Solver().odds(GAME, state, (state.asked + 1) % 3) is None


def test_what_is_hidden_makes_no_difference() -> None:
    luck = FastChance(2)
    for state in conflicts(40, False, 5):
        seat = state.asked
        here = Solver().odds(GAME, state, seat)
        for _ in range(5):
            assert Solver().odds(GAME, GAME.determinise(state, seat, luck), seat) == here


def test_there_are_no_odds_where_nobody_fights() -> None:
    state = GAME.new({}, 3, 1)
    assert Solver().odds(GAME, state, state.asked) is None
