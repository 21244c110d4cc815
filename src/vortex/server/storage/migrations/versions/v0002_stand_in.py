"""Whether a bot plays the asked seat in its owner's place: such tables are woken when a server starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
