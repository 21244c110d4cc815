"""TC-SPECIAL: special cards as such; what each option does is in test_effects."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENEMY,
    GAME,
    card,
    do,
    keys,
    legal,
    position,
    why,
)

from vortex.games.time_clash import words
from vortex.games.time_clash.numbering import SPECIAL

PACK = GAME.pack
SPECIALS = [number for number in range(48) if PACK.suit[number] == SPECIAL]


@pytest.mark.rule("TC-SPECIAL-01")
def test_most_special_cards_print_two_options_and_rebut_three() -> None:
    assert len(SPECIALS) == 16
    for number in SPECIALS:
        printed = 3 if PACK.keys[number] in ("rebut", "rebut-2") else 2
        assert len(PACK.uses[number]) + len(PACK.counters[number]) == printed


@pytest.mark.rule("TC-SPECIAL-02", "TC-SPECIAL-03")
def test_exactly_one_option_is_chosen_and_the_card_is_discarded() -> None:
    state = position(hands=["sonic-screwdriver", ""], time="nano-cloud yo-yo")
    assert legal(state, "use") == ["use sonic-screwdriver 1", "use sonic-screwdriver 2"]
    do(state, "use sonic-screwdriver 2")
    assert keys(state.discards[DOCTOR]) == "sonic-screwdriver"
    do(state, "pull nano-cloud")
    assert keys(state.stacks[0]) == "yo-yo nano-cloud"
    assert state.asked == 1


@pytest.mark.rule("TC-SPECIAL-05", "TC-COUNTER-04")
def test_a_card_without_a_draw_leaves_the_hand_smaller() -> None:
    state = position(hands=["ask-for-tea", "exterminate plunger"])
    do(state, "play ask-for-tea time", "counter exterminate 2")
    assert keys(state.hands[1])[: len("plunger")] == "plunger"
    assert len(state.hands[1]) == 2  # one left, and one drawn for the turn
    assert keys(state.removed[ENEMY]) == "exterminate"


@pytest.mark.rule("TC-SPECIAL-06", "TC-RULING-23", "TC-DOCTOR-03")
def test_play_another_card_is_a_full_opportunity_in_the_same_step() -> None:
    state = position(on_turn=1, hands=["", "lure plunger scan"])
    do(state, "use lure 1", "go time")
    assert (state.asked, state.topic) == (1, "granted-play")
    assert {text.split()[0] for text in legal(state)} == {"play", "use", "move", "discard"}
    assert "move plunger enemy" in legal(state)
    do(state, "play plunger time")
    assert keys(state.stacks[0]) == "plunger"
    assert len(state.hands[1]) == 2
    assert state.asked == 0


@pytest.mark.rule("TC-RULING-22")
def test_play_another_card_without_a_card_is_skipped_and_the_draw_still_happens() -> None:
    state = position(on_turn=1, hands=["", "lure"], decks=("", "plunger"))
    do(state, "use lure 1", "go time")
    assert keys(state.hands[1]) == "plunger"
    assert state.asked == 0


@pytest.mark.rule("TC-RULING-21")
def test_an_option_without_any_effect_cannot_be_chosen() -> None:
    state = position(on_turn=1, hands=["", "rebut"], time="ask-for-tea")
    assert legal(state, "use") == []
    assert why(state, "use rebut 1") == "TC-RULING-21"


@pytest.mark.rule("TC-RULING-21")
def test_an_option_that_can_be_done_in_part_is_done_in_part() -> None:
    state = position(hands=["sonic-screwdriver", ""], decks=("yo-yo", ""))
    do(state, "use sonic-screwdriver 1")
    assert keys(state.hands[0]) == "yo-yo"


@pytest.mark.rule("TC-RULING-33")
def test_the_known_cards_have_their_known_options() -> None:
    def printed(key: str) -> tuple[object, ...]:
        number = card(key)
        options = tuple(str(words.option(PACK, number, option)) for option in range(len(PACK.uses[number])))
        return (PACK.team[number], options, *PACK.counters[number])

    lure = "move the Doctor, then play another card, then draw 1 card"
    remove = "remove a Tech of either team from the game"
    assert printed("rebut") == (ENEMY, (remove,), "quip", "any card")
    assert printed("refocus") == (DOCTOR, (lure,), "move of the doctor")
    assert printed("lure")[:2] == (ENEMY, (lure,))
    assert printed("regroup")[2] == "threat that starts the endgame"
