"""How the server says no: one exception for HTTP and the socket alike."""

from __future__ import annotations

from starlette.responses import Response

from vortex.protocol import Refusal, encode

STATUSES = {
    "not_understood": 400,
    "barred": 403,
    "closed": 403,
    "foreign": 403,
    "link": 403,
    "not_yours": 403,
    "removed": 403,
    "not_found": 404,
    "not_allowed": 405,
    "flagged": 409,
    "full": 409,
    "not_over": 409,
    "outdated": 409,
    "over": 409,
    "present": 409,
    "stale": 409,
    "taken": 409,
    "waiting": 409,
    "too_large": 413,
    "wrong_type": 415,
    "name": 422,
    "option": 422,
    "pack": 422,
    "picture": 422,
    "record": 422,
    "slow_down": 429,
    "error": 500,
    "busy": 503,
    "store": 503,
    "unavailable": 503,
    "unsure": 503,
}
"""The HTTP status of each code that HTTP has; the other codes come by socket only."""


class RequestRefused(Exception):
    """A request or a message that is not carried out. Nothing has changed."""

    def __init__(self, code: str, reason: str, rule: str = "", field: str = "") -> None:
        super().__init__(code)
        self.refusal = Refusal(code, reason, rule, field)

    def response(self) -> Response:
        return Response(encode(self.refusal), STATUSES[self.refusal.code], media_type="application/json")
