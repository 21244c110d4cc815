"""TC-GAMBIT and TC-DISCARD: the Doctor's Gambit and what becomes of its cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_clash.positions import (
    DOCTOR,
    ENDGAME,
    ENEMY,
    FAIL_FACE,
    GAME,
    HUNDRED,
    TWO_HUNDRED,
    altered_pack,
    asked,
    cards,
    do,
    gambit,
    keys,
    legal,
    position,
    until,
    why,
)

from vortex.games.time_clash import load
from vortex.games.time_clash.state import ClashState
from vortex.kernel.pack import PackFiles


@pytest.mark.rule("TC-GAMBIT-01", "TC-RULING-51")
def test_a_gambit_may_be_left_and_once_begun_is_not_called_off() -> None:
    state = position(phase=ENDGAME, step="third", time="save-gallifrey")
    do(state, "pass")
    assert state.asked == 1
    state = gambit()
    assert legal(state) == ["pass", "turn time", "turn companion"]


@pytest.mark.rule("TC-GAMBIT-02", "TC-GAMBIT-05")
def test_stage_one_offers_the_positive_open_cards_one_by_one() -> None:
    state = gambit(time="yo-yo save-gallifrey", enemy="ask-for-tea gunstick")
    assert (state.asked, state.topic) == (0, "turn")
    assert why(state, "turn enemy") == "TC-GAMBIT-02"  # the Plan +100 there is buried
    do(state, "turn companion")
    assert legal(state) == ["pass", "turn time"]
    assert why(state, "turn companion") == "TC-COUNTER-15"
    do(state, "pass")
    assert keys(state.gambit) == "fair-warning"


@pytest.mark.rule("TC-GAMBIT-02")
def test_an_empty_stack_has_no_open_card_and_none_may_be_turned() -> None:
    state = gambit(time="")
    assert legal(state) == ["pass", "turn companion"]
    assert why(state, "turn time") == "TC-GAMBIT-02"
    do(state, "pass")
    assert state.gambit == []


@pytest.mark.rule("TC-GAMBIT-03", "TC-RULING-03")
def test_stage_two_offers_the_enemy_its_negative_open_cards() -> None:
    state = gambit(
        time="nano-cloud", companion="plunger", enemy="gunstick", seats=4, on_turn=2, first=0, hands=("",) * 4
    )
    assert (state.asked, state.topic) == (3, "turn-against")  # the Enemy player whose turn comes next
    assert legal(state) == ["pass", "turn time", "turn companion", "turn enemy"]
    do(state, "turn enemy", "turn time")
    assert legal(state) == ["pass", "turn companion"]
    do(state, "pass")
    assert state.contributed() == 0  # failed and discarded
    assert keys(state.discards[ENEMY]).endswith("gunstick nano-cloud")


@pytest.mark.rule("TC-GAMBIT-04", "TC-RULING-19")
def test_turned_cards_stay_on_their_stack_and_count_there() -> None:
    state = gambit(hands=("ask-for-tea", ""))
    do(state, "turn time", "turn companion", "pass")
    assert state.topic == "contribute"
    assert state.totals == [400, 300, -300]
    assert keys(state.stacks[0]) == "save-gallifrey"


@pytest.mark.rule("TC-RULING-19", "TC-RULING-52")
def test_hand_cards_in_a_gambit_count_for_no_stack_and_a_countered_open_card_no_longer() -> None:
    state = gambit(hands=("ask-for-tea", "rebut plunger"), seen="exterminate rebut-2")
    do(state, "turn time", "turn companion", "cancel rebut companion 2")
    until(state, "turn-against")
    assert state.totals == [400, 0, -300]
    do(state, "turn enemy", "add ask-for-tea")
    until(state, "contribute")
    do(state, "add plunger")
    assert (state.contributed(), state.totals) == (100, [400, 0, -300])
    assert state.topic == "next-discard"
    do(state, "next save-gallifrey")
    assert state.totals[0] == 0


@pytest.mark.rule("TC-GAMBIT-06", "TC-GAMBIT-07", "TC-GAMBIT-08")
def test_stage_three_goes_round_once_and_each_may_add_one_numbered_card() -> None:
    state = gambit(
        seats=4, on_turn=2, first=0, hands=("ask-for-tea", "nano-cloud", "yo-yo regroup", "plunger lure")
    )
    until(do(state, "pass"), "turn-against")
    do(state, "pass")
    asked = []
    while state.topic == "contribute":
        asked.append(state.asked)
        if state.asked == 2:
            assert legal(state) == ["pass", "add yo-yo"]
            assert why(state, "add regroup") == "TC-GAMBIT-08"
            assert why(state, "add ask-for-tea") == "TC-PLAY-06"
        do(state, "pass")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("TC-RULING-59")
def test_who_holds_only_special_cards_is_asked_to_contribute_all_the_same() -> None:
    state = gambit(hands=("regroup", ""), enemy="")
    do(state, "pass")
    assert (state.asked, state.topic, legal(state)) == (0, "contribute", ["pass"])


@pytest.mark.rule("TC-GAMBIT-09", "TC-GAMBIT-10", "TC-GAMBIT-11", "TC-EXD-12")
def test_500_400_minus_300_and_a_roll_of_200_win() -> None:
    state = gambit(
        time="thirteen-tardises",
        companion="awkward-question",
        enemy="",
        hands=("", "gunstick"),
        luck=(TWO_HUNDRED,),
    )
    do(state, "turn time", "turn companion")
    assert state.contributed() == 900
    do(state, "add gunstick")
    assert state.contributed() == 600
    assert state.over
    assert state.wins == [1, 0]
    assert state.rolled == TWO_HUNDRED


@pytest.mark.rule("TC-GAMBIT-09", "TC-GAMBIT-11", "TC-GAMBIT-12")
@pytest.mark.parametrize(("face", "is_won"), [(HUNDRED, False), (TWO_HUNDRED, True)])
def test_exactly_800_wins_and_700_does_not(face: int, is_won: bool) -> None:
    state = gambit(companion="borrow-a-tank", hands=("wake-the-sewers", "hand-mines"), enemy="", luck=(face,))
    faces = []
    for move in ("turn time", "turn companion", "add wake-the-sewers"):
        do(state, move)
        seen = GAME.view(state, None)["gambit"]
        faces.append((seen["sum"], seen["winning_faces"]))
    assert faces == [
        (400, [500, 500]),
        (600, [200, 200, 500, 500]),
        (900, [100, 200, 200, 500, 500]),  # Fail never wins
    ]
    do(state, "add hand-mines")
    assert state.over == is_won


@pytest.mark.rule("TC-GAMBIT-12", "TC-GAMBIT-14", "TC-GAMBIT-15")
def test_one_hundred_less_fails_and_every_contributed_card_is_discarded() -> None:
    state = gambit(
        time="save-gallifrey",
        companion="borrow-a-tank",
        enemy="puppets gunstick",
        hands=("wake-the-sewers", "hand-mines"),
        luck=(HUNDRED,),
        seen="",
    )
    until(do(state, "turn time", "pass"), "turn-against")
    until(do(state, "turn enemy"), "contribute")
    until(do(state, "add wake-the-sewers"), "contribute")
    do(state, "pass")
    assert not state.over
    while state.topic == "next-discard":
        do(state, legal(state)[0])
    assert keys(state.discards[DOCTOR]) == "save-gallifrey wake-the-sewers"
    assert keys(state.discards[ENEMY]) == "gunstick"
    assert keys(state.stacks[1]) == "borrow-a-tank"  # open, but not selected
    assert keys(state.stacks[2]) == "puppets"
    assert state.totals == [0, 200, -200]
    assert (state.gambit, state.cancelled) == ([], 0)
    assert state.asked == 1


@pytest.mark.rule("TC-GAMBIT-13", "TC-EXD-13")
def test_the_fail_face_fails_whatever_the_totals_are() -> None:
    state = gambit(
        time="save-gallifrey",
        companion="awkward-question",
        enemy="",
        hands=("ask-for-tea", ""),
        luck=(FAIL_FACE,),
    )
    do(state, "turn time", "turn companion", "add ask-for-tea")
    assert not state.over
    assert state.topic == "next-discard"
    seen = GAME.view(state, 0)["gambit"]
    assert (seen["winning_faces"], seen["rolled"], seen["outcome"]) == ([], 0, "failure")
    do(state, "next ask-for-tea", "next awkward-question")
    assert keys(state.discards[DOCTOR]) == "ask-for-tea awkward-question save-gallifrey"


@pytest.mark.rule("TC-GAMBIT-16", "TC-EXD-19")
def test_a_hand_card_spent_on_a_gambit_is_not_replaced() -> None:
    state = gambit(time="", companion="", enemy="", hands=("ask-for-tea yo-yo", "plunger"))
    do(state, "add ask-for-tea", "pass")
    assert len(state.hands[0]) == 1
    do(state, "discard plunger")
    assert len(state.hands[0]) == 2
    assert state.asked == 0
    do(state, "discard yo-yo")
    assert len(state.hands[0]) == 1


@pytest.mark.rule(
    "TC-GAMBIT-18",
    "TC-COUNTER-12",
    "TC-COUNTER-14",
    "TC-COUNTER-15",
    "TC-EX-05",
    "TC-RULING-52",
    "TC-RULING-40",
)
def test_rebut_takes_a_turned_quip_out_of_the_gambit() -> None:
    state = gambit(
        companion="yo-yo fair-warning", hands=("ask-for-tea", "rebut plunger"), seen="", luck=(FAIL_FACE,)
    )
    do(state, "turn companion", "turn time")
    assert (state.asked, state.topic) == (1, "counter-turned")
    assert legal(state) == [
        *("pass", "cancel rebut companion 2", "cancel rebut companion 3", "cancel rebut time 3"),
    ]
    assert why(state, "cancel rebut time 2") == "TC-COUNTER-18"
    do(state, "cancel rebut companion 2")
    assert (state.asked, legal(state)) == (0, ["pass"])  # Psychic Paper could answer Rebut
    do(state, "pass")
    assert keys(state.stacks[1]) == "yo-yo"  # it left its stack at once
    assert state.totals[1] == 100
    assert keys(state.discards[DOCTOR]) == ""  # but reaches the pile with the rest
    assert keys(state.discards[ENEMY]) == "rebut"
    assert state.contributed() == 400
    until(state, "turn-against")
    do(state, "pass")
    assert state.topic == "contribute"
    do(state, "pass", "pass")
    assert state.topic == "next-discard"
    assert legal(state) == ["next fair-warning", "next save-gallifrey"]


@pytest.mark.rule("TC-COUNTER-15", "TC-RULING-49")
def test_a_card_uncovered_by_a_counter_can_be_selected_by_neither_side() -> None:
    state = gambit(
        companion="plunger fair-warning", time="", enemy="", hands=("", "rebut"), seen="exterminate"
    )
    do(state, "turn companion", "cancel rebut companion 2")
    assert keys(state.stacks[1]) == "plunger"
    assert state.topic == "contribute"  # stage two has found no open Enemy card


@pytest.mark.rule("TC-RULING-51", "TC-EXD-28")
def test_each_enemy_player_with_a_card_is_asked_once_about_the_whole_selection() -> None:
    state = gambit(seats=4, hands=("", "plunger", "", "lure"), seen="", enemy="")
    do(state, "turn time", "turn companion")
    asked = []
    while state.topic == "counter-turned":
        asked.append((state.asked, legal(state)))
        do(state, "pass")
    assert asked == [(1, ["pass"]), (3, ["pass"])]


@pytest.mark.rule("TC-RULING-51")
def test_the_window_goes_on_after_a_reply_until_all_decline_in_a_row() -> None:
    state = gambit(seats=4, hands=("", "rebut plunger", "", "exterminate lure"), seen="", enemy="")
    do(state, "turn time", "turn companion", "cancel rebut companion 2")
    assert state.asked == 3
    assert legal(state) == ["pass", "cancel exterminate time 2"]
    do(state, "cancel exterminate time 2")
    assert state.contributed() == 0
    assert state.topic == "contribute"  # nothing is left that could be countered


@pytest.mark.rule("TC-RULING-36", "TC-RULING-37", "TC-RULING-51")
def test_after_a_cancelled_reply_the_window_opens_again_with_the_first_to_be_asked() -> None:
    hands = ("psychic-paper regroup", "rebut rebut-2", "", "plunger lure")
    state = gambit(seats=4, hands=hands, seen="", enemy="")
    do(state, "turn time", "turn companion")
    assert (state.asked, state.topic) == (1, "counter-turned")
    do(state, "cancel rebut companion 2", "counter psychic-paper 2")
    until(state, "counter-turned")
    assert state.asked == 1
    again = ["cancel rebut-2 time 3", "cancel rebut-2 companion 2", "cancel rebut-2 companion 3"]
    assert legal(state) == ["pass", *again]
    assert keys(state.discards[ENEMY]) == "rebut"
    assert state.contributed() == 700
    # The reopened window closes when all decline in a row.
    do(state, "pass")
    assert (state.asked, state.topic) == (3, "counter-turned")
    do(state, "pass")
    assert state.topic == "contribute"


@pytest.mark.rule("TC-COUNTER-13", "TC-COUNTER-18", "TC-RULING-40")
def test_a_hand_card_in_a_gambit_can_be_countered_and_the_chance_is_spent() -> None:
    state = gambit(
        time="",
        companion="",
        enemy="",
        hands=("crooked-bow-tie yo-yo", "rebut plunger"),
        seen="exterminate",
    )
    do(state, "add crooked-bow-tie")
    assert (state.asked, legal(state)) == (1, ["pass", "counter rebut 2", "counter rebut 3"])
    do(state, "counter rebut 2", "pass")
    assert state.contributed() == 0
    assert keys(state.gambit) == "crooked-bow-tie"
    assert (state.asked, state.topic) == (1, "contribute")


@pytest.mark.rule("TC-RULING-40", "TC-ARC-06")
def test_london_answers_a_turned_threat_and_a_contributed_one() -> None:
    state = gambit(
        arcs="london clara davros",
        pawn="time",
        time="",
        companion="",
        enemy="gunstick",
        hands=("tardis-console hand-mines-jammer", "hand-mines"),
    )
    do(state, "turn enemy")
    assert (state.asked, state.topic) == (0, "counter-turned")
    assert legal(state) == ["pass", "cancel tardis-console enemy 1", "cancel hand-mines-jammer enemy 1"]
    do(state, "cancel hand-mines-jammer enemy 1")
    assert state.stacks[2] == []
    assert len(state.hands[0]) == 2  # one discarded, one drawn
    do(state, "pass", "add hand-mines")
    assert (state.asked, state.topic) == (0, "counter")
    do(state, "counter tardis-console 1")
    assert keys(state.discards[DOCTOR]).startswith("hand-mines-jammer tardis-console")
    assert keys(state.discards[ENEMY]).endswith("gunstick hand-mines")


@pytest.mark.rule("TC-RULING-17")
def test_suits_and_arcs_do_not_act_in_a_gambit() -> None:
    state = gambit(
        arcs="skaro river davros",
        pawn="companion",
        time="puppets",
        companion="",
        enemy="eyestalk",
        hands=("fair-warning", "tractor-beam"),
    )
    do(state, "pass", "add fair-warning", "add tractor-beam")
    assert keys(state.stacks[2]) == "eyestalk"
    assert keys(state.stacks[0]) == "puppets"
    assert state.asked == 1
    assert state.topic == "play"


@pytest.mark.rule("TC-RULING-50")
def test_a_gambit_without_any_card_runs_all_its_stages_and_rolls() -> None:
    state = gambit(time="", companion="", enemy="", hands=("regroup", "lure"), luck=(5,))
    assert state.topic == "contribute"
    do(state, "pass", "pass")
    assert not state.over
    assert state.chance.dump() == ["scripted"]  # the die has been rolled


@pytest.mark.rule("TC-RULING-50")
@pytest.mark.parametrize(
    ("time", "hands", "warning"),
    [
        ("", ["regroup", "lure"], " It cannot succeed: it comes to +500 at best."),
        ("yo-yo", ["ask-for-tea regroup", ""], " It cannot succeed: it comes to +700 at best."),
        ("yo-yo", ["borrow-a-tank ask-for-tea", ""], ""),
        ("sonic-sunglasses", ["ask-for-tea", ""], ""),
    ],
)
def test_the_question_warns_of_a_hopeless_gambit(time: str, hands: list[str], warning: str) -> None:
    state = position(phase=ENDGAME, step="third", time=time, hands=hands, companion="plunger")
    assert asked(state).removesuffix(")").partition(".")[2] == warning


@pytest.mark.rule("TC-RULING-50", "TC-VIS-02")
def test_the_warning_reckons_with_whatever_a_teammate_may_hold() -> None:
    def hands(mate: str) -> list[str]:
        return ["regroup", "", mate, ""]

    # Thirteen TARDISes, the biggest card, could be in a hand that is not empty.
    hopes = ["cannot succeed" not in asked(third(hands(mate))) for mate in ("", "refocus", "yo-yo")]
    assert hopes == [False, True, True]


def third(hands: list[str]) -> ClashState:
    return position(seats=4, phase=ENDGAME, step="third", hands=hands)


@pytest.mark.rule("TC-COUNTER-12", "TC-RULING-35")
def test_a_window_names_the_other_sides_turned_cards_only() -> None:
    state = gambit(
        arcs="london clara davros", pawn="time", hands=("tardis-console", "plunger"), enemy="gunstick"
    )
    do(state, "turn time", "pass", "turn enemy")
    assert (state.asked, state.topic) == (0, "counter-turned")
    assert asked(state).startswith("Turned for the Gambit: Gunstick (Threat -300). ")
    assert why(state, "cancel tardis-console time 1") == "TC-COUNTER-12"
    other = gambit(hands=("", "exterminate"), seen="")
    do(other, "turn time", "pass")
    refusal = GAME.why_not(other, 1, GAME.notation.read("cancel exterminate companion 2"))
    assert refusal is not None
    assert (refusal.rule, str(refusal.reason)) == (
        "TC-COUNTER-12",
        "the other side has no turned card on the Companion stack to counter",
    )


@pytest.mark.rule("TC-GAMBIT-01", "TC-COUNTER-14", "TC-GAMBIT-10")
def test_a_second_gambit_knows_nothing_of_the_first() -> None:
    state = gambit(
        time="",
        companion="fair-warning",
        enemy="",
        hands=("", "rebut plunger"),
        seen="exterminate rebut-2",
        luck=(HUNDRED, HUNDRED),
    )
    state.decks[DOCTOR] = []
    state.removed[DOCTOR] += [
        c for c in range(24) if GAME.pack.keys[c] not in ("fair-warning", "ask-for-tea")
    ]
    state.discards[DOCTOR] = cards("ask-for-tea")
    state.derive()
    do(state, "turn companion", "cancel rebut companion 2", "pass")
    assert (state.asked, state.topic) == (1, "play")
    assert (state.gambit, state.cancelled, state.rolled) == ([], 0, -1)
    assert GAME.view(state, 0)["gambit"] is None
    do(state, "discard plunger")
    assert keys(state.hands[0]) == "fair-warning"  # drawn from the new deck
    until(do(state, "play fair-warning companion"), "gambit")
    do(state, "gambit")
    assert GAME.view(state, 0)["gambit"] == {
        "cards": [],
        "sum": 0,
        "needed": 800,
        "winning_faces": [],
        "rolled": None,
        "outcome": None,
    }
    do(state, "turn companion")
    assert state.contributed() == 300
    assert GAME.view(state, 0)["gambit"]["cards"][0]["cancelled"] is False


@pytest.mark.rule("TC-RULING-11")
def test_gambit_cards_are_not_reshuffled_before_the_gambit_is_over() -> None:
    state = position(
        phase=ENDGAME,
        step="third",
        companion="fair-warning",
        hands=["crooked-bow-tie", "rebut"],
        rest=("deck", "removed"),
        luck=[FAIL_FACE],
    )
    do(state, "gambit", "turn companion", "cancel rebut companion 2", "pass")
    # The deck was empty: Rebut itself was the whole new deck, and was drawn.
    assert keys(state.hands[1]) == "rebut"
    assert keys(state.gambit) == "fair-warning"
    assert not state.over


# -- discards --------------------------------------------------------------------------------------


@pytest.mark.rule("TC-DISCARD-01", "TC-RULING-24")
def test_cards_enter_the_pile_in_the_order_in_which_they_were_played() -> None:
    state = position(on_turn=1, hands=["", "lure scan plunger"], companion="fair-warning")
    do(state, "use lure 1", "go time", "use scan 1", "discard plunger")
    assert keys(state.discards[ENEMY]) == "lure scan plunger"


@pytest.mark.rule("TC-DISCARD-02")
def test_gambit_cards_reach_the_pile_only_when_the_gambit_is_resolved() -> None:
    state = gambit(hands=("ask-for-tea", "plunger"))
    do(state, "turn time", "pass", "pass", "add ask-for-tea")
    assert state.discards[DOCTOR] == []
    do(state, "add plunger")
    assert state.rolled == FAIL_FACE
    assert state.topic == "next-discard"


@pytest.mark.rule("TC-DISCARD-03", "TC-RULING-60")
def test_a_side_orders_its_discards_when_a_card_of_the_pack_reads_the_order() -> None:
    assert GAME.pack.reads_order == (True, False)
    state = gambit(hands=("ask-for-tea", "plunger"), enemy="gunstick")
    do(state, "turn time", "pass", "turn enemy", "add ask-for-tea", "add plunger")
    assert (state.asked, legal(state)) == (0, ["next save-gallifrey", "next ask-for-tea"])
    assert why(state, "next plunger") == "TC-DISCARD-03"
    do(state, "next ask-for-tea")
    assert keys(state.discards[DOCTOR]) == "ask-for-tea save-gallifrey"
    assert keys(state.discards[ENEMY]).endswith("gunstick plunger")  # in the order of contribution, unasked


@pytest.mark.rule("TC-RULING-60")
def test_nobody_is_asked_for_the_order_when_nothing_reads_it(tmp_path: Path) -> None:
    game = load(
        PackFiles(
            altered_pack(tmp_path, '"take the top discard of your team"', '"take a discard of your team"')
        )
    )
    assert game.pack.reads_order == (False, False)
    state = position(
        game=game,
        phase=ENDGAME,
        step="third",
        time="save-gallifrey",
        hands=["ask-for-tea", ""],
        luck=[FAIL_FACE],
    )
    do(state, "gambit", "turn time", "add ask-for-tea", game=game)
    assert keys(state.discards[DOCTOR], game) == "save-gallifrey ask-for-tea"
    assert state.asked == 1


@pytest.mark.rule("TC-DISCARD-04", "TC-DISCARD-05")
def test_a_card_goes_to_its_own_teams_pile_whoever_discards_it_and_the_total_follows_at_once() -> None:
    state = position(on_turn=1, hands=["", "scan"], companion="fair-warning yo-yo")
    do(state, "use scan 2")
    assert keys(state.discards[DOCTOR]) == "fair-warning"
    assert state.totals[1] == 100
