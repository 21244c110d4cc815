"""Every number that limits something: TOD-LIMIT."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_game

from vortex.games.time_of_the_daleks.numbering import HELP_AFAR, HELP_ON_SITE, SEVENTH_DALEK
from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.help import CallForHelp
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools, CallersPool, HelpersPool
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn, Round

LARGE_CREW = ("craig-owens", "sergeant-benton", "strax")
"""With the Eleventh Doctor (4 black, 1 blue): 7 black, 1 blue, 3 red."""


def table(seats: int = 2) -> Position:
    """Seat 1 is active; nobody has a card in hand."""
    return Position(seats).no_hands().turn_of(0).crew(0).crew(1)


def pool_after_cut(position: Position, pool: int = 0) -> dict[str, int]:
    """Pass what can be passed and cut the first die offered, until the pool is cut."""
    while position.state.asked >= 0:
        position.choose("pass" if "pass" in position.options else position.options[0])
    return position.dice_of(pool)


# -- tokens and cards ------------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-01")
def test_a_doctor_never_has_more_than_five_tokens_and_the_surplus_is_lost() -> None:
    position = table().sonic(0, 4).hand(0, "eye-of-harmony").sonic(1, 2)
    position.lay("crater-of-needles", "sutekh").facing("crater-of-needles", "running").run(Success(0))
    assert position.state.tokens[0] == 5, "the reward is three tokens"
    position.sonic(0, 3).run(Prepare(0))
    assert position.state.tokens[0] == 5
    assert position.why_not("play eye-of-harmony") is not None, "nothing more can be gained"
    position.state.spend_tokens(0, 1)
    position.run(Prepare(0))
    assert position.state.tokens == [5, 2], "what was lost is nowhere"


@pytest.mark.rule("TOD-LIMIT-02")
def test_a_hand_is_cut_to_four_only_in_the_own_finish() -> None:
    five = ("fez", "stetson", "geronimo", "randomiser", "blue-diary")
    six = ("k-9", "long-scarf", "timescoop", "movellan-virus", "key-to-time", "jelly-babies")
    position = table().hand(0, *five).hand(1, *six).sonic(0, 0)
    position.run(Prepare(0)).choose("pass", "pass")
    assert position.hand_of(0) == list(five), "no limit before the Finish"
    position.run(Finish(0))
    assert position.options == [f"discard {card}" for card in five]
    position.choose("discard stetson")
    assert position.hand_of(0) == ["fez", "geronimo", "randomiser", "blue-diary"]
    assert position.hand_of(1) == list(six), "the other hand waits for its own Finish"


@pytest.mark.rule("TOD-LIMIT-15")
def test_everybody_starts_with_two_tokens_and_two_cards() -> None:
    state = the_game().new({}, 4, 7)
    while state.topic in ("doctor", "colour"):
        the_game().apply(state, state.options[0])
    first = state.first
    assert [len(hand) for hand in state.hands] == [2, 2, 2, 2]
    assert [state.tokens[seat] for seat in range(4) if seat != first] == [2, 2, 2]
    assert state.tokens[first] == 4, "the first player has made the gain of the Prepare step by now"


@pytest.mark.rule("TOD-LIMIT-16")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_prepare_brings_two_tokens_up_to_five(before: int, after: int) -> None:
    assert table().sonic(0, before).sonic(1, 2).run(Prepare(0)).state.tokens == [after, 2]


# -- consoles --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-03")
def test_part_timers_count_among_the_three_companions() -> None:
    position = table().sonic(0, 5).stand(0, "earth-past").lay("earth-past", "sutekh")
    position.crew(0, "amy-pond", part_time=("leela",)).run(Recruit(0))
    assert position.asked == (0, "recruit")
    position.crew(0, "amy-pond", part_time=("leela", "strax")).run(Recruit(0))
    assert position.asked == (-1, "")


@pytest.mark.rule("TOD-LIMIT-04")
def test_no_equipment_is_installed_beyond_the_slots() -> None:
    position = table().equip(0, "k-9").hand(0, "fez", "stetson").sonic(0, 5).run(Prepare(0))
    position.choose("install fez")
    refusal = position.why_not("install stetson")
    assert refusal is not None
    assert refusal.rule == "TOD-PREP-09"
    position.choose("uninstall k-9", "install stetson")
    assert len(position.state.equipment[0]) == 2


# -- pools -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-05")
def test_a_pool_alone_holds_eight_dice() -> None:
    position = table().crew(0, *LARGE_CREW).facing("mars-past", "running").sonic(0, 0).run(CallersPool(0))
    assert position.asked == (0, "cut")
    assert sum(position.dice_of().values()) == 11
    assert sum(pool_after_cut(position).values()) == 8


@pytest.mark.rule("TOD-LIMIT-06")
def test_a_pool_alone_holds_seven_dice_at_a_time_breach() -> None:
    position = table().crew(0, *LARGE_CREW).facing("mars-past", "running", "time breach").sonic(0, 0)
    assert sum(pool_after_cut(position.run(CallersPool(0))).values()) == 7


@pytest.mark.rule("TOD-LIMIT-07")
def test_a_pool_holds_three_dice_of_each_colour() -> None:
    position = table().crew(0, "strax", "river-song", "leela").facing("mars-past", "running").sonic(0, 0)
    position.run(CallersPool(0))
    assert position.dice_of() == {"black": 4, "blue": 1, "red": 3}, "from the beginning"
    position.choose("pass")
    assert position.dice_of() == {"black": 4, "blue": 1, "red": 3}


@pytest.mark.rule("TOD-LIMIT-14")
def test_there_are_eight_black_dice_whatever_the_icons_say() -> None:
    position = table().crew(0, "craig-owens", "harry-sullivan", "sarah-jane-smith").equip(0, "fez")
    position.facing("mars-past", "running").sonic(0, 0).run(CallersPool(0))
    assert position.dice_of() == {"black": 8, "blue": 1}, "the ninth is not gathered"


@pytest.mark.rule("TOD-LIMIT-08", "TOD-LIMIT-09")
@pytest.mark.parametrize(("condition", "limit"), [("", 7), ("time breach", 6)])
def test_with_help_from_afar_caller_and_helper_keep_7_or_6_and_1(condition: str, limit: int) -> None:
    position = table().crew(0, *LARGE_CREW).facing("mars-past", "running", condition).sonic(0, 0).sonic(1, 0)
    position.state.helper, position.state.help = 1, HELP_AFAR
    caller = pool_after_cut(position.run(CallersPool(0)))
    helper = pool_after_cut(position.run(HelpersPool(1)), pool=1)
    assert (sum(caller.values()), sum(helper.values())) == (limit, 1)


@pytest.mark.rule("TOD-LIMIT-10", "TOD-LIMIT-11")
@pytest.mark.parametrize(("condition", "limit"), [("", 5), ("time breach", 4)])
def test_with_help_on_site_caller_and_helper_keep_5_or_4_and_3(condition: str, limit: int) -> None:
    position = table().crew(0, *LARGE_CREW).facing("mars-past", "running", condition).sonic(0, 0).sonic(1, 0)
    position.state.helper, position.state.help = 1, HELP_ON_SITE
    caller = pool_after_cut(position.run(CallersPool(0)))
    helper = pool_after_cut(position.run(HelpersPool(1)), pool=1)
    assert (sum(caller.values()), sum(helper.values())) == (limit, 3)


# -- Daleks and the track --------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-12")
def test_six_dalek_markers_may_be_in_play_and_a_seventh_ends_the_game() -> None:
    position = table().lay("mars-past", "the-master").facing("mars-past", "running").daleks("mars", 5)
    position.run(Failure(0))
    assert sum(position.state.daleks) == 6
    assert position.state.ending == ""
    position.run(Failure(0))
    assert sum(position.state.daleks) == 6
    assert position.state.ending == SEVENTH_DALEK


@pytest.mark.rule("TOD-LIMIT-13")
def test_three_daleks_on_earth_are_too_many_but_only_in_the_dalek_turn() -> None:
    position = table().lay("earth-past", "the-master").facing("earth-past", "running")
    position.daleks("earth-past", 1).daleks("earth-future", 1).run(Failure(0))
    assert sum(position.state.daleks[:3]) == 3
    assert position.state.ending == "", "nothing happens in a player's turn"
    position.run(Round(), 2)
    assert (position.state.over, position.state.ending) == (True, "daleks-on-earth")


@pytest.mark.rule("TOD-LIMIT-13")
def test_two_daleks_on_earth_are_tolerated_wherever_else_there_are_more() -> None:
    position = table().daleks("earth-past", 1).daleks("earth-future", 1).daleks("mars", 3).run(Round(), 2)
    assert position.state.ending == ""
    assert not position.state.over


@pytest.mark.rule("TOD-LIMIT-19")
def test_the_ship_moves_one_space_in_a_dalek_turn() -> None:
    position = table()
    position.state.ship = 2
    assert position.run(Round(), 2).state.ship == 3


@pytest.mark.rule("TOD-LIMIT-19")
def test_the_ship_moves_two_spaces_for_help_on_site_but_none_at_an_anomaly() -> None:
    position = table().sonic(0, 5).sonic(1, 5).lay("mars-past", "sutekh").facing("mars-past", "running")
    position.state.ship = 2
    position.run(CallForHelp(0, 1)).choose("on-site")
    assert position.state.ship == 4
    position.in_force("into-the-dalek").facing("into-the-dalek", "running").stand(1, "console")
    position.run(CallForHelp(0, 1)).choose("on-site")
    assert position.state.ship == 4


@pytest.mark.rule("TOD-LIMIT-20")
def test_four_anomaly_markers_lie_on_6_9_12_and_15() -> None:
    assert Position().state.markers == [6, 9, 12, 15]


# -- prices ----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-17")
def test_a_reroll_costs_two_tokens() -> None:
    position = table().be(0, "twelfth").facing("mars-past", "running running")
    position.shows("red-strength", "green-tactics").luck(position.face("red", "science"))
    position.sonic(0, 1).run(RerollStage(0))
    assert position.state.tokens[0] == 1
    assert position.asked == (-1, ""), "one token re-rolls nothing"
    position.sonic(0, 3).run(RerollStage(0))
    assert position.options == ["pass", "reroll-sonic"]
    position.choose("reroll-sonic", "die red strength")
    assert position.state.tokens[0] == 1


@pytest.mark.rule("TOD-LIMIT-17")
def test_a_face_change_costs_three_tokens() -> None:
    position = table().be(0, "twelfth").facing("mars-past", "running running")
    position.shows("red-strength", "green-tactics").sonic(0, 2).run(FaceStage(0))
    assert position.asked == (-1, ""), "two tokens turn nothing"
    position.sonic(0, 4).run(FaceStage(0)).choose("face-sonic", "die red strength", "to running")
    assert position.state.tokens[0] == 1
    assert position.state.shown[0] == 1


@pytest.mark.rule("TOD-LIMIT-18")
@pytest.mark.parametrize(
    ("payment", "left"), [("pay-sonic", (1, ["fez"])), ("pay-card fez", (2, []))], ids=["token", "card"]
)
def test_recruiting_costs_one_token_or_one_card(payment: str, left: tuple[int, list[str]]) -> None:
    position = table().sonic(0, 2).hand(0, "fez").stand(0, "earth-past").lay("earth-past", "sutekh")
    position.run(Recruit(0)).choose("recruit earth")
    assert position.options == ["pay-sonic", "pay-card fez"]
    position.choose(payment)
    assert (position.state.tokens[0], position.hand_of(0)) == left


@pytest.mark.rule("TOD-LIMIT-18")
@pytest.mark.parametrize("payment", ["pay-sonic", "pay-card fez"])
def test_calling_costs_one_token_or_one_card_and_coming_likewise(payment: str) -> None:
    position = table().sonic(0, 2).hand(0, "fez").sonic(1, 2).hand(1, "stetson")
    position.lay("mars-past", "sutekh").facing("mars-past", "running").stand(1, "earth-past")
    position.run(CallForHelp(0, 1)).choose(payment, "on-site", payment.replace("fez", "stetson"))
    left = [len(hand) for hand in position.state.hands]
    assert (position.state.tokens, left) == (([1, 1], [1, 1]) if payment == "pay-sonic" else ([2, 2], [0, 0]))
    assert position.place_of(1) == "mars-past"


# -- once in an Adventure --------------------------------------------------------------------------


@pytest.mark.rule("TOD-LIMIT-21")
def test_one_companion_is_recruited_in_an_adventure() -> None:
    position = table().sonic(0, 5).stand(0, "earth-past").lay("earth-past", "sutekh")
    position.next_companions("osgood", "dodo-chaplet").run(Adventure(0)).choose("recruit earth")
    assert position.crew_of(0) == ["osgood"]
    assert position.asked == (0, "build-pool"), "there are tokens and spaces left, but no second offer"
    assert "recruit earth" not in position.options


@pytest.mark.rule("TOD-LIMIT-21")
def test_one_helper_is_called_in_an_adventure() -> None:
    position = table(3).crew(0, "rory-williams").sonic(0, 5).sonic(1, 0)
    position.lay("mars-past", "sutekh").facing("mars-past", "running").run(BuildPools(0))
    assert position.options == ["pass", "focus rory-williams blue", "call 2", "call 3"]
    position.choose("call 2")
    assert position.state.helper == 1
    assert position.options == ["pass", "focus rory-williams blue"]
    refusal = position.why_not("call 3")
    assert refusal is not None
    assert refusal.rule == "TOD-RULING-058"


@pytest.mark.rule("TOD-LIMIT-02")
def test_a_whole_turn_with_many_cards_asks_for_a_discard_only_at_its_end() -> None:
    position = table().hand(0, "fez", "stetson", "geronimo", "randomiser", "blue-diary").sonic(0, 0)
    position.lay("earth-past", "the-master", False).luck(*[0] * 40).run(PlayerTurn(0))
    topics = []
    while position.state.asked == 0 and position.state.active == 0:
        topics.append(position.state.topic)
        position.choose("pass" if "pass" in position.options else position.options[0])
    assert topics[-1] == "cut-hand"
    assert "cut-hand" not in topics[:-1]
