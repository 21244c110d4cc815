"""Playing on from an imagined table until it can be judged."""

from __future__ import annotations

from typing import Any, Final

from vortex.bots.sensible import preferred
from vortex.kernel.advice import Advice
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State, take

_RESTLESS: Final = 40
"""After this many more decisions a table is judged as it is …"""
_ENDLESS: Final = 400
"""… and after this many if the game seemed about to end."""


def final_values(game: Game[Any], state: State) -> list[float]:
    """What `Advice.values` says before the end: one for a winner, nothing for the others."""
    outcome = game.outcome(state)
    assert outcome is not None
    values = [float(seat in outcome.winners) for seat in range(state.seats)]
    if game.may_nobody_win:
        values.append(float(not outcome.winners))
    return values


def play_on(
    game: Game[Any],
    state: State,
    decisions: int,
    chance: FastChance,
    foreseen: bool = False,
    to_the_end: bool = False,
) -> list[float]:
    """All seats take what the advice thinks best, for so many decisions and until the table is quiet; then the
    odds as `Advice.values` has them. `to_the_end` plays a game that is ending out. Uses the state up."""
    advice: Advice[Any] = game.advice
    while state.asked >= 0 and (
        decisions > 0
        or (decisions > -_RESTLESS and not advice.is_quiet(state))
        or (to_the_end and decisions > -_ENDLESS and advice.is_ending(state))
    ):
        options = state.options
        if len(options) == 1:
            take(state, options[0])
            continue
        take(state, options[preferred(advice.weights(state), chance)])
        decisions -= 1
    return final_values(game, state) if state.asked < 0 else advice.values(state, foreseen)
