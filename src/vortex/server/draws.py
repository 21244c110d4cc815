"""What the server draws by lot, from the system's own source, so that tests can have theirs."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from uuid import uuid4

from vortex.kernel.chance import SEED_BYTES


class Draws:
    def table_seed(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)

    def table_id(self) -> str:
        """Never like an option of a command."""
        while (name := secrets.token_urlsafe(16)).startswith("-"):
            pass
        return name

    def pack_id(self) -> str:
        """Names of packs have small letters and digits only."""
        return secrets.token_hex(12)

    def session(self) -> str:
        """The token that a browser keeps."""
        return secrets.token_urlsafe(32)

    def move_id(self) -> str:
        """Of what the server itself does at a table."""
        return str(uuid4())

    def number(self, bits: int) -> int:
        return secrets.randbits(bits)

    def one_of(self, options: Sequence[int]) -> int:
        return secrets.choice(options)
