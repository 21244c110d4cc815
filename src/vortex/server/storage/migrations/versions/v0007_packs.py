"""Packs that people make, their versions and pictures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("share", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_packs"),
    )
    op.create_index("ix_packs_owner", "packs", ["owner"])
    op.create_table(
        "pack_versions",
        sa.Column("pack_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("trial", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("pack_id", "version", name="pk_pack_versions"),
        sa.ForeignKeyConstraint(["pack_id"], ["packs.id"], name="fk_pack_versions_pack_id"),
    )
    op.create_table(
        "pictures",
        sa.Column("pack_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("pack_id", "name", name="pk_pictures"),
        sa.ForeignKeyConstraint(["pack_id"], ["packs.id"], name="fk_pictures_pack_id"),
    )
    op.create_index(
        "ix_tables_pack",
        "tables",
        ["pack"],
        postgresql_where=sa.text("pack <> ''"),
        sqlite_where=sa.text("pack <> ''"),
    )
