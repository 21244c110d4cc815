"""The exact odds of a conflict, over what the face-down cards may be.

A player who may begin an attack or a defence, or is putting one together, is shown how likely it is to win with the
best cards that can still be put to it, from the hand and from the reserve. Face-down cards are any of those unseen;
`face_down` says how likely. A face-up U.N.I.T. gets all Time Points that help.
"""

from __future__ import annotations

from vortex.games.card_game.choices import ADD, AT, ATTACK, DEFEND, PICKUP, TABLE
from vortex.games.card_game.face_down import groups
from vortex.games.card_game.numbering import ATTACKING, DEFENDING, NOTHING, Cards
from vortex.games.card_game.rules.conflict import (
    Conflict,
    attack_total,
    defence_total,
    falls_to_amy,
    units,
)
from vortex.games.card_game.rules.defenders import legal_defenders
from vortex.games.card_game.rules.enemies import legal_attackers
from vortex.games.card_game.rules.reserve import legal_pickups, pick_up, recall
from vortex.games.card_game.state import CardGameState
from vortex.kernel.odds import Luck, Odds
from vortex.kernel.state import PASS
from vortex.kernel.words import say

RULE = "CG-CONFLICT-10"
BEGINS = {ATTACK: ATTACKING, DEFEND: DEFENDING}


def odds(state: CardGameState, seat: int) -> Odds | None:
    """For the seat whose conflict it would be; the others do not know with which cards."""
    if seat != state.asked:
        return None
    found: dict[int, float] = {}
    if state.action == NOTHING:
        for choice in state.options:
            begun = _begun(state, choice)
            if begun is not None:
                found[choice] = Meeting(begun, seat).best(begun)
    elif state.action in BEGINS.values() and _meets_cards(state):
        meeting = Meeting(state, seat)
        found = {choice: meeting.after(state, choice) for choice in state.options}
    return Odds(max(found.values()), found, RULE) if found else None


def luck(state: CardGameState) -> Luck | None:
    """Face-down cards decide conflicts: these are a matter of luck for the player who begins one or puts it together.
    The odds of a Location are worth knowing even if it is the only one."""
    kinds = {TABLE.kind(choice).base for choice in state.options}
    begins = not kinds.isdisjoint(BEGINS)
    if state.action == NOTHING or state.asked != state.now:
        if not begins:
            return None
    elif state.action not in BEGINS.values():
        return None
    words = say("cg-odds-best") if begins else say("cg-odds")
    return Luck(words, say("cg-odds-in-full"), tells_all=begins or AT in kinds)


def _begun(state: CardGameState, choice: int) -> CardGameState | None:
    """A copy in which the conflict that this choice begins is being put together."""
    base = TABLE.kind(choice).base
    if base not in BEGINS:
        return None
    twin = state.clone()
    twin.begin_action(BEGINS[base], choice - base)
    return twin if _meets_cards(twin) else None


def _meets_cards(state: CardGameState) -> bool:
    bit = 1 << state.target
    if state.action == DEFENDING:
        return bool(state.attacked & bit)
    # A TARDIS counter takes any attack, and another player's attack is taken over without a conflict.
    return bool(state.guarded & bit & ~state.tardis & ~state.attacked)


class Meeting:
    """One conflict that is being put together: what may lie there, and what each group of the seat's cards is
    worth."""

    def __init__(self, state: CardGameState, seat: int) -> None:
        self.seat = seat
        self.rows = list(groups(state, seat, state.target, state.action == ATTACKING))
        self.ways = sum(likely for _, likely in self.rows)
        self._worth: dict[object, float] = {}
        self._best: dict[object, float] = {}

    def after(self, state: CardGameState, choice: int) -> float:
        """The chance to win with the best that can follow this choice."""
        if choice == PASS:
            return self._declared(state)
        twin = state.clone()
        self._go_on(twin, choice)
        return self.best(twin)

    def best(self, state: CardGameState) -> float:
        """The chance to win with the best cards that can still be put to it."""
        here = _situation(state, self.seat)
        known = self._best.get(here)
        if known is None:
            known = 0.0
            for choice in self._options(state):
                known = max(known, self.after(state, choice))
                if known == 1.0:
                    break
            self._best[here] = known
        return known

    def _options(self, state: CardGameState) -> list[int]:
        """What may be done before the conflict, strong cards first: they are the likeliest to settle it."""
        legal = legal_defenders if state.action == DEFENDING else legal_attackers
        options = legal(state, self.seat) + legal_pickups(state, self.seat)
        strength = state.pack.type_strength
        return sorted(options, key=lambda choice: -strength[choice - ADD] if _adds(choice) else 1)

    def _go_on(self, state: CardGameState, choice: int) -> None:
        base = TABLE.kind(choice).base
        if base == ADD:
            state.choose(self.seat, state.to_spend(self.seat, choice - ADD))
        elif base == PICKUP:
            pick_up(state, self.seat, choice - PICKUP)
        else:
            recall(state, self.seat, choice - base)

    def _declared(self, state: CardGameState) -> float:
        """How likely the chosen cards are to win."""
        own = (tuple(sorted(state.types(state.chosen))), state.shown[self.seat])
        known = self._worth.get(own)
        if known is None:
            won = sum(likely for others, likely in self.rows if wins(state, self.seat, state.chosen, others))
            known = self._worth[own] = won / self.ways
        return known


def _adds(choice: int) -> bool:
    return TABLE.kind(choice).base == ADD


def _situation(state: CardGameState, seat: int) -> object:
    """Everything that distinguishes two situations of one conflict; the order in which cards were added does not."""
    return tuple(sorted(state.types(state.chosen))), state.reserves[seat], state.shown[seat]


def wins(state: CardGameState, seat: int, cards: Cards, others: Cards) -> bool:
    """Whether the cards win against these others: the conflict as far as the comparison, on a copy."""
    twin = state.clone()
    place = twin.target
    attacks = twin.action == ATTACKING
    twin.put_back_chosen()
    if attacks:
        twin.guards[place] = others
        twin.send_enemies(seat, place, cards)
    else:
        twin.attacks[place] = others
        twin.send_guards(seat, place, cards)
    conflict = Conflict(place, attacks)
    conflict.pay_for_reveals(twin)
    conflict.open_pandoricas(twin)
    owner = twin.owner(place)
    strengthened = min(twin.tp[owner], units(twin, owner))
    holds = falls_to_amy(twin, place) or defence_total(twin, place) + strengthened >= attack_total(
        twin, place
    )
    return holds != attacks
