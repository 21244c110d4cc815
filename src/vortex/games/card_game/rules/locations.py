"""CG-LOC: action, play a Location.

No rule limits a line or takes a Location out of it (CG-LOC-04, CG-LOC-05); its VP wait for the end (CG-LOC-03).
"""

from __future__ import annotations

from vortex.games.card_game.rules.time_points import gain_for_location
from vortex.games.card_game.state import CardGameState


def play_location(state: CardGameState, seat: int, card: int) -> None:
    """CG-LOC-01, CG-LOC-02: into the player's line, for the TP printed on it."""
    state.play_location(seat, card)
    gain_for_location(state, seat, state.pack.tp[state.pack.place_of[card]])
