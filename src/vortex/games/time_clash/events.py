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
from vortex.kernel.events import NONE, Amount, Event, Maybe, Noun, Seat, Secret, Signed

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


class ArcPicked(Event):
    """TC-MATCH-08 to TC-MATCH-10."""

    stack: Stack
    arc: Arc


class ArcsSettled(Event):
    """TC-MATCH-11."""

    arcs: tuple[Arc, ...]
    target: Signed


class GameSetUp(Event):
    """TC-SETUP-01."""

    game: Amount


class GameBegun(Event):
    """TC-SETUP-10."""

    seat: Seat


class TurnBegun(Event):
    """TC-TURN-01."""

    seat: Seat
    turn: Amount


class EndgameStarted(Event):
    """TC-ENDGAME-02."""

    cause: Cause


class GameWon(Event):
    """TC-WIN-08."""

    team: Team
    ending: Ending
    doctor_wins: Amount
    enemy_wins: Amount


# -- hands and piles -------------------------------------------------------------------------------


class CardDrawn(Event):
    """TC-DRAW-02, TC-VIS-09."""

    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class CardDiscarded(Event):
    """From a hand."""

    seat: Seat
    card: Card


class CardShown(Event):
    """TC-RULING-05."""

    seat: Seat
    card: Card


class HandShown(Event):
    """TC-VIS-04."""

    seat: Seat
    cards: tuple[Card, ...]


class CardTakenBack(Event):
    """From the discards to a hand."""

    seat: Seat
    card: Card


class DiscardsShuffled(Event):
    """TC-DRAW-03."""

    team: Team
    cards: tuple[Card, ...]


class ReserveDealt(Event):
    """TC-ARC-09."""

    cards: tuple[Card, ...]


class ReserveDiscarded(Event):
    """TC-ARC-11."""

    cards: tuple[Card, ...]


class DiscardRemoved(Event):
    """TC-SPECIAL-04: a special card has removed itself from the game."""

    card: Card


# -- plays, stacks and counters --------------------------------------------------------------------


class CardPlayed(Event):
    """TC-PLAY-07: a numbered card is on its way."""

    seat: Seat
    card: Card
    stack: Stack


class SpecialPlayed(Event):
    """TC-SPECIAL-02: a special card is on its way."""

    seat: Seat
    card: Card
    effect: Effect


class CardPlaced(Event):
    """TC-STACK-02."""

    card: Card
    stack: Stack
    total: Signed


class CardLost(Event):
    """TC-DISCARD-04: discarded from a stack."""

    card: Card
    stack: Stack
    total: Signed


class CardRemoved(Event):
    """TC-SPECIAL-04: from a stack out of the game."""

    card: Card
    stack: Stack
    total: Signed


class CardShifted(Event):
    """To another stack."""

    card: Card
    stack: Stack
    total: Signed


class CardPushed(Event):
    """TC-TECH-06."""

    card: Card
    stack: Stack


class CardPulled(Event):
    """TC-TECH-07."""

    card: Card
    stack: Stack


class PlanFoiled(Event):
    """TC-PLAN-01."""

    card: Card
    newer: Card


class DestinationNamed(Event):
    """TC-DOCTOR-07."""

    seat: Seat
    stack: Stack


class PawnMoved(Event):
    """TC-DOCTOR-07."""

    seat: Seat
    stack: Stack


class MoveCountered(Event):
    """TC-RULING-38."""

    seat: Seat
    stack: Stack


class LossNamed(Event):
    """TC-SPECIAL-02: the card that is to leave its stack."""

    seat: Seat
    card: Card


class LossCountered(Event):
    """TC-COUNTER-09."""

    card: Card


class CounterUsed(Event):
    """TC-COUNTER-03; `target` is a card that was turned for a Gambit."""

    seat: Seat
    card: Card
    target: Maybe[Card]

    def message(self) -> str:
        return self.kind if self.target == NONE else f"{self.kind}-against"


class ShieldUsed(Event):
    """TC-ARC-06."""

    seat: Seat
    card: Card


class CardCountered(Event):
    """TC-COUNTER-05."""

    card: Card


# -- the third step --------------------------------------------------------------------------------


class DiskFlipped(Event):
    """TC-ENDGAME-13."""

    seat: Seat
    phase: Phase


class GambitBegun(Event):
    """TC-GAMBIT-01."""

    seat: Seat


class CardTurned(Event):
    """TC-GAMBIT-02, TC-GAMBIT-03."""

    seat: Seat
    card: Card


class TurnedCardCountered(Event):
    """TC-COUNTER-14."""

    card: Card
    stack: Stack
    total: Signed


class CardContributed(Event):
    """TC-GAMBIT-06."""

    seat: Seat
    card: Card


class NothingContributed(Event):
    """TC-GAMBIT-06."""

    seat: Seat


class DieRolled(Event):
    """TC-GAMBIT-09."""

    seat: Seat
    face: DieFace
    result: Signed

    def message(self) -> str:
        return f"{self.kind}-fail" if self.face == FAIL else self.kind


class GambitFailed(Event):
    """TC-GAMBIT-12."""

    result: Signed


class GambitCardDiscarded(Event):
    """TC-GAMBIT-14."""

    card: Card
