"""Kept files: whole or not there at all, never taken for something else, written by one process at a time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from workbench import cache

ABOUT = {"kind": "test", "rows": 3}
VALUES = np.random.default_rng(1).integers(0, 256, 10_000, np.uint8)

WRITER = """
import sys, time
from pathlib import Path
import numpy as np
from workbench import cache
writing = cache.Writing.begin(Path(sys.argv[1]))
writing.write(np.zeros(100_000, np.uint8))
print("begun", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path() -> Path:
    return cache.folder() / "tests" / "kept.test"


def keep(path: Path, values: NDArray[np.uint8] = VALUES) -> None:
    writing = cache.Writing.begin(path)
    assert writing
    writing.write(values[:100])
    writing.write(values[100:])
    writing.finish(ABOUT)
    writing.abandon()


def names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.parent.iterdir())


def test_what_was_kept_is_there_again(path: Path) -> None:
    assert cache.load(path, ABOUT) is None
    keep(path)
    values = cache.load(path, ABOUT)
    assert values is not None
    assert np.array_equal(values, VALUES)
    assert cache.about(path) == ABOUT
    assert list(cache.kept(path.parent, ".test")) == [path]


def test_what_is_written_into_the_bytes_stays_here(path: Path) -> None:
    keep(path)
    values = cache.load(path, ABOUT)
    assert values is not None
    values[:] = 0
    again = cache.load(path, ABOUT)
    assert again is not None
    assert np.array_equal(again, VALUES)


def test_a_file_that_says_something_else_is_not_taken(path: Path) -> None:
    keep(path)
    assert cache.load(path, {**ABOUT, "rows": 4}) is None


def test_a_file_is_nowhere_to_be_seen_before_it_is_finished(path: Path) -> None:
    writing = cache.Writing.begin(path)
    assert writing
    writing.write(VALUES)
    assert cache.load(path, ABOUT) is None
    assert list(cache.kept(path.parent, ".test")) == []
    writing.abandon()
    assert names(path) == []


@pytest.mark.parametrize("at", [0, 30, 200, cache.HEADER_BYTES, cache.HEADER_BYTES + 5000])
def test_a_changed_byte_anywhere_is_noticed(path: Path, at: int) -> None:
    keep(path)
    content = bytearray(path.read_bytes())
    content[at] ^= 1 if content[at] != 0x20 else 0x61
    path.write_bytes(content)
    os.utime(path, ns=(0, 1))
    assert cache.load(path, ABOUT) is None


@pytest.mark.parametrize("length", [0, 10, cache.HEADER_BYTES, cache.HEADER_BYTES + 9999])
def test_a_file_that_was_cut_short_is_noticed(path: Path, length: int) -> None:
    keep(path)
    os.truncate(path, length)
    assert cache.load(path, ABOUT) is None
    assert cache.about(path) is None


@pytest.mark.parametrize("content", [b"[]", b"{}", b"null", b"\xff\xfe", b'{"format": 1}', b"0" * 5000])
def test_any_other_file_is_noticed(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert cache.load(path, ABOUT) is None


def test_a_file_that_was_copied_here_is_summed_up_once(path: Path) -> None:
    keep(path)
    for beside in path.parent.glob(".*"):
        beside.unlink()
    assert cache.load(path, ABOUT) is not None
    assert names(path) == [".kept.test.summed", "kept.test"]


def test_a_folder_that_cannot_be_written_to_can_be_read_from(path: Path) -> None:
    keep(path)
    (path.parent / ".kept.test.summed").unlink()
    (path.parent / ".kept.test.summed").mkdir()  # what cannot be replaced by a file
    assert cache.load(path, ABOUT) is not None


def test_only_one_writes_at_a_time(path: Path) -> None:
    first = cache.Writing.begin(path)
    assert first
    assert cache.Writing.begin(path) is None
    other = cache.Writing.begin(path.with_name("other.test"))
    assert other
    other.abandon()
    assert not cache.remove(path)
    first.write(VALUES)
    first.finish(ABOUT)
    first.abandon()
    assert cache.load(path, ABOUT) is not None
    assert cache.remove(path)
    assert names(path) == []


def test_what_a_killed_process_left_is_cleared_away_at_the_next_start(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout and other.stdin
        other.stdout.readline()
        assert cache.Writing.begin(path) is None
        assert any(name.endswith(".part") for name in names(path))
        other.kill()
        other.wait()
    assert any(name.endswith(".part") for name in names(path))
    elsewhere = cache.Writing.begin(path.with_name("other.test"))
    assert elsewhere
    elsewhere.abandon()
    assert names(path) == []
    keep(path)
    assert cache.load(path, ABOUT) is not None


def test_kernels_that_nobody_used_for_long_go_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    old, used, begun = (cache.folder() / "kernels" / name for name in ("old", "used", "begun"))
    for kernels in (old, used, begun):
        kernels.mkdir(parents=True)
    for kernels in (old, used):
        (kernels / "complete-0").touch()
        os.utime(kernels, (0, 0))
    os.utime(old / "complete-0", (0, 0))
    assert not cache.kernels_complete()
    cache.note_kernels()
    assert cache.kernels_complete()
    assert [kernels.exists() for kernels in (old, used, begun, cache.kernels_folder())] == [False, True, True, True]


def test_kernels_may_be_kept_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    os.utime(other, (0, 0))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "own"))
    assert not cache.kernels_complete()
    cache.note_kernels()
    assert cache.kernels_complete()
    assert other.exists(), "what is beside is not ours"


def test_kernels_are_kept_by_their_sources_when_these_were_written_and_whether_indices_are_checked(
    tmp_path: Path,
) -> None:
    package = tmp_path / "workbench"
    (package / "a" / "kernels").mkdir(parents=True)
    shutil.copy(cache.__file__, package / "cache.py")
    source = package / "a" / "kernels" / "one.py"
    told = set()
    for text, time, checked in (("1", 1, ""), ("2", 1, ""), ("2", 2, ""), ("2", 2, "1"), ("1", 2, "1")):
        environment = {**os.environ, "NUMBA_CACHE_DIR": "", "NUMBA_BOUNDSCHECK": checked}
        source.write_text(text)
        os.utime(source, (time, time))
        command = [sys.executable, "-c", "from workbench.cache import kernels_folder; print(kernels_folder())"]
        told.add(
            subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
        )
    assert len(told) == 5


def test_what_a_killed_writer_left_is_gone_once_the_files_are_looked_for(path: Path) -> None:
    path.parent.mkdir(parents=True)
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "begun\n"
        assert list(cache.kept(path.parent, ".test")) == []
        assert names(path), "it is being written"
        writer.kill()
    assert list(cache.kept(path.parent, ".test")) == []
    assert names(path) == []
