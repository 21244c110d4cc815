"""Stage C in numbers: what a pool holds, how large it may be, what Daleks take away."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.choices import FOCUS, Choices
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    BLACK,
    COLOURS_IN,
    CONSOLE,
    HELP_AFAR,
    MOST_CARDS,
    TIME_BREACH,
    is_anomaly,
    place_of,
)
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY


def pool_limit(state: DaleksState, pool: int) -> int:
    """TOD-LIMIT-05, -06, -08 to -11, TOD-POOL-08, -11, TOD-HELP-13 to -15."""
    if state.help == ALONE:
        limit = 8
    elif state.help == HELP_AFAR:
        limit = 1 if pool else 7
    else:
        limit = 3 if pool else 5
    return limit - 1 if pool == 0 and state.conditions & TIME_BREACH else limit


def free_dice(state: DaleksState, pool: int, colour: int) -> int:
    """TOD-POOL-17, TOD-HELP-17, TOD-RULING-033, -066: what is in the box for this pool."""
    free = state.pack.die_counts[colour] - state.pool[4 - 4 * pool + colour]
    if state.anomalies:
        free -= state.imprisoned(colour)
    return free if free > 0 else 0


def gather(state: DaleksState, seat: int, pool: int) -> None:
    """TOD-POOL-01, -03, -09: all Add icons on the console. TOD-RULING-033: those for which there is a die in the box.
    TOD-RULING-125: dice of cards already played count, too."""
    state.begin_pool(pool)
    adds, by_cards = state.consoles[seat].adds, state.by_cards
    given = [0, 0, 0, 0]
    lapsing = 0
    for colour in range(4):
        wanted = adds[colour] + by_cards[4 * pool + colour]
        if wanted > 0:
            free = free_dice(state, pool, colour)
            given[colour] = min(wanted, free)
            lapsing += wanted - given[colour]
    state.gather(pool, given)
    if lapsing:
        for colour in range(4):
            lacking = adds[colour] + by_cards[4 * pool + colour] - given[colour]
            if lacking > 0:
                state.lapse_dice(pool, colour, lacking)


def room_for(state: DaleksState, pool: int, colour: int) -> int:
    """TOD-RULING-033: how many dice of a colour a pool that is not cut yet can still be given. Before the helper's is
    begun, what its owner's icons will bring is counted, but not what the caller will keep."""
    if pool == state.building:
        return free_dice(state, pool, colour) - state.pool[4 * pool + colour]
    coming = state.consoles[state.helper].adds[colour] + state.by_cards[4 * pool + colour]
    return state.pack.die_counts[colour] - state.imprisoned(colour) - coming


def add(state: DaleksState, pool: int, colour: int, count: int) -> None:
    """TOD-POOL-02: dice of a card, as far as there are any."""
    given = max(0, min(count, room_for(state, pool, colour)))
    state.add_dice(pool, colour, count, given)
    if given < count:
        state.lapse_dice(pool, colour, count - given)


def focus_colours(state: DaleksState, pool: int, colours: int) -> tuple[int, ...]:
    """TOD-RULING-037: the colours of an icon for which there is a black die to give and a die to receive."""
    start = 4 * pool
    dice = state.pool
    found: tuple[int, ...] = ()
    if dice[start + BLACK]:
        for colour in COLOURS_IN[colours]:
            if dice[start + colour] < free_dice(state, pool, colour):
                found += (colour,)
    return found


def focus_bit(source: int, icon: int) -> int:
    return 1 << (source * 4 + icon)


def focus_sources(state: DaleksState, seat: int, pool: int) -> tuple[int, ...]:
    """Focus icons on the console, and focus cards that were played on this pool (TOD-RULING-125, -126)."""
    found = state.consoles[seat].focuses
    if state.focus_cards:
        return found + tuple([lent % MOST_CARDS for lent in state.focus_cards if lent // MOST_CARDS == pool])
    return found


def focuses(state: DaleksState, seat: int, pool: int) -> Choices:
    """TOD-POOL-04 to -06: the exchanges that this seat's unused icons allow now."""
    found: Choices = ()
    if not state.pool[4 * pool + BLACK]:
        return found
    focus = state.pack.focus
    focused = state.focused
    for source in focus_sources(state, seat, pool):
        colours = 0
        for icon, gives in enumerate(focus[source]):
            if not focused >> (source * 4 + icon) & 1:
                colours |= gives
        if colours:
            for colour in focus_colours(state, pool, colours):
                found += (FOCUS + source * 4 + colour,)
    return found


def focus(state: DaleksState, pool: int, source: int, colour: int) -> None:
    """TOD-POOL-04, -05. The narrowest icon that gives the colour is used up."""
    used = 0
    for icon, gives in enumerate(state.pack.focus[source]):
        if gives >> colour & 1 and not state.focused & focus_bit(source, icon):
            used = focus_bit(source, icon)
            break
    state.exchange_die(pool, colour, used)


def size(state: DaleksState, pool: int) -> int:
    """How many dice it holds before the roll."""
    dice = state.pool
    start = 4 * pool
    return dice[start] + dice[start + 1] + dice[start + 2] + dice[start + 3]


def surplus(state: DaleksState, pool: int) -> int:
    return size(state, pool) - pool_limit(state, pool)


def extermination(state: DaleksState) -> int:
    """TOD-POOL-12, -13, -15, -16, TOD-HELP-23: one die for each Dalek that counts at the Doctor's place."""
    zone = state.adventure_zone
    if state.shielded or zone == CONSOLE or is_anomaly(zone):
        return 0
    daleks = state.daleks[place_of(zone)]
    return daleks + 1 if daleks and state.has_ability("heavy-fire") else daleks


def has_room(state: DaleksState, pool: int) -> bool:
    """TOD-RULING-040: a late die needs a place within the limit less the exterminated, and a die in the box."""
    if pool == 1 and state.helper == NOBODY:
        return False
    if state.all_dice(pool) >= pool_limit(state, pool) - state.lost_places(pool):
        return False
    held = state.black_dice(0) + state.black_dice(1) + state.imprisoned(BLACK)
    return held < state.pack.die_counts[BLACK]
