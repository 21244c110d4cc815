"""CG-RULING-57: what the invented figures have to give, shown with very simple players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest
from tests.games.card_game.positions import GAME, Table

from vortex.games.card_game.numbering import ATTACKING, DEFENDING, LOCATION, NOTHING
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance

PACK = Table().pack
Player = Callable[[CardGameState, FastChance], int]


def player(*, attacks: bool, defends: bool) -> Player:
    """Plays Locations and Support cards, attacks and defends at random if it does so at all, and discards the rest."""

    def choose(state: CardGameState, luck: FastChance) -> int:
        by_kind: dict[str, list[int]] = {}
        for choice in state.options:
            by_kind.setdefault(GAME.choices.kind(choice).name, []).append(choice)
        if state.topic not in ("turn", "final"):
            return luck.pick(state.options)
        if state.action in (ATTACKING, DEFENDING) and "add" in by_kind:
            return luck.pick(by_kind["add"])
        if state.action != NOTHING:
            return luck.pick(state.options)
        plays = by_kind.get("play", [])
        kind = GAME.choices.kind(plays[0]).base if plays else 0
        locations = [choice for choice in plays if PACK.type_kind[choice - kind] == LOCATION]
        wishes = [locations, plays]
        if attacks:
            wishes.append(by_kind.get("attack", []))
        if defends:
            defences = by_kind.get("defend", [])
            base = GAME.choices.kind(defences[0]).base if defences else 0
            wishes += [[choice for choice in defences if state.attacked >> choice - base & 1], defences]
        wishes += [by_kind.get("pass", []), by_kind.get("buy", [])[:1], by_kind.get("discard", [])]
        return luck.pick(next((wish for wish in wishes if wish), state.options))

    return choose


PLAYERS = {
    "build": player(attacks=False, defends=False),
    "attack": player(attacks=True, defends=False),
    "defend": player(attacks=False, defends=True),
    "both": player(attacks=True, defends=True),
}


def match(names: list[str], games: int) -> tuple[dict[str, float], dict[str, float]]:
    """The share of wins of each kind of player, and its mean score; seats change from game to game."""
    wins: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for number in range(games):
        state = GAME.new({}, len(names), number)
        luck = FastChance(number)
        turn = number % len(names)
        order = names[turn:] + names[:turn]
        while not state.over:
            GAME.apply(state, PLAYERS[order[state.asked]](state, luck))
        outcome = GAME.outcome(state)
        assert outcome is not None
        for seat in outcome.winners:
            wins[order[seat]] += 1
        points.update(dict(zip(order, (0,) * len(order), strict=True)))
        for seat, score in enumerate(outcome.scores):
            points[order[seat]] += score
    return (
        {name: wins[name] / games for name in PLAYERS},
        {name: points[name] / games / max(1, names.count(name)) for name in PLAYERS},
    )


@pytest.mark.slow
@pytest.mark.rule("CG-RULING-57")
def test_attacking_is_worth_it() -> None:
    wins, points = match(["defend", "defend", "both"], 120)
    assert wins["both"] > 0.5
    assert points["both"] > points["defend"] + 3


@pytest.mark.slow
@pytest.mark.rule("CG-RULING-57")
def test_defending_is_worth_it() -> None:
    wins, points = match(["attack", "attack", "both"], 120)
    assert wins["both"] > 0.4
    assert points["both"] > points["attack"] + 1
    wins, points = match(["build", "defend", "attack"], 120)
    assert wins["defend"] > wins["build"]
    assert points["defend"] > points["build"] + 2


@pytest.mark.rule("CG-RULING-57")
def test_most_attacks_of_two_cards_beat_a_lone_doctor() -> None:
    first = PACK.first_enemy
    pairs = beating = 0
    for one, other in combinations_with_replacement(range(len(PACK.fit)), 2):
        if not PACK.fit[one] >> other & 1:
            continue
        copies = PACK.copies[first + one]
        ways = copies * (copies - 1) // 2 if one == other else copies * PACK.copies[first + other]
        pairs += ways
        strength = PACK.type_strength[first + one] + PACK.type_strength[first + other]
        beating += ways * (strength > PACK.type_strength[PACK.doctor])
    assert beating / pairs > 0.6
    strongest = max(PACK.type_strength[first : PACK.first_support])
    assert strongest < 2 * PACK.type_strength[PACK.doctor], "no single card does it by far"
