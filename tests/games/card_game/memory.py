"""CG-RULING-59 written a second time: what an observer can remember who only hears the events.

Nothing here looks at a state or at its marks. An observer counts types: how many of each are surely in somebody's
hand, and what each card of an attack is, as far as it was seen.
"""

from __future__ import annotations

from collections import Counter

from tests.games.card_game.positions import Table

from vortex.kernel.old_events import Event

_PACK = Table().pack
_RORY = _PACK.rory
_FACE_DOWN = ("defenders-placed", "enemies-placed", "reserved")
_OPEN = ("discarded", "exchanged", "price-paid")
_OPEN_AT_PLACE = ("defenders-sent", "enemies-sent", "enemies-absorbed")


class Memory:
    """One observer: a seat, or None for a spectator."""

    def __init__(self, observer: int | None, seats: int) -> None:
        self.observer = observer
        self.hands: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.attacks: dict[int, list[tuple[int | None, bool]]] = {}
        """For each card of an attack the type, if known, and whether it lies face-up."""

    def hears(self, event: Event) -> None:
        seen = event.seen_by(self.observer)
        kind = seen.kind
        public = seen.public
        if kind == "passed":
            giver, receiver = public
            gone = Counter(seen.secret) if self.observer == giver else self.hands[giver]
            if self.observer != receiver:
                self.hands[receiver] += gone
            self.hands[giver] = Counter()
        if kind in _FACE_DOWN:
            self.hands[public[0]] = Counter()
        if kind in _OPEN:
            self.shows(public[0], public[1:])
        if kind in _OPEN_AT_PLACE:
            self.shows(public[0], public[2:])
        if kind == "support-played":
            self.shows(public[0], public[1:2])
        if kind == "taken-over":
            self.shows(public[0], public[3:])
        if kind == "location-played":
            card = _PACK.place_of.index(public[1])
            self.shows(public[0], (_PACK.type_of[card],))
        if kind == "recalled":
            self.returns(public[0], public[1:])
        if kind == "rory-returned":
            self.returns(public[0], (_RORY,))
        if kind == "teselecta":
            owner, _place, type_, source, *guards = public
            if source == 0:
                self.shows(owner, (type_,))
            self.returns(owner, tuple(guards))
        self.hears_of_attacks(kind, public, seen.secret, seen.hidden)

    def shows(self, seat: int, types: tuple[int, ...]) -> None:
        """Cards leave a hand openly: of each type one less is surely there."""
        for type_ in types:
            if self.hands[seat][type_]:
                self.hands[seat][type_] -= 1

    def returns(self, seat: int, types: tuple[int, ...]) -> None:
        if seat != self.observer:
            self.hands[seat].update(types)

    def hears_of_attacks(
        self, kind: str, public: tuple[int, ...], secret: tuple[int, ...], hidden: int
    ) -> None:
        attacks = self.attacks
        if kind == "enemies-placed":
            faces: list[int | None] = list(secret) if secret else [None] * hidden
            attacks.setdefault(public[1], []).extend((face, False) for face in faces)
        elif kind == "enemies-sent":
            attacks[public[1]] = [(type_, True) for type_ in public[2:]]
        elif kind == "attack-shown":
            attacks[public[0]] = [(type_, True) for type_ in public[1:]]
        elif kind == "enemy-lost":
            attacks[public[0]].remove((public[1], True))
        elif kind == "enemy-struck":
            del attacks[public[0]][public[1]]
            if not attacks[public[0]]:
                del attacks[public[0]]
        elif kind == "taken-over":
            looked = list(secret)
            if looked:
                attacks[public[1]] = [
                    (face, True) if up else (looked.pop(0), False) for face, up in attacks[public[1]]
                ]
            attacks[public[1]].append((public[3], True))
        elif kind == "attack-moved":
            attacks[public[1]] = attacks.pop(public[0])
        elif kind == "attack-absorbed":
            del attacks[public[1]]
        elif kind == "attack-defeated":
            del attacks[public[0]]

    # -- what a view should show -------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        return [_PACK.keys[type_] for type_ in sorted(self.hands[seat].elements())]

    def attack(self, place: int) -> list[dict[str, object]]:
        return [
            {"face_up": up, "card": None if face is None else _PACK.keys[face]}
            for face, up in self.attacks.get(place, [])
        ]
