"""The exact odds of a Gambit, over the die and over what hands may hold.

All players are assumed to do what helps their side most: to turn every open card that counts for it, and to add the
highest numbered card in hand. Nobody is assumed to counter. Hands and decks that a seat does not know hold any of the
team's unseen cards, each equally likely.
"""

from __future__ import annotations

from typing import NamedTuple

from vortex.games.time_clash.choices import ADD, GAMBIT, TURN
from vortex.games.time_clash.numbering import DIE_FACES, DOCTOR, ENEMY, NO_CARD, SPECIAL, STACKS
from vortex.games.time_clash.rules.gambit import Contribution, FromHand, Gambit, open_cards, succeeds
from vortex.games.time_clash.state import ClashState
from vortex.kernel.odds import Luck, Odds
from vortex.kernel.state import NOBODY, PASS
from vortex.kernel.words import say

RULE = "TC-GAMBIT-11"
_AFTER_STAGE_ONE = Gambit.steps.index("stage_one") + 1
_AFTER_STAGE_TWO = Gambit.steps.index("stage_two") + 1
_ROLLED = Gambit.steps.index("roll") + 1

Spread = dict[int, float]
"""How likely each total is."""
Ways = dict[tuple[tuple[int, ...], tuple[int, ...], int], Spread]
"""The same by the unknown cards and by the additions that each taker has left, and by all places left."""


class Standing(NamedTuple):
    """A Gambit before the roll: what counts already, what lies open for each team, whose hands are to come."""

    total: int
    opened: tuple[int, int]
    takers: tuple[int, ...]
    added: int = NO_CARD
    """A card that counts already, although it still lies in hand: nobody adds it a second time."""


def odds(state: ClashState, seat: int) -> Odds | None:
    """While a Gambit can be made and until its die rolls; what choices are worth is shown to the Doctor's team alone,
    for theirs is the success."""
    standing = standing_now(state)
    if standing is None or state.asked == NOBODY:
        return None
    if seat != state.asked or state.teams[seat] == ENEMY or state.topic not in _CHOOSING:
        return Odds(success(state, seat, standing), {}, RULE)
    found: dict[int, float] = {}
    for choice in state.options:
        then = _after(state, standing, choice)
        if then is not None:
            found[choice] = success(state, seat, then)
    return Odds(max(found.values()), found, RULE)


def luck(state: ClashState) -> Luck | None:
    """A Gambit is a matter of luck until its die has rolled."""
    return None if standing_now(state) is None else Luck(say("tc-odds"), say("tc-odds-in-full"))


_CHOOSING = ("gambit", "turn", "contribute")


def _gambit(state: ClashState) -> tuple[Gambit, int]:
    frames = state.frames
    for depth in range(len(frames) - 1, -1, -1):
        frame = frames[depth]
        if isinstance(frame, Gambit):
            return frame, depth
    raise LookupError("no Gambit is under way")


def standing_now(state: ClashState) -> Standing | None:
    """The Gambit that can be made or is under way; None where there is none, or its die has rolled."""
    if state.topic == "gambit":
        takers = tuple(
            state.cycle[(state.place + turn) % len(state.cycle)] for turn in range(len(state.cycle))
        )
        return Standing(0, _opened(state, open_cards(state), True, True), takers)
    if not any(isinstance(frame, Gambit) for frame in state.frames):
        return None
    frame, depth = _gambit(state)
    _, step, given = state.stack[depth]
    if step >= _ROLLED:
        return None
    takers = tuple(
        state.cycle[(state.place + turn) % len(state.cycle)] for turn in range(given, len(state.cycle))
    )
    pending = 0
    for top in state.frames[depth + 1 :]:
        if isinstance(top, FromHand):
            takers = (top.seat, *takers)
        elif isinstance(top, Contribution):
            pending = state.pack.value[top.card]
    opened = _opened(state, frame.opened, step <= _AFTER_STAGE_ONE, step <= _AFTER_STAGE_TWO)
    return Standing(state.contributed() + pending, opened, takers)


def _opened(state: ClashState, cards: tuple[int, ...], doctor: bool, enemy: bool) -> tuple[int, int]:
    """What each team can still turn sideways."""
    values = [state.pack.value[card] for card in cards if card != NO_CARD and card not in state.gambit]
    return (
        sum(value for value in values if value > 0) if doctor else 0,
        sum(value for value in values if value < 0) if enemy else 0,
    )


def _after(state: ClashState, standing: Standing, choice: int) -> Standing | None:
    """What a choice of the Doctor's team leads to; None for one that makes no Gambit."""
    if state.topic == "gambit":
        return standing if choice == GAMBIT else None
    if state.topic == "turn":
        if TURN <= choice < TURN + STACKS:
            return standing
        return standing._replace(opened=(0, standing.opened[ENEMY]))
    takers = standing.takers[1:]
    if choice == PASS:
        return standing._replace(takers=takers)
    card = choice - ADD
    return standing._replace(total=standing.total + state.pack.value[card], takers=takers, added=card)


def success(state: ClashState, seat: int, standing: Standing) -> float:
    """TC-GAMBIT-09 to -13: how likely the die brings what is needed."""
    pack = state.pack
    base = standing.total + sum(standing.opened)
    ours = hand_values(state, seat, DOCTOR, standing)
    theirs = hand_values(state, seat, ENEMY, standing)
    probability = 0.0
    for mine, likely in ours.items():
        for other, as_likely in theirs.items():
            result = base + mine - other
            good = sum(succeeds(pack, result, face) for face in pack.die)
            probability += likely * as_likely * good / DIE_FACES
    return probability


def hand_values(state: ClashState, seat: int, team: int, standing: Standing) -> Spread:
    """What the team's hands bring in all, if each taker adds the highest numbered card left in hand.

    The team's cards are gone through from the highest down. One that the seat knows lies where it lies; another lies
    in any place of which the seat knows nothing, each equally likely.
    """
    pack = state.pack
    takers = standing.takers
    seats = sorted({taker for taker in takers if state.teams[taker] == team})
    holder = {
        card: other
        for other in seats
        for card in state.hands[other]
        if state.knows[card] >> seat & 1 and card != standing.added
    }
    unknown = [card for zone in _zones(state, team) for card in zone if not state.knows[card] >> seat & 1]
    slots = tuple(sum(not state.knows[card] >> seat & 1 for card in state.hands[other]) for other in seats)
    worth = {card: abs(pack.value[card]) for card in (*holder, *unknown) if pack.suit[card] != SPECIAL}
    ways: Ways = {(slots, tuple(takers.count(other) for other in seats), len(unknown)): {0: 1.0}}
    for card in sorted(worth, key=lambda each: (-worth[each], each)):
        ways = _place(ways, worth[card], seats.index(holder[card]) if card in holder else None)
    found: Spread = {}
    for spread in ways.values():
        for total, likely in spread.items():
            found[total] = found.get(total, 0.0) + likely
    return found


def _zones(state: ClashState, team: int) -> list[list[int]]:
    hands = [state.hands[other] for other in range(state.seats) if state.teams[other] == team]
    return [state.decks[team], *hands]


def _place(ways: Ways, worth: int, holder: int | None) -> Ways:
    """The next card, with its known holder or wherever there is room for a card unknown."""
    found: Ways = {}
    for (slots, picks, places), spread in ways.items():
        if holder is not None:
            _add(found, slots, picks, places, spread, 1.0, holder, worth)
            continue
        elsewhere = places - sum(slots)
        if elsewhere:
            _add(found, slots, picks, places - 1, spread, elsewhere / places, None, worth)
        for taker, room in enumerate(slots):
            if room:
                fewer = (*slots[:taker], room - 1, *slots[taker + 1 :])
                _add(found, fewer, picks, places - 1, spread, room / places, taker, worth)
    return found


def _add(
    found: Ways,
    slots: tuple[int, ...],
    picks: tuple[int, ...],
    places: int,
    spread: Spread,
    likely: float,
    taker: int | None,
    worth: int,
) -> None:
    if taker is None or not picks[taker]:
        worth = 0
    else:
        picks = (*picks[:taker], picks[taker] - 1, *picks[taker + 1 :])
    target = found.setdefault((slots, picks, places), {})
    for total, probability in spread.items():
        target[total + worth] = target.get(total + worth, 0.0) + probability * likely
