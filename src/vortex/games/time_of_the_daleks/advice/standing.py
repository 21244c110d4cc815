"""How the race and the common danger stand, in a few numbers, and what chances to win they give."""

from __future__ import annotations

from math import exp

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES
from vortex.games.time_of_the_daleks.rules.dalek_turn import TOO_MANY_ON_EARTH
from vortex.games.time_of_the_daleks.state import Daleks
from vortex.games.time_of_the_daleks.zones import DALEK_MARKERS, MOST_TOKENS
from vortex.kernel.state import NOBODY

STEPS = 1.45
"""Spaces that a Doctor of middling strength gets on in a round."""
MIDDLING = 8.0
"""The strength of such a Doctor, in dice."""
PER_DIE = 0.11
"""By how much a die more makes a Doctor faster."""
PER_TOKEN = 0.20
PER_CARD = 0.30
"""What a Sonic Charge and a card in hand are worth, in dice."""
SHIP_SPEED = 2.2
"""Spaces that the ship gets on in a round, failures included."""


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

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left = [0] * seats
        self.tokens = [0] * seats
        self.cards = [0] * seats
        self.strength = [0.0] * seats
        self.ship_left = 0
        self.daleks = 0
        self.on_earth = 0
        self.crew = [0] * seats
        self.equipment = [0] * seats

    def copy(self) -> Standing:
        twin = Standing(self.seats)
        twin.left = self.left[:]
        twin.tokens = self.tokens[:]
        twin.cards = self.cards[:]
        twin.strength = self.strength[:]
        twin.ship_left = self.ship_left
        twin.daleks = self.daleks
        twin.on_earth = self.on_earth
        twin.crew = self.crew[:]
        twin.equipment = self.equipment[:]
        return twin

    def time_left(self, seat: int) -> float:
        """Rounds until this Doctor is on Gallifrey, if all goes as usual."""
        if self.left[seat] <= 0:
            return 0.0
        dice = (
            self.strength[seat]
            + PER_TOKEN * min(self.tokens[seat], MOST_TOKENS)
            + PER_CARD * min(self.cards[seat], 5)
        )
        pace = STEPS * max(0.4, 1.0 + PER_DIE * (dice - MIDDLING))
        return self.left[seat] / pace + 0.35

    def daleks_win(self, soonest: float) -> float:
        """The chance that no Doctor wins, with the first of them needing so many rounds."""
        if self.daleks > DALEK_MARKERS:
            return 1.0
        if soonest <= 0.0:
            # Somebody stands on Gallifrey: only what this round can still bring counts.
            danger = -3.0 + 2.5 * max(0, 2 - self.ship_left) + 2.5 * max(0, self.on_earth - 1)
            return 0.97 if self.ship_left <= 1 or self.on_earth >= TOO_MANY_ON_EARTH else _logistic(danger)
        ship = self.ship_left / SHIP_SPEED
        danger = 0.55 * (soonest - ship) + 0.42 * (self.daleks - 2.2) + 0.75 * max(0, self.on_earth - 1)
        return _logistic(danger)

    def chances(self) -> list[float]:
        """Every Doctor's chance to win."""
        times = [self.time_left(seat) for seat in range(self.seats)]
        soonest = min(times)
        hope = 1.0 - self.daleks_win(soonest)
        if soonest <= 0.0:
            return [hope * (1.0 if time <= 0.0 else 0.22 * exp(-time)) for time in times]
        shares = [exp(0.65 * (soonest - time)) for time in times]
        whole = sum(shares)
        return [hope * share / whole for share in shares]

    def chance(self, seat: int) -> float:
        return self.chances()[seat]


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def standing(book: Book, state: Daleks) -> Standing:
    """The table as it is now."""
    found = Standing(state.seats)
    pack = state.pack
    for seat in range(state.seats):
        found.left[seat] = pack.gallifrey - state.tardis[seat]
        found.tokens[seat] = state.tokens[seat]
        found.cards[seat] = len(state.hands[seat])
        found.crew[seat] = len(state.companions[seat])
        found.equipment[seat] = len(state.equipment[seat])
        if state.doctors[seat] != NOBODY:
            worth = 0.0
            for source in state.sources(seat):
                worth += book.console_worth[source]
            found.strength[seat] = worth
    found.ship_left = pack.gallifrey - state.ship
    found.daleks = sum(state.daleks)
    found.on_earth = sum(state.daleks[:EARTH_ZONES])
    return found
