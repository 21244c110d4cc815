"""Every kind of event has a line of the log that reads like a sentence."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game, the_rules_game
from tests.games.time_of_the_daleks.said import english, everything_met

from vortex.games.time_of_the_daleks.events import (
    EVENTS,
    AdventureFaced,
    AlternativeChosen,
    DaleksWon,
    DiceAdded,
    DiceCut,
    DiceGathered,
    DiceImprisoned,
    DiceLapsed,
    DiceRolled,
    DilemmaDiscarded,
    DoctorMoved,
    DoctorStayed,
    DoctorsWon,
    K9Used,
    SonicGained,
    SonicSpent,
    TardisMoved,
)
from vortex.games.time_of_the_daleks.rules.resolve import Failure
from vortex.kernel.events import NONE, Event


def test_every_kind_of_event_has_words() -> None:
    assert everything_met().events == set(EVENTS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            DiceRolled(0, (3, 0, 0, 7), False),
            "The caller rolls: black Running, Running, Cunning; green Diplomacy.",
        ),
        (DiceRolled(1, (23,), True), "The helper rolls again: red Strength."),
        (DiceCut(0, (2, 0, 1, 0)), "The caller discards 2 black, 1 blue."),
        (DiceLapsed(0, 1, 1), "Not in the box: 1 green die of the caller lapses."),
        (DiceLapsed(1, 0, 2), "Not in the box: 2 black dice of the helper lapse."),
        (
            AdventureFaced(0, 0, (2, 0, 0, 1, 0, 0), (0, 2)),
            "Ada faces an Adventure in Earth Past: Running, Running, Cunning (Fixed Point, Time Breach).",
        ),
        (AdventureFaced(1, 0, (0, 0, 1, 0, 0, 0), ()), "Ben faces an Adventure in Earth Past: Science."),
        (TardisMoved(0, 0, 0), "Ada's TARDIS stays on 0."),
        (TardisMoved(0, 2, 1), "Ada's TARDIS goes from 2 to 1."),
        (DoctorStayed(0, 0), "Ada stays in Earth Past."),
        (K9Used(0), "Ada lets the K-9 figure re-roll a die."),
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


def test_the_fail_cost_that_was_chosen_is_told() -> None:
    game = the_rules_game()
    position = Position(game=game).no_hands().turn_of(0).crew(0, "amy-pond").lay("capitol", "sutekh")
    chosen = []
    for choice in ("choose 1", "choose 2"):
        position.facing("capitol", "running").run(Failure(0))
        position.state.events = []
        position.choose(choice)
        chosen += [event for event in position.state.events if isinstance(event, AlternativeChosen)]
    assert [english(game.tell(event)) for event in chosen] == [
        "Ada chooses: Dalek ship forward 2.",
        "Ada chooses: discard 1 Companion.",
    ]
