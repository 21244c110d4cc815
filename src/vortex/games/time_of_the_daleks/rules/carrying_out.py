"""Carrying out an effect text: part after part, each with its alternatives, each alternative effect by effect.

Where a text moves the ship, what that sets off comes first, then the text goes on (TOD-RULING-054)."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import effects as words
from vortex.games.time_of_the_daleks.choices import (
    CHOOSE,
    DALEK_AT,
    DISCARD,
    GIVE,
    LOSE,
    MOST_ALTERNATIVES,
    UNINSTALL,
)
from vortex.games.time_of_the_daleks.effects import ANOTHER, EACH
from vortex.games.time_of_the_daleks.numbering import (
    CONSOLE,
    EARTH_ZONES,
    MOST_PLACES,
    is_anomaly,
    is_tile_zone,
    place_of,
    tile_of,
)
from vortex.games.time_of_the_daleks.rules import ship
from vortex.games.time_of_the_daleks.rules.regenerating import all_regenerate, one_regenerates
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.games.time_of_the_daleks.zones import DALEK_MARKERS, MOST_TOKENS
from vortex.kernel.effects import Alternative
from vortex.kernel.state import Frame

FOR_ONE, FOR_CALLER, FOR_HELPER = range(3)
"""Whose turn at a text it is: one player's, or that of the first or second of two who owe the same fail cost."""


def demands(alternative: Alternative) -> tuple[int, int, int, int]:
    """What an alternative wants handed over: tokens, hand cards, Companions, Equipment."""
    tokens = cards = companions = equipment = 0
    for effect in alternative:
        if effect.scope != words.SELF:
            continue
        if effect.verb == words.LOSE_SONIC:
            tokens += effect.amount
        elif effect.verb == words.DISCARD_CARDS:
            cards += effect.amount
        elif effect.verb in (words.DISMISS_COMPANIONS, words.DISCARD_COMPANIONS):
            # TOD-RULING-049: dismissing counts as discarding, and Companions as cards.
            companions += effect.amount
        elif effect.verb == words.DISCARD_EQUIPMENT:
            equipment += effect.amount
    return tokens, cards, companions, equipment


def is_payable(state: DaleksState, seat: int, alternative: Alternative) -> bool:
    """TOD-RESOLVE-14."""
    tokens, cards, companions, equipment = demands(alternative)
    return (
        state.tokens[seat] >= tokens
        and len(state.hands[seat]) >= cards
        and len(state.companions[seat]) >= companions
        and len(state.equipment[seat]) >= equipment
    )


def legal_alternatives(state: DaleksState, seat: int, part: tuple[Alternative, ...]) -> list[int]:
    """TOD-RESOLVE-13, -14; TOD-RULING-049: if none can be paid in full, each may be picked."""
    payable = [i for i, alternative in enumerate(part) if is_payable(state, seat, alternative)]
    return payable or list(range(len(part)))


def would_do_something(state: DaleksState, seat: int, text: int) -> bool:
    """Whether at least one effect of a card's text could change anything; public facts alone decide."""
    for part in state.pack.texts[text]:
        for alternative in part:
            for effect in alternative:
                if _is_possible(state, seat, effect.verb, effect.scope):
                    return True
    return False


def _is_possible(state: DaleksState, seat: int, verb: int, scope: int) -> bool:
    if scope == ANOTHER and state.seats == 1:
        return False
    if verb == words.REMOVE_DALEKS_ANYWHERE:
        return any(state.daleks)
    if verb == words.REMOVE_DALEKS_ON_EARTH:
        return any(state.daleks[:EARTH_ZONES])
    if verb == words.REMOVE_DALEKS_HERE:
        place = dalek_place(state, state.places[seat])
        return place >= 0 and state.daleks[place] > 0
    if verb == words.ADD_DALEKS_HERE:
        return dalek_place(state, state.places[seat]) >= 0
    if verb == words.GAIN_SONIC and scope == words.SELF:
        return state.tokens[seat] < MOST_TOKENS
    if verb == words.TARDIS_FORWARD and scope == words.SELF:
        return state.tardis[seat] < state.pack.gallifrey
    if verb == words.SHIP_BACK:
        return state.ship > state.pack.skaro
    return True


def dalek_place(state: DaleksState, zone: int) -> int:
    """Where Daleks of this zone stand; -1 where none can: on a console, at an anomaly, on a tile that is gone."""
    if zone == CONSOLE or is_anomaly(zone):
        return -1
    if is_tile_zone(zone) and tile_of(zone) not in state.tiles:
        return -1
    return place_of(zone)


class CarryOut(Frame):
    """One text for one player. `whose` marks the two turns at a fail cost that two Doctors owe (TOD-RULING-069)."""

    __slots__ = ("seat", "text", "zone", "whose")
    steps = ("next_part",)

    def __init__(self, seat: int, text: int, zone: int, whose: int) -> None:
        self.seat = seat
        self.text = text
        self.zone = zone
        self.whose = whose

    def next_part(self, state: DaleksState) -> None:
        parts = state.pack.texts[self.text]
        index = state.tally[-1]
        if index == len(parts):
            return
        part = parts[index]
        legal = legal_alternatives(state, self.seat, part) if len(part) > 1 else [0]
        if len(legal) == 1:
            # TOD-RULING-050
            self.on_next_part(state, CHOOSE + legal[0])
        else:
            state.ask(self.seat, "alternative", [CHOOSE + alternative for alternative in legal])

    def on_next_part(self, state: DaleksState, choice: int) -> None:
        index = state.tally[-1]
        state.tally[-1] = index + 1
        state.again()
        state.call(CarryOutOne(self.seat, self.text, self.zone, self.whose, index, choice - CHOOSE))


class CarryOutOne(Frame):
    """The effects of one alternative in their printed order."""

    __slots__ = ("seat", "text", "zone", "whose", "part", "alternative")
    steps = ("next_effect",)

    def __init__(self, seat: int, text: int, zone: int, whose: int, part: int, alternative: int) -> None:
        self.seat = seat
        self.text = text
        self.zone = zone
        self.whose = whose
        self.part = part
        self.alternative = alternative

    def next_effect(self, state: DaleksState) -> None:
        effects = state.pack.texts[self.text][self.part][self.alternative]
        index = state.tally[-1]
        if index == len(effects):
            return
        effect = effects[index]
        after = index + 1
        if effect.scope == EACH:
            while after < len(effects) and effects[after].scope == EACH:
                after += 1
        state.tally[-1] = after
        state.again()
        if (effect.scope == EACH or effect.verb == words.ALL_REGENERATE) and self._is_done(state):
            return
        if effect.scope == EACH:
            state.call(ForEach(self.text, self.part, self.alternative, index, after, self.zone))
        elif effect.scope == ANOTHER:
            state.call(ForAnother(self.seat, effect.verb, effect.amount, self.zone))
        else:
            do(state, self.seat, effect.verb, effect.amount, self.zone)

    def _is_done(self, state: DaleksState) -> bool:
        """TOD-RULING-069: what the caller's turn has done to every Doctor is not done again in the helper's."""
        bit = 1 << (MOST_ALTERNATIVES * self.part + self.alternative)
        if self.whose == FOR_CALLER:
            state.done_to_all |= bit
            return False
        return self.whose == FOR_HELPER and state.done_to_all & bit != 0


class ForEach(Frame):
    """Effects `start` to `stop` for every Doctor, one player after the other in turn order (TOD-RULING-099)."""

    __slots__ = ("text", "part", "alternative", "start", "stop", "zone")
    steps = ("next_player",)

    def __init__(self, text: int, part: int, alternative: int, start: int, stop: int, zone: int) -> None:
        self.text = text
        self.part = part
        self.alternative = alternative
        self.start = start
        self.stop = stop
        self.zone = zone

    def next_player(self, state: DaleksState) -> None:
        effects = state.pack.texts[self.text][self.part][self.alternative]
        count = self.stop - self.start
        player, index = divmod(state.tally[-1], count)
        if player == state.seats:
            return
        state.tally[-1] += 1
        state.again()
        effect = effects[self.start + index]
        do(state, state.in_turn_order()[player], effect.verb, effect.amount, self.zone)


class ForAnother(Frame):
    """An effect for one other player, whom the acting player picks."""

    __slots__ = ("seat", "verb", "amount", "zone")
    steps = ("choose",)

    def __init__(self, seat: int, verb: int, amount: int, zone: int) -> None:
        self.seat = seat
        self.verb = verb
        self.amount = amount
        self.zone = zone

    def choose(self, state: DaleksState) -> None:
        others = [GIVE + other for other in range(state.seats) if other != self.seat]
        if len(others) == 1:
            self.on_choose(state, others[0])
        elif others:
            state.ask(self.seat, "another", others)

    def on_choose(self, state: DaleksState, choice: int) -> None:
        state.finish()
        do(state, choice - GIVE, self.verb, self.amount, self.zone)


def do(state: DaleksState, seat: int, verb: int, amount: int, zone: int) -> None:
    """One effect for one player; TOD-RULING-056: every part that can be done is done."""
    if verb == words.TARDIS_FORWARD:
        state.move_tardis(seat, amount)
    elif verb == words.TARDIS_BACK:
        state.move_tardis(seat, -amount)
    elif verb == words.SHIP_FORWARD:
        state.call(ship.MoveShip(1), amount)
    elif verb == words.SHIP_BACK:
        state.call(ship.MoveShip(-1), amount)
    elif verb == words.GAIN_SONIC:
        state.gain_tokens(seat, amount)
    elif verb == words.LOSE_SONIC:
        state.spend_tokens(seat, min(amount, state.tokens[seat]))
    elif verb == words.DRAW_CARDS:
        state.draw_cards(seat, amount)
    elif verb == words.DISCARD_CARDS:
        state.call(DiscardCards(seat), amount)
    elif verb == words.DISMISS_COMPANIONS:
        state.call(LoseCompanions(seat, True), amount)
    elif verb == words.DISCARD_COMPANIONS:
        state.call(LoseCompanions(seat, False), amount)
    elif verb == words.DISCARD_EQUIPMENT:
        state.call(LoseEquipment(seat), amount)
    elif verb == words.REGENERATE:
        one_regenerates(state, seat)
    elif verb == words.ALL_REGENERATE:
        all_regenerate(state)
    elif verb == words.ADD_DALEKS_ON_EARTH:
        state.call(AddDaleksOnEarth(seat), amount)
    elif verb == words.REMOVE_DALEKS_ON_EARTH:
        state.call(RemoveDaleks(seat, True), amount)
    elif verb == words.REMOVE_DALEKS_ANYWHERE:
        state.call(RemoveDaleks(seat, False), amount)
    elif verb == words.ADD_DALEKS_HERE or verb == words.REMOVE_DALEKS_HERE:
        _daleks_here(state, verb, amount, dalek_place(state, zone))


def _daleks_here(state: DaleksState, verb: int, amount: int, place: int) -> None:
    if place < 0:
        return
    for _ in range(amount):
        if verb == words.ADD_DALEKS_HERE:
            state.place_dalek(place)
        elif state.daleks[place]:
            state.remove_dalek(place)


class DiscardCards(Frame):
    """The tally says how many Timey-Wimey cards of choice leave the hand; as many as there are (TOD-RULING-049)."""

    __slots__ = ("seat",)
    steps = ("discard",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard(self, state: DaleksState) -> None:
        hand = state.hands[self.seat]
        left = state.tally[-1]
        if not left or not hand:
            return
        if len(hand) <= left:
            for card in hand[:]:
                state.discard_card(self.seat, card)
            return
        state.ask(self.seat, "discard", [DISCARD + card for card in hand])

    def on_discard(self, state: DaleksState, choice: int) -> None:
        state.discard_card(self.seat, choice - DISCARD)
        state.tally[-1] -= 1
        state.again()


class LoseCompanions(Frame):
    """TOD-RESOLVE-16, -17: the tally says how many Companions are dismissed or discarded."""

    __slots__ = ("seat", "dismiss")
    steps = ("lose",)

    def __init__(self, seat: int, dismiss: bool) -> None:
        self.seat = seat
        self.dismiss = dismiss

    def lose(self, state: DaleksState) -> None:
        companions = state.companions[self.seat]
        left = state.tally[-1]
        if not left or not companions:
            return
        if len(companions) <= left:
            for companion in companions[:]:
                self._lose_one(state, companion)
            return
        state.ask(self.seat, "lose-companion", [LOSE + companion for companion in companions])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        self._lose_one(state, choice - LOSE)
        state.tally[-1] -= 1
        state.again()

    def _lose_one(self, state: DaleksState, companion: int) -> None:
        if self.dismiss:
            state.dismiss(self.seat, companion)
        else:
            state.discard_companion(self.seat, companion)


class LoseEquipment(Frame):
    """The tally says how many installed Equipment cards are discarded."""

    __slots__ = ("seat",)
    steps = ("lose",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def lose(self, state: DaleksState) -> None:
        equipment = state.equipment[self.seat]
        left = state.tally[-1]
        if not left or not equipment:
            return
        if len(equipment) <= left:
            for card in equipment[:]:
                state.scrap(self.seat, card)
            return
        state.ask(self.seat, "lose-equipment", [UNINSTALL + card for card in equipment])

    def on_lose(self, state: DaleksState, choice: int) -> None:
        state.scrap(self.seat, choice - UNINSTALL)
        state.tally[-1] -= 1
        state.again()


class AddDaleksOnEarth(Frame):
    """TOD-RULING-091: the player who is affected picks the zone of each."""

    __slots__ = ("seat",)
    steps = ("place",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def place(self, state: DaleksState) -> None:
        if not state.tally[-1]:
            return
        if sum(state.daleks) == DALEK_MARKERS:
            # There is nothing to choose: the marker that cannot be placed ends the game.
            state.place_dalek(0)
        state.ask(self.seat, "dalek-on-earth", [DALEK_AT + zone for zone in range(EARTH_ZONES)])

    def on_place(self, state: DaleksState, choice: int) -> None:
        state.place_dalek(choice - DALEK_AT)
        state.tally[-1] -= 1
        state.again()


class RemoveDaleks(Frame):
    """TOD-RULING-024: cards can free a place that nobody can visit any more."""

    __slots__ = ("seat", "only_earth")
    steps = ("remove",)

    def __init__(self, seat: int, only_earth: bool) -> None:
        self.seat = seat
        self.only_earth = only_earth

    def remove(self, state: DaleksState) -> None:
        if not state.tally[-1]:
            return
        places = range(EARTH_ZONES if self.only_earth else MOST_PLACES)
        options = [DALEK_AT + place for place in places if state.daleks[place]]
        if len(options) == 1:
            self.on_remove(state, options[0])
        elif options:
            state.ask(self.seat, "remove-dalek", options)

    def on_remove(self, state: DaleksState, choice: int) -> None:
        state.remove_dalek(choice - DALEK_AT)
        state.tally[-1] -= 1
        state.again()
