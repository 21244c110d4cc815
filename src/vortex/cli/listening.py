"""Where `vortex serve` and `vortex play` listen."""

from __future__ import annotations

import socket

from vortex.cli.errors import Broken


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 is any free one. The error names a port that cannot be used."""
    from vortex.server.running import bind

    try:
        return bind(host, port)
    except OSError as error:
        raise Broken(f"{host}, port {port}: {(error.strerror or str(error)).lower()}") from error
