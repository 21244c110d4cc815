"""The server's log on standard error: plain lines, or JSON lines with the ids of request and table.

It names tables and kinds of trouble, never players, cards, seeds or tokens.
"""

from __future__ import annotations

import itertools
import logging
import os
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

LogFormat = Literal["text", "json"]
LogLevel = Literal["info", "warning", "error"]

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The request or connection that is being served, by the process and its count of them."""
TABLE: ContextVar[str] = ContextVar("table", default="")


_COUNT = itertools.count(1)


def begin_request() -> None:
    REQUEST.set(f"{os.getpid()}-{next(_COUNT)}")


class PlainLines(logging.Formatter):
    """With the way of an error through the code, but not its words: they may be values."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # so logging calls it
        kind, _, trace = ei
        way = traceback.format_tb(trace)
        return "".join([*way, kind.__name__ if kind else "error"])


class JsonLines(logging.Formatter):
    """One object a line, without tracebacks: their last words may be values."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": REQUEST.get(),
            "table": TABLE.get(),
        }
        return msgspec.json.encode({key: value for key, value in line.items() if value}).decode()


def set_up(log_format: LogFormat, log_level: LogLevel) -> None:
    """For the whole process, once."""
    logging.getLogger("vortex").setLevel(log_level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else PlainLines("%(message)s"))
    logging.getLogger().addHandler(handler)
