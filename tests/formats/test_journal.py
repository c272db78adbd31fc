"""A journal keeps every line at once, and a last line that was not finished is no harm."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.journal import Journal, read_lines
from workbench.search.problem.messages import Fault

HEADER = {"format": "test", "text": "перо"}


def test_a_line_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "j", HEADER)
    journal.add({"case": 1})
    assert read_lines(tmp_path / "j") == [HEADER, {"case": 1}]
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
        whole = content[:end].count(b"\n")
        again, entries = Journal.take_up(path)
        assert entries == [HEADER, *({"case": number} for number in range(whole - 1))]
        again.add({"case": 99})
        again.close()
        assert read_lines(path) == [*entries, {"case": 99}]


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
    assert read_lines(tmp_path / "j") == [HEADER]
