"""The part of the door that every move goes through. It is compiled, which games of other packages need not be."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import State, is_legal, take


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """What `Game` adds is only needed for a choice in words, and for one that is refused."""

    def apply(self, state: State, choice: SupportsIndex | str) -> None:
        """Answer the present question, by number or in notation. An illegal choice raises with its refusal, and a text
        that is not a choice with what was expected; neither changes anything."""
        number = choice if isinstance(choice, int) else self.number(choice)
        if not is_legal(state, number):
            raise self.illegal(state, state.asked, number)
        take(state, number)

    def number(self, choice: SupportsIndex | str) -> int:
        """Of a choice that is given by a number of any kind (one of NumPy's, say) or in notation."""
        if isinstance(choice, str):
            return self.read(choice)
        if not hasattr(choice, "__index__"):
            raise TypeError(f"a choice is its number or its notation, not {choice!r}")
        return index(choice)

    def read(self, text: str) -> int:
        """A choice in notation."""
        raise NotImplementedError

    def illegal(self, state: State, seat: int, choice: int) -> IllegalChoice:
        """What is raised for a choice that this seat may not make now."""
        raise NotImplementedError
