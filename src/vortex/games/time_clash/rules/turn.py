"""TC-TURN and TC-DRAW: draw, play, third step."""

from __future__ import annotations

from vortex.games.time_clash.cards import EXCHANGE_SPECIAL
from vortex.games.time_clash.choices import EXCHANGE, FLIP, GAMBIT
from vortex.games.time_clash.numbering import (
    BUILD_UP,
    BY_TAKEOVER,
    BY_TURN_LIMIT,
    BY_TURNS,
    DOCTOR,
    ENDGAME,
    ENEMY,
    SPECIAL,
)
from vortex.games.time_clash.rules.ending import can_flip, check_enemy_trigger, flip, has_enemy_won
from vortex.games.time_clash.rules.gambit import Gambit, open_cards
from vortex.games.time_clash.rules.play import legal_plays, use_card
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS, Frame


class Turn(Frame):
    """TC-TURN-01: three steps in fixed order."""

    __slots__ = ("seat",)
    steps = ("draw", "exchange", "play", "third", "over")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, state: ClashState) -> None:
        """TC-DRAW-01: exactly one card."""
        state.begin_turn(self.seat)
        state.draw(self.seat)

    def exchange(self, state: ClashState) -> None:
        """TC-ARC-12: on Skaro a special card that was drawn may be shown, discarded and replaced."""
        # TC-RULING-32: asked whatever was drawn, so that the question tells nothing
        if state.powers & EXCHANGE_SPECIAL and state.teams[self.seat] == DOCTOR:
            drawn = state.hands[self.seat][-1]
            options = [PASS, EXCHANGE] if state.pack.suit[drawn] == SPECIAL else [PASS]
            state.ask(self.seat, "exchange", options)

    def on_exchange(self, state: ClashState, choice: int) -> None:
        if choice == EXCHANGE:
            state.discard_from_hand(self.seat, state.hands[self.seat][-1])
            state.draw(self.seat)

    def play(self, state: ClashState) -> None:
        """TC-PLAY-06: exactly one card is used: played, or (TC-TURN-02, TC-TURN-03) discarded to move or to pass."""
        # TC-RULING-26: no hand limit is looked at, before or after
        state.ask(self.seat, "play", legal_plays(state, self.seat, is_granted=False))

    def on_play(self, state: ClashState, choice: int) -> None:
        use_card(state, self.seat, choice)

    def third(self, state: ClashState) -> None:
        """TC-TURN-05 to TC-TURN-07: which check or offer follows from the phase at the turn's beginning.

        TC-WIN-01, TC-WIN-02: so nobody wins in Build-up, nor on the turn in which the Endgame starts.
        """
        # TC-RULING-48: only the trigger of the team on turn; TC-RULING-57: also after a countered play
        if state.turn_phase == BUILD_UP:
            if state.teams[self.seat] == ENEMY:
                check_enemy_trigger(state)
            elif can_flip(state):
                state.ask(self.seat, "flip", [PASS, FLIP])  # TC-RULING-47
                return
        elif state.teams[self.seat] == ENEMY:
            if has_enemy_won(state):
                state.win(ENEMY, BY_TAKEOVER)
        else:
            state.ask(self.seat, "gambit", [PASS, GAMBIT])
            return
        self.over(state)

    def on_third(self, state: ClashState, choice: int) -> None:
        if choice == FLIP:
            flip(state, self.seat)
        elif choice == GAMBIT:
            state.begin_gambit(self.seat)
            state.call(Gambit(open_cards(state), self.seat))

    def over(self, state: ClashState) -> None:
        """TC-TURN-08: the next player in turn order."""
        # TC-RULING-58
        if state.turn >= state.pack.build_up_turns:
            if state.turn >= state.pack.game_turns:
                state.win(ENEMY if sum(state.totals) < 0 else DOCTOR, BY_TURN_LIMIT)
            if state.phase != ENDGAME:
                state.start_endgame(BY_TURNS)
        state.become(Turn(state.pass_turn()))
