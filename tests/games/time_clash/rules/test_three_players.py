"""TC-3P: three players."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENEMY,
    GAME,
    card,
    do,
    gambit,
    keys,
    legal,
    position,
    until,
)

from vortex.games.time_clash.rules.setup import turn_cycle


@pytest.mark.rule("TC-3P-02", "TC-EX-08")
def test_the_lone_player_has_a_turn_after_each_opponent() -> None:
    state = position(seats=3, step="draw")
    order = []
    for _ in range(6):
        order.append(state.asked)
        do(state, legal(state, "discard")[0])
    assert order == [0, 1, 2, 1, 0, 1]


@pytest.mark.rule("TC-3P-02")
def test_three_player_cycles() -> None:
    assert turn_cycle((DOCTOR, ENEMY, DOCTOR), 2, -1) == (2, 1, 0, 1)
    assert turn_cycle((DOCTOR, ENEMY, DOCTOR), 1, 2) == (1, 2, 1, 0)
    assert turn_cycle((DOCTOR, ENEMY, ENEMY), 0, 1) == (0, 1, 0, 2)


@pytest.mark.rule("TC-3P-03", "TC-RULING-03")
def test_if_the_lone_player_starts_the_pair_decides_who_is_second() -> None:
    state = do(GAME.new({"lone": "doctor"}, 3, 1), "preset")
    assert (state.asked, state.topic) == (1, "second")
    assert legal(state) == ["first 2", "first 3"]
    do(state, "first 3")
    assert state.cycle == (0, 2, 0, 1)
    assert state.asked == 0


@pytest.mark.rule("TC-3P-02", "TC-RULING-36")
@pytest.mark.parametrize(
    ("lone", "on_turn", "second", "play", "hands", "order"),
    [
        ("enemy", 1, -1, "play puppets time", ("yo-yo", "puppets", "ask-for-tea"), [2, 0]),
        ("doctor", 0, 1, "play ask-for-tea time", ("ask-for-tea", "lure", "scan"), [1, 2]),
        ("enemy", 2, -1, "play ask-for-tea time", ("yo-yo", "lure", "ask-for-tea"), [1]),
    ],
)
def test_windows_ask_each_opponent_once_in_turn_order(
    lone: str, on_turn: int, second: int, play: str, hands: tuple[str, ...], order: list[int]
) -> None:
    state = position(seats=3, lone=lone, on_turn=on_turn, first=0, second=second, hands=hands)
    do(state, play)
    asked = []
    while state.topic == "counter":
        asked.append(state.asked)
        do(state, "pass")
    assert asked == order


@pytest.mark.rule("TC-3P-04", "TC-3P-05", "TC-EX-09", "TC-RULING-54")
@pytest.mark.parametrize(
    ("lone", "on_turn", "first", "second", "chances"),
    [
        ("enemy", 0, 0, -1, [0, 1, 2, 1]),
        ("enemy", 2, 0, -1, [2, 1, 0, 1]),
        ("doctor", 0, 0, 1, [0, 1, 0, 2]),
    ],
)
def test_the_chances_of_a_three_player_gambit(
    lone: str, on_turn: int, first: int, second: int, chances: list[int]
) -> None:
    hands = ("regroup", "lure", "refocus") if lone == "enemy" else ("regroup", "lure", "scan")
    state = gambit(
        seats=3,
        lone=lone,
        on_turn=on_turn,
        first=first,
        second=second,
        time="",
        companion="",
        enemy="",
        hands=hands,
    )
    asked = []
    while state.topic == "contribute":
        asked.append(state.asked)
        do(state, "pass")
    assert asked == chances


@pytest.mark.rule("TC-3P-06", "TC-3P-07", "TC-3P-08", "TC-3P-09")
def test_the_lone_player_may_replace_the_first_of_two_cards_when_the_gambit_is_over() -> None:
    state = gambit(
        seats=3, time="", companion="", enemy="", hands=("ask-for-tea", "plunger tractor-beam", "yo-yo")
    )
    do(state, "add ask-for-tea", "add plunger", "pass", "add tractor-beam")
    assert (state.asked, state.topic) == (1, "replace")
    assert keys(state.discards[ENEMY]).endswith("plunger tractor-beam")
    assert state.hands[1] == []
    do(state, "replace")
    assert len(state.hands[1]) == 2  # the replacement, and the card of the lone player's own next turn
    assert state.asked == 1
    assert state.topic == "play"
    assert len(state.hands[0]) == 0


@pytest.mark.rule("TC-3P-06", "TC-RULING-10", "TC-RULING-11")
def test_the_replacement_always_finds_a_card_for_the_contribution_is_on_the_pile() -> None:
    state = gambit(seats=3, time="", companion="", enemy="", hands=("", "plunger", ""))
    state.decks[ENEMY] = []
    state.discards[ENEMY] = []
    do(state, "add plunger")
    assert (state.asked, state.topic, keys(state.discards[ENEMY])) == (1, "replace", "plunger")
    do(state, "replace")
    assert keys(state.hands[1]) == "plunger"


@pytest.mark.rule("TC-3P-06", "TC-RULING-10")
def test_the_replacement_may_be_declined_and_needs_a_contribution() -> None:
    state = gambit(seats=3, time="", companion="", enemy="", hands=("", "plunger nano-cloud", ""))
    do(state, "add plunger", "pass", "pass")
    assert len(state.hands[1]) == 2
    none = gambit(seats=3, time="", companion="", enemy="gunstick", hands=("", "plunger", ""))
    do(none, "turn enemy", "pass", "pass")
    assert none.topic == "play"


@pytest.mark.rule("TC-RULING-53", "TC-EXD-25")
def test_a_contribution_on_the_second_chance_is_replaced_too() -> None:
    state = gambit(seats=3, time="", companion="", enemy="", hands=("", "plunger", ""))
    do(state, "pass", "add plunger")
    assert (state.asked, state.topic) == (1, "replace")


@pytest.mark.rule("TC-RULING-53")
def test_a_countered_contribution_is_replaced_too() -> None:
    state = gambit(
        seats=3,
        lone="doctor",
        second=1,
        time="",
        companion="",
        enemy="",
        hands=("fair-warning", "rebut", ""),
        seen="exterminate",
    )
    do(state, "add fair-warning", "counter rebut 2")
    until(state, "contribute")
    do(state, "pass")
    assert (state.asked, state.topic) == (0, "replace")


@pytest.mark.rule("TC-3P-09")
def test_at_other_tables_nobody_replaces_anything() -> None:
    state = gambit(time="", companion="", enemy="", hands=("ask-for-tea", "plunger"))
    do(state, "add ask-for-tea", "add plunger")
    assert state.topic == "play"
    assert card("ask-for-tea") in state.discards[DOCTOR]
