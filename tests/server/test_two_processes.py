"""Two servers on one PostgreSQL: people at one table play through different ones (D6, D7)."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from functools import partial
from uuid import uuid4

import asyncpg
import pytest
from tests.patience import wait_until
from tests.server.processes import ServerProcess
from tests.server.serving import Browser, Json, Player, bot, here, open_seat
from tests.server.storage.postgresql_server import PostgresqlServer

from vortex.kernel.chance import FastChance

BESIDES: dict[str, list[Json]] = {"time-of-the-daleks": [], "time-clash": [], "card-game": [bot()]}
OPTIONS: dict[str, Json] = {"time-clash": {"match": 1}}


class Sides:
    """Ada at the first server, Bob at the second, at one table."""

    def __init__(self, one: ServerProcess, two: ServerProcess, game: str) -> None:
        self.browsers = [Browser(one), Browser(two)]
        made = self.browsers[0].create(
            game, here("Ada"), open_seat(), *BESIDES[game], options=OPTIONS.get(game, {})
        )
        self.table = made["table"]["id"]
        sat = self.browsers[1].post(
            f"/api/tables/{self.table}/sit", {"token": made["invite"]["token"], "name": "Bob"}
        )
        assert sat.status == 200, sat.body
        self.players = [self._sit(0), self._sit(1)]
        self.luck = FastChance(8)
        self.moves = 0
        self.acked: list[tuple[int, int]] = []

    def _sit(self, seat: int) -> Player:
        player = self.browsers[seat].connect(self.table, seat=seat)
        player.until_so(lambda: player.position)
        return player

    def move_to(self, seat: int, server: ServerProcess) -> None:
        """The seat's owner opens the page at another server; the session is known there too."""
        self.players[seat].socket.close_socket()
        self.browsers[seat].server = server
        self.players[seat] = self._sit(seat)

    def play(self, most: int = 10_000) -> bool:
        """The player who is asked answers, and the other one must hear of it. False: the game is over."""
        for _ in range(most):
            first = self.players[0]
            assert first.position is not None
            if first.position["outcome"]:
                return False
            seat = first.position["question"]["seat"]
            if seat > 1:
                first.next()
                continue
            player, other = self.players[seat], self.players[1 - seat]
            if not player.until_asked():
                first.until_so(lambda first=first: first.position["outcome"])
                return False
            assert player.position is not None
            options = player.position["question"]["options"]
            answer = player.move(options[self.luck.below(len(options))]["choice"])
            assert answer["type"] == "ack", answer
            player.until_there(answer)
            other.until_number(answer["number"])
            self.moves += 1
        return True

    def agree(self) -> None:
        """Both have seen the same end, the same events and, from either server, the same record."""
        positions: list[Json] = []
        for player in self.players:
            player.until_so(lambda player=player: player.position["outcome"])
            assert player.position is not None
            positions.append(player.position)
        assert positions[0]["outcome"] == positions[1]["outcome"]
        assert positions[0]["number"] == positions[1]["number"]
        kinds = [
            [(e["index"], e["number"], e["event"]["kind"]) for e in player.events] for player in self.players
        ]
        shorter = min(map(len, kinds))
        assert kinds[0][-shorter:] == kinds[1][-shorter:]
        bodies = {browser.get(f"/api/tables/{self.table}/record").body for browser in self.browsers}
        assert len(bodies) == 1


@pytest.fixture(scope="module")
def servers(postgresql: PostgresqlServer) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """They ask only while they cannot be told."""
    url = postgresql.new_database()
    one, two = (ServerProcess(url, module="tests.server.only_told") for _ in range(2))
    one.start()
    two.start()
    try:
        yield one, two
    finally:
        one.close()
        two.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", BESIDES)
def test_two_sides_of_a_table_are_served_by_two_processes(
    servers: tuple[ServerProcess, ServerProcess], game: str
) -> None:
    """Each hears of every move by a notice: neither asks."""
    one, two = servers
    received = [server.figures()["store_notices_received_total"] for server in servers]
    sides = Sides(one, two, game)
    assert not sides.play()
    sides.agree()
    assert sides.moves > 5
    for server, before in zip(servers, received, strict=True):
        assert server.figures()["store_is_listening"] == 1
        assert server.figures()["store_notices_received_total"] > before


@pytest.mark.slow
def test_chat_is_the_same_at_both_however_fast_people_talk(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    sides = Sides(*servers, "time-clash")
    for number in range(8):
        for player, name in zip(sides.players, ("Ada", "Bob"), strict=True):
            player.send("say", id=str(uuid4()), text=f"{name} {number}")
    heard: list[list[Json]] = []
    for player in sides.players:
        lines: list[Json] = []
        heard.append(lines)
        while len(lines) < 16:
            message = player.next()
            if message["type"] == "chat":
                lines.append(message["line"])
    assert heard[0] == heard[1]
    assert [line["number"] for line in heard[0]] == list(range(1, 17))


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        "time-of-the-daleks",
        *(pytest.param(more, marks=pytest.mark.long) for more in ("time-clash", "card-game")),
    ],
)
def test_when_one_process_is_killed_its_players_go_on_at_the_other(postgresql_url: str, game: str) -> None:
    one, two = ServerProcess(postgresql_url), ServerProcess(postgresql_url)
    one.start()
    two.start()
    try:
        sides = Sides(one, two, game)
        for _ in range(3):
            if not sides.play(25):
                break
            two.kill()
            sides.move_to(1, one)
            if not sides.play(15):
                break
            two.start()
            sides.move_to(1, two)
        sides.play()
        sides.agree()
    finally:
        one.close()
        two.close()


@contextlib.contextmanager
def deaf(server: PostgresqlServer) -> Iterator[None]:
    """No process of ours hears notices: whatever listens is cut off at once."""
    is_over = threading.Event()

    async def cut() -> None:
        connection = await asyncpg.connect(server.url)
        while not is_over.is_set():
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vortex'"
                " AND (query ILIKE 'listen%' OR query LIKE '%pg_notify%')"
            )
            await asyncio.sleep(0.005)
        await connection.close()

    thread = threading.Thread(target=lambda: asyncio.run(cut()))
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


@pytest.mark.slow
def test_without_notices_both_sides_ask_and_come_along(
    servers: tuple[ServerProcess, ServerProcess], postgresql: PostgresqlServer
) -> None:
    """They ask for as long as nothing can be heard, and listen again afterwards."""
    one, two = servers
    sides = Sides(one, two, "time-of-the-daleks")
    sides.play(5)
    with deaf(postgresql):
        for server in servers:
            wait_until(partial(is_deaf, server))
        found_by_asking = 0
        while found_by_asking < 6:
            # A notice may slip through while a server has just begun to listen again: such a move shows nothing.
            before = heard(servers)
            assert sides.play(1)
            found_by_asking += heard(servers) == before
    wait_until(lambda: not any(map(is_deaf, servers)))
    sides.play()
    sides.agree()


def heard(servers: tuple[ServerProcess, ServerProcess]) -> float:
    return sum(server.figures()["store_notices_received_total"] for server in servers)


def is_deaf(server: ServerProcess) -> bool:
    return not server.figures()["store_is_listening"]
