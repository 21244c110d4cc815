"""The chances to win at a table, judged carefully: for bots that look ahead and compare the results.

Choices are weighed by the quicker `Standing.odds`, which counts everything that helps as dice. Results of games say
more: Companions hold off the Daleks for all; Equipment and Sonic Charges win the race for their owner.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from vortex.games.time_of_the_daleks.advice.standing import (
    FEW_DALEKS,
    LAST_SPACES,
    MANY_CARDS,
    Standing,
    logistic,
)
from vortex.games.time_of_the_daleks.numbering import DALEK_MARKERS
from vortex.games.time_of_the_daleks.rules.ending import TOO_MANY_ON_EARTH

# How likely the Daleks win: a logistic regression on the turns of 1,800 games among companions at two, three and four
# seats. What Doctors have counts by its mean.
_DANGER: Final = 1.5
_LESS_FOR_EACH_FURTHER_SEAT: Final = 0.25
_PER_SPACE_LEFT: Final = 0.055
_PER_SPACE_LEFT_FOR_THE_FIRST: Final = 0.17
_PER_SHIP_SPACE: Final = 0.2
_PER_LAST_SPACE: Final = 0.31
_PER_DALEK: Final = 0.15
_PER_DALEK_TOO_MANY: Final = 0.34
_PER_DALEK_ON_EARTH: Final = 0.25
_PER_TOKEN: Final = 0.19
_PER_CARD: Final = 0.03
_PER_COMPANION: Final = 0.79
_PER_EQUIPMENT: Final = 0.33

# Who wins if the Daleks do not: the same for shares.
_LEAD: Final = 0.51
_TOKEN: Final = 0.11
_CARD: Final = 0.03
_EQUIPMENT: Final = 0.21

USUAL: Final = {2: 0.282, 3: 0.344, 4: 0.389}
"""The share of games that the Daleks win, by the number of seats: 216, 96 and 72 games among time-lords
(docs/balance) …"""
USUAL_WITH: Final = "9f935af6760a72d554d6cf7f76a2229e5dc01d248a38b24ba3a1436cc89e2327"
"""… with the cards of this hash."""
SETTLED: Final = 4
"""After this many rounds the table says more than the average does. (Three to five make little difference.)"""
_TOGETHER: Final = 0.7
"""A share to this power is how often its Doctor wins when Doctors do: of 0.5, 0.55 and so on the exponent that foretold
360 games among time-lords best, at two and three seats alike; at four 0.75 was as good."""


def judged(now: Standing) -> list[float]:
    """Every Doctor's chance to win, and after them the Daleks'."""
    odds = _doctors(now)
    # Doctors share what hope there is; on Gallifrey everybody has all of it.
    hope = max(odds) if min(now.left) <= 0 else sum(odds)
    odds.append(max(0.0, 1.0 - hope))
    return odds


def _doctors(now: Standing) -> list[float]:
    left = now.left
    soonest = min(left)
    ship_left = now.ship_left
    if soonest <= 0 or ship_left <= 1 or now.on_earth >= TOO_MANY_ON_EARTH or now.daleks > DALEK_MARKERS:
        # The game is practically over: there is little to judge.
        return now.odds()
    danger = (
        _DANGER
        - _LESS_FOR_EACH_FURTHER_SEAT * (now.seats - 2)
        + _PER_SPACE_LEFT_FOR_THE_FIRST * soonest
        - _PER_SHIP_SPACE * ship_left
        + _PER_DALEK * now.daleks
        + _PER_DALEK_ON_EARTH * now.on_earth
    )
    if now.daleks > FEW_DALEKS:
        danger += _PER_DALEK_TOO_MANY * (now.daleks - FEW_DALEKS)
    if ship_left < LAST_SPACES:
        danger += _PER_LAST_SPACE * (LAST_SPACES - ship_left)
    means = 0.0
    shares: list[float] = []
    for seat in range(now.seats):
        tokens, equipment = now.tokens[seat], now.equipment[seat]
        cards = min(now.cards[seat], MANY_CARDS)
        means += (
            _PER_SPACE_LEFT * left[seat]
            - _PER_TOKEN * tokens
            - _PER_CARD * cards
            - _PER_COMPANION * now.crew[seat]
            - _PER_EQUIPMENT * equipment
        )
        shares.append(exp(_TOKEN * tokens + _CARD * cards + _EQUIPMENT * equipment - _LEAD * left[seat]))
    hope = 1.0 - logistic(danger + means / now.seats)
    whole = sum(shares)
    return [hope * share / whole for share in shares]


def calibrated(found: list[float], usual: float | None, known: float) -> list[float]:
    """In the first rounds nobody has Companions or Equipment yet, which would be dire later in a game: there the
    average counts, and the table only in part. And Doctors can win together, so each has more than an equal share of
    what the Daleks leave."""
    daleks = found[-1]
    if daleks >= 1.0:
        return found
    likely = daleks
    if usual is not None and known < 1.0 and daleks > 0.0:
        likely = logistic(known * _logit(daleks) + (1.0 - known) * _logit(usual))
    shares = [min(1.0, probability / (1.0 - daleks)) for probability in found[:-1]]
    return [*((1.0 - likely) * share**_TOGETHER for share in shares), likely]


def _logit(probability: float) -> float:
    return log(probability / (1.0 - probability))
