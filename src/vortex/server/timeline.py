"""The game as a log tells it: carries entries out, one after another, and nothing else changes it.

The same entries give the same timeline in every process. Undone choices leave the timeline but stay in the log.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from vortex.kernel.game import Game, OptionValue, Outcome
from vortex.kernel.knowledge import PUBLIC, open_to_all
from vortex.kernel.record import Record
from vortex.kernel.sitting import is_boundary
from vortex.kernel.state import NOBODY, State
from vortex.server.entry_numbers import EntryNumbers
from vortex.server.log import (
    AnsweredTakeBack,
    AskedTakeBack,
    Chose,
    Entry,
    Flagged,
    HandedBack,
    Removed,
    Resigned,
    TookOver,
    Undid,
)

_KEPT_EVERY = 64
"""After so many choices a state is kept, from which later ones are made again."""


class BrokenLog(Exception):
    """An entry cannot be carried out: the rules have changed under a running game, or the log is damaged."""


class Stale(Exception):
    """The log has grown meanwhile; nothing was written."""


class Trial(NamedTuple):
    """What a choice would lead to, tried before it is committed, and who would see it: a bit a viewer."""

    choice: int
    state: State
    events: list[Any]
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
    """A choice of the timeline: who made it, which number it led to, and how many events there were then."""

    seat: int
    choice: int
    number: int
    event_count: int


class Undone(NamedTuple):
    """What left the timeline when the log had `at` entries, and the number that was gone back to."""

    at: int
    to: int
    steps: list[Step]
    events: list[Any]
    kept_states: dict[int, State]


class PendingTakeBack(NamedTuple):
    seat: int
    to: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...]


class Timeline:
    """One table's game. `entries` has the whole log; `steps` only the choices that still stand.

    All numbers in here are lengths of the log; `numbers` knows what people call them.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, OptionValue],
        seats: int,
        seed: int | bytes,
        start: str = "",
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = seats
        self.seed = seed
        self.entries: list[Entry] = []
        self.numbers = EntryNumbers()
        self.steps: list[Step] = []
        self.events: list[Any] = []
        self.bots: dict[int, str] = {}
        self.flagged: set[int] = set()
        """The seats that a bot plays to the end: their time was up, or their players gave up."""
        self.given_up: Outcome | None = None
        """How it ended, if somebody gave up. The rules know nothing of that: the state stays as it was."""
        self.take_back: PendingTakeBack | None = None
        self.undone: list[Undone] = []
        self.spent = [0] * seats
        self.answers = [0] * seats
        self._kept_states: dict[int, State] = {
            0: game.load(msgspec.json.decode(start)) if start else game.new(options, seats, seed)
        }
        self.state: State = self._kept_states[0]
        self._before: list[State] = []

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def asked(self) -> int:
        return NOBODY if self.given_up else self.state.asked

    @property
    def is_over(self) -> bool:
        return self.given_up is not None or bool(self.state.over)

    @property
    def outcome(self) -> Outcome | None:
        return self.given_up or (self.game.outcome(self.state) if self.state.over else None)

    # -- carrying out ------------------------------------------------------------------------------

    def try_choice(self, choice: int) -> Trial:
        """Raises IllegalChoice with rule and reason. Whatever happens, the timeline is as it was."""
        state: State = self.game.clone(self.state)
        state.events = []
        self.game.apply(state, choice)
        events = state.events
        state.events = None
        return Trial(choice, state, events, self._seen(state, events))

    def _seen(self, after: State, events: list[Any]) -> int:
        """Who can tell that a choice was made: its maker, and everybody for whom it changed anything."""
        before, game = self.state, self.game
        everybody = open_to_all(self.seats)
        is_noticed = events or (after.asked, after.topic) != (before.asked, before.topic)
        if is_noticed or (game.turns(after), game.rounds(after)) != (game.turns(before), game.rounds(before)):
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
                seen = self.seen_since(to)
            case AskedTakeBack(seat=seat, to=to, needs=needs):
                if needs:
                    self.take_back = PendingTakeBack(seat, to, needs, ())
            case AnsweredTakeBack(seat=seat, yes=yes):
                self._answer_take_back(seat, yes)
            case Flagged(seat=seat):
                self.flagged.add(seat)
            case Resigned(seat=seat, level=level, winners=winners):
                self.take_back = None
                if level:
                    self.flagged.add(seat)
                else:
                    scores = tuple(int(one in winners) for one in range(self.seats))
                    self.given_up = Outcome("resigned", winners, scores)
            case Removed():
                # The person who was to answer it may be gone.
                self.take_back = None
        self.bots = self.bots_after(entry)
        self.entries.append(entry)
        self.numbers.add(seen)
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
            case (
                TookOver(seat=seat, level=level)
                | Flagged(seat=seat, level=level)
                | Resigned(seat=seat, level=level)
            ) if level:
                return {**self.bots, seat: level}
            case HandedBack(seat=seat):
                return {other: level for other, level in self.bots.items() if other != seat}
            case Removed(seats=seats, level=level) if level:
                return {**self.bots, **dict.fromkeys(seats, level)}
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
        if len(self.steps) % _KEPT_EVERY == 0:
            self._kept_states[len(self.steps)] = self.state
        return trial.seen

    def seen_since(self, number: int) -> int:
        """Who saw any of the choices since then, and so can tell when they are undone."""
        bits = 0
        for step in self.steps[self.length_at(number) :]:
            bits |= self.numbers.seen(step.number)
        return bits

    def _answer_take_back(self, seat: int, yes: bool) -> None:
        pending = self.take_back
        if pending is not None:
            self.take_back = pending._replace(agreed=(*pending.agreed, seat)) if yes else None

    def try_return(self, entry: Entry) -> Return | None:
        """Where the entry would go back to, if it does. The timeline stays as it is."""
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
        gone = self.steps[back.length :]
        del self._before[max(0, len(self._before) - len(gone)) :]
        del self.steps[back.length :]
        event_count = _event_count(self.steps, back.length)
        kept_states = {
            length: self._kept_states.pop(length)
            for length in list(self._kept_states)
            if length > back.length
        }
        if len(gone) < _KEPT_EVERY:
            # A player who undoes the same choice again and again must not fill the memory with states.
            kept_states.clear()
        self.undone.append(Undone(self.number, back.to, gone, self.events[event_count:], kept_states))
        del self.events[event_count:]
        self.state = back.state

    # -- looking back ------------------------------------------------------------------------------

    def length_at(self, number: int) -> int:
        """How many choices of this timeline had been made at a number."""
        return _length(self.steps, number)

    def event_count_at(self, number: int) -> int:
        return _event_count(self.steps, self.length_at(number))

    def state_after(self, length: int) -> State:
        """The state after so many choices of this timeline; a copy, made from the nearest one that was kept."""
        nearest = max(kept for kept in self._kept_states if kept <= length)
        state: State = self.game.clone(self._kept_states[nearest])
        for step in self.steps[nearest:length]:
            self.game.apply(state, step.choice)
        return state

    def is_undone_since(self, number: int) -> bool:
        """Whether something that had happened by a number has been taken back since, for all to see. Nobody has to
        forget what only its maker could see."""
        for undone in reversed(self.undone):
            if undone.at <= number:
                return False
            if undone.to < number and self.numbers.seen(undone.at) & PUBLIC:
                return True
        return False

    def chosen_at(self, number: int) -> int | None:
        """What the seat that was asked at a number chose there, unless the game went back before it did.

        Later choices answer other questions, and may be hidden."""
        left = next((undone for undone in self.undone if undone.at > number > undone.to), None)
        steps = self.steps if left is None else self._restored(left.at - 1).steps
        length = _length(steps, number)
        return steps[length].choice if length < len(steps) else None

    def at(self, number: int) -> Timeline:
        """The timeline as it was at an earlier number, whatever was undone since; nothing is pending in it."""
        past = self._restored(number)
        length = past.length_at(number)
        del past.events[_event_count(past.steps, length) :]
        del past.steps[length:]
        past.entries = self.entries[:number]
        if number < self.number:
            past.given_up = None
        past.numbers = self.numbers.upto(number)
        past.state = past.state_after(length)
        return past

    def _restored(self, number: int) -> Timeline:
        """A timeline without what was undone after a number: it has the choices and events up to the number, and those
        that followed until the game first went back. Its state is still the present one."""
        past = Timeline.__new__(Timeline)
        vars(past).update(vars(self))
        past.steps, past.events = self.steps[:], self.events[:]
        past._kept_states = dict(self._kept_states)
        past.undone = [undone for undone in self.undone if undone.at <= number]
        past.take_back = None
        past._before = []
        for undone in reversed(self.undone[len(past.undone) :]):
            length = _length(past.steps, undone.at)
            del past.events[_event_count(past.steps, length) :]
            del past.steps[length:]
            past._kept_states = {kept: state for kept, state in past._kept_states.items() if kept <= length}
            past.steps += undone.steps
            past.events += undone.events
            past._kept_states |= undone.kept_states
        return past

    def looked_back_at(self) -> Timeline:
        """A game that is over, as its record has it: every choice that stands is a moment for everybody, since nothing
        is hidden any more. A game that goes on is returned as it is."""
        if not self.is_over:
            return self
        opened = Timeline.__new__(Timeline)
        vars(opened).update(vars(self))
        opened.entries = [self.entries[step.number - 1] for step in self.steps]
        opened.numbers = EntryNumbers([open_to_all(self.seats)] * len(self.steps))
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
        """The number at which the seat last made a choice, to go back to."""
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
            dict(self.game.cards),
        )


def _length(steps: Sequence[Step], number: int) -> int:
    """How many of these choices had been made at a number."""
    return bisect_right(steps, number, key=lambda step: step.number)


def _event_count(steps: Sequence[Step], length: int) -> int:
    """How many events the first of these choices have brought."""
    return steps[length - 1].event_count if length else 0
