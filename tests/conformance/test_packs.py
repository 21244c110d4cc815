"""A pack of somebody's own is refused with file and line, or it can be played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests import toy_game
from tests.conformance.positions import the_game

from vortex.games import load_game, own_pack
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.pack import PackError, PackFiles

VALUES = [
    '"zzz"',
    '""',
    "-1",
    "0",
    "1",
    "9999",
    "true",
    "[]",
    '["zzz"]',
    "1.5",
    "[1, 2]",
    "{a = 1}",
    "1979-05-27",
]
QUICK = 15
MANY = 200
LONG_ENOUGH = 3000


def pack_of(key: str) -> Path:
    return Path(toy_game.__file__).parent / "pack" if key == "toy" else own_pack(key)


def load(key: str, pack: Path) -> Game[Any]:
    return toy_game.load(PackFiles(pack)) if key == "toy" else load_game(key, pack)


def spoilt(text: str, luck: FastChance) -> str:
    """A pack file with one mistake, such as people make."""
    lines = text.splitlines(keepends=True)
    fields = [number for number, line in enumerate(lines) if re.match(r"\w[\w-]* *=", line)]
    heads = [number for number, line in enumerate(lines) if line.startswith("[[")]
    way = luck.below(8)
    number = luck.pick(fields)
    head = luck.below(len(heads))
    begin, end = heads[head], [*heads, len(lines)][head + 1]
    if way <= 2:
        field = lines[number].split("=")[0]
        lines[number] = f"{field}= {VALUES[luck.below(len(VALUES))]}\n"
    elif way == 3:
        del lines[number]
    elif way == 4:
        del lines[begin:end]
    elif way == 5:
        lines[end:end] = ["\n", *lines[begin:end]]
    elif way == 6:
        lines.insert(number, 'colour-of-the-card = "blue"\n')
    else:
        other = luck.pick(fields)
        left, right = lines[number].split("=")[0], "=".join(lines[other].split("=")[1:])
        lines[number] = f"{left}={right}"
    return "".join(lines)


def check(key: str, tries: int, folder: Path) -> None:
    luck = FastChance(tries)
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(pack_of(key).glob("*.toml"))}
    names = list(files)
    refused = 0
    for _ in range(tries):
        name = names[luck.below(len(names))]
        text = spoilt(files[name], luck)
        for other, whole in files.items():
            (folder / other).write_text(text if other == name else whole, encoding="utf-8")
        try:
            game = load(key, folder)
        except PackError as error:
            refused += 1
            sentence = str(error)
            # What is missing altogether has no line, and where it could be in any file, no file.
            assert re.match(r"[\w-]+\.toml(:\d+)?: \S", sentence) or sentence.startswith(f"{folder}: "), (
                sentence
            )
            continue
        game.gallery()
        seats = the_game(key).seats[-1]
        state = game.new({}, seats, luck.below(1000))
        for _ in range(LONG_ENOUGH):
            if state.asked < 0:
                break
            game.ask(state)
            game.apply(state, luck.pick(state.options))
    assert refused > tries // 4


def test_a_mistake_in_a_pack_is_named_or_the_pack_can_be_played(key: str, tmp_path: Path) -> None:
    check(key, QUICK, tmp_path)


@pytest.mark.slow
def test_many_mistakes_in_packs_are_named_or_the_packs_can_be_played(key: str, tmp_path: Path) -> None:
    check(key, MANY, tmp_path)


def test_a_copy_of_the_own_pack_is_the_same_pack(key: str, tmp_path: Path) -> None:
    for path in pack_of(key).glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    copied, own = load(key, tmp_path), the_game(key)
    assert copied.pack_hash == own.pack_hash
    assert copied.gallery() == own.gallery()
