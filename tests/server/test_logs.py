"""JSON lines: what happened, in which request and at which table; nothing else."""

from __future__ import annotations

import json
import logging
from contextvars import copy_context

import pytest
from tests.server.serving import Browser, Served

from vortex.server.logs import TABLE, JsonLines, PlainLines, begin_request


def line(level: int = logging.ERROR, *words: object) -> dict[str, object]:
    record = logging.LogRecord("vortex.server", level, "here.py", 1, "%s failed", words, None)
    found: dict[str, object] = json.loads(JsonLines().format(record))
    return found


def test_a_line_names_request_and_table() -> None:
    def served() -> dict[str, object]:
        begin_request()
        TABLE.set("abc")
        return line(logging.ERROR, "a rule")

    first, second = copy_context().run(served), copy_context().run(served)
    assert (first["level"], first["message"], first["table"]) == ("error", "a rule failed", "abc")
    assert first["request"] != second["request"]
    assert "table" not in line(logging.ERROR, "it")


def failed() -> logging.LogRecord:
    card = "the-secret-card"
    try:
        raise ValueError(card)
    except ValueError as error:
        return logging.LogRecord(
            "x", logging.ERROR, "here.py", 1, "failed", (), (type(error), error, error.__traceback__)
        )


def test_a_traceback_is_left_out() -> None:
    assert "the-secret-card" not in JsonLines().format(failed())


def test_in_plain_lines_an_error_has_its_place_and_kind_and_no_words() -> None:
    told = PlainLines("%(message)s").format(failed())
    assert told.startswith("failed\n")
    assert "raise ValueError(card)" in told
    assert told.endswith("\nValueError")


def test_requests_are_logged_on_request_by_their_pattern(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "vortex.server"), Served() as server:
        ada = Browser(server)
        name = ada.create()["table"]["id"]
        ada.get(f"/api/tables/{name}")
    said = [record.getMessage() for record in caplog.records]
    assert any(text.startswith("GET /api/tables/{table}: 200 in ") for text in said)
    assert not any(name in text for text in said)
