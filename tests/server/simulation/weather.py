"""What goes wrong in a simulated world: drawn from its seed, a different mixture in each."""

from __future__ import annotations

import random
from typing import NamedTuple


class Weather(NamedTuple):
    """Rates are faults a minute; shares are of all frames, statements or notices."""

    slow_share: float = 0.0
    """Frames on their way for seconds instead of milliseconds."""
    wild_share: float = 0.0
    """Frames that a broken proxy loses, doubles or lets overtake others, which no TCP connection does."""
    cuts: float = 0.0
    """Connections that break, of each client."""
    stalls: float = 0.0
    """Clients that stop reading for a while."""
    kills: float = 0.0
    stops: float = 0.0
    """Servers that are told to stop, and start again."""
    pauses: float = 0.0
    """Processes that stand still, and then go on as if nothing had happened."""
    outages: float = 0.0
    """Of the database: all connections break, what was under way may have been carried out."""
    slow_statements: float = 0.0
    lost_answers: float = 0.0
    """Statements that were carried out, or not, when their connection broke."""
    fatal_commits: float = 0.0
    """Entries that are kept, or not, when the database goes away before it says so."""
    lost_notices: float = 0.0
    deafness: float = 0.0
    """Times that no notices at all arrive, as when the connection that listens has silently died."""
    failing_bots: float = 0.0


_WORST = Weather(
    slow_share=0.1,
    wild_share=0.05,
    cuts=3.0,
    stalls=1.0,
    kills=5.0,
    stops=3.0,
    pauses=4.0,
    outages=3.0,
    slow_statements=0.05,
    lost_answers=0.25,
    fatal_commits=0.04,
    lost_notices=1.0,
    deafness=2.0,
    failing_bots=0.3,
)
_FAULTS = 4


def drawn(luck: random.Random) -> Weather:
    """A few kinds of faults, each more or less often: all of them at once hide each other."""
    kinds = luck.sample(Weather._fields, luck.randint(1, _FAULTS))
    return Weather(**{kind: getattr(_WORST, kind) * luck.uniform(0.2, 1.0) for kind in kinds})
