"""Every refusal has one form, and its code one status."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from tests.server.refusal_codes import SERVER, refused_by

from vortex import protocol as wire
from vortex.server.refusals import STATUSES, RequestRefused

BY_SOCKET = (SERVER / "handling.py", SERVER / "moderating.py")
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_every_code_of_http_has_a_status() -> None:
    assert refused_by(*(path for path in SERVER.rglob("*.py") if path not in BY_SOCKET)) == set(STATUSES)


def test_the_protocol_page_lists_the_codes_with_their_statuses() -> None:
    refusals = PROTOCOL.read_text("utf-8").partition("### Refusals\n")[2].partition("\n### ")[0]
    assert {code: int(status) for code, status in re.findall(r"`(\w+)` (\d{3})", refusals)} == STATUSES


def test_the_protocol_page_lists_the_codes_of_the_socket() -> None:
    codes = PROTOCOL.read_text("utf-8").partition("- `refused` codes:")[2].partition("\n- ")[0]
    assert refused_by(*BY_SOCKET) <= set(re.findall(r"`(\w+)`", codes))


def test_http_answers_with_the_refusal_under_the_status_of_its_code() -> None:
    response = RequestRefused("name", "it is empty", field="seats.2").response()
    assert response.status_code == 422
    assert msgspec.json.decode(response.body, type=wire.Refusal) == wire.Refusal(
        "name", "it is empty", "", "seats.2"
    )
