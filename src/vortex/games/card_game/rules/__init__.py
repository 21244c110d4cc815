"""The rules, one module a chapter, named as the rulebook names it."""

from __future__ import annotations

from vortex.games.card_game.rules.conflict import Conflict
from vortex.games.card_game.rules.effects import LiftCounters
from vortex.games.card_game.rules.setup import SetUp
from vortex.games.card_game.rules.time_points import TakeFromOthers
from vortex.games.card_game.rules.turn import Turn
from vortex.kernel.state import FrameBook

# In the order in which they are looked for: first those that a game comes to most often.
FRAMES = FrameBook(Turn, Conflict, SetUp, LiftCounters, TakeFromOthers)
