"""The page of messages says what the protocol's types declare."""

from __future__ import annotations

import re

from generators.messages import PAGE, page

from vortex.protocol import ClientMessage, ServerMessage
from vortex.server.app import OPERATIONS


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make messages"


def test_it_has_every_message_and_every_request() -> None:
    text = page()
    for message in (*ClientMessage.__args__, *ServerMessage.__args__):
        assert f"\n### {message.__name__}\n" in text
    for operation in OPERATIONS:
        assert f"| `{operation.method}` | `{operation.path}` |" in text


def test_every_link_on_it_leads_somewhere() -> None:
    headings = {heading.lower() for heading in re.findall(r"^### (\w+)$", page(), re.M)}
    assert set(re.findall(r"\(#(\w+)\)", page())) <= headings
