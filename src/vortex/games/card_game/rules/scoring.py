"""CG-SCORE: scoring. Nothing but Locations scores (CG-SCORE-05, CG-TP-07)."""

from __future__ import annotations

from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.rules.conflict import holds
from vortex.games.card_game.rules.enemies import shown_types
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import NOBODY


def scorer(state: CardGameState, place: int) -> int:
    """Who scores a Location by what lies open (CG-SCORE-01 to CG-SCORE-04); NOBODY where a card that lies face-up keeps
    it from everybody (CG-SCORE-06)."""
    if not state.attacked >> place & 1:
        return state.owner(place)
    if shown_types(state, place) & state.pack.blocks_scoring:
        return NOBODY
    return state.controller(place)


def scores(state: CardGameState) -> tuple[int, ...]:
    """CG-SCORE-01 to CG-SCORE-04: the VP of the player's own Locations that are not attacked and of Locations that
    the player attacks."""
    vp = state.pack.vp
    totals: list[int] = []
    for seat in range(state.seats):
        total = 0
        # CG-RULING-55: Defenders or a TARDIS counter do not make it attacked.
        for place in spread(PLACES, state.owned[seat] & ~state.attacked):
            total += vp[place]
        # CG-RULING-56: it counts for the controller alone.
        for place in spread(PLACES, state.controls[seat]):
            # CG-SCORE-06, CG-CARD-SHADOW-01
            if not holds(state, place, state.pack.blocks_scoring):
                total += vp[place]
        totals.append(total)
    return tuple(totals)


def winners(totals: tuple[int, ...]) -> tuple[int, ...]:
    """CG-SCORE-07, CG-SCORE-08: the highest total; equals share the win."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
