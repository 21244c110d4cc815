"""CG-RULING-59 written a second time: what an observer can remember who only hears the events.

Nothing here looks at a state or at its marks. An observer counts types: how many of each are surely in somebody's
hand, and what each card of an attack is, as far as it was seen.
"""

from __future__ import annotations

from collections import Counter

from tests.games.card_game.positions import Table

from vortex.games.card_game import events as e
from vortex.games.card_game.numbering import IN_HAND
from vortex.kernel.events import UNSEEN, Event

_PACK = Table().pack
_RORY = _PACK.rory


class Memory:
    """One observer: a seat, or None for a spectator."""

    def __init__(self, observer: int | None, seats: int) -> None:
        self.observer = observer
        self.hands: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.attacks: dict[int, list[tuple[int | None, bool]]] = {}
        """For each card of an attack the type, if known, and whether it lies face-up."""

    def hears(self, event: Event) -> None:
        seen = event.seen_by(self.observer)
        match seen:
            case e.HandPassed(giver, receiver, cards):
                gone = Counter(cards) if self.observer == giver else self.hands[giver]
                if self.observer != receiver:
                    self.hands[receiver] += gone
                self.hands[giver] = Counter()
            case e.DefendersPlaced(seat=seat) | e.EnemiesPlaced(seat=seat) | e.CardsReserved(seat=seat):
                self.hands[seat] = Counter()
            case e.CardsDiscarded(seat, cards) | e.CardsExchanged(seat, cards):
                self.shows(seat, cards)
            case e.DefendersSent(seat, _, cards) | e.EnemiesSent(seat, _, cards):
                self.shows(seat, cards)
            case e.EnemiesAbsorbed(seat, _, cards):
                self.shows(seat, cards)
            case e.PricePaid(seat, card) | e.SupportPlayed(seat, card) | e.ControlTaken(seat=seat, card=card):
                self.shows(seat, (card,))
            case e.LocationPlayed(seat, place):
                self.shows(seat, (_PACK.type_of[_PACK.place_of.index(place)],))
            case e.CardRecalled(seat, card):
                self.returns(seat, (card,))
            case e.RoryReturned(seat):
                self.returns(seat, (_RORY,))
            case e.TeselectaPlayed(seat, _, card, source, guards):
                if source == IN_HAND:
                    self.shows(seat, (card,))
                self.returns(seat, guards)
        self.hears_of_attacks(seen)

    def shows(self, seat: int, types: tuple[int, ...]) -> None:
        """Cards leave a hand openly: of each type one less is surely there."""
        for type_ in types:
            if self.hands[seat][type_]:
                self.hands[seat][type_] -= 1

    def returns(self, seat: int, types: tuple[int, ...]) -> None:
        if seat != self.observer:
            self.hands[seat].update(types)

    def hears_of_attacks(self, seen: Event) -> None:
        attacks = self.attacks
        match seen:
            case e.EnemiesPlaced(_, place, cards):
                faces = [None if card == UNSEEN else card for card in cards]
                attacks.setdefault(place, []).extend((face, False) for face in faces)
            case e.EnemiesSent(_, place, cards) | e.AttackShown(place, cards):
                attacks[place] = [(type_, True) for type_ in cards]
            case e.EnemyLost(place, card):
                attacks[place].remove((card, True))
            case e.EnemyStruck(place, slot):
                del attacks[place][slot]
                if not attacks[place]:
                    del attacks[place]
            case e.ControlTaken(_, _, place, card, found):
                if not seen.is_withheld():
                    looked = list(found)
                    attacks[place] = [
                        (face, True) if up else (looked.pop(0), False) for face, up in attacks[place]
                    ]
                attacks[place].append((card, True))
            case e.AttackMoved(place, target):
                attacks[target] = attacks.pop(place)
            case e.AttackAbsorbed(_, place) | e.AttackDefeated(_, place):
                del attacks[place]

    # -- what a view should show -------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return [_PACK.keys[type_] for type_ in sorted(self.hands[seat].elements())]

    def attack(self, place: int) -> list[dict[str, object]]:
        return [
            {"face_up": up, "card": None if face is None else _PACK.keys[face]}
            for face, up in self.attacks.get(place, [])
        ]
