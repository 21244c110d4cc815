"""Tables and words for the tests that go card by card."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.numbering import (
    COLOURS,
    COMPANION_SOURCE,
    EQUIPMENT,
    HELP_AFAR,
)
from vortex.kernel.effects import Effect
from vortex.kernel.state import NOBODY

PACK = the_game().pack
EARTH = "earth-past"
TILE = "karn"
ZONE = "solons-castle"
HARD = "running running running running running running"


def table(seats: int = 2) -> Position:
    """Nobody has cards, Companions or charges; seat 0 is active."""
    position = Position(seats, game=the_game()).turn_of(0).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    position.state.first = 0
    return position


def adventure(seats: int = 2, zone: str = EARTH, challenge: str = HARD, conditions: str = "") -> Position:
    return table(seats).facing(zone, challenge, conditions)


def helped_by(position: Position, helper: int, help: int = HELP_AFAR) -> Position:
    position.state.helper = helper
    position.state.help = help
    return position


def deck(position: Position, *keys: str) -> Position:
    """The Timey-Wimey deck, first to come first; what is not named is out of the game."""
    cards = [position.card(key) for key in reversed(keys)]
    for card in cards:
        position._lift_card(card)
    position.state.tw_deck = cards
    position.state.tw_discard = []
    return position


def nobody_is_asked(position: Position) -> bool:
    return position.state.asked == NOBODY


def discards(position: Position) -> list[str]:
    return [position.pack.card_keys[card] for card in position.state.tw_discard]


def refused_by(position: Position, notation: str) -> str:
    assert notation not in position.options
    refusal = position.why_not(notation)
    assert refusal is not None
    assert str(refusal.reason)
    return refusal.rule


def effects_of(text: int) -> list[Effect]:
    """What a text does where every choice in it falls on the first alternative."""
    return [effect for part in PACK.texts[text] for effect in part[0]]


def playable(icons: list[bool]) -> list[str]:
    """Events and Transfers with an icon."""
    return [
        key for card, key in enumerate(PACK.card_keys) if icons[card] and PACK.card_type[card] != EQUIPMENT
    ]


def lying(icons: list[bool]) -> list[str]:
    """Doctors, Companions and Equipment with an icon."""
    return [
        key
        for source, key in enumerate(PACK.source_keys)
        if key and icons[source] and (source >= COMPANION_SOURCE or PACK.card_type[source] == EQUIPMENT)
    ]


ADDING = [any(dice) for dice in PACK.adds]
FOCUSING = [bool(icons) for icons in PACK.focus]
REROLLING = [most >= 0 for most in PACK.reroll_most]
TURNING = [symbol >= 0 for symbol in PACK.face_symbol]


def holding(position: Position, key: str) -> Position:
    """The seat 0 plays with this card on the console and with nothing else that has icons but its Doctor."""
    if key in PACK.doctor_keys:
        return position.be(0, key)
    position.be(0, "twelfth" if key != "twelfth" else "first")
    return position.crew(0, key) if key in PACK.companion_keys else position.equip(0, key)


def colours(bits: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if bits >> i & 1]


def counted(dice: Iterable[int]) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOURS, dice, strict=True) if count}


EVENTS_AND_TRANSFERS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_type[card] != EQUIPMENT]
EQUIPMENT_CARDS = [key for card, key in enumerate(PACK.card_keys) if PACK.card_type[card] == EQUIPMENT]
