"""TC-SUIT, TC-PLAN, TC-TECH: what numbered cards do."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import DOCTOR, do, keys, legal, position, why

PLACES = {
    "gunstick": (1, ["enemy"], "TC-SUIT-01"),
    "fair-warning": (0, ["companion"], "TC-SUIT-02"),
    "yo-yo": (0, ["time", "companion"], "TC-SUIT-03"),
    "plunger": (1, ["time", "companion"], "TC-SUIT-03"),
    "ask-for-tea": (0, ["time", "companion", "enemy"], "TC-SUIT-04"),
    "puppets": (1, ["time", "companion", "enemy"], "TC-SUIT-04"),
}


@pytest.mark.rule("TC-SUIT-01", "TC-SUIT-02", "TC-SUIT-03", "TC-SUIT-04", "TC-SUIT-05")
@pytest.mark.parametrize("key", PLACES)
def test_each_suit_goes_to_its_stacks_only(key: str) -> None:
    seat, stacks, rule = PLACES[key]
    hands = ["", ""]
    hands[seat] = key
    state = position(arcs="london river davros", on_turn=seat, hands=hands)
    assert legal(state, "play") == [f"play {key} {stack}" for stack in stacks]
    for stack in {"time", "companion", "enemy"} - set(stacks):
        assert why(state, f"play {key} {stack}") == rule


@pytest.mark.rule("TC-SUIT-06")
@pytest.mark.parametrize(
    ("seat", "key", "stack"), [(1, "gunstick", "enemy"), (0, "fair-warning", "companion")]
)
def test_threats_and_quips_do_nothing_of_their_own(seat: int, key: str, stack: str) -> None:
    hands = ["", ""]
    hands[seat] = key
    state = position(
        on_turn=seat, hands=hands, companion="plunger ask-for-tea", enemy="puppets talk-them-down"
    )
    do(state, f"play {key} {stack}")
    assert state.asked == 1 - seat
    assert [len(cards) for cards in state.stacks] == ([0, 2, 3] if stack == "enemy" else [0, 3, 2])


@pytest.mark.rule("TC-PLAN-01", "TC-PLAN-02", "TC-PLAN-06", "TC-PLAN-07", "TC-EX-01", "TC-DISCARD-04")
def test_a_plan_foils_a_smaller_plan_of_the_other_team_beneath_it() -> None:
    state = position(on_turn=1, hands=["", "the-trap-on-skaro"], time="borrow-a-tank")
    assert state.totals[0] == 200
    do(state, "play the-trap-on-skaro time")
    assert keys(state.discards[DOCTOR]) == "borrow-a-tank"
    assert keys(state.stacks[0]) == "the-trap-on-skaro"
    assert state.totals[0] == -300


@pytest.mark.rule("TC-PLAN-02", "TC-EXD-01")
def test_a_plan_foils_one_of_equal_size() -> None:
    state = position(hands=["wake-the-sewers", ""], enemy="the-trap-on-skaro")
    do(state, "play wake-the-sewers enemy")
    assert keys(state.stacks[2]) == "wake-the-sewers"


@pytest.mark.rule("TC-PLAN-03", "TC-EXD-02")
def test_a_bigger_plan_is_not_foiled() -> None:
    state = position(hands=["wake-the-sewers", ""], enemy="conquer-earth")
    do(state, "play wake-the-sewers enemy")
    assert keys(state.stacks[2]) == "conquer-earth wake-the-sewers"


@pytest.mark.rule("TC-PLAN-04")
def test_a_plan_of_the_same_team_is_not_foiled() -> None:
    state = position(hands=["wake-the-sewers", ""], enemy="ask-for-tea")
    do(state, "play wake-the-sewers enemy")
    assert keys(state.stacks[2]) == "ask-for-tea wake-the-sewers"


@pytest.mark.rule("TC-PLAN-05", "TC-EXD-03", "TC-RULING-16")
def test_a_card_in_between_prevents_the_foil() -> None:
    state = position(hands=["wake-the-sewers", ""], enemy="nano-cloud gunstick")
    do(state, "play wake-the-sewers enemy")
    assert keys(state.stacks[2]) == "nano-cloud gunstick wake-the-sewers"


@pytest.mark.rule("TC-RULING-15")
def test_foiling_does_not_chain() -> None:
    state = position(hands=["save-gallifrey", ""], enemy="nano-cloud puppets")
    do(state, "play save-gallifrey enemy")
    assert keys(state.stacks[2]) == "nano-cloud save-gallifrey"


@pytest.mark.rule("TC-RULING-16")
def test_plans_brought_together_by_a_pull_do_not_foil() -> None:
    state = position(hands=["sonic-sunglasses", ""], time="puppets ask-for-tea")
    do(state, "play sonic-sunglasses time", "pull puppets")
    assert keys(state.stacks[0]) == "ask-for-tea sonic-sunglasses puppets"


@pytest.mark.rule("TC-TECH-01", "TC-TECH-02", "TC-TECH-05")
def test_a_tech_offers_push_and_pull_of_either_teams_cards_or_nothing() -> None:
    state = position(hands=["sonic-sunglasses", ""], companion="plunger thunderous-eyebrows nano-cloud")
    do(state, "play sonic-sunglasses companion")
    assert (state.asked, state.topic) == (0, "push-pull")
    assert legal(state) == [
        "pass",
        *("push plunger", "pull plunger"),
        *("push thunderous-eyebrows", "pull thunderous-eyebrows"),
        *("push nano-cloud", "pull nano-cloud"),
    ]
    do(state, "pass")
    assert keys(state.stacks[1]) == "plunger thunderous-eyebrows nano-cloud sonic-sunglasses"
    assert state.asked == 1


@pytest.mark.rule("TC-TECH-03")
def test_the_target_is_another_card_of_the_same_stack() -> None:
    state = position(hands=["sonic-sunglasses", ""], companion="plunger", time="ask-for-tea")
    do(state, "play sonic-sunglasses companion")
    assert why(state, "push sonic-sunglasses") == "TC-TECH-03"
    assert why(state, "push ask-for-tea") == "TC-TECH-03"


@pytest.mark.rule("TC-TECH-04", "TC-EXD-05")
def test_a_bigger_card_cannot_be_moved() -> None:
    state = position(
        hands=["sonic-sunglasses", ""], companion="thunderous-eyebrows the-trap-on-skaro crooked-bow-tie"
    )
    do(state, "play sonic-sunglasses companion")
    assert why(state, "pull the-trap-on-skaro") == "TC-TECH-04"
    assert "pull crooked-bow-tie" in legal(state)


@pytest.mark.rule("TC-TECH-06", "TC-TECH-08")
def test_a_pushed_card_becomes_the_bottom_card_and_the_total_stays() -> None:
    state = position(
        hands=["sonic-sunglasses", ""], companion="thunderous-eyebrows the-trap-on-skaro crooked-bow-tie"
    )
    do(state, "play sonic-sunglasses companion", "push crooked-bow-tie")
    assert keys(state.stacks[1]) == "crooked-bow-tie thunderous-eyebrows the-trap-on-skaro sonic-sunglasses"
    assert state.totals[1] == 200


@pytest.mark.rule("TC-TECH-07", "TC-TECH-08", "TC-EXD-04")
def test_a_pulled_card_becomes_the_top_card_above_the_tech() -> None:
    state = position(
        hands=["sonic-sunglasses", ""], companion="thunderous-eyebrows the-trap-on-skaro crooked-bow-tie"
    )
    do(state, "play sonic-sunglasses companion")
    assert state.totals[1] == 200
    do(state, "pull thunderous-eyebrows")
    assert keys(state.stacks[1]) == "the-trap-on-skaro crooked-bow-tie sonic-sunglasses thunderous-eyebrows"
    assert state.totals[1] == 200


@pytest.mark.rule("TC-RULING-18")
def test_a_tech_without_a_target_is_legal_and_asks_nothing() -> None:
    state = position(hands=["yo-yo", ""], time="conquer-earth")
    do(state, "play yo-yo time")
    assert keys(state.stacks[0]) == "conquer-earth yo-yo"
    assert state.asked == 1


@pytest.mark.rule("TC-RULING-18")
def test_pushing_the_bottom_card_is_legal_and_changes_nothing() -> None:
    state = position(hands=["yo-yo", ""], time="nano-cloud")
    do(state, "play yo-yo time", "push nano-cloud")
    assert keys(state.stacks[0]) == "nano-cloud yo-yo"
