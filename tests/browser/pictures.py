"""Pictures of every page, to be looked at and for the documentation.

python -m tests.browser.pictures [--out build/pictures] [--only table,curtain] [--sizes 1280x720,390x844]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import sync_playwright
from tests.browser import chromium
from tests.browser.served import ROOT, Served
from tests.browser.tour import STOPS
from tests.browser.visitors import Visitor

SIZES = "1280x720,1920x1080,390x844"
THEMES = "vortex,paper"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--only", default="", help="stops whose names hold one of these")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--themes", default=THEMES)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        parser.exit(1, f"{chromium.HOW_TO_GET_IT}\n")
    given.out.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in STOPS if any(part in name for part in given.only.split(","))]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            for name in wanted:
                take(browser, server, name, given)
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
    for size in given.sizes.split(","):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for theme in given.themes.split(","):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            page.wait_for_timeout(150)  # boards measure themselves anew
            file = given.out / f"{name}-{size}-{theme}.png"
            page.screenshot(path=file)
            print(file)
    for visitor in visitors:
        visitor.close()


if __name__ == "__main__":
    main()
