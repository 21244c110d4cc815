"""The verbs: nothing else changes the state. Each says what happened, if there is a listener. Those about cards are in
`hands`, those about dice in `dice`."""

from __future__ import annotations

from vortex.games.time_of_the_daleks import events
from vortex.games.time_of_the_daleks.dice import Dice
from vortex.games.time_of_the_daleks.events import DILEMMAS, LOCATIONS
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_ZONE,
    CONDITIONS,
    CONSOLE,
    DALEK_MARKERS,
    DOCTORS_WON,
    EARTH_ZONES,
    KNOWS_ANOMALY,
    KNOWS_DILEMMA,
    KNOWS_TILE,
    MOST_TOKENS,
    NO_DIE,
    NO_DILEMMA,
    QUESTION_MARK,
    SEVENTH_DALEK,
    SHIP_ON_GALLIFREY,
    TARDIS_SYMBOL,
    Ending,
    is_anomaly,
)
from vortex.kernel.events import NONE
from vortex.kernel.state import NOBODY


class DaleksState(Dice):
    """A state of Time of the Daleks."""

    __slots__ = ()

    def clone(self) -> DaleksState:
        twin = DaleksState(self.pack, self.seats, self.chance)
        self.copy_kernel(twin)
        self.copy_fields(twin)
        return twin

    # -- set-up and turns --------------------------------------------------------------------------

    def take_doctor(self, seat: int, doctor: int) -> None:
        """TOD-SETUP-02."""
        self.doctors[seat] = doctor
        self.furnish(seat)
        if self.events is not None:
            self.events.append(events.DoctorTaken(seat, doctor))

    def take_colour(self, seat: int, colour: int) -> None:
        """TOD-SETUP-03."""
        self.colours[seat] = colour

    def go_first(self, seat: int) -> None:
        """TOD-SETUP-15: the first player begins with the TARDIS die."""
        self.first = seat
        self.die_holder = seat

    def lay_decks(self, companions: list[int], dilemmas: list[int], anomalies: list[int]) -> None:
        """TOD-SETUP-06, -08, -10, -11, -15: all decks are shuffled; of these kinds not every card is in its deck."""
        for companion in companions:
            self.companion_deck(companion).append(companion)
            self.in_decks |= 1 << companion
        self.tw_deck = list(range(len(self.pack.card_keys)))
        self.location_deck = list(range(len(self.pack.tile_keys)))
        self.dilemma_deck = dilemmas
        self.anomaly_deck = anomalies
        for deck in (
            self.earth_deck,
            self.alien_deck,
            self.tw_deck,
            self.location_deck,
            self.dilemma_deck,
            self.anomaly_deck,
        ):
            self.chance.shuffle(deck)

    def lay_track(self, markers: tuple[int, ...]) -> None:
        """TOD-SETUP-12 to -14."""
        self.tardis = [self.pack.earth_space] * self.seats
        self.ship = self.pack.skaro
        self.markers = list(markers)

    def ignore_conditions(self) -> None:
        """TOD-FIRST-06 to -08."""
        self.ignores_conditions = True

    def receive_k9(self, seat: int) -> None:
        """TOD-K9-02."""
        self.k9 = seat

    def begin_round(self) -> None:
        self.round += 1
        if self.events is not None:
            self.events.append(events.RoundBegun(self.round))

    def begin_turn(self, seat: int) -> None:
        """TOD-RULING-045: effects used in the last turn work again."""
        self.active = seat
        self.turn += 1
        self.used = ()
        if self.events is not None:
            self.events.append(events.TurnBegun(seat))

    def begin_dalek_turn(self) -> None:
        """TOD-RULING-045: a Dalek turn is a turn, so used marks are cleared."""
        self.active = NOBODY
        self.turn += 1
        self.is_dalek_turn = True
        self.used = ()
        if self.events is not None:
            self.events.append(events.DalekTurnBegun(self.round))

    def end_dalek_turn(self) -> None:
        self.is_dalek_turn = False

    def daleks_win(self, ending: Ending) -> None:
        """TOD-WIN-05 to -07."""
        self.ending = ending
        if self.events is not None:
            self.events.append(events.DaleksWon(ending == SHIP_ON_GALLIFREY))
        self.end_with_step()

    def doctors_win(self, winners: list[int]) -> None:
        """TOD-WIN-01 to -03."""
        self.ending = DOCTORS_WON
        if self.events is not None:
            self.events.append(events.DoctorsWon(tuple(winners)))
        self.end_with_step()

    # -- tokens and Doctors ------------------------------------------------------------------------

    def gain_tokens(self, seat: int, count: int) -> None:
        """TOD-LIMIT-01: never more than five; the surplus is lost."""
        gained = min(count, MOST_TOKENS - self.tokens[seat])
        self.tokens[seat] += gained
        if gained and self.events is not None:
            self.events.append(events.SonicGained(seat, gained))

    def spend_tokens(self, seat: int, count: int) -> None:
        self.tokens[seat] -= count
        if count and self.events is not None:
            self.events.append(events.SonicSpent(seat, count))

    def regenerate(self, seat: int, doctor: int) -> None:
        """TOD-REGEN-05: the new Doctor takes the old one's place. A pool that was begun is stale (TOD-RULING-105)."""
        self.doctors[seat] = doctor
        self.furnish(seat)
        self.rebuild = True
        if self.events is not None:
            self.events.append(events.DoctorRegenerated(seat, doctor))

    # -- places ------------------------------------------------------------------------------------

    def move_doctor(self, seat: int, zone: int) -> None:
        if self.places[seat] != zone:
            self.places[seat] = zone
            if self.events is not None:
                self.events.append(events.DoctorMoved(seat, zone))

    def travel_to(self, seat: int, zone: int) -> None:
        """TOD-TRAVEL-01: stay or move."""
        if self.places[seat] != zone:
            self.move_doctor(seat, zone)
        elif self.events is not None:
            self.events.append(events.DoctorStayed(seat, zone))

    def lay_dilemma(self, zone: int) -> None:
        """TOD-TRAVEL-14, TOD-INFO-01: unseen and face down. TOD-RULING-022: as long as there are any."""
        if not self.dilemma_deck:
            self._renew(DILEMMAS, self.dilemma_deck, self.dilemma_discard, KNOWS_DILEMMA)
            if not self.dilemma_deck:
                return
        self.dilemmas[zone] = self.dilemma_deck.pop()
        if self.events is not None:
            self.events.append(events.DilemmaLaid(zone))

    def flip_dilemma(self, zone: int) -> None:
        """TOD-TRAVEL-15, -16."""
        if zone < 0 or zone >= ANOMALY_ZONE:
            return
        dilemma = self.dilemmas[zone]
        if dilemma != NO_DILEMMA and not self.is_face_up(dilemma):
            self.show(KNOWS_DILEMMA + dilemma)
            if self.events is not None:
                self.events.append(events.DilemmaFlipped(zone, dilemma))

    def discard_dilemma(self, zone: int) -> None:
        """TOD-RULING-082: one that lay face down is not shown."""
        dilemma = self.dilemmas[zone]
        self.dilemmas[zone] = NO_DILEMMA
        self.dilemma_discard.append(dilemma)
        if self.events is not None:
            self.events.append(events.DilemmaDiscarded(zone, dilemma if self.is_face_up(dilemma) else NONE))

    def scan_dilemma(self, seat: int, zone: int) -> None:
        """TOD-INFO-01: this seat alone looks at it."""
        dilemma = self.dilemmas[zone]
        self.knows[KNOWS_DILEMMA + dilemma] |= 1 << seat
        if self.events is not None:
            self.events.append(events.DilemmaScanned(seat, zone, dilemma))

    def draw_tile(self) -> None:
        """TOD-RULING-025: drawn tiles are open. TOD-RULING-021: there may be none."""
        if not self.location_deck:
            self._renew(LOCATIONS, self.location_deck, self.location_discard, KNOWS_TILE)
            if not self.location_deck:
                return
        tile = self.location_deck.pop()
        self.drawn += (tile,)
        self.show(KNOWS_TILE + tile)
        if self.events is not None:
            self.events.append(events.TileDrawn(tile))

    def keep_tile(self, kept: int) -> None:
        """TOD-TRAVEL-11: into play; the other drawn tiles are discarded."""
        for tile in self.drawn:
            if tile != kept:
                self.location_discard.append(tile)
                if self.events is not None:
                    self.events.append(events.TileDiscarded(tile))
        self.drawn = ()
        self.tiles.append(kept)
        if self.events is not None:
            self.events.append(events.TilePlaced(kept))

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
        if self.events is not None:
            self.events.append(events.TileDiscarded(tile))

    def roll_tardis_die(self, seat: int) -> None:
        """TOD-TRAVEL-08."""
        faces = self.pack.tardis_faces
        self.tardis_die = TARDIS_SYMBOL if faces[self.chance.below(len(faces))] else QUESTION_MARK
        if self.events is not None:
            self.events.append(events.TardisDieRolled(seat, self.tardis_die))

    def turn_tardis_die(self, seat: int) -> None:
        """A card makes it show the TARDIS."""
        self.tardis_die = TARDIS_SYMBOL
        if self.events is not None:
            self.events.append(events.TardisDieTurned(seat))

    def lift_tardis_die(self) -> None:
        self.tardis_die = NO_DIE

    def pass_tardis_die(self, seat: int) -> None:
        """TOD-FINISH-10."""
        self.die_holder = seat

    def trust_tardis(self, seat: int) -> None:
        """The First Doctor lets the TARDIS choose, and draws a card for it."""
        if self.events is not None:
            self.events.append(events.TardisTrusted(seat))
        self.draw_cards(seat, 1)

    # -- Daleks and the track ----------------------------------------------------------------------

    def place_dalek(self, place: int) -> None:
        """TOD-DALEK-10: a seventh marker ends the game at once. TOD-DALEK-09: the sixth is Davros."""
        if self.dalek_count == DALEK_MARKERS:
            self.ending = SEVENTH_DALEK
            if self.events is not None:
                self.events.append(events.SeventhDalekNeeded(place))
            self.end()
        self.daleks[place] += 1
        self.dalek_count += 1
        # TOD-RULING-051
        self.davros = place if self.dalek_count == DALEK_MARKERS else -1
        if self.events is not None:
            self.events.append(events.DalekPlaced(place))

    def remove_dalek(self, place: int) -> None:
        """TOD-DALEK-12: back to the supply."""
        self.daleks[place] -= 1
        self.dalek_count -= 1
        self.davros = -1
        if self.events is not None:
            self.events.append(events.DalekRemoved(place))

    def move_tardis(self, seat: int, spaces: int) -> None:
        """TOD-DALEK-08, TOD-RULING-088: Gallifrey and Skaro are the ends."""
        here = self.tardis[seat]
        self.tardis[seat] = max(self.pack.skaro, min(self.pack.gallifrey, here + spaces))
        if self.events is not None:
            self.events.append(events.TardisMoved(seat, here, self.tardis[seat]))

    def move_ship(self, direction: int) -> bool:
        """One space; returns whether it could move."""
        to = self.ship + direction
        if not self.pack.skaro <= to <= self.pack.gallifrey:
            return False
        self.ship = to
        if self.events is not None:
            self.events.append(events.ShipMoved(to))
        return True

    def remove_marker(self) -> bool:
        """TOD-ANOMALY-01: the marker on the ship's space; returns whether there was one."""
        if self.ship not in self.markers:
            return False
        self.markers.remove(self.ship)
        if self.events is not None:
            self.events.append(events.MarkerRemoved(self.ship))
        return True

    # -- the Adventure -----------------------------------------------------------------------------

    def face(self, seat: int, zone: int, need: tuple[int, ...], conditions: int) -> None:
        """TOD-CHALLENGE: what this Adventure asks for."""
        self.adventure_zone = zone
        self.adventure_dilemma = NO_DILEMMA if is_anomaly(zone) else self.dilemmas[zone]
        self.need = need
        self.conditions = conditions
        if self.events is not None:
            bits = tuple(bit for bit in range(len(CONDITIONS)) if conditions >> bit & 1)
            self.events.append(events.AdventureFaced(seat, zone, need, bits))

    def call_helper(self, seat: int, helper: int) -> None:
        """TOD-HELP-01: how the helper helps is yet to be said."""
        if self.events is not None:
            self.events.append(events.HelpCalled(seat, helper))

    def give_help(self, helper: int, how: int, zone: int) -> None:
        """TOD-HELP-04, TOD-RULING-062: from now on the helper's zone is the one where they help."""
        self.helper = helper
        self.help = how
        self.helper_zone = zone
        if self.events is not None:
            self.events.append(events.HelpGiven(helper, how))

    def choose_alternative(self, seat: int, text: int, part: int, alternative: int) -> None:
        """TOD-RESOLVE-13: of several rewards or fail costs this one."""
        if self.events is not None:
            chosen = self.pack.texts[text][part][alternative]
            self.events.append(events.AlternativeChosen(seat, self.pack.alternatives.index(chosen)))

    def succeed(self, seat: int) -> None:
        """TOD-RESOLVE-02: a Dilemma that is still there is discarded."""
        zone = self.adventure_zone
        if self.events is not None:
            self.events.append(events.AdventureSucceeded(seat, zone))
        if not is_anomaly(zone) and self.dilemmas[zone] == self.adventure_dilemma != NO_DILEMMA:
            self.discard_dilemma(zone)

    def fail(self, seat: int) -> None:
        """TOD-RESOLVE-08."""
        if self.events is not None:
            self.events.append(events.AdventureFailed(seat, self.adventure_zone))

    def remember_done_to_all(self, bit: int) -> None:
        """TOD-RULING-069: this part of the fail cost has been done to every Doctor."""
        self.done_to_all |= bit

    def reopen(self) -> None:
        """TOD-RULING-108: something has changed for the participants, who decide again."""
        self.reopened = True

    def close(self) -> None:
        """Nothing has changed since the participants decided."""
        self.reopened = False

    def clear_adventure(self) -> None:
        """Nothing of an Adventure is left. TOD-RULING-095: dice that were rolled in it are imprisoned now."""
        if self.anomalies:
            self._imprison_awaited()
        self.reset_adventure()

    def _imprison_awaited(self) -> None:
        for anomaly in sorted(self.anomalies):
            for colour in range(4):
                count = self.awaited[4 * anomaly + colour]
                if count:
                    self.prison[4 * anomaly + colour] += count
                    self.awaited[4 * anomaly + colour] = 0
                    if self.events is not None:
                        self.events.append(events.DiceImprisoned(anomaly, colour, count))

    def use_k9(self, seat: int) -> None:
        """TOD-RULING-114: once in an Adventure."""
        self.k9_used = True
        if self.events is not None:
            self.events.append(events.K9Used(seat))

    def give_k9(self, seat: int) -> None:
        self.k9 = seat
        if self.events is not None:
            self.events.append(events.K9Passed(seat))

    # -- anomalies ---------------------------------------------------------------------------------

    def draw_anomaly(self) -> int:
        """TOD-ANOMALY-01, -03: the top card is revealed."""
        anomaly = self.anomaly_deck.pop()
        self.show(KNOWS_ANOMALY + anomaly)
        if self.events is not None:
            self.events.append(events.AnomalyRevealed(anomaly))
        return anomaly

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
        if self.events is not None:
            self.events.append(events.AnomalyDiscarded(anomaly))

    def mark_progress(self, anomaly: int) -> None:
        self.progress[anomaly] += 1
        if self.events is not None:
            self.events.append(events.ProgressMarked(anomaly, self.progress[anomaly]))
