"""Effect words as bots see them: a row each says what the word is worth in hand, and what it makes of a standing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vortex.games.time_of_the_daleks import effects as verbs
from vortex.games.time_of_the_daleks.advice.standing import Standing
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.effects import ANOTHER, EACH, LANGUAGE, SELF
from vortex.games.time_of_the_daleks.numbering import CONSOLE, MOST_TOKENS, is_anomaly, is_earth
from vortex.games.time_of_the_daleks.rules.effects import NOTHING, RULES
from vortex.kernel.effects import Alternative

COMPANION_WORTH: Final = 2.0
EQUIPMENT_WORTH: Final = 1.0
"""In dice, where it is not known which one goes."""


def worth_in_hand(pack: Pack, text: int) -> float:
    """What a text is worth, in dice, to the holder of its card."""
    worth = 0.0
    for part in pack.texts[text]:
        worth += max(
            sum(
                WORTH[effect.verb].in_hand * effect.amount
                for effect in alternative
                if effect.scope != ANOTHER
            )
            for alternative in part
        )
    return worth


def after_text(pack: Pack, start: Standing, seat: int, text: int, zone: int) -> Standing:
    """The acting seat picks the alternative that is best for itself."""
    now = start
    for part in pack.texts[text]:
        if len(part) == 1:
            now = after_effects(pack, now, seat, part[0], zone)
            continue
        best: Standing | None = None
        most = -1.0
        for alternative in part:
            if not is_affordable(now, seat, alternative):
                continue
            found = after_effects(pack, now, seat, alternative, zone)
            value = found.probability(seat)
            if value > most:
                best, most = found, value
        now = best if best is not None else after_effects(pack, now, seat, part[0], zone)
    return now


def is_affordable(now: Standing, seat: int, alternative: Alternative) -> bool:
    held = (now.tokens, now.cards, now.crew, now.equipment)
    for effect in alternative:
        wants = RULES[effect.verb].wants
        if effect.scope == SELF and wants != NOTHING and held[wants][seat] < effect.amount:
            return False
    return True


def after_effects(pack: Pack, start: Standing, seat: int, effects: Alternative, zone: int) -> Standing:
    now = start.copy()
    length = pack.gallifrey
    for effect in effects:
        change = WORTH[effect.verb].change
        if effect.scope == EACH:
            for each in range(now.seats):
                change(now, each, effect.amount, zone, length)
        elif effect.scope == ANOTHER:
            if now.seats > 1:
                change(now, most_behind(now, seat), effect.amount, zone, length)
        else:
            change(now, seat, effect.amount, zone, length)
    return now


def most_behind(now: Standing, seat: int) -> int:
    """The other Doctor who has the longest way to go."""
    others = [other for other in range(now.seats) if other != seat]
    return max(others, key=lambda other: now.left[other])


# -- the words, one by one -------------------------------------------------------------------------


def unchanged(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    """A standing does not show it."""


def advance(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.left[seat] = max(0, now.left[seat] - amount)


def fall_back(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.left[seat] = min(length, now.left[seat] + amount)


def ship_forward(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.ship_left = max(0, now.ship_left - amount)


def ship_back(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.ship_left = min(length, now.ship_left + amount)


def gain_sonic(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.tokens[seat] = min(MOST_TOKENS, now.tokens[seat] + amount)


def lose_sonic(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.tokens[seat] = max(0, now.tokens[seat] - amount)


def draw_cards(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.cards[seat] += amount


def discard_cards(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.cards[seat] = max(0, now.cards[seat] - amount)


def lose_companions(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    gone = min(amount, now.crew[seat])
    now.crew[seat] -= gone
    now.strength[seat] -= COMPANION_WORTH * gone


def lose_equipment(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    gone = min(amount, now.equipment[seat])
    now.equipment[seat] -= gone
    now.strength[seat] -= EQUIPMENT_WORTH * gone


def add_daleks_here(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    if zone != CONSOLE and not is_anomaly(zone):
        now.daleks += amount
        now.on_earth += amount if is_earth(zone) else 0


def add_daleks_on_earth(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    now.daleks += amount
    now.on_earth += amount


def remove_daleks_here(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    if is_earth(zone):
        remove_daleks_on_earth(now, seat, amount, zone, length)
    else:
        now.daleks -= min(amount, now.daleks - now.on_earth)


def remove_daleks_on_earth(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    gone = min(amount, now.on_earth)
    now.on_earth -= gone
    now.daleks -= gone


def remove_daleks_anywhere(now: Standing, seat: int, amount: int, zone: int, length: int) -> None:
    """Those on Earth first."""
    gone = min(amount, now.on_earth)
    now.on_earth -= gone
    now.daleks -= gone
    now.daleks -= min(amount - gone, now.daleks)


class Worth(NamedTuple):
    """A word as bots see it."""

    in_hand: float
    """What one unit of it is worth, in dice, on a card that is kept for its moment; losses count as nothing."""
    change: Callable[[Standing, int, int, int, int], None]
    """What it does to a standing; with seat, amount, zone and the length of the track."""


WORTH: Final = LANGUAGE.rows(
    __name__,
    {
        verbs.TARDIS_FORWARD: Worth(1.2, advance),
        verbs.TARDIS_BACK: Worth(0.0, fall_back),
        verbs.SHIP_FORWARD: Worth(0.0, ship_forward),
        verbs.SHIP_BACK: Worth(0.9, ship_back),
        verbs.GAIN_SONIC: Worth(0.3, gain_sonic),
        verbs.LOSE_SONIC: Worth(0.0, lose_sonic),
        verbs.DRAW_CARDS: Worth(0.35, draw_cards),
        verbs.DISCARD_CARDS: Worth(0.0, discard_cards),
        verbs.DISMISS_COMPANIONS: Worth(0.0, lose_companions),
        verbs.DISCARD_COMPANIONS: Worth(0.0, lose_companions),
        verbs.DISCARD_EQUIPMENT: Worth(0.0, lose_equipment),
        verbs.REGENERATE: Worth(0.0, unchanged),
        verbs.ALL_REGENERATE: Worth(0.0, unchanged),
        verbs.ADD_DALEKS_HERE: Worth(0.0, add_daleks_here),
        verbs.ADD_DALEKS_ON_EARTH: Worth(0.0, add_daleks_on_earth),
        verbs.REMOVE_DALEKS_HERE: Worth(0.6, remove_daleks_here),
        verbs.REMOVE_DALEKS_ON_EARTH: Worth(0.6, remove_daleks_on_earth),
        verbs.REMOVE_DALEKS_ANYWHERE: Worth(0.8, remove_daleks_anywhere),
        verbs.REPLACE_THIS: Worth(0.0, unchanged),
    },
)
"""What an effect word is worth, by its number."""
