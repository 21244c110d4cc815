"""HTTP: what can be played: games, cards, rules, moves."""

from __future__ import annotations

from typing import Literal

from vortex.protocol.kinds import Outgoing


class OptionInfo(Outgoing):
    """`seats`: the numbers of seats for which there is anything to settle; empty for all of them. `needed`: the numbers
    of seats that are refused with the default."""

    key: str
    values: list[bool | int | str]
    default: bool | int | str
    words: str
    seats: list[int]
    needed: list[int]


class GameInfo(Outgoing):
    """`usual_seats`: how many a table is offered with. `levels`: the bots that can be chosen; `usual_level`: the one
    where nobody chooses. `hints` and `odds`: whether this server can give any. `lesson`: whether there is a guided
    first game."""

    key: str
    title: str
    rules_version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionInfo]
    packs: list[str]
    levels: list[str]
    usual_level: str
    hints: bool
    odds: bool
    lesson: bool = False
    workshop: bool = False
    """Whether cards of one's own can be made for it here."""


class Games(Outgoing):
    """`address`: where links begin that are meant for others, whatever address this reader has typed."""

    games: list[GameInfo]
    version: str
    protocol: int
    address: str


class EffectSign(Outgoing):
    """One effect as a sign; `scope` says whose it is: "" for the acting player's. `pieces` are what it is about, by
    their keys: dice, symbols."""

    icon: str
    text: str
    tone: Literal["good", "bad", "plain"]
    scope: str
    pieces: list[str]


class Face(Outgoing):
    """A card, tile or die. `lines` are in the reader's language. For drawing, the same in every language and only what
    the game's board needs: `printed` are fields of the pack as they stand there; `effects` its icons and effect texts
    as signs: parts in order, each with its alternatives, each of these with its effects; `emblem` is what its picture
    shows, empty where that is left to the page."""

    kind: str
    key: str
    name: str
    lines: list[str]
    source: str
    where: str
    known: list[str]
    printed: dict[str, list[str]]
    effects: dict[str, list[list[list[EffectSign]]]]
    emblem: str
    picture: str = ""
    """Where its own picture is, if its pack brings one."""


class Gallery(Outgoing):
    game: str
    cards: list[Face]


class Rule(Outgoing):
    id: str
    chapter: str
    text: str


class Rules(Outgoing):
    game: str
    rules: list[Rule]


class MoveForm(Outgoing):
    """A kind of choice as it is written: its first word, the rule that allows it, and what each further word names.
    `is_set_up`: it is settled before the game."""

    name: str
    rule: str
    nouns: list[str]
    is_set_up: bool


class Moves(Outgoing):
    """The notation of a game: every form, and for each noun all words that can stand for it. A word's place in its list
    is the number that events have for the thing; an empty word is a number without a thing."""

    game: str
    forms: list[MoveForm]
    words: dict[str, list[str]]
