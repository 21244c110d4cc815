"""What the advice of Time Clash prefers, above all in the Endgame."""

from __future__ import annotations

import pytest
from tests.games.time_clash.positions import ENDGAME, GAME, do, gambit, legal, position, until

from vortex.games.time_clash.state import ClashState

HIGH = "tardis-console awkward-question hand-mines-jammer"
"""+1,200, so that the sum is out of the Enemy team's reach."""


def preferred(state: ClashState) -> str:
    """The choice that the advice gives the most weight."""
    weights = GAME.advice.weights(state)
    assert min(weights) > 0
    return legal(state)[weights.index(max(weights))]


def chance(state: ClashState) -> float:
    """The Doctor's team's, as the advice sees it."""
    doctor, enemy = GAME.advice.values(state)
    assert doctor + enemy == pytest.approx(1.0)
    return doctor


def third_step(**zones: str) -> ClashState:
    hands = (zones.pop("doctor", ""), zones.pop("other", ""))
    return position(phase=ENDGAME, step="third", hands=hands, **zones)  # type: ignore[arg-type]


# -- Gambits ---------------------------------------------------------------------------------------


def test_a_likely_gambit_is_dared_and_a_hopeless_one_is_not() -> None:
    likely = third_step(
        time="save-gallifrey", companion="fair-warning", enemy="borrow-a-tank", doctor="tardis-console"
    )
    assert preferred(likely) == "gambit"
    hopeless = third_step(companion=f"{HIGH} yo-yo", doctor="regroup")
    assert preferred(hopeless) == "pass"


def test_a_small_chance_is_the_last_hope_of_who_loses_otherwise() -> None:
    """+400 and -100 lie open, 300 against 400 are in the hands: it succeeds only if the other side errs."""
    hands = {"doctor": "fair-warning", "other": "conquer-earth lure"}
    lost_otherwise = third_step(time="save-gallifrey", enemy="dalek-fleet you-will-obey", **hands)
    assert sum(lost_otherwise.totals) < 0
    assert preferred(lost_otherwise) == "gambit"
    safe = third_step(time="save-gallifrey", companion="hand-mines-jammer nano-cloud", **hands)
    assert preferred(safe) == "pass"


def test_the_enemy_turns_a_card_against_a_hand_card_that_is_still_to_come() -> None:
    """What is turned so far cannot win, but with 400 from the hand it could."""
    state = gambit(time="borrow-a-tank", companion="", hands=("tardis-console", ""))
    do(state, "turn time")
    until(state, "turn-against")
    assert preferred(state) == "turn enemy"
    harmless = gambit(time="borrow-a-tank", companion="", hands=("regroup", ""))
    do(harmless, "turn time")
    until(harmless, "turn-against")
    assert preferred(harmless) == "pass"


def test_the_enemy_adds_no_bigger_card_than_it_takes() -> None:
    """+700 and a die that gives at most 500: 300 less leaves the two faces of 500, and so does 400."""
    state = gambit(enemy="", hands=("regroup", "the-trap-on-skaro conquer-earth"))
    do(state, "turn time", "turn companion")
    until(state, "contribute")
    do(state, "pass")
    assert (state.asked, preferred(state)) == (1, "add the-trap-on-skaro")


def test_a_card_that_changes_nothing_stays_in_the_hand() -> None:
    state = gambit(time="yo-yo", companion="", enemy="", hands=("ask-for-tea", ""))
    do(state, "turn time")
    until(state, "contribute")
    assert preferred(state) == "pass"


# -- the play step of the Endgame ------------------------------------------------------------------


def test_the_enemy_takes_the_win() -> None:
    state = position(
        phase=ENDGAME, on_turn=1, time="tardis-console", hands=("", "conquer-earth dalek-fleet puppets")
    )
    assert preferred(state) == "play dalek-fleet enemy"


def test_the_enemy_covers_the_best_open_card_where_the_sum_is_out_of_reach() -> None:
    state = position(
        phase=ENDGAME,
        on_turn=1,
        time="save-gallifrey",
        companion=f"{HIGH} yo-yo",
        enemy="ask-for-tea",
        hands=("fair-warning", "puppets lure"),
    )
    plays = legal(state, "play")
    weights = dict(zip(legal(state), GAME.advice.weights(state), strict=True))
    assert max(plays, key=weights.__getitem__) == "play puppets time"


def test_the_doctor_covers_the_worst_open_card() -> None:
    state = position(
        phase=ENDGAME,
        time="save-gallifrey",
        companion="fair-warning",
        enemy="gunstick",
        hands=("wake-the-sewers regroup", "lure"),
    )
    assert preferred(state) == "play wake-the-sewers enemy"


# -- the Build-up ----------------------------------------------------------------------------------


def test_threats_begin_the_endgame_only_where_it_begins_well() -> None:
    threats = "hand-mines maximum-extermination"
    ahead = position(on_turn=1, enemy=threats, time="conquer-earth", hands=("", "gunstick tractor-beam"))
    assert preferred(ahead) == "play gunstick enemy"
    behind = position(
        on_turn=1,
        enemy=threats,
        companion=f"{HIGH} save-gallifrey",
        hands=("thirteen-tardises", "gunstick tractor-beam"),
    )
    assert preferred(behind) != "play gunstick enemy"


def test_a_deck_near_its_end_makes_cards_on_stacks_dear() -> None:
    """What lies on a stack does not come back; a special card does."""

    def share_laid(rest: str) -> float:
        state = position(hands=("yo-yo sonic-screwdriver", ""), companion="fair-warning", rest=(rest, "deck"))
        weights = dict(zip(legal(state), GAME.advice.weights(state), strict=True))
        return max(weights[text] for text in legal(state, "play")) / max(
            weights[text] for text in legal(state, "use")
        )

    assert share_laid("removed") < share_laid("deck")


# -- who is ahead ----------------------------------------------------------------------------------


def test_in_the_endgame_a_high_sum_and_open_cards_are_good_for_the_doctor() -> None:
    def with_stacks(time: str, companion: str) -> float:
        hands = ("fair-warning yo-yo", "lure puppets")
        return chance(position(phase=ENDGAME, time=time, companion=companion, hands=hands))

    low = with_stacks("borrow-a-tank", "nano-cloud")
    high = with_stacks(f"{HIGH} borrow-a-tank", "nano-cloud")
    opened = with_stacks(f"{HIGH} save-gallifrey", "crooked-bow-tie")
    assert 0 < low < high < opened < 1


def test_a_gambit_that_cannot_succeed_is_so_unlikely_that_no_search_looks_at_it() -> None:
    """Not even as the last hope."""
    lost = third_step(time="ask-for-tea", enemy="dalek-fleet", doctor="regroup")
    weights = dict(zip(legal(lost), GAME.advice.weights(lost), strict=True))
    assert weights["gambit"] < 0.01 * weights["pass"]


def test_the_pawn_is_worth_moving_and_where_it_stands_is_part_of_the_chance() -> None:
    poor = {"arcs": "london river davros", "hands": ["thunderous-eyebrows regroup", "plunger"]}
    state = position(pawn="enemy", **poor)  # type: ignore[arg-type]
    assert preferred(state).startswith("move ")
    here, there = (chance(position(pawn=pawn, **poor)) for pawn in ("time", "enemy"))  # type: ignore[arg-type]
    assert here > there


def test_nothing_is_pushed_for_the_sake_of_it() -> None:
    state = position(
        hands=["yo-yo", ""], time="ask-for-tea nano-cloud", removed=("", "exterminate rebut rebut-2")
    )
    do(state, "play yo-yo time")
    weights = dict(zip(legal(state), GAME.advice.weights(state), strict=True))
    assert weights["push ask-for-tea"] < weights["pass"]
