"""TC-ARC: abilities of arcs that act when a card is played, and London's reply."""

from __future__ import annotations

from typing import Final

from vortex.games.time_clash.cards import DEEP_FOIL, RESCUE, SILENCE
from vortex.games.time_clash.choices import TARGET
from vortex.games.time_clash.numbering import (
    COMPANION,
    DOCTOR,
    ENEMY,
    ENEMY_STACK,
    NO_CARD,
    PLAN,
    QUIP,
    THREAT,
    TIME,
)
from vortex.games.time_clash.state import ClashState
from vortex.kernel.state import PASS, Frame

FLIP_BENEFIT: Final = 0
"""Not an arc's ability, but of the same kind: TC-ENDGAME-16."""

_TOPICS: Final = {FLIP_BENEFIT: "flip-benefit", RESCUE: "rescue", SILENCE: "silence", DEEP_FOIL: "deep-foil"}

ANY_TEAM: Final = -1
ALL_STACKS: Final = (TIME, COMPANION, ENEMY_STACK)


def arc_targets(state: ClashState, ability: int, limit: int) -> list[int]:
    """The cards on stacks that an ability can discard; `limit` is the size of the card just played."""
    if ability == FLIP_BENEFIT:
        return _cards(state, ALL_STACKS, ANY_TEAM, THREAT, 0)  # TC-RULING-44
    if ability == RESCUE:
        return _cards(state, ALL_STACKS, ANY_TEAM, THREAT, limit)  # TC-RULING-29
    if ability == SILENCE:
        return _cards(state, ALL_STACKS, ANY_TEAM, QUIP, limit)
    return _cards(state, (COMPANION,), ENEMY, PLAN, limit)


def _cards(state: ClashState, stacks: tuple[int, ...], team: int, suit: int, limit: int) -> list[int]:
    pack = state.pack
    return [
        card
        for stack in stacks
        for card in state.stacks[stack]
        if pack.suit[card] == suit
        and team in (ANY_TEAM, pack.team[card])
        and (limit == 0 or pack.size[card] <= limit)
    ]


def ability_of_play(state: ClashState, seat: int, card: int, stack: int) -> int:
    """The ability that a card played to a stack sets off, if any."""
    suit = state.pack.suit[card]
    powers = state.powers
    if state.teams[seat] == DOCTOR:
        if stack == COMPANION:
            if suit == QUIP and powers & RESCUE:
                return RESCUE
            if suit == PLAN and powers & DEEP_FOIL:
                return DEEP_FOIL
    elif suit == THREAT and stack == ENEMY_STACK and powers & SILENCE:
        return SILENCE
    return 0


class ArcDiscard(Frame):
    """TC-ARC-08 and its kin: the player may discard one fitting card from the stacks."""

    __slots__ = ("ability", "limit", "seat")
    steps = ("choose",)

    def __init__(self, ability: int, limit: int, seat: int) -> None:
        self.ability = ability
        self.limit = limit
        self.seat = seat

    def choose(self, state: ClashState) -> None:
        targets = arc_targets(state, self.ability, self.limit)
        if targets:
            state.ask(self.seat, _TOPICS[self.ability], [PASS, *(TARGET + card for card in targets)])

    def on_choose(self, state: ClashState, choice: int) -> None:
        if choice != PASS:
            state.discard_from_stack(choice - TARGET)


def use_shield(state: ClashState, seat: int, card: int, turned: int = NO_CARD) -> None:
    """TC-ARC-06, TC-ARC-07: the discard is a price, not a play; the player who paid draws a card."""  # TC-RULING-30
    state.announce_shield(seat, card)
    if turned != NO_CARD:
        state.cancel_turned(turned)
    state.discard_from_hand(seat, card)
    state.draw(seat)
