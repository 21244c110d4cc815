"""All cards of a pack, with what is printed on them and where it comes from."""

from __future__ import annotations

from vortex.games.card_game import words
from vortex.games.card_game.cards import ANY, Pack
from vortex.games.card_game.effects import LANGUAGE
from vortex.games.card_game.numbering import DEFENDER, ENEMY, LOCATION, STARTS, SUPPORT
from vortex.kernel.game import CardFace, Printed
from vortex.kernel.pack import Provenance
from vortex.kernel.words import Words, capital, listing, say

DEFENDER_ABILITIES = ("rory", "amy-pond")
"""Defenders that can do something by rule and not by the pack's text: CG-CARD-RORY, CG-CARD-AMY."""


def gallery(pack: Pack) -> list[CardFace]:
    """Defenders, Enemies, Support cards, Starting Locations and Locations; copies of a card come once."""
    faces: list[CardFace] = []
    for kind, called in ((DEFENDER, "defender"), (ENEMY, "enemy"), (SUPPORT, "support")):
        faces += _types(pack, kind, called)
    for place in range(STARTS):
        lines = [say("cg-face-gold", n=pack.gold[place]), say("cg-face-vp", n=pack.vp[place])]
        key, name = pack.place_keys[place], words.place(pack, place)
        printed = _numbers(gold=pack.gold[place], vp=pack.vp[place])
        faces.append(_face("start", key, name, lines, pack.start_provenance[place], printed))
    return faces + _types(pack, LOCATION, "location")


def _types(pack: Pack, kind: int, called: str) -> list[CardFace]:
    return [
        _face(
            called,
            pack.keys[type_],
            words.card(pack, type_),
            card_lines(pack, type_),
            pack.provenance[type_],
            _printed(pack, type_),
        )
        for type_ in range(len(pack.keys))
        if pack.type_kind[type_] == kind
    ]


def card_lines(pack: Pack, type_: int) -> list[Words]:
    """What is printed on a card, in words."""
    kind = pack.type_kind[type_]
    if kind == LOCATION:
        place = pack.place_of[pack.first_of[type_]]
        return [say("cg-face-tp", n=pack.tp[place]), say("cg-face-vp", n=pack.vp[place])]
    effect = LANGUAGE.words(LANGUAGE.parse(pack.texts[type_])) if pack.texts[type_] else None
    if kind == SUPPORT:
        return [say("cg-face-effect", effect=capital(effect)) if effect else _ability(pack.abilities[type_])]
    lines = [say("cg-face-strength", n=pack.type_strength[type_])]
    if kind == ENEMY:
        lines += _company(pack, type_ - pack.first_enemy)
    if effect:
        lines.append(say("cg-face-reveal", effect=effect))
    ability = _ability_of(pack, type_)
    return [*lines, _ability(ability)] if ability else lines


def _ability_of(pack: Pack, type_: int) -> str:
    key = pack.keys[type_]
    return key if key in DEFENDER_ABILITIES else pack.abilities[type_]


def _ability(key: str) -> Words:
    return say(f"cg-ability-{key}")


def _company(pack: Pack, enemy: int) -> list[Words]:
    """Whose family an Enemy belongs to, with whom it attacks and whose attacks it takes over."""
    lines: list[Words] = []
    if pack.daleks >> enemy & 1:
        lines.append(say("cg-face-dalek"))
    joins = pack.joins[enemy]
    if ANY in joins:
        lines.append(say("cg-face-joins-any"))
    elif joins:
        lines.append(say("cg-face-joins", cards=_listed(pack, [pack.keys.index(key) for key in joins])))
    taken = _taken(pack, enemy)
    if taken:
        lines.append(say("cg-face-takes-over", cards=_listed(pack, [pack.keys.index(key) for key in taken])))
    return lines


def _listed(pack: Pack, types: list[int]) -> Words:
    *first, last = [words.card(pack, type_) for type_ in types]
    return listing([listing(first), last], "or") if first else last


def _printed(pack: Pack, type_: int) -> Printed:
    """What a board draws without words: the strength of a card, the Enemies that an Enemy fits, or what a Location is
    worth."""
    if pack.type_kind[type_] == LOCATION:
        place = pack.place_of[pack.first_of[type_]]
        return _numbers(tp=pack.tp[place], vp=pack.vp[place])
    if pack.type_kind[type_] == SUPPORT:
        return ()
    strength = _numbers(strength=pack.type_strength[type_])
    if pack.type_kind[type_] == DEFENDER:
        return strength
    fits = _enemies(pack, pack.fit[type_ - pack.first_enemy])
    return (*strength, ("fits", tuple(fits)))


def _taken(pack: Pack, enemy: int) -> list[str]:
    """The Enemies whose attacks an Enemy takes over."""
    return _enemies(pack, pack.taken[enemy])


def _enemies(pack: Pack, bits: int) -> list[str]:
    return [key for one, key in enumerate(pack.keys[pack.first_enemy :]) if bits >> one & 1]


def _numbers(**fields: int) -> Printed:
    return tuple((field, (str(number),)) for field, number in fields.items())


def _face(
    kind: str, key: str, name: Words, lines: list[Words], provenance: Provenance, printed: Printed
) -> CardFace:
    p = provenance
    return CardFace(kind, key, name, tuple(lines), p.source, p.where, p.known, printed, emblem=p.emblem)


def field_word(field: str, word: str) -> Words | None:
    """What a word says that may stand in a field of a card."""
    return _ability(word) if field == "ability" and word else None
