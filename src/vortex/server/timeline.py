"""The game as a log tells it: carries entries out, one after another, and nothing else changes it.

The same entries give the same line in every process. Undone choices leave the line but stay in the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from vortex.kernel.events import Event
from vortex.kernel.game import Game, OptionValue
from vortex.kernel.knowledge import PUBLIC, open_to_all
from vortex.kernel.record import Record
from vortex.kernel.sitting import is_boundary
from vortex.kernel.state import State
from vortex.server.log import (
    AnsweredTakeBack,
    AskedTakeBack,
    Chose,
    Entry,
    Flagged,
    HandedBack,
    TookOver,
    Undid,
)
from vortex.server.moments import Moments

_KEYFRAME = 64


class BrokenLog(Exception):
    """An entry cannot be carried out: the rules have changed under a running game, or the log is damaged."""


class Stale(Exception):
    """The log has grown meanwhile; nothing was written."""


class Trial(NamedTuple):
    """What a choice would lead to, tried before it is committed, and who would see it: a bit a viewer."""

    choice: int
    state: State
    events: list[Event]
    seen: int

    @property
    def is_public(self) -> bool:
        return bool(self.seen & PUBLIC)


class Return(NamedTuple):
    """Where an entry that takes choices back would lead, worked out before it is committed."""

    to: int
    length: int
    state: State


class Step(NamedTuple):
    """A choice of the line: who made it, which number it led to, and how many events there were then."""

    seat: int
    choice: int
    number: int
    told: int


class PendingTakeBack(NamedTuple):
    seat: int
    to: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...]


class Timeline:
    """One table's game. `entries` has the whole log; `steps` only the choices that still stand.

    All numbers in here are lengths of the log; `moments` knows what people call them.
    """

    def __init__(
        self, game: Game[Any], options: Mapping[str, OptionValue], seats: int, seed: int | bytes
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = seats
        self.seed = seed
        self.entries: list[Entry] = []
        self.moments = Moments()
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.bots: dict[int, str] = {}
        self.flagged: set[int] = set()
        self.take_back: PendingTakeBack | None = None
        self.undone: list[tuple[int, int]] = []
        self.spent = [0] * seats
        self.answers = [0] * seats
        self._frames: dict[int, State] = {0: game.new(options, seats, seed)}
        self.state: State = self._frames[0]
        self._before: list[State] = []

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def asked(self) -> int:
        return self.state.asked

    # -- carrying out ------------------------------------------------------------------------------

    def try_choice(self, choice: int) -> Trial:
        """Raises IllegalChoice with rule and reason. Whatever happens, the line is as it was."""
        state: State = self.game.clone(self.state)
        state.events = []
        self.game.apply(state, choice)
        events = state.events
        state.events = None
        return Trial(choice, state, events, self._seen(state, events))

    def _seen(self, after: State, events: list[Event]) -> int:
        """Who can tell that a choice was made: its maker, and everybody for whom it changed anything."""
        before, game = self.state, self.game
        everybody = open_to_all(self.seats)
        told = events or (after.asked, after.topic) != (before.asked, before.topic)
        if told or (game.turns(after), game.rounds(after)) != (game.turns(before), game.rounds(before)):
            return everybody
        if game.view(before, None) != game.view(after, None):
            return everybody
        bits = 1 << before.asked
        for seat in range(self.seats):
            if seat != before.asked and game.view(before, seat) != game.view(after, seat):
                bits |= 1 << seat
        return bits

    def carry_out(self, entry: Entry, ahead: Trial | Return | None = None) -> int | None:
        """The next entry of the log; `ahead` is what `try_choice` or `try_return` has found out about it.

        Answers the number that was gone back to, if the entry undid something."""
        asked = self.asked
        back = ahead if isinstance(ahead, Return) else self.try_return(entry)
        seen = open_to_all(self.seats)
        match entry:
            case Chose():
                seen = self._choose(entry, ahead if isinstance(ahead, Trial) else None)
            case Undid(to=to):
                seen = self._seen_since(to)
            case AskedTakeBack(seat=seat, to=to, needs=needs):
                if needs:
                    self.take_back = PendingTakeBack(seat, to, needs, ())
            case AnsweredTakeBack(seat=seat, yes=yes):
                self._answer_take_back(seat, yes)
            case Flagged(seat=seat):
                self.flagged.add(seat)
        self.bots = self.bots_after(entry)
        self.entries.append(entry)
        self.moments.add(seen)
        if asked >= 0:
            self.spent[asked] += entry.spent
            # A clock that gained time by a choice that nobody sees would tell of it.
            self.answers[asked] += isinstance(entry, Chose) and bool(seen & PUBLIC)
        if back is None:
            return None
        self._go_back(back)
        if seen & PUBLIC:
            self.take_back = None
        return back.to

    def bots_after(self, entry: Entry) -> dict[int, str]:
        """Which bots play in their owners' places once the entry is carried out."""
        match entry:
            case TookOver(seat=seat, level=level) | Flagged(seat=seat, level=level):
                return {**self.bots, seat: level}
            case HandedBack(seat=seat):
                return {other: level for other, level in self.bots.items() if other != seat}
        return self.bots

    def _choose(self, entry: Chose, trial: Trial | None) -> int:
        if trial is None:
            try:
                trial = self.try_choice(self.game.notation.read(entry.choice))
            except Exception as error:
                raise BrokenLog(f"entry {self.number + 1} cannot be carried out") from error
        before = self.state
        if is_boundary(before, trial.state, before.asked):
            self._before.clear()
        else:
            self._before.append(before)
        self.state = trial.state
        self.events += trial.events
        if trial.is_public:
            self.take_back = None
        self.steps.append(Step(before.asked, trial.choice, self.number + 1, len(self.events)))
        if len(self.steps) % _KEYFRAME == 0:
            self._frames[len(self.steps)] = self.state
        return trial.seen

    def _seen_since(self, number: int) -> int:
        """Who can tell that the choices since then are undone: whoever saw them."""
        bits = 0
        for step in self.steps[self.length_at(number) :]:
            bits |= self.moments.seen(step.number)
        return bits

    def _answer_take_back(self, seat: int, yes: bool) -> None:
        pending = self.take_back
        if pending is not None:
            self.take_back = pending._replace(agreed=(*pending.agreed, seat)) if yes else None

    def try_return(self, entry: Entry) -> Return | None:
        """Where the entry would go back to, if it does. The line stays as it is."""
        to = self._goes_back_to(entry)
        if to is None:
            return None
        length = self.length_at(to)
        gone = len(self.steps) - length
        if gone > len(self._before):
            return Return(to, length, self.state_after(length))
        return Return(to, length, self._before[-gone] if gone else self.state)

    def _goes_back_to(self, entry: Entry) -> int | None:
        match entry:
            case Undid(to=to):
                return to
            case AskedTakeBack(to=to, needs=()):
                return to
            case AnsweredTakeBack(seat=seat, yes=True):
                pending = self.take_back
                if pending is not None and not set(pending.needs) - {*pending.agreed, seat}:
                    return pending.to
        return None

    def _go_back(self, back: Return) -> None:
        self.undone.append((self.number, back.to))
        gone = len(self.steps) - back.length
        del self._before[max(0, len(self._before) - gone) :]
        del self.steps[back.length :]
        del self.events[self.steps[-1].told if self.steps else 0 :]
        for length in [length for length in self._frames if length > back.length]:
            del self._frames[length]
        self.state = back.state

    # -- looking back ------------------------------------------------------------------------------

    def length_at(self, number: int) -> int:
        """How many choices of this line had been made at a number."""
        length = len(self.steps)
        while length and self.steps[length - 1].number > number:
            length -= 1
        return length

    def told_at(self, number: int) -> int:
        length = self.length_at(number)
        return self.steps[length - 1].told if length else 0

    def state_after(self, length: int) -> State:
        """The state after so many choices of this line; a copy, made from the nearest one that was kept."""
        nearest = max(kept for kept in self._frames if kept <= length)
        state: State = self.game.clone(self._frames[nearest])
        for step in self.steps[nearest:length]:
            self.game.apply(state, step.choice)
        return state

    def is_undone_since(self, number: int) -> bool:
        """Whether something that was there at a number has been taken back since."""
        return any(at > number and to < number for at, to in self.undone)

    def at(self, number: int) -> Timeline:
        """The line as it was at an earlier number, whatever was undone since."""
        past = Timeline.__new__(Timeline)
        vars(past).update(vars(self))
        past.entries = self.entries[:number]
        past.moments = self.moments.upto(number)
        past.take_back = None
        past._before = []
        if self.is_undone_since(number):
            past = Timeline(self.game, self.options, self.seats, self.seed)
            for entry in self.entries[:number]:
                past.carry_out(entry)
            return past
        length = self.length_at(number)
        past.steps = self.steps[:length]
        past.events = self.events[: self.told_at(number)]
        past.state = self.state_after(length)
        return past

    def looked_back_at(self) -> Timeline:
        """A game that is over as its record has it: every choice that stands is a moment, and what is hidden no more
        counts for everybody. One that goes on is as its players count it."""
        if not self.state.over:
            return self
        opened = Timeline.__new__(Timeline)
        vars(opened).update(vars(self))
        opened.entries = [self.entries[step.number - 1] for step in self.steps]
        opened.moments = Moments([open_to_all(self.seats)] * len(self.steps))
        opened.steps = [step._replace(number=number) for number, step in enumerate(self.steps, 1)]
        opened.undone = []
        opened._before = []
        return opened

    # -- undo --------------------------------------------------------------------------------------

    def can_undo(self, seat: int | None) -> bool:
        return bool(self._before) and self.asked == seat

    def undo_target(self) -> int:
        return self.steps[-1].number - 1

    def last_asked(self, seat: int) -> int | None:
        """The number at which the seat made its last choice, to go back there."""
        for step in reversed(self.steps):
            if step.seat == seat:
                return step.number - 1
        return None

    def record(self, names: Sequence[str]) -> Record:
        return Record(
            self.game.key,
            self.game.rules_version,
            self.game.pack_hash,
            self.options,
            list(names),
            self.seed,
            [self.game.notation.write(step.choice) for step in self.steps],
        )
