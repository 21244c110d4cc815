"""Packs that people make: begin one, change its cards, share it, take it elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TypeVar
from urllib.parse import quote

from starlette.responses import Response

from vortex.games import GAMES, forms, load_game, own_pack
from vortex.kernel.effects import Effect, Language
from vortex.kernel.pack import Form
from vortex.kernel.pack_file import is_picture, zipped
from vortex.kernel.words import Wording, capital, say
from vortex.protocol import (
    CardDraft,
    CardForm,
    CheckedCard,
    CopyPack,
    EffectPhrase,
    FieldForm,
    GoBackToVersion,
    Mistake,
    NewPack,
    PackAnswer,
    PackCard,
    PackInfo,
    Packs,
    PackUpload,
    PackVersionInfo,
    PictureAnswer,
    PictureUpload,
    RemovePack,
    RenamePack,
    SaveCard,
    SharedPack,
    SharePack,
    TakeCardBack,
    WorkshopForms,
)
from vortex.server import proving, workshop
from vortex.server.api import Call, Operation
from vortex.server.bot_workers import BotFailed
from vortex.server.offering import OK
from vortex.server.proof import prove
from vortex.server.refusals import RequestRefused
from vortex.server.storage.interface import PackRow, PackVersion, replace
from vortex.server.storage.packs import version_name
from vortex.server.text import TextRefused, clean_title

T = TypeVar("T")

PACK_TOKEN = "x-pack-token"
"""The header in which a page shows the token of the link that it was opened with."""
_HIDDEN = ("known", "where", "key", "left_out")
_SINGLE = ("track", "console", "die", "tardis-die", "first-match", "defender", "start")
_PICTURE_HEADERS = {
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
    "content-disposition": "inline",
}


# -- forms ---------------------------------------------------------------------------------------------


async def workshop_forms(call: Call) -> WorkshopForms:
    key = call.request.path_params["key"]
    if key not in GAMES or not own_pack(key).is_dir() or not call.context.settings.workshop:
        raise RequestRefused("not_found", "no cards of one's own can be made for this game here")
    return _forms(key, call.wording)


@cache
def _forms(key: str, wording: Wording) -> WorkshopForms:
    language = _language(key)
    game = load_game(key)

    def field(name: str, form: Form) -> FieldForm:
        usual = list(form.default) if isinstance(form.default, tuple) else form.default
        if name == "source":
            usual = "box"
        allowed = [word for word in form.allowed if word]
        meant = [
            say(f"emblem-shows-{word}") if name == "emblem" else game.field_word(name, word)
            for word in allowed
        ]
        words = ["" if each is None else wording.write(capital(each)) for each in meant]
        return FieldForm(name, form.sort, usual, form.least, form.most, allowed, words, list(form.kinds))

    kinds = [
        CardForm(
            kind,
            [field(name, form) for name, form in fields.items() if name not in _HIDDEN],
            kind in _SINGLE,
        )
        for kind, fields in forms(key).items()
    ]
    scopes = [scope for scope in language.scopes if scope]
    phrases = [
        EffectPhrase(
            verb.phrase.replace("{n}", "N"),
            wording.write(language.words((((Effect(number, 0, 1),),),))),
            verb.most if verb.has_amount else 0,
            scopes if verb.scoped else [],
        )
        for number, verb in enumerate(language.verbs)
    ]
    return WorkshopForms(key, kinds, phrases, list(language.joints), workshop.own_cards(key))


def _language(key: str) -> Language:
    """The game's effect words; one of another package may have them elsewhere, or none."""
    for module in (f"{GAMES[key]}.effects", GAMES[key]):
        with contextlib.suppress(ModuleNotFoundError):
            if isinstance(found := getattr(import_module(module), "LANGUAGE", None), Language):
                return found
    return Language("")


# -- one's own -----------------------------------------------------------------------------------------


async def packs(call: Call) -> Packs:
    settings = call.context.settings
    if not settings.workshop:
        return Packs([], 0)
    mine = await call.context.store.packs_of(call.session) if call.session else []
    return Packs([_info(row) for row in mine], settings.packs_a_session)


async def begin(call: Call) -> PackAnswer:
    wish: NewPack = call.body
    _need_workshop(call)
    if wish.game not in GAMES or not own_pack(wish.game).is_dir():
        raise RequestRefused("option", call.wording.write(say("table-no-such-game")), field="game")
    name = _name(call, wish.name)
    return await _added(call, wish.game, name, workshop.written(wish.game, name, []), {})


async def _added(
    call: Call, game: str, name: str, files: Mapping[str, str], pictures: Mapping[str, bytes]
) -> PackAnswer:
    context = call.context
    owner = await call.need_session()
    now = context.times.now()
    row = PackRow(context.draws.pack_id(), owner, game, name, 1, now, now)
    version = PackVersion(row.id, 1, _hash(files), dict(files), now)
    settings = context.settings
    most, in_all = settings.packs_a_session, settings.packs_in_all
    if not await context.store.add_pack(row, version, dict(pictures), most, in_all):
        raise RequestRefused("full", "there are as many packs as there may be; remove one first")
    return await _answer(call, row, version)


async def pack(call: Call) -> PackAnswer:
    row = await my_pack(call)
    return await _answer(call, row, await newest_of(call, row))


async def rename(call: Call) -> PackAnswer:
    row = await my_pack(call)
    wish: RenamePack = call.body
    name = _name(call, wish.name)
    await call.context.store.name_pack(row.id, name)
    return await _answer(call, replace(row, name=name), await newest_of(call, row))


async def remove(call: Call) -> Packs:
    row = await my_pack(call)
    await call.context.store.remove_pack(row.id)
    return await packs(call)


async def check(call: Call) -> CheckedCard:
    """The card as it stands in a form, laid over the rest of the pack."""
    row = await my_pack(call)
    draft: CardDraft = call.body
    latest = await newest_of(call, row)
    files = await _edited(call, row, latest, draft)
    found = await _checked(call, row, files, draft)
    own = [each for each in found.mistakes if (each.kind, each.key) == (draft.kind, draft.key)]
    rest = [each for each in found.mistakes if each not in own]
    if found.face is not None and draft.fields.get("picture"):
        found.face.picture = f"/api/packs/{row.id}/pictures/{quote(str(draft.fields['picture']))}"
    return CheckedCard(own, rest, found.warnings, found.face, found.sentences)


async def save(call: Call) -> PackAnswer:
    row = await my_pack(call)
    wish: SaveCard = call.body
    latest = await newest_of(call, row)
    files = await _edited(call, row, latest, wish.card)
    return await _saved(call, row, wish.version, files)


async def take_back(call: Call) -> PackAnswer:
    row = await my_pack(call)
    wish: TakeCardBack = call.body
    latest = await newest_of(call, row)
    files = await _edited(call, row, latest, CardDraft(wish.kind, wish.key), is_out=True)
    return await _saved(call, row, wish.version, files)


async def go_back(call: Call) -> PackAnswer:
    row = await my_pack(call)
    wish: GoBackToVersion = call.body
    old = await call.context.store.pack_version(row.id, wish.to)
    if old is None:
        raise RequestRefused("not_found", "this version is not kept any more")
    return await _saved(call, row, wish.version, old.files)


async def _saved(call: Call, row: PackRow, expected: int, files: Mapping[str, str]) -> PackAnswer:
    if sum(len(text.encode()) for text in files.values()) > call.context.settings.pack_bytes:
        raise RequestRefused("full", "a pack cannot be larger than this")
    now = call.context.times.now()
    version = PackVersion(row.id, expected + 1, _hash(files), dict(files), now)
    if row.version != expected or not await call.context.store.save_pack(expected, version):
        raise RequestRefused("stale", "the pack has been changed elsewhere; load it anew")
    return await _answer(call, replace(row, version=expected + 1, changed=now), version)


# -- sharing and taking elsewhere ----------------------------------------------------------------------


async def share(call: Call) -> PackAnswer:
    row = await my_pack(call)
    wish: SharePack = call.body
    token = (row.share or call.context.draws.session()[:32]) if wish.on else ""
    await call.context.store.share_pack(row.id, token)
    return await _answer(call, replace(row, share=token), await newest_of(call, row))


async def shared(call: Call) -> SharedPack:
    row = await _shared(call, call.request.headers.get(PACK_TOKEN, ""))
    latest = await newest_of(call, row)
    return SharedPack(_info(row), await _listed(call, row, latest))


async def copy(call: Call) -> PackAnswer:
    wish: CopyPack = call.body
    row = await _shared(call, wish.token)
    latest = await newest_of(call, row)
    store = call.context.store
    pictures = {name: await store.picture(row.id, name) or b"" for name in await store.pictures(row.id)}
    return await _added(call, row.game, row.name, latest.files, pictures)


async def _shared(call: Call, token: str) -> PackRow:
    _need_workshop(call)
    row = await call.context.store.pack(call.request.path_params["pack"])
    if row is None or not row.share or not hmac.compare_digest(row.share.encode(), token.encode()):
        raise RequestRefused("link", "this link is not good for a pack, or not any more")
    return row


async def export(call: Call) -> Response:
    row = await my_pack(call)
    latest = await newest_of(call, row)
    store = call.context.store
    names = [
        name for name in await store.pictures(row.id) if any(name in text for text in latest.files.values())
    ]
    pictures = {name: await store.picture(row.id, name) or b"" for name in names}
    files = {name: text.encode() for name, text in latest.files.items()}
    content = await asyncio.to_thread(zipped, files, pictures)
    return Response(
        content,
        media_type="application/zip",
        headers={"content-disposition": f'attachment; filename="{row.game}-{row.id[:8]}-{row.version}.zip"'},
    )


async def bring(call: Call) -> PackAnswer:
    wish: PackUpload = call.body
    _need_workshop(call)
    settings = call.context.settings
    request = proving.BringRequest(wish.content, settings.pack_bytes, call.wording.language)
    found = await _proved(call, request, proving.Brought)
    if found.mistake:
        raise RequestRefused("pack", found.mistake, field="content")
    name = _name(call, wish.name or found.name or found.game)
    if len(found.pictures) > settings.pictures_a_pack:
        raise RequestRefused("full", "there are too many pictures in it")
    pictures = {each: await _clean(call, content) for each, content in found.pictures.items()}
    return await _added(call, found.game, name, found.files, pictures)


# -- pictures ------------------------------------------------------------------------------------------


async def add_picture(call: Call) -> PictureAnswer:
    row = await my_pack(call)
    wish: PictureUpload = call.body
    content = await _clean(call, wish.content)
    name = f"{hashlib.sha256(content).hexdigest()[:16]}.webp"
    now = call.context.times.now()
    if not await call.context.store.add_picture(
        row.id, name, content, now, call.context.settings.pictures_a_pack
    ):
        raise RequestRefused("full", "the pack has as many pictures as it may")
    return PictureAnswer(name, f"/api/packs/{row.id}/pictures/{name}")


async def _clean(call: Call, content: bytes) -> bytes:
    if len(content) > call.context.settings.picture_bytes:
        raise RequestRefused("too_large", "the picture is too large")
    try:
        found = await prove(call, proving.PictureRequest(content), bytes)
    except BotFailed:
        found = b""
    if not found:
        raise RequestRefused(
            "picture", "this is no picture that can be taken: PNG, JPEG or WebP", field="content"
        )
    return found


async def picture(call: Call) -> Response:
    """By an address that nobody guesses. Never anything but a picture that was written here."""
    name = call.request.path_params["picture"]
    pack = call.request.path_params["pack"]
    if not is_picture(name):
        raise RequestRefused("not_found", "there is no such picture")
    content = await call.context.store.picture(pack, name)
    if content is None and (brought := call.context.packs.own_pictures(pack).get(name)) is not None:
        content = await _clean(call, brought)
    if content is None:
        raise RequestRefused("not_found", "there is no such picture")
    return Response(content, media_type="image/webp", headers=_PICTURE_HEADERS)


# -- what all of them need -----------------------------------------------------------------------------


def _info(row: PackRow) -> PackInfo:
    name = version_name(row.id, row.version)
    return PackInfo(row.id, row.game, row.name, row.version, row.changed, name)


def _need_workshop(call: Call) -> None:
    if not call.context.settings.workshop:
        raise RequestRefused("not_found", "the host of this server has switched the workshop off")


async def my_pack(call: Call) -> PackRow:
    _need_workshop(call)
    row = await call.context.store.pack(call.request.path_params["pack"])
    if row is None or not call.session or row.owner != call.session:
        raise RequestRefused("not_found", "there is no such pack")
    return row


async def newest_of(call: Call, row: PackRow) -> PackVersion:
    found = await call.context.store.pack_version(row.id, row.version)
    if found is None:
        raise RequestRefused("stale", "the pack has been changed elsewhere; load it anew")
    return found


async def _checked(
    call: Call, row: PackRow, files: Mapping[str, str], draft: CardDraft | None = None
) -> proving.CheckFound:
    pictures = await call.context.store.pictures(row.id)
    card = (draft.kind, draft.key) if draft is not None else ("", "")
    request = proving.CheckRequest(row.game, dict(files), pictures, call.wording.language, *card)
    return await _proved(call, request, proving.CheckFound)


async def _edited(
    call: Call, row: PackRow, latest: PackVersion, card: CardDraft, is_out: bool = False
) -> dict[str, str]:
    request = proving.EditRequest(row.game, row.name, latest.files, card, is_out)
    return await _proved(call, request, dict[str, str])


async def _listed(call: Call, row: PackRow, version: PackVersion) -> list[PackCard]:
    return await _proved(call, proving.ListRequest(row.game, version.files), list[PackCard])


async def _proved(call: Call, request: proving.Request, kind: type[T]) -> T:
    try:
        return await prove(call, request, kind)
    except BotFailed:
        raise RequestRefused("busy", "the cards could not be looked at; try again") from None


async def _answer(call: Call, row: PackRow, version: PackVersion) -> PackAnswer:
    found = await _checked(call, row, version.files)
    trial = "" if version.trial in ("", OK) else call.wording.write(say(f"pack-trial-{version.trial}"))
    kept = await call.context.store.pack_versions(row.id)
    address = call.context.settings.address()
    return PackAnswer(
        _info(row),
        await _listed(call, row, version),
        [Mistake(each.kind, each.key, each.field, each.words) for each in found.mistakes],
        found.warnings,
        trial,
        [PackVersionInfo(*each) for each in kept],
        await call.context.store.pictures(row.id),
        f"{address}/cards/workshop/{row.id}#copy={row.share}" if row.share else "",
    )


def _name(call: Call, text: str) -> str:
    try:
        name = clean_title(text)
    except TextRefused as no:
        raise RequestRefused("name", call.wording.write(no.words), field="name") from None
    if not name:
        raise RequestRefused("name", call.wording.write(say("table-text-empty")), field="name")
    return name


def _hash(files: Mapping[str, str]) -> str:
    digest = hashlib.sha256()
    for name, text in sorted(files.items()):
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()


_PACK = "/api/packs/{pack}"
OPERATIONS = [
    Operation(
        "GET", "/api/games/{key}/workshop", "What cards of a game are made of", workshop_forms, WorkshopForms,
        problems=(404,),
    ),
    Operation("GET", "/api/packs", "My packs", packs, Packs),
    Operation(
        "POST", "/api/packs", "Begin a pack", begin, PackAnswer, NewPack, status=201, problems=(404, 409, 422)
    ),
    Operation(
        "POST", "/api/packs/import", "Bring a pack as a zip file", bring, PackAnswer, PackUpload, status=201,
        problems=(404, 409, 422), most="zip_bytes",
    ),
    Operation("GET", _PACK, "One of my packs", pack, PackAnswer, problems=(404,)),
    Operation(
        "GET", f"{_PACK}/export", "One of my packs as a zip file", export, problems=(404,), media="application/zip"
    ),
    Operation(
        "POST", f"{_PACK}/name", "Give it another name", rename, PackAnswer, RenamePack, problems=(404, 422)
    ),
    Operation("POST", f"{_PACK}/remove", "Remove it", remove, Packs, RemovePack, problems=(404,)),
    Operation(
        "POST", f"{_PACK}/check", "What is wrong with a card, and how it looks", check, CheckedCard, CardDraft,
        problems=(404,),
    ),
    Operation("POST", f"{_PACK}/card", "Save a card", save, PackAnswer, SaveCard, problems=(404, 409)),
    Operation(
        "POST", f"{_PACK}/take-back", "Take a change back", take_back, PackAnswer, TakeCardBack, problems=(404, 409)
    ),
    Operation(
        "POST", f"{_PACK}/go-back", "Go back to an older version", go_back, PackAnswer, GoBackToVersion,
        problems=(404, 409),
    ),
    Operation(
        "POST", f"{_PACK}/share", "Let others copy it, or not", share, PackAnswer, SharePack, problems=(404,)
    ),
    Operation("GET", f"{_PACK}/shared", "A pack that is shared", shared, SharedPack, problems=(403, 404)),
    Operation(
        "POST", f"{_PACK}/copy", "Copy a pack that is shared", copy, PackAnswer, CopyPack, status=201,
        problems=(403, 404, 409),
    ),
    Operation(
        "POST", f"{_PACK}/pictures", "Add a picture", add_picture, PictureAnswer, PictureUpload,
        problems=(404, 409, 422), most="picture_bytes",
    ),
    Operation(
        "GET", f"{_PACK}/pictures/{{picture}}", "A picture of a pack", picture, problems=(404,), media="image/webp"
    ),
]  # fmt: skip
