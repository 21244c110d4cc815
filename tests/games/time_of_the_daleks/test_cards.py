"""A broken pack says file, line and what was expected."""

from __future__ import annotations

import ast
import re
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from tests.games.time_of_the_daleks.messages import texts
from tests.games.time_of_the_daleks.positions import the_game_folder

from vortex.games.time_of_the_daleks import cards, icons, load
from vortex.kernel.pack import PackError, PackFiles


class Mistake(NamedTuple):
    """In `file` the first `old` becomes `new`; then `says` stands in the message, with the line of the change (or of
    `at`), or with `card` the line where that card begins; without `line` nothing is there to point at."""

    file: str
    old: str
    new: str
    says: str
    at: str = ""
    card: bool = False
    line: bool = True


DICE, TRACK, DOCTORS, COMPANIONS = "dice.toml", "track.toml", "doctors.toml", "companions.toml"


LOCATIONS, DILEMMAS, CARDS, ANOMALIES = (
    "locations.toml",
    "dilemmas.toml",
    "timey_wimey.toml",
    "anomalies.toml",
)


THE_WHOLE_FILE = "\0"
"""As `old`."""


MISTAKES = {
    "an unknown kind of card": Mistake(
        CARDS,
        '[[card]]\nkey = "fez"',
        '[[hat]]\nkey = "fez"',
        "no such kind of card; known are: die, tardis-die",
        card=True,
    ),
    "no such field": Mistake(
        CARDS, 'key = "fez"', 'key = "fez"\ncolour = "red"', "no such field", "colour ="
    ),
    "a field is missing": Mistake(
        CARDS, 'name = "Fez"\n', "", "the field 'name' (a text) is missing", 'key = "fez"', card=True
    ),
    # effect texts
    "words that are not in the language": Mistake(
        CARDS,
        'effect = "gain 2 sonic"',
        'effect = "gain two sonic"',
        "found 'gain two sonic', expected effect words; did you mean 'gain N sonic'",
    ),
    "an amount that is too large": Mistake(
        CARDS, 'effect = "gain 2 sonic"', 'effect = "gain 6 sonic"', "the amount must be from 1 to 5"
    ),
    "an effect that nobody else can have": Mistake(
        CARDS, 'effect = "gain 2 sonic"', 'effect = "another ship back 1"', "cannot be said with 'another'"
    ),
    "a replacement for something that is no anomaly": Mistake(
        CARDS, 'effect = "gain 2 sonic"', 'effect = "replace this"', "only a Time Anomaly can be replaced"
    ),
    "an anomaly that acts on nobody": Mistake(
        ANOMALIES, '"each discard 1 card"', '"discard 1 card"', "nobody is acting here: say `each`"
    ),
    # icons
    "dice without a number": Mistake(
        DOCTORS,
        'add = ["4 black", "1 green"]',
        'add = ["4 black", "green"]',
        "expected a number and a colour as in \"4 black\", found 'green'",
    ),
    "five focus icons": Mistake(
        COMPANIONS,
        'focus = ["green", "green"]',
        'focus = ["green", "green", "green", "green", "green"]',
        "at most four focus icons",
    ),
    "a focus into black": Mistake(
        COMPANIONS,
        'focus = ["green/red"]',
        'focus = ["green/black"]',
        "expected one of green, blue, red, \"green/red\"; found 'green/black'",
    ),
    "two re-roll icons": Mistake(
        COMPANIONS, 'reroll = ["any green"]', 'reroll = ["any green", "1 red"]', "one re-roll icon at most"
    ),
    "a re-roll without a number": Mistake(
        COMPANIONS,
        'reroll = ["any green"]',
        'reroll = ["some green"]',
        "expected a number, any or all and a colour as in \"2 black\", found 'some green'",
    ),
    "a re-roll with a number that is none": Mistake(
        COMPANIONS,
        'reroll = ["any green"]',
        'reroll = ["² green"]',
        "expected a number, any or all and a colour as in \"2 black\", found '² green'",
    ),
    "a re-roll of no colour": Mistake(
        COMPANIONS,
        'reroll = ["any green"]',
        'reroll = ["any mauve"]',
        "expected one of black, green, blue, red, coloured, dice; found 'mauve'",
    ),
    "two face icons": Mistake(
        COMPANIONS,
        'face = ["green diplomacy"]',
        'face = ["green diplomacy", "red tactics"]',
        "one face icon at most",
    ),
    "a face that no die shows": Mistake(
        COMPANIONS,
        'face = ["green diplomacy"]',
        'face = ["green bluff"]',
        "expected a colour and a symbol as in \"green diplomacy\", found 'green bluff'",
    ),
    "a zone without a reward": Mistake(
        LOCATIONS,
        'reward = "tardis forward 2 or ship back 2"',
        'reward = ""',
        "nothing stands here: say what happens",
    ),
    # where a card comes from
    "an unknown source": Mistake(
        CARDS, 'source = "rulebook"', 'source = "hearsay"', "expected one of rulebook, public, ours"
    ),
    "a public source without a place": Mistake(
        COMPANIONS,
        'source = "public"\nwhere = "a playtester\'s blog of 2017"',
        'source = "public"',
        "a public source needs a `where`",
    ),
    "a known field that is not there": Mistake(
        CARDS, 'known = ["name"]', 'known = ["name", "smell"]', "names 'smell', which this card does not have"
    ),
    # dice
    "a colour of dice is missing": Mistake(
        DICE,
        'key = "red"',
        'key = "mauve"',
        "dice.toml: there is no red die; expected dice: black",
        line=False,
    ),
    "a die of another colour": Mistake(
        DICE,
        "# The rulebook tells the two kinds",
        '[[die]]\nkey = "pink"\n#',
        "expected one of black, green, blue, red",
        'key = "pink"',
    ),
    "a die with five faces": Mistake(
        DICE, '"diplomacy", "diplomacy", "tactics"]', '"diplomacy", "tactics"]', "a die has six faces, not 5"
    ),
    "a die with a strange face": Mistake(
        DICE, '"diplomacy", "diplomacy", "tactics"]', '"diplomacy", "smile", "tactics"]', "found 'smile'"
    ),
    "a black die that shows a symbol twice": Mistake(
        DICE,
        '["running", "diplomacy", "science", "cunning", "tactics", "strength"]',
        '["running", "running", "science", "cunning", "tactics", "strength"]',
        "a black die shows each symbol once",
    ),
    "nine dice of a colour": Mistake(DICE, "count = 8", "count = 9", "from 1 to 8, found 9"),
    "a TARDIS die without faces": Mistake(
        DICE,
        'faces = ["tardis", "tardis", "tardis", "question", "question", "question"]',
        "faces = []",
        "a die needs faces",
    ),
    "a TARDIS die with a strange face": Mistake(
        DICE,
        '"question", "question", "question"]',
        '"question", "exit"]',
        "expected words from tardis, question",
    ),
    # track and console
    "a ship that starts elsewhere": Mistake(TRACK, "skaro = 0", "skaro = 1", "from 0 to 0, found 1"),
    "a track that is too short": Mistake(TRACK, "gallifrey = 18", "gallifrey = 7", "from 8 to 60, found 7"),
    "an Earth beyond Gallifrey": Mistake(TRACK, "earth = 2", "earth = 18", "from 1 to 17, found 18"),
    "a marker off the track": Mistake(TRACK, "[6, 9, 12, 15]", "[6, 9, 12, 19]", "from 1 to 18, found 19"),
    "too many Equipment slots": Mistake(
        TRACK, "equipment_slots = 2", "equipment_slots = 7", "from 1 to 6, found 7"
    ),
    # Doctors and Companions
    "too few Doctors": Mistake(
        DOCTORS,
        '[[doctor]]\nkey = "twelfth"',
        '[[companion]]\ndeck = "earth"\nkey = "twelfth"',
        "a pack has 4 to 16 of these, this one 3",
        'key = "eleventh"',
        card=True,
    ),
    "no Doctor at all": Mistake(
        DOCTORS, THE_WHOLE_FILE, "", "doctors.toml: a pack has 4 to 16 of these, this one 0", line=False
    ),
    "two Doctors of one number": Mistake(
        DOCTORS, "number = 11", "number = 4", "two Doctors have the same number"
    ),
    "an unknown ability of a Doctor": Mistake(
        DOCTORS,
        'ability = "wanderer"',
        'ability = "singer"',
        "expected one of wanderer, tinkerer, persuasive",
    ),
    "a Doctor without a Link": Mistake(
        DOCTORS, 'links = ["susan"]', "links = []", "a Doctor starts with a linked Companion"
    ),
    "a Link to nobody": Mistake(
        DOCTORS,
        'links = ["susan"]',
        'links = ["susanne"]',
        "'susanne' is neither a Companion nor a group (groups: unit)",
    ),
    "an unknown deck": Mistake(
        COMPANIONS, 'deck = "alien"', 'deck = "moon"', "expected one of earth, alien; found 'moon'"
    ),
    "an effect with an unknown Doctor": Mistake(
        COMPANIONS, 'while_with = ["fourth"]', 'while_with = ["third"]', "found 'third'"
    ),
    # places
    "a fourth zone of Earth": Mistake(
        LOCATIONS,
        'tile = "gallifrey"',
        'tile = "earth"',
        "Earth has 3 zones, this pack gives it 4",
    ),
    "no zone of Earth": Mistake(
        LOCATIONS,
        THE_WHOLE_FILE,
        "",
        "locations.toml: Earth has 3 zones, this pack gives it 0",
        line=False,
    ),
    "a tile with one zone": Mistake(
        LOCATIONS, 'tile = "gallifrey"', 'tile = "lone"', "a Location tile has two zones, this one 1"
    ),
    "too many symbols": Mistake(
        LOCATIONS,
        'symbols = ["running", "cunning", "diplomacy"]',
        'symbols = ["running", "cunning", "running", "cunning", "running", "cunning", "cunning"]',
        "expected 1 to 6 symbols, found 7",
    ),
    "an unknown symbol": Mistake(
        DILEMMAS, '["diplomacy", "science", "cunning"]', '["diplomacy", "patience"]', "found 'patience'"
    ),
    "an unknown condition": Mistake(
        DILEMMAS,
        'conditions = ["fixed point"]',
        'conditions = ["fixed pint"]',
        "expected words from fixed point, time locked, time breach; found 'fixed pint'",
    ),
    "an icon that is neither yes nor no": Mistake(
        DILEMMAS, "dalek_icon = true", 'dalek_icon = "yes"', "expected true or false, found 'yes'"
    ),
    "the same key twice": Mistake(
        DILEMMAS,
        'key = "silurians"',
        'key = "sutekh"',
        "'sutekh' is there twice",
        'key = "sutekh"\nname = "Silurians"',
    ),
    # Timey-Wimey cards
    "an unknown type": Mistake(
        CARDS, 'type = "transfer"', 'type = "gift"', "expected one of equipment, event, transfer"
    ),
    "an unknown timing": Mistake(
        CARDS, 'timing = "anytime"', 'timing = "never"', "expected one of anytime, prepare, adventure"
    ),
    "too high a cost": Mistake(CARDS, "cost = 3", "cost = 6", "from 0 to 5, found 6"),
    "an unknown ability of a card": Mistake(
        CARDS, 'ability = "steer"', 'ability = "stir"', "expected one of steer, scan"
    ),
    "Equipment that does nothing": Mistake(
        CARDS, 'add = ["1 black"]\n', "add = []\n", "this Equipment does nothing", 'key = "fez"', card=True
    ),
    "Equipment with an effect": Mistake(
        CARDS,
        'prepare = "gain 1 sonic"',
        'effect = "gain 1 sonic"',
        "Equipment acts through icons, `prepare` or `ability`",
    ),
    "Equipment with the ability of an Event": Mistake(
        CARDS, 'ability = "k9-power"', 'ability = "steer"', "Equipment can have: trade-dice, k9-power"
    ),
    "an Event that acts in two ways": Mistake(
        CARDS,
        'ability = "steer"',
        'ability = "steer"\neffect = "gain 1 sonic"',
        "an Event or Transfer acts in exactly one way",
        'key = "fast-return-switch"',
        card=True,
    ),
    "an Event with the ability of Equipment": Mistake(
        CARDS, 'ability = "steer"', 'ability = "trade-dice"', "only Equipment can have 'trade-dice'"
    ),
    "dice icons outside Adventures": Mistake(
        CARDS,
        'timing = "adventure"\ncost = 1\ntags = []\nadd = ["1 green"]',
        'timing = "anytime"\ncost = 1\ntags = []\nadd = ["1 green"]',
        "dice icons work in Adventures: expected adventure or any adventure",
    ),
    "a prepare effect at another time": Mistake(
        CARDS,
        'timing = "prepare"\ncost = 2\ntags = []\nprepare',
        'timing = "anytime"\ncost = 2\ntags = []\nprepare',
        "a `prepare` effect is used in the Prepare step: expected prepare",
    ),
    "an ability that never finds its moment": Mistake(
        CARDS,
        'timing = "adventure"\ncost = 2\ntags = []\nability = "k9-power"',
        'timing = "prepare"\ncost = 2\ntags = []\nability = "k9-power"',
        "expected adventure for 'k9-power'",
    ),
    "installed focus for anybody's pool": Mistake(
        CARDS,
        'timing = "adventure"\ncost = 1\ntags = ["hat"]\nadd = ["1 black"]',
        'timing = "any adventure"\ncost = 1\ntags = ["hat"]\nadd = ["1 black"]',
        "installed dice and focus icons serve their owner's pool: expected adventure",
    ),
    # Time Anomalies
    "a Location anomaly without a challenge": Mistake(
        ANOMALIES,
        'symbols = ["running", "diplomacy", "diplomacy", "science", "cunning", "cunning"]',
        "symbols = []",
        "expected 1 to 6 symbols, found 0",
    ),
    "a Task with a challenge": Mistake(
        ANOMALIES,
        'imprison = ["3 green"]',
        'symbols = ["running"]\nimprison = ["3 green"]',
        "expected 0 to 0 symbols, found 1",
    ),
    "a Task without symbols": Mistake(
        ANOMALIES,
        'task_symbols = ["science", "cunning"]\n',
        "",
        "a Task names the symbols that advance it in `task_symbols`",
        'key = "death-to-the-daleks"',
        card=True,
    ),
    "a Task without an end": Mistake(
        ANOMALIES,
        "progress = 5\n",
        "progress = 0\n",
        "a Task either imprisons dice or counts `progress`",
    ),
    "an unknown ability of an anomaly": Mistake(
        ANOMALIES, 'ability = "occupation"', 'ability = "siege"', "expected one of travel-toll, power-drain"
    ),
}


class Complaint(NamedTuple):
    said: str
    place: str
    """Where it should point to."""


@cache
def complaint_about(name: str) -> Complaint:
    """What is said about the pack with this mistake in it."""
    mistake = MISTAKES[name]
    with TemporaryDirectory() as folder:
        shutil.copytree(the_game_folder() / "pack", folder, dirs_exist_ok=True)
        path = Path(folder) / mistake.file
        text = path.read_text(encoding="utf-8")
        at = 0
        if mistake.old == THE_WHOLE_FILE:
            text = mistake.new
        else:
            at = text.index(mistake.old)
            text = text.replace(mistake.old, mistake.new, 1)
        path.write_text(text, encoding="utf-8")
        with pytest.raises(PackError) as caught:
            load(PackFiles(Path(folder)))
    if mistake.at:
        at = text.index(mistake.at)
    if mistake.card:
        at = text.rindex("[[", 0, at + 2)
    line = text.count("\n", 0, at) + 1
    return Complaint(str(caught.value), f"{mistake.file}:{line}:" if mistake.line else f"{mistake.file}:")


@pytest.mark.parametrize("name", MISTAKES)
def test_a_broken_pack_is_refused_with_file_line_and_what_was_expected(name: str) -> None:
    said, place = complaint_about(name)
    assert said.startswith(place), said
    assert MISTAKES[name].says in said


def test_a_second_track_is_one_too_many(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(the_game_folder() / "pack", folder)
    with (folder / TRACK).open("a", encoding="utf-8") as file:
        file.write('\n[[track]]\nkey = "shortcut"\n')
    with pytest.raises(PackError, match=re.escape("expected exactly one [[track]], found 2")):
        load(PackFiles(folder))


def test_a_pack_with_too_many_tiles_is_refused_where_the_last_one_stands(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(the_game_folder() / "pack", folder)
    path = folder / LOCATIONS
    text = path.read_text(encoding="utf-8")
    for tile in range(13):
        for side in range(2):
            text += f'\n[[zone]]\ntile = "new-{tile}"\ntile_name = "New"\nkey = "new-{tile}-{side}"\n'
    path.write_text(text, encoding="utf-8")
    line = text.count("\n", 0, text.rindex("tile =")) + 1
    with pytest.raises(PackError) as caught:
        load(PackFiles(folder))
    assert str(caught.value) == (
        f"{LOCATIONS}:{line}: zone 'new-12-1', tile: a pack has 1 to 32 Location tiles, this one 33"
    )


def test_every_complaint_of_the_reader_has_a_broken_pack() -> None:
    """A new check in cards.py or icons.py needs a row above."""

    def complaint(call: ast.Call) -> ast.expr | None:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "fail" and len(call.args) == 2:
            return call.args[1]
        if isinstance(call.func, ast.Name) and call.func.id == "PackError":
            return call.args[0]
        return None

    said = [complaint_about(name).said for name in MISTAKES]
    said.append("a pack has 1 to 32 Location tiles, this one 33")
    for module in (cards, icons):
        for line, pattern in texts(module, complaint):
            assert any(re.search(pattern, message) for message in said), (
                f"{module.__name__}:{line} is never said"
            )
