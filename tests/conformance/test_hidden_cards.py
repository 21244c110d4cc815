"""Nothing of how hidden cards truly lie gets into an imagined world.

The tests find these cards themselves and move them (`hidden`). Worlds that `determinise` made cannot show what it
forgets to deal anew, for that lies the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.conformance.hidden import Written
from tests.conformance.mild import MILD, MILD_KEYS
from tests.conformance.positions import Setting, positions, settings, the_game

from vortex.kernel.chance import Chance, FastChance
from vortex.kernel.game import Game
from vortex.kernel.knowledge import everybody
from vortex.kernel.record import canonical

OF_EACH = {"card-game": 4}
"""It asks few questions, so a few positions of each are needed for cards to lie everywhere."""

Determinise = Callable[[Any, int | None, Chance], Any]

WORLDS = 64
"""At most so many are imagined until a zone has changed. One that is dealt anew and could lie otherwise is as in the
first world with a chance of one half at most, and so in all of them with one of 2 ** 63; mostly the second differs."""

LEAKS = {
    "toy": ("deck", "hands"),
    "time-of-the-daleks": (
        "tw_deck",
        "hands",
        "dilemma_deck",
        "dilemmas",
        "dilemma_discard",
        "earth_deck",
        "alien_deck",
        "location_deck",
        "anomaly_deck",
    ),
    "time-clash": ("decks", "hands"),
    "card-game": ("deck", "hands", "reserves", "guards", "attacks", "barred"),
}
"""What of the true table could be in an imagined one by mistake."""


def looks(setting: Setting) -> Iterator[tuple[int, Any, int | None]]:
    """Positions with everybody who could look at them."""
    for number, position in enumerate(positions(setting, OF_EACH.get(setting.key, 1))):
        for seat in (*range(setting.seats), None):
            yield number, position.state, seat


def told_by(game: Game[Any], determinise: Determinise, state: Any, seat: int | None, number: int) -> set[str]:
    """What differs between two worlds, imagined with the same luck: one from the true state, the other one from a state
    in which every card that the seat does not know lies elsewhere."""
    written = Written(game, state, seat)
    written.move(FastChance(number))
    moved = written.state()
    assert canonical(game.view(moved, seat)) == canonical(game.view(state, seat)), state.topic
    here, there = (determinise(each, seat, FastChance(7)) for each in (state, moved))
    told = {name for name in ("asked", "topic", "options") if getattr(here, name) != getattr(there, name)}
    # The whole dump is compared; the parts of the table stand beside it for their names.
    one, other = ({**dump["state"], **dump} for dump in (game.dump(here), game.dump(there)))
    return told | {name for name in one if canonical(one[name]) != canonical(other[name])}


def never_changing(game: Game[Any], determinise: Determinise, state: Any, seat: int | None) -> set[str]:
    """Zones that could lie otherwise, but lie the same in all imagined worlds."""
    zones = Written(game, state, seat).could_lie_otherwise()
    first: dict[str, list[int]] = {}
    for number in range(WORLDS):
        if not zones:
            break
        lying = Written(game, determinise(state, seat, FastChance(number)), seat).lying()
        first = first or lying
        zones = {name for name in zones if number == 0 or lying[name] == first[name]}
    return zones


def test_every_card_that_a_seat_does_not_know_lies_where_it_is_looked_for(setting: Setting) -> None:
    """Otherwise the tests below would leave it out."""
    game = the_game(setting.key)
    for _, state, seat in looks(setting):
        written = Written(game, state, seat)
        found = [sorted(z.written[p] for z, p in written.unknown_places(back)) for back in written.backs]
        # Some questions come before the decks are laid out.
        if any(found):
            assert found == [written.unknown_cards(back) for back in written.backs], state.topic


def test_nobody_knows_a_card_of_a_deck(setting: Setting) -> None:
    """In the toy game somebody may look at one."""
    game = the_game(setting.key)
    allowed = everybody(setting.seats) if setting.key == "toy" else 0
    for position in positions(setting, 1):
        written = Written(game, position.state, None)
        for back in written.backs:
            for zone in back.zones:
                if "deck" in zone.name:
                    marks = {written.knows[back.offset + card] for card in zone.written}
                    assert not any(mark & ~allowed for mark in marks), zone.name


def test_the_same_luck_imagines_the_same_world_wherever_hidden_cards_lie(setting: Setting) -> None:
    """So nothing that a bot thinks can depend on it."""
    game = the_game(setting.key)
    for number, state, seat in looks(setting):
        assert told_by(game, game.determinise, state, seat, number) == set(), state.topic


def test_every_zone_with_hidden_cards_is_another_in_another_world(setting: Setting) -> None:
    game = the_game(setting.key)
    for _, state, seat in looks(setting):
        assert never_changing(game, game.determinise, state, seat) == set(), state.topic


def test_what_is_not_dealt_anew_would_be_found(key: str) -> None:
    # Elsewhere Dilemmas are hardly ever discarded face down.
    played = key + MILD if key + MILD in MILD_KEYS else key
    game = the_game(played)
    leak = ""

    def leaking(state: Any, seat: int | None, chance: Chance) -> Any:
        world = game.determinise(state, seat, chance)
        setattr(world, leak, getattr(state, leak))
        return world

    seen = list(looks(settings(played, 10)[1]))
    for leak in (*LEAKS[key], "knows", "chance"):
        assert any(leak in told_by(game, leaking, state, seat, number) for number, state, seat in seen), leak
    for leak in LEAKS[key]:
        assert leak == "barred" or any(
            name.startswith(leak)
            for _, state, seat in seen
            for name in never_changing(game, leaking, state, seat)
        ), leak
