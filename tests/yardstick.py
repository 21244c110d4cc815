"""A measure for promises about time that holds on any machine, however busy."""

from __future__ import annotations

from time import process_time

QUIET_SECONDS = 0.002
"""What the piece of work takes on the machine that the figures in the docs are for, while it does nothing else."""


def slowness() -> float:
    """How many times slower than that machine this one is just now: neighbours slow a processor down by half, and
    there are older ones. Processor time alone does not see to that."""
    return max(1.0, min(_piece_of_work() for _ in range(5)) / QUIET_SECONDS)


def _piece_of_work() -> float:
    """Processor seconds of a fixed piece of plain Python."""
    began = process_time()
    counts: dict[int, int] = {}
    for number in range(20_000):
        counts[number & 255] = counts.get(number & 255, 0) + number
    return process_time() - began
