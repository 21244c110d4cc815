"""Records as files: what is no record is refused with its name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import vortex


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    record = vortex.Session("time-clash", 2, seed=1).record
    vortex.write_record(tmp_path / "one.json", record)
    assert vortex.read_record(str(tmp_path / "one.json")) == record
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]


def test_a_file_that_is_no_record_is_named_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text("{}")
    with pytest.raises(vortex.RecordError, match=r"two\.json: this is not a record of a game"):
        vortex.read_record(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(vortex.RecordError, match=r"two\.json: .* it is not text"):
        vortex.read_record(file)


def test_a_record_never_replaces_a_folder(tmp_path: Path) -> None:
    with pytest.raises(vortex.RecordError, match="not an ordinary file"):
        vortex.write_record(tmp_path, vortex.Session("time-clash", 2, seed=1).record)


def test_threads_may_write_the_same_file(tmp_path: Path) -> None:
    record = vortex.Session("time-clash", 2, seed=1).record
    file = tmp_path / "one.json"
    with ThreadPoolExecutor(4) as threads:
        for each in [threads.submit(vortex.write_record, file, record) for _ in range(200)]:
            each.result()
    assert vortex.read_record(file) == record
    assert list(tmp_path.iterdir()) == [file]


def test_what_is_no_record_and_no_file_is_named() -> None:
    record = vortex.Session("time-clash", 2, seed=1).record
    with pytest.raises(TypeError, match="a record is what a session has as `record`, not "):
        vortex.write_record("one.json", {})  # type: ignore[arg-type]
    for use in (vortex.read_record, lambda file: vortex.write_record(file, record)):
        with pytest.raises(TypeError, match="the file of a record is its path, not None"):
            use(None)  # type: ignore[arg-type]


def test_a_record_that_cannot_be_written_is_named_as_the_caller_named_it(tmp_path: Path) -> None:
    record = vortex.Session("time-clash", 2, seed=1).record
    with pytest.raises(FileNotFoundError) as refused:
        vortex.write_record(tmp_path / "nowhere" / "one.json", record)
    assert refused.value.filename == str(tmp_path / "nowhere" / "one.json")
