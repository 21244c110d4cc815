"""Why a choice is refused: the rule and the reason, a row for each that refusals.py can give."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.games.time_of_the_daleks.messages import texts
from tests.games.time_of_the_daleks.positions import Position, game_with, the_game, the_game_folder

from vortex.games.time_of_the_daleks import TimeOfTheDaleks, refusals
from vortex.games.time_of_the_daleks.choices import TABLE
from vortex.games.time_of_the_daleks.refusals import refusal
from vortex.games.time_of_the_daleks.rules.building_pools import (
    BuildPools,
    CallersPool,
    Exterminate,
    HelpersPool,
)
from vortex.games.time_of_the_daleks.rules.carrying_out import FOR_ONE, CarryOut
from vortex.games.time_of_the_daleks.rules.dalek_turn import DalekTurn
from vortex.games.time_of_the_daleks.rules.finishing import Finish
from vortex.games.time_of_the_daleks.rules.preparing import Prepare
from vortex.games.time_of_the_daleks.rules.recruiting import Recruit
from vortex.games.time_of_the_daleks.rules.rolling import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.travelling import RollTardisDie, Travel
from vortex.games.time_of_the_daleks.state import HELP_AFAR
from vortex.games.time_of_the_daleks.words import QUESTIONS
from vortex.kernel.choices import Kind
from vortex.kernel.game import Refusal
from vortex.kernel.state import IllegalChoice

EARTH, ZONE = "earth-past", "solons-castle"
HARD = "running running running running running running"

MORE_CARDS = """
[[card]]
key = "prism"
name = "Prism"
type = "event"
timing = "adventure"
cost = 0
focus = ["green/red"]
source = "ours"
known = []

[[card]]
key = "signal-mirror"
name = "Signal Mirror"
type = "equipment"
timing = "any adventure"
cost = 1
face = ["black tactics"]
source = "ours"
known = []
"""
MORE_DILEMMAS = """
[[dilemma]]
key = "the-collector"
name = "The Collector"
symbols = ["running", "running"]
fail = "discard 1 equipment"
source = "ours"
known = []

[[dilemma]]
key = "the-broker"
name = "The Broker"
symbols = ["running", "running"]
fail = "ship forward 1 or lose 5 sonic or tardis back 1"
source = "ours"
known = []
"""


@cache
def wider_game() -> TimeOfTheDaleks:
    """With cards that have what no card of the pack has."""
    with TemporaryDirectory() as folder:
        return game_with(Path(folder), timey_wimey=MORE_CARDS, dilemmas=MORE_DILEMMAS)


def table(seats: int = 2, game: TimeOfTheDaleks | None = None, k9: bool = False) -> Position:
    """Nobody has cards, Companions or charges; seat 0, the Eleventh Doctor, is active."""
    position = Position(seats, game=game, k9=k9).turn_of(0).no_hands()
    for seat in range(seats):
        position.crew(seat).sonic(seat, 0)
    return position


def adventure(seats: int = 2, conditions: str = "", game: TimeOfTheDaleks | None = None) -> Position:
    return table(seats, game).facing(EARTH, HARD, conditions)


def with_helper(position: Position) -> Position:
    position.state.helper = 1
    position.state.help = HELP_AFAR
    return position


def recruiting(zone: str = EARTH) -> Position:
    return table().stand(0, zone).lay(zone, "missy").sonic(0, 1)


def rolled(tardis: bool, seats: int = 2) -> Position:
    position = table(seats)
    return position.luck(position.tardis_face(tardis))


def rerolling(*dice: str, conditions: str = "") -> Position:
    return adventure(conditions=conditions).hand(0, "timescoop").shows(*dice)


def paying() -> Position:
    """One charge is asked for, and there are two cards to pay with instead."""
    return recruiting().sonic(0, 0).hand(0, "fez", "timescoop").run(Recruit(0)).choose("recruit earth")


def owing(position: Position, dilemma: str) -> Position:
    text = position.pack.dilemma_fail[position.dilemma(dilemma)]
    return position.run(CarryOut(0, text, position.zone(EARTH), FOR_ONE))


def choosing_doctors() -> Position:
    position = table(4)
    position.state = the_game().new({}, 4, 1)
    return position.choose("doctor first")


def choosing_colours() -> Position:
    position = choosing_doctors().choose("base teal")
    return position.choose("doctor fourth")


def empty_decks(position: Position) -> Position:
    position.state.location_deck = []
    return position


def toll(seats: int = 2) -> Position:
    return table(seats).in_force("into-the-dalek").stand(0, ZONE).lay(ZONE, "missy").sonic(0, 1)


def k9(holder: int, conditions: str = "", used: bool = False) -> Position:
    position = adventure(conditions=conditions).hand(0, "timescoop").shows("black-science", "blue-science")
    position.state.k9 = holder
    position.state.k9_used = used
    return position.run(RerollStage(0))


def empty_pool(stage: type[RerollStage] | type[FaceStage], k9: bool = False) -> Position:
    position = adventure().hand(0, "timescoop").sonic(0, 5)
    position.state.has_rolled = True
    if k9:
        position.state.k9 = 0
    return position.run(stage(0))


def locked_window() -> Position:
    """Window 4 of a Time Locked Adventure: a bystander with a face icon that serves everybody's dice."""
    position = adventure(conditions="time locked", game=wider_game()).equip(1, "signal-mirror")
    return position.hand(1, "fez").shows("black-science").run(RerollStage(0)).choose("pass")


def window(stage: type[RerollStage] | type[FaceStage]) -> Position:
    position = adventure().hand(0, "timescoop").hand(1, "fez").crew(1, "rory-williams")
    return position.shows("black-science", "blue-science").run(stage(0)).choose("pass")


def scanning(card: str) -> Position:
    position = table().hand(0, card).lay(EARTH, "missy").lay("earth-present", "sutekh")
    position.lay("earth-future", "morbius", face_up=False)
    return position.run(Prepare(0)).choose(f"play {card}")


Row = tuple[str, str, str, str, Callable[[], Position]]

ROWS: list[Row] = [
    (
        "somebody is that Doctor",
        "doctor first",
        "TOD-RULING-007",
        "somebody else is that Doctor",
        lambda: choosing_doctors().choose("base teal"),
    ),
    (
        "somebody has that colour",
        "base teal",
        "TOD-RULING-007",
        "somebody else plays that colour",
        choosing_colours,
    ),
    # Prepare
    (
        "uninstall what is not installed",
        "uninstall fez",
        "TOD-PREP-04",
        "Fez is not installed on your console",
        lambda: table().equip(0, "stetson").run(Prepare(0)),
    ),
    (
        "lose what is not installed",
        "uninstall fez",
        "TOD-PREP-04",
        "Fez is not installed on your console",
        lambda: owing(table(game=wider_game()).equip(0, "stetson", "k-9"), "the-collector"),
    ),
    (
        "install what is not in hand",
        "install fez",
        "TOD-PREP-07",
        "Fez is not in your hand",
        lambda: table().hand(0, "stetson").run(Prepare(0)),
    ),
    (
        "install an Event",
        "install geronimo",
        "TOD-CARD-01",
        "Geronimo is no Equipment",
        lambda: table().hand(0, "geronimo").run(Prepare(0)),
    ),
    (
        "install without a slot",
        "install fez",
        "TOD-PREP-09",
        "there is no empty Equipment slot",
        lambda: table().equip(0, "stetson", "k-9").hand(0, "fez").run(Prepare(0)),
    ),
    (
        "install without charges",
        "install tardis-telephone",
        "TOD-PREP-09",
        "TARDIS Telephone costs 3 sonic charges, you have 2",
        lambda: table().be(0, "first").hand(0, "tardis-telephone").run(Prepare(0)),
    ),
    (
        "install a hat beside River",
        "install fez",
        "TOD-PREP-07",
        "River Song will not share a console with Fez",
        lambda: table().crew(0, "river-song").hand(0, "fez").run(Prepare(0)),
    ),
    (
        "dismiss a stranger",
        "dismiss leela",
        "TOD-PREP-12",
        "Leela does not travel with you",
        lambda: table().crew(0, "strax").run(Prepare(0)),
    ),
    # playing cards
    (
        "play what is not in hand",
        "play geronimo",
        "TOD-CARD-05",
        "Geronimo is not in your hand",
        lambda: table().hand(0, "fez").run(Prepare(0)),
    ),
    (
        "play Equipment",
        "play fez",
        "TOD-CARD-01",
        "Fez is Equipment: it has to be installed in your Prepare step",
        lambda: table().hand(0, "fez").run(Prepare(0)),
    ),
    (
        "play without charges",
        "play key-to-time",
        "TOD-CARD-05",
        "The Key to Time costs 3 sonic charges, you have 2",
        lambda: table().hand(0, "key-to-time").run(Prepare(0)),
    ),
    (
        "play what was used",
        "play eye-of-harmony",
        "TOD-CARD-11",
        "Eye of Harmony has been used this turn",
        lambda: (
            table()
            .hand(0, "eye-of-harmony", "fez")
            .run(Prepare(0))
            .choose("play eye-of-harmony")
            .hand(0, "eye-of-harmony")
            .again()
        ),
    ),
    (
        "play a Prepare card elsewhere",
        "play time-space-visualiser",
        "TOD-CARD-08",
        "Time-Space Visualiser is for your own Prepare step",
        lambda: table().hand(0, "time-space-visualiser").stand(0, EARTH).run(Travel(0)),
    ),
    (
        "play an Adventure card elsewhere",
        "play reverse-the-polarity",
        "TOD-CARD-09",
        "Reverse the Polarity is for an Adventure in which your Doctor takes part",
        lambda: table().hand(0, "reverse-the-polarity").run(Prepare(0)),
    ),
    (
        "play an Any Adventure card elsewhere",
        "play unit-field-radio",
        "TOD-CARD-10",
        "UNIT Field Radio is for an Adventure",
        lambda: table().hand(0, "unit-field-radio").run(Prepare(0)),
    ),
    (
        "play a re-roll at a Fixed Point",
        "play reverse-the-polarity",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards",
        lambda: (
            adventure(conditions="fixed point")
            .hand(0, "reverse-the-polarity")
            .shows("blue-science")
            .run(RerollStage(0))
        ),
    ),
    (
        "play for nothing",
        "play movellan-virus",
        "TOD-RULING-043",
        "Movellan Virus would do nothing at this moment",
        lambda: table().hand(0, "movellan-virus").run(Prepare(0)),
    ),
    (
        "play an Adventure card of a bystander",
        "play geronimo",
        "TOD-CARD-09",
        "Geronimo is for an Adventure in which your Doctor takes part",
        lambda: window(RerollStage).hand(1, "geronimo").sonic(1, 1).again(),
    ),
    # using what lies on the console
    (
        "use what lies elsewhere",
        "use k-9",
        "TOD-HELP-18",
        "K-9 is not on your console",
        lambda: table().equip(0, "fez").run(Prepare(0)),
    ),
    (
        "use twice",
        "use sonic-screwdriver",
        "TOD-CARD-11",
        "Sonic Screwdriver has been used this turn",
        lambda: table().equip(0, "sonic-screwdriver").run(Prepare(0)).choose("use sonic-screwdriver"),
    ),
    (
        "use what has no words",
        "use fez",
        "TOD-PREP-14",
        "Fez has no Prepare effect",
        lambda: table().equip(0, "fez").run(Prepare(0)),
    ),
    (
        "use with another Doctor",
        "use vicki",
        "TOD-PREP-14",
        "Vicki does this only with another Doctor",
        lambda: table().crew(0, "vicki").run(Prepare(0)),
    ),
    (
        "use for nothing",
        "use handles",
        "TOD-PREP-14",
        "Handles would change nothing now",
        lambda: table().crew(0, "handles").sonic(0, 5).run(Prepare(0)),
    ),
    (
        "use K-9 without power",
        "use k-9",
        "TOD-CARD-12",
        "K-9 needs a sonic charge",
        lambda: adventure().equip(0, "k-9").hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "use what has its time elsewhere",
        "use fez",
        "TOD-CARD-09",
        "Fez has nothing to do at this moment",
        lambda: adventure().equip(0, "fez").hand(0, "timescoop").run(CallersPool(0)),
    ),
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
        "that Time Anomaly is no Location in play",
        lambda: table().stand(0, EARTH).run(Travel(0)),
    ),
    (
        "go to a Task",
        "go death-to-the-daleks",
        "TOD-TRAVEL-07",
        "that Time Anomaly is no Location in play",
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
        "go to a zone without a Dilemma",
        "go earth-present",
        "TOD-RULING-019",
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
        "to go there roll the TARDIS die",
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
        lambda: _without_aliens().run(Recruit(0)),
    ),
    (
        "recruit Earth Companions elsewhere",
        "recruit earth",
        "TOD-RECRUIT-06",
        "on a Location tile Companions come from the Alien deck",
        lambda: recruiting(ZONE).run(Recruit(0)),
    ),
    (
        "recruit Aliens on Earth",
        "recruit alien",
        "TOD-RECRUIT-05",
        "on Earth Companions come from the Earth deck",
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
        "you have 0 sonic charges, which is too little",
        paying,
    ),
    (
        "pay with Equipment",
        "pay-card stetson",
        "TOD-RULING-030",
        "installed Equipment does not pay; the card comes from the hand",
        lambda: paying().equip(0, "stetson"),
    ),
    (
        "pay with a card that is elsewhere",
        "pay-card geronimo",
        "TOD-RULING-030",
        "Geronimo is not in your hand",
        paying,
    ),
    # the pool
    (
        "focus by a stranger",
        "focus leela red",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "focus without an icon",
        "focus rory-williams red",
        "TOD-POOL-04",
        "Rory Williams has no focus icon for red",
        lambda: adventure().crew(0, "rory-williams").run(CallersPool(0)),
    ),
    (
        "focus twice",
        "focus rory-williams blue",
        "TOD-RULING-045",
        "Rory Williams's icon has been used",
        lambda: (
            adventure()
            .hand(0, "timescoop")
            .crew(0, "rory-williams")
            .run(CallersPool(0))
            .choose("focus rory-williams blue")
        ),
    ),
    (
        "focus without a black die",
        "focus rory-williams blue",
        "TOD-RULING-037",
        "there is no black die to exchange",
        lambda: (
            adventure()
            .hand(0, "timescoop")
            .crew(0, "rory-williams")
            .run(CallersPool(0))
            .pool(black=0)
            .again()
        ),
    ),
    (
        "focus into a colour that is all there",
        "focus rory-williams blue",
        "TOD-RULING-037",
        "no blue die is left to receive",
        lambda: (
            adventure().hand(0, "timescoop").crew(0, "rory-williams").run(CallersPool(0)).pool(blue=3).again()
        ),
    ),
    (
        "call as the helper",
        "call 1",
        "TOD-HELP-01",
        "only the active Doctor calls for help",
        lambda: with_helper(adventure()).hand(1, "timescoop").run(HelpersPool(1)),
    ),
    (
        "call a second helper",
        "call 3",
        "TOD-RULING-058",
        "there is a helper already",
        lambda: with_helper(adventure(3)).hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call oneself",
        "call 1",
        "TOD-HELP-01",
        "call another player",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call nobody at the table",
        "call 3",
        "TOD-HELP-01",
        "call another player",
        lambda: adventure().hand(0, "timescoop").run(CallersPool(0)),
    ),
    (
        "call without paying",
        "call 2",
        "TOD-RULING-060",
        "you have neither a sonic charge nor a card to pay with",
        lambda: adventure().crew(0, "rory-williams").run(CallersPool(0)),
    ),
    (
        "cut a colour that is not there",
        "cut red",
        "TOD-POOL-08",
        "there is no red die in the pool",
        lambda: adventure().crew(0, "craig-owens", "osgood", "rory-williams").run(CallersPool(0)),
    ),
    (
        "exterminate a colour that is not there",
        "exterminate caller red",
        "TOD-POOL-12",
        "there is no red die in that pool",
        lambda: adventure().daleks(EARTH, 1).pool(black=2, blue=1).run(Exterminate(0)),
    ),
    (
        "a colour that the icon does not give",
        "add blue",
        "TOD-RULING-037",
        "the icon cannot give a blue die",
        lambda: adventure(game=wider_game()).hand(0, "prism").run(CallersPool(0)).choose("play prism"),
    ),
    # re-rolls
    (
        "re-roll others' dice by a Companion",
        "reroll rory-williams",
        "TOD-HELP-18",
        "Rory Williams does not serve this Adventure's dice",
        lambda: window(RerollStage),
    ),
    (
        "re-roll by a stranger",
        "reroll leela",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: rerolling("black-science").run(RerollStage(0)),
    ),
    (
        "re-roll without an icon",
        "reroll kate-stewart",
        "TOD-REROLL-04",
        "Kate Stewart has no re-roll icon",
        lambda: rerolling("black-science").crew(0, "kate-stewart").run(RerollStage(0)),
    ),
    (
        "re-roll at a Fixed Point",
        "reroll eleventh",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards and by sonic charges",
        lambda: rerolling("black-science", conditions="fixed point").run(RerollStage(0)),
    ),
    (
        "re-roll twice by an icon",
        "reroll eleventh",
        "TOD-REROLL-05",
        "The Eleventh Doctor's icon has been used",
        lambda: _after_bow_tie(),
    ),
    (
        "re-roll without a fitting die",
        "reroll eleventh",
        "TOD-RULING-043",
        "there is no die of a colour that The Eleventh Doctor re-rolls",
        lambda: rerolling("blue-science").run(RerollStage(0)),
    ),
    (
        "re-roll with charges at a Fixed Point",
        "reroll-sonic",
        "TOD-REROLL-14",
        "a Fixed Point forbids re-rolls by cards and by sonic charges",
        lambda: rerolling("black-science", conditions="fixed point").sonic(0, 5).run(RerollStage(0)),
    ),
    (
        "re-roll with too few charges",
        "reroll-sonic",
        "TOD-REROLL-09",
        "it costs 2 sonic charges, you have 1",
        lambda: rerolling("black-science").sonic(0, 1).run(RerollStage(0)),
    ),
    (
        "re-roll nothing",
        "reroll-sonic",
        "TOD-RULING-036",
        "your pool has no dice",
        lambda: empty_pool(RerollStage),
    ),
    (
        "give up a black die that is not there",
        "reroll-black",
        "TOD-REROLL-13",
        "your pool has no black die",
        lambda: rerolling("blue-science", "blue-science").run(RerollStage(0)),
    ),
    (
        "give up the only die",
        "reroll-black",
        "TOD-RULING-044",
        "another die must remain to be rolled",
        lambda: rerolling("black-science").run(RerollStage(0)),
    ),
    ("K-9 of another", "reroll-k9", "TOD-K9-03", "you do not have K-9", lambda: k9(1)),
    (
        "K-9 twice",
        "reroll-k9",
        "TOD-RULING-114",
        "K-9 has helped in this Adventure",
        lambda: k9(0, used=True),
    ),
    (
        "K-9 at a Fixed Point",
        "reroll-k9",
        "TOD-RULING-115",
        "K-9 cannot help at a Fixed Point",
        lambda: k9(0, "fixed point"),
    ),
    (
        "K-9 without dice",
        "reroll-k9",
        "TOD-RULING-036",
        "your pool has no dice",
        lambda: empty_pool(RerollStage, k9=True),
    ),
    # faces
    (
        "turn others' dice by a Companion",
        "face rory-williams",
        "TOD-HELP-18",
        "Rory Williams does not serve this Adventure's dice",
        lambda: window(FaceStage),
    ),
    (
        "turn by a stranger",
        "face leela",
        "TOD-HELP-18",
        "Leela is not on your console",
        lambda: rerolling("black-science").run(FaceStage(0)),
    ),
    (
        "turn without an icon",
        "face eleventh",
        "TOD-FACE-05",
        "The Eleventh Doctor has no face icon",
        lambda: rerolling("black-science").run(FaceStage(0)),
    ),
    (
        "turn where time is locked",
        "face signal-mirror",
        "TOD-FACE-08",
        "Time Locked forbids face changes",
        locked_window,
    ),
    (
        "turn twice by an icon",
        "face rory-williams",
        "TOD-FACE-04",
        "Rory Williams's icon has been used",
        lambda: (
            rerolling("black-science").crew(0, "rory-williams").run(FaceStage(0)).choose("face rory-williams")
        ),
    ),
    (
        "turn without a fitting die",
        "face rory-williams",
        "TOD-RULING-043",
        "there is no die for Rory Williams to turn",
        lambda: rerolling("blue-science").crew(0, "rory-williams").run(FaceStage(0)),
    ),
    (
        "turn with too few charges",
        "face-sonic",
        "TOD-FACE-06",
        "it costs 3 sonic charges, you have 2",
        lambda: rerolling("black-science").sonic(0, 2).run(FaceStage(0)),
    ),
    ("turn nothing", "face-sonic", "TOD-RULING-036", "your pool has no dice", lambda: empty_pool(FaceStage)),
    (
        "pick a die that is not there",
        "die red strength",
        "TOD-REROLL-04",
        "there is no such die to pick, or it is not of the right colour",
        lambda: (
            rerolling("black-science", "blue-science").sonic(0, 2).run(RerollStage(0)).choose("reroll-sonic")
        ),
    ),
    # what a text wants
    (
        "an alternative that cannot be paid",
        "choose 2",
        "TOD-RESOLVE-14",
        "that alternative does not exist or cannot be paid",
        lambda: owing(table(game=wider_game()).sonic(0, 4), "the-broker"),
    ),
    (
        "discard a card that is elsewhere",
        "discard fez",
        "TOD-FINISH-08",
        "Fez is not in your hand",
        lambda: table().hand(0, "stetson", "timescoop", "k-9", "geronimo", "long-scarf").run(Finish(0)),
    ),
    (
        "lose a stranger",
        "lose leela",
        "TOD-RESOLVE-16",
        "Leela does not travel with you",
        lambda: owing(table().crew(0, "strax", "susan"), "the-zygons").choose("choose 1"),
    ),
    (
        "keep K-9",
        "give 1",
        "TOD-RULING-116",
        "K-9 goes to another player at this table",
        lambda: _passing_k9(),
    ),
    (
        "keep a Transfer",
        "give 1",
        "TOD-RULING-107",
        "choose another player at this table",
        lambda: adventure(3).hand(0, "unit-field-radio").run(CallersPool(0)).choose("play unit-field-radio"),
    ),
    (
        "remove a Dalek where none is",
        "dalek earth-past",
        "TOD-RULING-024",
        "there is no Dalek to remove there",
        lambda: (
            table()
            .hand(0, "movellan-virus")
            .daleks("karn", 1)
            .daleks("mars", 2)
            .run(Prepare(0))
            .choose("play movellan-virus")
        ),
    ),
    (
        "place a Dalek elsewhere",
        "dalek karn",
        "TOD-RULING-091",
        "choose a zone of Earth",
        lambda: owing(table(), "the-ironsides"),
    ),
    (
        "look at an open Dilemma",
        "target earth-past",
        "TOD-INFO-01",
        "no Dilemma lies face down there",
        lambda: scanning("time-space-visualiser"),
    ),
    (
        "replace a Dilemma that lies face down",
        "target earth-future",
        "TOD-INFO-05",
        "no Dilemma lies face up there",
        lambda: scanning("randomiser"),
    ),
]


def _without_aliens() -> Position:
    position = recruiting(ZONE).in_force("into-the-dalek").stand(0, "into-the-dalek")
    position.state.alien_deck = []
    return position


def _after_bow_tie() -> Position:
    position = rerolling("black-science", "blue-science")
    position.luck(position.face("black", "cunning")).run(RerollStage(0))
    return position.choose("reroll eleventh")


def _passing_k9() -> Position:
    position = table(3, k9=True)
    position.state.k9 = 0
    return position.run(DalekTurn())


@pytest.mark.parametrize(
    ("notation", "rule", "reason", "set_up"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_a_refusal_names_rule_and_reason(
    notation: str, rule: str, reason: str, set_up: Callable[[], Position]
) -> None:
    position = set_up()
    before = position.game.dump(position.state)
    assert position.why_not(notation) == Refusal(rule, reason)
    with pytest.raises(IllegalChoice, match=re.escape(f"{rule}: {reason}")):
        position.choose(notation)
    assert position.game.dump(position.state) == before, "a refused choice changes nothing"


def test_every_refusal_of_the_module_has_a_row() -> None:
    def of_refusal(argument: int) -> Callable[[ast.Call], ast.expr | None]:
        return lambda call: (
            call.args[argument] if isinstance(call.func, ast.Name) and call.func.id == "Refusal" else None
        )

    rules = dict(texts(refusals, of_refusal(0)))
    reasons = dict(texts(refusals, of_refusal(1)))
    assert len(rules) > 60
    for line, rule in rules.items():
        said = [row for row in ROWS if re.fullmatch(rule, row[2]) and re.fullmatch(reasons[line], row[3])]
        assert said, f"refusals.py:{line} is never said"


# -- the wrong moment ------------------------------------------------------------------------------

WRONG_MOMENT = {
    "doctor": "TOD-SETUP-02",
    "base": "TOD-SETUP-03",
    "uninstall": "TOD-PREP-16",
    "install": "TOD-PREP-11",
    "dismiss": "TOD-PREP-16",
    "play": "TOD-RULING-108",
    "use": "TOD-CARD-08",
    "go": "TOD-TRAVEL-01",
    "roll": "TOD-TRAVEL-08",
    "new": "TOD-TRAVEL-11",
    "wander": "TOD-TRAVEL-12",
    "keep": "TOD-TRAVEL-11",
    "recruit": "TOD-RECRUIT-01",
    "link": "TOD-RECRUIT-01",
    "pay-sonic": "TOD-LIMIT-18",
    "pay-card": "TOD-LIMIT-18",
    "focus": "TOD-POOL-07",
    "call": "TOD-POOL-20",
    "afar": "TOD-HELP-03",
    "on-site": "TOD-HELP-03",
    "cut": "TOD-RULING-035",
    "exterminate": "TOD-POOL-12",
    "add": "TOD-POOL-02",
    "reroll": "TOD-REROLL-01",
    "reroll-sonic": "TOD-REROLL-01",
    "reroll-black": "TOD-REROLL-01",
    "reroll-k9": "TOD-RULING-114",
    "face": "TOD-FACE-01",
    "face-sonic": "TOD-FACE-01",
    "die": "TOD-RULING-047",
    "to": "TOD-FACE-06",
    "on": "TOD-RULING-126",
    "choose": "TOD-RESOLVE-13",
    "discard": "TOD-FINISH-08",
    "lose": "TOD-RESOLVE-16",
    "give": "TOD-CARD-03",
    "dalek": "TOD-RULING-091",
    "target": "TOD-INFO-01",
}


def test_every_kind_of_choice_has_a_moment() -> None:
    assert {kind.name for kind in TABLE.kinds} == {"pass", *WRONG_MOMENT}


@pytest.mark.parametrize(
    "kind", [kind for kind in TABLE.kinds if kind.name != "pass"], ids=lambda kind: kind.name
)
def test_at_the_wrong_moment_every_kind_of_choice_is_refused_by_its_rule(kind: Kind) -> None:
    """At two questions that have no kind of answer in common."""
    name, base = kind.name, kind.base
    paying_now = paying()
    helping = adventure().sonic(1, 1).sonic(0, 1).run(CallersPool(0)).choose("call 2")
    assert helping.asked == (1, "help")
    seen = 0
    for position in (paying_now, helping):
        topic = position.state.topic
        if topic in refusals._MOMENTS[name].topics:
            continue
        found = refusal(position.state, position.state.asked, base)
        assert found.rule == WRONG_MOMENT[name]
        assert found.reason == refusals._MOMENTS[name].reason
        assert found.reason
        seen += 1
    assert seen


def test_a_question_that_wants_an_answer_cannot_be_passed() -> None:
    position = paying()
    assert position.why_not("pass") == Refusal(
        "TOD-LIMIT-18", "this question wants an answer: How do you pay?"
    )


def test_only_the_asked_seat_may_answer_and_a_game_that_is_over_asks_nothing() -> None:
    position = table().hand(0, "fez").run(Prepare(0))
    elsewhere = position.game.why_not(position.state, 1, 0)
    assert elsewhere is not None
    assert elsewhere.rule == "TOD-PREP-15"
    assert elsewhere.reason.startswith("seat 1 is asked now")
    over = table().daleks(EARTH, 3).run(DalekTurn())
    found = over.game.why_not(over.state, 0, 0)
    assert found == Refusal("TOD-TURN-05", "the game is over")


def test_every_rule_that_is_named_to_players_exists() -> None:
    rules = (the_game_folder() / "RULES.md").read_text(encoding="utf-8")
    named = set(WRONG_MOMENT.values()) | {row[2] for row in ROWS}
    named |= {question.rule for question in QUESTIONS.values()} | {kind.rule for kind in TABLE.kinds}
    assert [rule for rule in sorted(named) if f"**{rule}**" not in rules] == []


def test_trading_a_die_that_is_not_there_is_refused() -> None:
    position = adventure().equip(0, "confession-dial").run(BuildPools(0)).choose("use confession-dial")
    assert position.asked == (0, "trade-die")
    assert position.why_not("cut red") == Refusal("TOD-POOL-08", "there is no red die in the pool")
