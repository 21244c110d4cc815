"""The verbs that change the table. Each tells what happened, if somebody listens."""

from __future__ import annotations

from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    BLACK,
    COMPANION_SOURCE,
    CONSOLE,
    DALEK_MARKERS,
    EARTH_ZONES,
    KNOWS_ANOMALY,
    KNOWS_COMPANION,
    KNOWS_DILEMMA,
    KNOWS_TILE,
    MOST_TOKENS,
    NO_DILEMMA,
    SEVENTH_DALEK,
)
from vortex.games.time_of_the_daleks.zones import Zones
from vortex.kernel.knowledge import open_to_all


class DaleksState(Zones):
    """A table of Time of the Daleks."""

    __slots__ = ()

    def lay_out(self) -> DaleksState:
        """The empty table, before set-up."""
        self.clear()
        return self

    def clone(self) -> DaleksState:
        twin = DaleksState(self.pack, self.seats, self.chance)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- tokens and cards --------------------------------------------------------------------------

    def gain_tokens(self, seat: int, count: int) -> None:
        """TOD-LIMIT-01: never more than five; the surplus is lost."""
        gained = min(count, MOST_TOKENS - self.tokens[seat])
        self.tokens[seat] += gained
        if gained:
            self.tell("gained-sonic", seat, gained)

    def spend_tokens(self, seat: int, count: int) -> None:
        self.tokens[seat] -= count
        if count:
            self.tell("spent-sonic", seat, count)

    def draw_cards(self, seat: int, count: int) -> None:
        """TOD-RULING-106: the discards are shuffled when the deck is empty; then there may be nothing to draw."""
        for _ in range(count):
            if not self.tw_deck:
                self.renew(self.tw_deck, self.tw_discard, 0)
                if not self.tw_deck:
                    return
            card = self.tw_deck.pop()
            self.hands[seat].append(card)
            self.knows[card] = 1 << seat
            self.tell_some(1 << seat, "drew-card", (seat,), (card,))

    def start_playing(self, seat: int, card: int) -> None:
        """Out of the hand and onto the table, so that it cannot pay for itself."""
        self.hands[seat].remove(card)
        self.in_play.append(card)
        self.show(card)
        self.tell("played", seat, card)

    def discard_played(self, card: int) -> None:
        self.in_play.remove(card)
        self.tw_discard.append(card)

    def discard_card(self, seat: int, card: int) -> None:
        """From a hand to the discards, in the open."""
        self.hands[seat].remove(card)
        self.tw_discard.append(card)
        self.show(card)
        self.tell("discarded-card", seat, card)

    def hand_over(self, seat: int, receiver: int, card: int) -> None:
        """TOD-CARD-03, TOD-INFO-09: a used Transfer card goes to another hand and stays known to all."""
        self.in_play.remove(card)
        self.hands[receiver].append(card)
        self.tell("handed-over", seat, receiver, card)

    def install(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.equipment[seat].append(card)
        self.show(card)
        self.tell("installed", seat, card)

    def scrap(self, seat: int, card: int) -> None:
        """Installed Equipment to the discards: TOD-PREP-05, the slot is free at once."""
        self.equipment[seat].remove(card)
        self.tw_discard.append(card)
        self.rebuild = True
        self.tell("scrapped", seat, card)

    def show(self, number: int) -> None:
        """A card, by its place in `knows`, lies open from now on."""
        self.knows[number] = open_to_all(self.seats)

    def renew(self, deck: list[int], discards: list[int], offset: int) -> None:
        """TOD-TRAVEL-17, -18: an exhausted deck is made anew from its discards."""
        if not discards:
            return
        deck.extend(discards)
        discards.clear()
        for card in deck:
            self.knows[offset + card] = 0
        # Sorted first: what the pile looked like must not matter to luck.
        deck.sort()
        self.chance.shuffle(deck)
        self.tell("reshuffled", offset)

    # -- companions --------------------------------------------------------------------------------

    def gain_companion(self, seat: int, companion: int, part_time: bool) -> None:
        """Onto the console. River Song tolerates no hat there."""
        self.companions[seat].append(companion)
        self.show(KNOWS_COMPANION + companion)
        if part_time:
            self.part_timers |= 1 << companion
        self.tell("gained-companion", seat, companion, int(part_time))
        if self.pack.ability[COMPANION_SOURCE + companion] == "no-hats":
            for card in self.equipment[seat][:]:
                if self.pack.card_is_hat[card]:
                    self.scrap(seat, card)

    def dismiss(self, seat: int, companion: int) -> None:
        """TOD-PREP-13, TOD-RESOLVE-17: shuffled into the deck of its own type."""
        self._leave_console(seat, companion)
        deck = self.companion_deck(companion)
        deck.append(companion)
        self.knows[KNOWS_COMPANION + companion] = 0
        self.chance.shuffle(deck)
        self.tell("dismissed", seat, companion)

    def discard_companion(self, seat: int, companion: int) -> None:
        """TOD-RESOLVE-16: gone for the game."""
        self._leave_console(seat, companion)
        self.companion_discard.append(companion)
        self.tell("discarded-companion", seat, companion)

    def _leave_console(self, seat: int, companion: int) -> None:
        self.companions[seat].remove(companion)
        self.part_timers &= ~(1 << companion)
        self.rebuild = True

    def promote(self, seat: int, companion: int) -> None:
        """TOD-RESOLVE-06: a part-timer stays for good."""
        self.part_timers &= ~(1 << companion)
        self.tell("promoted", seat, companion)

    def regenerate(self, seat: int, doctor: int) -> None:
        """TOD-REGEN-05: the new Doctor takes the old one's place. A pool that was begun is stale (TOD-RULING-105)."""
        self.doctors[seat] = doctor
        self.rebuild = True
        self.tell("regenerated", seat, doctor)

    # -- places ------------------------------------------------------------------------------------

    def move_doctor(self, seat: int, zone: int) -> None:
        if self.places[seat] != zone:
            self.places[seat] = zone
            self.tell("moved", seat, zone)

    def lay_dilemma(self, zone: int) -> None:
        """TOD-TRAVEL-14, TOD-INFO-01: unseen and face down. TOD-RULING-022: as long as there are any."""
        if not self.dilemma_deck:
            self.renew(self.dilemma_deck, self.dilemma_discard, KNOWS_DILEMMA)
            if not self.dilemma_deck:
                return
        self.dilemmas[zone] = self.dilemma_deck.pop()
        self.tell("laid-dilemma", zone)

    def flip_dilemma(self, zone: int) -> None:
        """TOD-TRAVEL-15, -16."""
        if zone < 0 or zone >= ANOMALY_ZONE:
            return
        dilemma = self.dilemmas[zone]
        if dilemma != NO_DILEMMA and not self.is_face_up(dilemma):
            self.show(KNOWS_DILEMMA + dilemma)
            self.tell("flipped", zone, dilemma)

    def discard_dilemma(self, zone: int) -> None:
        """TOD-RULING-082: one that lay face down is not shown."""
        dilemma = self.dilemmas[zone]
        self.dilemmas[zone] = NO_DILEMMA
        self.dilemma_discard.append(dilemma)
        self.tell("discarded-dilemma", zone, dilemma if self.is_face_up(dilemma) else -1)

    def place_tile(self, tile: int) -> None:
        self.tiles.append(tile)
        self.tell("placed-tile", tile)

    def discard_tile(self, tile: int) -> None:
        """Off the table with all its Dilemmas; no Doctor stands there any more (TOD-RULING-017)."""
        self.tiles.remove(tile)
        for zone in (EARTH_ZONES + 2 * tile, EARTH_ZONES + 2 * tile + 1):
            if self.dilemmas[zone] != NO_DILEMMA:
                self.discard_dilemma(zone)
            for seat in range(self.seats):
                if self.places[seat] == zone:
                    self.move_doctor(seat, CONSOLE)
        self.location_discard.append(tile)
        self.tell("discarded-tile", tile)

    # -- Daleks and the track ----------------------------------------------------------------------

    def place_dalek(self, place: int) -> None:
        """TOD-DALEK-10: a seventh marker ends the game at once. TOD-DALEK-09: the sixth is Davros."""
        if sum(self.daleks) == DALEK_MARKERS:
            self.ending = SEVENTH_DALEK
            self.tell("seventh-dalek", place)
            self.end()
        self.daleks[place] += 1
        # TOD-RULING-051
        self.davros = place if sum(self.daleks) == DALEK_MARKERS else -1
        self.tell("placed-dalek", place)

    def remove_dalek(self, place: int) -> None:
        """TOD-DALEK-12: back to the supply."""
        self.daleks[place] -= 1
        self.davros = -1
        self.tell("removed-dalek", place)

    def move_tardis(self, seat: int, spaces: int) -> None:
        """TOD-DALEK-08, TOD-RULING-088: Gallifrey and Skaro are the ends."""
        here = self.tardis[seat]
        self.tardis[seat] = max(self.pack.skaro, min(self.pack.gallifrey, here + spaces))
        self.tell("moved-tardis", seat, here, self.tardis[seat])

    def move_ship(self, direction: int) -> bool:
        """One space; whether it got anywhere."""
        to = self.ship + direction
        if not self.pack.skaro <= to <= self.pack.gallifrey:
            return False
        self.ship = to
        self.tell("moved-ship", to)
        return True

    # -- dice --------------------------------------------------------------------------------------

    def exchange_die(self, pool: int, colour: int) -> None:
        """TOD-POOL-04: a black die of the pool becomes one of the colour."""
        self.pool[4 * pool + BLACK] -= 1
        self.pool[4 * pool + colour] += 1
        self.tell("focused", pool, colour)

    def cut_die(self, pool: int, colour: int) -> None:
        self.pool[4 * pool + colour] -= 1
        self.tell("cut", pool, colour)

    def exterminate_die(self, pool: int, colour: int) -> None:
        self.pool[4 * pool + colour] -= 1
        self.exterminated += 1 << 4 * (4 * pool + colour)
        self.tell("exterminated", pool, colour)

    def lift_condition(self, condition: int) -> None:
        """A Fixed Point or Time Locked is ignored for the rest of this Adventure."""
        self.conditions &= ~condition
        self.tell("lifted", condition)

    def roll_die(self, pool: int, colour: int) -> None:
        """One die comes up in this pool."""
        symbol = self.pack.die_faces[colour][self.chance.roll(6)]
        self.dice[pool * 24 + colour * 6 + symbol] += 1
        self.shown[symbol] += 1
        self.tell("rolled", pool, colour, symbol)

    def take_die(self, pool: int, colour: int, symbol: int) -> None:
        """A rolled die is lifted off the table, to be rolled again, turned or discarded."""
        self.dice[pool * 24 + colour * 6 + symbol] -= 1
        self.shown[symbol] -= 1

    def set_die(self, pool: int, colour: int, symbol: int) -> None:
        self.dice[pool * 24 + colour * 6 + symbol] += 1
        self.shown[symbol] += 1
        self.tell("turned", pool, colour, symbol)

    def clear_adventure(self) -> None:
        """Nothing of an Adventure is left. TOD-RULING-095: dice that were rolled in it are imprisoned now."""
        for die in range(len(self.awaited)):
            count = self.awaited[die]
            if count:
                self.prison[die] += count
                self.awaited[die] = 0
                self.tell("imprisoned", die // 4, die % 4, count)
        self.reset_adventure()

    def use_k9(self, seat: int) -> None:
        """TOD-RULING-114: once in an Adventure."""
        self.k9_used = True
        self.tell("used-k9", seat)

    def give_k9(self, seat: int) -> None:
        self.k9 = seat
        self.tell("passed-k9", seat)

    # -- anomalies ---------------------------------------------------------------------------------

    def put_anomaly(self, anomaly: int) -> None:
        self.anomalies.append(anomaly)

    def discard_anomaly(self, anomaly: int) -> None:
        """Its effect ends; dice still on it are free."""
        if anomaly in self.anomalies:
            self.anomalies.remove(anomaly)
        for colour in range(4):
            self.prison[4 * anomaly + colour] = 0
            self.awaited[4 * anomaly + colour] = 0
        self.progress[anomaly] = 0
        self.anomaly_discard.append(anomaly)
        self.tell("discarded-anomaly", anomaly)

    def imprison(self, anomaly: int, colour: int, wanted: int) -> None:
        """TOD-RULING-095, -100: dice that no other Task holds; those on the table as rolled dice come later."""
        unheld = self.pack.die_counts[colour] - self.imprisoned(colour) - self.awaiting(colour)
        taken = min(wanted, unheld)
        if not taken:
            return
        rolled = self.count_dice(0, colour) + self.count_dice(1, colour)
        now = max(0, min(taken, unheld - rolled))
        self.prison[4 * anomaly + colour] = now
        self.awaited[4 * anomaly + colour] = taken - now
        self.rebuild = True
        if now:
            self.tell("imprisoned", anomaly, colour, now)

    def free_die(self, anomaly: int, colour: int) -> None:
        """TOD-ANOMALY-15: one die more for everybody."""
        held = self.prison if self.prison[4 * anomaly + colour] else self.awaited
        held[4 * anomaly + colour] -= 1
        self.tell("freed", anomaly, colour)

    def mark_progress(self, anomaly: int) -> None:
        self.progress[anomaly] += 1
        self.tell("progressed", anomaly, self.progress[anomaly])

    def reveal_anomaly(self, anomaly: int) -> None:
        self.show(KNOWS_ANOMALY + anomaly)
        self.tell("revealed-anomaly", anomaly)

    def reveal_tile(self, tile: int) -> None:
        """TOD-RULING-025: drawn tiles are open."""
        self.show(KNOWS_TILE + tile)
        self.tell("drew-tile", tile)
