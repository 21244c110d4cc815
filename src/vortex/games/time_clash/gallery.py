"""All cards of a pack, with what is printed on them and where it comes from."""

from __future__ import annotations

from vortex.games.time_clash.cards import CARDS_A_TEAM, DOCTOR, FAIL, SPECIAL, SUIT_NAMES, Pack
from vortex.games.time_clash.choices import CARDS, STACK_NAMES
from vortex.games.time_clash.effects import LANGUAGE
from vortex.kernel.effects import Effect
from vortex.kernel.game import CardFace
from vortex.kernel.pack import Provenance


def gallery(pack: Pack) -> list[CardFace]:
    """Cards, arcs, die, track and the arcs of a first match; copies of a card come once."""
    faces = [
        _face(
            "special" if pack.suit[card] == SPECIAL else "numbered",
            pack.keys[card],
            pack.names[card],
            card_lines(pack, card),
            pack.card_provenance[card],
        )
        for card in range(CARDS)
        if pack.copies[card]
    ]
    faces += [
        _face("arc", key, pack.arc_names[arc], _arc_lines(pack, arc), pack.arc_provenance[arc])
        for arc, key in enumerate(pack.arc_keys)
    ]
    values = ", ".join("Fail" if value == FAIL else str(value) for value in pack.die)
    faces.append(_face("die", "die", pack.die_name, [f"Faces: {values}"], pack.die_provenance))
    track = [
        f"The Doctor's target: {pack.flip_target:+}, and {pack.icon_step} for each icon of difference",
        f"The Enemy's trigger: Threats of {pack.threat_trigger}",
        f"A Gambit needs {pack.gambit_target:+}",
        f"The Endgame begins after {pack.build_up_turns} turns at the latest",
        f"A game has {pack.game_turns} turns at most",
    ]
    faces.append(_face("track", "track", pack.track_name, track, pack.track_provenance))
    arcs = ", ".join(pack.arc_names[arc] for arc in pack.preset)
    faces.append(_face("first-match", "first-match", pack.preset_name, [arcs], pack.preset_provenance))
    return faces


def card_lines(pack: Pack, card: int) -> list[str]:
    """What is printed on a card: its suit and value or its options, its counter, its picture's line."""
    team = "Doctor" if card < CARDS_A_TEAM else "Enemy"
    copies = f", {pack.copies[card]} copies" if pack.copies[card] > 1 else ""
    suit = pack.suit[card]
    if suit == SPECIAL:
        lines = [f"{team}: special card{copies}"]
        lines += [f"{text[0].upper()}{text[1:]}." for text in pack.option_words[card]]
        if pack.counter[card]:
            lines.append(counter_words(pack, card))
    else:
        lines = [f"{team}: {SUIT_NAMES[suit].capitalize()} {pack.value[card]:+}{copies}"]
    if pack.texts[card]:
        lines.append(pack.texts[card])
    return lines


def counter_words(pack: Pack, card: int) -> str:
    """A counter as a sentence."""
    after = "".join(
        f", then {LANGUAGE.say((((Effect(verb, 0, amount),),),))}"
        for verb, amount in pack.programs[pack.after[card]]
    )
    other = "Enemy" if pack.team[card] == DOCTOR else "Doctor"
    return f"Counter ({other}): {pack.counter[card]}{after}."


def _arc_lines(pack: Pack, arc: int) -> list[str]:
    return [
        f"{STACK_NAMES[arc // 3].capitalize()} arc, Dalek icons {pack.daleks[arc]}, Tardis icons {pack.tardises[arc]}",
        *pack.arc_words[arc],
    ]


def _face(kind: str, key: str, name: str, lines: list[str], provenance: Provenance) -> CardFace:
    return CardFace(kind, key, name, tuple(lines), provenance.source, provenance.where, provenance.known)
