"""TC-COUNTER: what can be countered, by what, who is asked, and counters to counters."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_clash.positions import (
    BUILD_UP,
    DOCTOR,
    ENDGAME,
    ENEMY,
    GAME,
    altered_pack,
    asked,
    card,
    cards,
    do,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash import load
from vortex.games.time_clash.numbering import (
    LOSS,
    PAWN_MOVE,
    PLAN,
    PLAY_SPECIAL,
    QUIP,
    TECH,
    THREAT,
    USE_COUNTER,
)
from vortex.kernel.pack import PackFiles

PACK = GAME.pack


@pytest.mark.rule("TC-COUNTER-01")
def test_counters_are_marked_in_the_data() -> None:
    marked = {PACK.keys[number]: PACK.counters[number] for number in range(48) if PACK.counters[number]}
    assert marked == {
        "regroup": ("threat that starts the endgame",),
        "regroup-2": ("threat that starts the endgame",),
        "refocus": ("move of the doctor",),
        "refocus-2": ("move of the doctor",),
        "psychic-paper": ("special card",),
        "fixed-point": ("loss to a special card",),
        "reverse-the-polarity": ("numbered card",),
        "lure": ("move of the doctor",),
        "lure-2": ("move of the doctor",),
        "rebut": ("quip", "any card"),
        "rebut-2": ("quip", "any card"),
        "exterminate": ("numbered card",),
        "emergency-temporal-shift": ("loss to a special card",),
        "dalek-stratagem": ("counter",),
    }


@pytest.mark.rule("TC-COUNTER-02", "TC-COUNTER-18")
def test_a_counter_answers_only_what_it_names() -> None:
    state = position(hands=["ask-for-tea", "rebut exterminate dalek-stratagem plunger"])
    do(state, "play ask-for-tea time")
    assert legal(state) == ["pass", "counter rebut 3", "counter exterminate 2"]
    assert why(state, "counter rebut 2") == "TC-COUNTER-18"
    assert why(state, "counter rebut 1") == "TC-COUNTER-01"
    assert why(state, "counter dalek-stratagem 2") == "TC-COUNTER-02"
    assert why(state, "counter plunger 1") == "TC-COUNTER-01"
    assert why(state, "counter rebut-2 2") == "TC-PLAY-06"


@pytest.mark.rule("TC-COUNTER-03", "TC-RULING-34")
def test_a_counter_may_be_used_on_the_own_teams_turn() -> None:
    # In the Doctor's own Gambit a Doctor player answers a Threat by London.
    state = position(
        arcs="london clara davros",
        pawn="time",
        phase=ENDGAME,
        step="third",
        hands=["tardis-console", "gunstick"],
        luck=[0],
    )
    do(state, "gambit", "pass", "add gunstick")
    assert (state.asked, legal(state)) == (0, ["pass", "counter tardis-console 1"])


@pytest.mark.rule("TC-COUNTER-05", "TC-COUNTER-06", "TC-COUNTER-07", "TC-COUNTER-08", "TC-COUNTER-10")
def test_a_countered_card_does_nothing_goes_to_its_own_pile_and_the_turn_goes_on() -> None:
    state = position(
        on_turn=1,
        hands=["reverse-the-polarity", "the-trap-on-skaro lure"],
        time="borrow-a-tank",
    )
    do(state, "play the-trap-on-skaro time")
    assert (state.asked, legal(state)) == (0, ["pass", "counter reverse-the-polarity 2"])
    until(do(state, "counter reverse-the-polarity 2"), "play")
    assert keys(state.stacks[0]) == "borrow-a-tank"
    assert keys(state.discards[ENEMY]) == "the-trap-on-skaro"
    assert keys(state.removed[DOCTOR]) == "reverse-the-polarity"  # its further text
    assert keys(state.hands[1]) == "lure"
    assert (state.asked, state.topic) == (0, "play")


@pytest.mark.rule("TC-COUNTER-09", "TC-EX-03")
def test_a_countered_part_leaves_the_other_parts_alone() -> None:
    state = position(
        on_turn=1, hands=["refocus psychic-paper", "lure plunger"], decks=("yo-yo", "nano-cloud")
    )
    do(state, "use lure 1")
    assert (state.asked, legal(state)) == (0, ["pass", "counter psychic-paper 2"])
    do(state, "pass", "go time")
    assert (state.asked, legal(state)) == (0, ["pass", "counter refocus 2"])
    do(state, "counter refocus 2")
    assert (state.asked, legal(state)) == (1, ["pass"])  # a counter to the counter
    do(state, "pass")
    assert state.pawn == -1
    assert "yo-yo" in keys(state.hands[0])
    assert (state.asked, state.topic) == (1, "granted-play")
    until(do(state, "play plunger time"), "play")
    assert keys(state.stacks[0]) == "plunger"
    assert keys(state.hands[1]) == "nano-cloud"
    assert state.asked == 0


@pytest.mark.rule("TC-COUNTER-09", "TC-RULING-61")
def test_the_play_of_a_card_and_its_move_part_have_a_window_each() -> None:
    state = position(on_turn=1, hands=["psychic-paper", "lure plunger"])
    do(state, "use lure 1", "counter psychic-paper 2", "pass")
    assert keys(state.discards[ENEMY]) == "lure"
    assert keys(state.hands[1]) == "plunger"
    assert state.asked == 0


@pytest.mark.rule("TC-COUNTER-11")
def test_the_price_of_a_reserve_card_opens_no_window() -> None:
    state = position(
        arcs="gallifrey clara davros",
        pawn="time",
        hands=["fair-warning", "exterminate"],
        reserve="refocus",
        removed=("", "rebut rebut-2"),
    )
    do(state, "reserve-use refocus 1")
    assert keys(state.discards[DOCTOR]) == "fair-warning refocus"
    assert (state.asked, state.topic) == (0, "destination")


@pytest.mark.rule("TC-COUNTER-16", "TC-RULING-41", "TC-EXD-27", "TC-RULING-59")
@pytest.mark.parametrize(
    ("stack", "phase", "is_asked"),
    [
        ("dalek-fleet you-will-obey", BUILD_UP, False),  # -600, and -900 with the new card
        ("dalek-fleet eyestalk", BUILD_UP, True),  # exactly -1,000 with it
        ("dalek-fleet maximum-extermination", BUILD_UP, True),
        ("dalek-fleet eyestalk", ENDGAME, False),
        ("dalek-fleet conquer-earth", BUILD_UP, False),  # Plans do not count
    ],
)
def test_regroup_answers_only_a_threat_that_would_start_the_endgame(
    stack: str, phase: int, is_asked: bool
) -> None:
    state = position(
        on_turn=1,
        phase=phase,
        hands=["regroup yo-yo", "gunstick"],
        enemy=stack,
        removed=("reverse-the-polarity", ""),
    )
    do(state, "play gunstick enemy")
    assert (state.topic == "counter") == is_asked
    if is_asked:
        assert legal(state) == ["pass", "counter regroup 2"]


@pytest.mark.rule("TC-COUNTER-16", "TC-RULING-41")
@pytest.mark.parametrize(("stack", "is_asked"), [("companion", False), ("enemy", True)])
def test_regroup_answers_no_threat_that_missy_sends_to_the_companion_stack(
    stack: str, is_asked: bool
) -> None:
    state = position(
        arcs="london clara missy",
        pawn="enemy",
        on_turn=1,
        hands=["regroup yo-yo", "dalek-fleet"],
        enemy="maximum-extermination gunstick",
        removed=("reverse-the-polarity", ""),
    )
    do(state, f"play dalek-fleet {stack}")
    assert (state.topic == "counter") == is_asked


@pytest.mark.rule("TC-COUNTER-16", "TC-RULING-41")
def test_on_a_doctor_turn_no_threat_starts_the_endgame(tmp_path: Path) -> None:
    # Neither the only counter of Rebut nor any other answers it.
    threat = 'emblem = "teacup"\nteam = "doctor"\nsuit = "plan"'
    game = load(PackFiles(altered_pack(tmp_path, threat, threat.replace("plan", "threat"))))
    (tmp_path / "enemy.toml").write_text(
        (tmp_path / "enemy.toml")
        .read_text()
        .replace('["quip", "any card"]', '["threat that starts the endgame"]')
        .replace('then = ["draw 1 card", "remove this card"]', 'then = ["draw 1 card"]')
    )
    game = load(PackFiles(tmp_path))
    state = position(
        game=game,
        hands=["ask-for-tea", "rebut"],
        enemy="dalek-fleet maximum-extermination gunstick",
        removed=("", "exterminate"),
    )
    do(state, "play ask-for-tea enemy", game=game)
    assert (state.threats, state.topic) == (-1100, "play")


@pytest.mark.rule("TC-COUNTER-16")
def test_regroup_against_another_card_is_refused_by_its_rule() -> None:
    state = position(on_turn=1, hands=["regroup", "puppets"])
    do(state, "play puppets time")
    assert state.topic == "counter"
    assert why(state, "counter regroup 2") == "TC-COUNTER-16"


@pytest.mark.rule("TC-COUNTER-17")
def test_refocus_answers_only_a_move_by_the_enemy() -> None:
    state = position(on_turn=1, hands=["refocus", "puppets"])
    do(state, "play puppets time")
    assert why(state, "counter refocus 2") == "TC-COUNTER-17"
    own = position(seats=4, hands=["yo-yo", "", "refocus", ""])
    do(own, "move yo-yo time")
    assert own.pawn == 0  # no window for their own team


@pytest.mark.rule("TC-EX-02", "TC-COUNTER-08", "TC-RULING-43")
def test_regroup_as_in_the_example() -> None:
    state = position(
        on_turn=1,
        hands=["regroup", "gunstick"],
        enemy="dalek-fleet hand-mines",
        decks=("yo-yo", ""),
        step="play",
    )
    assert state.threats == -800
    do(state, "play gunstick enemy", "counter regroup 2")
    assert keys(state.discards[DOCTOR]) == "regroup"
    assert keys(state.hands[0]).split()[0] == "yo-yo"
    assert keys(state.discards[ENEMY]) == "gunstick"
    assert state.threats == -800
    assert state.phase == BUILD_UP
    assert state.asked == 0


@pytest.mark.rule("TC-RULING-35")
def test_a_team_is_not_asked_about_its_own_side() -> None:
    state = position(seats=4, on_turn=1, hands=["", "puppets", "", "exterminate"])
    do(state, "play puppets time")
    assert keys(state.stacks[0]) == "puppets"


@pytest.mark.rule("TC-RULING-36")
def test_opponents_are_asked_in_turn_order_and_the_first_reply_ends_the_asking() -> None:
    state = position(seats=4, on_turn=2, hands=["", "exterminate", "ask-for-tea", "plunger"], first=0)
    do(state, "play ask-for-tea time")
    assert (state.asked, legal(state)) == (3, ["pass"])
    do(state, "pass")
    assert (state.asked, legal(state)) == (1, ["pass", "counter exterminate 2"])
    do(state, "counter exterminate 2")
    assert state.stacks[0] == []
    first = position(seats=4, on_turn=2, hands=["", "plunger", "ask-for-tea", "exterminate"], first=0)
    do(first, "play ask-for-tea time", "counter exterminate 2")
    assert first.stacks[0] == []
    assert first.topic == "play"  # seat 1 was not asked any more


@pytest.mark.rule("TC-RULING-36")
def test_when_all_decline_the_play_resolves() -> None:
    state = position(seats=4, hands=["ask-for-tea", "exterminate", "", "plunger"])
    do(state, "play ask-for-tea time", "pass", "pass")
    assert keys(state.stacks[0]) == "ask-for-tea"


@pytest.mark.rule("TC-RULING-37", "TC-RULING-36", "TC-EXD-22")
def test_a_countered_counter_fails_without_a_draw_and_the_window_opens_again() -> None:
    state = position(
        on_turn=1,
        hands=["regroup regroup-2", "gunstick rebut"],
        enemy="dalek-fleet hand-mines",
        decks=("yo-yo", ""),
    )
    do(state, "play gunstick enemy", "counter regroup 2")
    assert (state.asked, legal(state)) == (1, ["pass", "counter rebut 3"])
    do(state, "counter rebut 3")
    assert (state.asked, legal(state)) == (0, ["pass"])  # Psychic Paper could answer Rebut
    do(state, "pass")
    assert (state.asked, state.topic) == (0, "counter")
    assert legal(state) == ["pass", "counter regroup-2 2"]
    assert keys(state.discards[DOCTOR]) == "regroup"
    assert keys(state.removed[ENEMY]) == "rebut"
    assert keys(state.hands[0]) == "regroup-2"  # no draw
    until(do(state, "counter regroup-2 2"), "play")
    assert state.threats == -800
    assert keys(state.discards[ENEMY]) == "gunstick"


@pytest.mark.rule("TC-RULING-37")
def test_if_nobody_replies_after_the_cancel_the_first_play_resolves() -> None:
    state = position(on_turn=1, hands=["regroup refocus", "gunstick rebut"], enemy="dalek-fleet hand-mines")
    do(state, "play gunstick enemy", "counter regroup 2", "counter rebut 3", "pass", "pass")
    assert state.threats == -1100
    assert state.phase == ENDGAME


@pytest.mark.rule("TC-RULING-37", "TC-DISCARD-01", "TC-RULING-64")
def test_counters_are_resolved_last_in_first_out() -> None:
    state = position(
        hands=["fair-warning psychic-paper", "rebut rebut-2"], decks=("yo-yo", "plunger"), companion=""
    )
    do(state, "play fair-warning companion", "counter rebut 2")
    assert (state.asked, legal(state)) == (0, ["pass", "counter psychic-paper 2"])
    do(state, "counter psychic-paper 2")
    assert (state.asked, legal(state)) == (1, ["pass", "counter rebut-2 3"])
    do(state, "counter rebut-2 3")
    # Psychic Paper has failed, and no other answer to Rebut is out of sight: Rebut stands.
    assert (state.asked, state.topic) == (1, "play")
    assert state.stacks[1] == []
    # The Quip was played first, so it lies beneath the card that could not save it.
    assert keys(state.discards[DOCTOR]) == "fair-warning psychic-paper"
    assert keys(state.discards[ENEMY]) == "rebut"
    assert keys(state.removed[ENEMY]) == "rebut-2"
    assert keys(state.hands[1]).split()[0] == "plunger"  # Rebut stood and drew


CHAIN = ("use sonic-screwdriver 2", "counter rebut 3", "counter psychic-paper 2", "pass", "counter rebut-2 3")
"""A special card is played and countered, a second one saves it, and it is countered once more."""


@pytest.mark.rule("TC-DISCARD-01", "TC-RULING-64", "TC-EXD-30")
def test_a_card_countered_at_last_lies_beneath_the_counters_played_for_it() -> None:
    state = position(
        hands=["sonic-screwdriver psychic-paper", "rebut rebut-2"],
        decks=("regroup", "plunger"),
        time="yo-yo",
        discards=("ask-for-tea", ""),
    )
    until(do(state, *CHAIN), "play")
    assert keys(state.discards[DOCTOR]) == "ask-for-tea sonic-screwdriver psychic-paper"
    # Rebut was played for its third option both times; the one that failed does not leave the game.
    assert keys(state.discards[ENEMY]) == "rebut"
    assert keys(state.removed[ENEMY]) == "rebut-2"
    # So Regroup takes what was played last.
    back = position(hands=["regroup", ""], discards=(keys(state.discards[DOCTOR]), ""))
    until(do(back, "use regroup 1"), "play")
    assert "psychic-paper" in keys(back.hands[0])


@pytest.mark.rule("TC-DISCARD-01", "TC-RULING-64")
def test_in_a_granted_play_only_what_came_later_lies_above() -> None:
    state = position(
        hands=["refocus sonic-screwdriver psychic-paper", "rebut rebut-2"],
        decks=("regroup", "plunger"),
        time="yo-yo",
        pawn="time",
    )
    do(state, "use refocus 1", "pass", "go enemy", "pass")
    until(do(state, *CHAIN), "play")
    assert keys(state.discards[DOCTOR]) == "refocus sonic-screwdriver psychic-paper"


@pytest.mark.rule("TC-RULING-64")
def test_a_counter_that_was_shuffled_into_the_deck_leaves_no_trace_in_the_order() -> None:
    state = position(
        hands=["sonic-screwdriver psychic-paper", "rebut rebut-2"],
        time="yo-yo",
        rest=("removed", "deck"),
        discards=("ask-for-tea", ""),
        orders=[cards("psychic-paper ask-for-tea")],
    )
    do(state, *CHAIN[:-1])
    # Psychic Paper stood and drew: it and the whole pile were the new deck.
    assert (keys(state.hands[0]), keys(state.decks[DOCTOR])) == ("ask-for-tea", "psychic-paper")
    until(do(state, CHAIN[-1]), "play")
    assert keys(state.discards[DOCTOR]).split()[0] == "sonic-screwdriver"


@pytest.mark.rule("TC-RULING-33", "TC-SPECIAL-02", "TC-COUNTER-18")
@pytest.mark.parametrize(("option", "hand", "gone"), [("2", "lure plunger", ""), ("3", "lure", "rebut")])
def test_rebut_may_answer_a_quip_for_either_of_its_counters(option: str, hand: str, gone: str) -> None:
    state = position(hands=["fair-warning", "lure rebut"], decks=("", "plunger"))
    do(state, "play fair-warning companion")
    assert legal(state) == ["pass", "counter rebut 2", "counter rebut 3"]
    offers = [str(offer.words) for offer in GAME.ask(state).options]
    assert offers[1:] == ["Counter with Rebut, then draw 1 card", "Counter with Rebut, then remove this card"]
    until(do(state, f"counter rebut {option}"), "play")
    assert keys(state.discards[DOCTOR]) == "fair-warning"
    assert keys(state.removed[ENEMY]) == gone
    assert sorted(keys(state.hands[1]).split())[: len(hand.split())] == sorted(hand.split())


@pytest.mark.rule("TC-RULING-39")
def test_a_counter_costs_no_turn() -> None:
    state = position(hands=["fair-warning", "rebut plunger"])
    do(state, "play fair-warning companion", "counter rebut 2")
    assert (state.asked, state.topic) == (1, "play")
    assert len(state.hands[1]) == 3


def test_dalek_stratagem_answers_a_doctor_counter() -> None:
    state = position(on_turn=1, hands=["refocus", "plunger dalek-stratagem"], decks=("", "gunstick"))
    do(state, "move plunger enemy", "counter refocus 2")
    assert (state.asked, legal(state)) == (1, ["pass", "counter dalek-stratagem 2"])
    do(state, "counter dalek-stratagem 2")
    assert keys(state.hands[1]) == "gunstick"
    until(state, "play")
    assert state.pawn == 2


def test_psychic_paper_answers_an_enemy_special_card_and_an_enemy_counter_but_no_numbered_card() -> None:
    special = position(on_turn=1, hands=["psychic-paper", "scan"], decks=("yo-yo", ""))
    do(special, "use scan 1", "counter psychic-paper 2")
    assert keys(special.discards[ENEMY]) == "scan"
    assert keys(special.hands[0]).split()[0] == "yo-yo"
    counter = position(hands=["ask-for-tea psychic-paper", "exterminate"])
    do(counter, "play ask-for-tea time", "counter exterminate 2", "counter psychic-paper 2")
    assert keys(counter.stacks[0]) == "ask-for-tea"
    assert keys(counter.discards[ENEMY]) == "exterminate"  # cancelled, so it does not leave the game
    plan = position(on_turn=1, hands=["psychic-paper", "puppets"])
    do(plan, "play puppets time")
    assert legal(plan) == ["pass"]
    assert why(plan, "counter psychic-paper 2") == "TC-COUNTER-02"


@pytest.mark.rule("TC-RULING-65")
def test_fixed_point_stops_a_loss_and_only_a_loss() -> None:
    state = position(
        on_turn=1, hands=["fixed-point", "rebut plunger"], time="yo-yo", decks=("ask-for-tea", "")
    )
    do(state, "use rebut 1")
    assert legal(state) == ["pass"]
    do(state, "pass")  # Yo-yo is the only Tech, so it is not asked for
    assert (state.asked, legal(state)) == (0, ["pass", "counter fixed-point 2"])
    assert "is taking Yo-yo (Tech +100) off its stack" in asked(state)
    do(state, "counter fixed-point 2", "pass")
    assert keys(state.stacks[0]) == "yo-yo"
    assert keys(state.discards[ENEMY]) == "rebut"
    assert keys(state.hands[0]).split()[0] == "ask-for-tea"


def test_fixed_point_declined_lets_the_card_go() -> None:
    state = position(on_turn=1, hands=["fixed-point", "scan"], companion="fair-warning")
    do(state, "use scan 2", "pass", "pass")
    assert keys(state.discards[DOCTOR]) == "fair-warning"


@pytest.mark.rule("TC-RULING-65")
def test_foiling_abilities_and_counters_are_no_losses_to_a_special_card() -> None:
    foiled = position(on_turn=1, hands=["fixed-point", "the-trap-on-skaro"], time="borrow-a-tank")
    do(foiled, "play the-trap-on-skaro time")
    assert legal(foiled) == ["pass"]  # the Plan itself may be countered, what it foils may not
    until(do(foiled, "pass"), "play")
    assert keys(foiled.discards[DOCTOR]) == "borrow-a-tank"
    river = position(
        arcs="skaro river davros",
        pawn="companion",
        hands=["fair-warning", "emergency-temporal-shift"],
        enemy="gunstick",
    )
    do(river, "play fair-warning companion", "pass", "target gunstick")
    assert keys(river.discards[ENEMY]) == "gunstick"
    assert (river.asked, river.topic) == (1, "play")
    countered = position(hands=["ask-for-tea fixed-point", "exterminate"])
    until(do(countered, "play ask-for-tea time", "counter exterminate 2", "pass"), "play")
    assert keys(countered.discards[DOCTOR]) == "ask-for-tea"


@pytest.mark.rule("TC-RULING-65")
def test_emergency_temporal_shift_stops_a_loss_by_a_doctor_card() -> None:
    state = position(
        hands=["fixed-point", "emergency-temporal-shift"], time="puppets nano-cloud", decks=("", "lure")
    )
    do(state, "use fixed-point 1", "pass", "target puppets")
    assert (state.asked, legal(state)) == (1, ["pass", "counter emergency-temporal-shift 2"])
    do(state, "counter emergency-temporal-shift 2")
    assert keys(state.stacks[0]) == "puppets nano-cloud"
    assert keys(state.discards[ENEMY]) == "emergency-temporal-shift"
    assert keys(state.hands[1]).split()[0] == "lure"


def test_lure_stops_a_doctor_players_move_of_the_pawn() -> None:
    state = position(hands=["yo-yo", "lure"], pawn="time", decks=("", "plunger"))
    do(state, "move yo-yo enemy")
    assert (state.asked, legal(state)) == (1, ["pass", "counter lure 2"])
    until(do(state, "counter lure 2"), "play")
    assert state.pawn == 0
    assert keys(state.discards[DOCTOR]) == "yo-yo"
    assert keys(state.hands[1]).split()[0] == "plunger"
    own = position(on_turn=1, hands=["", "plunger lure"])
    do(own, "move plunger time")
    assert own.pawn == 0  # no window for their own team


@pytest.mark.parametrize("play", ["gunstick enemy", "plunger time", "puppets companion"])
def test_reverse_the_polarity_answers_any_numbered_card_and_leaves_the_game(play: str) -> None:
    state = position(on_turn=1, hands=["reverse-the-polarity", f"{play.split()[0]} lure"])
    do(state, f"play {play}")
    assert (state.asked, legal(state)) == (0, ["pass", "counter reverse-the-polarity 2"])
    until(do(state, "counter reverse-the-polarity 2"), "play")
    assert state.stacks == [[], [], []]
    assert keys(state.discards[ENEMY]) == play.split()[0]
    assert keys(state.removed[DOCTOR]) == "reverse-the-polarity"
    assert len(state.hands[0]) == 1  # only the card of the turn


def test_reverse_the_polarity_answers_no_special_card() -> None:
    state = position(on_turn=1, hands=["reverse-the-polarity", "scan"])
    do(state, "use scan 1")
    assert legal(state) == ["pass"]
    assert why(state, "counter reverse-the-polarity 2") == "TC-COUNTER-02"


@pytest.mark.rule("TC-RULING-59", "TC-EXD-29")
def test_no_window_opens_when_every_possible_reply_is_in_sight() -> None:
    for zone in ("removed", "discards"):
        where = {zone: ("", "exterminate rebut rebut-2")}
        state = position(hands=["ask-for-tea", "plunger lure"], **where)  # type: ignore[arg-type]
        do(state, "play ask-for-tea time")
        assert keys(state.stacks[0]) == "ask-for-tea"
    # While a Rebut is out of sight, it is asked.
    for removed in ("exterminate rebut", "rebut rebut-2"):
        state = position(hands=["fair-warning", "plunger lure"], removed=("", removed))
        do(state, "play fair-warning companion")
        assert (state.asked, legal(state)) == (1, ["pass"])


@pytest.mark.rule("TC-RULING-59")
def test_who_holds_no_card_is_not_asked() -> None:
    state = position(seats=4, hands=["ask-for-tea", "", "", "plunger"])
    do(state, "play ask-for-tea time")
    assert state.asked == 3
    do(state, "pass")
    assert keys(state.stacks[0]) == "ask-for-tea"


@pytest.mark.rule("TC-RULING-59")
@pytest.mark.parametrize("hand", ["exterminate lure", "plunger lure", "rebut rebut-2"])
def test_the_window_is_the_same_whatever_the_hand_holds(hand: str) -> None:
    state = position(hands=["ask-for-tea", hand])
    do(state, "play ask-for-tea time")
    seen = GAME.view(state, 0)
    assert (seen["asked"], seen["topic"], seen["hands"][1]) == (1, "counter", {"count": 2, "known": []})


@pytest.mark.rule("TC-RULING-13")
def test_the_engine_takes_any_suit_in_any_deck(tmp_path: Path) -> None:
    old = 'emblem = "marionette"\nteam = "enemy"\nsuit = "plan"'
    game = load(PackFiles(altered_pack(tmp_path, old, old.replace("plan", "quip"))))
    state = position(game=game, on_turn=1, hands=["", "puppets"])
    assert legal(state, "play", game) == ["play puppets companion"]
    do(state, "play puppets companion", game=game)
    assert state.totals[1] == -200


ANSWERS = {
    (DOCTOR, THREAT): "reverse-the-polarity",
    (DOCTOR, TECH): "reverse-the-polarity",
    (DOCTOR, PLAN): "reverse-the-polarity",
    (DOCTOR, PLAY_SPECIAL): "psychic-paper",
    (DOCTOR, USE_COUNTER): "psychic-paper",
    (DOCTOR, PAWN_MOVE): "refocus refocus-2",
    (DOCTOR, LOSS): "fixed-point",
    (ENEMY, QUIP): "rebut rebut-2 exterminate",
    (ENEMY, TECH): "rebut rebut-2 exterminate",
    (ENEMY, PLAN): "rebut rebut-2 exterminate",
    (ENEMY, PLAY_SPECIAL): "rebut rebut-2",
    (ENEMY, USE_COUNTER): "rebut rebut-2 dalek-stratagem",
    (ENEMY, PAWN_MOVE): "lure lure-2",
    (ENEMY, LOSS): "emergency-temporal-shift",
}


@pytest.mark.parametrize(("team", "thing"), ANSWERS)
def test_everything_that_can_be_countered_has_an_answer_on_the_other_side(team: int, thing: int) -> None:
    assert PACK.replies[team][thing] == sum(1 << card(key) for key in ANSWERS[team, thing].split())
