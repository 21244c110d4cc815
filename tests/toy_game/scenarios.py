"""Games worth reading."""

from __future__ import annotations

from tests.playthroughs.telling import Scenario


def looking_blocking_and_rolling() -> Scenario:
    """Every kind of event: a card looked at, a choice, three shields, dice that win the game."""
    choices = (
        "play telescope, pass, pass, do second, play candle, block shutter, play torch, pass, block mirror, "
        "play beacon, pass, block curtain, pass, play bonfire, pass, pass"
    )
    return {}, 3, 436, choices.split(", ")
