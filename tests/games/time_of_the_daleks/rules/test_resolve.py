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

TOLL_OF_TWO = """
[[dilemma]]
key = "toll-of-two"
name = "Toll of Two"
symbols = ["running", "tactics"]
fail = "lose 2 sonic or discard 1 companion"
source = "ours"
known = []
"""


THREE_WAYS = """
[[dilemma]]
key = "three-ways"
name = "Three Ways"
symbols = ["running", "tactics"]
fail = "lose 2 sonic or discard 1 companion or ship forward 1"
source = "ours"
known = []
"""


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


@pytest.mark.rule("TOD-RESOLVE-04")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
@pytest.mark.parametrize("zone", ["capitol", "drylands"])
def test_a_success_on_a_tile_removes_one_dalek_from_it(zone: str, before: int, after: int) -> None:
    position = table().daleks("gallifrey", before).daleks("mars", 1).daleks("earth-past", 1)
    resolve(position, Success(0), zone, "the-master")
    assert daleks_at(position, "gallifrey") == after
    assert daleks_at(position, "mars") == 1
    assert daleks_at(position, "earth-past") == 1


@pytest.mark.rule("TOD-RESOLVE-05")
def test_a_success_on_earth_removes_a_dalek_of_the_own_zone_only() -> None:
    position = table().daleks("earth-past", 2).daleks("earth-present", 1)
    resolve(position, Success(0), "earth-past", "the-master")
    assert daleks_at(position, "earth-past") == 1
    assert daleks_at(position, "earth-present") == 1
    elsewhere = table().daleks("earth-present", 1)
    resolve(elsewhere, Success(0), "earth-past", "the-master")
    assert daleks_at(elsewhere, "earth-present") == 1


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
    assert events_of(position)[3:] == ["sonic-gained", "dalek-removed", "companion-promoted"]


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


@pytest.mark.rule("TOD-RESOLVE-08", "TOD-RESOLVE-17")
def test_a_failure_dismisses_all_part_timers_into_their_own_decks() -> None:
    position = table().crew(0, "amy-pond", part_time=("leela", "osgood"))
    leela, osgood = position.companion("leela"), position.companion("osgood")
    alien = [leela, *position.state.alien_deck]
    earth = [osgood, *position.state.earth_deck]
    position.luck(orders=(alien, earth))
    resolve(position, Failure(0), "capitol", "the-master")
    assert position.crew_of(0) == ["amy-pond"]
    assert position.state.part_timers == 0
    assert position.state.alien_deck == alien
    assert position.state.earth_deck == earth
    assert position.state.companion_discard == []


@pytest.mark.rule("TOD-RESOLVE-09")
@pytest.mark.parametrize("zone", ["capitol", "drylands"])
def test_a_failure_on_a_tile_adds_a_dalek_to_it(zone: str) -> None:
    position = table().daleks("mars", 1)
    resolve(position, Failure(0), zone, "the-master")
    assert daleks_at(position, "gallifrey") == 1
    assert daleks_at(position, "mars") == 1
    assert sum(position.state.daleks) == 2


@pytest.mark.rule("TOD-RESOLVE-10")
@pytest.mark.parametrize("zone", ["earth-past", "earth-present", "earth-future"])
def test_a_failure_on_earth_puts_the_dalek_in_the_own_zone(zone: str) -> None:
    position = resolve(table(), Failure(0), zone, "the-master")
    assert daleks_at(position, zone) == 1
    assert sum(position.state.daleks) == 1


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
    assert events_of(position)[3:] == ["ship-moved", "ship-moved"]


@pytest.mark.rule("TOD-RESOLVE-13")
def test_the_failing_player_picks_one_of_the_alternatives() -> None:
    first = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "sutekh")
    assert first.asked == (0, "alternative")
    assert first.options == ["choose 1", "choose 2"]
    first.choose("choose 1")
    assert first.state.ship == 2
    assert first.crew_of(0) == ["amy-pond"]
    second = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "sutekh").choose("choose 2")
    assert second.state.ship == 0
    assert second.crew_of(0) == []


@pytest.mark.rule("TOD-BT-20", "TOD-RESOLVE-14", "TOD-RULING-050")
def test_an_alternative_that_cannot_be_paid_leaves_the_other_one_forced(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=TOLL_OF_TWO)).no_hands().turn_of(0).luck()
    position.crew(0, "amy-pond").sonic(0, 1)
    resolve(position, Failure(0), "capitol", "toll-of-two")
    assert position.state.over
    assert position.crew_of(0) == []
    assert position.state.companion_discard == [position.companion("amy-pond")]
    assert position.state.tokens[0] == 1


@pytest.mark.rule("TOD-RESOLVE-14")
def test_an_alternative_that_cannot_be_paid_may_not_be_picked(tmp_path: Path) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=THREE_WAYS)).no_hands().turn_of(0).luck()
    position.crew(0, "amy-pond").sonic(0, 1)
    resolve(position, Failure(0), "capitol", "three-ways")
    assert position.options == ["choose 2", "choose 3"]
    assert position.refused("choose 1") == "TOD-RESOLVE-14"


@pytest.mark.rule("TOD-RESOLVE-14", "TOD-RULING-050", "TOD-RULING-049")
def test_hand_cards_and_companions_steer_the_choice_too() -> None:
    """The Celestial Toymaker: discard two cards or dismiss one Companion, then the ship moves."""
    one_card = table().hand(0, "fez").crew(0, "leela")
    resolve(one_card, Failure(0), "capitol", "the-celestial-toymaker")
    assert one_card.hand_of(0) == ["fez"]
    assert one_card.crew_of(0) == []
    assert one_card.state.ship == 1
    nobody = table().hand(0, "fez", "stetson").crew(0)
    resolve(nobody, Failure(0), "capitol", "the-celestial-toymaker")
    assert nobody.hand_of(0) == []
    assert nobody.state.ship == 1


@pytest.mark.rule("TOD-BT-21", "TOD-RULING-049")
@pytest.mark.parametrize(("choice", "tokens"), [("choose 1", 0), ("choose 2", 1)])
def test_if_no_alternative_can_be_paid_one_is_picked_and_paid_as_far_as_possible(
    tmp_path: Path, choice: str, tokens: int
) -> None:
    position = Position(game=game_with(tmp_path, dilemmas=TOLL_OF_TWO)).no_hands().turn_of(0).luck()
    position.crew(0, part_time=("leela",)).sonic(0, 1)
    resolve(position, Failure(0), "capitol", "toll-of-two")
    assert position.crew_of(0) == []
    assert position.options == ["choose 1", "choose 2"]
    position.choose(choice)
    assert position.state.over
    assert position.state.tokens[0] == tokens
    assert position.state.companion_discard == []


@pytest.mark.rule("TOD-RULING-049")
def test_a_single_fail_cost_is_paid_as_far_as_possible_and_its_other_parts_happen() -> None:
    tokens = resolve(table().sonic(0, 1), Failure(0), "capitol", "the-wirrn")
    assert tokens.state.tokens[0] == 0
    assert tokens.state.ship == 1
    cards = resolve(table().hand(0, "fez"), Failure(0), "capitol", "the-silence")
    assert cards.hand_of(0) == []
    assert cards.state.ship == 1
    nothing = resolve(table(), Failure(0), "capitol", "the-silence")
    assert nothing.state.ship == 1


@pytest.mark.rule("TOD-RULING-049")
def test_dismissing_two_companions_cannot_be_picked_with_one() -> None:
    position = resolve(table().crew(0, "amy-pond"), Failure(0), "capitol", "missy")
    assert position.state.over
    assert position.crew_of(0) == ["amy-pond"]
    assert position.state.ship == 2


@pytest.mark.rule("TOD-RESOLVE-15")
def test_after_a_failure_the_dilemma_stays_face_up() -> None:
    position = resolve(table(), Failure(0), "capitol", "the-master")
    assert position.dilemma_at("capitol") == "the-master"
    assert position.is_face_up("capitol")
    assert position.dilemma("the-master") not in position.state.dilemma_discard


@pytest.mark.rule("TOD-RESOLVE-16")
def test_a_discarded_companion_is_gone_for_the_game() -> None:
    position = table().crew(0, "amy-pond", "leela")
    decks = (position.state.earth_deck[:], position.state.alien_deck[:])
    resolve(position, Failure(0), "capitol", "sutekh").choose("choose 2")
    assert position.options == ["lose amy-pond", "lose leela"]
    position.choose("lose amy-pond")
    assert position.crew_of(0) == ["leela"]
    assert position.state.companion_discard == [position.companion("amy-pond")]
    assert (position.state.earth_deck, position.state.alien_deck) == decks


@pytest.mark.rule("TOD-RESOLVE-17")
@pytest.mark.parametrize(("companion", "deck"), [("amy-pond", "earth"), ("leela", "alien")])
def test_a_dismissed_companion_can_be_recruited_again(companion: str, deck: str) -> None:
    """The Zygons: dismiss a Companion, or the ship moves."""
    position = table().crew(0, companion)
    resolve(position, Failure(0), "capitol", "the-zygons").choose("choose 1")
    number = position.companion(companion)
    assert position.crew_of(0) == []
    assert (number in position.state.earth_deck) == (deck == "earth")
    assert (number in position.state.alien_deck) == (deck == "alien")
    assert position.state.companion_discard == []


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
