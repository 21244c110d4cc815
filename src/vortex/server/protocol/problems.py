"""HTTP: every answer that is no success."""

from __future__ import annotations

from vortex.server.protocol.kinds import Outgoing


class Problem(Outgoing):
    """Every HTTP answer that is no success. `rule` is empty unless a rule of the game forbids it; `field` names the
    part of the body that was refused, if it was one: `title`, `options.KEY`, `seats.2`."""

    code: str
    reason: str
    rule: str = ""
    field: str = ""
