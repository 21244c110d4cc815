"""Stage E: success and failure. TOD-RESOLVE, and the rulebook's story of the Orient Express as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.time_of_the_daleks.positions import CAPTAIN_JACK, Position, game_with
from tests.games.time_of_the_daleks.resolve_positions import daleks_at, resolve, table

from vortex.games.time_of_the_daleks.rules.adventure import Adventure
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.resolve import Failure, Success
from vortex.games.time_of_the_daleks.rules.turn import PlayerTurn
from vortex.kernel.state import Frame


def events_of(position: Position) -> list[str]:
    assert position.state.events is not None
    return [event.kind for event in position.state.events]


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RESOLVE-01")
def test_the_adventure_is_resolved_when_every_symbol_is_covered() -> None:
    position = table().lay("drylands", "the-time-meddler").stand(0, "drylands").sonic(0, 5)
    looks = ("black-running", "black-diplomacy", "black-tactics", "black-cunning", "blue-science")
    position.falls(*looks).run(Adventure(0)).choose("pass", "pass")
    assert position.state.over
    assert position.dilemma_at("drylands") == ""


@pytest.mark.rule("TOD-RESOLVE-01")
def test_the_adventure_is_resolved_when_nothing_more_can_be_changed() -> None:
    """Four Daleks leave the Eleventh Doctor one blue die, and no means to do anything about it."""
    position = table().lay("drylands", "the-time-meddler").stand(0, "drylands").daleks("gallifrey", 4)
    position.falls("blue-science").run(Adventure(0)).choose(*["exterminate caller black"] * 4)
    assert position.state.over
    assert daleks_at(position, "gallifrey") == 5


@pytest.mark.rule("TOD-RESOLVE-01")
def test_the_adventure_is_resolved_when_nothing_more_is_to_be_changed() -> None:
    position = table().lay("drylands", "the-time-meddler").stand(0, "drylands")
    position.falls(*["black-science"] * 4, "blue-science").run(Adventure(0))
    assert position.options == ["pass", "reroll eleventh", "reroll-black"]
    assert daleks_at(position, "gallifrey") == 0
    position.choose("pass")
    assert position.state.over
    assert daleks_at(position, "gallifrey") == 1


# -- success ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RESOLVE-02")
def test_a_success_discards_the_dilemma() -> None:
    position = table().lay("drylands", "missy", face_up=False)
    resolve(position, Success(0), "capitol", "the-master")
    assert position.dilemma_at("capitol") == ""
    assert position.state.dilemma_discard == [position.dilemma("the-master")]
    assert position.dilemma_at("drylands") == "missy"


@pytest.mark.rule("TOD-RESOLVE-03")
@pytest.mark.parametrize(("zone", "spaces"), [("capitol", 3), ("drylands", 2)])
def test_a_success_brings_the_reward_of_the_own_zone(zone: str, spaces: int) -> None:
    position = resolve(table(), Success(0), zone, "the-master")
    earth = position.pack.earth_space
    assert position.state.tardis == [earth + spaces, earth]
    assert position.state.tokens == [0, 0]


@pytest.mark.rule("TOD-RESOLVE-06")
def test_a_success_makes_all_part_timers_full_timers() -> None:
    position = table().crew(0, "amy-pond", part_time=("leela", "osgood"))
    assert position.state.part_timers
    resolve(position, Success(0), "capitol", "the-master")
    assert position.crew_of(0) == ["amy-pond", "leela", "osgood"]
    assert position.state.part_timers == 0


@pytest.mark.rule("TOD-RESOLVE-07")
def test_the_four_success_steps_run_in_their_order() -> None:
    position = table().crew(0, part_time=("leela",)).daleks("nerva", 1).lay("nerva-ark", "the-master")
    position.state.events = []
    position.facing("nerva-ark", "running").run(Success(0))
    assert position.asked == (0, "alternative")
    assert events_of(position) == ["adventure-succeeded", "dilemma-discarded", "tardis-moved"]
    assert daleks_at(position, "nerva") == 1
    assert position.state.part_timers
    position.choose("choose 1")
    assert events_of(position)[3:] == [
        "alternative-chosen",
        "sonic-gained",
        "dalek-removed",
        "companion-promoted",
    ]


@pytest.mark.rule("TOD-RESOLVE-18")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 5), (3, 5), (5, 5)])
def test_tokens_of_a_reward_are_lost_above_five(before: int, after: int) -> None:
    position = resolve(table().sonic(0, before), Success(0), "crater-of-needles", "the-master")
    assert position.state.tokens[0] == after


@pytest.mark.rule("TOD-RULING-056")
def test_a_reward_cannot_be_declined_and_is_given_as_far_as_possible() -> None:
    """The Orient Express brings one token, two cards and two spaces."""
    position = table().sonic(0, 5)
    position.state.tardis[0] = position.pack.gallifrey - 1
    position.state.tw_deck = [position.card("fez")]
    position.state.tw_discard = []
    resolve(position, Success(0), "orient-express", "the-master")
    assert position.state.over
    assert position.state.tokens[0] == 5
    assert position.hand_of(0) == ["fez"]
    assert position.state.tardis[0] == position.pack.gallifrey


@pytest.mark.rule("TOD-RESOLVE-22")
def test_the_emptied_slot_of_a_tile_stays_empty_and_earths_is_refilled() -> None:
    tile = resolve(table(), Success(0), "capitol", "the-master").run(Finish(0))
    assert tile.tiles() == ["gallifrey"]
    assert tile.dilemma_at("capitol") == ""
    earth = resolve(table(), Success(0), "earth-past", "the-master")
    assert earth.dilemma_at("earth-past") == ""
    earth.run(Finish(0))
    assert earth.dilemma_at("earth-past") != ""


@pytest.mark.rule("TOD-RESOLVE-23")
@pytest.mark.parametrize("frame", [Success(0), Failure(0)])
@pytest.mark.parametrize("zone", ["capitol", "earth-past"])
def test_the_doctor_stays_where_the_adventure_was(frame: Frame, zone: str) -> None:
    position = table().stand(1, "mars-past")
    resolve(position, frame, zone, "the-master")
    assert position.place_of(0) == zone
    assert position.place_of(1) == "mars-past"


# -- failure ---------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-RESOLVE-11")
def test_a_failure_costs_what_the_dilemma_says() -> None:
    position = table().sonic(0, 3)
    resolve(position, Failure(0), "capitol", "the-wirrn")
    assert position.state.ship == 1
    assert position.state.tokens[0] == 1
    other = resolve(table().sonic(0, 3), Failure(0), "capitol", "the-master")
    assert other.state.ship == 2
    assert other.state.tokens[0] == 3
    assert other.state.tardis[0] == other.pack.earth_space


@pytest.mark.rule("TOD-RESOLVE-12")
def test_the_three_failure_steps_run_in_their_order() -> None:
    position = table().crew(0, "amy-pond", part_time=("leela",)).lay("capitol", "sutekh")
    position.state.events = []
    position.facing("capitol", "running").run(Failure(0))
    assert position.asked == (0, "alternative")
    assert events_of(position) == ["adventure-failed", "companion-dismissed", "dalek-placed"]
    assert position.state.ship == 0
    position.choose("choose 1")
    assert events_of(position)[3:] == ["alternative-chosen", "ship-moved", "ship-moved"]


@pytest.mark.rule("TOD-RESOLVE-15")
def test_after_a_failure_the_dilemma_stays_face_up() -> None:
    position = resolve(table(), Failure(0), "capitol", "the-master")
    assert position.dilemma_at("capitol") == "the-master"
    assert position.is_face_up("capitol")
    assert position.dilemma("the-master") not in position.state.dilemma_discard


# -- the examples ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-EX-13")
@pytest.mark.parametrize(("tokens", "after"), [(3, 4), (4, 5), (5, 5)])
@pytest.mark.parametrize(("space", "reached"), [(2, 4), (16, 18), (17, 18)])
def test_the_success_on_the_orient_express(
    tmp_path: Path, tokens: int, after: int, space: int, reached: int
) -> None:
    position = Position(game=game_with(tmp_path, companions=CAPTAIN_JACK)).no_hands().turn_of(0).luck()
    position.crew(0, "amy-pond", "rory-williams", part_time=("captain-jack",)).sonic(0, tokens)
    position.hand(0, "timescoop").state.tardis[0] = space
    resolve(position, Success(0), "orient-express", "sutekh")
    assert position.state.dilemma_discard == [position.dilemma("sutekh")]
    assert position.state.tokens[0] == after
    assert len(position.hand_of(0)) == 3
    assert position.state.tardis[0] == reached
    assert position.crew_of(0) == ["amy-pond", "rory-williams", "captain-jack"]
    assert position.state.part_timers == 0
    assert position.place_of(0) == "orient-express"


@pytest.mark.rule("TOD-EX-06", "TOD-EX-07", "TOD-EX-09", "TOD-EX-10", "TOD-EX-11", "TOD-EX-12", "TOD-EX-13")
@pytest.mark.parametrize(
    ("turn", "told", "tokens"),
    [
        (("face amy-pond",), ["source-used", "die-turned"], 4),
        (("face-sonic", "die black strength", "to diplomacy"), ["sonic-spent", "die-turned"], 1),
        (("face-sonic", "die green running", "to diplomacy"), ["sonic-spent", "die-turned"], 1),
    ],
)
def test_the_story_of_the_orient_express_from_the_pool_to_the_reward(
    tmp_path: Path, turn: tuple[str, ...], told: list[str], tokens: int
) -> None:
    position = Position(game=game_with(tmp_path, companions=CAPTAIN_JACK)).no_hands().sonic(0, 1)
    position.crew(0, "amy-pond", "rory-williams", part_time=("captain-jack",)).equip(0, "fez")
    position.lay("orient-express", "sutekh").stand(0, "orient-express")
    first = ("black-running", "black-strength", "green-running", *["blue-science"] * 3)
    again = ("black-cunning", "black-strength", "red-tactics", "red-tactics")
    position.falls(*first, "red-tactics", "red-strength", *again)
    position.run(PlayerTurn(0))
    assert position.state.tokens[0] == 3
    position.choose("pass", "go orient-express")

    # C: nine dice, two of them focused, one cut
    assert position.dice_of() == {"black": 5, "green": 1, "blue": 2, "red": 1}
    position.choose("focus rory-williams blue", "focus captain-jack red")
    assert position.dice_of() == {"black": 3, "green": 1, "blue": 3, "red": 2}
    position.choose("pass", "cut black")

    # D: three of six, four, five, and the last one by Amy or by three tokens
    assert position.dice_of() == {"black": 2, "green": 1, "blue": 3, "red": 2}
    assert sum(position.state.need) == 6
    assert position.covered() == 3
    position.choose("reroll eleventh", "die black running", "die black strength")
    assert position.covered() == 4
    position.choose("reroll captain-jack")
    assert position.covered() == 5
    assert position.options == [
        "pass",
        "reroll amy-pond",
        "reroll rory-williams",
        "reroll-sonic",
        "reroll-black",
    ]
    position.choose("pass")
    assert position.asked == (0, "face")
    position.state.events = []
    position.choose(*turn)

    # E: at once, and in this order
    assert events_of(position) == [
        *told,
        "adventure-succeeded",
        "dilemma-discarded",
        "sonic-gained",
        "card-drawn",
        "card-drawn",
        "tardis-moved",
        "companion-promoted",
    ]
    assert position.state.dilemma_discard == [position.dilemma("sutekh")]
    assert position.state.tokens[0] == tokens
    assert len(position.hand_of(0)) == 2
    assert position.state.tardis[0] == position.pack.earth_space + 2
    assert position.crew_of(0) == ["amy-pond", "rory-williams", "captain-jack"]
    assert position.state.part_timers == 0
    assert position.place_of(0) == "orient-express"
    assert sum(position.state.daleks) == 0
