"""All cards of a pack, with what is printed on them and where it comes from."""

from __future__ import annotations

from vortex.games.card_game.cards import ANY, Pack
from vortex.games.card_game.numbering import DEFENDER, ENEMY, LOCATION, STARTS, SUPPORT
from vortex.kernel.game import CardFace
from vortex.kernel.pack import Provenance

ENEMY_WORDS = {
    "": "",
    "turns-river": "A defending River Song changes sides.",
    "falls-to-amy": "The whole attack fails if Amy Pond defends.",
    "pandorica": "Discarded together with a defending Rory; without him the defending Doctor is discarded.",
    "blocks-scoring": "The Location scores for nobody while this card lies against it at the end.",
}
SUPPORT_WORDS = {
    "": "",
    "teselecta": "No action: after losing as defender, from hand or reserve, take back all Defenders of the conflict.",
    "unit": "Lies face-up in reserve and takes a place; in a conflict as defender pay TP for as much strength.",
}
DEFENDER_WORDS = {
    "rory": "Returns to hand from a lost defence if he was there before the attack.",
    "amy-pond": "Defeats any attack that contains Silurians.",
}


def gallery(pack: Pack) -> list[CardFace]:
    """Defenders, Enemies, Support cards, Starting Locations and Locations; copies of a card come once."""
    faces: list[CardFace] = []
    for kind, name in ((DEFENDER, "defender"), (ENEMY, "enemy"), (SUPPORT, "support")):
        faces += _types(pack, kind, name)
    for place in range(STARTS):
        lines = [f"Gold bar {pack.gold[place]}.", f"{pack.vp[place]} VP."]
        key, name = pack.place_keys[place], pack.place_names[place]
        faces.append(_face("start", key, name, lines, pack.start_provenance[place]))
    return faces + _types(pack, LOCATION, "location")


def _types(pack: Pack, kind: int, name: str) -> list[CardFace]:
    return [
        _face(name, pack.keys[type_], pack.names[type_], card_lines(pack, type_), pack.provenance[type_])
        for type_ in range(len(pack.keys))
        if pack.type_kind[type_] == kind
    ]


def card_lines(pack: Pack, type_: int) -> list[str]:
    """What is printed on a card, in words."""
    kind = pack.type_kind[type_]
    text = pack.texts[type_]
    if kind == LOCATION:
        place = pack.place_of[pack.first_of[type_]]
        return [f"{pack.tp[place]} TP.", f"{pack.vp[place]} VP."]
    if kind == SUPPORT:
        return [f"{text[0].upper()}{text[1:]}." if text else SUPPORT_WORDS[pack.abilities[type_]]]
    lines = [f"Strength {pack.type_strength[type_]}."]
    if kind == ENEMY:
        lines += _company(pack, type_ - pack.first_enemy)
    if text:
        lines.append(f"Turned up in a conflict: {text}.")
    own = DEFENDER_WORDS.get(pack.keys[type_], "") if kind == DEFENDER else ENEMY_WORDS[pack.abilities[type_]]
    return [*lines, own] if own else lines


def _company(pack: Pack, enemy: int) -> list[str]:
    """Whose family an Enemy belongs to, with whom it attacks and whose attacks it takes over."""
    lines: list[str] = []
    if pack.daleks >> enemy & 1:
        lines.append("Counts as a Dalek card.")
    joins = pack.joins[enemy]
    if ANY in joins:
        lines.append("Attacks together with any Enemy.")
    elif joins:
        lines.append(f"Attacks together with {_listed([pack.names[pack.keys.index(key)] for key in joins])}.")
    taken = [
        pack.names[pack.first_enemy + other]
        for other in range(len(pack.taken))
        if pack.taken[enemy] >> other & 1
    ]
    if taken:
        lines.append(f"Takes over a face-up attack of {_listed(taken)}.")
    return lines


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _face(kind: str, key: str, name: str, lines: list[str], provenance: Provenance) -> CardFace:
    return CardFace(kind, key, name, tuple(lines), provenance.source, provenance.where, provenance.known)
