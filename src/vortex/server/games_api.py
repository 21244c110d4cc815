"""What can be played: games, cards and rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vortex import __version__
from vortex.bots.bot import USUAL
from vortex.games import GAMES, UnknownGame, load_game, rulebook
from vortex.kernel.rulebook import is_of_set_up
from vortex.kernel.words import Wording, name
from vortex.lessons import lesson
from vortex.protocol import (
    VERSION,
    EffectSign,
    Face,
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
from vortex.server.handling import hint_level
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
                list(call.context.packs.get(key, ())),
                list(call.context.levels),
                USUAL,
                hint_level() is not None,
                can_find_odds(),
                lesson(key) is not None,
            )
        )
    return Games(found, __version__, VERSION, call.context.settings.address())


def key_of(call: Call) -> str:
    key: str = call.request.path_params["key"]
    if key not in GAMES:
        raise RequestRefused("not_found", "there is no such game")
    return key


async def gallery(call: Call) -> Gallery:
    key = key_of(call)
    pack = call.request.query_params.get("pack", "")
    if pack and pack not in call.context.packs.get(key, ()):
        raise RequestRefused("not_found", "there is no such pack of this game")
    return _gallery(key, call.context.settings.packs[pack] if pack else None, call.wording)


async def rules(call: Call) -> Rules:
    return _rules(key_of(call), call.wording.language)


async def moves(call: Call) -> Moves:
    return _moves(key_of(call))


@cache
def _gallery(key: str, pack: Path | None, wording: Wording) -> Gallery:
    write = wording.write
    return Gallery(
        key,
        [
            Face(
                f.kind,
                f.key,
                write(f.name),
                [write(line) for line in f.lines],
                f.source,
                write(name(f.where)) if f.where else "",
                list(f.known),
                {field: list(values) for field, values in f.printed},
                {
                    field: [
                        [[EffectSign(*sign[:-1], list(sign.pieces)) for sign in one] for one in part]
                        for part in drawn
                    ]
                    for field, drawn in f.effects
                },
            )
            for f in load_game(key, pack).gallery()
        ],
    )


@cache
def _rules(key: str, language: str) -> Rules:
    try:
        book = rulebook(key, language)
    except (UnknownGame, OSError):
        return Rules(key, [])
    return Rules(key, [Rule(rule, book.chapters.get(rule, ""), book.text(rule)) for rule in book.rules])


@cache
def _moves(key: str) -> Moves:
    notation = load_game(key).notation
    forms = [
        MoveForm(kind.name, kind.rule, [r.noun for r in kind.ranges], is_of_set_up(kind.rule))
        for kind in notation.table.kinds
    ]
    return Moves(key, forms, {noun: list(words) for noun, words in notation.names.items()})


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
        "GET", "/api/games/{key}/moves", "How every move of a game is written", moves, Moves, problems=(404,)
    ),
]
