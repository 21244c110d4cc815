"""The page of observations says what the games declare."""

from __future__ import annotations

from generators.observations import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make observations"
