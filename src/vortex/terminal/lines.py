"""A game in the terminal: people type, bots answer, the record is on disk after every choice."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from vortex.bots.bot import Bot, make_bot
from vortex.bots.chair import Chair
from vortex.bots.match import derived_seed
from vortex.games import rulebook
from vortex.kernel.game import Ask
from vortex.kernel.odds import OutOfTime
from vortex.kernel.rulebook import Rulebook
from vortex.kernel.sitting import Sitting, UndoRefused
from vortex.kernel.state import PASS
from vortex.library.records import write_record
from vortex.terminal.answers import NotUnderstood, read_answer
from vortex.terminal.drawings import Faces, Zone, zones_of
from vortex.terminal.odds import NoOdds, odds_in_time, solver_of_odds
from vortex.terminal.outcome import outcome_words
from vortex.terminal.screen import Screen
from vortex.terminal.text import in_a_row, sentence, tried

HELP = """\
Type the number of a choice, or its notation, or as much of it as is needed ("play la" for "play lamp").
  ?            the question and its rule
  ? CHOICE     what a choice does, or why it is not allowed now
  look NAME    what is printed on a card, by its name or as much of it as is needed
  hint         what the searching bot would do, and what chance to win it gives each choice
  odds         the chance to succeed, and what each choice is worth, where it hangs on luck
  undo         take the last choice back, as far as nobody has learned anything by it
  pass!        pass, and go on passing whenever others may be interrupted, for the rest of this turn
  view         the table again
  log [N]      what happened last
  save [FILE]  the record is always saved; this saves it under another name too
  quit         leave; the game can be resumed
  help         this"""

_LOG = 20
_LOOK = 6
_HINTS = 8
_ADVISER = "oracle"
_ODDS_SECONDS = 10
_AT_LEAST = "at least "


class TerminalGame:
    """One table with the people at this terminal and the bots."""

    def __init__(
        self,
        sitting: Sitting,
        people: list[int],
        bots: dict[int, Bot],
        path: Path,
        resume: str,
        screen: Screen,
    ) -> None:
        self.sitting = sitting
        self.people = people
        self.bots = bots
        self.path = path
        self.resume = resume
        self.screen = screen
        self.names = screen.names = tuple(sitting.record.names)
        self._faces = Faces(sitting.game.gallery())
        self._shown = dict.fromkeys((*people, None), sitting.event_count)
        self._in_view: int | None = people[0] if len(people) == 1 else None
        self._drawn: list[Zone] = []
        self._rules: Rulebook | None = None
        self._solver: Any = None

    def run(self) -> bool:
        """Play until the game is over (True) or a player quits (False)."""
        sitting = self.sitting
        while sitting.asked >= 0:
            seat = sitting.asked
            if seat in self.bots:
                sitting.apply(self.bots[seat].choose(Chair(sitting.game, sitting.state, seat)))
                self.save()
                if not self.people:
                    self._tell(None)
            elif self._can_only_pass():
                sitting.apply(PASS)
                self.save()
            elif sitting.answer_standing():
                self.save()
            elif not self._person(seat):
                return False
        self._end()
        return True

    def _can_only_pass(self) -> bool:
        """A person who can only pass is not asked; but if others at the screen would notice that, everybody is always
        asked."""
        state = self.sitting.state
        is_window = self.sitting.game.questions[state.topic].is_window
        return len(self.people) == 1 and is_window and state.options == [PASS]

    def save(self) -> None:
        write_record(self.path, self.sitting.record)

    # -- one person is asked -----------------------------------------------------------------------

    def _person(self, seat: int) -> bool:
        """Ask until a choice has been made (True) or the person quits (False)."""
        if len(self.people) > 1 and self._in_view != seat:
            if not self.screen.hand_over(self.names[seat], wipe=self._in_view is not None):
                return False
            self._drawn = []
        self._in_view = seat
        self._tell(seat)
        ask = self.sitting.game.ask(self.sitting.state)
        self._draw(seat, only_changes=self.screen.plain)
        self.screen.question(ask, self.names[seat])
        while True:
            typed = self.screen.read()
            if not typed:
                continue
            word, _, rest = typed.partition(" ")
            word = word.lower()
            if word == "quit":
                return False
            if word == "undo" and self._undo(seat):
                return True
            if word == "pass!":
                self.sitting.stand_by(seat)
                if self.sitting.answer_standing():
                    self.save()
                    return True
                self.screen.say("You will pass whenever others may be interrupted, until this turn is over.")
            elif typed.startswith("?"):
                self._explain(seat, ask, typed[1:].strip())
            elif word == "look":
                self._look(rest)
            elif word == "hint":
                self._hint(seat, ask)
            elif word == "odds":
                self._odds(seat, ask)
            elif word == "view":
                self._draw(seat)
                self.screen.question(ask, self.names[seat])
            elif word == "log":
                self._log(seat, rest)
            elif word == "save":
                self._save_as(rest)
            elif word == "help":
                self.screen.say(HELP)
            elif word != "undo" and self._answer(seat, ask, typed):
                return True

    def _answer(self, seat: int, ask: Ask, typed: str) -> bool:
        try:
            choice = read_answer(self.sitting.game, ask, typed)
        except NotUnderstood as error:
            self.screen.say(sentence(f"Not understood: {error}"))
            return False
        refusal = self.sitting.game.why_not(self.sitting.state, seat, choice)
        if refusal is not None:
            notation = self.sitting.game.notation.write(choice)
            reason = self.screen.write(refusal.reason)
            self.screen.say(sentence(f"Not allowed: {notation}: {reason}") + f" ({refusal.rule})")
            return False
        self.sitting.apply(choice)
        self.save()
        self._tell(seat)
        return True

    def _undo(self, seat: int) -> bool:
        last = self.sitting.record.choices[-1] if self.sitting.record.choices else ""
        try:
            self.sitting.undo(seat)
        except UndoRefused as error:
            self.screen.say(f"Not possible: {error}.")
            return False
        self.save()
        for who in self._shown:
            self._shown[who] = min(self._shown[who], self.sitting.event_count)
        self.screen.say(f"Taken back: {last}.")
        return True

    def _explain(self, seat: int, ask: Ask, about: str) -> None:
        if not about:
            self.screen.say(self.screen.write(ask.question.prompt))
            self._rule(ask.question.rule)
            return
        try:
            choice = read_answer(self.sitting.game, ask, about)
        except NotUnderstood as error:
            self.screen.say(sentence(f"Not understood: {error}"))
            return
        for option in ask.options:
            if option.choice == choice:
                self.screen.say(f"{option.notation}: {self.screen.write(option.words)}")
                if option.cost:
                    self.screen.say(f"cost: {self.screen.write(option.cost)}")
                self._rule(option.rule)
                return
        refusal = self.sitting.game.why_not(self.sitting.state, seat, choice)
        if refusal is not None:
            notation = self.sitting.game.notation.write(choice)
            reason = self.screen.write(refusal.reason)
            self.screen.say(sentence(f"{notation} is not allowed now: {reason}"))
            self._rule(refusal.rule)

    def _look(self, name: str) -> None:
        """Every card with the typed words in its key or name; only what is printed, so nothing hidden is revealed."""
        wanted = name.strip().lower()
        faces = [
            face
            for face in self.sitting.game.gallery()
            if wanted in face.key or wanted in str(face.name).lower()
        ]
        exact = [face for face in faces if wanted in (face.key, str(face.name).lower())]
        if not wanted or not faces:
            self.screen.say(
                f"No card is called {name.strip()!r}." if wanted else "Look at what? Type a name."
            )
        for face in exact or faces[:_LOOK]:
            printed = in_a_row([self.screen.write(line) for line in face.lines])
            self.screen.say(f"{self.screen.write(face.name)} ({face.kind}): {printed}")
        if not exact and len(faces) > _LOOK:
            self.screen.say(f"… and {len(faces) - _LOOK} more.")

    def _hint(self, seat: int, ask: Ask) -> None:
        """From what the seat may know, as every bot thinks."""
        if len(ask.options) == 1:
            self.screen.say("There is nothing to choose.")
            return
        seed = derived_seed(self.sitting.game.key, "hint", len(self.sitting.record.choices))
        thought = make_bot(_ADVISER, seed).think(Chair(self.sitting.game, self.sitting.state, seat))
        options = {option.choice: option for option in ask.options}
        nobody = self.sitting.game.nobody
        beside = f", and beside them those of {self.screen.write(nobody)}" if nobody else ""
        self.screen.say(
            f"The bot would choose {options[thought.choice].notation}. Chances of winning{beside}:"
        )
        for choice, visits, value, theirs in thought.considered[:_HINTS]:
            of_sides = (value, theirs) if nobody else (value,)
            odds = "  ".join(f"{tried(each, visits) if visits else '–':>6}" for each in of_sides)
            self.screen.say(f"{odds}  {options[choice].notation}: {self.screen.write(options[choice].words)}")

    def _odds(self, seat: int, ask: Ask) -> None:
        try:
            self._solver = self._solver or solver_of_odds()
            found = odds_in_time(self._solver, self.sitting.game, self.sitting.state, seat, _ODDS_SECONDS)
        except NoOdds as error:
            self.screen.say(f"Not possible: {error}")
            return
        except OutOfTime:
            self.screen.say(f"The odds could not be worked out in {_ODDS_SECONDS} seconds.")
            return
        if found is None:
            self.screen.say("Nothing hangs on luck here that could be worked out.")
            return
        least, why = ("", "") if found.is_whole else (_AT_LEAST, "; not every way to play on was weighed")
        success = self.screen.write(self.sitting.game.success(seat))
        self.screen.say(
            f"{success}: {least}{100 * found.probability:.1f} % with best play ({found.rule}){why}"
        )
        options = {option.choice: option for option in ask.options}
        margin = len(_AT_LEAST) if found.at_least else 0
        for choice, probability in sorted(found.choices.items(), key=lambda item: -item[1]):
            words = self.screen.write(options[choice].words)
            at_least = _AT_LEAST if choice in found.at_least else " " * margin
            self.screen.say(f"{at_least}{100 * probability:5.1f} %  {options[choice].notation}: {words}")

    def _rule(self, rule: str) -> None:
        if self._rules is None:
            self._rules = rulebook(self.sitting.game.key)
        text = self._rules.text(rule)
        self.screen.say(f"{rule}: {text}" if text else rule)

    def _save_as(self, name: str) -> None:
        try:
            path = Path(name).expanduser() if name else self.path
            write_record(path, self.sitting.record)
        except (OSError, ValueError, RuntimeError) as error:
            reason = (
                f"{error.filename}: {(error.strerror or '').lower()}" if isinstance(error, OSError) else error
            )
            self.screen.say(f"Not saved: {reason}.")
        else:
            self.screen.say(f"Saved: {path}")

    # -- showing -----------------------------------------------------------------------------------

    def _draw(self, seat: int | None, only_changes: bool = False) -> None:
        game = self.sitting.game
        zones = zones_of(game.key, game.view(self.sitting.state, seat), self.names, self._faces)
        self.screen.table([zone for zone in zones if zone not in self._drawn] if only_changes else zones)
        self._drawn = zones

    def _tell(self, seat: int | None) -> None:
        self.screen.tell(self._lines(seat, self._shown[seat]))
        self._shown[seat] = self.sitting.event_count

    def _log(self, seat: int, text: str) -> None:
        wanted = int(text) if text.strip().isdecimal() else _LOG
        self.screen.tell(self._lines(seat, 0)[-wanted:] if wanted else [])

    def _lines(self, seat: int | None, since: int) -> list[str]:
        lines = (
            self.screen.write(self.sitting.game.tell(event)) for event in self.sitting.events(seat, since)
        )
        return [line for line in lines if line]

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self._tell(viewer)
        self._draw(viewer)
        outcome = self.sitting.game.outcome(self.sitting.state)
        assert outcome is not None
        self.screen.say(f"The game is over: {outcome_words(outcome, self.names)}.", "bold")
        seed = self.sitting.record.seed
        if isinstance(seed, bytes):
            self.screen.say(f"Seed: {seed.hex()}")
            self.screen.say(f"Its SHA-256 is the commitment: {self.sitting.record.commitment}")
        else:
            self.screen.say(f"Seed: {seed}")
        self.screen.say(f"Check it all: vortex verify {shlex.quote(str(self.path))}")
