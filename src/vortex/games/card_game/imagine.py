"""Determinise: a world that one seat cannot tell from the true one.

What somebody else is putting together has not happened for this seat, so it is put back first. Face-down Defenders
become Defenders of different types, face-down Enemies a legal attack; all other places may hold anything. Who knows
the card of a place, and whether it is barred from the reserve, are facts about the place and stay with it.
"""

from __future__ import annotations

from vortex.games.card_game.numbering import NOTHING
from vortex.games.card_game.rules.enemies import fitting
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import ask_again

_TRIES = 6


def imagine(state: CardGameState, seat: int | None, chance: Chance) -> CardGameState:
    twin = state.clone()
    # The true stream would tell how the discards are going to be shuffled.
    twin.chance = FastChance(chance.below(1 << 32))
    if twin.action != NOTHING and seat != twin.now:
        twin.put_back_chosen()
    redeal(twin, PUBLIC if seat is None else 1 << seat, chance)
    ask_again(twin)
    return twin


def redeal(state: CardGameState, me: int, chance: Chance) -> None:
    """Deal the cards that are unknown to `me` (a bit of the knowledge marks) anew over the places where they lie."""
    knows = state.knows
    guards = [(len(cards), place) for place, cards in state.guards.items() if not knows[cards[0]] & me]
    attacks: list[tuple[int, int]] = []
    for place, cards in state.attacks.items():
        unknown = [card for card in cards if not knows[card] & me]
        if unknown:
            attacks.append((len(unknown), place))
    guards.sort(reverse=True)
    attacks.sort(reverse=True)
    # Nobody ever knows a card of the deck.
    pool = state.deck[:]
    for zone in (*state.hands, *state.reserves):
        pool += [card for card in zone if not knows[card] & me]
    for _, place in guards:
        pool += state.guards[place]
    for _, place in attacks:
        pool += [card for card in state.attacks[place] if not knows[card] & me]
    if not pool:
        return
    # Copies of one type are alike: without this, the order would depend on what is hidden.
    pool.sort()
    chance.shuffle(pool)
    marks = bytes(knows)
    barred = state.barred
    bars = barred
    if barred:
        for card in pool:
            bars &= ~(1 << card)

    def put(old: int, new: int) -> int:
        nonlocal bars
        knows[new] = marks[old]
        if barred >> old & 1:
            bars |= 1 << new
        return new

    if guards:
        dealt = deal_guards(state, pool, guards)
        for (_, place), group in zip(guards, dealt, strict=True):
            cards = state.guards[place]
            state.guards[place] = tuple(map(put, cards, group))
    if attacks:
        dealt = deal_attacks(state, pool, attacks, me, marks)
        for (_, place), group in zip(attacks, dealt, strict=True):
            fresh = iter(group)
            state.attacks[place] = tuple(
                card if marks[card] & me else put(card, next(fresh)) for card in state.attacks[place]
            )
    for seat in range(state.seats):
        hand = state.hands[seat]
        if any(not marks[card] & me for card in hand):
            state.hands[seat] = tuple(
                sorted(card if marks[card] & me else put(card, pool.pop()) for card in hand)
            )
        reserve = state.reserves[seat]
        if any(not marks[card] & me for card in reserve):
            state.reserves[seat] = tuple(
                card if marks[card] & me else put(card, pool.pop()) for card in reserve
            )
    for card in pool:
        knows[card] = 0
    state.deck = pool
    state.barred = bars


def deal_guards(state: CardGameState, pool: list[int], groups: list[tuple[int, int]]) -> list[list[int]]:
    """CG-DEF-02: Defenders of distinct types for every group, taken out of the pool, the largest group first."""
    bits = state.pack.defender_bit
    for _ in range(_TRIES):
        held = [card for card in pool if bits[card]]
        dealt: list[list[int]] = []
        for size, _place in groups:
            group: list[int] = []
            types = 0
            for card in held:
                if not types & bits[card]:
                    types |= bits[card]
                    group.append(card)
                    if len(group) == size:
                        break
            if len(group) < size:
                break
            dealt.append(group)
            held = [card for card in held if card not in group]
        if len(dealt) == len(groups):
            break
        # Taken in another order they may go round.
        pool.append(pool.pop(0))
    else:
        dealt = _deal_scarce(state, pool, groups)
    used = {card for group in dealt for card in group}
    pool[:] = [card for card in pool if card not in used]
    return dealt


def _deal_scarce(state: CardGameState, pool: list[int], groups: list[tuple[int, int]]) -> list[list[int]]:
    """Always the types of which most are left: if the groups can be dealt at all, so they can."""
    by_type: dict[int, list[int]] = {}
    for card in pool:
        if state.pack.defender_bit[card]:
            by_type.setdefault(state.pack.type_of[card], []).append(card)
    dealt: list[list[int]] = []
    for size, _place in groups:
        fullest = sorted(by_type, key=lambda type_: -len(by_type[type_]))[:size]
        dealt.append([by_type[type_].pop() for type_ in fullest])
    return dealt


def deal_attacks(
    state: CardGameState, pool: list[int], groups: list[tuple[int, int]], me: int, marks: bytes
) -> list[list[int]]:
    """CG-RULING-19: Enemies that fit one another and the known cards of their attack, taken out of the pool."""
    pack = state.pack
    fits: list[int] = []
    for _, place in groups:
        fits.append(fitting(state, tuple(card for card in state.attacks[place] if marks[card] & me)))
    held = [card for card in pool if pack.enemy_bit[card]]
    for turn in range(_TRIES):
        dealt = _try_attacks(state, held, groups, fits, turn)
        if dealt:
            break
    else:
        # Nothing else fits: every attack keeps its own cards.
        dealt = [[card for card in state.attacks[place] if not marks[card] & me] for _, place in groups]
    used = {card for group in dealt for card in group}
    pool[:] = [card for card in pool if card not in used]
    return dealt


def _try_attacks(
    state: CardGameState, held: list[int], groups: list[tuple[int, int]], fits: list[int], turn: int
) -> list[list[int]]:
    """One round of dealing: for each attack begin with one card after another until a group can be completed."""
    pack = state.pack
    left = held[turn:] + held[:turn]
    dealt: list[list[int]] = []
    for (size, _place), fit in zip(groups, fits, strict=True):
        group: list[int] = []
        for start, first in enumerate(left):
            if not pack.enemy_bit[first] & fit:
                continue
            group = [first]
            allowed = fit & pack.fit_of[first]
            for card in left[start + 1 :] + left[:start]:
                if len(group) == size:
                    break
                if pack.enemy_bit[card] & allowed:
                    group.append(card)
                    allowed &= pack.fit_of[card]
            if len(group) == size:
                break
        if len(group) < size:
            return []
        dealt.append(group)
        left = [card for card in left if card not in group]
    return dealt
