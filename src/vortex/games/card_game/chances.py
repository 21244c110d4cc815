"""The exact chance of a conflict, over what the face-down cards may be.

Whoever puts an attack or a defence together is told how likely it wins if it is declared as it is then. Face-down
Defenders are any of those unseen, of different types; face-down Enemies any that fit one another and what lies open:
each such group of cards is as likely. A face-up U.N.I.T. gets all Time Points that help.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from vortex.games.card_game.choices import ADD
from vortex.games.card_game.numbering import ATTACKING, DEFENDING, MOST_TYPES
from vortex.games.card_game.rules.conflict import (
    Conflict,
    attack_total,
    defence_total,
    falls_to_amy,
    has_unit,
)
from vortex.games.card_game.rules.enemies import fitting
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chances import Chances, Decided, Future
from vortex.kernel.state import PASS

RULE = "CG-CONFLICT-10"
Cards = tuple[int, ...]


def chances(state: CardGameState, seat: int) -> Chances | None:
    """For the seat that is putting a conflict together; others do not know with what."""
    if seat != state.asked or state.action not in (ATTACKING, DEFENDING) or not _meets_somebody(state):
        return None
    found: list[tuple[int, tuple[Future, ...]]] = []
    for choice in state.options:
        if choice == PASS:
            cards = state.chosen
        elif ADD <= choice < ADD + MOST_TYPES:
            cards = (*state.chosen, state.to_spend(seat, choice - ADD))
        else:
            continue
        found.append((choice, (Decided(success(state, seat, cards)),)))
    return Chances(RULE, seat, tuple(found)) if found else None


def _meets_somebody(state: CardGameState) -> bool:
    bit = 1 << state.target
    if state.action == DEFENDING:
        return bool(state.attacked & bit)
    # A TARDIS counter takes any attack, and somebody else's attack is taken over without a conflict.
    return bool(state.guarded & bit & ~state.tardis & ~state.attacked)


def success(state: CardGameState, seat: int, cards: Cards) -> float:
    """How likely these cards win."""
    place = state.target
    there = state.attacks[place] if state.action == DEFENDING else state.guards[place]
    known = tuple(card for card in there if state.knows[card] >> seat & 1)
    won = ways = 0
    for group, likely in groups(state, seat, known, len(there) - len(known), state.action == ATTACKING):
        ways += likely
        won += likely * wins(state, seat, cards, _in_row(there, known, group))
    return won / ways


def _in_row(there: Cards, known: Cards, group: Cards) -> Cards:
    """The imagined cards where the face-down ones lie."""
    left = list(group)
    return tuple(card if card in known else left.pop() for card in there)


def groups(
    state: CardGameState, seat: int, known: Cards, size: int, defenders: bool
) -> Iterator[tuple[Cards, int]]:
    """What some face-down cards may be, a group for each row of types, with the number of ways to draw it."""
    pack = state.pack
    if defenders:
        bits, fits = pack.defender_bit, pack.apart_of
        fit = pack.every_defender
        for card in known:
            fit &= fits[card]
    else:
        bits, fits = pack.enemy_bit, pack.fit_of
        fit = fitting(state, known)
    unseen: dict[int, list[int]] = {}
    for card in _unseen(state, seat):
        if bits[card]:
            unseen.setdefault(pack.type_of[card], []).append(card)
    yield from _complete(sorted(unseen.items()), size, fit, bits, fits)


def _unseen(state: CardGameState, seat: int) -> Iterator[int]:
    zones = (state.deck, *state.hands, *state.reserves, *state.guards.values(), *state.attacks.values())
    for zone in zones:
        for card in zone:
            if not state.knows[card] >> seat & 1:
                yield card


def _complete(
    types: list[tuple[int, list[int]]], size: int, fit: int, bits: Cards, fits: Cards
) -> Iterator[tuple[Cards, int]]:
    if not size:
        yield (), 1
        return
    for number, (_, copies) in enumerate(types):
        first = copies[0]
        if not bits[first] & fit:
            continue
        # Copies of a type fit each other or they do not; so many of them at once.
        most = min(size, len(copies)) if bits[first] & fits[first] else 1
        for count in range(1, most + 1):
            for rest, likely in _complete(types[number + 1 :], size - count, fit & fits[first], bits, fits):
                yield (*copies[:count], *rest), comb(len(copies), count) * likely


def wins(state: CardGameState, seat: int, cards: Cards, others: Cards) -> bool:
    """Whether the cards win against these others: the conflict as far as the comparison, on a copy."""
    twin = state.clone()
    place = twin.target
    attacks = twin.action == ATTACKING
    twin.put_back_chosen()
    if attacks:
        twin.guards[place] = others
        twin.send_enemies(seat, place, cards)
    else:
        twin.attacks[place] = others
        twin.send_guards(seat, place, cards)
    conflict = Conflict(place, attacks)
    conflict.pay_for_reveals(twin)
    conflict.open_pandoricas(twin)
    owner = twin.owner(place)
    strengthened = twin.tp[owner] if has_unit(twin, owner) else 0
    holds = falls_to_amy(twin, place) or defence_total(twin, place) + strengthened >= attack_total(
        twin, place
    )
    return holds != attacks
