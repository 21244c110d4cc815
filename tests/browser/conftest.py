"""One server and one Chromium for all browser tests of a process, and a visitor whose troubles fail the test."""

from __future__ import annotations

import os
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import sync_playwright
from tests.browser import chromium as found
from tests.browser.served import ROOT, Served
from tests.browser.visitors import PATIENCE, Visitor


class Opening(Protocol):
    def __call__(self, **how: Any) -> Visitor: ...


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever a real browser does takes seconds: `make check` does without it."""
    here = f"{Path(__file__).parent}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.slow)


# Ends with the last test of this package: while Playwright runs, nobody else in this thread can use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Chromium]:
    path = found.find()
    if path is None:
        if os.environ.get(found.NEEDED, "") not in ("", "0"):
            pytest.fail(found.HOW_TO_GET_IT)
        pytest.skip(found.HOW_TO_GET_IT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(found.FLAGS), timeout=4 * PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def built() -> None:
    """The page is what its sources say. One that was built from others would fail, or pass, for no reason."""
    build = runpy.run_path(str(ROOT / "client" / "build.py"))
    if not build["is_made_from"](build["digest"](build["source_files"]())):
        pytest.fail(
            "The client was not built from its present sources: python3 client/build.py", pytrace=False
        )


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Served]:
    """For tests that kill it."""
    server = Served(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Chromium, server: Served, request: pytest.FixtureRequest) -> Iterator[Opening]:
    """`visit()` is a person with a browser of their own. At the end nothing may have gone wrong in any of them.

    A test gets its own tables, the same every time, in whatever order and company it runs."""
    server.deal_by(request.node.nodeid)
    visitors: list[Visitor] = []

    def opening(**how: Any) -> Visitor:
        visitor = Visitor(chromium, how.pop("server", server), **how)
        visitors.append(visitor)
        return visitor

    yield opening
    troubles = [trouble for visitor in visitors for trouble in visitor.unforgiven()]
    for visitor in visitors:
        visitor.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visitor(visit: Callable[[], Visitor]) -> Visitor:
    return visit()
