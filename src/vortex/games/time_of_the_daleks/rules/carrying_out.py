"""Carrying out an effect text: part after part, each with its alternatives, each alternative effect by effect.

Where a text moves the ship, what that sets off comes first, then the text goes on (TOD-RULING-054). A ship that enters
a marker's space draws a Time Anomaly, and that has a text of its own: so ship and anomaly are carried out here, too.
"""

from __future__ import annotations

from vortex.games.time_of_the_daleks import effects as verbs
from vortex.games.time_of_the_daleks.choices import CHOOSE, GIVE, MOST_ALTERNATIVES
from vortex.games.time_of_the_daleks.effects import ANOTHER, EACH
from vortex.games.time_of_the_daleks.numbering import CONSOLE, EARTH_ZONES, INSTANT, MOST_TOKENS, TASK
from vortex.games.time_of_the_daleks.rules import anomalies
from vortex.games.time_of_the_daleks.rules.losing_cards import (
    DiscardCards,
    LoseCompanions,
    LoseEquipment,
    legal_alternatives,
)
from vortex.games.time_of_the_daleks.rules.placing_daleks import AddDaleksOnEarth, RemoveDaleks, dalek_place
from vortex.games.time_of_the_daleks.rules.regeneration import all_regenerate, one_regenerates
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import Frame

FOR_ONE, FOR_CALLER, FOR_HELPER = range(3)
"""Whose turn at a text it is: one player's, or that of the first or second of two who owe the same fail cost."""


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
    if verb == verbs.REMOVE_DALEKS_ANYWHERE:
        return any(state.daleks)
    if verb == verbs.REMOVE_DALEKS_ON_EARTH:
        return any(state.daleks[:EARTH_ZONES])
    if verb == verbs.REMOVE_DALEKS_HERE:
        place = dalek_place(state, state.places[seat])
        return place >= 0 and state.daleks[place] > 0
    if verb == verbs.ADD_DALEKS_HERE:
        return dalek_place(state, state.places[seat]) >= 0
    if verb == verbs.GAIN_SONIC and scope == verbs.SELF:
        return state.tokens[seat] < MOST_TOKENS
    if verb == verbs.TARDIS_FORWARD and scope == verbs.SELF:
        return state.tardis[seat] < state.pack.gallifrey
    if verb == verbs.SHIP_BACK:
        return state.ship > state.pack.skaro
    return True


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
        if (effect.scope == EACH or effect.verb == verbs.ALL_REGENERATE) and self._is_done(state):
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
            state.remember_done_to_all(bit)
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
    if verb == verbs.TARDIS_FORWARD:
        state.move_tardis(seat, amount)
    elif verb == verbs.TARDIS_BACK:
        state.move_tardis(seat, -amount)
    elif verb == verbs.SHIP_FORWARD:
        state.call(MoveShip(1), amount)
    elif verb == verbs.SHIP_BACK:
        state.call(MoveShip(-1), amount)
    elif verb == verbs.GAIN_SONIC:
        state.gain_tokens(seat, amount)
    elif verb == verbs.LOSE_SONIC:
        state.spend_tokens(seat, min(amount, state.tokens[seat]))
    elif verb == verbs.DRAW_CARDS:
        state.draw_cards(seat, amount)
    elif verb == verbs.DISCARD_CARDS:
        state.call(DiscardCards(seat), amount)
    elif verb == verbs.DISMISS_COMPANIONS:
        state.call(LoseCompanions(seat, True), amount)
    elif verb == verbs.DISCARD_COMPANIONS:
        state.call(LoseCompanions(seat, False), amount)
    elif verb == verbs.DISCARD_EQUIPMENT:
        state.call(LoseEquipment(seat), amount)
    elif verb == verbs.REGENERATE:
        one_regenerates(state, seat)
    elif verb == verbs.ALL_REGENERATE:
        all_regenerate(state)
    elif verb == verbs.ADD_DALEKS_ON_EARTH:
        state.call(AddDaleksOnEarth(seat), amount)
    elif verb == verbs.REMOVE_DALEKS_ON_EARTH:
        state.call(RemoveDaleks(seat, True), amount)
    elif verb == verbs.REMOVE_DALEKS_ANYWHERE:
        state.call(RemoveDaleks(seat, False), amount)
    elif verb == verbs.ADD_DALEKS_HERE or verb == verbs.REMOVE_DALEKS_HERE:
        _daleks_here(state, verb, amount, dalek_place(state, zone))
    elif verb != verbs.REPLACE_THIS:  # ApplyAnomaly does that, when everything else is done
        raise AssertionError(f"nobody carries out verb {verb}")


def _daleks_here(state: DaleksState, verb: int, amount: int, place: int) -> None:
    if place < 0:
        return
    for _ in range(amount):
        if verb == verbs.ADD_DALEKS_HERE:
            state.place_dalek(place)
        elif state.daleks[place]:
            state.remove_dalek(place)


# -- what a text may set off, and what may set off a text -----------------------------------------------


class MoveShip(Frame):
    """Space by space; the tally counts the spaces left.

    TOD-ANOMALY-01, -02, TOD-RULING-089, -090: a marker on a space that is entered is removed and its card applied in
    full before the ship goes on from wherever it is then.
    """

    __slots__ = ("direction",)
    steps = ("move",)

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def move(self, state: DaleksState) -> None:
        if not state.tally[-1] or not state.move_ship(self.direction):
            return
        state.tally[-1] -= 1
        state.again()
        if state.remove_marker():
            state.call(DrawAnomaly())


class DrawAnomaly(Frame):
    """TOD-ANOMALY-01, -03: a card is revealed and applied at once. TOD-RULING-092: an empty deck gives none."""

    __slots__ = ()
    steps = ("draw",)

    def draw(self, state: DaleksState) -> None:
        if not state.anomaly_deck:
            return
        state.become(ApplyAnomaly(state.draw_anomaly()))


class ApplyAnomaly(Frame):
    """TOD-ANOMALY-05 to -18: into force, its effect, and what becomes of it."""

    __slots__ = ("anomaly",)
    steps = ("into_force", "effect", "settle")

    def __init__(self, anomaly: int) -> None:
        self.anomaly = anomaly

    def into_force(self, state: DaleksState) -> None:
        """TOD-ANOMALY-13, -14, -20; TOD-RULING-095, -100: a Task takes the dice that no other Task holds."""
        if state.pack.anomaly_type[self.anomaly] == INSTANT:
            return
        state.put_anomaly(self.anomaly)
        for colour, wanted in enumerate(state.pack.anomaly_imprisons[self.anomaly]):
            state.imprison(self.anomaly, colour, wanted)

    def effect(self, state: DaleksState) -> None:
        """TOD-ANOMALY-06, -17: the text, with the active player (in the Dalek turn the first) to decide."""
        text = state.pack.anomaly_effect[self.anomaly]
        if text:
            state.call(CarryOut(state.actor(), text, CONSOLE, FOR_ONE))

    def settle(self, state: DaleksState) -> None:
        if state.pack.anomaly_type[self.anomaly] == INSTANT:
            state.discard_anomaly(self.anomaly)
            if anomalies.replaces_itself(state, self.anomaly):
                # TOD-RULING-093
                state.become(DrawAnomaly())
        elif state.pack.anomaly_type[self.anomaly] == TASK and anomalies.is_done(state, self.anomaly):
            # TOD-RULING-100: it found no dice to hold.
            state.discard_anomaly(self.anomaly)
