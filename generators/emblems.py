"""Write what follows from the drawings of emblems in client/src/kit/emblems/drawings: their names for packs, in
kernel/emblems.py, and the page that shows them to owners, docs/emblems.md, with its pictures."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from generators.writing import SOURCE, formatted, write

DRAWINGS = SOURCE.parent / "client" / "src" / "kit" / "emblems" / "drawings"
NAMES = SOURCE / "vortex" / "kernel" / "emblems.py"
PAGE = SOURCE.parent / "docs" / "emblems.md"
IMAGES = SOURCE.parent / "docs" / "images"

COLUMNS = 6
CELL, LABEL = 120, 20
"""A cell of a sheet, and the room for the name below it."""
GROUND, BEHIND, INK, MAIN, SECOND = "#2c4a6e", "#3d6690", "#10182a", "#f3ead2", "#e8a33d"
_OUTLINE = f'stroke="{INK}" stroke-width="2.6"'
_LINE = 'fill="none" stroke-width="2.6"'
LOOKS = {
    "a": f'fill="{MAIN}" {_OUTLINE}',
    "b": f'fill="{SECOND}" {_OUTLINE}',
    "c": f'fill="{INK}"',
    "l": f'{_LINE} stroke="{INK}"',
    "k": f'{_LINE} stroke="{MAIN}"',
    "s": f'fill="{INK}" fill-opacity=".24"',
}
"""What each path of a drawing is: see `client/src/kit/emblems/drawing.ts`."""

_HEAD = '''"""What the picture of a card can show. Written by generators/emblems.py from the drawings of the page."""

from typing import Final

EMBLEMS: Final = frozenset(
'''
_OPENING = """\
# Emblems

Every card shows a picture of its subject. Which one, its pack says: `emblem = "lighthouse"`. In [a pack of your
own](writing-a-pack.md) a card that you change keeps its emblem, unless you name another; a new card without one gets a
plain sign. The same emblem is drawn in other colours and before another ground on every card.

All {count} are our own drawings. `make emblems` writes this page from them.
"""


def drawn() -> dict[str, list[str]]:
    """The names of all drawings, by the file that they are in."""
    return {path.stem: list(json.loads(path.read_text("utf-8"))) for path in sorted(DRAWINGS.glob("*.json"))}


def names() -> str:
    found = sorted(name for group in drawn().values() for name in group)
    return formatted(f"{_HEAD}    {{{', '.join(map(repr, found))}}}\n)\n", NAMES)


def page() -> str:
    groups = drawn()
    parts = [_OPENING.format(count=sum(map(len, groups.values())))]
    for group, found in groups.items():
        title = group.replace("-", " ")
        names = ", ".join(f"`{name}`" for name in found)
        parts.append(
            f"## {title.capitalize()}\n\n![Emblems: {title}.](images/emblems-{group}.svg)\n\n{names}\n"
        )
    return "\n".join(parts)


def sheet(path: Path) -> str:
    """All emblems of a file with their names, in plain colours."""
    drawings = json.loads(path.read_text("utf-8"))
    rows = -(-len(drawings) // COLUMNS)
    wide, high = COLUMNS * CELL, rows * (CELL + LABEL)
    box = f'viewBox="0 0 {wide} {high}" width="{wide}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} stroke-linejoin="round" stroke-linecap="round">',
        f'<rect width="{wide}" height="{high}" fill="{GROUND}"/>',
    ]
    for place, (name, drawing) in enumerate(drawings.items()):
        x, y = place % COLUMNS * CELL, place // COLUMNS * (CELL + LABEL)
        parts.append(f'<g transform="translate({x + 10} {y + 10})">')
        parts.append(f'<circle cx="50" cy="50" r="50" fill="{BEHIND}"/>')
        parts += [f'<path d="{one[1:]}" {LOOKS[one[0]]}/>' for one in drawing["paths"]]
        parts.append("</g>")
        parts.append(
            f'<text x="{x + CELL // 2}" y="{y + CELL + 11}" text-anchor="middle" font-family="sans-serif" '
            f'font-size="11" fill="{MAIN}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def made() -> Iterator[tuple[Path, str]]:
    yield NAMES, names()
    yield PAGE, page()
    for path in sorted(DRAWINGS.glob("*.json")):
        yield IMAGES / f"emblems-{path.stem}.svg", sheet(path)


if __name__ == "__main__":
    sys.exit(write(made(), sys.argv[1:]))
