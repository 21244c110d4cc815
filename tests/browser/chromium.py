"""Where Chromium is on this machine.

python -m tests.browser.chromium    install it, where there is none and apt-get may
"""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = (
    "chromium-headless-shell",  # has no windows to keep up, which is a quarter of the work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
NEEDED = "VORTEX_NEEDS_BROWSER"
"""Set to 1 in the environment: without a browser its tests fail instead of being skipped."""

HOW_TO_GET_IT = (
    "no Chromium was found: install it (Debian: apt-get install chromium) or name one by VORTEX_CHROMIUM"
)

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def find() -> str | None:
    named = os.environ.get("VORTEX_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    """Only as root and with apt-get; anywhere else the tests say what is missing."""
    if find() or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "--no-install-recommends"]
    for command in (["update"], [*install, "chromium-headless-shell"], [*install, "chromium"]):
        print(f"Running apt-get {' '.join(command)} …", flush=True)
        subprocess.run(["apt-get", "-q", *command], env=environment, stdout=subprocess.DEVNULL)
        if find():
            return


if __name__ == "__main__":
    install()
