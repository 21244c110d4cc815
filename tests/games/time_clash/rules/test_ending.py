"""TC-ENDGAME and TC-WIN: leaving the Build-up, and winning."""

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
    do,
    keys,
    legal,
    position,
    told,
    why,
)
from tests.scripted import ScriptedChance

from vortex.games.time_clash import load
from vortex.games.time_clash.events import DiskFlipped
from vortex.kernel.pack import PackFiles

TEN = "dalek-fleet maximum-extermination you-will-obey"
EIGHT_HUNDRED = "awkward-question tardis-console"


@pytest.mark.rule("TC-ENDGAME-08", "TC-ENDGAME-18", "TC-RULING-46")
def test_a_card_played_in_an_earlier_turn_does_not_bring_a_flip_now() -> None:
    state = position(
        step="play",
        hands=["fair-warning yo-yo", "plunger lure"],
        companion="thirteen-tardises",
        decks=("ask-for-tea crooked-bow-tie", "nano-cloud"),
        removed=("", "exterminate rebut rebut-2"),
    )
    do(state, "play fair-warning companion")
    assert (state.asked, state.topic, state.totals[1]) == (0, "flip", 800)
    do(state, "pass", "discard plunger")
    assert (state.asked, state.topic) == (0, "play")
    # The stack still stands at the target, but nothing has been played to it in this turn.
    do(state, "discard yo-yo")
    assert (state.asked, state.topic, state.phase) == (1, "play", BUILD_UP)
    do(state, legal(state, "discard")[0], "play ask-for-tea time")
    assert (state.asked, state.topic) == (1, "play"), "nor has a card on another stack"
    do(state, legal(state, "discard")[0], "play crooked-bow-tie companion")
    assert (state.asked, state.topic) == (0, "flip")


@pytest.mark.rule("TC-ENDGAME-02")
def test_the_endgame_stays_when_its_cause_has_gone() -> None:
    state = position(on_turn=1, step="third", enemy=TEN, hands=["reverse-the-polarity", ""])
    assert state.phase == ENDGAME
    do(state, "use reverse-the-polarity 1")
    assert state.threats == -900
    assert state.phase == ENDGAME


@pytest.mark.rule("TC-ENDGAME-03", "TC-ENDGAME-05", "TC-ENDGAME-06", "TC-EXD-07", "TC-WIN-02", "TC-RULING-43")
def test_threats_of_exactly_1000_start_the_endgame_by_themselves_and_win_nothing_yet() -> None:
    state = position(on_turn=1, step="third", enemy=TEN)
    assert state.threats == -1000
    assert state.phase == ENDGAME
    assert not state.over
    assert state.asked == 0


@pytest.mark.rule("TC-ENDGAME-03")
def test_threats_of_900_do_not() -> None:
    assert position(on_turn=1, step="third", enemy="dalek-fleet maximum-extermination").phase == BUILD_UP


@pytest.mark.rule("TC-ENDGAME-03", "TC-ENDGAME-09", "TC-RULING-43")
def test_the_view_says_what_has_reached_its_line() -> None:
    def reached(time: str = "", enemy: str = "") -> tuple[bool, bool]:
        seen = GAME.view(position(time=time, enemy=enemy), None)
        return seen["flip_reached"], seen["threats_reached"]

    assert reached(time="awkward-question", enemy="dalek-fleet maximum-extermination") == (False, False)
    assert reached(time=EIGHT_HUNDRED) == (True, False)
    assert reached(enemy=TEN) == (False, True)
    assert GAME.view(GAME.new({}, 2, 1), None)["flip_reached"] is False  # no arc is picked


@pytest.mark.rule("TC-ENDGAME-04", "TC-EXD-06")
def test_plans_do_not_count_for_the_trigger() -> None:
    state = position(on_turn=1, step="third", enemy="dalek-fleet maximum-extermination the-trap-on-skaro")
    assert state.totals[2] == -1200
    assert state.phase == BUILD_UP


@pytest.mark.rule("TC-ENDGAME-05", "TC-RULING-48")
def test_the_threats_are_not_looked_at_on_a_doctor_turn() -> None:
    state = position(step="third", enemy=TEN)
    assert state.phase == BUILD_UP


@pytest.mark.rule("TC-ENDGAME-07")
def test_the_trigger_needs_no_threat_played_on_that_turn() -> None:
    state = position(on_turn=1, hands=["", "plunger"], enemy=TEN)
    do(state, "discard plunger")
    assert state.phase == ENDGAME


@pytest.mark.rule("TC-RULING-48")
def test_a_trigger_undone_before_the_enemys_third_step_lapses() -> None:
    state = position(
        step="play",
        hands=["reverse-the-polarity", "plunger"],
        enemy=TEN,
        removed=("", "rebut rebut-2 emergency-temporal-shift"),
    )
    do(state, "use reverse-the-polarity 1", "discard plunger")
    assert state.phase == BUILD_UP


# -- the Doctor's flip -----------------------------------------------------------------------------


@pytest.mark.rule(
    "TC-ENDGAME-08", "TC-ENDGAME-09", "TC-ENDGAME-11", "TC-EXD-09", "TC-ENDGAME-12", "TC-RULING-47"
)
def test_a_total_of_exactly_800_on_the_arc_played_to_offers_the_flip() -> None:
    state = position(hands=["awkward-question", ""], companion="tardis-console")
    do(state, "play awkward-question companion")
    assert state.totals[1] == 800
    assert (state.asked, state.topic) == (0, "flip")
    assert legal(state) == ["pass", "flip"]


@pytest.mark.rule("TC-ENDGAME-08", "TC-RULING-46")
def test_without_a_positive_card_played_this_turn_there_is_no_flip() -> None:
    state = position(hands=["yo-yo", ""], companion=EIGHT_HUNDRED)
    do(state, "discard yo-yo")
    assert state.asked == 1


@pytest.mark.rule("TC-ENDGAME-08")
def test_the_flip_is_for_the_doctors_turn_only() -> None:
    state = position(on_turn=1, step="third", companion=EIGHT_HUNDRED, raised="companion")
    assert (state.asked, state.topic) == (0, "play")


@pytest.mark.rule("TC-ENDGAME-09", "TC-EXD-08")
def test_the_total_must_be_that_of_the_arc_played_to() -> None:
    state = position(
        hands=["thunderous-eyebrows", ""],
        time="save-gallifrey tardis-console yo-yo",
        companion="crooked-bow-tie",
    )
    do(state, "play thunderous-eyebrows companion")
    assert state.totals[:2] == [900, 300]
    assert state.asked == 1


@pytest.mark.rule("TC-ENDGAME-09")
def test_700_is_not_enough_and_a_lower_target_is_reached_sooner() -> None:
    hands = ["fair-warning", ""]
    state = do(position(hands=hands, companion="tardis-console"), "play fair-warning companion")
    assert state.asked == 1
    easier = position(arcs="skaro river supreme-dalek", hands=hands, companion="tardis-console")
    do(easier, "play fair-warning companion")
    assert easier.topic == "flip"


@pytest.mark.rule("TC-ENDGAME-10")
def test_negative_cards_of_the_arc_count_against_the_total() -> None:
    state = position(hands=["fair-warning", ""], companion=f"{EIGHT_HUNDRED} the-trap-on-skaro plunger")
    do(state, "play fair-warning companion")
    assert state.totals[1] == 700
    assert state.asked == 1


@pytest.mark.rule("TC-RULING-46")
def test_a_countered_card_counts_for_nothing_and_a_pull_is_no_play() -> None:
    state = position(hands=["fair-warning", "rebut"], companion=EIGHT_HUNDRED)
    do(state, "play fair-warning companion", "counter rebut 2")
    assert (state.asked, state.topic) == (1, "play")
    pulled = position(
        hands=["sonic-screwdriver", ""], companion=f"yo-yo plunger {EIGHT_HUNDRED} thunderous-eyebrows"
    )
    assert pulled.totals[1] == 900
    do(pulled, "use sonic-screwdriver 2", "pull yo-yo")
    assert pulled.asked == 1


@pytest.mark.rule("TC-RULING-46")
def test_the_total_is_taken_at_the_third_step() -> None:
    # The Plan foils what lies beneath it, and so brings its arc to the target.
    state = position(hands=["save-gallifrey", ""], time="tardis-console the-trap-on-skaro")
    do(state, "play save-gallifrey time")
    assert state.totals[0] == 800
    assert state.topic == "flip"


@pytest.mark.rule("TC-ENDGAME-12", "TC-ENDGAME-18")
def test_the_flip_may_be_declined_and_tried_again_later() -> None:
    state = position(hands=["thunderous-eyebrows crooked-bow-tie", ""], companion=EIGHT_HUNDRED, luck=[0])
    do(state, "play thunderous-eyebrows companion", "pass")
    assert state.phase == BUILD_UP
    do(state, legal(state, "discard")[0])
    do(state, "play crooked-bow-tie companion")
    while state.topic == "counter":
        do(state, "pass")
    assert state.topic == "flip"


@pytest.mark.rule("TC-ENDGAME-13", "TC-ENDGAME-14", "TC-ENDGAME-18")
def test_the_build_up_face_changes_nothing() -> None:
    state = position(step="third", companion=EIGHT_HUNDRED, raised="companion", enemy="gunstick", luck=[0])
    do(state, "flip")
    assert state.phase == BUILD_UP
    assert state.asked == 1
    assert keys(state.stacks[1]) == EIGHT_HUNDRED


@pytest.mark.rule("TC-ENDGAME-13", "TC-RULING-47")
def test_the_flip_is_even_and_told_to_all() -> None:
    state = position(step="third", companion=EIGHT_HUNDRED, raised="companion", luck=[1])
    state.events = []
    do(state, "flip")
    flips = [event for event in state.events if isinstance(event, DiskFlipped)]
    assert flips == [DiskFlipped(0, ENDGAME)]
    assert told(flips[0].seen_by(None)) == "Ann flips the Vortex Disk: Endgame."


class CountingChance(ScriptedChance):
    """Writes down out of how many each number was taken."""

    __slots__ = ("asked",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return super().below(n)


@pytest.mark.rule("TC-ENDGAME-13")
@pytest.mark.parametrize(("face", "phase"), [(0, BUILD_UP), (1, ENDGAME)])
def test_the_flip_is_one_of_two_equal_chances(face: int, phase: int) -> None:
    state = position(step="third", companion=EIGHT_HUNDRED, raised="companion")
    state.chance = chance = CountingChance(face)
    do(state, "flip")
    assert chance.asked == [2]
    assert state.phase == phase


@pytest.mark.rule("TC-RULING-03", "TC-RULING-47", "TC-ENDGAME-12")
def test_the_member_on_turn_decides_about_the_flip_and_its_benefit() -> None:
    state = position(
        seats=4,
        on_turn=2,
        step="third",
        companion=EIGHT_HUNDRED,
        raised="companion",
        enemy="gunstick eyestalk",
        luck=[1],
    )
    assert (state.asked, state.topic) == (2, "flip")
    do(state, "flip")
    assert (state.asked, state.topic) == (2, "flip-benefit")


@pytest.mark.rule("TC-RULING-03", "TC-GAMBIT-01", "TC-DISCARD-03")
def test_the_member_on_turn_decides_about_the_gambit_and_orders_its_discards() -> None:
    state = position(
        seats=4,
        on_turn=2,
        step="third",
        phase=ENDGAME,
        time="save-gallifrey",
        companion="fair-warning",
        luck=[0],
    )
    assert (state.asked, state.topic) == (2, "gambit")
    do(state, "gambit")
    assert (state.asked, state.topic) == (2, "turn")
    do(state, "turn time", "turn companion")
    assert (state.asked, state.topic) == (2, "next-discard")


@pytest.mark.rule("TC-RULING-46")
def test_a_shifted_card_is_not_played(tmp_path: Path) -> None:
    old, new = '"pull a card of up to 300, then', '"shift an open card of up to 300, then'
    game = load(PackFiles(altered_pack(tmp_path, old, new)))
    state = position(game=game, hands=["sonic-screwdriver", ""], companion=EIGHT_HUNDRED, time="ask-for-tea")
    do(state, "use sonic-screwdriver 2", "shift ask-for-tea companion", game=game)
    assert state.totals[1] == 900
    assert (state.asked, state.topic) == (1, "play")  # no flip


@pytest.mark.rule("TC-ENDGAME-15", "TC-ENDGAME-16", "TC-RULING-44")
def test_the_endgame_face_starts_it_and_lets_any_threat_be_discarded() -> None:
    state = position(
        arcs="skaro clara supreme-dalek",
        step="third",
        companion=f"gunstick {EIGHT_HUNDRED} yo-yo ask-for-tea thunderous-eyebrows",
        enemy="dalek-fleet puppets",
        raised="companion",
        luck=[1],
    )
    do(state, "flip")
    assert state.phase == ENDGAME
    assert (state.asked, state.topic) == (0, "flip-benefit")
    assert legal(state) == ["pass", "target gunstick", "target dalek-fleet"]
    assert why(state, "target puppets") == "TC-ENDGAME-16"
    do(state, "target dalek-fleet")
    assert keys(state.discards[ENEMY]) == "dalek-fleet"
    assert state.threats == 0


@pytest.mark.rule("TC-RULING-44")
def test_the_threat_may_be_left_and_without_one_nothing_is_asked() -> None:
    state = position(step="third", companion=EIGHT_HUNDRED, raised="companion", enemy="gunstick", luck=[1])
    do(state, "flip", "pass")
    assert keys(state.stacks[2]) == "gunstick"
    state = position(step="third", companion=EIGHT_HUNDRED, raised="companion", luck=[1])
    do(state, "flip")
    assert state.asked == 1


@pytest.mark.rule("TC-ENDGAME-17")
def test_the_enemys_trigger_gives_the_doctor_no_discard() -> None:
    state = position(on_turn=1, step="third", enemy=TEN)
    assert state.topic == "play"
    assert len(state.stacks[2]) == 3


@pytest.mark.rule("TC-RULING-45")
def test_one_flip_at_most_even_with_two_fitting_arcs() -> None:
    state = position(
        step="third",
        companion=EIGHT_HUNDRED,
        time="save-gallifrey hand-mines-jammer yo-yo",
        raised="time companion",
        luck=[0],
    )
    do(state, "flip")
    assert state.asked == 1


# -- winning ---------------------------------------------------------------------------------------


@pytest.mark.rule("TC-WIN-01")
def test_nobody_wins_in_build_up() -> None:
    assert not position(on_turn=1, step="third", enemy="gunstick").over
    assert position(step="third", time="save-gallifrey").topic != "gambit"


@pytest.mark.rule("TC-WIN-03", "TC-EXD-11")
def test_below_zero_the_enemy_wins() -> None:
    state = position(on_turn=1, step="third", phase=ENDGAME, time="yo-yo", companion="tractor-beam")
    assert sum(state.totals) == -100
    assert state.over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.scores) == ("takeover", (1,), (0, 1))


@pytest.mark.rule("TC-WIN-04", "TC-EXD-10", "TC-RULING-57")
@pytest.mark.parametrize("time", ["", "yo-yo plunger"])
def test_exactly_zero_is_no_victory(time: str) -> None:
    assert not position(on_turn=1, step="third", phase=ENDGAME, time=time).over


@pytest.mark.rule("TC-WIN-05", "TC-RULING-57")
def test_the_check_is_automatic_counts_every_suit_and_follows_a_countered_play_too() -> None:
    state = position(
        on_turn=1,
        phase=ENDGAME,
        hands=["reverse-the-polarity", "puppets"],
        time="plunger",
        companion="crooked-bow-tie",
        enemy="nano-cloud you-will-obey",
    )
    do(state, "play puppets time", "counter reverse-the-polarity 2")
    assert state.over
    assert state.wins == [0, 1]


@pytest.mark.rule("TC-WIN-06", "TC-WIN-08")
def test_a_gambit_that_succeeds_wins_for_the_doctor_and_nobody_else() -> None:
    state = position(step="third", phase=ENDGAME, time="save-gallifrey", companion="fair-warning", luck=[1])
    do(state, "gambit", "turn time", "turn companion")
    assert state.over
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("gambit", (DOCTOR,))
    assert state.wins == [1, 0]
    assert ENEMY not in outcome.winners


@pytest.mark.rule("TC-EXD-16", "TC-TURN-07")
def test_after_the_doctors_flip_the_very_next_enemy_turn_can_win() -> None:
    state = position(
        step="third",
        companion=EIGHT_HUNDRED,
        raised="companion",
        enemy="dalek-fleet conquer-earth",
        hands=["", "plunger"],
        luck=[1],
    )
    do(state, "flip", "pass")
    assert (state.asked, state.phase) == (1, ENDGAME)
    assert sum(state.totals) == -100
    do(state, "discard plunger")
    assert state.over
    assert state.wins == [0, 1]


@pytest.mark.rule("TC-EXD-17")
def test_after_the_enemys_trigger_the_next_doctor_turn_is_offered_a_gambit() -> None:
    state = position(on_turn=1, step="third", enemy=TEN, hands=["yo-yo", ""])
    do(state, "discard yo-yo")
    assert (state.asked, state.topic) == (0, "gambit")
