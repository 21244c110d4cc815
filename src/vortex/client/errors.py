"""What can go wrong between a client and a server."""

from __future__ import annotations

from typing import Any

from vortex.protocol import Refusal


class ClientError(Exception):
    """The message says what went wrong, in a sentence."""


class Refused(ClientError):
    """The server has refused something, and changed nothing."""

    def __init__(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.reason}{rule}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process hears the same."""
        return type(self), (self.refusal,)

    @property
    def code(self) -> str:
        """A fixed word; docs/protocol.md lists them."""
        return self.refusal.code


class Gone(ClientError):
    """There is no way back to the table: the seat is played elsewhere, or the server cannot be reached any more."""
