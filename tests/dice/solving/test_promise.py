"""What is solved first is likely to be the best, but only solving says so."""

from __future__ import annotations

from tests.dice.solving.test_tables import described

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Decided
from vortex.dice.solving.promise import most_promising_first, promise


def test_dice_that_show_what_is_wanted_promise_more() -> None:
    few = described(challenge="Ru Ru Di", dice="K3")
    more = described(challenge="Ru Ru Di", dice="K4")
    green = described(challenge="Ru Ru Di", dice="G3")
    assert most_promising_first([few, more]) == [more, few]
    assert most_promising_first([few, green]) == [green, few]
    assert Solver().probability(green) > Solver().probability(few)


def test_what_can_be_done_after_the_roll_promises_more() -> None:
    bare = described(challenge="Ru Sc", dice="K3")
    for icons in ({"reroll": "2 black"}, {"face": "black science"}, {"sonic": "4"}):
        assert promise(described(challenge="Ru Sc", dice="K3", **icons)) > promise(bare), icons
    locked = described(challenge="Ru Sc", dice="K3", sonic="4", condition="fixed point")
    assert promise(locked) == promise(bare)


def test_what_is_decided_comes_first() -> None:
    some = described(challenge="Ru", dice="K8")
    assert most_promising_first([some, Decided(1.0)]) == [Decided(1.0), some]
