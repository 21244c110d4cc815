"""All mistakes of a pack at once, and none that is not there."""

from __future__ import annotations

from pathlib import Path

from tests import toy_game

from vortex.kernel.pack import PackFiles
from vortex.kernel.proofreading import proofread

OWN = Path(toy_game.__file__).parent / "pack"


def found(tmp_path: Path, text: str) -> list[str]:
    tmp_path.mkdir(exist_ok=True)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    files = PackFiles(tmp_path)
    files.lay_over(PackFiles(OWN))
    return [str(mistake) for mistake in proofread(toy_game.load, files, PackFiles(OWN))]


def test_a_pack_without_mistakes_has_none(tmp_path: Path) -> None:
    assert found(tmp_path, '[[card]]\nkey = "torch"\neffect = "gain 2 light"\n') == []


def test_several_mistakes_of_one_card_and_of_others_are_all_found(tmp_path: Path) -> None:
    said = found(
        tmp_path,
        '[[card]]\nkey = "torch"\neffect = "gian 2 light"\ncolour = "red"\n\n'
        '[[card]]\nkey = "Sun"\nname = "Sun"\neffect = "gain 1 light"\n\n'
        '[[crad]]\nkey = "moon"\n\n'
        '[[card]]\nkey = "star"\nname = 7\neffect = "draw 1 card"\n',
    )
    places = sorted(":".join(line.split(":")[:3]) for line in said)
    assert places == [
        "mine.toml:11: crad 'moon'",
        "mine.toml:16: card 'star', name",
        "mine.toml:3: card 'torch', effect",
        "mine.toml:4: card 'torch', colour",
        "mine.toml:7: card 'Sun', key",
    ]
    assert any("did you mean 'gain N light'?" in line for line in said)
    assert any("did you mean 'card'?" in line for line in said)


def test_a_missing_field_is_said_once(tmp_path: Path) -> None:
    said = found(tmp_path, '[[card]]\nkey = "sun"\n\n[[card]]\nkey = "moon"\nname = "Moon"\n')
    assert said == [
        "mine.toml:1: card 'sun': the field 'name' (a text) is missing",
        "mine.toml:1: card 'sun': the field 'effect' (a text) is missing",
        "mine.toml:4: card 'moon': the field 'effect' (a text) is missing",
    ]


def test_what_no_card_is_to_blame_for_is_said_and_ends_the_search(tmp_path: Path) -> None:
    keys = [entry.id[1] for entry in PackFiles(OWN).entries]
    text = "".join(f'[[card]]\nkey = "{key}"\nleft_out = true\n' for key in keys[:8])
    assert [line.partition(": ")[2] for line in found(tmp_path, text)] == ["expected 6 to 16 cards, found 4"]
