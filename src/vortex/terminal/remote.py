"""A table of a server, by `vortex.client`: it comes back by itself when the connection breaks.

The client lives in a loop of its own, in a thread of its own, so that it hears the server while a person types.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from vortex.client import ClientError, Refused, Table
from vortex.kernel.game import Game
from vortex.kernel.state import PASS
from vortex.protocol import Position, Question, Update
from vortex.terminal.entries import entry_words
from vortex.terminal.seating import Asked, AskWhen, Choice, Ending, Moment, NotPossible, Seating
from vortex.terminal.speech import Speech
from vortex.terminal.thoughts import Advice, Chances, Foreseen, Tried, Worth
from vortex.terminal.times import Times

T = TypeVar("T")
_ALL_READ = 1_000_000
"""More steps than a lesson has: here nobody reads them, so that none is waited for."""
_NEVER_ON_A_PAGE = ("elsewhere", "no_link", "unlike")
"""Codes of what goes wrong without a server having refused anything, and only here."""


def server_problem(error: ClientError, speech: Speech) -> str:
    """Why a server's table could not be reached or used. In English its reason says most. Other languages have the
    page's words, but where these leave the rest to the reason it is the reader's own."""
    reason = error.refusal.reason if isinstance(error, Refused) else str(error)
    if speech.language == "en":
        return reason
    code = error.code.replace("_", "-")
    if error.code in _NEVER_ON_A_PAGE:
        return speech.phrase(f"server-{code}")
    message = f"problem-{code}"
    words = speech.label(message if speech.has_label(message) else "problem-unnamed")
    return reason if words.endswith(":") else words


class Loop:
    """An event loop in a thread: what is called there is waited for here."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def call(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Remote(Seating):
    """`table` has been sat down at, or is watched; it is opened here."""

    def __init__(self, table: Table, game: Game[Any], speech: Speech, loop: Loop) -> None:
        self._loop = loop
        self.table = table
        self._version = 0
        self._seen = -1
        self._failure = ""
        self._is_closed = False
        self._changed = threading.Condition()
        self._entries: list[str] = []
        """What the server's log has told besides choices."""
        self._timed: tuple[Position | None, float] = (None, 0.0)
        """The newest position, and when it came."""
        self._wish: AskWhen | None = None
        """When to be asked in windows, where the person has said it."""
        self._told: tuple[int, AskWhen] | None = None
        """Which seat has been told what of that, since the connection stands."""
        self._lines: dict[tuple[str, int], str] = {}
        loop.call(self._open())
        super().__init__(game, speech, table.me.seats)
        self._take_names()

    async def _open(self) -> None:
        await self.table.__aenter__()
        self._timed = (self.table.position, monotonic())
        with suppress(Refused):
            await self._tell_when()
        tasks = (self._hear(), self._hear_entries(), self._keep_told())
        self._tasks = [asyncio.create_task(each) for each in tasks]

    async def _hear(self) -> None:
        while True:
            try:
                await self.table.news()
            except ClientError as error:
                self._failure = server_problem(error, self.speech)
            position = self.table.position
            if position is not self._timed[0]:
                self._timed = (position, monotonic())
            self._has_changed()
            if self._failure:
                return

    def _has_changed(self) -> None:
        self.log()
        with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def _hear_entries(self) -> None:
        with suppress(ClientError):
            async for message in self.table.messages():
                if isinstance(message, Update):
                    words = entry_words(message.entry, self.speech, self.people)
                    if words:
                        self._entries.append(words)
                        self._has_changed()

    async def _keep_told(self) -> None:
        """A server forgets when it restarts what it was told."""
        with suppress(ClientError):
            while True:
                with suppress(Refused):
                    await self._tell_when()
                await self.table.news()

    async def _tell_when(self) -> None:
        """When the seat wants to be asked in windows, and that a lesson need not wait for its reader."""
        position = self.table.position
        if not self.is_connected:
            self._told = None
        elif position is not None and position.seat is not None and position.outcome is None:
            told = (position.seat, self._wish or self._usual())
            if self._told == told:
                return
            if self.table.info.lesson and self._told is None:
                await self.table.follow(_ALL_READ)
            before, self._told = self._told, told
            # A table asks always until it is told otherwise.
            if before is not None or told[1] != "always":
                await self.table.ask_me(told[1])

    def _usual(self) -> AskWhen:
        """As on the page: bots do not wonder why one waits."""
        others = [seat for seat in self.table.info.seats if seat.seat not in self.table.me.seats]
        is_among_bots = all(seat.kind == "bot" for seat in others)
        return "able" if len(self.table.me.seats) == 1 and is_among_bots else "always"

    def _take_names(self) -> None:
        self.people = list(self.table.me.seats)
        self.speech.names = tuple(
            seat.name or self.speech.label("open-seat") for seat in self.table.info.seats
        )

    @property
    def title(self) -> str:
        return self.table.info.title or self.game.title

    @property
    def is_connected(self) -> bool:
        return self.table.is_connected

    def moment(self) -> Moment:
        self._take_names()
        position = self.table.position
        notice = "" if self.is_connected else self.speech.label("connection-lost")
        if position is None:
            missing = sum(seat.kind == "open" for seat in self.table.info.seats)
            waits = self.speech.label("lobby-waits", count=missing)
            return Moment(-1, None, None, None, notice=notice or waits)
        outcome = position.outcome
        return Moment(
            position.number,
            position.seat,
            position.view,
            self._asked(position.question, position.passes_in == 0) if position.question else None,
            position.can_undo,
            Ending(outcome.kind, tuple(outcome.winners), tuple(outcome.scores), outcome.seed)
            if outcome
            else None,
            notice,
            self._take_back_wish(position),
        )

    def _asked(self, question: Question, passes: bool) -> Asked:
        """Where the table passes at once, nothing can be answered."""
        options = tuple(
            Choice(each.choice, each.notation, each.words, each.rule, each.cost, tuple(each.cards))
            for each in (() if passes else question.options)
        )
        return Asked(question.seat, question.prompt, question.rule, question.is_window, options)

    def _take_back_wish(self, position: Position) -> str:
        wish = position.take_back
        waiting = set(self.people) & set(wish.needs) - set(wish.agreed) if wish else set()
        if wish is None or not waiting:
            return ""
        return self.speech.label(
            "take-back-wish", name=self.speech.player(wish.seat), line=self._line_at(wish.to)
        )

    def _line_at(self, number: int) -> str:
        lines = [event.words for event in self.table.events if event.number <= number and event.words]
        return lines[-1] if lines else self.speech.label("log-beginning")

    def log(self) -> list[str]:
        """What has happened and what was said, in the order in which it was heard; what was undone is gone."""
        with self._changed:
            known = {("event", event.index): event.words for event in self.table.events if event.words}
            known |= {("chat", line.number): f"{line.name}: {line.text}" for line in self.table.chat}
            known |= {("entry", number): words for number, words in enumerate(self._entries)}
            self._lines = {key: known[key] for key in self._lines if key in known} | known
            return list(self._lines.values())

    def advance(self) -> bool:
        with self._changed:
            while self._version == self._seen and not self._is_closed and not self._failure:
                self._changed.wait()
            self._seen = self._version
        if self._failure and not self._is_closed:
            raise NotPossible(self._failure)
        return not self._is_closed

    def close(self) -> None:
        with self._changed:
            if self._is_closed:
                return
            self._is_closed = True
            self._changed.notify_all()
        self._loop.call(self._leave())

    async def _leave(self) -> None:
        for each in self._tasks:
            each.cancel()
        await self.table.__aexit__(None, None, None)

    # -- what the server is asked ------------------------------------------------------------------

    def _call(self, doing: Coroutine[Any, Any, T]) -> T:
        """Only what reaches the server now: what lies waiting would be carried out when nobody expects it any more."""
        if self._is_closed or not self.is_connected:
            doing.close()
            raise NotPossible(self.speech.label("line-gone" if self._is_closed else "connection-lost"))
        try:
            return self._loop.call(doing)
        except ClientError as error:
            rule = error.refusal.rule if isinstance(error, Refused) else ""
            raise NotPossible(server_problem(error, self.speech), rule) from error

    def look_from(self, seat: int | None) -> None:
        self._call(self.table.look(seat))

    def answer(self, choice: int, to: Moment) -> None:
        self._call(self._settled(partial(self._answer, choice, to)))

    async def _answer(self, choice: int, to: Moment) -> None:
        """In the client's own loop nothing comes between looking and sending."""
        now = self.moment()
        if (now.number, now.asked) != (to.number, to.asked):
            raise NotPossible(self.speech.label("problem-stale"))
        await self.table.answer(choice)

    async def _settled(self, change: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """What follows a change is heard a little later than that it was made; a connection that broke meanwhile may
        first bring the old position once more."""
        before = self._here()
        await change()
        while self._here() == before:
            await self.table.news()

    def _here(self) -> tuple[int, int] | None:
        position = self.table.position
        return (position.number, position.private) if position else None

    def undo(self) -> str:
        """Where nothing can be undone alone, the others are asked, as on the page."""
        position = self.table.position
        alone = position is None or position.can_undo
        self._call(self._settled(self.table.undo if alone else self.table.take_back))
        wish = self.table.position.take_back if self.table.position else None
        if wish is None:
            return self.speech.label("entry-undo", name=self.speech.player(self.people[0]))
        needed = [self.speech.player(seat) for seat in wish.needs if seat not in wish.agreed]
        return self.speech.label("take-back-asked", line=self._line_at(wish.to), names=", ".join(needed))

    def pass_on(self) -> None:
        asked = self.moment().asked
        passes_now = asked is not None and asked.is_window and asked.option(PASS) is not None
        self._call(self._settled(self.table.stand_by) if passes_now else self.table.stand_by())

    def hint(self) -> Advice:
        found = self._call(self.table.hint())
        tried = tuple(Tried(one.choice, one.tries, one.odds, one.nobody) for one in found.tried)
        return Advice(found.choice, tried, found.nobody)

    def odds(self) -> Chances | None:
        question = self.table.position.question if self.table.position else None
        if question is None or question.luck is None:
            return None
        found = self._call(self.table.odds(question.luck.takes_long))
        if found.odds is None:
            return None
        choices = (Worth(each.choice, each.odds, each.is_least) for each in found.choices)
        return Chances.ranked(question.luck.label, found.odds, found.rule, choices, found.is_whole)

    def foresee(self, choice: int) -> Foreseen:
        found = self._call(self.table.preview(choice))
        if found.changes is None:
            return Foreseen(None, False)
        return Foreseen([(tuple(each.path), each.value) for each in found.changes], found.is_whole)

    def why_not(self, choice: int) -> NotPossible | None:
        no = self._call(self.table.why_not(self.game.notation.write(choice)))
        return NotPossible(no.reason, no.rule) if no else None

    @property
    def has_help(self) -> bool:
        return self.table.info.help

    def times(self) -> Times:
        position, since = self._timed
        if position is None or position.outcome is not None or not self.is_connected:
            return Times()
        left, running = (position.clock.left, position.clock.running) if position.clock else ((), None)
        return Times.after(left, running, position.passes_in or None, monotonic() - since)

    def ask_me(self, when: AskWhen | None) -> None:
        before, self._wish = self._wish, when
        try:
            self._call(self._tell_when())
        except NotPossible:
            self._wish = before
            raise

    def resign(self) -> None:
        self._call(self._settled(self.table.resign))

    def talk(self, text: str) -> None:
        self._call(self.table.say(text))

    def agree(self, yes: bool) -> None:
        self._call(self.table.answer_take_back(yes))
