"""Exact odds at a table, where NumPy is installed."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from time import monotonic
from typing import Any

from vortex.kernel.game import Game
from vortex.kernel.odds import OutOfTime
from vortex.kernel.state import State

_NEEDS = "odds need NumPy: pip install 'vortex-tabletop[analysis]'"


class NoOdds(ValueError):
    """What odds need is not installed."""


def no_odds_note() -> str:
    """Why there are no odds here; empty where there are."""
    return "" if find_spec("numpy") else f"There are no odds at these tables: {_NEEDS}"


def solver_of_odds() -> Any:
    """Loaded only when odds are wanted: it needs NumPy, which is optional."""
    try:
        from vortex.analysis.odds import Solver
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise NoOdds(_NEEDS) from error
    return Solver()


def odds_in_time(solver: Any, game: Game[Any], state: State, seat: int, seconds: float) -> Any:
    """Without calls for help first, which is quick; then with them, where there are any, as far as there is time. What
    would take too much work is given with what it is worth at least."""
    from vortex.analysis.odds import TABLE_WORK

    until = monotonic() + seconds
    quick = solver.odds(game, state, seat, seconds=seconds, most_work=TABLE_WORK)
    if quick is not None and quick.is_whole:
        return quick
    try:
        full = solver.odds(game, state, seat, in_full=True, seconds=until - monotonic(), most_work=TABLE_WORK)
    except OutOfTime:
        if quick is None:
            raise
        return quick
    if quick is None or full.is_whole:
        return full
    better = max(quick, full, key=lambda odds: odds.probability)
    return replace(
        better,
        choices={**quick.choices, **full.choices},
        is_whole=False,
        at_least=quick.at_least - set(full.choices) | full.at_least,
    )
