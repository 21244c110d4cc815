"""The pack: Doctors, Companions, Locations, Dilemmas, Timey-Wimey cards, Time Anomalies, dice and track as tuples.

Rules reach these through `state.pack`; everything is indexed by the small ints of `numbering`. Icons and effects
belong to a *source* (a Timey-Wimey card, a Companion or a Doctor).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from vortex.games.time_of_the_daleks import stages
from vortex.games.time_of_the_daleks.abilities import (
    ABILITY_STAGES,
    ABILITY_TIMINGS,
    ANOMALY_ABILITIES,
    CARD_ABILITIES,
    COMPANION_ABILITIES,
    DOCTOR_ABILITIES,
    EQUIPMENT_ABILITIES,
)
from vortex.games.time_of_the_daleks.effects import ABOUT_A_PLAYER, EACH, LANGUAGE, ON_ANOMALIES
from vortex.games.time_of_the_daleks.icons import (
    ADDS,
    FOCUSES,
    NO_DICE,
    POSSIBLE_FACES,
    POSSIBLE_FOCUS,
    POSSIBLE_REROLLS,
    PREPARES,
    REROLLS,
    TURNS,
    Dice,
    read_colours,
    read_conditions,
    read_dice,
    read_reroll,
    read_symbols,
)
from vortex.games.time_of_the_daleks.numbering import (
    ANOMALY_TYPES,
    ANYTIME,
    CARD_TYPES,
    COLOURS,
    COMPANION_SOURCE,
    DECKS,
    DOCTOR_SOURCE,
    EARTH_ZONES,
    EQUIPMENT,
    IN_ADVENTURE,
    IN_ANY_ADVENTURE,
    IN_PREPARE,
    LOCATION,
    MOST_ANOMALIES,
    MOST_CARDS,
    MOST_COMPANIONS,
    MOST_DILEMMAS,
    MOST_DOCTORS,
    MOST_SEATS,
    MOST_SOURCES,
    MOST_TILES,
    SYMBOLS,
    TASK,
    TIMINGS,
    Cards,
)
from vortex.kernel.effects import Effects
from vortex.kernel.pack import Entry, PackError, PackFiles, Provenance, meant, shown
from vortex.kernel.words import say

KINDS = (
    "die",
    "tardis-die",
    "track",
    "console",
    "doctor",
    "companion",
    "zone",
    "dilemma",
    "card",
    "anomaly",
)
_NAMING = ("key", "name", "tile_name", "emblem", "source", "where", "known")
"""Fields that say what a card is called and where it comes from: all others are what it does."""


class Printed(NamedTuple):
    """A card as it is typed, for readers and for drawings of it; rules use the tuples of the pack."""

    key: str
    name: str
    provenance: Provenance
    fields: tuple[tuple[str, tuple[str, ...]], ...]


class Pack:
    """Everything printed on the pieces."""

    def __init__(self, files: PackFiles) -> None:
        self.files = files
        files.check_kinds(KINDS)
        self.hash = files.hash
        self.printed: dict[str, list[Printed]] = {}
        """By kind, in the order of their numbers."""
        self.texts: list[Effects] = [()]
        self._text_numbers: dict[Effects, int] = {(): 0}
        self.adds: list[Dice] = [NO_DICE] * MOST_SOURCES
        self.focus: list[tuple[int, ...]] = [()] * MOST_SOURCES
        """For each focus icon the colours it can give, as a bit set; single-coloured icons first."""
        self.reroll_most: list[int] = [-1] * MOST_SOURCES
        self.reroll_colours: list[int] = [0] * MOST_SOURCES
        self.face_colours: list[int] = [0] * MOST_SOURCES
        self.face_symbol: list[int] = [-1] * MOST_SOURCES
        self.prepare: list[int] = [0] * MOST_SOURCES
        self.ability: list[str] = [""] * MOST_SOURCES
        self.consoles: dict[tuple[int, Cards, Cards], Any] = {}
        """What `consoles` has worked out."""
        self._read_dice(files)
        self._read_track(files)
        self._read_doctors(files.of("doctor"))
        self._read_companions(files.of("companion"))
        self._read_zones(files.of("zone"))
        self._read_dilemmas(files.of("dilemma"))
        self._read_cards(files.of("card"))
        self._read_anomalies(files.of("anomaly"))
        self.carries = tuple(self._carries(source) for source in range(MOST_SOURCES))
        self.alternatives = list(
            dict.fromkeys(way for text in self.texts for part in text if len(part) > 1 for way in part)
        )
        """Everything that a text lets a player choose, for the log."""
        self._resolve_links()
        for entry in files.entries:
            entry.finish()
        self.source_keys: tuple[str, ...] = (
            _padded(self.card_keys, MOST_CARDS)
            + _padded(self.companion_keys, MOST_COMPANIONS)
            + self.doctor_keys
        )
        self.source_names: tuple[str, ...] = (
            _padded(self.card_names, MOST_CARDS)
            + _padded(self.companion_names, MOST_COMPANIONS)
            + self.doctor_names
        )

    # -- shared reading ----------------------------------------------------------------------------

    def _text(self, entry: Entry, field: str, anywhere: bool = True) -> int:
        """An effect text; equal texts share a number. `anywhere` is False where no player is acting."""
        effects = LANGUAGE.read(entry, field)
        for part in effects:
            for alternative in part:
                for effect in alternative:
                    if LANGUAGE.has(effect.verb, ON_ANOMALIES) and entry.kind != "anomaly":
                        entry.fail(field, say("tod-pack-replace"))
                    nobody = LANGUAGE.has(effect.verb, ABOUT_A_PLAYER) and effect.scope != EACH
                    if not anywhere and nobody:
                        entry.fail(field, say("tod-pack-nobody"))
        if effects not in self._text_numbers:
            self._text_numbers[effects] = len(self.texts)
            self.texts.append(effects)
        return self._text_numbers[effects]

    def _needed_text(self, entry: Entry, field: str) -> int:
        """TOD-COMP-10, -11: every zone prints a reward and every Dilemma a fail cost."""
        number = self._text(entry, field)
        if not number:
            entry.fail(field, say("tod-pack-nothing"))
        return number

    def _icons(self, entry: Entry, source: int) -> None:
        self.adds[source] = read_dice(entry, "add")
        written = entry.texts("focus", ())
        entry.note("focus", sort="words", allowed=POSSIBLE_FOCUS)
        icons = [read_colours(entry, "focus", icon) for icon in written]
        if len(icons) > 4:
            entry.fail("focus", say("tod-pack-focus"))
        self.focus[source] = tuple(sorted(icons, key=lambda colours: (colours.bit_count(), colours)))
        rerolls = entry.texts("reroll", ())
        entry.note("reroll", sort="words", allowed=POSSIBLE_REROLLS, most=1)
        if len(rerolls) > 1:
            entry.fail("reroll", say("tod-pack-one-reroll"))
        for icon in rerolls:
            self.reroll_most[source], self.reroll_colours[source] = read_reroll(entry, icon)
        changes = entry.texts("face", ())
        entry.note("face", sort="words", allowed=POSSIBLE_FACES, most=1)
        if len(changes) > 1:
            entry.fail("face", say("tod-pack-one-face"))
        for icon in changes:
            colour, _, symbol = icon.partition(" ")
            if symbol not in SYMBOLS:
                entry.fail("face", say("tod-pack-face", found=shown(icon)))
            self.face_colours[source] = read_colours(entry, "face", colour, dice=True)
            self.face_symbol[source] = SYMBOLS.index(symbol)

    def _carries(self, source: int) -> int:
        """What the card can do on a console, as bits."""
        return (
            (ADDS if any(self.adds[source]) else 0)
            | (FOCUSES if self.focus[source] else 0)
            | (REROLLS if self.reroll_most[source] >= 0 else 0)
            | (TURNS if self.face_symbol[source] >= 0 else 0)
            | (PREPARES if self.prepare[source] else 0)
        )

    def _print(self, entry: Entry) -> None:
        fields = tuple(
            (field, _as_typed(value))
            for field, value in entry.fields.items()
            if value and field not in _NAMING
        )
        printed = Printed(entry.text("key"), entry.text("name"), Provenance(entry), fields)
        self.printed.setdefault(entry.kind, []).append(printed)

    def _keys(self, entries: Sequence[Entry], file: str, least: int, most: int) -> tuple[str, ...]:
        if not least <= len(entries) <= most:
            message = say("tod-pack-count", least=str(least), most=str(most), found=str(len(entries)))
            if not entries:
                raise PackError(message, place=file)
            entries[-1].fail("", message)
        return tuple(entry.text("key") for entry in entries)

    # -- the kinds ---------------------------------------------------------------------------------

    def _read_dice(self, files: PackFiles) -> None:
        """TOD-COMP-20 to -23, TOD-RULING-001, -002."""
        dice = {entry.text("key"): entry for entry in files.of("die")}
        faces: list[tuple[int, ...]] = []
        counts: list[int] = []
        for colour in COLOURS:
            if colour not in dice:
                said = say("tod-pack-no-die", colour=colour, known=", ".join(COLOURS))
                raise PackError(said, place="dice.toml")
            entry = dice.pop(colour)
            found = entry.words("faces", SYMBOLS)
            if len(found) != 6:
                entry.fail("faces", say("tod-pack-faces", found=str(len(found))))
            if colour == "black" and sorted(found) != sorted(SYMBOLS):
                entry.fail("faces", say("tod-pack-black"))
            faces.append(tuple(SYMBOLS.index(symbol) for symbol in found))
            counts.append(entry.number("count", 1, 8))
            self._print(entry)
        for entry in dice.values():
            entry.fail("key", say("tod-pack-die", known=", ".join(COLOURS)))
        self.die_faces = tuple(faces)
        self.die_counts = tuple(counts)
        tardis = files.the("tardis-die")
        sides = tardis.words("faces", ("tardis", "question"))
        if not sides:
            tardis.fail("faces", say("tod-pack-no-faces"))
        self.tardis_faces = tuple(side == "tardis" for side in sides)
        self._print(tardis)

    def _read_track(self, files: PackFiles) -> None:
        """TOD-RULING-003, -004, -005."""
        track = files.the("track")
        self.skaro = track.number("skaro", 0, 0)
        self.gallifrey = track.number("gallifrey", 8, 60)
        self.earth_space = track.number("earth", 1, self.gallifrey - 1)
        self.markers = track.numbers("anomalies", 1, self.gallifrey)
        self.first_game_markers = track.numbers("first_game_anomalies", 1, self.gallifrey)
        self._print(track)
        console = files.the("console")
        self.companion_spaces = console.number("companion_spaces", 1, 6)
        self.equipment_slots = console.number("equipment_slots", 1, 6)
        self._print(console)

    def _read_doctors(self, entries: Sequence[Entry]) -> None:
        self.doctor_keys = self._keys(entries, "doctors.toml", MOST_SEATS, MOST_DOCTORS)
        self.doctor_names = tuple(entry.text("name") for entry in entries)
        self.doctor_numbers = tuple(entry.number("number", 1, 99) for entry in entries)
        for doctor, number in enumerate(self.doctor_numbers):
            if number in self.doctor_numbers[:doctor]:
                entries[doctor].fail("number", say("tod-pack-same-number"))
        ring = sorted(range(len(entries)), key=lambda doctor: self.doctor_numbers[doctor])
        self.next_doctor = [0] * len(entries)
        for place, doctor in enumerate(ring):
            self.next_doctor[doctor] = ring[(place + 1) % len(ring)]
        self._links: list[tuple[Entry, tuple[str, ...]]] = []
        for doctor, entry in enumerate(entries):
            source = DOCTOR_SOURCE + doctor
            self._icons(entry, source)
            self.ability[source] = entry.one_of("ability", DOCTOR_ABILITIES, "")
            self._links.append((entry, entry.texts("links", ())))
            self._print(entry)

    def _read_companions(self, entries: Sequence[Entry]) -> None:
        self.companion_keys = self._keys(entries, "companions.toml", MOST_SEATS, MOST_COMPANIONS)
        self.companion_names = tuple(entry.text("name") for entry in entries)
        self.companion_deck = tuple(DECKS.index(entry.one_of("deck", DECKS)) for entry in entries)
        self.groups: dict[str, tuple[int, ...]] = {}
        for companion, entry in enumerate(entries):
            source = COMPANION_SOURCE + companion
            self._icons(entry, source)
            self.ability[source] = entry.one_of("ability", COMPANION_ABILITIES, "")
            self.prepare[source] = self._text(entry, "prepare")
            self._links.append((entry, entry.texts("links", ())))
            for group in entry.texts("groups", ()):
                self.groups[group] = (*self.groups.get(group, ()), companion)
            self._print(entry)
        self.while_with: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.doctor_keys.index(key) for key in entry.words("while_with", self.doctor_keys, ()))
            for entry in entries
        )

    def _read_zones(self, entries: Sequence[Entry]) -> None:
        """Earth's three zones first, then two for each tile, in the order of the file."""
        earth = [entry for entry in entries if entry.text("tile") == "earth"]
        if len(earth) != EARTH_ZONES:
            message = say("tod-pack-earth", count=str(EARTH_ZONES), found=str(len(earth)))
            if not earth:
                raise PackError(message, place="locations.toml")
            earth[-1].fail("tile", message)
        tiles: dict[str, list[Entry]] = {}
        for entry in entries:
            if entry.text("tile") != "earth":
                tiles.setdefault(entry.text("tile"), []).append(entry)
        if not 1 <= len(tiles) <= MOST_TILES:
            said = say("tod-pack-tiles", most=str(MOST_TILES), found=str(len(tiles)))
            entries[-1].fail("tile", said)
        ordered = list(earth)
        for zones in tiles.values():
            if len(zones) != 2:
                zones[0].fail("tile", say("tod-pack-zones", found=str(len(zones))))
            ordered.extend(zones)
        self.tile_keys = tuple(tiles)
        self.zone_keys = tuple(entry.text("key") for entry in ordered)
        self.zone_names = tuple(entry.text("name") for entry in ordered)
        self.zone_locations = tuple(entry.text("tile_name") for entry in ordered)
        self.tile_names = self.zone_locations[EARTH_ZONES::2]
        self.zone_symbols = tuple(read_symbols(entry, "symbols", 1, 6) for entry in ordered)
        self.zone_reward = tuple(self._needed_text(entry, "reward") for entry in ordered)
        for entry in ordered:
            self._links.append((entry, entry.texts("links", ())))
            self._print(entry)

    def _read_dilemmas(self, entries: Sequence[Entry]) -> None:
        self.dilemma_keys = self._keys(entries, "dilemmas.toml", EARTH_ZONES + 2, MOST_DILEMMAS)
        self.dilemma_names = tuple(entry.text("name") for entry in entries)
        self.dilemma_symbols = tuple(read_symbols(entry, "symbols", 1, 6) for entry in entries)
        self.dilemma_conditions = tuple(read_conditions(entry) for entry in entries)
        self.dilemma_fail = tuple(self._needed_text(entry, "fail") for entry in entries)
        self.dilemma_dalek_icon = tuple(entry.flag("dalek_icon", False) for entry in entries)
        for entry in entries:
            self._links.append((entry, entry.texts("links", ())))
            self._print(entry)

    def _read_cards(self, entries: Sequence[Entry]) -> None:
        self.card_keys = self._keys(entries, "timey_wimey.toml", 1, MOST_CARDS)
        self.card_names = tuple(entry.text("name") for entry in entries)
        self.card_type = tuple(CARD_TYPES.index(entry.one_of("type", CARD_TYPES)) for entry in entries)
        self.card_timing = tuple(TIMINGS.index(entry.one_of("timing", TIMINGS)) for entry in entries)
        self.card_cost = tuple(entry.number("cost", 0, 5) for entry in entries)
        self.card_is_hat = tuple("hat" in entry.words("tags", ("hat",), ()) for entry in entries)
        effects: list[int] = []
        for card, entry in enumerate(entries):
            self._icons(entry, card)
            self.prepare[card] = self._text(entry, "prepare")
            effects.append(self._text(entry, "effect"))
            self.ability[card] = entry.one_of("ability", CARD_ABILITIES, "")
            self._check_card(entry, card, effects[card])
            self._print(entry)
        self.card_effect = tuple(effects)
        self.has_dice_icon = tuple(self._carries(card) & ~PREPARES != 0 for card in range(len(entries)))
        self.acts_on_any_pool = tuple(
            source < len(entries) and self.card_timing[source] == IN_ANY_ADVENTURE
            for source in range(MOST_SOURCES)
        )
        """TOD-RULING-126: a Timey-Wimey card of Any Adventure timing serves either pool, everything else its own."""
        moments = [self._stages(card) for card in range(len(entries))]
        self.is_playable_at = tuple(
            tuple(found >> stage & 1 == 1 for found in moments) for stage in range(stages.ELSEWHERE + 1)
        )
        """By stage and card."""

    def _stages(self, card: int) -> int:
        """The moments at which playing a card from hand can be thought of at all, as bits: a quick first sieve."""
        if self.card_type[card] == EQUIPMENT:
            return 0
        timing = self.card_timing[card]
        if timing == ANYTIME:
            found = stages.EVERY_STAGE
        elif timing == IN_PREPARE:
            found = 1 << stages.PREPARE
        elif any(self.adds[card]) or self.focus[card]:
            found = 1 << stages.POOL
        elif self.reroll_most[card] >= 0:
            found = 1 << stages.REROLL
        elif self.face_symbol[card] >= 0:
            found = 1 << stages.FACE
        else:
            found = stages.ADVENTURE_STAGES
        return found & ABILITY_STAGES.get(self.ability[card], stages.EVERY_STAGE)

    def _check_card(self, entry: Entry, card: int, effect: int) -> None:
        icons = sum(len(entry.texts(field, ())) for field in ("add", "focus", "reroll", "face"))
        ways = icons + (effect > 0) + (self.prepare[card] > 0) + (self.ability[card] != "")
        if self.card_type[card] == EQUIPMENT:
            if ways == 0:
                entry.fail("", say("tod-pack-idle"))
            if effect:
                entry.fail("effect", say("tod-pack-equipment"))
            if self.ability[card] and self.ability[card] not in EQUIPMENT_ABILITIES:
                known = ", ".join(EQUIPMENT_ABILITIES)
                entry.fail("ability", say("tod-pack-equipment-ability", known=known))
        elif ways != 1 or self.prepare[card]:
            entry.fail("", say("tod-pack-one-way"))
        elif self.ability[card] in EQUIPMENT_ABILITIES:
            # The question after extermination may depend on installed cards only, or it would betray a hand.
            entry.fail("ability", say("tod-pack-only-equipment", ability=repr(self.ability[card])))
        self._check_timing(entry, card, icons > 0)

    def _check_timing(self, entry: Entry, card: int, has_icons: bool) -> None:
        """TOD-CARD-08 to -10: a card that can never be played, or whose text contradicts its timing, is a mistake."""
        timing = self.card_timing[card]
        if has_icons and timing < IN_ADVENTURE:
            entry.fail("timing", say("tod-pack-timing-icons"))
        if self.prepare[card] and timing != IN_PREPARE:
            entry.fail("timing", say("tod-pack-timing-prepare"))
        occasions = ABILITY_TIMINGS.get(self.ability[card])
        if occasions and TIMINGS[timing] not in occasions:
            known = " / ".join(occasions)
            entry.fail("timing", say("tod-pack-timing", known=known, ability=repr(self.ability[card])))
        gathers = any(self.adds[card]) or bool(self.focus[card])
        if self.card_type[card] == EQUIPMENT and gathers and timing == IN_ANY_ADVENTURE:
            # TOD-HELP-18: what is gathered from a console goes into its owner's pool.
            entry.fail("timing", say("tod-pack-timing-owner"))

    def _read_anomalies(self, entries: Sequence[Entry]) -> None:
        self.anomaly_keys = self._keys(entries, "anomalies.toml", 1, MOST_ANOMALIES)
        self.anomaly_names = tuple(entry.text("name") for entry in entries)
        self.anomaly_type = tuple(
            ANOMALY_TYPES.index(entry.one_of("type", ANOMALY_TYPES)) for entry in entries
        )
        self.anomaly_dalek_icon = tuple(entry.flag("dalek_icon", False) for entry in entries)
        self.anomaly_effect = tuple(self._text(entry, "effect", anywhere=False) for entry in entries)
        self.anomaly_conditions = tuple(read_conditions(entry) for entry in entries)
        self.anomaly_reward = tuple(self._text(entry, "reward") for entry in entries)
        self.anomaly_fail = tuple(self._text(entry, "fail") for entry in entries)
        self.anomaly_imprisons = tuple(read_dice(entry, "imprison") for entry in entries)
        self.anomaly_progress = tuple(entry.number("progress", 0, 10, 0) for entry in entries)
        self.anomaly_ability = tuple(entry.one_of("ability", ANOMALY_ABILITIES, "") for entry in entries)
        self.anomaly_tasks = tuple(read_symbols(entry, "task_symbols", 0, 6, ()) for entry in entries)
        symbols: list[tuple[int, ...]] = []
        for anomaly, entry in enumerate(entries):
            is_location = self.anomaly_type[anomaly] == LOCATION
            symbols.append(
                read_symbols(entry, "symbols", 1, 6)
                if is_location
                else read_symbols(entry, "symbols", 0, 0, ())
            )
            if self.anomaly_type[anomaly] == TASK:
                held = sum(self.anomaly_imprisons[anomaly])
                if not any(self.anomaly_tasks[anomaly]):
                    entry.fail("task_symbols", say("tod-pack-task-symbols"))
                if (held > 0) == (self.anomaly_progress[anomaly] > 0):
                    entry.fail("progress", say("tod-pack-task"))
            self._links.append((entry, entry.texts("links", ())))
            self._print(entry)
        self.anomaly_symbols = tuple(symbols)

    def _resolve_links(self) -> None:
        """TOD-RECRUIT-18: a Link names a Companion or a group of Companions."""
        resolved: list[tuple[int, ...]] = []
        for entry, names in self._links:
            entry.note("links", kinds=("companion",), allowed=tuple(self.groups))
            found: list[int] = []
            for name in names:
                if name in self.companion_keys:
                    found.append(self.companion_keys.index(name))
                elif name in self.groups:
                    found.extend(self.groups[name])
                else:
                    said = say("tod-pack-link", found=shown(name), groups=", ".join(self.groups) or "–")
                    entry.fail("links", meant(said, name, (*self.companion_keys, *self.groups)))
            resolved.append(tuple(found))
        counts = (
            len(self.doctor_keys),
            len(self.companion_keys),
            len(self.zone_keys),
            len(self.dilemma_keys),
            len(self.anomaly_keys),
        )
        cut = [sum(counts[:i]) for i in range(6)]
        (
            self.doctor_links,
            self.companion_links,
            self.zone_links,
            self.dilemma_links,
            self.anomaly_links,
        ) = (tuple(resolved[cut[i] : cut[i + 1]]) for i in range(5))
        for index, links in enumerate(self.doctor_links):
            if not links:
                self._links[index][0].fail("links", say("tod-pack-first-link"))


def _as_typed(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else (str(value),)


def _padded(keys: tuple[str, ...], size: int) -> tuple[str, ...]:
    return keys + ("",) * (size - len(keys))
