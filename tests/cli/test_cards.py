"""`vortex cards`: cards of a pack, and mistakes in one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import PACK, refused, run

from vortex.games import GAMES


def test_cards_are_listed_with_their_texts_and_where_they_come_from() -> None:
    text = run("cards", "toy").stdout
    assert "Torch  [card torch]\n  gain 3 light or draw 2 cards\n  (ours)\n" in text
    assert "  (rulebook; known: name)\n" in text
    assert "  (public, a poem)\n" in text
    assert text.endswith("12 cards: 12 card\n")


def test_cards_as_json() -> None:
    faces = json.loads(run("cards", "toy", "--kind", "card", "--json").stdout)
    assert len(faces) == 12
    assert faces[3] == {
        "kind": "card",
        "key": "beacon",
        "name": "Beacon",
        "lines": ["gain 2 light and draw 1 card, then others lose 1 light"],
        "source": "rulebook",
        "where": "",
        "known": ["name"],
        "printed": {},
        "effects": {},
    }


def test_a_copy_of_a_games_cards_is_a_pack_to_begin_with(tmp_path: Path) -> None:
    mine = tmp_path / "packs" / "mine"
    assert run("cards", "copy", "toy", mine).stdout == f"{mine}: cards.toml\n"
    assert run("cards", "check", "toy", mine).stdout.startswith("ok: toy, 12 cards")
    refused(run("cards", "copy", "toy", mine), 2, "is there already: name a new folder")
    refused(run("cards", "copy", "joy", tmp_path / "other"), 2, "there is no game 'joy'")


def test_the_cards_of_another_pack_are_listed(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text((PACK / "cards.toml").read_text().replace("Torch", "Flare"))
    assert "Flare  [card torch]" in run("cards", "toy", "--pack", tmp_path).stdout


def test_a_sound_pack_is_ok(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text((PACK / "cards.toml").read_text())
    for arguments in (
        ("toy", tmp_path),
        (tmp_path,),
        (tmp_path / "cards.toml",),
        ("--game", "toy", tmp_path),
    ):
        result = run("cards", "check", *arguments)
        assert (result.exit_code, result.stdout) == (0, "ok: toy, 12 cards: 12 card\n")


def test_a_folder_may_be_called_like_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "cards.toml").write_text((PACK / "cards.toml").read_text())
    monkeypatch.chdir(tmp_path)
    for arguments in (["toy"], ["toy", "toy"]):
        assert run("cards", "check", *arguments).stdout == "ok: toy, 12 cards: 12 card\n"


def test_a_single_file_replaces_the_own_file_of_its_name_or_of_its_kinds(tmp_path: Path) -> None:
    renamed = tmp_path / "my-cards.toml"
    renamed.write_text((PACK / "cards.toml").read_text())
    assert run("cards", "check", renamed).stdout == "ok: toy, 12 cards: 12 card\n"


def test_a_mistake_in_a_pack_is_said_with_file_and_line(tmp_path: Path) -> None:
    text = (PACK / "cards.toml").read_text().replace("gain 4 light", "gain for light")
    line = text[: text.index("gain for light")].count("\n") + 1
    (tmp_path / "cards.toml").write_text(text)
    for arguments in ((tmp_path / "cards.toml",), ("toy", tmp_path)):
        refused(
            run("cards", "check", *arguments),
            1,
            f"cards.toml:{line}: card 'lighthouse', effect: found 'gain for light', expected one of: gain N light;",
        )


def test_too_few_cards_are_said_without_a_temporary_name(tmp_path: Path) -> None:
    few = tmp_path / "cards.toml"
    few.write_text('[[card]]\nkey = "a"\n')
    result = run("cards", "check", few)
    refused(result, 1, f"{few}: expected 6 to 16 cards, found 1")


def test_a_file_for_no_game_or_several_needs_the_game(tmp_path: Path) -> None:
    strange = tmp_path / "strange.toml"
    strange.write_text('[[spaceship]]\nkey = "a"\n')
    refused(run("cards", "check", strange), 2, "say which game it is for: --game ")
    refused(run("cards", "check", strange, "--game", "toy"), 2, "expected one of the file names cards.toml")


def test_a_game_that_lacks_the_row_of_an_effect_word_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forgetful.py").write_text(
        "from vortex.kernel.effects import Language\n"
        "LANGUAGE = Language('toy')\n"
        "DANCE = LANGUAGE.add('dance {n}')\n"
        "LANGUAGE.rows(__name__, {})\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "toy", "forgetful")
    refused(run("cards", "check", "toy", PACK), 1, "forgetful: expected a row", "missing: dance {n}")
