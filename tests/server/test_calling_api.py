"""Browsers subscribe, and end it; only where the host wants that, and only with what a browser would send."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.push_stand_in import PushedTo
from tests.server.serving import Browser, Served

from vortex.server.seats import session_hash

ENDPOINT = "https://push.example.net/to/one"


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with Served(push_contact="mailto:host@example.org", subscriptions_a_session=2) as served:
        yield served


@pytest.fixture
def ada(server: Served) -> Browser:
    return Browser(server)


def kept(browser: Browser) -> list[str]:
    server = browser.server
    assert isinstance(server, Served)
    session = session_hash(browser.cookie.partition("=")[2])
    return [each.endpoint for each in server.run(server.store.subscriptions(session))]


def test_without_a_contact_nobody_can_be_called() -> None:
    with Served() as server:
        ada = Browser(server)
        assert ada.get("/api/calls").json == {"key": ""}
        answer = ada.post("/api/calls/subscribe", PushedTo(ENDPOINT).as_json())
        assert (answer.status, answer.json["code"]) == (404, "not_found")


def test_a_browser_subscribes_and_ends_it(ada: Browser) -> None:
    key = ada.get("/api/calls").json["key"]
    assert len(key) == 87
    assert ada.post("/api/calls/subscribe", PushedTo(ENDPOINT).as_json()).json == {"key": key}
    assert kept(ada) == [ENDPOINT]
    assert ada.post("/api/calls/unsubscribe", {"endpoint": ENDPOINT}).status == 200
    assert kept(ada) == []


def test_nobody_ends_the_subscription_of_another(server: Served, ada: Browser) -> None:
    ada.post("/api/calls/subscribe", PushedTo(ENDPOINT).as_json())
    for other in (Browser(server), Browser(server)):
        other.create()
        assert other.post("/api/calls/unsubscribe", {"endpoint": ENDPOINT}).status == 200
    assert Browser(server).post("/api/calls/unsubscribe", {"endpoint": ENDPOINT}).status == 200
    assert kept(ada) == [ENDPOINT]


def test_a_browser_that_has_a_new_session_keeps_its_subscription(server: Served, ada: Browser) -> None:
    ada.post("/api/calls/subscribe", PushedTo(ENDPOINT).as_json())
    again = Browser(server)
    again.post("/api/calls/subscribe", PushedTo(ENDPOINT).as_json())
    assert (kept(ada), kept(again)) == ([], [ENDPOINT])


def test_a_session_has_a_few_of_them_and_the_newest_stay(ada: Browser) -> None:
    for number in range(3):
        ada.post("/api/calls/subscribe", PushedTo(f"{ENDPOINT}/{number}").as_json())
    assert len(kept(ada)) == 2


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"endpoint": "http://push.example.net/"}, 422),
        ({"endpoint": "https://127.0.0.1/"}, 422),
        ({"endpoint": "https://push.example.net/a b"}, 400),
        ({"endpoint": "https://push.example.net/\r\nx: y"}, 400),
        ({"endpoint": f"https://push.example.net/{'a' * 1024}"}, 400),
        ({"endpoint": "javascript:alert(1)"}, 400),
        ({"key": "A" * 87}, 422),
        ({"key": "short"}, 400),
        ({"secret": "short"}, 400),
        ({"language": "xx"}, 400),
        ({"more": 1}, 400),
    ],
)
def test_what_no_browser_would_send_is_refused(ada: Browser, changed: dict[str, object], status: int) -> None:
    answer = ada.post("/api/calls/subscribe", {**PushedTo(ENDPOINT).as_json(), **changed})
    assert answer.status == status, answer.body
    assert not ada.cookie or kept(ada) == []


def test_another_site_cannot_subscribe_a_visitor(server: Served, ada: Browser) -> None:
    ada.create()
    foreign = {"Origin": "https://elsewhere.example"}
    answer = ada.request("POST", "/api/calls/subscribe", PushedTo(ENDPOINT).as_json(), foreign)
    assert (answer.status, kept(ada)) == (403, [])
