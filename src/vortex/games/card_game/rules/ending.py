"""CG-END and CG-FINAL: the triggers for the end, the End Game period, and how it ended."""

from __future__ import annotations

from vortex.games.card_game.numbering import (
    BY_DALEKS,
    BY_GAME_END,
    BY_ROUNDS,
    BY_TARDIS,
    CARD_PRICE,
    COUNTERS,
    ENDINGS,
    FINAL,
    FINAL_ROUNDS,
    NOWHERE,
)
from vortex.games.card_game.rules.scoring import scores, winners
from vortex.games.card_game.state import CardGameState
from vortex.kernel.game import Outcome


def begin_turn(state: CardGameState, seat: int) -> None:
    """CG-TURN-02, CG-FINAL-06: the turn comes to this seat, unless the game is over by now."""
    state.come_to(seat)
    ending = how_it_ends(state, seat)
    if ending == NOWHERE:
        state.take_turn()
    else:
        state.over_by(ending)


def how_it_ends(state: CardGameState, seat: int) -> int:
    """As the turn comes to this seat; NOWHERE if the game goes on."""
    # CG-END-01 to CG-END-04: five counters of a kind in play (CG-RULING-17: in the End Game period too).
    if state.dalek_counters(seat) == COUNTERS:
        return BY_DALEKS
    if state.tardis_counters(seat) == COUNTERS:
        return BY_TARDIS
    if state.mode == FINAL:
        # CG-RULING-58: thirty complete rounds of the period are the limit.
        if state.final_turns >= FINAL_ROUNDS * state.seats:
            return BY_ROUNDS
        # CG-FINAL-07: it is over when the turn comes to a player who cannot act.
        if not can_act(state, seat):
            return BY_GAME_END
    return NOWHERE


def can_act(state: CardGameState, seat: int) -> bool:
    """CG-FINAL-07: with a card in hand, or TP and something to buy (CG-RULING-50).

    CG-RULING-52: by the table's option also with a face-down card in reserve, never with a face-up one.
    """
    if state.hands[seat] or (state.final_reserve and state.reserves[seat]):
        return True
    return state.tp[seat] >= CARD_PRICE and bool(state.deck or state.discards)


def outcome(state: CardGameState) -> Outcome:
    totals = scores(state)
    return Outcome(ENDINGS[state.ending], winners(totals), totals)
