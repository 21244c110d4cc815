"""The server hands messages to push services, and reaches nothing else by the addresses that browsers give."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.push_stand_in import PushStandIn, nobody_there

from vortex.server.push_service import PushFailed, PushService, SubscriptionGone

HERE = ("127.0.0.0/8",)


@pytest.fixture
def push() -> Iterator[PushStandIn]:
    with PushStandIn() as standing_in:
        yield standing_in


def post(endpoint: str, *, seconds: float = 60.0, body: bytes = b"", **headers: str) -> None:
    asyncio.run(PushService(HERE, seconds).post(endpoint, headers, body))


def test_a_message_is_posted_with_its_headers(push: PushStandIn) -> None:
    post(f"{push.origin}/to/one?way=2", body=b"\0secret", ttl="5")
    (taken,) = push.taken
    assert (taken.path, taken.body) == ("/to/one?way=2", b"\0secret")
    assert taken.headers["ttl"] == "5"
    assert taken.headers["host"] == push.origin.removeprefix("http://")


@pytest.mark.parametrize(
    ("status", "error"),
    [
        (403, SubscriptionGone),
        (404, SubscriptionGone),
        (410, SubscriptionGone),
        (429, PushFailed),
        (500, PushFailed),
    ],
)
def test_what_the_service_answers_is_understood(
    push: PushStandIn, status: int, error: type[Exception]
) -> None:
    push.status = status
    with pytest.raises(error) as raised:
        post(f"{push.origin}/to/one")
    assert type(raised.value) is error


def test_no_service_leads_elsewhere(push: PushStandIn) -> None:
    push.status = 307
    with pytest.raises(PushFailed):
        post(f"{push.origin}/to/one")
    assert [taken.path for taken in push.taken] == ["/to/one"]


def test_a_service_that_says_nothing_is_given_up(push: PushStandIn) -> None:
    push.is_silent = True
    with pytest.raises(PushFailed, match="no answer"):
        post(f"{push.origin}/to/one", seconds=0.05)


def test_nobody_at_the_address_is_a_failure_like_another() -> None:
    with pytest.raises(PushFailed):
        post(nobody_there())


@pytest.mark.parametrize(
    "answer", [b"", b"HTTP/1.1", b"HTTP/1.1 abc no\r\n", b"220 mail.example.org\r\n", b"x" * 5000]
)
def test_another_kind_of_server_is_a_failure_like_another(answer: bytes) -> None:
    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def posted() -> None:
        async with await asyncio.start_server(answering, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(PushFailed):
                await PushService(HERE, 60.0).post(f"http://127.0.0.1:{port}/", {}, b"")

    asyncio.run(posted())


NO_ADDRESSES = [
    "http://push.example.net/",
    "https://push.example.net:8443/",
    "https://user@push.example.net/",
    "https://user:word@push.example.net/",
    "https:///nothing",
    "https://push.example.net:99999/",
    "https://[half/",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest/meta-data",
    "https://224.0.0.1/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[::ffff:10.1.2.3]/",
    "https://[2002:0a01:0203::1]/",
    "https://[64:ff9b::a01:203]/",
    "https://[fd00::1]/",
    "https://[fe80::1]/",
    "ftp://push.example.net/",
]


@pytest.mark.parametrize("endpoint", NO_ADDRESSES)
def test_an_address_that_no_push_service_has_is_refused(endpoint: str) -> None:
    assert not PushService((), 60.0).may_be(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.example.net/to/one",
        "https://push.example.net:443/",
        "https://93.184.215.14/",
        "https://[2606:2800:21f:cb07::1]/",
    ],
)
def test_an_address_that_one_may_have_is_not(endpoint: str) -> None:
    assert PushService((), 60.0).may_be(endpoint)


def looked_up(monkeypatch: pytest.MonkeyPatch, *places: str) -> list[tuple[tuple[object, ...], str, bool]]:
    """Post to a name that stands for these addresses; answers what would have been connected to."""
    connected: list[tuple[tuple[object, ...], str, bool]] = []

    def found(*args: Any, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]

    async def connecting(*args: Any, **more: Any) -> None:
        connected.append((args, more["server_hostname"], more["ssl"].check_hostname))
        raise OSError

    async def posted() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", found)
        with pytest.raises(PushFailed):
            await PushService((), 60.0).post("https://push.example.net/to/one", {}, b"")

    monkeypatch.setattr(asyncio, "open_connection", connecting)
    asyncio.run(posted())
    return connected


@pytest.mark.parametrize(
    "place",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fe80::1%2"],
)
def test_a_public_name_for_a_private_address_reaches_nothing(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """The name is looked up when it is used, and only what it stood for then is connected to."""
    assert looked_up(monkeypatch, place) == []


def test_the_address_that_was_looked_at_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_up(monkeypatch, "10.0.0.1", "93.184.215.14") == [
        (("93.184.215.14", 443), "push.example.net", True)
    ]


def test_a_name_that_takes_long_to_look_up_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those who use the threads that all share, and this service no longer than it was given."""
    may_go = threading.Event()
    inside: list[str] = []

    def slowly(*args: Any, **more: Any) -> list[Any]:
        inside.append(threading.current_thread().name)
        may_go.wait()
        return []

    async def posted() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", slowly)
        with pytest.raises(PushFailed, match="no answer"):
            await PushService((), 0.2).post("https://push.example.net/to/one", {}, b"")
        may_go.set()

    asyncio.run(posted())
    assert inside
    assert all(name.startswith("push-lookups") for name in inside)
