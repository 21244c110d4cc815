"""`vortex cards`: the gallery in the terminal, and the check of a user's own pack."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.settings import pack_option
from vortex.games import GAMES, load_game, own_pack
from vortex.kernel.game import CardFace
from vortex.kernel.pack import Entry, PackError, PackFiles, read_entries, read_file
from vortex.terminal.text import printable


class _CardsGroup(click.Group):
    """`vortex cards GAME` is `vortex cards list GAME`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = ["list", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_CardsGroup)
def cards() -> None:
    """List a game's cards (`vortex cards GAME`), or copy them and check a pack of your own (`copy`, `check`)."""


@cards.command("list")
@click.argument("game")
@click.option("--kind", help="Only cards of this kind.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array.")
@pack_option
def list_cards(game: str, kind: str | None, as_json: bool, pack: Path | None) -> None:
    """All cards of GAME with their texts, and where each comes from."""
    faces = load_game(game, pack).gallery()
    kinds = list(dict.fromkeys(face.kind for face in faces))
    if kind is not None:
        if kind not in kinds:
            raise Misused(f"{game} has no cards of the kind {kind!r}; it has: {', '.join(kinds)}")
        faces = [face for face in faces if face.kind == kind]
    if as_json:
        written = [
            {
                **face._asdict(),
                "name": str(face.name),
                "lines": [str(line) for line in face.lines],
                "printed": dict(face.printed),
                "effects": face.plain_effects(),
            }
            for face in faces
        ]
        click.echo(json.dumps(written, ensure_ascii=False, indent=1))
        return
    for face in faces:
        click.echo(printable("\n".join(_card_lines(face))))
    counted = Counter(face.kind for face in faces)
    click.echo(f"{len(faces)} cards: " + ", ".join(f"{count} {name}" for name, count in counted.items()))


def _card_lines(face: CardFace) -> list[str]:
    provenance = f"{face.source}, {face.where}" if face.where else face.source
    facts = f"; known: {', '.join(face.known)}" if face.known else ""
    return [
        f"{face.name}  [{face.kind} {face.key}]",
        *(f"  {line}" for line in face.lines),
        f"  ({provenance}{facts})",
    ]


@cards.command("copy")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
def copy_pack(game: str, folder: Path) -> None:
    """Copy the cards of GAME into a new FOLDER, to make a pack of your own from them."""
    own = own_pack(game)
    if folder.exists():
        raise Misused(f"{folder} is there already: name a new folder")
    shutil.copytree(own, folder, ignore=shutil.ignore_patterns("__pycache__"))
    click.echo(f"{folder}: {', '.join(sorted(path.name for path in folder.iterdir()))}")


@cards.command()
@click.argument("paths", nargs=-1, required=True, metavar="[GAME] DIR|FILE…")
@click.option("--game", "named", help="The game, where it cannot be seen from the files.")
def check(paths: tuple[str, ...], named: str | None) -> None:
    """Check a pack: a folder of .toml files, or single files, each in place of the game's own file of that name."""
    if paths[0] in GAMES and (len(paths) > 1 or not Path(paths[0]).exists()):
        named, paths = paths[0], paths[1:]
        if not paths:
            raise Misused("name the folder or the files to check")
    found = [Path(path) for path in paths]
    for path in found:
        if not path.exists():
            raise Broken(f"{path}: no such file or folder")
    if len(found) == 1 and found[0].is_dir():
        key = named or _guess(PackFiles(found[0]).entries, [path.name for path in found[0].glob("*.toml")])
        load_game(key, found[0])
        _praise(key, found[0])
        return
    if any(path.is_dir() for path in found):
        raise Misused("name one folder, or only files")
    entries = [entry for path in found for entry in read_entries(path.name, read_file(path))]
    key = named or _guess(entries, [path.name for path in found])
    with TemporaryDirectory() as folder:
        pack = Path(folder) / "pack"
        shutil.copytree(own_pack(key), pack)
        for path in found:
            shutil.copyfile(path, pack / _place(key, path))
        try:
            load_game(key, pack)
        except PackError as error:
            raise PackError(str(error).replace(str(pack), " ".join(paths))) from error
        _praise(key, pack)


def _kinds(entries: Sequence[Entry]) -> set[str]:
    return {entry.kind for entry in entries}


def _cards(entries: Sequence[Entry]) -> set[tuple[str, str]]:
    return {(entry.kind, str(entry.fields.get("key"))) for entry in entries}


def _guess(entries: Sequence[Entry], names: Sequence[str]) -> str:
    """The game whose own pack is most like these cards: first by cards, then by kinds, then by file names."""
    likeness: dict[str, tuple[int, int, int]] = {}
    for key in GAMES:
        own = own_pack(key)
        if own.is_dir():
            files = PackFiles(own)
            likeness[key] = (
                len(_cards(entries) & _cards(files.entries)),
                len(_kinds(entries) & _kinds(files.entries)),
                sum((own / name).exists() for name in names),
            )
    most = max(likeness.values())
    best = [key for key, like in likeness.items() if like == most]
    if not any(most) or len(best) > 1:
        raise Misused(f"say which game it is for: --game {'|'.join(GAMES)}")
    return best[0]


def _place(key: str, path: Path) -> str:
    """The name of the file of the game's own pack that this one replaces."""
    own = own_pack(key)
    if (own / path.name).exists():
        return path.name
    kinds = _kinds(read_entries(path.name, read_file(path)))
    files = sorted(own.glob("*.toml"))
    same = [file.name for file in files if kinds & _kinds(read_entries(file.name, read_file(file)))]
    if len(same) != 1:
        raise Misused(f"{path}: expected one of the file names {', '.join(file.name for file in files)}")
    return same[0]


def _praise(key: str, pack: Path) -> None:
    counted = Counter(entry.kind for entry in PackFiles(pack).entries)
    click.echo(
        f"ok: {key}, {sum(counted.values())} cards: "
        + ", ".join(f"{n} {kind}" for kind, n in counted.items())
    )
