"""Encoding and decoding. What cannot be decoded is refused, and the refusal quotes nothing that was sent."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vortex.protocol.from_client import ClientMessage
from vortex.protocol.from_server import ServerMessage

_ENCODER = msgspec.json.Encoder()
_WHERE = re.compile(r" - at `\$\.([a-z_.]{1,60}(?:\[(?:\d{1,4}|\.\.\.)\][a-z_.]{0,60})?)`$")
"""Where the mistake is. Only names of declared fields match, never one that the sender made up."""
_MISSING = re.compile(r"Object missing required field `([a-z_]{1,60})`")
_WANTED = re.compile(r"Expected `([a-z0-9 |]+)`( of length [<>]= \d+| [<>]= -?\d+)?(?=,| - |$)")
_KINDS = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "null": "null",
    "object": "an object",
    "str": "a text",
    "uuid": "a UUID",
}
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
        raise NotUnderstood(in_plain_words(error)) from None
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
        raise NotUnderstood(in_plain_words(error)) from None
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
        raise NotUnderstood(in_plain_words(error)) from None
    except RecursionError:
        raise NotUnderstood("nested too deeply") from None


def in_plain_words(error: Exception, noun: str = "field") -> str:
    """What msgspec found wrong, without quoting what was sent."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return "this is not valid JSON"
    where = _WHERE.search(text)
    place = where[1] if where else ""
    if missing := _MISSING.match(text):
        return f"the {noun} {place + '.' * bool(place)}{missing[1]} is missing"
    if wanted := _WANTED.match(text):
        return f"{f'the {noun} {place}' if place else 'this'} must be {_in_words(wanted[1], wanted[2])}"
    if "unknown field" in text:
        return f"there is an unknown {noun}"
    return f"a {noun} has a value that is not allowed: {place}" if place else "a value is not allowed"


def _in_words(kinds: str, limit: str | None) -> str:
    """What msgspec expected: one kind of value or several, perhaps within a limit."""
    *others, last = (_KINDS.get(kind, "something else") for kind in kinds.split(" | "))
    said = f"{', '.join(others)} or {last}" if others else last
    if not limit:
        return said
    *length, sign, number = limit.split()
    one, more = ("character", "characters") if kinds == "str" else ("entry", "entries")
    counted = f" {one if number == '1' else more}" if length else ""
    return f"{said} of {'at least' if sign == '>=' else 'at most'} {number}{counted}"
