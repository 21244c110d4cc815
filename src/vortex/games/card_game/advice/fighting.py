"""Attack and defence in an imagined world: who would win where, and with which cards."""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.rules.enemies import fitting, takers
from vortex.games.card_game.state import CardGameState


def strength(state: CardGameState, cards: tuple[int, ...]) -> int:
    strength_of = state.pack.strength_of
    total = 0
    for card in cards:
        total += strength_of[card]
    return total


_FIRM: Final[tuple[float, ...]] = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.72, 0.78, 0.84, 0.92)
_FIRMEST: Final = 0.97


def firm(force: int) -> float:
    """How likely an attack of this strength is to stay: a lone Doctor beats five."""
    return _FIRM[force] if force < len(_FIRM) else _FIRMEST


def best_attack(state: CardGameState, seat: int, place: int) -> int:
    """The most that the hand can put against a Location, as far as the minimum of cards allows."""
    pack = state.pack
    hand = state.hands[seat]
    spare = len(hand) - state.minimum
    if state.attacked >> place & 1 and not state.controls[seat] >> place & 1:
        fit = takers(state, place, pack.every_enemy)
    else:
        fit = fitting(state, state.attacks.get(place, ()) + state.chosen)
    enemies = [card for card in hand if pack.enemy_bit[card] & fit]
    enemies.sort(key=pack.strength_of.__getitem__, reverse=True)
    total = 0
    for card in enemies:
        if spare <= 0:
            break
        if pack.enemy_bit[card] & fit:
            total += pack.strength_of[card]
            fit &= pack.fit_of[card]
            spare -= 1
    return total


def best_defence(state: CardGameState, seat: int, place: int) -> int:
    """The most that the hand can send to one of the player's own Locations: each type once."""
    pack = state.pack
    hand = state.hands[seat]
    spare = len(hand) - state.minimum
    there = 0
    for card in state.guards.get(place, ()) + state.chosen:
        there |= pack.defender_bit[card]
    found: list[int] = []
    for card in hand:
        bit = pack.defender_bit[card]
        if bit and not bit & there:
            there |= bit
            found.append(pack.strength_of[card])
    found.sort(reverse=True)
    return sum(found[: max(0, spare)])


def is_won_by_amy(state: CardGameState, place: int, seat: int) -> bool:
    """Silurians fall to Amy, whatever else is there."""
    pack = state.pack
    if not any(pack.enemy_bit[card] & pack.falls_to_amy for card in state.attacks.get(place, ())):
        return False
    return any(pack.type_of[card] == pack.amy for card in state.hands[seat] + state.chosen)
