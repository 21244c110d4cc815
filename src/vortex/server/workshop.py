"""What people do with the cards of their packs. Such a pack may be large and nothing but trouble: all that reads or
writes one is done in the process that proves cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from vortex.games import GAMES, forms, own_pack
from vortex.kernel.pack import ABOUT, LEFT_OUT, PackError, PackFiles
from vortex.kernel.pack_file import PackFileError, unzip
from vortex.kernel.pack_text import pack_files
from vortex.kernel.words import Words, say
from vortex.protocol import CardDraft, PackCard, WrittenCard

Cards = list[dict[str, Any]]
"""Each with its `kind` besides its fields, in the order in which they are written."""
_NO_FORM = ("kind", "key", LEFT_OUT, "source", "where", "known")
"""A card of one's own comes from the box, unless it says otherwise; the rest of it stands elsewhere than in a form."""


class NoPack(ValueError):
    """What was brought is no pack of a game. The words say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


def cards_of(files: Mapping[str, str]) -> Cards:
    """All cards that are written there, whether or not they can be played."""
    found: Cards = []
    for text in files.values():
        for kind, cards in tomllib.loads(text).items():
            if kind != ABOUT:
                found += [{"kind": kind, **card} for card in cards]
    return found


def with_card(files: Mapping[str, str], game: str, name: str, draft: CardDraft) -> dict[str, str]:
    """The pack with a card as it stands in a form: in its place, if it is there already. A card of the game keeps only
    what it says otherwise."""
    own = own_card(game, draft.kind, draft.key)
    fields: dict[str, Any] = {"kind": draft.kind, "key": draft.key}
    if draft.left_out:
        fields[LEFT_OUT] = True
    else:
        fields |= {
            field: value
            for field, value in draft.fields.items()
            if field not in ("key", LEFT_OUT) and (own is None or own.get(field) != value or field == "name")
        }
        if own is not None and fields.get("name") == own.get("name"):
            fields.pop("name", None)
        if own is not None:
            fields |= _emptied(game, draft, own)
    before = draft.was or draft.key
    cards = cards_of(files)
    place = next((n for n, card in enumerate(cards) if _id(card) == (draft.kind, before)), len(cards))
    cards[place : place + 1] = [fields]
    return written(game, name, cards)


def without_card(files: Mapping[str, str], game: str, name: str, kind: str, key: str) -> dict[str, str]:
    return written(game, name, [card for card in cards_of(files) if _id(card) != (kind, key)])


def written(game: str, name: str, cards: Cards) -> dict[str, str]:
    rows = [
        (card["kind"], {field: each for field, each in card.items() if field != "kind"}) for card in cards
    ]
    return pack_files(game, name, rows)


def _emptied(game: str, draft: CardDraft, own: Mapping[str, Any]) -> dict[str, Any]:
    """Fields that the game's card has and this one has no more, said outright: else they would hold."""
    kinds = forms(game).get(draft.kind, {})
    return {
        field: kinds[field].default
        if not isinstance(kinds[field].default, tuple)
        else list(kinds[field].default)
        for field in own
        if field in kinds
        and kinds[field].default is not None
        and field not in draft.fields
        and field not in ("source", "where", "known", "picture")
    }


def own_card(game: str, kind: str, key: str) -> dict[str, Any] | None:
    """The game's own card as it is typed."""
    for entry in PackFiles(own_pack(game)).entries:
        if entry.id == (kind, key):
            return {
                field: each
                for field, each in entry.fields.items()
                if field not in ("source", "where", "known")
            }
    return None


def own_cards(game: str) -> list[WrittenCard]:
    return [
        WrittenCard(
            entry.kind,
            entry.id[1],
            {
                field: each
                for field, each in entry.fields.items()
                if field not in ("key", "source", "where", "known")
            },
        )
        for entry in PackFiles(own_pack(game)).entries
    ]


def listed(files: Mapping[str, str], game: str) -> list[PackCard]:
    """What a pack has that the game has not, or has otherwise; each card with all its fields."""
    own = {entry.id: entry.fields for entry in PackFiles(own_pack(game)).entries}
    found = []
    for card in cards_of(files):
        kind, key = _id(card)
        base = {} if card.get(LEFT_OUT) else own.get((kind, key), {})
        fields = {
            field: each
            for field, each in {**base, **card}.items()
            if (field in card and field == "source") or field not in _NO_FORM
        }
        name = str(card.get("name", own.get((kind, key), {}).get("name", key)))
        found.append(
            PackCard(kind, key, name, (kind, key) not in own, bool(card.get(LEFT_OUT)), _plain(fields))
        )
    return found


def _plain(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What a form can show: TOML has dates and tables besides, which no card has."""
    return {
        field: each
        for field, each in fields.items()
        if isinstance(each, str | int)
        or (isinstance(each, list) and all(isinstance(one, str | int) for one in each))
    }


def _id(card: Mapping[str, Any]) -> tuple[str, str]:
    return str(card["kind"]), str(card.get("key", ""))


def brought(content: bytes, most: int) -> tuple[str, str, dict[str, str], dict[str, bytes]]:
    """Of a pack that comes as a zip file: its game, its name, its files and its pictures. Raises NoPack."""
    try:
        found = unzip(content)
        files = PackFiles(found.files, found.pictures)
    except (PackFileError, PackError) as error:
        raise NoPack(error.words) from None
    if sum(map(len, found.files.values())) > most:
        raise NoPack(say("pack-file-large"))
    game = files.about.game
    if game not in GAMES or not own_pack(game).is_dir():
        raise NoPack(say("pack-file-game", known=", ".join(GAMES)))
    texts = {name: content.decode() for name, content in found.files.items()}
    if files.about.is_complete:
        texts = written(game, files.about.name, _differing(game, files))
    return game, files.about.name, texts, found.pictures


def _differing(game: str, files: PackFiles) -> Cards:
    """Of a pack that holds all cards, those that are not as the game has them."""
    own = {entry.id: entry.fields for entry in PackFiles(own_pack(game)).entries}
    there = {entry.id for entry in files.entries}
    gone: Cards = [{"kind": kind, "key": key, LEFT_OUT: True} for kind, key in own.keys() - there]
    return [
        *(
            {"kind": entry.kind, **entry.fields}
            for entry in files.entries
            if own.get(entry.id) != entry.fields
        ),
        *sorted(gone, key=_id),
    ]
