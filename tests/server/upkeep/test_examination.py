"""A set-up is examined as it is: what is wrong is named with what to do, and nothing is changed."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.serving import Served
from tests.server.upkeep.kept import a_played_database

from vortex.server.running import bind
from vortex.server.settings import settings_from
from vortex.server.upkeep.database import Database
from vortex.server.upkeep.examination import examine, is_well, running


def found(**given: Any) -> dict[str, str]:
    """What was found, by its words."""
    return {finding.words: finding.grade for finding in examine(settings_from({}, port=9, **given))}


def grade_of(part: str, findings: dict[str, str]) -> str:
    (grade,) = [grade for words, grade in findings.items() if part in words]
    return grade


def test_a_good_set_up_has_nothing_wrong(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    (tmp_path / "tables.db").chmod(0o600)
    findings = found(database=database.url, public_url="https://x.example", trusted_proxies=["127.0.0.1"])
    assert grade_of("schema of this release", findings) == "ok"
    wrong = [words for words, grade in findings.items() if grade == "wrong"]
    assert [words for words in wrong if "the page is not built" not in words] == []


@pytest.mark.parametrize(
    ("given", "part", "grade"),
    [
        ({"database": "memory:"}, "lost when the server stops", "note"),
        ({"public_url": "http://x.example"}, "not https", "note"),
        ({"public_url": "https://x.example"}, "one address", "note"),
        ({"push_contact": "mailto:me@x.example"}, "only by a page at https", "note"),
        ({"host": "my machine"}, "host is 'my machine'", "wrong"),
        ({"trusted_proxies": ["*"]}, "any address", "note"),
        ({"database": "sqlite:////nowhere/at/all/tables.db"}, "no folder", "wrong"),
        ({"packs": {"mine": Path("/nowhere")}}, "'mine'", "wrong"),
        ({"own_bots": ["nowhere:Bot"]}, "nowhere", "wrong"),
        ({"own_bots": ["vortex.bots.bot:RandomBot"]}, "bots of others can play", "ok"),
        ({"bot_workers": 64}, "processes of servers and bots", "note"),
        ({}, "no server answers", "note"),
    ],
)
def test_what_is_amiss_is_named(
    given: dict[str, Any], part: str, grade: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    assert grade_of(part, found(**{"database": "memory:", **given})) == grade


def test_what_is_amiss_with_a_database_is_named(tmp_path: Path) -> None:
    database = a_played_database(tmp_path)
    (tmp_path / "tables.db").chmod(0o644)
    assert grade_of("chmod 600", found(database=database.url)) == "wrong"
    database.write(
        lambda connection: connection.execute(text("UPDATE vortex_version SET version_num = '9999'"))
    )
    assert grade_of("newer release", found(database=database.url)) == "wrong"
    database.write(
        lambda connection: connection.execute(text("UPDATE vortex_version SET version_num = '0001'"))
    )
    assert grade_of("schema 0001", found(database=database.url)) == "note"
    (tmp_path / "tables.db").write_text("something else altogether, of some length" * 40)
    assert grade_of("the database:", found(database=database.url)) == "wrong"


@pytest.mark.parametrize("place", ["", "tables.db"])
def test_what_may_not_be_written_is_named(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the tests: an administrator may write everywhere."""
    database = a_played_database(tmp_path)
    monkeypatch.setattr("os.access", lambda path, mode: path != tmp_path / place)
    assert grade_of(f"{tmp_path / place} cannot be written", found(database=database.url)) == "wrong"


def test_what_may_not_be_looked_at_does_not_end_the_examination(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(database: Database, work: object) -> None:
        raise PermissionError(13, "Permission denied", str(database.path))

    database = a_played_database(tmp_path)
    monkeypatch.setattr(Database, "read", refuse)
    findings = found(database=database.url)
    assert grade_of("tables.db: Permission denied", findings) == "wrong"
    assert grade_of("no server answers", findings) == "note"


def test_a_variable_that_is_misspelt_is_named() -> None:
    names = {"VORTEX_PUBLC_URL", "VORTEX_PORT", "VORTEX_SETTINGS", "VORTEX_WEATHER", "PATH"}
    words = {each.words for each in examine(settings_from({}, port=9, database="memory:"), None, names)}
    assert {each for each in words if "is called" in each} == {
        "no setting is called VORTEX_PUBLC_URL; VORTEX_PUBLIC_URL?",
        "no setting is called VORTEX_WEATHER",
    }


def test_a_server_that_runs_is_found() -> None:
    with Served() as server:
        finding = running(server.settings)
    assert finding.grade == "ok"
    assert is_well([finding])


HTTP = b"HTTP/1.1 %b\r\nContent-Length: %d\r\n\r\n%b"


@pytest.mark.parametrize(
    ("answer", "grade", "words"),
    [
        (b"SSH-2.0-OpenSSH_9.2\r\n", "wrong", "another program"),
        (HTTP % (b"200 OK", 7, b"Welcome"), "wrong", "another program"),
        (HTTP % (b"200 OK", 900, b"Cut off"), "wrong", "another program"),
        (HTTP % (b"404 Not Found", 2, b"{}"), "wrong", "another program"),
        (HTTP % (b"503 Busy", 24, b'{"status":"cannot save"}'), "wrong", "cannot save tables"),
        (HTTP % (b"200 OK", 15, b'{"status":"ok"}'), "ok", "a server answers"),
    ],
)
def test_another_program_is_not_taken_for_a_server(answer: bytes, grade: str, words: str) -> None:
    def speak() -> None:
        visitor, _ = listening.accept()
        with visitor:
            visitor.recv(4096)
            visitor.sendall(answer)

    with bind("127.0.0.1", 0) as listening:
        speaking = threading.Thread(target=speak)
        speaking.start()
        finding = running(settings_from({}, port=listening.getsockname()[1]))
        speaking.join()
    assert finding.grade == grade
    assert words in finding.words


@pytest.mark.parametrize(
    ("mode", "database", "words"),
    [
        (0o600, "postgresql://vortex:secret@127.0.0.1:9/x", ""),
        (0o640, "postgresql://vortex:secret@127.0.0.1:9/x", ""),
        (0o644, "postgresql://vortex:secret@127.0.0.1:9/x", "others can read"),
        (0o644, "postgresql://vortex@127.0.0.1:9/x", ""),
        (0o646, "memory:", "others can change"),
    ],
)
def test_a_settings_file_that_is_open_to_others_is_named(
    mode: int, database: str, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "vortex.toml"
    file.write_text(f"database = {database!r}\nport = 9\n")
    file.chmod(mode)
    first = next(examine(settings_from({"VORTEX_SETTINGS": str(file)}), file))
    assert (first.grade == "wrong") == bool(words)
    assert not words or f"{words} {file}" in first.words


@pytest.mark.slow
def test_a_database_that_no_server_has_used_yet_is_well(postgresql_url: str) -> None:
    assert grade_of("the first start makes its tables", found(database=postgresql_url)) == "note"
