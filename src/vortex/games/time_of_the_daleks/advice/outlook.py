"""One seat thinks about one question: what an Adventure would bring it, and what things cost it."""

from __future__ import annotations

from typing import Final

from vortex.games.time_of_the_daleks.advice.book import Book
from vortex.games.time_of_the_daleks.advice.effects import after_text
from vortex.games.time_of_the_daleks.advice.kits import Kit, full_kit
from vortex.games.time_of_the_daleks.advice.outcomes import (
    after_failure,
    after_success,
    daleks_here,
    helpers_zone,
)
from vortex.games.time_of_the_daleks.advice.prospects import Side, before_roll, best_pool, in_box
from vortex.games.time_of_the_daleks.advice.standing import Standing, standing
from vortex.games.time_of_the_daleks.numbering import (
    ALONE,
    ANOMALY_ZONE,
    HELP_AFAR,
    HELP_ON_SITE,
    NO_DILEMMA,
    TIME_BREACH,
    is_anomaly,
    same_location,
)
from vortex.games.time_of_the_daleks.rules.help import COMING_PRICE, SHIP_SPACES, moves_ship
from vortex.games.time_of_the_daleks.state import DaleksState
from vortex.kernel.state import NOBODY

_WORTH_TOKENS: Final = 0.015
"""A helper spends Sonic Charges on a success that brings the helper more than this."""


class Outlook:
    """The table, the seat that thinks, and how it stands. Values are that seat's chances to win."""

    __slots__ = ("_key", "_prices", "book", "box", "now", "seat", "start", "state")

    def __init__(self, book: Book, state: DaleksState, seat: int, start: Standing | None = None) -> None:
        self.book = book
        self.state = state
        self.seat = seat
        self.start = start or standing(book.console_worth, state)
        self.now = self.start.probability(seat)
        self.box = in_box(state)
        self._key = self.start.key()
        self._prices: dict[tuple[int, int, int], float] = {}

    # -- prices ------------------------------------------------------------------------------------

    def price(self, seat: int, tokens: int, cards: int) -> float:
        """What the thinking seat loses when a player gives up tokens and cards."""
        known = self._prices.get((seat, tokens, cards))
        if known is None:
            poorer = self.start.copy()
            poorer.tokens[seat] -= tokens
            poorer.cards[seat] -= cards
            known = self._prices[seat, tokens, cards] = self.now - poorer.probability(self.seat)
        return known

    def gain(self, dice: float) -> float:
        """What the thinking seat gains from this much more strength."""
        stronger = self.start.copy()
        stronger.strength[self.seat] += dice
        return stronger.probability(self.seat) - self.now

    def text(self, seat: int, text: int, zone: int) -> float:
        """What an effect text carried out by a seat brings the thinking one."""
        return after_text(self.book.pack, self.start, seat, text, zone).probability(self.seat) - self.now

    # -- Adventures --------------------------------------------------------------------------------

    def challenge(self, zone: int, dilemma: int) -> tuple[list[int], int]:
        """The symbols that would be asked for, and the conditions."""
        pack = self.state.pack
        if is_anomaly(zone):
            anomaly = zone - ANOMALY_ZONE
            need = list(pack.anomaly_symbols[anomaly])
            conditions = pack.anomaly_conditions[anomaly]
        else:
            place = pack.zone_symbols[zone]
            need = [place[symbol] + pack.dilemma_symbols[dilemma][symbol] for symbol in range(6)]
            conditions = pack.dilemma_conditions[dilemma]
        return need, 0 if self.state.ignores_conditions else conditions

    def exterminated(self, zone: int) -> int:
        daleks = daleks_here(self.state, zone)
        if self.state.shielded:
            return 0
        return daleks + 1 if daleks and self.state.has_ability("heavy-fire") else daleks

    def alone(self, kit: Kit, need: list[int], conditions: int, gone: int) -> float:
        """The chance without help; much the same questions are asked again and again."""
        key = (*need, conditions, gone, *self.box, kit.key())
        known = self.book.prospects.get(key)
        if known is None:
            limit = 7 if conditions & TIME_BREACH else 8
            pool = best_pool(self.book, need, kit.dice, kit.icons, self.box, limit, gone)
            known = before_roll(self.book, need, [Side(pool, kit)], conditions)
            self.book.make_room()
            self.book.prospects[key] = known
        return known

    def lend(self, theirs: Kit, start: Standing, zone: int, dilemma: int, helper: int, help: int) -> None:
        """Keeps only those of a helper's means that will be used: a helper who gains nothing from a success re-rolls
        nothing for it, and one who gains little pays nothing."""
        good, bad = self._everybodys_stakes(start, self.state.active, zone, dilemma, helper, help)
        gain = good[helper] - bad[helper]
        if gain < _WORTH_TOKENS:
            theirs.tokens = 0
        if gain <= 0.0:
            theirs.rerolls.clear()
            theirs.faces.clear()
            theirs.has_k9 = False

    def helped(
        self, kit: Kit, theirs: Kit, need: list[int], conditions: int, gone: int, on_site: bool
    ) -> float:
        """The chance with a helper's pool beside the caller's."""
        key = (*need, conditions, gone, *self.box, on_site, kit.key(), theirs.key())
        known = self.book.prospects.get(key)
        if known is not None:
            return known
        limit = (5 if on_site else 7) - (1 if conditions & TIME_BREACH else 0)
        pool = best_pool(self.book, need, kit.dice, kit.icons, self.box, limit, 0)
        box = [self.box[colour] - pool[colour] for colour in range(4)]
        second = best_pool(self.book, need, theirs.dice, theirs.icons, box, 3 if on_site else 1, 0)
        for _ in range(gone):
            # Black dice of the caller go first: what the helper has brought is chosen with care.
            for colour in range(4):
                if pool[colour]:
                    pool[colour] -= 1
                    break
        known = before_roll(self.book, need, [Side(pool, kit), Side(second, theirs)], conditions)
        self.book.make_room()
        self.book.prospects[key] = known
        return known

    def stakes(
        self, start: Standing, caller: int, zone: int, dilemma: int, helper: int, help: int
    ) -> tuple[float, float]:
        """The thinking seat's chance to win after a success and after a failure."""
        good, bad = self._everybodys_stakes(start, caller, zone, dilemma, helper, help)
        return good[self.seat], bad[self.seat]

    def _everybodys_stakes(
        self, start: Standing, caller: int, zone: int, dilemma: int, helper: int, help: int
    ) -> tuple[list[float], list[float]]:
        """As long as nothing but dice moves, the same question comes back at every decision."""
        state = self.state
        key = (
            self._key if start is self.start else start.key(),
            caller,
            zone,
            dilemma,
            helper,
            help,
            daleks_here(state, zone),
            helpers_zone(state, helper, zone) if help == HELP_ON_SITE else zone,
            state.part_timers,
            *state.companions[caller],
        )
        known = self.book.stakes.get(key)
        if known is None:
            good = after_success(self.book, state, start, caller, zone, helper, help)
            bad = after_failure(self.book, state, start, caller, zone, dilemma, helper, help)
            known = good.odds(), bad.odds()
            self.book.make_room()
            self.book.stakes[key] = known
        return known

    def visit(self, zone: int, dilemma: int, kit: Kit) -> float:
        """What facing this Dilemma in this zone is worth to the thinking seat on its own."""
        if not is_anomaly(zone) and dilemma == NO_DILEMMA:
            return self.now
        need, conditions = self.challenge(zone, dilemma)
        probability = self.alone(kit, need, conditions, self.exterminated(zone))
        good, bad = self.stakes(self.start, self.seat, zone, dilemma, NOBODY, ALONE)
        return bad + probability * (good - bad)

    def with_help(self, helper: int, on_site: bool, kit: Kit, is_free: bool = False) -> list[float]:
        """What the present Adventure is worth to every seat with this helper; `is_free` if a card brings them."""
        state = self.state
        probability, start = self.call(helper, on_site, kit, is_free)
        good, bad = self._everybodys_stakes(
            start,
            state.active,
            state.adventure_zone,
            state.adventure_dilemma,
            helper,
            way_of_helping(on_site),
        )
        return [lost + probability * (won - lost) for won, lost in zip(good, bad, strict=True)]

    def call(self, helper: int, on_site: bool, kit: Kit, is_free: bool = False) -> tuple[float, Standing]:
        """The chance of the present Adventure with this helper, and the standing that it starts from."""
        state = self.state
        need = list(state.need)
        zone = state.adventure_zone
        start = self.start.copy()
        theirs = full_kit(state, helper)
        is_there = same_location(state.places[helper], zone)
        if not is_free and (on_site or is_there) and moves_ship(zone):
            start.ship_left = max(0, start.ship_left - SHIP_SPACES)
        if not is_free and on_site and not is_there:
            theirs.tokens = start.tokens[helper] = max(0, theirs.tokens - COMING_PRICE)
        self.lend(theirs, start, zone, state.adventure_dilemma, helper, way_of_helping(on_site))
        probability = self.helped(kit, theirs, need, state.conditions, self.exterminated(zone), on_site)
        return probability, start


def way_of_helping(on_site: bool) -> int:
    return HELP_ON_SITE if on_site else HELP_AFAR
