"""Who wins from here: what every player would score now, what of it is safe, and how long the game still goes."""

from __future__ import annotations

from math import exp

from vortex.games.card_game.choices import PLACES, spread
from vortex.games.card_game.numbering import COUNTERS, FINAL, UNDER_GAME_END
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState

_EARLY: tuple[float, ...] = (0.07, -0.05, -0.04, 0.0, 0.035, 0.05, 0.0)
_LATE: tuple[float, ...] = (0.13, -0.12, -0.03, 0.0, 0.07, 0.15, 0.04)
_AT_THE_END: tuple[float, ...] = (0.38, -0.1, -0.1, -0.1, 0.0, 0.1, 0.3)


def figures(state: CardGameState) -> list[list[float]]:
    """For every seat: points now, points that lie open to attack, points of weak attacks, counters against attacks,
    Time Points, cards kept, and whether its turn is on."""
    vp = state.pack.vp
    strength_of = state.pack.strength_of
    totals = scores(state)
    found: list[list[float]] = []
    for seat in range(state.seats):
        owned = state.owned[seat]
        bare = 0
        for place in spread(PLACES, owned & ~state.attacked & ~state.guarded & ~state.tardis):
            bare += vp[place]
        weak = 0
        for place in spread(PLACES, state.controls[seat]):
            force = 0
            for card in state.attacks[place]:
                force += strength_of[card]
            if force < 6:
                weak += vp[place]
        found.append(
            [
                float(totals[seat]),
                float(bare),
                float(weak),
                float(state.tardis_counters(seat)),
                float(state.tp[seat]),
                float(len(state.reserves[seat]) + len(state.shown[seat])),
                1.0 if state.now == seat else 0.0,
            ]
        )
    return found


def stage(state: CardGameState) -> int:
    """0 early, 1 late, 2 when the end has come in sight: by the Game End card, or by somebody's last counter."""
    if state.mode == FINAL:
        return 2
    most = 0
    for seat in range(state.seats):
        most = max(most, state.dalek_counters(seat), state.tardis_counters(seat))
    if most == COUNTERS:
        return 2
    return 1 if most == COUNTERS - 1 or len(state.deck) <= UNDER_GAME_END + 45 else 0


def chances(state: CardGameState) -> list[float]:
    weights = (_EARLY, _LATE, _AT_THE_END)[stage(state)]
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
