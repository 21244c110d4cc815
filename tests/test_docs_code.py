"""The code in the documentation works: lines with >>> do what the page says, programs run, commands exist.

A page is played through from top to bottom in a folder of its own:

- blocks of Python with >>> are run, and their results compared;
- other Python is either an excerpt of a file in the repository or a program, which is run; where the text before it
  says "save this as `name.py`", it is saved as well;
- commands with their output in a `console` block are run and compared, as far as they end by themselves; all the others
  are read as the command line reads them, so that no page names an option that is not there;
- blocks of TOML are read.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

import vortex
from vortex.cli import main

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
SLOW = {"environments.md", "odds.md", "training-an-agent.md", "writing-a-bot.md", "writing-a-pack.md"}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    language: str
    text: str
    file: str
    """What the page says it is to be saved as."""


def blocks(page: Path) -> list[Block]:
    """Fenced ones, and commands in indented ones."""
    text = page.read_text(encoding="utf-8")
    fenced = re.compile(
        r"(?:[Ss]ave (?:this|it) as `([\w.]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE
    )
    found = [Block(language, body, file or "") for file, language, body in fenced.findall(text)]
    plain = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^    ((?:\.venv/bin/)?vortex .*)$", plain, re.MULTILINE)
    return [*found, *(Block("command", re.split(r"   +", line)[0], "") for line in indented)]


# -- Python ----------------------------------------------------------------------------------------


@cache
def source() -> list[str]:
    files = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [(ROOT / name).read_text(encoding="utf-8") for name in files.stdout.splitlines()]


def is_excerpt(text: str) -> bool:
    return any(text in each for each in source())


def run_program(text: str, page: Path) -> None:
    """One that defines bots is given a game to play."""
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile(text, str(page), "exec"), names)
    for bot in [each for each in names.values() if isinstance(each, type) and each.__module__ == "page"]:
        if hasattr(bot, "choose"):
            session = vortex.Session("time-clash", 2, seed=1, options={"match": 1})
            session.play(bot(0), "random")
            assert session.is_over


def run_examples(text: str, names: dict[str, Any], page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert result.failed == 0, "".join(said)


# -- commands --------------------------------------------------------------------------------------


class Command(NamedTuple):
    words: list[str]
    output: str


def commands(text: str) -> Iterator[Command]:
    """Each line with a $, and what is printed below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        yield Command(shlex.split(line), output)


def check_command(words: list[str]) -> None:
    """It is read as the command line would, but not carried out; what it names need not be there."""
    group: click.Group = main
    name, *arguments = words
    command = group.get_command(click.Context(group), name)
    assert command is not None, f"there is no command {name}"
    while isinstance(command, click.Group) and arguments and arguments[0] in command.commands:
        command, arguments = command.commands[arguments[0]], arguments[1:]
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)} | {
        "--help",
        "-h",
    }
    assert {word.partition("=")[0] for word in arguments if word.startswith("--")} <= known, shlex.join(words)


def run_command(command: Command, folder: Path) -> None:
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    process = [sys.executable, "-m", "vortex", *command.words[1:]]
    done = subprocess.run(process, cwd=folder, env=environment, capture_output=True, text=True)
    wanted = command.output.replace("…", "...")
    said = done.stdout + done.stderr
    assert doctest.OutputChecker().check_output(wanted, said, FLAGS), f"{shlex.join(command.words)}\n{said}"
    assert (done.returncode == 0) != ("Error:" in wanted)


# -- pages -----------------------------------------------------------------------------------------

WITH_CODE = [
    pytest.param(page, id=page.relative_to(ROOT).as_posix(), marks=[pytest.mark.slow] * (page.name in SLOW))
    for page in PAGES
    if blocks(page)
]


@pytest.mark.parametrize("page", WITH_CODE)
def test_the_code_of_a_page_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(page):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
        if block.language == "python" and ">>> " in block.text:
            run_examples(block.text, names, page)
        elif block.language == "python" and not is_excerpt(block.text):
            run_program(block.text, page)
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "console":
            for command in commands(block.text):
                if command.words[0] == "vortex":
                    check_command(command.words[1:])
                    if command.output.strip():
                        run_command(command, tmp_path)
        elif block.language == "command":
            check_command(shlex.split(block.text)[1:])


def test_most_pages_have_code() -> None:
    assert len(WITH_CODE) > 12


def test_what_is_wrong_in_a_page_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "Save this as `a.py`:\n\n```python\nx = 1\n```\n\n    vortex play x --seats 2    two\n\n```toml\na = 1\n```\n"
    )
    assert blocks(page) == [
        Block("python", "x = 1\n", "a.py"),
        Block("toml", "a = 1\n", ""),
        Block("command", "vortex play x --seats 2", ""),
    ]
    with pytest.raises(AssertionError):
        run_examples(">>> 1 + 1\n3\n", {}, page)
    with pytest.raises(NameError):
        run_program("missing", page)
    with pytest.raises(AssertionError, match="there is no command dance"):
        check_command(["dance"])
    with pytest.raises(AssertionError, match="simulate time-clash --no-such"):
        check_command(["simulate", "time-clash", "--no-such"])
    with pytest.raises(AssertionError, match="12 card"):
        run_command(Command(["vortex", "cards", "time-clash"], "12 cards\n"), tmp_path)
