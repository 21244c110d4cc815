"""The line mode: people type, and what has changed is printed. Everything else is the seating's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vortex.terminal.answers import NotUnderstood, read_answer, read_count
from vortex.terminal.commands import AT_A_TABLE, EXPLAIN, lines_for, read_command
from vortex.terminal.drawings import Zone
from vortex.terminal.explaining import differences, faces_named
from vortex.terminal.local import Local
from vortex.terminal.outcome import outcome_words
from vortex.terminal.problems import file_problem
from vortex.terminal.reasons import figures_in_lines, hint_heading, hinted_odds, odds_heading, why
from vortex.terminal.screen import Screen
from vortex.terminal.seating import Asked, Moment, NotPossible, Seating
from vortex.terminal.table_commands import ask_me, resign
from vortex.terminal.text import exactly, sentence

_LOG = 20
_HINTS = 8


class LineMode:
    """One seating, line by line, until its game is over or the person quits."""

    commands: tuple[str, ...] = AT_A_TABLE

    def __init__(self, seating: Seating, screen: Screen) -> None:
        self.seating = seating
        self.screen = screen
        self.speech = screen.speech = seating.speech
        alone = len(seating.people) == 1
        self._shown: int | None = seating.people[0] if alone else seating.moment().seat
        self._read: dict[int | None, int] = dict.fromkeys((*seating.people, None), len(seating.log()))
        """How much of the log each person at this terminal has read."""
        self._notice = ""
        self._asks: dict[str, Callable[[str], None]] = {
            "look": self._look,
            "rule": self._rule,
            "log": self._log,
            "save": self._save_as,
            "say": lambda text: self.seating.talk(text),
            "ask-me": lambda when: self.screen.say(ask_me(self.seating, when)),
            "agree": lambda _: self.seating.agree(True),
            "refuse": lambda _: self.seating.agree(False),
            "help": lambda _: self.screen.say(self._help()),
        }
        """What can be asked for at any time."""

    def run(self) -> bool:
        """Play until the game is over (True) or a player quits (False)."""
        seating = self.seating
        while True:
            moment = seating.moment()
            if moment.ending is not None:
                self._end(moment)
                return True
            if self._is_asked(moment):
                if not self._person(moment):
                    return False
                continue
            self._notice_of(moment)
            if len(seating.people) == 1:
                self._tell()
            elif not seating.people:
                self._watch(moment)
            if not seating.advance():
                return False

    def _help(self) -> str:
        return self.speech.phrase("help-lines")

    def _is_asked(self, moment: Moment) -> bool:
        if isinstance(self.seating, Local):
            return self.seating.waits_for_a_person
        return self.seating.is_mine(moment)

    def _watch(self, moment: Moment) -> None:
        """An onlooker is told what happens, and sees what has changed."""
        self._tell()
        if moment.view is not None and not isinstance(self.seating, Local):
            self.screen.table(self._zones(moment), only_changes=True)

    def _notice_of(self, moment: Moment) -> None:
        if moment.notice != self._notice:
            self._notice = moment.notice
            if moment.notice:
                self.screen.say(moment.notice)

    def _say_times(self) -> None:
        times = self.seating.times()
        for words in (times.all(self.speech), times.urgent(self.speech) if times.passes_in else ""):
            if words:
                self.screen.say(words)

    # -- one person is asked -----------------------------------------------------------------------

    def _person(self, moment: Moment) -> bool:
        """Ask until something has changed (True) or the person quits (False)."""
        asked = moment.asked
        assert asked is not None
        seating = self.seating
        if len(seating.people) > 1 and self._shown != asked.seat:
            if not self.screen.hand_over(self.speech.player(asked.seat), wipe=self._shown is not None):
                return False
            seating.look_from(asked.seat)
            moment = seating.moment()
        self._shown = asked.seat
        self._tell()
        self._notice_of(moment)
        self.screen.table(self._zones(moment), only_changes=True)
        self._say_times()
        self.screen.question(asked)
        if moment.wish:
            self.screen.say(moment.wish)
        while True:
            typed = self.screen.read(lambda typed: self._completions(typed, asked))
            command, rest = read_command(typed, self.commands)
            if command == "quit":
                return False
            now = seating.moment()
            if (now.number, now.asked) != (moment.number, asked):
                # Others, or a clock, have changed what is asked at a server's table: this was not meant for it.
                self.screen.say(self.speech.label("problem-stale"))
                return True
            if not typed:
                continue
            try:
                if self._do(command, rest, moment):
                    self._tell()
                    return True
            except NotUnderstood as error:
                self.screen.say(sentence(self.speech.phrase("not-understood", why=str(error))))
            except NotPossible as no:
                rule = f" ({no.rule})" if no.rule else ""
                self.screen.say(sentence(self.speech.phrase("not-possible", why=str(no))) + rule)

    def _do(self, command: str, rest: str, moment: Moment) -> bool:
        """What was typed; whether it has changed the game."""
        seating, asked = self.seating, moment.asked
        assert asked is not None
        if command == "undo":
            taken_back = seating.undo()
            most = len(seating.log())
            self._read = {seat: min(read, most) for seat, read in self._read.items()}
            self.screen.say(taken_back)
            return True
        if command == "pass-on":
            before = seating.moment().number
            seating.pass_on()
            if seating.moment().number != before:
                return True
            self.screen.say(self.speech.phrase("will-pass"))
        elif command == "resign":
            if said := resign(seating, rest):
                self.screen.say(said)
            return not said
        elif command == EXPLAIN:
            self._explain(asked, rest)
        elif command == "if":
            self._foresee(asked, rest)
        elif command == "hint":
            self._hint(asked)
        elif command == "odds":
            self._odds(asked)
        elif command == "view":
            self.screen.table(self._zones(seating.moment()))
            self.screen.question(asked)
        elif command:
            self._asks[command](rest)
        else:
            return self._answer(moment, asked, rest)
        return False

    def _answer(self, moment: Moment, asked: Asked, typed: str) -> bool:
        choice = read_answer(self.seating.game, asked, typed, self.speech)
        try:
            self.seating.answer(choice, moment)
        except NotPossible as no:
            notation = self.seating.game.notation.write(choice)
            refused = self.speech.phrase("not-allowed", choice=notation, why=str(no))
            self.screen.say(sentence(refused) + (f" ({no.rule})" if no.rule else ""))
            return False
        return True

    def _completions(self, typed: str, asked: Asked | None) -> list[str]:
        return lines_for(typed, self.commands, self.seating, asked)

    # -- explaining --------------------------------------------------------------------------------

    def _explain(self, asked: Asked, about: str) -> None:
        if not about:
            self.screen.say(asked.prompt)
            self._rule(asked.rule)
            return
        choice = read_answer(self.seating.game, asked, about, self.speech)
        option = asked.option(choice)
        if option is not None:
            self.screen.say(f"{option.notation}: {option.words}")
            if option.cost:
                self.screen.say(f"{self.speech.label('cost')}: {option.cost}")
            for face in self.seating.faces.named_in(option.notation):
                self.screen.say(self.seating.pen.face(face))
            self._rule(option.rule)
            return
        no = self.seating.why_not(choice)
        if no is not None:
            notation = self.seating.game.notation.write(choice)
            self.screen.say(sentence(self.speech.phrase("not-now", choice=notation, why=str(no))))
            self._rule(no.rule)

    def _foresee(self, asked: Asked, about: str) -> None:
        """What a choice would change, as far as that is certain."""
        choice = read_answer(self.seating.game, asked, about, self.speech) if about else -1
        if asked.option(choice) is None:
            raise NotPossible(self.speech.phrase("if-what"))
        moment = self.seating.moment()
        foreseen = self.seating.foresee(choice)
        news = differences(self.seating.zones(moment), self.seating.zones_after(moment, foreseen))
        if foreseen.changes is not None:
            self.screen.say(self.speech.label("foreseen") if news else self.speech.phrase("no-change"))
            for each in news:
                self.screen.say(f"  {each}")
        if not foreseen.is_whole:
            self.screen.say(self.speech.label("foreseen-in-part"))

    def _look(self, name: str) -> None:
        if not name:
            self.screen.say(self.speech.phrase("look-at-what"))
            return
        faces, more = faces_named(self.seating, name)
        if not faces:
            self.screen.say(self.speech.phrase("no-card", name=repr(name)))
        for face in faces:
            self.screen.say(self.seating.pen.face(face))
        if more:
            self.screen.say(self.speech.phrase("more", count=more))

    def _rule(self, rule: str) -> None:
        rule = rule.upper()
        text = self.seating.rules.text(rule)
        if not text and rule:
            text = self.speech.label("no-such-rule", rule=rule)
        self.screen.say(f"{rule}: {text}" if rule else self.speech.phrase("which-rule"))

    def _hint(self, asked: Asked) -> None:
        advice = self.seating.hint()
        heading = hint_heading(advice, asked, self.speech), figures_in_lines(advice, self.speech)
        self.screen.say(" ".join(filter(None, heading)))
        for one in advice.tried[:_HINTS]:
            option = asked.option(one.choice)
            if option is not None:
                self.screen.say(f"{hinted_odds(one, advice)}  {option.notation}: {option.in_full}")
        if reason := why(advice, self.speech):
            self.screen.say(reason)

    def _odds(self, asked: Asked) -> None:
        chances = self.seating.odds()
        if chances is None:
            self.screen.say(self.speech.phrase("no-luck"))
            return
        self.screen.say(odds_heading(chances, self.speech))
        least = self.speech.phrase("at-least")
        margin = len(least) + 1 if any(each.is_least for each in chances.choices) else 0
        for each in chances.choices:
            option = asked.option(each.choice)
            if option is not None:
                mark = f"{least} " if each.is_least else " " * margin
                figure = exactly(each.odds, self.speech.language)
                self.screen.say(f"{mark}{figure:>7}  {option.notation}: {option.in_full}")

    def _save_as(self, name: str) -> None:
        if not isinstance(self.seating, Local):
            raise NotPossible(self.speech.phrase("not-here"))
        try:
            path = Path(name).expanduser() if name else self.seating.path
            self.seating.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say(sentence(self.speech.phrase("not-saved", why=file_problem(error, self.speech))))
        else:
            self.screen.say(self.speech.phrase("saved", path=str(path)))

    # -- showing -----------------------------------------------------------------------------------

    def _zones(self, moment: Moment) -> list[Zone]:
        return self.seating.zones(moment)

    def _tell(self) -> None:
        lines = self.seating.log()
        # At a server's table others may have taken something back meanwhile.
        self.screen.tell(lines[min(self._read[self._shown], len(lines)) :])
        self._read[self._shown] = len(lines)

    def _log(self, text: str) -> None:
        wanted = read_count(text, _LOG, self.speech)
        lines = self.seating.log()
        self.screen.tell(lines[-wanted:] if wanted else [])

    def _end(self, moment: Moment) -> None:
        ending = moment.ending
        assert ending is not None
        self._tell()
        self.screen.table(self._zones(moment), only_changes=True)
        words = outcome_words(ending.kind, ending.winners, ending.scores, self.speech)
        self.screen.say(f"{self.speech.label('game-over')} {words}", "bold")
        if ending.seed:
            self.screen.say(f"{self.speech.label('seed')}: {ending.seed}")
