"""How imagined worlds are dealt: every way that the rules allow is as likely, as the odds of a conflict count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from math import sqrt
from typing import Any

import pytest
from tests.interpreted import only_interpreted

from vortex.games import load_game
from vortex.games.card_game.face_down import groups
from vortex.kernel.chance import FastChance

GAME: Any = load_game("card-game")
WORLDS = 2000
FAR = 7.0
"""Standard deviations, of which χ² over few groups strays further than one would think. Seeds are fixed, so a table
that is dealt rightly does not come to this now and then; deals that were not as likely came to 20."""


def tangled(seats: int, most: int) -> Iterator[tuple[Any, int, bool]]:
    """Tables of fighting games with a face-down group that one seat does not know, that seat, and whether the group
    defends: the largest group of its game."""
    for seed in range(most):
        luck = FastChance(seed)
        state = GAME.new({}, seats, seed)
        best: tuple[int, Any, int, bool] = (1, None, 0, False)
        while state.asked >= 0:
            seat = state.asked
            for defends, zones in ((True, state.guards), (False, state.attacks)):
                for cards in zones.values():
                    unknown = sum(not state.knows[card] >> seat & 1 for card in cards)
                    if unknown > best[0]:
                        best = (unknown, GAME.clone(state), seat, defends)
            written = [(choice, GAME.notation.write(choice)) for choice in state.options]
            fights = [choice for choice, name in written if name.startswith(("attack ", "defend ", "add "))]
            GAME.apply(state, luck.pick(fights or state.options))
        if best[1] is not None:
            yield best[1:]


def unknown_groups(state: Any, seat: int, defends: bool) -> list[int]:
    zones = state.guards if defends else state.attacks
    return [
        place for place, cards in zones.items() if any(not state.knows[card] >> seat & 1 for card in cards)
    ]


def deviation(counts: Counter[Any], ways: dict[Any, int], worlds: int) -> float:
    """χ² in standard deviations from what chance makes of it; what is expected less than five times counts as one."""
    whole = sum(ways.values())
    chi = seldom = seldom_expected = 0.0
    kinds = 0
    for key, number in ways.items():
        expected = worlds * number / whole
        if expected < 5:
            seldom += counts[key]
            seldom_expected += expected
            continue
        chi += (counts[key] - expected) ** 2 / expected
        kinds += 1
    if seldom_expected >= 5:
        chi += (seldom - seldom_expected) ** 2 / seldom_expected
        kinds += 1
    freedom = kinds - 1
    return (chi - freedom) / sqrt(2 * freedom) if freedom > 0 else 0.0


@pytest.mark.slow
@pytest.mark.rule("CG-DEF-02", "CG-RULING-19")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_deal_that_the_rules_allow_is_as_likely(seats: int) -> None:
    luck = FastChance(seats)
    compared = 0
    for state, seat, defends in tangled(seats, 4):
        worlds = [GAME.determinise(state, seat, luck) for _ in range(WORLDS)]
        for place in unknown_groups(state, seat, defends):
            ways: dict[Any, int] = {}
            for cards, number in groups(state, seat, place, defends):
                key = tuple(sorted(state.types(cards)))
                ways[key] = ways.get(key, 0) + number
            found = Counter(
                tuple(sorted(world.types((world.guards if defends else world.attacks)[place])))
                for world in worlds
            )
            assert set(found) <= set(ways)
            assert deviation(found, ways, WORLDS) < FAR
            compared += len(ways) > 1
    assert compared >= 4


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_what_the_groups_leave_lies_in_a_hand_as_likely_as_in_the_deck(seats: int) -> None:
    """Fighters that lie face-down on the table are missing everywhere else alike."""
    luck = FastChance(seats)
    for state, seat, _ in tangled(seats, 4):
        pack = state.pack
        other = (seat + 1) % seats
        unknown = [card for card in state.hands[other] if not state.knows[card] >> seat & 1]
        hidden = len(unknown)
        for mark in (pack.enemy_bit, pack.defender_bit):
            fighting = elsewhere = 0
            zones = (state.deck, *state.hands, *state.reserves)
            for card in (card for zone in zones for card in zone if not state.knows[card] >> seat & 1):
                elsewhere += 1
                fighting += mark[card] > 0
            share = fighting / elsewhere
            met = 0
            for _ in range(WORLDS):
                world = GAME.determinise(state, seat, luck)
                met += sum(mark[card] > 0 for card in world.hands[other] if not world.knows[card] >> seat & 1)
            drawn = WORLDS * hidden
            assert abs(met - drawn * share) < FAR * sqrt(drawn * share * (1 - share) + 1)


@only_interpreted
def test_a_table_that_is_too_tangled_to_be_drawn_gets_a_deal_that_the_rules_allow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_module("vortex.games.card_game.imagine"), "_PATIENCE", 0)
    luck = FastChance(1)
    for state, seat, defends in tangled(3, 3):
        for _ in range(20):
            world = GAME.determinise(state, seat, luck)
            for place in unknown_groups(state, seat, defends):
                zones = world.guards if defends else world.attacks
                allowed = {
                    tuple(sorted(state.types(cards))) for cards, _ in groups(state, seat, place, defends)
                }
                assert tuple(sorted(world.types(zones[place]))) in allowed
