"""Encoding and decoding. What cannot be decoded is refused, and the refusal quotes nothing that was sent."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vortex.server.protocol.from_client import ClientMessage

_ENCODER = msgspec.json.Encoder()
_WHERE = re.compile(r" - at `\$\.([a-z_.]{1,60})`$")
"""Where the mistake is. Only names of declared fields match, never one that the sender made up."""
_CLIENT = msgspec.json.Decoder(ClientMessage)


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
