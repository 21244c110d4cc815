"""Hostile data: frames inside the process and on the wire (Z1), and HTTP by its own description (Z2)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import re
import socket
import struct
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.patience import PATIENCE, wait_until
from tests.server.inside import FakeConnection, Inside, move
from tests.server.serving import Browser, Served, bot, here

from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.protocol import ClientMessage, NotUnderstood, decode_client
from vortex.server import games_api, proving_api, replay_api, tables_api, workshop_api
from vortex.server.handling import handle
from vortex.server.log import Chose
from vortex.server.timeline import Timeline

VALID: list[dict[str, Any]] = [
    {"type": "hello", "version": 2, "seat": 0, "since": 3},
    {"type": "look", "seat": 1},
    {"type": "move", "id": "00000000-0000-0000-0000-000000000001", "number": 0, "seat": 0, "choice": 0},
    {"type": "undo", "id": "00000000-0000-0000-0000-000000000002", "number": 0, "seat": 0},
    {"type": "take_back", "id": "00000000-0000-0000-0000-000000000003", "number": 0, "seat": 0, "to": 0},
    {
        "type": "answer_take_back",
        "id": "00000000-0000-0000-0000-000000000004",
        "number": 0,
        "seat": 0,
        "yes": True,
    },
    {"type": "stand_by", "id": "00000000-0000-0000-0000-000000000005", "seat": 0, "on": True},
    {"type": "ask_me", "id": "00000000-0000-0000-0000-00000000000b", "seat": 0, "when": "able"},
    {"type": "why_not", "id": "00000000-0000-0000-0000-000000000006", "seat": 0, "notation": "play lamp"},
    {"type": "hint", "id": "00000000-0000-0000-0000-000000000007", "number": 0, "seat": 0},
    {"type": "say", "id": "00000000-0000-0000-0000-000000000008", "text": "hello"},
    {"type": "follow", "id": "00000000-0000-0000-0000-00000000000a", "seat": 0, "step": 1},
    {"type": "ping", "id": "00000000-0000-0000-0000-000000000009"},
]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 7, 8, 255, 2**31, 2**63, 2**64, -(2**63) - 1, 1.0, 0.5, 1e308, "", "0", "1",
    "x" * 5000, "\x00", "\u202e", "\u0000", "💥", [], [0], {}, {"seat": 0}, "null", [[[[[[]]]]]],
]  # fmt: skip
RAW = [
    b"", b" ", b"{", b"}", b"[]", b"null", b"true", b"0", b'"x"', b"NaN", b'{"type":"look","seat":NaN}',
    b'{"type":"look","seat":Infinity}', b"[" * 9000, b'{"a":' * 2000, b'{"type":"look","seat":1}x', b"\xff\xfe",
    b'{"type":"say","id":"00000000-0000-0000-0000-000000000008","text":"\\ud800"}', b'\xef\xbb\xbf{"type":"ping"}',
    b'{"type":"look","seat":1e400}', b'{"type":"look","seat":-0}', b'{"type":"LOOK","seat":1}', b'{"type":1}',
    b'{"type":"look","seat":1,"seat":true}', b'{"type":["look"],"seat":1}', b'{"type":"look\\u0000","seat":1}',
]  # fmt: skip


def mutated(luck: FastChance) -> bytes:
    """A valid message with something wrong about it, most of the time."""
    kind = luck.below(12)
    if kind == 0:
        return RAW[luck.below(len(RAW))]
    message = dict(VALID[luck.below(len(VALID))])
    names = list(message)
    for _ in range(1 + luck.below(2)):
        name = names[luck.below(len(names))]
        action = luck.below(6)
        if action == 0:
            message.pop(name, None)
        elif action == 1:
            message[f"{name}x"] = 1
        elif action == 2:
            message[name] = message.get(names[luck.below(len(names))])
        else:
            message[name] = ODD[luck.below(len(ODD))]
    data = json.dumps(message).encode()
    if kind == 1:
        place = luck.below(len(data))
        data = data[:place] + bytes([luck.below(256)]) + data[place + luck.below(3) :]
    elif kind == 2:
        data = data[: luck.below(len(data) + 1)]
    return data


async def _fuzz(count: int, seed: int) -> tuple[int, int]:
    inside = Inside(chat_lines=20)
    room = await inside.table("toy", "ada", "bob")
    luck = FastChance(seed)
    understood = 0
    refused = 0
    for number in range(count):
        connection = FakeConnection("ada" if number % 3 else "")
        connection.is_welcome = bool(number % 5)
        room.join(connection)
        try:
            message = decode_client(mutated(luck))
        except NotUnderstood as no:
            refused += str(no).isprintable() and str(no).isascii()
        else:
            understood += 1
            await handle(room, connection, message)
            assert connection.sent
        finally:
            room.leave(connection)
        for data in connection.sent:
            json.loads(data)
        if room.timeline.state.over:
            room = await inside.table("toy", "ada", "bob")
    if not room.timeline.state.over:
        sender = FakeConnection(("ada", "bob")[room.timeline.asked])
        sender.is_welcome = True
        assert (await move(room, sender))["type"] == "ack"
    assert not inside.context.counts["errors"]
    assert understood + refused == count, "a refusal quotes what was sent"
    return understood, refused


def test_whatever_comes_is_answered_or_refused() -> None:
    understood, refused = asyncio.run(_fuzz(8_000, 1))
    assert understood > 300
    assert refused > 2000


def resident() -> int:
    """The memory that this process has now, in KiB."""
    gc.collect()
    found = re.search(r"VmRSS:\s*(\d+) kB", Path("/proc/self/status").read_text(encoding="ascii"))
    assert found
    return int(found[1])


def _grown_by(count: int, kept_each: int) -> int:
    """How many KiB `count` messages left behind, when so many bytes of each are kept on purpose."""
    GAMES["toy"] = "tests.toy_game"
    asyncio.run(_fuzz(5_000, 3))
    before = resident()
    asyncio.run(_fuzz(count, 2))
    kept = [bytes([number % 251 + 1]) * kept_each for number in range(count)]
    grown = resident() - before
    del kept
    return grown


def grown_by(count: int, *, kept_each: int = 0) -> int:
    """Measured in a process of its own: in this one other tests left memory that may be used again or given back."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
        return alone.submit(_grown_by, count, kept_each).result()


@pytest.mark.slow
def test_whatever_comes_a_hundred_thousand_times_fills_no_memory() -> None:
    grown = grown_by(100_000)
    assert grown < 20 * 1024, f"{grown} KiB"


@pytest.mark.slow
def test_memory_that_is_kept_would_be_found() -> None:
    assert grown_by(2_000, kept_each=12 * 1024) > 20 * 1024


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("[]", "this must be an object"),
        ("{}", "the field type is missing"),
        ('{"type":"say","id":"00000000-0000-0000-0000-000000000000"}', "the field text is missing"),
        ('{"type":"hello","version":9}', "a field has a value that is not allowed: version"),
        (
            '{"type":"stand_by","id":"00000000-0000-0000-0000-000000000000","seat":-1,"on":true}',
            "the field seat must be a whole number of at least 0",
        ),
        (
            '{"type":"say","id":"00000000-0000-0000-0000-000000000000","text":"%s"}' % ("a" * 3000),
            "the field text must be a text of at most 2000 characters",
        ),
        (
            '{"type":"say","id":"00000000-0000-0000-0000-000000000000","text":""}',
            "the field text must be a text of at least 1 character",
        ),
        ('{"type":"say","id":"1","shoe":1,"text":"a"}', "a field has a value that is not allowed: id"),
    ],
)
def test_what_is_wrong_is_said_in_words(sent: str, said: str) -> None:
    with pytest.raises(NotUnderstood) as no:
        decode_client(sent)
    assert str(no.value) == said


def _lax(data: bytes) -> Any:
    """What a decoder by hand would be: Python's own JSON, and values taken for what they look like."""
    try:
        return msgspec.convert(json.loads(data), ClientMessage, strict=False)
    except (ValueError, msgspec.ValidationError) as error:
        raise NotUnderstood(str(error)) from None


def test_a_lax_decoder_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: deep nesting ends in a RecursionError, and refusals quote what was sent."""
    monkeypatch.setattr("tests.server.test_fuzz.decode_client", _lax)
    with pytest.raises((RecursionError, AssertionError)):
        asyncio.run(_fuzz(8_000, 1))


@settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_message_or_no_message(data: bytes) -> None:
    with contextlib.suppress(NotUnderstood):
        decode_client(data)


# -- on the wire -----------------------------------------------------------------------------------


MASK = b"\x5a\x17\xc3\x08"


def noise(luck: FastChance, size: int) -> bytes:
    return bytes(luck.below(256) for _ in range(size))


def frame(opcode: int, data: bytes, *, fin: bool = True, mask: bool = True, rsv: int = 0) -> bytes:
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    bit = 0x80 if mask else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(data))
    key = MASK if mask else b""
    body = bytes(b ^ key[i % 4] for i, b in enumerate(data)) if mask else data
    return head + key + body


def hostile(luck: FastChance) -> bytes:
    kind = luck.below(10)
    hello = b'{"type":"hello","version":2}'
    data = mutated(luck)
    match kind:
        case 0:
            return frame(1, b"\xff\xfe\xfd")
        case 1:
            return frame(1, data, mask=False)
        case 2:
            return frame(1, data, rsv=1 + luck.below(7))
        case 3:
            return frame(3 + luck.below(5), data[:100])
        case 4:
            return frame(9, b"x" * luck.below(200)) + frame(10, b"y")
        case 5:
            return frame(1, hello[:5], fin=False) + frame(0, hello[5:])
        case 6:
            return frame(0, data)
        case 7:
            return frame(8, noise(luck, luck.below(130)))
        case 8:
            return bytes([0x81, 0xFF]) + noise(luck, 8 + luck.below(40))
        case _:
            return frame(1, hello) + b"".join(frame(1 + luck.below(2), mutated(luck)) for _ in range(4))


def close_codes(received: bytes) -> list[int]:
    """Of all the server's frames, which are not masked, the codes of those that close."""
    codes: list[int] = []
    data = received.partition(b"\r\n\r\n")[2]
    while len(data) >= 2:
        opcode, length, start = data[0] & 15, data[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        body, data = data[start : start + length], data[start + length :]
        if opcode == 8 and len(body) >= 2:
            codes.append(int.from_bytes(body[:2], "big"))
    return codes


def test_a_close_code_is_found_wherever_it_stands() -> None:
    closing = frame(8, struct.pack("!H", 1011) + b"Internal Error", mask=False)
    for before in (b"", frame(1, b"x" * 5, mask=False), frame(1, b"x" * 300, mask=False) * 3):
        assert close_codes(b"HTTP/1.1 101 \r\n\r\n" + before + closing) == [1011]
    assert close_codes(b"HTTP/1.1 101 \r\n\r\n" + frame(1, struct.pack("!H", 1011), mask=False)) == []


def _wire(count: int, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    closed = Counter[int]()
    with Served() as server:
        ada = Browser(server)
        table = ada.create("card-game", here("Ada"), bot(), bot())["table"]["id"]
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {server.origin}\r\nCookie: {ada.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()

        def codes_of_strike(data: bytes) -> list[int]:
            wire = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            received = b""
            with contextlib.closing(wire), contextlib.suppress(OSError):
                wire.sendall(request)
                while b"\r\n\r\n" not in received:
                    received += wire.recv(65536)
                assert received.startswith(b"HTTP/1.1 101 ")
                wire.sendall(data)
                wire.settimeout(0.05)
                while more := wire.recv(65536):
                    received += more
            return close_codes(received)

        # Several at once, for most of the time is waiting for what the server may have to say.
        luck = FastChance(seed)
        with ThreadPoolExecutor(4) as strikers:
            for codes in strikers.map(codes_of_strike, [hostile(luck) for _ in range(count)]):
                closed.update(codes)
        assert closed
        assert 1011 not in closed
        wait_until(lambda: len(server.parts.sockets) == 0)
        assert not server.context.counts["errors"]
        player = ada.connect(table)
        assert player.until_asked()
        assert player.move()["type"] == "ack"

    assert not [
        record for record in caplog.records if record.exc_info and "websockets.client" not in record.name
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("each_database")
def test_hostile_frames_on_the_wire_hurt_nobody(caplog: pytest.LogCaptureFixture) -> None:
    _wire(150, 3, caplog)


@pytest.mark.slow
@pytest.mark.parametrize("connections", [1000, pytest.param(3000, marks=pytest.mark.long)])
def test_many_more_hostile_frames_hurt_nobody(connections: int, caplog: pytest.LogCaptureFixture) -> None:
    _wire(connections, 4, caplog)


# -- HTTP by its own description -------------------------------------------------------------------


def _operations() -> list[str]:
    operations = [
        *games_api.OPERATIONS,
        *tables_api.OPERATIONS,
        *replay_api.OPERATIONS,
        *workshop_api.OPERATIONS,
        *proving_api.OPERATIONS,
    ]
    return [f"{operation.method} {operation.path}" for operation in operations]


def _make_likely(body: Any) -> None:
    """Names that exist: made-up ones are refused before anything else is looked at."""
    if not isinstance(body, dict):
        return
    if "game" in body:
        body["game"] = "toy"
        body["options"] = {}
        body.pop("pack", None)
        body.pop("title", None)
    if isinstance(body.get("seats"), list):
        body["seats"] = [*body["seats"], {"kind": "open"}, {"kind": "open"}][:2]
    for seat in [body, *(body["seats"] if isinstance(body.get("seats"), list) else [])]:
        if isinstance(seat, dict) and isinstance(seat.get("level"), str):
            seat["level"] = "random"
        if isinstance(seat, dict) and isinstance(seat.get("name"), str):
            seat["name"] = f"Name {len(seat['name'])}"


def _record() -> str:
    """Of a whole toy game."""
    game = load_game("toy")
    timeline = Timeline(game, game.check_options({}), 2, bytes(64))
    luck = FastChance(1)
    while not timeline.state.over:
        options = timeline.state.options
        choice = game.notation.write(options[luck.below(len(options))])
        timeline.carry_out(Chose(timeline.asked, 0, 0, choice, "person"))
    return timeline.record(["Ada", "Bob"]).to_json()


def _schemathesis(operation: str, examples: int) -> None:
    """Every answer fits its description, and no request is a mistake of the server's."""
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    with Served() as server:
        ada = Browser(server)
        real = {
            "table": ada.create("toy", here("Ada"), here("Bob"))["table"]["id"],
            "key": "toy",
            "record": ada.post("/api/records", {"record": _record()}).json["id"],
            "pack": ada.post("/api/packs", {"game": "toy", "name": "Mine"}).json["pack"]["id"],
            "picture": "a.webp",
        }
        method, _, path = operation.partition(" ")
        statuses = Counter[int]()
        schema = schemathesis.openapi.from_url(f"{server.origin}/api/openapi.json")
        described = schema[path][method.lower()]

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=st.one_of([described.as_strategy(generation_mode=mode) for mode in GenerationMode]),
            is_likely=st.booleans(),
        )
        def check(case: Any, is_likely: bool) -> None:
            for name in case.path_parameters or {}:
                # Made-up tables are tried at other doors; of games and records both kinds are.
                if is_likely or name == "table":
                    case.path_parameters[name] = real[name]
            if is_likely:
                _make_likely(case.body)
            headers = {"Origin": server.origin, "Cookie": ada.cookie}
            response = case.call(base_url=server.origin, headers=headers)
            statuses[response.status_code] += 1
            assert response.status_code < 500, response.text
            case.validate_response(response, checks=checks)

        check()
        assert not server.context.counts["errors"]
        if method == "GET" and examples >= 100 and not path.endswith(("/record", "/shared", "{picture}")):
            assert statuses[200], f"nothing that exists was ever asked for: {statuses}"


def test_a_division_by_what_somebody_sent_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: an increment of nothing, which nobody thought of."""
    honest = tables_api._seats

    def careless(wish: Any, *rest: Any) -> Any:
        assert wish.clock is None or wish.clock.seconds // wish.clock.increment >= 0
        return honest(wish, *rest)

    monkeypatch.setattr(tables_api, "_seats", careless)
    with pytest.raises(BaseException, match=r"500|a mistake in the server"):
        _schemathesis("POST /api/tables", 200)


@pytest.mark.slow
@pytest.mark.parametrize("examples", [40, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("operation", _operations())
def test_every_answer_fits_its_description(operation: str, examples: int) -> None:
    _schemathesis(operation, examples)
