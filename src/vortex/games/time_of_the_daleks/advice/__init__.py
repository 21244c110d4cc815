"""What a bot needs to play Time of the Daleks well.

Every choice is judged by what it does to the asked seat's chance to win: a standing of the race and of the common
danger gives chances, quick odds of the dice say which standing an Adventure leads to. So Doctors help each other as
long as the Daleks are the greater threat, and race when they are not.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.advice import building, cards, rolling, texts, travelling
from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.judgement import SETTLED, USUAL, USUAL_WITH, calibrated, judged
from vortex.games.time_of_the_daleks.advice.outcomes import after_failure, after_success
from vortex.games.time_of_the_daleks.advice.outlook import Outlook
from vortex.games.time_of_the_daleks.advice.standing import Standing, standing
from vortex.games.time_of_the_daleks.cards import Pack
from vortex.games.time_of_the_daleks.numbering import CONSOLE
from vortex.games.time_of_the_daleks.rules.dice_stage import DiceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.ending import TOO_MANY_ON_EARTH, daleks_on_earth
from vortex.games.time_of_the_daleks.rules.pool_stage import BuildPools
from vortex.games.time_of_the_daleks.rules.windows import CardWindow
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.advice import Advice

_KEENNESS: Final = 160.0
"""How much more often a better choice is taken: e times as often for each 1/160 of a chance to win."""
_LEAST: Final = 1e-6
_QUIET_TOPICS: Final = ("prepare", "travel", "pass-k9", "reroll", "face")
_QUIET_STAGES: Final = (stages.PREPARE, stages.DALEK_TURN)
_TOPICS_OF_HIDDEN_CARDS: Final = ("travel", "tardis-symbol", "keep-tile", "zone", "recruit")
"""Tiles, Dilemmas and Companions that could come are judged by what the imagined world has there."""


def _alike(outlook: Outlook) -> list[float]:
    """Doctors and colours: a matter of taste."""
    return [0.0] * len(outlook.state.options)


def _transfer(outlook: Outlook) -> list[float]:
    return cards.receiver_scores(outlook, 0.3)


def _k9(outlook: Outlook) -> list[float]:
    return cards.receiver_scores(outlook, 0.5)


def _window(outlook: Outlook) -> list[float]:
    frame = outlook.state.frame
    stage = frame.stage if isinstance(frame, CardWindow) else stages.PREPARE
    if stage == stages.POOL:
        return building.build_scores(outlook)
    if stage == stages.REROLL:
        return rolling.reroll_scores(outlook)
    if stage == stages.FACE:
        return rolling.face_scores(outlook)
    if stage == stages.ELSEWHERE:
        return cards.before_paying_scores(outlook)
    return cards.window_scores(outlook)


SCORES: Final[dict[str, Callable[[Outlook], list[float]]]] = {
    "doctor": _alike,
    "colour": _alike,
    "prepare": cards.prepare_scores,
    "travel": travelling.travel_scores,
    "tardis-symbol": travelling.travel_scores,
    "keep-tile": travelling.keep_scores,
    "zone": travelling.travel_scores,
    "recruit": travelling.recruit_scores,
    "price": cards.price_scores,
    "build-pool": building.build_scores,
    "add-die": building.add_die_scores,
    "help": building.help_scores,
    "cut": building.cut_scores,
    "exterminate": building.cut_scores,
    "trade-dice": building.trade_scores,
    "trade-die": building.cut_scores,
    "reroll": rolling.reroll_scores,
    "dice-to-reroll": rolling.pick_scores,
    "face": rolling.face_scores,
    "die-to-turn": rolling.turn_scores,
    "symbol": rolling.symbol_scores,
    "which-pool": rolling.pool_scores,
    "alternative": texts.alternative_scores,
    "discard": cards.discard_scores,
    "cut-hand": cards.discard_scores,
    "lose-companion": cards.lose_scores,
    "lose-equipment": cards.lose_scores,
    "another": texts.another_scores,
    "transfer": _transfer,
    "dalek-on-earth": texts.dalek_scores,
    "remove-dalek": texts.dalek_scores,
    "scan": cards.target_scores,
    "banish": cards.target_scores,
    "timescoop": building.scoop_scores,
    "pass-k9": _k9,
    "card-window": _window,
}
"""How the choices of each question score, in chances to win or in something that puts them in the same order."""


class DaleksAdvice(Advice[DaleksState]):
    """For one pack of cards."""

    # Up to the dice or the end of the turn: what follows is luck, which says nothing about the choice.
    decisions_ahead = 0
    sees_past_quiet = False
    trials = 6
    # Doctors who each think only of their own race lose it to the Daleks more often; one who thinks too much of the
    # others lets them win it.
    solidarity = 0.05

    def __init__(self, pack: Pack) -> None:
        self.book = Book(pack)

    def weights(self, state: DaleksState) -> list[float]:
        if len(state.options) == 1:
            return [1.0]
        scores = SCORES[state.topic](Outlook(self.book, state, state.asked))
        most = max(scores)
        return [max(_LEAST, exp(_KEENNESS * (score - most))) for score in scores]

    def looks_at_hidden(self, state: DaleksState) -> bool:
        return state.topic in _TOPICS_OF_HIDDEN_CARDS

    def is_before_luck(self, state: DaleksState) -> bool:
        return not state.has_rolled

    def values(self, state: DaleksState, foreseen: bool = False) -> list[float]:
        """In the middle of an Adventure, what a success and a failure would bring, weighted by their odds."""
        now = standing(self.book.console_worth, state)
        if state.asked < 0 or state.adventure_zone == CONSOLE:
            return judged(now)
        probability = self._success(state, foreseen, now)
        if probability is None:
            return judged(now)
        place = (state.active, state.adventure_zone)
        helped = (state.helper, state.help)
        good = judged(after_success(self.book, state, now, *place, *helped))
        bad = judged(after_failure(self.book, state, now, *place, state.adventure_dilemma, *helped))
        return [lost + probability * (won - lost) for won, lost in zip(good, bad, strict=True)]

    def calibrated(self, state: DaleksState, found: list[float]) -> list[float]:
        """A search plays a game that is about to end to its end: nothing has to be judged, and shared wins are
        counted."""
        if self.is_ending(state):
            return found
        usual = USUAL.get(state.seats) if state.pack.hash == USUAL_WITH else None
        return calibrated(found, usual, state.turn / (SETTLED * state.seats))

    def is_ending(self, state: DaleksState) -> bool:
        """The Daleks have almost won, or a Doctor has; only Doctors with a turn left in this round can still change
        that."""
        return (
            max(state.tardis) >= state.pack.gallifrey
            or state.ship >= state.pack.gallifrey - 1
            or daleks_on_earth(state) >= TOO_MANY_ON_EARTH
        )

    def is_quiet(self, state: DaleksState) -> bool:
        """Between the turns, and as soon as dice lie on the table: what they promise is known better than a single
        game could show. A player who has chosen where to go should see the consequences."""
        if state.topic == "card-window":
            frame = state.frame
            return isinstance(frame, CardWindow) and frame.stage in _QUIET_STAGES
        return state.topic in _QUIET_TOPICS

    def _success(self, state: DaleksState, foreseen: bool, now: Standing) -> float | None:
        """The chance of the present Adventure, unless it is decided."""
        for frame in state.frames:
            if isinstance(frame, BuildPools):
                return building.Building(Outlook(self.book, state, state.active, now)).now()
            if isinstance(frame, DiceStage):
                rolled = rolling.Rolled(Outlook(self.book, state, state.active, now))
                if isinstance(frame, RerollStage):
                    return rolled.foreseen() if foreseen else rolled.probability()
                return rolled.probability(False)
        return None
