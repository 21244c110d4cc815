"""What is counted for a balance report: seats, points and where they come from, endings, and the use of every card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.choices import ATTACK, DEFEND, FROM_HAND, FROM_RESERVE, PLACES, PLAY, spread
from vortex.games.card_game.events import (
    CardPickedUp,
    CardsBought,
    CardsReserved,
    ConflictFought,
    ControlTaken,
    DefendersPlaced,
    DefendersSent,
    EnemiesAbsorbed,
    EnemiesPlaced,
    EnemiesSent,
    TurnBegun,
)
from vortex.games.card_game.numbering import (
    BY_GAME_END,
    DEFENDER,
    ENDINGS,
    ENEMY,
    FINAL,
    LOCATION,
    MOST_PLACES,
    STARTS,
    SUPPORT,
    Cards,
)
from vortex.games.card_game.rules.conflict import holds
from vortex.games.card_game.rules.scoring import scores
from vortex.games.card_game.state import CardGameState
from vortex.kernel.events import Event
from vortex.kernel.measures import AMOUNT, EACH, EVERY_CARD, MEAN, RATE, Measures, Measuring, Target

_GROUPS = {DEFENDER: "defender", ENEMY: "enemy", SUPPORT: "support", LOCATION: "location"}
_STARTING, _OWN, _CONQUEST = "Starting Locations", "Locations played", "conquest"
_FAIR = 0.04
"""How far a seat may be from its fair share of wins."""
_WORTH_PLAYING = 0.05
"""At least this share of the seats that could play a card does, each preferring it to everything else."""


COMBINED = "attacks by several cards"
"""At once, or by strengthening an attack that lies there."""
TOGETHER = "Defenders sent against an attack, where several could be"
SHUFFLED = "cards put in reserve that left it in the same turn"
ABSORBED = "Enemies against a TARDIS counter"


class CardGameMeasures(Measures[CardGameState]):
    """One game."""

    def __init__(self, state: CardGameState, uses: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(state, uses)
        self._in_the_end = 0
        self._strengthens = False
        self._could_send = 0
        self._taken_up: list[int] = []
        self._absorbed = 0

    def before(self, state: CardGameState, choice: int) -> None:
        super().before(state, choice)
        if ATTACK <= choice < ATTACK + MOST_PLACES:
            self._strengthens = state.controls[state.asked] >> choice - ATTACK & 1 != 0
        elif DEFEND <= choice < DEFEND + MOST_PLACES:
            self._could_send = defenders_to_send(state, state.asked, choice - DEFEND)
        for kind, base in ((DEFENDER, DEFEND), (ENEMY, ATTACK)):
            if any(base <= option < base + MOST_PLACES for option in state.options):
                for type_ in set(state.types(state.hands[state.asked])):
                    if state.pack.type_kind[type_] == kind:
                        self.could_use(state.asked, self._thing(state, type_))

    def heard(self, state: CardGameState, event: Event) -> None:
        match event:
            case DefendersPlaced(seat, _, cards):
                self._placed(state, seat, "defenders", cards)
            case EnemiesPlaced(seat, _, cards):
                self._placed(state, seat, "enemies", cards)
                self.rate(COMBINED, self._strengthens or len(cards) > 1)
            case EnemiesSent(seat, _, cards):
                self._used(state, seat, cards)
                self.rate(COMBINED, len(cards) > 1)
            case DefendersSent(seat, _, cards):
                self._used(state, seat, cards)
                if self._could_send > 1:
                    self.number(TOGETHER, len(cards))
            case EnemiesAbsorbed(seat, _, cards):
                self._used(state, seat, cards)
                self._absorbed += 1
                self.number(
                    "strength given for a TARDIS counter", state.pack.strength(cards_of(state, cards))
                )
            case CardPickedUp(_, type_):
                self._taken_up.append(type_)
            case CardsReserved(_, cards):
                for type_ in cards:
                    self.rate(SHUFFLED, type_ in self._taken_up)
            case ControlTaken(seat=seat, card=card):
                self._used(state, seat, (card,))
            case ConflictFought(_, defence, attack, is_held):
                self.rate("Defenders hold", is_held)
                self.number("strength of the defence in a conflict", defence)
                self.number("strength of the attack in a conflict", attack)
            case CardsBought(_, count):
                self.amount("cards bought", str(count))
            case TurnBegun(seat):
                self._taken_up.clear()
                self.number("Time Points at the beginning of a turn", state.tp[seat])
                self.number("cards in hand at the beginning of a turn", len(state.hands[seat]))
                if state.mode == FINAL:
                    self._in_the_end += 1

    def _placed(self, state: CardGameState, seat: int, side: str, types: Cards) -> None:
        self._used(state, seat, types)
        self.amount("cards placed at once", f"{side}: {len(types)}")

    def _used(self, state: CardGameState, seat: int, types: Cards) -> None:
        for type_ in types:
            self.use(seat, self._thing(state, type_))

    def _thing(self, state: CardGameState, type_: int) -> str:
        return f"{_GROUPS[state.pack.type_kind[type_]]}/{state.pack.keys[type_]}"

    def at_the_end(self, state: CardGameState, winners: tuple[int, ...]) -> None:
        pack = state.pack
        self.amount("endings", ENDINGS[state.ending])
        self.rate("the Game End card ends the game", state.ending == BY_GAME_END)
        totals = scores(state)
        for seat in range(state.seats):
            self.amount("wins, by seat", str(seat + 1), int(seat in winners))
            order = str((seat - state.first) % state.seats + 1)
            self.rate("wins by place in turn order", seat in winners, order)
            self.amount("wins, by place in turn order", order, int(seat in winners))
            for place in spread(PLACES, state.owned[seat] & ~state.attacked):
                self.amount("points", _STARTING if place < STARTS else _OWN, pack.vp[place])
            for place in spread(PLACES, state.controls[seat]):
                if not holds(state, place, pack.blocks_scoring):
                    self.amount("points", _CONQUEST, pack.vp[place])
            self.number("points of a seat", totals[seat])
            self.number("Locations in a line at the end", len(state.lines[seat]))
        self.number("points of the winner", max(totals))
        self.number("lead of the winner", max(totals) - sorted(totals)[-2])
        self.number("rounds", (state.turn + state.seats - 1) // state.seats)
        self.number("turns after the Game End card", self._in_the_end)
        self.number(ABSORBED, self._absorbed)


def cards_of(state: CardGameState, types: Cards) -> Cards:
    """A card of each type."""
    return tuple(state.pack.first_of[type_] for type_ in types)


def defenders_to_send(state: CardGameState, seat: int, place: int) -> int:
    """How many Defenders a seat could send to a Location, each of another type."""
    there = state.types(state.guards.get(place, ()))
    held = {type_ for type_ in state.types(state.hands[seat]) if state.pack.type_kind[type_] == DEFENDER}
    return min(len(held.difference(there)), len(state.hands[seat]) - state.minimum)


class CardGameMeasuring(Measuring[CardGameState]):
    targets = (
        *(
            Target(
                f"each seat's share of the wins, {name}",
                AMOUNT,
                f"wins, by {name}",
                low,
                high,
                EACH,
                (seats,),
            )
            for name in ("seat", "place in turn order")
            for seats, low, high in ((n, 1 / n - _FAIR, 1 / n + _FAIR) for n in (3, 4))
        ),
        Target(
            "the Game End card ends the game",
            RATE,
            "the Game End card ends the game",
            0.50,
            1.0,
            seats=(3, 4),
        ),
        Target("points from conquest", AMOUNT, "points", 0.25, 0.55, by=_CONQUEST, seats=(3, 4)),
        Target("attacks by several cards", RATE, COMBINED, 0.20, 1.0, seats=(3, 4)),
        Target("Defenders sent where there are more", MEAN, TOGETHER, 1.4, 4, seats=(3, 4)),
        Target("cards put back in reserve in the turn in which they left it", RATE, SHUFFLED, 0.0, 0.02),
        Target("Enemies sent against a TARDIS counter, times a game", MEAN, ABSORBED, 0.5, 10, seats=(3, 4)),
        Target("every Enemy is played", EVERY_CARD, "enemy", _WORTH_PLAYING),
        Target("every Support card is played", EVERY_CARD, "support", _WORTH_PLAYING),
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._uses = dict(_uses(pack))

    def begin(self, state: CardGameState) -> CardGameMeasures:
        return CardGameMeasures(state, self._uses)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        pack = self.pack
        return {
            group: {
                pack.keys[type_]: pack.names[type_]
                for type_, its_kind in enumerate(pack.type_kind)
                if its_kind == kind
            }
            for kind, group in _GROUPS.items()
        }


def _uses(pack: Pack) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Support cards and Locations are played one by one; Defenders and Enemies together, so those are counted when they
    lie there."""
    for type_, kind in enumerate(pack.type_kind):
        if kind in (SUPPORT, LOCATION):
            yield PLAY + type_, (f"{_GROUPS[kind]}/{pack.keys[type_]}",)
    for type_ in pack.teselecta_types:
        for choice in (FROM_HAND, FROM_RESERVE):
            yield choice, (f"support/{pack.keys[type_]}",)
