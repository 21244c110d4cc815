"""Who knows what: TOD-INFO. Everything is read off the views, as the players see the table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.time_of_the_daleks.positions import Position, the_rules_game

from vortex.games.time_of_the_daleks.events import CompanionJoined, SonicSpent
from vortex.games.time_of_the_daleks.numbering import KNOWS_COMPANION
from vortex.games.time_of_the_daleks.rules.effects import MoveShip
from vortex.games.time_of_the_daleks.rules.finish import Finish
from vortex.games.time_of_the_daleks.rules.prepare import Prepare
from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.resolve import Failure
from vortex.games.time_of_the_daleks.rules.travel import Travel
from vortex.kernel.chance import FastChance

EVERYBODY = (0, 1, 2, None)
"""Three seats and a spectator."""


def views(position: Position) -> list[dict[str, Any]]:
    return [the_rules_game().view(position.state, seat) for seat in EVERYBODY]


def dilemmas(view: dict[str, Any]) -> dict[str, str]:
    """What this view shows in every slot."""
    zones = view["earth"] + [zone for tile in view["tiles"] for zone in tile["zones"]]
    return {zone["key"]: zone["dilemma"] for zone in zones}


def on_a_new_tile() -> Position:
    """Seat 1 has just arrived in Mars Past; Missy lay on top, then the Cybermen."""
    position = Position(3).no_hands().turn_of(0).next_tiles("mars").next_dilemmas("missy", "cybermen")
    return position.luck(position.tardis_face(False)).run(Travel(0)).choose("roll")


# -- Dilemmas --------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-INFO-01")
def test_a_dilemma_placed_face_down_is_unknown_even_to_the_one_who_places_it() -> None:
    position = on_a_new_tile().choose("go mars-past")
    assert position.dilemma_at("mars-future") == "cybermen"
    for view in views(position):
        assert dilemmas(view)["mars-future"] == "hidden"
    seen = set()
    for seed in range(12):
        world = the_rules_game().determinise(position.state, 0, FastChance(seed))
        seen.add(world.dilemmas[position.zone("mars-future")])
    assert len(seen) > 1, "for the one who placed it, it could be any"


@pytest.mark.rule("TOD-INFO-02")
def test_the_dilemmas_laid_on_earth_in_set_up_are_face_down() -> None:
    for view in views(Position(3)):
        assert [(zone["dilemma"], zone["face_up"]) for zone in view["earth"]] == [("hidden", False)] * 3


@pytest.mark.rule("TOD-INFO-03")
def test_a_dilemma_is_known_to_all_when_it_is_flipped_under_the_travelling_doctor() -> None:
    position = on_a_new_tile().choose("go mars-past")
    for view in views(position):
        assert dilemmas(view)["mars-past"] == "missy"


@pytest.mark.rule("TOD-INFO-04")
def test_the_dilemmas_of_other_zones_stay_face_down() -> None:
    position = on_a_new_tile().choose("go mars-past")
    for view in views(position):
        assert dilemmas(view) == {
            "earth-past": "hidden",
            "earth-present": "hidden",
            "earth-future": "hidden",
            "mars-past": "missy",
            "mars-future": "hidden",
        }


@pytest.mark.rule("TOD-INFO-05")
def test_a_dilemma_that_is_not_solved_stays_face_up() -> None:
    position = Position(3).no_hands().turn_of(0).lay("earth-past", "the-master")
    position.facing("earth-past", "running").run(Failure(0))
    position.run(Finish(0))
    for view in views(position):
        assert view["earth"][0] == {
            "key": "earth-past",
            "dilemma": "the-master",
            "face_up": True,
            "daleks": 1,
        }


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-INFO-06")
def test_nobody_sees_the_order_of_a_deck() -> None:
    position = Position(3)
    before = views(position)
    state = position.state
    for deck in (
        state.tw_deck,
        state.location_deck,
        state.dilemma_deck,
        state.earth_deck,
        state.alien_deck,
        state.anomaly_deck,
    ):
        deck.reverse()
    assert views(position) == before
    assert before[0]["decks"] == {
        "timey_wimey": 24,
        "locations": 20,
        "dilemmas": 22,
        "earth_companions": 12,
        "alien_companions": 12,
        "anomalies": 8,
    }


@pytest.mark.rule("TOD-INFO-07")
def test_a_deck_searched_for_a_link_is_shuffled_so_that_its_order_is_unknown_again() -> None:
    position = Position(3).no_hands().turn_of(0).crew(0, "amy-pond").stand(0, "earth-future")
    position.lay("earth-future", "the-master").sonic(0, 3)
    left = sorted(set(position.state.earth_deck) - {position.companion("rory-williams")}, reverse=True)
    aliens = position.state.alien_deck[:]
    position.luck(orders=(left,)).run(Recruit(0)).choose("link rory-williams")
    assert position.state.earth_deck == left, "this order came out of the shuffle"
    assert position.state.alien_deck == aliens, "the other deck was not touched"
    assert all(position.state.knows[KNOWS_COMPANION + companion] == 0 for companion in left)


@pytest.mark.rule("TOD-INFO-07")
def test_what_the_searcher_saw_is_told_to_nobody() -> None:
    position = Position(3).no_hands().turn_of(0).crew(0, "amy-pond").stand(0, "earth-future")
    position.lay("earth-future", "the-master").sonic(0, 3).luck()
    position.state.events = []
    position.run(Recruit(0)).choose("link rory-williams")
    rory = position.companion("rory-williams")
    assert position.state.events == [SonicSpent(0, 1), CompanionJoined(0, rory, True)]


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOD-INFO-08")
def test_hands_are_private_and_their_sizes_open() -> None:
    position = Position(3).hand(0, "fez", "geronimo").hand(1, "stetson").hand(2)
    for seat in EVERYBODY:
        players = the_rules_game().view(position.state, seat)["players"]
        assert [player["hand_size"] for player in players] == [2, 1, 0]
        shown = [player["hand"] for player in players]
        assert shown == [
            ["fez", "geronimo"] if seat == 0 else [],
            ["stetson"] if seat == 1 else [],
            [],
        ]


@pytest.mark.rule("TOD-INFO-08")
def test_another_hand_changes_nothing_in_ones_view() -> None:
    one = Position(3).turn_of(0).hand(0).hand(2).hand(1, "stetson", "timescoop").run(Prepare(0))
    other = Position(3).turn_of(0).hand(0).hand(2).hand(1, "eye-of-harmony", "fez").run(Prepare(0))
    assert one.asked == other.asked == (1, "card-window"), "asked whatever the hand holds"
    for seat in (0, 2, None):
        assert the_rules_game().view(one.state, seat) == the_rules_game().view(other.state, seat)
    assert the_rules_game().view(one.state, 1) != the_rules_game().view(other.state, 1)


@pytest.mark.rule("TOD-INFO-09")
def test_a_transfer_card_stays_known_to_all_in_the_receivers_hand() -> None:
    position = Position(3).no_hands().turn_of(0).hand(0, "dream-conference").hand(1, "fez").sonic(0, 4)
    position.run(Prepare(0)).choose("pass", "play dream-conference", "give 3", "give 2")
    assert "dream-conference" in position.hand_of(1)
    for seat, hand in ((0, ["dream-conference"]), (2, ["dream-conference"]), (None, ["dream-conference"])):
        player = the_rules_game().view(position.state, seat)["players"][1]
        assert (player["hand_size"], player["hand"]) == (2, hand), "the Fez beside it stays hidden"
    for seed in range(6):
        world = the_rules_game().determinise(position.state, 0, FastChance(seed))
        assert position.card("dream-conference") in world.hands[1]


# -- what is open ----------------------------------------------------------------------------------


@pytest.mark.rule("TOD-INFO-10")
def test_dice_tokens_consoles_markers_tiles_and_anomalies_are_open_to_all() -> None:
    position = Position(3).no_hands().turn_of(0).sonic(0, 4).sonic(1, 0).sonic(2, 5)
    position.equip(1, "stetson").crew(1, "leela", part_time=("strax",)).daleks("mars", 2)
    position.lay("mars-past", "missy").in_force("destiny-of-the-daleks").stand(2, "earth-future")
    position.facing("mars-past", "running science").shows("green-running", "black-tactics")
    for view in views(position):
        assert [player["sonic"] for player in view["players"]] == [4, 0, 5]
        assert view["players"][1]["equipment"] == ["stetson"]
        assert [companion["key"] for companion in view["players"][1]["companions"]] == ["leela", "strax"]
        assert [player["zone"] for player in view["players"]] == ["mars-past", "", "earth-future"]
        assert [(tile["key"], tile["daleks"]) for tile in view["tiles"]] == [("mars", 2)]
        [anomaly] = view["anomalies"]
        assert (anomaly["key"], anomaly["imprisoned"]) == ("destiny-of-the-daleks", {"green": 3})
        assert view["adventure"]["challenge"] == {"running": 1, "science": 1}
        assert view["adventure"]["pools"][0]["dice"] == [
            {"colour": "black", "symbol": "tactics"},
            {"colour": "green", "symbol": "running"},
        ]


@pytest.mark.rule("TOD-INFO-10")
def test_a_revealed_anomaly_is_open_to_all() -> None:
    position = Position(3).no_hands().next_anomaly("into-the-dalek")
    position.state.ship = 5
    assert all(view["anomalies"] == [] for view in views(position))
    position.run(MoveShip(1), 1)
    for view in views(position):
        assert [anomaly["key"] for anomaly in view["anomalies"]] == ["into-the-dalek"]
