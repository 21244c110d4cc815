"""What things are called: cards, Locations, colours. Questions, offers, log and refusals are made of these."""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import COLOURS, NOWHERE
from vortex.kernel.words import NOTHING, Words, name, say


def card(pack: Pack, type_: int) -> Words:
    return name(pack.names[type_])


def place(pack: Pack, number: int) -> Words:
    return name(pack.place_names[number]) if number != NOWHERE else NOTHING


def colour(number: int) -> Words:
    return say(f"cg-colour-{COLOURS[number]}")
