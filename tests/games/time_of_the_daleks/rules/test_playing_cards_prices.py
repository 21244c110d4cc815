"""Every Timey-Wimey card: its moment, its price, and where it goes."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.card_positions import (
    EARTH,
    EQUIPMENT_CARDS,
    EVENTS_AND_TRANSFERS,
    HARD,
    PACK,
    REROLLING,
    TILE,
    TURNING,
    ZONE,
    discards,
    effects_of,
    refused_by,
    table,
)
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks import effects
from vortex.games.time_of_the_daleks.numbering import (
    ANYTIME,
    IN_PREPARE,
    TRANSFER,
)
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
)
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel
from vortex.kernel.state import Frame


def ready(key: str, seats: int = 3) -> tuple[Position, Frame]:
    """A table on which this card of seat 0 does something, and the step in which it can be played."""
    card = PACK.card_keys.index(key)
    position = table(seats).stand(0, ZONE).daleks(TILE, 1).daleks(EARTH, 1)
    position.lay(ZONE, "missy").lay("earth-future", "sutekh", face_up=False)
    position.state.ship = 4
    timing, ability = PACK.card_timing[card], PACK.ability[card]
    if ability == "steer":
        return position.luck(position.tardis_face(False)), RollTardisDie(0)
    if timing == IN_PREPARE:
        return position, Prepare(0)
    if timing == ANYTIME:
        return position, Travel(0)
    position.facing(
        ZONE, HARD, "fixed point" if ability == "unfix" else "time locked" if ability == "unlock" else ""
    )
    if REROLLING[card] or ability in ("late-die", "unfix", "unlock"):
        return position.shows("black-science", "blue-science"), RerollStage(0)
    if TURNING[card]:
        return position.shows("black-science", "blue-science"), FaceStage(0)
    return position, CallersPool(0)


def gained_in(frame: Frame) -> int:
    return 2 if isinstance(frame, Prepare) else 0


@pytest.mark.rule("TOD-CARD-05", "TOD-CARD-11")
@pytest.mark.parametrize("key", EVENTS_AND_TRANSFERS)
def test_every_event_and_transfer_is_playable_at_its_time_for_its_price_and_is_then_used(key: str) -> None:
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position, frame = ready(key)
    position.sonic(0, max(0, cost - gained_in(frame))).hand(0, key, "fez").run(frame)
    before = position.state.tokens[0]
    assert position.options.count(f"play {key}") == 1
    position.choose(f"play {key}")
    own = [effect for effect in effects_of(PACK.card_effect[PACK.card_keys.index(key)]) if not effect.scope]
    gained = sum(effect.amount for effect in own if effect.verb == effects.GAIN_SONIC)
    assert position.state.tokens[0] == before - cost + gained
    assert key not in position.hand_of(0)
    again, _ = ready(key)
    again.state.used = position.state.used
    again.hand(0, key, "fez").sonic(0, 5 - gained_in(frame)).run(frame)
    assert refused_by(again, f"play {key}") == "TOD-CARD-11"


@pytest.mark.rule("TOD-CARD-05")
@pytest.mark.parametrize(
    "key", [key for key in EVENTS_AND_TRANSFERS if PACK.card_cost[PACK.card_keys.index(key)]]
)
def test_no_card_is_playable_with_a_charge_too_little(key: str) -> None:
    position, frame = ready(key)
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position.hand(0, key, "fez").sonic(0, 3).run(frame).sonic(0, cost).again()
    assert f"play {key}" in position.options
    position.sonic(0, cost - 1).again()
    assert refused_by(position, f"play {key}") == "TOD-CARD-05"


@pytest.mark.parametrize("key", EVENTS_AND_TRANSFERS)
def test_every_event_is_discarded_and_every_transfer_handed_over(key: str) -> None:
    card = PACK.card_keys.index(key)
    position, frame = ready(key, seats=2)
    position.sonic(0, 4).hand(0, key, "fez").run(frame).choose(f"play {key}")
    steps = 0
    while card in position.state.in_play:
        position.choose(position.options[-1])
        steps += 1
        assert steps < 6, f"{key} asks too much"
    if PACK.card_type[card] == TRANSFER:
        assert key in position.hand_of(1)
        assert key not in discards(position)
    else:
        assert key in discards(position)
    assert key not in position.hand_of(0)


@pytest.mark.rule("TOD-CARD-01", "TOD-PREP-08")
@pytest.mark.parametrize("key", EQUIPMENT_CARDS)
def test_every_equipment_card_is_installed_for_its_price(key: str) -> None:
    cost = PACK.card_cost[PACK.card_keys.index(key)]
    position = table().be(0, "first").hand(0, key).sonic(0, 5).run(Prepare(0)).choose(f"install {key}")
    assert position.state.tokens[0] == 5 - cost
    assert position.state.equipment[0] == (position.card(key),)
    assert position.asked == (0, "prepare")
    assert f"uninstall {key}" in position.options
    if cost:
        poor = table().be(0, "first").hand(0, key).run(Prepare(0)).sonic(0, cost - 1).again()
        assert refused_by(poor, f"install {key}") == "TOD-PREP-09"
