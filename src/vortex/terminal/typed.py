"""The line below the panes: the same words as in the line mode, carried out in panes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.suggester import Suggester

from vortex.terminal.answers import NotUnderstood, read_answer, read_count
from vortex.terminal.commands import AT_A_TABLE, EXPLAIN, LOOKING_BACK, lines_for, read_command
from vortex.terminal.desk import Desk, ReplayDesk
from vortex.terminal.local import Local
from vortex.terminal.problems import file_problem
from vortex.terminal.seating import Asked, NotPossible, Seating
from vortex.terminal.table_commands import ask_me, resign
from vortex.terminal.text import sentence

LOG_LINES = 20


class Typed:
    commands: ClassVar[tuple[str, ...]] = AT_A_TABLE

    def __init__(self, screen: Desk) -> None:
        self.screen = screen
        self.seating = screen.seating
        self.speech = screen.speech
        explaining, label = screen.explaining, screen.speech.label
        self._does: dict[str, Callable[[str], object]] = {
            "look": lambda name: screen.detail(explaining.named(name), label("cards")),
            "rule": lambda rule: screen.detail(explaining.rule(rule), label("rules")),
            "view": lambda _: screen.action_table(),
            "log": self._log,
            "quit": lambda _: screen.action_quit(),
            "help": lambda _: screen.action_help(),
            "hint": lambda _: screen.action_hint(),
            "odds": lambda _: screen.action_odds(),
            "undo": lambda _: screen.action_undo(),
            "pass-on": lambda _: screen.pass_on(),
            "say": lambda text: screen.in_thread(partial(self.seating.talk, text), "answer"),
            "agree": lambda _: screen.in_thread(partial(self.seating.agree, True), "answer"),
            "refuse": lambda _: screen.in_thread(partial(self.seating.agree, False), "answer"),
            "ask-me": partial(self._do_and_tell, ask_me),
            "resign": partial(self._do_and_tell, resign),
            "save": self._save,
            "if": self._point,
            EXPLAIN: self._explain,
        }

    def carry_out(self, typed: str) -> None:
        """A typed line: a command, or a move."""
        command, rest = read_command(typed, self.commands)
        try:
            if command:
                self._does[command](rest)
            else:
                self._answer(rest)
        except NotUnderstood as error:
            self.screen.refuse(sentence(self.speech.phrase("not-understood", why=str(error))))
        except NotPossible as no:
            self.screen.refuse(sentence(self.speech.phrase("not-possible", why=str(no))))

    def lines(self, typed: str) -> list[str]:
        """What a typed beginning may become."""
        return lines_for(typed, self.commands, self.seating, self.screen.asked)

    def _asked(self) -> Asked:
        asked = self.screen.asked
        if asked is None:
            raise NotPossible(self.speech.phrase("not-asked"))
        return asked

    def _answer(self, text: str) -> None:
        self.screen.choose(read_answer(self.seating.game, self._asked(), text, self.speech))

    def _point(self, about: str) -> None:
        """What a choice would change stands beside it."""
        asked = self._asked()
        choice = read_answer(self.seating.game, asked, about, self.speech) if about else -1
        if asked.option(choice) is None:
            raise NotPossible(self.speech.phrase("if-what"))
        self.screen.point_at(choice)

    def _explain(self, about: str) -> None:
        if not about:
            self.screen.action_rule()
            return
        asked = self._asked()
        choice = read_answer(self.seating.game, asked, about, self.speech)
        if asked.option(choice) is not None:
            self.screen.point_at(choice)
        else:
            self.screen.in_thread(partial(self._why_not, choice), "ask")

    def _why_not(self, choice: int) -> None:
        no = self.seating.why_not(choice)
        if no is not None:
            notation = self.seating.game.notation.write(choice)
            reason = sentence(self.speech.phrase("not-now", choice=notation, why=str(no)))
            rule = f" ({no.rule})" if no.rule else ""
            self.screen.from_thread(partial(self.screen.refuse, reason + rule))

    def _do_and_tell(self, doing: Callable[[Seating, str], str], text: str) -> None:
        def work() -> None:
            self.screen.from_thread(partial(self.screen.tell, doing(self.seating, text)))

        self.screen.in_thread(work, "answer")

    def _log(self, text: str) -> None:
        wanted = read_count(text, LOG_LINES, self.speech)
        self.screen.detail(self.screen.explaining.log(wanted), self.speech.label("log"))

    def _save(self, name: str) -> None:
        if not isinstance(self.seating, Local):
            raise NotPossible(self.speech.phrase("not-here"))
        try:
            path = Path(name).expanduser() if name else self.seating.path
            self.seating.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.refuse(
                sentence(self.speech.phrase("not-saved", why=file_problem(error, self.speech)))
            )
        else:
            self.screen.tell(self.speech.phrase("saved", path=str(path)))


class TypedLookingBack(Typed):
    """Steps instead of answers."""

    commands = LOOKING_BACK

    def __init__(self, screen: ReplayDesk) -> None:
        super().__init__(screen)
        replaying = screen.replaying
        self._does |= {
            "next": lambda text: screen.action_step(replaying.count(text)),
            "back": lambda text: screen.action_step(-replaying.count(text)),
            "go": lambda text: screen.action_seek(replaying.move(text)),
            "start": lambda _: screen.action_seek(0),
            "end": lambda _: screen.action_seek(replaying.last),
            "as": lambda name: screen.look_as(replaying.seat_named(name)),
            "curve": lambda _: screen.action_turning_point(),
        }

    def _answer(self, text: str) -> None:
        raise NotUnderstood(self.speech.phrase("no-command", typed=repr(text)))


class Completed(Suggester):
    """Completes what is typed; the right arrow key takes it."""

    def __init__(self, typed: Typed) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._typed = typed

    async def get_suggestion(self, value: str) -> str | None:
        found = self._typed.lines(value) if value else []
        return value + found[0][len(value) :] if found else None
