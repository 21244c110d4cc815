"""Determinise: a world that one seat cannot tell from the true one, drawn from what this seat knows and nothing else.

What another seat is putting together has not happened for this seat, so it is put back first. Face-down Defenders
become Defenders of different types, face-down Enemies a legal attack; all other places may hold anything. Who knows a
face-down card on the table is public, for everybody saw who laid it and who took it over. But which hand cards a third
player knows, and which of another player's cards are barred from the reserve, this seat cannot follow: an open discard
may or may not have been the card that was passed. So in an imagined world nobody else knows a hand card that does not
lie open to all, and no card of others is barred but those that everybody saw leave a reserve.
"""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.numbering import NOTHING
from vortex.games.card_game.rules.enemies import fitting_unseen
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import ask_again


def determinise(state: CardGameState, seat: int | None, chance: Chance) -> CardGameState:
    twin = state.clone()
    # The true stream would reveal how the discards will be shuffled.
    twin.chance = FastChance(chance.below(1 << 32))
    if twin.action != NOTHING and seat != twin.now:
        twin.put_back_chosen()
    me = PUBLIC if seat is None else 1 << seat
    forget_bars(twin, seat, me)
    redeal(twin, me, chance)
    forget_marks(twin, me)
    ask_again(twin)
    return twin


def forget_bars(state: CardGameState, seat: int | None, me: int) -> None:
    """CG-RULING-53: the seat's own cards stay barred, and so do cards that everybody saw being taken up."""
    if not state.barred:
        return
    pack = state.pack
    known: list[int] = [*state.chosen]
    for other, hand in enumerate(state.hands):
        for card in hand:
            if other == seat or (state.knows[card] & me and pack.lies_open[pack.type_of[card]]):
                known.append(card)
    if seat is not None:
        for place, cards in state.guards.items():
            if state.owned[seat] >> place & 1:
                known += cards
    state.barred = tuple([card for card in state.barred if card in known])


def forget_marks(state: CardGameState, me: int) -> None:
    """CG-RULING-59: a hand card is known to its holder, to this seat if it knows it, or to everybody."""
    knows = state.knows
    for other, hand in enumerate(state.hands):
        for card in hand:
            if knows[card] < PUBLIC:
                knows[card] = knows[card] & me | 1 << other
    for card in state.chosen:
        if knows[card] < PUBLIC:
            knows[card] = me


def redeal(state: CardGameState, me: int, chance: Chance) -> None:
    """Deal again the cards that are unknown to `me` (a bit of the knowledge marks), over the places where they
    lie."""
    pack = state.pack
    knows = state.knows
    guards = sorted([place for place, cards in state.guards.items() if not knows[cards[0]] & me])
    attacks = sorted(
        [place for place, cards in state.attacks.items() if any(not knows[card] & me for card in cards)]
    )
    # Nobody ever knows a card of the deck.
    pool = state.deck[:]
    for zone in (*state.hands, *state.reserves):
        pool += [card for card in zone if not knows[card] & me]
    for place in guards:
        pool += state.guards[place]
    for place in attacks:
        pool += [card for card in state.attacks[place] if not knows[card] & me]
    # Without this, the order would depend on what is hidden.
    pool.sort()
    marks = knows[:]
    if guards:
        wanted = [(len(state.guards[place]), pack.every_defender, place) for place in guards]
        for place, group in deal(pool, wanted, pack.defender_bit, pack.apart_of, chance):
            for old, new in zip(state.guards[place], group, strict=True):
                knows[new] = marks[old]
            state.guards[place] = tuple(group)
    if attacks:
        wanted = []
        for place in attacks:
            unknown = sum([not marks[card] & me for card in state.attacks[place]])
            wanted.append((unknown, fitting_unseen(state, place, me), place))
        for place, group in deal(pool, wanted, pack.enemy_bit, pack.fit_of, chance):
            fresh: list[int] = []
            for old in state.attacks[place]:
                if marks[old] & me:
                    fresh.append(old)
                else:
                    new = group.pop()
                    knows[new] = marks[old]
                    fresh.append(new)
            state.attacks[place] = tuple(fresh)
    # Only now, or what the groups have left would lie nearer to one end than to the other.
    chance.shuffle(pool)
    for seat in range(state.seats):
        own = 1 << seat
        for zones in (state.hands, state.reserves):
            cards = [card for card in zones[seat] if marks[card] & me]
            unknown = len(zones[seat]) - len(cards)
            if unknown:
                for new in pool[-unknown:]:
                    knows[new] = own
                cards += pool[-unknown:]
                del pool[-unknown:]
                cards.sort()
                zones[seat] = tuple(cards)
    for card in pool:
        knows[card] = 0
    state.deck = pool


Wanted = list[tuple[int, int, int]]
"""Groups of face-down cards that are to be dealt: their size, the types that fit what is known, their place."""

_PATIENCE: Final = 1000
"""After this many deals that the rules do not allow, a search finds one that they do. At most tables every other deal
is allowed, in the most tangled games one in twenty."""


def deal(
    pool: list[int], wanted: Wanted, bits: tuple[int, ...], fits: tuple[int, ...], chance: Chance
) -> list[tuple[int, list[int]]]:
    """CG-DEF-02, CG-RULING-19: cards of the pool that fit one another for every group, taken out of the pool. They
    are drawn again until all fit, so that every deal that the rules allow is equally likely, as `face_down`
    assumes."""
    held = [card for card in pool if bits[card]]
    dealt: list[tuple[int, list[int]]] = []
    for _ in range(_PATIENCE):
        chance.shuffle(held)
        dealt = cut(held, wanted, bits, fits)
        if dealt:
            break
    else:
        dealt = look_for(held, wanted, bits, fits)
    used = {card for _, group in dealt for card in group}
    pool[:] = [card for card in pool if card not in used]
    return dealt


def cut(
    cards: list[int], wanted: Wanted, bits: tuple[int, ...], fits: tuple[int, ...]
) -> list[tuple[int, list[int]]]:
    """The first cards for the first group, the next for the next; nothing where some do not fit one another."""
    dealt: list[tuple[int, list[int]]] = []
    start = 0
    for size, fit, place in wanted:
        group = cards[start : start + size]
        start += size
        for card in group:
            if not bits[card] & fit:
                return []
            fit &= fits[card]
        dealt.append((place, group))
    return dealt


def look_for(
    held: list[int], wanted: Wanted, bits: tuple[int, ...], fits: tuple[int, ...]
) -> list[tuple[int, list[int]]]:
    """The group with the least to choose from comes first. The true cards are one solution, so one always exists; but
    the search does not use them."""
    order: list[tuple[int, int, int, int]] = []
    for size, fit, place in wanted:
        spare = -size
        for card in held:
            if bits[card] & fit:
                spare += 1
        order.append((spare, -size, place, fit))
    order.sort()
    dealt = Search([(-size, fit) for _, size, _, fit in order], bits, fits).fill(0, held)
    assert dealt is not None
    return [(place, group) for (_, _, place, _), group in zip(order, dealt, strict=True)]


class Search:
    """Fills one group after another, card by card in the given order, and steps back where it gets stuck."""

    def __init__(self, groups: list[tuple[int, int]], bits: tuple[int, ...], fits: tuple[int, ...]) -> None:
        self.groups = groups
        self.bits = bits
        self.fits = fits
        self.hopeless: set[tuple[int, ...]] = set()
        """From which group on which types that were left led nowhere."""

    def fill(self, group: int, left: list[int]) -> list[list[int]] | None:
        """Cards for this group and all after it."""
        if group == len(self.groups):
            return []
        size, fit = self.groups[group]
        key: tuple[int, ...] = ()
        if self.hopeless:
            key = (group, *sorted([self.bits[card] for card in left]))
            if key in self.hopeless:
                return None
        found = self.complete(group, [], size, fit, left, 0)
        if found is None:
            self.hopeless.add(key or (group, *sorted([self.bits[card] for card in left])))
        return found

    def complete(
        self, group: int, chosen: list[int], missing: int, fit: int, left: list[int], start: int
    ) -> list[list[int]] | None:
        """The group's missing cards, from `start` on; copies of a card that did not help will not help either."""
        if not missing:
            further = self.fill(group + 1, [card for card in left if card not in chosen])
            return None if further is None else [chosen, *further]
        tried = 0
        for index in range(start, len(left) - missing + 1):
            card = left[index]
            bit = self.bits[card]
            if not bit & fit or bit & tried:
                continue
            tried |= bit
            found = self.complete(group, [*chosen, card], missing - 1, fit & self.fits[card], left, index + 1)
            if found is not None:
                return found
        return None
