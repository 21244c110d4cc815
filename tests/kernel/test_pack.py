"""Packs: every mistake has a file, a line and what was expected."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vortex.kernel.pack import Entry, PackError, PackFiles, Provenance, read_entries

GOOD = """\
# a comment
[[card]]
key = "lamp"
name = "Lamp"
light = 3
ready = true
tags = ["warm", "small"]
faces = [1, 2, 3]
source = "ours"
"""


def entry(text: str = GOOD, number: int = 0) -> Entry:
    return read_entries("cards.toml", text.encode())[number]


def test_fields_are_read_by_their_kind() -> None:
    card = entry()
    assert (card.kind, card.line) == ("card", 2)
    assert card.text("key") == "lamp"
    assert card.text("name") == "Lamp"
    assert card.number("light", 0, 5) == 3
    assert card.flag("ready") is True
    assert card.texts("tags") == ("warm", "small")
    assert card.words("tags", ["warm", "small", "cold"]) == ("warm", "small")
    assert card.numbers("faces", 1, 3) == (1, 2, 3)
    assert card.one_of("source", ["ours", "theirs"]) == "ours"
    card.finish()


def test_what_is_missing_has_its_default() -> None:
    card = entry()
    assert card.text("x", "none") == "none"
    assert card.number("x", 0, 9, 4) == 4
    assert card.flag("x", False) is False
    assert card.texts("x", ()) == ()
    assert card.one_of("x", ["a"], "") == ""


_NAME = "cards.toml:4: card 'lamp', name: "
_LIGHT = "cards.toml:5: card 'lamp', light: "
_FACES = "cards.toml:8: card 'lamp', faces: "
_TAGS = "cards.toml:7: card 'lamp', tags: "
MISTAKES: list[tuple[Callable[[Entry], object], str]] = [
    (lambda e: e.text("effect"), "cards.toml:2: card 'lamp': the field 'effect' (a text) is missing"),
    (lambda e: e.text("light"), "cards.toml:5: card 'lamp', light: expected a text, found 3"),
    (lambda e: e.number("name", 0, 9), "cards.toml:4: card 'lamp', name: expected a whole number, found 'Lamp'"),
    (lambda e: e.number("ready", 0, 9), "cards.toml:6: card 'lamp', ready: expected a whole number, found True"),
    (lambda e: e.number("light", 4, 9), _LIGHT + "expected a whole number from 4 to 9, found 3"),
    (lambda e: e.flag("light"), "cards.toml:5: card 'lamp', light: expected true or false, found 3"),
    (lambda e: e.texts("name"), "cards.toml:4: card 'lamp', name: expected a list of texts, found 'Lamp'"),
    (lambda e: e.texts("faces"), "cards.toml:8: card 'lamp', faces: expected a list of texts, found 1 in it"),
    (lambda e: e.words("tags", ["warm"]), "cards.toml:7: card 'lamp', tags: expected words from warm; found 'small'"),
    (lambda e: e.numbers("faces", 1, 2), _FACES + "expected whole numbers from 1 to 2, found 3"),
    (lambda e: e.numbers("tags", 1, 2), _TAGS + "expected whole numbers from 1 to 2, found 'warm'"),
    (lambda e: e.one_of("name", ["Lump"]), _NAME + "expected one of Lump; found 'Lamp'; did you mean 'Lump'?"),
    (lambda e: e.one_of("name", ["Torch"]), "cards.toml:4: card 'lamp', name: expected one of Torch; found 'Lamp'"),
]  # fmt: skip


@pytest.mark.parametrize(("reader", "sentence"), MISTAKES)
def test_a_field_that_does_not_fit_is_named_with_its_line(
    reader: Callable[[Entry], object], sentence: str
) -> None:
    with pytest.raises(PackError) as refused:
        reader(entry())
    assert str(refused.value) == sentence


def test_a_field_that_nobody_asked_for_is_a_mistake() -> None:
    card = entry()
    card.text("key")
    card.text("name")
    with pytest.raises(PackError) as refused:
        card.finish()
    assert str(refused.value) == "cards.toml:5: card 'lamp', light: no such field; card has: key, name"


def test_a_card_without_a_key_is_named_by_its_kind() -> None:
    with pytest.raises(PackError, match=r"^cards\.toml:1: card: the field 'key' \(a text\) is missing$"):
        entry("[[card]]\n").text("key")


def test_the_second_card_of_a_kind_has_its_own_lines() -> None:
    text = GOOD + '\n[[tile]]\nkey = "t"\n\n[[ card ]]\nkey = "torch"\n  light = "x"\n'
    second = entry(text, 1)
    assert (second.kind, second.line) == ("card", 14)
    with pytest.raises(PackError, match=r"^cards\.toml:16: card 'torch', light: expected a whole number"):
        second.number("light", 0, 9)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'[[card]]\nkey = "a\n', "cards.toml:2: this is not TOML: Illegal character"),
        (b'[[card]]\nkey = "a"\nkey = "b"\n', "cards.toml:3: this is not TOML: Cannot overwrite a value"),
        (b'[[card]]\nkey = ', "cards.toml:2: this is not TOML: Invalid value"),
        (b'[[card]]\nname = "\xff"\n', "cards.toml:2: this is not UTF-8 text"),
        (b'version = 1\n[[card]]\n', "cards.toml:1: 'version' stands outside a card; cards begin with a line like"),
        (b'[card]\nkey = "a"\n', "cards.toml:1: 'card' stands outside a card"),
        (b"[[card]]\nx = " + b"[" * 5000, "cards.toml:"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_list_of_cards_is_refused_with_its_line(content: bytes, sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        read_entries("cards.toml", content)
    assert str(refused.value).startswith(sentence)


@given(st.binary(max_size=80))
def test_any_bytes_are_cards_or_a_mistake(content: bytes) -> None:
    try:
        read_entries("x.toml", content)
    except PackError as error:
        refused = str(error)
    else:
        return
    assert refused.startswith("x.toml:")


def folder(path: Path, **files: str) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text)
    return path


def test_a_pack_is_all_toml_files_of_a_folder(tmp_path: Path) -> None:
    files = PackFiles(folder(tmp_path, b='[[tile]]\nkey = "t"\n', a=GOOD))
    (tmp_path / "notes.txt").write_text("not a card")
    assert [e.kind for e in files.entries] == ["card", "tile"]
    assert [e.text("key") for e in files.of("card")] == ["lamp"]
    assert files.the("tile").text("key") == "t"
    files.check_kinds(["card", "tile"])
    assert PackFiles(tmp_path).hash == files.hash


def test_any_change_changes_the_hash(tmp_path: Path) -> None:
    first = PackFiles(folder(tmp_path, a=GOOD)).hash
    assert PackFiles(folder(tmp_path, a=GOOD + "# more\n")).hash != first
    folder(tmp_path, a=GOOD)
    (tmp_path / "a.toml").rename(tmp_path / "c.toml")
    assert PackFiles(tmp_path).hash != first


@pytest.mark.parametrize(
    ("text", "read", "sentence"),
    [
        ("[[card]]\nkey = 'b'\n[[card]]\nkey = 'b'\n", "card", "a.toml:4: card 'b', key: 'b' is there twice"),
        ("[[card]]\nkey = 'Big Lamp'\n", "card", "a.toml:2: card 'Big Lamp', key: expected small letters, digits"),
        ("[[card]]\nkey = 'lamp--2'\n", "card", "a.toml:2: card 'lamp--2', key: expected small letters, digits"),
        ("[[card]]\nname = 'Lamp'\n", "card", "a.toml:1: card: the field 'key' (a text) is missing"),
        ("[[card]]\nkey = 3\n", "card", "a.toml:2: card 3, key: expected a text, found 3"),
    ],
)  # fmt: skip
def test_keys_are_words_and_differ(tmp_path: Path, text: str, read: str, sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        PackFiles(folder(tmp_path, a=text)).of(read)
    assert str(refused.value).startswith(sentence)


def test_an_unknown_kind_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    files = PackFiles(folder(tmp_path, a=GOOD))
    with pytest.raises(
        PackError, match=r"a\.toml:2: card 'lamp': no such kind of card; known are: tile, die"
    ):
        files.check_kinds(["tile", "die"])


def test_what_must_be_there_once_is_there_once(tmp_path: Path) -> None:
    files = PackFiles(folder(tmp_path, a=GOOD))
    with pytest.raises(PackError, match=r"expected exactly one \[\[track\]\], found 0"):
        files.the("track")


@pytest.mark.parametrize("make", ["nothing", "empty", "file"])
def test_what_is_no_folder_of_cards_is_no_pack(tmp_path: Path, make: str) -> None:
    path = tmp_path / "pack"
    if make == "empty":
        path.mkdir()
    elif make == "file":
        path.write_text(GOOD)
    with pytest.raises(PackError, match=r"no pack here; a pack is a folder with \.toml files"):
        PackFiles(path)


def test_a_folder_that_is_called_like_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").mkdir()
    with pytest.raises(PackError, match=r"^a\.toml:1: "):
        PackFiles(tmp_path)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ("", "c.toml:1: card 'a': the field 'source' (a text) is missing"),
        ('source = "talk"', "c.toml:3: card 'a', source: expected one of rulebook, public, ours, box; found 'talk'"),
        ('source = "public"', "c.toml:3: card 'a', source: a public source needs a `where` that says which"),
        ('source = "ours"\nknown = ["name"]', "c.toml:4: card 'a', known: names 'name', which this card does not have"),
    ],
)  # fmt: skip
def test_where_a_card_comes_from_must_be_said(fields: str, sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        Provenance(read_entries("c.toml", f'[[card]]\nkey = "a"\n{fields}\n'.encode())[0])
    assert str(refused.value) == sentence


def test_provenance_is_read() -> None:
    text = '[[card]]\nkey = "a"\nsource = "public"\nwhere = "a page"\nknown = ["key"]\n'
    found = Provenance(read_entries("c.toml", text.encode())[0])
    assert (found.source, found.where, found.known) == ("public", "a page", ("key",))


def test_a_key_with_thousands_of_parts_is_refused_before_it_is_read() -> None:
    dotted = b"[[card]]\n" + b".".join([b"a"] * 60_000) + b" = 1\n"
    with pytest.raises(PackError, match=r"cards.toml:2: .*dots in a line"):
        read_entries("cards.toml", dotted)


def test_a_pipe_and_a_huge_file_are_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "cards.toml"
    os.mkfifo(pipe)
    with pytest.raises(PackError, match="not a file"):
        PackFiles(tmp_path)
    pipe.unlink()
    with pipe.open("wb") as huge:
        huge.truncate(1 << 30)
    with pytest.raises(PackError, match="too large"):
        PackFiles(tmp_path)


# -- what differs -----------------------------------------------------------------------------------

BASE = GOOD + '\n[[card]]\nkey = "torch"\nname = "Torch"\nlight = 1\nsource = "rulebook"\nknown = ["light"]\n'


def laid(tmp_path: Path, text: str) -> PackFiles:
    base = PackFiles(folder(tmp_path / "base", a=BASE))
    files = PackFiles(folder(tmp_path / "own", a=text))
    files.lay_over(base)
    return files


def test_a_card_of_the_same_key_changes_what_it_says_and_keeps_the_rest(tmp_path: Path) -> None:
    files = laid(tmp_path, '[[card]]\nkey = "torch"\nlight = 4\n')
    lamp, torch = files.entries
    assert lamp.fields["light"] == 3
    assert torch.fields == {"key": "torch", "name": "Torch", "light": 4, "source": "box"}
    with pytest.raises(PackError, match=r"^a\.toml:3: card 'torch', light: "):
        torch.number("light", 0, 3)


def test_what_is_inherited_is_complained_about_at_the_card_that_inherits_it(tmp_path: Path) -> None:
    torch = laid(tmp_path, '\n[[card]]\nkey = "torch"\n').entries[1]
    with pytest.raises(PackError, match=r"^a\.toml:2: card 'torch', light: "):
        torch.number("light", 5, 9)


def test_a_new_card_comes_last_and_a_card_can_be_left_out(tmp_path: Path) -> None:
    files = laid(tmp_path, '[[card]]\nkey = "sun"\nlight = 9\n[[card]]\nkey = "lamp"\nleft_out = true\n')
    assert [entry.id for entry in files.entries] == [("card", "torch"), ("card", "sun")]
    assert not files.mistakes


def test_cards_of_the_game_forget_a_card_that_is_left_out(tmp_path: Path) -> None:
    base = PackFiles(folder(tmp_path / "base", a=BASE + 'near = ["lamp", "window"]\n'))
    files = PackFiles(folder(tmp_path / "own", a='[[card]]\nkey = "lamp"\nleft_out = true\n'))
    files.lay_over(base)
    assert files.entries[0].texts("near") == ("window",)


def test_who_leaves_out_what_is_not_there_is_asked_what_was_meant(tmp_path: Path) -> None:
    files = laid(
        tmp_path, '[[card]]\nkey = "lmap"\nleft_out = true\n[[card]]\nkey = "sun"\n[[card]]\nkey = "sun"\n'
    )
    assert [str(mistake) for mistake in files.mistakes] == [
        "a.toml:2: card 'lmap', key: there is no such card to leave out; did you mean 'lamp'?",
        "a.toml:7: card 'sun', key: 'sun' is there twice",
    ]


def test_a_pack_that_changes_nothing_is_the_same_pack(tmp_path: Path) -> None:
    base = PackFiles(folder(tmp_path / "base", a=BASE)).hash
    assert laid(tmp_path / "same", BASE).hash == base
    changed = laid(tmp_path / "changed", '[[card]]\nkey = "torch"\nlight = 4\n').hash
    assert changed != base
    assert changed == laid(tmp_path / "again", '[[card]]\nkey = "torch"\nlight = 4\n').hash


def test_a_pack_says_what_it_is(tmp_path: Path) -> None:
    about = PackFiles(folder(tmp_path / "a", a='[[pack]]\ngame = "toy"\ncomplete = true\n')).about
    assert (about.game, about.name, about.is_complete) == ("toy", "", True)
    with pytest.raises(
        PackError, match="pack, games: no such field; pack has: complete, game, name; did you mean 'game'"
    ):
        PackFiles(folder(tmp_path / "b", a='[[pack]]\ngames = "toy"\n'))
    with pytest.raises(PackError, match="a pack says once what it is"):
        PackFiles(folder(tmp_path / "c", a="[[pack]]\n[[pack]]\n"))


def test_every_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError) as refused:
        PackFiles(folder(tmp_path, a="= 1\n", b="[[card]\n"))
    assert [line.split(":")[0] for line in str(refused.value).splitlines()] == ["a.toml", "b.toml"]


def test_cards_are_counted_with_their_copies(tmp_path: Path) -> None:
    text = '[[card]]\nkey = "a"\ncopies = 3\n[[card]]\nkey = "b"\n[[tile]]\nkey = "t"\n'
    assert PackFiles(folder(tmp_path, a=text)).counts() == {"card": 4, "tile": 1}


def test_a_card_keeps_its_emblem_when_another_pack_changes_something_else(tmp_path: Path) -> None:
    base = PackFiles(folder(tmp_path / "base", a='[[card]]\nkey = "a"\nemblem = "lighthouse"\nlight = 1\n'))
    changed = '[[card]]\nkey = "a"\nlight = 2\n\n[[card]]\nkey = "b"\nemblem = "anchor"\n'
    files = PackFiles(folder(tmp_path / "mine", a=changed))
    files.lay_over(base)
    assert [entry.emblem() for entry in files.of("card")] == ["lighthouse", "anchor"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lighthose", "there is no emblem 'lighthose'; did you mean 'lighthouse'?"),
        ("qqqqqq", "there is no emblem 'qqqqqq'; docs/emblems.md shows them all"),
    ],
)
def test_an_emblem_that_nobody_drew_is_refused(name: str, said: str) -> None:
    card = entry(GOOD + f'emblem = "{name}"\n')
    with pytest.raises(PackError) as refused:
        card.emblem()
    assert str(refused.value) == f"cards.toml:10: card 'lamp', emblem: {said}"
