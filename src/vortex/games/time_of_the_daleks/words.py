"""What things are called: cards, zones, dice. Questions, offers, log, refusals and gallery are made of these."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM, ANY_NUMBER, COLOURED, EVERY_COLOUR
from vortex.games.time_of_the_daleks.notation import zone_names
from vortex.games.time_of_the_daleks.numbering import COLOURS, CONDITIONS, EARTH_ZONES, SYMBOLS
from vortex.kernel.words import Words, listing, name, say

# -- names -----------------------------------------------------------------------------------------


def doctor(pack: Pack, number: int) -> Words:
    return name(pack.doctor_names[number])


def companion(pack: Pack, number: int) -> Words:
    return name(pack.companion_names[number])


def card(pack: Pack, number: int) -> Words:
    return name(pack.card_names[number])


def source(pack: Pack, number: int) -> Words:
    return name(pack.source_names[number])


def dilemma(pack: Pack, number: int) -> Words:
    return name(pack.dilemma_names[number])


def anomaly(pack: Pack, number: int) -> Words:
    return name(pack.anomaly_names[number])


def tile(pack: Pack, number: int) -> Words:
    return name(pack.tile_names[number])


def zone(pack: Pack, number: int) -> Words:
    return name(zone_names(pack)[number])


def place(pack: Pack, number: int) -> Words:
    return name(pack.zone_names[number]) if number < EARTH_ZONES else tile(pack, number - EARTH_ZONES)


# -- figures ---------------------------------------------------------------------------------------


def sonic(count: int) -> Words:
    return say("tod-sonic", n=count)


def symbol(number: int) -> Words:
    return say(f"tod-symbol-{SYMBOLS[number]}")


def symbols(counts: tuple[int, ...]) -> Words:
    """Each as often as it is printed."""
    return listing(symbol(number) for number in range(6) for _ in range(counts[number]))


def condition(bit: int) -> Words:
    return say(f"tod-condition-{CONDITIONS[bit].replace(' ', '-')}")


def ability(key: str) -> Words:
    return say(f"tod-ability-{key}")


def effects(pack: Pack, text: int) -> Words:
    return LANGUAGE.words(pack.texts[text])


# -- dice ------------------------------------------------------------------------------------------


def a_die(colours: int) -> Words:
    """A die of one of these colours."""
    return say("tod-die", colour=_colour_key(colours), colours=colour_names(colours))


def so_many_dice(most: int, colours: int) -> Words:
    """What a re-roll icon reaches."""
    key, names = _colour_key(colours), colour_names(colours)
    if most == ALL_OF_THEM:
        return say("tod-dice-all", colour=key, colours=names)
    if most == ANY_NUMBER:
        return say("tod-dice-any-number", colour=key, colours=names)
    if most == 1:
        return say("tod-dice-one", colour=key, colours=names)
    return say("tod-dice-up-to", n=most, colour=key, colours=names)


def colour_names(colours: int) -> Words:
    return listing(
        (say(f"tod-colour-{colour}") for i, colour in enumerate(COLOURS) if colours >> i & 1), "slash"
    )


def _colour_key(colours: int) -> str:
    """What a message chooses its form by: one colour, `any`, `coloured`, or `several`."""
    if colours == EVERY_COLOUR:
        return "any"
    if colours == COLOURED:
        return "coloured"
    return COLOURS[colours.bit_length() - 1] if colours.bit_count() == 1 else "several"
