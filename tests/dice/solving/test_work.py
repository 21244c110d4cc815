"""Work is counted before it is done."""

from __future__ import annotations

from tests.dice.large_attempts import large_attempts
from tests.dice.solving.test_tables import described

from vortex.dice.attempt import TURNING, Decided, Futures
from vortex.dice.solving.layers import Layers
from vortex.dice.solving.solver import _for_solving
from vortex.dice.solving.work import _layers, work


def test_more_dice_more_icons_and_more_tokens_are_more_work() -> None:
    least = described(challenge="Ru Sc", dice="K2", reroll="1 black")
    for words in (
        {"dice": "K3", "reroll": "1 black"},
        {"dice": "K2 G1", "reroll": "1 black"},
        {"dice": "K2", "reroll": "1 black,2 black"},
        {"dice": "K2", "reroll": "1 black", "sonic": "4"},
    ):
        assert work(described(challenge="Ru Sc", **words)) > work(least), words


def test_icons_without_dice_are_no_work_and_neither_is_what_needs_no_table() -> None:
    alone = described(challenge="Ru Sc", dice="K2")
    assert work(described(challenge="Ru Sc", dice="K2", reroll="2 green")) == work(alone)
    assert work(Decided(1.0)) == 0
    assert work(alone._replace(stage=TURNING)) == 0


def test_no_attempt_is_more_than_it_was_counted_for() -> None:
    """The layers that are counted are all that are found, or more."""
    for prospect in large_attempts(20):
        assert len(Layers(prospect.attempt).places) <= _layers(prospect.attempt)


def test_to_find_what_may_be_turned_up_is_work_too() -> None:
    one = described(challenge="Ru Sc", dice="K2")

    def left(cases: int) -> float:
        unseen = ((0, ((one,),) * cases),) if cases else ()
        return _for_solving(Futures("", 0, ((1, (one,)),), unseen=unseen), 800_000)

    assert left(0) == 800_000
    assert left(0) > left(1) > left(100) > left(10_000) > 0
