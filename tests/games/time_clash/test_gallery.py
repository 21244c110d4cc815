"""The cards as the gallery shows them."""

from __future__ import annotations

from tests.games.time_clash.positions import (
    GAME,
)


def test_the_gallery_has_the_figures_that_a_board_reckons_with() -> None:
    printed = {face.key: dict(face.printed) for face in GAME.gallery()}
    assert printed["die"] == {"faces": tuple(map(str, GAME.pack.die))}
    pack = GAME.pack
    assert printed["track"] == {"flip_target": (str(pack.flip_target),), "icon_step": (str(pack.icon_step),)}


def test_the_gallery_tells_a_counter_as_a_sentence() -> None:
    faces = {face.key: face for face in GAME.gallery()}
    assert [str(line) for line in faces["rebut"].lines] == [
        "Enemy: special card, 2 copies",
        "Remove a Tech of either team from the game.",
        "Counter (Doctor): Quip, then draw 1 card.",
        "Counter (Doctor): any card, then remove this card.",
        "Daleks do not laugh.",
    ]
    assert len(faces) == 32 + 6 + 6 + 9 + 3
