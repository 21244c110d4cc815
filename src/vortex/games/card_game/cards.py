"""The pack: Defenders, Enemies, Support cards and Locations as tuples indexed by small ints.

A *type* is one kind of card as written in the pack; a *card* is one copy of it. Cards are numbered type by type,
so a sorted hand is sorted by type. A *place* is a Location that lies or may lie in a line: the Starting Locations
first, then every copy of a Location card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vortex.games.card_game.choices import ADD, DISCARD, PICKUP, PLAY, RECALL, RESERVE, Ready
from vortex.games.card_game.effects import (
    ALONE,
    DEFEATS,
    ENEMYS,
    ENOUGH,
    EXCHANGES,
    LANGUAGE,
    MAY_MISS,
    ON_REVEAL,
    PRICE_OF_DEFEAT,
    TARGETED,
    WIDENS,
)
from vortex.games.card_game.numbering import (
    DEFENDER,
    ENEMY,
    KIND_NAMES,
    LEAST_CARDS,
    LOCATION,
    MOST_ATTACKERS,
    MOST_CARDS,
    MOST_PLACES,
    MOST_TYPES,
    NOWHERE,
    STARTS,
    SUPPORT,
    Cards,
)
from vortex.kernel.effects import Effect
from vortex.kernel.pack import Entry, PackError, PackFiles, Provenance, meant, shown
from vortex.kernel.words import say

KINDS: Final = ("defender", "enemy", "support", "location", "start")
DEFENDER_KEYS: Final = ("doctor", "amy-pond", "rory", "river-song")
ENEMY_ABILITIES: Final = ("", "turns-river", "falls-to-amy", "pandorica", "blocks-scoring")
SUPPORT_ABILITIES: Final = ("", "teselecta", "unit")
ANY: Final = "any"

# How a card in hand can be used by itself.
NEVER: Final = 0
AS_DEFENDER: Final = 1
AS_ENEMY: Final = 2
FREELY: Final = 3
IF_POSSIBLE: Final = 4
"""A Support card that needs a target, a price or a place in the reserve."""
IF_ROOM: Final = 5
"""U.N.I.T., which needs nothing but a place in the reserve."""


class Use:
    """What a card in hand can be used for by itself: how it is played, and the choices that name its type."""

    __slots__ = ("bit", "to_discard", "to_play", "to_reserve", "way")

    def __init__(self, type_: int, way: int, bit: int) -> None:
        self.way = way
        self.bit = bit
        """An Enemy's or a Defender's."""
        self.to_play: Ready = PLAY + type_
        self.to_reserve: Ready = RESERVE + type_
        self.to_discard: Ready = DISCARD + type_


class Pack:
    """Everything printed on the cards."""

    def __init__(self, files: PackFiles) -> None:
        files.check_kinds(KINDS)
        self.hash = files.hash
        self.keys: list[str] = []
        self.names: list[str] = []
        self.type_kind: list[int] = []
        self.type_strength: list[int] = []
        self.copies: list[int] = []
        self.reveal_gain: list[int] = []
        self.reveal_take: list[int] = []
        self.provenance: list[Provenance] = []
        self.texts: list[str] = []
        """What a card says in the game's effect words: when it is played or when it is turned up in a conflict."""
        self.abilities: list[str] = []
        self._read_defenders(files)
        self._read_enemies(files)
        self._read_supports(files)
        self._read_locations(files)
        for entry in files.entries:
            entry.finish()
        self._check_attacks(files.of("enemy"))
        self._number_cards(files)

    # -- reading -----------------------------------------------------------------------------------

    def _type(self, entry: Entry, kind: int, strength: int, text: str = "", ability: str = "") -> int:
        key = entry.text("key")
        if key in self.keys:
            entry.fail("key", say("pack-twice", key=shown(key)))
        self.keys.append(key)
        self.names.append(entry.text("name"))
        self.type_kind.append(kind)
        self.type_strength.append(strength)
        self.copies.append(entry.number("copies", 1, MOST_CARDS))
        self.reveal_gain.append(0)
        self.reveal_take.append(0)
        self.provenance.append(Provenance(entry))
        self.texts.append(text)
        self.abilities.append(ability)
        if len(self.keys) > MOST_TYPES:
            entry.fail("", say("cg-pack-types", most=str(MOST_TYPES)))
        return len(self.keys) - 1

    def _reveal(self, entry: Entry, type_: int) -> None:
        """What happens when the card is turned up in a conflict (CG-CONFLICT-04 to 06)."""
        found = _effects(entry, "reveal")
        for effect in found:
            is_taken = LANGUAGE.has(effect.verb, ENEMYS)
            if not LANGUAGE.has(effect.verb, ON_REVEAL) or (is_taken and entry.kind != "enemy"):
                entry.fail("reveal", say("cg-pack-reveal"))
            if is_taken:
                self.reveal_take[type_] += effect.amount
            else:
                self.reveal_gain[type_] += effect.amount

    def _read_defenders(self, files: PackFiles) -> None:
        entries = files.of("defender")
        found = [entry.text("key") for entry in entries]
        if sorted(found) != sorted(DEFENDER_KEYS):
            said = say("cg-pack-defenders", keys=", ".join(DEFENDER_KEYS), found=", ".join(found) or "–")
            raise PackError(said, place=str(files.folder))
        for entry in entries:
            strength = entry.number("strength", 1, 20)
            self._reveal(entry, self._type(entry, DEFENDER, strength, entry.text("reveal", "")))
        self.doctor, self.amy, self.rory, self.river = (self.keys.index(key) for key in DEFENDER_KEYS)

    def _read_enemies(self, files: PackFiles) -> None:
        entries = files.of("enemy")
        self.first_enemy = len(self.keys)
        keys = [entry.text("key") for entry in entries]
        count = len(keys)
        everything = (1 << count) - 1
        permits: list[int] = []
        self.joins: list[tuple[str, ...]] = []
        """For every Enemy the keys that its text lets it attack with."""
        self.taken: list[int] = []
        """For every Enemy the Enemies whose attacks it takes over."""
        self.daleks = 0
        for index, entry in enumerate(entries):
            strength = entry.number("strength", 1, 20)
            ability = entry.one_of("ability", ENEMY_ABILITIES, "")
            type_ = self._type(entry, ENEMY, strength, entry.text("reveal", ""), ability)
            self._reveal(entry, type_)
            joins = entry.texts("joins", ())
            self.joins.append(joins)
            permits.append(_key_set(entry, "joins", [key for key in joins if key != ANY], keys))
            entry.note("joins", allowed=(ANY,))
            if ANY in joins:
                permits[-1] = everything
            self.taken.append(_key_set(entry, "takes_over", entry.texts("takes_over", ()), keys))
            if entry.flag("dalek", False):
                self.daleks |= 1 << index
        # CG-RULING-19: two types fit if they are the same or if at least one of the two permits the other.
        self.fit = tuple(
            sum(
                1 << other
                for other in range(count)
                if other == one or permits[one] >> other & 1 or permits[other] >> one & 1
            )
            for one in range(count)
        )
        self.every_enemy = everything
        self.takings = tuple((1 << index, taken) for index, taken in enumerate(self.taken) if taken)
        """For every type that takes attacks over: its bit, and the types that must show."""
        self.takers = sum(bit for bit, _ in self.takings)
        abilities = self.abilities[self.first_enemy :]
        self.turns_river = _with_ability(abilities, "turns-river")
        self.falls_to_amy = _with_ability(abilities, "falls-to-amy")
        self.pandoricas = _with_ability(abilities, "pandorica")
        self.blocks_scoring = _with_ability(abilities, "blocks-scoring")

    def _taken_with(self, one: int) -> int:
        """CG-RULING-24: the types of attacks that a type takes over: those that fit one which must show."""
        found = 0
        for other, fit in enumerate(self.fit):
            if self.taken[one] >> other & 1:
                found |= fit
        return found

    def _read_supports(self, files: PackFiles) -> None:
        self.first_support = len(self.keys)
        effects: list[tuple[Effect, ...]] = []
        aims: list[int] = []
        for entry in files.of("support"):
            ability = entry.one_of("ability", SUPPORT_ABILITIES, "")
            found = _effects(entry, "effect")
            if bool(ability) == bool(found):
                entry.fail("effect", say("cg-pack-effect-or-ability"))
            self._type(entry, SUPPORT, 0, entry.text("effect", ""), ability)
            aimed = [effect.verb for effect in found if LANGUAGE.has(effect.verb, TARGETED)]
            if len(aimed) > 1:
                entry.fail("effect", say("cg-pack-one-aim"))
            if _say(found, ENEMYS):
                entry.fail("effect", say("cg-pack-take"))
            if _say(found, ALONE) and len(found) > 1:
                entry.fail("effect", say("cg-pack-alone"))
            if _say(found, PRICE_OF_DEFEAT) and not _say(found, DEFEATS):
                entry.fail("effect", say("cg-pack-price"))
            effects.append(
                tuple(sorted(found, key=lambda effect: not LANGUAGE.has(effect.verb, PRICE_OF_DEFEAT)))
            )
            aims.append(aimed[0] if aimed else NOWHERE)
        first = self.first_support
        self.effects = tuple(effects)
        self.verbs = tuple(tuple(effect.verb for effect in found) for found in effects)
        self.aims = tuple(aims)
        self.gains = tuple(_say(found, ENOUGH) for found in effects)
        self.costs_defender = tuple(_say(found, PRICE_OF_DEFEAT) for found in effects)
        self.exchanges = tuple(_say(found, EXCHANGES) for found in effects)
        self.exchange_types = tuple(first + i for i, exchanges in enumerate(self.exchanges) if exchanges)
        self.widens = tuple(sum(e.amount for e in found if LANGUAGE.has(e.verb, WIDENS)) for found in effects)
        self.unit_types = self._supports_with("unit")
        self.teselecta_types = self._supports_with("teselecta")

    def _supports_with(self, wanted: str) -> tuple[int, ...]:
        return tuple(t for t, ability in enumerate(self.abilities) if ability == wanted)

    def _read_locations(self, files: PackFiles) -> None:
        starts = files.of("start")
        if len(starts) != STARTS:
            said = say("cg-pack-starts", count=str(STARTS), found=str(len(starts)))
            raise PackError(said, place=str(files.folder))
        self.first_location = len(self.keys)
        self.place_keys: list[str] = []
        self.place_names: list[str] = []
        self.start_provenance: list[Provenance] = []
        self.gold: list[int] = []
        self.vp: list[int] = []
        self.tp: list[int] = []
        for entry in starts:
            self.gold.append(entry.number("gold", 0, 99))
            self.place_keys.append(entry.text("key"))
            self.place_names.append(entry.text("name"))
            self.vp.append(entry.number("vp", 0, 20))
            self.tp.append(0)
            self.start_provenance.append(Provenance(entry))
        for entry in files.of("location"):
            tp = entry.number("tp", 0, 20)
            vp = entry.number("vp", 0, 20)
            self._type(entry, LOCATION, 0)
            for copy in range(1, self.copies[-1] + 1):
                self.place_keys.append(entry.text("key") + (f"-{copy}" if copy > 1 else ""))
                self.place_names.append(entry.text("name"))
                self.tp.append(tp)
                self.vp.append(vp)
            if len(self.place_keys) > MOST_PLACES:
                entry.fail("", say("cg-pack-places", most=str(MOST_PLACES - STARTS)))
            if len(set(self.place_keys)) < len(self.place_keys):
                entry.fail("key", say("cg-pack-same-place"))

    # -- numbering ---------------------------------------------------------------------------------

    def _number_cards(self, files: PackFiles) -> None:
        total = sum(self.copies)
        if not LEAST_CARDS <= total <= MOST_CARDS:
            split = ", ".join(
                f"{sum(c for c, k in zip(self.copies, self.type_kind, strict=True) if k == kind)} {name}"
                for kind, name in enumerate(KIND_NAMES)
            )
            said = say(
                "cg-pack-total", least=str(LEAST_CARDS), most=str(MOST_CARDS), found=str(total), split=split
            )
            raise PackError(said, place=str(files.folder))
        type_of: list[int] = []
        for type_, copies in enumerate(self.copies):
            type_of.extend([type_] * copies)
        self.type_of = bytes(type_of)
        first = self.first_support
        self.lies_open = tuple(
            first <= t < self.first_location and (t in self.unit_types or self.widens[t - first] > 0)
            for t in range(len(self.keys))
        )
        """CG-RULING-61: by type, whether it is played face-up into the reserve."""
        self.first_of = tuple(sum(self.copies[:type_]) for type_ in range(len(self.copies)))
        self.strength_of = bytes(self.type_strength[t] for t in type_of)
        first = self.first_enemy
        last = self.first_support
        self.enemy_bit = tuple(1 << t - first if first <= t < last else 0 for t in type_of)
        self.fit_of = tuple(self.fit[t - first] if first <= t < last else 0 for t in type_of)
        above = [self.fit[one] | self._taken_with(one) for one in range(last - first)]
        self.above_of = tuple(above[t - first] if first <= t < last else 0 for t in type_of)
        """For each Enemy card the types that may lie under it: what fits it, and what it may have taken over."""
        self.defender_bit = tuple(1 << t if t < first else 0 for t in type_of)
        self.every_defender = (1 << first) - 1
        # CG-DEF-02: no type twice on a Location.
        self.apart_of = tuple(self.every_defender & ~bit for bit in self.defender_bit)
        place = STARTS - 1
        places: list[int] = []
        for t in type_of:
            if t >= self.first_location:
                place += 1
                places.append(place)
            else:
                places.append(NOWHERE)
        self.place_of = tuple(places)
        uses = [
            Use(
                t,
                self._way_to_play(t),
                self.enemy_bit[self.first_of[t]] or self.defender_bit[self.first_of[t]],
            )
            for t in range(len(self.keys))
        ]
        self.uses = tuple(uses[t] for t in type_of)
        """By card; one object for all copies."""
        self.add_of: tuple[Ready, ...] = _ready(ADD, type_of)
        self.pickup_of: tuple[Ready, ...] = _ready(PICKUP, type_of)
        self.recall_of: tuple[Ready, ...] = _ready(RECALL, type_of)
        self.gains_of = bytes(self.reveal_gain[t] for t in type_of)
        self.takes_of = bytes(self.reveal_take[t] for t in type_of)

    def strength(self, cards: Cards) -> int:
        """That of some cards together."""
        total = 0
        for card in cards:
            total += self.strength_of[card]
        return total

    def _way_to_play(self, type_: int) -> int:
        kind = self.type_kind[type_]
        if kind != SUPPORT:
            return (AS_DEFENDER, AS_ENEMY, NEVER, FREELY)[kind]
        index = type_ - self.first_support
        if type_ in self.teselecta_types:
            # CG-CARD-TESELECTA-04: no action.
            return NEVER
        if type_ in self.unit_types:
            return IF_ROOM
        if self.widens[index] or self.costs_defender[index] or self.exchanges[index]:
            return IF_POSSIBLE
        # CG-RULING-44: with a gain of TP a card may be played for that alone.
        aim = self.aims[index]
        if aim == NOWHERE or (self.gains[index] and LANGUAGE.has(aim, MAY_MISS)):
            return FREELY
        return IF_POSSIBLE

    def _check_attacks(self, entries: list[Entry]) -> None:
        """An attack has no maximum, but the choice table names its cards by place."""
        for index, entry in enumerate(entries):
            most = sum(
                self.copies[self.first_enemy + other]
                for other in range(len(self.fit))
                if self.fit[index] >> other & 1
            )
            joins_all = self.fit[index] == self.every_enemy
            if most > MOST_ATTACKERS and (not joins_all or min(self.fit) == self.every_enemy):
                said = say("cg-pack-attackers", found=str(most), most=str(MOST_ATTACKERS))
                entry.fail("copies", said)


def _ready(base: int, types: list[int]) -> tuple[Ready, ...]:
    """For every card the choice that names its type, the same object for all copies."""
    choices = [base + type_ for type_ in range(MOST_TYPES)]
    return tuple(choices[type_] for type_ in types)


def _say(effects: tuple[Effect, ...], trait: int) -> bool:
    """Whether one of the words of a text has a trait."""
    return any(LANGUAGE.has(effect.verb, trait) for effect in effects)


def _effects(entry: Entry, field: str) -> tuple[Effect, ...]:
    """An effect text without alternatives, as one row of effects."""
    found: list[Effect] = []
    for part in LANGUAGE.read(entry, field):
        if len(part) > 1:
            entry.fail(field, say("cg-pack-no-or"))
        found.extend(part[0])
    return tuple(found)


def _key_set(entry: Entry, field: str, wanted: Sequence[str], keys: list[str]) -> int:
    entry.note(field, kinds=("enemy",))
    found = 0
    for key in wanted:
        if key not in keys:
            entry.fail(field, meant(say("cg-pack-enemies", found=shown(key)), key, keys))
        found |= 1 << keys.index(key)
    return found


def _with_ability(abilities: list[str], wanted: str) -> int:
    return sum(1 << index for index, ability in enumerate(abilities) if ability == wanted)
