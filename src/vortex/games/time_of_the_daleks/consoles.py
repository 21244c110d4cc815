"""A console: what the Doctor, the Companions and the installed Equipment on it carry together (TOD-POOL-01)."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.icons import ADDS, FOCUSES, PREPARES, REROLLS, TURNS
from vortex.games.time_of_the_daleks.numbering import COMPANION_SOURCE, DOCTOR_SOURCE, Cards


class Console:
    """The sources on a console, all and by what they carry, in the order in which they lie there.

    Worked out when a card comes or goes; it never changes, so copies of a state share it.
    """

    __slots__ = ("adds", "faces", "focuses", "prepares", "reaches_others", "rerolls", "sources")

    def __init__(self, pack: Pack, doctor: int, companions: Cards, equipment: Cards) -> None:
        sources: Cards = (DOCTOR_SOURCE + doctor,) if doctor >= 0 else ()
        for companion in companions:
            sources += (COMPANION_SOURCE + companion,)
        sources += equipment
        black = green = blue = red = 0
        focuses: Cards = ()
        rerolls: Cards = ()
        faces: Cards = ()
        prepares: Cards = ()
        for source in sources:
            carried = pack.carries[source]
            if carried & ADDS:
                dice = pack.adds[source]
                black += dice[0]
                green += dice[1]
                blue += dice[2]
                red += dice[3]
            if carried & FOCUSES:
                focuses += (source,)
            if carried & REROLLS:
                rerolls += (source,)
            if carried & TURNS:
                faces += (source,)
            if carried & PREPARES:
                prepares += (source,)
        self.sources = sources
        self.adds: tuple[int, ...] = (black, green, blue, red)
        self.focuses = focuses
        self.rerolls = rerolls
        self.faces = faces
        self.prepares = prepares
        # TOD-RULING-126
        self.reaches_others = False
        for card in equipment:
            if pack.acts_on_any_pool[card]:
                self.reaches_others = True


_MOST_REMEMBERED: Final = 5000


def furnished(pack: Pack, doctor: int, companions: Cards, equipment: Cards) -> Console:
    """The console with these cards. The same meet again and again, in one game and in all that are thought ahead."""
    cards = (doctor, companions, equipment)
    found = pack.consoles.get(cards)
    if found is None:
        if len(pack.consoles) == _MOST_REMEMBERED:
            pack.consoles.clear()
        found = pack.consoles[cards] = Console(pack, doctor, companions, equipment)
    console: Console = found
    return console
