"""Why a choice is not legal: what a game says about it, and the exception that says so."""

from __future__ import annotations

from typing import Any, NamedTuple

from vortex.kernel.words import Words


class Refusal(NamedTuple):
    """The rule that forbids a choice now, and the reason."""

    rule: str
    reason: Words


class IllegalChoice(ValueError):
    """The choice is not among those asked for. Nothing has changed. A game gives its refusal; a bare state has none."""

    def __init__(self, choice: int, refusal: Refusal | None = None) -> None:
        super().__init__(
            f"{refusal.rule}: {refusal.reason}"
            if refusal is not None
            else f"the choice {choice} is not among those asked for"
        )
        self.choice = choice
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process hears the same."""
        return type(self), (self.choice, self.refusal)
