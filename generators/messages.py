"""Write docs/messages.md: every request, message and body, as the server's own types declare them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vortex.protocol import VERSION
from vortex.server.app import OPERATIONS
from vortex.server.openapi import document

PAGE = Path(__file__).parents[1] / "docs" / "messages.md"

OPENING = f"""\
# Messages and bodies

Everything that travels between a server and its clients, version {VERSION}, field by field; [the protocol](protocol.md)
explains what it is for. `make messages` writes this page from the types in `src/vortex/protocol` and the server's table
of operations; a test compares the two. For programs, a server has the same as OpenAPI (`GET /api/openapi.json`)
and, what goes over the socket, as AsyncAPI (`GET /api/asyncapi.json`).

Numbers in brackets are the least and the most that a server takes. A field with a usual value may be left out of what
is sent to a server; what a server sends is always complete.
"""
Schema = Mapping[str, Any]


def page() -> str:
    described = document(OPERATIONS)
    schemas: dict[str, Schema] = described["components"]["schemas"]
    sent = {side: _members(schemas.pop(f"{side}Message")) for side in ("Client", "Server")}
    parts = [OPENING, "## Requests by HTTP\n", _requests(described["paths"])]
    for title, names in (
        ("What a client sends over the socket", sent["Client"]),
        ("What a server sends over the socket", sent["Server"]),
        ("Bodies, and parts of messages", sorted(set(schemas) - {*sent["Client"], *sent["Server"]})),
    ):
        parts.append(f"## {title}\n")
        parts += [_struct(name, schemas[name]) for name in names]
    return "\n".join(parts)


def _requests(paths: Mapping[str, Mapping[str, Schema]]) -> str:
    rows = ["| | | | query | body | answer | refused with |", "|---|---|---|---|---|---|---|"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            query = ", ".join(
                f"`{each['name']}`" for each in operation["parameters"] if each["in"] == "query"
            )
            body = operation.get("requestBody")
            answers: dict[str, Schema] = operation["responses"]
            done = next(status for status in answers if status < "300")
            problems = ", ".join(status for status in answers if status >= "300")
            rows.append(
                f"| `{method.upper()}` | `{path}` | {operation['summary']} | {query} | {_body(body)} "
                f"| {done} {_body(answers[done])} | {problems} |"
            )
    return "\n".join(rows) + "\n"


def _body(described: Schema | None) -> str:
    schema = next(iter(described["content"].values()))["schema"] if described else {}
    return _type(schema) if "$ref" in schema else ""


def _members(union: Schema) -> list[str]:
    return [_name(each) for each in union["anyOf"]]


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _struct(name: str, schema: Schema) -> str:
    lines = [f"### {name}\n"]
    if "description" in schema:
        lines.append(" ".join(schema["description"].split()) + "\n")
    lines += ["| field | | usually |", "|---|---|---|"]
    for field, kind in schema["properties"].items():
        usual = f"`{json.dumps(kind['default'])}`" if "default" in kind else ""
        lines.append(f"| `{field}` | {_type(kind)} | {usual} |")
    return "\n".join(lines) + "\n"


def _type(kind: Schema) -> str:
    """In words, with links to the structs."""
    if "$ref" in kind:
        return f"[{_name(kind)}](#{_name(kind).lower()})"
    if "anyOf" in kind:
        return " or ".join(dict.fromkeys(_type(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    match kind.get("type"):
        case "array":
            inner = kind.get("items", kind.get("prefixItems", [{}])[0])
            return f"list of {_type(inner)}{_bounds(kind, 'minItems', 'maxItems')}"
        case "object":
            inner = kind.get("additionalProperties")
            return f"{_type(inner)} by key" if isinstance(inner, dict) and inner else "object"
        case "string":
            form = f", as `{kind['pattern']}`" if "pattern" in kind else ""
            text = "UUID" if kind.get("format") == "uuid" else "text"
            return f"{text}{_bounds(kind, 'minLength', 'maxLength')}{form}"
        case "integer":
            return f"number{_bounds(kind, 'minimum', 'maximum')}"
        case "number":
            return "fraction"
        case "boolean":
            return "true or false"
        case "null":
            return "null"
        case _:
            return "anything"


def _bounds(kind: Schema, least: str, most: str) -> str:
    if most not in kind:
        return ""
    return f" ({kind.get(least, 0)}–{kind[most]})"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
