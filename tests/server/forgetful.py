"""`vortex` with a planted defect: who comes is shown a table as this process knew it last."""

from __future__ import annotations

import sys

from vortex.cli import main
from vortex.server.room import Room
from vortex.server.rooms import Rooms

honest = Rooms.room


async def forgetful(self: Rooms, table: str) -> Room | None:
    return self.here(table) or await honest(self, table)


if __name__ == "__main__":
    Rooms.room = forgetful  # type: ignore[method-assign]
    main(args=sys.argv[1:], prog_name="vortex")
