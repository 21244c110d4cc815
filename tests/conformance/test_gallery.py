"""Every card is shown, with what is printed on it."""

from __future__ import annotations

from tests.conformance.positions import the_game

from vortex.kernel.pack import SOURCES


def test_the_gallery_shows_every_card_once_with_where_it_comes_from(key: str) -> None:
    faces = the_game(key).gallery()
    assert faces
    assert len({(face.kind, face.key) for face in faces}) == len(faces)
    for face in faces:
        assert str(face.name)
        assert face.lines
        assert all(str(line).strip() for line in face.lines)
        assert face.source in SOURCES
        assert face.where or face.source != "public"
