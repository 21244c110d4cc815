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
        "emblem": "",
    }


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


def test_single_files_are_laid_over_the_games_cards(tmp_path: Path) -> None:
    mine = tmp_path / "my-cards.toml"
    mine.write_text('[[card]]\nkey = "torch"\neffect = "gain 4 light"\n')
    assert run("cards", "check", mine).stdout == "ok: toy, 12 cards: 12 card\n"
    mine.write_text('[[card]]\nkey = "sun"\nname = "Sun"\neffect = "gain 4 light"\n')
    result = run("cards", "check", "--game", "toy", mine)
    assert result.stdout == "ok: toy, 13 cards: 13 card\n"
    assert "13 of the kind 'card', where the game has 12" in result.stderr


def test_a_mistake_in_a_pack_is_said_with_file_and_line(tmp_path: Path) -> None:
    text = (PACK / "cards.toml").read_text().replace("gain 4 light", "gain for light")
    line = text[: text.index("gain for light")].count("\n") + 1
    (tmp_path / "cards.toml").write_text(text)
    for arguments in ((tmp_path / "cards.toml",), ("toy", tmp_path)):
        refused(
            run("cards", "check", *arguments),
            1,
            f"cards.toml:{line}: card 'lighthouse', effect: found 'gain for light', expected effect words; did you",
        )


def test_too_few_cards_are_said_without_a_temporary_name(tmp_path: Path) -> None:
    few = tmp_path / "cards.toml"
    few.write_text('[[pack]]\ncomplete = true\n[[card]]\nkey = "a"\n')
    result = run("cards", "check", few)
    refused(result, 1, f"{few}: expected 6 to 16 cards, found 1")


def test_all_mistakes_are_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[card]]\nkey = "torch"\neffect = "gian 1 light"\nglow = 2\n')
    (tmp_path / "b.toml").write_text('[[card]]\nkey = "beacn"\nleft_out = true\n')
    refused(
        run("cards", "check", "toy", tmp_path),
        1,
        "b.toml:2: card 'beacn', key: there is no such card to leave out; did you mean 'beacon'?",
        "a.toml:3: card 'torch', effect: found 'gian 1 light'",
        "a.toml:4: card 'torch', glow: no such field",
    )


def test_a_file_for_no_game_or_several_needs_the_game(tmp_path: Path) -> None:
    strange = tmp_path / "strange.toml"
    strange.write_text('[[spaceship]]\nkey = "a"\n')
    refused(run("cards", "check", strange), 2, "say which game these cards are for: ")
    refused(
        run("cards", "check", strange, "--game", "toy"),
        1,
        "spaceship 'a': no such kind of card; known are: card",
    )


def test_a_pack_that_says_its_game_is_checked_for_no_other(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[[pack]]\ngame = "toy"\n')
    assert run("cards", "check", tmp_path).stdout == "ok: toy, 12 cards: 12 card\n"
    refused(run("cards", "check", "card-game", tmp_path), 1, "these cards are for 'toy', not for 'card-game'")


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
