"""`vortex` that asks for other processes' changes only while it cannot be told of them:
`python -m tests.server.only_told serve …`. What reaches such a server while it listens has come by a notice."""

from __future__ import annotations

import sys
from functools import partial

from vortex.cli import main
from vortex.server import rooms
from vortex.server.storage import postgresql
from vortex.server.storage.postgresql_bus import PostgresqlBus

NEVER = 24 * 3600.0

if __name__ == "__main__":
    postgresql.__dict__["PostgresqlBus"] = partial(PostgresqlBus, idle_seconds=NEVER)
    rooms.__dict__["_TIDY_SECONDS"] = NEVER
    main(args=sys.argv[1:], prog_name="vortex")
