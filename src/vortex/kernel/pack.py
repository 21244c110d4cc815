"""Cards as data: TOML files with one `[[kind]]` table a card, read so that every mistake has a file and a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple, NoReturn

from vortex.kernel.emblems import EMBLEMS
from vortex.kernel.pack_file import MOST_ZIPPED, PICTURES, PackFileError, Unzipped, is_picture, unzip
from vortex.kernel.words import Words, listing, say

SOURCES = ("rulebook", "public", "ours", "box")
"""What the rulebook says, what is publicly known, what we made up, and what an owner has typed in from a box."""
PROVENANCE = ("source", "where", "known")
LEFT_OUT = "left_out"
ABOUT = "pack"
"""The kind of the one table that speaks of the pack itself."""


class PackError(ValueError):
    """A pack that cannot be played. The message says file, line and what was expected; where it is about a field of a
    card, `entry` and `field` say which, and `words` what is wrong with it. Several at once are its `mistakes`."""

    def __init__(
        self,
        words: Words,
        entry: Entry | None = None,
        field: str = "",
        *,
        place: str = "",
        mistakes: Sequence[PackError] = (),
    ) -> None:
        said = "\n".join(map(str, mistakes)) if mistakes else str(words)
        super().__init__(f"{place}: {said}" if place else said)
        self.words = words
        self.entry = entry
        self.field = field
        self.mistakes: tuple[PackError, ...] = tuple(mistakes) or (self,)


def meant(said: Words, word: str, known: Iterable[str]) -> Words:
    """A sentence about a word that is not known, with what its writer probably meant: what has this word in it, else
    what is written most like it, if anything is."""
    # Loaded here: packs without mistakes do without.
    from difflib import get_close_matches

    known = list(known)
    having = [each for each in known if word in each.split("-")]
    likely = having[:_MOST_LIKELY] or get_close_matches(word[:_MOST_LETTERS], known, 1)
    if not likely:
        return said
    return listing([said, say("pack-meant", word=" / ".join(map(repr, likely)))], "semicolon")


def shown(value: object) -> str:
    """A value as it is written, cut short where it is long."""
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python writes down
        return "…"
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"


Sort = Literal["text", "number", "flag", "choice", "texts", "words", "numbers", "effect", "effects"]


class Form(NamedTuple):
    """What may stand in a field of a card: what its reader asks for when it reads one. A choice is one word of
    `allowed`, words are several; an effect says what the card does, effects are several such texts. Texts may be keys
    of cards of these `kinds`, and words of `allowed` besides. `least` and `most` are those of a number, of each in a
    list of numbers, or how many a list of words has; `default` is None for a field that must be there."""

    sort: Sort
    default: Any = None
    least: int | None = None
    most: int | None = None
    allowed: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


def joined(one: Form, other: Form) -> Form:
    """What may stand in a field that two cards were asked for: more is known of one than of the other."""
    better, plainer = (other, one) if one.sort in ("text", "texts") else (one, other)
    least = [form.least for form in (one, other) if form.least is not None]
    most = [form.most for form in (one, other) if form.most is not None]
    return Form(
        better.sort,
        better.default if plainer.default is None else plainer.default,
        min(least) if least else None,
        max(most) if most else None,
        tuple(dict.fromkeys((*better.allowed, *plainer.allowed))),
        better.kinds or plainer.kinds,
    )


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
        self.forms: dict[str, Form] = {}
        """Every field that was asked for, and how."""

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

    def fail(self, field: str, expected: Words) -> NoReturn:
        """Complain about one field (or, with an empty name, the whole card)."""
        line = self.lines.get(field, self.line)
        card = self.fields.get("key", "")
        where = f"{self.kind} {shown(card)}" if card else self.kind
        what = f"{where}, {field}" if field in self.fields else where
        raise PackError(expected, self, field, place=f"{self.file}:{line}: {what}")

    def _get(self, field: str, form: Form, kinds: type | tuple[type, ...], what: Words) -> Any:
        known = self.forms.setdefault(field, form)
        if form.default is None and known.default is not None:
            self.forms[field] = known._replace(default=None)
        if field not in self.fields:
            if form.default is None:
                self.fail(field, say("pack-missing", field=repr(field), what=what))
            return form.default
        value = self.fields[field]
        if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is int):
            self.fail(field, say("pack-expected", what=what, found=shown(value)))
        return value

    def note(self, field: str, **form: Any) -> None:
        """What else is known of a field that was just read, for those who are to fill it in."""
        self.forms[field] = self.forms[field]._replace(**form)

    def text(self, field: str, default: str | None = None) -> str:
        value = str(self._get(field, Form("text", default), str, say("pack-a-text")))
        if len(value) > _MOST_LETTERS:
            self.fail(field, say("pack-long", most=str(_MOST_LETTERS)))
        return value

    def one_of(self, field: str, allowed: Sequence[str], default: str | None = None) -> str:
        value = self.text(field, default)
        self.note(field, sort="choice", allowed=tuple(allowed))
        if value not in allowed and value != default:
            known = ", ".join(filter(None, allowed))
            self.fail(field, meant(say("pack-one-of", known=known, found=shown(value)), value, allowed))
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = int(self._get(field, Form("number", default, low, high), int, say("pack-a-number")))
        if not low <= value <= high:
            self.fail(field, say("pack-range", low=str(low), high=str(high), found=shown(value)))
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        return bool(self._get(field, Form("flag", default), bool, say("pack-a-flag")))

    def texts(self, field: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        value = self._get(field, Form("texts", default), (list, tuple), say("pack-texts"))
        if len(value) > _MOST_ITEMS:
            self.fail(field, say("pack-many", most=str(_MOST_ITEMS)))
        for item in value:
            if not isinstance(item, str):
                self.fail(field, say("pack-item", what=say("pack-texts"), found=shown(item)))
            if len(item) > _MOST_LETTERS:
                self.fail(field, say("pack-long", most=str(_MOST_LETTERS)))
        return tuple(value)

    def words(
        self, field: str, allowed: Sequence[str], default: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """A list of words from a fixed set."""
        found = self.texts(field, default)
        self.note(field, sort="words", allowed=tuple(allowed))
        for word in found:
            if word not in allowed:
                known = ", ".join(allowed)
                self.fail(field, meant(say("pack-words", known=known, found=shown(word)), word, allowed))
        return found

    def numbers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        form = Form("numbers", None, low, high)
        value = self._get(field, form, (list, tuple), say("pack-numbers"))
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                self.fail(field, say("pack-numbers-range", low=str(low), high=str(high), found=shown(item)))
        return tuple(value)

    def emblem(self) -> str:
        """What the picture of the card shows; empty where its pack leaves that to the page."""
        name = self.text("emblem", "")
        self.note("emblem", sort="choice", allowed=tuple(sorted(EMBLEMS)))
        if name and name not in EMBLEMS:
            said = say("pack-emblem", found=shown(name))
            likely = meant(said, name, sorted(EMBLEMS))
            self.fail(
                "emblem", listing([said, say("pack-emblems")], "semicolon") if likely == said else likely
            )
        return name

    def finish(self) -> None:
        """All fields have been asked for: whatever else is written here is a mistake."""
        for field in self.fields:
            if field not in self.forms:
                known = ", ".join(sorted(self.forms))
                self.fail(field, meant(say("pack-no-field", kind=self.kind, known=known), field, self.forms))


class Provenance:
    """What no rule reads: where a card comes from, which of its fields are known facts that must not be tuned, and
    its emblem."""

    __slots__ = ("emblem", "known", "source", "where")

    def __init__(self, entry: Entry) -> None:
        self.source = entry.one_of("source", SOURCES)
        self.where = entry.text("where", "")
        self.known = entry.texts("known", ())
        self.emblem = entry.emblem()
        if self.source == "public" and not self.where:
            entry.fail("source", say("pack-public"))
        for field in self.known:
            if field not in entry.fields:
                entry.fail("known", say("pack-known", field=shown(field)))


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
    """The TOML files of a pack, all read: a folder's, a zip file's, or such as are given by their names. Laid over the
    files of another pack, it need hold only what differs."""

    def __init__(self, pack: Path | Mapping[str, bytes], pictures: Collection[str] | None = ()) -> None:
        """`pictures`: those that come with given files; None where they do not matter."""
        self.folder = pack if isinstance(pack, Path) else Path("pack")
        self.entries: list[Entry] = []
        self.mistakes: list[PackError] = []
        """Found while it was laid over another."""
        if isinstance(pack, Path):
            self.contents = read_pack(pack)
            self.pictures: Collection[str] | None = names_of_pictures(pack)
        else:
            self.contents = dict(sorted(pack.items()))
            self.pictures = pictures
        mistakes = []
        for name, content in self.contents.items():
            try:
                self.entries.extend(read_entries(name, content))
            except PackError as error:
                mistakes.append(error)
        if mistakes:
            raise PackError(mistakes[0].words, mistakes=mistakes)
        if len(self.entries) > _MOST_ENTRIES:
            raise PackError(say("pack-entries", most=str(_MOST_ENTRIES)), place=str(self.folder))
        self.hash = _digest(self.contents)
        self.about = About(self._about())

    def anew(self) -> PackFiles:
        """The same files, read again: laid over nothing, and without what their readers have changed."""
        fresh = PackFiles(self.contents, self.pictures)
        fresh.folder = self.folder
        return fresh

    def _about(self) -> Entry | None:
        found = [entry for entry in self.entries if entry.kind == ABOUT]
        if len(found) > 1:
            found[1].fail("", say("pack-about-twice"))
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
                    entry.fail("key", say("pack-twice", key=shown(key)))
                seen.add(entry.id)
                if not entry.flag(LEFT_OUT, False):
                    laid[entry.id] = entry.over(below.get(entry.id))
                elif laid.pop(entry.id, None) is None:
                    keys = [known for kind, known in below if kind == entry.kind]
                    entry.fail("key", meant(say("pack-not-left-out"), key, keys))
            except PackError as error:
                self.mistakes.append(error)
        gone = {key for _, key in below.keys() - laid.keys()}
        for id_, entry in laid.items():
            if entry is below.get(id_):
                entry.forget(gone)
        self.entries = list(laid.values())
        changed = {
            name: content for name, content in self.contents.items() if base.contents.get(name) != content
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
                entry.fail("key", say("pack-key", found=shown(key)))
            if len(key) > _MOST_OF_NAME:
                entry.fail("key", say("pack-long", most=str(_MOST_OF_NAME)))
            if key in keys:
                entry.fail("key", say("pack-twice", key=shown(key)))
            name = entry.text("name", key)
            if not name.strip():
                entry.fail("name", say("pack-no-name"))
            if not name.isprintable():
                entry.fail("name", say("pack-name"))
            if len(name) > _MOST_OF_NAME:
                entry.fail("name", say("pack-long", most=str(_MOST_OF_NAME)))
            picture = entry.text("picture", "")
            if picture and self.pictures is not None and picture not in self.pictures:
                entry.fail(
                    "picture", meant(say("pack-picture", found=shown(picture)), picture, self.pictures)
                )
            keys.add(key)
        return found

    def the(self, kind: str) -> Entry:
        found = self.of(kind)
        if len(found) != 1:
            said = say("pack-exactly-one", kind=kind, found=str(len(found)))
            raise PackError(said, place=str(self.folder))
        return found[0]

    def check_kinds(self, known: Iterable[str]) -> None:
        allowed = list(known)
        for entry in self.entries:
            if entry.kind not in allowed:
                said = say("pack-no-kind", known=", ".join(allowed))
                entry.fail("", meant(said, entry.kind, allowed))


_HEADER = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_FIELD = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


_MOST_BYTES = 1 << 20
_MOST_ENTRIES = 2000
_MOST_LETTERS = 500
_MOST_OF_NAME = 60
_MOST_ITEMS = 100
_MOST_LIKELY = 3
_MOST_SHOWN = 60
_MOST_DOTS = 100
"""In one line. The time to parse a dotted key grows with the square of its parts."""


def _digest(contents: Mapping[str, bytes], base: str = "") -> str:
    digest = sha256(base.encode())
    for name, content in contents.items():
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


def read_pack(place: Path) -> dict[str, bytes]:
    """The files of a pack by their names, as they are."""
    if _is_zipped(place):
        return _unzipped(place).files
    paths = sorted(place.glob("*.toml")) if place.is_dir() else []
    if not paths:
        raise PackError(say("pack-none"), place=str(place))
    return {path.name: read_file(path) for path in paths}


def names_of_pictures(place: Path) -> frozenset[str]:
    """Those that come with it, whatever they are."""
    if _is_zipped(place):
        return frozenset(_unzipped(place).pictures)
    return frozenset(path.name for path in (place / PICTURES).glob("*") if is_picture(path.name))


def read_pictures(place: Path) -> dict[str, bytes]:
    """By their names, as they are."""
    if _is_zipped(place):
        return _unzipped(place).pictures
    return {name: read_file(place / PICTURES / name, MOST_ZIPPED) for name in names_of_pictures(place)}


def _is_zipped(place: Path) -> bool:
    return place.suffix == ".zip" and place.is_file()


def _unzipped(place: Path) -> Unzipped:
    try:
        return unzip(read_file(place, MOST_ZIPPED))
    except PackFileError as error:
        raise PackError(error.words, place=place.name) from error


def read_file(path: Path, most: int = _MOST_BYTES) -> bytes:
    try:
        if not path.is_file():
            # Reading from a pipe might never end.
            raise PackError(say("pack-no-file"), place=f"{path.name}:1")
        if path.stat().st_size > most:
            raise PackError(say("pack-large", most=str(most)), place=f"{path.name}:1")
        return path.read_bytes()
    except OSError as error:
        raise PackError(say("pack-unread", why=error.strerror or ""), place=f"{path.name}:1") from error


def read_entries(file: str, content: bytes) -> list[Entry]:
    for number, written in enumerate(content.split(b"\n"), 1):
        if written.count(b".") > _MOST_DOTS:
            raise PackError(say("pack-dots", most=str(_MOST_DOTS)), place=f"{file}:{number}")
    try:
        text = content.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise PackError(say("pack-no-utf8"), place=f"{file}:{line}") from error
    except RecursionError as error:
        raise PackError(say("pack-deep"), place=f"{file}:1") from error
    except ValueError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        reason = str(error).split(" (at ")[0]
        raise PackError(say("pack-no-toml", why=reason), place=f"{file}:{line}") from error
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
            raise PackError(say("pack-outside", field=shown(kind), kind=kind), place=f"{file}:1")
        places = headers.get(kind, [])
        for index, card in enumerate(cards):
            line, lines = places[index] if index < len(places) else (1, {})
            entries.append(Entry(file, kind, card, line, lines))
    return entries
