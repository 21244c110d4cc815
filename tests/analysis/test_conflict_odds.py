"""The exact chance of a conflict: against playing it with all face-down cards that could be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.card_game.numbering import ATTACKING, DEFENDING, NOTHING
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

GAME: Any = load_game("card-game")


@lru_cache
def conflicts(defending: bool, most: int) -> list[Any]:
    """Tables at which somebody puts a conflict together, with few enough face-down cards to try them all."""
    found: list[Any] = []
    action = DEFENDING if defending else ATTACKING
    for seed in range(40):
        for state in played_at_random(seed, "defend " if defending else "attack "):
            if state.action != action or len(state.options) < 2:
                continue
            there = (state.attacks if defending else state.guards).get(state.target, ())
            if len(there) > 2 or all(state.knows[card] >> state.asked & 1 for card in there):
                continue
            if GAME.chances(state, state.asked) is not None:
                found.append(GAME.clone(state))
                if len(found) == most:
                    return found
    return found


def played_at_random(seed: int, wanted: str) -> Iterator[Any]:
    """A game that fights more than it need, question by question."""
    luck = FastChance(seed)
    state = GAME.new({}, 3, seed)
    while state.asked >= 0:
        yield state
        names = [(choice, GAME.notation.write(choice)) for choice in state.options]
        fights = [choice for choice, name in names if name.startswith((wanted, "add "))]
        GAME.apply(state, luck.pick(fights) if fights and luck.below(3) else luck.pick(state.options))


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


def fought(state: Any) -> bool:
    """Goes on from where the cards were declared, answers for U.N.I.T. with all there is, and sees who wins."""
    while True:
        for event in state.events:
            if event.kind == "fought":
                return not event.public[3]
        assert state.topic == "unit"
        GAME.apply(state, state.options[-1])


def completions(
    state: Any, seat: int, before: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Every way to go on, by its choices, and whether the attacker wins; each group of cards in one order only."""
    seen: set[object] = set()
    waiting = [(state, before)]
    while waiting:
        here, choices = waiting.pop()
        if here.action == NOTHING:
            # The last card that could be put to it: it was declared by itself.
            yield choices, fought(here)
            continue
        key = (tuple(sorted(here.types(here.chosen))), here.reserves[seat], here.shown[seat])
        if key in seen:
            continue
        seen.add(key)
        for choice in here.options:
            twin = GAME.clone(here)
            twin.events = []
            GAME.apply(twin, choice)
            waiting.append((twin, (*choices, choice)))


def brute_force(state: Any, seat: int, choice: int) -> float:
    """The best way to go on after this choice, each against every group of unseen cards in place of the face-down ones,
    on the game's own rules. It must be chosen before anybody knows which group it is."""
    defending = state.action == DEFENDING
    place = state.target
    there = (state.attacks if defending else state.guards)[place]
    known = [card for card in there if state.knows[card] >> seat & 1]
    won: dict[tuple[int, ...], int] = {}
    ways = 0
    for group in combinations(unseen(state, seat, 1 if defending else 0), len(there) - len(known)):
        if not fit_one_another(state, (*known, *group), defending):
            continue
        twin = GAME.clone(state)
        left = list(group)
        (twin.attacks if defending else twin.guards)[place] = tuple(
            card if card in known else left.pop(0) for card in there
        )
        twin.events = []
        GAME.apply(twin, choice)
        ways += 1
        for choices, attacker_wins in completions(twin, seat):
            won[choices] = won.get(choices, 0) + (attacker_wins != defending)
    return max(won.values()) / ways


@pytest.mark.parametrize("defending", [False, True])
def test_a_conflict_is_as_likely_won_as_with_all_cards_that_could_lie_there(defending: bool) -> None:
    tables = conflicts(defending, 20)
    assert len(tables) > 4
    seen = set()
    kinds = set()
    for state in tables:
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        assert odds.rule == "CG-CONFLICT-10"
        for choice, chance in odds.choices.items():
            assert chance == pytest.approx(brute_force(state, seat, choice), abs=1e-9)
            seen.add(round(chance, 6))
            kinds.add(GAME.notation.write(choice).split()[0])
    assert len(seen) > 4
    assert any(0 < chance < 1 for chance in seen)
    assert kinds >= {"add", "pass", "pickup"}


def test_a_card_is_worth_what_the_best_cards_after_it_make_of_it() -> None:
    """Alone it does not win, but with what can be put to it."""
    gained = 0
    for defending in (False, True):
        for state in conflicts(defending, 20):
            seat = state.asked
            odds = Solver().odds(GAME, state, seat)
            assert odds is not None
            for choice, chance in odds.choices.items():
                twin = GAME.clone(state)
                GAME.apply(twin, choice)
                if twin.asked == seat and twin.action != NOTHING:
                    after = Solver().odds(GAME, twin, seat)
                    assert after is not None
                    assert after.chance == chance
                    gained += after.choices.get(PASS, chance) < chance
    assert gained


def test_where_to_attack_and_to_defend_has_odds_too() -> None:
    """Before anything is begun, each Location is worth the best that can be sent there."""
    asked: set[int] = set()
    for seed in range(4):
        for state in played_at_random(seed, ("attack ", "defend ")[seed % 2]):
            seat = state.asked
            odds = Solver().odds(GAME, state, seat) if state.action == NOTHING else None
            if odds is None:
                continue
            for choice, chance in odds.choices.items():
                twin = GAME.clone(state)
                GAME.apply(twin, choice)
                after = Solver().odds(GAME, twin, seat)
                assert after is not None
                assert after.chance == chance
                asked.add(twin.action)
            for choice in set(state.options) - set(odds.choices):
                name = GAME.notation.write(choice)
                if name.startswith(("attack ", "defend ")):
                    GAME.apply(twin := GAME.clone(state), choice)
                    assert Solver().odds(GAME, twin, seat) is None
    assert asked == {ATTACKING, DEFENDING}


def test_only_who_puts_it_together_is_told() -> None:
    state, *_ = conflicts(False, 20)
    assert Solver().odds(GAME, state, (state.asked + 1) % 3) is None


def test_what_is_hidden_makes_no_difference() -> None:
    luck = FastChance(2)
    for state in conflicts(False, 20)[:5]:
        seat = state.asked
        here = Solver().odds(GAME, state, seat)
        for _ in range(5):
            assert Solver().odds(GAME, GAME.determinise(state, seat, luck), seat) == here


def test_there_are_no_odds_where_nobody_fights() -> None:
    state = GAME.new({}, 3, 1)
    assert Solver().odds(GAME, state, state.asked) is None
