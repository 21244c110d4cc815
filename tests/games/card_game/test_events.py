"""What happens: every kind of event comes up in play, and what nobody was shown is told by number."""

from __future__ import annotations

import re

from tests.games.card_game.positions import GAME, A, B, Table
from tests.games.card_game.scenarios import SCENARIOS
from tests.source import source

from vortex.games import rulebook
from vortex.games.card_game import events
from vortex.games.card_game.events import CardsDrawn, CardsExchanged, ControlTaken, HandPassed
from vortex.games.card_game.rules import conflict


def test_every_kind_of_event_comes_up_in_play() -> None:
    """In the whole games; U.N.I.T. is called in none of them, nobody changes sides, and Rory does not come back."""
    table = Table().line(A, "leadworth").attack(B, "leadworth", "daleks").shown(A, "unit").tp(1)
    table.hand(A, "rory", fill=3).turn(A).do("defend leadworth", "add rory", "pass", "pay 1")
    turning = Table().line(A, "leadworth").attack(B, "leadworth", "madame-kovarian")
    turning.hand(A, "river-song", fill=3).turn(A).do("defend leadworth", "add river-song", "pass")
    returning = Table().line(B, "leadworth").guards("leadworth", "rory")
    returning.hand(A, "daleks", fill=3).turn(A).do("attack leadworth", "add daleks")
    kinds = {event.kind for one in (table, turning, returning) for event in one.state.events or []}
    for scenario in SCENARIOS.values():
        options, seats, seed, texts = scenario()
        state = GAME.new(options, seats, seed)
        state.events = []
        for text in texts:
            GAME.apply(state, GAME.notation.read(text))
        kinds |= {event.kind for event in state.events}
    assert kinds == set(GAME.events)


def test_every_rule_that_an_event_names_is_in_the_rulebook() -> None:
    named = set(re.findall(r'"(CG-[A-Z0-9-]+)"', source(events) + source(conflict)))
    assert len(named) > 12
    assert named <= set(rulebook("card-game").rules)


def test_of_no_cards_the_number_is_told_also_to_those_who_may_know_them() -> None:
    told = [
        (CardsDrawn(A, ()), "Seat 1 draws 0 cards."),
        (HandPassed(A, B, ()), "Seat 1 passes 0 cards to Seat 2."),
        (CardsExchanged(A, ()), "Seat 1 exchanges nothing."),
    ]
    assert [str(GAME.tell(event)) for event, _ in told] == [text for _, text in told]


def test_who_takes_an_attack_over_that_lies_open_finds_nothing() -> None:
    taken = ControlTaken(A, B, 0, 0, ())
    assert GAME.tell(taken).message == "cg-log-control-taken-unseen"
