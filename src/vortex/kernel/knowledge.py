"""Who knows which card. `State.knows[card]` has a bit for every seat that knows the card's face.

Views, event redaction and `determinise` read this and nothing else.
"""

from __future__ import annotations

from typing import Final

from vortex.kernel.chance import Chance


def everybody(seats: int) -> int:
    return (1 << seats) - 1


def knows(state_knows: list[int], card: int, seat: int | None) -> bool:
    """A spectator (None) knows what everybody could know: only cards marked with the spectator's bit are shown."""
    if seat is None:
        return state_knows[card] >= PUBLIC
    return state_knows[card] >> seat & 1 == 1


def has_learned(before: list[int], after: list[int], seats: int) -> bool:
    """Whether one of the seats, a bit each, has come to know a card."""
    return any(new & ~old & seats for old, new in zip(before, after, strict=True))


def has_learned_more(before: list[int], after: list[int], seat: int) -> bool:
    """Whether any seat has come to know a card that this seat had not known. What a seat shows of its own is its own
    affair."""
    return any(new & ~old and not old >> seat & 1 for old, new in zip(before, after, strict=True))


PUBLIC: Final = 0x80
"""Set beside all seats' bits on a card that lies open: spectators see it too."""


def open_to_all(seats: int) -> int:
    return PUBLIC | everybody(seats)


def reshuffle_unknown(
    zones: list[list[int]], state_knows: list[int], seat: int | None, chance: Chance, offset: int = 0
) -> None:
    """Deal again the cards that `seat` does not know, over the places where such cards lie.

    The zones hold cards of one back; `offset` leads from a card's number to its place in `knows`. Who knows a
    place's card is a fact about the place, so the marks stay with the places.
    """
    places: list[tuple[list[int], int]] = []
    cards: list[int] = []
    marks: list[int] = []
    known_by = PUBLIC if seat is None else 1 << seat
    for zone in zones:
        for index, card in enumerate(zone):
            mark = state_knows[offset + card]
            if not mark & known_by:
                places.append((zone, index))
                cards.append(card)
                marks.append(mark)
    # Sorted first, so that the true order has no influence on the deal.
    cards.sort()
    chance.shuffle(cards)
    for (zone, index), card, mark in zip(places, cards, marks, strict=True):
        zone[index] = card
        state_knows[offset + card] = mark
