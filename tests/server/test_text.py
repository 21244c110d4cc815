"""Names, titles and chat (X2)."""

from __future__ import annotations

import pytest

from vortex.kernel.words import wording
from vortex.server.text import TextRefused, clean_chat, clean_name, clean_title, refuse_look_alike

FINE = {
    "Ada": "Ada",
    "  Ada   Lovelace ": "Ada Lovelace",
    "A\u030angstro\u0308m": "Ångström",
    "Łukasz": "Łukasz",
    "Дарья": "Дарья",
    "नमस्ते": "नमस्ते",
    "אבגד": "אבגד",
    "山田": "山田",
    "O'Neil-7": "O'Neil-7",
    "<b>x</b>": "<b>x</b>",
    "Ada\u00a0B": "Ada B",
    "Ada 👩‍🚀": "Ada 👩‍🚀",
    "x" * 24: "x" * 24,
}
REFUSED = [
    "", " ", "\u200b", "\u200bAda", "A\u200bda", "\u202eadA", "A\u2066da", "\ufeffAda", "A\x00da", "A\x07",
    "A\u200dda", "A\u00adda", "\u3164", "A\u115fB", "\ue000", "\uffff", "x" * 25, "a\u0301\u0302\u0303\u0304\u0305",
    "!!!", "👩‍🚀", "A\U000e0041", "\u2800", "a\u0300\u0301\u0302\u0303\u0304\u0305b", "A\u034fB",
]  # fmt: skip


@pytest.mark.parametrize(("given", "taken"), FINE.items())
def test_a_name_is_taken_as_it_is_meant(given: str, taken: str) -> None:
    assert clean_name(given) == taken


@pytest.mark.parametrize("given", REFUSED)
def test_a_name_that_deceives_is_refused_without_being_quoted(given: str) -> None:
    with pytest.raises(TextRefused) as refused:
        clean_name(given)
    assert str(refused.value).isascii()
    assert wording("de").write(refused.value.words) != str(refused.value)


@pytest.mark.parametrize(
    ("seated", "new"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),
        ("Ada", "A d a"),
        ("Ada", "Adá"),
        ("Ada", "ＡＤＡ"),
        ("Bob", "B0b"),
        ("Will", "W1ll"),
        ("Will", "WiII"),
        ("Tom", "Torn"),
        ("Paul", "Ρаul"),
        ("Lisa", "L|sa"),
        ("Eva", "Εva"),
    ],
)
def test_a_name_that_looks_like_a_seated_one_is_refused(seated: str, new: str) -> None:
    with pytest.raises(TextRefused):
        refuse_look_alike(clean_name(new), [seated, ""])


@pytest.mark.parametrize(("seated", "new"), [("Ada", "Adam"), ("Bob", "Rob"), ("Player 2", "Player 3")])
def test_names_that_differ_are_taken(seated: str, new: str) -> None:
    refuse_look_alike(clean_name(new), [seated])


def test_titles_may_be_empty_and_chat_may_be_longer() -> None:
    assert clean_title("  ") == ""
    assert clean_title("Friday\nnight") == "Friday night"
    assert clean_chat("x" * 500) == "x" * 500
    with pytest.raises(TextRefused):
        clean_chat("x" * 501)
    with pytest.raises(TextRefused):
        clean_chat("💥" * 501)
    with pytest.raises(TextRefused):
        clean_chat("ab\u202ecd")
