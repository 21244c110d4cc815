"""Icons as packs write them: dice, colours, re-rolls, symbols and conditions, read into small numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vortex.games.time_of_the_daleks.numbering import COLOURS, CONDITIONS, SYMBOLS
from vortex.kernel.pack import Entry, shown
from vortex.kernel.words import say

ANY_NUMBER: Final = 99
"""A re-roll icon with ANY: as many dice as its player likes."""
ALL_OF_THEM: Final = 0
"""A re-roll icon with ALL: no choice of dice."""

Dice = tuple[int, int, int, int]
NO_DICE: Final[Dice] = (0, 0, 0, 0)
COLOURED: Final = 0b1110
EVERY_COLOUR: Final = 0b1111

ADDS: Final = 1
FOCUSES: Final = 2
REROLLS: Final = 4
TURNS: Final = 8
PREPARES: Final = 16
"""What a card can carry, as bits: dice, a focus icon, a re-roll icon, a face icon, an effect for the Prepare step."""


_OF_DICE: Final = (*COLOURS, "coloured", "dice")
POSSIBLE_DICE: Final = tuple(f"{count} {colour}" for colour in COLOURS for count in range(1, 7))
POSSIBLE_FOCUS: Final = (
    "green",
    "blue",
    "red",
    "green/blue",
    "blue/green",
    "green/red",
    "red/green",
    "blue/red",
    "red/blue",
)
POSSIBLE_REROLLS: Final = tuple(
    f"{count} {colour}" for colour in _OF_DICE for count in ("1", "2", "3", "any", "all")
)
POSSIBLE_FACES: Final = tuple(f"{colour} {symbol}" for colour in _OF_DICE for symbol in SYMBOLS)
"""What those who fill in a card are offered."""


def read_number(text: str) -> int | None:
    """A small number in plain digits; None for anything else, also "²", which `str.isdigit` takes for one."""
    return int(text) if re.fullmatch(r"[0-9]{1,3}", text) else None


def read_dice(entry: Entry, field: str) -> Dice:
    """Items such as "4 black"."""
    counts = [0, 0, 0, 0]
    written = entry.texts(field, ())
    entry.note(field, sort="words", allowed=POSSIBLE_DICE)
    for item in written:
        found = re.fullmatch(r"([1-9]) (\w+)", item)
        if not found or found.group(2) not in COLOURS:
            entry.fail(field, say("tod-pack-dice", found=shown(item)))
        counts[COLOURS.index(found.group(2))] += int(found.group(1))
    return (counts[0], counts[1], counts[2], counts[3])


def read_colours(entry: Entry, field: str, text: str, dice: bool = False) -> int:
    """Colours such as "green" or "green/red" as bits; with `dice` also black, "coloured" and "dice"."""
    if dice and text == "coloured":
        return COLOURED
    if dice and text == "dice":
        return EVERY_COLOUR
    colours = 0
    for colour in text.split("/"):
        if colour not in COLOURS or (colour == "black" and not dice):
            expected = "black, green, blue, red, coloured, dice" if dice else 'green, blue, red, "green/red"'
            entry.fail(field, say("tod-pack-colours", known=expected, found=shown(text)))
        colours |= 1 << COLOURS.index(colour)
    return colours


def read_reroll(entry: Entry, icon: str) -> tuple[int, int]:
    """Icons such as "2 black", "any green", "all red": how many, and of which colours."""
    word, _, colour = icon.partition(" ")
    number = read_number(word)
    if word == "any":
        most = ANY_NUMBER
    elif word == "all":
        most = ALL_OF_THEM
    elif number is not None and 1 <= number <= 8:
        most = number
    else:
        entry.fail("reroll", say("tod-pack-reroll", found=shown(icon)))
    return most, read_colours(entry, "reroll", colour, dice=True)


def read_symbols(
    entry: Entry, field: str, least: int, most: int, default: Sequence[str] | None = None
) -> tuple[int, ...]:
    """How often each of the six symbols is printed."""
    found = entry.words(field, SYMBOLS, default)
    entry.note(field, least=least, most=most)
    if not least <= len(found) <= most:
        entry.fail(field, say("tod-pack-symbols", least=str(least), most=str(most), found=str(len(found))))
    return tuple(found.count(symbol) for symbol in SYMBOLS)


def read_conditions(entry: Entry) -> int:
    bits = 0
    for condition in entry.words("conditions", CONDITIONS, ()):
        bits |= 1 << CONDITIONS.index(condition)
    return bits
