"""Silent, slow and too many connections: others are served all the same."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.serving import Browser, Served, here

from vortex.server.connections import Door, LimitedProtocol
from vortex.server.limits import OwnLimits
from vortex.server.settings import settings_from


def knock(server: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def answer(caller: socket.socket, said: bytes = b"") -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    with caller, contextlib.suppress(ConnectionResetError, BrokenPipeError):
        caller.sendall(said)
        while some := caller.recv(4096):
            heard += some
    return heard


def test_silent_connections_of_one_address_are_limited_and_leave_their_place() -> None:
    with Served(connections_an_address=3) as server:
        silent = [knock(server) for _ in range(3)]
        asking = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        assert answer(knock(server), asking) == b""
        silent.pop().close()
        wait_until(lambda: answer(knock(server), asking).startswith(b"HTTP/1.1 200"))
        for each in silent:
            each.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
def test_a_request_that_never_ends_is_not_waited_for(said: bytes) -> None:
    with Served(request_seconds=0.05) as server:
        assert b"HTTP/1.1 200" not in answer(knock(server), said)


def test_sockets_are_counted_apart_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[asyncio.TimerHandle | None] = []
    honest = LimitedProtocol._give_time

    def noted(protocol: LimitedProtocol) -> None:
        honest(protocol)
        limits.append(protocol._limit)

    monkeypatch.setattr(LimitedProtocol, "_give_time", noted)
    with Served(connections_an_address=1, request_seconds=PATIENCE) as server:
        ada = Browser(server)
        table = ada.create("toy", here("Ada"), here("Bob"))["table"]["id"]
        wait_until(lambda: not server.uvicorn.server_state.connections)
        players = [ada.connect(table) for _ in range(3)]
        for player in players:
            player.send("ping", id="00000000-0000-0000-0000-000000000001")
            assert player.until("pong")
        assert len(limits) >= len(players)
        assert [limit for limit in limits if limit is None or not limit.cancelled()] == []


def test_proxies_may_bring_any_number() -> None:
    door = Door(settings_from({}, connections_an_address=1, trusted_proxies=["10.0.0.0/8"]), OwnLimits())
    assert [door.enter("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [door.enter("192.0.2.1") for _ in range(2)] == [True, False]
    door.leave("192.0.2.1")
    assert door.enter("192.0.2.1")
    everybody = Door(settings_from({}, connections_an_address=1, trusted_proxies=["*"]), OwnLimits())
    assert [everybody.enter("192.0.2.1") for _ in range(3)] == [True] * 3


def test_bad_letters_and_a_goodbye_in_one_breath_are_no_error(caplog: pytest.LogCaptureFixture) -> None:
    with Served() as server:
        ada = Browser(server)
        player = ada.connect(ada.create("toy", here("Ada"), here("Bob"))["table"]["id"])
        mask = bytes(4)
        player.wire.sendall(b"\x81\x82" + mask + b"\xff\xfe" + b"\x88\x82" + mask + b"\x03\xe8")
        wait_until(lambda: len(server.parts.sockets) == 0)
    assert [record.message for record in caplog.records if record.name in ("asyncio", "vortex.server")] == []
