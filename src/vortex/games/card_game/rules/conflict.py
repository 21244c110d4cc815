"""CG-CONFLICT: conflicts, step by step in the order of CG-RULING-30 (CG-CONFLICT-02, CG-CONFLICT-07).

Whatever happens, a Location does not end with both Defenders and an attack (CG-RULING-22).

The replies of U.N.I.T. and Teselecta (CG-IW-01, CG-IW-02) are plain questions, no `Window` of the kernel: only the
defender may reply, once, and nobody may reply to that, so there is no round to go and nothing to close. They follow
the same law as a window: who is asked follows from public facts, and passing is always possible.
"""

from __future__ import annotations

from vortex.games.card_game.choices import FROM_HAND, FROM_RESERVE, LOSE, PAY, TESELECTA
from vortex.games.card_game.numbering import COUNTERS, NOWHERE
from vortex.games.card_game.state import CardGameState
from vortex.kernel.knowledge import PUBLIC
from vortex.kernel.state import PASS, Frame


class Conflict(Frame):
    """CG-CONFLICT-01: Defenders and Enemies meet on one Location.

    `was_guarded`: the Defenders lay there before the attack. The tally holds what U.N.I.T. adds.
    """

    __slots__ = ("place", "was_guarded")
    steps = (
        "reveal",
        "pay_for_reveals",
        "open_pandoricas",
        "turn_river",
        "call_unit",
        "compare",
        "offer_teselecta",
        "lose_defenders",
        "lose_enemies",
        "mark",
    )

    def __init__(self, place: int, was_guarded: bool) -> None:
        self.place = place
        self.was_guarded = was_guarded

    def reveal(self, state: CardGameState) -> None:
        """CG-CONFLICT-03, CG-VIS-12: all cards of both sides are turned up for everybody."""
        state.turn_up_defence(self.place)
        state.turn_up_attack(self.place)

    def pay_for_reveals(self, state: CardGameState) -> None:
        """CG-CONFLICT-04 to CG-CONFLICT-06: River Song first, then Weeping Angels, then Slitheen.

        CG-CARD-RIVER-01, CG-CARD-ANGELS-01, CG-CARD-SLITHEEN-01: `reveal` in the pack.
        """
        pack = state.pack
        place = self.place
        owner = state.owner(place)
        attacker = state.controller(place)
        # CG-CARD-RIVER-02: she is paid for even if she is about to change sides.
        for card in state.guards[place]:
            if pack.gains_of[card]:
                state.gain(owner, pack.gains_of[card], "CG-CONFLICT-04")
        enemies = state.attacks[place]
        for card in enemies:
            if pack.gains_of[card] and card not in state.paid:
                state.gain(attacker, pack.gains_of[card], "CG-CONFLICT-05")
        for card in enemies:
            if pack.takes_of[card] and card not in state.paid:
                take_from_owner(state, attacker, place, pack.takes_of[card])
        # CG-RULING-31: each card pays once while it lies in an attack, also a Slitheen that found nothing.
        for card in enemies:
            if pack.gains_of[card] or pack.takes_of[card]:
                state.mark_paid(card)

    def open_pandoricas(self, state: CardGameState) -> None:
        """CG-CARD-PANDORICA-02, CG-CARD-PANDORICA-03: first Rory, else the Doctor (CG-RULING-60: one by one)."""
        pack = state.pack
        place = self.place
        enemies = state.attacks[place]
        for card in enemies:
            if not pack.enemy_bit[card] & pack.pandoricas:
                continue
            guards = state.guards.get(place, ())
            rule = "CG-CARD-PANDORICA-02"
            victim = state.find(guards, pack.rory)
            if victim != NOWHERE:
                state.lose_enemy(place, card, rule)
            else:
                rule = "CG-CARD-PANDORICA-03"
                victim = state.find(guards, pack.doctor)
            if victim != NOWHERE:
                state.lose_guard(place, victim, rule)

    def turn_river(self, state: CardGameState) -> None:
        """CG-CARD-KOVARIAN-01: once the Pandoricas have taken theirs."""
        place = self.place
        river = state.find(state.guards.get(place, ()), state.pack.river)
        turner = first_of(state, place, state.pack.turns_river)
        if river != NOWHERE and turner != NOWHERE:
            state.turn_defender(place, river, turner)

    def call_unit(self, state: CardGameState) -> None:
        """CG-CONFLICT-09, CG-CARD-UNIT-03: the defender may buy strength, even outside their turn and even if it does
        not help."""
        owner = state.owner(self.place)
        # CG-RULING-35: one TP for one point, once for each U.N.I.T.
        most = min(units(state, owner), state.tp[owner])
        # CG-DP-11: skipped on public grounds only.
        if most and not falls_to_amy(state, self.place):
            state.ask(owner, "unit", [PASS, *(PAY + amount for amount in range(most))])

    def on_call_unit(self, state: CardGameState, choice: int) -> None:
        if choice != PASS:
            amount = choice - PAY + 1
            state.tally = amount
            state.add_strength(state.owner(self.place), self.place, amount)

    def compare(self, state: CardGameState) -> None:
        """CG-CONFLICT-10, CG-CONFLICT-14: the defender wins a tie. CG-CARD-AMY-02: Silurians fall to Amy anyway."""
        place = self.place
        defence = defence_total(state, place) + state.tally
        attack = attack_total(state, place)
        is_held = True
        rule = "CG-CONFLICT-10"
        if defence < attack:
            is_held = falls_to_amy(state, place)
            rule = "CG-CARD-SILURIANS-01" if is_held else "CG-CONFLICT-14"
        state.fight(place, defence, attack, is_held, rule)
        if is_held:
            state.finish()

    def offer_teselecta(self, state: CardGameState) -> None:
        """CG-CARD-TESELECTA-01: after a lost conflict; asked of everybody who might hold it (CG-DP-12)."""
        owner = state.owner(self.place)
        hand = state.hands[owner]
        reserve = state.reserves[owner]
        if not (reserve or holds_hidden(state, hand)) or self.place not in state.guards:
            return
        options = [PASS]
        if find_teselecta(state, hand) != NOWHERE:
            options.append(FROM_HAND)
        if find_teselecta(state, reserve) != NOWHERE:
            options.append(FROM_RESERVE)
        state.ask(owner, "teselecta", options)

    def on_offer_teselecta(self, state: CardGameState, choice: int) -> None:
        """CG-CARD-TESELECTA-02, CG-CARD-TESELECTA-03."""
        if choice == PASS:
            return
        place = self.place
        owner = state.owner(place)
        if choice == FROM_HAND:
            card = state.to_spend(owner, state.pack.type_of[find_teselecta(state, state.hands[owner])])
        else:
            card = find_teselecta(state, state.reserves[owner])
        # The casualties are still worked out from the defence (CG-RULING-36), so its total must outlive it.
        state.tally += defence_total(state, place)
        state.play_teselecta(owner, place, card, choice - TESELECTA)

    def lose_defenders(self, state: CardGameState) -> None:
        """CG-CONFLICT-15, CG-CONFLICT-16: Rory goes home if he was there before, all others are discarded.

        CG-RULING-29: among them a River Song who changed sides. CG-RULING-34: a Defender in the Pandorica is gone.
        """
        place = self.place
        # CG-RULING-38: what U.N.I.T. added counts for the losses.
        total = defence_total(state, place) + state.tally
        owner = state.owner(place)
        rory = state.pack.rory
        type_of = state.pack.type_of
        for card in state.guards.get(place, ()):
            if self.was_guarded and type_of[card] == rory:
                # CG-CARD-RORY-02: his strength has counted.
                state.return_rory(owner, place, card)
            else:
                state.lose_guard(place, card, "CG-CONFLICT-16")
        state.tally = best_loss(state, place, total)

    def lose_enemies(self, state: CardGameState) -> None:
        """CG-CONFLICT-18, CG-CONFLICT-19: the group closest to the defence. The tally holds what is still to lose.

        The others stay, the Location with its owner (CG-CONFLICT-20, CG-CONFLICT-21).
        """
        left = state.tally
        if not left:
            return
        enemies = state.attacks[self.place]
        groups = loss_groups(state, enemies, left)
        if len(groups) == 1:
            for type_ in groups[0]:
                lose_enemy(state, self.place, type_)
            return
        # CG-DP-13: the attacker chooses between equally close groups, card by card.
        types = sorted({type_ for group in groups for type_ in group})
        state.ask(state.controller(self.place), "lose", [LOSE + type_ for type_ in types])

    def on_lose_enemies(self, state: CardGameState, choice: int) -> None:
        type_ = choice - LOSE
        lose_enemy(state, self.place, type_)
        state.tally -= state.pack.type_strength[type_]
        state.again()

    def mark(self, state: CardGameState) -> None:
        """CG-CONFLICT-20: under the attacker's Dalek counter. CG-RULING-14: without one nothing can stay."""
        place = self.place
        if state.controls[state.controller(place)].bit_count() > COUNTERS:
            state.give_up_attack(place)


def take_from_owner(state: CardGameState, seat: int, place: int, amount: int) -> None:
    """CG-CARD-SLITHEEN-01: from the owner of a Location, as far as there is something."""
    owner = state.owner(place)
    amount = min(amount, state.tp[owner])
    if amount:
        state.take(seat, owner, amount, "CG-CONFLICT-06")


# -- conditions and arithmetic ---------------------------------------------------------------------


def units(state: CardGameState, seat: int) -> int:
    """CG-RULING-61: how many U.N.I.T. lie face-up."""
    found = 0
    for card in state.shown[seat]:
        if state.pack.type_of[card] in state.pack.unit_types:
            found += 1
    return found


def holds_hidden(state: CardGameState, hand: tuple[int, ...]) -> bool:
    """CG-DP-12: whether a hand has a card that not everybody knows."""
    return any(state.knows[card] < PUBLIC for card in hand)


def find_teselecta(state: CardGameState, cards: tuple[int, ...]) -> int:
    for card in cards:
        if state.pack.type_of[card] in state.pack.teselecta_types:
            return card
    return NOWHERE


def holds(state: CardGameState, place: int, types: int) -> bool:
    """Whether an attack holds a card of some types."""
    return first_of(state, place, types) != NOWHERE


def first_of(state: CardGameState, place: int, types: int) -> int:
    """The first card of an attack that is of some types."""
    bits = state.pack.enemy_bit
    for card in state.attacks[place]:
        if bits[card] & types:
            return card
    return NOWHERE


def falls_to_amy(state: CardGameState, place: int) -> bool:
    """CG-CARD-SILURIANS-01: any Silurian card in the attack, Amy among the Defenders."""
    guards = state.guards.get(place, ())
    if state.find(guards, state.pack.amy) == NOWHERE:
        return False
    return holds(state, place, state.pack.falls_to_amy)


def turns_river(state: CardGameState, place: int) -> bool:
    """CG-CARD-KOVARIAN-01: a defending River Song fights for the attack."""
    return holds(state, place, state.pack.turns_river)


def defence_total(state: CardGameState, place: int) -> int:
    """CG-CONFLICT-08: the strengths of the Defenders who still defend (CG-RULING-33: none make 0)."""
    pack = state.pack
    guards = state.guards.get(place, ())
    total = pack.strength(guards)
    river = state.find(guards, pack.river)
    if river != NOWHERE and turns_river(state, place):
        total -= pack.strength_of[river]
    return total


def attack_total(state: CardGameState, place: int) -> int:
    """CG-CONFLICT-08: the strengths of the Enemies, and River Song's if she has changed sides."""
    pack = state.pack
    total = pack.strength(state.attacks[place])
    river = state.find(state.guards.get(place, ()), pack.river)
    if river != NOWHERE and turns_river(state, place):
        total += pack.strength_of[river]
    return total


def best_loss(state: CardGameState, place: int, defence: int) -> int:
    """CG-RULING-27: the highest total of a group not above the defence; CG-RULING-28: at least one card stays."""
    strengths = [state.pack.strength_of[card] for card in state.attacks[place]]
    # CG-CONFLICT-17: a single card loses nothing.
    if len(strengths) < 2:
        return 0
    # reach[total] is a bit set of the group sizes with which a total can be made.
    reach = [0] * (defence + 1)
    reach[0] = 1
    for strength in strengths:
        for total in range(defence, strength - 1, -1):
            reach[total] |= reach[total - strength] << 1
    proper = (1 << len(strengths)) - 1
    return max(total for total in range(defence + 1) if reach[total] & proper)


def loss_groups(state: CardGameState, enemies: tuple[int, ...], total: int) -> list[tuple[int, ...]]:
    """All groups with exactly this total, as sorted rows of types without repetition.

    The total is that of a group that leaves a card (`best_loss`), so no group can be the whole attack.
    """
    type_of = state.pack.type_of
    strength_of = state.pack.strength_of
    groups: dict[tuple[int, ...], int] = {(): 0}
    for card in sorted(enemies):
        for group, sum_ in list(groups.items()):
            if sum_ + strength_of[card] <= total:
                groups[(*group, type_of[card])] = sum_ + strength_of[card]
    return sorted(group for group, sum_ in groups.items() if sum_ == total)


def lose_enemy(state: CardGameState, place: int, type_: int) -> None:
    state.lose_enemy(place, state.find(state.attacks[place], type_), "CG-CONFLICT-19")
