"""Write `slots.py` of each game from its `fields.py`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from generators.writing import GAMES, formatted, write

PLAIN = ("int", "bool", "str")
PLAINER = {"Bits": "int", "Few": "tuple[int, ...]"}


class Field(NamedTuple):
    name: str
    type: str
    start: str | None
    is_derived: bool
    rows: int
    """Of a list of lists with a fixed number of rows: how many; else 0."""

    @property
    def copy(self) -> str:
        this = f"self.{self.name}"
        if self.type == "list[list[int]]":
            if self.rows:
                return "[" + ", ".join(f"{this}[{row}][:]" for row in range(self.rows)) + "]"
            return f"[row[:] for row in {this}]"
        if self.type.startswith("list[") or self.type == "bytearray":
            return f"{this}[:]"
        return f"{this}.copy()" if self.type.startswith("dict[") else this

    @property
    def dumped(self) -> str:
        this = f"self.{self.name}"
        if self.type in PLAIN:
            return this
        if self.type == "Bits":
            return f'f"{{{this}:x}}"'
        if self.type == "Few":
            return f"written({this})"
        if self.type == "bytearray":
            return f"{this}.hex()"
        if self.type.startswith("tuple[") or self.type == "Cards":
            return f"list({this})"
        if self.type == "list[int]":
            return f"{this}[:]"
        if self.type in ("list[list[int]]", "list[Cards]"):
            return f"[list(row) for row in {this}]"
        if self.type == "dict[int, Cards]":
            return f"[[key, *{this}[key]] for key in sorted({this})]"
        raise SystemExit(f"{self.name}: no way to write down {self.type}")

    @property
    def loaded(self) -> str:
        data = f'data["{self.name}"]'
        if self.type in PLAIN:
            return data
        if self.type == "Bits":
            return f"int({data}, 16)"
        if self.type == "Few":
            return f"members({data})"
        if self.type == "bytearray":
            return f"bytearray.fromhex({data})"
        if self.type.startswith("tuple[") or self.type == "Cards":
            return f"tuple({data})"
        if self.type == "list[int]":
            return f"list({data})"
        if self.type == "list[list[int]]":
            return f"[list(row) for row in {data}]"
        if self.type == "list[Cards]":
            return f"[tuple(row) for row in {data}]"
        return f"{{key: tuple(row) for key, *row in {data}}}"


class Group(NamedTuple):
    """The fields that one function declares."""

    name: str
    parameters: list[str]
    fields: list[Field]


def slots_of(room: Path) -> str:
    tree = ast.parse((room / "fields.py").read_text(encoding="utf-8"))
    groups = [_group(node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    imports = [
        ast.unparse(node)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module not in ("__future__", "vortex.kernel.fields")
    ]
    aliases = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    fields = [field for group in groups for field in group.fields]
    text = "\n".join(_module(imports, aliases, groups, fields)) + "\n"
    return formatted(text, room / "slots.py")


def _group(function: ast.FunctionDef) -> Group:
    fields = []
    for node in function.body:
        if isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
            fields.append(_field(node.target.id, ast.unparse(node.annotation), node.value))
    return Group(function.name, [argument.arg for argument in function.args.args], fields)


def _field(name: str, type_: str, start: ast.expr | None) -> Field:
    is_derived = type_.startswith("Derived[")
    if is_derived:
        type_ = type_.removeprefix("Derived[").removesuffix("]")
    rows = len(start.elts) if isinstance(start, ast.List) and type_ == "list[list[int]]" else 0
    return Field(name, type_, ast.unparse(start) if start is not None else None, is_derived, rows)


def _module(
    imports: list[str], aliases: list[str], groups: list[Group], fields: list[Field]
) -> Iterator[str]:
    yield '"""Made by generators/state_slots.py from fields.py. Do not edit: run `make states`."""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield "from collections.abc import Mapping"
    yield "from typing import Any"
    yield ""
    yield from imports
    if any(field.type == "Few" for field in fields):
        yield "from vortex.kernel.fields import members, written"
    yield "from vortex.kernel.state import State"
    yield ""
    yield from aliases
    yield "class Slots(State):"
    yield '    """Every field of the state: see `fields`."""'
    yield ""
    yield "    __slots__ = ("
    for name in sorted(field.name for field in fields):
        yield f'        "{name}",'
    yield "    )"
    for field in fields:
        yield f"    {field.name}: {PLAINER.get(field.type, field.type)}"
    for group in groups:
        if not any(field.start for field in group.fields):
            continue
        yield ""
        yield f"    def reset_{group.name}(self) -> None:"
        for parameter in group.parameters:
            yield f"        {parameter} = self.{parameter}"
        for field in group.fields:
            if field.start is not None:
                yield f"        self.{field.name} = {field.start}"
    yield ""
    yield "    def copy_fields(self, twin: Slots) -> None:"
    for field in fields:
        yield f"        twin.{field.name} = {field.copy}"
    yield ""
    yield "    def dump_fields(self) -> dict[str, Any]:"
    yield "        return {"
    for field in fields:
        if not field.is_derived:
            yield f'            "{field.name}": {field.dumped},'
    yield "        }"
    yield ""
    yield "    def load_fields(self, data: Mapping[str, Any]) -> None:"
    for field in fields:
        if not field.is_derived:
            yield f"        self.{field.name} = {field.loaded}"


def made() -> Iterator[tuple[Path, str]]:
    for fields in sorted(GAMES.glob("*/fields.py")):
        yield fields.with_name("slots.py"), slots_of(fields.parent)


if __name__ == "__main__":
    sys.exit(write(made(), sys.argv[1:]))
