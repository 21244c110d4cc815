"""Tables with Time Anomalies, and the text of Anomalies in a pack."""

from __future__ import annotations

from tests.games.time_of_the_daleks.positions import Position

from vortex.games.time_of_the_daleks import TimeOfTheDaleks

DESTINY = "destiny-of-the-daleks"
DEATH = "death-to-the-daleks"
INTO = "into-the-dalek"


def card(key: str, kind: str, **fields: str) -> str:
    lines = [f"{field} = {text}" for field, text in fields.items()]
    head = f'[[anomaly]]\nkey = "{key}"\nname = "{key}"\ntype = "{kind}"\nsource = "ours"\nknown = []\n'
    return head + "\n".join(lines) + "\n"


def table(seats: int = 2, ship: int = 0, game: TimeOfTheDaleks | None = None) -> Position:
    """Seat 0 (the Eleventh) is active; nobody has cards or Companions; everybody has three tokens. In a game of two
    the Fourth (seat 1) is the first player."""
    position = Position(seats, game=game).no_hands().turn_of(0)
    for seat in range(seats):
        position.crew(seat).sonic(seat, 3)
    position.state.ship = ship
    return position


def in_force(position: Position) -> list[str]:
    return [position.pack.anomaly_keys[anomaly] for anomaly in position.state.anomalies]


def discards(position: Position) -> list[str]:
    return [position.pack.anomaly_keys[anomaly] for anomaly in position.state.anomaly_discard]
