"""Which browsers want to be called: what is read and written, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import BigInteger, Connection, LargeBinary, bindparam, delete, select, text

from vortex.server.storage.done import Done
from vortex.server.storage.interface import Subscription
from vortex.server.storage.models import SUBSCRIPTIONS

_SUBSCRIBE = text(
    "INSERT INTO subscriptions (endpoint, session, key, secret, language, made) "
    "VALUES (:endpoint, :session, :key, :secret, :language, :made) "
    "ON CONFLICT (endpoint) DO UPDATE SET session = excluded.session, key = excluded.key, "
    "secret = excluded.secret, language = excluded.language, made = excluded.made"
).bindparams(
    bindparam("key", type_=LargeBinary()),
    bindparam("secret", type_=LargeBinary()),
    bindparam("made", type_=BigInteger()),
)


def of_session(connection: Connection, session: str) -> list[Subscription]:
    """The newest first."""
    mine = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session == session)
    newest = mine.order_by(SUBSCRIPTIONS.c.made.desc(), SUBSCRIPTIONS.c.endpoint)
    return [Subscription(*row) for row in connection.execute(newest)]


def subscribe(connection: Connection, subscription: Subscription, most: int) -> Done[None]:
    """Of those that the session has, the oldest make room."""
    connection.execute(_SUBSCRIBE, subscription._asdict())
    for old in of_session(connection, subscription.session)[most:]:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == old.endpoint))
    return Done(None)


def unsubscribe(connection: Connection, endpoint: str, session: str = "") -> Done[None]:
    gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint)
    connection.execute(gone.where(SUBSCRIPTIONS.c.session == session) if session else gone)
    return Done(None)


def forget(connection: Connection, session: str) -> int:
    """All of a session; how many there were."""
    return connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session == session)).rowcount


def forget_quiet(connection: Connection, moment: int) -> int:
    """Of browsers that have not come back since then: pages that are opened subscribe anew."""
    return connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.made < moment)).rowcount
