"""Made by generators/frame_dispatch.py from the frames. Do not edit: run `make states`."""

from __future__ import annotations

from typing import Any

from vortex.games.time_clash.rules.arcs import ArcDiscard
from vortex.games.time_clash.rules.counter import CounterWindow, TurnedWindow, UseCounter
from vortex.games.time_clash.rules.doctor import ChooseDestination, MovePawn
from vortex.games.time_clash.rules.gambit import Contribution, FromHand, Gambit
from vortex.games.time_clash.rules.match import Match
from vortex.games.time_clash.rules.numbered import PlayNumbered, PushPull
from vortex.games.time_clash.rules.play import CarryOut, PlayAnother, PlayFromReserve, PlaySpecial
from vortex.games.time_clash.rules.setup import SetUp
from vortex.games.time_clash.rules.special import ChooseTarget, Loss
from vortex.games.time_clash.rules.turn import Turn
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import Dispatch, State


class ClashDispatch(Dispatch):
    def step(self, state: State, frame: Any, here: int) -> None:
        assert isinstance(state, ClashState)
        if isinstance(frame, Turn):
            if here == 0:
                frame.draw(state)
            elif here == 1:
                frame.exchange(state)
            elif here == 2:
                frame.play(state)
            elif here == 3:
                frame.third(state)
            elif here == 4:
                frame.over(state)
            else:
                state.finish()
            return
        if isinstance(frame, MovePawn):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, CounterWindow):
            if here == 0:
                frame.offer(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlayNumbered):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, Gambit):
            if here == 0:
                frame.stage_one(state)
            elif here == 1:
                frame.window_one(state)
            elif here == 2:
                frame.stage_two(state)
            elif here == 3:
                frame.window_two(state)
            elif here == 4:
                frame.stage_three(state)
            elif here == 5:
                frame.roll(state)
            elif here == 6:
                frame.discard_doctor(state)
            elif here == 7:
                frame.discard_enemy(state)
            elif here == 8:
                frame.replace(state)
            elif here == 9:
                frame.close(state)
            else:
                state.finish()
            return
        if isinstance(frame, UseCounter):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, FromHand):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, CarryOut):
            if here == 0:
                frame.part(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlaySpecial):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, Contribution):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, PushPull):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, ChooseTarget):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlayAnother):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, TurnedWindow):
            if here == 0:
                frame.offer(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlayFromReserve):
            if here == 0:
                frame.price(state)
            elif here == 1:
                frame.play(state)
            elif here == 2:
                frame.renew(state)
            else:
                state.finish()
            return
        if isinstance(frame, Loss):
            if here == 0:
                frame.counter_window(state)
            elif here == 1:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, SetUp):
            if here == 0:
                frame.deal(state)
            elif here == 1:
                frame.who_starts(state)
            elif here == 2:
                frame.who_follows(state)
            elif here == 3:
                frame.begin(state)
            else:
                state.finish()
            return
        if isinstance(frame, Match):
            if here == 0:
                frame.first_match(state)
            elif here == 1:
                frame.time_arc(state)
            elif here == 2:
                frame.enemy_arc(state)
            elif here == 3:
                frame.companion_arc(state)
            elif here == 4:
                frame.settle(state)
            elif here == 5:
                frame.game(state)
            elif here == 6:
                frame.next_game(state)
            else:
                state.finish()
            return
        if isinstance(frame, ArcDiscard):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, ChooseDestination):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        raise AssertionError(frame)

    def answer(self, state: State, frame: Any, here: int, choice: int) -> None:
        assert isinstance(state, ClashState)
        if isinstance(frame, Turn):
            if here == 1:
                frame.on_exchange(state, choice)
            elif here == 2:
                frame.on_play(state, choice)
            elif here == 3:
                frame.on_third(state, choice)
            return
        if isinstance(frame, CounterWindow):
            if here == 0:
                frame.on_offer(state, choice)
            return
        if isinstance(frame, Gambit):
            if here == 0:
                frame.on_stage_one(state, choice)
            elif here == 2:
                frame.on_stage_two(state, choice)
            elif here == 6:
                frame.on_discard_doctor(state, choice)
            elif here == 7:
                frame.on_discard_enemy(state, choice)
            elif here == 8:
                frame.on_replace(state, choice)
            return
        if isinstance(frame, FromHand):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, PushPull):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, ChooseTarget):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, PlayAnother):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, TurnedWindow):
            if here == 0:
                frame.on_offer(state, choice)
            return
        if isinstance(frame, PlayFromReserve):
            if here == 0:
                frame.on_price(state, choice)
            return
        if isinstance(frame, SetUp):
            if here == 1:
                frame.on_who_starts(state, choice)
            elif here == 2:
                frame.on_who_follows(state, choice)
            return
        if isinstance(frame, Match):
            if here == 0:
                frame.on_first_match(state, choice)
            elif here == 1:
                frame.on_time_arc(state, choice)
            elif here == 2:
                frame.on_enemy_arc(state, choice)
            elif here == 3:
                frame.on_companion_arc(state, choice)
            return
        if isinstance(frame, ArcDiscard):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, ChooseDestination):
            if here == 0:
                frame.on_choose(state, choice)
            return
        raise AssertionError(frame)
