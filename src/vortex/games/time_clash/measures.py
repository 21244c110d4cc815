"""What is counted for a balance report: sides and arcs, the way into the Endgame, Gambits, the use of every card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from vortex.games.time_clash.cards import Pack
from vortex.games.time_clash.choices import (
    ADD,
    CANCEL,
    COUNTER,
    DISCARD,
    GAMBIT,
    MOVE,
    PICKS,
    PLAY,
    REINFORCE,
    RESERVE_PLAY,
    RESERVE_USE,
    TABLE,
    TAKE,
    USE,
)
from vortex.games.time_clash.events import (
    CardCountered,
    CardPlayed,
    DieRolled,
    DiskFlipped,
    EndgameStarted,
    GambitBegun,
    GambitFailed,
    GameWon,
    TurnBegun,
)
from vortex.games.time_clash.numbering import (
    ARCS_A_TYPE,
    BY_GAMBIT,
    DOCTOR,
    ENDGAME,
    ENDINGS,
    SPECIAL,
    STACK_NAMES,
    TEAM_NAMES,
)
from vortex.games.time_clash.rules.gambit import best_result
from vortex.games.time_clash.rules.numbered import changes_nothing
from vortex.games.time_clash.state import ClashState
from vortex.kernel.events import Event
from vortex.kernel.measures import (
    AMOUNT,
    EACH,
    EVERY_CARD,
    MEAN,
    RATE,
    Measures,
    Measuring,
    Target,
)
from vortex.kernel.state import PASS

_CAUSES = ("the Doctor's flip", "Threats", "the hundredth turn")
_WITH_OPTION = (USE, RESERVE_USE)
_AS_COUNTER = (COUNTER, CANCEL)
_OTHERS = (PLAY, RESERVE_PLAY, ADD)
_ARC_SETS = tuple(product(range(ARCS_A_TYPE), repeat=len(STACK_NAMES)))
_ARC_TOPICS = ("time-arc", "companion-arc", "enemy-arc")


HOPELESS = "Gambits without hope"
"""Not even the best roll and everything that the Doctor's team may hold would have been enough."""
MOVED = "times the Doctor is moved by a discard"
RESERVE = "the Reserve is used where it can be"
IDLE = "pushes and pulls that change nothing"


class ClashMeasures(Measures[ClashState]):
    """One match; its games are counted each."""

    def __init__(self, state: ClashState, uses: Mapping[int, tuple[str, ...]]) -> None:
        super().__init__(state, uses)
        self._turn = 0
        self._gambits = 0
        self._has_endgame = False
        self._moves = 0

    def before(self, state: ClashState, choice: int) -> None:
        super().before(state, choice)
        if state.topic in ("play", "granted-play"):
            self.amount("what a play is used for", TABLE.kind(choice).name)
            self._moves += MOVE <= choice < DISCARD
            if any(RESERVE_PLAY <= option < REINFORCE for option in state.options):
                self.rate(RESERVE, RESERVE_PLAY <= choice < REINFORCE)
        elif choice == GAMBIT:
            self.rate(HOPELESS, best_result(state, state.asked) < state.pack.gambit_target)
        elif state.topic in ("push-pull", "push", "pull") and choice != PASS:
            self.rate(IDLE, changes_nothing(state, choice))

    def heard(self, state: ClashState, event: Event) -> None:
        match event:
            case TurnBegun(turn=turn):
                self._turn = turn
            case EndgameStarted(cause=cause):
                self._has_endgame = True
                self.amount("what starts the Endgame", _CAUSES[cause])
                self.number("turn in which the Endgame starts", self._turn)
            case DiskFlipped(phase=phase):
                self.rate("flips show the Endgame", phase == ENDGAME)
            case GambitBegun():
                self._gambits += 1
            case GambitFailed():
                self.rate("Gambits succeed", False)
            case DieRolled(result=result):
                self.number("result of a Gambit", result)
            case CardPlayed(stack=stack):
                self.amount("cards played on a stack", STACK_NAMES[stack])
            case CardCountered(card=card):
                self.amount("countered, by kind", "special" if self._is_special(state, card) else "numbered")
            case GameWon(team=team, ending=ending):
                self._game_over(state, team, ending)

    def _is_special(self, state: ClashState, card: int) -> bool:
        return state.pack.suit[card] == SPECIAL

    def _game_over(self, state: ClashState, team: int, how: int) -> None:
        pack = state.pack
        won = team == DOCTOR
        arcs = " · ".join(pack.arc_names[arc] for arc in state.arcs)
        if how == BY_GAMBIT:
            self.rate("Gambits succeed", True)
        self.rate("the Doctor's team wins", won)
        self.rate("the Doctor's team wins, by arcs", won, arcs)
        for arc in state.arcs:
            self.rate("the Doctor's team wins, by arc", won, pack.arc_names[arc])
        self.amount("endings", ENDINGS[how])
        self.number("turns a game", self._turn)
        self.number("Gambits a game", self._gambits)
        self.rate("games that reach the Endgame", self._has_endgame)
        self.number(MOVED, self._moves)
        self._turn = self._gambits = self._moves = 0
        self._has_endgame = False


class ClashMeasuring(Measuring[ClashState]):
    targets = (
        Target("the Doctor's team wins", RATE, "the Doctor's team wins", 0.45, 0.55),
        Target("no set of arcs outside", RATE, "the Doctor's team wins, by arcs", 0.40, 0.60, by=EACH),
        Target("turns a game, on average", MEAN, "turns a game", 10, 30),
        Target("Endgames by the Doctor's flip", AMOUNT, "what starts the Endgame", 0.25, 1.0, by=_CAUSES[0]),
        Target("Endgames by Threats", AMOUNT, "what starts the Endgame", 0.25, 1.0, by=_CAUSES[1]),
        Target("Gambits succeed", RATE, "Gambits succeed", 0.25, 0.50),
        Target("Gambits without hope", RATE, HOPELESS, 0.0, 0.02),
        Target("the Doctor is moved by a discard, times a game", MEAN, MOVED, 1, 10),
        Target("the Reserve is used where it can be", RATE, RESERVE, 0.25, 1.0),
        Target("pushes and pulls that change nothing", RATE, IDLE, 0.0, 0.02),
        Target("every special card is used for each of its options", EVERY_CARD, "option"),
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._uses = dict(_uses(pack))

    def begin(self, state: ClashState) -> ClashMeasures:
        return ClashMeasures(state, self._uses)

    def opening(self, state: ClashState, number: int) -> int | None:
        """All 27 sets of arcs equally often."""
        if state.topic == "first-match":
            return PICKS
        if state.topic not in _ARC_TOPICS:
            return None
        stack = _ARC_TOPICS.index(state.topic)
        return TAKE + stack * ARCS_A_TYPE + _ARC_SETS[number % len(_ARC_SETS)][stack]

    def set_ups(self, seats: int) -> int:
        return len(_ARC_SETS)

    def cards(self) -> Mapping[str, Mapping[str, str]]:
        pack = self.pack
        groups: dict[str, dict[str, str]] = {group: {} for group in (*TEAM_NAMES, "option")}
        for card, name in enumerate(pack.names):
            groups[TEAM_NAMES[pack.team[card]]].setdefault(first_copy(pack, card), name)
        for card, name in enumerate(pack.names):
            if pack.suit[card] == SPECIAL and pack.copies[card]:
                played = len(pack.uses[card])
                for option in range(played + len(pack.counters[card])):
                    what = "as a counter" if option >= played else "played"
                    groups["option"][f"{pack.keys[card]} {option + 1}"] = (
                        f"{name}, option {option + 1}, {what}"
                    )
        return groups


def first_copy(pack: Pack, card: int) -> str:
    """The key of a card's first copy: all copies are one card here."""
    while not pack.copies[card]:
        card -= 1
    return pack.keys[card]


def _uses(pack: Pack) -> Iterator[tuple[int, tuple[str, ...]]]:
    for choice in range(TABLE.size):
        kind = TABLE.kind(choice)
        if kind.base not in (*_WITH_OPTION, *_AS_COUNTER, *_OTHERS):
            continue
        card, *more = TABLE.arguments(choice)
        key = first_copy(pack, card)
        things = [f"{TEAM_NAMES[pack.team[card]]}/{key}"]
        if kind.base in _WITH_OPTION or (kind.base in _AS_COUNTER and pack.suit[card] == SPECIAL):
            things.append(f"option/{key} {more[-1] + 1}")
        yield choice, tuple(things)
