"""Nothing hidden leaves by any door (L1), no secret is in any byte or log line (L2), bots are honest (L3).

A twin is a world that a viewer cannot tell from the true one. Whatever the server sends a viewer must be the same
bytes in both.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from tests.server.inside import FakeConnection, Inside, ask, now, settle
from tests.server.serving import Browser, Player, Served, bot, here, open_seat

from vortex.bots.bot import BOTS
from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.server import autoplay, sight
from vortex.server.bot_workers import BotFailed, BotWorkers, Request, answer
from vortex.server.log import Chose
from vortex.server.protocol import Update, encode
from vortex.server.room import Room

REAL = ("time-of-the-daleks", "time-clash", "card-game")
OPTIONS: dict[str, dict[str, Any]] = {"time-clash": {"match": 1}}
SERVER_LOGS = ("uvicorn", "uvicorn.error", "uvicorn.access", "vortex", "vortex.server")
PEOPLE = ("ada", "bob", "cid")


class Swapped:
    """The room with a viewer's twin in place of the true world."""

    def __init__(self, room: Room, viewer: int | None, number: int) -> None:
        self.room = room
        self.true = room.line.state
        self.twin = room.line.game.determinise(self.true, viewer, FastChance(number))

    def __enter__(self) -> None:
        self.room.line.state = self.twin

    def __exit__(self, *_: object) -> None:
        self.room.line.state = self.true


async def _what_is_sent(room: Room, session: str, viewer: int | None, notations: list[str]) -> list[bytes]:
    """Everything that a viewer can get: welcome, update, refusals, reasons, the table itself."""
    connection = FakeConnection(session, viewer)
    connection.is_welcome = True
    room.connections.append(connection)
    try:
        reader = room.reader(viewer, connection.language)
        connection.send(encode(room.welcome(session, reader, None)))
        connection.send(encode(room.welcome(session, reader, max(0, room.line.moments.number - 3))))
        if room.line.entries:
            entry = sight.entry(room.line, room.line.number)
            connection.send(encode(Update(entry, None, [], room.position(reader))))
        connection.send(encode(room.info()))
        ids = (f"00000000-0000-0000-0000-{number:012}" for number in range(10_000))
        seat = 0 if viewer is None else viewer
        for notation in notations:
            await ask(room, connection, "why_not", id=next(ids), seat=seat, notation=notation)
        at = now(room, seat)
        await ask(room, connection, "move", id=next(ids), number=at["number"] + 1, seat=seat, choice=0)
        if room.line.asked != viewer:
            await ask(room, connection, "move", id=next(ids), **at, seat=seat, choice=1)
            await ask(room, connection, "undo", id=next(ids), **at, seat=seat)
    finally:
        room.connections.remove(connection)
    return connection.sent


async def _games(key: str, games: int, every: int, seats: int) -> int:
    compared = 0
    for number in range(games):
        inside = Inside()
        people = PEOPLE[:seats]
        options = OPTIONS.get(key, {})
        room = await inside.table(key, *people, options=options, seed=number.to_bytes(64, "big"))
        luck = FastChance(1000 * number)
        step = 0
        while not room.line.state.over:
            line = room.line
            if step % every == 0:
                notations = [line.game.notation.write(c) for c in line.state.options[:2]]
                size = line.game.choices.size
                some = [luck.below(size) for _ in range(3)]
                notations += [line.game.notation.write(c) for c in some if line.game.notation.exists(c)]
                for viewer in (*range(seats), None):
                    session = "" if viewer is None else people[viewer]
                    true = await _what_is_sent(room, session, viewer, notations)
                    with Swapped(room, viewer, step):
                        twin = await _what_is_sent(room, session, viewer, notations)
                    assert true == twin, f"{key}, game {number}, number {line.number}, viewer {viewer}"
                    compared += len(true)
            options_now = line.state.options
            choice = options_now[luck.below(len(options_now))]
            connection = FakeConnection(people[line.asked])
            connection.is_welcome = True
            at = now(room, line.asked)
            answered = await ask(room, connection, "move", **at, seat=line.asked, choice=choice)
            assert answered["type"] == "ack"
            await settle()
            step += 1
    return compared


@pytest.mark.parametrize("key", REAL)
def test_what_a_viewer_is_sent_is_the_same_in_its_twin_world(key: str) -> None:
    seats = 2 if key == "time-clash" else 3
    assert asyncio.run(_games(key, 1, 6 if key == REAL[0] else 15, seats)) > 300


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    ("key", "games", "every"), [(REAL[0], 100, 10), (REAL[1], 100, 60), (REAL[2], 100, 40)]
)
def test_in_a_hundred_games_too(key: str, games: int, every: int) -> None:
    assert asyncio.run(_games(key, games, every, 3)) > 5_000


@pytest.mark.parametrize("leak", ["view", "ask", "length"])
def test_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a view that shows the deck, a question sent to all, a field as long as something hidden."""
    honest = sight.position

    def leaking(line: Any, reader: sight.Reader, **more: Any) -> Any:
        position = honest(line, reader, **more)
        if leak == "view":
            position.view["deck_top"] = line.state.deck[-1:]
        elif leak == "ask":
            position.ask = sight._ask(line, reader._replace(viewer=line.asked))
        else:
            position.view["pad"] = "x" * (line.state.deck[-1] if line.state.deck else 0)
        return position

    monkeypatch.setattr(sight, "position", leaking)
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


@pytest.mark.parametrize(
    "key", ["time-clash", *(pytest.param(key, marks=pytest.mark.slow) for key in REAL[::2])]
)
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
        luck = FastChance(11)
        compared = moves = 0
        bodies: list[str] = []
        while True:
            asked = room.line.asked
            if asked < 0:
                break
            player = players[asked]
            player.until_so(lambda player=player: player.position and player.position["ask"])
            assert player.position is not None
            options = player.position["ask"]["options"]
            if moves % 40 == 3:
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
            _only_own_asks(each, viewer if viewer < seats else None)


def _only_own_asks(player: Player, viewer: int | None) -> None:
    for frame in player.frames:
        position = json.loads(frame).get("position")
        if position:
            assert position["seat"] == viewer
            assert position["ask"] is None or position["ask"]["seat"] == viewer


def _both(
    server: Served, room: Room, table: str, browser: Browser, viewer: int | None, number: int
) -> list[str]:
    seat = "spectator" if viewer is None else str(viewer)
    path = f"/api/tables/{table}"
    paths = [path, f"{path}/events?seat={seat}", f"{path}/replay?seat={seat}", f"{path}/replay?seat=all"]
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
    from tests.server.serving import wait_until

    seats = {seat.session for seat in room.row.seats}
    wait_until(lambda: len(room.connections) == len([s for s in seats if s]) + 1)


# -- honest bots -----------------------------------------------------------------------------------


class Thinker:
    """Answers anything legal, and keeps what it was given to think about."""

    def __init__(self) -> None:
        self.requests: list[Request] = []

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, request: Request) -> int:
        self.requests.append(request)
        return answer(request, {})


async def _thoughts(key: str, games: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """At each decision of random games: what a bot is given, and answers, in the true world and in a twin."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 12345)
    compared = 0
    for number in range(games):
        bots = Thinker()
        inside = Inside(bots=bots)
        seats = 2 if key == "time-clash" else 3
        room = await inside.table(
            key, *PEOPLE[:seats], options=OPTIONS.get(key, {}), seed=number.to_bytes(64, "big")
        )
        luck = FastChance(number)
        while not room.line.state.over and compared < 1000 * (number + 1):
            line = room.line
            true = [await autoplay.think(room, level) for level in BOTS]
            with Swapped(room, line.asked, compared):
                twin = [await autoplay.think(room, level) for level in BOTS]
            assert true == twin, f"{key}, game {number}, number {line.number}: a bot knows more than its seat"
            given = [encode(request) for request in bots.requests]
            assert given[: len(BOTS)] == given[len(BOTS) :], "a bot is given more than its seat knows"
            assert {choice for choice, _ in true} <= set(line.state.options)
            bots.requests.clear()
            options = line.state.options
            trial = line.try_choice(options[luck.below(len(options))])
            line.carry_out(Chose(line.asked, 0, 0, line.game.notation.write(trial.choice), "person"), trial)
            compared += 1
    return compared


@pytest.mark.parametrize("key", REAL)
def test_a_bot_is_given_and_answers_the_same_in_its_twin_world(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(_thoughts(key, 1, monkeypatch)) > 60


@pytest.mark.slow
@pytest.mark.parametrize("key", REAL)
def test_nor_in_a_thousand_decisions(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(_thoughts(key, 12 if key == REAL[0] else 5, monkeypatch)) > 1000


@pytest.mark.parametrize("key", REAL)
def test_a_bot_that_is_handed_the_state_would_be_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody deals the hidden cards anew before a bot thinks."""
    kind = type(load_game(key))
    honest = kind.determinise
    monkeypatch.setattr(
        kind,
        "determinise",
        # The twin of the test is still needed; it is drawn with another number.
        lambda self, state, seat, chance: (
            self.clone(state)
            if chance.dump() == FastChance(12345).dump()
            else honest(self, state, seat, chance)
        ),
    )
    with pytest.raises(AssertionError, match="more than its seat knows"):
        asyncio.run(_thoughts(key, 1, monkeypatch))


def test_bots_in_their_own_process_answer_die_and_come_back() -> None:
    game = load_game("card-game")
    world = game.dump(game.determinise(game.new({}, 3, 1), 0, FastChance(1)))
    request = Request("card-game", "", world, 0, "random", 3)

    async def main() -> None:
        workers = BotWorkers(1, 10.0, 1 << 30, {})
        await workers.start()
        try:
            first = await workers.choose(request)
            assert first == await workers.choose(request) == answer(request, {})
            process = workers._workers[0]._process
            assert process is not None
            process.kill()
            with pytest.raises(BotFailed):
                await workers.choose(request)
            assert await workers.choose(request) == first
            with pytest.raises(BotFailed):
                await workers.choose(Request("card-game", "", {}, 0, "random", 3))
            workers._seconds = 0.0
            with pytest.raises(BotFailed):
                await workers.choose(request)
            workers._seconds = 10.0
            assert await workers.choose(request) == first
        finally:
            await workers.stop()

    asyncio.run(main())


def test_all_games_are_looked_at() -> None:
    assert {"toy", *REAL} == set(GAMES)
    assert bot()
