"""A table in words."""

from __future__ import annotations

from tests.games.card_game.positions import Table

from vortex.kernel.game import Ask
from vortex.kernel.words import wording

NAMES = ("Ann", "Bob", "Cid", "Dee")


def log(table: Table, seat: int | None, language: str = "en") -> list[str]:
    write = wording(language).write
    return [write(table.game.tell(event.seen_by(seat)), NAMES) for event in table.state.events or []]


def ask(table: Table) -> Ask:
    return table.game.ask(table.state)
