"""What the face-down cards of one Location may be, and how likely each possibility is.

Every deal of the unseen cards that the rules allow is equally likely. Face-down Defenders are of different types
(CG-DEF-02), face-down Enemies fit one another and what is known of their attack (CG-RULING-19); all other places may
hold anything. So the more ways a group leaves to fill the other face-down groups on the table, the likelier it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb

from vortex.games.card_game.numbering import Cards
from vortex.games.card_game.rules.enemies import fitting_unseen
from vortex.games.card_game.state import CardGameState

Kind = tuple[int, int, int]
"""Unseen cards that fit the same others: their number, the bit of one of their types, and all bits that fit them."""
Gap = tuple[int, int]
"""Face-down cards of one place: their number, and the bits that fit all that is known to lie with them."""


def groups(state: CardGameState, seat: int, place: int, defenders: bool) -> Iterator[tuple[Cards, int]]:
    """What may lie at a place as far as this seat knows, once for each row of types, with the number of ways to deal
    it and all other face-down cards of that side."""
    pack = state.pack
    if defenders:
        zones, bits, fits, every = state.guards, pack.defender_bit, pack.apart_of, pack.every_defender
    else:
        zones, bits, fits, every = state.attacks, pack.enemy_bit, pack.fit_of, pack.every_enemy
    me = 1 << seat
    gaps: dict[int, Gap] = {}
    for other, cards in zones.items():
        fit = every if defenders else fitting_unseen(state, other, me)
        missing = 0
        for card in cards:
            if not state.knows[card] & me:
                missing += 1
            elif defenders:
                fit &= fits[card]
        gaps[other] = missing, fit
    missing, fit = gaps.pop(place)
    unseen = sorted(card for card in _unseen(state, seat) if bits[card])
    # A single card of which nothing is known may be any that the others leave, so it makes no group likelier.
    elsewhere = Elsewhere([gap for gap in gaps.values() if gap[0] and gap != (1, every)], unseen, bits, fits)
    for group, ways in _complete(_by_type(unseen, bits), missing, fit, bits, fits):
        ways *= elsewhere.fillings(group)
        if ways:
            dealt = iter(group)
            there = tuple(card if state.knows[card] >> seat & 1 else next(dealt) for card in zones[place])
            yield there, ways


def _unseen(state: CardGameState, seat: int) -> Iterator[int]:
    zones = (state.deck, *state.hands, *state.reserves, *state.guards.values(), *state.attacks.values())
    for zone in zones:
        for card in zone:
            if not state.knows[card] >> seat & 1:
                yield card


def _by_type(cards: list[int], bits: Cards) -> list[list[int]]:
    copies: dict[int, list[int]] = {}
    for card in cards:
        copies.setdefault(bits[card], []).append(card)
    return list(copies.values())


def _complete(
    types: list[list[int]], size: int, fit: int, bits: Cards, fits: Cards
) -> Iterator[tuple[Cards, int]]:
    """Cards that fit one another, once for each row of types, with the number of ways to draw such a row."""
    if not size:
        yield (), 1
        return
    for number, copies in enumerate(types):
        first = copies[0]
        if not bits[first] & fit:
            continue
        # Copies of a type fit each other or they do not; so many of them at once.
        most = min(size, len(copies)) if bits[first] & fits[first] else 1
        for count in range(1, most + 1):
            for rest, ways in _complete(types[number + 1 :], size - count, fit & fits[first], bits, fits):
                yield (*copies[:count], *rest), comb(len(copies), count) * ways


class Elsewhere:
    """All other face-down groups of one side, to be filled from what one group leaves of the unseen cards."""

    def __init__(self, gaps: list[Gap], unseen: list[int], bits: Cards, fits: Cards) -> None:
        self.gaps = tuple(sorted(gaps))
        self.fits = fits
        self.counts = Counter(fits[card] for card in unseen)
        self.bit_of = {fits[card]: bits[card] for card in unseen}
        # The card that goes with most comes first: one that joins no other must then fill a gap or leave it open.
        self.order = sorted(self.counts, key=lambda fit: (-fit.bit_count(), fit))
        self.roles = {fit: self._role(fit) for fit in self.order}
        self._known: dict[object, int] = {}

    def fillings(self, group: Cards) -> int:
        """In how many ways they can be filled without the cards of this group."""
        if not self.gaps:
            return 1
        left = self.counts.copy()
        for card in group:
            left[self.fits[card]] -= 1
        alike = tuple(sorted([(self.roles[fit], left[fit]) for fit in self.order]))
        known = self._known.get(alike)
        if known is None:
            kinds = tuple((left[fit], self.bit_of[fit], fit) for fit in self.order if left[fit])
            known = self._known[alike] = fillings(kinds, self.gaps)
        return known

    def _role(self, fit: int) -> tuple[int, ...]:
        """Kinds with the same role can be exchanged: they fit the same others, and the same gaps."""
        bit = self.bit_of[fit]
        return fit & ~bit, int(fit & bit > 0), *(int(gap & bit > 0) for _, gap in self.gaps)


@lru_cache(maxsize=1 << 13)
def fillings(kinds: tuple[Kind, ...], gaps: tuple[Gap, ...]) -> int:
    """In how many ways cards of some kinds can fill all gaps: those of the first kind in every way, then the others."""
    if not gaps:
        return 1
    for fit in {fit for _, fit in gaps}:
        # Too few for the gaps that nothing else fits.
        if sum(size for size, only in gaps if not only & ~fit) > sum(n for n, bit, _ in kinds if bit & fit):
            return 0
    (count, bit, fits), *others = kinds
    later = 0
    for _, other, _ in others:
        later |= other
    for number, (size, fit) in enumerate(gaps):
        if size == 1 and fit & (bit | later) == bit | later:
            # Anything fits: it gets one of those that the other gaps leave.
            left = sum(n for n, _, _ in kinds) - sum(size for size, _ in gaps) + 1
            return fillings(kinds, gaps[:number] + gaps[number + 1 :]) * left
    spread: dict[tuple[int, tuple[Gap, ...]], int] = {(count, ()): 1}
    for size, fit in gaps:
        before, spread = spread, {}
        # Cards of a kind fit each other or they do not.
        most = (size if bit & fits else 1) if bit & fit else 0
        for (left, open_), ways in before.items():
            for taken in range(min(left, most) + 1):
                still = (fit & fits if taken else fit) & later
                if taken == size:
                    key = left - taken, open_
                elif still:
                    key = left - taken, tuple(sorted((*open_, (size - taken, still))))
                else:
                    continue
                spread[key] = spread.get(key, 0) + ways * comb(left, taken)
    total = 0
    for (_, open_), ways in spread.items():
        total += ways * fillings(tuple(others), open_)
    return total
