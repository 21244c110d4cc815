"""The end by counters: five of a kind in play end the game when their owner's next turn comes.

The player who would then win wants the fifth counter; the others want to prevent it. Scores are victory points.
"""

from __future__ import annotations

from typing import Final

from vortex.games.card_game.numbering import COUNTERS
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState

_WON: Final = 2.0
_LOST: Final = -6.0
_SAFE_LEAD: Final = 4
"""Until the end comes, everybody else has another turn: a smaller lead may be gone by then."""


def lead(totals: tuple[int, ...] | list[int], seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def last_counter(state: CardGameState, seat: int, worth: int, loser: int) -> float:
    """What it is worth to a seat to lay its fifth counter with a Location that `loser` no longer scores."""
    totals = list(scores(state))
    totals[seat] += worth
    totals[loser] -= worth
    ahead = lead(totals, seat)
    return _WON if ahead > _SAFE_LEAD else 0.0 if ahead > 1 else _LOST


def counter_placed(state: CardGameState, seat: int, place: int) -> float:
    """A defeated attack brings a TARDIS counter; the fifth one ends the game."""
    if state.tardis_counters(seat) != COUNTERS - 1:
        return 0.0
    return last_counter(state, seat, state.pack.vp[place], state.controller(place))


def relief(counters: int, owner_leads: bool, own_lead: int) -> float:
    """What it is worth to a seat that another player takes back one of this many counters of a kind."""
    if counters == COUNTERS:
        # The game is about to end: good if the seat is ahead, otherwise its last chance.
        return _LOST / 2 if own_lead > 1 else -_LOST
    if counters == COUNTERS - 1:
        return 1.0 if owner_leads else 0.3
    return 0.15 if counters == COUNTERS - 2 else 0.0


class Looming:
    """What every other seat's counters mean to one seat, by kind."""

    __slots__ = ("daleks", "tardis", "totals")

    def __init__(self, state: CardGameState, seat: int) -> None:
        self.totals = totals = scores(state)
        own = lead(totals, seat)
        most = max(totals)
        self.daleks: list[float] = []
        self.tardis: list[float] = []
        for other, total in enumerate(totals):
            if other == seat:
                self.daleks.append(0.0)
                self.tardis.append(0.0)
                continue
            self.daleks.append(relief(state.dalek_counters(other), total == most, own))
            self.tardis.append(relief(state.tardis_counters(other), total == most, own))
