"""What stands beside the question: cards, choices, zones and rules in full, as the panes' markup."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vortex.kernel.game import CardFace
from vortex.terminal.drawings import HAND, Zone
from vortex.terminal.seating import Choice, Moment, Seating
from vortex.terminal.text import plain

MOST_FACES = 6


def faces_named(seating: Seating, name: str) -> tuple[list[CardFace], int]:
    """The cards with these words in their key or name, and how many more there are. Only what is printed on them is
    told, so nothing hidden is revealed."""
    wanted = name.lower()
    named = [(face, seating.speech.write(face.name).lower()) for face in seating.faces.all]
    found = [face for face, known in named if wanted in face.key or wanted in known]
    exact = [face for face, known in named if wanted in (face.key, known)]
    return (exact, 0) if exact else (found[:MOST_FACES], max(0, len(found) - MOST_FACES))


class Changed(NamedTuple):
    """A zone that would be another, and its new lines."""

    zone: Zone
    lines: list[str]

    def __str__(self) -> str:
        return f"{self.zone.title} – {'; '.join(self.lines)}"


def differences(before: list[Zone], after: list[Zone]) -> list[Changed]:
    old = {zone.key: zone for zone in before}
    found = []
    for zone in after:
        was = old.get(zone.key)
        known = set(was.lines) if was else set()
        fresh = [line for line in zone.lines if line not in known]
        if was is None or was.title != zone.title or fresh or len(was.lines) > len(zone.lines):
            found.append(Changed(zone, fresh or zone.lines))
    return found


class Explaining:
    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.speech = seating.speech

    def cards(self, keys: Iterable[str]) -> str:
        pen = self.seating.pen
        shown = []
        for key in dict.fromkeys(keys):
            face = self.seating.faces.find(key)
            if face is not None:
                lines = "\n".join(plain(self.speech.write(line)) for line in face.lines)
                shown.append(f"[b]{plain(pen.card(key))}[/b] ({plain(pen.kind(face))})\n{lines}")
        return "\n\n".join(shown)

    def named(self, name: str) -> str:
        """The cards of this name, or with these words in it."""
        if not name:
            return plain(self.speech.phrase("look-at-what"))
        faces, more = faces_named(self.seating, name)
        if not faces:
            return plain(self.speech.phrase("no-card", name=repr(name)))
        shown = self.cards(face.key for face in faces)
        return f"{shown}\n\n{plain(self.speech.phrase('more', count=more))}" if more else shown

    def choice(self, option: Choice) -> str:
        keys = tuple(face.key for face in self.seating.faces.named_in(option.notation)) + option.cards
        text = f"[b]{plain(option.in_full)}[/b]\n[dim]{plain(option.notation)} · {plain(option.rule)}[/dim]"
        return "\n\n".join(filter(None, (text, self.cards(keys))))

    def zones_with(self, option: Choice, zones: Iterable[Zone]) -> list[str]:
        """The zones of the table where the things lie that a choice names, by their keys."""
        named = {*option.notation.split(), *option.cards}
        return [zone.key for zone in zones if zone.key != HAND and named & set(zone.cards)]

    def foreseen(self, moment: Moment, choice: int) -> tuple[str, list[str]]:
        """What a choice would change, as far as that is certain, and the zones that would be others; nothing where
        nothing can be told."""
        foreseen = self.seating.foresee(choice)
        news = differences(self.seating.zones(moment), self.seating.zones_after(moment, foreseen))
        found = []
        if foreseen.changes is not None and news:
            found = [
                f"[b]{plain(self.speech.label('foreseen'))}[/b]",
                *(f"[$accent]▸[/] {plain(str(each))}" for each in news),
            ]
        if not foreseen.is_whole:
            found.append(plain(self.speech.label("foreseen-in-part")))
        return "\n".join(found), [each.zone.key for each in news]

    def zone(self, zone: Zone) -> str:
        lines = "\n".join(map(plain, (*zone.lines, *zone.notes)))
        return "\n\n".join(filter(None, (lines, self.cards(zone.cards))))

    def table(self, zones: Iterable[Zone]) -> str:
        """Everything, also what a low window leaves out."""
        return "\n".join(
            f"[b]{plain(zone.title)}[/b]\n"
            + "\n".join(f" {plain(line)}" for line in (*zone.lines, *zone.notes))
            for zone in zones
        )

    def rule(self, rule: str) -> str:
        if not rule:
            return plain(self.speech.phrase("which-rule"))
        rule = rule.upper()
        text = self.seating.rules.text(rule) or self.speech.label("no-such-rule", rule=rule)
        return f"[b]{plain(rule)}[/b]\n{plain(text)}"

    def log(self, wanted: int) -> str:
        lines = self.seating.log() or [self.speech.label("log-beginning")]
        return "\n".join(f"[dim]·[/dim] {plain(line)}" for line in lines[-wanted:] if wanted)
