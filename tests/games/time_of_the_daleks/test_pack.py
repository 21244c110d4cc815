"""The cards: facts about the boxed game as they are known, what the pack was designed to be, and broken packs."""

from __future__ import annotations

import ast
import re
import shutil
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from tests.games.time_of_the_daleks.messages import texts
from tests.games.time_of_the_daleks.positions import the_game, the_game_folder

from vortex.games.time_of_the_daleks import cards, effects, icons, load
from vortex.games.time_of_the_daleks.abilities import CARD_ABILITIES
from vortex.games.time_of_the_daleks.icons import ANY_NUMBER
from vortex.games.time_of_the_daleks.numbering import (
    ALIEN_DECK,
    CARD_TYPES,
    COLOURS,
    COMPANION_SOURCE,
    DOCTOR_SOURCE,
    EARTH_DECK,
    IN_ANY_ADVENTURE,
    SYMBOLS,
    TIMINGS,
    TRANSFER,
)
from vortex.kernel.pack import SOURCES, Entry, PackError, PackFiles

PACK = the_game().pack
ENTRIES = PackFiles(the_game_folder() / "pack").entries


def of(kind: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.kind == kind]


def names(entries: list[Entry]) -> list[str]:
    return [entry.fields["key"] for entry in entries]


# -- facts -----------------------------------------------------------------------------------------

EXPRESS = "The Orient Express / The Aristotle"
KNOWN: dict[tuple[str, str], dict[str, Any]] = {
    ("die", "black"): {
        "count": 8,
        "faces": ["running", "diplomacy", "science", "cunning", "tactics", "strength"],
    },
    ("die", "green"): {
        "count": 3,
        "faces": ["running", "running", "running", "diplomacy", "diplomacy", "tactics"],
    },
    ("die", "blue"): {
        "count": 3,
        "faces": ["science", "science", "science", "cunning", "cunning", "diplomacy"],
    },
    ("die", "red"): {
        "count": 3,
        "faces": ["strength", "strength", "strength", "tactics", "tactics", "science"],
    },
    ("tardis-die", "tardis-die"): {"name": "TARDIS die"},
    ("track", "web-of-time"): {
        "name": "The Web of Time",
        "anomalies": [6, 9, 12, 15],
        "first_game_anomalies": [8, 11, 14],
    },
    ("console", "console"): {"name": "TARDIS Console", "companion_spaces": 3},
    ("doctor", "first"): {
        "name": "The First Doctor",
        "number": 1,
        "links": ["susan"],
        "ability": "wanderer",
    },
    ("doctor", "fourth"): {
        "name": "The Fourth Doctor",
        "number": 4,
        "links": ["sarah-jane-smith"],
        "reroll": ["1 coloured"],
    },
    ("doctor", "eleventh"): {
        "name": "The Eleventh Doctor",
        "number": 11,
        "add": ["4 black", "1 blue"],
        "reroll": ["2 black"],
        "links": ["amy-pond"],
        "ability": "tinkerer",
    },
    ("doctor", "twelfth"): {"name": "The Twelfth Doctor", "number": 12, "links": ["clara-oswald"]},
    ("companion", "clara-oswald"): {
        "name": "Clara Oswald",
        "add": ["1 green", "1 red"],
        "focus": ["blue"],
    },
    ("companion", "amy-pond"): {
        "name": "Amy Pond",
        "add": ["1 green"],
        "face": ["green diplomacy"],
        "links": ["rory-williams"],
    },
    ("companion", "rory-williams"): {
        "name": "Rory Williams",
        "deck": "earth",
        "add": ["1 blue"],
        "focus": ["blue"],
    },
    ("companion", "sarah-jane-smith"): {
        "name": "Sarah Jane Smith",
        "focus": ["green", "green"],
        "prepare": "draw 1 card",
        "while_with": ["fourth"],
    },
    ("companion", "barbara-wright"): {"name": "Barbara Wright", "links": ["ian-chesterton"]},
    ("companion", "ian-chesterton"): {"name": "Ian Chesterton"},
    ("companion", "the-brigadier"): {"name": "The Brigadier"},
    ("companion", "susan"): {"name": "Susan", "links": ["barbara-wright"]},
    ("companion", "river-song"): {"name": "River Song", "ability": "no-hats"},
    ("companion", "romana"): {"name": "Romana"},
    ("companion", "leela"): {"name": "Leela"},
    ("zone", "earth-past"): {"tile_name": "Earth", "name": "Earth Past"},
    ("zone", "earth-present"): {"tile_name": "Earth", "name": "Earth Present"},
    ("zone", "earth-future"): {"tile_name": "Earth", "name": "Earth Future"},
    ("zone", "orient-express"): {
        "tile_name": EXPRESS,
        "name": "The Orient Express",
        "reward": "gain 1 sonic and draw 2 cards and tardis forward 2",
    },
    ("zone", "aristotle"): {"tile_name": EXPRESS, "name": "The Aristotle"},
    ("zone", "capitol"): {"tile_name": "Gallifrey"},
    ("zone", "drylands"): {"tile_name": "Gallifrey"},
    ("zone", "mars-future"): {"name": "Mars Future"},
    ("zone", "shrine-of-the-flame"): {"tile_name": "Karn"},
    ("zone", "solons-castle"): {"tile_name": "Karn"},
    ("dilemma", "sutekh"): {
        "name": "Sutekh",
        "conditions": [],
    },
    ("dilemma", "the-weeping-angels"): {
        "name": "The Weeping Angels",
        "conditions": [],
    },
    ("dilemma", "silurians"): {"name": "Silurians"},
    ("dilemma", "the-time-meddler"): {"name": "The Time Meddler"},
    ("dilemma", "cybermen"): {"name": "Cybermen"},
    ("card", "fez"): {"name": "Fez", "type": "equipment", "tags": ["hat"], "add": ["1 black"]},
    ("card", "k-9"): {"name": "K-9", "ability": "k9-power"},
    ("card", "timescoop"): {"name": "Timescoop"},
    ("anomaly", "into-the-dalek"): {
        "name": "Into the Dalek",
        "type": "location",
        "effect": "",
        "ability": "travel-toll",
        "reward": "ship back 1 and tardis forward 2",
        "fail": "ship forward 1",
    },
    ("anomaly", "destiny-of-the-daleks"): {
        "name": "Destiny of the Daleks",
        "type": "task",
        "effect": "",
        "imprison": ["3 green"],
    },
    ("anomaly", "the-time-of-the-doctor"): {
        "name": "The Time of the Doctor",
        "type": "instant",
        "effect": "all regenerate, then each dismiss 1 companion and each draw 1 card and each gain 2 sonic, "
        "then replace this",
    },
}
"""Every field that the pack calls known. Whoever changes one needs a better source than the one that it names."""


def test_every_known_field_is_what_the_sources_say() -> None:
    found = {
        (entry.kind, entry.fields["key"]): {field: entry.fields[field] for field in entry.fields["known"]}
        for entry in ENTRIES
        if entry.fields["known"]
    }
    assert found == KNOWN


def source(kind: str, key: str) -> int:
    if kind == "doctor":
        return DOCTOR_SOURCE + PACK.doctor_keys.index(key)
    if kind == "companion":
        return COMPANION_SOURCE + PACK.companion_keys.index(key)
    return PACK.card_keys.index(key)


def dice(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def symbols(counts: tuple[int, ...]) -> Counter[str]:
    found: dict[str, int] = dict(zip(SYMBOLS, counts, strict=True))
    return +Counter(found)


@pytest.mark.rule("TOD-RULING-001", "TOD-COMP-22", "TOD-COMP-23")
def test_the_dice_show_the_faces_that_are_told_of_them() -> None:
    faces = {
        colour: Counter(SYMBOLS[symbol] for symbol in PACK.die_faces[i]) for i, colour in enumerate(COLOURS)
    }
    assert faces["black"] == Counter(SYMBOLS)
    assert faces["green"] == Counter(running=3, diplomacy=2, tactics=1)
    assert faces["blue"] == Counter(science=3, cunning=2, diplomacy=1)
    assert faces["red"] == Counter(strength=3, tactics=2, science=1)
    for colour in ("green", "blue", "red"):
        assert len(faces[colour]) < 6
        assert max(faces[colour].values()) > 1


@pytest.mark.rule("TOD-RULING-002", "TOD-COMP-19")
def test_the_tardis_die_has_two_kinds_of_face_three_of_each() -> None:
    assert Counter(PACK.tardis_faces) == {True: 3, False: 3}


@pytest.mark.rule("TOD-RULING-003", "TOD-COMP-25")
def test_the_track_runs_from_skaro_to_gallifrey_with_markers_three_apart() -> None:
    assert (PACK.skaro, PACK.earth_space, PACK.gallifrey) == (0, 2, 18)
    assert PACK.markers == (6, 9, 12, 15)
    assert PACK.first_game_markers == (8, 11, 14)


@pytest.mark.rule("TOD-RULING-004", "TOD-RULING-005")
def test_a_console_holds_three_companions_and_two_equipment_cards() -> None:
    assert (PACK.companion_spaces, PACK.equipment_slots) == (3, 2)


def test_the_eleventh_doctor_brings_his_dice_his_bow_tie_and_amy() -> None:
    eleventh = source("doctor", "eleventh")
    assert PACK.adds[eleventh] == dice(black=4, blue=1)
    assert (PACK.reroll_most[eleventh], PACK.reroll_colours[eleventh]) == (2, 0b0001)
    assert PACK.doctor_links[PACK.doctor_keys.index("eleventh")] == (PACK.companion_keys.index("amy-pond"),)


def test_amy_rory_clara_and_sarah_jane_show_what_the_examples_tell() -> None:
    green, blue, red = (1 << COLOURS.index(colour) for colour in ("green", "blue", "red"))
    amy, rory = source("companion", "amy-pond"), source("companion", "rory-williams")
    clara, sarah = source("companion", "clara-oswald"), source("companion", "sarah-jane-smith")
    assert PACK.adds[amy] == dice(green=1)
    assert all(gives & green for gives in PACK.focus[amy])
    assert PACK.focus[amy]
    assert (PACK.face_colours[amy], SYMBOLS[PACK.face_symbol[amy]]) == (green, "diplomacy")
    assert PACK.adds[rory] == dice(blue=1)
    assert PACK.focus[rory] == (blue,)
    assert PACK.companion_deck[rory - COMPANION_SOURCE] == EARTH_DECK
    assert PACK.adds[clara] == dice(green=1, red=1)
    assert PACK.focus[clara] == (blue,)
    assert PACK.focus[sarah] == (green, green)
    assert PACK.reroll_most[sarah] in (1, 2, 3, ANY_NUMBER)
    assert PACK.reroll_colours[sarah] == green
    assert red not in PACK.focus[sarah]


def test_fez_is_a_hat_that_adds_a_black_die_and_k9_takes_a_charge_for_any_die() -> None:
    fez, k9 = source("card", "fez"), source("card", "k-9")
    assert CARD_TYPES[PACK.card_type[fez]] == "equipment"
    assert PACK.adds[fez] == dice(black=1)
    assert PACK.card_is_hat[fez]
    assert PACK.ability[k9] == "k9-power"


def test_the_two_challenges_of_the_rulebooks_examples_add_up() -> None:
    """Only the sums are facts: the symbols of the four cards may be split otherwise, together."""

    def sum_of(zone: str, dilemma: str) -> Counter[str]:
        return symbols(PACK.zone_symbols[PACK.zone_keys.index(zone)]) + symbols(
            PACK.dilemma_symbols[PACK.dilemma_keys.index(dilemma)]
        )

    assert sum_of("mars-future", "the-weeping-angels") == Counter(running=4, cunning=1, tactics=1)
    express = sum_of("orient-express", "sutekh")
    assert express - Counter(tactics=2, diplomacy=1, cunning=1) == Counter(science=2)
    assert express.total() == 6


def test_the_orient_express_rewards_as_in_the_example() -> None:
    reward = PACK.texts[PACK.zone_reward[PACK.zone_keys.index("orient-express")]]
    assert effects.LANGUAGE.say(reward) == "gain 1 sonic and draw 2 cards and tardis forward 2"


def test_the_three_known_anomalies_do_what_the_rulebook_shows() -> None:
    def number(key: str) -> int:
        return PACK.anomaly_keys.index(key)

    def say(text: int) -> str:
        return effects.LANGUAGE.say(PACK.texts[text])

    dalek, destiny, time = (
        number("into-the-dalek"),
        number("destiny-of-the-daleks"),
        number("the-time-of-the-doctor"),
    )
    assert PACK.anomaly_ability[dalek] == "travel-toll"
    assert say(PACK.anomaly_reward[dalek]) == "ship back 1 and tardis forward 2"
    assert say(PACK.anomaly_fail[dalek]) == "ship forward 1"
    assert PACK.anomaly_imprisons[destiny] == dice(green=3)
    assert symbols(PACK.anomaly_tasks[destiny]).total() == 2
    assert say(PACK.anomaly_effect[time]) == (
        "all regenerate, then each dismiss 1 companion and each draw 1 card and each gain 2 sonic, "
        "then replace this"
    )


# -- the components --------------------------------------------------------------------------------


@pytest.mark.rule(
    "TOD-COMP-04",
    "TOD-COMP-09",
    "TOD-COMP-11",
    "TOD-COMP-12",
    "TOD-COMP-13",
    "TOD-COMP-14",
    "TOD-COMP-20",
    "TOD-COMP-21",
)
def test_the_box_holds_what_the_components_list_says() -> None:
    assert PACK.doctor_keys == ("first", "fourth", "eleventh", "twelfth")
    assert PACK.doctor_numbers == (1, 4, 11, 12)
    assert len(PACK.tile_keys) == 20
    assert len(PACK.zone_keys) == 3 + 2 * 20
    assert len(PACK.dilemma_keys) == 25
    assert PACK.companion_deck.count(EARTH_DECK) == 15
    assert PACK.companion_deck.count(ALIEN_DECK) == 12
    assert len(PACK.card_keys) == 30
    assert len(PACK.anomaly_keys) == 8
    assert PACK.die_counts == dice(black=8, green=3, blue=3, red=3)
    assert len(SYMBOLS) == 6


@pytest.mark.rule("TOD-COMP-10", "TOD-COMP-11")
def test_every_zone_prints_symbols_and_a_reward_and_every_dilemma_symbols_and_a_fail_cost() -> None:
    for zone in range(len(PACK.zone_keys)):
        assert sum(PACK.zone_symbols[zone]) >= 2
        assert PACK.zone_reward[zone]
    for dilemma in range(len(PACK.dilemma_keys)):
        assert sum(PACK.dilemma_symbols[dilemma]) >= 2
        assert PACK.dilemma_fail[dilemma]


# -- the design ------------------------------------------------------------------------------------


def test_any_zone_with_any_dilemma_asks_for_four_to_six_symbols() -> None:
    zones = {sum(counts) for counts in PACK.zone_symbols}
    dilemmas = {sum(counts) for counts in PACK.dilemma_symbols}
    assert {zone + dilemma for zone in zones for dilemma in dilemmas} <= {4, 5, 6}
    assert {sum(counts) for counts in PACK.anomaly_symbols} - {0} <= {4, 5, 6}


@pytest.mark.parametrize("companion", of("companion"), ids=names(of("companion")))
def test_a_companion_has_four_or_five_features(companion: Entry) -> None:
    fields = companion.fields
    features = sum(int(item[0]) for item in fields["add"])
    features += sum(len(fields[icons]) for icons in ("focus", "reroll", "face"))
    features += bool(fields["links"]) + bool(fields["prepare"]) + bool(fields["ability"])
    assert features in (4, 5)


def test_most_of_the_dilemmas_carry_a_condition_and_each_condition_occurs_on_several() -> None:
    carrying = [bits for bits in PACK.dilemma_conditions if bits]
    assert 18 <= len(carrying) <= 23
    for bit in (1, 2, 4):
        assert sum(bits & bit != 0 for bits in carrying) >= 6


def test_fail_costs_are_varied_and_some_leave_a_choice() -> None:
    fails = [PACK.texts[text] for text in PACK.dilemma_fail]
    with_choice = [text for text in fails if any(len(part) > 1 for part in text)]
    verbs = {effect.verb for text in fails for part in text for way in part for effect in way}
    assert len(set(fails)) >= 15
    assert 8 <= len(with_choice) < 25
    assert verbs >= {
        effects.SHIP_FORWARD,
        effects.TARDIS_BACK,
        effects.LOSE_SONIC,
        effects.DISCARD_CARDS,
        effects.DISMISS_COMPANIONS,
        effects.DISCARD_COMPANIONS,
        effects.DISCARD_EQUIPMENT,
        effects.REGENERATE,
        effects.ALL_REGENERATE,
        effects.ADD_DALEKS_ON_EARTH,
    }


def test_links_run_in_both_directions_and_between_both_decks() -> None:
    links = {
        (companion, linked)
        for companion in range(len(PACK.companion_keys))
        for linked in PACK.companion_links[companion]
    }
    mutual = {pair for pair in links if (pair[1], pair[0]) in links and pair[0] < pair[1]}
    decks = {(PACK.companion_deck[one], PACK.companion_deck[other]) for one, other in links}
    assert len(mutual) >= 5
    assert decks == {
        (EARTH_DECK, EARTH_DECK),
        (EARTH_DECK, ALIEN_DECK),
        (ALIEN_DECK, EARTH_DECK),
        (ALIEN_DECK, ALIEN_DECK),
    }
    assert any(PACK.zone_links)
    assert any(PACK.dilemma_links)
    assert any(PACK.anomaly_links)


@pytest.mark.rule("TOD-RECRUIT-18")
def test_unit_is_a_group_that_links_name() -> None:
    unit = {PACK.companion_keys[companion] for companion in PACK.groups["unit"]}
    assert unit >= {"the-brigadier", "kate-stewart", "osgood", "sergeant-benton"}
    naming = [entry for entry in ENTRIES if "unit" in entry.fields.get("links", ())]
    assert {entry.kind for entry in naming} >= {"companion", "zone"}
    present = PACK.zone_links[PACK.zone_keys.index("earth-present")]
    assert {PACK.companion_keys[companion] for companion in present} == unit


def test_at_least_a_quarter_of_the_cards_make_you_look_at_another_player() -> None:
    def looks_at_another(card: int) -> bool:
        texts = (PACK.texts[PACK.card_effect[card]], PACK.texts[PACK.prepare[card]])
        return (
            PACK.card_type[card] == TRANSFER
            or PACK.card_timing[card] == IN_ANY_ADVENTURE
            or PACK.ability[card] == "timescoop"
            or any(
                effect.scope == effects.ANOTHER
                for text in texts
                for part in text
                for way in part
                for effect in way
            )
        )

    looking = sum(looks_at_another(card) for card in range(len(PACK.card_keys)))
    assert 4 * looking >= len(PACK.card_keys)


@pytest.mark.rule("TOD-COMP-13")
def test_all_types_timings_and_abilities_of_cards_occur() -> None:
    assert {CARD_TYPES[kind] for kind in PACK.card_type} == set(CARD_TYPES)
    assert {TIMINGS[timing] for timing in PACK.card_timing} == set(TIMINGS)
    assert {PACK.ability[card] for card in range(len(PACK.card_keys))} == {"", *CARD_ABILITIES}
    assert min(Counter(PACK.card_type).values()) >= 5
    assert 0 in PACK.card_cost
    assert max(PACK.card_cost) <= 5


@pytest.mark.rule("TOD-COMP-14", "TOD-ANOMALY-05", "TOD-FIRST-05")
def test_anomalies_come_in_three_types_and_dalek_icons_mark_some_of_them_and_some_dilemmas() -> None:
    assert Counter(PACK.anomaly_type) == {0: 3, 1: 3, 2: 2}
    assert 2 <= sum(PACK.anomaly_dalek_icon) < 5
    assert 3 <= sum(PACK.dilemma_dalek_icon) < 10


@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{entry.kind} {entry.fields['key']}" for entry in ENTRIES])
def test_every_card_says_where_it_comes_from(entry: Entry) -> None:
    assert entry.fields["source"] in SOURCES
    assert isinstance(entry.fields["known"], list)
    if entry.fields["source"] == "ours":
        assert not entry.fields["known"]
    else:
        assert entry.fields["known"] or entry.fields.get("where")


def test_the_gallery_shows_every_card_once_with_name_and_provenance() -> None:
    shown = [(face.kind, face.key) for face in the_game().gallery()]
    assert sorted(shown) == sorted((entry.kind, entry.fields["key"]) for entry in ENTRIES)
    for face in the_game().gallery():
        assert str(face.name)
        assert face.source in SOURCES


# -- broken packs ----------------------------------------------------------------------------------


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
        "found 'gain two sonic', expected one of: tardis forward N",
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
        "expected green, blue, red or \"green/red\", found 'green/black'",
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
        "expected black, green, blue, red, coloured or dice, found 'mauve'",
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
        "there is no reward: say what happens",
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
        'timing = "adventure"\ncost = 1\ntags = []\nfocus = ["green"]',
        'timing = "any adventure"\ncost = 1\ntags = []\nfocus = ["green"]',
        "installed dice and focus icons serve their owner's pool: expected adventure",
    ),
    # Time Anomalies
    "a Location anomaly without a challenge": Mistake(
        ANOMALIES,
        'symbols = ["running", "diplomacy", "science", "cunning"]',
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
        'key = "death-to-the-daleks"',
        card=True,
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
            load(Path(folder))
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
        load(folder)


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
        load(folder)
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
