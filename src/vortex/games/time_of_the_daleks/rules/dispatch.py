"""Made by generators/frame_dispatch.py from the frames. Do not edit: run `make states`."""

from __future__ import annotations

from typing import Any

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.dice import RerollSome, TurnFace
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.effects import (
    ApplyAnomaly,
    CarryOut,
    CarryOutOne,
    DrawAnomaly,
    ForAnother,
    ForEach,
    MoveShip,
)
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.help import CallForHelp
from vortex.games.time_of_the_daleks.rules.losing_cards import DiscardCards, LoseCompanions, LoseEquipment
from vortex.games.time_of_the_daleks.rules.paying import PayPrice
from vortex.games.time_of_the_daleks.rules.placing_daleks import AddDaleksOnEarth, RemoveDaleks
from vortex.games.time_of_the_daleks.rules.playing_cards import (
    Banish,
    PlayCard,
    PowerK9,
    Scan,
    Timescoop,
    UseInPrepare,
)
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    BuildPools,
    CallersPool,
    Exterminate,
    HelpersPool,
    TradeDice,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import DrawRecruit, FetchLinked, Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.setup import SetUp
from vortex.games.time_of_the_daleks.rules.travel import Go, NewTile, RollTardisDie, Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn, Round
from vortex.games.time_of_the_daleks.rules.using_icons import UseFaceIcon, UseRerollIcon
from vortex.games.time_of_the_daleks.rules.windows import CardWindow
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Dispatch, State


class DaleksDispatch(Dispatch):
    def step(self, state: State, frame: Any, here: int) -> None:
        assert isinstance(state, DaleksState)
        if isinstance(frame, CardWindow):
            if here == 0:
                frame.offer(state)
            else:
                state.finish()
            return
        if isinstance(frame, CallersPool):
            if here == 0:
                frame.gather(state)
            elif here == 1:
                frame.build(state)
            elif here == 2:
                frame.bystanders(state)
            elif here == 3:
                frame.reopen(state)
            elif here == 4:
                frame.cut(state)
            else:
                state.finish()
            return
        if isinstance(frame, Adventure):
            if here == 0:
                frame.begin(state)
            elif here == 1:
                frame.recruit(state)
            elif here == 2:
                frame.determine_challenge(state)
            elif here == 3:
                frame.build_pools(state)
            elif here == 4:
                frame.roll(state)
            elif here == 5:
                frame.reroll(state)
            elif here == 6:
                frame.turn(state)
            elif here == 7:
                frame.resolve(state)
            elif here == 8:
                frame.close(state)
            else:
                state.finish()
            return
        if isinstance(frame, BuildPools):
            if here == 0:
                frame.callers(state)
            elif here == 1:
                frame.helpers(state)
            elif here == 2:
                frame.are_both_built(state)
            elif here == 3:
                frame.exterminate(state)
            elif here == 4:
                frame.is_all_exterminated(state)
            elif here == 5:
                frame.callers_trade(state)
            elif here == 6:
                frame.helpers_trade(state)
            elif here == 7:
                frame.is_all_traded(state)
            else:
                state.finish()
            return
        if isinstance(frame, RerollStage):
            if here == 0:
                frame.caller(state)
            elif here == 1:
                frame.helper(state)
            elif here == 2:
                frame.bystanders(state)
            elif here == 3:
                frame.reopen(state)
            else:
                state.finish()
            return
        if isinstance(frame, Failure):
            if here == 0:
                frame.dismiss_part_timers(state)
            elif here == 1:
                frame.add_dalek(state)
            elif here == 2:
                frame.add_second_dalek(state)
            elif here == 3:
                frame.before_fail_cost(state)
            elif here == 4:
                frame.fail_cost(state)
            elif here == 5:
                frame.before_helpers_fail_cost(state)
            elif here == 6:
                frame.helpers_fail_cost(state)
            elif here == 7:
                frame.penalise_afar_helper(state)
            else:
                state.finish()
            return
        if isinstance(frame, HelpersPool):
            if here == 0:
                frame.gather(state)
            elif here == 1:
                frame.build(state)
            elif here == 2:
                frame.bystanders(state)
            elif here == 3:
                frame.reopen(state)
            elif here == 4:
                frame.cut(state)
            else:
                state.finish()
            return
        if isinstance(frame, CarryOutOne):
            if here == 0:
                frame.next_effect(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlayerTurn):
            if here == 0:
                frame.begin(state)
            elif here == 1:
                frame.prepare(state)
            elif here == 2:
                frame.travel(state)
            elif here == 3:
                frame.adventure(state)
            elif here == 4:
                frame.finish(state)
            else:
                state.finish()
            return
        if isinstance(frame, RerollSome):
            if here == 0:
                frame.pick(state)
            elif here == 1:
                frame.roll(state)
            else:
                state.finish()
            return
        if isinstance(frame, CarryOut):
            if here == 0:
                frame.next_part(state)
            else:
                state.finish()
            return
        if isinstance(frame, FaceStage):
            if here == 0:
                frame.caller(state)
            elif here == 1:
                frame.helper(state)
            elif here == 2:
                frame.bystanders(state)
            elif here == 3:
                frame.reopen(state)
            else:
                state.finish()
            return
        if isinstance(frame, Prepare):
            if here == 0:
                frame.gain_tokens(state)
            elif here == 1:
                frame.window(state)
            elif here == 2:
                frame.act(state)
            else:
                state.finish()
            return
        if isinstance(frame, Finish):
            if here == 0:
                frame.clear_tiles(state)
            elif here == 1:
                frame.refill_earth(state)
            elif here == 2:
                frame.cut_hand(state)
            elif here == 3:
                frame.pass_die(state)
            else:
                state.finish()
            return
        if isinstance(frame, CallForHelp):
            if here == 0:
                frame.pay(state)
            elif here == 1:
                frame.choose_how(state)
            elif here == 2:
                frame.pay_for_coming(state)
            elif here == 3:
                frame.pay_toll(state)
            elif here == 4:
                frame.arrive(state)
            elif here == 5:
                frame.move_ship(state)
            elif here == 6:
                frame.build_anew(state)
            else:
                state.finish()
            return
        if isinstance(frame, SetUp):
            if here == 0:
                frame.doctor(state)
            elif here == 1:
                frame.colour(state)
            elif here == 2:
                frame.next_player(state)
            elif here == 3:
                frame.companions(state)
            elif here == 4:
                frame.first_player(state)
            elif here == 5:
                frame.decks(state)
            elif here == 6:
                frame.deal(state)
            elif here == 7:
                frame.track(state)
            elif here == 8:
                frame.k9(state)
            elif here == 9:
                frame.play(state)
            else:
                state.finish()
            return
        if isinstance(frame, MoveShip):
            if here == 0:
                frame.move(state)
            else:
                state.finish()
            return
        if isinstance(frame, PlayCard):
            if here == 0:
                frame.pay(state)
            elif here == 1:
                frame.choose_pool(state)
            elif here == 2:
                frame.act(state)
            elif here == 3:
                frame.put_away(state)
            else:
                state.finish()
            return
        if isinstance(frame, PayPrice):
            if here == 0:
                frame.pay(state)
            else:
                state.finish()
            return
        if isinstance(frame, Travel):
            if here == 0:
                frame.choose(state)
            elif here == 1:
                frame.flip(state)
            else:
                state.finish()
            return
        if isinstance(frame, Go):
            if here == 0:
                frame.pay_toll(state)
            elif here == 1:
                frame.go(state)
            else:
                state.finish()
            return
        if isinstance(frame, UseRerollIcon):
            if here == 0:
                frame.choose_pool(state)
            elif here == 1:
                frame.use(state)
            else:
                state.finish()
            return
        if isinstance(frame, Round):
            if here == 0:
                frame.begin(state)
            elif here == 1:
                frame.players(state)
            elif here == 2:
                frame.daleks(state)
            elif here == 3:
                frame.next_round(state)
            else:
                state.finish()
            return
        if isinstance(frame, TurnFace):
            if here == 0:
                frame.choose_die(state)
            elif here == 1:
                frame.choose_symbol(state)
            else:
                state.finish()
            return
        if isinstance(frame, FetchLinked):
            if here == 0:
                frame.pay(state)
            elif here == 1:
                frame.fetch(state)
            else:
                state.finish()
            return
        if isinstance(frame, DalekTurn):
            if here == 0:
                frame.begin(state)
            elif here == 1:
                frame.pass_k9(state)
            elif here == 2:
                frame.before_the_ship(state)
            elif here == 3:
                frame.advance_ship(state)
            elif here == 4:
                frame.before_the_checks(state)
            elif here == 5:
                frame.have_the_daleks_won(state)
            elif here == 6:
                frame.has_a_doctor_won(state)
            else:
                state.finish()
            return
        if isinstance(frame, Recruit):
            if here == 0:
                frame.offer(state)
            else:
                state.finish()
            return
        if isinstance(frame, ApplyAnomaly):
            if here == 0:
                frame.into_force(state)
            elif here == 1:
                frame.effect(state)
            elif here == 2:
                frame.settle(state)
            else:
                state.finish()
            return
        if isinstance(frame, ForEach):
            if here == 0:
                frame.next_player(state)
            else:
                state.finish()
            return
        if isinstance(frame, Exterminate):
            if here == 0:
                frame.exterminate(state)
            else:
                state.finish()
            return
        if isinstance(frame, RollTardisDie):
            if here == 0:
                frame.pay_toll(state)
            elif here == 1:
                frame.roll(state)
            elif here == 2:
                frame.window(state)
            elif here == 3:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, UseFaceIcon):
            if here == 0:
                frame.choose_pool(state)
            elif here == 1:
                frame.use(state)
            else:
                state.finish()
            return
        if isinstance(frame, DiscardCards):
            if here == 0:
                frame.discard(state)
            else:
                state.finish()
            return
        if isinstance(frame, DrawRecruit):
            if here == 0:
                frame.pay(state)
            elif here == 1:
                frame.draw(state)
            else:
                state.finish()
            return
        if isinstance(frame, LoseCompanions):
            if here == 0:
                frame.lose(state)
            else:
                state.finish()
            return
        if isinstance(frame, NewTile):
            if here == 0:
                frame.draw(state)
            elif here == 1:
                frame.keep(state)
            elif here == 2:
                frame.choose_zone(state)
            else:
                state.finish()
            return
        if isinstance(frame, Success):
            if here == 0:
                frame.discard_dilemma(state)
            elif here == 1:
                frame.reward(state)
            elif here == 2:
                frame.helpers_reward(state)
            elif here == 3:
                frame.remove_dalek(state)
            elif here == 4:
                frame.remove_second_dalek(state)
            elif here == 5:
                frame.promote(state)
            elif here == 6:
                frame.advance_tasks(state)
            elif here == 7:
                frame.leave_anomaly(state)
            elif here == 8:
                frame.reward_afar_helper(state)
            else:
                state.finish()
            return
        if isinstance(frame, RemoveDaleks):
            if here == 0:
                frame.remove(state)
            else:
                state.finish()
            return
        if isinstance(frame, DrawAnomaly):
            if here == 0:
                frame.draw(state)
            else:
                state.finish()
            return
        if isinstance(frame, AddDaleksOnEarth):
            if here == 0:
                frame.place(state)
            else:
                state.finish()
            return
        if isinstance(frame, Scan):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, Banish):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, ForAnother):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, UseInPrepare):
            if here == 0:
                frame.use(state)
            else:
                state.finish()
            return
        if isinstance(frame, LoseEquipment):
            if here == 0:
                frame.lose(state)
            else:
                state.finish()
            return
        if isinstance(frame, Timescoop):
            if here == 0:
                frame.choose(state)
            else:
                state.finish()
            return
        if isinstance(frame, TradeDice):
            if here == 0:
                frame.offer(state)
            elif here == 1:
                frame.choose_die(state)
            else:
                state.finish()
            return
        if isinstance(frame, PowerK9):
            if here == 0:
                frame.choose_colour(state)
            else:
                state.finish()
            return
        raise AssertionError(frame)

    def answer(self, state: State, frame: Any, here: int, choice: int) -> None:
        assert isinstance(state, DaleksState)
        if isinstance(frame, CardWindow):
            if here == 0:
                frame.on_offer(state, choice)
            return
        if isinstance(frame, CallersPool):
            if here == 1:
                frame.on_build(state, choice)
            elif here == 4:
                frame.on_cut(state, choice)
            return
        if isinstance(frame, RerollStage):
            if here == 0:
                frame.on_caller(state, choice)
            elif here == 1:
                frame.on_helper(state, choice)
            return
        if isinstance(frame, HelpersPool):
            if here == 1:
                frame.on_build(state, choice)
            elif here == 4:
                frame.on_cut(state, choice)
            return
        if isinstance(frame, RerollSome):
            if here == 0:
                frame.on_pick(state, choice)
            return
        if isinstance(frame, CarryOut):
            if here == 0:
                frame.on_next_part(state, choice)
            return
        if isinstance(frame, FaceStage):
            if here == 0:
                frame.on_caller(state, choice)
            elif here == 1:
                frame.on_helper(state, choice)
            return
        if isinstance(frame, Prepare):
            if here == 2:
                frame.on_act(state, choice)
            return
        if isinstance(frame, Finish):
            if here == 2:
                frame.on_cut_hand(state, choice)
            return
        if isinstance(frame, CallForHelp):
            if here == 1:
                frame.on_choose_how(state, choice)
            return
        if isinstance(frame, SetUp):
            if here == 0:
                frame.on_doctor(state, choice)
            elif here == 1:
                frame.on_colour(state, choice)
            return
        if isinstance(frame, PlayCard):
            if here == 1:
                frame.on_choose_pool(state, choice)
            elif here == 3:
                frame.on_put_away(state, choice)
            return
        if isinstance(frame, PayPrice):
            if here == 0:
                frame.on_pay(state, choice)
            return
        if isinstance(frame, Travel):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, UseRerollIcon):
            if here == 0:
                frame.on_choose_pool(state, choice)
            return
        if isinstance(frame, TurnFace):
            if here == 0:
                frame.on_choose_die(state, choice)
            elif here == 1:
                frame.on_choose_symbol(state, choice)
            return
        if isinstance(frame, DalekTurn):
            if here == 1:
                frame.on_pass_k9(state, choice)
            return
        if isinstance(frame, Recruit):
            if here == 0:
                frame.on_offer(state, choice)
            return
        if isinstance(frame, Exterminate):
            if here == 0:
                frame.on_exterminate(state, choice)
            return
        if isinstance(frame, RollTardisDie):
            if here == 3:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, UseFaceIcon):
            if here == 0:
                frame.on_choose_pool(state, choice)
            return
        if isinstance(frame, DiscardCards):
            if here == 0:
                frame.on_discard(state, choice)
            return
        if isinstance(frame, LoseCompanions):
            if here == 0:
                frame.on_lose(state, choice)
            return
        if isinstance(frame, NewTile):
            if here == 1:
                frame.on_keep(state, choice)
            elif here == 2:
                frame.on_choose_zone(state, choice)
            return
        if isinstance(frame, RemoveDaleks):
            if here == 0:
                frame.on_remove(state, choice)
            return
        if isinstance(frame, AddDaleksOnEarth):
            if here == 0:
                frame.on_place(state, choice)
            return
        if isinstance(frame, Scan):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, Banish):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, ForAnother):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, LoseEquipment):
            if here == 0:
                frame.on_lose(state, choice)
            return
        if isinstance(frame, Timescoop):
            if here == 0:
                frame.on_choose(state, choice)
            return
        if isinstance(frame, TradeDice):
            if here == 0:
                frame.on_offer(state, choice)
            elif here == 1:
                frame.on_choose_die(state, choice)
            return
        if isinstance(frame, PowerK9):
            if here == 0:
                frame.on_choose_colour(state, choice)
            return
        raise AssertionError(frame)
