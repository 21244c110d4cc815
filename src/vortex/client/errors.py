"""What can go wrong between a client and a server."""

from __future__ import annotations

from typing import Any

from vortex.protocol import Refusal


class ClientError(Exception):
    """The message says what went wrong, in a sentence; `code` is a fixed word for it."""

    def __init__(self, message: str, code: str = "strange") -> None:
        super().__init__(message)
        self.code = code


class Refused(ClientError):
    """The server has refused something, and changed nothing. docs/protocol.md lists its codes."""

    def __init__(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{refusal.reason}{rule}", refusal.code)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process hears the same."""
        return type(self), (self.refusal,)


class Gone(ClientError):
    """There is no way back to the table: the seat is played elsewhere, or the server cannot be reached any more."""
