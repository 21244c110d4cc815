"""Everything that can happen at a table, each kind once. Cards are numbers of types, Locations those of places."""

from __future__ import annotations

from typing import Annotated

from vortex.games.card_game.numbering import COLOURS, ENDINGS, SOURCES
from vortex.kernel.events import NONE, Amount, Event, Flag, Maybe, Noun, Rule, Seat, Secret, kinds_of

Card = Annotated[int, Noun("card", ())]
Location = Annotated[int, Noun("location", ())]
Colour = Annotated[int, Noun("colour", COLOURS)]
Source = Annotated[int, Noun("source", SOURCES)]
Ending = Annotated[int, Noun("ending", ENDINGS)]

# -- set-up and turns --------------------------------------------------------------------------------


class ColourChosen(Event, sign="play"):
    """CG-SETUP-01."""

    seat: Seat
    colour: Colour


class StartDealt(Event, sign="draw", told="detail"):
    """CG-SETUP-02."""

    seat: Seat
    location: Location


class HandDealt(Event, sign="draw", told="detail"):
    """CG-SETUP-06, CG-SETUP-07."""

    seat: Seat
    count: Amount


class TurnBegun(Event, sign="begin", told="turn"):
    """CG-TURN-02."""

    seat: Seat


class LocationPlayed(Event, sign="play", told="moment"):
    """CG-LOC-01."""

    seat: Seat
    location: Location


class SupportPlayed(Event, sign="play", told="moment"):
    """CG-SUPPORT-01: against an attack on a Location, or without a target."""

    seat: Seat
    card: Card
    location: Maybe[Location]

    def message(self) -> str:
        return self.kind if self.location == NONE else f"{self.kind}-at"


class PricePaid(Event, sign="pay", told="detail"):
    """CG-CARD-K9-02."""

    seat: Seat
    card: Card


class CardsExchanged(Event, sign="move"):
    """CG-CARD-FISHFINGERS-01: any number of cards, even none."""

    seat: Seat
    cards: tuple[Card, ...]

    def message(self) -> str:
        return self.kind if self.cards else f"{self.kind}-none"


class CardsDiscarded(Event, sign="discard"):
    """CG-DISCARD-01."""

    seat: Seat
    cards: tuple[Card, ...]


# -- Time Points -------------------------------------------------------------------------------------


class TimePointsGained(Event, sign="gain", told="detail"):
    """CG-TP-01: `rule` is for a card that is turned up in a conflict."""

    seat: Seat
    amount: Amount
    rule: Rule


class TimePointsPaid(Event, sign="pay", told="detail"):
    """CG-TP-05."""

    seat: Seat
    amount: Amount


class TimePointsTaken(Event, sign="gain", told="detail"):
    """CG-TP-03, CG-CONFLICT-06."""

    seat: Seat
    loser: Seat
    amount: Amount
    rule: Rule


class CardsBought(Event, sign="gain"):
    """CG-BUY-01."""

    seat: Seat
    count: Amount


# -- what not everybody may know ---------------------------------------------------------------------


class CardsDrawn(Event, sign="draw", told="detail"):
    """CG-VIS-13."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat",)

    def message(self) -> str:
        return super().message() if self.cards else f"{self.kind}-unseen"


class HandPassed(Event, sign="move", told="moment"):
    """CG-PASS-01, CG-RULING-59."""

    seat: Seat
    receiver: Seat
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat", "receiver")

    def message(self) -> str:
        return super().message() if self.cards else f"{self.kind}-unseen"


class CardsReserved(Event, sign="play"):
    """CG-RESERVE-01, CG-VIS-07."""

    seat: Seat
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat",)


class CardPickedUp(Event, sign="draw"):
    """CG-RESERVE-05."""

    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardRecalled(Event, sign="draw"):
    """CG-RULING-39."""

    seat: Seat
    card: Card


class DefendersPlaced(Event, sign="guard", told="moment"):
    """CG-DEF-03."""

    seat: Seat
    location: Location
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat",)


class EnemiesPlaced(Event, sign="clash", told="moment"):
    """CG-ENEMY-04, CG-ENEMY-07."""

    seat: Seat
    location: Location
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat",)


class ControlTaken(Event, sign="gain", told="moment"):
    """CG-CARD-DAVROS-02, CG-CARD-CYBERKING-02: with `card`; CG-RULING-25: the new controller looks at the others."""

    seat: Seat
    loser: Seat
    location: Location
    card: Card
    found: Secret[tuple[Card, ...]]
    known_to = ("seat",)

    def message(self) -> str:
        return super().message() if self.found else f"{self.kind}-unseen"


# -- attacks and conflicts ---------------------------------------------------------------------------


class DefendersSent(Event, sign="guard", told="moment"):
    """CG-DEF-07."""

    seat: Seat
    location: Location
    cards: tuple[Card, ...]


class EnemiesSent(Event, sign="clash", told="moment"):
    """CG-ENEMY-10."""

    seat: Seat
    location: Location
    cards: tuple[Card, ...]


class EnemiesAbsorbed(Event, sign="guard", told="moment"):
    """CG-ENEMY-11 to CG-ENEMY-13."""

    seat: Seat
    location: Location
    cards: tuple[Card, ...]


class AttackAbsorbed(Event, sign="guard"):
    """CG-RULING-43: an attack that was moved."""

    seat: Seat
    location: Location
    cards: tuple[Card, ...]


class DefenceShown(Event, sign="guard", told="moment"):
    """What begins a conflict once all cards are `declared`; `strength` is that of all cards, before any effect."""

    location: Location
    cards: tuple[Card, ...]
    strength: Amount
    declared: Rule = "CG-CONFLICT-02"
    rule: Rule = "CG-CONFLICT-03"


class AttackShown(Event, sign="clash", told="moment"):
    """CG-CONFLICT-03, CG-CARD-SCREWDRIVER-01, CG-RULING-54; `strength` is that of all cards, before any effect."""

    location: Location
    cards: tuple[Card, ...]
    strength: Amount


class DefenderTurned(Event, sign="show"):
    """A Defender who fights for the attack, because of one of its cards."""

    location: Location
    card: Card
    turner: Card
    rule: Rule = "CG-CARD-KOVARIAN-01"


class StrengthAdded(Event, sign="gain"):
    """To the defence."""

    seat: Seat
    location: Location
    amount: Amount
    rule: Rule = "CG-CARD-UNIT-03"


class ConflictFought(Event, sign="clash", told="halt"):
    """CG-CONFLICT-10, CG-CONFLICT-14, CG-CARD-SILURIANS-01."""

    location: Location
    defence: Amount
    attack: Amount
    is_held: Flag
    rule: Rule

    def message(self) -> str:
        return f"{self.kind}-held" if self.is_held else f"{self.kind}-lost"


class AttackDefeated(Event, sign="guard"):
    """CG-CONFLICT-11, CG-SUPPORT-05."""

    seat: Seat
    location: Location


class AttackMoved(Event, sign="clash", told="moment"):
    """CG-CARD-ARCH-01."""

    location: Location
    target: Location
    count: Amount


class EnemyLost(Event, sign="bad"):
    """CG-CONFLICT-19, CG-CARD-PANDORICA-02."""

    location: Location
    card: Card
    rule: Rule


class EnemyStruck(Event, sign="bad"):
    """CG-CARD-JACK-01: `slot` is its place in the row, from 0."""

    location: Location
    slot: Amount
    card: Card


class DefenderLost(Event, sign="bad"):
    """CG-CONFLICT-16, CG-CARD-PANDORICA-02, CG-CARD-PANDORICA-03."""

    location: Location
    card: Card
    rule: Rule


class RoryReturned(Event, sign="gain"):
    """Into the hand, from a lost defence."""

    seat: Seat
    location: Location
    card: Card
    rule: Rule = "CG-CONFLICT-15"


class TeselectaPlayed(Event, sign="clash", told="moment"):
    """`cards` are the Defenders who go back into the hand."""

    seat: Seat
    location: Location
    card: Card
    source: Source
    cards: tuple[Card, ...]
    rule: Rule = "CG-CARD-TESELECTA-03"


class TardisPlaced(Event, sign="play", told="detail"):
    """For a defeated attack, by a conflict or a card (CG-CONFLICT-22)."""

    seat: Seat
    location: Location
    rule: Rule = "CG-CONFLICT-13"


class TardisRemoved(Event, sign="discard", told="detail"):
    """CG-ENEMY-12, CG-CARD-DREAMLORD-01."""

    seat: Seat
    location: Location


# -- the end -----------------------------------------------------------------------------------------


class DiscardsReshuffled(Event, sign="shuffle"):
    """CG-FINAL-08."""

    count: Amount


class GameEndShown(Event, sign="show", told="moment"):
    """CG-END-05, CG-RULING-48."""


class FinalBegun(Event, sign="begin", told="round"):
    """CG-END-10: the End Game period."""


class GameEnded(Event, sign="begin", told="moment"):
    """CG-END-01 to CG-END-04, CG-FINAL-07, CG-RULING-58."""

    ending: Ending

    def message(self) -> str:
        return f"{self.kind}-{ENDINGS[self.ending]}"


EVENTS = kinds_of(__name__)
