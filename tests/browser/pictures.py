"""Pictures of every page, to be looked at and for the documentation.

python -m tests.browser.pictures [--out build/pictures] [--only table,curtain] [--sizes 1280x720,390x844]
python -m tests.browser.pictures --docs    three stages of each game, small, into docs/images
python -m tests.browser.pictures --home    each game's board in the middle of things, for the page's own start
"""

from __future__ import annotations

import argparse
import base64
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, sync_playwright
from tests.browser import chromium
from tests.browser.served import ROOT, Served
from tests.browser.stages import END, STAGES, table_at
from tests.browser.tour import STOPS
from tests.browser.visitors import Visitor

SIZES = "1280x720,1920x1080,390x844"
THEMES = "vortex,paper"
DOCS = ROOT / "docs" / "images"
SMALL = 0.065
"""Bytes a pixel that a picture of the documentation may have: every reader loads it, and it is kept for ever."""
QUALITIES = (82, 70, 58, 46, 34, 24)
GAMES = ROOT / "client" / "src" / "games"
AT_HOME = (768, 432)
"""The size of a board on the start page, where it is shown half as large, or a little more."""
GROUNDS = {"dark": "vortex", "light": "paper"}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--docs", action="store_true", help="pictures of the games for docs/images")
    parser.add_argument("--home", action="store_true", help="pictures of the games for the page itself")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only", default="", help="stops whose names hold one of these")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--themes", default=THEMES)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        parser.exit(1, f"{chromium.HOW_TO_GET_IT}\n")
    given.out = given.out or (GAMES if given.home else DOCS if given.docs else ROOT / "build" / "pictures")
    given.out.mkdir(parents=True, exist_ok=True)
    stops = (
        [f"{game}-{stage}" for game in STAGES for stage in (*STAGES[game], END)]
        if given.docs
        else [f"{game}-middle" for game in STAGES]
        if given.home
        else list(STOPS)
    )
    wanted = [name for name in stops if any(part in name for part in given.only.split(","))]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            for name in wanted:
                take_this = take_stage if given.docs else take_board if given.home else take
                take_this(browser, server, name, given)
        finally:
            browser.close()
            server.stop()


def take(browser: Chromium, server: Served, name: str, given: argparse.Namespace) -> None:
    visitors: list[Visitor] = []

    def visit(**how: Any) -> Visitor:
        visitor = Visitor(browser, server, **{"language": given.language, **how})
        visitors.append(visitor)
        return visitor

    page = STOPS[name](visit)
    for name_of_size, theme in shown(page, given):
        file = given.out / f"{name}-{name_of_size}-{theme}.png"
        page.screenshot(path=file)
        print(file)
    for visitor in visitors:
        visitor.close()


def take_stage(browser: Chromium, server: Served, name: str, given: argparse.Namespace) -> None:
    visitor = Visitor(browser, server, language=given.language, name="Ada")
    page = at_stage(visitor, name)
    for name_of_size, theme in shown(page, given):
        file = given.out / f"{name}-{name_of_size}-{theme}.webp"
        file.write_bytes(small(page))
        print(file, file.stat().st_size)
    visitor.close()


def take_board(browser: Chromium, server: Served, name: str, given: argparse.Namespace) -> None:
    """The board alone, cut to the shape of the start page's pictures."""
    visitor = Visitor(browser, server, language=given.language, name="Ada")
    page = at_stage(visitor, name)
    for ground, theme in GROUNDS.items():
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_timeout(500)
        with Image.open(io.BytesIO(page.locator(".kit-board").screenshot())) as taken:
            board = taken.convert("RGB")
        height = round(board.width * AT_HOME[1] / AT_HOME[0])
        width = board.width if height <= board.height else round(board.height * AT_HOME[0] / AT_HOME[1])
        left = (board.width - width) // 2
        cut = board.crop((left, 0, left + width, round(width * AT_HOME[1] / AT_HOME[0])))
        file = given.out / name.rpartition("-")[0].replace("-", "_") / f"table-{ground}.webp"
        cut.resize(AT_HOME, Image.Resampling.LANCZOS).save(file, quality=80, method=6)
        print(file, file.stat().st_size)
    visitor.close()


def at_stage(visitor: Visitor, name: str) -> Page:
    game, _, stage = name.rpartition("-")
    page = visitor.open(f"/table/{table_at(visitor, game, stage)}")
    page.locator(".kit-board").wait_for()
    page.wait_for_load_state("networkidle")
    for put_away in ("main > .over button", ".guide .plain"):
        if page.locator(put_away).count():
            page.locator(put_away).first.click()
    return page


def shown(page: Page, given: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """The page in every size and theme in turn."""
    for size in given.sizes.split(","):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for theme in given.themes.split(","):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            page.wait_for_timeout(250)  # boards measure themselves anew
            yield size, theme


def small(page: Page) -> bytes:
    """A picture of the page in its true size, as fine as its bytes allow."""
    camera = page.context.new_cdp_session(page)
    width, height = page.evaluate("() => [innerWidth, innerHeight]")
    taken = b""
    for quality in QUALITIES:
        answer = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        taken = base64.b64decode(answer["data"])
        if len(taken) <= SMALL * width * height:
            break
    camera.detach()
    return taken


if __name__ == "__main__":
    main()
