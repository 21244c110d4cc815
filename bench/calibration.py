"""Are the odds true? Plays Adventures by the odds and compares predictions with results.

    python bench/calibration.py --adventures 10000 --seed 1 --svg docs/odds-calibration.svg

On all cores, unless `--jobs` or `--cluster` says otherwise; the result is the same. `--keep` adds what was played to a
file, and table and picture are of all that is in it: so many pieces, each with a seed of its own, make one plot. With
`--adventures 0` nothing is played.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from places import add_places
from tests.dice.adventures import play_adventures

from vortex.analysis.calibration import as_svg, as_table, kept
from vortex.analysis.places import open_executor


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Play Adventures by the odds, and see whether the odds are true."
    )
    parser.add_argument("--adventures", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="where to draw the picture")
    parser.add_argument("--keep", type=Path, help="a file to which these Adventures are added")
    add_places(parser)
    arguments = parser.parse_args()
    with open_executor(arguments.jobs, arguments.cluster) as where:
        trials = list(islice(play_adventures(arguments.seed, where), arguments.adventures))
    if arguments.keep:
        trials = kept(arguments.keep, trials)
    print(as_table(trials))
    if arguments.svg:
        arguments.svg.write_text(as_svg(trials), encoding="utf-8")


if __name__ == "__main__":
    main()
