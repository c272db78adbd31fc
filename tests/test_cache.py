"""Kept files: written atomically, never mistaken for other data, written by one process at a time."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from support.damage import damaged

from workbench import cache

ABOUT = {"kind": "test", "rows": 3}
VALUES = np.random.default_rng(1).integers(0, 256, 10_000, np.uint8)

WRITER = """
import sys, time
from pathlib import Path
import numpy as np
from workbench import cache
writing = cache.CacheWriter.begin(Path(sys.argv[1]))
writing.write(np.zeros(100_000, np.uint8))
print("begun", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path() -> Path:
    return cache.folder() / "tests" / "kept.test"


def keep(path: Path, values: NDArray[np.uint8] = VALUES) -> None:
    writing = cache.CacheWriter.begin(path)
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
    assert list(cache.cached_files(path.parent, ".test")) == [path]


def test_what_is_written_into_the_bytes_stays_here(path: Path) -> None:
    keep(path)
    values = cache.load(path, ABOUT)
    assert values is not None
    values[:] = 0
    reloaded = cache.load(path, ABOUT)
    assert reloaded is not None
    assert np.array_equal(reloaded, VALUES)


def test_a_file_that_says_something_else_is_not_taken(path: Path) -> None:
    keep(path)
    assert cache.load(path, {**ABOUT, "rows": 4}) is None


def test_a_file_is_nowhere_to_be_seen_before_it_is_finished(path: Path) -> None:
    writing = cache.CacheWriter.begin(path)
    assert writing
    writing.write(VALUES)
    assert cache.load(path, ABOUT) is None
    assert list(cache.cached_files(path.parent, ".test")) == []
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


@pytest.mark.parametrize("content", [b"[]", b"{}", b"null", b"\xff\xfe", b'{"format": 1}', b"0" * 5000, b"[" * 4096])
def test_any_other_file_is_noticed(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert cache.load(path, ABOUT) is None


def test_a_database_of_the_version_before_is_verified_by_its_own_sum(path: Path) -> None:
    header = {"format": "search-workbench kept file", "version": 1, "about": ABOUT, "bytes": len(VALUES)}
    header["sum"] = hashlib.blake2b(VALUES.data, digest_size=32).hexdigest()
    path.parent.mkdir(parents=True)
    content = json.dumps(header).encode().ljust(cache.HEADER_BYTES) + VALUES.tobytes()
    path.write_bytes(content)
    (path.parent / ".kept.test.summed").write_text("what that version believed")
    assert cache.state(path, ABOUT) == "sound"
    assert list(cache.cached_files(path.parent, ".test")) == [path]
    assert names(path) == ["kept.test"]
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert cache.state(path, ABOUT) == "damaged"


def test_what_changes_after_it_was_verified_is_noticed_though_size_and_time_stay(path: Path) -> None:
    keep(path)
    assert cache.state(path, ABOUT) == "sound"
    status, content = path.stat(), bytearray(path.read_bytes())
    content[-1] ^= 1
    other = path.with_name("other")
    other.write_bytes(content)
    os.utime(other, ns=(status.st_atime_ns, status.st_mtime_ns))
    other.replace(path)
    assert cache.state(path, ABOUT) == "damaged"


def test_no_damage_of_a_thousand_is_overlooked(path: Path) -> None:
    keep(path, VALUES[:3000])
    sound, status, chance = path.read_bytes(), path.stat(), random.Random(1)
    noticed = 0
    for content in damaged(sound, chance, 1000):
        path.write_bytes(content)
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
        values = cache.load(path, ABOUT)
        noticed += values is None
        assert values is None or values.tobytes() == sound[cache.HEADER_BYTES :], "only blanks in the header may differ"
    assert noticed > 990
    path.write_bytes(sound)
    assert cache.state(path, ABOUT) == "sound"


def test_only_one_writes_at_a_time(path: Path) -> None:
    first = cache.CacheWriter.begin(path)
    assert first
    assert cache.CacheWriter.begin(path) is None
    other = cache.CacheWriter.begin(path.with_name("other.test"))
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
        assert cache.CacheWriter.begin(path) is None
        assert any(name.endswith(".part") for name in names(path))
        other.kill()
        other.wait()
    assert any(name.endswith(".part") for name in names(path))
    other_writer = cache.CacheWriter.begin(path.with_name("other.test"))
    assert other_writer
    other_writer.abandon()
    assert names(path) == []
    keep(path)
    assert cache.load(path, ABOUT) is not None


def test_what_a_killed_writer_left_is_gone_once_the_files_are_looked_for(path: Path) -> None:
    path.parent.mkdir(parents=True)
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "begun\n"
        assert list(cache.cached_files(path.parent, ".test")) == []
        assert names(path), "it is being written"
        writer.kill()
    assert list(cache.cached_files(path.parent, ".test")) == []
    assert names(path) == []
