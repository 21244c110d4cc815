"""The part of the door that every move goes through. It is compiled, which games of other packages need not be."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from vortex.kernel.refusal import IllegalChoice
from vortex.kernel.state import State, is_legal, take


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """What `Game` adds is only needed for a choice in words, and for one that is refused."""

    def apply(self, state: State, choice: int | str) -> None:
        """Answer the present question, by number or in notation. An illegal choice raises with its refusal, and a text
        that is not a choice with what was expected; neither changes anything."""
        number = self.read(choice) if isinstance(choice, str) else choice
        if not is_legal(state, number):
            raise self.illegal(state, state.asked, number)
        take(state, number)

    def read(self, text: str) -> int:
        """A choice in notation."""
        raise NotImplementedError

    def illegal(self, state: State, seat: int, choice: int) -> IllegalChoice:
        """What is raised for a choice that this seat may not make now."""
        raise NotImplementedError
