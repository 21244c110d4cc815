"""The tables of docs/balance/README.md say what the reports beside it say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from vortex.games import load_game

FOLDER = Path(__file__).parents[2] / "docs" / "balance"
TEXT = (FOLDER / "README.md").read_text(encoding="utf-8")
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def _report(name: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return report


def _verdict(target: dict[str, Any]) -> str:
    return ("met" if target["met"] else "not met") + ("" if target["sure"] else " so far")


@pytest.mark.parametrize("name", NAMES)
def test_every_report_is_named_with_its_command_and_what_it_met(name: str) -> None:
    report = _report(name)
    met = sum(target["met"] for target in report["targets"])
    row = f"| [{name}]({name}.html) | `{report['command']}` | {met} of {len(report['targets'])} met |"
    assert row in TEXT.splitlines()
    assert (FOLDER / f"{name}.html").is_file()
    assert report["pack"] == load_game(report["game"]).pack_hash, "its cards have changed since"


@pytest.mark.parametrize("name", NAMES)
def test_every_target_of_a_report_is_told_as_it_came_out(name: str) -> None:
    report = _report(name)
    section = re.search(
        rf"^### {re.escape(name)}: ([\d,]+) games$(.*?)^#", TEXT + "\n#", re.MULTILINE | re.DOTALL
    )
    assert section is not None
    assert int(section[1].replace(",", "")) == report["games"]
    rows = [
        re.split(r"\s*\|\s*", line.strip("| ")) for line in section[2].splitlines() if line.startswith("| ")
    ]
    told = [tuple(row) for row in rows[1:]]
    wanted = [
        (
            target["target"],
            target["wanted"],
            target["figure"] + (f"; {target['detail']}" if target["detail"] else ""),
            _verdict(target),
        )
        for target in report["targets"]
    ]
    assert told == wanted
