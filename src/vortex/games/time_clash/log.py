"""Events as lines of the log."""

from __future__ import annotations

from vortex.games.time_clash.cards import FAIL, TEAM_NAMES, Pack
from vortex.games.time_clash.numbering import ENDINGS, PHASE_NAMES
from vortex.games.time_clash.words import card_words, cards_words, option_words, stack_words
from vortex.kernel.old_events import SeenEvent
from vortex.kernel.words import Part, Words, listing, name, player, say, signed

_CAUSES = ("flip", "threats", "turns")
"""How an Endgame can begin."""

_OF_A_CARD = ("left_game", "gambit_card_discarded", "countered", "loss_countered")
_OF_A_CARD_ON_A_STACK = ("pushed", "pulled")
_OF_A_TOTAL = ("placed", "lost", "removed", "shifted", "turned_cancelled")
_OF_A_PLAYER = ("gambit_begun", "contributed_nothing", "game_begun")
_OF_A_PLAYER_AND_A_STACK = ("pawn_moved", "destination_named", "move_countered")
_OF_A_PLAYER_AND_A_CARD = (
    "discarded",
    "shown",
    "taken_back",
    "shielded",
    "turned",
    "contributed",
    "loss_named",
)
_OF_THE_TABLE = (
    "reshuffled",
    "reserve_dealt",
    "reserve_discarded",
    "endgame_started",
    "game_won",
    "gambit_failed",
    "game_set_up",
    "arcs_settled",
    "arc_picked",
)


def event_words(pack: Pack, event: SeenEvent) -> Words:
    kind = event.kind
    p = event.public
    if kind in _OF_THE_TABLE:
        return _of_the_table(pack, kind, p)
    if kind in _OF_A_CARD:
        return _line(kind, card=card_words(pack, p[0]))
    if kind in _OF_A_CARD_ON_A_STACK:
        return _line(kind, card=card_words(pack, p[0]), stack=stack_words(p[1]))
    if kind in _OF_A_TOTAL:
        return _line(kind, card=card_words(pack, p[0]), stack=stack_words(p[1]), total=signed(p[2]))
    if kind == "foiled":
        return _line(kind, card=card_words(pack, p[0]), newer=card_words(pack, p[1]))
    return _of_a_player(pack, event, player(p[0]), p[1:])


def _line(kind: str, /, **parts: Part) -> Words:
    return say(f"tc-log-{kind.replace('_', '-')}", **parts)


def _of_a_player(pack: Pack, event: SeenEvent, who: Words, p: tuple[int, ...]) -> Words:
    kind = event.kind
    if kind in _OF_A_PLAYER:
        return _line(kind, who=who)
    if kind in _OF_A_PLAYER_AND_A_STACK:
        return _line(kind, who=who, stack=stack_words(p[0]))
    if kind in _OF_A_PLAYER_AND_A_CARD:
        return _line(kind, who=who, card=card_words(pack, p[0]))
    if kind == "drawn":
        seen = event.secret
        return (
            _line(kind, who=who, card=card_words(pack, seen[0])) if seen else _line("drawn_unseen", who=who)
        )
    if kind == "hand_shown":
        return _line(kind, who=who, cards=cards_words(pack, p))
    if kind == "rolled":
        value, result = p
        if value == FAIL:
            return _line("rolled_fail", who=who, result=signed(result))
        return _line(kind, who=who, value=str(value), result=signed(result))
    if kind == "turn_begun":
        return _line(kind, who=who, turn=p[0])
    if kind == "flipped":
        return _line(kind, who=who, phase=PHASE_NAMES[p[0]])
    card = card_words(pack, p[0])
    if kind == "counter_used":
        if len(p) == 1:
            return _line(kind, who=who, card=card)
        return _line("counter_used_against", who=who, card=card, target=card_words(pack, p[1]))
    if kind == "played":
        return _line(kind, who=who, card=card, stack=stack_words(p[1]))
    assert kind == "special_played", kind
    return _line(kind, who=who, card=card, effect=option_words(pack, p[0], p[1]))


def _of_the_table(pack: Pack, kind: str, p: tuple[int, ...]) -> Words:
    if kind == "reshuffled":
        return _line(kind, team=TEAM_NAMES[p[0]], n=len(p) - 1)
    if kind in ("reserve_dealt", "reserve_discarded"):
        return _line(kind, cards=cards_words(pack, p))
    if kind == "endgame_started":
        return _line(kind, cause=_CAUSES[p[0]])
    if kind == "game_won":
        return _line(kind, team=TEAM_NAMES[p[0]], how=ENDINGS[p[1]], doctor=p[2], enemy=p[3])
    if kind == "gambit_failed":
        return _line(kind, result=signed(p[0]))
    if kind == "game_set_up":
        return _line(kind, game=p[0])
    if kind == "arcs_settled":
        arcs = listing(name(pack.arc_names[arc]) for arc in p[:3])
        return _line(kind, arcs=arcs, target=signed(p[3]))
    return _line(kind, stack=stack_words(p[0]), arc=name(pack.arc_names[p[1]]))
