"""The schema, as it is today. `migrations` is how a database comes to have it; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("pack_hash", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("host", Text, nullable=False),  # the creator's session, hashed
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock_seconds", Integer),
    Column("clock_added", Integer),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("next", Text, nullable=False),  # the rematch
    Column("number", Integer, nullable=False),  # of the newest entry
    Column("asked", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column(
        "stand_in", Boolean, nullable=False, server_default=false()
    ),  # a bot plays the asked person's seat
    Column("odds", Boolean, nullable=False, server_default=true()),  # and hints: whether players may ask
    Column("start", Text, nullable=False, server_default=""),  # the first state, if not by the seed; secret
    Column("edition", Integer, nullable=False, server_default="0"),  # grows when something is taken out
    Column("removed", Text, nullable=False, server_default="[]"),  # sessions that may not come back; JSON
    Column("invites", Integer, nullable=False, server_default="0"),  # the generation of the link to any seat
    Column("closed", Boolean, nullable=False, server_default=false()),  # by the operator
    Column("version", Integer, nullable=False),  # grows with every change that others want to hear of
    Index(None, "host"),
    Index("ix_tables_pack", "pack", postgresql_where=text("pack <> ''"), sqlite_where=text("pack <> ''")),
    Index("ix_tables_listed", "created", postgresql_where=text("public"), sqlite_where=text("public")),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("session", Text, nullable=False),  # the owner's session, hashed
    Column("generation", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),  # milliseconds since 1970
    Column("muted", Boolean, nullable=False, server_default=false()),
    Index(None, "session"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("move_id", Text, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    # With the primary key, the fence between processes.
    UniqueConstraint("table_id", "move_id"),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("move_id", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    UniqueConstraint("table_id", "move_id"),
    sqlite_with_rowid=False,
)

ACTS = Table(
    "acts",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("move_id", Text, primary_key=True),  # of what the host of a table did beside the log
    sqlite_with_rowid=False,
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the line of chat
    Column("reporter", Text, primary_key=True),  # a session, hashed
    Column("speaker", Text, nullable=False),  # the first letters of a session, hashed
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),  # the lines before it; JSON
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)

BARS = Table(
    "bars",
    METADATA,
    Column("kind", Text, primary_key=True),  # session or address
    Column("value", Text, primary_key=True),  # a session, hashed, or a network
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970
    Column("made", BigInteger, nullable=False),  # milliseconds since 1970
)

PACKS = Table(
    "packs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # a session, hashed; empty where only tables need it
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("version", Integer, nullable=False),  # the newest
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970
    Column("share", Text, nullable=False),  # the secret of the link by which others may copy it
    Index(None, "owner"),
)

PACK_VERSIONS = Table(
    "pack_versions",
    METADATA,
    Column("pack_id", Text, ForeignKey("packs.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    Column("files", Text, nullable=False),  # the TOML files by their names; JSON
    Column("made", BigInteger, nullable=False),  # milliseconds since 1970
    Column("trial", Text, nullable=False),  # what came of the games that bots played with it
)

PICTURES = Table(
    "pictures",
    METADATA,
    Column("pack_id", Text, ForeignKey("packs.id"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),  # milliseconds since 1970
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column(
        "endpoint", Text, primary_key=True
    ),  # where the browser's push service takes messages for it; secret
    Column("session", Text, nullable=False),  # hashed
    Column("key", LargeBinary, nullable=False),  # the browser's, public
    Column("secret", LargeBinary, nullable=False),  # shared with the browser alone
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),  # or made anew; milliseconds since 1970
    Index(None, "session"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("session", Text, primary_key=True),  # hashed
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),  # secret
)

PROBE = Table(
    "probe",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("content", LargeBinary, nullable=False),  # written to see whether writing works
)
