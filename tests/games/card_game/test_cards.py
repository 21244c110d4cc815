"""A broken pack says file, line and what was expected."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.games.card_game.positions import GAME

from vortex.games import load_game
from vortex.games.card_game import OWN_PACK
from vortex.games.card_game.cards import Pack
from vortex.games.card_game.state import CardGameState
from vortex.kernel.chance import FastChance
from vortex.kernel.pack import PackError, PackFiles


def broken(folder: Path, file: str, old: str, new: str) -> str:
    """What the game says to its own pack with one text replaced."""
    copy = folder / "pack"
    shutil.copytree(OWN_PACK, copy)
    path = copy / file
    text = path.read_text("utf-8")
    assert text.count(old) >= 1, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError) as failure:
        Pack(PackFiles(copy))
    return str(failure.value)


def line_of(file: str, text: str) -> int:
    for number, row in enumerate((OWN_PACK / file).read_text("utf-8").splitlines(), 1):
        if text in row:
            return number
    raise AssertionError(f"{text!r} is not in {file}")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("defenders.toml", "strength = 5", "strength = 0", "expected a whole number from 1 to 20, found 0"),
        ("defenders.toml", "strength = 5", 'strength = "five"', "expected a whole number, found 'five'"),
        ("defenders.toml", 'reveal = "gain 1 TP"', 'reveal = "take 1 TP"', "expected `gain N TP`"),
        (
            "enemies.toml",
            'joins = ["any"]',
            'joins = ["anything"]',
            "expected keys of Enemies, found 'anything'",
        ),
        ("enemies.toml", 'ability = "pandorica"', 'ability = "box"', "expected one of"),
        ("enemies.toml", "dalek = true", "dalek = 1", "expected true or false, found 1"),
        ("enemies.toml", 'takes_over = ["cybermen"]', 'takes_over = ["robots"]', "found 'robots'"),
        ("supports.toml", 'effect = "move an attack"', 'effect = "move an army"', "found 'move an army'"),
        ("supports.toml", 'effect = "move an attack"', 'effect = "take 1 TP"', "belongs to an Enemy"),
        (
            "supports.toml",
            'effect = "move an attack"',
            'effect = "move an attack and defeat an attack"',
            "can aim at one attack only",
        ),
        ("supports.toml", 'effect = "move an attack"', 'effect = "discard 1 Defender"', "is a price for"),
        (
            "supports.toml",
            'effect = "exchange any cards"',
            'effect = "gain 1 TP or gain 2 TP"',
            "cards have no `or`",
        ),
        ("locations.toml", "tp = 4", "tp = -1", "expected a whole number from 0 to 20, found -1"),
    ],
)
def test_a_wrong_field_is_named_with_its_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    said = broken(tmp_path, file, old, new)
    assert said.startswith(f"{file}:{line_of(file, old)}: ")
    assert complaint in said


@pytest.mark.rule("CG-COMP-04")
def test_the_box_has_127_game_cards_and_another_number_is_named(tmp_path: Path) -> None:
    assert sum(Pack(PackFiles(OWN_PACK)).copies) == 127
    (tmp_path / "mine.toml").write_text('[[enemy]]\nkey = "daleks"\ncopies = 5\n')
    game = load_game("card-game", tmp_path)
    assert list(map(str, game.warnings)) == ["44 of the kind 'enemy', where the game has 43"]


FEW = {"support": "left_out = true", "enemy": "copies = 1"}
MANY = {"support": "copies = 6"}


@pytest.mark.parametrize(
    ("changes", "first", "total"), [(FEW, "left_out = true", 70), (MANY, "copies = 15", 200)]
)
def test_the_least_and_the_most_cards_can_be_played_to_the_end(
    tmp_path: Path, changes: dict[str, str], first: str, total: int
) -> None:
    own = PackFiles(OWN_PACK)
    cards = [(entry.id, changes[entry.kind]) for entry in own.entries if entry.kind in changes]
    at = next(place for place, (id_, _) in enumerate(cards) if id_[0] == "support")
    cards[at] = (cards[at][0], first)
    text = "".join(f'[[{kind}]]\nkey = "{key}"\n{change}\n' for (kind, key), change in cards)
    (tmp_path / "mine.toml").write_text(text)
    game = load_game("card-game", tmp_path)
    luck = FastChance(1)
    for seats in (3, 4):
        state: CardGameState = game.new({}, seats, 1)
        assert len(state.pack.type_of) == total
        while state.asked >= 0:
            game.view(state, state.asked)
            game.apply(state, luck.pick(state.options))
        assert game.outcome(state)
    (tmp_path / "more.toml").write_text(
        '[[location]]\nkey = "new"\nname = "New"\ncopies = 1\ntp = 1\nvp = 1\n'
    )
    if total == 200:
        with pytest.raises(PackError, match="expected 70 to 200 Game cards in all, found 201"):
            load_game("card-game", tmp_path)


@pytest.mark.rule("CG-COMP-05", "CG-COMP-09")
def test_the_four_defenders_and_the_four_starting_locations_must_be_there(tmp_path: Path) -> None:
    said = broken(tmp_path / "a", "defenders.toml", 'key = "rory"', 'key = "mickey"')
    assert "expected the four [[defender]] doctor, amy-pond, rory, river-song; found" in said
    said = broken(tmp_path / "b", "locations.toml", "[[start]]", "[[location]]")
    assert "expected 4 [[start]] Locations, found 3" in said


def test_an_unknown_field_a_double_key_and_a_text_that_is_no_toml_are_named(tmp_path: Path) -> None:
    said = broken(tmp_path / "a", "supports.toml", "copies = 2", "copys = 2")
    assert re.match(r"supports.toml:\d+: support 'sonic-screwdriver'", said)
    said = broken(tmp_path / "b", "enemies.toml", 'key = "cybermen"', 'key = "daleks"')
    assert "'daleks' is there twice" in said
    said = broken(tmp_path / "c", "enemies.toml", "copies = 4", "copies = = 4")
    assert re.match(r"enemies.toml:\d+: this is not TOML", said)


def test_a_support_card_has_either_an_effect_or_an_ability(tmp_path: Path) -> None:
    said = broken(tmp_path, "supports.toml", 'ability = "unit"\n', "")
    assert "a Support card has either an `effect` or an `ability`" in said


def test_too_many_enemies_of_one_kind_are_refused(tmp_path: Path) -> None:
    said = broken(tmp_path, "enemies.toml", "copies = 4", "copies = 30")
    assert said.startswith("enemies.toml:10: enemy 'daleks', copies: an attack with it could hold 43 cards")


def test_a_pack_of_somebody_else_can_be_played(tmp_path: Path) -> None:
    copy = tmp_path / "pack"
    shutil.copytree(OWN_PACK, copy)
    path = copy / "locations.toml"
    path.write_text(
        path.read_text("utf-8").replace('name = "Leadworth"', 'name = "Upper Leadworth"'), "utf-8"
    )
    game = load_game("card-game", copy)
    assert game.pack_hash != GAME.pack_hash
    state = game.new({}, 3, 1)
    assert game.ask(state).options


def test_a_location_may_have_copies_and_each_is_a_place_of_its_own(tmp_path: Path) -> None:
    copy = tmp_path / "pack"
    shutil.copytree(OWN_PACK, copy)
    path = copy / "locations.toml"
    text = path.read_text("utf-8")
    lines = text.splitlines()
    at = lines.index('key = "utah"')
    text = "\n".join(lines[: at - 1] + lines[at + 8 :]).replace(
        'emblem = "duck"\ncopies = 1', 'emblem = "duck"\ncopies = 2'
    )
    path.write_text(text, "utf-8")
    pack = Pack(PackFiles(copy))
    assert [key for key in pack.place_keys if key.startswith("leadworth")] == ["leadworth", "leadworth-2"]
