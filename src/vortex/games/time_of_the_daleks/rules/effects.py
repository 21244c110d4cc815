"""Effect words in play: the row of each says whether it can be done, what it does, and what it takes from the player.

A text is carried out part after part, each with its alternatives, each alternative effect by effect. Where it moves the
ship, what that sets off comes first, then the text goes on (TOD-RULING-054). A ship that enters a marker's space draws
a Time Anomaly, and that has a text of its own: so ship and anomaly are carried out here, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vortex.games.time_of_the_daleks import effects as verbs
from vortex.games.time_of_the_daleks.choices import CHOOSE, GIVE, MOST_ALTERNATIVES
from vortex.games.time_of_the_daleks.effects import ANOTHER, EACH, LANGUAGE, SELF
from vortex.games.time_of_the_daleks.numbering import CONSOLE, EARTH_ZONES, INSTANT, MOST_TOKENS, TASK
from vortex.games.time_of_the_daleks.rules import anomalies
from vortex.games.time_of_the_daleks.rules.losing_cards import DiscardCards, LoseCompanions, LoseEquipment
from vortex.games.time_of_the_daleks.rules.placing_daleks import AddDaleksOnEarth, RemoveDaleks, dalek_place
from vortex.games.time_of_the_daleks.rules.regeneration import all_regenerate, one_regenerates
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.effects import Alternative
from vortex.kernel.state import Frame

FOR_ONE: Final = 0
FOR_CALLER: Final = 1
FOR_HELPER: Final = 2
"""Whose turn at a text it is: one player's, or that of the first or second of two who owe the same fail cost."""

TOKENS: Final = 0
CARDS: Final = 1
COMPANIONS: Final = 2
EQUIPMENT: Final = 3
NOTHING: Final = 4
"""What an effect can take from a player."""


def would_do_something(state: DaleksState, seat: int, text: int) -> bool:
    """Whether at least one effect of a card's text could change anything; public facts alone decide."""
    for part in state.pack.texts[text]:
        for alternative in part:
            for effect in alternative:
                if effect.scope == ANOTHER and state.seats == 1:
                    continue
                if RULES[effect.verb].possible(state, seat, effect.scope):
                    return True
    return False


def is_payable(state: DaleksState, seat: int, alternative: Alternative) -> bool:
    """TOD-RESOLVE-14: everything that it takes from this player, added up."""
    tokens = state.tokens[seat]
    cards = len(state.hands[seat])
    companions = len(state.companions[seat])
    equipment = len(state.equipment[seat])
    for effect in alternative:
        wants = RULES[effect.verb].wants if effect.scope == SELF else NOTHING
        if wants == TOKENS:
            tokens -= effect.amount
        elif wants == CARDS:
            cards -= effect.amount
        elif wants == COMPANIONS:
            # TOD-RULING-049: dismissing counts as discarding, and Companions as cards.
            companions -= effect.amount
        elif wants == EQUIPMENT:
            equipment -= effect.amount
    return tokens >= 0 and cards >= 0 and companions >= 0 and equipment >= 0


def legal_alternatives(state: DaleksState, seat: int, part: tuple[Alternative, ...]) -> list[int]:
    """TOD-RESOLVE-13, -14; TOD-RULING-049: if none can be paid in full, each may be picked."""
    payable = [i for i, alternative in enumerate(part) if is_payable(state, seat, alternative)]
    return payable or list(range(len(part)))


# -- a text, step by step --------------------------------------------------------------------------


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
        index = state.tally
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
        index = state.tally
        state.tally = index + 1
        state.again()
        if len(state.pack.texts[self.text][index]) > 1:
            state.choose_alternative(self.seat, self.text, index, choice - CHOOSE)
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
        index = state.tally
        if index == len(effects):
            return
        effect = effects[index]
        after = index + 1
        if effect.scope == EACH:
            while after < len(effects) and effects[after].scope == EACH:
                after += 1
        state.tally = after
        state.again()
        if (effect.scope == EACH or effect.verb == verbs.ALL_REGENERATE) and self._is_done(state):
            return
        if effect.scope == EACH:
            state.call(ForEach(self.text, self.part, self.alternative, index, after, self.zone))
        elif effect.scope == ANOTHER:
            state.call(ForAnother(self.seat, effect.verb, effect.amount, self.zone))
        else:
            RULES[effect.verb].do(state, self.seat, effect.amount, self.zone)

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
        player, index = divmod(state.tally, count)
        if player == state.seats:
            return
        state.tally += 1
        state.again()
        effect = effects[self.start + index]
        RULES[effect.verb].do(state, state.in_turn_order()[player], effect.amount, self.zone)


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
        RULES[self.verb].do(state, choice - GIVE, self.amount, self.zone)


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
        if not state.tally or not state.move_ship(self.direction):
            return
        state.tally -= 1
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
            if replaces_itself(state, self.anomaly):
                # TOD-RULING-093
                state.become(DrawAnomaly())
        elif state.pack.anomaly_type[self.anomaly] == TASK and anomalies.is_done(state, self.anomaly):
            # TOD-RULING-100: it found no dice to hold.
            state.discard_anomaly(self.anomaly)


# -- the words, one by one -------------------------------------------------------------------------


def always(state: DaleksState, seat: int, scope: int) -> bool:
    return True


def can_advance(state: DaleksState, seat: int, scope: int) -> bool:
    return scope != SELF or state.tardis[seat] < state.pack.gallifrey


def advance(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.move_tardis(seat, amount)


def fall_back(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.move_tardis(seat, -amount)


def ship_forward(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(MoveShip(1), amount)


def can_ship_go_back(state: DaleksState, seat: int, scope: int) -> bool:
    return state.ship > state.pack.skaro


def ship_back(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(MoveShip(-1), amount)


def can_gain(state: DaleksState, seat: int, scope: int) -> bool:
    return scope != SELF or state.tokens[seat] < MOST_TOKENS


def gain_sonic(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.gain_tokens(seat, amount)


def lose_sonic(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.spend_tokens(seat, min(amount, state.tokens[seat]))


def draw_cards(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.draw_cards(seat, amount)


def discard_cards(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(DiscardCards(seat), amount)


def dismiss_companions(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(LoseCompanions(seat, True), amount)


def discard_companions(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(LoseCompanions(seat, False), amount)


def discard_equipment(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(LoseEquipment(seat), amount)


def regenerate(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    one_regenerates(state, seat)


def regenerate_all(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    all_regenerate(state)


def can_daleks_come_here(state: DaleksState, seat: int, scope: int) -> bool:
    return dalek_place(state, state.places[seat]) >= 0


def add_daleks_here(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    place = dalek_place(state, zone)
    if place >= 0:
        for _ in range(amount):
            state.place_dalek(place)


def add_daleks_on_earth(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(AddDaleksOnEarth(seat), amount)


def are_daleks_here(state: DaleksState, seat: int, scope: int) -> bool:
    place = dalek_place(state, state.places[seat])
    return place >= 0 and state.daleks[place] > 0


def remove_daleks_here(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    place = dalek_place(state, zone)
    if place >= 0:
        for _ in range(min(amount, state.daleks[place])):
            state.remove_dalek(place)


def are_daleks_on_earth(state: DaleksState, seat: int, scope: int) -> bool:
    return any(state.daleks[:EARTH_ZONES])


def remove_daleks_on_earth(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(RemoveDaleks(seat, True), amount)


def are_daleks_anywhere(state: DaleksState, seat: int, scope: int) -> bool:
    return state.dalek_count > 0


def remove_daleks_anywhere(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    state.call(RemoveDaleks(seat, False), amount)


def replace_this(state: DaleksState, seat: int, amount: int, zone: int) -> None:
    """TOD-RULING-093: nothing yet. `ApplyAnomaly` does it when everything else is done."""


def replaces_itself(state: DaleksState, anomaly: int) -> bool:
    """TOD-ANOMALY-18: only if its text says so."""
    return any(
        effect.verb == verbs.REPLACE_THIS
        for part in state.pack.texts[state.pack.anomaly_effect[anomaly]]
        for alternative in part
        for effect in alternative
    )


class Rule(NamedTuple):
    """A word in play. TOD-RULING-056: every part of a text that can be done is done."""

    possible: Callable[[DaleksState, int, int], bool]
    """Whether it would change anything; asked with seat and scope."""
    do: Callable[[DaleksState, int, int, int], None]
    """What it does for one seat; with amount and zone."""
    wants: int = NOTHING
    """What has to be handed over for it."""


RULES: Final = LANGUAGE.rows(
    __name__,
    {
        verbs.TARDIS_FORWARD: Rule(can_advance, advance),
        verbs.TARDIS_BACK: Rule(always, fall_back),
        verbs.SHIP_FORWARD: Rule(always, ship_forward),
        verbs.SHIP_BACK: Rule(can_ship_go_back, ship_back),
        verbs.GAIN_SONIC: Rule(can_gain, gain_sonic),
        verbs.LOSE_SONIC: Rule(always, lose_sonic, TOKENS),
        verbs.DRAW_CARDS: Rule(always, draw_cards),
        verbs.DISCARD_CARDS: Rule(always, discard_cards, CARDS),
        verbs.DISMISS_COMPANIONS: Rule(always, dismiss_companions, COMPANIONS),
        verbs.DISCARD_COMPANIONS: Rule(always, discard_companions, COMPANIONS),
        verbs.DISCARD_EQUIPMENT: Rule(always, discard_equipment, EQUIPMENT),
        verbs.REGENERATE: Rule(always, regenerate),
        verbs.ALL_REGENERATE: Rule(always, regenerate_all),
        verbs.ADD_DALEKS_HERE: Rule(can_daleks_come_here, add_daleks_here),
        verbs.ADD_DALEKS_ON_EARTH: Rule(always, add_daleks_on_earth),
        verbs.REMOVE_DALEKS_HERE: Rule(are_daleks_here, remove_daleks_here),
        verbs.REMOVE_DALEKS_ON_EARTH: Rule(are_daleks_on_earth, remove_daleks_on_earth),
        verbs.REMOVE_DALEKS_ANYWHERE: Rule(are_daleks_anywhere, remove_daleks_anywhere),
        verbs.REPLACE_THIS: Rule(always, replace_this),
    },
)
"""What an effect word does, by its number."""
