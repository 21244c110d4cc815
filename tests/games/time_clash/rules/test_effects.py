"""TC-SPECIAL: what each option of a special card does: the yes, the no, the limit."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENEMY,
    GAME,
    do,
    keys,
    legal,
    position,
    told,
    until,
    why,
)

from vortex.games.time_clash.state import ClashState

LURE = {"key": "lure", "team": "enemy", "suit": "special", "value": 0}


def refused(state: ClashState, text: str) -> str:
    refusal = GAME.why_not(state, state.asked, GAME.notation.read(text))
    assert refusal is not None
    return str(refusal.reason)


@pytest.mark.rule("TC-SPECIAL-04", "TC-RULING-25")
def test_a_removed_card_leaves_play_without_reaching_a_pile() -> None:
    state = position(on_turn=1, hands=["", "rebut"], time="yo-yo plunger ask-for-tea")
    do(state, "use rebut 1")
    assert legal(state) == ["target yo-yo", "target plunger"]
    do(state, "target yo-yo")
    assert keys(state.removed[DOCTOR]) == "yo-yo"
    assert state.discards[DOCTOR] == []
    assert state.totals[0] == 0


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


@pytest.mark.rule("TC-VIS-02", "TC-VIS-04", "TC-RULING-05")
def test_psychic_paper_makes_an_opponent_show_everybody_a_hand() -> None:
    state = position(seats=4, hands=["psychic-paper yo-yo", "lure", "ask-for-tea", "scan rebut"])
    until(do(state, "use psychic-paper 1"), "show-hand")
    assert legal(state) == ["see 2", "see 4"]
    assert why(state, "see 3") == "TC-SPECIAL-02"  # a teammate
    state.events = []
    do(state, "see 4")
    for seat in (0, 1, 2, None):
        assert [face["key"] for face in GAME.view(state, seat)["hands"][3]["known"]] == ["rebut", "scan"]
        assert GAME.view(state, seat)["hands"][1]["known"] == ([] if seat != 1 else [LURE])
    assert told(state.events[0].seen_by(None)) == ("Dot shows everybody their hand: Rebut, Scan.")
    assert state.topic == "granted-play"


def test_a_single_opponent_with_cards_is_not_asked_for() -> None:
    state = position(seats=4, hands=["psychic-paper yo-yo", "", "ask-for-tea", "scan"])
    until(do(state, "use psychic-paper 1"), "granted-play")
    assert [face["key"] for face in GAME.view(state, None)["hands"][3]["known"]] == ["scan"]


def test_psychic_paper_with_nobody_to_show_and_no_card_still_draws() -> None:
    state = position(hands=["psychic-paper", ""], decks=("yo-yo", ""))
    do(state, "use psychic-paper 1")
    assert keys(state.hands[0]) == "yo-yo"


def test_fixed_point_discards_an_enemy_plan_of_up_to_300() -> None:
    state = position(
        hands=["fixed-point", ""], time="conquer-earth ask-for-tea puppets", enemy="the-trap-on-skaro"
    )
    do(state, "use fixed-point 1")
    assert legal(state) == ["target puppets", "target the-trap-on-skaro"]
    assert refused(state, "target ask-for-tea") == (
        "Ask for Tea (Plan +100) is a card of your own team; only one of the other team can go"
    )
    assert refused(state, "target conquer-earth") == "Conquer the Earth (Plan -400) is larger than 300"
    do(state, "target the-trap-on-skaro")
    assert keys(state.discards[ENEMY]) == "the-trap-on-skaro"
    assert len(state.hands[0]) == 0
    own = position(hands=["fixed-point", ""], time="conquer-earth ask-for-tea")
    assert why(own, "use fixed-point 1") == "TC-RULING-21"
    assert refused(own, "use fixed-point 1").endswith("discard a Plan of up to 300 from the other team")


def test_reverse_the_polarity_discards_a_threat_of_up_to_300() -> None:
    state = position(hands=["reverse-the-polarity", ""], enemy="dalek-fleet gunstick puppets eyestalk")
    do(state, "use reverse-the-polarity 1")
    assert legal(state) == ["target gunstick", "target eyestalk"]
    assert refused(state, "target dalek-fleet") == "Dalek Fleet (Threat -500) is larger than 300"
    do(state, "target gunstick")
    assert (keys(state.discards[ENEMY]), state.threats) == ("gunstick", -700)
    no_threat = position(hands=["reverse-the-polarity", ""], enemy="dalek-fleet")
    assert why(no_threat, "use reverse-the-polarity 1") == "TC-RULING-21"


def test_scan_discards_a_quip_of_up_to_300() -> None:
    state = position(on_turn=1, hands=["", "scan"], companion="awkward-question fair-warning yo-yo")
    do(state, "use scan 2")  # only one Quip is small enough, so nobody is asked
    assert keys(state.discards[DOCTOR]) == "fair-warning"
    assert state.totals[1] == 500
    no_quip = position(on_turn=1, hands=["", "scan"], companion="awkward-question")
    assert why(no_quip, "use scan 2") == "TC-RULING-21"


def test_exterminate_discards_an_open_doctor_card_of_up_to_300() -> None:
    state = position(
        on_turn=1,
        hands=["", "exterminate"],
        time="ask-for-tea",
        companion="plunger fair-warning",
        enemy="save-gallifrey",
    )
    do(state, "use exterminate 1")
    assert legal(state) == ["target ask-for-tea", "target fair-warning"]
    assert refused(state, "target save-gallifrey") == "Save Gallifrey (Plan +400) is larger than 300"
    assert refused(state, "target plunger") == (
        "Plunger (Tech -100) is a card of your own team; only one of the other team can go"
    )
    do(state, "target ask-for-tea")
    assert keys(state.discards[DOCTOR]) == "ask-for-tea"
    assert keys(state.discards[ENEMY]) == "exterminate"  # only its counter leaves the game


@pytest.mark.rule("TC-RULING-66")
def test_emergency_temporal_shift_moves_an_open_card_to_a_stack_that_takes_it() -> None:
    state = position(
        on_turn=1,
        hands=["", "emergency-temporal-shift"],
        time="ask-for-tea",
        companion="fair-warning",
        enemy="nano-cloud dalek-fleet",
        arcs="london river davros",
    )
    do(state, "use emergency-temporal-shift 1")
    assert legal(state) == ["shift ask-for-tea companion", "shift ask-for-tea enemy"]
    do(state, "shift ask-for-tea enemy")
    assert keys(state.stacks[2]) == "nano-cloud dalek-fleet ask-for-tea"
    assert state.totals == [0, 300, -500]
    assert state.threats == -500


@pytest.mark.rule("TC-RULING-66")
def test_a_shifted_plan_foils_nothing_and_is_not_countered_by_itself() -> None:
    state = position(
        on_turn=1,
        hands=["reverse-the-polarity", "emergency-temporal-shift"],
        time="the-trap-on-skaro",
        enemy="borrow-a-tank",
    )
    do(state, "use emergency-temporal-shift 1", "pass", "shift the-trap-on-skaro enemy")
    assert (
        keys(state.stacks[2]) == "borrow-a-tank the-trap-on-skaro"
    )  # played there, it would foil the smaller one
    assert (state.asked, state.topic) == (0, "play")


def test_dalek_stratagem_takes_any_other_enemy_discard() -> None:
    state = position(on_turn=1, hands=["", "dalek-stratagem"], discards=("yo-yo", "gunstick lure"))
    do(state, "use dalek-stratagem 1")
    assert legal(state) == ["target gunstick", "target lure"]
    assert why(state, "target yo-yo") == "TC-SPECIAL-02"
    assert why(state, "target dalek-stratagem") == "TC-SPECIAL-02"
    do(state, "target gunstick")
    assert keys(state.hands[1]) == "gunstick"
    assert why(position(on_turn=1, hands=["", "dalek-stratagem"]), "use dalek-stratagem 1") == "TC-RULING-21"


def test_scan_has_a_hand_shown_grants_a_play_and_draws() -> None:
    state = position(on_turn=1, hands=["yo-yo regroup", "scan plunger"])
    until(do(state, "use scan 1"), "granted-play")
    assert [face["key"] for face in GAME.view(state, 1)["hands"][0]["known"]] == ["yo-yo", "regroup"]
    do(state, "discard plunger")
    assert len(state.hands[1]) == 1
