"""Reads a pack into plain tuples indexed by small ints. Every mistake names file, line and what was expected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vortex.games.time_clash.choices import DISCARD, MOVE, PLAY, USE
from vortex.games.time_clash.effects import (
    AFTER_A_COUNTER,
    ALWAYS_POSSIBLE,
    COMES_FIRST,
    LANGUAGE,
    READS_DISCARD_ORDER,
    THEIRS,
    Program,
)
from vortex.games.time_clash.numbering import (
    ARCS_A_TYPE,
    CARDS,
    CARDS_A_TEAM,
    COMPANION,
    DIE_FACES,
    DOCTOR,
    ENEMY,
    ENEMY_STACK,
    FAIL,
    LOSS,
    OPTIONS,
    PAWN_MOVE,
    PLAN,
    PLAY_SPECIAL,
    QUIP,
    SPECIAL,
    STACK_NAMES,
    STACKS,
    STARTING_THREAT,
    SUIT_NAMES,
    TEAM_NAMES,
    TECH,
    THINGS,
    THREAT,
    TIME,
    USE_COUNTER,
)
from vortex.kernel.effects import Effects
from vortex.kernel.pack import Entry, PackError, PackFiles, Provenance, meant, shown
from vortex.kernel.words import say

COUNTER_WORDS: Final[dict[str, tuple[int, ...]]] = {
    "threat": (THREAT,),
    "quip": (QUIP,),
    "tech": (TECH,),
    "plan": (PLAN,),
    "numbered card": (THREAT, QUIP, TECH, PLAN),
    "special card": (PLAY_SPECIAL, USE_COUNTER),
    "counter": (USE_COUNTER,),
    "any card": (THREAT, QUIP, TECH, PLAN, PLAY_SPECIAL, USE_COUNTER),
    "move of the doctor": (PAWN_MOVE,),
    "loss to a special card": (LOSS,),
    "threat that starts the endgame": (STARTING_THREAT,),
}

# TC-ARC-02: abilities of arcs, each a bit of `powers`; the pack says when each applies.
# TC-RULING-28: which of them is a "may" is part of the ability. Placement abilities follow from `FIRST_PLACEMENT` on.
SHIELD: Final = 1
RESCUE: Final = 1 << 1
RESERVE: Final = 1 << 2
USE_RESERVE: Final = 1 << 3
EXCHANGE_SPECIAL: Final = 1 << 4
STEADFAST_PLANS: Final = 1 << 5
DEEP_FOIL: Final = 1 << 6
SILENCE: Final = 1 << 7
REINFORCEMENTS: Final = 1 << 8
ABILITIES: Final = {
    "shield": SHIELD,
    "rescue": RESCUE,
    "reserve": RESERVE,
    "use-reserve": USE_RESERVE,
    "exchange-special": EXCHANGE_SPECIAL,
    "steadfast-plans": STEADFAST_PLANS,
    "deep-foil": DEEP_FOIL,
    "silence": SILENCE,
    "reinforcements": REINFORCEMENTS,
}
FIRST_PLACEMENT: Final = 9

THERE: Final = " while the doctor is there"
_PLACEMENT: Final = re.compile(rf"(doctor|enemy) (threat|quip|tech|plan) on (time|companion|enemy)({THERE})?")

SUIT_STACKS: Final[tuple[tuple[int, ...], ...]] = ((ENEMY_STACK,), (COMPANION,), (TIME, COMPANION), (0, 1, 2))
"""TC-SUIT-01 to TC-SUIT-04: where each suit goes, arc abilities aside."""

_MOST_READ: Final = 4 * CARDS_A_TEAM
"""Of the cards of a team, where there are too many."""

Menu = tuple[tuple[int, ...], ...]


class Pack:
    """Cards 0 to 23 are the Doctor's, 24 to 47 the Enemy's. Arcs 0 to 2 are Time, 3 to 5 Companion, 6 to 8 Enemy."""

    def __init__(self, files: PackFiles) -> None:
        files.check_kinds(("numbered", "special", "arc", "die", "track", "first-match"))
        self.hash = files.hash
        self._read_cards(files)
        self._read_arcs(files)
        self._read_numbers(files)
        self._menus: dict[int, Menu] = {}
        self.moves = tuple(
            tuple(
                (*(MOVE + card * STACKS + s for s in range(STACKS) if s != pawn), DISCARD + card)
                for card in range(CARDS)
            )
            for pawn in range(-1, STACKS)
        )

    # -- cards -------------------------------------------------------------------------------------

    def _read_cards(self, files: PackFiles) -> None:
        rows: list[list[tuple[Entry, str]]] = [[], []]
        for entry in [*files.of("numbered"), *files.of("special")]:
            team = TEAM_NAMES.index(entry.one_of("team", TEAM_NAMES))
            key = entry.text("key")
            for copy in range(entry.number("copies", 1, CARDS_A_TEAM, 1)):
                rows[team].append((entry, key if copy == 0 else f"{key}-{copy + 1}"))
        if max(map(len, rows)) > _MOST_READ:
            self._check_count(rows, files)
        cards = rows[DOCTOR] + rows[ENEMY]
        self.keys = tuple(key for _, key in cards)
        for place, key in enumerate(self.keys):
            if key in self.keys[:place]:
                cards[place][0].fail("key", say("pack-twice", key=shown(key)))
        self.names = tuple(entry.text("name") for entry, _ in cards)
        entries = [entry for entry, _ in cards]
        self.copies = tuple(
            entries.count(entry) if entries.index(entry) == card else 0 for card, entry in enumerate(entries)
        )
        """How many there are of a card, kept at its first copy; 0 for the others."""
        self.texts = tuple(entry.text("text", "") for entry, _ in cards)
        self.team = tuple([DOCTOR] * len(rows[DOCTOR]) + [ENEMY] * len(rows[ENEMY]))
        self.programs: list[Program] = [()]
        self.effects: list[Effects] = [()]
        """The programs as they are worded."""
        suits: list[int] = []
        values: list[int] = []
        uses: list[tuple[int, ...]] = []
        counters: list[tuple[str, ...]] = []
        after: list[tuple[int, ...]] = []
        provenance: list[Provenance] = []
        for card, (entry, _) in enumerate(cards):
            suit, value = SPECIAL, 0
            programs: tuple[int, ...] = ()
            words: tuple[str, ...] = ()
            then: tuple[int, ...] = ()
            if entry.kind == "numbered":
                suit = SUIT_NAMES.index(entry.one_of("suit", SUIT_NAMES))
                value = _signed_value(entry, self.team[card])
            else:
                programs = tuple(self._program(entry, "options", text) for text in entry.texts("options"))
                words = entry.words("counters", tuple(COUNTER_WORDS), ())
                then = self._after(entry, words)
                if not 1 <= len(programs) + len(words) <= OPTIONS:
                    entry.fail("options", say("tc-pack-options", most=str(OPTIONS)))
            suits.append(suit)
            values.append(value)
            uses.append(programs)
            counters.append(words)
            after.append(then)
            provenance.append(Provenance(entry))
            entry.finish()
        # Last, for whoever adds a card is to be told what is wrong with it first.
        self._check_count(rows, files)
        self.suit = tuple(suits)
        self.value = tuple(values)
        self.size = tuple(abs(value) for value in values)
        self.uses = tuple(uses)
        self.counters = tuple(counters)
        """What a special card counters, an option each, after those that are played."""
        self.after = tuple(after)
        """What follows each of its counters."""
        self.card_provenance = tuple(provenance)
        self._index_replies()
        self.reads_order = tuple(
            any(
                LANGUAGE.has(verb, READS_DISCARD_ORDER)
                for card in range(CARDS)
                if self.team[card] == team
                for program in self.uses[card]
                for verb, _ in self.programs[program]
            )
            for team in (DOCTOR, ENEMY)
        )
        # An option with a part that can always be done is always legal; the others are looked at when asked.
        self.sure_uses = tuple(
            tuple(
                USE + card * OPTIONS + option
                for option, program in enumerate(self.uses[card])
                if any(LANGUAGE.has(verb, ALWAYS_POSSIBLE) for verb, _ in self.programs[program])
            )
            for card in range(CARDS)
        )
        self.unsure_uses = tuple(
            tuple(
                (USE + card * OPTIONS + option, program, self._stack_targets(program))
                for option, program in enumerate(self.uses[card])
                if USE + card * OPTIONS + option not in self.sure_uses[card]
            )
            for card in range(CARDS)
        )

    def _check_count(self, rows: Sequence[Sequence[tuple[Entry, str]]], files: PackFiles) -> None:
        for team, name in enumerate(TEAM_NAMES):
            if len(rows[team]) != CARDS_A_TEAM:
                last = rows[team][-1][0].file if rows[team] else str(files.folder)
                count, found = str(CARDS_A_TEAM), str(len(rows[team]))
                raise PackError(say("tc-pack-cards", count=count, team=name, found=found), place=f"{last}:1")

    def _stack_targets(self, program: int) -> int:
        """The option has an effect only if one of these cards lies on a stack; 0 if it cannot be decided like
        that."""
        mask = 0
        for verb, amount in self.programs[program]:
            word = LANGUAGE.verbs[verb]
            if not word.about or word.traits & THEIRS:
                return 0
            suit = SUIT_NAMES.index(word.about)
            limit = amount if word.has_amount else max(self.size)
            for card in range(CARDS):
                if self.suit[card] == suit and self.size[card] <= limit:
                    mask |= 1 << card
        return mask

    @property
    def effect_keys(self) -> tuple[str, ...]:
        """By the card on which an effect is printed, and its place there."""
        found = [""] * len(self.effects)
        for card, key in enumerate(self.keys):
            for option, effect in enumerate((*self.uses[card], *self.after[card])):
                found[effect] = f"{key} {option + 1}"
        found[0] = ""
        return tuple(found)

    def _program(self, entry: Entry, field: str, text: str) -> int:
        effects = LANGUAGE.read(entry, field, text)
        if not effects:
            entry.fail(field, say("tc-pack-empty"))
        steps: list[tuple[int, int]] = []
        for part in effects:
            if len(part) > 1:
                entry.fail(field, say("tc-pack-no-or", found=shown(text)))
            steps.extend((effect.verb, effect.amount) for effect in part[0])
        for verb, _ in steps[1:]:
            if LANGUAGE.has(verb, COMES_FIRST):
                first = repr(LANGUAGE.verbs[verb].phrase)
                entry.fail(field, say("tc-pack-first", found=shown(text), phrase=first))
        self.programs.append(tuple(steps))
        self.effects.append(effects)
        return len(self.programs) - 1

    def _after(self, entry: Entry, counters: tuple[str, ...]) -> tuple[int, ...]:
        texts = entry.texts("then", ("",) * len(counters))
        if len(texts) != len(counters):
            said = say("tc-pack-then", count=str(len(counters)), found=str(len(texts)))
            entry.fail("then", said)
        return tuple(self._after_one(entry, text) for text in texts)

    def _after_one(self, entry: Entry, text: str) -> int:
        if not text:
            return 0
        program = self._program(entry, "then", text)
        for verb, _ in self.programs[program]:
            if not LANGUAGE.has(verb, AFTER_A_COUNTER):
                known = "; ".join(
                    word.phrase.replace("{n}", "N")
                    for word in LANGUAGE.verbs
                    if word.traits & AFTER_A_COUNTER
                )
                entry.fail("then", say("tc-pack-after", known=known, found=shown(text)))
        return program

    def _index_replies(self) -> None:
        """Bit masks of the cards that can answer: by the answering team and the thing to be answered."""
        replies = [[0] * THINGS for _ in TEAM_NAMES]
        answers: list[list[tuple[int, ...]]] = [[() for _ in range(CARDS)] for _ in range(THINGS)]
        for card in range(CARDS):
            for option, word in enumerate(self.counters[card], len(self.uses[card])):
                things = COUNTER_WORDS[word]
                if THREAT in things:
                    things += (STARTING_THREAT,)
                for thing in things:
                    replies[self.team[card]][thing] |= 1 << card
                    answers[thing][card] += (option,)
        self.replies = tuple(tuple(row) for row in replies)
        self.answers = tuple(tuple(row) for row in answers)
        """By the thing to be answered and the card: the options of the card that answer it."""
        sizes = sorted({size for size in self.size if size})
        self.shields = {
            size: sum(
                1 << card
                for card in range(CARDS_A_TEAM)
                if self.suit[card] == TECH and self.size[card] >= size
            )
            for size in sizes
        }
        """TC-ARC-06: by the size of a Threat, the Doctor's Tech that is big enough."""

    # -- arcs --------------------------------------------------------------------------------------

    def _read_arcs(self, files: PackFiles) -> None:
        entries = files.of("arc")
        by_type: list[list[Entry]] = [[], [], []]
        for entry in entries:
            by_type[STACK_NAMES.index(entry.one_of("type", STACK_NAMES))].append(entry)
        arcs = by_type[0] + by_type[1] + by_type[2]
        self.arc_keys = tuple(entry.text("key") for entry in arcs)
        self.arc_names = tuple(entry.text("name") for entry in arcs)
        # TC-COMP-14
        self.daleks = tuple(entry.number("dalek", 0, 9) for entry in arcs)
        self.tardises = tuple(entry.number("tardis", 0, 9) for entry in arcs)
        self.placements: tuple[tuple[int, int, int], ...] = ()
        self.there = tuple(self._powers_there(entry) for entry in arcs)
        """What applies while the pawn stands on a certain arc, by that one: of an arc's Always abilities."""
        self.always = tuple(self._powers(entry, "always") for entry in arcs)
        self.present = tuple(self._powers(entry, "present") for entry in arcs)
        self.build_up = tuple(self._powers(entry, "build_up") for entry in arcs)
        self.arc_words = tuple(entry.texts("words") for entry in arcs)
        self.arc_provenance = tuple(Provenance(entry) for entry in arcs)
        for arc, entry in enumerate(arcs):
            count = sum(len(entry.texts(tag, ())) for tag in ("always", "present", "build_up"))
            if count == 0:
                entry.fail("always", say("tc-pack-no-ability"))
            if len(self.arc_words[arc]) != count:
                entry.fail("words", say("tc-pack-sentences", count=str(count)))
            entry.finish()
        for kind, found in zip(STACK_NAMES, by_type, strict=True):
            if len(found) != ARCS_A_TYPE:
                place = found[-1] if found else entries[0] if entries else None
                where = f"{place.file}:{place.line}" if place else f"{files.folder}"
                said = say("tc-pack-arcs", count=str(ARCS_A_TYPE), type=kind, found=str(len(found)))
                raise PackError(said, place=where)

    def _powers(self, entry: Entry, tag: str) -> int:
        powers = 0
        written = entry.texts(tag, ())
        entry.note(tag, sort="words", allowed=_possible(tag))
        for word in written:
            placement = _PLACEMENT.fullmatch(word)
            if placement and not placement.group(4):
                powers |= self._placement(placement)
            elif placement and tag == "always":
                continue
            elif word in ABILITIES and (word == "reserve") == (tag == "build_up"):
                powers |= ABILITIES[word]
            else:
                known = [
                    "TEAM SUIT on STACK",
                    f"TEAM SUIT on STACK{THERE}",
                    *(k for k in ABILITIES if k != "reserve"),
                ]
                if tag == "build_up":
                    known = ["reserve"]
                said = say("tc-pack-ability", found=shown(word), known=", ".join(known))
                entry.fail(tag, meant(said, word, ABILITIES))
        return powers

    def _powers_there(self, entry: Entry) -> tuple[int, ...]:
        powers = [0] * STACKS
        for word in entry.texts("always", ()):
            placement = _PLACEMENT.fullmatch(word)
            if placement and placement.group(4):
                powers[STACK_NAMES.index(placement.group(3))] |= self._placement(placement)
        return tuple(powers)

    def _placement(self, found: re.Match[str]) -> int:
        row = (
            TEAM_NAMES.index(found.group(1)),
            SUIT_NAMES.index(found.group(2)),
            STACK_NAMES.index(found.group(3)),
        )
        if row not in self.placements:
            self.placements += (row,)
        return 1 << (FIRST_PLACEMENT + self.placements.index(row))

    def legal_stacks(self, card: int, powers: int) -> tuple[int, ...]:
        """TC-SUIT-05, TC-COMP-16: the stacks that a numbered card may go to, with the abilities that are on."""
        team, suit = self.team[card], self.suit[card]
        stacks = set(SUIT_STACKS[suit])
        for bit, (who, what, where) in enumerate(self.placements):
            if powers >> (FIRST_PLACEMENT + bit) & 1 and who == team and what == suit:
                stacks.add(where)
        return tuple(sorted(stacks))

    def menu(self, powers: int, pawn: int) -> Menu:
        """For each card what can always be done with it: plays, pawn moves, the discard to pass."""
        key = (powers >> FIRST_PLACEMENT) * 4 + pawn + 1
        menu = self._menus.get(key)
        if menu is None:
            menu = tuple(
                (
                    self.sure_uses[card]
                    if self.suit[card] == SPECIAL
                    else tuple(PLAY + card * STACKS + stack for stack in self.legal_stacks(card, powers))
                )
                + self.moves[pawn + 1][card]
                for card in range(CARDS)
            )
            self._menus[key] = menu
        return menu

    # -- die, tracks, first match ------------------------------------------------------------------

    def _read_numbers(self, files: PackFiles) -> None:
        # TC-COMP-04: one face fails. TC-RULING-14: the other values are data.
        die = files.the("die")
        faces = die.texts("faces")
        if len(faces) != DIE_FACES or faces.count("fail") != 1:
            die.fail("faces", say("tc-pack-faces", count=str(DIE_FACES)))
        for face in faces:
            if face != "fail" and not re.fullmatch(r"[1-9]\d{0,3}", face):
                die.fail("faces", say("tc-pack-face", found=shown(face)))
        self.die = tuple(FAIL if face == "fail" else int(face) for face in faces)
        self.die_name = die.text("name")
        self.die_provenance = Provenance(die)
        die.finish()

        track = files.the("track")
        self.track_name = track.text("name")
        self.flip_target = track.number("flip_target", 1, 9999)
        self.icon_step = track.number("icon_step", 0, 999)
        self.threat_trigger = track.number("threat_trigger", -9999, -1)
        self.gambit_target = track.number("gambit_target", 1, 9999)
        self.hand = track.number("starting_hand", 1, 5)
        self.reserve_size = track.number("reserve", 1, 5)
        self.build_up_turns = track.number("build_up_turns", 1, 1000)
        self.game_turns = track.number("game_turns", self.build_up_turns + 1, 2000)
        self.track_provenance = Provenance(track)
        track.finish()

        first = files.the("first-match")
        self.preset_name = first.text("name")
        arcs: list[int] = []
        for place, kind in enumerate(STACK_NAMES):
            known = self.arc_keys[place * ARCS_A_TYPE : (place + 1) * ARCS_A_TYPE]
            arcs.append(self.arc_keys.index(first.one_of(kind, known)))
        self.preset = tuple(arcs)
        self.preset_provenance = Provenance(first)
        first.finish()


def _possible(tag: str) -> tuple[str, ...]:
    """Every ability that can stand there."""
    if tag == "build_up":
        return ("reserve",)
    placements = tuple(
        f"{team} {suit} on {stack}" for team in TEAM_NAMES for suit in SUIT_NAMES for stack in STACK_NAMES
    )
    there = tuple(f"{each}{THERE}" for each in placements) if tag == "always" else ()
    return (*(key for key in ABILITIES if key != "reserve"), *placements, *there)


def _signed_value(entry: Entry, team: int) -> int:
    """TC-PLAY-04, TC-PLAY-05: the Doctor's values are positive, the Enemy's negative."""
    return entry.number("value", 1, 1000) if team == DOCTOR else entry.number("value", -1000, -1)
