"""A bot of your own: it tries every choice in a few imagined worlds and takes the one that judges best for its seat.

vortex tournament time-clash --bots own_bot:Careful,companion --seats 2 --games 20
"""

from vortex import Chair, FastChance, State, answer

WORLDS = 4


class Careful:
    def __init__(self, seed: int) -> None:
        self._luck = FastChance(seed)

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        worth = dict.fromkeys(legal, 0.0)
        for _ in range(WORLDS):
            world = chair.imagine(self._luck)
            for choice in legal:
                after = chair.copy(world)
                answer(after, choice)
                worth[choice] += self._judge(chair, after)
        return max(legal, key=worth.__getitem__)

    def _judge(self, chair: Chair, after: State) -> float:
        """The seat's chance of winning, as the game's advice sees it, or what has come of it."""
        outcome = chair.game.outcome(after)
        if outcome is not None:
            return float(chair.seat in outcome.winners)
        return chair.advice.values(after)[chair.seat]
