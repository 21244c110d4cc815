"""`vortex cards zip` and `unzip`: a pack as one file, as the workshop of the page takes it and gives it."""

from __future__ import annotations

from pathlib import Path

import click

from vortex.cli.errors import Broken, Misused
from vortex.cli.pack_games import game_of
from vortex.games import load_game
from vortex.kernel.pack import PackFiles, read_pictures
from vortex.kernel.pack_file import PICTURES, zipped
from vortex.kernel.pack_text import card_text


@click.command("zip")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="DIR")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.zip")
def zip_(folder: Path, file: Path) -> None:
    """Write the pack in DIR into FILE.zip, with its pictures, as the workshop of the page takes it."""
    if file.suffix != ".zip":
        raise Misused(f"{file}: a pack as one file is called like mine.zip")
    files = PackFiles(folder)
    game = game_of(files)
    load_game(game, folder)
    contents = dict(files.contents)
    if not files.about.game:
        # In a folder it can be guessed; a file is to say it.
        contents["about-this-pack.toml"] = card_text("pack", {"game": game, "name": folder.name}).encode()
    pictures = read_pictures(folder)
    file.write_bytes(zipped(contents, pictures))
    click.echo(f"{file}: {game}, files: {len(contents)}, pictures: {len(pictures)}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE.zip")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
def unzip(file: Path, folder: Path) -> None:
    """Write the pack in FILE.zip into a new DIR, to go on with it in an editor."""
    if folder.exists():
        raise Misused(f"{folder} is there already: name a new folder")
    files, pictures = PackFiles(file).contents, read_pictures(file)
    try:
        folder.mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
        if pictures:
            (folder / PICTURES).mkdir()
        for name, content in pictures.items():
            (folder / PICTURES / name).write_bytes(content)
    except OSError as error:
        raise Broken(f"{folder} cannot be written: {error.strerror}") from None
    click.echo(f"{folder}: files: {len(files)}, pictures: {len(pictures)}")
