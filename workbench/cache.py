"""The cache folder of this user: what can be made again, but takes a while. The only code that touches it.

A *kept file* is bytes behind a header that says what they are and what they sum up to. It is written beside its place
and renamed, by one process at a time, and it is mapped into memory rather than read.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
import platformdirs
from numpy.typing import NDArray

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HEADER_BYTES = 4096
"""A page, so that what follows can be mapped by itself."""
_FORMAT, _VERSION = "search-workbench kept file", 1
_PART, _LOCK, _SUMMED = ".part", ".lock", ".summed"
_PIECE = 1 << 24
_COMPLETE = "complete-"
_STALE = 30 * 24 * 3600
"""Seconds after which kernels that nobody used go away."""


def folder() -> Path:
    """Return the cache folder, which need not exist yet: the user's, or the one that SEARCH_WORKBENCH_CACHE names."""
    named = os.environ.get("SEARCH_WORKBENCH_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("search-workbench", appauthor=False))


def kernels_folder() -> Path:
    """Return where compiled kernels are kept: a folder of their own for each state of their sources, and their place.

    The compiler's own cache does not notice a change in a function that another one calls, nor whether indices are
    checked; but it does notice where a source is, and when it was written. Where the user names a folder, for all that
    is compiled, it is that one.
    """
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else folder() / "kernels" / _kernels()


@cache
def _kernels() -> str:
    digest = hashlib.sha256((sys.version + os.environ.get("NUMBA_BOUNDSCHECK", "")).encode())
    for source in sorted(Path(__file__).resolve().parent.glob("*/kernels/*.py")):
        digest.update(f"{source}\0{source.stat().st_mtime_ns}\0".encode() + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def kernels_complete() -> bool:
    """Tell whether all kernels are in their folder."""
    return (kernels_folder() / f"{_COMPLETE}{_kernels()}").exists()


def note_kernels() -> None:
    """Note that all kernels are in their folder, and in use today. Others that long were in none are removed."""
    with suppress(OSError):
        kernels_folder().mkdir(parents=True, exist_ok=True)
        (kernels_folder() / f"{_COMPLETE}{_kernels()}").touch()
        for other in (folder() / "kernels").glob("*"):
            used = max((mark.stat().st_mtime for mark in other.glob(f"{_COMPLETE}*")), default=other.stat().st_mtime)
            if time.time() - used > _STALE:
                shutil.rmtree(other, ignore_errors=True)


def about(path: Path) -> dict[str, Any] | None:
    """Return what a kept file says of itself; None where there is none, or one that is damaged or of no known kind."""
    try:
        with path.open("rb") as file:
            return dict(_sound_header(file)["about"])
    except (OSError, _Damaged):
        return None


def load(path: Path, wanted: Mapping[str, Any]) -> NDArray[np.uint8] | None:
    """Return the bytes of a kept file; None where there is none, or it is not `wanted` by what it says, or damaged.

    They are mapped, so that only what is looked at is read; what is written into them stays in this process. All are
    summed up when the file is met for the first time, and again whenever its size or time has changed.
    """
    try:
        with path.open("rb") as file:
            header = _sound_header(file)
            if header["about"] != wanted:
                return None
            # Kernels are compiled once, for arrays that may be written to.
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
            stamp = _stamp(os.fstat(file.fileno()), header["sum"])
    except (OSError, _Damaged):
        return None
    values: NDArray[np.uint8] = np.frombuffer(mapped, np.uint8, offset=HEADER_BYTES)
    if not _has_stamp(path, stamp):
        if _summed(values) != header["sum"]:
            return None
        _keep_stamp(path, stamp)
    return values


def remove(path: Path) -> bool:
    """Remove a kept file. Returns False where a process is writing it; raises OSError where it may not be removed."""
    lock = _Lock(path)
    if not lock.acquire():
        return False
    try:
        path.unlink(missing_ok=True)
        _beside(path, _SUMMED).unlink(missing_ok=True)
    finally:
        lock.release()
    return True


def kept(place: Path, ending: str) -> Iterator[Path]:
    """Yield the kept files in the folder `place` whose names have this ending, damaged ones included, by name.

    What processes left there that were killed while writing goes away.
    """
    with suppress(OSError):
        _sweep(place)
    yield from sorted(path for path in place.glob(f"*{ending}") if not path.name.startswith("."))


class Writing:
    """A kept file on its way: it is nowhere to be seen before `finish`. Only one process can be writing a file.

    Every method may raise OSError.
    """

    def __init__(self, path: Path, lock: _Lock) -> None:
        self._path, self._lock = path, lock
        self._part = _beside(path, _PART)
        self._sum, self._bytes = hashlib.blake2b(digest_size=32), 0
        self._file: IO[bytes] = self._part.open("wb")
        self._file.write(bytes(HEADER_BYTES))

    @classmethod
    def begin(cls, path: Path) -> Writing | None:
        """Return the file at its beginning, or None while another process is writing it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        _sweep(path.parent)
        lock = _Lock(path)
        if not lock.acquire():
            return None
        try:
            return cls(path, lock)
        except OSError:
            lock.release()
            raise

    @property
    def room(self) -> int:
        """The bytes that are free on the disk."""
        return shutil.disk_usage(self._part.parent).free

    def write(self, values: NDArray[np.uint8]) -> None:
        """Add bytes."""
        self._file.write(values.data)
        self._sum.update(values.data)
        self._bytes += len(values)

    def finish(self, about: Mapping[str, Any]) -> None:
        """Put the file where it belongs; `about`, of strings, numbers and lists, is what it says of itself."""
        total = self._sum.hexdigest()
        header = {"format": _FORMAT, "version": _VERSION, "about": about, "bytes": self._bytes, "sum": total}
        line = json.dumps(header).encode()
        if len(line) >= HEADER_BYTES:
            raise OSError(f"a header of {len(line)} bytes")
        self._file.seek(0)
        self._file.write(line.ljust(HEADER_BYTES - 1) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._part.replace(self._path)
        _keep_stamp(self._path, _stamp(self._path.stat(), total))

    def abandon(self) -> None:
        """Leave nothing of it, unless it is finished."""
        if not self._file.closed:
            self._file.close()
            self._part.unlink(missing_ok=True)
        self._lock.release()


class _Lock:
    """A lock of the file at `path` across processes; it ends with the process that has it."""

    def __init__(self, path: Path) -> None:
        self._path = _beside(path, _LOCK)
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock and return True, or return False where it is taken."""
        while True:
            file = self._path.open("ab")
            try:
                if sys.platform == "win32":
                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                else:
                    fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                return False
            if self._is_still_there(file):
                self._file = file
                return True
            file.close()

    def release(self) -> None:
        """Let go of the lock where it is held."""
        if self._file is None:
            return
        if sys.platform == "win32":
            self._file.close()
        else:
            self._path.unlink(missing_ok=True)  # while it is held: who opened it meanwhile sees that it is gone
            self._file.close()
        self._file = None

    def _is_still_there(self, file: IO[bytes]) -> bool:
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False


class _Damaged(Exception):  # noqa: N818 - it never leaves this module
    """A file is not what it should be."""


def _sound_header(file: IO[bytes]) -> dict[str, Any]:
    """Return the header of a kept file that has as many bytes as it says. Raises _Damaged."""
    try:
        header = json.loads(file.read(HEADER_BYTES))
        sound = header["format"] == _FORMAT and header["version"] == _VERSION and bool(header["about"])
        size = HEADER_BYTES + header["bytes"]
    except (ValueError, TypeError, KeyError):
        raise _Damaged from None
    if not sound or os.fstat(file.fileno()).st_size != size or not isinstance(header.get("sum"), str):
        raise _Damaged
    return dict(header)


def _summed(values: NDArray[np.uint8]) -> str:
    digest = hashlib.blake2b(digest_size=32)
    for begin in range(0, len(values), _PIECE):
        digest.update(values[begin : begin + _PIECE].data)
    return digest.hexdigest()


def _stamp(found: os.stat_result, digest: str) -> str:
    """Return what tells one state of a file from another without reading it."""
    return f"{found.st_mtime_ns} {found.st_size} {digest}"


def _has_stamp(path: Path, stamp: str) -> bool:
    try:
        return _beside(path, _SUMMED).read_text(encoding="ascii") == stamp
    except (OSError, UnicodeDecodeError):
        return False


def _keep_stamp(path: Path, stamp: str) -> None:
    """Note that a file in this state was summed up; where that cannot be written, it is summed up again next time."""
    beside = _beside(path, _SUMMED)
    part = beside.with_name(f"{beside.name}.{os.getpid()}")
    try:
        part.write_text(stamp, encoding="ascii")
        part.replace(beside)
    except OSError:
        part.unlink(missing_ok=True)


def _sweep(place: Path) -> None:
    """Remove what processes left that were killed while writing."""
    for part in place.glob(f".*{_PART}"):
        lock = _Lock(part.with_name(part.name[1 : -len(_PART)]))
        if lock.acquire():
            part.unlink(missing_ok=True)
            lock.release()


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f".{path.name}{ending}")
