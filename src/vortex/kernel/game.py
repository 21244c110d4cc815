"""The door. Everything outside a game goes through this, the same for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar, cast

from vortex.kernel.advice import Advice
from vortex.kernel.chance import Chance, chance_from_dump
from vortex.kernel.choices import ChoiceTable, Notation
from vortex.kernel.effects import EffectSigns
from vortex.kernel.events import Event, EventLog
from vortex.kernel.measures import Measuring
from vortex.kernel.moves import Moves
from vortex.kernel.observation import Layout
from vortex.kernel.odds import GoOn, Luck, Odds, Unsolved, no_hurry
from vortex.kernel.preview import Preview, changes, foresee
from vortex.kernel.refusal import IllegalChoice, Refusal
from vortex.kernel.state import (
    NOBODY,
    FrameBook,
    State,
    advance,
    ask_again,
    dump_stack,
    load_stack,
)
from vortex.kernel.words import NOTHING, Words, name, player, say

S = TypeVar("S", bound=State)
OptionValue = bool | int | str
View = dict[str, Any]


class GameOption(NamedTuple):
    """Something that players settle before the first move. `seats`: the numbers of seats for which there is something
    to settle; empty for all of them. `needed`: the numbers of seats at which the default is not allowed."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    words: Words
    seats: tuple[int, ...] = ()
    needed: tuple[int, ...] = ()

    def usual_value(self, seats: int) -> OptionValue:
        """What it stands at until it is changed: its default, or what so many seats cannot do without."""
        others = (value for value in self.values if value != self.default)
        return next(others, self.default) if seats in self.needed else self.default


class OptionError(ValueError):
    """An option or a number of seats that the game does not know. The message names the right ones by their keys, for
    a command line; `words` by what a page calls them. `option` is the key of the option that was refused, if any."""

    def __init__(self, message: str, words: Words, option: str = "") -> None:
        super().__init__(message)
        self.words = words
        self.option = option

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process hears the same."""
        return type(self), (str(self), self.words, self.option)


class Question(NamedTuple):
    """What a topic asks, and by which rule."""

    rule: str
    prompt: Words
    is_window: bool = False


class Option(NamedTuple):
    """One legal choice in words. `rule` allows it; `cost` and `target` are empty where there are none. `cards` are
    those of the seat that it can be made with, by their keys, where the notation does not name them."""

    choice: int
    notation: str
    words: Words
    rule: str
    cost: Words = NOTHING
    target: Words = NOTHING
    cards: tuple[str, ...] = ()


class Ask(NamedTuple):
    """A question put to a seat, with what the seat may answer. `closed` are choices, in notation, that it may not make
    now though it has what they need: a board shows them greyed, and `why_not` says why."""

    seat: int
    topic: str
    question: Question
    options: tuple[Option, ...]
    closed: tuple[str, ...] = ()


Printed = tuple[tuple[str, tuple[str, ...]], ...]
"""Fields of a card by name, as they are printed."""


class CardFace(NamedTuple):
    """A card, tile or die as the gallery shows it: `kind` and `key` as in the pack, `lines` all that is printed on it
    in words, then its provenance: `source` (rulebook, public, ours, box), `where` it is published, the `known` facts.
    `printed`, `effects` and `emblem` are for drawing it, the same in every language: fields of the pack as they stand
    there, its icons and effect texts as signs, and what its picture shows."""

    kind: str
    key: str
    name: Words
    lines: tuple[Words, ...]
    source: str
    where: str = ""
    known: tuple[str, ...] = ()
    printed: Printed = ()
    effects: tuple[tuple[str, EffectSigns], ...] = ()
    emblem: str = ""

    def plain_effects(self) -> dict[str, list[list[list[dict[str, Any]]]]]:
        """Its signs as plain data, by field."""
        return {
            field: [[[sign._asdict() for sign in one] for one in part] for part in drawn]
            for field, drawn in self.effects
        }


class Outcome(NamedTuple):
    """How the game ended: `kind` names the ending, `scores` holds one number a seat (1 for a win where nothing is
    scored), `winners` the seats that won; nobody may have."""

    kind: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def seat_at(state: State, seat: SupportsIndex) -> int:
    """The number of a seat that is there; what is none is refused."""
    if not hasattr(seat, "__index__"):
        raise TypeError(f"a seat is a number, not {seat!r}")
    number = index(seat)
    if not 0 <= number < state.seats:
        raise ValueError(f"there is no seat {number}; there are 0 to {state.seats - 1}")
    return number


def viewer_at(state: State, seat: SupportsIndex | None) -> int | None:
    """The same for a viewer: None is a spectator."""
    return None if seat is None else seat_at(state, seat)


class Game(Moves, ABC, Generic[S]):
    """One game with one pack. Subclasses fill in what only they know."""

    key: str
    title: str
    rules_version: int
    seats: range
    table_seats: int = 3
    """With how many seats a new table is offered, on the page and in the terminal."""
    options: tuple[GameOption, ...]
    choices: ChoiceTable
    notation: Notation
    frames: FrameBook
    questions: Mapping[str, Question]
    pack_hash: str
    warnings: tuple[Words, ...] = ()
    """Where its cards are not as the rules want them, though it can be played: one sentence each."""
    cards: Mapping[str, str] = {}
    """The files of its pack, by their names; empty for the game's own cards."""
    pictures: Mapping[tuple[str, str], str] = {}
    """Those that its pack brings, by kind and key of the card."""
    advice: Advice[Any] = Advice()
    measuring: Measuring[Any] = Measuring()
    events: Mapping[str, type[Event]] = {}
    """Every kind of event, as the game's `events` declares it."""
    log: EventLog
    view_type: type | None = None
    """What `view` gives, as a TypedDict."""
    observation: Layout = Layout((), 0)
    """What `observe_into` writes; empty for a game that offers nothing to programs that learn."""
    most_decisions: int = 0
    """An upper limit for the length of a game; 0 if none is known."""
    nobody: Words = NOTHING
    """Who has won when no seat has; nothing where a seat always wins."""
    opened: tuple[Callable[..., Any], tuple[Any, ...]] | None = None
    """What opens the same game elsewhere: a function, and what to call it with."""

    def __reduce__(self) -> Any:
        """Another process opens the game by itself, with the same cards."""
        return self.opened or super().__reduce__()

    def __repr__(self) -> str:
        least, most = self.seats.start, self.seats.stop - 1
        return f"<Game {self.key}: {least} to {most} seats, {self.choices.size} choices, pack {self.pack_hash[:8]}>"

    # -- playing -----------------------------------------------------------------------------------

    def new(self, options: Mapping[str, OptionValue], seats: int, seed: SupportsIndex | bytes) -> S:
        """A fresh state, set up as far as the first question."""
        if not (isinstance(seed, bytes) or hasattr(seed, "__index__")):
            raise TypeError(f"a seed is a number or bytes, not {seed!r}")
        self.check_seats(seats)
        places = index(seats)
        state = self.set_up(
            self.settle(options, places), places, seed if isinstance(seed, bytes) else index(seed)
        )
        advance(state)
        return state

    def asked(self, state: S) -> int:
        return state.asked

    def legal(self, state: S) -> list[int]:
        return state.options[:]

    def preview(self, state: S, seat: int, choice: SupportsIndex | str) -> Preview | None:
        """What the choice would change in the seat's own view, as far as neither luck nor hidden cards decide; None if
        they decide at once. An illegal choice raises as `apply` does."""
        number = self.number(choice)
        if seat_at(state, seat) != state.asked or number not in state.options:
            raise self.illegal(state, seat, number)
        foreseen = foresee(state, seat, number, self.clone, self.is_window)
        if foreseen is None:
            return None
        after, is_whole = foreseen
        return Preview(tuple(changes(self.view(state, seat), self.view(after, seat))), is_whole)

    def is_window(self, topic: str) -> bool:
        return self.questions[topic].is_window

    def read(self, text: str) -> int:
        return self.notation.read(text)

    def illegal(self, state: State, seat: int, choice: int) -> IllegalChoice:
        return IllegalChoice(choice, self.why_not(cast(S, state), seat, choice))

    @property
    def usual_seats(self) -> int:
        """The number of seats where none was given: three, or the nearest number that the game allows."""
        return min(max(3, self.seats.start), self.seats.stop - 1)

    def check_seats(self, seats: SupportsIndex) -> None:
        if not hasattr(seats, "__index__"):
            raise TypeError(f"how many seats is a number, not {seats!r}")
        number = index(seats)
        if number not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise OptionError(
                f"{self.title} is for {least} to {most} seats, not {number}",
                say("table-seats-refused", game=name(self.title), least=least, most=most, seats=number),
            )

    def check_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        if not isinstance(given, Mapping):
            raise TypeError(f"options are values by their keys, as in a dict, not {given!r}")
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise OptionError(
                    f"{self.title} has no option {key!r}; it has: {', '.join(known) or 'none'}",
                    say("table-option-unknown", game=name(self.title), option=key),
                    key,
                )
            # What only equals one of them, as True equals 1, would not be the same in a record.
            if not any(value == each and type(value) is type(each) for each in known[key].values):
                right = ", ".join(str(v).lower() for v in known[key].values)
                raise OptionError(
                    f"option {key!r} takes {right}, not {value!r}",
                    say("table-option-value", option=known[key].words, right=right),
                    key,
                )
        return {key: given.get(key, option.default) for key, option in known.items()}

    def settle(self, given: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
        """All options for a table of so many seats. What does not fit the seats is refused."""
        self.check_seats(seats)
        settled = self.check_options(given)
        for option in self.options:
            if option.seats and seats not in option.seats and settled[option.key] != option.default:
                fitting = " or ".join(map(str, option.seats))
                raise OptionError(
                    f"the option {option.key!r} is for {fitting} seats, not for {seats}",
                    say("table-option-seats", option=option.words, fitting=fitting, seats=seats),
                    option.key,
                )
        return settled

    def sides(self, options: Mapping[str, OptionValue], seats: int) -> tuple[int, ...]:
        """The side of each seat, from 0: seats of one side win and lose together."""
        return tuple(range(seats))

    # -- saying ------------------------------------------------------------------------------------

    def ask(self, state: S) -> Ask:
        """The present question in words, for the seat that is asked."""
        question = self.questions[state.topic]
        return Ask(
            state.asked,
            state.topic,
            question._replace(prompt=self.prompt(state, question)),
            tuple(self.option(state, choice) for choice in state.options),
            tuple(self.notation.write(choice) for choice in self.closed(state)),
        )

    def closed(self, state: S) -> list[int]:
        """What the asked seat has the means for and may not choose now, if the game has any such to show."""
        return []

    def prompt(self, state: S, question: Question) -> Words:
        return question.prompt

    def why_not(self, state: S, seat: int, choice: SupportsIndex | str) -> Refusal | None:
        """Rule and reason for a choice that is not legal now; None for one that is."""
        number = self.number(choice)
        question = self.questions["" if state.asked == NOBODY else state.topic]
        if not self.notation.exists(number):
            reason = say("table-no-such-choice", choice=str(number), game=name(self.title))
            return Refusal(question.rule, reason)
        if state.asked == NOBODY:
            return Refusal(question.rule, say("table-game-over"))
        place = seat_at(state, seat)
        if place != state.asked:
            reason = say("table-other-is-asked", who=player(state.asked), prompt=question.prompt)
            return Refusal(question.rule, reason)
        if number in state.options:
            return None
        return self.refusal(state, place, number)

    def tell(self, event: Any) -> Words:
        """An event, as one seat may know it, as a line of the log."""
        return self.log(event)

    @property
    def event_keys(self) -> Mapping[str, Sequence[str]]:
        """By noun and number: the keys under which events name what the pack has."""
        return self.notation.names

    @property
    def may_nobody_win(self) -> bool:
        """Whether a game may end without a winner. A plain bool, because compiled code takes every `Words` for
        true."""
        return bool(self.nobody)

    def odds(
        self, state: S, seat: int, in_full: bool = False, go_on: GoOn = no_hurry
    ) -> Odds | Unsolved | None:
        """Where success is a matter of luck: how likely it is, from what `seat` knows, with every choice of the asked
        seat; or what a solver needs to work that out. `in_full` adds choices that take long to think through; when
        `go_on` ends it, those found so far are given. Either way `is_whole` says whether they are all."""
        return None

    def luck(self, state: S) -> Luck | None:
        """How the odds of the present question are shown to the asked seat; None where luck has no say in it."""
        return None

    def success(self, seat: int) -> Words:
        """Which success the odds shown to this seat refer to: it need not be the seat's own."""
        return NOTHING

    def observe_into(self, row: bytearray, at: int, state: S, seat: int) -> None:
        """What the seat observes, written as `observation` lays it out into the row that begins at `at`."""
        raise NotImplementedError(f"{self.title} has no observations")

    def gallery(self) -> list[CardFace]:
        """All cards of the pack, kind by kind in the pack's order: `vortex cards` and the page's gallery list them.

        Each game fills this in; a card of which there are several copies comes once.
        """
        return []

    def field_word(self, field: str, word: str) -> Words | None:
        """What a word says that may stand in a field of a card, for those who are to choose it; nothing where the word
        says so itself."""
        return None

    def comes_next(self, state: S, kind: str, key: str) -> bool:
        """Whether this card lies face-down on the table, or on top of its deck, where such cards are never seen at the
        beginning of a game."""
        return False

    # -- writing down ------------------------------------------------------------------------------

    def dump(self, state: S) -> dict[str, Any]:
        """Plain data; the same state always gives the same data. The question is not part of it, since it follows
        from the rest."""
        return {
            "game": self.key,
            "seats": state.seats,
            "chance": state.chance.dump(),
            "stack": dump_stack(state),
            "knows": bytes(state.knows).hex(),
            "over": state.over,
            "state": self.dump_state(state),
        }

    def load(self, data: Mapping[str, Any]) -> S:
        if data.get("game") != self.key:
            raise ValueError(f"this is not what dump gave for {self.title}: it is of {data.get('game')!r}")
        state = self.load_state(data["state"], data["seats"], chance_from_dump(data["chance"]))
        state.knows = list(bytes.fromhex(data["knows"]))
        state.over = data["over"]
        load_stack(state, self.frames, data["stack"])
        ask_again(state)
        return state

    # -- what each game fills in -------------------------------------------------------------------

    @abstractmethod
    def set_up(self, options: Mapping[str, OptionValue], seats: int, seed: int | bytes) -> S:
        """The state before the first step, with the first frame on its stack."""

    @abstractmethod
    def clone(self, state: S) -> S: ...

    @abstractmethod
    def determinise(self, state: S, seat: int | None, chance: Chance) -> S:
        """A world that the seat cannot tell from the true one: everything that it does not know is dealt again by
        `chance`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def turns(self, state: S) -> int:
        """Turns begun so far, over all seats."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """Rounds begun so far."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What one seat may see, or with None a spectator: built by whitelist, plain data."""

    @abstractmethod
    def option(self, state: S, choice: int) -> Option:
        """A legal choice in words."""

    @abstractmethod
    def refusal(self, state: S, seat: int, choice: int) -> Refusal:
        """Why this choice of the asked seat is not legal now."""

    @abstractmethod
    def dump_state(self, state: S) -> dict[str, Any]: ...

    @abstractmethod
    def load_state(self, data: Mapping[str, Any], seats: int, chance: Chance) -> S: ...
