"""Rounds and turns: TOD-TURN, and the order of an Adventure's stages: TOD-ADV."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.events import (
    AdventureFaced,
    AdventureFailed,
    DalekTurnBegun,
    RoundBegun,
    TurnBegun,
)
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn, Round
from vortex.kernel.events import Event

EARTH = ("earth-past", "earth-present", "earth-future")


def pass_or_first(position: Position) -> None:
    position.choose("pass" if "pass" in position.options else position.options[0])


def heard(position: Position) -> list[Event]:
    """From now on the table tells what happens; this list grows."""
    position.state.events = []
    return position.state.events


def only(events: list[Event], *kinds: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


def three_players(*doctors: str) -> Position:
    return Position(3, doctors).no_hands().luck(*[0] * 300)


def play_to_round(position: Position, number: int) -> None:
    """A player who fails leaves no Dalek behind, so that the game goes on."""
    while not position.state.over and position.state.round < number:
        for zone in EARTH:
            position.daleks(zone, 0)
        pass_or_first(position)


# -- rounds ----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-TURN-01")
def test_a_round_gives_everybody_one_turn_and_then_the_daleks_one() -> None:
    position = three_players("first", "fourth", "twelfth")
    events = heard(position)
    position.run(Round())
    start = position.state.round
    play_to_round(position, start + 1)
    assert only(events, RoundBegun, TurnBegun, DalekTurnBegun) == [
        RoundBegun(start),
        TurnBegun(0),
        TurnBegun(1),
        TurnBegun(2),
        DalekTurnBegun(start),
        RoundBegun(start + 1),
        TurnBegun(0),
    ]


@pytest.mark.rule("TOD-TURN-02")
@pytest.mark.parametrize(
    ("doctors", "first"),
    [
        (("first", "fourth", "twelfth"), 0),
        (("twelfth", "eleventh", "fourth"), 2),
        (("twelfth", "eleventh", "first"), 2),
        (("twelfth", "fourth", "eleventh"), 1),
    ],
)
def test_the_earliest_regeneration_goes_first(doctors: tuple[str, ...], first: int) -> None:
    position = Position(3, doctors)
    assert position.state.first == first
    assert position.state.active == first


@pytest.mark.rule("TOD-TURN-03")
def test_play_passes_clockwise_from_the_first_player() -> None:
    position = three_players("twelfth", "fourth", "eleventh")
    events = heard(position)
    position.run(Round())
    play_to_round(position, position.state.round + 1)
    assert [event.seat for event in only(events, TurnBegun)] == [1, 2, 0, 1]


@pytest.mark.rule("TOD-RULING-009")
def test_a_regeneration_changes_neither_the_first_player_nor_the_order() -> None:
    position = three_players("first", "fourth", "twelfth")
    position.state.ship = 5
    position.next_anomaly("the-time-of-the-doctor", "the-chase")
    position.crew(0).crew(1).crew(2)
    events = heard(position)
    position.run(Round(), 3)
    assert [the_game().pack.doctor_keys[doctor] for doctor in position.state.doctors] == [
        "fourth",
        "eleventh",
        "first",
    ]
    assert position.state.first == 0, "seat 3 is the First Doctor now, seat 1 goes first all the same"
    while len(only(events, TurnBegun)) < 3:
        pass_or_first(position)
    assert [event.seat for event in only(events, TurnBegun)][:3] == [0, 1, 2]


@pytest.mark.rule("TOD-TURN-05")
def test_rounds_go_on_until_somebody_has_won() -> None:
    position = three_players("first", "fourth", "twelfth")
    number = position.state.round
    position.run(Round(), 3)
    assert (position.state.round, position.state.over) == (number + 2, False), "a new round has begun"
    position.state.tardis[1] = 18
    position.run(Round(), 3)
    outcome = the_game().outcome(position.state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("doctors", (1,))


@pytest.mark.rule("TOD-TURN-05")
def test_rounds_end_when_the_daleks_win() -> None:
    position = three_players("first", "fourth", "twelfth")
    position.state.ship = 17
    position.run(Round(), 3)
    outcome = the_game().outcome(position.state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("daleks-on-gallifrey", ())


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-TURN-04")
def test_a_turn_is_prepare_travel_adventure_finish() -> None:
    position = Position().no_hands().luck(*[0] * 60).sonic(0, 0)
    position.hand(0, "fez", "stetson", "geronimo", "randomiser", "blue-diary").lay("earth-past", "the-master")
    topics: list[str] = []
    position.run(PlayerTurn(0))
    while position.state.asked >= 0:
        if position.state.topic not in topics:
            topics.append(position.state.topic)
        pass_or_first(position)
    dice = ["build-pool", "reroll", "face"]
    assert topics == ["prepare", "travel", "recruit", *dice, "card-window", "cut-hand"]


@pytest.mark.rule("TOD-TURN-06")
def test_the_player_in_turn_holds_the_tardis_die_until_the_finish() -> None:
    position = three_players("first", "fourth", "twelfth").crew(0).crew(1).crew(2).sonic(1, 0)
    position.run(Round())
    assert position.state.active == position.state.die_holder == 0
    while position.state.active == 0:
        assert position.state.die_holder == 0
        pass_or_first(position)
    assert position.state.active == position.state.die_holder == 1
    position.run(Finish(2))
    assert position.state.die_holder == 0


# -- the stages of an Adventure --------------------------------------------------------------------


def before_an_adventure() -> Position:
    """Seat 1 on a tile with a Dalek, with more dice than allowed and every kind of means."""
    position = Position().no_hands().turn_of(0).crew(0, "romana").crew(1).equip(0, "fez").sonic(0, 5)
    position.stand(0, "mars-past").lay("mars-past", "the-master").daleks("mars", 1)
    return position.next_companions("strax")


@pytest.mark.rule("TOD-ADV-01")
def test_an_adventure_runs_recruit_challenge_pool_dice_resolution_and_never_back() -> None:
    position = before_an_adventure().luck(*[0] * 9)
    events = heard(position)
    position.run(Adventure(0))
    order = []
    refused: dict[str, dict[str, str]] = {}
    while position.state.asked >= 0:
        topic = position.state.topic
        if topic not in order:
            order.append(topic)
            refused[topic] = {}
            for choice in ("recruit alien", "focus romana blue", "reroll-sonic", "face-sonic"):
                refusal = position.why_not(choice)
                if refusal is not None:
                    refused[topic][choice] = refusal.rule
        position.choose("recruit alien" if topic == "recruit" else position.options[0])
    assert order == ["recruit", "build-pool", "cut", "exterminate", "reroll", "face"]
    told = [event.kind for event in events]
    stages = [
        "companion-joined",
        "adventure-faced",
        "dice-gathered",
        "dice-cut",
        "die-exterminated",
        "dice-rolled",
        "adventure-failed",
    ]
    assert [told.index(kind) for kind in stages] == sorted(told.index(kind) for kind in stages)
    for topic in order[1:]:
        assert refused[topic]["recruit alien"] == "TOD-RECRUIT-01"
    for topic in order[2:]:
        assert refused[topic]["focus romana blue"] == "TOD-POOL-07"
    assert refused["face"]["reroll-sonic"] == "TOD-REROLL-01"
    for topic in order[:4]:
        assert refused[topic]["reroll-sonic"] == "TOD-REROLL-01"
        assert refused[topic]["face-sonic"] == "TOD-FACE-01"


@pytest.mark.rule("TOD-ADV-02")
def test_stage_c_gathers_focuses_cuts_and_exterminates() -> None:
    position = before_an_adventure().luck(*[0] * 9)
    events = heard(position)
    position.run(Adventure(0)).choose("recruit alien", "focus romana blue", "pass")
    assert position.dice_of() == {"black": 4, "blue": 3, "red": 2}
    position.choose("cut black")
    assert position.dice_of() == {"black": 3, "blue": 3, "red": 2}
    assert position.asked == (0, "exterminate")
    position.choose("exterminate caller red")
    kinds_told = [event.kind for event in events]
    stage = [
        k
        for k in kinds_told
        if k in ("dice-gathered", "die-focused", "dice-cut", "die-exterminated", "dice-rolled")
    ]
    assert stage == ["dice-gathered", "die-focused", "dice-cut", "die-exterminated", "dice-rolled"]


@pytest.mark.rule("TOD-ADV-03")
def test_stage_d_rolls_then_rerolls_then_turns() -> None:
    position = before_an_adventure().luck(*[0] * 9)
    events = heard(position)
    position.run(Adventure(0)).choose("pass", "pass", "exterminate caller black")
    assert position.asked == (0, "reroll")
    position.choose("reroll romana", "die blue science", "pass")
    assert position.asked == (0, "reroll")
    position.choose("pass")
    assert position.asked == (0, "face")
    position.choose("face romana")
    told = [event.kind for event in events if event.kind in ("dice-rolled", "die-turned")]
    assert told == ["dice-rolled", "dice-rolled", "die-turned"]


@pytest.mark.rule("TOD-ADV-04")
@pytest.mark.parametrize("is_met", [True, False])
def test_stage_e_is_either_success_or_failure(is_met: bool) -> None:
    """Mars Past: Science, Cunning, Strength; the Master: Diplomacy, Tactics, Cunning."""
    position = Position().no_hands().turn_of(0).crew(0, "craig-owens").crew(1).sonic(0, 0)
    position.stand(0, "mars-past").lay("mars-past", "the-master").daleks("mars", 1).equip(0, "fez")
    symbols = ["science", "cunning", "strength", "diplomacy", "tactics", "cunning" if is_met else "running"]
    faces = [position.face("black", symbol) for symbol in symbols]
    position.luck(*faces, position.face("blue", "science")).run(Adventure(0))
    position.choose("exterminate caller black")
    if not is_met:
        position.choose("pass", "pass")
    state = position.state
    assert state.daleks[3 + the_game().pack.tile_keys.index("mars")] == (0 if is_met else 2)
    assert state.tardis[0] == (4 if is_met else 2), "the reward is two spaces forward"
    assert state.ship == (0 if is_met else 2), "the fail cost is two spaces forward for the ship"
    assert position.dilemma_at("mars-past") == ("" if is_met else "the-master")


@pytest.mark.rule("TOD-ADV-05", "TOD-RULING-123")
def test_the_adventure_may_not_be_declined() -> None:
    position = Position().no_hands().sonic(0, 0).crew(0).crew(1).equip(0)
    position.lay("earth-past", "the-master", False).luck(*[0] * 9)
    events = heard(position)
    position.run(PlayerTurn(0)).choose("go earth-past")
    assert position.asked == (0, "recruit"), "recruiting may be declined, the Adventure not"
    position.choose("pass")
    assert "adventure-faced" in [event.kind for event in events]
    while position.state.asked >= 0:
        position.choose("pass")
    assert "adventure-failed" in [event.kind for event in events], (
        "all that could be passed was passed: a failure"
    )
    assert position.state.daleks[0] == 1


@pytest.mark.rule("TOD-RULING-123")
def test_an_adventure_at_a_location_anomaly_may_not_be_declined_either() -> None:
    position = Position().no_hands().turn_of(0).sonic(0, 0).crew(0).in_force("into-the-dalek")
    events = heard(position.stand(0, "into-the-dalek").luck(*[0] * 5))
    position.run(Adventure(0)).choose("pass")
    faced, failed = only(events, AdventureFaced, AdventureFailed)
    assert (type(faced), type(failed)) == (AdventureFaced, AdventureFailed)


@pytest.mark.rule("TOD-RULING-123")
@pytest.mark.parametrize("place", ["mars-past", "console"])
def test_without_a_dilemma_or_a_location_the_step_is_skipped_with_recruiting(place: str) -> None:
    position = (
        Position().no_hands().turn_of(0).sonic(0, 5).crew(0).stand(0, place).lay("mars-future", "missy")
    )
    events = heard(position)
    position.run(Adventure(0))
    assert position.asked == (-1, "")
    assert events == []
