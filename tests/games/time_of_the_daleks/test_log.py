"""Every kind of event has a line of the log that reads like a sentence."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import the_game
from tests.games.time_of_the_daleks.said import english, everything_met

from vortex.games.time_of_the_daleks.events import (
    EVENTS,
    DaleksWon,
    DiceAdded,
    DiceGathered,
    DiceImprisoned,
    DilemmaDiscarded,
    DoctorMoved,
    DoctorsWon,
    RerollBegun,
    SonicGained,
    SonicSpent,
)
from vortex.kernel.events import NONE, Event


def test_every_kind_of_event_has_words() -> None:
    assert everything_met().events == set(EVENTS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RerollBegun(0, 1), "The caller rolls 1 die again."),
        (RerollBegun(1, 3), "The helper rolls 3 dice again."),
        (DiceAdded(0, 0, 1), "The caller adds 1 black die."),
        (DiceAdded(0, 1, 2), "The caller adds 2 green dice."),
        (DiceImprisoned(3, 1, 3), "Destiny of the Daleks imprisons 3 green dice."),
        (DiceImprisoned(3, 1, 1), "Destiny of the Daleks imprisons 1 green die."),
        (SonicGained(0, 1), "Ada gains 1 sonic charge."),
        (SonicGained(1, 2), "Ben gains 2 sonic charges."),
        (SonicSpent(1, 1), "Ben gives up 1 sonic charge."),
        (DiceGathered(0, (5, 0, 2, 0)), "The caller gathers 5 black, 2 blue."),
        (DiceGathered(1, (0, 0, 0, 0)), "The helper gathers no dice."),
        (DoctorMoved(0, NONE), "Ada goes to the console."),
        (DilemmaDiscarded(0, NONE), "A face-down Dilemma is discarded from Earth Past."),
        (DoctorsWon((0,)), "Ada reached Gallifrey first and won!"),
        (DoctorsWon((0, 2)), "Ada and Cleo reached Gallifrey first and won!"),
        (DaleksWon(True), "The Dalek ship is on Gallifrey: the Daleks win."),
        (DaleksWon(False), "Too many Daleks on Earth: the Daleks win."),
    ],
)
def test_an_event_reads_like_a_sentence(event: Event, line: str) -> None:
    assert english(the_game().tell(event)) == line
