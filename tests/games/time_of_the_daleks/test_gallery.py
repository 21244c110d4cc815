"""The gallery: what the page draws of cards."""

import pytest
from tests.games.time_of_the_daleks.positions import the_game, the_rules_game
from tests.games.time_of_the_daleks.said import complaint, english

from vortex.kernel.effects import EffectSign
from vortex.kernel.game import CardFace

FACES = {face.key: face for face in the_rules_game().gallery()}


def icons(key: str) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    """A card's icons about dice, each as icon, text and pieces."""
    kept = ("add", "focus", "reroll", "face")
    return {
        field: [(sign.icon, sign.text, sign.pieces) for (one,) in drawn for sign in one]
        for field, drawn in FACES[key].effects
        if field in kept
    }


def test_icons_of_a_card_come_as_signs_with_their_dice_and_symbols() -> None:
    assert icons("harry-sullivan") == {
        "add": [("", "+", ("black",))],
        "focus": [("focus", "", ("blue",))],
        "reroll": [("reroll", "2", ("black",))],
        "face": [("die", "", ("black", "science"))],
    }
    assert icons("fourth")["add"] == [("", "+4", ("black",)), ("", "+", ("blue",))]


@pytest.mark.parametrize(
    ("key", "drawn"),
    [
        ("sarah-jane-smith", ("reroll", "∗", ("green",))),
        ("strax", ("reroll", "∀", ("red",))),
        ("fourth", ("reroll", "", ("green", "blue", "red"))),
        ("osgood", ("reroll", "", ())),
    ],
)
def test_a_reroll_icon_says_how_many_and_names_no_dice_where_any_will_do(
    key: str, drawn: tuple[str, str, tuple[str, ...]]
) -> None:
    assert icons(key)["reroll"] == [drawn]


def test_every_focus_icon_is_a_sign() -> None:
    assert icons("sarah-jane-smith")["focus"] == [("focus", "", ("green",))] * 2
    assert icons("amy-pond")["focus"] == [("focus", "", ("green", "red"))]


def test_effect_texts_follow_the_icons_and_name_no_pieces() -> None:
    face = FACES["sarah-jane-smith"]
    assert [field for field, _ in face.effects] == ["add", "focus", "reroll", "prepare"]
    assert dict(face.effects)["prepare"] == (((EffectSign("draw", "+1", "good"),),),)
    assert face.plain_effects()["prepare"][0][0][0]["pieces"] == ()


@pytest.mark.parametrize("face", the_game().gallery(), ids=lambda face: f"{face.kind} {face.key}")
def test_every_card_of_the_gallery_reads_well(face: CardFace) -> None:
    for line in map(english, face.lines):
        assert not complaint(line), line
