"""Cards as readers of a language see them."""

from __future__ import annotations

from vortex.kernel.game import CardFace
from vortex.kernel.words import Wording, name
from vortex.protocol import EffectSign, Face


def face_of(face: CardFace, wording: Wording, picture: str = "") -> Face:
    write = wording.write
    return Face(
        face.kind,
        face.key,
        write(face.name),
        [write(line) for line in face.lines],
        face.source,
        write(name(face.where)) if face.where else "",
        list(face.known),
        {field: list(values) for field, values in face.printed},
        {
            field: [
                [[EffectSign(*sign[:-1], list(sign.pieces)) for sign in one] for one in part]
                for part in drawn
            ]
            for field, drawn in face.effects
        },
        face.emblem,
        picture,
    )
