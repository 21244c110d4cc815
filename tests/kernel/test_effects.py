"""The language of effects."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vortex.kernel.effects import Effect, EffectError, Effects, EffectSign, Language, MissingRow, Picture
from vortex.kernel.words import Words, listing, say

LANGUAGE = Language("toy", scopes=["everybody", "every other player"])
LANGUAGE.add("gain {n} token(s)", scoped=True)
LANGUAGE.add("draw {n} card(s)", most=3)
LANGUAGE.add("ship forward {n}")
LANGUAGE.add("place a Dalek")
LANGUAGE.add("lose {n} token(s)", scoped=True)

effects = st.builds(
    lambda verb, scope, amount: Effect(
        verb,
        scope if LANGUAGE.verbs[verb].scoped else 0,
        min(amount, LANGUAGE.verbs[verb].most) if "{n}" in LANGUAGE.verbs[verb].phrase else 1,
    ),
    st.integers(0, len(LANGUAGE.verbs) - 1),
    st.integers(0, 2),
    st.integers(1, 9),
)


def some(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(strategy, min_size=1, max_size=3).map(tuple)


@given(some(some(some(effects))))
def test_what_is_said_is_read_back_as_the_same(value: Effects) -> None:
    assert LANGUAGE.parse(LANGUAGE.say(value)) == value


def test_then_or_and_bind_in_this_order() -> None:
    assert LANGUAGE.parse("draw 1 card and ship forward 2 or place a Dalek, then gain 3 tokens") == (
        ((Effect(1, 0, 1), Effect(2, 0, 2)), (Effect(3, 0, 1),)),
        ((Effect(0, 0, 3),),),
    )


def test_plurals_may_be_wrong_and_commas_missing_but_they_are_said_right() -> None:
    parsed = LANGUAGE.parse("  gain 1 tokens then draw 2 card ")
    assert LANGUAGE.say(parsed) == "gain 1 token, then draw 2 cards"


def test_a_scope_stands_before_its_phrase() -> None:
    assert LANGUAGE.parse("every other player lose 2 tokens") == (((Effect(4, 2, 2),),),)
    assert LANGUAGE.say((((Effect(4, 1, 1),),),)) == "everybody lose 1 token"


def test_nothing_is_nothing() -> None:
    assert LANGUAGE.parse("") == LANGUAGE.parse("  ") == ()
    assert LANGUAGE.say(()) == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dance", "found 'dance', expected one of: gain N token(s); draw N card(s)"),
        ("gain 2 tokens or", "found 'gain 2 tokens or', expected"),
        ("gain two tokens", "found 'gain two tokens', expected"),
        ("gain -1 tokens", "found 'gain -1 tokens', expected"),
        ("draw 4 cards", "'draw 4 cards': the amount must be from 1 to 3"),
        ("draw 0 cards", "the amount must be from 1 to 3"),
        ("everybody draw 1 card", "'everybody draw 1 card' cannot be said with 'everybody'"),
        ("gain 1 token, then ", "found"),
        ("gain 1 token and and draw 1 card", "found"),
    ],
)
def test_what_is_not_in_the_language_is_refused_with_what_is(text: str, expected: str) -> None:
    with pytest.raises(EffectError) as refused:
        LANGUAGE.parse(text)
    assert expected in str(refused.value)


@pytest.mark.slow
@given(st.text(max_size=60))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    try:
        value = LANGUAGE.parse(text)
    except EffectError:
        return
    assert LANGUAGE.parse(LANGUAGE.say(value)) == value


def alone(words: Words) -> Words:
    """As the only alternative of the only part."""
    return listing([listing([words], "or")], "then")


def test_a_reader_gets_a_message_for_each_phrase_with_its_amount() -> None:
    gain, ship = say("toy-effect-gain-tokens", n=2), say("toy-effect-ship-forward", n=3)
    assert LANGUAGE.words(LANGUAGE.parse("gain 2 tokens")) == alone(listing([gain], "and"))
    assert LANGUAGE.words(LANGUAGE.parse("gain 2 tokens or ship forward 3, then place a Dalek")) == listing(
        [
            listing([listing([gain], "and"), listing([ship], "and")], "or"),
            listing([listing([say("toy-effect-place-a-dalek", n=1)], "and")], "or"),
        ],
        "then",
    )


def test_what_is_all_for_the_same_is_told_so_once_and_else_each_time() -> None:
    gain, lose = say("toy-effect-gain-tokens", n=1), say("toy-effect-lose-tokens", n=1)
    both = LANGUAGE.words(LANGUAGE.parse("everybody gain 1 token and everybody lose 1 token"))
    assert both == alone(say("toy-scope-everybody", effect=listing([gain, lose], "and")))
    mixed = LANGUAGE.words(LANGUAGE.parse("gain 1 token and everybody lose 1 token"))
    assert mixed == alone(listing([gain, say("toy-scope-everybody", effect=lose)], "and"))


def test_a_text_is_drawn_in_its_order_with_its_alternatives_and_amounts() -> None:
    language = Language("toy", scopes=["everybody"])
    language.add("gain {n} token(s)", scoped=True, picture=Picture("charge", "good", "+"))
    language.add("place a Dalek", picture=Picture("spike", "bad"))
    language.add("think again")
    drawn = language.drawn(
        language.parse("place a Dalek, then gain 2 tokens or everybody gain 1 token and think again")
    )
    assert drawn == (
        ((EffectSign("spike", "", "bad", ""),),),
        ((EffectSign("charge", "+2", "good", ""),), (EffectSign("charge", "+1", "good", "everybody"),)),
    )


def test_verbs_are_numbered_as_they_are_added() -> None:
    language = Language("toy")
    assert [language.add("draw {n} card(s)"), language.add("think again")] == [0, 1]
    assert language.parse("think again and draw 2 cards") == (((Effect(1, 0, 1), Effect(0, 0, 2)),),)


def test_a_verb_has_the_traits_that_it_was_added_with() -> None:
    language = Language("toy")
    draw, think = language.add("draw {n} card(s)", traits=5), language.add("think again")
    assert [language.has(draw, trait) for trait in (1, 2, 4)] == [True, False, True]
    assert not language.has(think, 1)
    assert not language.has(-1, 7)


def test_rows_are_in_the_order_of_the_verbs_however_they_are_listed() -> None:
    assert LANGUAGE.rows("here", {4: "e", 1: "b", 3: "d", 0: "a", 2: "c"}) == ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("verbs", [range(4), (0, 1, 2, 4), range(6)])
def test_a_verb_without_a_row_and_a_row_without_a_verb_are_mistakes(verbs: Sequence[int]) -> None:
    with pytest.raises(MissingRow, match=r"^a\.room: expected a row for each effect word"):
        LANGUAGE.rows("a.room", dict.fromkeys(verbs, ""))
