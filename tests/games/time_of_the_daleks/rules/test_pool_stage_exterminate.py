"""Stage C: extermination, and what is left to do after it. TOD-POOL."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.pool_positions import alone, stage_c

from vortex.games.time_of_the_daleks.numbering import EARTH_ZONES
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import RerollStage
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools


@pytest.mark.rule("TOD-BT-03", "TOD-POOL-12", "TOD-POOL-14", "TOD-RULING-038")
@pytest.mark.parametrize("zone", ["capitol", "drylands"])
def test_each_dalek_on_the_tile_takes_a_die_even_from_a_small_pool(zone: str) -> None:
    position = alone("eleventh", equipment=("fez",)).daleks("gallifrey", 2).daleks("mars", 3)
    stage_c(position, zone)
    assert position.dice_of() == {"black": 5, "blue": 1}
    assert position.asked == (0, "exterminate")
    assert position.options == ["exterminate caller black", "exterminate caller blue"]
    position.choose("exterminate caller blue")
    assert position.dice_of() == {"black": 4}
    assert position.state.over


@pytest.mark.rule("TOD-BT-04", "TOD-POOL-13")
def test_on_earth_only_daleks_in_the_own_zone_take_dice() -> None:
    position = alone("eleventh", "craig-owens", "sergeant-benton", equipment=("confession-dial",))
    position.daleks("earth-past", 1).daleks("earth-present", 1)
    stage_c(position, "earth-past").choose("cut black")
    assert sum(position.dice_of().values()) == 8
    assert position.asked == (0, "exterminate")
    position.choose("exterminate caller black")
    assert position.dice_of() == {"black": 5, "blue": 1, "red": 1}
    assert position.asked == (0, "trade-dice")


@pytest.mark.rule("TOD-POOL-13")
def test_daleks_in_other_zones_of_earth_take_no_dice() -> None:
    position = alone("eleventh").daleks("earth-past", 1).daleks("earth-present", 1)
    stage_c(position, "earth-future")
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.state.over


@pytest.mark.rule("TOD-EX-08", "TOD-POOL-12")
def test_a_pool_cut_to_eight_has_seven_dice_after_one_dalek() -> None:
    position = alone("eleventh", "craig-owens", "sergeant-benton").daleks("gallifrey", 1)
    stage_c(position).choose("cut red")
    assert position.dice_of() == {"black": 7, "blue": 1}
    position.choose("exterminate caller blue")
    assert position.dice_of() == {"black": 7}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-15")
def test_davros_takes_a_die_like_any_other_dalek() -> None:
    position = alone("eleventh").daleks("mars", 5).lay_tile("gallifrey")
    gallifrey = EARTH_ZONES + position.pack.tile_keys.index("gallifrey")
    position.state.place_dalek(gallifrey)
    assert position.state.davros == gallifrey
    stage_c(position).choose("exterminate caller black")
    assert position.dice_of() == {"black": 3, "blue": 1}
    assert position.state.over


@pytest.mark.rule("TOD-POOL-16")
def test_no_die_is_exterminated_at_a_time_anomaly() -> None:
    position = alone("eleventh").in_force("into-the-dalek").daleks("earth-past", 2).daleks("gallifrey", 4)
    position.facing("into-the-dalek", "running").run(BuildPools(0))
    assert position.dice_of() == {"black": 4, "blue": 1}
    assert position.state.over


@pytest.mark.rule("TOD-RULING-036")
def test_more_daleks_than_dice_leave_an_empty_pool() -> None:
    position = alone("eleventh").daleks("gallifrey", 6)
    stage_c(position)
    position.choose(*["exterminate caller black"] * 4)
    assert position.dice_of() == {}
    assert position.state.over


@pytest.mark.rule("TOD-RULING-036")
def test_with_an_empty_pool_nothing_is_rolled_and_the_adventure_fails() -> None:
    position = alone("eleventh").daleks("gallifrey", 5).lay("capitol", "the-master").stand(0, "capitol")
    ship = position.state.ship
    position.luck().run(Adventure(0)).choose(*["exterminate caller black"] * 4)
    assert sum(position.state.daleks) == 6
    assert position.state.ship == ship + 2
    assert position.dilemma_at("capitol") == "the-master"


@pytest.mark.rule("TOD-RULING-036", "TOD-RULING-040")
def test_a_card_can_supply_the_symbol_that_an_empty_pool_lacks() -> None:
    position = alone("eleventh").hand(0, "geronimo").sonic(0, 1).facing("capitol", "cunning")
    position.state.has_rolled = True
    position.luck(position.face("black", "cunning")).run(RerollStage(0))
    assert position.options == ["pass", "play geronimo"]
    position.choose("play geronimo")
    assert position.dice_of() == {"black": 1}
    assert position.state.is_met()
    assert position.state.over


@pytest.mark.rule("TOD-POOL-18")
def test_cut_and_exterminated_dice_are_not_rolled_and_do_not_come_back() -> None:
    position = alone("eleventh", "craig-owens", "sergeant-benton", equipment=("stetson",))
    position.daleks("gallifrey", 1).lay("capitol", "the-master").stand(0, "capitol")
    running = position.face("black", "running")
    position.luck(*[running] * 6, 0, *[running] * 5, 0)
    position.run(Adventure(0)).choose("cut red", "exterminate caller black")
    assert position.asked == (0, "reroll")
    assert position.dice_of() == {"black": 6, "blue": 1}
    position.choose("reroll-black")
    assert position.dice_of() == {"black": 5, "blue": 1}


@pytest.mark.rule("TOD-POOL-19", "TOD-RULING-039")
def test_after_extermination_equipment_may_trade_a_die_for_an_effect() -> None:
    position = stage_c(alone("eleventh", equipment=("confession-dial",)).daleks("gallifrey", 1))
    assert position.asked == (0, "exterminate")
    assert "use confession-dial" not in position.options
    position.choose("exterminate caller black")
    assert position.asked == (0, "trade-dice")
    assert position.options == ["pass", "use confession-dial"]
    position.choose("use confession-dial")
    assert position.options == ["cut black", "cut blue"]
    position.choose("cut blue")
    assert position.dice_of() == {"black": 3}
    assert position.state.tokens[0] == 2
    assert position.state.over


@pytest.mark.rule("TOD-POOL-19", "TOD-RULING-039")
def test_trading_a_die_is_optional_and_without_such_a_card_nobody_is_asked() -> None:
    declined = stage_c(alone("eleventh", equipment=("confession-dial",))).choose("pass")
    assert declined.dice_of() == {"black": 4, "blue": 1}
    assert declined.state.tokens[0] == 0
    without = stage_c(alone("eleventh"))
    assert without.state.over
    assert without.dice_of() == {"black": 4, "blue": 1}
