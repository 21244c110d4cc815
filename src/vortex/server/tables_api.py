"""Tables: set one up, sit down, come back, hand over, play again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from vortex.games import UnknownGame
from vortex.kernel.game import Game, OptionError
from vortex.kernel.pack import PackError
from vortex.kernel.state import State
from vortex.kernel.words import Words, say
from vortex.protocol import (
    BotSeat,
    CreateTable,
    Link,
    Me,
    MyTable,
    OpenSeat,
    PersonHere,
    Rematch,
    ReturnLink,
    Sit,
    SitAnswer,
    TableAnswer,
    TableInfo,
    Tables,
    TakeOver,
)
from vortex.server.api import Call, Operation
from vortex.server.log import Chose, Entry, HandedBack, OfferedReturn, TookOver, write_entry
from vortex.server.offering import offered
from vortex.server.packs import UnknownPack
from vortex.server.refusals import RequestRefused
from vortex.server.room import Room
from vortex.server.seats import BadLink
from vortex.server.shown import table_info
from vortex.server.storage.interface import SeatRow, Summary, TableRow
from vortex.server.text import TextRefused, clean_name, clean_title, refuse_look_alike
from vortex.server.timeline import Stale, Timeline

SEAT_TOKEN = "x-seat-token"
"""The header in which a page shows the token of the link that it was opened with: addresses are written into logs."""
_LISTED = 50


# -- setting up ----------------------------------------------------------------------------------------


async def create(call: Call) -> TableAnswer:
    return await set_up(call, call.body, call.context.draws.table_seed())


async def set_up(
    call: Call, wish: CreateTable, seed: bytes, start: str = "", choices: Sequence[int] = ()
) -> TableAnswer:
    """A table as it is wished for, dealt from the seed, or with the state that it begins with. The first choices may
    have been made already."""
    context = call.context
    await offered(call, wish.game, wish.pack)
    try:
        game = await context.packs.game(wish.game, wish.pack)
        options = game.settle(wish.options, len(wish.seats))
    except UnknownGame:
        raise _no_option(call, say("table-no-such-game"), "game") from None
    except (UnknownPack, PackError):
        raise _no_option(call, say("table-no-such-pack"), "pack") from None
    except OptionError as error:
        field = f"options.{error.option}" if error.option else "seats"
        raise _no_option(call, error.words, field) from None
    state: State = Timeline(game, options, len(wish.seats), seed, start).state
    seats = _seats(call, wish)
    title = _clean(call, clean_title, wish.title, "title")
    row = TableRow(
        context.draws.table_id(),
        game.key,
        wish.pack,
        game.pack_hash,
        game.rules_version,
        options,
        tuple(seats),
        seed,
        "",
        title,
        wish.public,
        wish.spectators,
        (wish.clock.seconds, wish.clock.increment) if wish.clock else None,
        context.times.now(),
        "",
        0,
        state.asked,
        "waiting" if any(seat.kind == "open" for seat in seats) else "playing",
        help=_has_help(wish) if wish.help is None else wish.help,
        start=start,
    )
    session = await call.need_session()
    await context.store.create_table(_given(row, session))
    await _begun(call, game, row, choices)
    room = await call.rooms.room(row.id)
    assert room is not None
    return answer(call, room)


async def _begun(call: Call, game: Game[Any], row: TableRow, choices: Sequence[int]) -> None:
    """Written before anybody, and any bot, is at the table."""
    timeline = Timeline(game, row.options, len(row.seats), row.seed)
    for number, choice in enumerate(choices, 1):
        seat = timeline.asked
        by: Literal["bot", "person"] = "bot" if row.seats[seat].kind == "bot" else "person"
        entry = Chose(seat, row.created, 0, game.notation.write(choice), by)
        timeline.carry_out(entry)
        summary = Summary(timeline.asked, "over" if timeline.is_over else "playing")
        move = call.context.draws.move_id()
        await call.context.store.append_entry(row.id, number, move, write_entry(entry), summary)


def _given(row: TableRow, session: str) -> TableRow:
    seats = tuple(
        replace(seat, session=session, generation=1) if seat.kind == "person" else seat for seat in row.seats
    )
    return replace(row, host=session, seats=seats)


def _has_help(wish: CreateTable) -> bool:
    """As usual: not where a person comes from elsewhere to play against another one."""
    people = [seat for seat in wish.seats if not isinstance(seat, BotSeat)]
    come = wish.public or any(isinstance(seat, OpenSeat) for seat in people)
    return len(people) < 2 or not come


def _seats(call: Call, wish: CreateTable) -> list[SeatRow]:
    seats: list[SeatRow] = []
    bots = {
        number: SeatRow(number, "bot", f"Bot {number + 1}", _level(call, plan.level))
        for number, plan in enumerate(wish.seats)
        if isinstance(plan, BotSeat)
    }
    for number, plan in enumerate(wish.seats):
        match plan:
            case PersonHere(name=name):
                name = _clean(call, clean_name, name, f"seats.{number}")
                _unlike(call, name, [*seats, *bots.values()], f"seats.{number}")
                seats.append(SeatRow(number, "person", name))
            case OpenSeat():
                seats.append(SeatRow(number, "open", ""))
            case BotSeat():
                seats.append(bots[number])
    return seats


def _level(call: Call, level: str) -> str:
    levels = call.context.levels
    if level not in levels:
        raise _no_option(call, say("table-no-such-bot", levels=", ".join(levels)))
    return level


def _no_option(call: Call, why: Words, field: str = "") -> RequestRefused:
    return RequestRefused("option", call.wording.write(why), field=field)


def _clean(call: Call, cleaner: Callable[[str], str], text: str, field: str) -> str:
    try:
        return cleaner(text)
    except TextRefused as no:
        raise _no_name(call, no, field) from None


def _unlike(call: Call, name: str, seats: list[SeatRow], field: str) -> None:
    try:
        refuse_look_alike(name, [seat.name for seat in seats])
    except TextRefused as no:
        raise _no_name(call, no, field) from None


def _no_name(call: Call, no: TextRefused, field: str) -> RequestRefused:
    return RequestRefused("name", call.wording.write(no.words), field=field)


def answer(call: Call, room: Room) -> TableAnswer:
    """What the asker may know; the host is also given the invitations."""
    links = call.context.links
    table = room.row.id
    invite, each = None, []
    if room.is_host(call.session) and _has_room(room.row):
        token = links.token(table, None, room.row.invites)
        invite = Link(None, token, links.url(table, token))
        for seat in room.row.seats:
            if seat.kind == "open":
                token = links.token(table, seat.seat, seat.generation)
                each.append(Link(seat.seat, token, links.url(table, token)))
    return TableAnswer(room.info(), room.me(call.session), invite, each)


# -- looking -------------------------------------------------------------------------------------------


async def tables(call: Call) -> Tables:
    store = call.context.store
    session = call.session
    public = [
        _listed(call, row) for row in await store.public_tables(_LISTED) if row.spectators or _has_room(row)
    ]
    mine: list[MyTable] = []
    for row in await store.tables_of(session, _LISTED) if session else []:
        info = _listed(call, row)
        seats = [seat.seat for seat in row.seats if seat.kind == "person" and seat.session == session]
        muted = [
            seat.seat for seat in row.seats if seat.muted and (row.host == session or seat.seat in seats)
        ]
        mine.append(MyTable(info, Me(seats, row.host == session, muted), info.asked in seats))
    return Tables(public, mine)


def _listed(call: Call, row: TableRow) -> TableInfo:
    room = call.rooms.here(row.id)
    return room.info() if room is not None else table_info(row)


async def table(call: Call) -> TableAnswer:
    """A visitor who could sit down sees who sits there, even where others may not watch."""
    wish = Sit(token=call.request.headers.get(SEAT_TOKEN, ""))

    def could_sit(row: TableRow) -> bool:
        if _takes_anyone(row):
            return True
        try:
            _claimed(call, row, wish)
        except RequestRefused:
            return False
        return True

    return answer(call, await call.room(could_sit))


# -- sitting down --------------------------------------------------------------------------------------


async def sit(call: Call) -> SitAnswer:
    wish: Sit = call.body
    # The holder of a genuine link is told if it is void; a made-up one reveals nothing.
    room = await call.room(
        lambda row: _takes_anyone(row) or call.context.links.is_ours(row.id, wish.token or "")
    )
    async with room.lock:
        while True:
            seat = _claimed(call, room.row, wish)
            row = room.row.seats[seat]
            name = _clean(call, clean_name, wish.name, "name") if wish.name or row.kind == "open" else ""
            if name:
                _unlike(call, name, [other for other in room.row.seats if other.seat != seat], "name")
            session = await call.need_session()
            is_theirs = await call.context.store.claim_seat(room.row.id, seat, row.generation, session, name)
            await room.catch_up()
            if is_theirs:
                break
            # Another player was faster, at another process. A person who wants any seat is given the next.
            if wish.seat is not None or row.kind != "open":
                raise RequestRefused("taken", "another player was faster")
        if row.kind == "open" and seat in room.timeline.bots and seat not in room.timeline.flagged:
            await append_now(room, HandedBack(seat, call.context.times.now(), room.spent()))
    return SitAnswer(room.info(), room.me(session), seat, _link(call, room, seat))


def _takes_anyone(row: TableRow) -> bool:
    """Such tables are listed for all to join, whether or not others may watch later."""
    return row.public and _has_room(row)


def _has_room(row: TableRow) -> bool:
    """Whether a seat is open: before a game, and in one from which a person was removed."""
    return row.status != "over" and any(seat.kind == "open" for seat in row.seats)


def _claimed(call: Call, row: TableRow, wish: Sit) -> int:
    """The seat that the wish is good for."""
    seats = row.seats
    if wish.token is None:
        if not row.public:
            raise RequestRefused("link", "this table is joined by its link")
        seat = wish.seat if wish.seat is not None else _first_open(row)
        if seat >= len(seats):
            raise _no_option(call, say("table-no-such-seat"))
        if seats[seat].kind != "open":
            raise RequestRefused("taken", "this seat is taken")
        return seat
    try:
        claim = call.context.links.read(row.id, wish.token)
    except BadLink:
        raise RequestRefused("link", "this link is not good for this table") from None
    if claim.seat is None:
        if claim.generation != row.invites:
            raise RequestRefused("link", "this link is void; a newer one is needed")
        seat = wish.seat if wish.seat is not None else _first_open(row)
        if seat >= len(seats) or seats[seat].kind != "open":
            raise RequestRefused("taken", "this seat is taken")
        return seat
    if wish.seat not in (None, claim.seat) or claim.seat >= len(seats):
        raise RequestRefused("link", "this link is for another seat")
    if seats[claim.seat].generation != claim.generation or seats[claim.seat].kind == "bot":
        raise RequestRefused("link", "this link has been used; a newer one is needed")
    return claim.seat


def _first_open(row: TableRow) -> int:
    for seat in row.seats:
        if seat.kind == "open":
            return seat.seat
    raise RequestRefused("taken", "all seats are taken")


def _link(call: Call, room: Room, seat: int) -> Link:
    token = call.context.links.token(room.row.id, seat, room.row.seats[seat].generation)
    return Link(seat, token, call.context.links.url(room.row.id, token))


async def return_link(call: Call) -> Link:
    """To one's own seat; or, for the host, to one whose owner is away: they may have lost the device that knew them.

    The holder of that link sits there and sees the cards, so the log records it and everybody is told."""
    wish: ReturnLink = call.body
    room = await call.room()
    if room.owns(call.session, wish.seat):
        return _link(call, room, wish.seat)
    async with room.lock:
        is_persons = wish.seat < len(room.row.seats) and room.row.seats[wish.seat].kind == "person"
        if not room.is_host(call.session) or not is_persons:
            raise RequestRefused("not_yours", "this is not your seat")
        if room.row.status == "over":
            raise RequestRefused("over", "the game is over")
        if not room.is_absent(wish.seat):
            raise RequestRefused("present", "its player is here, or has not been away for long enough")
        await append_now(room, OfferedReturn(wish.seat, call.context.times.now(), room.spent()))
        return _link(call, room, wish.seat)


# -- handing over --------------------------------------------------------------------------------------


async def take_over(call: Call) -> TableAnswer:
    wish: TakeOver = call.body
    room = await call.room()
    if wish.seat >= len(room.row.seats):
        raise _no_option(call, say("table-no-such-seat"))
    async with room.lock:
        if room.row.seats[wish.seat].kind == "open":
            await _fill(call, room, wish)
        else:
            await _hand_over(call, room, wish)
    return answer(call, room)


async def _fill(call: Call, room: Room, wish: TakeOver) -> None:
    if not room.is_host(call.session):
        raise RequestRefused("not_yours", "only the host can give an open seat to a bot")
    level = _level(call, wish.level or "")
    name = f"Bot {wish.seat + 1}"
    if not await call.context.store.seat_bot(room.row.id, wish.seat, level, name):
        raise RequestRefused("taken", "another player was faster")
    await room.catch_up()


async def _hand_over(call: Call, room: Room, wish: TakeOver) -> None:
    seat = wish.seat
    is_mine = room.owns(call.session, seat)
    if not (is_mine or room.seats_of(call.session)) or room.row.seats[seat].kind == "bot":
        raise RequestRefused("not_yours", "this is not your seat")
    if room.row.status != "playing":
        raise RequestRefused(room.row.status, "this can be done while a game is played")
    now = call.context.times.now()
    if wish.level is None:
        if not is_mine:
            raise RequestRefused("not_yours", "only its owner can have a seat back")
        if seat in room.timeline.flagged:
            raise RequestRefused("flagged", "a bot plays this seat to the end")
        if seat not in room.timeline.bots:
            return
        entry: HandedBack | TookOver = HandedBack(seat, now, room.spent())
    else:
        level = _level(call, wish.level)
        if seat in room.timeline.bots:
            return
        if not (is_mine or room.is_absent(seat)):
            raise RequestRefused("present", "its player is here, or has not been away for long enough")
        entry = TookOver(seat, now, room.spent(), level)
    await append_now(room, entry)


async def append_now(room: Room, entry: Entry) -> None:
    """What another process wrote meanwhile may be out of everybody's sight: then a refusal would tell of it."""
    move_id, number = room.context.draws.move_id(), room.timeline.numbers.number
    while True:
        try:
            await room.append(entry, move_id)
            return
        except Stale:
            if room.timeline.numbers.number != number:
                raise RequestRefused("stale", "the table has moved on; try again") from None
            entry = replace(entry, spent=room.spent())


# -- playing again -------------------------------------------------------------------------------------


async def rematch(call: Call) -> TableAnswer:
    wish: Rematch = call.body
    room = await call.room()
    if not (room.seats_of(call.session) or room.is_host(call.session)):
        raise RequestRefused("not_yours", "only people at the table can ask for a rematch")
    if room.row.status != "over":
        raise RequestRefused("not_over", "the game is not over yet")
    async with room.lock:
        following = room.row.next
        if not following:
            following = await call.context.store.link_rematch(room.row.id, _rematch_row(call, room, wish))
            await room.catch_up()
    new = await call.rooms.room(following)
    assert new is not None
    return answer(call, new)


def _rematch_row(call: Call, room: Room, wish: Rematch) -> TableRow:
    old = room.row
    turn = 1 if wish.rotate else 0
    seats = [old.seats[(seat + turn) % len(old.seats)] for seat in range(len(old.seats))]
    seed = call.context.draws.table_seed()
    state: State = room.timeline.game.new(old.options, len(seats), seed)
    return replace(
        old,
        id=call.context.draws.table_id(),
        seed=seed,
        seats=tuple(replace(row, seat=seat, generation=1, seen=0) for seat, row in enumerate(seats)),
        created=call.context.times.now(),
        next="",
        start="",
        number=0,
        asked=state.asked,
        status="waiting" if any(seat.kind == "open" for seat in seats) else "playing",
    )


OPERATIONS = [
    Operation("GET", "/api/tables", "Public tables, and mine", tables, Tables),
    Operation(
        "POST",
        "/api/tables",
        "Set up a table",
        create,
        TableAnswer,
        CreateTable,
        status=201,
        problems=(422,),
    ),
    Operation(
        "GET", "/api/tables/{table}", "What I may know of a table", table, TableAnswer, problems=(404, 409)
    ),
    Operation(
        "POST",
        "/api/tables/{table}/sit",
        "Take a seat",
        sit,
        SitAnswer,
        Sit,
        problems=(404, 409, 422),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/return-link",
        "A link back to my seat, or for the host to the seat of a player who is away",
        return_link,
        Link,
        ReturnLink,
        problems=(404, 409),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/takeover",
        "Hand a seat to a bot, or have it back",
        take_over,
        TableAnswer,
        TakeOver,
        problems=(404, 409, 422),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/rematch",
        "Play again",
        rematch,
        TableAnswer,
        Rematch,
        problems=(404, 409),
    ),
]
