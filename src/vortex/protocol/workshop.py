"""HTTP: packs that people make: their forms, cards, versions and pictures, and what bots make of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from vortex.protocol.games import Face
from vortex.protocol.kinds import Incoming, Key, Millis, Outgoing

CardValue = str | int | bool | list[str | int]
"""What a field of a card can hold."""
_Kind = Annotated[str, Meta(pattern="^[a-z][a-z-]*$", max_length=40)]
_CardKey = Annotated[str, Meta(min_length=1, max_length=60)]
_Field = Annotated[str, Meta(pattern="^[a-z][a-z_]*$", max_length=40)]
_Text = Annotated[str, Meta(max_length=500)]
_Whole = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
_Version = Annotated[int, Meta(ge=1, le=999_999_999)]
_PackName = Annotated[str, Meta(max_length=200)]
_Values = _Text | _Whole | bool | Annotated[list[_Text | _Whole], Meta(max_length=100)]


class FieldForm(Outgoing):
    """What may stand in a field of a card. A choice is one word of `allowed`, words are several; an effect is said in
    the game's effect words, effects are several such texts. Texts may be keys of cards of these `kinds`. `usual` is
    what holds where the field is left out; it is null for one that must be there. `words` say what each word of
    `allowed` means; empty where it says so itself."""

    name: str
    sort: Literal["text", "number", "flag", "choice", "texts", "words", "numbers", "effect", "effects"]
    usual: CardValue | None
    least: int | None
    most: int | None
    allowed: list[str]
    words: list[str]
    kinds: list[str]


class CardForm(Outgoing):
    """A kind of card: its fields, and whether there may be more or fewer of them than the game has."""

    kind: str
    fields: list[FieldForm]
    is_single: bool


class EffectPhrase(Outgoing):
    """An effect word: how it is written, with `N` for an amount of at most `most`; `words` is what a reader is told.
    `scopes` may stand before it."""

    phrase: str
    words: str
    most: int
    scopes: list[str]


class WrittenCard(Outgoing):
    """A card as it is typed."""

    kind: str
    key: str
    fields: dict[str, CardValue]


class WorkshopForms(Outgoing):
    """All that a form for cards of a game is made of; `cards` are the game's own."""

    game: str
    kinds: list[CardForm]
    phrases: list[EffectPhrase]
    joints: list[str]
    cards: list[WrittenCard]


class PackInfo(Outgoing):
    """A pack of one's own. `table` is what a table names to be played with its newest version."""

    id: str
    game: str
    name: str
    version: int
    changed: Millis
    table: str


class Packs(Outgoing):
    """`most`: how many one browser may have; 0 where the host has switched the workshop off."""

    packs: list[PackInfo]
    most: int


class Mistake(Outgoing):
    """What is wrong with a field of a card; `field` is empty for the whole card, and `key` for the whole pack."""

    kind: str
    key: str
    field: str
    words: str


class PackCard(Outgoing):
    """A card of a pack that is not as the game has it."""

    kind: str
    key: str
    name: str
    is_new: bool
    left_out: bool
    fields: dict[str, CardValue]


class PackVersionInfo(Outgoing):
    version: int
    made: Millis


class PackAnswer(Outgoing):
    """`mistakes`: why it cannot be played yet; `warnings`: where it is not as the rules want it. `trial`: why it is not
    offered though it has no mistakes, once bots have tried it. `link`: by which others may copy it, if shared."""

    pack: PackInfo
    cards: list[PackCard]
    mistakes: list[Mistake]
    warnings: list[str]
    trial: str
    versions: list[PackVersionInfo]
    pictures: list[str]
    link: str


class CheckedCard(Outgoing):
    """`face` is the card as it would be without the mistakes; null where nothing can be drawn of it. `sentences`: what
    is printed on it, by language."""

    mistakes: list[Mistake]
    elsewhere: list[Mistake]
    warnings: list[str]
    face: Face | None
    sentences: dict[str, list[str]]


class NewPack(Incoming):
    game: Key
    name: _PackName


class CardDraft(Incoming):
    """A card as it stands in a form. `was`: its key in the pack, if it had another one before."""

    kind: _Kind
    key: _CardKey
    fields: Annotated[dict[_Field, _Values], Meta(max_length=40)] = field(default_factory=dict)
    left_out: bool = False
    was: Annotated[str, Meta(max_length=60)] = ""


class SaveCard(Incoming):
    """The version that the card is laid over: refused if it is not the newest."""

    version: _Version
    card: CardDraft


class TakeCardBack(Incoming):
    """The card is again as the game has it, or is not there."""

    version: _Version
    kind: _Kind
    key: _CardKey


class GoBackToVersion(Incoming):
    """A new version like an old one."""

    version: _Version
    to: _Version


class RenamePack(Incoming):
    name: _PackName


class SharePack(Incoming):
    on: bool


class RemovePack(Incoming):
    """Nothing needs to be said."""


class PackUpload(Incoming):
    """A zip file of TOML and pictures."""

    content: bytes
    name: _PackName = ""


class PictureUpload(Incoming):
    """PNG, JPEG or WebP."""

    content: bytes


class PictureAnswer(Outgoing):
    """What the field `picture` of a card says to show it, and where it is."""

    name: str
    address: str


class CopyPack(Incoming):
    """By a link's token."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,80}$")]


class SharedPack(Outgoing):
    """What a visitor with the link sees of a pack before copying it."""

    pack: PackInfo
    cards: list[PackCard]


class TryCard(Incoming):
    """A table against bots at which this card is in the opening."""

    kind: _Kind
    key: _CardKey
    name: Annotated[str, Meta(max_length=200)]


class MeasureCard(Incoming):
    kind: _Kind
    key: _CardKey


class Share(Outgoing):
    """A share with the interval in which the true one lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


class CardFigures(Outgoing):
    """What many games by bots came to. `could`, `used`: seats that had the chance to use the card, and that did;
    `difference`: how much likelier these are to win than those that could and did not; null where too few are there to
    compare. `rounds`: how long a game took; `nobody`: games that nobody won; `seats`: the share of wins by seat."""

    games: int
    rounds: float
    nobody: Share
    seats: list[Share]
    could: int
    used: int
    with_it: Share | None
    without_it: Share | None
    difference: Share | None


class Measured(Outgoing):
    """`own`: games with the pack, `standard`: the same games with the game's own cards. `waiting`: others are measured
    first."""

    wanted: int
    own: CardFigures
    standard: CardFigures
    is_whole: bool
    waiting: bool
    failed: bool
