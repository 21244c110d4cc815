"""Write client/src/wire.ts: the server's messages as TypeScript, from the server's own definitions.

python client/scripts/wire_types.py            write it
python client/scripts/wire_types.py --check    say whether it is up to date
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from vortex.server import protocol
from vortex.server.protocol import (
    from_client,
    from_server,
    games,
    positions,
    problems,
    records,
    reviews,
    tables,
)

TARGET = Path(__file__).resolve().parent.parent / "src" / "wire.ts"
HEAD = """\
// Made by client/scripts/wire_types.py from src/vortex/server/protocol. Do not edit: run the script again.

"""


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        fresh = TARGET.read_text(encoding="utf-8") == wire_types()
        if not fresh:
            print(f"{TARGET} does not fit the server. Run: python client/scripts/wire_types.py")
        return 0 if fresh else 1
    TARGET.write_text(wire_types(), encoding="utf-8")
    return 0


def wire_types() -> str:
    structs = [
        value
        for module in (tables, records, games, problems, positions, reviews, from_client, from_server)
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]
    _, shapes = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [f"export const VERSION = {protocol.VERSION};\n"]
    for struct in structs:
        if struct.__subclasses__() and not struct.__struct_fields__:
            continue
        parts.append(_interface(struct, shapes[struct.__name__]))
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(member.__name__ for member in getattr(protocol, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return HEAD + "\n".join(parts)


def _interface(struct: type[msgspec.Struct], shape: dict[str, Any]) -> str:
    """What the server sends is always complete; what it is sent may leave out fields that have a default."""
    sent_whole = not struct.__struct_config__.forbid_unknown_fields
    required = set(shape.get("required", ()))
    lines = []
    if "description" in shape:
        lines.append("/** " + " ".join(shape["description"].split()) + " */")
    lines.append(f"export interface {struct.__name__} {{")
    for name, field in shape["properties"].items():
        mark = "" if sent_whole or name in required else "?"
        lines.append(f"  {name}{mark}: {_type(field)};")
    return "\n".join([*lines, "}", ""])


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"])
    if "anyOf" in field:
        return " | ".join(dict.fromkeys(_type(one) for one in field["anyOf"]))
    if "enum" in field:
        return " | ".join(msgspec.json.encode(value).decode() for value in field["enum"])
    if "const" in field:
        return msgspec.json.encode(field["const"]).decode()
    kind = field.get("type")
    if kind == "array":
        of = _type(field["items"])
        return f"({of})[]" if " " in of else f"{of}[]"
    if kind == "object":
        values = field.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
