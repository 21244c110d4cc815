"""The cards: facts about the boxed game as they are known, and what the pack was designed to be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.time_of_the_daleks.positions import the_game, the_game_folder

from vortex.games.time_of_the_daleks import effects
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
from vortex.kernel.pack import SOURCES, Entry, PackFiles

PACK = the_game().pack
ENTRIES = PackFiles(the_game_folder() / "pack").entries


def of(kind: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.kind == kind]


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
"""Every field that the pack calls known. To change one, find a better source than the one that it names."""


def test_every_known_field_is_what_the_sources_say() -> None:
    found = {
        (entry.kind, entry.fields["key"]): {field: entry.fields[field] for field in entry.fields["known"]}
        for entry in ENTRIES
        if entry.fields["known"]
    }
    assert found == KNOWN


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


def test_zones_and_dilemmas_together_ask_for_four_to_seven_symbols() -> None:
    zones = {sum(counts) for counts in PACK.zone_symbols}
    dilemmas = {sum(counts) for counts in PACK.dilemma_symbols}
    assert {zone + dilemma for zone in zones for dilemma in dilemmas} == {4, 5, 6, 7}
    assert {sum(counts) for counts in PACK.anomaly_symbols} - {0} <= {4, 5, 6}


@pytest.mark.parametrize("companion", of("companion"), ids=names(of("companion")))
def test_a_companion_has_four_or_five_features(companion: Entry) -> None:
    fields = companion.fields
    features = sum(int(item[0]) for item in fields["add"])
    features += sum(len(fields[icons]) for icons in ("focus", "reroll", "face"))
    features += bool(fields["links"]) + bool(fields["prepare"]) + bool(fields["ability"])
    assert features in (4, 5)


def test_a_third_to_a_half_of_the_dilemmas_carry_a_condition_and_each_condition_occurs_on_several() -> None:
    carrying = [bits for bits in PACK.dilemma_conditions if bits]
    assert 8 <= len(carrying) <= 12
    for bit in (1, 2, 4):
        assert sum(bits & bit != 0 for bits in carrying) >= 4


def test_rewards_differ_from_place_to_place() -> None:
    assert len(set(PACK.zone_reward)) >= 30


@pytest.mark.rule("TOD-POOL-04")
def test_focus_icons_are_on_companions_only() -> None:
    carrying = {source for source, icons in enumerate(PACK.focus) if icons}
    assert carrying
    assert min(carrying) >= COMPANION_SOURCE
    assert max(carrying) < DOCTOR_SOURCE


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
