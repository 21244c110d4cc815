"""How the log names what events are about."""

from __future__ import annotations

from vortex.games.card_game import words
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import ENDINGS, SOURCES
from vortex.kernel.events import EventLog


def event_log(pack: Pack) -> EventLog:
    return EventLog(
        "cg",
        {
            "card": lambda type_: words.card(pack, type_),
            "location": lambda place: words.place(pack, place),
            "colour": words.colour,
            "source": SOURCES.__getitem__,
            "ending": ENDINGS.__getitem__,
        },
    )
