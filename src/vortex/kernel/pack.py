"""Cards as data: TOML files with one `[[kind]]` table a card, read so that every mistake has a file and a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

SOURCES = ("rulebook", "public", "ours", "box")
"""What the rulebook says, what is publicly known, what we made up, and what an owner has typed in from a box."""
PROVENANCE = ("source", "where", "known")
LEFT_OUT = "left_out"
ABOUT = "pack"
"""The kind of the one table that speaks of the pack itself."""


class PackError(ValueError):
    """A pack that cannot be played. The message says file, line and what was expected; where it is about a field of a
    card, `entry` and `field` say which."""

    def __init__(self, message: str, entry: Entry | None = None, field: str = "") -> None:
        super().__init__(message)
        self.entry = entry
        self.field = field


def meant(word: str, known: Iterable[str]) -> str:
    """What somebody who wrote this word probably meant, as the end of a sentence; empty if nothing is like it."""
    # Loaded here: packs without mistakes do without.
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


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

    def __repr__(self) -> str:
        return f"<{self.kind} {self.fields.get('key', '')!r} at {self.file}:{self.line}>"

    @property
    def id(self) -> tuple[str, str]:
        """What no other card of a pack has."""
        return self.kind, str(self.fields.get("key", ""))

    def over(self, base: Entry | None) -> Entry:
        """This card with the fields of the base where it does not say anything itself. What its owner does not say the
        source of comes from their box."""
        kept = {} if base is None else {n: v for n, v in base.fields.items() if n not in PROVENANCE}
        fields = {**kept, "source": "box", **self.fields}
        fields.pop(LEFT_OUT, None)
        return Entry(self.file, self.kind, fields, self.line, self.lines)

    def forget(self, keys: Collection[str]) -> None:
        """Its lists no longer name these cards."""
        for field, value in self.fields.items():
            if isinstance(value, list):
                self.fields[field] = [item for item in value if item not in keys]

    def fail(self, field: str, expected: str) -> NoReturn:
        """Complain about one field (or, with an empty name, the whole card)."""
        line = self.lines.get(field, self.line)
        card = self.fields.get("key", "")
        where = f"{self.kind} {card!r}" if card else self.kind
        what = f"{where}, {field}" if field in self.fields else where
        raise PackError(f"{self.file}:{line}: {what}: {expected}", self, field)

    def _get(self, field: str, default: Any, kinds: type | tuple[type, ...], words: str) -> Any:
        self._read.add(field)
        if field not in self.fields:
            if default is None:
                self.fail(field, f"the field {field!r} ({words}) is missing")
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
            known = ", ".join(filter(None, allowed))
            self.fail(field, f"expected one of {known}; found {value!r}{meant(value, allowed)}")
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
                known = ", ".join(allowed)
                self.fail(field, f"expected words from {known}; found {word!r}{meant(word, allowed)}")
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
                known = ", ".join(sorted(self._read))
                self.fail(field, f"no such field; {self.kind} has: {known}{meant(field, self._read)}")


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


class About:
    """What a pack says of itself in its one `[[pack]]` table, if it has one."""

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry or Entry("", ABOUT, {}, 1, {})
        self.game = self.entry.text("game", "")
        self.name = self.entry.text("name", "")
        self.is_complete = self.entry.flag("complete", False)
        """Nothing of the game's own cards is used."""
        self.entry.finish()


class PackFiles:
    """A folder of TOML files, all read. Laid over the files of another pack, it need hold only what differs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: list[Entry] = []
        self.mistakes: list[PackError] = []
        """Found while it was laid over another."""
        self._contents = read_pack(folder)
        mistakes = []
        for name, content in self._contents.items():
            try:
                self.entries.extend(read_entries(name, content))
            except PackError as error:
                mistakes.append(str(error))
        if mistakes:
            raise PackError("\n".join(mistakes))
        self.hash = _digest(self._contents)
        self.about = About(self._about())

    def _about(self) -> Entry | None:
        found = [entry for entry in self.entries if entry.kind == ABOUT]
        if len(found) > 1:
            found[1].fail("", "a pack says once what it is")
        self.entries = [entry for entry in self.entries if entry.kind != ABOUT]
        return found[0] if found else None

    def lay_over(self, base: PackFiles) -> None:
        """Cards of the base stay where they are, changed, as they were, or not at all; new ones follow them. A pack
        that changes nothing is the base."""
        below = {entry.id: entry for entry in base.entries}
        laid = dict(below)
        seen: set[tuple[str, str]] = set()
        for entry in self.entries:
            try:
                key = entry.text("key")
                if entry.id in seen:
                    entry.fail("key", f"{key!r} is there twice")
                seen.add(entry.id)
                if not entry.flag(LEFT_OUT, False):
                    laid[entry.id] = entry.over(below.get(entry.id))
                elif laid.pop(entry.id, None) is None:
                    keys = [known for kind, known in below if kind == entry.kind]
                    entry.fail("key", f"there is no such card to leave out{meant(key, keys)}")
            except PackError as error:
                self.mistakes.append(error)
        gone = {key for _, key in below.keys() - laid.keys()}
        for id_, entry in laid.items():
            if entry is below.get(id_):
                entry.forget(gone)
        self.entries = list(laid.values())
        changed = {
            name: content for name, content in self._contents.items() if base._contents.get(name) != content
        }
        self.hash = _digest(changed, base.hash) if changed else base.hash

    def counts(self) -> dict[str, int]:
        """How many cards there are of each kind, all copies counted."""
        counted: dict[str, int] = {}
        for entry in self.entries:
            copies = entry.fields.get("copies", 1)
            counted[entry.kind] = counted.get(entry.kind, 0) + (copies if isinstance(copies, int) else 1)
        return counted

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
                names = ", ".join(allowed)
                entry.fail("", f"no such kind of card; known are: {names}{meant(entry.kind, allowed)}")


_HEADER = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_FIELD = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


_MOST_BYTES = 1 << 20
_MOST_DOTS = 100
"""In one line. The time to parse a dotted key grows with the square of its parts."""


def _digest(contents: Mapping[str, bytes], base: str = "") -> str:
    digest = sha256(base.encode())
    for name, content in contents.items():
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


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
