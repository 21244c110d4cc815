"""What the system allows a server."""

from __future__ import annotations

import io
import resource
import signal
import sys

import pytest

from vortex.server.running import bind, fit_to_files, outlive_reloads
from vortex.server.settings import settings_from


@pytest.mark.parametrize(
    ("allowed", "sockets", "raised"),
    [
        ((1024, 1_000_000), 4500, 5100),
        ((1024, 4096), 3496, 4096),
        ((1024, 1024), 424, None),
        ((100_000, 100_000), 4500, None),
        ((300, 300), 1, None),
        ((1024, resource.RLIM_INFINITY), 4500, 5100),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), 4500, None),
    ],
)
def test_the_file_limit_is_raised_or_fewer_sockets_are_served(
    allowed: tuple[int, int], sockets: int, raised: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: allowed)
    monkeypatch.setattr(resource, "setrlimit", lambda which, wanted: asked.append(wanted))
    settings, note = fit_to_files(settings_from({}))
    assert settings.sockets == sockets
    assert [soft for soft, _ in asked] == ([] if raised is None else [raised])
    assert bool(note) == (sockets < 4500)
    assert not note or f"{sockets} sockets" in note


def test_small_messages_are_sent_at_once() -> None:
    import socket

    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
        assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("is_terminal", [False, True])
def test_a_reload_is_outlived_and_a_closed_terminal_is_not(
    is_terminal: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stdin = io.StringIO()
    stdin.isatty = lambda: is_terminal  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdin", stdin)
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        outlive_reloads()
        if is_terminal:
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL
        else:
            signal.raise_signal(signal.SIGHUP)
            assert "goes on" in caplog.text
    finally:
        signal.signal(signal.SIGHUP, before)
