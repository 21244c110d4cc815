"""What successes and failures make of a standing."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.effects import after_text
from vortex.games.time_of_the_daleks.advice.standing import Standing
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COMPANION_SOURCE,
    CONSOLE,
    HELP_AFAR,
    HELP_ON_SITE,
    is_anomaly,
    is_earth,
    place_of,
    same_location,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY


def after_success(
    book: Book, state: DaleksState, start: Standing, seat: int, zone: int, helper: int, help: int
) -> Standing:
    """Stage E for this seat as the caller. A Task that advances sets dice free or lifts a burden."""
    pack = state.pack
    text = _reward(pack, zone)
    now = after_text(pack, start, seat, text, zone) if text else start.copy()
    here = daleks_here(state, zone)
    gone = min(here, 1)
    if help == HELP_ON_SITE:
        # TOD-RULING-062: the helper may stand in another zone of the Location.
        theirs = helpers_zone(state, helper, zone)
        if _reward(pack, theirs):
            now = after_text(pack, now, helper, _reward(pack, theirs), theirs)
        is_apart = is_earth(zone) and theirs != zone
        gone += min(daleks_here(state, theirs), 1) if is_apart else min(here - gone, 1)
    now.daleks = max(0, now.daleks - gone)
    if is_earth(zone):
        now.on_earth = max(0, now.on_earth - gone)
    if help == HELP_AFAR and helper != NOBODY:
        now.cards[helper] += 1
    if is_anomaly(zone):
        # Its burden no longer applies.
        for each in range(now.seats):
            now.strength[each] += 0.4
    return now


def after_failure(
    book: Book,
    state: DaleksState,
    start: Standing,
    seat: int,
    zone: int,
    dilemma: int,
    helper: int,
    help: int,
) -> Standing:
    pack = state.pack
    now = start.copy()
    for companion in state.companions[seat]:
        if state.part_timers >> companion & 1:
            now.strength[seat] -= book.console_worth[COMPANION_SOURCE + companion]
            now.crew[seat] -= 1
    if not is_anomaly(zone):
        added = 2 if help == HELP_ON_SITE else 1
        now.daleks += added
        if is_earth(zone):
            now.on_earth += added
    text = pack.anomaly_fail[zone - ANOMALY_ZONE] if is_anomaly(zone) else pack.dilemma_fail[dilemma]
    if text:
        now = after_text(pack, now, seat, text, zone)
        if help == HELP_ON_SITE:
            now = after_text(pack, now, helper, text, zone)
    if help == HELP_AFAR and helper != NOBODY:
        now.tokens[helper] = max(0, now.tokens[helper] - 1)
    return now


def _reward(pack: Pack, zone: int) -> int:
    return pack.anomaly_reward[zone - ANOMALY_ZONE] if is_anomaly(zone) else pack.zone_reward[zone]


def helpers_zone(state: DaleksState, helper: int, zone: int) -> int:
    """Where a Doctor who helps in this zone stands: already at the Location, or here."""
    return state.places[helper] if same_location(state.places[helper], zone) else zone


def daleks_here(state: DaleksState, zone: int) -> int:
    return 0 if zone == CONSOLE or is_anomaly(zone) else state.daleks[place_of(zone)]
