"""What happened, in the past tense. Log, measures, animation, screen reader and replay all read this.

A game declares each kind of event once, in its `events`: a class whose fields say what they are.

    class CardDrawn(Event, sign="draw"):
        '''TC-DRAW-02.'''

        seat: Seat
        card: Secret[Card]
        known_to = ("seat",)

The rest follows from the declaration: its name (`card-drawn`), what others learn (that a card was drawn, not
which), the plain form that travels to the page, with keys for numbers, the page's TypeScript type, the sign that the
page draws beside it, how it is told to people, and the line of the log: the message `<game>-log-card-drawn` with a gap
for each field, or `<game>-log-card-drawn-unseen` where a secret is withheld.

Verbs make an event only if there is a listener:

    if self.events is not None:
        self.events.append(CardDrawn(seat, card))
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from vortex.kernel.words import Part, Words, listing, player, say, signed

T = TypeVar("T")

Sign = Literal[
    "none",
    "begin",
    "roll",
    "draw",
    "discard",
    "move",
    "show",
    "play",
    "gain",
    "pay",
    "clash",
    "guard",
    "shuffle",
    "good",
    "bad",
]
"""What a page draws beside an event, so that a log can be read at a glance. The words say the same."""

Told = Literal["round", "turn", "halt", "moment", "line", "detail"]
"""How an event is told to people. `round` and `turn` open a part of the log, to which the next ones belong; a `moment`
is what others must not miss: it stays on the screen for as long as it takes to read; at a `halt` what has come to its
end stays until the player goes on; a `line` stands in the log, a `detail` is folded into the line before it."""

UNSEEN = -1
"""In place of a secret, for those who may not know it."""
NONE = -1
"""In a `Maybe` field: there is no such thing."""


class Noun(NamedTuple):
    """What a number stands for. `keys`: None for a plain number; the keys by number where they are the same with every
    pack; empty where the pack has them."""

    name: str
    keys: tuple[str, ...] | None = None


_SECRET, _MAYBE = "secret", "maybe"

Secret = Annotated[T, _SECRET]
"""Only the seats named by `known_to` learn this; others learn only how many there were."""
Maybe = Annotated[T, _MAYBE]
"""There may be none: `NONE`."""

Seat = Annotated[int, Noun("seat")]
Amount = Annotated[int, Noun("amount")]
Signed = Annotated[int, Noun("signed")]
"""A number that the log writes with its sign."""
Flag = Annotated[bool, Noun("flag")]
Rule = Annotated[str, Noun("rule")]
"""The id of the rule that caused the event, where boards show it; otherwise empty."""


class Field(NamedTuple):
    """One field of an event, as declared."""

    name: str
    noun: Noun
    is_list: bool
    is_secret: bool
    is_optional: bool

    def plain(self, value: Any, keys: Mapping[str, Sequence[str]]) -> object:
        """As it travels: by key where its noun has keys, null for what is not there or not to be seen."""
        if self.is_list:
            return [self._one(number, keys) for number in value]
        return self._one(value, keys)

    def _one(self, value: Any, keys: Mapping[str, Sequence[str]]) -> object:
        if value == UNSEEN and (self.is_secret or self.is_optional):
            return None
        if self.noun.keys is None:
            return value
        return (self.noun.keys or keys[self.noun.name])[value]


Writers = Mapping[str, Callable[[int], Part]]
"""By noun: how the log writes such a number."""

_PLAIN_WRITERS: Writers = {"seat": player, "amount": int, "signed": signed, "flag": int, "rule": str}


@dataclass_transform(frozen_default=True)
class Event:
    """A kind of event. Subclasses declare their sign, how they are told, and their fields; `known_to` names those
    fields whose seats are told the secrets."""

    kind: ClassVar[str] = ""
    sign: ClassVar[Sign] = "none"
    told: ClassVar[Told] = "line"
    fields: ClassVar[tuple[Field, ...]] = ()
    secrets: ClassVar[tuple[Field, ...]] = ()
    known_to: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, sign: Sign, told: Told = "line") -> None:
        dataclass(frozen=True)(cls)
        cls.kind = _kebab(cls.__name__)
        cls.sign = sign
        cls.told = told
        cls.fields = tuple(_declared(cls))
        cls.secrets = tuple(field for field in cls.fields if field.is_secret)

    def seen_by(self, seat: int | None) -> Event:
        """As one seat (or, with None, a spectator) may know it."""
        if not self.secrets or (
            seat is not None and any(getattr(self, name) == seat for name in self.known_to)
        ):
            return self
        blanks: dict[str, Any] = {
            field.name: (UNSEEN,) * len(getattr(self, field.name)) if field.is_list else UNSEEN
            for field in self.secrets
        }
        return self.but(**blanks)

    def but(self, **others: Any) -> Event:
        """The same event with other values in some fields."""
        values = {field.name: getattr(self, field.name) for field in self.fields}
        return type(self)(**{**values, **others})

    def plain(self, keys: Mapping[str, Sequence[str]]) -> dict[str, object]:
        """Its kind and its fields as plain data; `keys` has the pack's keys by noun and number."""
        plain: dict[str, object] = {"kind": self.kind}
        for field in self.fields:
            plain[field.name] = field.plain(getattr(self, field.name), keys)
        return plain

    def message(self) -> str:
        """The message of the log, without the game's prefix. Overridden where one kind is reported in several ways."""
        return f"{self.kind}-unseen" if self.is_withheld() else self.kind

    def is_withheld(self) -> bool:
        """Whether secrets of this event have been blanked."""
        for field in self.secrets:
            value = getattr(self, field.name)
            if value == UNSEEN or (field.is_list and UNSEEN in value):
                return True
        return False


class EventLog:
    """Writes the events of one game as lines of its log: `writers` says how it writes what a noun stands for."""

    def __init__(self, prefix: str, writers: Writers) -> None:
        self._prefix = prefix
        self._writers = {**_PLAIN_WRITERS, **writers}

    def __call__(self, event: Event) -> Words:
        """Each field fills the gap of its name, and the length of a list fills `n`. A missing value fills nothing."""
        parts: dict[str, Part] = {}
        for field in event.fields:
            value = getattr(event, field.name)
            write = self._writers[field.noun.name]
            if field.is_list:
                parts["n"] = len(value)
                if UNSEEN not in value:
                    parts[field.name] = listing(_words(write(number)) for number in value)
            elif value != UNSEEN or not (field.is_secret or field.is_optional):
                parts[field.name] = write(value)
        return say(f"{self._prefix}-log-{event.message()}", **parts)


def _words(part: Part) -> Words:
    assert isinstance(part, Words), part
    return part


def kinds_of(module: str) -> dict[str, type[Event]]:
    """All events that a module declares, by kind, in its order."""
    return {kind.kind: kind for kind in Event.__subclasses__() if kind.__module__ == module}


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _own_hints(kind: type[Event]) -> dict[str, Any]:
    """Of the fields alone: what every event has besides would be worked out again for each kind, whenever a game is
    loaded."""
    shared = Event.__annotations__
    own = {name: hint for name, hint in kind.__annotations__.items() if name not in shared}
    declared = SimpleNamespace(__annotations__=own)
    return get_type_hints(declared, vars(sys.modules[kind.__module__]), include_extras=True)


def _declared(kind: type[Event]) -> Iterator[Field]:
    for name, hint in _own_hints(kind).items():
        marks: list[object] = []
        is_list = False
        while True:
            if get_origin(hint) is Annotated:
                hint, *more = get_args(hint)
                marks += more
            elif get_origin(hint) is tuple:
                is_list = True
                hint = get_args(hint)[0]
            else:
                break
        nouns = [mark for mark in marks if isinstance(mark, Noun)]
        if len(nouns) != 1:
            raise TypeError(f"{kind.__name__}.{name}: an event's field says what it is: Seat, Card, Amount …")
        yield Field(name, nouns[0], is_list, _SECRET in marks, _MAYBE in marks)
