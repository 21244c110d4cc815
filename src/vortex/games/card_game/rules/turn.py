"""CG-TURN: the turn, its actions as often as wanted, and what the active player is putting together."""

from __future__ import annotations

from vortex.games.card_game.cards import AS_DEFENDER, AS_ENEMY, FREELY, NEVER, Use
from vortex.games.card_game.choices import (
    ADD,
    AT,
    ATTACK,
    ATTACK_PLACES,
    BUY,
    DEFEND,
    DEFEND_PLACES,
    DISCARD,
    PICKUP,
    PLAY,
    RECALL,
    RESERVE,
    STRIKE,
    offer,
)
from vortex.games.card_game.numbering import (
    AIMING,
    ATTACKING,
    DEFENDING,
    DISCARDING,
    EXCHANGING,
    FINAL,
    LOCATION,
    MOST_RESERVED,
    MOVING,
    NOTHING,
    NOWHERE,
    PAYING,
    RESERVING,
    STRIKING,
)
from vortex.games.card_game.rules.buying import buy, declare_discard, legal_discards, offer_buys
from vortex.games.card_game.rules.defenders import declare_defenders, defendable, legal_defenders
from vortex.games.card_game.rules.ending import begin_turn
from vortex.games.card_game.rules.enemies import attackable, declare_attack, legal_attackers
from vortex.games.card_game.rules.locations import play_location
from vortex.games.card_game.rules.passing import draw_for_next_turn, pass_cards
from vortex.games.card_game.rules.reserve import (
    declare_reserve,
    fills_reserve,
    find_enterable,
    first_reserves,
    legal_pickups,
    legal_reserves,
    pick_up,
    recall,
    reserve_room,
)
from vortex.games.card_game.rules.support import (
    aim_at,
    can_play_type,
    choose_support,
    declare_support,
    legal_aims,
    legal_exchanges,
    legal_moves,
    legal_prices,
    legal_strikes,
)
from vortex.games.card_game.state import CardGameState
from vortex.kernel.state import PASS, Frame


class Turn(Frame):
    """CG-TURN: five-counter check, actions, pass, draw, and the turn of the player to the left."""

    __slots__ = ("seat",)
    steps = ("begin", "act", "pass_on", "draw", "hand_over")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: CardGameState) -> None:
        """CG-END-01 to CG-END-03, CG-FINAL-07: there may be no turn at all."""
        begin_turn(state, self.seat)

    def act(self, state: CardGameState) -> None:
        """CG-TURN-03, CG-TURN-05, CG-FINAL-02: actions, and inside an action the cards for it (CG-VIS-11).

        The topic is the same for all of this, so that nobody else learns how far the player has got.
        """
        seat = self.seat
        action = state.action
        if action == NOTHING:
            options = legal_actions(state, seat)
        else:
            options = legal_parts(state, seat, action)
            if state.reserves[seat] or state.shown[seat]:
                # CG-TURN-10, CG-IW-04: also inside an action.
                options += legal_pickups(state, seat)
            if len(options) == 1 and options[0] == PASS and not could_add(state, seat):
                _declare(state, seat)
                return
        state.ask(seat, "final" if state.mode == FINAL else "turn", options)

    def on_act(self, state: CardGameState, choice: int) -> None:
        if choice == PASS:
            if state.action != NOTHING:
                _declare(state, self.seat)
            return
        take(state, self.seat, choice)

    def pass_on(self, state: CardGameState) -> None:
        """CG-PASS-01; CG-FINAL-04: not in the End Game period."""
        if state.mode != FINAL:
            pass_cards(state, self.seat)

    def draw(self, state: CardGameState) -> None:
        """CG-PASS-03; CG-FINAL-05: not in the End Game period."""
        if state.mode != FINAL:
            draw_for_next_turn(state, self.seat)

    def hand_over(self, state: CardGameState) -> None:
        """CG-PASS-04, CG-TURN-02: clockwise."""
        state.become(Turn(state.left(self.seat)))


# -- what may be done ------------------------------------------------------------------------------


def can_end_turn(state: CardGameState, seat: int) -> bool:
    """CG-TURN-09, CG-RULING-10: with exactly the cards to pass (CG-RULING-11: or fewer, if there are no others)."""
    if state.mode == FINAL:
        return False
    spare = len(state.hands[seat]) - state.minimum
    return spare == 0 or (spare < 0 and not state.reserves[seat] and not state.shown[seat])


def legal_actions(state: CardGameState, seat: int) -> list[int]:
    """CG-TURN-04: whatever the player may begin now; the parts in the order of the rulebook.

    CG-RULING-62: there is always something, if only a discard.
    """
    pack = state.pack
    hand = state.hands[seat]
    spare = len(hand) - state.minimum
    options: list[int] = []
    if spare > 0:
        uses = pack.uses
        defenders = 0
        enemies = 0
        held: list[Use] = []
        last: Use | None = None
        for card in hand:
            use = uses[card]
            if use is last:
                # Copies of a type lie side by side and make one choice.
                continue
            last = use
            held.append(use)
            way = use.way
            if way == AS_ENEMY:
                enemies |= use.bit
            elif way == AS_DEFENDER:
                defenders |= use.bit
            elif way == FREELY or (way != NEVER and can_play_type(state, seat, card, spare)):
                options.append(use.to_play)
        if defenders:
            offer(options, DEFEND_PLACES, defendable(state, seat, defenders))
        if enemies:
            offer(options, ATTACK_PLACES, attackable(state, seat, enemies))
        if reserve_room(state, seat) > 0:
            options += first_reserves(state, hand) if state.barred else [use.to_reserve for use in held]
        options += [use.to_discard for use in held]
    else:
        if can_end_turn(state, seat):
            options.append(PASS)
        # CG-RULING-11, CG-RULING-45: only what uses no net hand card.
        if not state.shuffled:
            for type_ in pack.exchange_types:
                if state.find(hand, type_) != NOWHERE:
                    options.append(PLAY + type_)
    offer_buys(options, state, seat)
    if state.reserves[seat] or state.shown[seat]:
        options += legal_pickups(state, seat)
    return options


def legal_parts(state: CardGameState, seat: int, action: int) -> list[int]:
    """CG-VIS-11: what may join the action that the player is putting together, or complete it."""
    if action == DEFENDING:
        return legal_defenders(state, seat)
    if action == ATTACKING:
        return legal_attackers(state, seat)
    if action == RESERVING:
        return legal_reserves(state, seat)
    if action == DISCARDING:
        return legal_discards(state, seat)
    if action == AIMING:
        return legal_aims(state, seat)
    if action == PAYING:
        return legal_prices(state, seat)
    if action == EXCHANGING:
        return legal_exchanges(state, seat)
    if action == STRIKING:
        return legal_strikes(state, seat)
    return legal_moves(state, seat)


def could_add(state: CardGameState, seat: int) -> bool:
    """CG-VIS-11: whether for all that the others can see another card could join the action.

    Then the player is asked even if nothing fits: to declare without asking would reveal that no fitting card is
    held. The other actions end on public grounds alone.
    """
    action = state.action
    if action not in (DEFENDING, ATTACKING, RESERVING) or len(state.hands[seat]) <= state.minimum:
        return False
    return action != RESERVING or (len(state.chosen) < MOST_RESERVED and reserve_room(state, seat) > 0)


# -- doing it --------------------------------------------------------------------------------------


def _go_on(state: CardGameState) -> None:
    """CG-TURN-03: another action may follow; CG-FINAL-01: in the End Game period this is the only one."""
    if state.mode != FINAL:
        if state.barred and not fills_reserve(state):
            state.lift_bars()
        state.again()


def _declare(state: CardGameState, seat: int) -> None:
    """CG-TURN-06: the action is declared and carried out."""
    _go_on(state)
    action = state.action
    if action == DEFENDING:
        declare_defenders(state, seat)
    elif action == ATTACKING:
        declare_attack(state, seat)
    elif action == RESERVING:
        declare_reserve(state, seat)
    elif action == DISCARDING:
        declare_discard(state, seat)
    else:
        declare_support(state, seat)


def take(state: CardGameState, seat: int, choice: int) -> None:
    """One of the choices of a turn; they stand in this order in the table."""
    if choice < DEFEND:
        _play(state, seat, choice - PLAY)
    elif choice < ATTACK:
        _defend(state, seat, choice - DEFEND)
    elif choice < RESERVE:
        _attack(state, seat, choice - ATTACK)
    elif choice < DISCARD:
        _reserve(state, seat, choice - RESERVE)
    elif choice < BUY:
        _discard(state, seat, choice - DISCARD)
    elif choice < PICKUP:
        _buy(state, seat, choice - BUY)
    elif choice < RECALL:
        _pick_up(state, seat, choice - PICKUP)
    elif choice < ADD:
        _recall(state, seat, choice - RECALL)
    elif choice < AT:
        _add(state, seat, choice - ADD)
    elif choice < STRIKE:
        _at(state, seat, choice - AT)
    else:
        _strike(state, seat, choice - STRIKE)


def _play(state: CardGameState, seat: int, type_: int) -> None:
    pack = state.pack
    if pack.type_kind[type_] == LOCATION:
        _go_on(state)
        play_location(state, seat, state.to_spend(seat, type_))
        return
    if pack.lies_open[type_]:
        choose_support(state, seat, find_enterable(state, seat, type_))
    else:
        choose_support(state, seat, state.to_spend(seat, type_))
    if state.action == AIMING and legal_aims(state, seat) == [PASS]:
        _declare(state, seat)
    else:
        state.again()


def _defend(state: CardGameState, seat: int, place: int) -> None:
    state.begin_action(DEFENDING, place)
    state.again()


def _attack(state: CardGameState, seat: int, place: int) -> None:
    state.begin_action(ATTACKING, place)
    state.again()


def _reserve(state: CardGameState, seat: int, type_: int) -> None:
    state.choose(seat, find_enterable(state, seat, type_))
    state.begin_action(RESERVING)
    state.again()


def _discard(state: CardGameState, seat: int, type_: int) -> None:
    state.choose(seat, state.to_spend(seat, type_))
    state.begin_action(DISCARDING)
    state.again()


def _buy(state: CardGameState, seat: int, count: int) -> None:
    _go_on(state)
    buy(state, seat, count + 1)


def _pick_up(state: CardGameState, seat: int, type_: int) -> None:
    pick_up(state, seat, type_)
    state.again()


def _recall(state: CardGameState, seat: int, type_: int) -> None:
    recall(state, seat, type_)
    state.again()


def _add(state: CardGameState, seat: int, type_: int) -> None:
    if state.action == RESERVING:
        state.choose(seat, find_enterable(state, seat, type_))
    else:
        state.choose(seat, state.to_spend(seat, type_))
    if state.action == PAYING:
        _declare(state, seat)
    else:
        state.again()


def _at(state: CardGameState, seat: int, place: int) -> None:
    if state.action == MOVING:
        _go_on(state)
        declare_support(state, seat, place)
        return
    aim_at(state, place)
    if state.action == AIMING:
        _declare(state, seat)
    elif state.action == STRIKING and len(state.attacks[place]) == 1:
        _strike(state, seat, 0)
    else:
        state.again()


def _strike(state: CardGameState, seat: int, slot: int) -> None:
    _go_on(state)
    declare_support(state, seat, slot)
