"""A game being played: see what is asked, push a move, pop it again, look at it from any seat.

    session = vortex.Session("time-clash", seats=2, seed=7)
    while not session.is_over:
        session.push(session.legal[0])
    session.outcome

Unlike a bot in its `Chair`, the owner of a session may look everywhere: it is a laboratory, not a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from operator import index
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from vortex.bots.bot import Thinker, make_bot
from vortex.bots.chair import Chair
from vortex.bots.own import Bot, held
from vortex.games import game_of, opened
from vortex.kernel.chance import SEED_BYTES
from vortex.kernel.game import Game, OptionValue, Outcome, View, seat_at
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.preview import Preview
from vortex.kernel.record import Record, playing
from vortex.kernel.refusal import Refusal
from vortex.kernel.sitting import Sitting
from vortex.kernel.state import NOBODY, State
from vortex.kernel.words import Words, wording
from vortex.library.records import read_record, write_record

if TYPE_CHECKING:
    from vortex.kernel.odds import Odds


_LONGEST_SEED = 1000
"""So many bytes: longer numbers could be written, but not be read again."""


class Move(NamedTuple):
    """A legal choice: its number in the game's table, its notation, what it means in words, the rule that allows it."""

    choice: int
    notation: str
    text: str
    rule: str

    def __str__(self) -> str:
        return self.notation


class Question(NamedTuple):
    """The present question: the seat that must answer it, what it is about, its words and its rule."""

    seat: int
    topic: str
    text: str
    rule: str


class Considered(NamedTuple):
    """What a bot thinks of a move: how often it tried it, and the chance to win that came of that."""

    move: Move
    visits: int
    value: float


class NothingToPop(IndexError):
    """No move has been made yet."""


class Session:
    """One game being played, from its first question or from a record.

    `game` is a key ("time-clash") or a game that `vortex.load` gave. Without a seed the game is dealt at random.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        names: Sequence[str] | None = None,
        seed: SupportsIndex | bytes | None = None,
        options: Mapping[str, OptionValue] | None = None,
        language: str = "en",
    ) -> None:
        door = opened(game)
        named = None if names is None else _names(names)
        if seats is not None:
            places = _number(seats, "how many seats is a number")
        else:
            places = door.usual_seats if named is None else len(named)
        door.check_seats(places)
        seated = [f"Player {seat + 1}" for seat in range(places)] if named is None else named
        if len(seated) != places:
            raise ValueError(f"there are {places} seats and {len(seated)} names")
        dealt = secrets.token_bytes(SEED_BYTES) if seed is None else _seed(seed)
        self._sit_down(Sitting.open(door, {} if options is None else options, seated, dealt), language)

    @classmethod
    def from_record(
        cls, record: Record, game: str | Game[Any] | None = None, language: str = "en"
    ) -> Session:
        """The game of a record, as far as it was played. `game` is needed where it was played with cards
        that the record does not bring."""
        if not isinstance(record, Record):
            raise TypeError(
                f"a record is what vortex.read_record gives, not {record!r}; Session.read takes a file"
            )
        session = cls.__new__(cls)
        session._sit_down(Sitting(game_of(record) if game is None else opened(game), record), language)
        return session

    @classmethod
    def read(cls, file: str | PathLike[str], pack: Path | None = None, language: str = "en") -> Session:
        """The game of a saved file."""
        record = read_record(file)
        return cls.from_record(record, game_of(record, pack), language)

    def _sit_down(self, sitting: Sitting, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self._sitting = sitting
        self._wording = wording(language)

    # -- the present question ----------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The rules and the cards."""
        return self._sitting.game

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(self._sitting.record.names)

    @property
    def state(self) -> State:
        """The plain data behind the session, hidden cards included, for reading. `push` and `pop` change it."""
        return self._sitting.state

    @property
    def asked(self) -> int | None:
        """The seat that must answer; None when the game is over."""
        seat = self.state.asked
        return None if seat == NOBODY else seat

    @property
    def question(self) -> Question | None:
        """What that seat is asked."""
        state = self.state
        if state.asked == NOBODY:
            return None
        question = self.game.questions[state.topic]
        text = self._write(self.game.prompt(state, question))
        return Question(state.asked, state.topic, text, question.rule)

    @property
    def legal(self) -> list[Move]:
        """What it may answer; nothing when the game is over."""
        return [self._move(choice) for choice in self.state.options]

    @property
    def choices(self) -> list[int]:
        """The same, in the same order, as numbers of the game's table of choices: quick to get."""
        return self.state.options[:]

    @property
    def is_over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    # -- playing -----------------------------------------------------------------------------------

    def push(self, move: Move | str | SupportsIndex) -> None:
        """Answer the question, with a move, its notation or its number. An illegal one raises `IllegalChoice`, which
        names the rule, and changes nothing; so does a text that is not a choice of this game (`NotationError`)."""
        self._sitting.apply(self.choice(move))

    def pop(self) -> str:
        """Take the last move back, whatever has been learned since, and return its notation."""
        moves = self._sitting.record.choices
        if not moves:
            raise NothingToPop("no move has been made yet")
        last = moves[-1]
        self._sitting.pop()
        return last

    def choice(self, move: Move | str | SupportsIndex) -> int:
        """The number of a move, legal or not."""
        if isinstance(move, Move):
            return move.choice
        if isinstance(move, str):
            return self.game.notation.read(move)
        return _number(move, "a move is a Move, its notation or its number")

    def why_not(self, move: Move | str | SupportsIndex, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a move now, and the reason; None for a legal one."""
        place = self.state.asked if seat is None else self._seat(seat)
        return self.game.why_not(self.state, place, self.choice(move))

    def preview(self, move: Move | str | SupportsIndex) -> Preview | None:
        """What the move would change in the mover's own view, as far as neither luck nor hidden cards decide."""
        return self.game.preview(self.state, self._mover(), self.choice(move))

    def play(self, *bots: Bot | str | None, seed: int = 0) -> None:
        """Bots answer, one for each seat by name or as they are, until a seat without one is asked or all is over."""
        if len(bots) != self.seats:
            raise ValueError(
                f"play takes {self.seats} bots, one for each seat (None for none), not {len(bots)}"
            )
        first = _number(seed, "the seed of bots is a number")
        seated = [None if bot is None else _seated(bot, first + seat) for seat, bot in enumerate(bots)]
        while self.asked is not None:
            player = seated[self.asked]
            if player is None:
                return
            self.push(player.choose(self.chair(self.asked)))

    def copy(self) -> Session:
        """Another session in the same position, with the same moves behind it."""
        twin = Session.__new__(Session)
        twin._sit_down(self._sitting.copy(), self._wording.language)
        return twin

    # -- looking and asking ------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, or without one a spectator: plain data, nothing hidden in it."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What has happened, as a seat or a spectator may know it, a line each, from the event with number `since`."""
        viewer = None if seat is None else self._seat(seat)
        first = _number(since, "the number of an event is a number")
        return [self._write(self.game.tell(event)) for event in self._sitting.events(viewer, first)]

    def odds(self, seconds: float = 10.0) -> Odds | None:
        """How likely the asked seat is to succeed with each of its choices; None where luck decides nothing.
        Needs the extra `analysis`."""
        if not isinstance(seconds, int | float) or not seconds >= 0:
            raise ValueError(f"seconds are a number from 0, not {seconds!r}")
        from vortex.analysis.odds import Solver

        return Solver().odds(self.game, self.state, self._mover(), seconds=seconds)

    def think(self, bot: Bot | str = "oracle:200", seed: int = 0) -> list[Considered]:
        """What a bot in the place of the asked seat thinks of its moves, the one that it would make first."""
        thought = _seated(bot, seed).think(self.chair(self._mover()))
        first = sorted(thought.considered, key=lambda each: each.choice != thought.choice)
        return [Considered(self._move(each.choice), each.visits, each.value) for each in first]

    def chair(self, seat: int) -> Chair:
        """What a bot in this seat gets: its view, its choices, and worlds that it may imagine."""
        return Chair(self.game, self.state, self._seat(seat))

    # -- writing down ------------------------------------------------------------------------------

    @property
    def moves(self) -> list[str]:
        """All moves so far, in notation."""
        return self._sitting.record.choices[:]

    @property
    def record(self) -> Record:
        """Everything needed to play this game again."""
        record = self._sitting.record
        return replace(record, options=dict(record.options), names=list(record.names), choices=self.moves)

    def save(self, file: str | PathLike[str]) -> None:
        """Write the record to a file, all of it or nothing."""
        write_record(file, self._sitting.record)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process plays the moves again."""
        return _played_again, (self._sitting.record, self.game, self._wording.language)

    def __repr__(self) -> str:
        asked = f"seat {self.asked} is asked" if self.asked is not None else "over"
        return f"<Session of {self.game.key}: {self.seats} seats, {len(self.moves)} moves, {asked}>"

    def __str__(self) -> str:
        question = self.question
        if question is None:
            outcome = self.outcome
            winners = ", ".join(self.names[seat] for seat in outcome.winners) if outcome else ""
            return f"{self.game.title}: over, won by {winners or self._write(self.game.nobody) or 'nobody'}"
        heading = (
            f"{self.game.title}: {self.names[question.seat]} is asked ({question.rule}): {question.text}"
        )
        return "\n".join([heading, *(f"  {move.notation}: {move.text}" for move in self.legal)])

    def _seat(self, seat: int) -> int:
        return seat_at(self.state, _number(seat, "a seat is a number"))

    def _mover(self) -> int:
        if self.asked is None:
            raise ValueError("the game is over: no seat is asked")
        return self.asked

    def _move(self, choice: int) -> Move:
        option = self.game.option(self.state, choice)
        return Move(choice, option.notation, self._write(option.words), option.rule)

    def _write(self, words: Words) -> str:
        return self._wording.write(words, self.names)


def _played_again(record: Record, game: Game[Any], language: str) -> Session:
    return Session.from_record(record, game, language)


def _seated(bot: Bot | str, seed: int) -> Thinker:
    """A bot by its name, or as it is."""
    return make_bot(bot, seed) if isinstance(bot, str) else held(bot)


def _names(given: Sequence[str]) -> list[str]:
    """Texts that a record can hold."""
    if isinstance(given, str) or not all(isinstance(each, str) for each in given):
        raise TypeError(f"names are texts, one for each seat, not {given!r}")
    for each in given:
        try:
            each.encode()
        except UnicodeEncodeError:
            raise ValueError(
                f"the name {each!r} cannot be written down: half of a character is missing"
            ) from None
    return list(given)


def _seed(given: SupportsIndex | bytes) -> int | bytes:
    """One that a record can hold."""
    if not isinstance(given, bytes):
        given = _number(given, "a seed is a number or bytes")
    size = len(given) if isinstance(given, bytes) else -(-given.bit_length() // 8)
    if size > _LONGEST_SEED:
        raise ValueError(f"a seed has at most {_LONGEST_SEED} bytes, not {size}")
    return given


def _number(given: SupportsIndex, rule: str) -> int:
    """Also one of NumPy's; but yes and no are not numbers."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise TypeError(f"{rule}, not {given!r}")
    return index(given)


def replay(record: Record | str | PathLike[str], game: str | Game[Any] | None = None) -> Iterator[Session]:
    """The session of a record (or of its file) at its first question, and again after every move. It is one session
    all the way: `copy()` keeps a position."""
    whole = record if isinstance(record, Record) else read_record(record)
    return _from_move_to_move(Session.from_record(replace(whole, choices=[]), game), whole.choices)


def _from_move_to_move(session: Session, moves: Sequence[str]) -> Iterator[Session]:
    yield session
    for number, notation in enumerate(moves, 1):
        with playing(number, notation):
            session.push(notation)
        yield session
