"""A pack as one file, by the command line: what the page's workshop does, without it."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import refused, run

from vortex.kernel.pack_file import zipped

CARDS = """
[[enemy]]
key = "daleks"
strength = 6

[[support]]
key = "jelly"
name = "Jelly Baby"
effect = "gain 2 TP and turn up an attack"
copies = 2
picture = "jelly.png"
"""


def test_a_pack_is_begun_corrected_played_with_zipped_and_brought_back(tmp_path: Path) -> None:
    mine, whole, again = tmp_path / "mine", tmp_path / "mine.zip", tmp_path / "again"
    assert run("cards", "new", "card-game", mine).exit_code == 0
    (mine / "cards.toml").write_text(
        CARDS.replace("gain", "gian").replace("strength", "strenth") + "copeis = 1\n"
    )
    told = run("cards", "check", mine)
    refused(told, 1, "did you mean 'strength'?", "did you mean 'gain N TP'?", "did you mean 'copies'?")
    (mine / "cards.toml").write_text(CARDS)
    refused(
        run("cards", "check", mine),
        1,
        "cards.toml:11: support 'jelly', picture: this pack has no picture 'jelly.png'",
    )
    (mine / "pictures").mkdir()
    (mine / "pictures" / "jelly.png").write_bytes(b"a picture")
    assert run("cards", "check", mine).exit_code == 0
    played = run(
        "simulate",
        "card-game",
        "--seats",
        "3",
        "--games",
        "1",
        "--seed",
        "1",
        "--bots",
        "random",
        "--pack",
        mine,
    )
    assert played.exit_code == 0, played.output
    assert run("cards", "zip", mine, whole).exit_code == 0
    assert run("cards", "check", whole).exit_code == 0
    assert run("cards", "unzip", whole, again).exit_code == 0
    assert run("cards", "diff", mine, again).stdout == "0 differences\n"
    assert (again / "pictures" / "jelly.png").read_bytes() == b"a picture"
    assert "Jelly Baby" in run("cards", "list", "card-game", "--pack", whole).stdout


def test_nothing_is_overwritten_and_no_name_leads_elsewhere(tmp_path: Path) -> None:
    evil = tmp_path / "evil.zip"
    evil.write_bytes(zipped({"../out.toml": b"[[enemy]]\n"}, {}))
    refused(run("cards", "unzip", evil, tmp_path / "new"), 1, "is no file of a pack")
    assert not (tmp_path / "out.toml").exists()
    good = tmp_path / "good.zip"
    good.write_bytes(zipped({"a.toml": b"[[enemy]]\nkey = 'x'\n"}, {}))
    refused(run("cards", "unzip", good, tmp_path), 2, "is there already")
