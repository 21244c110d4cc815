"""What can happen, each kind once."""

from __future__ import annotations

from typing import Annotated

from vortex.games.time_clash.numbering import (
    CAUSE_NAMES,
    ENDINGS,
    FAIL,
    PHASE_NAMES,
    STACK_NAMES,
    TEAM_NAMES,
)
from vortex.kernel.events import NONE, Amount, Event, Maybe, Noun, Seat, Secret, Signed, kinds_of

Card = Annotated[int, Noun("card", ())]
Arc = Annotated[int, Noun("arc", ())]
Team = Annotated[int, Noun("team", TEAM_NAMES)]
Stack = Annotated[int, Noun("stack", STACK_NAMES)]
Effect = Annotated[int, Noun("effect", ())]
"""What a special card does, by its place among the pack's effects."""
Phase = Annotated[int, Noun("phase", PHASE_NAMES)]
Cause = Annotated[int, Noun("cause", CAUSE_NAMES)]
Ending = Annotated[int, Noun("ending", ENDINGS)]
DieFace = Annotated[int, Noun("face")]

# -- the match -------------------------------------------------------------------------------------


class ArcPicked(Event, sign="draw"):
    """TC-MATCH-08 to TC-MATCH-10."""

    stack: Stack
    arc: Arc


class ArcsSettled(Event, sign="begin"):
    """TC-MATCH-11."""

    arcs: tuple[Arc, ...]
    target: Signed


class GameSetUp(Event, sign="begin", told="round"):
    """TC-SETUP-01."""

    game: Amount


class GameBegun(Event, sign="begin"):
    """TC-SETUP-10."""

    seat: Seat


class TurnBegun(Event, sign="begin", told="turn"):
    """TC-TURN-01."""

    seat: Seat
    turn: Amount


class EndgameStarted(Event, sign="begin", told="moment"):
    """TC-ENDGAME-02."""

    cause: Cause


class GameWon(Event, sign="good", told="halt"):
    """TC-WIN-08."""

    team: Team
    ending: Ending
    doctor_wins: Amount
    enemy_wins: Amount


# -- hands and piles -------------------------------------------------------------------------------


class CardDrawn(Event, sign="draw", told="detail"):
    """TC-DRAW-02, TC-VIS-09."""

    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardDiscarded(Event, sign="discard"):
    """From a hand."""

    seat: Seat
    card: Card


class CardShown(Event, sign="show"):
    """TC-RULING-05."""

    seat: Seat
    card: Card


class HandShown(Event, sign="show", told="moment"):
    """TC-VIS-04."""

    seat: Seat
    cards: tuple[Card, ...]


class CardTakenBack(Event, sign="gain"):
    """From the discards to a hand."""

    seat: Seat
    card: Card


class DiscardsShuffled(Event, sign="shuffle"):
    """TC-DRAW-03."""

    team: Team
    cards: tuple[Card, ...]


class ReserveDealt(Event, sign="draw"):
    """TC-ARC-09."""

    cards: tuple[Card, ...]


class ReserveDiscarded(Event, sign="discard"):
    """TC-ARC-11."""

    cards: tuple[Card, ...]


class DiscardRemoved(Event, sign="discard"):
    """TC-SPECIAL-04: a special card has removed itself from the game."""

    card: Card


# -- plays, stacks and counters --------------------------------------------------------------------


class CardPlayed(Event, sign="play", told="moment"):
    """TC-PLAY-07: a numbered card is on its way."""

    seat: Seat
    card: Card
    stack: Stack


class SpecialPlayed(Event, sign="play", told="moment"):
    """TC-SPECIAL-02: a special card is on its way."""

    seat: Seat
    card: Card
    effect: Effect


class CardPlaced(Event, sign="play", told="detail"):
    """TC-STACK-02."""

    card: Card
    stack: Stack
    total: Signed


class CardLost(Event, sign="bad"):
    """TC-DISCARD-04: discarded from a stack."""

    card: Card
    stack: Stack
    total: Signed


class CardRemoved(Event, sign="discard"):
    """TC-SPECIAL-04: from a stack out of the game."""

    card: Card
    stack: Stack
    total: Signed


class CardShifted(Event, sign="move"):
    """To another stack."""

    card: Card
    stack: Stack
    total: Signed


class CardPushed(Event, sign="move"):
    """TC-TECH-06."""

    card: Card
    stack: Stack


class CardPulled(Event, sign="move"):
    """TC-TECH-07."""

    card: Card
    stack: Stack


class PlanFoiled(Event, sign="bad"):
    """TC-PLAN-01."""

    card: Card
    newer: Card


class DestinationNamed(Event, sign="show", told="detail"):
    """TC-DOCTOR-07."""

    seat: Seat
    stack: Stack


class PawnMoved(Event, sign="move", told="moment"):
    """TC-DOCTOR-07."""

    seat: Seat
    stack: Stack


class MoveCountered(Event, sign="guard"):
    """TC-RULING-38."""

    seat: Seat
    stack: Stack


class LossNamed(Event, sign="bad", told="detail"):
    """TC-SPECIAL-02: the card that is to leave its stack."""

    seat: Seat
    card: Card


class LossCountered(Event, sign="guard"):
    """TC-COUNTER-09."""

    card: Card


class CounterUsed(Event, sign="guard", told="moment"):
    """TC-COUNTER-03; `option` is the card's, counted from 1; `target` is a card that was turned for a Gambit."""

    seat: Seat
    card: Card
    option: Amount
    target: Maybe[Card]

    def message(self) -> str:
        return self.kind if self.target == NONE else f"{self.kind}-against"


class ShieldUsed(Event, sign="guard", told="moment"):
    """TC-ARC-06."""

    seat: Seat
    card: Card


class CardCountered(Event, sign="guard"):
    """TC-COUNTER-05."""

    card: Card


# -- the third step --------------------------------------------------------------------------------


class DiskFlipped(Event, sign="show", told="moment"):
    """TC-ENDGAME-13."""

    seat: Seat
    phase: Phase


class GambitBegun(Event, sign="clash", told="moment"):
    """TC-GAMBIT-01."""

    seat: Seat


class CardTurned(Event, sign="show"):
    """TC-GAMBIT-02, TC-GAMBIT-03."""

    seat: Seat
    card: Card


class TurnedCardCountered(Event, sign="guard"):
    """TC-COUNTER-14."""

    card: Card
    stack: Stack
    total: Signed


class CardContributed(Event, sign="play", told="moment"):
    """TC-GAMBIT-06."""

    seat: Seat
    card: Card


class NothingContributed(Event, sign="none", told="detail"):
    """TC-GAMBIT-06."""

    seat: Seat


class DieRolled(Event, sign="roll", told="moment"):
    """TC-GAMBIT-09."""

    seat: Seat
    face: DieFace
    result: Signed

    def message(self) -> str:
        return f"{self.kind}-fail" if self.face == FAIL else self.kind


class GambitFailed(Event, sign="bad", told="moment"):
    """TC-GAMBIT-12."""

    result: Signed


class GambitCardDiscarded(Event, sign="discard", told="detail"):
    """TC-GAMBIT-14."""

    card: Card


EVENTS = kinds_of(__name__)
