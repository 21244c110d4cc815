"""What each viewer may know, worked out a second time (L4), from where cards lie and how they came there.

The marks that views are made from have no part in it: a model watches the true table from choice to choice, by the
rules on what is hidden, and says of hands and Dilemmas who knows which face. Whatever a view shows must be that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.mild import MILD
from tests.conformance.positions import the_game

from vortex.games.time_of_the_daleks.choices import zone_keys
from vortex.games.time_of_the_daleks.numbering import KNOWS_DILEMMA, NO_DILEMMA
from vortex.kernel.chance import FastChance

Shown = dict[tuple[str, int], list[str]]
"""What a viewer sees of each zone, by the zone's name and number. The order of a hand tells nothing to others."""
HIDDEN = "hidden"


class Clash:
    """TC-VIS-02, TC-VIS-05, TC-VIS-09: a hand is its holder's, decks are nobody's, everything else lies open.

    TC-RULING-05: a card that was shown, or that came to a hand openly, is known to all until it leaves the hand. One
    that comes openly in the very step in which its deck is shuffled looks like one that was drawn: the games below
    have no such step."""

    def __init__(self) -> None:
        self.open: set[int] = set()

    def watch(self, before: Any, notation: str, after: Any) -> None:
        words = notation.split()
        hand = before.hands[before.asked]
        came_openly = {card for card in hand if after.pack.keys[card] in words}
        if words[0] == "see":
            came_openly = set(before.hands[int(words[1]) - 1])
        unseen = {card for cards in (*before.hands, *before.decks) for card in cards}
        held = {card for hand in after.hands for card in hand}
        came_openly |= held - unseen
        for team in range(2):
            deck, pile = set(before.decks[team]), set(before.discards[team])
            is_used_up = pile and not deck & set(after.decks[team]) and not pile & set(after.discards[team])
            if set(after.decks[team]) - deck or is_used_up:
                # TC-DRAW-03: whatever lay open has been shuffled, and perhaps drawn again at once.
                came_openly -= {card for card in came_openly if after.pack.team[card] == team}
        if after.deal != before.deal:
            self.open, came_openly = set(), set()
        self.open = (self.open | came_openly) & held

    def expected(self, state: Any, viewer: int | None) -> Shown:
        return {
            ("hand", holder): [state.pack.keys[c] for c in hand if viewer == holder or c in self.open]
            for holder, hand in enumerate(state.hands)
        }

    def shown(self, state: Any, view: Any) -> Shown:
        return {("hand", n): [card["key"] for card in hand["known"]] for n, hand in enumerate(view["hands"])}


class Daleks:
    """TOD-INFO-01 to TOD-INFO-05: a face-down Dilemma is known to nobody, and to all once it is flipped where a Doctor
    has travelled to. TOD-RULING-082: whoever has not seen it before it was discarded does not see it there.
    TOD-INFO-08, TOD-INFO-09: a hand is its holder's; a Transfer card that came from another player is known to all."""

    def __init__(self) -> None:
        self.flipped: set[int] = set()
        self.scanned: set[tuple[int | None, int]] = set()
        self.handed_on: set[int] = set()

    def watch(self, before: Any, notation: str, after: Any) -> None:
        lying = {dilemma for dilemma in after.dilemmas if dilemma != NO_DILEMMA}
        shuffled = lying & set(before.dilemma_discard)
        self.flipped -= shuffled
        self.scanned = {(seat, dilemma) for seat, dilemma in self.scanned if dilemma not in shuffled}
        place = after.places[before.active]
        is_travel = notation.startswith("go ") or place != before.places[before.active]
        if is_travel and 0 <= place < len(after.dilemmas):
            self.flipped.add(after.dilemmas[place])
        if before.topic == "scan":
            key = notation.removeprefix("target ")
            self.scanned.add((before.asked, before.dilemmas[zone_keys(before.pack).index(key)]))
        if after.adventure_dilemma != NO_DILEMMA:
            self.flipped.add(after.adventure_dilemma)
        there = lying | set(after.dilemma_discard) | {after.adventure_dilemma}
        self.flipped &= there
        self.scanned = {(seat, dilemma) for seat, dilemma in self.scanned if dilemma in there}
        was_with = {card: seat for seat, hand in enumerate(before.hands) for card in hand}
        in_play = set(before.in_play)
        for seat, hand in enumerate(after.hands):
            for card in hand:
                if card in in_play or was_with.get(card, seat) != seat:
                    self.handed_on.add(card)
        self.handed_on &= {card for hand in after.hands for card in hand}

    def expected(self, state: Any, viewer: int | None) -> Shown:
        pack = state.pack
        shown: Shown = {
            ("hand", holder): [pack.card_keys[c] for c in hand if viewer == holder or c in self.handed_on]
            for holder, hand in enumerate(state.hands)
        }
        for zone, dilemma in enumerate(state.dilemmas):
            shown["zone", zone] = [self._face(pack, dilemma, viewer)]
        shown["discard", 0] = [self._face(pack, dilemma, viewer) for dilemma in state.dilemma_discard]
        return shown

    def _face(self, pack: Any, dilemma: int, viewer: int | None) -> str:
        if dilemma == NO_DILEMMA:
            return ""
        is_known = dilemma in self.flipped or (viewer, dilemma) in self.scanned
        return str(pack.dilemma_keys[dilemma]) if is_known else HIDDEN

    def shown(self, state: Any, view: Any) -> Shown:
        shown: Shown = {("hand", seat): player["hand"] for seat, player in enumerate(view["players"])}
        for zone in (*view["earth"], *(zone for tile in view["tiles"] for zone in tile["zones"])):
            shown["zone", state.pack.zone_keys.index(zone["key"])] = [zone["dilemma"]]
        shown["discard", 0] = view["discards"]["dilemmas"]
        return shown


MODELS: dict[str, Callable[[], Clash | Daleks]] = {"time-clash": Clash, "time-of-the-daleks": Daleks}
PLAYED = [("time-clash", 4)]
"""With fewer seats nobody is asked whose hand a card lays open, so the choices alone do not tell."""
PLAYED += [(key, seats) for key in ("time-of-the-daleks", "time-of-the-daleks" + MILD) for seats in (2, 3, 4)]
GAMES = 4


def compare(key: str, seats: int, number: int, disturb: Callable[[Any], None] = lambda state: None) -> int:
    """At every decision of a game, for every viewer; answers how many cards were hidden from somebody."""
    game = the_game(key)
    state = game.new(game.settle({}, seats), seats, number)
    model = MODELS[key.removesuffix(MILD)]()
    luck = FastChance(number)
    hidden = 0
    while not state.over:
        before = game.clone(state)
        choice = luck.pick(state.options)
        game.apply(state, choice)
        model.watch(before, game.notation.write(choice), state)
        disturb(state)
        for viewer in (*range(seats), None):
            expected = model.expected(state, viewer)
            for zone, cards in model.shown(state, game.view(state, viewer)).items():
                where = f"{key}, game {number}, {zone}, seen by {viewer}"
                assert Counter(cards) == Counter(expected[zone]), where
                hidden += cards.count(HIDDEN) if zone[0] != "hand" else len(state.hands[zone[1]]) - len(cards)
    return hidden


@pytest.mark.parametrize(("title", "seats"), PLAYED)
def test_a_view_shows_what_the_second_model_says(title: str, seats: int) -> None:
    assert sum(compare(title, seats, number) for number in range(GAMES)) > 500


def _a_hand(state: Any) -> None:
    """Planted: the first seat knows a card in the second one's hand."""
    for card in state.hands[1][:1]:
        state.knows[card] |= 1


def _a_dilemma(state: Any) -> None:
    """Planted: whoever places a Dilemma has looked at it."""
    for dilemma in state.dilemmas:
        if dilemma != NO_DILEMMA:
            state.knows[KNOWS_DILEMMA + dilemma] |= 1 << state.active


def _a_flip(state: Any) -> None:
    """Planted: a flipped Dilemma is forgotten."""
    for dilemma in state.dilemmas:
        if dilemma != NO_DILEMMA:
            state.knows[KNOWS_DILEMMA + dilemma] = 0


@pytest.mark.parametrize(
    ("title", "disturb"),
    [
        ("time-clash", _a_hand),
        ("time-of-the-daleks", _a_hand),
        ("time-of-the-daleks", _a_dilemma),
        ("time-of-the-daleks", _a_flip),
    ],
)
def test_a_wrong_mark_would_be_found(title: str, disturb: Callable[[Any], None]) -> None:
    with pytest.raises(AssertionError, match="seen by"):
        compare(title, 3, 0, disturb)
