"""The AsyncAPI document: what travels over the socket of a table, made from the protocol's own types."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from vortex import __version__
from vortex.protocol import VERSION, ClientMessage, ServerMessage

SOCKET = "/api/tables/{table}/socket"
_REF = "#/components/schemas/{name}"
_CHANNEL = "#/channels/table"
_HEADERS = {
    "type": "object",
    "properties": {
        "Cookie": {"type": "string", "description": "The session; without one the viewer is a spectator."},
        "Origin": {"type": "string", "description": "The address of the page; a session needs it."},
    },
}


@cache
def document() -> dict[str, Any]:
    """Seen from the server, as AsyncAPI has it: it receives what clients send."""
    received, sent = get_args(ClientMessage), get_args(ServerMessage)
    messages = (*received, *sent)
    _, schemas = msgspec.json.schema_components(messages, ref_template=_REF)
    names = [message.__name__ for message in messages]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Vortex",
            "version": __version__,
            "description": f"Version {VERSION} of the protocol, over the WebSocket of a table. Every message is one "
            "JSON object in a text frame. The first one is hello; docs/protocol.md explains the others, and "
            "/api/openapi.json describes the requests by HTTP.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": SOCKET,
                "description": "One table, as one viewer sees it.",
                "parameters": {"table": {"description": "The id of the table, of 22 letters."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
                "bindings": {"ws": {"method": "GET", "headers": _HEADERS}},
            }
        },
        "operations": {
            "receive": _operation("receive", "What a client sends", received),
            "send": _operation("send", "What the server sends", sent),
        },
        "components": {
            "messages": {name: _message(name, schemas[name]) for name in names},
            "schemas": schemas,
        },
    }


def _operation(action: str, summary: str, messages: tuple[type, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": _CHANNEL},
        "summary": summary,
        "messages": [{"$ref": f"{_CHANNEL}/messages/{each.__name__}"} for each in messages],
    }


def _message(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    [tag] = schema["properties"]["type"]["enum"]
    return {"name": tag, "title": name, "payload": {"$ref": _REF.format(name=name)}}
