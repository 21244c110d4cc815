"""How much work a decision is, counted without a clock: the calls that the interpreter makes in fixed random games.

python -m tests.conformance.calls            how it stands, beside calls.json
python -m tests.conformance.calls --write    what it is now becomes what is allowed
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from vortex.games import GAMES, load_game
from vortex.kernel import state as kernel_state
from vortex.kernel.chance import FastChance

ALLOWED = Path(__file__).with_name("calls.json")
MOST = 1.1
"""A decision may cost as many times what is written down."""
SEEDS = range(1, 9)
SEATS = 4
MOST_DECISIONS = 1200


class Counter:
    """Counts the calls of named functions, ours and those written in C. What has no name, such as a comprehension, is a
    call in some versions of Python and none in others, and is left out."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "c_call" or (event == "call" and not frame.f_code.co_name.startswith("<")):
            self.calls += 1


def is_compiled() -> bool:
    """Compiled code makes its calls where nobody can count them."""
    return not str(kernel_state.__file__).endswith(".py")


def counted(key: str) -> dict[str, float]:
    """Calls a decision, and how many times as many the last quarter of a game takes as the first."""
    game: Any = load_game(key)
    quarters = [[0, 0] for _ in range(4)]
    for seed in SEEDS:
        calls = _calls_of(game, seed)
        for number, one in enumerate(calls):
            quarter = quarters[4 * number // len(calls)]
            quarter[0] += one
            quarter[1] += 1
    each = [calls / decisions for calls, decisions in quarters]
    total = sum(calls for calls, _ in quarters) / sum(decisions for _, decisions in quarters)
    return {"calls_per_decision": round(total, 1), "last_quarter_by_first": round(each[3] / each[0], 2)}


def _calls_of(game: Any, seed: int) -> list[int]:
    """The calls of each decision of a game."""
    state = game.new({}, SEATS, seed)
    chance = FastChance(seed)
    counter = Counter()
    found: list[int] = []
    before = sys.getprofile()
    while not state.over and len(found) < MOST_DECISIONS:
        choice = chance.pick(state.options)
        counter.calls = 0
        sys.setprofile(counter)
        try:
            game.apply(state, choice)
        finally:
            sys.setprofile(before)
        found.append(counter.calls)
    return found


def main() -> None:
    now = {key: counted(key) for key in GAMES}
    allowed = json.loads(ALLOWED.read_text(encoding="utf-8")) if ALLOWED.exists() else {}
    for key, figures in now.items():
        print(key, figures, "written down:", allowed.get(key))
    if "--write" in sys.argv[1:]:
        ALLOWED.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
