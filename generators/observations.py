"""Write docs/observations.md: the fields of every game's observation, as its `observation.py` declares them."""

from __future__ import annotations

from pathlib import Path

from vortex.games import GAMES, load_game

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

OPENING = """\
# Observations

What a seat observes, as an array of bytes for programs that learn. `make observations` writes this page from each
game's `observation.py`; a test compares the two.

Seats are counted from the observer on, so that every seat sees the table alike. Numbers over 255 are cut down to it.
What a seat may not know is not in its observation: with the hidden cards in other places, the observation is the same,
byte for byte. `Game.observe_into(row, at, state, seat)` writes one, without building a view.
"""


def page() -> str:
    parts = [OPENING]
    for key in GAMES:
        game = load_game(key)
        layout = game.observation
        if not layout.size:
            continue
        rows = [f"| {each.at} | {each.size} | {each.name} | {each.meaning} |" for each in layout.fields]
        table = "\n".join(["| from | size | field | meaning |", "|---:|---:|---|---|", *rows])
        heading = f"## {game.title}\n\n{layout.size} bytes; {game.choices.size} choices in the table."
        parts.append(f"{heading}\n\n{table}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
