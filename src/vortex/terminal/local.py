"""A game on this machine: the people at this terminal, and bots. The record is on disk after every choice."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from vortex.bots.bot import Thinker, make_bot
from vortex.bots.chair import Chair
from vortex.bots.match import derived_seed
from vortex.kernel.odds import OutOfTime
from vortex.kernel.record import RecordError
from vortex.kernel.sitting import Sitting, UndoRefused
from vortex.kernel.state import PASS, State
from vortex.library.records import write_record
from vortex.terminal.odds import NoOdds, odds_in_time, solver_of_odds
from vortex.terminal.problems import file_problem
from vortex.terminal.seating import Asked, Ending, Moment, NotPossible, Seating
from vortex.terminal.speech import Speech
from vortex.terminal.text import sentence
from vortex.terminal.thoughts import Advice, Chances, Foreseen, Tried, Worth

ADVISER = "oracle"
ODDS_SECONDS = 10


class Local(Seating):
    """`viewer` is who looks: one person alone always, of several the one who was asked last."""

    def __init__(
        self, sitting: Sitting, speech: Speech, people: list[int], bots: dict[int, Thinker], path: Path
    ) -> None:
        super().__init__(sitting.game, speech, people)
        self.sitting = sitting
        self.bots = bots
        self.path = path
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self._lines: list[str] = []
        self._told = 0
        self._solver: Any = None
        self._changed = threading.Condition(threading.RLock())
        self._version = self._seen = 0
        self._is_closed = False
        self._unsaved = ""
        """Why the last choice is not on disk."""

    def save(self, path: Path | None = None) -> None:
        write_record(path or self.path, self.sitting.record)

    # -- looking -----------------------------------------------------------------------------------

    def moment(self) -> Moment:
        with self._changed:
            sitting, seat = self.sitting, self.viewer
            outcome = sitting.game.outcome(sitting.state)
            return Moment(
                len(sitting.record.choices),
                seat,
                sitting.game.view(sitting.state, seat),
                self._asked() if sitting.asked >= 0 else None,
                sitting.asked in self.people and sitting.can_undo(sitting.asked),
                Ending(*outcome, _seed(sitting.record.seed)) if outcome else None,
                self._unsaved,
            )

    def _asked(self) -> Asked:
        ask = self.game.ask(self.sitting.state)
        return Asked.of(ask, self.speech, is_open=ask.seat in self.people)

    def log(self) -> list[str]:
        with self._changed:
            events = self.sitting.events(self.viewer, self._told)
            lines = (self.speech.write(self.game.tell(event)) for event in events)
            self._lines += [line for line in lines if line]
            self._told = self.sitting.event_count
            return self._lines[:]

    def look_from(self, seat: int | None) -> None:
        with self._changed:
            if self.viewer != seat:
                self.viewer = seat
                self._forget_lines()

    def _forget_lines(self) -> None:
        self._lines.clear()
        self._told = 0

    # -- playing -----------------------------------------------------------------------------------

    def advance(self) -> bool:
        with self._changed:
            sitting = self.sitting
            seat = sitting.asked
            if self._is_closed or seat < 0:
                return False
            if seat in self.bots:
                chair = Chair(sitting.game, sitting.state, seat)
            elif self._can_only_pass():
                self._apply(PASS)
                return True
            elif sitting.answer_standing():
                self._after()
                return True
            else:
                # What changed while nobody waited here has been missed, but not been seen.
                while self._version == self._seen and not self._is_closed:
                    self._changed.wait()
                self._seen = self._version
                return not self._is_closed
        # The bot thinks outside, for a screen wants to look meanwhile; nobody else may change the game then.
        choice = self.bots[seat].choose(chair)
        with self._changed:
            if not self._is_closed:
                self._apply(choice)
        return True

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person here has to answer, and more than pass."""
        with self._changed:
            sitting = self.sitting
            if sitting.asked < 0 or sitting.asked in self.bots or self._can_only_pass():
                return False
            return not sitting.has_standing_answer()

    def _can_only_pass(self) -> bool:
        """A person who can only pass is not asked; but if others at the screen would notice that, everybody is always
        asked."""
        state = self.sitting.state
        is_window = self.game.questions[state.topic].is_window
        return len(self.people) == 1 and is_window and state.options == [PASS]

    def answer(self, choice: int, to: Moment) -> None:
        with self._changed:
            if len(self.sitting.record.choices) != to.number:
                raise NotPossible(self.speech.label("problem-stale"))
            if (no := self.why_not(choice)) is not None:
                raise no
            self._apply(choice)

    def _apply(self, choice: int) -> None:
        self.sitting.apply(choice)
        self._after()

    def _after(self) -> None:
        """A disk that is full ends no game: that is told, and tried again with every choice."""
        try:
            self.save()
            self._unsaved = ""
        except (OSError, RecordError) as error:
            why = file_problem(error, self.speech)
            self._unsaved = sentence(self.speech.phrase("not-saved", why=why))
        self._version += 1
        self._changed.notify_all()

    def undo(self) -> str:
        with self._changed:
            self._check_asked()
            sitting = self.sitting
            last = sitting.record.choices[-1] if sitting.record.choices else ""
            try:
                sitting.undo(sitting.asked)
            except UndoRefused:
                raise NotPossible(self.speech.phrase("nothing-to-undo")) from None
            self._forget_lines()
            self._after()
            words = (option.words for option in self._asked().options if option.notation == last)
            return self.speech.phrase("taken-back", choice=next(words, last))

    def pass_on(self) -> None:
        with self._changed:
            self._check_asked()
            self.sitting.stand_by(self.sitting.asked)
            if self.sitting.answer_standing():
                self._after()

    def _check_asked(self) -> None:
        """While a bot thinks, nobody else changes the game."""
        if self.sitting.asked not in self.people:
            raise NotPossible(self.speech.phrase("not-asked"))

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    # -- asking ------------------------------------------------------------------------------------

    def _apart(self) -> tuple[State, int]:
        """A copy to think about while the game may go on, and whom it asks."""
        with self._changed:
            return self.game.clone(self.sitting.state), self.sitting.asked

    def _asked_apart(self) -> tuple[State, int]:
        with self._changed:
            self._check_asked()
            return self._apart()

    def hint(self) -> Advice:
        """From what the seat may know, as every bot thinks."""
        state, seat = self._asked_apart()
        if len(state.options) == 1:
            raise NotPossible(self.speech.phrase("nothing-to-choose"))
        seed = derived_seed(self.game.key, "hint", len(self.sitting.record.choices))
        thought = make_bot(ADVISER, seed).think(Chair(self.game, state, seat))
        tried = tuple(Tried(*each) for each in thought.considered)
        return Advice(thought.choice, tried, self.speech.write(self.game.nobody) if self.game.nobody else "")

    def odds(self) -> Chances | None:
        state, seat = self._asked_apart()
        try:
            self._solver = self._solver or solver_of_odds()
            found = odds_in_time(self._solver, self.game, state, seat, ODDS_SECONDS)
        except NoOdds as error:
            raise NotPossible(self.speech.phrase("odds-need")) from error
        except OutOfTime:
            raise NotPossible(self.speech.phrase("odds-late", seconds=ODDS_SECONDS)) from None
        if found is None:
            return None
        choices = (Worth(choice, odds, choice in found.at_least) for choice, odds in found.choices.items())
        success = self.speech.write(self.game.success(seat))
        return Chances.ranked(success, found.probability, found.rule, choices, found.is_whole)

    def foresee(self, choice: int) -> Foreseen:
        state, seat = self._apart()
        if choice not in state.options:
            return Foreseen((), True)  # the game has gone on meanwhile
        preview = self.game.preview(state, seat, choice)
        return Foreseen(preview.changes, preview.is_whole) if preview else Foreseen(None, False)

    def why_not(self, choice: int) -> NotPossible | None:
        with self._changed:
            refusal = self.game.why_not(self.sitting.state, self.sitting.asked, choice)
        return NotPossible(self.speech.write(refusal.reason), refusal.rule) if refusal else None


def _seed(seed: int | bytes) -> str:
    return seed.hex() if isinstance(seed, bytes) else str(seed)
