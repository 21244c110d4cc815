"""The cards that a seat does not know, and the same state with all of them elsewhere.

They are found in the fields as it is written down, by who knows which card and by the backs listed here; `determinise`
has no part in it, so that whatever it forgets to deal anew shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vortex.games.card_game.numbering import NOTHING, NOWHERE
from vortex.games.time_clash.numbering import CARDS_A_TEAM
from vortex.games.time_of_the_daleks.numbering import (
    ALIEN_DECK,
    EARTH_DECK,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
)
from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.game import Game
from vortex.kernel.knowledge import PUBLIC, everybody


class Zone(NamedTuple):
    """A list of a dumped state, with cards from `first` on. Some zones are kept sorted, so their order says nothing;
    in some the rules allow certain cards only."""

    name: str
    written: list[int]
    first: int = 0
    is_sorted: bool = False
    is_free: bool = True


class Back(NamedTuple):
    """Cards that look alike from behind, so that those which a seat does not know could lie in each other's places."""

    cards: Sequence[int]
    zones: list[Zone]
    offset: int = 0
    """From a card's number to its place in `knows`."""


Fields = dict[str, Any]


def _each(fields: Fields, name: str, is_sorted: bool = False) -> list[Zone]:
    return [Zone(f"{name} {seat}", cards, is_sorted=is_sorted) for seat, cards in enumerate(fields[name])]


def _toy(fields: Fields, pack: Any) -> list[Back]:
    return [Back(range(len(pack.keys)), [Zone("deck", fields["deck"]), *_each(fields, "hands")])]


def _time_of_the_daleks(fields: Fields, pack: Any) -> list[Back]:
    def in_play(dalek_icons: Sequence[bool]) -> list[int]:
        """The first game leaves cards with a Dalek icon in the box."""
        return [card for card, has_icon in enumerate(dalek_icons) if not (first_game and has_icon)]

    def companions(deck: int) -> list[int]:
        return [card for card, own in enumerate(pack.companion_deck) if own == deck]

    def back(cards: Sequence[int], offset: int, *names: str) -> Back:
        return Back(cards, [Zone(name, fields[name]) for name in names], offset)

    first_game = fields["ignores_conditions"]
    timey_wimey = back(range(len(pack.card_keys)), 0, "tw_deck")
    timey_wimey.zones.extend(_each(fields, "hands"))
    dilemmas = in_play(pack.dilemma_dalek_icon)
    return [
        timey_wimey,
        back(dilemmas, KNOWS_DILEMMA, "dilemma_deck", "dilemmas", "dilemma_discard"),
        back(companions(EARTH_DECK), KNOWS_COMPANION, "earth_deck"),
        back(companions(ALIEN_DECK), KNOWS_COMPANION, "alien_deck"),
        back(range(len(pack.tile_keys)), KNOWS_TILE, "location_deck"),
        back(in_play(pack.anomaly_dalek_icon), KNOWS_ANOMALY, "anomaly_deck"),
    ]


def _time_clash(fields: Fields, _pack: Any) -> list[Back]:
    hands = _each(fields, "hands")
    return [
        Back(
            range(CARDS_A_TEAM * team, CARDS_A_TEAM * (team + 1)),
            [deck, *(hand for hand, of in zip(hands, fields["teams"], strict=True) if of == team)],
        )
        for team, deck in enumerate(_each(fields, "decks"))
    ]


def _card_game(fields: Fields, pack: Any) -> list[Back]:
    zones = [Zone("deck", fields["deck"]), Zone("chosen", fields["chosen"])]
    zones += _each(fields, "hands", is_sorted=True) + _each(fields, "reserves", is_sorted=True)
    # Before the cards stand the Location and, of an attack, whose it is.
    zones += [Zone(f"guards {written[0]}", written, 1, is_free=False) for written in fields["guards"]]
    zones += [Zone(f"attacks {written[0]}", written, 1, is_free=False) for written in fields["attacks"]]
    return [Back(range(len(pack.type_of)), zones)]


BACKS: dict[str, Callable[[Fields, Any], list[Back]]] = {
    "toy": _toy,
    "time-of-the-daleks": _time_of_the_daleks,
    "time-clash": _time_clash,
    "card-game": _card_game,
}


class Written:
    """A dumped state, and what one seat (None: a spectator) does not know of it."""

    def __init__(self, game: Game[Any], state: Any, seat: int | None) -> None:
        self.game = game
        self.data = game.dump(state)
        self.fields: Fields = self.data["state"]
        self.knows = state.knows[:]
        self.seat = seat
        self.me = PUBLIC if seat is None else 1 << seat
        if game.key == "time-of-the-daleks":
            self.fields["dilemmas"] = list(bytes.fromhex(self.fields["dilemmas"]))
        elif game.key == "card-game" and seat != self.fields["now"]:
            self._put_back_chosen()
        self.backs = BACKS[game.key](self.fields, state.pack)

    def unknown_cards(self, back: Back) -> list[int]:
        """By the marks, wherever they lie."""
        return [card for card in back.cards if not self.knows[back.offset + card] & self.me]

    def unknown_places(self, back: Back) -> list[tuple[Zone, int]]:
        unknown = set(self.unknown_cards(back))
        return [
            (zone, place)
            for zone in back.zones
            for place in range(zone.first, len(zone.written))
            if zone.written[place] in unknown
        ]

    def could_lie_otherwise(self) -> set[str]:
        """The zones of which this is certain, whatever the rules want to lie there."""
        found = set()
        for back in self.backs:
            places = self.unknown_places(back)
            free = sum(zone.is_free for zone, _ in places)
            for zone in back.zones:
                here = sum(other is zone for other, _ in places)
                if (zone.is_free and 0 < here < free) or (here > 1 and not zone.is_sorted):
                    found.add(zone.name)
        return found

    def lying(self) -> dict[str, list[int]]:
        return {zone.name: zone.written for back in self.backs for zone in back.zones}

    def move(self, luck: Chance) -> None:
        """Every hidden card to the place of another one, and new luck. Who knows a card stays with its place.

        Known cards lie where they lay, in the hands of others, too: `determinise` keeps their order.
        """
        self.data["chance"] = FastChance(luck.below(1 << 32)).dump()
        for back in self.backs:
            places = self.unknown_places(back)
            order = list(range(len(places)))
            luck.shuffle(order)
            ring = [places[i] for i in order]
            cards = [zone.written[place] for zone, place in ring]
            marks = [self.knows[back.offset + card] for card in cards]
            for (zone, place), card, mark in zip(ring, cards[1:] + cards[:1], marks, strict=True):
                zone.written[place] = card
                self.knows[back.offset + card] = mark
            for zone, _ in ring:
                if zone.is_sorted:
                    zone.written.sort()
        if self.game.key == "card-game":
            self._turn_secret_marks()

    def state(self) -> Any:
        fields = dict(self.fields)
        if self.game.key == "time-of-the-daleks":
            fields["dilemmas"] = bytes(fields["dilemmas"]).hex()
        return self.game.load({**self.data, "knows": bytes(self.knows).hex(), "state": fields})

    def _put_back_chosen(self) -> None:
        """CG-VIS-11: what somebody else is putting together has not happened for this seat."""
        fields = self.fields
        fields["hands"][fields["now"]] = sorted(fields["hands"][fields["now"]] + fields["chosen"])
        fields["chosen"] = []
        fields["action"], fields["target"] = NOTHING, NOWHERE

    def _turn_secret_marks(self) -> None:
        """CG-RULING-53, CG-RULING-59: what a third player knows of a hand, and which hidden cards of others are barred
        from their reserve, this seat cannot follow. So it may just as well be the other way round."""
        fields = self.fields
        barred = int(fields["barred"], 16)
        for holder, hand in [*enumerate(fields["hands"]), (fields["now"], fields["chosen"])]:
            for card in hand:
                if self.knows[card] < PUBLIC:
                    self.knows[card] ^= everybody(self.data["seats"]) & ~self.me & ~(1 << holder)
                if holder != self.seat and not self.knows[card] & self.me:
                    barred ^= 1 << card
        fields["barred"] = f"{barred:x}"
