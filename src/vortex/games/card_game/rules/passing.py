"""CG-PASS: ending the turn."""

from __future__ import annotations

from vortex.games.card_game.numbering import DRAWN_AT_THE_END, NORMAL
from vortex.games.card_game.state import CardGameState


def pass_cards(state: CardGameState, seat: int) -> None:
    """CG-PASS-01, CG-PASS-02: the whole hand goes to the right."""
    state.pass_hand(seat, state.right(seat))


def draw_for_next_turn(state: CardGameState, seat: int) -> None:
    """CG-PASS-03: two cards; five after the Game End card has shown (CG-END-08), up to five if it shows now.

    So everybody starts a turn, and the End Game period, with five (CG-PASS-05, CG-FINAL-10, CG-2P-07).
    """
    state.lift_bars()
    if state.mode == NORMAL:
        state.draw_cards(seat, state.drawn)
        if state.mode == NORMAL:
            return
        # CG-END-09
        state.draw_cards(seat, DRAWN_AT_THE_END - len(state.hands[seat]))
    else:
        state.draw_cards(seat, DRAWN_AT_THE_END)
    # CG-END-10: the period starts with the player to the left.
    state.start_final()
