"""A server in a process of its own, as a host runs it: for tests that kill it, or run several."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import wait_until
from tests.ports import free_port
from tests.server.serving import Browser, Player

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`vortex serve`, always at the same place however often it is killed and started again."""

    def __init__(
        self, database: str, log: Path | None = None, module: str = "vortex", **settings: str
    ) -> None:
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.players: list[Player] = []
        self.database = database
        self.log = log
        self._module = module
        generous = (
            "MESSAGE_BURST",
            "REQUEST_BURST",
            "CREATE_BURST",
            "READ_BURST",
            "SOCKETS_AN_ADDRESS",
            "ADDRESS_BURST",
            "HANDSHAKE_BURST",
            "CONNECTIONS_AN_ADDRESS",
            "UPLOAD_BURST",
        )
        self._settings = {
            "VORTEX_BOT_PAUSE": "0",
            **{f"VORTEX_{name}": "100000" for name in generous},
            **{f"VORTEX_{name.upper()}": value for name, value in settings.items()},
        }

    def start(self) -> None:
        log = open(self.log, "ab") if self.log else None  # noqa: SIM115 (the child keeps it)
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", self._module, "serve"),
                *("--port", str(self.port), "--database", self.database),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": "src", **self._settings},
            stdout=subprocess.PIPE,
            stderr=log,
        )
        if log:
            log.close()
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(b"Vortex is at")
        wait_until(self._is_well)

    def _is_well(self) -> bool:
        """A slow disk makes a server unwell for a moment, which is not what any test here is about."""
        assert self.process.poll() is None, "the server did not start"
        try:
            return Browser(self).get("/healthz").status == 200
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: no time to say goodbye. Killing what is dead already changes nothing."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def figures(self) -> dict[str, float]:
        text = Browser(self).get("/metrics").body.decode()
        lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
        return {name.removeprefix("vortex_"): float(value) for name, value in lines if "{" not in name}

    def close(self) -> None:
        for player in self.players:
            player.socket.close_socket()
        self.kill()
