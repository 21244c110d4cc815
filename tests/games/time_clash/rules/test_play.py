"""TC-PLAY, TC-STACK: the play step, and stacks."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    card,
    do,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash.numbering import PLAN, QUIP, SPECIAL, SUIT_NAMES, TECH, THREAT

PACK = GAME.pack


@pytest.mark.rule("TC-PLAY-01", "TC-PLAY-02", "TC-PLAY-03")
def test_every_card_is_special_or_has_one_of_four_suits_and_a_value() -> None:
    assert SUIT_NAMES == ("threat", "quip", "tech", "plan")
    for number in range(48):
        is_special = PACK.suit[number] == SPECIAL
        assert is_special == (PACK.value[number] == 0)
        assert is_special == bool(PACK.uses[number] or PACK.counters[number])
        assert PACK.suit[number] in (THREAT, QUIP, TECH, PLAN, SPECIAL)


@pytest.mark.rule("TC-PLAY-04", "TC-PLAY-05", "TC-RULING-55")
def test_the_doctors_values_are_positive_and_the_enemys_negative() -> None:
    for number in range(48):
        if PACK.suit[number] != SPECIAL:
            assert (PACK.value[number] > 0) == (PACK.team[number] == DOCTOR)


@pytest.mark.rule("TC-PLAY-06")
def test_the_play_step_uses_exactly_one_card() -> None:
    state = position(hands=["yo-yo ask-for-tea regroup", ""])
    do(state, "play yo-yo time")
    assert keys(state.hands[0]) == "ask-for-tea regroup"
    assert state.asked == 1
    assert why(position(hands=["yo-yo", ""]), "play ask-for-tea time") == "TC-PLAY-06"


@pytest.mark.rule("TC-PLAY-07", "TC-STACK-01", "TC-STACK-02", "TC-STACK-03")
def test_a_numbered_card_becomes_the_top_card_of_one_stack() -> None:
    state = position(hands=["borrow-a-tank", ""], time="nano-cloud yo-yo")
    do(state, "play borrow-a-tank time")
    assert keys(state.stacks[0]) == "nano-cloud yo-yo borrow-a-tank"
    assert state.stacks[1] == state.stacks[2] == []


@pytest.mark.rule("TC-PLAY-08", "TC-SPECIAL-03")
def test_a_special_card_never_goes_on_a_stack() -> None:
    state = position(hands=["sonic-screwdriver", ""])
    assert legal(state, "play") == []
    assert why(state, "play sonic-screwdriver time") == "TC-PLAY-08"
    do(state, "use sonic-screwdriver 1")
    assert keys(state.discards[DOCTOR]) == "sonic-screwdriver"


@pytest.mark.rule("TC-PLAY-09", "TC-PASS-03", "TC-EX-11")
def test_a_hand_of_counters_only_can_play_none_and_must_discard_one() -> None:
    state = position(on_turn=1, hands=["", "rebut rebut-2 exterminate"])
    assert {text.split()[0] for text in legal(state)} == {"move", "discard"}
    assert why(state, "use rebut 2") == "TC-PLAY-09"
    assert why(state, "counter rebut 2") == "TC-PLAY-09"
    assert why(state, "pass") == "TC-PASS-02"
    do(state, "discard rebut")
    assert keys(state.discards[ENEMY]) == "rebut"


# -- stacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-STACK-04", "TC-STACK-05", "TC-STACK-06")
def test_the_total_is_the_signed_sum_of_all_cards_and_follows_every_change() -> None:
    state = position(hands=["yo-yo", ""], companion="plunger crooked-bow-tie conquer-earth")
    assert state.totals == [0, -300, 0]
    do(state, "play yo-yo companion", "pull plunger")
    assert state.totals == [0, -200, 0]
    before = state.totals[:]
    state.derive()
    assert state.totals == before


@pytest.mark.rule("TC-STACK-07")
def test_a_stack_takes_any_number_of_cards_and_any_total() -> None:
    deep = "thunderous-eyebrows crooked-bow-tie call-for-silence fair-warning awkward-question yo-yo sonic-sunglasses"
    state = position(hands=["save-gallifrey", ""], companion=f"{deep} confession-dial tardis-console")
    do(state, "play save-gallifrey companion")
    assert len(state.stacks[1]) == 10
    assert state.totals[1] == 2800


@pytest.mark.rule("TC-RULING-19")
def test_only_cards_on_stacks_count() -> None:
    state = position(
        arcs="gallifrey clara davros",
        hands=["tardis-console", "conquer-earth"],
        reserve="save-gallifrey yo-yo regroup",
        discards=("awkward-question", "dalek-fleet"),
        time="ask-for-tea",
    )
    assert state.totals == [100, 0, 0]


@pytest.mark.rule("TC-RULING-19")
def test_a_total_follows_every_card_that_comes_or_goes_and_nothing_else() -> None:
    """Foiled, countered, discarded and dealt into the Reserve: the totals are the cards on the stacks all the while."""
    state = position(
        arcs="gallifrey clara davros",
        pawn="time",
        hands=["ask-for-tea reverse-the-polarity", "puppets nano-cloud conquer-earth"],
        reserve="save-gallifrey yo-yo regroup",
        decks=("fair-warning call-for-silence crooked-bow-tie awkward-question", "plunger gunstick"),
        time="borrow-a-tank",
        removed=("", "exterminate rebut rebut-2"),
    )
    assert state.totals == [200, 0, 0]
    do(state, "reserve-play save-gallifrey companion", "discard ask-for-tea")
    # Neither the price nor the new Reserve counts.
    assert state.totals == [200, 400, 0]
    until(do(state, "play conquer-earth companion", "counter reverse-the-polarity 2"), "play")
    assert state.totals == [200, 400, 0]  # countered: it never counted
    do(state, "discard awkward-question")
    assert (state.asked, state.totals) == (1, [200, 400, 0])
    until(do(state, "play puppets time"), "play")
    assert state.totals == [-200, 400, 0]  # the foiled Plan stopped counting at once
    assert keys(state.stacks[0]) == "puppets"


@pytest.mark.rule("TC-RULING-19", "TC-WIN-04")
def test_hands_reserve_and_discards_do_not_count_for_the_enemys_victory() -> None:
    state = position(
        arcs="gallifrey clara davros",
        on_turn=1,
        phase=ENDGAME,
        hands=["", "plunger conquer-earth dalek-fleet"],
        reserve="yo-yo regroup refocus",
        discards=("", "maximum-extermination"),
        time="ask-for-tea nano-cloud",
    )
    do(state, "discard plunger")
    assert not state.over


@pytest.mark.rule("TC-RULING-26", "TC-RULING-22")
def test_no_hand_limit_is_enforced_in_either_direction() -> None:
    state = position(hands=["yo-yo ask-for-tea regroup refocus save-gallifrey", ""])
    do(state, "discard yo-yo")
    assert len(state.hands[0]) == 4
    empty = position(step="draw", decks=("yo-yo", ""))
    assert keys(empty.hands[0]) == "yo-yo"
    do(empty, "discard yo-yo")
    assert empty.hands[0] == []
    assert card("yo-yo") in empty.discards[DOCTOR]
