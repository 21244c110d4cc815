"""Browsers that want to be called when it is their turn say so, and say so no more."""

from __future__ import annotations

import binascii

from vortex.protocol import Calls, Subscribe, Unsubscribe
from vortex.server.api import Call, Operation
from vortex.server.push_message import SECRET_BYTES, decoded, is_key
from vortex.server.refusals import RequestRefused
from vortex.server.storage.interface import Subscription


async def calls(call: Call) -> Calls:
    return Calls(call.context.calling.key)


async def subscribe(call: Call) -> Calls:
    wish: Subscribe = call.body
    calling = call.context.calling
    if not calling.key:
        raise RequestRefused("not_found", "this server calls nobody")
    if not calling.service.may_be(wish.endpoint):
        raise RequestRefused("option", "this is no address of a push service", field="endpoint")
    try:
        key, secret = decoded(wish.key), decoded(wish.secret)
    except (binascii.Error, ValueError):
        raise RequestRefused("option", "these are no keys of a browser", field="key") from None
    if not is_key(key) or len(secret) != SECRET_BYTES:
        raise RequestRefused("option", "these are no keys of a browser", field="key")
    session = await call.need_session()
    made = call.context.times.now()
    subscription = Subscription(wish.endpoint, session, key, secret, wish.language, made)
    await call.context.store.subscribe(subscription, call.context.settings.subscriptions_a_session)
    return Calls(calling.key)


async def unsubscribe(call: Call) -> Calls:
    wish: Unsubscribe = call.body
    if call.session:
        await call.context.store.unsubscribe(wish.endpoint, call.session)
    return Calls(call.context.calling.key)


OPERATIONS = [
    Operation("GET", "/api/calls", "Whether people can be called when it is their turn", calls, Calls),
    Operation(
        "POST",
        "/api/calls/subscribe",
        "Have this browser called, also when no page is open",
        subscribe,
        Calls,
        Subscribe,
        problems=(404, 422),
    ),
    Operation("POST", "/api/calls/unsubscribe", "Have it called no more", unsubscribe, Calls, Unsubscribe),
]
