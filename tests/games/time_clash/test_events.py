"""Every kind of event that is declared happens in games."""

from __future__ import annotations

from tests.conformance.positions import seeds, settings, steps
from tests.games.time_clash.positions import GAME

GAMES_EACH = 40


def test_every_kind_happens() -> None:
    missing = set(GAME.events)
    for setting in settings("time-clash", GAMES_EACH):
        for seed in seeds(setting):
            for state, _ in steps(GAME, setting, seed):
                missing -= {event.kind for event in state.events or ()}
                state.events = []
            if not missing:
                return
    assert missing == set()
