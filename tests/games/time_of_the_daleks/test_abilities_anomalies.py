"""Time Anomalies, card by card."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.card_positions import (
    EARTH,
    HARD,
    PACK,
    ZONE,
    adventure,
    effects_of,
    nobody_is_asked,
    refused_by,
    table,
)
from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks import effects
from vortex.games.time_of_the_daleks.numbering import (
    EARTH_ZONES,
    INSTANT,
    LOCATION,
    SYMBOLS,
    TASK,
)
from vortex.games.time_of_the_daleks.rules.effects import DrawAnomaly
from vortex.games.time_of_the_daleks.rules.pool_stage import (
    CallersPool,
    Exterminate,
)
from vortex.games.time_of_the_daleks.rules.pools import extermination
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn

LOCATIONS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == LOCATION]
TASKS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == TASK]
INSTANTS = [key for i, key in enumerate(PACK.anomaly_keys) if PACK.anomaly_type[i] == INSTANT]


def anomalies_in_force(position: Position) -> list[str]:
    return [PACK.anomaly_keys[anomaly] for anomaly in position.state.anomalies]


def gone(position: Position) -> list[str]:
    return [PACK.anomaly_keys[anomaly] for anomaly in position.state.anomaly_discard]


def settle(position: Position) -> Position:
    """Answer whatever a text asks with the first choice."""
    steps = 0
    while not nobody_is_asked(position):
        position.choose(position.options[0])
        steps += 1
        assert steps < 20
    return position


@pytest.mark.rule("TOD-ANOMALY-06", "TOD-ANOMALY-20")
@pytest.mark.parametrize("key", LOCATIONS + TASKS)
def test_a_location_or_task_stays_in_force_when_it_is_drawn(key: str) -> None:
    position = settle(table().next_anomaly(key).run(DrawAnomaly()))
    assert anomalies_in_force(position) == [key]
    assert gone(position) == []


@pytest.mark.rule("TOD-ANOMALY-17")
@pytest.mark.parametrize("key", INSTANTS)
def test_an_instant_is_applied_and_discarded(key: str) -> None:
    position = table().next_anomaly(key)
    position.state.anomaly_deck = position.state.anomaly_deck[-1:]
    settle(position.run(DrawAnomaly()))
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]


@pytest.mark.rule("TOD-ANOMALY-11", "TOD-ANOMALY-12", "TOD-RESOLVE-21")
@pytest.mark.parametrize("key", LOCATIONS)
def test_success_at_a_location_anomaly_brings_its_reward_and_ends_it(key: str) -> None:
    anomaly = PACK.anomaly_keys.index(key)
    position = table(3).in_force(key).stand(0, key).stand(1, key).stand(2, EARTH).facing(key, "running")
    position.state.ship = 5
    position.daleks(EARTH, 2)
    settle(position.run(Success(0)))
    wanted = {"tardis": 2, "ship": 5, "daleks": 2, "cards": 0}
    for effect in effects_of(PACK.anomaly_reward[anomaly]):
        if effect.verb == effects.TARDIS_FORWARD:
            wanted["tardis"] += effect.amount
        elif effect.verb == effects.SHIP_BACK:
            wanted["ship"] -= effect.amount
        elif effect.verb == effects.REMOVE_DALEKS_ANYWHERE:
            wanted["daleks"] -= effect.amount
        elif effect.verb == effects.DRAW_CARDS:
            wanted["cards"] += effect.amount
        else:
            pytest.fail(f"teach this test about {effect}")
    state = position.state
    found = {
        "tardis": state.tardis[0],
        "ship": state.ship,
        "daleks": sum(state.daleks),
        "cards": len(state.hands[0]),
    }
    assert found == wanted
    assert state.tardis[1:] == [2, 2], "bystanders get nothing"
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]
    assert [position.place_of(seat) for seat in range(3)] == ["console", "console", EARTH]


@pytest.mark.rule("TOD-ANOMALY-10", "TOD-RESOLVE-21")
@pytest.mark.parametrize("key", LOCATIONS)
def test_failure_at_a_location_anomaly_costs_what_it_says_and_places_no_dalek(key: str) -> None:
    position = table().in_force(key).facing(key, "running").sonic(0, 5).hand(0, "fez", "stetson")
    position.crew(0, "leela", "susan").run(Failure(0)).choose("pass")
    before = position.state.tokens[0] + len(position.state.hands[0]) + len(position.state.companions[0])
    if len(PACK.texts[PACK.anomaly_fail[PACK.anomaly_keys.index(key)]]) > 1:
        assert position.asked == (0, "alternative")
        settle(position)
        left = position.state.tokens[0] + len(position.state.hands[0]) + len(position.state.companions[0])
        assert left < before
    assert position.state.ship == 1
    assert sum(position.state.daleks) == 0
    assert anomalies_in_force(position) == [key]
    assert position.place_of(0) == key
    assert nobody_is_asked(position)


@pytest.mark.rule("TOD-ANOMALY-13", "TOD-ANOMALY-15", "TOD-ANOMALY-16")
@pytest.mark.parametrize("key", TASKS)
def test_a_task_goes_on_with_fitting_successes_only_and_ends_with_the_last(key: str) -> None:
    anomaly = PACK.anomaly_keys.index(key)
    fitting = [SYMBOLS[i] for i, count in enumerate(PACK.anomaly_tasks[anomaly]) if count]
    strange = next(symbol for symbol in SYMBOLS if symbol not in fitting)
    goal = PACK.anomaly_progress[anomaly] or sum(PACK.anomaly_imprisons[anomaly])
    position = table().in_force(key)

    def left() -> int:
        held = sum(position.state.prison[4 * anomaly : 4 * anomaly + 4])
        return held if sum(PACK.anomaly_imprisons[anomaly]) else goal - position.state.progress[anomaly]

    for step in range(goal):
        assert left() == goal - step
        settle(position.lay(EARTH, "missy").facing(EARTH, strange).run(Success(0)))
        assert left() == goal - step, "not with this symbol"
        symbols = f"{fitting[step % len(fitting)]} {fitting[0]} {strange}"
        settle(position.lay(EARTH, "missy").facing(EARTH, symbols).run(Success(0)))
    assert anomalies_in_force(position) == []
    assert gone(position) == [key]
    assert position.state.progress[anomaly] == 0
    assert not any(position.state.prison)


def test_into_the_dalek_asks_a_toll_for_every_way_but_the_one_to_an_anomaly() -> None:
    position = table().in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 2)
    position.run(Travel(0))
    assert position.options == [
        f"go {ZONE}",
        "go earth-past",
        "go earth-present",
        "go earth-future",
        "go into-the-dalek",
        "roll",
    ]
    position.choose("go earth-past")
    assert position.state.tokens[0] == 0
    poor = table().in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1).run(Travel(0))
    assert poor.options == [f"go {ZONE}", "go into-the-dalek"]
    assert refused_by(poor, "roll") == "TOD-RULING-122"
    assert poor.choose("go into-the-dalek").state.tokens[0] == 1


def test_asylum_of_the_daleks_makes_daleks_exterminate_one_die_more() -> None:
    position = adventure().in_force("asylum-of-the-daleks").daleks(EARTH, 1)
    assert extermination(position.state) == 2
    position.pool(black=5).run(Exterminate(0))
    assert position.dice_of() == {"black": 3}
    assert extermination(adventure().in_force("asylum-of-the-daleks").state) == 0, "where no Dalek stands by"
    assert extermination(adventure().daleks(EARTH, 1).state) == 1, "and not without the card"


def test_asylum_of_the_daleks_is_a_time_breach_itself() -> None:
    position = table().in_force("asylum-of-the-daleks").stand(0, "asylum-of-the-daleks").sonic(0, 5)
    position.crew(0, "craig-owens", "bill-potts", "rory-williams").run(PlayerTurn(0))
    position.choose("pass", "go asylum-of-the-daleks")
    while position.state.topic != "cut":
        position.choose("pass")
    conditions = position.game.view(position.state, 0)["adventure"]["conditions"]
    assert conditions == ["time breach"]
    cuts = 0
    total = sum(position.dice_of().values())
    while position.state.topic == "cut":
        position.choose(position.options[0])
        cuts += 1
    assert total - cuts == 7


def test_genesis_of_the_daleks_takes_a_card_from_everybody_in_turn_order() -> None:
    position = table(3).turn_of(1).hand(0, "fez", "stetson").hand(1, "geronimo", "timescoop").hand(2)
    position.next_anomaly("genesis-of-the-daleks").run(DrawAnomaly())
    assert position.asked == (1, "discard")
    position.choose("discard geronimo")
    assert position.asked == (0, "discard"), "seat 3 has nothing to give"
    position.choose("discard fez")
    assert nobody_is_asked(position)
    assert (position.hand_of(0), position.hand_of(1), position.hand_of(2)) == (["stetson"], ["timescoop"], [])


def test_destiny_of_the_daleks_imprisons_all_green_dice() -> None:
    position = adventure().next_anomaly("destiny-of-the-daleks").run(DrawAnomaly())
    position.facing(EARTH, HARD).be(0, "first").crew(0, "dodo-chaplet").run(CallersPool(0))
    assert not [text for text in position.options if text.startswith("focus")]
    while not nobody_is_asked(position):
        position.choose("pass")
    assert position.dice_of() == {"black": 4}


def test_death_to_the_daleks_lets_the_prepare_step_bring_one_charge() -> None:
    position = table().in_force("death-to-the-daleks").run(Prepare(0))
    assert position.state.tokens == [1, 0]
    assert table().run(Prepare(0)).state.tokens == [2, 0]


def test_the_dalek_invasion_places_a_dalek_on_earth_where_the_active_player_wants() -> None:
    position = table(2).turn_of(1).next_anomaly("the-dalek-invasion-of-earth").run(DrawAnomaly())
    assert position.asked == (1, "dalek-on-earth")
    assert position.options == ["dalek earth-past", "dalek earth-present", "dalek earth-future"]
    position.choose("dalek earth-future")
    assert list(position.state.daleks[:EARTH_ZONES]) == [0, 0, 1]
    assert nobody_is_asked(position)


def test_the_dalek_invasion_stops_recruiting_on_earth_and_nowhere_else() -> None:
    position = table().stand(0, EARTH).lay(EARTH, "missy").sonic(0, 1)
    assert position.run(Recruit(0)).asked == (0, "recruit")
    position.in_force("the-dalek-invasion-of-earth").run(Recruit(0))
    assert nobody_is_asked(position)
    away = table().in_force("the-dalek-invasion-of-earth").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1)
    assert away.run(Recruit(0)).asked == (0, "recruit")


def test_the_time_of_the_doctor_regenerates_all_and_calls_another_anomaly() -> None:
    position = table(3).crew(0, "leela", "susan").crew(2, "strax").sonic(0, 4).sonic(2, 5)
    position.next_anomaly("the-time-of-the-doctor", "the-chase").run(DrawAnomaly())
    assert position.asked == (0, "lose-companion")
    position.choose("lose leela")
    assert nobody_is_asked(position)
    state = position.state
    assert [PACK.doctor_keys[doctor] for doctor in state.doctors] == ["twelfth", "eleventh", "first"]
    assert [position.crew_of(seat) for seat in range(3)] == [["susan"], [], []]
    assert position.companion("leela") in state.alien_deck
    assert state.tokens == [5, 2, 5]
    assert [len(hand) for hand in state.hands] == [2, 2, 2], "one by each of the two cards"
    assert state.tardis == [0, 0, 0], "that was The Chase"
    assert gone(position) == ["the-time-of-the-doctor", "the-chase"]


def test_the_chase_pulls_every_tardis_back_and_brings_everybody_a_card() -> None:
    position = table(2)
    position.state.tardis = [5, 0]
    position.next_anomaly("the-chase").run(DrawAnomaly())
    assert position.state.tardis == [3, 0], "not beyond Skaro"
    assert [len(hand) for hand in position.state.hands] == [1, 1]
    assert nobody_is_asked(position)
