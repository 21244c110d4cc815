"""What can be played: games, cards and rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from vortex import __version__
from vortex.bots.bot import USUAL
from vortex.games import GAMES, UnknownGame, load_game, own_pack, rulebook
from vortex.kernel.game import Game
from vortex.kernel.pack import PackError
from vortex.kernel.rulebook import is_of_set_up
from vortex.kernel.words import Wording, name
from vortex.lessons import lesson
from vortex.protocol import (
    VERSION,
    Gallery,
    GameInfo,
    Games,
    MoveForm,
    Moves,
    OptionInfo,
    Rule,
    Rules,
)
from vortex.server.api import Call, Operation
from vortex.server.faces import face_of
from vortex.server.handling import hint_level
from vortex.server.packs import UnknownPack
from vortex.server.refusals import RequestRefused
from vortex.server.thinking import can_find_odds


async def games(call: Call) -> Games:
    found: list[GameInfo] = []
    write = call.wording.write
    for key in GAMES:
        try:
            game = load_game(key)
        except Exception:
            # The others can be played all the same.
            call.context.report("a game cannot be loaded")
            continue
        found.append(
            GameInfo(
                key,
                write(name(game.title)),
                game.rules_version,
                game.seats.start,
                game.seats.stop - 1,
                game.table_seats,
                [
                    OptionInfo(
                        o.key, list(o.values), o.default, write(o.words), list(o.seats), list(o.needed)
                    )
                    for o in game.options
                ],
                list(call.context.packs.offered(key)),
                list(call.context.levels),
                USUAL,
                hint_level() is not None,
                can_find_odds(),
                lesson(key) is not None,
                call.context.settings.workshop and own_pack(key).is_dir(),
            )
        )
    return Games(found, __version__, VERSION, call.context.settings.address())


def key_of(call: Call) -> str:
    key: str = call.request.path_params["key"]
    if key not in GAMES:
        raise RequestRefused("not_found", "there is no such game")
    return key


async def gallery(call: Call) -> Gallery:
    return _gallery(await _game(call), call.request.query_params.get("pack", ""), call.wording)


async def _game(call: Call) -> Game[Any]:
    try:
        return await call.context.packs.game(key_of(call), call.request.query_params.get("pack", ""))
    except (UnknownPack, PackError):
        raise RequestRefused("not_found", "there is no such pack of this game") from None


async def rules(call: Call) -> Rules:
    return _rules(key_of(call), call.wording.language)


async def moves(call: Call) -> Moves:
    return _moves(await _game(call))


@lru_cache(64)
def _gallery(game: Game[Any], pack: str, wording: Wording) -> Gallery:
    at = f"/api/packs/{pack.partition('@')[0]}/pictures"
    return Gallery(
        game.key,
        [
            face_of(
                face, wording, f"{at}/{name}" if (name := game.pictures.get((face.kind, face.key))) else ""
            )
            for face in game.gallery()
        ],
    )


@cache
def _rules(key: str, language: str) -> Rules:
    try:
        book = rulebook(key, language)
    except (UnknownGame, OSError):
        return Rules(key, [])
    return Rules(key, [Rule(rule, book.chapters.get(rule, ""), book.text(rule)) for rule in book.rules])


@lru_cache(64)
def _moves(game: Game[Any]) -> Moves:
    notation = game.notation
    forms = [
        MoveForm(kind.name, kind.rule, [r.noun for r in kind.ranges], is_of_set_up(kind.rule))
        for kind in notation.table.kinds
    ]
    return Moves(game.key, forms, {noun: list(words) for noun, words in notation.names.items()})


_PACK = {
    "name": "pack",
    "description": "One of the game's `packs`; left out: the game's own.",
    "schema": {"type": "string"},
}

OPERATIONS = [
    Operation("GET", "/api/games", "What can be played", games, Games),
    Operation(
        "GET",
        "/api/games/{key}/gallery",
        "All cards of a game, or of one of its packs",
        gallery,
        Gallery,
        query=(_PACK,),
        problems=(404,),
    ),
    Operation("GET", "/api/games/{key}/rules", "All rules of a game", rules, Rules, problems=(404,)),
    Operation(
        "GET",
        "/api/games/{key}/moves",
        "How every move of a game is written",
        moves,
        Moves,
        query=(_PACK,),
        problems=(404,),
    ),
]
