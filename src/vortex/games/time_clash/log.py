"""How the log names what events are about."""

from __future__ import annotations

from vortex.games.time_clash import words
from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import (
    CAUSE_NAMES,
    ENDINGS,
    PHASE_NAMES,
    TEAM_NAMES,
)
from vortex.kernel.events import EventLog
from vortex.kernel.words import name


def event_log(pack: Pack) -> EventLog:
    return EventLog(
        "tc",
        {
            "card": lambda card: words.card(pack, card),
            "arc": lambda arc: name(pack.arc_names[arc]),
            "effect": lambda effect: LANGUAGE.words(pack.effects[effect]),
            "stack": words.stack,
            "team": lambda team: TEAM_NAMES[team],
            "phase": lambda phase: PHASE_NAMES[phase],
            "cause": lambda cause: CAUSE_NAMES[cause],
            "ending": lambda ending: ENDINGS[ending],
            "face": str,
        },
    )
