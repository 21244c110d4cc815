"""TC-VIS-07: what has been declared is shown to everybody, whole, before anybody replies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.time_clash.positions import GAME, NAMES, asked, do, gambit, position

from vortex.games.time_clash.state import ClashState
from vortex.games.time_clash.view import view
from vortex.terminal.drawings import Faces, Pen
from vortex.terminal.drawings.time_clash import draw
from vortex.terminal.speech import Speech

FACES = Faces(GAME.gallery())


def seen(state: ClashState) -> list[dict[str, Any]]:
    """What is pending, cards by their keys; the same for every seat and for spectators."""
    views = [GAME.view(state, seat)["pending"] for seat in (*range(state.seats), None)]
    assert all(view == views[0] for view in views)
    return [
        {
            key: value["key"] if isinstance(value, dict) else value
            for key, value in thing.items()
            if value is not None
        }
        for thing in views[0]
    ]


def told(state: ClashState) -> list[str]:
    """The same in the terminal."""
    zones = draw(view(state, None), Pen(Speech(names=NAMES[: state.seats]), FACES))
    return [line for zone in zones if zone.key == "pending" for line in zone.lines]


@pytest.mark.rule("TC-VIS-07")
def test_a_numbered_card_with_its_stack() -> None:
    state = position(hands=["borrow-a-tank", "plunger"])
    assert seen(state) == []
    do(state, "play borrow-a-tank enemy")
    assert seen(state) == [{"kind": "play", "seat": 0, "card": "borrow-a-tank", "stack": "enemy"}]
    assert told(state) == ["Ann plays on the Enemy stack: Borrow a Tank (Plan +200)"]
    do(state, "pass")
    assert seen(state) == []


@pytest.mark.rule("TC-VIS-07")
def test_a_special_card_with_its_option() -> None:
    state = position(on_turn=1, hands=["yo-yo", "lure"])
    do(state, "use lure 1")
    assert seen(state) == [{"kind": "use", "seat": 1, "card": "lure", "option": 1}]
    assert told(state) == [
        "Bob uses option 1 of: Lure (special), Move the Doctor, then play another card, then draw 1 card."
    ]


@pytest.mark.rule("TC-VIS-07", "TC-RULING-61")
def test_a_move_of_the_pawn_with_its_destination_and_a_counter_with_what_it_answers() -> None:
    state = position(seats=4, on_turn=1, hands=["refocus", "plunger", "", "lure"])
    do(state, "move plunger companion")
    move = {"kind": "move", "seat": 1, "stack": "companion"}
    assert seen(state) == [move]
    do(state, "counter refocus 2")
    counter = {"kind": "counter", "seat": 0, "card": "refocus", "option": 2, "answers": 0}
    assert seen(state) == [move, counter]
    assert told(state) == [
        "Bob moves the Doctor to the Companion arc.",
        (
            "Ann counters the move of the Doctor with: Refocus (special), "
            "Counter (Enemy): move of the Doctor, then draw 1 card."
        ),
    ]
    assert asked(state) == (
        "Ann counters the move of the Doctor to the Companion arc with Refocus. Counter it?"
    )


@pytest.mark.rule("TC-VIS-07")
def test_a_loss_with_its_target_and_counters_one_upon_another() -> None:
    state = position(
        on_turn=1, hands=["fixed-point regroup", "rebut dalek-stratagem"], time="ask-for-tea yo-yo"
    )
    do(state, "use rebut 1", "pass", "counter fixed-point 2", "counter dalek-stratagem 2")
    assert seen(state) == [
        {"kind": "loss", "seat": 1, "target": "yo-yo"},
        {"kind": "counter", "seat": 0, "card": "fixed-point", "option": 2, "answers": 0},
        {"kind": "counter", "seat": 1, "card": "dalek-stratagem", "option": 2, "answers": 1},
    ]
    assert told(state) == [
        "Bob loses: Yo-yo (Tech +100)",
        (
            "Ann counters the loss with: Fixed Point in Time (special), "
            "Counter (Enemy): loss to a special card, then draw 1 card."
        ),
        "Bob counters the counter with: Dalek Stratagem (special), Counter (Doctor): counter, then draw 1 card.",
    ]


@pytest.mark.rule("TC-VIS-07", "TC-VIS-08")
def test_a_contribution_and_a_counter_to_a_turned_card() -> None:
    state = gambit(hands=("psychic-paper fair-warning", "rebut"), companion="crooked-bow-tie", seen="")
    do(state, "turn companion", "pass", "cancel rebut companion 2")
    counter = {"kind": "counter", "seat": 1, "card": "rebut", "option": 2, "target": "crooked-bow-tie"}
    assert seen(state) == [counter]
    assert told(state) == [
        (
            "Bob counters with: Rebut (special), aimed at Crooked Bow Tie (Quip +200), "
            "Counter (Doctor): Quip, then draw 1 card."
        )
    ]
    state = gambit(hands=("fair-warning", "rebut"), time="", companion="", enemy="", seen="")
    do(state, "add fair-warning")
    assert seen(state) == [{"kind": "contribution", "seat": 0, "card": "fair-warning"}]
    assert told(state) == ["Ann adds to the Gambit: Fair Warning (Quip +300)"]


@pytest.mark.rule("TC-VIS-07", "TC-RULING-31")
def test_a_reserve_card_from_its_naming_on() -> None:
    state = position(
        arcs="gallifrey clara davros",
        pawn="time",
        hands=["regroup refocus", "exterminate"],
        reserve="wake-the-sewers refocus-2 fair-warning",
    )
    twin = state.clone()
    do(state, "reserve-play wake-the-sewers time")
    assert state.topic == "price"
    assert seen(state) == [{"kind": "reserve", "seat": 0, "card": "wake-the-sewers", "stack": "time"}]
    assert told(state) == ["Ann plays from the Reserve (on the Time stack): Wake the Sewers (Plan +300)"]
    do(state, "discard regroup")
    assert seen(state) == [{"kind": "play", "seat": 0, "card": "wake-the-sewers", "stack": "time"}]
    do(twin, "reserve-use refocus-2 1")
    assert seen(twin)[0]["option"] == 1
    assert told(twin)[0].startswith("Ann plays from the Reserve: Refocus (special), Move the Doctor")


def test_the_terminal_shows_abilities_the_removed_and_a_roll_that_failed() -> None:
    state = gambit(hands=("ask-for-tea yo-yo", ""), arcs="london clara davros")
    until_rolled = do(state, "turn time", "pass", "pass", "add ask-for-tea")
    assert until_rolled.topic == "next-discard"
    zones = {zone.key: zone for zone in draw(view(state, 0), Pen(Speech(names=NAMES[:2]), FACES))}
    assert zones["gambit"].lines[-2:] == ["Sum: +500 of +800", "Rolled: Fail"]
    removed = "Doctor's team: out of the game: Reverse the Polarity (special)"
    assert removed in zones["decks"].lines
    london = next(zone for zone in zones.values() if "London" in zone.lines[0])
    assert london.notes[0].startswith("Doctor present: while a Threat is being played")
