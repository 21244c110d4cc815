"""TC-ARC: abilities of the nine arcs, each with its yes, its no and its limit."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    altered_pack,
    cards,
    do,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash import load
from vortex.games.time_clash.cards import EXCHANGE_SPECIAL
from vortex.games.time_clash.state import ClashState
from vortex.kernel.pack import PackFiles

PACK = GAME.pack


@pytest.mark.rule("TC-ARC-01", "TC-ARC-02", "TC-RULING-28")
def test_each_arc_has_abilities_with_a_word_that_says_when_they_apply() -> None:
    for arc in range(9):
        assert PACK.always[arc] | PACK.present[arc] | PACK.build_up[arc]
        for sentence in PACK.arc_words[arc]:
            assert sentence.split(":")[0] in ("Always", "Doctor present", "Build-up")


@pytest.mark.rule("TC-ARC-03", "TC-ARC-05")
@pytest.mark.parametrize("pawn", ["", "companion", "enemy", "time"])
def test_a_doctor_present_ability_applies_only_with_the_pawn_there(pawn: str) -> None:
    state = position(pawn=pawn, hands=["yo-yo", ""])
    assert bool(state.powers & EXCHANGE_SPECIAL) == (pawn == "time")


@pytest.mark.rule("TC-ARC-04", "TC-RULING-32", "TC-SUIT-03")
@pytest.mark.parametrize("pawn", ["", "time", "companion", "enemy"])
def test_skaro_always_lets_doctor_tech_on_the_enemy_stack_while_the_doctor_is_on_the_enemy_arc(
    pawn: str,
) -> None:
    state = position(
        pawn=pawn,
        hands=["sonic-sunglasses", ""],
        enemy="you-will-obey gunstick",
        removed=("", "exterminate rebut rebut-2"),
    )
    elsewhere = position(arcs="london clara davros", pawn="enemy", hands=["sonic-sunglasses", ""])
    assert why(elsewhere, "play sonic-sunglasses enemy") == "TC-SUIT-03"
    if pawn != "enemy":
        assert why(state, "play sonic-sunglasses enemy") == "TC-SUIT-03"
        return
    do(state, "play sonic-sunglasses enemy", "pull you-will-obey")
    assert keys(state.stacks[2]) == "gunstick sonic-sunglasses you-will-obey"
    enemy = position(pawn=pawn, on_turn=1, hands=["", "plunger"])
    assert why(enemy, "play plunger enemy") == "TC-SUIT-03"


# -- Skaro -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-ARC-12", "TC-RULING-32")
def test_on_skaro_a_special_card_drawn_may_be_exchanged_once() -> None:
    state = position(pawn="time", step="draw", hands=["yo-yo", ""], decks=("regroup refocus", ""))
    assert (state.asked, state.topic) == (0, "exchange")
    assert legal(state) == ["pass", "exchange"]
    do(state, "exchange")
    assert keys(state.hands[0]) == "yo-yo refocus"
    assert keys(state.discards[DOCTOR]) == "regroup"
    assert state.topic == "play"  # the second card is special too, but once a turn is enough


@pytest.mark.rule("TC-ARC-12")
def test_on_skaro_the_card_may_be_kept() -> None:
    state = position(pawn="time", step="draw", decks=("regroup", ""))
    do(state, "pass")
    assert keys(state.hands[0]) == "regroup"


@pytest.mark.rule("TC-EXD-24", "TC-RULING-32", "TC-RULING-59")
def test_on_skaro_the_question_comes_for_a_numbered_card_too() -> None:
    state = position(pawn="time", step="draw", decks=("yo-yo", ""))
    assert (state.asked, state.topic) == (0, "exchange")
    assert legal(state) == ["pass"]
    assert why(state, "exchange") == "TC-RULING-32"


@pytest.mark.rule("TC-RULING-32")
def test_on_skaro_an_enemy_player_is_not_asked_nor_anybody_with_the_pawn_elsewhere() -> None:
    assert position(pawn="time", on_turn=1, step="draw", decks=("", "lure")).topic == "play"
    assert position(pawn="enemy", step="draw", decks=("regroup", "")).topic == "play"


@pytest.mark.rule("TC-RULING-32")
def test_on_skaro_the_second_draw_always_finds_the_discarded_card() -> None:
    state = position(pawn="time", step="draw", decks=("regroup", ""), rest=("removed", "deck"))
    do(state, "exchange")
    assert keys(state.hands[0]) == "regroup"


# -- London ----------------------------------------------------------------------------------------


def london(hand: str = "sonic-sunglasses", threat: str = "eyestalk", pawn: str = "time") -> ClashState:
    return position(
        arcs="london clara davros",
        pawn=pawn,
        on_turn=1,
        hands=[hand, threat],
        decks=("ask-for-tea", ""),
        removed=("reverse-the-polarity", ""),
        enemy="",
    )


@pytest.mark.rule("TC-ARC-06", "TC-ARC-07", "TC-RULING-30")
def test_london_counters_a_threat_for_a_tech_that_is_no_smaller_and_draws() -> None:
    state = do(london(), "play eyestalk enemy")
    assert (state.asked, legal(state)) == (0, ["pass", "counter sonic-sunglasses 1"])
    do(state, "counter sonic-sunglasses 1")
    assert keys(state.discards[DOCTOR]) == "sonic-sunglasses"
    assert keys(state.discards[ENEMY]) == "eyestalk"
    assert state.stacks[2] == []
    assert keys(state.hands[0]).split()[0] == "ask-for-tea"


@pytest.mark.rule("TC-ARC-06", "TC-RULING-59")
def test_london_needs_a_tech_that_is_big_enough() -> None:
    state = do(london(hand="yo-yo"), "play eyestalk enemy")
    assert legal(state) == ["pass"]  # asked all the same: a bigger Tech could be in the hand
    assert why(state, "counter yo-yo 1") == "TC-ARC-06"
    assert (
        why(do(london(hand="borrow-a-tank yo-yo"), "play eyestalk enemy"), "counter borrow-a-tank 1")
        == "TC-COUNTER-01"
    )


@pytest.mark.rule("TC-ARC-06", "TC-RULING-59")
def test_london_does_nothing_with_the_pawn_elsewhere_or_with_no_tech_out_of_sight() -> None:
    state = do(london(pawn="enemy"), "play eyestalk enemy")
    assert keys(state.stacks[2]) == "eyestalk"
    state = position(
        arcs="london clara davros",
        pawn="time",
        on_turn=1,
        hands=["yo-yo", "dalek-fleet"],
        removed=("reverse-the-polarity", ""),
    )
    do(state, "play dalek-fleet enemy")  # no Tech reaches 500
    assert keys(state.stacks[2]) == "dalek-fleet"


@pytest.mark.rule("TC-RULING-30", "TC-RULING-37")
def test_the_london_discard_cannot_be_countered() -> None:
    state = position(
        arcs="london clara davros",
        pawn="time",
        on_turn=1,
        hands=["tardis-console", "gunstick exterminate dalek-stratagem"],
    )
    do(state, "play gunstick enemy", "counter tardis-console 1")
    assert keys(state.discards[ENEMY]) == "gunstick"
    assert state.asked == 0
    assert state.topic != "counter"


# -- Gallifrey -------------------------------------------------------------------------------------


def gallifrey(
    hand: str = "yo-yo regroup ask-for-tea", reserve: str = "wake-the-sewers refocus fair-warning"
) -> ClashState:
    return position(
        arcs="gallifrey clara davros",
        pawn="time",
        hands=[hand, ""],
        reserve=reserve,
        decks=("tardis-console save-gallifrey hand-mines-jammer", ""),
    )


@pytest.mark.rule("TC-ARC-09", "TC-RULING-31")
def test_gallifrey_deals_a_reserve_of_three_after_the_hands() -> None:
    state = GAME.new({}, 2, 5)
    do(state, "picks", "take gallifrey", "take davros", "take clara")
    assert len(state.reserve) == 3
    assert len(state.decks[DOCTOR]) == 24 - 2 - 3 - 1
    assert all(PACK.team[number] == DOCTOR for number in state.reserve)
    assert do(GAME.new({}, 2, 5), "preset").reserve == []


@pytest.mark.rule("TC-ARC-10", "TC-ARC-11", "TC-EXD-23", "TC-RULING-31")
def test_gallifrey_plays_a_reserve_card_for_a_hand_card_and_deals_three_new_ones() -> None:
    state = gallifrey()
    do(state, "reserve-play wake-the-sewers time")
    assert (state.asked, state.topic) == (0, "price")
    assert legal(state) == ["discard yo-yo", "discard regroup", "discard ask-for-tea"]
    do(state, "discard ask-for-tea")
    assert keys(state.stacks[0]) == "wake-the-sewers"
    assert keys(state.discards[DOCTOR]) == "ask-for-tea refocus fair-warning"
    assert keys(state.reserve) == "tardis-console save-gallifrey hand-mines-jammer"
    assert keys(state.hands[0]) == "yo-yo regroup"


@pytest.mark.rule("TC-RULING-31")
def test_gallifrey_offers_special_options_but_no_counters() -> None:
    state = gallifrey()
    assert legal(state, "reserve-use") == ["reserve-use refocus 1"]
    assert why(state, "reserve-use refocus 2") == "TC-PLAY-09"
    do(state, "reserve-use refocus 1", "discard yo-yo", "go enemy")
    assert state.topic == "granted-play"
    assert legal(state, "reserve") == []
    assert why(
        position(arcs="gallifrey clara davros", hands=["yo-yo", ""], reserve="regroup"),
        "reserve-use regroup 1",
    ) == ("TC-ARC-10")
    do(state, "discard regroup")
    assert len(state.reserve) == 3  # dealt anew when the granted play is over


@pytest.mark.rule("TC-RULING-31")
def test_a_granted_play_cannot_use_the_reserve() -> None:
    state = gallifrey(hand="psychic-paper yo-yo")
    do(state, "use psychic-paper 1")
    assert state.topic == "granted-play"
    assert why(state, "reserve-play wake-the-sewers time") == "TC-RULING-31"


@pytest.mark.rule("TC-RULING-31", "TC-PLAN-02", "TC-TECH-07")
def test_a_reserve_card_can_be_countered_and_has_its_own_effects() -> None:
    def reserve(play: str) -> ClashState:
        state = position(
            arcs="gallifrey clara davros",
            pawn="time",
            hands=["regroup sonic-sunglasses", "rebut"],
            reserve="wake-the-sewers yo-yo refocus",
            time="nano-cloud puppets",
            decks=("ask-for-tea borrow-a-tank save-gallifrey", ""),
        )
        do(state, play, "discard regroup")
        assert (state.asked, legal(state)) == (1, ["pass", "counter rebut 3"])
        return state

    plan = do(reserve("reserve-play wake-the-sewers time"), "pass")
    assert keys(plan.discards[ENEMY]) == "puppets"
    assert keys(plan.stacks[0]) == "nano-cloud wake-the-sewers"
    tech = do(reserve("reserve-play yo-yo time"), "pass", "pull nano-cloud")
    assert keys(tech.stacks[0]) == "puppets yo-yo nano-cloud"
    for play, key, others in (
        ("reserve-play wake-the-sewers time", "wake-the-sewers", "yo-yo refocus"),
        ("reserve-use refocus 1", "refocus", "wake-the-sewers yo-yo"),
    ):
        countered = until(do(reserve(play), "counter rebut 3"), "play")
        assert keys(countered.stacks[0]) == "nano-cloud puppets"
        assert keys(countered.discards[DOCTOR]) == f"regroup {key} {others}"
        assert keys(countered.reserve) == "ask-for-tea borrow-a-tank save-gallifrey"
        assert (countered.asked, countered.pawn) == (1, 0)


@pytest.mark.rule("TC-RULING-31")
def test_gallifrey_is_for_doctor_players_with_the_pawn_there_and_a_reserve() -> None:
    away = position(
        arcs="gallifrey clara davros",
        pawn="enemy",
        hands=["yo-yo", ""],
        reserve="regroup ask-for-tea refocus",
    )
    assert legal(away, "reserve") == []
    assert why(away, "reserve-play ask-for-tea time") == "TC-ARC-10"
    enemy = position(
        arcs="gallifrey clara davros",
        pawn="time",
        on_turn=1,
        hands=["", "lure"],
        reserve="regroup ask-for-tea refocus",
    )
    assert legal(enemy, "reserve") == []
    assert legal(gallifrey(reserve=""), "reserve") == []


@pytest.mark.rule("TC-RULING-31", "TC-DRAW-03")
def test_a_short_deck_makes_a_smaller_reserve_without_a_loss() -> None:
    state = position(
        arcs="gallifrey clara davros",
        pawn="time",
        hands=["ask-for-tea", ""],
        reserve="wake-the-sewers",
        rest=("removed", "deck"),
    )
    do(state, "reserve-play wake-the-sewers time")  # the only hand card is the price, unasked
    assert not state.over
    assert keys(state.reserve) == "ask-for-tea"


@pytest.mark.rule("TC-RULING-31")
def test_the_reserve_stays_usable_in_the_endgame() -> None:
    state = position(
        arcs="gallifrey clara davros",
        pawn="time",
        phase=ENDGAME,
        hands=["yo-yo", ""],
        reserve="wake-the-sewers",
    )
    assert "reserve-play wake-the-sewers time" in legal(state)


# -- River -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-ARC-08", "TC-RULING-29")
def test_river_lets_a_quip_discard_a_threat_that_is_no_bigger_buried_or_not() -> None:
    state = position(
        arcs="skaro river davros",
        pawn="companion",
        hands=["fair-warning", ""],
        enemy="gunstick maximum-extermination eyestalk",
    )
    do(state, "play fair-warning companion")
    assert (state.asked, state.topic) == (0, "rescue")
    assert legal(state) == ["pass", "target gunstick", "target eyestalk"]
    assert why(state, "target maximum-extermination") == "TC-ARC-08"
    do(state, "target gunstick")
    assert keys(state.discards[ENEMY]) == "gunstick"
    assert state.threats == -600


@pytest.mark.rule("TC-ARC-08", "TC-RULING-28")
def test_river_is_a_may_and_needs_a_fitting_threat() -> None:
    state = position(
        arcs="skaro river davros", pawn="companion", hands=["fair-warning", ""], enemy="gunstick"
    )
    do(state, "play fair-warning companion", "pass")
    assert keys(state.stacks[2]) == "gunstick"
    state = position(
        arcs="skaro river davros", pawn="companion", hands=["fair-warning", ""], enemy="dalek-fleet"
    )
    do(state, "play fair-warning companion")
    assert state.asked == 1


@pytest.mark.rule("TC-ARC-05", "TC-ARC-08", "TC-EXD-18")
@pytest.mark.parametrize("pawn", ["", "enemy"])
def test_river_does_nothing_with_the_pawn_elsewhere(pawn: str) -> None:
    state = position(arcs="skaro river davros", pawn=pawn, hands=["fair-warning", ""], enemy="gunstick")
    do(state, "play fair-warning companion")
    assert (state.asked, state.topic) == (1, "play")


@pytest.mark.rule("TC-RULING-29")
def test_a_countered_quip_rescues_nobody() -> None:
    state = position(
        arcs="skaro river davros", pawn="companion", hands=["fair-warning", "rebut"], enemy="gunstick"
    )
    do(state, "play fair-warning companion", "counter rebut 2")
    assert (state.asked, state.topic) == (1, "play")
    assert keys(state.stacks[2]) == "gunstick"


@pytest.mark.rule("TC-ARC-08", "TC-RULING-29")
def test_river_reaches_a_threat_on_any_stack_buried_or_open() -> None:
    state = position(
        arcs="london river missy",
        pawn="companion",
        hands=["fair-warning", ""],
        companion="you-will-obey crooked-bow-tie",
        enemy="gunstick dalek-fleet",
        removed=("", "exterminate rebut rebut-2"),
    )
    do(state, "play fair-warning companion")
    assert legal(state) == ["pass", "target you-will-obey", "target gunstick"]
    do(state, "target you-will-obey")
    assert keys(state.discards[ENEMY]) == "you-will-obey"
    assert state.totals[1] == 500


# -- the arcs of our own ---------------------------------------------------------------------------


def test_clara_lets_quips_on_the_time_stack_while_the_doctor_is_with_her() -> None:
    state = position(arcs="london clara davros", pawn="companion", hands=["fair-warning", ""])
    assert legal(state, "play") == ["play fair-warning time", "play fair-warning companion"]
    assert why(state, "play fair-warning enemy") == "TC-SUIT-02"
    do(state, "play fair-warning time")
    assert state.totals == [300, 0, 0]
    without_her = position(arcs="london river davros", pawn="companion", hands=["fair-warning", ""])
    assert why(without_her, "play fair-warning time") == "TC-SUIT-02"


@pytest.mark.rule("TC-SUIT-05", "TC-MATCH-12")
@pytest.mark.parametrize("pawn", ["", "time"])
def test_in_the_first_match_the_printed_table_of_suits_holds_until_the_doctor_moves(pawn: str) -> None:
    hands = ["fair-warning yo-yo ask-for-tea", "gunstick plunger puppets"]
    table = {"quip": "companion", "tech": "time companion", "plan": "time companion enemy", "threat": "enemy"}
    for on_turn, suits in ((0, ("quip", "tech", "plan")), (1, ("threat", "tech", "plan"))):
        state = position(pawn=pawn, on_turn=on_turn, hands=hands)
        for key, suit in zip(hands[on_turn].split(), suits, strict=True):
            assert legal(state, f"play {key} ") == [f"play {key} {stack}" for stack in table[suit].split()]


def test_the_paternoster_gang_always_protects_the_doctors_plans_on_the_companion_stack() -> None:
    state = position(
        arcs="london paternoster-gang davros",
        on_turn=1,
        hands=["", "conquer-earth"],
        companion="ask-for-tea",
        time="",
    )
    do(state, "play conquer-earth companion")
    assert keys(state.stacks[1]) == "ask-for-tea conquer-earth"
    state = position(
        arcs="london paternoster-gang davros", on_turn=1, hands=["", "conquer-earth"], time="ask-for-tea"
    )
    do(state, "play conquer-earth time")
    assert keys(state.stacks[0]) == "conquer-earth"
    state = position(arcs="london paternoster-gang davros", hands=["save-gallifrey", ""], companion="puppets")
    do(state, "play save-gallifrey companion")
    assert keys(state.stacks[1]) == "save-gallifrey"  # the Enemy's Plans are foiled as ever


def test_the_paternoster_gang_digs_out_a_buried_enemy_plan_while_the_doctor_is_there() -> None:
    companion = "puppets conquer-earth gunstick"
    state = position(
        arcs="london paternoster-gang missy",
        pawn="companion",
        hands=["wake-the-sewers", ""],
        companion=companion,
    )
    do(state, "play wake-the-sewers companion")
    assert (state.topic, legal(state)) == ("deep-foil", ["pass", "target puppets"])
    do(state, "target puppets")
    assert keys(state.stacks[1]) == "conquer-earth gunstick wake-the-sewers"
    away = position(
        arcs="london paternoster-gang missy", pawn="time", hands=["wake-the-sewers", ""], companion=companion
    )
    do(away, "play wake-the-sewers companion")
    assert away.asked == 1
    elsewhere = position(
        arcs="london paternoster-gang missy",
        pawn="companion",
        hands=["wake-the-sewers", ""],
        time="puppets gunstick",
    )
    do(elsewhere, "play wake-the-sewers time")
    assert elsewhere.asked == 1


def test_davros_minds_only_threats_on_his_own_stack(tmp_path: Path) -> None:
    old = """present = ["silence"]
words = [
"""
    new = """present = ["silence", "enemy threat on companion"]
words = [
    "Doctor present: Threats on the Companion stack.",
"""
    game = load(PackFiles(altered_pack(tmp_path, old, new)))
    state = position(game=game, pawn="enemy", on_turn=1, hands=["", "gunstick"], companion="fair-warning")
    do(state, "play gunstick companion", game=game)
    assert state.asked == 0


def test_davros_lets_a_threat_discard_a_quip_that_is_no_bigger() -> None:
    state = position(
        pawn="enemy",
        on_turn=1,
        hands=["", "gunstick"],
        companion="awkward-question fair-warning",
        time="crooked-bow-tie",
    )
    do(state, "play gunstick enemy")
    assert (state.asked, state.topic) == (1, "silence")
    assert legal(state) == ["pass", "target crooked-bow-tie", "target fair-warning"]
    do(state, "target fair-warning")
    assert keys(state.discards[DOCTOR]) == "fair-warning"
    away = position(pawn="time", on_turn=1, hands=["", "gunstick"], companion="fair-warning")
    do(away, "play gunstick enemy")
    assert away.asked == 0
    plan = position(pawn="enemy", on_turn=1, hands=["", "conquer-earth"], companion="fair-warning")
    do(plan, "play conquer-earth enemy")
    assert plan.asked == 0
    big = position(pawn="enemy", on_turn=1, hands=["", "gunstick"], companion="awkward-question")
    do(big, "play gunstick enemy")
    assert big.asked == 0


def test_missy_lets_threats_on_the_companion_stack_where_they_do_not_count_for_the_trigger() -> None:
    state = position(
        arcs="london clara missy",
        pawn="enemy",
        on_turn=1,
        hands=["", "dalek-fleet"],
        enemy="maximum-extermination gunstick",
    )
    assert legal(state, "play") == ["play dalek-fleet companion", "play dalek-fleet enemy"]
    do(state, "play dalek-fleet companion")
    assert state.threats == -700
    assert state.phase != ENDGAME
    away = position(arcs="london clara missy", pawn="time", on_turn=1, hands=["", "dalek-fleet"])
    assert why(away, "play dalek-fleet companion") == "TC-SUIT-01"


def test_the_supreme_dalek_sends_two_cards_for_one_in_place_of_a_play() -> None:
    state = position(
        arcs="london clara supreme-dalek",
        pawn="enemy",
        on_turn=1,
        hands=["", "plunger lure"],
        decks=("", "scan gunstick"),
    )
    assert legal(state, "reinforce") == ["reinforce plunger", "reinforce lure"]
    do(state, "reinforce plunger")
    assert keys(state.hands[1]) == "lure scan gunstick"
    assert keys(state.discards[ENEMY]) == "plunger"
    assert state.asked == 0


@pytest.mark.rule("TC-PLAY-06")
def test_the_supreme_dalek_helps_nobody_else_and_no_granted_play() -> None:
    doctor = position(arcs="london clara supreme-dalek", pawn="enemy", hands=["yo-yo", ""])
    assert why(doctor, "reinforce yo-yo") == "TC-ARC-03"
    away = position(arcs="london clara supreme-dalek", pawn="time", on_turn=1, hands=["", "plunger"])
    assert why(away, "reinforce plunger") == "TC-ARC-03"
    granted = position(arcs="london clara supreme-dalek", pawn="enemy", on_turn=1, hands=["", "scan plunger"])
    do(granted, "use scan 1")
    assert granted.topic == "granted-play"
    assert legal(granted, "reinforce") == []
    assert why(granted, "reinforce plunger") == "TC-RULING-28"


def test_windows_close_before_an_arc_acts() -> None:
    state = position(
        pawn="enemy",
        on_turn=1,
        hands=["yo-yo", "gunstick"],
        companion="fair-warning",
        enemy="dalek-fleet eyestalk",
    )
    do(state, "play gunstick enemy")
    assert state.topic == "counter"
    until(state, "silence")
    assert cards("gunstick")[0] in state.stacks[2]
