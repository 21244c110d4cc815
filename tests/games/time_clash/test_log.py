"""The log: every event is a sentence for everybody."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    told,
)
from tests.games.time_clash.test_properties import play

from vortex.games.time_clash.events import (
    ArcPicked,
    CardCountered,
    CardPlayed,
    CounterUsed,
    DieRolled,
    DiscardsShuffled,
    GameWon,
    ReserveDealt,
    ReserveDiscarded,
    SpecialPlayed,
)
from vortex.games.time_clash.numbering import BY_GAMBIT, ENEMY


@pytest.mark.slow
def test_every_event_of_a_game_is_a_sentence_for_everybody() -> None:
    kinds = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            for state in play(seats, "enemy", 3, 500 + seed):
                for event in state.events or ():
                    kinds.add(type(event))
                    for seat in (*range(seats), None):
                        assert told(event.seen_by(seat)).endswith((".", "!"))
                state.events = []
    assert {
        CardPlayed,
        SpecialPlayed,
        CardCountered,
        CounterUsed,
        DieRolled,
        GameWon,
        DiscardsShuffled,
    } <= kinds


def test_the_end_of_a_game_names_team_and_ending() -> None:
    event = GameWon(ENEMY, BY_GAMBIT, 0, 1)
    assert told(event) == "The Enemy team wins the game (gambit). Games won: 0 to 1."
    assert told(ArcPicked(0, 1)) == "The Time arc is London."


def test_one_card_is_not_several() -> None:
    assert told(DiscardsShuffled(0, (5,))).endswith("shuffled: 1 card.")
    assert told(DiscardsShuffled(0, (5, 6))).endswith("shuffled: 2 cards.")
    assert told(ReserveDealt(())) == "The Reserve is dealt: no card."
    assert told(ReserveDiscarded(())) == "The Reserve is discarded: no card."
