"""A journal stores every line at once, and an incomplete last line does no harm."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.journal import Journal, read_lines
from workbench.search.problem.messages import Fault
from workbench.search.running.generators import run_to_end
from workbench.wording import say

HEADER = {"format": "test", "text": "перо"}


def test_a_line_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "j", HEADER)
    journal.add({"case": 1})
    assert run_to_end(read_lines(tmp_path / "j")) == [HEADER, {"case": 1}]
    journal.close()


@given(cut=st.integers(0, 60), count=st.integers(0, 4))
def test_wherever_the_writing_was_cut_off_whole_lines_stay_and_more_can_be_added(cut: int, count: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "j"
        journal = Journal.begin(path, HEADER)
        for number in range(count):
            journal.add({"case": number})
        journal.close()
        content = path.read_bytes()
        header_end = content.index(b"\n") + 1
        end = max(header_end, len(content) - cut)
        path.write_bytes(content[:end])
        complete_lines = content[:end].count(b"\n")
        reopened, entries = Journal.take_up(path)
        assert entries == [HEADER, *({"case": number} for number in range(complete_lines - 1))]
        reopened.add({"case": 99})
        reopened.close()
        assert run_to_end(read_lines(path)) == [*entries, {"case": 99}]


@pytest.mark.parametrize("content", [b"", b"[1]\n", b'{"a": 1}\n{"b"\n{"c": 2}\n', b"\xff\xfe\n", b'{"half'])
def test_what_is_no_journal_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(content)
    with pytest.raises(Fault):
        Journal.take_up(path)
    assert path.read_bytes() == content


def test_a_journal_that_is_there_is_not_begun_again(tmp_path: Path) -> None:
    Journal.begin(tmp_path / "j", HEADER).close()
    with pytest.raises(Fault):
        Journal.begin(tmp_path / "j", HEADER)
    assert run_to_end(read_lines(tmp_path / "j")) == [HEADER]


@pytest.mark.parametrize("kind", ["open", "write", "fsync", "ftruncate"])
def test_whichever_call_fails_what_was_kept_before_stays_and_the_failure_is_said(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workbench.formats.journal._SYNC_SECONDS", 0.0)
    call = getattr(os, kind)
    for place in range(1, 50):
        path, calls, stored = tmp_path / f"{place}", 0, 0

        def failing(first: int, *rest: Any, place: int = place) -> Any:
            nonlocal calls
            calls += 1
            if calls == place:
                if kind == "write":
                    call(first, rest[0][:2])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return call(first, *rest)

        sentence = ""
        with monkeypatch.context() as patch:
            patch.setattr(os, kind, failing)
            try:
                journal = Journal.begin(path, HEADER)
                stored = 1
                for number in (1, 2):
                    with closing(journal):
                        journal.add({"case": number})
                    stored += 1
                    journal, _ = Journal.take_up(path)
                journal.close()
            except Fault as fault:
                sentence = say(fault)
        found = run_to_end(read_lines(path)) if path.exists() else []
        assert found[:stored] == [HEADER, {"case": 1}, {"case": 2}][:stored]
        assert [*tmp_path.glob(".*")] == []
        if calls < place:
            assert stored == 3 and place > 1
            return
        signing = kind in ("write", "ftruncate") and not sentence and stored == 3  # a nameless lock holds
        assert signing or sentence == f"“{path}” cannot be written: No space left on device."
    raise AssertionError("too many calls")


def test_names_of_files_need_not_be_utf_8(tmp_path: Path) -> None:
    name = b"/pr\xe1ce.txt".decode("utf-8", "surrogateescape")
    Journal.begin(tmp_path / "journal", {"file": name}).close()
    resumed, entries = Journal.take_up(tmp_path / "journal")
    resumed.close()
    assert entries == [{"file": name}]


def test_a_header_that_cannot_be_written_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        Journal.begin(tmp_path / "journal", {"file": object()})
    assert [*tmp_path.iterdir()] == []
