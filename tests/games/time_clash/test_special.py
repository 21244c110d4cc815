"""TC-SPECIAL: special cards, option by option: the yes, the no, the limit."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENEMY,
    GAME,
    card,
    cards,
    do,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash.cards import SPECIAL

PACK = GAME.pack
SPECIALS = [number for number in range(48) if PACK.suit[number] == SPECIAL]


@pytest.mark.rule("TC-SPECIAL-01")
def test_every_special_card_prints_two_options() -> None:
    assert len(SPECIALS) == 16
    for number in SPECIALS:
        assert len(PACK.uses[number]) + bool(PACK.counter[number]) == 2


@pytest.mark.rule("TC-SPECIAL-02", "TC-SPECIAL-03")
def test_exactly_one_option_is_chosen_and_the_card_is_discarded() -> None:
    state = position(hands=["sonic-screwdriver", ""], time="nano-cloud yo-yo")
    assert legal(state, "use") == ["use sonic-screwdriver 1", "use sonic-screwdriver 2"]
    do(state, "use sonic-screwdriver 2")
    assert keys(state.discards[DOCTOR]) == "sonic-screwdriver"
    do(state, "pull nano-cloud")
    assert keys(state.stacks[0]) == "yo-yo nano-cloud"
    assert state.asked == 1


@pytest.mark.rule("TC-SPECIAL-04", "TC-RULING-25")
def test_a_removed_card_leaves_play_without_reaching_a_pile() -> None:
    state = position(on_turn=1, hands=["", "rebut"], time="yo-yo plunger ask-for-tea")
    do(state, "use rebut 1")
    assert legal(state) == ["target yo-yo", "target plunger"]
    do(state, "target yo-yo")
    assert keys(state.removed[DOCTOR]) == "yo-yo"
    assert state.discards[DOCTOR] == []
    assert state.totals[0] == 0


@pytest.mark.rule("TC-SPECIAL-05", "TC-COUNTER-04")
def test_a_card_without_a_draw_leaves_the_hand_smaller() -> None:
    state = position(hands=["ask-for-tea", "exterminate plunger"])
    do(state, "play ask-for-tea time", "counter exterminate")
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


@pytest.mark.rule("TC-RULING-24")
def test_a_card_drawn_again_cannot_be_played_twice_in_one_step() -> None:
    state = position(
        on_turn=1, hands=["", "lure scan plunger"], rest=("deck", "removed"), orders=[cards("scan lure")]
    )
    do(state, "use lure 1", "go time", "use scan 2")
    # Scan has drawn: the new deck was Scan and Lure, and Lure is on top.
    assert keys(state.hands[1]).split()[:2] == ["plunger", "lure"]


@pytest.mark.rule("TC-RULING-24")
def test_a_played_card_that_is_back_in_hand_can_only_be_discarded_in_that_step() -> None:
    state = position(hands=["psychic-paper yo-yo", ""])
    state.spent = 1 << card("yo-yo")
    do(state, "use psychic-paper 1")
    assert state.topic == "granted-play"
    assert legal(state) == ["move yo-yo time", "move yo-yo companion", "move yo-yo enemy", "discard yo-yo"]
    assert why(state, "play yo-yo time") == "TC-RULING-24"


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
        return (PACK.team[number], PACK.option_words[number], PACK.counter[number])

    lure = "move the Doctor, then play another card, then draw 1 card"
    assert printed("rebut") == (ENEMY, ("remove a Tech from the game",), "quip")
    assert printed("exterminate")[2] == "any card"
    assert printed("refocus") == (DOCTOR, (lure,), "move of the doctor")
    assert printed("lure")[1][0] == lure  # type: ignore[index]
    assert printed("regroup")[2] == "threat that starts the endgame"


# -- the Doctor's cards ----------------------------------------------------------------------------


def test_regroup_takes_the_newest_other_discard_back() -> None:
    state = position(hands=["regroup", ""], discards=("yo-yo ask-for-tea", ""))
    do(state, "use regroup 1")
    assert keys(state.hands[0]) == "ask-for-tea"
    assert keys(state.discards[DOCTOR]) == "yo-yo regroup"
    assert [face["key"] for face in GAME.view(state, 1)["hands"][0]["known"]] == ["ask-for-tea"]


def test_regroup_needs_another_discard() -> None:
    assert why(position(hands=["regroup", ""]), "use regroup 1") == "TC-RULING-21"


def test_refocus_moves_the_doctor_then_grants_a_play_then_draws() -> None:
    state = position(hands=["refocus yo-yo", ""], pawn="time", decks=("ask-for-tea", ""))
    do(state, "use refocus 1")
    assert legal(state) == ["go companion", "go enemy"]
    assert why(state, "go time") == "TC-RULING-20"
    do(state, "go enemy")
    assert state.pawn == 2
    do(state, "play yo-yo enemy")  # Skaro: Tech on the Enemy stack
    assert keys(state.hands[0]) == "ask-for-tea"


def test_the_sonic_screwdriver_moves_a_card_of_up_to_300_on_any_stack() -> None:
    state = position(
        hands=["sonic-screwdriver", ""], time="conquer-earth the-trap-on-skaro", enemy="eyestalk gunstick"
    )
    do(state, "use sonic-screwdriver 1")
    assert legal(state) == ["push the-trap-on-skaro", "push eyestalk", "push gunstick"]
    assert why(state, "push conquer-earth") == "TC-SPECIAL-02"
    do(state, "push gunstick")
    assert keys(state.stacks[2]) == "gunstick eyestalk"


def test_psychic_paper_shows_a_hand_to_its_player_alone() -> None:
    state = position(seats=4, hands=["psychic-paper yo-yo", "lure", "", "scan rebut"])
    until(do(state, "use psychic-paper 1"), "look")
    assert legal(state) == ["see 2", "see 4"]
    do(state, "see 4")
    assert [face["key"] for face in GAME.view(state, 0)["hands"][3]["known"]] == ["scan", "rebut"]
    for seat in (1, 2, None):
        assert GAME.view(state, seat)["hands"][3]["known"] == []
    assert state.topic == "granted-play"


def test_psychic_paper_cannot_look_at_an_empty_hand_or_a_teammate() -> None:
    state = position(seats=4, hands=["psychic-paper yo-yo", "", "ask-for-tea", "scan"])
    until(do(state, "use psychic-paper 1"), "look")
    assert legal(state) == ["see 4"]
    assert why(state, "see 3") == "TC-SPECIAL-02"


def test_psychic_paper_with_nobody_to_look_at_and_no_card_still_draws() -> None:
    state = position(hands=["psychic-paper", ""], decks=("yo-yo", ""))
    do(state, "use psychic-paper 1")
    assert keys(state.hands[0]) == "yo-yo"


def test_fixed_point_discards_an_enemy_plan_of_up_to_300() -> None:
    state = position(
        hands=["fixed-point", ""], time="conquer-earth ask-for-tea puppets", enemy="the-trap-on-skaro"
    )
    do(state, "use fixed-point 1")
    assert legal(state) == ["target puppets", "target the-trap-on-skaro"]
    do(state, "target the-trap-on-skaro")
    assert keys(state.discards[ENEMY]) == "the-trap-on-skaro"
    assert len(state.hands[0]) == 0
    assert (
        why(position(hands=["fixed-point", ""], time="conquer-earth"), "use fixed-point 1") == "TC-RULING-21"
    )


def test_reverse_the_polarity_discards_a_threat_of_up_to_300() -> None:
    state = position(hands=["reverse-the-polarity", ""], enemy="dalek-fleet gunstick puppets")
    do(state, "use reverse-the-polarity 1")
    assert legal(state) == ["target gunstick"]
    do(state, "target gunstick")
    assert (keys(state.discards[ENEMY]), state.threats) == ("gunstick", -500)
    refused = position(hands=["reverse-the-polarity", ""], enemy="dalek-fleet")
    assert why(refused, "use reverse-the-polarity 1") == "TC-RULING-21"


# -- the Enemy's cards -----------------------------------------------------------------------------


def test_lure_discards_a_quip_of_up_to_300() -> None:
    state = position(on_turn=1, hands=["", "lure"], companion="am-i-a-good-man basically-run yo-yo")
    do(state, "use lure 2")
    assert legal(state) == ["target basically-run"]
    do(state, "target basically-run")
    assert keys(state.discards[DOCTOR]) == "basically-run"
    assert state.totals[1] == 500
    refused = position(on_turn=1, hands=["", "lure"], companion="am-i-a-good-man")
    assert why(refused, "use lure 2") == "TC-RULING-21"


def test_exterminate_discards_an_open_doctor_card_of_up_to_300() -> None:
    state = position(
        on_turn=1,
        hands=["", "exterminate"],
        time="ask-for-tea",
        companion="basically-run plunger",
        enemy="save-gallifrey",
    )
    do(state, "use exterminate 1")
    assert legal(state) == ["target ask-for-tea"]
    do(state, "target ask-for-tea")
    assert keys(state.discards[DOCTOR]) == "ask-for-tea"
    assert keys(state.discards[ENEMY]) == "exterminate"  # only its counter leaves the game


def test_emergency_temporal_shift_moves_an_open_card_to_a_stack_that_takes_it() -> None:
    state = position(
        on_turn=1,
        hands=["", "emergency-temporal-shift"],
        time="ask-for-tea",
        companion="basically-run",
        enemy="nano-cloud dalek-fleet",
        arcs="london river davros",
    )
    do(state, "use emergency-temporal-shift 1")
    assert legal(state) == ["shift ask-for-tea companion", "shift ask-for-tea enemy"]
    do(state, "shift ask-for-tea enemy")
    assert keys(state.stacks[2]) == "nano-cloud dalek-fleet ask-for-tea"
    assert state.totals == [0, 300, -500]
    assert state.threats == -500


def test_emergency_temporal_shift_can_push_instead() -> None:
    state = position(on_turn=1, hands=["", "emergency-temporal-shift"], time="conquer-earth yo-yo")
    do(state, "use emergency-temporal-shift 2")
    assert legal(state) == ["push yo-yo"]
    do(state, "push yo-yo")
    assert keys(state.stacks[0]) == "yo-yo conquer-earth"
    assert len(state.hands[1]) == 1


def test_dalek_stratagem_takes_any_other_enemy_discard() -> None:
    state = position(on_turn=1, hands=["", "dalek-stratagem"], discards=("yo-yo", "gunstick lure"))
    do(state, "use dalek-stratagem 1")
    assert legal(state) == ["target gunstick", "target lure"]
    assert why(state, "target yo-yo") == "TC-SPECIAL-02"
    assert why(state, "target dalek-stratagem") == "TC-SPECIAL-02"
    do(state, "target gunstick")
    assert keys(state.hands[1]) == "gunstick"
    assert why(position(on_turn=1, hands=["", "dalek-stratagem"]), "use dalek-stratagem 1") == "TC-RULING-21"


def test_scan_looks_at_a_hand_grants_a_play_and_draws() -> None:
    state = position(on_turn=1, hands=["yo-yo regroup", "scan plunger"])
    until(do(state, "use scan 1"), "look")
    do(state, "see 1")
    assert [face["key"] for face in GAME.view(state, 1)["hands"][0]["known"]] == ["yo-yo", "regroup"]
    do(state, "discard plunger")
    assert len(state.hands[1]) == 1


def test_scan_can_pull_instead() -> None:
    state = position(on_turn=1, hands=["", "scan"], companion="plunger basically-run")
    do(state, "use scan 2", "pull plunger")
    assert keys(state.stacks[1]) == "basically-run plunger"
