"""All cards, tiles and dice of a pack, with what is printed on them and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from vortex.games.time_of_the_daleks import words
from vortex.games.time_of_the_daleks.cards import Pack, Printed
from vortex.games.time_of_the_daleks.effects import LANGUAGE
from vortex.games.time_of_the_daleks.icons import ALL_OF_THEM, ANY_NUMBER, COLOURED, EVERY_COLOUR
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    CARD_TYPES,
    COLOURS,
    COMPANION_SOURCE,
    CONDITIONS,
    DECKS,
    DOCTOR_SOURCE,
    SYMBOLS,
    TIMINGS,
)
from vortex.kernel.effects import EffectSign, EffectSigns
from vortex.kernel.game import CardFace
from vortex.kernel.words import Words, listing, name, say


def gallery(pack: Pack) -> list[CardFace]:
    """Dice, track, console, then the cards kind by kind."""
    return [
        CardFace(
            kind,
            printed.key,
            _zone_title(pack, number) if kind == "zone" else name(printed.name),
            tuple(lines(pack, number)),
            printed.provenance.source,
            printed.provenance.where,
            printed.provenance.known,
            printed.fields,
            tuple(_drawn(pack, kind, number)),
            printed.provenance.emblem,
        )
        for kind, lines in _LINES.items()
        for number, printed in enumerate(pack.printed[kind])
    ]


def card_text(pack: Pack, card: int) -> Words:
    """What a Timey-Wimey card does, in a few words."""
    return listing(_deeds(pack, card), "semicolon")


def _drawn(pack: Pack, kind: str, number: int) -> Iterator[tuple[str, EffectSigns]]:
    """What a card does to dice, then the effect texts that it or a tile carries, as signs."""
    first = _FIRST_SOURCES.get(kind)
    if first is not None:
        yield from _drawn_icons(pack, first + number)
    for field, texts in _TEXTS.get(kind, {}).items():
        text = texts(pack, number)
        if text:
            yield field, LANGUAGE.drawn(pack.texts[text])


def _drawn_icons(pack: Pack, source: int) -> Iterator[tuple[str, EffectSigns]]:
    adds = [
        EffectSign("", f"+{count}" if count > 1 else "+", pieces=(COLOURS[colour],))
        for colour, count in enumerate(pack.adds[source])
        if count
    ]
    if adds:
        yield "add", ((tuple(adds),),)
    if pack.focus[source]:
        signs = tuple(EffectSign("focus", pieces=_dice_pieces(icon)) for icon in pack.focus[source])
        yield "focus", ((signs,),)
    most = pack.reroll_most[source]
    if most >= 0:
        number = {ANY_NUMBER: "∗", ALL_OF_THEM: "∀", 1: ""}.get(most, str(most))
        yield (
            "reroll",
            (((EffectSign("reroll", number, pieces=_dice_pieces(pack.reroll_colours[source])),),),),
        )
    if pack.face_symbol[source] >= 0:
        pieces = (*_dice_pieces(pack.face_colours[source]), SYMBOLS[pack.face_symbol[source]])
        yield "face", (((EffectSign("die", pieces=pieces),),),)


def _dice_pieces(colours: int) -> tuple[str, ...]:
    """Dice of these colours; none are named where any will do."""
    if colours == EVERY_COLOUR:
        return ()
    return tuple(colour for i, colour in enumerate(COLOURS) if colours >> i & 1)


_FIRST_SOURCES = {"doctor": DOCTOR_SOURCE, "companion": COMPANION_SOURCE, "card": 0}
"""By kind: the number of its first card among all that may have icons."""

_TEXTS: dict[str, dict[str, Callable[[Pack, int], int]]] = {
    "companion": {"prepare": lambda pack, number: pack.prepare[COMPANION_SOURCE + number]},
    "zone": {"reward": lambda pack, number: pack.zone_reward[number]},
    "dilemma": {"fail": lambda pack, number: pack.dilemma_fail[number]},
    "card": {
        "effect": lambda pack, number: pack.card_effect[number],
        "prepare": lambda pack, number: pack.prepare[number],
    },
    "anomaly": {
        "effect": lambda pack, number: pack.anomaly_effect[number],
        "reward": lambda pack, number: pack.anomaly_reward[number],
        "fail": lambda pack, number: pack.anomaly_fail[number],
    },
}
"""By kind and field: where the pack keeps the text."""


# -- what several kinds have -----------------------------------------------------------------------


def _dice(counts: Sequence[int]) -> Words:
    return listing(
        say("tod-face-dice", n=count, colour=COLOURS[colour]) for colour, count in enumerate(counts) if count
    )


def _icons(pack: Pack, source: int) -> list[Words]:
    lines: list[Words] = []
    if any(pack.adds[source]):
        lines.append(say("tod-face-add", dice=_dice(pack.adds[source])))
    if pack.focus[source]:
        colours = listing(words.colour_names(icon) for icon in pack.focus[source])
        lines.append(say("tod-face-focus", colours=colours))
    if pack.reroll_most[source] >= 0:
        dice = words.so_many_dice(pack.reroll_most[source], pack.reroll_colours[source])
        lines.append(say("tod-face-reroll", dice=dice))
    if pack.face_symbol[source] >= 0:
        die, symbol = words.a_die(pack.face_colours[source]), words.symbol(pack.face_symbol[source])
        lines.append(say("tod-face-turn", die=die, symbol=symbol))
    return lines


def _deeds(pack: Pack, card: int) -> list[Words]:
    """A card's icons, then its effect and ability, which need no word before them."""
    lines = _icons(pack, card)
    if pack.card_effect[card]:
        lines.append(words.effects(pack, pack.card_effect[card]))
    return lines + _prepare(pack, card) + ([words.ability(key)] if (key := pack.ability[card]) else [])


def _effects(pack: Pack, message: str, text: int) -> list[Words]:
    return [say(message, effects=words.effects(pack, text))] if text else []


def _prepare(pack: Pack, source: int) -> list[Words]:
    return _effects(pack, "tod-face-prepare", pack.prepare[source])


def _ability(key: str) -> list[Words]:
    return [say("tod-face-ability", ability=words.ability(key))] if key else []


def _links(pack: Pack, printed: Printed) -> list[Words]:
    """Companions by their names, groups as they are called in the pack."""
    found = [
        words.companion(pack, pack.companion_keys.index(link))
        if link in pack.companion_keys
        else say("tod-face-group", group=link)
        for link in dict(printed.fields).get("links", ())
    ]
    return [say("tod-face-links", links=listing(found))] if found else []


def _symbols(message: str, counts: tuple[int, ...]) -> list[Words]:
    return [say(message, symbols=words.symbols(counts))] if any(counts) else []


def _conditions(bits: int) -> list[Words]:
    found = [words.condition(bit) for bit in range(len(CONDITIONS)) if bits >> bit & 1]
    return [say("tod-face-conditions", conditions=listing(found))] if found else []


def _dalek_icon(shown: bool) -> list[Words]:
    return [say("tod-face-dalek-icon")] if shown else []


# -- kind by kind ----------------------------------------------------------------------------------


def _die(pack: Pack, die: int) -> list[Words]:
    faces = listing(words.symbol(symbol) for symbol in pack.die_faces[die])
    return [say("tod-face-faces", faces=faces), say("tod-face-count", n=pack.die_counts[die])]


def _tardis_die(pack: Pack, die: int) -> list[Words]:
    faces = listing(
        say("tod-tardis-symbol") if is_tardis else say("tod-question-mark") for is_tardis in pack.tardis_faces
    )
    return [say("tod-face-faces", faces=faces)]


def _track(pack: Pack, track: int) -> list[Words]:
    return [
        say("tod-face-skaro", space=pack.skaro),
        say("tod-face-earth", space=pack.earth_space),
        say("tod-face-gallifrey", space=pack.gallifrey),
        say("tod-face-markers", spaces=_numbers(pack.markers)),
        say("tod-face-first-game-markers", spaces=_numbers(pack.first_game_markers)),
    ]


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _console(pack: Pack, console: int) -> list[Words]:
    return [
        say("tod-face-companion-spaces", n=pack.companion_spaces),
        say("tod-face-equipment-slots", n=pack.equipment_slots),
    ]


def _doctor(pack: Pack, doctor: int) -> list[Words]:
    source = DOCTOR_SOURCE + doctor
    return [
        say("tod-face-number", number=pack.doctor_numbers[doctor]),
        *_icons(pack, source),
        *_links(pack, pack.printed["doctor"][doctor]),
        *_ability(pack.ability[source]),
    ]


def _companion(pack: Pack, companion: int) -> list[Words]:
    source = COMPANION_SOURCE + companion
    lines = [
        say(f"tod-face-deck-{DECKS[pack.companion_deck[companion]]}"),
        *_icons(pack, source),
        *_links(pack, pack.printed["companion"][companion]),
    ]
    groups = [group for group, members in pack.groups.items() if companion in members]
    if groups:
        lines.append(say("tod-face-groups", groups=", ".join(groups)))
    lines += _prepare(pack, source)
    if pack.while_with[companion]:
        doctors = listing((words.doctor(pack, doctor) for doctor in pack.while_with[companion]), "or")
        lines.append(say("tod-face-while-with", doctors=doctors))
    return lines + _ability(pack.ability[source])


def _zone_title(pack: Pack, zone: int) -> Words:
    return say("tod-zone-title", location=name(pack.zone_locations[zone]), zone=words.zone(pack, zone))


def _zone(pack: Pack, zone: int) -> list[Words]:
    return [
        *_symbols("tod-face-symbols", pack.zone_symbols[zone]),
        *_effects(pack, "tod-face-reward", pack.zone_reward[zone]),
        *_links(pack, pack.printed["zone"][zone]),
    ]


def _dilemma(pack: Pack, dilemma: int) -> list[Words]:
    return [
        *_symbols("tod-face-symbols", pack.dilemma_symbols[dilemma]),
        *_conditions(pack.dilemma_conditions[dilemma]),
        *_effects(pack, "tod-face-fail", pack.dilemma_fail[dilemma]),
        *_links(pack, pack.printed["dilemma"][dilemma]),
        *_dalek_icon(pack.dilemma_dalek_icon[dilemma]),
    ]


def _card(pack: Pack, card: int) -> list[Words]:
    return [
        say("tod-face-type", type=say(f"tod-type-{CARD_TYPES[pack.card_type[card]]}")),
        say("tod-face-timing", timing=say(f"tod-timing-{_slug(TIMINGS[pack.card_timing[card]])}")),
        say("tod-face-cost", n=pack.card_cost[card]),
        *_icons(pack, card),
        *_effects(pack, "tod-face-effect", pack.card_effect[card]),
        *_prepare(pack, card),
        *_ability(pack.ability[card]),
        *([say("tod-face-hat")] if pack.card_is_hat[card] else []),
    ]


def _slug(text: str) -> str:
    return text.replace(" ", "-")


def _anomaly(pack: Pack, anomaly: int) -> list[Words]:
    lines = [say("tod-face-type", type=say(f"tod-type-{ANOMALY_TYPES[pack.anomaly_type[anomaly]]}"))]
    lines += _effects(pack, "tod-face-effect", pack.anomaly_effect[anomaly])
    lines += _symbols("tod-face-symbols", pack.anomaly_symbols[anomaly])
    lines += _conditions(pack.anomaly_conditions[anomaly])
    lines += _effects(pack, "tod-face-reward", pack.anomaly_reward[anomaly])
    lines += _effects(pack, "tod-face-fail", pack.anomaly_fail[anomaly])
    if any(pack.anomaly_imprisons[anomaly]):
        lines.append(say("tod-face-imprison", dice=_dice(pack.anomaly_imprisons[anomaly])))
    lines += _symbols("tod-face-task-symbols", pack.anomaly_tasks[anomaly])
    if pack.anomaly_progress[anomaly]:
        lines.append(say("tod-face-progress", n=pack.anomaly_progress[anomaly]))
    return [
        *lines,
        *_links(pack, pack.printed["anomaly"][anomaly]),
        *_ability(pack.anomaly_ability[anomaly]),
        *_dalek_icon(pack.anomaly_dalek_icon[anomaly]),
    ]


_LINES: dict[str, Callable[[Pack, int], list[Words]]] = {
    "die": _die,
    "tardis-die": _tardis_die,
    "track": _track,
    "console": _console,
    "doctor": _doctor,
    "companion": _companion,
    "zone": _zone,
    "dilemma": _dilemma,
    "card": _card,
    "anomaly": _anomaly,
}


# -- what may stand in a field ---------------------------------------------------------------------


def field_word(pack: Pack, field: str, word: str) -> Words | None:
    """What a word says that may stand in a field of a card."""
    said = _FIELD_WORDS.get(field)
    if said is not None:
        return said(word)
    if field == "while_with":
        return words.doctor(pack, pack.doctor_keys.index(word))
    return None


def _so_many(icon: str) -> Words:
    count, _, colour = icon.partition(" ")
    return say("tod-face-dice", n=int(count), colour=colour)


def _either_colour(icon: str) -> Words:
    return listing((say(f"tod-colour-{colour}") for colour in icon.split("/")), "slash")


def _rerolled(icon: str) -> Words:
    count, _, colour = icon.partition(" ")
    most = {"any": ANY_NUMBER, "all": ALL_OF_THEM}.get(count)
    return words.so_many_dice(int(count) if most is None else most, _reached(colour))


def _turned(icon: str) -> Words:
    colour, _, symbol = icon.partition(" ")
    return say("tod-face-turn", die=words.a_die(_reached(colour)), symbol=words.symbol(SYMBOLS.index(symbol)))


def _reached(colour: str) -> int:
    return {"coloured": COLOURED, "dice": EVERY_COLOUR}.get(colour) or 1 << COLOURS.index(colour)


def _side(word: str) -> Words:
    if word in SYMBOLS:
        return words.symbol(SYMBOLS.index(word))
    return say("tod-tardis-symbol") if word == "tardis" else say("tod-question-mark")


_FIELD_WORDS: Final[Mapping[str, Callable[[str], Words]]] = {
    "ability": words.ability,
    "add": _so_many,
    "conditions": lambda word: words.condition(CONDITIONS.index(word)),
    "face": _turned,
    "faces": _side,
    "focus": _either_colour,
    "imprison": _so_many,
    "reroll": _rerolled,
    "symbols": _side,
    "task_symbols": _side,
    "type": lambda word: say(f"tod-type-{word}"),
}
