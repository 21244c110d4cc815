"""A saved game looked at again: step by step, from any seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from vortex.games import game_of
from vortex.kernel.record import RecordError, playing, replay
from vortex.kernel.state import State
from vortex.library.records import read_record
from vortex.terminal.answers import NotUnderstood
from vortex.terminal.names import shown_names
from vortex.terminal.seating import Asked, Ending, Moment, Seating
from vortex.terminal.speech import Speech


class Replaying(Seating):
    """`number` is how many moves have been made, `viewer` who looks (None: an onlooker). Nothing can be answered."""

    def __init__(self, path: Path, speech: Speech, pack: Path | None = None) -> None:
        record = read_record(path)
        game = game_of(record, pack)
        speech.names = shown_names(record.names, speech)
        super().__init__(game, speech, [])
        self.viewer: int | None = None
        self.number = 0
        self.moves = list(record.choices)
        try:
            state = replay(game, replace(record, choices=[]), listen=True)
            self._states: list[State] = [game.clone(state)]
            self._counts = [len(state.events or ())]
            for number, text in enumerate(self.moves, 1):
                with playing(number, text):
                    game.apply(state, game.notation.read(text))
                self._states.append(game.clone(state))
                self._counts.append(len(state.events or ()))
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from error
        self._events = list(state.events or ())

    @property
    def last(self) -> int:
        return len(self.moves)

    def state_at(self, number: int) -> State:
        return self._states[number]

    def go(self, number: int) -> None:
        """To a move; beyond the ends, to the end."""
        self.number = max(0, min(self.last, number))

    # -- what can be typed -------------------------------------------------------------------------

    def count(self, text: str) -> int:
        """How many moves; one without a number."""
        if not text:
            return 1
        return self._number(text, 1)

    def move(self, text: str) -> int:
        return self._number(text, 0)

    def _number(self, text: str, least: int) -> int:
        number = int(text) if text.isdecimal() and len(text) < 7 else -1
        if not least <= number <= self.last:
            raise NotUnderstood(self.speech.phrase("no-move", typed=repr(text), least=least, last=self.last))
        return number

    def seat_named(self, name: str) -> int | None:
        """By its name or number; None, an onlooker, without either."""
        if not name:
            return None
        names = [each.lower() for each in self.speech.names]
        if name.lower() in names:
            return names.index(name.lower())
        if name.isdecimal() and 1 <= int(name[:6]) <= len(names):
            return int(name) - 1
        raise NotUnderstood(
            self.speech.phrase("no-seat", typed=repr(name), names=", ".join(self.speech.names))
        )

    def look_from(self, seat: int | None) -> None:
        self.viewer = seat

    def moment(self) -> Moment:
        state = self._states[self.number]
        outcome = self.game.outcome(state)
        view = self.game.view(state, self.viewer)
        ending = Ending(*outcome, "") if outcome else None
        notice = self.speech.phrase("move-of", number=self.number, last=self.last)
        return Moment(self.number, self.viewer, view, self._asked(state), False, ending, notice)

    def _asked(self, state: State) -> Asked | None:
        """With the options where the viewer was asked: what another seat could answer may tell its cards."""
        if state.asked < 0:
            return None
        return Asked.of(self.game.ask(state), self.speech, is_open=state.asked == self.viewer)

    @property
    def played(self) -> str:
        """The move that was made here; nothing at the end."""
        return self.moves[self.number] if self.number < self.last else ""

    def log(self) -> list[str]:
        events = self._events[: self._counts[self.number]]
        lines = (self.speech.write(self.game.tell(event.seen_by(self.viewer))) for event in events)
        return [line for line in lines if line]

    def advance(self) -> bool:
        return False

    def close(self) -> None:
        pass
