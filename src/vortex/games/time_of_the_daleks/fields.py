"""Every field of the state, declared once: `make states` writes `slots.py` from this (see `vortex.kernel.fields`).

Lists have one place a seat. A pool is the caller's (0) or the helper's (1); before the roll `pool` counts dice by pool
and colour, after it `dice` counts them by pool, colour and symbol, for dice that look alike are alike; `rolled` counts
the same dice by pool and colour.
"""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.consoles import Console
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    ANOMALY_ZONE,
    CONSOLE,
    MOST_PLACES,
    NO_DIE,
    NO_DILEMMA,
    NO_ENDING,
    Cards,
)
from vortex.kernel.fields import Derived, Few
from vortex.kernel.state import NOBODY


def kept() -> None:
    """What stays for a game."""
    pack: Derived[Pack]


def game(pack: Pack, seats: int) -> None:
    """The empty table, before set-up."""
    # the options
    ignores_conditions: bool = False
    k9: int = NOBODY
    # players
    doctors: list[int] = [-1] * seats
    colours: list[int] = [-1] * seats
    tokens: list[int] = [0] * seats
    tardis: list[int] = [0] * seats
    places: list[int] = [CONSOLE] * seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    companions: list[Cards] = [()] * seats
    equipment: list[Cards] = [()] * seats
    part_timers: int = 0
    consoles: Derived[list[Console]] = [Console(pack, -1, (), ())] * seats
    # the common table
    first: int = 0
    active: int = NOBODY
    die_holder: int = NOBODY
    turn: int = 0
    round: int = 0
    ship: int = 0
    markers: list[int] = []
    tiles: list[int] = []
    dilemmas: bytearray = bytearray([NO_DILEMMA]) * ANOMALY_ZONE
    daleks: bytearray = bytearray(MOST_PLACES)
    dalek_count: Derived[int] = 0
    davros: int = -1
    anomalies: list[int] = []
    prison: bytearray = bytearray(4 * len(pack.anomaly_keys))
    progress: bytearray = bytearray(len(pack.anomaly_keys))
    awaited: bytearray = bytearray(4 * len(pack.anomaly_keys))
    # decks; the last card is the top
    tw_deck: list[int] = []
    tw_discard: list[int] = []
    location_deck: list[int] = []
    location_discard: list[int] = []
    dilemma_deck: list[int] = []
    dilemma_discard: list[int] = []
    earth_deck: list[int] = []
    alien_deck: list[int] = []
    in_decks: Derived[int] = 0
    companion_discard: Cards = ()
    anomaly_deck: list[int] = []
    anomaly_discard: list[int] = []
    # the present turn
    used: Few = ()
    in_play: Cards = ()
    is_dalek_turn: bool = False
    tardis_die: int = NO_DIE
    drawn: Cards = ()
    ending: str = NO_ENDING


def adventure() -> None:
    """Nothing of an Adventure."""
    adventure_zone: int = CONSOLE
    adventure_dilemma: int = NO_DILEMMA
    need: tuple[int, ...] = ()
    conditions: int = 0
    helper: int = NOBODY
    help: int = ALONE
    helper_zone: int = CONSOLE
    pool: list[int] = [0] * 8
    by_cards: list[int] = [0] * 8
    focused: int = 0
    cut: list[int] = [0] * 4
    focus_cards: Cards = ()
    dice: list[int] = [0] * 48
    rolled: Derived[list[int]] = [0] * 8
    shown: list[int] = [0] * 6
    picked: Cards = ()
    exterminated: int = 0
    shielded: bool = False
    has_rolled: bool = False
    rebuild: bool = False
    reopened: bool = False
    building: int = 0
    k9_used: bool = False
    done_to_all: int = 0
