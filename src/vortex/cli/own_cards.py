"""`vortex cards new`, `diff` and `export`: a pack of one's own from its first card to a printed sheet."""

from __future__ import annotations

import re
import shutil
from html import escape
from pathlib import Path
from textwrap import fill
from typing import Any

import click

from vortex.cli.completing import complete_games, complete_games_and_files
from vortex.cli.errors import Broken, Misused
from vortex.cli.pack_games import game_of
from vortex.games import GAMES, forms, laid_over_own, load_game, own_pack
from vortex.kernel.game import CardFace
from vortex.kernel.languages import LANGUAGES
from vortex.kernel.pack import PROVENANCE, Entry, Form, PackFiles
from vortex.kernel.words import Wording

_ABOUT = """\
# A pack for {title}: only what differs from the game's own cards.
#
# A table that begins with [[kind]] and has the key of a card of the game changes that card: write the key and what is
# printed otherwise on yours. One with a new key is a new card. To leave a card out:
#
#   [[{kind}]]
#   key = "{key}"
#   left_out = true
#
# `source` says where a card comes from: "box" (your own copy, the usual case), "rulebook", "public" or "ours".
# `vortex cards check FOLDER` says what is wrong, `vortex play --pack FOLDER` plays with it.

[[pack]]
game = "{game}"
name = "{name}"
"""
_MOST_WORDS = 12
"""More are not listed beside a field: the comment above says how they are made."""
_COMPLETE = """\
# All cards of {title}, to be changed at will. Nothing but these files is used.

[[pack]]
game = "{game}"
name = "{name}"
complete = true
"""


@click.command()
@click.argument("game", shell_complete=complete_games)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--all", "is_whole", is_flag=True, help="Write down all cards of the game, not only what differs."
)
def new(game: str, folder: Path, is_whole: bool) -> None:
    """Begin a pack of your own for GAME in a new FOLDER."""
    own = own_pack(game)
    if folder.exists():
        raise Misused(f"{folder} is there already: name a new folder")
    title, first = load_game(game).title, PackFiles(own).entries[0]
    about = {"title": title, "game": game, "name": folder.name.replace('"', "'").replace("\\", "/")}
    if is_whole:
        shutil.copytree(own, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "pack.toml").write_text(_COMPLETE.format(**about), encoding="utf-8")
    else:
        folder.mkdir(parents=True)
        text = _ABOUT.format(**about, kind=first.kind, key=first.id[1])
        (folder / "pack.toml").write_text(text, encoding="utf-8")
        for path in sorted(own.glob("*.toml")):
            (folder / path.name).write_text(_begun(game, path.read_text(encoding="utf-8")), encoding="utf-8")
    click.echo(f"{folder}: {', '.join(sorted(path.name for path in folder.iterdir()))}")


def _begun(game: str, text: str) -> str:
    """The comment at the top of a file of cards, the fields of its kinds, and its first card as an example."""
    head, _, rest = text.partition("[[")
    head = head.strip()
    for kind in dict.fromkeys(re.findall(r"^\[\[([a-z-]+)\]\]", text, re.MULTILINE)):
        told = ", ".join(_field(name, form) for name, form in forms(game)[kind].items())
        head += f"\n#\n# [[{kind}]] has\n"
        head += fill(told, 120, initial_indent="#   ", subsequent_indent="#   ", break_on_hyphens=False)
    card = re.split(r"\n(?=\[\[|#)", "[[" + rest)[0].strip()
    example = "\n".join(f"# {line}".rstrip() for line in card.splitlines())
    return f"{head}\n\n# For example, without the # at the beginning of each line:\n#\n{example}\n"


def _field(name: str, form: Form) -> str:
    """A field and what may stand in it."""
    known = [f'"{word}"' for word in form.allowed if word]
    if len(known) > _MOST_WORDS or (not known and not form.kinds and form.sort in ("text", "texts")):
        return name
    if form.sort == "number":
        return f"{name} ({form.least} to {form.most})"
    if form.sort in ("flag", "effect", "effects"):
        said = {"flag": "true or false", "effect": "effect words", "effects": "a list of effect words"}
        return f"{name} ({said[form.sort]})"
    known += [f"keys of [[{kind}]]" for kind in form.kinds]
    return f"{name} ({'one' if form.sort in ('text', 'choice') else 'a list'} of {', '.join(known)})"


@click.command()
@click.argument("one", metavar="A", shell_complete=complete_games_and_files)
@click.argument("two", metavar="B", shell_complete=complete_games_and_files)
def diff(one: str, two: str) -> None:
    """Show what differs between two packs: folders, or a game's key for its own cards."""
    named = next((each for each in (one, two) if _is_game(each)), "")
    keys = {_game(each, named) for each in (one, two)}
    if len(keys) > 1:
        raise Misused(f"these are cards of different games: {' and '.join(sorted(keys))}")
    key = keys.pop()
    old, new_ = (_cards(key, each) for each in (one, two))
    changes = 0
    for id_ in dict.fromkeys([*old, *new_]):
        for line in _changes(old.get(id_), new_.get(id_)):
            changes += 1
            click.echo(line)
    click.echo(f"{changes} differences" if changes != 1 else "1 difference")


def _is_game(name: str) -> bool:
    """A folder may be called like a game."""
    return name in GAMES and not Path(name).is_dir()


def _game(name: str, likely: str = "") -> str:
    """The game of these cards; where they do not say, the likely one."""
    if _is_game(name):
        return name
    if not Path(name).is_dir() and not name.endswith(".zip"):
        raise Broken(f"{name}: neither a folder, a .zip file nor a game; the games are: {', '.join(GAMES)}")
    return PackFiles(Path(name)).about.game or likely or game_of(PackFiles(Path(name)))


def _cards(key: str, name: str) -> dict[tuple[str, str], Entry]:
    files = PackFiles(own_pack(key)) if _is_game(name) else laid_over_own(key, name)
    if files.mistakes:
        raise Broken("\n".join(map(str, files.mistakes)))
    return {entry.id: entry for entry in files.entries}


def _changes(old: Entry | None, new_: Entry | None) -> list[str]:
    entry = new_ or old
    assert entry is not None
    card = f"{entry.kind} {entry.fields.get('name', entry.id[1])} [{entry.id[1]}]"
    if old is None:
        return [f"+ {card}"]
    if new_ is None:
        return [f"- {card}"]
    fields = [name for name in dict.fromkeys([*old.fields, *new_.fields]) if name not in PROVENANCE]
    return [
        f"~ {card} {name}: {_value(old, name)} → {_value(new_, name)}"
        for name in fields
        if old.fields.get(name) != new_.fields.get(name)
    ]


def _value(entry: Entry, name: str) -> str:
    value: Any = entry.fields.get(name, "nothing")
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


_STYLE = """\
@page { size: A4; margin: 10mm }
body { font: 10pt/1.3 sans-serif; margin: 0 }
h1 { font-size: 14pt }
main { display: grid; grid-template-columns: repeat(3, 63mm); gap: 0 }
article { box-sizing: border-box; width: 63mm; min-height: 88mm; padding: 4mm; border: 0.3mm dashed #888 }
article { break-inside: avoid }
h2 { font-size: 12pt; margin: 0 0 1mm }
p { margin: 0 0 1.5mm }
.kind, .source { color: #555; font-size: 8pt }
"""


@click.command()
@click.argument("pack", metavar="GAME|DIR", shell_complete=complete_games_and_files)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="Of the cards' sentences.")
def export(pack: str, file: Path, language: str) -> None:
    """Write the cards of a game or of a pack into FILE, a sheet to print and cut: nine cards a page."""
    key = _game(pack)
    game = load_game(key, None if _is_game(pack) else Path(pack))
    wording = Wording(language, Wording("en"))
    cards = "\n".join(_article(face, wording) for face in game.gallery())
    file.write_text(
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{escape(game.title)}</title>\n'
        f"<style>\n{_STYLE}</style>\n<h1>{escape(game.title)}</h1>\n<main>\n{cards}\n</main></html>\n",
        encoding="utf-8",
    )
    click.echo(f"{file}: {len(game.gallery())} cards")


def _article(face: CardFace, wording: Wording) -> str:
    lines = "".join(f"<p>{escape(wording.write(line))}</p>" for line in face.lines)
    return (
        f'<article><p class="kind">{escape(face.kind)}</p><h2>{escape(wording.write(face.name))}</h2>'
        f'{lines}<p class="source">{escape(face.source)}</p></article>'
    )
