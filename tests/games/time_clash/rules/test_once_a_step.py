"""TC-RULING-24: a card is played once in a step, even if a reshuffle brings it back."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENDGAME,
    ENEMY,
    FAIL_FACE,
    altered_pack,
    cards,
    do,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash import TimeClash, load
from vortex.kernel.pack import PackFiles


@pytest.fixture(scope="module")
def drawing(tmp_path_factory: pytest.TempPathFactory) -> TimeClash:
    """A pack in which the Sonic Screwdriver plays, draws, and plays again."""
    old = """options = [
    "push a card of up to 300, then draw 1 card",
    "pull a card of up to 300, then draw 1 card",
]"""
    new = """options = [
    "play another card, then draw 1 card, then play another card",
    "draw 1 card, then play another card",
]"""
    folder: Path = tmp_path_factory.mktemp("pack")
    return load(PackFiles(altered_pack(folder, old, new)))


MOVES = ["move {0} time", "move {0} companion", "move {0} enemy", "discard {0}"]


def only_discards(key: str) -> list[str]:
    return [text.format(key) for text in MOVES]


@pytest.mark.rule("TC-RULING-24", "TC-DRAW-05")
def test_a_special_card_that_draws_itself_cannot_be_played_again_in_the_step(drawing: TimeClash) -> None:
    state = position(game=drawing, hands=["sonic-screwdriver", ""], rest=("removed", "deck"))
    do(state, "use sonic-screwdriver 2", game=drawing)
    assert (state.topic, keys(state.hands[0], drawing)) == ("granted-play", "sonic-screwdriver")
    assert legal(state, game=drawing) == only_discards("sonic-screwdriver")
    assert why(state, "use sonic-screwdriver 2", game=drawing) == "TC-RULING-24"


@pytest.mark.rule("TC-RULING-24")
def test_a_countered_numbered_card_drawn_again_cannot_be_played_again_in_the_step(drawing: TimeClash) -> None:
    state = position(
        game=drawing,
        hands=["sonic-screwdriver ask-for-tea", "exterminate"],
        rest=("removed", "deck"),
        orders=[cards("sonic-screwdriver ask-for-tea", drawing)],
    )
    do(
        state,
        "use sonic-screwdriver 1",
        "pass",
        "play ask-for-tea time",
        "counter exterminate 2",
        game=drawing,
    )
    assert (state.topic, keys(state.hands[0], drawing)) == ("granted-play", "ask-for-tea")
    assert legal(state, game=drawing) == only_discards("ask-for-tea")
    assert why(state, "play ask-for-tea time", game=drawing) == "TC-RULING-24"


@pytest.mark.rule("TC-RULING-24", "TC-RULING-31")
def test_a_reserve_card_that_draws_itself_cannot_be_played_again_in_the_step(drawing: TimeClash) -> None:
    state = position(
        game=drawing,
        arcs="gallifrey clara davros",
        pawn="time",
        hands=["yo-yo", ""],
        reserve="sonic-screwdriver",
        rest=("removed", "deck"),
        orders=[cards("yo-yo sonic-screwdriver", drawing)],
    )
    do(state, "reserve-use sonic-screwdriver 2", game=drawing)
    assert keys(state.hands[0], drawing) == "sonic-screwdriver"
    assert legal(state, "use", drawing) == []
    assert why(state, "use sonic-screwdriver 1", game=drawing) == "TC-RULING-24"


@pytest.mark.rule("TC-RULING-24")
def test_on_the_next_turn_it_can_be_played_again(drawing: TimeClash) -> None:
    state = position(
        game=drawing, hands=["sonic-screwdriver ask-for-tea", "plunger"], rest=("removed", "deck")
    )
    do(state, "use sonic-screwdriver 2", "pass", "discard ask-for-tea", "discard plunger", game=drawing)
    assert (state.asked, state.turn, state.spent) == (0, 3, 0)
    assert "use sonic-screwdriver 2" in legal(state, game=drawing)


# -- counters are cards that are played ------------------------------------------------------------


@pytest.mark.rule("TC-RULING-24", "TC-RULING-37", "TC-RULING-59")
def test_a_counter_that_draws_itself_cannot_answer_again_in_the_step() -> None:
    state = position(
        on_turn=1,
        hands=["refocus yo-yo", "lure plunger nano-cloud"],
        rest=("removed", "deck"),
        discards=("ask-for-tea", ""),
        orders=[cards("ask-for-tea refocus")],
    )
    do(state, "use lure 1", "go time", "counter refocus 2", "pass")
    assert (state.topic, state.pawn) == ("granted-play", -1)
    assert (
        keys(state.hands[0]) == "yo-yo refocus"
    )  # the deck was empty, and Refocus came out on top of the new one
    do(state, "move plunger enemy")
    assert state.pawn == 2  # no window: the one counter that could serve is spent
    do(state, "discard yo-yo")
    assert (state.asked, state.turn) == (1, 3)
    do(state, "move nano-cloud time")
    assert (state.asked, legal(state)) == (0, ["pass", "counter refocus 2"])  # another turn


@pytest.mark.rule("TC-RULING-24", "TC-RULING-59")
def test_a_spent_counter_is_not_offered_where_another_one_keeps_the_window_open() -> None:
    state = position(on_turn=1, hands=["refocus yo-yo", "lure plunger"], rest=("deck", "deck"))
    state.decks[DOCTOR] = cards("refocus-2")
    do(state, "use lure 1", "pass", "go time", "counter refocus 2", "pass")
    state.decks[DOCTOR] = []
    state.hands[0] = cards("yo-yo refocus")
    state.discards[DOCTOR] = []
    do(state, "move plunger enemy")
    assert (state.asked, legal(state)) == (0, ["pass"])
    assert why(state, "counter refocus 2") == "TC-RULING-24"


@pytest.mark.rule("TC-RULING-24", "TC-RULING-37")
def test_a_card_used_as_a_counter_cannot_be_played_in_the_same_step() -> None:
    state = position(
        on_turn=1,
        hands=["refocus", "lure plunger dalek-stratagem"],
        rest=("deck", "removed"),
        orders=[cards("lure dalek-stratagem")],
    )
    do(state, "use lure 1", "pass", "go time", "counter refocus 2", "counter dalek-stratagem 2")
    until(state, "granted-play")
    assert keys(state.hands[1]) == "plunger dalek-stratagem"
    assert legal(state, "use") == []
    assert why(state, "use dalek-stratagem 1") == "TC-RULING-24"


@pytest.mark.rule("TC-RULING-24", "TC-RULING-51", "TC-RULING-59")
def test_a_counter_that_draws_itself_answers_one_turned_card_only() -> None:
    state = position(
        phase=ENDGAME,
        step="third",
        time="call-for-silence",
        companion="fair-warning",
        hands=["regroup", "rebut"],
        rest=("deck", "removed"),
        luck=[FAIL_FACE],
    )
    do(state, "gambit", "turn time", "turn companion")
    assert legal(state) == [
        *("pass", "cancel rebut time 2", "cancel rebut time 3"),
        *("cancel rebut companion 2", "cancel rebut companion 3"),
    ]
    do(state, "cancel rebut time 2", "pass")
    assert keys(state.hands[1]) == "rebut"
    assert (state.asked, state.topic) == (0, "contribute")  # the window has closed


@pytest.mark.rule("TC-RULING-24")
def test_the_gambit_is_another_step_and_so_is_the_next_turn() -> None:
    state = position(
        phase=ENDGAME,
        hands=["fair-warning crooked-bow-tie", "rebut"],
        companion="call-for-silence",
        time="plunger yo-yo",
        rest=("deck", "removed"),
        discards=("", "lure"),
        orders=[cards("lure rebut")],
        luck=[FAIL_FACE],
    )
    do(state, "play fair-warning companion", "counter rebut 2", "pass")
    assert (keys(state.hands[1]), keys(state.decks[ENEMY])) == ("rebut", "lure")
    do(state, "gambit", "turn companion", "pass")
    assert legal(state) == ["pass", "cancel rebut companion 2", "cancel rebut companion 3"]
    do(state, "cancel rebut companion 2", "pass")
    assert keys(state.discards[ENEMY]) == "rebut"
    do(state, "pass", "pass")
    assert (state.asked, state.topic, keys(state.hands[1])) == (1, "play", "lure rebut")
    assert legal(state, "use") == ["use lure 1", "use rebut 1"]
