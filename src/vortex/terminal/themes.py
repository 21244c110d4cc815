"""The page's three sets of colours, for the terminal: dark, light, and of high contrast."""

from __future__ import annotations

from contextlib import suppress

from textual.theme import Theme

from vortex.library.records import records_folder

THEMES = (
    Theme(
        "vortex",
        primary="#7fb4ff",
        secondary="#c9a4ff",
        accent="#ffd166",
        warning="#ffb454",
        error="#ff8080",
        success="#8ce99a",
        foreground="#e8ecf8",
        background="#0b1020",
        surface="#121a30",
        panel="#1b2542",
        dark=True,
    ),
    Theme(
        "paper",
        primary="#1d4e89",
        secondary="#6b3fa0",
        accent="#9a5b00",
        warning="#8a4b00",
        error="#a11d1d",
        success="#1d6b34",
        foreground="#1c1b18",
        background="#faf6ec",
        surface="#f3ecdb",
        panel="#e6dcc4",
        dark=False,
    ),
    Theme(
        "contrast",
        primary="#ffff00",
        secondary="#00ffff",
        accent="#ffff00",
        warning="#ffff00",
        error="#ff9090",
        success="#90ff90",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#202020",
        dark=True,
    ),
)
"""The first is the usual one."""


_FILE = "theme"


def kept_theme() -> str:
    """The one that was chosen last on this machine."""
    try:
        name = (records_folder() / _FILE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        name = ""
    return name if name in {theme.name for theme in THEMES} else THEMES[0].name


def keep_theme(name: str) -> None:
    with suppress(OSError):
        records_folder().mkdir(parents=True, exist_ok=True)
        (records_folder() / _FILE).write_text(f"{name}\n", encoding="utf-8")
