"""What things are called: cards, Locations, colours. Questions, offers, log and refusals are made of these."""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import COLOURS, NOWHERE
from vortex.kernel.words import NOTHING, Words, name, say


def card_name(pack: Pack, type_: int) -> Words:
    return name(pack.names[type_])


def place_name(pack: Pack, place: int) -> Words:
    return name(pack.place_names[place]) if place != NOWHERE else NOTHING


def colour_name(colour: int) -> Words:
    return say(f"cg-colour-{COLOURS[colour]}")
