"""HTTP: being called when it is one's turn, by the push service of one's browser."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vortex.protocol.kinds import Incoming, Language, Outgoing

Endpoint = Annotated[str, Meta(pattern="^https?://[!-~]+$", max_length=1024)]


class Calls(Outgoing):
    """`key`: what a browser subscribes to, its `applicationServerKey`; empty where the server calls nobody."""

    key: str


class Subscribe(Incoming):
    """A browser's subscription to its push service: `endpoint`, and its keys `p256dh` and `auth` as the browser writes
    them. It is called in `language`."""

    endpoint: Endpoint
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$", max_length=88)]
    secret: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$", max_length=24)]
    language: Language = "en"


class Unsubscribe(Incoming):
    endpoint: Endpoint
