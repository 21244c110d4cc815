"""What is written, and what is only looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from generators.writing import formatted, write


def test_a_check_writes_nothing_and_names_what_is_out_of_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, stale, missing = (tmp_path / name for name in ("kept.py", "stale.py", "missing.py"))
    kept.write_text("a = 1\n")
    stale.write_text("b = 1\n")
    made = [(kept, "a = 1\n"), (stale, "b = 2\n"), (missing, "c = 3\n")]
    assert write(made, ["--check"]) == 1
    said = capsys.readouterr().out
    assert ["kept.py" in said, "stale.py" in said, "missing.py" in said] == [False, True, True]
    assert stale.read_text() == "b = 1\n"
    assert write(made, []) == 0
    assert write(made, ["--check"]) == 0
    assert missing.read_text() == "c = 3\n"


def test_a_text_is_formatted_and_its_imports_are_put_in_order(tmp_path: Path) -> None:
    text = "import sys\nimport os\nprint( os, sys )\n"
    assert formatted(text, tmp_path / "some.py") == "import os\nimport sys\n\nprint(os, sys)\n"
