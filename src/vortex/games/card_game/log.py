"""How the log names what events are about."""

from __future__ import annotations

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import ENDINGS, SOURCES
from vortex.games.card_game.words import card_name, colour_name, place_name
from vortex.kernel.events import EventLog


def event_log(pack: Pack) -> EventLog:
    return EventLog(
        "cg",
        {
            "card": lambda type_: card_name(pack, type_),
            "location": lambda place: place_name(pack, place),
            "colour": colour_name,
            "source": SOURCES.__getitem__,
            "ending": ENDINGS.__getitem__,
        },
    )
