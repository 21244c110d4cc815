"""What a Doctor brings into an Adventure: dice, icons, tokens; and what that is worth in general."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM
from vortex.games.time_of_the_daleks.numbering import MOST_SOURCES, USED_FACE, USED_REROLL, used_mark
from vortex.games.time_of_the_daleks.state import DaleksState


class Kit:
    """The means of one Doctor. Re-rolls are pairs of how many and which colours, faces of colours and symbol; K-9's
    re-roll stands apart, for a Fixed Point does not forbid it."""

    __slots__ = ("dice", "faces", "has_k9", "icons", "rerolls", "tokens")

    def __init__(self, tokens: int) -> None:
        self.dice = [0, 0, 0, 0]
        self.icons: list[int] = []
        self.rerolls: list[tuple[int, int]] = []
        self.faces: list[tuple[int, int]] = []
        self.tokens = tokens
        self.has_k9 = False

    def add(self, pack: Pack, source: int) -> None:
        """All icons of a card."""
        for colour, count in enumerate(pack.adds[source]):
            self.dice[colour] += count
        self.icons.extend(pack.focus[source])
        if pack.reroll_most[source] >= 0:
            self.rerolls.append((pack.reroll_most[source], pack.reroll_colours[source]))
        if pack.face_symbol[source] >= 0:
            self.faces.append((pack.face_colours[source], pack.face_symbol[source]))

    def key(self) -> tuple[object, ...]:
        """Equal for kits that can do the same, and only for those: the same figure means different things in
        different icons."""
        return (
            *self.dice,
            self.tokens,
            self.has_k9,
            tuple(self.icons),
            tuple(self.rerolls),
            tuple(self.faces),
        )

    def drop(self, pack: Pack, source: int) -> None:
        """The opposite of `add`."""
        for colour, count in enumerate(pack.adds[source]):
            self.dice[colour] -= count
        for icon in pack.focus[source]:
            self.icons.remove(icon)
        if pack.reroll_most[source] >= 0:
            self.rerolls.remove((pack.reroll_most[source], pack.reroll_colours[source]))
        if pack.face_symbol[source] >= 0:
            self.faces.remove((pack.face_colours[source], pack.face_symbol[source]))


def full_kit(state: DaleksState, seat: int) -> Kit:
    """At the beginning of a turn: everything on the console is unused."""
    found = Kit(state.tokens[seat])
    pack = state.pack
    console = state.consoles[seat]
    found.dice = list(console.adds)
    for source in console.focuses:
        found.icons.extend(pack.focus[source])
    for source in console.rerolls:
        found.rerolls.append((pack.reroll_most[source], pack.reroll_colours[source]))
    for source in console.faces:
        found.faces.append((pack.face_colours[source], pack.face_symbol[source]))
    found.has_k9 = state.k9 == seat
    return found


def kit_left(state: DaleksState, seat: int) -> Kit:
    """In the middle of an Adventure: what is unused. The dice are in the pool by then."""
    found = Kit(state.tokens[seat])
    pack = state.pack
    used = state.used
    console = state.consoles[seat]
    for source in console.rerolls:
        if used_mark(source, USED_REROLL) not in used:
            found.rerolls.append((pack.reroll_most[source], pack.reroll_colours[source]))
    for source in console.faces:
        if used_mark(source, USED_FACE) not in used:
            found.faces.append((pack.face_colours[source], pack.face_symbol[source]))
    found.has_k9 = state.k9 == seat and not state.k9_used
    return found


def console_worths(pack: Pack) -> list[float]:
    """What each card is worth on a console, in dice."""
    return [_worth(pack, source) for source in range(MOST_SOURCES)]


_ABILITY_WORTH: Final = {
    "k9-power": 0.9,
    "trade-dice": 0.3,
    "wanderer": 0.2,
    "tinkerer": 0.3,
    "persuasive": 0.3,
}


def _worth(pack: Pack, source: int) -> float:
    adds = pack.adds[source]
    worth = adds[0] + 1.15 * sum(adds[1:])
    for icon in pack.focus[source]:
        worth += 0.25 + 0.05 * icon.bit_count()
    most = pack.reroll_most[source]
    if most >= 0:
        colours = pack.reroll_colours[source].bit_count()
        worth += 0.5 if most == ALL_OF_THEM else min(1.1, 0.35 * min(most, 3) + 0.05 * colours)
    if pack.face_symbol[source] >= 0:
        worth += 0.55
    if pack.prepare[source]:
        worth += 0.9
    return worth + _ABILITY_WORTH.get(pack.ability[source], 0.0)
