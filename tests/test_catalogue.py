"""The games' messages: what the source says exists in every language, and nothing else does.

The page's own messages (`locales/*/*.ftl`) are the client's, and its tests look after them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from vortex.games import GAMES, load_game
from vortex.kernel.effects import Effect, Language
from vortex.kernel.languages import LANGUAGES, LOCALES, name_message
from vortex.kernel.pack import PackFiles
from vortex.kernel.words import Words

SOURCE = Path(__file__).parents[1] / "src" / "vortex"
PREFIXES = ("tod", "tc", "cg", "pack", "emblem", "table", "terminal")
NAMES = "name"
"""Its messages are no part of a sentence: they may be missing, and English needs none."""
MESSAGE = re.compile(rf"({'|'.join(PREFIXES)})(-[a-z0-9]+)+")
OTHERS = [language for language in LANGUAGES if language != "en"]


# -- what the catalogue holds ----------------------------------------------------------------------


class Message(NamedTuple):
    file: str
    variables: frozenset[str]
    text: str


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


@cache
def entries(language: str) -> tuple[tuple[str, Message], ...]:
    """Every message with its id, in the order of the files; one that stands there twice comes twice."""
    found: list[tuple[str, Message]] = []
    for path in sorted((LOCALES / language / "games").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{path.name}: not understood: {entry.content}"
            if isinstance(entry, ftl.Message):
                variables = _Variables()
                variables.visit(entry)
                text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
                found.append((entry.id.name, Message(path.stem, frozenset(variables.found), text)))
    return tuple(found)


@cache
def catalogue(language: str) -> dict[str, Message]:
    """By id. What a message quotes fills its gaps from the same values, so they are gaps of the message, too."""
    found = {key: message for key, message in entries(language) if message.file != NAMES}
    return {
        key: message._replace(
            variables=message.variables.union(*(found[other].variables for other in quoted(message)))
        )
        for key, message in found.items()
    }


def quoted(message: Message) -> list[str]:
    """The messages that stand in its text."""
    return re.findall(r"\{ ([a-z][a-z0-9-]*) \}", message.text)


# -- what the source says --------------------------------------------------------------------------


class Said(NamedTuple):
    """A call of `say`: the ids it can mean, and what it fills in; None for what cannot be read off."""

    where: str
    ids: re.Pattern[str]
    is_literal: bool
    parts: frozenset[str] | None


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(SOURCE.rglob("*.py"))
    )


@cache
def calls() -> tuple[Said, ...]:
    """Those of the log follow from the declared events: see `of_events`."""
    return tuple(said for file, tree in trees() if file != "kernel/events.py" for said in _calls(file, tree))


def _calls(file: str, tree: ast.Module) -> Iterator[Said]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            first = node.args[0]
            known = all(keyword.arg for keyword in node.keywords)
            parts = frozenset(keyword.arg or "" for keyword in node.keywords) if known else None
            where = f"{file}:{node.lineno}"
            yield Said(where, _ids(first, tree), isinstance(first, ast.Constant), parts)
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "phrase"
        ):
            # What only the terminal says (`Speech.phrase`), by a fixed name or by one with a fixed beginning.
            first = node.args[0]
            assert isinstance(first, ast.Constant | ast.JoinedStr), f"{file}:{node.lineno}"
            parts = frozenset(keyword.arg or "" for keyword in node.keywords)
            ids = re.compile(f"terminal-{_ids(first, tree).pattern}")
            yield Said(f"{file}:{node.lineno}", ids, isinstance(first, ast.Constant), parts)


def _ids(said: ast.expr, tree: ast.Module) -> re.Pattern[str]:
    """The ids that an expression can be: a text, a text with gaps, or whatever ids stand in the same module."""
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return re.compile(re.escape(said.value))
    if isinstance(said, ast.JoinedStr):
        return re.compile("".join(_fixed(part) or "[a-z0-9-]+" for part in said.values))
    return re.compile("|".join(map(re.escape, sorted(_texts(tree)))) or "(?!)")


def _fixed(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""


def _texts(tree: ast.Module) -> set[str]:
    """Ids that stand in a module as they are."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value)
    }


def messages_in(words: Words) -> dict[str, frozenset[str]]:
    """The messages of a phrase and all its parts, with what each is given."""
    found: dict[str, frozenset[str]] = {}
    if not words.message.startswith("="):
        found[words.message] = frozenset(gap for gap, _ in words.parts)
    for _, part in words.parts:
        if isinstance(part, Words):
            found |= messages_in(part)
        elif isinstance(part, tuple):
            for item in part:
                found |= messages_in(item)
    return found


@cache
def of_effects() -> dict[str, frozenset[str]]:
    """The messages of the games' effect words: every verb, and every scope with a verb that takes one."""
    found: dict[str, frozenset[str]] = {}
    for module in GAMES.values():
        language = import_module(f"{module}.effects").LANGUAGE
        assert isinstance(language, Language)
        for verb, phrase in enumerate(language.verbs):
            for scope in range(len(language.scopes) if phrase.scoped else 1):
                found |= messages_in(language.words((((Effect(verb, scope, 1),),),)))
        for limit in language.limits:
            found |= messages_in(limit)
    return found


def of_events(key: str) -> list[frozenset[str]]:
    """What the declared events of this message fill it with; one kind may be told in several ways."""
    found = []
    for game, module in GAMES.items():
        prefix = import_module(f"{module}.effects").LANGUAGE.prefix
        for kind, event in load_game(game).events.items():
            if key == f"{prefix}-log-{kind}" or key.startswith(f"{prefix}-log-{kind}-"):
                count = {"n"} if any(field.is_list for field in event.fields) else set()
                found.append(frozenset({field.name for field in event.fields} | count))
    return found


# -- the tests -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_something_is_found_everywhere() -> None:
    assert {message.file for message in catalogue("en").values()} == set(PREFIXES)
    assert len(calls()) > 400
    assert len(of_effects()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_there_once_in_the_file_of_its_prefix(language: str) -> None:
    ids = [key for key, _ in entries(language)]
    assert [key for key in ids if ids.count(key) > 1] == []
    assert [key for key, message in entries(language) if key.partition("-")[0] != message.file] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_with_the_same_gaps_and_no_other(language: str) -> None:
    english = {key: sorted(message.variables) for key, message in catalogue("en").items()}
    assert {key: sorted(message.variables) for key, message in catalogue(language).items()} == english


def test_every_message_that_is_said_exists() -> None:
    known = catalogue("en")
    for file, tree in trees():
        # The drawings of the terminal use the page's messages: tests/terminal/test_speech.py knows those.
        if not file.startswith("terminal/drawings/"):
            assert sorted(_texts(tree) - known.keys()) == [], file
    for said in calls():
        # Which effects there are is a question to the games' languages, below.
        if said.where.startswith("kernel/effects.py"):
            continue
        assert any(said.ids.fullmatch(key) for key in known), f"{said.where} says what does not exist"
    assert sorted(of_effects().keys() - known.keys()) == []


def test_what_is_made_up_while_speaking_begins_with_its_prefix_and_a_topic() -> None:
    """So that one such call does not make every message look used."""
    for said in calls():
        if not said.is_literal and not said.where.startswith("kernel/effects.py"):
            assert all(re.match(r"[a-z]+\\?-[a-z]+", one) for one in said.ids.pattern.split("|")), said.where


def test_every_message_is_said_with_what_it_wants() -> None:
    """Each by at least one call that fills its gaps, and every call by name fills all of them and no other."""
    for key, message in catalogue("en").items():
        if key in of_effects():
            assert message.variables <= of_effects()[key], key
            continue
        if of_events(key):
            assert any(message.variables <= filled for filled in of_events(key)), key
            continue
        if key == "table-seat" or key.startswith("table-joint-"):
            continue  # said by `player` and `listing`; tests of the wording prove them
        if any(key in quoted(other) for other in catalogue("en").values()):
            continue  # said as a part of those
        heard = [said for said in calls() if said.ids.fullmatch(key)]
        assert heard, f"{key} is never said"
        assert any(said.parts in (None, message.variables) for said in heard), f"{key} is never filled"
        for said in heard:
            if said.is_literal and said.parts is not None:
                assert sorted(said.parts) == sorted(message.variables), f"{said.where}: {key}"


def test_joints_of_lists_exist() -> None:
    used = {"comma"}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "listing":
                joints = [*node.args[1:], *(keyword.value for keyword in node.keywords)]
                used |= {str(joint.value) for joint in joints if isinstance(joint, ast.Constant)}
    assert len(used) > 3
    assert (
        sorted(f"table-joint-{joint}" for joint in used if f"table-joint-{joint}" not in catalogue("en"))
        == []
    )


SAME_EVERYWHERE = {"de": {"tc-counter-plan", "tc-choice-take", "terminal-word-bots", "tod-odds"}}
"""Messages that are the same in another language for a reason; those without a word of their own need none."""


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    same = [
        key
        for key, message in catalogue(language).items()
        if message.text == catalogue("en")[key].text and re.search(r"[a-z]{2}", _without_gaps(message.text))
    ]
    assert sorted(set(same) - SAME_EVERYWHERE.get(language, set())) == []


def _without_gaps(text: str) -> str:
    return re.sub(r"\{ \$\w+ \}", "", text)


# -- names -----------------------------------------------------------------------------------------


@cache
def texts_of_packs() -> frozenset[str]:
    """Everything that a pack may bring as a name: its texts, and the titles of the games."""
    found = {load_game(key).title for key in GAMES}
    for module in GAMES.values():
        folder = SOURCE.parent / Path(*module.split(".")) / "pack"
        for entry in PackFiles(folder).entries:
            for value in entry.fields.values():
                found.update(
                    one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)
                )
    return frozenset(found)


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_that_is_translated_stands_in_a_pack(language: str) -> None:
    known = {name_message(text) for text in texts_of_packs()}
    names = [(key, message) for key, message in entries(language) if message.file == NAMES]
    assert len(names) > 100
    assert [key for key, _ in names if key not in known] == []
    assert [key for key, message in names if message.variables] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_name_is_translated_by_itself(language: str) -> None:
    texts = {name_message(text): text for text in texts_of_packs()}
    assert [
        key for key, message in entries(language) if message.file == NAMES and message.text == texts[key]
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_where_a_fact_stands_is_told_in_every_language(language: str) -> None:
    """Headings of the rulebook, in capitals, are left as they are printed there."""
    told = {face.where for key in GAMES for face in load_game(key).gallery()} - {""}
    known = {key for key, _ in entries(language)}
    prose = [where for where in told if not re.fullmatch(r"[A-Z ]+", where)]
    assert len(prose) > 40
    assert sorted(where for where in prose if name_message(where) not in known) == []
