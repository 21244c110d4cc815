"""Who wins from here: what every player would score now, what of it is safe, and what is kept for the end."""

from __future__ import annotations

from math import exp
from typing import Final

from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.numbering import (
    COUNTERS,
    DEFENDER,
    ENEMY,
    FINAL,
    LOCATION,
    NOWHERE,
    UNDER_GAME_END,
)
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState

EARLY: Final = 0
LATE: Final = 1
END_GAME: Final = 2
LAST_COUNTER: Final = 3

FIGURES: Final = (
    "points now",
    "points that lie open to attack",
    "points of weak attacks",
    "Time Points",
    "its turn is on",
    "has five counters out",
    "strength of the Enemies kept",
    "strength of the Defenders kept",
    "points of the Locations kept",
    "cards kept that answer an attack",
)
_WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (0.02, -0.02, -0.02, 0.0, 0.05, 0.0, 0.04, 0.05, 0.0, 0.05),
    (0.08, -0.035, -0.08, 0.08, 0.23, 0.0, 0.07, 0.09, 0.0, 0.15),
    (0.255, -0.04, -0.08, 0.125, 0.12, 0.0, 0.2, 0.2, 0.22, 0.05),
    (0.095, 0.0, 0.0, 0.04, 0.2, 0.95, 0.1, 0.11, 0.1, 0.07),
)
"""For each stage, fitted to games between bots (logistic regression)."""


def figures(state: CardGameState) -> list[list[float]]:
    """For every seat what `FIGURES` names."""
    pack = state.pack
    vp, strength_of, type_of, kind_of = pack.vp, pack.strength_of, pack.type_of, pack.type_kind
    totals = scores(state)
    found: list[list[float]] = []
    for seat in range(state.seats):
        bare = 0
        for place in spread(PLACES, state.owned[seat] & ~state.attacked & ~state.guarded & ~state.tardis):
            bare += vp[place]
        weak = 0
        for place in spread(PLACES, state.controls[seat]):
            force = 0
            for card in state.attacks[place]:
                force += strength_of[card]
            if force < 6:
                weak += vp[place]
        enemies = defenders = locations = answers = 0
        # Before the End Game period a hand goes to the neighbour; only the reserve stays.
        for card in state.reserves[seat] + state.hands[seat] if state.mode == FINAL else state.reserves[seat]:
            type_ = type_of[card]
            kind = kind_of[type_]
            if kind == ENEMY:
                enemies += strength_of[card]
            elif kind == DEFENDER:
                defenders += strength_of[card]
            elif kind == LOCATION:
                locations += vp[pack.place_of[card]]
            elif pack.aims[type_ - pack.first_support] != NOWHERE:
                answers += 1
        most = max(state.dalek_counters(seat), state.tardis_counters(seat))
        found.append(
            [
                float(totals[seat]),
                float(bare),
                float(weak),
                float(state.tp[seat]),
                1.0 if state.now == seat else 0.0,
                1.0 if most == COUNTERS else 0.0,
                float(enemies),
                float(defenders),
                float(locations),
                float(answers),
            ]
        )
    return found


def stage(state: CardGameState) -> int:
    """How near the end is: by a player's counters, or by the Game End card."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.dalek_counters(seat), state.tardis_counters(seat))
    if most == COUNTERS:
        return LAST_COUNTER
    if state.mode == FINAL:
        return END_GAME
    return LATE if most == COUNTERS - 1 or len(state.deck) <= UNDER_GAME_END + 45 else EARLY


def odds_to_win(state: CardGameState) -> list[float]:
    weights = _WEIGHTS[stage(state)]
    merits: list[float] = []
    for row in figures(state):
        merit = 0.0
        for weight, figure in zip(weights, row, strict=True):
            merit += weight * figure
        merits.append(merit)
    best = max(merits)
    raised = [exp(merit - best) for merit in merits]
    whole = sum(raised)
    return [each / whole for each in raised]
