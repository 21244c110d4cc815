"""Positions written down directly: a new game whose zones are cleared and then filled by name."""

from __future__ import annotations

from typing import Any, TypeVar

from vortex.games import load_game
from vortex.games.card_game.numbering import FINAL, GAME_END_SHOWN, UNDER_GAME_END
from vortex.games.card_game.rules.turn import Turn
from vortex.games.card_game.state import CardGameState
from vortex.kernel.events import Event
from vortex.kernel.game import Game
from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import advance

Happened = TypeVar("Happened", bound=Event)
Kind = type[Happened]

GAME: Game[CardGameState] = load_game("card-game")

A, B, C, D = range(4)
FILLERS = ("medusa-cascade", "new-new-york", "the-byzantium", "utah", "st-johns-monastery", "house")
"""Locations that no test plays; a hand must keep three cards."""


class Table:
    """A table with named zones. Cards not placed lie in the deck."""

    def __init__(self, seats: int = 4, seed: int = 1, final_reserve: bool = False) -> None:
        self.game = GAME
        state = GAME.new({"two-player-variant": seats == 2, "final-reserve": final_reserve}, seats, seed)
        for _ in range(seats):
            GAME.apply(state, state.options[0])
        self.state = state
        self.pack = state.pack
        state.deck = [card for card in range(len(self.pack.type_of)) if card not in state.removed]
        for card in state.deck:
            state.knows[card] = 0
        for seat in range(seats):
            state.hands[seat] = ()
            state.lines[seat] = ()
            state.owned[seat] = 0
        state.laid = 0
        starts = [place for place in range(4) if place not in state.spare_starts]
        for seat in range(seats):
            state.lay_location(seat, starts[seat])
        state.events = []

    # -- names -------------------------------------------------------------------------------------

    def type(self, key: str) -> int:
        return self.pack.keys.index(key)

    def key(self, card: int) -> str:
        return self.pack.keys[self.pack.type_of[card]]

    def keys(self, cards: Any) -> list[str]:
        return [self.key(card) for card in cards]

    def place(self, key: str) -> int:
        return self.pack.place_keys.index(key)

    def start(self, seat: int) -> str:
        """The key of a seat's Starting Location."""
        return self.pack.place_keys[self.state.lines[seat][0]]

    def pull(self, key: str) -> int:
        """A copy of a card, out of the deck or, failing that, out of the discard pile."""
        for pile in (self.state.deck, self.state.discards):
            card = self.state.find(tuple(pile), self.type(key))
            if card >= 0:
                pile.remove(card)
                return card
        raise AssertionError(f"no {key} left")

    # -- zones -------------------------------------------------------------------------------------

    def hand(self, seat: int, *keys: str, fill: int = 0) -> Table:
        """Into the hand, with some Locations to fill it up."""
        held = 0
        for key in keys:
            self._to_hand(seat, key)
        for key in FILLERS:
            left = (*self.state.deck, *self.state.discards)
            if held < fill and self.state.find(left, self.type(key)) >= 0:
                self._to_hand(seat, key)
                held += 1
        assert held == fill
        return self

    def _to_hand(self, seat: int, key: str) -> None:
        card = self.pull(key)
        self.state.knows[card] = 1 << seat
        self.state.put_in_hand(seat, card)

    def reserve(self, seat: int, *keys: str) -> Table:
        for key in keys:
            card = self.pull(key)
            self.state.knows[card] = 1 << seat
            self.state.reserves[seat] += (card,)
        return self

    def shown(self, seat: int, *keys: str) -> Table:
        for key in keys:
            card = self.pull(key)
            self.state.knows[card] = self.state.open
            self.state.shown[seat] += (card,)
        return self

    def line(self, seat: int, *keys: str) -> Table:
        for key in keys:
            card = self.pull(key)
            self.state.knows[card] = self.state.open
            self.state.lay_location(seat, self.place(key))
        return self

    def guards(self, location: str, *keys: str) -> Table:
        place = self.place(location)
        owner = self.state.owner(place)
        cards = tuple(self.pull(key) for key in keys)
        for card in cards:
            self.state.knows[card] = 1 << owner
        self.state.set_guards(place, self.state.guards.get(place, ()) + cards)
        return self

    def attack(self, seat: int, location: str, *keys: str, up: bool = False) -> Table:
        """Enemies of a seat; more of them join an attack that is there."""
        place = self.place(location)
        cards = tuple(self.pull(key) for key in keys)
        for card in cards:
            self.state.knows[card] = self.state.open if up else 1 << seat
        self.state.open_attack(seat, place, self.state.attacks.get(place, ()) + cards)
        return self

    def tardis(self, *locations: str) -> Table:
        for location in locations:
            self.state.tardis |= 1 << self.place(location)
        return self

    def tp(self, *amounts: int) -> Table:
        for seat, amount in enumerate(amounts):
            self.state.supply += self.state.tp[seat] - amount
            self.state.tp[seat] = amount
        return self

    def deck(self, *keys: str) -> Table:
        """These on top, the first one drawn first."""
        for key in reversed(keys):
            self.state.deck.append(self.pull(key))
        return self

    def above_game_end(self, count: int) -> Table:
        """Leave so many cards above the Game End card; the rest is discarded."""
        state = self.state
        while len(state.deck) > UNDER_GAME_END + count:
            card = state.deck.pop(0)
            state.knows[card] = state.open
            state.discards.append(card)
        return self

    def game_end_shown(self) -> Table:
        self.above_game_end(0)
        self.state.mode = GAME_END_SHOWN
        return self

    def final(self) -> Table:
        self.game_end_shown()
        self.state.mode = FINAL
        self.state.minimum = 0
        return self

    def no_deck(self) -> Table:
        """All cards of the deck are out of play."""
        self.state.removed += tuple(self.state.deck)
        self.state.deck.clear()
        return self

    # -- playing -----------------------------------------------------------------------------------

    def turn(self, seat: int = A) -> Table:
        """This seat is asked for an action."""
        return self._go(seat, Turn.steps.index("act"))

    def begin(self, seat: int = A) -> Table:
        """The turn comes to this seat, with all the checks."""
        return self._go(seat, Turn.steps.index("begin"))

    def _go(self, seat: int, step: int) -> Table:
        state = self.state
        state.clear_stack()
        state.call(Turn(seat))
        state.here = step
        state.now = seat
        advance(state)
        return self

    def do(self, *texts: str) -> Table:
        for text in texts:
            try:
                self.game.apply(self.state, self.game.notation.read(text))
            except IllegalChoice as error:
                raise AssertionError(f"{text}: {error}; legal: {', '.join(self.legal())}") from error
        return self

    def legal(self) -> list[str]:
        return [self.game.notation.write(choice) for choice in self.state.options]

    def can(self, text: str) -> bool:
        return self.game.notation.read(text) in self.state.options

    def refused(self, text: str) -> str:
        """The rule by which the asked seat may not answer this."""
        refusal = self.game.why_not(self.state, self.state.asked, self.game.notation.read(text))
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def closed(self) -> list[str]:
        """What the asked seat holds for this question and may not choose."""
        return list(self.game.ask(self.state).closed)

    # -- looking -----------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[str]:
        return self.keys(self.state.hands[seat])

    def reserve_of(self, seat: int) -> list[str]:
        return self.keys(self.state.reserves[seat])

    def shown_of(self, seat: int) -> list[str]:
        return self.keys(self.state.shown[seat])

    def guards_at(self, location: str) -> list[str]:
        return self.keys(self.state.guards.get(self.place(location), ()))

    def attack_at(self, location: str) -> list[str]:
        return self.keys(self.state.attacks.get(self.place(location), ()))

    def controller(self, location: str) -> int:
        return self.state.controller(self.place(location))

    def has_tardis(self, location: str) -> bool:
        return bool(self.state.tardis >> self.place(location) & 1)

    def discards(self) -> list[str]:
        return self.keys(self.state.discards)

    def daleks_out(self, seat: int) -> int:
        return self.state.dalek_counters(seat)

    def tardis_out(self, seat: int) -> int:
        return self.state.tardis_counters(seat)

    def happened(self, kind: Kind[Happened]) -> list[Happened]:
        return [event for event in self.state.events or [] if isinstance(event, kind)]

    def sees(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def location_seen(self, viewer: int | None, location: str) -> dict[str, Any]:
        for player in self.sees(viewer)["players"]:
            for entry in player["line"]:
                if entry["location"] == location:
                    found: dict[str, Any] = entry
                    return found
        raise AssertionError(f"{location} lies in no line")

    def knows_in_hand(self, viewer: int | None, seat: int) -> list[str]:
        """The cards of a hand that somebody else knows."""
        found: list[str] = self.sees(viewer)["players"][seat]["hand"]["cards"]
        return found


def only_unseen(table: Table, *keys: str) -> Any:
    """Everything lies open but what the players hold and have laid face-down, and these cards in C's hand."""
    table.hand(C, *keys)
    state = table.state
    state.turn_up(tuple(state.deck))
    state.discards = sorted(state.discards + state.deck)
    state.deck.clear()
    return table.final().turn(A).state
