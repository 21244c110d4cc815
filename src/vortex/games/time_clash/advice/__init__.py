"""What a bot needs to play Time Clash well.

Every choice gets a score in hundreds of points on the stacks: what it moves there, what it uncovers or covers for a
Gambit, what it costs in cards. Who wins from here is read off the stacks, the open cards and the hands, by figures
fitted to games that bots have played against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vortex.games.time_clash.advice import gambits, plays, replies, targets
from vortex.games.time_clash.advice.prospects import doctor_chance, match_chance
from vortex.games.time_clash.numbering import DOCTOR
from vortex.games.time_clash.state import ClashState
from vortex.kernel.advice import Advice
from vortex.kernel.weighing import weighed

_KEENNESS: Final = 1.3
"""How much more often a better choice is taken: e times as often for each 100 / 1.3 points."""

SCORES: Final[dict[str, Callable[[ClashState], list[float]]]] = {
    "play": plays.scores,
    "granted-play": plays.scores,
    "price": plays.price_scores,
    "push-pull": targets.push_pull_scores,
    "push": targets.push_pull_scores,
    "pull": targets.push_pull_scores,
    "destination": targets.destination_scores,
    "remove-tech": targets.loss_scores,
    "discard-threat": targets.loss_scores,
    "discard-quip": targets.loss_scores,
    "discard-plan": targets.loss_scores,
    "discard-open": targets.loss_scores,
    "rescue": targets.loss_scores,
    "silence": targets.loss_scores,
    "deep-foil": targets.loss_scores,
    "flip-benefit": targets.loss_scores,
    "shift": targets.shift_scores,
    "take-discard": targets.take_scores,
    "counter": replies.counter_scores,
    "counter-turned": replies.cancel_scores,
    "flip": gambits.flip_scores,
    "gambit": gambits.gambit_scores,
    "turn": gambits.turn_scores,
    "turn-against": gambits.turn_scores,
    "contribute": gambits.contribute_scores,
    "next-discard": gambits.next_discard_scores,
    "replace": gambits.replace_scores,
}
"""By the topic of the question. The others are a matter of taste: arcs, who begins, whose hand to see."""


class ClashAdvice(Advice[ClashState]):
    def weights(self, state: ClashState) -> list[float]:
        judge = SCORES.get(state.topic)
        if judge is None:
            return [1.0] * len(state.options)
        found = judge(state)
        return weighed(found, _KEENNESS)

    def values(self, state: ClashState, foreseen: bool = False) -> list[float]:
        doctor = match_chance(state, doctor_chance(state))
        return [doctor if team == DOCTOR else 1.0 - doctor for team in state.teams]

    def is_quiet(self, state: ClashState) -> bool:
        """At the play step nothing is in the air."""
        return state.topic == "play"
