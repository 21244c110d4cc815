"""Nothing hidden leaves by any door (L1), no secret is in any byte or log line (L2).

A twin is a world that a viewer cannot tell from the true one. Whatever the server sends a viewer must be the same
bytes in both.
"""

from __future__ import annotations

import asyncio
import json
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from tests.patience import wait_until
from tests.server.bots_here import Noted
from tests.server.inside import FakeConnection, Inside, ask, now, settle
from tests.server.serving import Browser, Player, Served, here, open_seat
from tests.server.twins import Swapped

from vortex.games import GAMES
from vortex.kernel.chance import FastChance
from vortex.kernel.words import wording
from vortex.protocol import LoggedEvent, PublicEntry, ReplayAnswer, encode
from vortex.server import replay_api, review_api, sight
from vortex.server.log import Chose
from vortex.server.room import Room
from vortex.server.timeline import Timeline

REAL = ("time-of-the-daleks", "time-clash", "card-game")
OPTIONS: dict[str, dict[str, Any]] = {"time-clash": {"match": 1}}
SERVER_LOGS = ("uvicorn", "uvicorn.error", "uvicorn.access", "vortex", "vortex.server")
PEOPLE = ("ada", "bob", "cid")


async def _what_is_sent(room: Room, session: str, viewer: int | None, notations: list[str]) -> list[bytes]:
    """Everything that a viewer can get: welcome, update, refusals, reasons, the table itself."""
    connection = FakeConnection(session, viewer)
    connection.is_welcome = True
    room.connections.append(connection)
    try:
        reader = room.reader(viewer, connection.language)
        connection.send(encode(room.welcome(session, reader, None)))
        last = room.timeline.numbers.number
        for since in {max(0, last - 1), max(0, last - 4)}:
            connection.send(encode(room.welcome(session, reader, since)))
        if room.timeline.entries:
            room._tell_update(None, max(0, len(room.timeline.events) - 9))
        connection.send(encode(room.info()))
        for upto in {last, last // 2}:
            context: Any = SimpleNamespace(request=SimpleNamespace(query_params={"upto": str(upto)}))
            connection.send(encode(replay_api._replayed(context, room.timeline, reader, False)))
            connection.send(encode(replay_api._events_answer(context, room.timeline, reader, False)))
        for upto in _questions(room, viewer)[-2:]:
            connection.send(await _thought(room, session, upto))
        ids = (f"00000000-0000-0000-0000-{number:012}" for number in range(10_000))
        seat = 0 if viewer is None else viewer
        for notation in notations:
            await ask(room, connection, "why_not", id=next(ids), seat=seat, notation=notation)
        at = now(room, seat)
        await ask(room, connection, "move", id=next(ids), number=at["number"] + 1, seat=seat, choice=0)
        if room.timeline.asked != viewer:
            await ask(room, connection, "move", id=next(ids), **at, seat=seat, choice=1)
            await ask(room, connection, "undo", id=next(ids), **at, seat=seat)
            for to in (last, last + 1):
                await ask(room, connection, "take_back", id=next(ids), **at, seat=seat, to=to)
    finally:
        room.connections.remove(connection)
    return connection.sent


def _questions(room: Room, viewer: int | None) -> list[int]:
    """The numbers at which this viewer was asked something, also if that has been taken back since."""
    timeline = room.timeline
    numbers = {
        timeline.numbers.number_of(number - 1)
        for number, entry in enumerate(timeline.entries, 1)
        if isinstance(entry, Chose) and entry.seat == viewer
    }
    return sorted(numbers)


async def _thought(room: Room, session: str, upto: int) -> bytes:
    """What the bot is given to think about a question, and the answer."""

    async def this_room() -> Room:
        return room

    async def stays() -> None:
        await asyncio.Event().wait()

    call: Any = SimpleNamespace(
        room=this_room,
        address="",
        gone=stays,
        session=session,
        context=room.context,
        wording=wording("en"),
        request=SimpleNamespace(query_params={"upto": str(upto)}),
    )
    answer = encode(await review_api.thought(call))
    bots = room.context.bots
    assert isinstance(bots, Noted)
    return answer + bots.thoughts[-1]


async def _go_back(room: Room, people: tuple[str, ...], to: int) -> None:
    """Somebody asks for it, and all agree."""
    for seat, who in enumerate(people):
        connection = FakeConnection(who)
        connection.is_welcome = True
        wish: dict[str, Any] = {"to": to} if seat == 0 else {"yes": True}
        type_ = "answer_take_back" if seat else "take_back"
        await ask(room, connection, type_, **now(room, seat), seat=seat, **wish)


async def _games(key: str, games: int, every: int, seats: int) -> int:
    compared = 0
    for number in range(games):
        inside = Inside(bots=Noted())
        people = PEOPLE[:seats]
        options = OPTIONS.get(key, {})
        room = await inside.table(key, *people, options=options, seed=number.to_bytes(64, "big"))
        luck = FastChance(1000 * number)
        step = 0
        while not room.timeline.state.over:
            timeline = room.timeline
            if (step + number) % every == 0:
                notations = [timeline.game.notation.write(c) for c in timeline.state.options[:2]]
                size = timeline.game.choices.size
                some = [luck.below(size) for _ in range(3)]
                notations += [
                    timeline.game.notation.write(c) for c in some if timeline.game.notation.exists(c)
                ]
                for viewer in (*range(seats), None):
                    session = "" if viewer is None else people[viewer]
                    true = await _what_is_sent(room, session, viewer, notations)
                    with Swapped(room, viewer, step):
                        twin = await _what_is_sent(room, session, viewer, notations)
                    assert true == twin, f"{key}, game {number}, number {timeline.number}, viewer {viewer}"
                    compared += len(true)
            if step % 40 == 20 + number % 10:
                await _go_back(room, people, max(0, timeline.numbers.number - 5))
            options_now = timeline.state.options
            choice = options_now[luck.below(len(options_now))]
            connection = FakeConnection(people[timeline.asked])
            connection.is_welcome = True
            at = now(room, timeline.asked)
            answered = await ask(room, connection, "move", **at, seat=timeline.asked, choice=choice)
            assert answered["type"] == "ack"
            if timeline.can_undo(timeline.asked) and luck.below(8) == 0:
                asked = timeline.asked
                connection = FakeConnection(people[asked])
                connection.is_welcome = True
                answered = await ask(room, connection, "undo", **now(room, asked), seat=asked)
                assert answered["type"] == "ack"
            await settle()
            step += 1
    return compared


@pytest.mark.parametrize("key", [*REAL[:-1], pytest.param(REAL[-1], marks=pytest.mark.slow)])
def test_what_a_viewer_is_sent_is_the_same_in_its_twin_world(key: str) -> None:
    seats = 2 if key == "time-clash" else 3
    assert asyncio.run(_games(key, 1, 14 if key == REAL[0] else 25, seats)) > 300


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    ("games", "looks"),
    [(30, 1), pytest.param(100, 1, marks=pytest.mark.long), pytest.param(100, 6, marks=pytest.mark.long)],
)
@pytest.mark.parametrize(("key", "every"), [(REAL[0], 60), (REAL[1], 150), (REAL[2], 162)])
def test_in_many_games_too(key: str, every: int, games: int, looks: int) -> None:
    """Each game is looked at elsewhere, so that all moments come up; with more looks, most of them in every game."""
    assert asyncio.run(_games(key, games, every // looks, 3)) > 25 * games * looks


def _told_to_all(timeline: Timeline, reader: sight.Reader, *span: int, **more: Any) -> list[LoggedEvent]:
    """Planted: secrets of events go to everybody."""
    told = _EVENTS(timeline, reader, *span, **more)
    for event in told:
        event.event = timeline.events[event.index].plain(timeline.game.event_keys)
    return told


def _replayed_with_all_cards(
    context: Any, timeline: Timeline, reader: sight.Reader, all_open: bool, then: int | None = None
) -> ReplayAnswer:
    """Planted: looking back shows everything, as if the game were over."""
    return _REPLAYED(context, timeline, reader, True, then)


def _position_that(leak: str) -> Any:
    """Planted: a view that shows the deck, a question sent to all, a field as long as something hidden."""

    def leaking(timeline: Any, reader: sight.Reader, **more: Any) -> Any:
        position = _POSITION(timeline, reader, **more)
        if leak == "view":
            position.view["deck_top"] = timeline.state.deck[-1:]
        elif leak == "question":
            position.question = sight._question(timeline, reader._replace(viewer=timeline.asked))
        else:
            position.view["pad"] = "x" * (timeline.state.deck[-1] if timeline.state.deck else 0)
        return position

    return leaking


def _entry_in_words(timeline: Timeline, number: int) -> PublicEntry:
    """Planted: what the log says of a choice goes to everybody."""
    entry, own = _ENTRY(timeline, number), timeline.entries[number - 1]
    entry.level = own.choice if isinstance(own, Chose) else entry.level
    return entry


def _chosen_in_the_present(timeline: Timeline, number: int) -> int | None:
    """Planted: whatever came next stands for what the seat chose there, also after it was taken back."""
    length = timeline.length_at(number)
    return timeline.steps[length].choice if length < len(timeline.steps) else None


_POSITION, _EVENTS, _ENTRY, _REPLAYED = sight.position, sight.events, sight.entry, replay_api._replayed
LEAKS: dict[str, tuple[Any, str, Any]] = {
    "view": (sight, "position", _position_that("view")),
    "question": (sight, "position", _position_that("question")),
    "length": (sight, "position", _position_that("length")),
    "events": (sight, "events", _told_to_all),
    "entry": (sight, "entry", _entry_in_words),
    "replay": (replay_api, "_replayed", _replayed_with_all_cards),
    "thought": (Timeline, "chosen_at", _chosen_in_the_present),
}


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(AssertionError, match="viewer"):
        asyncio.run(_games("card-game", 1, 5, 3))


# -- over the wire ---------------------------------------------------------------------------------


def _seat_everybody(server: Served, key: str, seats: int) -> tuple[str, list[Browser], list[str]]:
    browsers = [Browser(server) for _ in range(seats)]
    made = browsers[0].create(key, here("Ada"), *[open_seat()] * (seats - 1), options=OPTIONS.get(key, {}))
    table = made["table"]["id"]
    tokens = [made["invite"]["token"], *(link["token"] for link in made["links"])]
    for number, name in enumerate(("Bob", "Cid")[: seats - 1]):
        sat = browsers[number + 1].post(
            f"/api/tables/{table}/sit", {"token": made["links"][number]["token"], "name": name}
        )
        tokens.append(sat.json["link"]["token"])
    return table, browsers, tokens


@pytest.mark.slow
@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize("key", REAL)
def test_over_real_sockets_and_http_nothing_differs_and_no_secret_is_sent(
    key: str, caplog: pytest.LogCaptureFixture
) -> None:
    """People play a whole game; now and then everything that can be had is fetched in both worlds."""
    seats = 2 if key == "time-clash" else 3
    with Served() as server:
        for name in SERVER_LOGS:
            caplog.set_level(logging.INFO, name)
        table, browsers, tokens = _seat_everybody(server, key, seats)
        stranger = Browser(server)
        players = [browser.connect(table) for browser in browsers]
        watcher = stranger.connect(table)
        room = server.rooms.here(table)
        assert room is not None
        live = Live(room)
        luck = FastChance(11)
        compared = moves = 0
        bodies: list[str] = []
        while True:
            # On the server's own loop: in between, the room shows the twin's world.
            asked = server.run(_asked(room))
            if asked < 0:
                break
            player = players[asked]
            player.until_so(lambda player=player: player.options)
            assert player.position is not None
            options = player.position["question"]["options"]
            if moves == 3 or moves % 40 == 13:
                for seat, browser in enumerate([*browsers, stranger]):
                    viewer = seat if seat < seats else None
                    bodies += _both(server, room, table, browser, viewer, moves)
                    compared += 1
            player.until_there(player.move(options[luck.below(len(options))]["choice"]))
            moves += 1
        for each in (*players, watcher):
            each.until_so(lambda each=each: each.position["outcome"])
        assert compared >= 2 * seats
        running = [
            frame for each in (*players, watcher) for frame in each.frames if '"outcome":null' in frame
        ]
        assert len(running) > moves
        seed = room.row.seed.hex()
        cookies = [browser.cookie.partition("=")[2] for browser in browsers]
        logged = [record.getMessage() for record in caplog.records if record.name in SERVER_LOGS]
        assert logged
        for text in (*running, *bodies, *logged):
            assert seed not in text
            for secret in (*cookies, *tokens):
                assert secret not in text
        for viewer, each in enumerate([*players, watcher]):
            _only_own_options(each, viewer if viewer < seats else None)
            assert live.compared(viewer if viewer < seats else None, each) >= moves / 2


async def _asked(room: Room) -> int:
    return room.timeline.asked


class Live:
    """What each viewer's twin would have been told at the very moments at which the viewer was told something."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._honest = room._tell_update
        self._twins: dict[int | None, list[str]] = {}
        room._tell_update = self._tell  # type: ignore[method-assign]

    def _tell(self, undone_to: int | None, first: int) -> None:
        self._honest(undone_to, first)
        room = self._room
        if room.timeline.state.over:
            return
        for viewer in (*range(room.timeline.seats), None):
            session = "" if viewer is None else room.row.seats[viewer].session
            connection = FakeConnection(session, viewer)
            connection.is_welcome = True
            listening, room.connections = room.connections, [connection]
            try:
                with Swapped(room, viewer, room.timeline.number):
                    self._honest(undone_to, first)
            finally:
                room.connections = listening
            self._twins.setdefault(viewer, []).extend(data.decode() for data in connection.sent)

    def compared(self, viewer: int | None, player: Player) -> int:
        """How many updates came over the socket, each of which was the same bytes."""
        came = [frame for frame in player.frames if '"type":"update"' in frame and '"outcome":null' in frame]
        assert came == self._twins[viewer], f"an update differs for viewer {viewer}"
        return len(came)


@pytest.mark.parametrize("leak", ["view", "events"])
def test_a_leak_in_live_updates_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with Served() as server:
        table, browsers, _ = _seat_everybody(server, "card-game", 3)
        players = [browser.connect(table) for browser in browsers]
        room = server.rooms.here(table)
        assert room is not None
        live = Live(room)
        for _ in range(12):
            player = players[room.timeline.asked]
            player.until_so(lambda player=player: player.options)
            player.until_there(player.move())
        number = room.timeline.numbers.number
        for player in players:
            player.until_number(number)
        with pytest.raises(AssertionError, match="an update differs"):
            assert sum(live.compared(viewer, player) for viewer, player in enumerate(players))


def _only_own_options(player: Player, viewer: int | None) -> None:
    for frame in player.frames:
        position = json.loads(frame).get("position")
        if position:
            assert position["seat"] == viewer
            question = position["question"]
            assert question is None or not question["options"] or question["seat"] == viewer


def _both(
    server: Served, room: Room, table: str, browser: Browser, viewer: int | None, number: int
) -> list[str]:
    seat = "spectator" if viewer is None else str(viewer)
    path = f"/api/tables/{table}"
    middle = room.timeline.numbers.number // 2
    paths = [path, f"{path}/events?seat={seat}", f"{path}/replay?seat={seat}", f"{path}/replay?seat=all"]
    paths += [f"{path}/replay?seat={seat}&upto={middle}", f"{path}/events?seat={seat}&before={middle}"]
    paths += [f"{path}/record", f"{path}/replay?seat={(0 if viewer is None else viewer + 1) % 2}"]

    def fetch() -> list[tuple[int, dict[str, str], bytes]]:
        found = []
        for each in paths:
            got = browser.get(each)
            got.headers.pop("date", None)
            found.append((got.status, got.headers, got.body))
        player = browser.connect(table)
        found.append((0, {}, player.frames[0].encode()))
        player.socket.close_socket()
        return found

    wait_for_quiet(server, room)
    true = fetch()
    with Swapped(room, viewer, number):
        wait_for_quiet(server, room)
        twin = fetch()
    wait_for_quiet(server, room)
    assert true == twin
    return [body.decode() for _, _, body in true]


def wait_for_quiet(server: Served, room: Room) -> None:
    """Until the sockets opened for looking are gone again: who is connected is public, but takes a moment."""
    seats = {seat.session for seat in room.row.seats}
    wait_until(lambda: len(room.connections) == len([s for s in seats if s]) + 1)


def test_all_games_are_looked_at() -> None:
    assert {"toy", *REAL} == set(GAMES)
