"""Timey-Wimey cards and other effects: when they can be used, and using them."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import ADD_DIE, GIVE, ON_POOL, PLAY, TARGET, USE, Choices
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    ANYTIME,
    COMPANION_SOURCE,
    EQUIPMENT,
    FIXED_POINT,
    HELP_ON_SITE,
    IN_ANY_ADVENTURE,
    IN_PREPARE,
    KNOWS_DILEMMA,
    NO_DILEMMA,
    QUESTION_MARK,
    TIME_LOCKED,
    TRANSFER,
    USED_EFFECT,
)
from vortex.games.time_of_the_daleks.rules import dice, pools
from vortex.games.time_of_the_daleks.rules.effects import FOR_ONE, CarryOut, would_do_something
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, Frame

_NO_POOL: Final[tuple[int, ...]] = ()
_ONE_POOL: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))
_BOTH_POOLS: Final[tuple[int, ...]] = (0, 1)


def plays(state: DaleksState, seat: int, stage: int) -> Choices:
    """The cards in hand that this seat may play now."""
    is_playable = state.pack.is_playable_at[stage]
    found: Choices = ()
    for card in state.hands[seat]:
        if is_playable[card] and can_play(state, seat, card, stage):
            found += (PLAY + card,)
    return found


def can_play(state: DaleksState, seat: int, card: int, stage: int) -> bool:
    """TOD-CARD-05 to -11, TOD-RULING-108, -126."""
    pack = state.pack
    return (
        pack.card_type[card] != EQUIPMENT
        and pack.card_cost[card] <= state.tokens[seat]
        and not is_used(state, card)
        and fits_timing(state, seat, card, stage)
        and fits_stage(state, seat, card, stage)
    )


def is_used(state: DaleksState, source: int) -> bool:
    """TOD-CARD-11: an effect works once a turn."""
    return state.has_used(source, USED_EFFECT)


def fits_timing(state: DaleksState, seat: int, card: int, stage: int) -> bool:
    """TOD-CARD-07 to -10."""
    timing = state.pack.card_timing[card]
    if timing == ANYTIME:
        return True
    if timing == IN_PREPARE:
        return stage == stages.PREPARE and seat == state.active
    if not stages.ADVENTURE_STAGES >> stage & 1:
        return False
    return timing == IN_ANY_ADVENTURE or state.pool_of(seat) >= 0


def pools_for(state: DaleksState, own: int, source: int) -> tuple[int, ...]:
    """TOD-HELP-18, -19, TOD-RULING-126: the pools that a card can act on, played or on the console. Its player has the
    pool `own`, or -1 and takes no part."""
    if state.pack.acts_on_any_pool[source]:
        return _ONE_POOL[0] if state.helper < 0 else _BOTH_POOLS
    return _ONE_POOL[own] if own >= 0 else _NO_POOL


def serves(state: DaleksState, card: int, stage: int, pool: int) -> bool:
    """Whether the card's dice icon does something on this pool now."""
    pack = state.pack
    if stage == stages.POOL:
        if pack.focus[card]:
            # The helper's pool can be served in advance; the pool in hand must have something to exchange.
            return pool > state.building or (
                pool == state.building and bool(pools.focus_colours(state, pool, pack.focus[card][0]))
            )
        # TOD-RULING-040: before that pool's cut; TOD-RULING-033: a die that it adds must be there.
        return pool >= state.building and any(
            count and pools.room_for(state, pool, colour) > 0 for colour, count in enumerate(pack.adds[card])
        )
    if stage == stages.REROLL:
        return (
            pack.reroll_most[card] >= 0
            and not state.conditions & FIXED_POINT
            and dice.has_colour(state, pool, pack.reroll_colours[card])
        )
    return (
        stage == stages.FACE
        and pack.face_symbol[card] >= 0
        and not state.conditions & TIME_LOCKED
        and dice.can_turn(state, pool, pack.face_colours[card], pack.face_symbol[card])
    )


def fits_stage(state: DaleksState, seat: int, card: int, stage: int) -> bool:
    """Whether the card would do something at this moment."""
    if state.pack.has_dice_icon[card]:
        for pool in pools_for(state, state.pool_of(seat), card):
            if serves(state, card, stage, pool):
                return True
        return False
    effect = state.pack.card_effect[card]
    if effect:
        return would_do_something(state, seat, effect)
    return _ability_fits(state, seat, state.pack.ability[card], card, stage)


def _ability_fits(state: DaleksState, seat: int, ability: str, card: int, stage: int) -> bool:
    if ability == "steer":
        return stage == stages.TARDIS_ROLLED and state.tardis_die == QUESTION_MARK
    if ability == "scan":
        return any(is_unseen(state, seat, zone) for zone in range(ANOMALY_ZONE))
    if ability == "banish":
        return any(is_open(state, zone) for zone in range(ANOMALY_ZONE))
    if ability == "shield":
        return stage == stages.POOL and pools.extermination(state) > 0
    if ability == "unfix":
        return stage in (stages.POOL, stages.REROLL) and state.conditions & FIXED_POINT != 0
    if ability == "unlock":
        return stages.ADVENTURE_STAGES >> stage & 1 == 1 and state.conditions & TIME_LOCKED != 0
    if ability == "late-die":
        return stage == stages.REROLL and any(
            pools.has_room(state, pool) for pool in pools_for(state, state.pool_of(seat), card)
        )
    return seat == state.active and state.helper == NOBODY and state.seats > 1


def is_unseen(state: DaleksState, seat: int, zone: int) -> bool:
    """Whether a face-down Dilemma that this seat has not looked at lies in the zone."""
    dilemma = state.dilemmas[zone]
    return dilemma != NO_DILEMMA and not state.knows[KNOWS_DILEMMA + dilemma] >> seat & 1


def is_open(state: DaleksState, zone: int) -> bool:
    """Whether a face-up Dilemma lies in the zone."""
    dilemma = state.dilemmas[zone]
    return dilemma != NO_DILEMMA and state.is_face_up(dilemma)


class PlayCard(Frame):
    """TOD-CARD-02, -03, -05: pay, apply, then discard an Event or hand a Transfer to another player."""

    __slots__ = ("seat", "card", "stage")
    steps = ("pay", "choose_pool", "act", "put_away")

    def __init__(self, seat: int, card: int, stage: int) -> None:
        self.seat = seat
        self.card = card
        self.stage = stage

    def pay(self, state: DaleksState) -> None:
        """TOD-CARD-14: the price is due at every play from hand."""
        state.spend_tokens(self.seat, state.pack.card_cost[self.card])
        state.start_playing(self.seat, self.card)

    def choose_pool(self, state: DaleksState) -> None:
        """TOD-HELP-19: a card of Any Adventure timing may act on either pool."""
        reached = pools_for(state, state.pool_of(self.seat), self.card)
        if state.pack.has_dice_icon[self.card]:
            found = [pool for pool in reached if serves(state, self.card, self.stage, pool)]
        elif state.pack.ability[self.card] == "late-die":
            found = [pool for pool in reached if pools.has_room(state, pool)]
        else:
            return
        if len(found) == 1:
            state.tally = found[0]
        else:
            state.ask(self.seat, "which-pool", [ON_POOL + pool for pool in found])

    def on_choose_pool(self, state: DaleksState, choice: int) -> None:
        state.tally = choice - ON_POOL

    def act(self, state: DaleksState) -> None:
        pack = state.pack
        card = self.card
        pool = state.tally
        if pack.card_effect[card]:
            state.call(CarryOut(self.seat, pack.card_effect[card], state.places[self.seat], FOR_ONE))
        elif pack.ability[card]:
            self._use_ability(state, pack.ability[card], pool)
        elif pack.reroll_most[card] >= 0:
            state.reopen()
            dice.start_reroll(state, self.seat, pool, card)
        elif pack.face_symbol[card] >= 0:
            state.reopen()
            state.call(dice.TurnFace(self.seat, pool, pack.face_colours[card], pack.face_symbol[card]))
        elif pack.focus[card]:
            state.reopen()
            state.lend_focus(pool, card)
        else:
            state.reopen()
            for colour, count in enumerate(pack.adds[card]):
                if count:
                    pools.add(state, pool, colour, count)

    def _use_ability(self, state: DaleksState, ability: str, pool: int) -> None:
        if ability == "steer":
            state.turn_tardis_die(self.seat)
        elif ability == "scan":
            state.call(Scan(self.seat))
        elif ability == "banish":
            state.call(Banish(self.seat, self.stage))
        elif ability == "shield":
            state.shield_dice(self.seat)
        elif ability == "unfix":
            state.lift_condition(FIXED_POINT)
            state.reopen()
        elif ability == "unlock":
            state.lift_condition(TIME_LOCKED)
            state.reopen()
        elif ability == "late-die":
            state.reopen()
            state.roll_late_die(pool)
        else:
            state.call(Timescoop(self.seat))

    def put_away(self, state: DaleksState) -> None:
        """TOD-RULING-107: the player who used a Transfer picks the receiver; alone it is discarded."""
        others = [GIVE + other for other in range(state.seats) if other != self.seat]
        if state.pack.card_type[self.card] != TRANSFER or not others:
            state.discard_played(self.card)
        elif len(others) == 1:
            self.on_put_away(state, others[0])
        else:
            state.ask(self.seat, "transfer", others)

    def on_put_away(self, state: DaleksState, choice: int) -> None:
        state.hand_over(self.seat, choice - GIVE, self.card)


class Scan(Frame):
    """Look secretly at one face-down Dilemma: TOD-INFO-01 as a card changes it."""

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: DaleksState) -> None:
        zones = [zone for zone in range(ANOMALY_ZONE) if is_unseen(state, self.seat, zone)]
        state.ask(self.seat, "scan", [TARGET + zone for zone in zones])

    def on_choose(self, state: DaleksState, choice: int) -> None:
        state.scan_dilemma(self.seat, choice - TARGET)


class Banish(Frame):
    """One face-up Dilemma is discarded and a new one laid face down in its slot. The player who is about to face it
    turns it up at once: the Travel step, in which that is done, is over."""

    __slots__ = ("seat", "stage")
    steps = ("choose",)

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def choose(self, state: DaleksState) -> None:
        zones = [zone for zone in range(ANOMALY_ZONE) if is_open(state, zone)]
        state.ask(self.seat, "banish", [TARGET + zone for zone in zones])

    def on_choose(self, state: DaleksState, choice: int) -> None:
        zone = choice - TARGET
        state.discard_dilemma(zone)
        state.lay_dilemma(zone)
        if self.stage == stages.RECRUITING and zone == state.places[self.seat]:
            state.flip_dilemma(zone)


class Timescoop(Frame):
    """Another Doctor comes to the player's zone and helps there, without a price and without the ship."""

    __slots__ = ("seat",)
    steps = ("choose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, state: DaleksState) -> None:
        others = [GIVE + other for other in range(state.seats) if other != self.seat]
        if len(others) == 1:
            self.on_choose(state, others[0])
        else:
            state.ask(self.seat, "timescoop", others)

    def on_choose(self, state: DaleksState, choice: int) -> None:
        """TOD-RULING-125: both pools are built under the limits of help on site."""
        helper, zone = choice - GIVE, state.adventure_zone
        state.give_help(helper, HELP_ON_SITE, zone)
        state.move_doctor(helper, zone)
        state.spoil_pools()


# -- effects of cards on the console ---------------------------------------------------------------


def prepare_uses(state: DaleksState, seat: int) -> Choices:
    """TOD-PREP-14: Companions and Equipment with an effect for their owner's Prepare step."""
    found: Choices = ()
    for source in state.consoles[seat].prepares:
        if can_use_in_prepare(state, seat, source):
            found += (USE + source,)
    return found


def can_use_in_prepare(state: DaleksState, seat: int, source: int) -> bool:
    text = state.pack.prepare[source]
    if text == 0 or is_used(state, source):
        return False
    if source >= COMPANION_SOURCE:
        doctors = state.pack.while_with[source - COMPANION_SOURCE]
        if doctors and state.doctors[seat] not in doctors:
            return False
    return would_do_something(state, seat, text)


class UseInPrepare(Frame):
    """A Prepare effect of a Companion or of Equipment; TOD-PREP-10: Equipment costs nothing more."""

    __slots__ = ("seat", "source")
    steps = ("use",)

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def use(self, state: DaleksState) -> None:
        state.use(self.seat, self.source, USED_EFFECT)
        text = state.pack.prepare[self.source]
        state.become(CarryOut(self.seat, text, state.places[self.seat], FOR_ONE))


def colours_to_add(state: DaleksState, pool: int) -> tuple[int, ...]:
    """TOD-RULING-033: the colours of which the box has a die for this pool."""
    return tuple([colour for colour in range(4) if pools.room_for(state, pool, colour) > 0])


class PowerK9(Frame):
    """Equipment K-9: a token in stage C adds one die of a colour of the player's choice."""

    __slots__ = ("seat", "source")
    steps = ("choose_colour",)

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choose_colour(self, state: DaleksState) -> None:
        options = [ADD_DIE + colour for colour in colours_to_add(state, state.pool_of(self.seat))]
        if len(options) == 1:
            self.on_choose_colour(state, options[0])
        else:
            state.ask(self.seat, "add-die", options)

    def on_choose_colour(self, state: DaleksState, choice: int) -> None:
        state.use(self.seat, self.source, USED_EFFECT)
        state.spend_tokens(self.seat, 1)
        pools.add(state, state.pool_of(self.seat), choice - ADD_DIE, 1)
