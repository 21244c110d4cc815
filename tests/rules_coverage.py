"""Which rules have a test? Run it with `make rules`, or for some games only:

    python -m tests.rules_coverage [game-key ...]

A rule without a test is a promise that nobody checks, and a marker with a mistyped id is a test that counts for
nothing. So this compares the ids that each game's RULES.md defines with the ids that the tests' `rule` markers
name, prints a table for each game, and fails on any difference.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# A definition is a bold id at the start of a list item or of a table row.
DEFINITION = re.compile(r"^(?:\s*[-*] |\| *)\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\*\*")
LAYOUT = "*(layout)*"

# Tables that explain rules which have ids and tests of their own: differences between publications, known cards,
# decision points and interrupt windows. A test may name them, none has to.
NEVER_MISSING = frozenset({"DIFF", "CONTENT", "DP", "IW"})
RULING = "RULING"
NO_ID = "(no id)"


@dataclass(frozen=True)
class Rule:
    """One id that a RULES.md defines."""

    id: str
    is_layout: bool

    @property
    def family(self) -> str:
        return family_of(self.id)

    @property
    def needs_test(self) -> bool:
        return not self.is_layout and self.family not in NEVER_MISSING


@dataclass(frozen=True)
class Game:
    """A game's folder: its package may be missing in this build while its rules are already written."""

    key: str
    is_present: bool
    rules: tuple[Rule, ...]


@dataclass
class Markers:
    """What the `rule` markers of the tests name."""

    named: dict[str, list[str]] = field(default_factory=dict)
    """Id to the tests that name it, skipped ones too: a wrong id is wrong there as well."""

    tested: set[str] = field(default_factory=set)
    """Ids that at least one test shows which is not skipped."""

    def read(self, node: ast.AST, test: str, is_skipped: bool = False) -> None:
        """All markers in a part of a file, as they are written there: loading the tests would take many seconds."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            test = f"{test}::{node.name}"
            is_skipped = is_skipped or any(map(_is_skip, node.decorator_list))
        if _is_mark(node.func if isinstance(node, ast.Call) else node, "rule"):
            self._add(node, test, is_skipped)
            return
        for child in ast.iter_child_nodes(node):
            self.read(child, test, is_skipped)

    def _add(self, marker: ast.AST, test: str, is_skipped: bool) -> None:
        arguments = marker.args if isinstance(marker, ast.Call) else []
        for argument in arguments or (ast.Constant(NO_ID),):
            rule_id = str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)
            self.named.setdefault(rule_id, []).append(test)
            if not is_skipped:
                self.tested.add(rule_id)


def _is_mark(node: ast.AST, name: str) -> bool:
    """`pytest.mark.<name>`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _is_skip(decorator: ast.AST) -> bool:
    return _is_mark(decorator.func if isinstance(decorator, ast.Call) else decorator, "skip")


class UnreadableTest(Exception):
    """A file of tests could not be read, so nothing can be said about the rules."""


def family_of(rule_id: str) -> str:
    """`RULING` for `TOD-RULING-014`: the second part, also where a card's name follows it."""
    return rule_id.split("-")[1]


def prefix_of(rule_id: str) -> str:
    """`TOD` for `TOD-RULING-014`."""
    return rule_id.split("-")[0]


def key_of(name: str) -> str:
    """`time-clash`, whether the key or the package is named."""
    return name.replace("_", "-")


def read_rules(text: str) -> tuple[Rule, ...]:
    """Every definition in a RULES.md, in its order."""
    rules = []
    for line in text.splitlines():
        if definition := DEFINITION.match(line):
            rules.append(Rule(definition[1], is_layout=LAYOUT in line))
    return tuple(rules)


def read_games(folder: Path) -> list[Game]:
    """Every game that has rules; it is in this build once its package can be imported."""
    return [
        Game(
            key_of(path.parent.name),
            (path.parent / "__init__.py").exists(),
            read_rules(path.read_text("utf-8")),
        )
        for path in sorted(folder.glob("*/RULES.md"))
    ]


def read_exempt(path: Path) -> dict[str, str]:
    """Rulings that no code can show, each with the reason why."""
    entries = tomllib.loads(path.read_text("utf-8")).get("exempt", []) if path.exists() else []
    return {str(entry.get("id", NO_ID)): str(entry.get("why", "")).strip() for entry in entries}


def read_markers(tests: Path) -> Markers:
    """What the markers of all files with tests say."""
    markers = Markers()
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "mark.rule" in text:
            try:
                markers.read(ast.parse(text, str(path)), path.relative_to(tests).as_posix())
            except SyntaxError as error:
                raise UnreadableTest(f"{path}: {error}") from error
    return markers


def missing_rules(game: Game, tested: set[str], exempt: Mapping[str, str]) -> list[str]:
    return [
        rule.id for rule in game.rules if rule.needs_test and rule.id not in tested and rule.id not in exempt
    ]


def table(game: Game, tested: set[str], missing: Iterable[str]) -> list[str]:
    """One row for each family; rules = tested + exempt + missing."""
    rules = Counter(rule.family for rule in game.rules)
    shown = Counter(rule.family for rule in game.rules if rule.id in tested)
    lacking = Counter(map(family_of, missing))
    rows = [(family, rules[family], shown[family], lacking[family]) for family in rules]
    rows.append(("all", rules.total(), shown.total(), lacking.total()))
    width = max(len(family) for family, *_ in rows)
    head = f"  {'family':<{width}}  rules  tested  exempt  missing"
    return [head, *(f"  {f:<{width}}  {n:>5}  {t:>6}  {n - t - m:>6}  {m:>7}" for f, n, t, m in rows)]


def wrong_markers(named: Mapping[str, Sequence[str]], known: set[str]) -> list[str]:
    """Each marker that names no rule, with the tests that carry it."""
    return [
        f"{rule_id}  {test}" for rule_id in sorted(named) if rule_id not in known for test in named[rule_id]
    ]


def wrong_exemptions(exempt: Mapping[str, str], known: set[str], tested: set[str]) -> list[str]:
    """An exemption must name a ruling that is there, say why, and be needed."""
    wrong = []
    for rule_id, why in exempt.items():
        if rule_id not in known:
            wrong.append(f"{rule_id}  names no rule")
        elif family_of(rule_id) != RULING:
            wrong.append(f"{rule_id}  is no ruling, so it needs a test")
        elif rule_id in tested:
            wrong.append(f"{rule_id}  has a test")
        elif not why:
            wrong.append(f"{rule_id}  gives no reason")
    return wrong


def defined_twice(games: Iterable[Game]) -> list[str]:
    count = Counter(rule.id for game in games for rule in game.rules)
    return [rule_id for rule_id, times in count.items() if times > 1]


def print_list(title: str, lines: Sequence[str]) -> None:
    """A titled list, or nothing: silence is the good news."""
    if lines:
        print(f"\n{title}:", *lines, sep="\n  ")


def report_game(game: Game, markers: Markers, exempt: Mapping[str, str]) -> bool:
    """Print one game's table and missing rules; true if none is missing."""
    if not game.is_present:
        print(f"\n{game.key}: not in this build")
        return True
    missing = missing_rules(game, markers.tested, exempt)
    print(f"\n{game.key}", *table(game, markers.tested, missing), sep="\n")
    print_list(f"{game.key}: rules without a test", missing)
    return not missing


def report(games: Sequence[Game], chosen: set[str], markers: Markers, exempt: Mapping[str, str]) -> bool:
    """Print everything about the chosen games; true if there is nothing to mend.

    Ids that belong to a game which was not chosen are left out; ids that belong to no game are always named.
    """
    elsewhere = {prefix_of(rule.id) for game in games if game.key not in chosen for rule in game.rules}
    known = {rule.id for game in games for rule in game.rules}
    named = {
        rule_id: tests for rule_id, tests in markers.named.items() if prefix_of(rule_id) not in elsewhere
    }
    exempt = {rule_id: why for rule_id, why in exempt.items() if prefix_of(rule_id) not in elsewhere}
    ours = [game for game in games if game.key in chosen]
    complete = [report_game(game, markers, exempt) for game in ours]
    findings = {
        "markers that name no rule": wrong_markers(named, known),
        "exemptions that do not hold": wrong_exemptions(exempt, known, markers.tested),
        "ids that are defined twice": defined_twice(ours),
    }
    for title, lines in findings.items():
        print_list(title, lines)
    return all(complete) and not any(findings.values())


def parse_arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.rules_coverage", description="Which rules have a test?"
    )
    parser.add_argument("key", nargs="*", help="a game's key, such as time-clash; all games without one")
    parser.add_argument(
        "--games", type=Path, default=ROOT / "src" / "vortex" / "games", help="where the games are"
    )
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="where the tests are")
    parser.add_argument("--exempt", type=Path, default=ROOT / "tests" / "rules_exempt.toml")
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    arguments = parse_arguments(argv)
    games = read_games(arguments.games)
    keys = {game.key for game in games}
    chosen = set(map(key_of, arguments.key)) or keys
    if unknown := chosen - keys:
        print(
            f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(sorted(keys))}",
            file=sys.stderr,
        )
        return 2
    try:
        markers = read_markers(arguments.tests)
    except UnreadableTest as failure:
        print(failure, file=sys.stderr)
        return 2
    return 0 if report(games, chosen, markers, read_exempt(arguments.exempt)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
