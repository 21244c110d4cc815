"""The OpenAPI document, made from the table of operations and the protocol's own types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from vortex import __version__
from vortex.protocol import ClientMessage, Refusal, ServerMessage
from vortex.server.api import Operation

_REF = "#/components/schemas/{name}"
_GENERAL = {
    "400": "not understood",
    "403": "not allowed",
    "413": "too large",
    "415": "not application/json",
    "429": "too often",
    "503": "cannot be saved just now",
}


_JSON = "application/json"
_FILE = {"type": "string", "format": "binary"}


def document(operations: list[Operation]) -> dict[str, Any]:
    kinds = [kind for operation in operations for kind in (operation.answer, operation.body) if kind]
    roots, components = msgspec.json.schema_components(
        [*kinds, Refusal, ClientMessage, ServerMessage], ref_template=_REF
    )
    by_kind = dict(zip(map(id, kinds), roots, strict=False))
    components["ClientMessage"] = roots[-2]
    components["ServerMessage"] = roots[-1]
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vortex",
            "version": __version__,
            "description": "Three tabletop games. The WebSocket at /api/tables/{table}/socket takes ClientMessage and "
            "sends ServerMessage; docs/protocol.md explains it.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, by_kind: dict[int, Any]) -> dict[str, Any]:
    answer = (
        by_kind[id(operation.answer)]
        if operation.answer
        else _FILE
        if operation.media != _JSON
        else {"type": "object"}
    )
    responses = {str(operation.status): _response("done", answer, operation.media)}
    general = ["400", "429", "503"] if operation.method == "GET" else list(_GENERAL)
    if operation.query:
        general.append("403")
    for status in sorted({*general, *map(str, operation.problems), "403"}):
        words = _GENERAL.get(status, "see the code")
        responses[status] = _response(words, {"$ref": _REF.format(name="Refusal")})
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": re.sub(r"\W+", "_", f"{operation.method.lower()}{operation.path}").strip("_"),
        "responses": responses,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", operation.path)
        ]
        + [{"in": "query", "required": False, **query} for query in operation.query],
    }
    if operation.body:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_kind[id(operation.body)]}},
        }
    return described


def _response(words: str, schema: Any, media: str = _JSON) -> dict[str, Any]:
    return {"description": words, "content": {media: {"schema": schema}}}
