"""Stage C: focusing, calling for help, cutting, losing dice to Daleks, cards that act on pools."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.cards import is_dice_card, play_value
from vortex.games.time_of_the_daleks.advice.kits import full_kit, kit_left
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.advice.prospects import Side, before_roll, best_pool, without
from vortex.games.time_of_the_daleks.choices import (
    ADD_DIE,
    AFAR,
    CALL,
    CUT,
    EXTERMINATE,
    FOCUS,
    GIVE,
    ON_SITE,
    PLAY,
)
from vortex.games.time_of_the_daleks.numbering import (
    FIXED_POINT,
    MOST_CARDS,
    MOST_SEATS,
    MOST_SOURCES,
    TIME_LOCKED,
    TRANSFER,
)
from vortex.games.time_of_the_daleks.rules.help import CALL_PRICE, calls_for_free, can_come
from vortex.games.time_of_the_daleks.rules.pool_stage import TRADED_SONIC
from vortex.games.time_of_the_daleks.rules.pools import pool_limit
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY, PASS

_EAGER: Final = 1e-4
"""Decides between two equal ways: the one that acts now."""


class Building:
    """The pools of the present Adventure as they stand before the roll."""

    __slots__ = ("_brought", "_means", "bad", "good", "kits", "need", "outlook", "state")

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.need = list(state.need)
        self.kits = [kit_left(state, state.active)]
        if state.helper != NOBODY:
            self.kits.append(kit_left(state, state.helper))
            if outlook.seat != state.helper:
                outlook.lend(
                    self.kits[1],
                    outlook.start,
                    state.adventure_zone,
                    state.adventure_dilemma,
                    state.helper,
                    state.help,
                )
        self.good, self.bad = outlook.stakes(
            outlook.start,
            state.active,
            state.adventure_zone,
            state.adventure_dilemma,
            state.helper,
            state.help,
        )
        if outlook.seat == state.active:
            # A player on an Adventure wants to succeed.
            self.good = max(self.good, self.bad + 1e-3)
        self._brought: list[int] = []
        self._means: tuple[object, ...] = ()

    def forget_means(self) -> None:
        """After a kit has changed."""
        self._means = ()

    def value(self, probability: float) -> float:
        return self.bad + probability * (self.good - self.bad)

    def pools(self) -> list[list[int]]:
        """As they lie; a helper who has not built yet brings what is best."""
        pools = [self.state.pool[0:4]]
        if len(self.kits) > 1:
            if self.state.building == 1:
                pools.append(self.state.pool[4:8])
            else:
                pools.append(self._helpers_best()[:])
        return pools

    def _helpers_best(self) -> list[int]:
        if not self._brought:
            theirs = full_kit(self.state, self.state.helper)
            box = [self.outlook.box[colour] - self.state.pool[colour] for colour in range(4)]
            limit = pool_limit(self.state, 1)
            self._brought = best_pool(self.outlook.book, self.need, theirs.dice, theirs.icons, box, limit, 0)
        return self._brought

    def probability(self, pools: list[list[int]], conditions: int, gone: int) -> float:
        """The chance with these pools, cut to their limits and with this many dice exterminated."""
        book = self.outlook.book
        if not self._means:
            self._means = (*self.need, self.state.help, *[kit.key() for kit in self.kits])
        key = (conditions, gone, *pools[0], *pools[-1], *self._means)
        known = book.prospects.get(key)
        if known is not None:
            return known
        cut: list[list[int]] = []
        for index, pool in enumerate(pools):
            surplus = max(0, sum(pool) - pool_limit(self.state, index))
            cut.append(without(book, self.need, pool, surplus + (gone if index == 0 else 0)))
        sides = [Side(pool, kit) for pool, kit in zip(cut, self.kits, strict=True)]
        known = before_roll(book, self.need, sides, conditions)
        book.make_room()
        book.prospects[key] = known
        return known

    def gone(self) -> int:
        return self.outlook.exterminated(self.state.adventure_zone)

    def now(self) -> float:
        return self.probability(self.pools(), self.state.conditions, self.gone())


def build_scores(outlook: Outlook) -> list[float]:
    """Topic build-pool, and the window of the others before the cut."""
    state = outlook.state
    building = Building(outlook)
    passing = building.now()
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(building.value(passing))
        elif FOCUS <= choice < FOCUS + 4 * MOST_SOURCES:
            pools = building.pools()
            own = pools[state.building]
            own[0] -= 1
            own[(choice - FOCUS) % 4] += 1
            probability = building.probability(pools, state.conditions, building.gone())
            scores.append(building.value(probability) + (_EAGER if probability > passing + 1e-9 else -_EAGER))
        elif CALL <= choice < CALL + MOST_SEATS:
            scores.append(_call_value(outlook, choice - CALL))
        elif PLAY <= choice < PLAY + MOST_CARDS:
            scores.append(pool_card_value(building, choice - PLAY, passing))
        else:
            best = max(_with_die(building, colour) for colour in range(4))
            scores.append(building.value(best) - outlook.price(outlook.seat, 1, 0))
    return scores


def _with_die(building: Building, colour: int) -> float:
    state = building.state
    pools = building.pools()
    own = pools[state.building]
    if own[colour] < building.outlook.box[colour]:
        own[colour] += 1
    return building.probability(pools, state.conditions, building.gone())


def add_die_scores(outlook: Outlook) -> list[float]:
    building = Building(outlook)
    return [building.value(_with_die(building, choice - ADD_DIE)) for choice in outlook.state.options]


def pool_card_value(building: Building, card: int, passing: float) -> float:
    """A card that acts on a pool before the roll; any other is judged by itself."""
    outlook = building.outlook
    state = building.state
    pack = state.pack
    if not is_dice_card(state, card):
        return building.value(passing) + play_value(outlook, card)
    pools = building.pools()
    own = pools[min(state.building, len(pools) - 1)]
    conditions = state.conditions
    gone = building.gone()
    ability = pack.ability[card]
    probability = passing
    if any(pack.adds[card]):
        for colour in range(4):
            own[colour] = min(own[colour] + pack.adds[card][colour], max(outlook.box[colour], own[colour]))
        probability = building.probability(pools, conditions, gone)
    elif pack.focus[card]:
        for colour in (1, 2, 3):
            if pack.focus[card][0] >> colour & 1 and own[0] and own[colour] < outlook.box[colour]:
                own[0] -= 1
                own[colour] += 1
                probability = max(probability, building.probability(pools, conditions, gone))
                own[0] += 1
                own[colour] -= 1
    elif ability == "timescoop":
        return _scooped(outlook) - dice_card_price(outlook, card)
    elif ability == "shield":
        probability = building.probability(pools, conditions, 0)
    elif ability == "unfix":
        probability = building.probability(pools, conditions & ~FIXED_POINT, gone)
    elif ability == "unlock":
        probability = building.probability(pools, conditions & ~TIME_LOCKED, gone)
    return building.value(probability) - dice_card_price(outlook, card)


def dice_card_price(outlook: Outlook, card: int) -> float:
    """Its cost, and the loss of the card; a Transfer at least goes to another player."""
    pack = outlook.state.pack
    kept = 0.6 if pack.card_type[card] == TRANSFER else 0.8
    return (
        outlook.price(outlook.seat, pack.card_cost[card], 0)
        - kept * outlook.gain(-outlook.book.card_worth[card])
        + _EAGER
    )


# -- help ------------------------------------------------------------------------------------------


def _call_value(outlook: Outlook, helper: int) -> float:
    """The worth of calling this Doctor, who will choose the way to help that is better for themselves."""
    state = outlook.state
    kit = full_kit(state, outlook.seat)
    values = outlook.with_help(helper, False, kit)
    if can_come(state, helper, state.adventure_zone):
        on_site = outlook.with_help(helper, True, kit)
        if on_site[helper] > values[helper]:
            values = on_site
    best = values[outlook.seat]
    if not calls_for_free(state, outlook.seat):
        best -= min(outlook.price(outlook.seat, CALL_PRICE, 0), outlook.price(outlook.seat, 0, 1))
    return best


def _scooped(outlook: Outlook) -> float:
    """The worth of bringing the Doctor who helps most."""
    return max(scoop_value(outlook, other) for other in range(outlook.state.seats) if other != outlook.seat)


def scoop_value(outlook: Outlook, helper: int) -> float:
    """The worth of this Doctor's help on site, for which neither of the two pays and the ship does not move."""
    return outlook.with_help(helper, True, full_kit(outlook.state, outlook.seat), is_free=True)[outlook.seat]


def scoop_scores(outlook: Outlook) -> list[float]:
    return [scoop_value(outlook, choice - GIVE) for choice in outlook.state.options]


def help_scores(outlook: Outlook) -> list[float]:
    """The helper decides how."""
    state = outlook.state
    kit = full_kit(state, state.active)
    scores: list[float] = []
    for choice in state.options:
        if choice == AFAR:
            scores.append(outlook.with_help(outlook.seat, False, kit)[outlook.seat])
        elif choice == ON_SITE:
            scores.append(outlook.with_help(outlook.seat, True, kit)[outlook.seat])
        else:
            scores.append(outlook.now + play_value(outlook, choice - PLAY) - 0.05)
    return scores


# -- taking dice away ------------------------------------------------------------------------------


def cut_scores(outlook: Outlook) -> list[float]:
    """Topics cut, exterminate and trade-die: what is left without this die."""
    state = outlook.state
    building = Building(outlook)
    pools = [state.pool[0:4]]
    if len(building.kits) > 1:
        pools.append(state.pool[4:8] if state.building == 1 or any(state.pool[4:8]) else building.pools()[1])
    gone = 0 if state.topic == "exterminate" else building.gone()
    if state.topic == "trade-die":
        gone = 0
    scores: list[float] = []
    for choice in state.options:
        if choice < CUT:
            scores.append(building.value(0.0) + play_value(outlook, choice - PLAY) - 0.05)
            continue
        pool, colour = (
            divmod(choice - EXTERMINATE, 4) if choice >= EXTERMINATE else (_cut_pool(state), choice - CUT)
        )
        pools[pool][colour] -= 1
        probability = building.probability(pools, state.conditions, gone)
        pools[pool][colour] += 1
        # A black die can be given up later for a fresh try.
        scores.append(building.value(probability) - (_EAGER if colour == 0 else 0.0))
    return scores


def _cut_pool(state: DaleksState) -> int:
    return 1 if state.asked == state.helper else 0


def trade_scores(outlook: Outlook) -> list[float]:
    """A die of the pool for Sonic Charges."""
    state = outlook.state
    building = Building(outlook)
    pools = building.pools()
    passing = building.probability(pools, state.conditions, 0)
    own = _cut_pool(state)
    kit = building.kits[own]
    scores: list[float] = []
    for choice in state.options:
        if choice == PASS:
            scores.append(building.value(passing))
        elif PLAY <= choice < PLAY + MOST_CARDS:
            scores.append(building.value(passing) + play_value(outlook, choice - PLAY))
        else:
            kit.tokens += TRADED_SONIC
            building.forget_means()
            pools[own] = without(outlook.book, building.need, pools[own], 1)
            probability = building.probability(pools, state.conditions, 0)
            kit.tokens -= TRADED_SONIC
            building.forget_means()
            scores.append(building.value(probability) - outlook.price(outlook.seat, -TRADED_SONIC, 0))
    return scores
