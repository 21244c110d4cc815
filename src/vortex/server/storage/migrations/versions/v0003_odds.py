"""Whether the players of a table may ask for odds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("odds", sa.Boolean, nullable=False, server_default=sa.true()))
