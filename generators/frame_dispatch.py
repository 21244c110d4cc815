"""Write `rules/dispatch.py` of each game from the frames in its book and their steps."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from generators.writing import GAMES, SOURCE, formatted, write


class Kind:
    """A class of frames, as far as its module tells."""

    def __init__(self, node: ast.ClassDef, module: str, imports: dict[str, str]) -> None:
        self.name = node.name
        self.module = module
        self.bases: list[Kind] = []
        for base in node.bases:
            if isinstance(base, ast.Name):
                origin = imports.get(base.id, module)
                if origin.startswith("vortex."):
                    self.bases.append(kind_of(origin, base.id))
        self.methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        self._steps: tuple[str, ...] = ()
        for each in node.body:
            target = each.targets[0] if isinstance(each, ast.Assign) else getattr(each, "target", None)
            if isinstance(target, ast.Name) and target.id == "steps":
                self._steps = ast.literal_eval(each.value)  # type: ignore[attr-defined]  # it is an assignment
        self.imports = imports

    @property
    def steps(self) -> tuple[str, ...]:
        return self._steps or next((base.steps for base in self.bases if base.steps), ())

    def has(self, method: str) -> bool:
        return method in self.methods or any(base.has(method) for base in self.bases)

    def derives_from(self, other: Kind) -> bool:
        mine = [(base.module, base.name) for base in self.bases]
        return (other.module, other.name) in mine or any(base.derives_from(other) for base in self.bases)

    @property
    def state(self) -> tuple[str, str]:
        """The module and the name of the state that its first step is about."""
        annotation = self.methods[self.steps[0]].args.args[1].annotation
        assert isinstance(annotation, ast.Name)
        return self.imports[annotation.id], annotation.id


def imports_of(tree: ast.Module) -> dict[str, str]:
    return {
        alias.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def kind_of(module: str, name: str) -> Kind:
    path = SOURCE / (module.replace(".", "/") + ".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == name)
    return Kind(node, module, imports_of(tree))


def frames_of(rules: Path) -> list[Kind]:
    """As the book has them, but a frame before one that it is derived from."""
    tree = ast.parse((rules / "__init__.py").read_text(encoding="utf-8"))
    imports = imports_of(tree)
    book = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "FrameBook"
    )
    ordered: list[Kind] = []
    for argument in book.args:
        origin, _, name = ast.unparse(argument).rpartition(".")
        kind = kind_of(f"{imports[origin]}.{origin}" if origin else imports[name], name)
        bases = [place for place, other in enumerate(ordered) if kind.derives_from(other)]
        ordered.insert(min(bases, default=len(ordered)), kind)
    return ordered


def dispatch_of(rules: Path) -> str:
    kinds = frames_of(rules)
    module, state = next(kind.state for kind in kinds if kind.steps[0] in kind.methods)
    return formatted("\n".join(_module(module, state, kinds)) + "\n", rules / "dispatch.py")


def _module(module: str, state: str, kinds: list[Kind]) -> Iterator[str]:
    yield '"""Made by generators/frame_dispatch.py from the frames. Do not edit: run `make states`."""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield "from typing import Any"
    yield ""
    for origin, name in sorted([(module, state), *((kind.module, kind.name) for kind in kinds)]):
        yield f"from {origin} import {name}"
    yield "from vortex.kernel.state import Dispatch, State"
    yield ""
    yield f"class {state.removesuffix('State')}Dispatch(Dispatch):"
    yield "    def step(self, state: State, frame: Any, here: int) -> None:"
    yield f"        assert isinstance(state, {state})"
    for kind in kinds:
        yield f"        if isinstance(frame, {kind.name}):"
        for here, name in enumerate(kind.steps):
            yield f"            {'el' if here else ''}if here == {here}:"
            yield f"                frame.{name}(state)"
        yield "            else:"
        yield "                state.finish()"
        yield "            return"
    yield "        raise AssertionError(frame)"
    yield ""
    yield "    def answer(self, state: State, frame: Any, here: int, choice: int) -> None:"
    yield f"        assert isinstance(state, {state})"
    for kind in kinds:
        asking = [(here, name) for here, name in enumerate(kind.steps) if kind.has(f"on_{name}")]
        if asking:
            yield f"        if isinstance(frame, {kind.name}):"
            for place, (here, name) in enumerate(asking):
                yield f"            {'el' if place else ''}if here == {here}:"
                yield f"                frame.on_{name}(state, choice)"
            yield "            return"
    yield "        raise AssertionError(frame)"


def made() -> Iterator[tuple[Path, str]]:
    for book in sorted(GAMES.glob("*/rules/__init__.py")):
        yield book.with_name("dispatch.py"), dispatch_of(book.parent)


if __name__ == "__main__":
    sys.exit(write(made(), sys.argv[1:]))
