"""What happened, in the past tense, with its audience. Log, animation, screen reader and replay all read this."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """`public` is for all; `secret` only for the seats in `audience` (a bit a seat). Both are plain ints."""

    kind: str
    public: tuple[int, ...]
    secret: tuple[int, ...] = ()
    audience: int = 0

    def seen_by(self, seat: int | None) -> SeenEvent:
        """What one seat (or, with None, a spectator) is told: others learn only how many secrets there were."""
        if seat is not None and self.audience >> seat & 1:
            return SeenEvent(self.kind, self.public, self.secret, len(self.secret))
        return SeenEvent(self.kind, self.public, (), len(self.secret))


class SeenEvent(NamedTuple):
    kind: str
    public: tuple[int, ...]
    secret: tuple[int, ...]
    hidden: int
