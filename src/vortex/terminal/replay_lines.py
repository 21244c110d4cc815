"""A saved game in lines: Enter steps on, and what has changed is printed."""

from __future__ import annotations

from collections.abc import Callable

from vortex.terminal.answers import NotUnderstood
from vortex.terminal.commands import LOOKING_BACK, read_command
from vortex.terminal.curve import Curve
from vortex.terminal.lines import LineMode
from vortex.terminal.replaying import Replaying
from vortex.terminal.screen import Screen
from vortex.terminal.text import percent, sentence

_WIDTH = 40


class ReplayLines(LineMode):
    commands = LOOKING_BACK

    def __init__(self, replaying: Replaying, screen: Screen) -> None:
        super().__init__(replaying, screen)
        self.replaying = replaying
        self._asks["curve"] = lambda _: self._curve()
        del self._asks["save"], self._asks["say"], self._asks["agree"], self._asks["refuse"]

    def _help(self) -> str:
        return self.speech.phrase("help-replay")

    def run(self) -> bool:
        """Until the person leaves."""
        self.screen.say(f"{self.seating.title}: {', '.join(self.speech.names)}", "bold")
        self.screen.say(self.speech.phrase("type-help"))
        self._show()
        while True:
            typed = self.screen.read(lambda typed: self._completions(typed, None))
            command, rest = read_command(typed, self.commands)
            if command == "quit":
                return True
            try:
                self._do_typed(command, rest)
            except NotUnderstood as error:
                self.screen.say(sentence(self.speech.phrase("not-understood", why=str(error))))

    def _do_typed(self, command: str, rest: str) -> None:
        replaying = self.replaying
        steps: dict[str, Callable[[], None]] = {
            "next": lambda: replaying.go(replaying.number + replaying.count(rest)),
            "back": lambda: replaying.go(replaying.number - replaying.count(rest)),
            "go": lambda: replaying.go(replaying.move(rest)),
            "start": lambda: replaying.go(0),
            "end": lambda: replaying.go(replaying.last),
            "as": lambda: self._look_as(rest),
        }
        if rest and not command:
            raise NotUnderstood(self.speech.phrase("no-command", typed=repr(rest)))
        if command in self._asks:
            self._asks[command](rest)
        elif command == "view":
            self.screen.table(self.seating.zones(self.seating.moment()))
        else:
            steps[command or "next"]()
            self._show()

    def _look_as(self, name: str) -> None:
        self.replaying.look_from(self.replaying.seat_named(name))
        self.screen.forget()
        self._read = {}

    def _show(self) -> None:
        moment = self.seating.moment()
        self._shown = moment.seat
        lines = self.seating.log()
        read = min(self._read.get(self._shown, len(lines)), len(lines))
        self._read[self._shown] = len(lines)
        self.screen.say(moment.notice, "bold")
        self.screen.tell(lines[read:])
        self.screen.table(self.seating.zones(moment), only_changes=True)
        if moment.ending is not None:
            self._end(moment)
        elif moment.asked is not None:
            self.screen.question(moment.asked)

    def _curve(self) -> None:
        """Every side's chance of winning from the first move to the last, as the searching bot judges it."""
        curve = Curve(self.replaying)
        while curve.judge():
            pass
        names = list(self.speech.names)
        if self.seating.game.nobody:
            names.append(self.speech.write(self.seating.game.nobody))
        self.screen.say(self.speech.label("review-about"))
        for side, name in enumerate(names):
            now = curve.now(side)
            figure = percent(now) if now is not None else "–"
            self.screen.say(f"{curve.bars(side, _WIDTH)}  {figure:>6}  {name}")
        if turns := curve.turns:
            self.screen.say(f"{self.speech.label('review-turns')}: {', '.join(map(str, turns))}")
