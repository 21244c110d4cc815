"""What effect texts, successes and failures make of a standing."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import effects as verbs
from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.standing import Standing
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    COMPANION_SOURCE,
    CONSOLE,
    HELP_AFAR,
    HELP_ON_SITE,
    MOST_TOKENS,
    is_anomaly,
    is_earth,
    place_of,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.effects import Alternative
from vortex.kernel.state import NOBODY

COMPANION_WORTH = 2.0
EQUIPMENT_WORTH = 1.0
"""In dice, where it is not known which one goes."""


def after_text(book: Book, start: Standing, seat: int, text: int, zone: int) -> Standing:
    """The acting seat picks among alternatives what is best for itself."""
    now = start
    for part in book.pack.texts[text]:
        if len(part) == 1:
            now = after_effects(book, now, seat, part[0], zone)
            continue
        best: Standing | None = None
        most = -1.0
        for alternative in part:
            if not is_affordable(now, seat, alternative):
                continue
            found = after_effects(book, now, seat, alternative, zone)
            value = found.probability(seat)
            if value > most:
                best, most = found, value
        now = best if best is not None else after_effects(book, now, seat, part[0], zone)
    return now


def is_affordable(now: Standing, seat: int, alternative: Alternative) -> bool:
    for effect in alternative:
        if effect.scope != verbs.SELF:
            continue
        verb = effect.verb
        if (
            (verb == verbs.LOSE_SONIC and now.tokens[seat] < effect.amount)
            or (verb == verbs.DISCARD_CARDS and now.cards[seat] < effect.amount)
            or (verb == verbs.DISCARD_EQUIPMENT and now.equipment[seat] < effect.amount)
            or (
                verb in (verbs.DISMISS_COMPANIONS, verbs.DISCARD_COMPANIONS)
                and now.crew[seat] < effect.amount
            )
        ):
            return False
    return True


def after_effects(book: Book, start: Standing, seat: int, effects: Alternative, zone: int) -> Standing:
    now = start.copy()
    for effect in effects:
        if effect.scope == verbs.EACH:
            for each in range(now.seats):
                _do(book, now, each, effect.verb, effect.amount, zone)
        elif effect.scope == verbs.ANOTHER:
            if now.seats > 1:
                _do(book, now, most_behind(now, seat), effect.verb, effect.amount, zone)
        else:
            _do(book, now, seat, effect.verb, effect.amount, zone)
    return now


def most_behind(now: Standing, seat: int) -> int:
    """The other Doctor who has the longest way to go."""
    others = [other for other in range(now.seats) if other != seat]
    return max(others, key=lambda other: now.left[other])


def _do(book: Book, now: Standing, seat: int, verb: int, amount: int, zone: int) -> None:
    length = book.pack.gallifrey
    if verb == verbs.TARDIS_FORWARD:
        now.left[seat] = max(0, now.left[seat] - amount)
    elif verb == verbs.TARDIS_BACK:
        now.left[seat] = min(length, now.left[seat] + amount)
    elif verb == verbs.SHIP_FORWARD:
        now.ship_left = max(0, now.ship_left - amount)
    elif verb == verbs.SHIP_BACK:
        now.ship_left = min(length, now.ship_left + amount)
    elif verb == verbs.GAIN_SONIC:
        now.tokens[seat] = min(MOST_TOKENS, now.tokens[seat] + amount)
    elif verb == verbs.LOSE_SONIC:
        now.tokens[seat] = max(0, now.tokens[seat] - amount)
    elif verb == verbs.DRAW_CARDS:
        now.cards[seat] += amount
    elif verb == verbs.DISCARD_CARDS:
        now.cards[seat] = max(0, now.cards[seat] - amount)
    elif verb in (verbs.DISMISS_COMPANIONS, verbs.DISCARD_COMPANIONS):
        gone = min(amount, now.crew[seat])
        now.crew[seat] -= gone
        now.strength[seat] -= COMPANION_WORTH * gone
    elif verb == verbs.DISCARD_EQUIPMENT:
        gone = min(amount, now.equipment[seat])
        now.equipment[seat] -= gone
        now.strength[seat] -= EQUIPMENT_WORTH * gone
    else:
        _move_daleks(now, verb, amount, zone)


def _move_daleks(now: Standing, verb: int, amount: int, zone: int) -> None:
    if verb == verbs.ADD_DALEKS_HERE:
        if zone != CONSOLE and not is_anomaly(zone):
            now.daleks += amount
            now.on_earth += amount if is_earth(zone) else 0
    elif verb == verbs.ADD_DALEKS_ON_EARTH:
        now.daleks += amount
        now.on_earth += amount
    elif verb in (verbs.REMOVE_DALEKS_ON_EARTH, verbs.REMOVE_DALEKS_ANYWHERE, verbs.REMOVE_DALEKS_HERE):
        if verb == verbs.REMOVE_DALEKS_HERE and not is_earth(zone):
            gone = min(amount, now.daleks - now.on_earth)
            now.daleks -= gone
            return
        gone = min(amount, now.on_earth)
        now.on_earth -= gone
        now.daleks -= gone
        if verb == verbs.REMOVE_DALEKS_ANYWHERE:
            now.daleks -= min(amount - gone, now.daleks)


def after_success(
    book: Book, state: DaleksState, start: Standing, seat: int, zone: int, helper: int, help: int
) -> Standing:
    """Stage E for this seat as the caller. A Task that advances sets dice free or lifts a burden."""
    pack = state.pack
    text = pack.anomaly_reward[zone - ANOMALY_ZONE] if is_anomaly(zone) else pack.zone_reward[zone]
    now = after_text(book, start, seat, text, zone) if text else start.copy()
    if help == HELP_ON_SITE and text:
        now = after_text(book, now, helper, text, zone)
    here = daleks_here(state, zone)
    gone = min(here, 2 if help == HELP_ON_SITE else 1)
    now.daleks = max(0, now.daleks - gone)
    if is_earth(zone):
        now.on_earth = max(0, now.on_earth - gone)
    if help == HELP_AFAR and helper != NOBODY:
        now.cards[helper] += 1
    if is_anomaly(zone):
        # Its burden is off everybody's shoulders.
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
        now = after_text(book, now, seat, text, zone)
        if help == HELP_ON_SITE:
            now = after_text(book, now, helper, text, zone)
    if help == HELP_AFAR and helper != NOBODY:
        now.tokens[helper] = max(0, now.tokens[helper] - 1)
    return now


def daleks_here(state: DaleksState, zone: int) -> int:
    return 0 if zone == CONSOLE or is_anomaly(zone) else state.daleks[place_of(zone)]
