"""TOD-RESOLVE: Daleks that a success removes and a failure adds."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.resolve_positions import daleks_at, resolve, table

from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success


@pytest.mark.rule("TOD-RESOLVE-04")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
@pytest.mark.parametrize("zone", ["capitol", "drylands"])
def test_a_success_on_a_tile_removes_one_dalek_from_it(zone: str, before: int, after: int) -> None:
    position = table().daleks("gallifrey", before).daleks("mars", 1).daleks("earth-past", 1)
    resolve(position, Success(0), zone, "the-master")
    assert daleks_at(position, "gallifrey") == after
    assert daleks_at(position, "mars") == 1
    assert daleks_at(position, "earth-past") == 1


@pytest.mark.rule("TOD-RESOLVE-05")
def test_a_success_on_earth_removes_a_dalek_of_the_own_zone_only() -> None:
    position = table().daleks("earth-past", 2).daleks("earth-present", 1)
    resolve(position, Success(0), "earth-past", "the-master")
    assert daleks_at(position, "earth-past") == 1
    assert daleks_at(position, "earth-present") == 1
    elsewhere = table().daleks("earth-present", 1)
    resolve(elsewhere, Success(0), "earth-past", "the-master")
    assert daleks_at(elsewhere, "earth-present") == 1


@pytest.mark.rule("TOD-RESOLVE-09")
@pytest.mark.parametrize("zone", ["capitol", "drylands"])
def test_a_failure_on_a_tile_adds_a_dalek_to_it(zone: str) -> None:
    position = table().daleks("mars", 1)
    resolve(position, Failure(0), zone, "the-master")
    assert daleks_at(position, "gallifrey") == 1
    assert daleks_at(position, "mars") == 1
    assert sum(position.state.daleks) == 2


@pytest.mark.rule("TOD-RESOLVE-10")
@pytest.mark.parametrize("zone", ["earth-past", "earth-present", "earth-future"])
def test_a_failure_on_earth_puts_the_dalek_in_the_own_zone(zone: str) -> None:
    position = resolve(table(), Failure(0), zone, "the-master")
    assert daleks_at(position, zone) == 1
    assert sum(position.state.daleks) == 1
