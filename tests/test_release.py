"""What a release consists of agrees: version, changelog, Pythons, and what the package says of itself."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from hatch_build import PackageMetadataHook

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
