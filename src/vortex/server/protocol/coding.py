"""To bytes and back. What cannot be understood is refused without a word of what was sent."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vortex.server.protocol.from_client import ClientMessage

_ENCODER = msgspec.json.Encoder()
_WHERE = re.compile(r" - at `\$\.([a-z_.]{1,60})`$")
"""Where the mistake is: fields of ours only; what the sender has named is not among them."""
_CLIENT = msgspec.json.Decoder(ClientMessage)


class NotUnderstood(ValueError):
    """The data is no message of ours. The text may be shown; it quotes nothing of the data."""


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
    """What is wrong, without a word of what was sent."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return "this is no JSON of ours"
    if text.startswith(("Expected", "Object missing")) and text.isascii() and text.isprintable():
        return text
    if "unknown field" in text:
        return "there is a field too many"
    where = _WHERE.search(text)
    return f"a field has a value that is not allowed: {where[1]}" if where else "a value is not allowed"
