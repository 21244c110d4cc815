"""Events: declared once, and what follows from the declaration."""

from typing import Annotated

import pytest

from vortex.kernel.events import (
    NONE,
    UNSEEN,
    Amount,
    Event,
    EventLog,
    Flag,
    Maybe,
    Noun,
    Seat,
    Secret,
    Signed,
    kinds_of,
)
from vortex.kernel.words import listing, name, player, say

Card = Annotated[int, Noun("card", ())]
Stack = Annotated[int, Noun("stack", ("time", "enemy"))]

KEYS = {"card": ("lamp", "rope", "bell")}
LOG = EventLog("tc", {"card": lambda card: name(KEYS["card"][card]), "stack": lambda stack: f"stack {stack}"})


class LampLit(Event, sign="none"):
    seat: Seat
    card: Card
    stack: Stack
    total: Signed
    is_first: Flag


class CardsPassed(Event, sign="move"):
    seat: Seat
    receiver: Seat
    cards: Secret[tuple[Card, ...]]
    known_to = ("seat", "receiver")


class CardDrawn(Event, sign="draw"):
    seat: Seat
    card: Secret[Card]
    known_to = ("seat",)


class BellRung(Event, sign="play"):
    seat: Seat
    card: Maybe[Card]
    times: Amount

    def message(self) -> str:
        return f"{self.kind}-alone" if self.card == NONE else self.kind


def test_a_kind_is_named_after_its_class() -> None:
    kinds = kinds_of(__name__)
    assert list(kinds) == ["lamp-lit", "cards-passed", "card-drawn", "bell-rung"]
    assert kinds["lamp-lit"] is LampLit


def test_it_travels_by_key() -> None:
    assert LampLit(1, 0, 1, 200, True).plain(KEYS) == {
        "kind": "lamp-lit",
        "seat": 1,
        "card": "lamp",
        "stack": "enemy",
        "total": 200,
        "is_first": True,
    }
    assert BellRung(0, NONE, 2).plain(KEYS) == {"kind": "bell-rung", "seat": 0, "card": None, "times": 2}


def test_secrets_are_for_those_who_may_know_them() -> None:
    passed = CardsPassed(0, 2, (0, 1))
    assert passed.seen_by(0) == passed.seen_by(2) == passed
    for viewer in (1, None):
        assert passed.seen_by(viewer) == CardsPassed(0, 2, (UNSEEN, UNSEEN))
        assert passed.seen_by(viewer).plain(KEYS)["cards"] == [None, None]
    assert CardDrawn(1, 0).seen_by(0).plain(KEYS) == {"kind": "card-drawn", "seat": 1, "card": None}


def test_what_has_no_secrets_is_the_same_for_all() -> None:
    lit = LampLit(1, 0, 1, 200, True)
    assert lit.seen_by(None) is lit


def test_the_log_fills_a_gap_for_every_field() -> None:
    assert LOG(LampLit(1, 0, 1, 200, True)) == say(
        "tc-log-lamp-lit", seat=player(1), card=name("lamp"), stack="stack 1", total="+200", is_first=1
    )
    assert LOG(CardsPassed(0, 2, (0, 1))) == say(
        "tc-log-cards-passed",
        seat=player(0),
        receiver=player(2),
        n=2,
        cards=listing([name("lamp"), name("rope")]),
    )


def test_the_log_withholds_what_is_unseen() -> None:
    assert LOG(CardsPassed(0, 2, (0, 1)).seen_by(1)) == say(
        "tc-log-cards-passed-unseen", seat=player(0), receiver=player(2), n=2
    )
    assert LOG(CardDrawn(1, 0).seen_by(None)) == say("tc-log-card-drawn-unseen", seat=player(1))


def test_one_kind_can_be_told_in_several_ways() -> None:
    assert LOG(BellRung(0, NONE, 2)) == say("tc-log-bell-rung-alone", seat=player(0), times=2)
    assert LOG(BellRung(0, 1, 2)) == say("tc-log-bell-rung", seat=player(0), card=name("rope"), times=2)


def test_a_field_must_say_what_it_is() -> None:
    with pytest.raises(TypeError, match=r"Vague\.number: an event's field says what it is"):

        class Vague(Event, sign="none"):
            number: int
