"""How much more often a choice is taken that promises more."""

from __future__ import annotations

from math import exp

import pytest

from vortex.kernel.weighing import weighed


def test_the_best_weighs_one_and_the_others_less_by_how_far_they_are_behind() -> None:
    assert weighed([1.0, 3.0, 2.5], 2.0) == [exp(-4.0), 1.0, exp(-1.0)]


def test_a_weight_depends_on_differences_alone() -> None:
    assert weighed([5.0, 7.0], 1.3) == weighed([-2.0, 0.0], 1.3)


def test_no_weight_is_so_small_that_it_counts_as_none() -> None:
    assert weighed([0.0, -1000.0], 1.0) == pytest.approx([1.0, exp(-20.0)])
