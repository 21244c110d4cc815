"""All cards of a pack, with what is printed on them and where it comes from."""

from __future__ import annotations

from vortex.games.time_clash import words
from vortex.games.time_clash.cards import ABILITIES, THERE, Pack
from vortex.games.time_clash.effects import LANGUAGE
from vortex.games.time_clash.numbering import CARDS, FAIL, SPECIAL, STACK_NAMES, SUIT_NAMES, TEAM_NAMES
from vortex.kernel.game import CardFace, Printed
from vortex.kernel.pack import Provenance
from vortex.kernel.words import Words, capital, listing, name, say, signed


def gallery(pack: Pack) -> list[CardFace]:
    """Cards, arcs, die, track and the arcs of a first match; copies of a card come once."""
    faces = [
        _face(
            "special" if pack.suit[card] == SPECIAL else "numbered",
            pack.keys[card],
            pack.names[card],
            _card_lines(pack, card),
            pack.card_provenance[card],
            (("team", (TEAM_NAMES[pack.team[card]],)),),
        )
        for card in range(CARDS)
        if pack.copies[card]
    ]
    faces += [
        _face("arc", key, pack.arc_names[arc], _arc_lines(pack, arc), pack.arc_provenance[arc])
        for arc, key in enumerate(pack.arc_keys)
    ]
    values = listing(say("tc-face-fail") if value == FAIL else name(str(value)) for value in pack.die)
    die = say("tc-face-die", values=values)
    sides = (("faces", tuple(map(str, pack.die))),)
    faces.append(_face("die", "die", pack.die_name, [die], pack.die_provenance, sides))
    track = (("flip_target", (str(pack.flip_target),)), ("icon_step", (str(pack.icon_step),)))
    faces.append(_face("track", "track", pack.track_name, _track_lines(pack), pack.track_provenance, track))
    arcs = listing(name(pack.arc_names[arc]) for arc in pack.preset)
    faces.append(_face("first-match", "first-match", pack.preset_name, [arcs], pack.preset_provenance))
    return faces


def _card_lines(pack: Pack, card: int) -> list[Words]:
    """What is printed on a card: its suit and value or its options, its counter, its picture's line."""
    team = _side(pack.team[card])
    copies = pack.copies[card]
    suit = pack.suit[card]
    if suit == SPECIAL:
        lines = [say("tc-face-special", team=team, copies=copies)]
        for option in range(len(pack.uses[card])):
            lines.append(say("tc-face-option", effect=capital(words.option(pack, card, option))))
        for which in range(len(pack.counters[card])):
            lines.append(_counter_line(pack, card, which))
    else:
        value = signed(pack.value[card])
        lines = [say(f"tc-face-{SUIT_NAMES[suit]}", team=team, value=value, copies=copies)]
    if pack.texts[card]:
        lines.append(name(pack.texts[card]))
    return lines


def _counter_line(pack: Pack, card: int, which: int) -> Words:
    """Whose play it counters, of which kind, and what follows."""
    team = _side(1 - pack.team[card])
    what = words.counter(pack.counters[card][which])
    after = pack.effects[pack.after[card][which]]
    if not after:
        return say("tc-face-counter", team=team, what=what)
    return say("tc-face-counter-then", team=team, what=what, effect=LANGUAGE.words(after))


def _arc_lines(pack: Pack, arc: int) -> list[Words]:
    head = say(
        "tc-face-arc", stack=words.stack(arc // 3), daleks=pack.daleks[arc], tardises=pack.tardises[arc]
    )
    return [head, *map(name, pack.arc_words[arc])]


def _track_lines(pack: Pack) -> list[Words]:
    return [
        say("tc-face-target", target=signed(pack.flip_target), step=pack.icon_step),
        say("tc-face-trigger", trigger=signed(pack.threat_trigger)),
        say("tc-face-gambit", needed=signed(pack.gambit_target)),
        say("tc-face-build-up", turns=pack.build_up_turns),
        say("tc-face-turns", turns=pack.game_turns),
    ]


def _side(team: int) -> Words:
    return say(f"tc-side-{TEAM_NAMES[team]}")


def _face(
    kind: str, key: str, called: str, lines: list[Words], provenance: Provenance, printed: Printed = ()
) -> CardFace:
    """`printed` is what a board needs of a card, where the view does not have it."""
    p = provenance
    return CardFace(
        kind, key, name(called), tuple(lines), p.source, p.where, p.known, printed, emblem=p.emblem
    )


def field_word(pack: Pack, field: str, word: str) -> Words | None:
    """What a word says that may stand in a field of a card."""
    if field in ("always", "present", "build_up"):
        return _arc_ability(word)
    if field == "counters":
        return words.counter(word)
    if field == "team":
        return _side(TEAM_NAMES.index(word))
    if field == "suit":
        return words.counter(word)
    if field == "type":
        return words.stack(STACK_NAMES.index(word))
    return name(pack.arc_names[pack.arc_keys.index(word)]) if word in pack.arc_keys else None


def _arc_ability(word: str) -> Words:
    """TC-ARC-02: one of its own, or such as "doctor quip on time"."""
    if word in ABILITIES:
        return say(f"tc-ability-{word}")
    team, suit, _, stack = word.removesuffix(THERE).split()
    message = "tc-ability-placing-there" if word.endswith(THERE) else "tc-ability-placing"
    return say(message, team=team, suit=suit, stack=words.stack(STACK_NAMES.index(stack)))
