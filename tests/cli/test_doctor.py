"""`vortex doctor` says what is wrong, and by its exit code whether anything is."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import refused, run


def test_findings_are_listed_and_the_exit_code_counts(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("")
    found = run(
        "doctor", "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--public-url", "http://x.example"
    )
    assert found.exit_code == 1
    assert "WRONG  the database" in found.stdout
    assert "note   public_url is not https" in found.stdout


def test_a_health_check_fails_where_nobody_answers(tmp_path: Path) -> None:
    settings = tmp_path / "vortex.toml"
    settings.write_text("port = 9\n")
    found = run("doctor", "--quick", "--settings", settings)
    assert found.exit_code == 1
    assert found.stdout == "no server answers at 127.0.0.1:9\n"


def test_bad_settings_are_named(tmp_path: Path) -> None:
    settings = tmp_path / "vortex.toml"
    settings.write_text("wokers = 2\n")
    refused(run("doctor", "--settings", settings), 2, "'wokers'; workers?")


def test_a_settings_file_is_examined_too(tmp_path: Path) -> None:
    settings = tmp_path / "vortex.toml"
    settings.write_text("port = 9\ndatabase = 'memory:'\n")
    settings.chmod(0o666)
    assert f"WRONG  others can change {settings}" in run("doctor", "--settings", settings).stdout
