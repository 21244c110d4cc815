"""The terminal's tests have what those of the commands have: they call them."""

from __future__ import annotations

from tests.cli.conftest import (
    _sealed_seeds_that_are_the_same_every_time,
    _toy_among_the_games,
)

__all__ = ["_sealed_seeds_that_are_the_same_every_time", "_toy_among_the_games"]
