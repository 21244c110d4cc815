"""`vortex` whose tables are dealt by a seed: `python -m tests.browser.seeded FOLDER serve …`.

The file `deal` in the folder holds the seed; another seed in it begins anew. While there is a file `begun`, the next
table is that of a game that has begun already, and the file goes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.browser.begun import Begun
from tests.server.dealing import Drawn, deal_by

from vortex.cli import main
from vortex.server.storage.interface import TableRow
from vortex.server.storage.store import SqlStore

FOLDER = Path(sys.argv[1])
BEGUN = FOLDER / "begun"


class DrawnOrBegun(Drawn):
    def table_seed(self) -> bytes:
        return Begun.read(BEGUN).seed if BEGUN.exists() else super().table_seed()


async def create_table(self: SqlStore, table: TableRow) -> None:
    await _create_table(self, table)
    if BEGUN.exists():
        begun = Begun.read(BEGUN)
        BEGUN.unlink()
        await begun.lay_into(self, table)


_create_table = SqlStore.create_table

if __name__ == "__main__":
    deal_by(DrawnOrBegun((FOLDER / "deal").read_text), setattr)
    SqlStore.create_table = create_table  # type: ignore[method-assign]  # the server itself has no such door
    main(args=sys.argv[2:], prog_name="vortex")
