"""What the system allows a server."""

from __future__ import annotations

import resource

import pytest

from vortex.server.running import bind, fit_to_files
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
