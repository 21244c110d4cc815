"""How the race and the common danger stand, in a few numbers, and what chances to win they give."""

from __future__ import annotations

from math import exp
from typing import Final

from vortex.games.time_of_the_daleks.numbering import DALEK_MARKERS, EARTH_ZONES
from vortex.games.time_of_the_daleks.rules.ending import TOO_MANY_ON_EARTH
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY

PER_TOKEN: Final = 0.20
PER_CARD: Final = 0.30
"""What a Sonic Charge and a card in hand are worth, in dice."""
MANY_CARDS: Final = 5
"""More than this many do not help any further."""
FEW_DALEKS: Final = 3
"""Each of them above this is more dangerous than those before."""
LAST_SPACES: Final = 4
"""With fewer than this before it, each step of the ship is more dangerous than those before."""

# How likely the Daleks win: weights of a logistic model, found by following some hundred games among these bots.
_DANGER: Final = 0.3
_PER_SPACE_LEFT: Final = 0.12
_PER_SHIP_SPACE: Final = 0.11
_PER_DALEK: Final = 0.12
_PER_DALEK_TOO_MANY: Final = 0.45
_PER_DALEK_ON_EARTH: Final = 0.1
_PER_DIE: Final = 0.25
_MIDDLING: Final = 8.0
_PER_LAST_SPACE: Final = 0.25

# Who wins if the Daleks do not: the same for shares.
_LEAD: Final = 0.44
_STRENGTH: Final = 0.07


class Standing:
    """A sheet of numbers that effects can be tried on; lists have one place a seat."""

    __slots__ = (
        "cards",
        "crew",
        "daleks",
        "equipment",
        "left",
        "on_earth",
        "seats",
        "ship_left",
        "strength",
        "tokens",
    )

    def __init__(
        self,
        left: list[int],
        tokens: list[int],
        cards: list[int],
        strength: list[float],
        crew: list[int],
        equipment: list[int],
        ship_left: int,
        daleks: int,
        on_earth: int,
    ) -> None:
        self.seats = len(left)
        self.left = left
        self.tokens = tokens
        self.cards = cards
        self.strength = strength
        self.crew = crew
        self.equipment = equipment
        self.ship_left = ship_left
        self.daleks = daleks
        self.on_earth = on_earth

    def copy(self) -> Standing:
        return Standing(
            self.left[:],
            self.tokens[:],
            self.cards[:],
            self.strength[:],
            self.crew[:],
            self.equipment[:],
            self.ship_left,
            self.daleks,
            self.on_earth,
        )

    def key(self) -> tuple[object, ...]:
        """Equal for sheets that say the same."""
        return (
            self.ship_left,
            self.daleks,
            self.on_earth,
            *self.left,
            *self.tokens,
            *self.cards,
            *self.strength,
            *self.crew,
            *self.equipment,
        )

    def dice(self, seat: int) -> float:
        """Everything that helps in Adventures, in dice."""
        cards = self.cards[seat]
        return (
            self.strength[seat]
            + PER_TOKEN * self.tokens[seat]
            + PER_CARD * (cards if cards < MANY_CARDS else MANY_CARDS)
        )

    def daleks_win(self, is_finished: bool, dice: float) -> float:
        """The chance that no Doctor wins; `is_finished` when one stands on Gallifrey already, `dice` is what helps
        all Doctors together."""
        if self.daleks > DALEK_MARKERS:
            return 1.0
        ship_left = self.ship_left
        if ship_left <= 1 or self.on_earth >= TOO_MANY_ON_EARTH:
            return 0.97
        if is_finished:
            # Only what this round can still bring counts.
            return logistic(-3.5 + 2.0 * max(0, 3 - ship_left) + max(0, self.on_earth - 1))
        seats = self.seats
        danger = (
            _DANGER
            + _PER_SPACE_LEFT * sum(self.left) / seats
            - _PER_SHIP_SPACE * ship_left
            + _PER_DALEK * self.daleks
            + _PER_DALEK_ON_EARTH * self.on_earth
            - _PER_DIE * (dice / seats - _MIDDLING)
        )
        if self.daleks > FEW_DALEKS:
            danger += _PER_DALEK_TOO_MANY * (self.daleks - FEW_DALEKS)
        if ship_left < LAST_SPACES:
            danger += _PER_LAST_SPACE * (LAST_SPACES - ship_left)
        return logistic(danger)

    def odds(self) -> list[float]:
        """Every Doctor's chance to win."""
        soonest = min(self.left)
        dice = 0.0
        shares: list[float] = []
        whole = 0.0
        for seat in range(self.seats):
            own = self.dice(seat)
            dice += own
            share = exp(_STRENGTH * own - _LEAD * self.left[seat])
            whole += share
            shares.append(share)
        hope = 1.0 - self.daleks_win(soonest <= 0, dice)
        if soonest <= 0:
            return [hope * (1.0 if way <= 0 else 0.25 * exp(-0.5 * way)) for way in self.left]
        return [hope * share / whole for share in shares]

    def probability(self, seat: int) -> float:
        return self.odds()[seat]


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def standing(console_worth: list[float], state: DaleksState) -> Standing:
    """The table as it is now; cards on consoles are worth so many dice."""
    gallifrey = state.pack.gallifrey
    strength: list[float] = []
    for seat in range(state.seats):
        worth = 0.0
        if state.doctors[seat] != NOBODY:
            for source in state.sources(seat):
                worth += console_worth[source]
        strength.append(worth)
    return Standing(
        [gallifrey - space for space in state.tardis],
        state.tokens[:],
        [len(hand) for hand in state.hands],
        strength,
        [len(companions) for companions in state.companions],
        [len(equipment) for equipment in state.equipment],
        gallifrey - state.ship,
        state.dalek_count,
        sum(state.daleks[:EARTH_ZONES]),
    )
