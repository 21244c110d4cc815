"""`vortex cards`: the gallery in the terminal, and the check of a user's own pack."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import click

from vortex.cli.completing import complete_games, complete_games_and_files
from vortex.cli.errors import Broken, Misused
from vortex.cli.own_cards import diff, export, new
from vortex.cli.pack_games import game_of
from vortex.cli.settings import pack_option
from vortex.cli.zipped_cards import unzip, zip_
from vortex.games import GAMES, Cards, laid_over_own, load_game
from vortex.kernel.game import CardFace
from vortex.kernel.pack import PackFiles, read_file
from vortex.terminal.text import printable


class _CardsGroup(click.Group):
    """`vortex cards GAME` is `vortex cards list GAME`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = ["list", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_CardsGroup)
def cards() -> None:
    """List a game's cards (`vortex cards GAME`), or begin, check, compare and print a pack of your own."""


for command in (new, diff, export, zip_, unzip):
    cards.add_command(command)


@cards.command("list")
@click.argument("game", shell_complete=complete_games)
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


@cards.command()
@click.argument(
    "paths",
    nargs=-1,
    required=True,
    metavar="[GAME] DIR|FILE…",
    shell_complete=complete_games_and_files,
)
@click.option("--game", "named", help="The game, where it cannot be seen from the files.")
def check(paths: tuple[str, ...], named: str | None) -> None:
    """Check a pack: a folder of .toml files, a .zip file, or single files. All mistakes are said at once."""
    if paths[0] in GAMES and (len(paths) > 1 or not Path(paths[0]).exists()):
        named, paths = paths[0], paths[1:]
        if not paths:
            raise Misused("name the folder or the files to check")
    found = [Path(path) for path in paths]
    for path in found:
        if not path.exists():
            raise Broken(f"{path}: no such file or folder")
    if len(found) == 1 and (found[0].is_dir() or found[0].suffix == ".zip"):
        _check(named or game_of(PackFiles(found[0])), found[0])
        return
    if any(path.is_dir() for path in found):
        raise Misused("name one folder, or only files")
    files = PackFiles({path.name: read_file(path) for path in found})
    files.folder = Path(" ".join(paths))
    _check(named or game_of(files), files)


def _check(key: str, pack: Cards) -> None:
    files = laid_over_own(key, pack)
    for warning in load_game(key, pack).warnings:
        click.echo(f"Warning: {files.folder}: {warning}", err=True)
    counted = Counter(entry.kind for entry in files.entries)
    click.echo(
        f"ok: {key}, {sum(counted.values())} cards: "
        + ", ".join(f"{n} {kind}" for kind, n in counted.items())
    )
