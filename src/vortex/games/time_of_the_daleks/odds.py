"""What each legal choice in an Adventure, or before one, leads to, found by playing it on a copy up to the next roll.

The rules themselves say what happens; none of them is stated a second time here. Others play nothing that the
asking seat does not know of, and everybody works for the success of this Adventure.
"""

from __future__ import annotations

from itertools import product

from vortex.dice.attempt import (
    ROLLING,
    TURNING,
    Decided,
    Future,
    Futures,
    Prospect,
    Shown,
)
from vortex.games.time_of_the_daleks.attempts import (
    as_known_to,
    attempt,
    pool_count,
    shown_dice,
    unseen_dilemmas,
)
from vortex.games.time_of_the_daleks.choices import CALL, CUT, EXTERMINATE, FOCUS, GO, LINK, PLAY, TABLE
from vortex.games.time_of_the_daleks.events import AdventureFailed, AdventureSucceeded, BlackDieGivenUp
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    BLACK,
    CONSOLE,
    KNOWS_DILEMMA,
    MOST_CARDS,
    MOST_SEATS,
    NO_DILEMMA,
    is_anomaly,
)
from vortex.games.time_of_the_daleks.rules import pools
from vortex.games.time_of_the_daleks.rules.adventure import challenge, conditions, has_something_to_face
from vortex.games.time_of_the_daleks.rules.dice_stage import FaceStage, RerollStage
from vortex.games.time_of_the_daleks.rules.recruit import FetchLinked
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.chance import Chance
from vortex.kernel.knowledge import knows
from vortex.kernel.odds import GoOn, Leaning, Luck, OutOfTime, no_hurry
from vortex.kernel.state import NOBODY, PASS, advance, answer, ask_again, dump_stack
from vortex.kernel.words import player, say

SUCCEEDED, FAILED = Decided(1.0), Decided(0.0)


class LuckNeeded(Exception):
    """Something is about to be decided by luck."""


class NoLuck(Chance):
    """Stops the play at the very moment at which dice would roll."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise LuckNeeded

    def shuffle(self, cards: list[int]) -> None:
        """What will be drawn is unknown, so nothing is drawn (`as_known_to`); the play goes on."""
        cards.clear()

    def copy(self) -> NoLuck:
        return self


def odds(state: DaleksState, seat: int, in_full: bool = False, go_on: GoOn = no_hurry) -> Futures | None:
    """In an Adventure whose challenge is known. Calls for help are left out unless wanted: what a helper brings takes
    long to work out. Choices that were not followed to their end in time are left out. Where anything was left out, now
    or at a later question, the futures are not whole."""
    if state.adventure_zone == CONSOLE:
        return _ahead(state, seat, go_on)
    stage = _stands(state)
    if stage == RESOLVED or state.asked == NOBODY:
        return None
    if state.topic in ("help", "price", "timescoop") and not in_full:
        return None
    known = as_known_to(state, seat)
    known.chance = NoLuck()
    search = Search(in_full, go_on)
    if seat != state.asked:
        # What another player has in hand may be all that there is to ask about.
        ask_again(known)
        if known.asked == NOBODY:
            now = search.after(known, NOBODY)
            is_whole = not search.skipped_calls
            return Futures("TOD-ROLL-03", state.active, (), now, None, state.has_rolled, is_whole)
    found: list[tuple[int, tuple[Future, ...]]] = []
    was_in_time = True
    # To pass is quick to follow; the others can lead to calls too, with more before them than the calls themselves.
    order = sorted(
        search.weighed(known), key=lambda choice: (choice != PASS, not _brings_helper(known, choice))
    )
    for choice in order:
        try:
            found.append((choice, search.after(known, choice)))
        except OutOfTime:
            if not found:
                raise
            was_in_time = False
            break
    found.sort(key=lambda item: known.options.index(item[0]))
    whole = _as_it_lies(known, ROLLING).attempt if stage == REROLLING else None
    is_whole = was_in_time and not search.skipped_calls
    return Futures("TOD-ROLL-03", state.active, tuple(found), (), whole, state.has_rolled, is_whole)


def _ahead(state: DaleksState, seat: int, go_on: GoOn) -> Futures | None:
    """Before an Adventure, for the player whom it awaits: with the console as it is, or with a Companion whom a Link
    fetches; at a place whose Dilemma is unseen with each that may lie there. All else may bring more: cards, Companions
    from a deck, and calls for help."""
    if seat != state.asked:
        return None
    found: list[tuple[int, tuple[Future, ...]]] = []
    unseen: list[tuple[int, tuple[tuple[Future, ...], ...]]] = []
    for choice in _foreseeable(state):
        try:
            cases = _cases(state, seat, choice, go_on)
        except OutOfTime:
            if not found and not unseen:
                raise
            break
        if len(cases) == 1 and cases[0]:
            found.append((choice, cases[0]))
        elif cases and all(cases):
            unseen.append((choice, cases))
    if not found and not unseen:
        return None
    return Futures("TOD-ROLL-03", state.active, tuple(found), is_whole=False, unseen=tuple(unseen))


def _foreseeable(state: DaleksState) -> list[int]:
    """The choices after which it is known what may be faced, and with whom."""
    if state.topic == "recruit":
        return [choice for choice in state.options if TABLE.kind(choice).base in (PASS, LINK)]
    if state.topic == "price" and _fetched(state) is not None:
        return state.options
    going = [choice for choice in state.options if TABLE.kind(choice).base == GO]
    if state.topic == "zone":
        # A tile that has just come gets its Dilemmas once the zone is chosen.
        return going if state.dilemma_deck else []
    if state.topic not in ("travel", "tardis-symbol"):
        return []
    return [choice for choice in going if has_something_to_face(state, choice - GO)]


def _cases(state: DaleksState, seat: int, choice: int, go_on: GoOn) -> tuple[tuple[Future, ...], ...]:
    """What comes of a choice, for each Dilemma that may be met by it: pools are built alike against all that have the
    same conditions."""
    known = as_known_to(state, seat)
    known.chance = NoLuck()
    fetched = choice - LINK if TABLE.kind(choice).base == LINK else _fetched(state)
    if fetched is not None:
        known.companion_deck(fetched).append(fetched)
    zone = choice - GO if TABLE.kind(choice).base == GO else CONSOLE
    if zone == CONSOLE or is_anomaly(zone) or _is_known(state, seat, zone):
        return (Search(False, go_on).after(known, choice),)
    pools_under: dict[int, tuple[Future, ...]] = {}
    cases = []
    for dilemma in unseen_dilemmas(state, seat):
        known.dilemmas[zone] = dilemma
        if state.topic == "zone":
            known.dilemma_deck = [dilemma]
        held = conditions(known, zone)
        if held not in pools_under:
            pools_under[held] = Search(False, go_on).after(known, choice)
        need = challenge(known, zone)
        cases.append(tuple(_against(need, future) for future in pools_under[held]))
    return tuple(cases)


def _is_known(state: DaleksState, seat: int, zone: int) -> bool:
    dilemma = state.dilemmas[zone]
    return dilemma != NO_DILEMMA and knows(state.knows, KNOWS_DILEMMA + dilemma, seat)


def _against(need: tuple[int, ...], future: Future) -> Future:
    """The same dice and means against another challenge."""
    if isinstance(future, Decided):
        return future
    return future._replace(attempt=future.attempt._replace(need=need))


def _fetched(state: DaleksState) -> int | None:
    """The Companion whom a Link fetches once the price is paid."""
    return next((frame.companion for frame in state.frames if isinstance(frame, FetchLinked)), None)


_FREE = (FOCUS, CUT, EXTERMINATE)


def luck(state: DaleksState) -> Luck | None:
    """Adventures are a matter of luck. Help takes long to weigh, so it is weighed where it is a choice, or has been
    chosen and is paid for; the helper weighs both ways against what they cost."""
    if state.adventure_zone == CONSOLE:
        is_known = bool(_foreseeable(state))
        in_full = "tod-odds-in-full" if state.topic in ("recruit", "price") else "tod-odds-on-the-way"
        return Luck(say("tod-odds"), say(in_full), tells_all=True) if is_known else None
    return Luck(
        say("tod-odds"),
        say("tod-odds-in-full"),
        state.topic in ("help", "price", "timescoop")
        or any(_brings_helper(state, choice) for choice in state.options),
        state.topic == "help",
        _leaning(state),
        tuple(choice for choice in state.options if TABLE.kind(choice).base in _FREE),
    )


def _leaning(state: DaleksState) -> tuple[tuple[int, Leaning], ...]:
    """To call for help leaves it to the helper how to come, and to stop while a helper's dice can still be changed
    leaves the rest to the helper: such odds must not look like advice."""
    if state.asked != state.active:
        return ()
    found = []
    for choice in state.options:
        if _is_call(choice):
            helper = choice - CALL
            words, label = "tod-odds-if-called", "tod-odds-if-called-in-full"
        elif state.topic == "price" and state.helper == NOBODY:
            # The price of the call: who is called is not shown before it is paid.
            found.append(
                (choice, Leaning(NOBODY, say("tod-odds-if-helped"), say("tod-odds-if-helped-in-full")))
            )
            continue
        elif choice == PASS and _leaves_the_rest(state):
            helper = state.helper
            words, label = "tod-odds-if-left", "tod-odds-if-left-in-full"
        else:
            continue
        who = player(helper)
        found.append((choice, Leaning(helper, say(words, who=who), say(label, who=who))))
    return tuple(found)


def _leaves_the_rest(state: DaleksState) -> bool:
    return (
        state.topic in ("reroll", "face")
        and state.helper != NOBODY
        and state.help != ALONE
        and not (state.has_rolled and state.is_met())
    )


def _is_call(choice: int) -> bool:
    return CALL <= choice < CALL + MOST_SEATS


def _brings_helper(state: DaleksState, choice: int) -> bool:
    """A call for help, or a card that brings another Doctor."""
    is_card = PLAY <= choice < PLAY + MOST_CARDS
    return _is_call(choice) or (is_card and state.pack.ability[choice - PLAY] == "timescoop")


BUILDING, REROLLING, FACING, RESOLVED = range(4)


def _stands(state: DaleksState) -> int:
    """Where in the Adventure the play stands."""
    kinds = {type(frame).__name__ for frame in state.frames}
    if RerollStage.__name__ in kinds:
        return REROLLING
    if FaceStage.__name__ in kinds:
        return FACING
    return BUILDING if "BuildPools" in kinds else RESOLVED


class Search:
    """Follows choices through questions that luck has no part in, each situation once."""

    def __init__(self, with_calls: bool, go_on: GoOn) -> None:
        self.with_calls = with_calls
        self.go_on = go_on
        self.skipped_calls = False
        self._known: dict[object, int] = {}
        self._numbers: dict[Future, int] = {}
        """Many situations lead to the same futures, so sets of them are kept as bits."""

    def weighed(self, state: DaleksState) -> list[int]:
        """The choices that are followed: all of them, or all but calls for help."""
        if self.with_calls:
            return state.options
        own = [choice for choice in state.options if not _brings_helper(state, choice)]
        self.skipped_calls |= len(own) < len(state.options)
        return own

    def after(self, state: DaleksState, choice: int) -> tuple[Future, ...]:
        """The futures among which the players choose after this choice; with NOBODY, where nobody is asked."""
        bits = self._after(state, choice)
        return tuple(future for future, number in self._numbers.items() if bits >> number & 1)

    def _bit(self, future: Future) -> int:
        return 1 << self._numbers.setdefault(future, len(self._numbers))

    def _after(self, state: DaleksState, choice: int) -> int:
        self.go_on()
        twin = state.clone()
        twin.events = []
        try:
            if choice == NOBODY:
                advance(twin)
            else:
                answer(twin, choice)
        except LuckNeeded:
            return self._bit(_ending(twin) or _at_roll(state, twin))
        ended = _ending(twin)
        if ended:
            return self._bit(ended)
        twin.events = None
        key = _situation(twin)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._at_question(twin)
        return known

    def _at_question(self, state: DaleksState) -> int:
        if state.asked == state.active and state.topic == "reroll":
            return self._bit(_as_it_lies(state, ROLLING))
        if state.asked == state.active and state.topic == "face":
            return self._bit(_as_it_lies(state, TURNING))
        if state.topic == "recruit":
            # On the way to a place: whom a deck would bring is unknown.
            return self._after(state, PASS)
        if state.topic == "transfer":
            # Who gets the card makes no difference to this Adventure: it is used up for this turn.
            return self._after(state, state.options[0])
        if state.topic == "cut" and min(state.options) >= CUT:
            return self._cut(state)
        found = 0
        for choice in self.weighed(state):
            found |= self._after(state, choice)
        return found

    def _cut(self, state: DaleksState) -> int:
        """TOD-POOL-08: where nothing but the cut is left to choose, its order makes no difference. So each pool that it
        can leave is looked at once, and none that lies between: only the last die is cut by the rules."""
        twin = state.clone()
        own = slice(4 * state.building, 4 * state.building + 4)
        pool = twin.pool[own]
        twin.pool[own] = [0, 0, 0, 0]
        others = _situation(twin)
        found = 0
        for left in _parts(pool, pools.pool_limit(state, state.building)):
            known = self._known.get((others, left))
            if known is None:
                last = next(colour for colour, count in enumerate(pool) if left[colour] < count)
                twin.pool[own] = left
                twin.pool[own.start + last] += 1
                known = self._known[others, left] = self._after(twin, CUT + last)
            found |= known
        return found


def _parts(pool: list[int], size: int) -> list[tuple[int, ...]]:
    """All ways to keep this many dice of a pool."""
    return [part for part in product(*(range(count + 1) for count in pool)) if sum(part) == size]


def _ending(state: DaleksState) -> Decided | None:
    for event in state.events or ():
        if isinstance(event, AdventureSucceeded):
            return SUCCEEDED
        if isinstance(event, AdventureFailed):
            return FAILED
    return None


def _as_it_lies(state: DaleksState, stage: int) -> Prospect:
    shown = shown_dice(state)
    return Prospect(attempt(state, _counts(shown)), shown, stage)


def _at_roll(before: DaleksState, state: DaleksState) -> Prospect:
    """The play stopped as dice were to roll: those that lie there stay, the others roll."""
    count = pool_count(state)
    kept = shown_dice(state)
    if not before.has_rolled:
        dice = tuple(tuple(state.pool[4 * pool : 4 * pool + 4]) for pool in range(count))
        return Prospect(attempt(state, dice), kept, ROLLING)
    counts = [list(colours) for colours in _counts(shown_dice(before))]
    for event in state.events or ():
        if isinstance(event, BlackDieGivenUp):
            counts[event.pool][BLACK] -= 1
    if kept == shown_dice(before):
        # Nothing was lifted, so a die is being added: the frame of the card knows to which pool.
        counts[state.tally][BLACK] += 1
    return Prospect(attempt(state, tuple(map(tuple, counts))), kept, ROLLING)


def _counts(shown: Shown) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sum(symbols) for symbols in colours) for colours in shown)


def _situation(state: DaleksState) -> object:
    """Everything that distinguishes two situations of one search; the order in which dice were picked does not."""
    return (
        state.asked,
        state.topic,
        repr(dump_stack(state)),
        tuple(state.pool),
        tuple(state.by_cards),
        tuple(state.dice),
        tuple(sorted(state.picked)),
        tuple(sorted(state.focus_cards)),
        _focused(state),
        tuple(sorted(state.used)),
        tuple(state.tokens),
        tuple(map(tuple, state.hands)),
        bytes(state.daleks),
        state.conditions,
        state.exterminated,
        state.shielded,
        state.helper,
        state.help,
        state.reopened,
        state.k9_used,
    )


_AFTER_FOCUS = ("cut", "exterminate", "trade-dice", "trade-die")


def _focused(state: DaleksState) -> int:
    """The focus icons that were used, while it matters which: once a pool is built the dice alone tell, and should it
    have to be built anew, every icon can be used again (TOD-RULING-125)."""
    if state.topic in _AFTER_FOCUS:
        return 0
    if state.topic == "build-pool" and state.building == 1:
        # The caller's pool is built by then.
        own = 0
        for source in pools.focus_sources(state, state.helper, 1):
            for icon in range(len(state.pack.focus[source])):
                own |= pools.focus_bit(source, icon)
        return state.focused & own
    return state.focused
