"""What the docs name is there: the tree in CONTRIBUTING.md, the layers that it tells of, links, paths, commands."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        ROOT / "bench" / "README.md",
        ROOT / "client" / "README.md",
        ROOT / "client" / "src" / "kit" / "README.md",
    ]
)


def tree() -> Iterator[str]:
    """Every path of the tree. What stands under several folders of one line stands under each of them."""
    found = re.search(r"^## The layout\n\n```\n(.*?)^```", CONTRIBUTING, re.DOTALL | re.MULTILINE)
    assert found
    above: list[tuple[int, list[str]]] = []
    for line in found.group(1).splitlines():
        depth = len(line) - len(line.lstrip())
        names = [name for name in re.split(r"  +", line.strip()) if re.fullmatch(r"[\w./*-]+", name)]
        named = [name for name in names if "/" in name or "." in name]
        above = [(d, paths) for d, paths in above if d < depth]
        folders = above[-1][1] if above else [""]
        paths = [folder + name for folder in folders for name in named]
        above.append((depth, paths))
        yield from paths


def test_the_tree_names_much() -> None:
    assert {"src/vortex/kernel/", "src/vortex/games/time_clash/RULES.md", "tests/toy_game/"} <= set(tree())


@pytest.mark.parametrize("path", sorted(tree()))
def test_what_the_tree_names_exists(path: str) -> None:
    assert list(ROOT.glob(path.rstrip("/"))), path


def test_the_tree_has_every_layer_of_the_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["id"]: each for each in project["tool"]["importlinter"]["contracts"]}
    contract = contracts["layers"]
    layers = {name for layer in contract["layers"] for name in layer.split(" | ")}
    named = {path.split("/")[2] for path in tree() if re.fullmatch(r"src/vortex/\w+/", path)}
    assert named == layers
    assert f"`{contract['name']}`" in CONTRIBUTING


def links() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if "://" not in target:
                yield str(page.relative_to(ROOT)), target


@pytest.mark.parametrize(("page", "target"), sorted(links()))
def test_a_link_leads_to_a_file_and_its_heading(page: str, target: str) -> None:
    path, _, heading = target.partition("#")
    file = (ROOT / page).parent / path if path else ROOT / page
    assert file.exists()
    if heading:
        assert heading in {anchor(line) for line in file.read_text(encoding="utf-8").splitlines()}


def anchor(line: str) -> str:
    """A heading as a link writes it; empty for any other line."""
    if not line.startswith("#"):
        return ""
    return re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-")


MADE = {"node_modules", "build", "dist", "static", "__pycache__"}
"""Folders that commands make: what lies there is no part of the source."""
TO_BE_WRITTEN = ("lanterns/", "RULES.nl.md")
"""The game and the language of the worked examples: the reader writes them."""


def files() -> Iterator[PurePosixPath]:
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in MADE and not name.startswith(".")]
        at = Path(folder).relative_to(ROOT).as_posix()
        yield from (PurePosixPath(at, name) for name in names)


FILES = list(files())


def named_paths(text: str) -> Iterator[str]:
    """Every path to a source file or a page, with a folder in it, that stands in a code span."""
    for path in re.findall(r"`([^`\s]+/[^`\s]+\.(?:py|ts|svelte|toml|md))`", text):
        if not any(example in path for example in TO_BE_WRITTEN):
            yield path


def is_there(path: str) -> bool:
    """In full or without its first folders; `<name>` and NAME stand for any name."""
    pattern = re.sub(r"<\w+>|\b[A-Z]+(?=/)", "*", path)
    return any(file.match(pattern) for file in FILES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_in_a_page_leads_to_a_file(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [path for path in named_paths(text) if not is_there(path)] == []


def test_a_path_that_leads_nowhere_is_found() -> None:
    good = "`tests/test_docs.py` `kernel/state.py` `games/<game>/odds.py` `lanterns/game.py`"
    text = f"{good} `kernel/status.py` `<game>/lost.py`"
    assert [path for path in named_paths(text) if not is_there(path)] == [
        "kernel/status.py",
        "<game>/lost.py",
    ]


def commands(text: str) -> set[str]:
    """The targets of every `make` in a code span or a block of code; tables of effect words have code of another
    kind."""
    text = (
        re.sub(r"^\| `.*$", "", text, flags=re.MULTILINE)
        if re.search("effect words of|Wirkungswörter", text)
        else text
    )
    code = re.findall(r"```.*?```|`[^`]+`", text, re.DOTALL)
    return {target for each in code for target in re.findall(r"\bmake ([a-z][a-z-]*)", each)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_in_a_page_is_in_the_makefile(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert commands(page.read_text(encoding="utf-8")) - targets == set()


def test_commands_are_read_from_code_only() -> None:
    text = "Verbs make events. `make check`, `nice make help`.\n```sh\nmake play ARGS=--cards\n```\n"
    assert commands(text) == {"check", "help", "play"}


def test_every_proof_of_what_a_server_promises_is_there() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    proofs = set(re.findall(r"`((?:[\w/]+/)?test_\w+)`", page))
    assert len(proofs) > 30
    for proof in sorted(proofs):
        assert (
            list(ROOT.glob(f"tests/server/{proof}.py"))
            or list(ROOT.glob(f"{proof}.py"))
            or list(ROOT.glob(f"tests/{proof}.py"))
        ), f"docs/reliability.md names {proof}"


@pytest.mark.parametrize("package", ["kernel", "server"])
def test_the_architecture_names_every_module(package: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = {path.stem for path in (ROOT / "src" / "vortex" / package).glob("*.py")} - {"__init__"}
    assert sorted(module for module in modules if f"`{module}`" not in page) == []
