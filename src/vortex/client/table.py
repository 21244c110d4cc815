"""A table as one viewer sees it: what is known of it, and what can be said there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from operator import index
from types import TracebackType
from typing import Any, Self, SupportsIndex
from uuid import uuid4

from msgspec import UNSET, UnsetType

from vortex.client.connection import Connection, News
from vortex.client.errors import ClientError, Refused
from vortex.client.web import Web
from vortex.kernel.record import Record, RecordError, record_from_json
from vortex.protocol import (
    VERSION,
    Ack,
    AnswerTakeBack,
    AskHint,
    AskMe,
    AskOdds,
    AskPreview,
    AskTakeBack,
    Chat,
    ChatLine,
    Follow,
    Hello,
    Hint,
    Imagine,
    Language,
    LoggedEvent,
    Look,
    Me,
    Move,
    Mute,
    Odds,
    OutcomeInfo,
    Position,
    Preview,
    Question,
    QuestionOption,
    Refusal,
    Remove,
    Report,
    Resign,
    Say,
    StandBy,
    TableAnswer,
    TableChanged,
    TableInfo,
    TakeOver,
    Undo,
    Update,
    Welcome,
    Why,
    WhyNot,
    World,
)
from vortex.protocol.kinds import AskWhen

PATIENCE = 300.0
"""For so many seconds a table tries to come back to a server that does not answer."""
Viewer = int | UnsetType | None
"""A seat; None to watch; UNSET for one of mine, the asked one first."""
Choice = QuestionOption | SupportsIndex | str
"""An option of a question, its number, or its notation."""

_AGAIN = ("store", "unsure")
"""Refusals of a change after which the same message is to be sent again."""
_TRIES = 5


class Table:
    """Inside `async with table:` it is connected, and what it knows is up to date.

    `info`, `me` and `position` are the last that was sent, `events` and `chat` the newest of what has been shown.
    `invite` and `links` are for others: to any open seat, and to each; `way_back` leads to this seat from elsewhere.
    """

    def __init__(
        self,
        web: Web,
        info: TableInfo,
        me: Me,
        language: Language,
        seat: Viewer = UNSET,
        patience: float = PATIENCE,
    ) -> None:
        self.info = info
        self.me = me
        self.position: Position | None = None
        self.events: list[LoggedEvent] = []
        self.chat: list[ChatLine] = []
        self.invite = ""
        self.links: dict[int, str] = {}
        self.way_back = ""
        self._web = web
        self._language: Language = language
        self._seat: Viewer = seat
        self._put: tuple[int, int] | None = None
        """The moment of the question that `questions` has given last, until it is answered."""
        self._answered: tuple[int, int] | None = None
        self._listeners: list[list[News]] = []
        self._connection = Connection(web, info.id, self._hello, self._hear, patience)

    def __repr__(self) -> str:
        mine = ", ".join(map(str, self.me.seats))
        place = f"seat {mine}" if mine else "watching"
        return f"<Table {self.id} of {self.info.game}: {self.info.status}, {place}>"

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def outcome(self) -> OutcomeInfo | None:
        """How the game has ended; None while it is played."""
        return self.position.outcome if self.position else None

    async def __aenter__(self) -> Self:
        await self._connection.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connection.close()

    @property
    def is_connected(self) -> bool:
        """Whether the server answers; while it does not, the table tries to come back."""
        return self._connection.is_welcome

    async def news(self) -> None:
        """Until something has changed: the table, the game, the chat or the connection."""
        await self._connection.news()

    # -- what it tells -----------------------------------------------------------------------------

    async def questions(self) -> AsyncIterator[Question]:
        """Each question that is put to a seat of mine, until the game is over. One that is not answered comes again
        when something has changed."""
        while self.outcome is None:
            position, question = self.position, self._question()
            if position is None or question is None or _moment(position) == self._answered:
                await self._connection.news()
            elif position.seat != question.seat:
                await self.look(question.seat)
            else:
                self._put = _moment(position)
                yield question
                if self.position is position and _moment(position) != self._answered:
                    await self._connection.news()

    async def positions(self) -> AsyncIterator[Position]:
        """The position now, and the newest whenever it has changed, until the game is over."""
        shown: Position | None = None
        while shown is None or shown.outcome is None:
            if self.position is None or self.position is shown:
                await self._connection.news()
            else:
                shown = self.position
                yield shown

    async def messages(self) -> AsyncIterator[News]:
        """All that the table tells from now on, one after another, until the game is over: updates with their events,
        who comes and goes, chat."""
        news: list[News] = []
        self._listeners.append(news)
        try:
            while news or self.outcome is None:
                if news:
                    yield news.pop(0)
                else:
                    await self._connection.news()
        finally:
            self._listeners.remove(news)

    # -- what can be said --------------------------------------------------------------------------

    async def answer(self, choice: Choice) -> bool:
        """Answer the present question, or the one that `questions` has given. False if the table had moved on by then;
        whatever else is wrong raises `Refused`."""
        self._connection.check()
        if self._put is not None and self.position is not None and self._put != _moment(self.position):
            self._put = None
            return False
        question = self._question()
        if self.position is None or question is None:
            raise Refused(Refusal("not_asked", "no seat of yours is asked now"))
        number, private = moment = _moment(self.position)
        try:
            await self._change(Move(uuid4(), number, question.seat, _number(choice, question), private))
        except Refused as no:
            if no.code != "stale":
                raise
            self._put, self._answered = None, moment
            return False
        self._put, self._answered = None, moment
        return True

    async def undo(self) -> None:
        """Take the last choice back, as far as nobody has learned anything by it (`position.can_undo`)."""
        await self._change(Undo(uuid4(), *self._here()))

    async def take_back(self, to: int | None = None) -> None:
        """Ask the others to go back: to a number, or to where my seat was asked last."""
        number, seat, private = self._here()
        await self._change(AskTakeBack(uuid4(), number, seat, to, private))

    async def answer_take_back(self, yes: bool) -> None:
        """Agree to go back, or not, where my seat is among `position.take_back.needs`."""
        number, seat, private = self._here()
        await self._change(AnswerTakeBack(uuid4(), number, seat, yes, private))

    async def stand_by(self, on: bool = True) -> None:
        """Pass every window of this turn."""
        _, seat, _ = self._here()
        await self._change(StandBy(uuid4(), seat, on))

    async def ask_me(self, when: AskWhen) -> None:
        """When I want to be asked in windows of this game: `always`, when I am `able` to do something, or `never`.
        After the server has restarted it must be said again."""
        _, seat, _ = self._here()
        await self._change(AskMe(uuid4(), seat, when))

    async def resign(self, seat: int | None = None) -> None:
        """Give up, at the seat that is shown or at another one of mine. The game is over, or a bot plays on for those
        who do not want it to be."""
        place = self.position.seat if seat is None and self.position else seat
        if place is None:
            raise Refused(Refusal("not_yours", "you have no seat here"))
        await self._web.post(f"{self._path}/resign", TableAnswer, Resign(place))

    async def hand_over(self, seat: int, bot: str | None = "companion") -> None:
        """Let a bot of the server play this seat; with None, whoever sits there has it back."""
        await self._web.post(f"{self._path}/takeover", TableAnswer, TakeOver(seat, bot))

    async def record(self) -> Record:
        """The record of a game that is over: `vortex.replay` goes through it, `vortex.write_record` keeps it."""
        try:
            return record_from_json(await self._web.file(f"{self._path}/record"))
        except RecordError as error:
            raise ClientError(f"the record of table {self.id} cannot be read: {error}") from error

    async def follow(self, step: int) -> None:
        """In a guided first game: this step has been read, so what it plays by itself may be played."""
        _, seat, _ = self._here()
        await self._change(Follow(uuid4(), seat, step))

    async def say(self, text: str) -> None:
        """Talk to the others, as players can; spectators read it."""
        await self._change(Say(uuid4(), text))

    async def report(self, line: int) -> None:
        """Show a line of chat, by its number, to the server's operator."""
        await self._change(Report(uuid4(), line))

    async def mute(self, seat: int, on: bool = True) -> None:
        """As the host: the person in this seat may not talk here, or may again."""
        await self._change(Mute(uuid4(), seat, on))

    async def remove(self, seat: int, *, is_open: bool = True, bot: str = "companion") -> None:
        """As the host: the person in this seat leaves for good. A bot plays on, until another person sits down
        there if the seat `is_open`."""
        await self._change(Remove(uuid4(), seat, is_open, bot))

    async def hint(self) -> Hint:
        """What a good bot would do, and why."""
        return await self._connection.request(AskHint(uuid4(), *self._here()), Hint)

    async def odds(self, in_full: bool = False) -> Odds:
        """How likely success is, and what each choice is worth."""
        return await self._connection.request(AskOdds(uuid4(), *self._here(), in_full), Odds)

    async def preview(self, choice: Choice) -> Preview:
        """What a choice would change in my view, as far as that is certain."""
        number, seat, private = self._here()
        found = _number(choice, self._question())
        return await self._connection.request(AskPreview(uuid4(), number, seat, found, private), Preview)

    async def why_not(self, notation: str) -> Refusal | None:
        """How a move would be refused; None if it is legal."""
        _, seat, _ = self._here()
        return (await self._connection.request(WhyNot(uuid4(), seat, notation), Why)).refusal

    async def imagine(self) -> dict[str, Any]:
        """A world that the asked seat cannot tell from the true one, for `Game.load`."""
        return (await self._connection.request(Imagine(uuid4(), *self._here()), World)).world

    async def look(self, seat: int | None) -> None:
        """Look from another seat of mine, or with None as a spectator, from now on."""
        if seat is not None and seat not in self.me.seats:
            raise Refused(Refusal("not_yours", f"seat {seat} is not yours"))
        self._seat = seat
        if self._connection.is_welcome:
            await self._connection.send(Look(seat))
        while self.position is not None and self.position.seat != seat:
            await self._connection.news()

    # -- within ------------------------------------------------------------------------------------

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.id}"

    async def _change(self, message: Any) -> None:
        """Something that is saved: where the server could not say whether it was, the same is sent again."""
        for left in reversed(range(_TRIES)):
            try:
                await self._connection.request(message, Ack)
                return
            except Refused as no:
                if no.code not in _AGAIN or not left:
                    raise
                await asyncio.sleep(1.0)

    def _question(self) -> Question | None:
        """What a seat of mine is asked."""
        question = self.position.question if self.position else None
        return question if question and question.seat in self.me.seats else None

    def _here(self) -> tuple[int, int, int]:
        """Number, seat and private count of what a message is about."""
        self._connection.check()
        if self.position is None:
            raise Refused(Refusal("waiting", "the game has not begun"))
        question = self._question()
        seat = question.seat if question else self.position.seat
        if seat is None:
            raise Refused(Refusal("not_yours", "you have no seat here"))
        return self.position.number, seat, self.position.private

    def _hello(self) -> Hello:
        since = self.position.number if self.position else None
        return Hello(VERSION, self._seat, since, self._language)

    def _hear(self, news: News) -> None:
        match news:
            case Welcome():
                self.info, self.me, self.position = news.table, news.me, news.position
                if news.reset:
                    self.events.clear()
                self._add(news.events)
                known = {line.number for line in self.chat}
                self.chat += [line for line in news.chat if line.number not in known]
            case Update():
                self.position = news.position
                if news.undone_to is not None:
                    self.events = [event for event in self.events if event.number <= news.undone_to]
                self._add(news.events)
            case TableChanged():
                self.info, self.me = news.table, news.me
            case Chat():
                self.chat.append(news.line)
        for listener in self._listeners:
            listener.append(news)

    def _add(self, events: list[LoggedEvent]) -> None:
        last = self.events[-1].index if self.events else -1
        self.events += [event for event in events if event.index > last]


def _moment(position: Position) -> tuple[int, int]:
    return position.number, position.private


def _number(choice: Choice, question: Question | None) -> int:
    if isinstance(choice, QuestionOption):
        return choice.choice
    if hasattr(choice, "__index__") and not isinstance(choice, bool | str):
        return index(choice)
    options = question.options if question else []
    found = [option.choice for option in options if option.notation == choice]
    if not found:
        there = ", ".join(option.notation for option in options)
        raise Refused(Refusal("unknown", f"{choice!r} is not among the options: {there}"))
    return found[0]
