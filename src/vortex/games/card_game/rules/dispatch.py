"""Made by generators/frame_dispatch.py from the frames. Do not edit: run `make states`."""

from __future__ import annotations

from typing import Any

from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.rules.effects import LiftCounters
from vortex.games.card_game.rules.setup import SetUp
from vortex.games.card_game.rules.time_points import TakeFromOthers
from vortex.games.card_game.rules.turn import Turn
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import Dispatch, State


class CardGameDispatch(Dispatch):
    def step(self, state: State, frame: Any, here: int) -> None:
        assert isinstance(state, CardGameState)
        if isinstance(frame, Turn):
            if here == 0:
                frame.begin(state)
            elif here == 1:
                frame.act(state)
            elif here == 2:
                frame.pass_on(state)
            elif here == 3:
                frame.draw(state)
            elif here == 4:
                frame.hand_over(state)
            else:
                state.finish()
            return
        if isinstance(frame, Conflict):
            if here == 0:
                frame.reveal(state)
            elif here == 1:
                frame.pay_for_reveals(state)
            elif here == 2:
                frame.open_pandoricas(state)
            elif here == 3:
                frame.turn_river(state)
            elif here == 4:
                frame.call_unit(state)
            elif here == 5:
                frame.compare(state)
            elif here == 6:
                frame.offer_teselecta(state)
            elif here == 7:
                frame.lose_defenders(state)
            elif here == 8:
                frame.lose_enemies(state)
            elif here == 9:
                frame.mark(state)
            else:
                state.finish()
            return
        if isinstance(frame, SetUp):
            if here == 0:
                frame.choose_colours(state)
            elif here == 1:
                frame.deal_starts(state)
            elif here == 2:
                frame.deal_hands(state)
            elif here == 3:
                frame.begin(state)
            else:
                state.finish()
            return
        if isinstance(frame, LiftCounters):
            if here == 0:
                frame.lift(state)
            else:
                state.finish()
            return
        if isinstance(frame, TakeFromOthers):
            if here == 0:
                frame.take(state)
            else:
                state.finish()
            return
        raise AssertionError(frame)

    def answer(self, state: State, frame: Any, here: int, choice: int) -> None:
        assert isinstance(state, CardGameState)
        if isinstance(frame, Turn):
            if here == 1:
                frame.on_act(state, choice)
            return
        if isinstance(frame, Conflict):
            if here == 4:
                frame.on_call_unit(state, choice)
            elif here == 6:
                frame.on_offer_teselecta(state, choice)
            elif here == 8:
                frame.on_lose_enemies(state, choice)
            return
        if isinstance(frame, SetUp):
            if here == 0:
                frame.on_choose_colours(state, choice)
            return
        if isinstance(frame, LiftCounters):
            if here == 0:
                frame.on_lift(state, choice)
            return
        if isinstance(frame, TakeFromOthers):
            if here == 0:
                frame.on_take(state, choice)
            return
        raise AssertionError(frame)
