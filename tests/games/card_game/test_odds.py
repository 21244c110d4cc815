"""The exact chance of a conflict: against playing it with all face-down cards that could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from vortex.analysis.odds import Solver
from vortex.games import load_game
from vortex.games.card_game.events import ConflictFought
from vortex.games.card_game.numbering import ATTACKING, DEFENDING, NOTHING
from vortex.kernel.chance import FastChance
from vortex.kernel.state import PASS

GAME: Any = load_game("card-game")
MOST_ELSEWHERE = 6
"""More face-down cards take too long to be dealt in every way."""


@lru_cache
def conflicts(defending: bool, most: int, crowded: bool = False) -> list[Any]:
    """Tables at which somebody puts a conflict together, with few enough face-down cards to try them all; if `crowded`,
    elsewhere lie some that must fit one another."""
    found: list[Any] = []
    action = DEFENDING if defending else ATTACKING
    wanted = ("attack ", "defend ") if crowded else ("defend ",) if defending else ("attack ",)
    for seed in range(40):
        of_this_game = 0
        for state in played_at_random(seed, wanted):
            if state.action != action or len(state.options) < 2:
                continue
            there = (state.attacks if defending else state.guards).get(state.target, ())
            if len(there) > 2 or all(state.knows[card] >> state.asked & 1 for card in there):
                continue
            others = elsewhere(state, state.asked)
            if sum(missing for _, missing in others) > MOST_ELSEWHERE:
                continue
            if crowded and (of_this_game == 2 or all(group == ((), 1) for group in others)):
                continue
            if GAME.odds(state, state.asked) is not None:
                found.append(GAME.clone(state))
                of_this_game += 1
                if len(found) == most:
                    return found
    return found


def played_at_random(seed: int, wanted: tuple[str, ...]) -> Iterator[Any]:
    """A game that fights more than it need, question by question."""
    luck = FastChance(seed)
    state = GAME.new({}, 3, seed)
    while state.asked >= 0:
        yield state
        names = [(choice, GAME.notation.write(choice)) for choice in state.options]
        fights = [choice for choice, name in names if name.startswith((*wanted, "add "))]
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


def fit_one_another(state: Any, types: tuple[int, ...]) -> bool:
    """CG-DEF-02: Defenders of different types; CG-RULING-19: Enemies pair by pair."""
    pack = state.pack
    for one, other in combinations(types, 2):
        if one < pack.first_enemy:
            if one == other:
                return False
        elif not pack.fit[one - pack.first_enemy] >> (other - pack.first_enemy) & 1:
            return False
    return True


Group = tuple[tuple[int, ...], int]
"""The types that are known of a group, and how many more lie face-down."""


def elsewhere(state: Any, seat: int) -> list[Group]:
    """The groups that this seat does not see in full, but for that of the conflict."""
    found: list[Group] = []
    for place, cards in (state.attacks if state.action == DEFENDING else state.guards).items():
        known = tuple(card for card in cards if state.knows[card] >> seat & 1)
        if place != state.target and len(known) < len(cards):
            found.append((state.types(known), len(cards) - len(known)))
    return found


class Tables:
    """Counts the tables that could be: group after group is filled with all that could lie there."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.known: dict[object, int] = {}

    def ways(self, unseen: Counter[int], groups: list[Group]) -> int:
        if not groups:
            return 1
        key = tuple(sorted(unseen.items())), len(groups)
        if key not in self.known:
            (lying, missing), *others = groups
            self.known[key] = 0
            for types in combinations_with_replacement(sorted(unseen), missing):
                taken = Counter(types)
                if fit_one_another(self.state, (*lying, *types)) and taken <= unseen:
                    drawn = prod(comb(unseen[type_], count) for type_, count in taken.items())
                    self.known[key] += drawn * self.ways(unseen - taken, others)
        return self.known[key]


def fought(state: Any) -> bool:
    """Goes on from where the cards were declared, answers for U.N.I.T. with all there is, and sees who wins."""
    while True:
        for event in state.events:
            if isinstance(event, ConflictFought):
                return not event.is_held
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


def brute_force(state: Any, seat: int, choice: int, tables: Tables, others: list[Group]) -> float:
    """The best way to go on after this choice, each on every table that could be, by the game's own rules: with every
    group of unseen cards in place of the face-down ones here and in the other groups. It must be chosen before anybody
    knows which table it is."""
    defending = state.action == DEFENDING
    place = state.target
    there = (state.attacks if defending else state.guards)[place]
    known = [card for card in there if state.knows[card] >> seat & 1]
    won: dict[tuple[int, ...], int] = {}
    hidden = unseen(state, seat, 1 if defending else 0)
    all_ways = 0
    for group in combinations(hidden, len(there) - len(known)):
        if not fit_one_another(state, state.types((*known, *group))):
            continue
        left = Counter(state.types(tuple(hidden))) - Counter(state.types(group))
        ways = tables.ways(left, others)
        if not ways:
            continue
        twin = GAME.clone(state)
        dealt = list(group)
        (twin.attacks if defending else twin.guards)[place] = tuple(
            card if card in known else dealt.pop(0) for card in there
        )
        twin.events = []
        GAME.apply(twin, choice)
        all_ways += ways
        for choices, attacker_wins in completions(twin, seat):
            won[choices] = won.get(choices, 0) + ways * (attacker_wins != defending)
    return max(won.values()) / all_ways


@pytest.mark.slow
@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("defending", [False, True])
def test_a_conflict_is_as_likely_won_as_with_all_cards_that_could_lie_there(
    defending: bool, crowded: bool
) -> None:
    tables = conflicts(defending, 12 if crowded else 20, crowded)
    assert len(tables) > 4
    seen = set()
    kinds = set()
    told_apart = 0
    for state in tables:
        seat = state.asked
        odds = Solver().odds(GAME, state, seat)
        assert odds is not None
        assert odds.rule == "CG-CONFLICT-10"
        counted = Tables(state)
        others = elsewhere(state, seat)
        for choice, chance in odds.choices.items():
            assert chance == pytest.approx(brute_force(state, seat, choice, counted, others), abs=1e-9)
            told_apart += crowded and abs(chance - brute_force(state, seat, choice, counted, [])) > 1e-6
            seen.add(round(chance, 6))
            kinds.add(GAME.notation.write(choice).split()[0])
    assert len(seen) > 3
    assert any(0 < chance < 1 for chance in seen)
    assert kinds >= {"add", "pass", "pickup"}
    assert told_apart or not crowded, "nothing that lies elsewhere made a difference"


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
                    assert after.probability == chance
                    gained += after.choices.get(PASS, chance) < chance
    assert gained


@pytest.mark.slow
def test_where_to_attack_and_to_defend_has_odds_too() -> None:
    """Before anything is begun, each Location is worth the best that can be sent there."""
    asked: set[int] = set()
    for seed in range(4):
        for state in played_at_random(seed, (("attack ", "defend ")[seed % 2],)):
            seat = state.asked
            odds = Solver().odds(GAME, state, seat) if state.action == NOTHING else None
            if odds is None:
                continue
            for choice, chance in odds.choices.items():
                twin = GAME.clone(state)
                GAME.apply(twin, choice)
                after = Solver().odds(GAME, twin, seat)
                assert after is not None
                assert after.probability == chance
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
