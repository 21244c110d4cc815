"""Finds where source changes a state by hand, under any name that it has there.

A state is every parameter annotated with a `…State` and everything named `state`. Its parts are followed through
assignments, loops, comprehensions and closures; a copy, such as a slice, may be changed. Names are not followed in
order: one that is part of the state in one line of a function is so in all of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

STATE = "state"
OWN_COUNT = "tally"
"""A frame counts there for itself; all else of the state is the verbs'."""
MUTATORS = {
    *(
        "add",
        "append",
        "clear",
        "discard",
        "extend",
        "insert",
        "pop",
        "popitem",
        "popleft",
        "remove",
        "reverse",
    ),
    *("setdefault", "sort", "update"),
}
NOT_FOR_RULES = {"beneath", "events", "frame", "frames", "here", "stack"}
BY_NAME = {"delattr", "setattr", "vars"}
"""They change any field without its being seen here; `getattr` hides at least which field of the state is meant."""
LOOKS_INTO = {"get", "items", "values"}
"""What these methods of a part give is part of it."""
PASSES_ON = {"enumerate", "filter", "iter", "list", "reversed", "set", "sorted", "tuple", "zip"}
"""What these functions give anew has the same things in it."""

Path = tuple[str, ...]
"""`state.hands[seat]` as its names, without the state: empty for the state itself."""
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def breaches(source: str) -> Iterator[str]:
    """Each line that changes the state itself, tells an event, or reaches into the stack of frames."""
    for scope in _scopes(ast.parse(source), {STATE: ()}):
        yield from scope.changes()
        yield from scope.reaches()


def changes(source: str) -> Iterator[str]:
    """Each line that changes the state itself."""
    for scope in _scopes(ast.parse(source), {STATE: ()}):
        yield from scope.changes()


def _scopes(node: ast.AST, around: Mapping[str, Path]) -> Iterator[_Scope]:
    """A module or a function, and all functions within it, each with the names of what is around it."""
    scope = _Scope(node, around)
    yield scope
    for inner in scope.functions:
        yield from _scopes(inner, scope.names)


class _Scope:
    """The code of one function, or of a module outside its functions, and which of its names are parts of the state."""

    def __init__(self, node: ast.AST, around: Mapping[str, Path]) -> None:
        self.names = dict(around)
        self.functions: list[Function] = []
        self.nodes: list[ast.AST] = []
        if isinstance(node, Function):
            self._name_parameters(node.args)
            for line in node.body if isinstance(node.body, list) else [node.body]:
                self._gather(line)
        else:
            self._gather(node)
        bindings = [binding for each in self.nodes for binding in _bindings(each)]
        is_settled = False
        while not is_settled:
            before = len(self.names)
            for target, value, is_element in bindings:
                self._bind(target, value, is_element)
            is_settled = len(self.names) == before

    def _name_parameters(self, arguments: ast.arguments) -> None:
        for each in ast.walk(arguments):
            if isinstance(each, ast.arg):
                if each.arg == STATE or _is_state(each.annotation):
                    self.names[each.arg] = ()
                else:
                    self.names.pop(each.arg, None)

    def _gather(self, node: ast.AST) -> None:
        if isinstance(node, Function):
            self.functions.append(node)
            outside: list[ast.AST | None] = [*node.args.defaults, *node.args.kw_defaults]
            if not isinstance(node, ast.Lambda):
                outside += node.decorator_list
            for each in outside:
                if each:
                    self._gather(each)
            return
        self.nodes.append(node)
        for child in ast.iter_child_nodes(node):
            self._gather(child)

    def _bind(self, target: ast.expr, value: ast.expr, is_element: bool) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            if isinstance(value, ast.Tuple | ast.List) and not is_element:
                for one, other in zip(target.elts, value.elts, strict=False):
                    self._bind(one, other, False)
            else:
                for one in target.elts:
                    self._bind(one, value, True)
        elif isinstance(target, ast.Name):
            path = self._element(value) if is_element else self._part(value)
            if path is not None:
                self.names.setdefault(target.id, path)

    def _part(self, node: ast.expr) -> Path | None:
        """Which part of the state an expression is."""
        match node:
            case ast.Name():
                return self.names.get(node.id)
            case ast.Attribute(attr="state"):
                return ()
            case ast.Attribute():
                path = self._part(node.value)
                return None if path is None else (*path, node.attr)
            case ast.Subscript(slice=ast.Slice(), ctx=ast.Load()):
                return None
            case ast.Subscript():
                return self._element(node.value)
            case ast.NamedExpr():
                return self._part(node.value)
            case ast.IfExp():
                return self._first(node.body, node.orelse)
            case ast.BoolOp():
                return self._first(*node.values)
            case ast.Call(func=ast.Attribute() as method) if method.attr in LOOKS_INTO:
                return self._part(method.value) or None
        return None

    def _element(self, node: ast.expr) -> Path | None:
        """Which part of the state lies in what an expression gives."""
        match node:
            case ast.Subscript(slice=ast.Slice()):
                return self._element(node.value)
            case ast.Call(func=ast.Name() as function) if function.id in PASSES_ON:
                found = (self._element(each) for each in node.args)
                return next((path for path in found if path is not None), None)
            case ast.Tuple() | ast.List():
                return self._first(*node.elts)
        return self._part(node)

    def _first(self, *nodes: ast.expr) -> Path | None:
        return next((path for each in nodes if (path := self._part(each)) is not None), None)

    def changes(self) -> Iterator[str]:
        for node in self.nodes:
            match node:
                case ast.Attribute(ctx=ast.Store() | ast.Del()) if self._part(node.value) is not None:
                    yield from self._unless_own(node, "is changed")
                case ast.Subscript(ctx=ast.Store() | ast.Del()):
                    yield from self._unless_own(node.value, "is changed")
                case ast.Attribute() if node.attr in MUTATORS and self._part(node.value):
                    yield from self._unless_own(node.value, f"has its {node.attr} taken")
                case ast.AugAssign(target=ast.Name(), value=ast.List() | ast.ListComp()):
                    yield from self._unless_own(node.target, "is extended")
                case ast.Call(func=ast.Name() as function, args=[what, *_]):
                    if function.id in BY_NAME or (function.id == "getattr" and self._part(what) == ()):
                        yield from self._unless_own(what, f"is given to {function.id}")

    def _unless_own(self, node: ast.expr, what: str) -> Iterator[str]:
        path = self._part(node)
        if path is not None and path[:1] != (OWN_COUNT,):
            yield f"{node.lineno}: {'.'.join((STATE, *path))} {what}"

    def reaches(self) -> Iterator[str]:
        for node in self.nodes:
            if (
                isinstance(node, ast.Attribute)
                and node.attr in NOT_FOR_RULES
                and self._part(node.value) == ()
            ):
                yield f"{node.lineno}: state.{node.attr}"


def _is_state(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.endswith("State")
        case ast.Constant(value=str(text)):
            return _is_state(ast.parse(text, mode="eval").body)
        case ast.BinOp():
            return _is_state(annotation.left) or _is_state(annotation.right)
    return False


def _bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, bool]]:
    """What a node gives names to: the target, the value, and whether the target is an element of it."""
    match node:
        case ast.Assign():
            for target in node.targets:
                yield target, node.value, False
        case ast.AnnAssign(value=ast.expr() as value):
            yield node.target, value, False
        case ast.NamedExpr():
            yield node.target, node.value, False
        case ast.For() | ast.AsyncFor() | ast.comprehension():
            yield node.target, node.iter, True
