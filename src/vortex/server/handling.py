"""What a WebSocket message asks of a table, and the answer to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar
from uuid import UUID

from msgspec.structs import astuple

from vortex import protocol as wire
from vortex.bots.bot import BOTS
from vortex.kernel.choices import NotationError
from vortex.kernel.game import Game
from vortex.kernel.refusal import IllegalChoice, Refusal
from vortex.kernel.state import NOBODY
from vortex.kernel.words import Words, mentions, wording
from vortex.server.asking import HeldPass
from vortex.server.autoplay import flag_if_due, imagined, odds, reasons
from vortex.server.bot_workers import BotFailed
from vortex.server.entry_numbers import sees
from vortex.server.log import AnsweredTakeBack, AskedTakeBack, Chose, Entry, Undid
from vortex.server.moderating import mute, remove, report
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.seated import Connection
from vortex.server.storage.interface import Muted, OutcomeUnknown, StoreFailed
from vortex.server.text import TextRefused, clean_chat
from vortex.server.thinking import can_find_odds
from vortex.server.timeline import Stale, Trial

T = TypeVar("T")
_WISHED = 256
_OF_SESSION = 16
Numbered = wire.Move | wire.Undo | wire.AskTakeBack | wire.AnswerTakeBack
AboutQuestion = wire.AskHint | wire.AskOdds | wire.AskPreview | wire.Imagine


def hint_level() -> str | None:
    """The strongest bot gives hints, if there is one that does more than guess."""
    level = list(BOTS)[-1]
    return level if level != "random" else None


async def handle(
    room: Room, connection: Connection, message: wire.ClientMessage, arrived: float | None = None
) -> None:
    """Carry one message out. Whatever it is, the sender gets an answer. It arrived now, unless it is said when."""
    if arrived is None:
        arrived = room.context.times.monotonic()
    match message:
        case wire.Hello(seat=seat, since=since, language=language):
            connection.language = language
            _look(room, connection, seat, since)
        case wire.Look(seat=seat):
            _look(room, connection, seat, None)
        case wire.Ping(id=id_):
            connection.send(wire.encode(wire.Pong(id_)))
        case _ if not connection.is_welcome:
            connection.send(wire.encode(wire.Error("hello_first", "the first message must be hello")))
        case _:
            try:
                await _answer(room, connection, message, arrived)
            except RequestRefused as no:
                _refuse(room, connection, message.id, no)
            except Stale:
                _refuse(room, connection, message.id, _stale())
            except OutcomeUnknown as error:
                room.context.store_failed(error)
                room.resolve()
                _refuse(
                    room,
                    connection,
                    message.id,
                    RequestRefused("unsure", "it is not known whether it was saved; send it again"),
                )
            except StoreFailed as error:
                room.context.store_failed(error)
                room.is_stale = True
                _refuse(
                    room, connection, message.id, RequestRefused("store", "it could not be saved; try again")
                )


async def _answer(room: Room, connection: Connection, message: wire.ClientMessage, arrived: float) -> None:
    match message:
        case wire.Move() | wire.Undo() | wire.AskTakeBack() | wire.AnswerTakeBack():
            async with room.lock:
                if room.is_stale:
                    await room.catch_up()
                await _numbered(room, connection, message, _acknowledge(room, connection, message, arrived))
        case wire.StandBy():
            _stand_by(room, connection, message)
        case wire.AskMe():
            _ask_me(room, connection, message)
        case wire.Follow():
            _follow(room, connection, message)
        case wire.WhyNot():
            _why_not(room, connection, message)
        case wire.AskHint():
            await _hint(room, connection, message)
        case wire.AskOdds():
            await _odds(room, connection, message)
        case wire.AskPreview():
            _preview(room, connection, message)
        case wire.Imagine():
            _imagine(room, connection, message)
        case wire.Say():
            await _say(room, connection, message)
        case wire.Mute():
            await mute(room, connection, message)
        case wire.Remove():
            await remove(room, connection, message)
        case wire.Report():
            await report(room, connection, message)


def _refuse(room: Room, connection: Connection, id_: UUID, no: RequestRefused) -> None:
    refused = wire.Refused(*astuple(no.refusal), id=id_, number=room.timeline.numbers.number)
    connection.send(wire.encode(refused))


def _stale() -> RequestRefused:
    return RequestRefused("stale", "the table has moved on; this answers an earlier question")


def _look(room: Room, connection: Connection, seat: object, since: int | None) -> None:
    if seat is None or isinstance(seat, int):
        viewer = seat
        if viewer is not None and not room.owns(connection.session, viewer):
            connection.send(wire.encode(wire.Error("not_yours", "this is not your seat")))
            return
    else:
        mine = room.seats_of(connection.session)
        viewer = room.timeline.asked if room.timeline.asked in mine else next(iter(mine), None)
    is_new = not connection.is_welcome
    connection.viewer = viewer
    connection.is_welcome = True
    connection.send(
        wire.encode(room.welcome(connection.session, room.reader(viewer, connection.language), since))
    )
    if is_new:
        room.present(connection)


def _own_seat(room: Room, connection: Connection, seat: int) -> None:
    if not room.owns(connection.session, seat):
        raise RequestRefused("not_yours", "this is not your seat")


def _playing(room: Room) -> None:
    if room.row.status == "waiting":
        raise RequestRefused("waiting", "the game begins when all seats are taken")
    if room.row.status == "over" or room.timeline.asked < 0:
        raise RequestRefused("over", "the game is over")


def _asks_about_present(room: Room, connection: Connection, message: AboutQuestion) -> None:
    """The sender's own seat is asked now, and what is sent is about that question."""
    _own_seat(room, connection, message.seat)
    _playing(room)
    _still_current(room, message)
    _asked(room, message.seat)


def _still_current(room: Room, message: Numbered | AboutQuestion) -> None:
    if not _is_current(room, message):
        raise _stale()


# -- what makes an entry of the log ------------------------------------------------------------------


async def _numbered(
    room: Room, connection: Connection, message: Numbered, acknowledge: Callable[[int], None]
) -> None:
    _own_seat(room, connection, message.seat)
    move_id = str(message.id)
    if move_id in room.ids:
        number = room.ids[move_id]
        if room.timeline.entries[number - 1].seat != message.seat:
            raise RequestRefused("not_yours", "this id has been used")
        acknowledge(number)
        return
    if not _is_current(room, message) and room.context.store.is_shared:
        # This process may be behind: the message may have been carried out elsewhere.
        await room.catch_up()
        if move_id in room.ids:
            return await _numbered(room, connection, message, acknowledge)
    if _is_current(room, message):
        await flag_if_due(room)
    _still_current(room, message)
    _playing(room)
    entry, trial = _entry(room, connection, message)
    if isinstance(message, wire.Move) and room.must_wait(message.choice):
        room.held = HeldPass(move_id, room.timeline.number, acknowledge)
        return
    try:
        await room.append(entry, move_id, trial, acknowledge)
    except Stale:
        # Another process was faster. If it was with something that this seat cannot see, a refusal would tell of it.
        if not (move_id in room.ids or _is_current(room, message)):
            raise
        await _numbered(room, connection, message, acknowledge)


def _is_current(room: Room, message: Numbered | AboutQuestion) -> bool:
    """Whether it answers what its seat sees now."""
    return room.timeline.numbers.of(message.seat) == (message.number, message.private)


def _acknowledge(
    room: Room, connection: Connection, message: Numbered, arrived: float
) -> Callable[[int], None]:
    context = room.context

    def acknowledge(entry: int) -> None:
        at = room.timeline.numbers.of(message.seat, entry)
        connection.send(wire.encode(wire.Ack(message.id, at.number, at.private)))
        context.figures.moves.observe(context.times.monotonic() - arrived)

    return acknowledge


def _entry(room: Room, connection: Connection, message: Numbered) -> tuple[Entry, Trial | None]:
    timeline = room.timeline
    at, spent, seat = room.context.times.now(), room.spent(), message.seat
    match message:
        case wire.Move(choice=choice):
            _asked(room, seat)
            try:
                trial = timeline.try_choice(choice)
            except IllegalChoice as illegal:
                raise _illegal(room, connection, seat, illegal) from None
            except Exception:
                raise _broken(room) from None
            return Chose(seat, at, spent, timeline.game.notation.write(choice), "person"), trial
        case wire.Undo():
            if not timeline.can_undo(seat):
                raise RequestRefused(
                    "nothing_to_undo",
                    "nothing to take back: undo stops at a roll, a draw, a reveal and another player's answer",
                )
            return Undid(seat, at, spent, timeline.undo_target()), None
        case wire.AskTakeBack(to=to):
            known = to is None or to <= timeline.numbers.number
            back_to = (
                timeline.last_asked(seat) if to is None else timeline.numbers.entry_of(to) if known else None
            )
            if back_to is None or not sees(timeline.seen_since(back_to), seat):
                raise RequestRefused("nothing_to_undo", "there is nothing to go back to")
            mine = room.seats_of(connection.session)
            needs = tuple(other for other in room.people() if other not in mine)
            return AskedTakeBack(seat, at, spent, back_to, needs), None
        case wire.AnswerTakeBack(yes=yes):
            pending = timeline.take_back
            may_withdraw = pending is not None and seat == pending.seat and not yes
            if pending is None or not (may_withdraw or seat in pending.needs):
                raise RequestRefused("no_request", "nobody asks you for that")
            return AnsweredTakeBack(seat, at, spent, yes), None


def _illegal(room: Room, connection: Connection, seat: int, illegal: IllegalChoice) -> RequestRefused:
    assert illegal.refusal is not None
    return RequestRefused("illegal", *_in_words(room, connection, seat, illegal.refusal))


def _in_words(room: Room, connection: Connection, seat: int, refusal: Refusal) -> tuple[str, str]:
    """The reason in the sender's language, and the rule."""
    return room.reader(seat, connection.language).read(refusal.reason), refusal.rule


def _broken(room: Room) -> RequestRefused:
    """A mistake in the rules: the table stays at its last question."""
    room.context.report("a rule failed")
    return RequestRefused("broken", "the rules fail at this choice; please choose something else")


def _asked(room: Room, seat: int) -> None:
    if room.bot_of(seat) is not None:
        raise RequestRefused("bot_plays", "a bot plays this seat; take it back first")
    if room.timeline.asked != seat:
        question = room.timeline.game.questions[room.timeline.state.topic]
        raise RequestRefused("not_asked", f"{room.names[room.timeline.asked]} is asked now", question.rule)


# -- what does not -----------------------------------------------------------------------------------


def _stand_by(room: Room, connection: Connection, message: wire.StandBy) -> None:
    def stand_by() -> None:
        if message.on:
            room.standing[message.seat] = room.turn()
        else:
            room.standing.pop(message.seat, None)

    _wish(room, connection, message, stand_by)


def _ask_me(room: Room, connection: Connection, message: wire.AskMe) -> None:
    _wish(room, connection, message, lambda: room.wishes.update({message.seat: message.when}))


def _wish(
    room: Room, connection: Connection, message: wire.StandBy | wire.AskMe, take: Callable[[], object]
) -> None:
    """What a seat wants of its windows. Sent again, it changes nothing, whatever was wished since."""
    _own_seat(room, connection, message.seat)
    key = f"{message.seat}:{message.id}"
    if key in room.wished:
        connection.send(room.wished[key])
        return
    _playing(room)
    take()
    room.wished[key] = wire.encode(wire.Ack(message.id, *room.timeline.numbers.of(message.seat)))
    if len(room.wished) > _WISHED:
        room.wished.popitem(last=False)
    connection.send(room.wished[key])
    room.tell_seat(message.seat)
    room.autoplay.wake()


def _follow(room: Room, connection: Connection, message: wire.Follow) -> None:
    """Sent again, it changes nothing."""
    _own_seat(room, connection, message.seat)
    if room.guiding is None:
        raise RequestRefused("no_lesson", "this table is no guided game")
    room.guiding.reached = max(room.guiding.reached, message.step)
    connection.send(wire.encode(wire.Ack(message.id, *room.timeline.numbers.of(message.seat))))
    room.autoplay.wake()


def _why_not(room: Room, connection: Connection, message: wire.WhyNot) -> None:
    _own_seat(room, connection, message.seat)
    _playing(room)
    game = room.timeline.game
    try:
        choice = game.notation.read(message.notation)
    except NotationError:
        raise RequestRefused("unknown", "there is no such choice in this game") from None
    found = game.why_not(room.timeline.state, message.seat, choice)
    why = None
    named: list[str] = []
    if found is not None:
        why = wire.Refusal("illegal", *_in_words(room, connection, message.seat, found))
        names = _names(game)
        named = [
            key
            for key in game.notation.write(choice).split()
            if key in names and mentions(found.reason, names[key])
        ]
    connection.send(wire.encode(wire.Why(message.id, why, named)))


@lru_cache(maxsize=32)
def _names(game: Game[Any]) -> dict[str, Words]:
    return {face.key: face.name for face in game.gallery()}


async def _looked_for(
    room: Room,
    connection: Connection,
    message: wire.AskHint | wire.AskOdds,
    what: str,
    search: Callable[[], Awaitable[T]],
) -> T:
    """What a process finds out about the question, as long as it is still the question then; one at a time of each."""
    if what in connection.awaits:
        raise RequestRefused("busy", f"a search for {what} is still running")
    connection.awaits.add(what)
    try:
        found = await search()
    except BotFailed:
        raise RequestRefused("busy", f"the search for {what} took too long") from None
    finally:
        connection.awaits.remove(what)
    _still_current(room, message)
    return found


async def _hint(room: Room, connection: Connection, message: wire.AskHint) -> None:
    _asks_about_present(room, connection, message)
    if not room.row.help:
        raise RequestRefused("no_hints", "this table is played without help: there are no hints")
    level = hint_level()
    if level is None:
        raise RequestRefused("no_hints", "there are no hints for this game")
    found = await _looked_for(room, connection, message, "a hint", lambda: reasons(room, level))
    notation = room.timeline.game.notation.write(found.choice)
    tried = [wire.TriedChoice(*each) for each in found.considered if each.visits]
    nobody = wording(connection.language).write(room.timeline.game.nobody)
    connection.send(wire.encode(wire.Hint(message.id, message.number, found.choice, notation, tried, nobody)))


async def _odds(room: Room, connection: Connection, message: wire.AskOdds) -> None:
    _asks_about_present(room, connection, message)
    if not room.row.help:
        raise RequestRefused("no_odds", "this table is played without help: there are no odds")
    if not can_find_odds():
        raise RequestRefused("no_odds", "this server cannot work odds out")
    found = await _looked_for(room, connection, message, "the odds", lambda: odds(room, message.in_full))
    if not found.was_found:
        raise RequestRefused("busy", "the odds could not be worked out")
    game, state = room.timeline.game, room.timeline.state
    luck = game.luck(state)
    read = room.reader(message.seat, connection.language).read
    leaning = {
        choice: wire.Leaning(None if one.seat == NOBODY else one.seat, read(one.words), read(one.label))
        for choice, one in (luck.leaning if luck else ())
    }
    choices = [
        wire.ChoiceOdds(choice, each, leaning.get(choice), choice in found.at_least)
        for choice, each in found.choices.items()
    ]
    in_full = {choice: each for choice, each in found.choices.items() if choice not in found.at_least}
    answer = wire.Odds(
        message.id,
        message.number,
        found.probability,
        choices,
        found.rule,
        found.alone,
        found.unpaid,
        found.pool,
        found.is_whole,
        luck is None or all(choice in in_full for choice in luck.own(state.options)),
        None if luck is None else luck.next_free(state.options, in_full),
    )
    connection.send(wire.encode(answer))


def _preview(room: Room, connection: Connection, message: wire.AskPreview) -> None:
    _asks_about_present(room, connection, message)
    timeline = room.timeline
    try:
        found = timeline.game.preview(timeline.state, message.seat, message.choice)
    except IllegalChoice as illegal:
        raise _illegal(room, connection, message.seat, illegal) from None
    except Exception:
        raise _broken(room) from None
    changes = None if found is None else [wire.ViewChange(list(path), new) for path, new in found.changes]
    is_whole = found is not None and found.is_whole
    answer = wire.Preview(message.id, message.number, message.choice, changes, is_whole)
    connection.send(wire.encode(answer))


def _imagine(room: Room, connection: Connection, message: wire.Imagine) -> None:
    """What a bot of this server is given, too."""
    _asks_about_present(room, connection, message)
    _, _, world = imagined(room)
    connection.send(wire.encode(wire.World(message.id, message.number, world)))


async def _say(room: Room, connection: Connection, message: wire.Say) -> None:
    mine = room.seats_of(connection.session)
    if not mine:
        raise RequestRefused("not_yours", "only people at the table can talk")
    try:
        text = clean_chat(message.text)
    except TextRefused as no:
        raise RequestRefused("text", wording(connection.language).write(no.words)) from None
    seat = connection.viewer if connection.viewer in mine else mine[0]
    assert seat is not None
    # The id is made unlike any other session's, so that nobody can suppress another's line. Which of its own seats a
    # browser looks from may have changed when it sends the line again.
    own_id = f"{connection.session[:_OF_SESSION]}:{message.id}"
    async with room.lock:
        try:
            said = await room.context.store.add_chat(
                room.row.id, own_id, seat, room.names[seat], text, room.context.times.now()
            )
        except Muted:
            raise RequestRefused("muted", "the host of this table has muted you") from None
        connection.send(wire.encode(wire.Ack(message.id, said.number, 0)))
        await room.hear(said)
