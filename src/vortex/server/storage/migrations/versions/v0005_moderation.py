"""Who was muted, removed and barred, which tables were closed, and what was reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("removed", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("invites", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("move_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "move_id", name="pk_acts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_acts_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bars",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_bars"),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("speaker", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "reporter", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
    )
