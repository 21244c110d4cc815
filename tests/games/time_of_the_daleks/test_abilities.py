"""Nothing is forgotten: an ability or a word that the tests card by card (test_abilities_*.py, test_icons.py and those
of `rules`) do not know makes these fail. New cards are covered by their icons, words and abilities."""

from __future__ import annotations

from tests.games.time_of_the_daleks.card_positions import (
    PACK,
)

from vortex.games.time_of_the_daleks.abilities import (
    ANOMALY_ABILITIES,
    CARD_ABILITIES,
    COMPANION_ABILITIES,
    DOCTOR_ABILITIES,
)
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.numbering import (
    ANYTIME,
    IN_ADVENTURE,
    IN_ANY_ADVENTURE,
    IN_PREPARE,
)

PROVEN_ABILITIES = {
    *(
        "steer",
        "scan",
        "banish",
        "shield",
        "unfix",
        "unlock",
        "trade-dice",
        "late-die",
        "timescoop",
        "k9-power",
    ),
    *("wanderer", "tinkerer", "persuasive", "no-hats"),
    *("travel-toll", "heavy-fire", "power-drain", "occupation"),
}
PROVEN_TEXTS = {
    "gain 2 sonic",
    "remove 2 daleks anywhere",
    "remove 1 dalek anywhere or ship back 1",
    "tardis forward 1 and ship back 1",
    "gain 1 sonic and draw 1 card",
    "draw 2 cards and another draw 1 card",
    "draw 1 card and another draw 1 card",
    "gain 1 sonic",
    "draw 1 card",
    "each discard 1 card",
    "add 1 dalek on earth",
    "all regenerate, then each dismiss 1 companion and each draw 1 card and each gain 2 sonic, then replace this",
    "each tardis back 2 and each draw 1 card",
}


def test_every_ability_that_a_pack_can_name_is_proven_here() -> None:
    named = {*CARD_ABILITIES, *DOCTOR_ABILITIES, *COMPANION_ABILITIES, *ANOMALY_ABILITIES}
    assert named == PROVEN_ABILITIES


def test_every_text_on_a_card_is_proven_here() -> None:
    texts = {*PACK.card_effect, *PACK.prepare, *PACK.anomaly_effect} - {0}
    assert {LANGUAGE.say(PACK.texts[text]) for text in texts} == PROVEN_TEXTS


def test_every_card_is_of_a_timing_that_is_proven_here() -> None:
    assert set(PACK.card_timing) == {ANYTIME, IN_PREPARE, IN_ADVENTURE, IN_ANY_ADVENTURE}
