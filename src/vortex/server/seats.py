"""Sessions and seats: who a visitor is, and what gives them the right to a seat.

A session is a random token in a cookie; only its hash is kept. A link's token is signed with the store's key and
names table, seat and generation: a claim raises the generation, so it voids all older links to that seat.
"""

from __future__ import annotations

import base64
import binascii
import hmac
from hashlib import sha256
from typing import NamedTuple

ANY_SEAT = 255
_MAC_BYTES = 24
_LENGTH = 5 + _MAC_BYTES


class BadLink(ValueError):
    """A token that was not made here, or for another table, or that a newer claim has voided."""


class Claim(NamedTuple):
    """`seat` is None for an invitation to any open seat."""

    seat: int | None
    generation: int


def is_table_id(text: str) -> bool:
    """Whether it has the form of a table's id; anything else need not be looked up, and never reaches the
    database."""
    return len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def session_hash(token: str) -> str:
    """What is kept of a session."""
    return sha256(token.encode()).hexdigest()


def cookie_name(is_https: bool) -> str:
    return "__Host-vortex" if is_https else "vortex"


class Links:
    """Signs and reads the tokens of links."""

    def __init__(self, key: bytes, address: str) -> None:
        self._key = key
        self._address = address

    def token(self, table: str, seat: int | None, generation: int = 0) -> str:
        head = bytes([ANY_SEAT if seat is None else seat]) + generation.to_bytes(4, "big")
        return base64.urlsafe_b64encode(head + self._mac(table, head)).decode().rstrip("=")

    def url(self, table: str, token: str) -> str:
        """The token stands in the fragment, which browsers keep to themselves."""
        return f"{self._address}/table/{table}#sit={token}"

    def read(self, table: str, token: str) -> Claim:
        try:
            data = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except (binascii.Error, ValueError):
            raise BadLink from None
        if len(data) != _LENGTH or not hmac.compare_digest(self._mac(table, data[:5]), data[5:]):
            raise BadLink
        return Claim(None if data[0] == ANY_SEAT else data[0], int.from_bytes(data[1:5], "big"))

    def is_ours(self, table: str, token: str) -> bool:
        """Whether a link was made here for this table, though it may be void by now."""
        try:
            self.read(table, token)
        except BadLink:
            return False
        return True

    def _mac(self, table: str, head: bytes) -> bytes:
        return hmac.new(self._key, b"vortex seat 1 " + table.encode() + b" " + head, sha256).digest()[
            :_MAC_BYTES
        ]
