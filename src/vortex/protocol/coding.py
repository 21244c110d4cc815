"""Encoding and decoding. What cannot be decoded is refused, and the refusal quotes nothing that was sent."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vortex.protocol.from_client import ClientMessage
from vortex.protocol.from_server import ServerMessage

_ENCODER = msgspec.json.Encoder()
_WHERE = re.compile(r" - at `\$\.([a-z_.]{1,60})`$")
"""Where the mistake is. Only names of declared fields match, never one that the sender made up."""
_CLIENT = msgspec.json.Decoder(ClientMessage)
_SERVER = msgspec.json.Decoder(ServerMessage)
_TAGS = {kind.__struct_config__.tag for kind in ServerMessage.__args__}


class _Tagged(msgspec.Struct):
    type: str


class NotUnderstood(ValueError):
    """The data is not a valid message. The text may be shown: it quotes nothing of the data."""


def encode(message: Any) -> bytes:
    return _ENCODER.encode(message)


def decode_client(data: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = _CLIENT.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotUnderstood(_plain(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def decode_server(data: str | bytes) -> ServerMessage | None:
    """What a server sends; None for a kind of message that a newer one has and this version does not know."""
    try:
        message: ServerMessage = _SERVER.decode(data)
        return message
    except (msgspec.MsgspecError, UnicodeError) as error:
        if _is_unknown(data):
            return None
        raise NotUnderstood(_plain(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def _is_unknown(data: str | bytes) -> bool:
    try:
        tag = msgspec.json.decode(data, type=_Tagged).type
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return tag not in _TAGS


def decode_body(data: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotUnderstood(_plain(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def _plain(error: Exception) -> str:
    """What is wrong, without quoting what was sent."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return "this is not valid JSON"
    if text.startswith(("Expected", "Object missing")) and text.isascii() and text.isprintable():
        return text
    if "unknown field" in text:
        return "there is an unknown field"
    where = _WHERE.search(text)
    return f"a field has a value that is not allowed: {where[1]}" if where else "a value is not allowed"
