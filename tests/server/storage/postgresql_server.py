"""A PostgreSQL of our own: in a temporary folder, on loopback, as an unprivileged user, stopped at the end."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import asyncpg
from tests.patience import PATIENCE
from tests.ports import free_port

PROGRAMS = ("initdb", "postgres")

# Ends the server when this process ends, however it ends: its end of the pipe is closed then.
KEEPER = 'dir=$1; shift; "$@" </dev/null & pid=$!; read _; kill -QUIT $pid; wait $pid; rm -rf "$dir"'


class Missing(Exception):
    """There is no PostgreSQL on this machine, and it could not be installed."""


class PostgresqlServer:
    def __init__(self) -> None:
        self._programs = find_programs()
        self._user = unprivileged_user()
        self.folder = Path(tempfile.mkdtemp(prefix="vortex-postgresql-"))
        self._data = self.folder / "data"
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._keeper: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._going = 0
        initialise = (
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
            "-D",
            str(self._data),
        )
        subprocess.run(
            [self._programs / "initdb", *initialise],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as_user(),
        )
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Returns when connections are taken."""
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        for setting in (
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            "shared_buffers=16MB",
            "max_connections=60",
            "logging_collector=off",
        ):
            command += ["-c", setting]
        log = open(self.folder / "log", "ab")  # noqa: SIM115 (the child keeps it)
        with log:
            self._keeper = subprocess.Popen(
                ["sh", "-c", KEEPER, "keeper", str(self.folder), *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self._as_user(),
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > deadline:
                raise TimeoutError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def signal(self, number: int) -> None:
        """SIGINT: fast shutdown; SIGQUIT: immediate, as after a crash; SIGKILL: the crash itself."""
        # Kept, for a server that goes quickly takes the file with its number along.
        self._going = self._pid()
        os.kill(self._going, number)

    def wait_until_gone(self) -> None:
        pid = self._going
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                os.kill(pid, 0)
            except OSError:
                break
            with contextlib.suppress(FileNotFoundError):
                state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
                if state == "Z":
                    break
            time.sleep(0.02)
        self._forget_keeper()

    def restart(self, number: int) -> None:
        self.signal(number)
        self.wait_until_gone()
        self.start()

    def stop(self) -> None:
        if self._keeper is not None and self._keeper.stdin is not None:
            self._keeper.stdin.close()
            self._keeper.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """A schema of its own is as good, and made in no time."""
        self._databases += 1
        name = f"test_{self._databases}"
        made = self.execute(f"CREATE SCHEMA {name}")
        if asyncio._get_running_loop() is None:
            asyncio.run(made)
        else:  # the test's own: this one has to be elsewhere
            thread = threading.Thread(target=asyncio.run, args=(made,))
            thread.start()
            thread.join()
        return f"{self.url}?search_path={name}"

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute(statement)
        await connection.close()

    def _answers(self) -> bool:
        async def ask() -> None:
            connection = await asyncpg.connect(self.url, timeout=5)
            await connection.close()

        try:
            asyncio.run(ask())
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _forget_keeper(self) -> None:
        """The keeper of a server that is gone must not tidy the folder away."""
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(keeper.pid, signal.SIGKILL)
            keeper.wait(PATIENCE)
            if keeper.stdin is not None:
                keeper.stdin.close()

    def _pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def find_programs() -> Path:
    folder = installed_programs()
    if folder is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
        folder = installed_programs()
    if folder is None:
        raise Missing("PostgreSQL is not installed: `apt-get install postgresql` brings it")
    return folder


def installed_programs() -> Path | None:
    """On the path, or where Debian keeps its versions."""
    for folder in (
        *(Path(name) for name in os.environ.get("PATH", "").split(os.pathsep) if name),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    ):
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    return None


def install() -> None:
    """One of several test processes does it, the others wait."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with open(Path(tempfile.gettempdir()) / "vortex-apt.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["install"], ["update"], ["install"]):
            if installed_programs() is not None:
                return
            rest = ["-y", "--no-install-recommends", "postgresql"] if command == ["install"] else []
            print(f"Running apt-get {command[0]} for PostgreSQL …", file=sys.__stderr__, flush=True)
            subprocess.run(["apt-get", "-q", *command, *rest], env=environment, stdout=subprocess.DEVNULL)


def unprivileged_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root. None: this process is not root anyway."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing("there is no user that PostgreSQL could run as")
