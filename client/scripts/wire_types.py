"""Write what travels to the page as TypeScript, from its own declarations.

client/src/wire.ts is made from the server's messages, client/src/games/<game>/wire.ts from the events and the view
of each game in this repository.

python client/scripts/wire_types.py            write them
python client/scripts/wire_types.py --check    say whether they are up to date
"""

import inspect
import sys
from pathlib import Path
from typing import Any, get_args, is_typeddict

import msgspec

import vortex.games
from vortex import protocol
from vortex.games import GAMES, load_game
from vortex.kernel.events import Event, Field, Sign, Told
from vortex.kernel.game import Game
from vortex.protocol import (
    calls,
    from_client,
    from_server,
    games,
    lessons,
    positions,
    records,
    refusals,
    reviews,
    tables,
    workshop,
)

CLIENT = Path(__file__).resolve().parent.parent / "src"
HEAD = """\
// Made by client/scripts/wire_types.py from src/vortex/{source}. Do not edit: run the script again.

"""


def main(arguments: list[str]) -> int:
    wanted = targets()
    if "--check" not in arguments:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [
        path
        for path, text in wanted.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        print(f"{path} does not fit the server. Run: python client/scripts/wire_types.py")
    return 1 if stale else 0


def targets() -> dict[Path, str]:
    """What belongs into each file."""
    found = {CLIENT / "wire.ts": wire_types()}
    for key, module in GAMES.items():
        package, _, room = module.rpartition(".")
        if package == vortex.games.__name__:
            found[CLIENT / "games" / room / "wire.ts"] = game_types(room, load_game(key))
    return found


def game_types(room: str, game: Game[Any]) -> str:
    """The events of a game as one union by `kind`, their signs, how they are told, its topics, and its view's
    interfaces."""
    parts = [_event(kind) for kind in game.events.values()]
    names = "".join(f"\n  | {kind.__name__}" for kind in game.events.values())
    parts.append(f"export type GameEvent ={names};\n")
    signs = "".join(f'  "{kind.kind}": "{kind.sign}",\n' for kind in game.events.values())
    parts.append(f'export const SIGNS: Readonly<Record<GameEvent["kind"], Sign>> = {{\n{signs}}};\n')
    told = "".join(
        f'  "{kind.kind}": "{kind.told}",\n' for kind in game.events.values() if kind.told != "line"
    )
    parts.append(f'export const TOLD: Readonly<Partial<Record<GameEvent["kind"], Told>>> = {{\n{told}}};\n')
    topics = "".join(f'\n  | "{topic}"' for topic in game.questions if topic)
    parts.append(f"/** What a seat can be asked. */\nexport type Topic ={topics};\n")
    if game.view_type is not None:
        _, shapes = msgspec.json.schema_components([game.view_type], ref_template="{name}")
        parts += [_interface(name, shape, is_whole=False) for name, shape in shapes.items()]
    head = HEAD.format(source=f"games/{room}") + 'import type { Sign, Told } from "$/wire";\n\n'
    return head + "\n".join(parts)


def _event(kind: type[Event]) -> str:
    lines = []
    if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
        lines.append("/** " + " ".join(kind.__doc__.split()) + " */")
    lines += [f"export interface {kind.__name__} {{", f'  kind: "{kind.kind}";']
    lines += [f"  {field.name}: {_field(field)};" for field in kind.fields]
    return "\n".join([*lines, "}", ""])


def _field(field: Field) -> str:
    if field.noun.keys is None:
        one = {"flag": "boolean", "rule": "string"}.get(field.noun.name, "number")
    else:
        one = " | ".join(f'"{key}"' for key in field.noun.keys) or "string"
    if field.is_secret or field.is_optional:
        one += " | null"
    if field.is_list:
        return f"({one})[]" if " " in one else f"{one}[]"
    return one


def wire_types() -> str:
    structs = [
        value
        for module in (
            tables,
            records,
            games,
            lessons,
            refusals,
            positions,
            reviews,
            workshop,
            calls,
            from_client,
            from_server,
        )
        for value in vars(module).values()
        if (_is_struct(value) or is_typeddict(value)) and value.__module__ == module.__name__
    ]
    _, shapes = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [f"export const VERSION = {protocol.VERSION};\n"]
    signs = " | ".join(f'"{sign}"' for sign in get_args(Sign))
    parts.append(f"/** What is drawn beside an event. */\nexport type Sign = {signs};\n")
    told = " | ".join(f'"{way}"' for way in get_args(Told))
    parts.append(
        f"/** How an event is told; a `line`, where nothing else is said. */\nexport type Told = {told};\n"
    )
    for struct in structs:
        if _is_struct(struct) and struct.__subclasses__() and not struct.__struct_fields__:
            continue
        # What the server sends is always complete; what it is sent may leave out fields that have a default.
        is_whole = not (_is_struct(struct) and struct.__struct_config__.forbid_unknown_fields)
        parts.append(_interface(struct.__name__, shapes[struct.__name__], is_whole=is_whole))
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(member.__name__ for member in getattr(protocol, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return HEAD.format(source="protocol") + "\n".join(parts)


def _is_struct(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, msgspec.Struct)


def _interface(name: str, shape: dict[str, Any], *, is_whole: bool) -> str:
    required = set(shape.get("required", ()))
    lines = []
    if "description" in shape:
        lines.append("/** " + " ".join(shape["description"].split()) + " */")
    lines.append(f"export interface {name} {{")
    for key, field in shape["properties"].items():
        mark = "" if is_whole or key in required else "?"
        lines.append(f"  {key}{mark}: {_type(field)};")
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
    if "prefixItems" in field:
        return "[" + ", ".join(_type(one) for one in field["prefixItems"]) + "]"
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
