"""Positions written down directly: a new game, then every zone as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.scripted import ScriptedChance

from vortex.games.time_clash import OWN_PACK, TimeClash, load
from vortex.games.time_clash.numbering import BUILD_UP, CARDS_A_TEAM, DOCTOR, ENDGAME, ENEMY, STACK_NAMES
from vortex.games.time_clash.rules.match import flip_target
from vortex.games.time_clash.rules.setup import turn_cycle
from vortex.games.time_clash.rules.turn import Turn
from vortex.games.time_clash.state import ClashState
from vortex.games.time_clash.zones import orders_of
from vortex.kernel.events import Event
from vortex.kernel.knowledge import open_to_all
from vortex.kernel.state import advance
from vortex.kernel.words import wording

GAME = load(None)
FIRST_MATCH = "skaro clara davros"
NAMES = ("Ann", "Bob", "Cem", "Dot")

__all__ = ["BUILD_UP", "DOCTOR", "ENDGAME", "ENEMY", "GAME"]


def card(key: str, game: TimeClash = GAME) -> int:
    return game.pack.keys.index(key)


def cards(keys: str, game: TimeClash = GAME) -> list[int]:
    return [card(key, game) for key in keys.split()]


def keys(numbers: Iterable[int], game: TimeClash = GAME) -> str:
    return " ".join(game.pack.keys[number] for number in numbers)


def position(
    *,
    game: TimeClash = GAME,
    seats: int = 2,
    lone: str = "enemy",
    match: int = 1,
    arcs: str = FIRST_MATCH,
    pawn: str = "",
    on_turn: int = 0,
    first: int = -1,
    second: int = -1,
    step: str = "play",
    phase: int = BUILD_UP,
    began_in: int = -1,
    time: str = "",
    companion: str = "",
    enemy: str = "",
    hands: Sequence[str] = (),
    discards: Sequence[str] = ("", ""),
    removed: Sequence[str] = ("", ""),
    decks: Sequence[str] = ("", ""),
    rest: Sequence[str] = ("deck", "deck"),
    reserve: str = "",
    turn: int = 1,
    raised: str = "",
    luck: Iterable[int] = (),
    orders: Iterable[list[int]] = (),
) -> ClashState:
    """The turn of `on_turn`, about to take `step`. `decks` names the next cards to be drawn, in their order; the cards
    that are named nowhere lie beneath them, or go where `rest` says (deck, discards, removed)."""
    state = game.new({"match": match, "lone": lone}, seats, 1)
    game.apply(state, game.notation.read("preset"))
    state.clear()
    state.arcs = tuple(game.pack.arc_keys.index(key) for key in arcs.split())
    state.target = flip_target(game.pack, state.arcs)
    state.pawn = STACK_NAMES.index(pawn) if pawn else -1
    state.phase = phase
    state.turn_phase = phase if began_in < 0 else began_in
    state.turn = turn
    state.raised = sum(1 << STACK_NAMES.index(stack) for stack in raised.split())
    state.stacks = [cards(time, game), cards(companion, game), cards(enemy, game)]
    state.discards = [cards(pile, game) for pile in discards]
    state.removed = [cards(pile, game) for pile in removed]
    state.hands = [cards(hands[seat], game) if seat < len(hands) else [] for seat in range(seats)]
    state.reserve = cards(reserve, game)
    tops = [cards(deck, game)[::-1] for deck in decks]
    zones = [*state.stacks, *state.discards, *state.removed, *state.hands, state.reserve, *tops]
    named = [number for zone in zones for number in zone]
    assert len(set(named)) == len(named), "a card is named twice"
    for team in (DOCTOR, ENEMY):
        left = [n for n in range(CARDS_A_TEAM * team, CARDS_A_TEAM * (team + 1)) if n not in named]
        state.decks[team] = tops[team]
        if rest[team] == "deck":
            state.decks[team] = left + tops[team]
        elif rest[team] == "discards":
            state.discards[team] += left
        else:
            state.removed[team] += left
    for zone in (*state.stacks, *state.discards, *state.removed, state.reserve):
        for number in zone:
            state.knows[number] = open_to_all(seats)
    for seat, hand in enumerate(state.hands):
        for number in hand:
            state.knows[number] = 1 << seat
    first = on_turn if first < 0 else first
    state.cycle = turn_cycle(state.teams, first, second)
    state.orders = orders_of(state.teams, state.cycle)
    state.place = state.cycle.index(on_turn)
    state.derive()
    state.chance = ScriptedChance(luck, orders)
    while len(state.frames) > 1:
        state.finish()
    state.call(Turn(on_turn))
    state.here = Turn.steps.index(step)
    advance(state)
    return state


def do(state: ClashState, *choices: str, game: TimeClash = GAME) -> ClashState:
    """Answer questions in notation, one after another."""
    for text in choices:
        game.apply(state, game.notation.read(text))
    return state


def legal(state: ClashState, beginning: str = "", game: TimeClash = GAME) -> list[str]:
    """The legal choices in notation; with a beginning, only those."""
    texts = [game.notation.write(choice) for choice in state.options]
    return [text for text in texts if text.startswith(beginning)]


def why(state: ClashState, text: str, game: TimeClash = GAME) -> str:
    """The rule by which the asked seat may not choose this."""
    refusal = game.why_not(state, state.asked, game.notation.read(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


def asked(state: ClashState) -> str:
    """The present question, with everybody's names."""
    return wording("en").write(GAME.ask(state).question.prompt, NAMES)


def told(event: Event) -> str:
    """An event as a line of the log."""
    return wording("en").write(GAME.tell(event), NAMES)


def until(state: ClashState, topic: str, game: TimeClash = GAME) -> ClashState:
    """Decline windows until another question comes."""
    while state.topic != topic:
        assert state.topic.startswith("counter"), f"{state.topic} is asked, not {topic}"
        do(state, "pass", game=game)
    return state


def altered_pack(folder: Path, old: str, new: str) -> Path:
    """The game's own pack with one text replaced."""
    found = 0
    for path in OWN_PACK.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        found += old in text
        (folder / path.name).write_text(text.replace(old, new), encoding="utf-8")
    assert found
    return folder


FAIL_FACE, HUNDRED, TWO_HUNDRED = 0, 1, 2
"""Faces of the die, as luck names them."""


def gambit(
    *,
    luck: tuple[int, ...] = (FAIL_FACE,),
    time: str = "save-gallifrey",
    companion: str = "fair-warning",
    enemy: str = "gunstick",
    hands: tuple[str, ...] = ("", ""),
    seen: str = "exterminate rebut rebut-2",
    seats: int = 2,
    lone: str = "enemy",
    on_turn: int = 0,
    first: int = -1,
    second: int = -1,
    arcs: str = "skaro clara davros",
    pawn: str = "",
) -> ClashState:
    """A Gambit has just begun; `seen` lies in the Enemy's discard pile and the Doctor's answer to numbered cards is
    removed, so that no counter to a numbered card is out of sight."""
    state = position(
        seats=seats,
        lone=lone,
        on_turn=on_turn,
        first=first,
        second=second,
        phase=ENDGAME,
        step="third",
        time=time,
        companion=companion,
        enemy=enemy,
        hands=hands,
        discards=("", seen),
        removed=("reverse-the-polarity", ""),
        luck=luck,
        arcs=arcs,
        pawn=pawn,
    )
    return do(state, "gambit")
