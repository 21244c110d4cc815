"""The documentation site, where a host has built it, is served beside the game's own page."""

from __future__ import annotations

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.serving import Browser, Served

from vortex.server import pages
from vortex.server.settings import SettingError, settings_from

SCRIPT = "let theme = 1;"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "index.html").write_text('<meta http-equiv="refresh" content="0; url=docs/index.html">')
    (tmp_path / "docs" / "index.html").write_text(f"<script>{SCRIPT}</script><h1>Here is everything</h1>")
    return tmp_path


def test_the_site_is_served_with_a_policy_that_allows_its_one_script(site: Path) -> None:
    with Served(docs=str(site)) as server:
        browser = Browser(server)
        assert b"refresh" in browser.get("/docs/").body
        page = browser.get("/docs/docs/index.html")
        assert b"Here is everything" in page.body
        assert browser.get("/docs/gone.html").status == 404
        assert browser.get("/docs/%2e%2e/secret").status == 404
        policy = page.headers["content-security-policy"]
        allowed = b64encode(sha256(SCRIPT.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{allowed}';" in policy
        assert "unsafe-inline" not in browser.get("/").headers["content-security-policy"]
        assert page.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path", ["/%00", f"/{'a' * 300}", f"/{'a/' * 3000}", "/assets/%00", f"/assets/{'a' * 300}"]
)
def test_a_name_that_no_file_can_have_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>The page</h1>")
    monkeypatch.setattr(pages.routes, "__defaults__", (tmp_path, ""))
    with Served() as server:
        browser = Browser(server)
        assert b"The page" in browser.get("/").body
        assert browser.get(path).status in (200, 404)
        assert server.context.counts["errors"] == 0


def test_scripts_are_packed_for_those_who_take_them_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = b"let turns = 0;" * 1000
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-1.js").write_bytes(script)
    (tmp_path / "assets" / "b-1.webp").write_bytes(script)
    monkeypatch.setattr(pages.routes, "__defaults__", (tmp_path, ""))
    with Served() as server:
        browser = Browser(server)
        packed = browser.request("GET", "/assets/a-1.js", headers={"Accept-Encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert len(packed.body) < len(script) / 10
        assert gzip.decompress(packed.body) == script
        plain = browser.request("GET", "/assets/a-1.js", headers={"Accept-Encoding": "br, gzip;q=0"})
        assert ("content-encoding" in plain.headers, plain.body) == (False, script)
        picture = browser.request("GET", "/assets/b-1.webp", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in picture.headers
        for answer in (packed, plain):
            assert (answer.headers["vary"], answer.headers["x-frame-options"]) == ("accept-encoding", "DENY")
            assert "immutable" in answer.headers["cache-control"]


def test_without_a_site_there_is_none() -> None:
    with Served() as server:
        assert b"everything" not in Browser(server).get("/docs/").body


def test_a_folder_without_a_site_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"there is no site in that folder; `make docs` makes one"):
        settings_from({"VORTEX_DOCS": str(tmp_path)})


def test_in_a_settings_file_the_folder_is_relative_to_it(site: Path) -> None:
    (site / "vortex.toml").write_text('docs = "."')
    assert Path(settings_from({"VORTEX_SETTINGS": str(site / "vortex.toml")}).docs) == site
