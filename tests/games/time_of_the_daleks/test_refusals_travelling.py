"""Why a choice is refused in Travel, in Recruit, and where something is paid."""

from __future__ import annotations

import pytest
from tests.games.time_of_the_daleks.refusal_positions import (
    EARTH,
    ZONE,
    Row,
    empty_decks,
    paying,
    recruiting,
    rolled,
    show_refusal,
    table,
    toll,
    without_aliens,
)

from vortex.games.time_of_the_daleks.rules.recruit import Recruit
from vortex.games.time_of_the_daleks.rules.travel import RollTardisDie, Travel

ROWS: list[Row] = [
    # Travel
    (
        "land elsewhere",
        "go earth-past",
        "TOD-TRAVEL-13",
        "pick one of the two zones of the new Location",
        lambda: rolled(False).run(RollTardisDie(0)),
    ),
    (
        "go to an anomaly that is not there",
        "go into-the-dalek",
        "TOD-TRAVEL-07",
        "that Time Anomaly is not a Location in play",
        lambda: table().stand(0, EARTH).run(Travel(0)),
    ),
    (
        "go to a Task",
        "go death-to-the-daleks",
        "TOD-TRAVEL-07",
        "that Time Anomaly is not a Location in play",
        lambda: table().in_force("death-to-the-daleks").stand(0, EARTH).run(Travel(0)),
    ),
    (
        "go to a tile that is not there",
        "go capitol",
        "TOD-TRAVEL-10",
        "that Location is not in play",
        lambda: table().stand(0, EARTH).run(Travel(0)),
    ),
    (
        "stay in a zone without a Dilemma",
        "go earth-present",
        "TOD-RULING-014",
        "there is no Dilemma left in that zone",
        lambda: table().stand(0, EARTH).lay("earth-present", "").run(Travel(0)),
    ),
    (
        "go to Earth without the toll",
        "go earth-past",
        "TOD-RULING-122",
        "moving costs two sonic charges or a card, and you have neither",
        lambda: toll().run(Travel(0)),
    ),
    (
        "go to another tile without the die",
        f"go {ZONE}",
        "TOD-TRAVEL-08",
        "to go there, roll the TARDIS die",
        lambda: table().stand(0, EARTH).lay(ZONE, "missy").run(Travel(0)),
    ),
    (
        "roll without the toll",
        "roll",
        "TOD-RULING-122",
        "moving costs two sonic charges or a card, and you have neither",
        lambda: toll().run(Travel(0)),
    ),
    (
        "a new tile where none is left",
        "new",
        "TOD-RULING-021",
        "no Location tile is left to draw",
        lambda: empty_decks(rolled(True)).run(RollTardisDie(0)),
    ),
    (
        "wander as the Eleventh",
        "wander",
        "TOD-TRAVEL-11",
        "only the First Doctor lets the TARDIS choose",
        lambda: rolled(True).run(RollTardisDie(0)),
    ),
    (
        "wander where no tile is left",
        "wander",
        "TOD-RULING-021",
        "no Location tile is left to draw",
        lambda: empty_decks(rolled(True)).be(0, "first").run(RollTardisDie(0)),
    ),
    (
        "keep a tile that was not drawn",
        "keep karn",
        "TOD-TRAVEL-11",
        "that tile has not been drawn",
        lambda: rolled(True).stand(1, ZONE).run(RollTardisDie(0)).choose("new"),
    ),
    # recruiting and prices
    (
        "recruit from an empty deck",
        "recruit alien",
        "TOD-RECRUIT-20",
        "that Companion deck is empty",
        lambda: without_aliens().run(Recruit(0)),
    ),
    (
        "recruit Earth Companions elsewhere",
        "recruit earth",
        "TOD-RECRUIT-06",
        "on a Location tile, Companions come from the Alien deck",
        lambda: recruiting(ZONE).run(Recruit(0)),
    ),
    (
        "recruit Aliens on Earth",
        "recruit alien",
        "TOD-RECRUIT-05",
        "on Earth, Companions come from the Earth deck",
        lambda: recruiting().run(Recruit(0)),
    ),
    (
        "link to one who travels already",
        "link leela",
        "TOD-RULING-028",
        "Leela is not in the Companion deck",
        lambda: recruiting().crew(1, "leela").run(Recruit(0)),
    ),
    (
        "link to an Earth Companion elsewhere",
        "link osgood",
        "TOD-RECRUIT-16",
        "no Link leads to Osgood here",
        lambda: recruiting(ZONE).run(Recruit(0)),
    ),
    (
        "link to an alien on Earth",
        "link leela",
        "TOD-RECRUIT-17",
        "no Link leads to Leela here",
        lambda: recruiting().run(Recruit(0)),
    ),
    (
        "link to a stranger",
        "link ian-chesterton",
        "TOD-RECRUIT-12",
        "no Link leads to Ian Chesterton here",
        lambda: recruiting().run(Recruit(0)),
    ),
    (
        "pay with charges that are not there",
        "pay-sonic",
        "TOD-LIMIT-18",
        "you have 0 sonic charges, which is not enough",
        paying,
    ),
    (
        "pay with Equipment",
        "pay-card stetson",
        "TOD-RULING-030",
        "installed Equipment cannot pay; the card must come from your hand",
        lambda: paying().equip(0, "stetson"),
    ),
    (
        "pay with a card that is elsewhere",
        "pay-card geronimo",
        "TOD-RULING-030",
        "Geronimo is not in your hand",
        paying,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_refusal_names_rule_and_reason(row: Row) -> None:
    show_refusal(row)
