"""Write the page's icons in all sizes and shapes that systems ask for, from the one drawing."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser import chromium

PUBLIC = Path(__file__).parents[1] / "client" / "public"
DRAWING = PUBLIC / "icon.svg"
GROUND = "#0b1226"

SIZES = {
    "icon-192": 192,
    "icon-512": 512,
    "maskable-192": 192,
    "maskable-512": 512,
    "apple-180": 180,
    "badge-96": 96,
}
"""`maskable`: to be cut to any shape within the middle four fifths; `badge`: one colour, for bars at the edge."""


def drawn(name: str) -> str:
    """The drawing in this shape. Its first element is the ground."""
    svg = DRAWING.read_text(encoding="utf-8")
    if name.startswith(("maskable", "apple")):
        svg = re.sub(
            r"<circle[^>]*/>",
            f'<rect x="-16" y="-16" width="96" height="96" fill="{GROUND}" />',
            svg,
            count=1,
        )
        return svg.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    if name.startswith("badge"):
        svg = re.sub(r"<circle[^>]*/>", "", svg, count=1)
        return re.sub(r"#[0-9a-f]{6}", "#ffffff", svg)
    return svg


def main() -> None:
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        page = browser.new_page()
        for name, size in SIZES.items():
            _paint(page, drawn(name), size, folder / f"{name}.png")
        browser.close()


def _paint(page: Page, svg: str, size: int, file: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    page.screenshot(path=file, omit_background=True)


if __name__ == "__main__":
    main()
