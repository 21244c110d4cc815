"""`vortex cards new`, `diff` and `export`: from the first card of one's own to a sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.running import refused, run

from vortex.games import forms


@pytest.mark.parametrize("game", ["time-of-the-daleks", "time-clash", "card-game"])
def test_a_new_pack_changes_nothing_and_can_be_played_with_at_once(game: str, tmp_path: Path) -> None:
    mine = tmp_path / "packs" / "mine"
    files = run("cards", "new", game, mine).stdout
    assert files.startswith(f"{mine}: ")
    assert "pack.toml" in files
    written = "".join(path.read_text(encoding="utf-8") for path in mine.glob("*.toml"))
    for kind, fields in forms(game).items():
        told = re.search(rf"# \[\[{kind}\]\] has\n((?:#   .*\n)+)", written)
        assert told, kind
        assert not set(fields) - set(re.findall(r"[a-z_]+", told[1])), kind
    assert run("cards", "check", mine).stdout.startswith(f"ok: {game}, ")
    assert run("cards", "diff", game, mine).stdout == "0 differences\n"


@pytest.mark.parametrize("game", ["time-of-the-daleks", "time-clash", "card-game"])
def test_the_examples_of_a_new_pack_are_cards_of_the_game(game: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    run("cards", "new", game, mine)
    for path in mine.glob("*.toml"):
        head, found, example = path.read_text(encoding="utf-8").partition("of each line:\n#\n")
        if found:
            lines = [line.removeprefix("# ") for line in example.splitlines()]
            path.write_text(head + "of each line:\n" + "\n".join(lines), encoding="utf-8")
    assert run("cards", "diff", game, mine).stdout == "0 differences\n"


def test_a_new_pack_may_hold_all_cards(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run("cards", "new", "toy", mine, "--all").stdout == f"{mine}: cards.toml, pack.toml\n"
    assert run("cards", "check", mine).stdout == "ok: toy, 12 cards: 12 card\n"
    # Nothing else is used: what is deleted is gone.
    text = (mine / "cards.toml").read_text(encoding="utf-8")
    first = text.index("[[card]]")
    (mine / "cards.toml").write_text(text[text.index("[[card]]", first + 1) :], encoding="utf-8")
    assert "ok: toy, 11 cards" in run("cards", "check", mine).stdout


def test_what_is_there_already_or_no_game_is_refused(tmp_path: Path) -> None:
    refused(run("cards", "new", "toy", tmp_path), 2, "is there already: name a new folder")
    refused(run("cards", "new", "joy", tmp_path / "other"), 2, "there is no game 'joy'")


def test_what_was_changed_added_and_left_out_is_shown(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[[card]]\nkey = "torch"\neffect = "gain 4 light"\n\n'
        '[[card]]\nkey = "beacon"\nleft_out = true\n\n'
        '[[card]]\nkey = "sun"\nname = "Sun"\neffect = "gain 5 light"\n'
    )
    said = run("cards", "diff", "toy", tmp_path).stdout.splitlines()
    assert said == [
        "~ card Torch [torch] effect: gain 3 light or draw 2 cards → gain 4 light",
        "- card Beacon [beacon]",
        "+ card Sun [sun]",
        "3 differences",
    ]
    back = run("cards", "diff", tmp_path, "toy").stdout.splitlines()
    assert {"+ card Beacon [beacon]", "- card Sun [sun]"} < set(back)


def test_packs_of_different_games_and_what_is_no_pack_are_not_compared(tmp_path: Path) -> None:
    refused(run("cards", "diff", "toy", "card-game"), 2, "different games: card-game and toy")
    refused(run("cards", "diff", "toy", tmp_path / "nowhere"), 1, "neither a folder, a .zip file nor a game")
    (tmp_path / "a.toml").write_text('[[card]]\nkey = "sunn"\nleft_out = true\n')
    refused(run("cards", "diff", "toy", tmp_path), 1, "a.toml:2: card 'sunn', key: there is no such card")


def test_a_sheet_holds_every_card_in_the_language_asked_for(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    name = "<b>Wild</b>"
    (tmp_path / "mine" / "a.toml").write_text(f'[[enemy]]\nkey = "daleks"\nname = "{name}"\n')
    sheet = tmp_path / "sheet.html"
    said = run("cards", "export", tmp_path / "mine", sheet, "--language", "de").stdout
    text = sheet.read_text(encoding="utf-8")
    assert said == f"{sheet}: {text.count('<article>')} cards\n"
    assert "&lt;b&gt;Wild&lt;/b&gt;" in text
    assert "<b>" not in text
    assert '<html lang="de">' in text
    run("cards", "export", "card-game", sheet)
    english = sheet.read_text(encoding="utf-8")
    assert english.count("<article>") == text.count("<article>")
    assert english != text
