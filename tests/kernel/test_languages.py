"""Which language a reader gets."""

from __future__ import annotations

import pytest

from vortex.kernel.languages import preferred


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("en;q=0.5, de;q=0.9", "de"),
        ("fr", "en"),
        ("de;q=often, en", "en"),
    ],
)
def test_the_best_language_that_we_have(wishes: str, language: str) -> None:
    assert preferred(wishes) == language
