"""What a release is made of, in dist: bills of materials as CycloneDX writes them, made from the lock files, and
audit.md, which says whether anybody has compared them with the known vulnerabilities.

    make sbom

An audit asks databases on the network. Where it gets no answer, audit.md says "not audited", and never that all is
well.
"""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LOCK = "requirements/run.txt"
PACKAGES = f"Python packages ({LOCK})"
MODULES = "The page and what it is built with (client/package-lock.json)"


def main() -> None:
    DIST.mkdir(exist_ok=True)
    tools = Path(sys.executable).parent
    npm = _npm()
    bills = {
        "python.cdx.json": [
            *(str(tools / "cyclonedx-py"), "requirements", LOCK),
            *("--pyproject", "pyproject.toml", "--output-reproducible"),
        ],
        "client.cdx.json": [*npm, "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
    }
    for name, command in bills.items():
        (DIST / name).write_text(_bill(command), encoding="utf-8")
    ask = [str(tools / "pip-audit"), "--strict", "--disable-pip", "--format", "json", "--requirement", LOCK]
    found = [
        of_packages(*_said(ask)),
        of_modules(*_said([*npm, "audit", "--json", "--package-lock-only"])),
    ]
    today = datetime.now(UTC).date().isoformat()
    text = "".join(f"- {each}\n" for each in found)
    (DIST / "audit.md").write_text(f"On {today}:\n\n{text}", encoding="utf-8")
    print(f"{', '.join(bills)} and audit.md are in dist.\n\n{text}", end="")
    if any("known vulnerabilit" in each and "no known" not in each for each in found):
        sys.exit(1)


def of_packages(said: str, complained: str) -> str:
    """What pip-audit has found, in a sentence."""
    try:
        packages: list[dict[str, Any]] = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return _not_audited(PACKAGES, complained)
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    if skipped or not packages:
        return _not_audited(PACKAGES, f"nothing is known of {', '.join(skipped) or 'any of them'}")
    faults = [
        f"{each['name']} {each['version']} ({', '.join(fault['id'] for fault in each['vulns'])})"
        for each in packages
        if each["vulns"]
    ]
    return _audited(PACKAGES, len(packages), faults)


def of_modules(said: str, complained: str) -> str:
    """What npm has found, in a sentence."""
    try:
        answer: dict[str, Any] = json.loads(said)
        complained = str(answer.get("message", complained))
        count = int(answer["metadata"]["dependencies"]["total"])
        faults = [f"{name} ({fault['severity']})" for name, fault in answer["vulnerabilities"].items()]
    except (ValueError, KeyError, TypeError):
        return _not_audited(MODULES, complained)
    return _audited(MODULES, count, faults)


def _audited(what: str, count: int, faults: list[str]) -> str:
    if not faults:
        return f"{what}: audited, no known vulnerability in {count}."
    return f"{what}: audited, known vulnerabilities in {len(faults)} of {count}: {'; '.join(faults)}."


def _not_audited(what: str, why: str) -> str:
    lines = [line.strip() for line in why.splitlines() if line.strip()]
    return f"{what}: not audited ({lines[-1] if lines else 'no answer'})."


def _said(command: list[str]) -> tuple[str, str]:
    done = subprocess.run(command, cwd=_place(command), capture_output=True, text=True)
    return done.stdout, done.stderr


def _bill(command: list[str]) -> str:
    done = subprocess.run(command, cwd=_place(command), stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def _place(command: list[str]) -> Path:
    return ROOT / "client" if "--package-lock-only" in command else ROOT


def _npm() -> list[str]:
    sys.path.insert(0, str(ROOT / "client"))
    # By name at run time: mypy would take it for the folder `build`, where there is one.
    build = import_module("build")
    npm: list[str] = build.own_npm() or build.wheel_npm()
    return npm


if __name__ == "__main__":
    main()
