"""What a release consists of agrees: version, changelog, Pythons, and what the package says of itself."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from hatch_build import PackageMetadataHook
from requirements.sbom import of_modules, of_packages

import vortex

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAMED = re.compile(r"Programming Language :: Python :: (3\.\d+)")
PYTHONS = [found[1] for each in PROJECT["project"]["classifiers"] if (found := NAMED.fullmatch(each))]


def workflow(name: str) -> dict[str, Any]:
    text = (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(text)
    return read


def test_the_newest_section_of_the_changelog_is_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(.*?)\]", text, re.MULTILINE)[:2] == ["Unreleased", vortex.__version__]
    dated = re.search(rf"^## \[{re.escape(vortex.__version__)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE)
    assert dated


def test_every_python_that_we_name_is_tested_and_gets_wheels() -> None:
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert workflow("tests.yml")["jobs"]["test"]["strategy"]["matrix"]["python"] == PYTHONS
    wheels = [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == wheels


def test_other_peoples_actions_are_pinned_to_a_commit() -> None:
    used = [
        step["uses"]
        for name in ("tests.yml", "release.yml")
        for job in workflow(name)["jobs"].values()
        for step in job["steps"]
        if "uses" in step
    ]
    assert len(used) > 6
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each)] == []


def described() -> dict[str, Any]:
    metadata: dict[str, Any] = {"version": "1.2.3"}
    PackageMetadataHook(str(ROOT), {}).update(metadata)
    return metadata


def test_a_package_names_no_place_that_the_build_was_not_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VORTEX_SOURCE_URL", raising=False)
    metadata = described()
    assert "urls" not in metadata
    assert metadata["readme"]["text"] == (ROOT / "README.md").read_text(encoding="utf-8")


def test_where_the_host_is_known_all_links_lead_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VORTEX_SOURCE_URL", "https://code.example.org/vortex/")
    metadata = described()
    text = metadata["readme"]["text"]
    assert metadata["urls"]["Source"] == "https://code.example.org/vortex"
    assert metadata["urls"]["Changelog"] == "https://code.example.org/vortex/blob/v1.2.3/CHANGELOG.md"
    assert "](https://code.example.org/vortex/blob/v1.2.3/docs/library.md)" in text
    links = re.findall(r'\]\(([^)]+)\)|src(?:set)?="([^"]+)"', text)
    assert [link for pair in links for link in pair if link and not link.startswith("https://")] == []


def packages(*faults: str, **more: str) -> str:
    one = {"name": "one", "version": "1.0", "vulns": [{"id": fault} for fault in faults]}
    return json.dumps({"dependencies": [one, {"name": "two", "version": "2.0", "vulns": [], **more}]})


def modules(**faults: str) -> str:
    found = {name: {"severity": severity} for name, severity in faults.items()}
    return json.dumps({"vulnerabilities": found, "metadata": {"dependencies": {"total": 7}}})


def test_an_audit_says_what_was_found() -> None:
    assert of_packages(packages(), "").endswith(": audited, no known vulnerability in 2.")
    found = "audited, known vulnerabilities in 1 of 2: one 1.0 (CVE-1, CVE-2)."
    assert of_packages(packages("CVE-1", "CVE-2"), "").endswith(found)
    assert of_modules(modules(), "").endswith(": audited, no known vulnerability in 7.")
    assert of_modules(modules(left="high"), "").endswith("known vulnerabilities in 1 of 7: left (high).")


def test_what_nobody_could_look_up_is_not_audited() -> None:
    """A database that does not answer is no good news; nor is one that has never heard of a package."""
    assert of_packages("", "Traceback\nno route to host\n").endswith(": not audited (no route to host).")
    assert ": not audited (" in of_packages(packages(skip_reason="not found"), "")
    assert ": not audited (" in of_packages('{"dependencies": []}', "")
    assert of_modules('{"message": "405", "error": {}}', "see the log").endswith(": not audited (405).")
    assert of_modules("", "").endswith(": not audited (no answer).")


def test_bills_of_materials_come_from_pinned_tools_with_every_release() -> None:
    pinned = (ROOT / "requirements" / "sbom.txt").read_text(encoding="utf-8")
    assert re.search(r"^cyclonedx-bom==", pinned, re.MULTILINE)
    assert re.search(r"^pip-audit==", pinned, re.MULTILINE)
    steps = workflow("release.yml")["jobs"]["source"]["steps"]
    assert "make sbom" in [step.get("run") for step in steps]
