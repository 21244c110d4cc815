"""Alembic runs this. The connection, with its transaction, comes from the caller that opens the store."""

from __future__ import annotations

from alembic import context

from vortex.server.storage.models import METADATA

VERSION_TABLE = "vortex_version"

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
