"""The page as an app: it can be installed, opens without a line, goes on when the line is back, and calls its owner."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.served import Served
from tests.browser.visitors import PATIENCE, PHONE, Visitor
from tests.server.push_stand_in import PushedTo, PushStandIn
from tests.server.serving import Browser, bot, here, open_seat

Opening = Callable[..., Visitor]


def until_kept(page: Page) -> None:
    """Until the worker has the page in its hands, and all that it keeps."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)


def test_it_is_what_browsers_ask_of_an_app(visit: Opening) -> None:
    """What the installable checks of browsers and of their auditing tools look at."""
    visitor = visit(has_worker=True)
    page = visitor.open("/")
    session = visitor.context.new_cdp_session(page)
    until_kept(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser of tests keeps nothing, and says so: there nothing can be installed, whatever the page.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    found = session.send("Page.getAppManifest")
    assert (found["url"], found["errors"]) == (f"{visitor.server.origin}/manifest.webmanifest", [])
    answer = visitor.context.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    assert len(manifest["short_name"]) <= 12
    shapes = set()
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(icon["src"])
        assert (picture.status, picture.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            with Image.open(io.BytesIO(picture.body())) as image:
                assert f"{image.width}x{image.height}" == icon["sizes"]
            shapes.add((icon["sizes"], icon["purpose"]))
    assert shapes >= {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}
    assert page.locator('link[rel="apple-touch-icon"]').count() == 1


def test_what_is_cut_off_a_maskable_icon_is_ground_alone(visit: Opening) -> None:
    visitor = visit()
    picture = visitor.context.request.get("/icons/maskable-512.png")
    with Image.open(io.BytesIO(picture.body())) as found:
        image = found.convert("RGBA")
    ground = image.getpixel((0, 0))
    middle, safe = image.width / 2, image.width * 0.4
    outside = {
        image.getpixel((x, y))
        for x in range(0, image.width, 4)
        for y in range(0, image.height, 4)
        if (x - middle) ** 2 + (y - middle) ** 2 > safe**2
    }
    assert outside == {ground}
    assert isinstance(ground, tuple)
    assert ground[3] == 255
    assert image.getpixel((image.width // 2, image.height // 2)) != ground


def test_the_worker_is_always_asked_for_anew_and_sees_no_answer_of_the_server(visit: Opening) -> None:
    visitor = visit(has_worker=True)
    page = visitor.open("/")
    until_kept(page)
    worker = visitor.context.request.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "default-src 'none'" in worker.headers["content-security-policy"]
    visitor.create("card-game", here("Ada"), bot(), bot())
    page.goto("/settings")
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/worker"))]


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Served]:
    """A server that can be killed."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


def test_it_opens_without_a_line_and_the_game_goes_on_when_it_is_back(own: Served, chromium: Any) -> None:
    visitor = Visitor(chromium, own, size=PHONE, has_worker=True)
    visitor.forgive(r"ERR_CONNECTION_REFUSED", r"WebSocket connection to", r"request failed")
    table = visitor.create("time-clash", here("Ada"), bot())
    page = visitor.open(f"/table/{table}")
    question = page.locator("[data-choice]").first
    expect(question).to_be_visible()
    until_kept(page)
    own.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Vortex")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_role("alert")).to_be_visible()
    own.start()
    expect(question).to_be_visible()
    assert visitor.unforgiven() == []
    visitor.close()


FAKE_SUBSCRIPTION = """
({ endpoint, key, secret }) => {
  let present = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(present);
  PushManager.prototype.subscribe = ({ applicationServerKey }) => {
    const bytes = Uint8Array.from(
      atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    present = {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: key, auth: secret } }),
      unsubscribe: () => Promise.resolve(!!(present = null) || true),
    };
    return Promise.resolve(present);
  };
}
"""


@pytest.fixture
def calling(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that calls people at once, by push services on this machine."""
    monkeypatch.setenv("VORTEX_PUSH_CONTACT", "mailto:host@example.org")
    monkeypatch.setenv("VORTEX_PUSH_NETWORKS", "127.0.0.1")
    monkeypatch.setenv("VORTEX_PUSH_SECONDS", "0")
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


# Browsers without windows show no notifications: what is to be shown is kept, and clicked on, by the test.
KEEP_WHAT_IS_SHOWN = """
() => {
  registration.showNotification = (title, how) => Promise.resolve((self.shown = { title, ...how }));
}
"""
UNTIL_SHOWN = """
async () => {
  while (!self.shown) await new Promise((resolve) => setTimeout(resolve, 20));
  return { title: self.shown.title, tag: self.shown.tag };
}
"""
CLICK = """
() => {
  const click = new ExtendableEvent("notificationclick");
  click.notification = { data: self.shown.data, close() {} };
  dispatchEvent(click);
}
"""


def test_a_player_with_no_table_open_is_called_and_a_click_leads_there(
    calling: Served, chromium: Any
) -> None:
    """The browser's own push service is elsewhere: the test stands in for it, between the server and the worker."""
    with PushStandIn() as push:
        browser = PushedTo(f"{push.origin}/to/ada")
        visitor = Visitor(chromium, calling, has_worker=True)
        visitor.context.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(browser.as_json())})")
        page = visitor.open("/settings")
        until_kept(page)
        with page.expect_response("**/api/calls/subscribe"):
            page.get_by_label("Notify me when it is my turn").check()
        table = visitor.create("card-game", here("Ada"), open_seat(), bot())
        made = visitor.context.request.get(f"/api/tables/{table}").json()
        bo = Browser(calling)
        claim = {"token": made["links"][0]["token"], "name": "Bo"}
        assert bo.post(f"/api/tables/{table}/sit", claim).status == 200
        push.until_taken(1)
        said = json.dumps(browser.read(push.taken[0].body))

        (worker,) = visitor.context.service_workers
        worker.evaluate(KEEP_WHAT_IS_SHOWN)
        session = visitor.context.new_cdp_session(page)
        registrations: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not registrations:
            page.evaluate("0")
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": calling.origin, "registrationId": registrations[0], "data": said},
        )
        assert worker.evaluate(UNTIL_SHOWN) == {"title": "Your turn: The Doctor Who Card Game", "tag": table}
        worker.evaluate(CLICK)
        page.wait_for_url(f"**/table/{table}")
        assert visitor.unforgiven() == []
        visitor.close()
