"""A console: what the Doctor, the Companions and the installed Equipment on it carry together (TOD-POOL-01)."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.numbering import (
    COMPANION_SOURCE,
    DOCTOR_SOURCE,
    IN_ANY_ADVENTURE,
    Cards,
)


class Console:
    """The sources on a console, all and by what they carry, in the order in which they lie there.

    Worked out when a card comes or goes; it never changes, so copies of a state share it.
    """

    __slots__ = ("adds", "faces", "focuses", "prepares", "reaches_others", "rerolls", "sources")

    def __init__(self, pack: Pack, doctor: int, companions: Cards, equipment: Cards) -> None:
        sources = [DOCTOR_SOURCE + doctor] if doctor >= 0 else []
        for companion in companions:
            sources.append(COMPANION_SOURCE + companion)
        sources.extend(equipment)
        black = green = blue = red = 0
        focuses: list[int] = []
        rerolls: list[int] = []
        faces: list[int] = []
        prepares: list[int] = []
        for source in sources:
            dice = pack.adds[source]
            black += dice[0]
            green += dice[1]
            blue += dice[2]
            red += dice[3]
            if pack.focus[source]:
                focuses.append(source)
            if pack.reroll_most[source] >= 0:
                rerolls.append(source)
            if pack.face_symbol[source] >= 0:
                faces.append(source)
            if pack.prepare[source]:
                prepares.append(source)
        self.sources = tuple(sources)
        self.adds: tuple[int, ...] = (black, green, blue, red)
        self.focuses = tuple(focuses)
        self.rerolls = tuple(rerolls)
        self.faces = tuple(faces)
        self.prepares = tuple(prepares)
        # TOD-RULING-126
        self.reaches_others = False
        for card in equipment:
            if pack.card_timing[card] == IN_ANY_ADVENTURE:
                self.reaches_others = True
