"""The Dalek turn: TOD-DALEK, TOD-K9-04."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import GIVE, PLAY
from vortex.games.time_of_the_daleks.rules import ending, playing_cards, windows
from vortex.games.time_of_the_daleks.rules.effects import MoveShip
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, Frame

SHIP_SPACES: Final = 1
"""TOD-LIMIT-19."""


class DalekTurn(Frame):
    """TOD-DALEK-01 to -07, -13."""

    __slots__ = ()
    steps = (
        "begin",
        "pass_k9",
        "before_the_ship",
        "advance_ship",
        "before_the_checks",
        "have_the_daleks_won",
        "has_a_doctor_won",
    )

    def begin(self, state: DaleksState) -> None:
        state.begin_dalek_turn()

    def pass_k9(self, state: DaleksState) -> None:
        """TOD-K9-04, -05, TOD-RULING-116: to any other player, before the ship moves."""
        if state.k9 == NOBODY or state.seats == 1:
            return
        others = [GIVE + seat for seat in range(state.seats) if seat != state.k9]
        if len(others) == 1:
            self.on_pass_k9(state, others[0])
        else:
            plays = playing_cards.plays(state, state.k9, stages.ELSEWHERE)
            state.ask(state.k9, "pass-k9", [*others, *plays])

    def on_pass_k9(self, state: DaleksState, choice: int) -> None:
        if choice >= GIVE:
            state.give_k9(choice - GIVE)
        else:
            state.again()
            state.call(playing_cards.PlayCard(state.k9, choice - PLAY, stages.ELSEWHERE))

    def before_the_ship(self, state: DaleksState) -> None:
        windows.open_window(state, stages.DALEK_TURN, True)

    def advance_ship(self, state: DaleksState) -> None:
        """TOD-DALEK-02, -03."""
        state.call(MoveShip(1), SHIP_SPACES)

    def before_the_checks(self, state: DaleksState) -> None:
        windows.open_window(state, stages.DALEK_TURN, True)

    def have_the_daleks_won(self, state: DaleksState) -> None:
        """TOD-DALEK-04, -05: before any Doctor can win."""
        ending.check_daleks(state)

    def has_a_doctor_won(self, state: DaleksState) -> None:
        """TOD-DALEK-06, -07."""
        if not ending.check_doctors(state):
            state.end_dalek_turn()
