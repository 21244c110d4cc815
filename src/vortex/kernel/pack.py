"""Cards as data: TOML files with one `[[kind]]` table a card, read so that every mistake has a file and a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

SOURCES = ("rulebook", "public", "ours")


class PackError(ValueError):
    """A pack that cannot be played. The message says file, line and what was expected."""


class Entry:
    """One card as written. Its readers check the type and remember which fields were asked for."""

    def __init__(
        self, file: str, kind: str, fields: dict[str, Any], line: int, lines: dict[str, int]
    ) -> None:
        self.file = file
        self.kind = kind
        self.fields = fields
        self.line = line
        self.lines = lines
        self._read: set[str] = set()

    def fail(self, field: str, expected: str) -> NoReturn:
        """Complain about one field (or, with an empty name, the whole card)."""
        line = self.lines.get(field, self.line)
        card = self.fields.get("key", "")
        where = f"{self.kind} {card!r}" if card else self.kind
        what = f"{where}, {field}" if field else where
        raise PackError(f"{self.file}:{line}: {what}: {expected}")

    def _get(self, field: str, default: Any, kinds: type | tuple[type, ...], words: str) -> Any:
        self._read.add(field)
        if field not in self.fields:
            if default is None:
                self.fail("", f"the field {field!r} ({words}) is missing")
            return default
        value = self.fields[field]
        if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is int):
            self.fail(field, f"expected {words}, found {value!r}")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        return str(self._get(field, default, str, "a text"))

    def one_of(self, field: str, allowed: Sequence[str], default: str | None = None) -> str:
        value = self.text(field, default)
        if value not in allowed and value != default:
            self.fail(field, f"expected one of {', '.join(filter(None, allowed))}; found {value!r}")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = int(self._get(field, default, int, "a whole number"))
        if not low <= value <= high:
            self.fail(field, f"expected a whole number from {low} to {high}, found {value}")
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        return bool(self._get(field, default, bool, "true or false"))

    def texts(self, field: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        value = self._get(field, default, (list, tuple), "a list of texts")
        for item in value:
            if not isinstance(item, str):
                self.fail(field, f"expected a list of texts, found {item!r} in it")
        return tuple(value)

    def words(
        self, field: str, allowed: Sequence[str], default: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """A list of words from a fixed set."""
        found = self.texts(field, default)
        for word in found:
            if word not in allowed:
                self.fail(field, f"expected words from {', '.join(allowed)}; found {word!r}")
        return found

    def numbers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        value = self._get(field, None, (list, tuple), "a list of whole numbers")
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                self.fail(field, f"expected whole numbers from {low} to {high}, found {item!r}")
        return tuple(value)

    def finish(self) -> None:
        """All fields have been asked for: whatever else is written here is a mistake."""
        for field in self.fields:
            if field not in self._read:
                self.fail(field, f"no such field; {self.kind} has: {', '.join(sorted(self._read))}")


class Provenance:
    """Where a card comes from, and which of its fields are known facts that must not be tuned."""

    __slots__ = ("known", "source", "where")

    def __init__(self, entry: Entry) -> None:
        self.source = entry.one_of("source", SOURCES)
        self.where = entry.text("where", "")
        self.known = entry.texts("known", ())
        if self.source == "public" and not self.where:
            entry.fail("source", "a public source needs a `where` that says which")
        for field in self.known:
            if field not in entry.fields:
                entry.fail("known", f"names {field!r}, which this card does not have")


class PackFiles:
    """A folder of TOML files, all read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: list[Entry] = []
        digest = sha256()
        for name, content in read_pack(folder).items():
            digest.update(name.encode() + b"\0" + content + b"\0")
            self.entries.extend(read_entries(name, content))
        self.hash = digest.hexdigest()

    def of(self, kind: str) -> list[Entry]:
        """All cards of one kind; keys must differ."""
        found = [entry for entry in self.entries if entry.kind == kind]
        keys: set[str] = set()
        for entry in found:
            key = entry.text("key")
            if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key):
                entry.fail("key", f"expected small letters, digits and single hyphens, found {key!r}")
            if key in keys:
                entry.fail("key", f"{key!r} is there twice")
            if not entry.text("name", key).strip():
                entry.fail("name", "a card needs a name")
            keys.add(key)
        return found

    def the(self, kind: str) -> Entry:
        found = self.of(kind)
        if len(found) != 1:
            raise PackError(f"{self.folder}: expected exactly one [[{kind}]], found {len(found)}")
        return found[0]

    def check_kinds(self, known: Iterable[str]) -> None:
        allowed = list(known)
        for entry in self.entries:
            if entry.kind not in allowed:
                entry.fail("", f"no such kind of card; known are: {', '.join(allowed)}")


_HEADER = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_FIELD = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


_MOST_BYTES = 1 << 20
_MOST_DOTS = 100
"""In one line. The time to parse a dotted key grows with the square of its parts."""


def read_pack(folder: Path) -> dict[str, bytes]:
    """The files of a pack by their names, as they are."""
    paths = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    if not paths:
        raise PackError(f"{folder}: no pack here; a pack is a folder with .toml files")
    return {path.name: read_file(path) for path in paths}


def read_file(path: Path) -> bytes:
    try:
        if not path.is_file():
            # Reading from a pipe might never end.
            raise PackError(f"{path.name}:1: this is not a file")
        if path.stat().st_size > _MOST_BYTES:
            raise PackError(
                f"{path.name}:1: this file is too large; a pack's files have {_MOST_BYTES} bytes at most"
            )
        return path.read_bytes()
    except OSError as error:
        raise PackError(f"{path.name}:1: this file cannot be read: {error.strerror}") from error


def read_entries(file: str, content: bytes) -> list[Entry]:
    for number, written in enumerate(content.split(b"\n"), 1):
        if written.count(b".") > _MOST_DOTS:
            raise PackError(
                f"{file}:{number}: this is not TOML of a pack: more than {_MOST_DOTS} dots in a line"
            )
    try:
        text = content.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise PackError(f"{file}:{line}: this is not UTF-8 text") from error
    except RecursionError as error:
        raise PackError(f"{file}:1: this is not TOML: it is nested too deeply") from error
    except ValueError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        reason = str(error).split(" (at ")[0]
        raise PackError(f"{file}:{line}: this is not TOML: {reason}") from error
    headers: dict[str, list[tuple[int, dict[str, int]]]] = {}
    current: dict[str, int] = {}
    for number, row in enumerate(text.splitlines(), 1):
        header = _HEADER.match(row)
        if header:
            current = {}
            headers.setdefault(header.group(1), []).append((number, current))
            continue
        field = _FIELD.match(row)
        if field:
            current.setdefault(field.group(1), number)
    entries: list[Entry] = []
    for kind, cards in data.items():
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            raise PackError(
                f"{file}:1: {kind!r} stands outside a card; cards begin with a line like [[{kind}]]"
            )
        places = headers.get(kind, [])
        for index, card in enumerate(cards):
            line, lines = places[index] if index < len(places) else (1, {})
            entries.append(Entry(file, kind, card, line, lines))
    return entries
