"""What was asked for and not done, by HTTP and by socket alike."""

from __future__ import annotations

from vortex.protocol.kinds import Outgoing


class Refusal(Outgoing):
    """Why something is refused: the body of every HTTP answer other than 2xx, and a part of messages. `rule` is empty
    unless a rule of the game forbids it; `field` names the part of the body that was refused, if it was one: `title`,
    `options.KEY`, `seats.2`."""

    code: str
    reason: str
    rule: str = ""
    field: str = ""
