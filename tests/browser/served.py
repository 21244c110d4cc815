"""The server in a process of its own, as `vortex serve` starts it; it can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.browser.begun import Begun
from tests.patience import PATIENCE, wait_until
from tests.ports import free_port
from tests.server.serving import Browser, Player

ROOT = Path(__file__).parents[2]
LIMITS = (
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


class Served:
    """Always at the same place, with the same tables. It deals the same at every start, and anew when it is told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._begun = folder / "begun"
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.players: list[Player] = []
        self.database = f"sqlite:///{folder}/tables.db"
        self.process: subprocess.Popen[bytes] | None = None
        self.deal_by("1")

    def deal_by(self, seed: str) -> None:
        """From here on the tables are those of this seed, whatever was dealt before."""
        (self._folder / "deal").write_text(seed)

    def begin_with(self, begun: Begun) -> None:
        """The next table is that of this game."""
        begun.write(self._begun)

    def has_begun(self) -> bool:
        """Whether that table has been made."""
        return not self._begun.exists()

    def start(self) -> None:
        # Everybody here comes from one address and plays without pauses: limits for guests would be in the way, and so
        # would bots that take their time. On a busy machine bots answer no worse, and odds are told all the same.
        generous = {f"VORTEX_{name}": "1000000" for name in LIMITS}
        hasty = {"VORTEX_BOT_PAUSE": "0", "VORTEX_THINK_SECONDS": "0.1"}
        patient = {"VORTEX_BOT_SECONDS": str(PATIENCE), "VORTEX_ODDS_SECONDS": str(PATIENCE)}
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.browser.seeded", str(self._folder), "serve"),
                *("--port", str(self.port), "--database", self.database),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": "src", **hasty, **patient, **generous},
            stdout=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(b"Vortex is at")
        wait_until(self._is_well)

    def _is_well(self) -> bool:
        try:
            return Browser(self).get("/healthz").status == 200
        except OSError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
