"""Where a script of this folder plays its games: on all cores, or where it is told to."""

from __future__ import annotations

import argparse

from vortex.analysis.executors import cores


def add_places(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=int, default=cores(), help="how many processes play; otherwise one a core"
    )
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on this Dask cluster instead")
