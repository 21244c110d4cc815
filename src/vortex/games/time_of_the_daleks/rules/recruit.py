"""Stage A: recruiting a Companion. TOD-RECRUIT."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.choices import LINK, PLAY, RECRUIT
from vortex.games.time_of_the_daleks.numbering import (
    ALIEN_DECK,
    ANOMALY_ZONE,
    EARTH_DECK,
    MOST_CARDS,
    NO_DILEMMA,
    is_anomaly,
    is_earth,
)
from vortex.games.time_of_the_daleks.rules import playing_cards
from vortex.games.time_of_the_daleks.rules.paying import PayPrice, can_pay
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import PASS, Frame

RECRUIT_PRICE: Final = 1


def has_free_space(state: DaleksState, seat: int) -> bool:
    """TOD-LIMIT-03, TOD-RECRUIT-02, TOD-RULING-032: part-timers fill a space too."""
    return len(state.companions[seat]) < state.pack.companion_spaces


def is_forbidden(state: DaleksState, seat: int) -> bool:
    """A Time Anomaly may stop all recruiting on Earth."""
    return is_earth(state.places[seat]) and state.has_ability("occupation")


def open_decks(state: DaleksState, seat: int) -> list[int]:
    """TOD-RECRUIT-05 to -07, -20, TOD-RULING-027: the decks for a random recruit that hold a card."""
    zone = state.places[seat]
    decks: list[int] = []
    if state.earth_deck and (is_earth(zone) or is_anomaly(zone)):
        decks.append(EARTH_DECK)
    if state.alien_deck and not is_earth(zone):
        decks.append(ALIEN_DECK)
    return decks


def linked(state: DaleksState, seat: int) -> list[int]:
    """TOD-RECRUIT-12, -15 to -19, TOD-RULING-028, -029, -121: the Companions that a Link can fetch here."""
    pack = state.pack
    zone = state.places[seat]
    named: list[int] = []
    by_characters = list(pack.doctor_links[state.doctors[seat]])
    for companion in state.companions[seat]:
        by_characters += pack.companion_links[companion]
    deck = EARTH_DECK if is_earth(zone) else ALIEN_DECK
    for companion in by_characters:
        # An Earth Companion is fetched on Earth only, an Alien one anywhere else.
        if pack.companion_deck[companion] == deck:
            named.append(companion)
    if is_anomaly(zone):
        named += pack.anomaly_links[zone - ANOMALY_ZONE]
    else:
        named += pack.zone_links[zone]
        dilemma = state.dilemmas[zone]
        if dilemma != NO_DILEMMA and state.is_face_up(dilemma):
            named += pack.dilemma_links[dilemma]
    found: list[int] = []
    for companion in named:
        if companion not in found and state.is_in_deck(companion):
            found.append(companion)
    return found


class Recruit(Frame):
    """TOD-RECRUIT-01 to -04, -21, TOD-RULING-026: at most one, before the challenge is worked out, if wished."""

    __slots__ = ("seat",)
    steps = ("offer",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, state: DaleksState) -> None:
        seat = self.seat
        if not has_free_space(state, seat) or not can_pay(state, seat, RECRUIT_PRICE):
            return
        if is_forbidden(state, seat):
            return
        options = [PASS]
        for deck in open_decks(state, seat):
            options.append(RECRUIT + deck)
        for companion in linked(state, seat):
            options.append(LINK + companion)
        if len(options) > 1:
            options += playing_cards.plays(state, seat, stages.RECRUITING)
            state.ask(seat, "recruit", options)

    def on_offer(self, state: DaleksState, choice: int) -> None:
        if choice == PASS:
            return
        if PLAY <= choice < PLAY + MOST_CARDS:
            state.again()
            state.call(playing_cards.PlayCard(self.seat, choice - PLAY, stages.RECRUITING))
        elif choice >= LINK:
            state.become(FetchLinked(self.seat, choice - LINK))
        else:
            state.become(DrawRecruit(self.seat, choice - RECRUIT))


class DrawRecruit(Frame):
    """TOD-RECRUIT-08, -09, TOD-RULING-031: the top card of the deck, as a part-timer, take it or not."""

    __slots__ = ("seat", "deck")
    steps = ("pay", "draw")

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def pay(self, state: DaleksState) -> None:
        state.call(PayPrice(self.seat, RECRUIT_PRICE, 0))

    def draw(self, state: DaleksState) -> None:
        state.draw_companion(self.seat, self.deck)


class FetchLinked(Frame):
    """TOD-RECRUIT-12 to -14, TOD-INFO-07: the price is the same, and the searched deck is shuffled afterwards."""

    __slots__ = ("seat", "companion")
    steps = ("pay", "fetch")

    def __init__(self, seat: int, companion: int) -> None:
        self.seat = seat
        self.companion = companion

    def pay(self, state: DaleksState) -> None:
        state.call(PayPrice(self.seat, RECRUIT_PRICE, 0))

    def fetch(self, state: DaleksState) -> None:
        state.fetch_companion(self.seat, self.companion)
