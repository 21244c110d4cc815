"""What a person at a terminal sees and may do, wherever the game is run: here, on a server, or from a record.

The screens know nothing else. All of it may block; a screen that must not wait calls it in a thread.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from vortex.games import rulebook
from vortex.kernel.game import Ask, Game, Option, View
from vortex.kernel.preview import Change
from vortex.kernel.rulebook import Rulebook
from vortex.terminal.drawings import Faces, Pen, Zone, zones_of
from vortex.terminal.speech import Speech
from vortex.terminal.thoughts import Advice, Chances, Foreseen
from vortex.terminal.times import Times

AskWhen = Literal["always", "able", "never"]
"""When to be asked in windows of a server's table. The protocol's own is an extra away."""


class Choice(NamedTuple):
    """What may be answered, in the reader's words."""

    choice: int
    notation: str
    words: str
    rule: str
    cost: str = ""
    cards: tuple[str, ...] = ()

    @classmethod
    def of(cls, option: Option, speech: Speech) -> Choice:
        cost = speech.write(option.cost) if option.cost else ""
        return cls(
            option.choice, option.notation, speech.write(option.words), option.rule, cost, option.cards
        )

    @property
    def in_full(self) -> str:
        """With its cost, where its words do not say it already."""
        shown = not self.cost or self.cost.lower() in self.words.lower()
        return self.words if shown else f"{self.words} ({self.cost})"


class Asked(NamedTuple):
    """A question. `options` are known where the seat is one of this terminal's."""

    seat: int
    prompt: str
    rule: str
    is_window: bool
    options: tuple[Choice, ...]

    @classmethod
    def of(cls, ask: Ask, speech: Speech, is_open: bool) -> Asked:
        """As a reader may know it: what others may answer is theirs."""
        options = tuple(Choice.of(option, speech) for option in ask.options) if is_open else ()
        question = ask.question
        return cls(ask.seat, speech.write(question.prompt), question.rule, question.is_window, options)

    def option(self, choice: int) -> Choice | None:
        return next((option for option in self.options if option.choice == choice), None)


class Ending(NamedTuple):
    kind: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str


class Moment(NamedTuple):
    """The game as one seat sees it now (`seat` is None for an onlooker). There is no view before it has begun;
    `notice` says what a person should know besides; `wish` is another player's, to take something back."""

    number: int
    seat: int | None
    view: View | None
    asked: Asked | None
    can_undo: bool = False
    ending: Ending | None = None
    notice: str = ""
    wish: str = ""


class NotPossible(Exception):
    """What was wanted cannot be; the message says why, in the reader's language. `rule` is the one that forbids it."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.rule = rule


class Seating(ABC):
    """`people`: the seats that are played from this terminal; none for an onlooker."""

    def __init__(self, game: Game[Any], speech: Speech, people: Sequence[int]) -> None:
        self.game = game
        self.speech = speech
        self.people = list(people)
        self.faces = Faces(game.gallery())
        self.pen = Pen(speech, self.faces)
        self._rules: Rulebook | None = None

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def rules(self) -> Rulebook:
        if self._rules is None:
            self._rules = rulebook(self.game.key, self.speech.language)
        return self._rules

    def zones(self, moment: Moment) -> list[Zone]:
        return zones_of(self.game.key, moment.view, self.pen) if moment.view else []

    def zones_after(self, moment: Moment, foreseen: Foreseen) -> list[Zone]:
        """As they would be drawn after what is foreseen."""
        if moment.view is None or foreseen.changes is None:
            return self.zones(moment)
        return zones_of(self.game.key, changed(moment.view, foreseen.changes), self.pen)

    @property
    def is_connected(self) -> bool:
        """Whether what is answered reaches the game now."""
        return True

    def is_mine(self, moment: Moment) -> bool:
        """Whether a person at this terminal is asked, and has something to answer."""
        asked = moment.asked
        return asked is not None and asked.seat in self.people and bool(asked.options)

    @property
    def has_help(self) -> bool:
        """Whether hints and odds can be asked for."""
        return True

    def times(self) -> Times:
        """How much is left of what runs out, now."""
        return Times()

    # -- what each kind of seating fills in --------------------------------------------------------

    @abstractmethod
    def moment(self) -> Moment: ...

    @abstractmethod
    def log(self) -> list[str]:
        """What has happened, as the present viewer may know it."""

    @abstractmethod
    def advance(self) -> bool:
        """Wait until something has changed. False when nothing will any more."""

    def look_from(self, seat: int | None) -> None:
        """See it as this seat from now on."""
        raise NotPossible(self.speech.phrase("not-here"))

    def answer(self, choice: int, to: Moment) -> None:
        """`to` is where the person chose it: a question that is asked since then is not answered by it."""
        raise NotPossible(self.speech.phrase("not-here"))

    def undo(self) -> str:
        """Take the last choice back, or ask for that; what is returned says so in a sentence."""
        raise NotPossible(self.speech.phrase("not-here"))

    def pass_on(self) -> None:
        """Pass every window for the rest of this turn."""
        raise NotPossible(self.speech.phrase("not-here"))

    def hint(self) -> Advice:
        raise NotPossible(self.speech.phrase("not-here"))

    def odds(self) -> Chances | None:
        """None where nothing depends on luck."""
        raise NotPossible(self.speech.phrase("not-here"))

    def foresee(self, choice: int) -> Foreseen:
        raise NotPossible(self.speech.phrase("not-here"))

    def why_not(self, choice: int) -> NotPossible | None:
        """The reason why a choice may not be made now; None if it may."""
        raise NotPossible(self.speech.phrase("not-here"))

    def ask_me(self, when: AskWhen | None) -> None:
        """When to be asked in windows at a server's table; None as is usual."""
        raise NotPossible(self.speech.phrase("not-here"))

    def resign(self) -> None:
        """Give up at a server's table."""
        raise NotPossible(self.speech.phrase("not-here"))

    def talk(self, text: str) -> None:
        """To the others at a server's table."""
        raise NotPossible(self.speech.phrase("not-here"))

    def agree(self, yes: bool) -> None:
        """Answer another player's wish to take something back."""
        raise NotPossible(self.speech.phrase("not-here"))

    @abstractmethod
    def close(self) -> None:
        """Nobody looks any longer."""


def changed(view: View, changes: Sequence[Change]) -> View:
    """A view after some changes; the old one stays as it is."""
    after: Any = view
    for path, value in changes:
        after = _put(after, list(path), value)
    return dict(after)


def _put(data: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = _put(data[path[0]], path[1:], value)
    return copy
