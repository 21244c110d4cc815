"""Writes golden files: `python -m tests.playthroughs.make [GAME [NAME …]]`, by default all of them."""

from __future__ import annotations

import sys

from tests.playthroughs.scenarios import all_scenarios, game_of, golden_file, scenarios_of
from tests.playthroughs.telling import tell


def main(arguments: list[str]) -> None:
    wanted = [
        (key, name)
        for key, name in all_scenarios()
        if not arguments or (key == arguments[0] and (len(arguments) == 1 or name in arguments[1:]))
    ]
    if not wanted:
        sys.exit("no such scenario; there are: " + ", ".join(" ".join(pair) for pair in all_scenarios()))
    for key, name in wanted:
        path = golden_file(key, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(
            "\n".join(tell(game_of(key), name, scenarios_of(key)[name]())) + "\n", encoding="utf-8"
        )
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
