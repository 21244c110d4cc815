"""Futures that are left out because another is no worse: nothing else is, and no worth changes by it."""

from __future__ import annotations

import pytest
from tests.dice.test_odds_in_games import GAME, with_calls

from vortex.analysis.odds import Solver
from vortex.dice.attempt import Decided, Prospect, Reroll
from vortex.dice.solving.dominance import undominated, worth_solving


def prospect(dice: str = "K2", sonic: int = 0, *icons: str) -> Prospect:
    [found] = GAME.described_attempt(
        {"challenge": ("Ru Sc",), "dice": (dice,), "sonic": (str(sonic),), "reroll": icons}
    )
    return found


def test_who_has_more_of_everything_leaves_the_others_out() -> None:
    poor, token, icon = prospect(), prospect("K2", 2), prospect("K2", 0, "1 black")
    both = prospect("K2", 2, "1 black")
    assert undominated((poor, token, icon, both)) == (both,)
    assert undominated((both, icon, token, poor)) == (both,)
    assert set(undominated((poor, token, icon))) == {token, icon}
    assert undominated((token, token)) == (token,)


def test_two_icons_are_more_than_one_of_them() -> None:
    once, twice = prospect("K2", 0, "1 black"), prospect("K2", 0, "1 black", "1 black")
    assert undominated((once, twice)) == undominated((twice, once)) == (twice,)


def test_other_dice_conditions_or_looks_are_not_compared() -> None:
    plain = prospect("K2", 0)
    rich = prospect("K2", 5, "1 black")
    fixed = rich._replace(attempt=rich.attempt._replace(no_rerolls=True))
    others = (plain, prospect("K1 G1", 5, "1 black"), fixed, prospect("KRu K1", 5, "1 black"), Decided(0.0))
    assert set(undominated(others)) == set(others)


def test_the_means_of_one_doctor_are_not_those_of_the_other() -> None:
    own = prospect("K2", 0, "1 black")
    [icon] = [means for means in own.attempt.means if isinstance(means, Reroll) and not means.cost]
    others = own._replace(
        attempt=own.attempt._replace(
            means=tuple(Reroll(1, 0, (1,), 1, 1) if means == icon else means for means in own.attempt.means)
        )
    )
    assert len(undominated((own, others))) == 2


@pytest.mark.slow
@pytest.mark.rule("TOD-HELP-02")
def test_no_choice_with_a_call_changes_its_worth() -> None:
    """A real question: everything solved to the end, and only what is worth it."""
    state = with_calls()
    futures = GAME.odds(state, state.asked, True)
    assert futures is not None
    fewer = worth_solving(futures)
    count = [len({future for _, each in some.choices for future in each}) for some in (futures, fewer)]
    assert count[1] < count[0]
    solver = Solver()
    whole = {choice: max(map(solver.probability, each)) for choice, each in futures.choices}
    part = Solver().values(futures)
    assert part == pytest.approx(whole, abs=1e-9)
