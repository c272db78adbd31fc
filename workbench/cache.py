"""The user's cache folder: data that can be computed again, but not quickly. Only this module accesses it.

A *cache file* is data after a header that describes it and contains its checksum. It is written to a temporary file and
renamed, by one process at a time, and it is mapped into memory rather than read.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Literal, Protocol

import numpy as np
import platformdirs
import xxhash
from numpy.typing import NDArray

from workbench.disk import put_in_place

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HEADER_BYTES = 4096
"""One memory page, so that the data after it can be mapped separately."""
_FORMAT, _VERSION = "search-workbench kept file", 2
_PART, _LOCK = ".part", ".lock"
_CHUNK_BYTES = 1 << 18

State = Literal["missing", "sound", "damaged"]
_Stamp = tuple[int, ...]
_verified: dict[Path, tuple[_Stamp, str]] = {}
"""The files whose checksums this process has verified: path -> (state of the file, checksum)."""


class _Digest(Protocol):
    def update(self, data: Any, /) -> None: ...
    def hexdigest(self) -> str: ...


_DIGESTS: Mapping[int, Callable[[], _Digest]] = {
    1: lambda: hashlib.blake2b(digest_size=32),
    _VERSION: xxhash.xxh3_128,
}
"""The checksums of each version. The older one is as good, but takes several times as long."""


def folder() -> Path:
    """Return the cache folder, which need not exist yet: the user's, or SEARCH_WORKBENCH_CACHE if it is set."""
    named = os.environ.get("SEARCH_WORKBENCH_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("search-workbench", appauthor=False))


def about(path: Path) -> dict[str, Any] | None:
    """Return the description in a cache file's header; None if it is missing, damaged or of an unknown version."""
    try:
        with path.open("rb") as file:
            return dict(_valid_header(file)["about"])
    except (OSError, _Damaged):
        return None


def load(path: Path, expected: Mapping[str, Any]) -> NDArray[np.uint8] | None:
    """Return the data of a cache file, uint8; None if it is missing or damaged, or its description is not `expected`.

    The data are mapped; changes stay in this process. Each process verifies the checksum before it uses the file for
    the first time, and again if the file has changed since: 577 MB in the system's cache take 0.15 s, otherwise as long
    as reading them from the disk. Size and time stamp alone would not detect all damage.
    """
    try:
        with path.open("rb") as file:
            header = _valid_header(file)
            if header["about"] != expected:
                return None
            verified = _stamp(os.fstat(file.fileno())), header["sum"]
            if _verified.get(path) != verified and _checksum(file, header["version"]) != header["sum"]:
                return None
            _verified[path] = verified
            # Kernels are compiled for writable arrays only.
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    except (OSError, _Damaged):
        return None
    values: NDArray[np.uint8] = np.frombuffer(mapped, np.uint8, offset=HEADER_BYTES)
    return values


def state(path: Path, expected: Mapping[str, Any]) -> State:
    """Return the state of a cache file after verifying it; a file with another description is "damaged", too."""
    if not path.exists():
        return "missing"
    return "damaged" if load(path, expected) is None else "sound"


def remove(path: Path) -> bool:
    """Remove a cache file. Returns False if a process is writing it; raises OSError if it cannot be removed."""
    lock = FileLock(path)
    if not lock.acquire():
        return False
    try:
        path.unlink(missing_ok=True)
    finally:
        lock.release()
    return True


def cached_files(parent: Path, ending: str) -> Iterator[Path]:
    """Yield the cache files in the folder `parent` whose names have this ending, including damaged ones, by name.

    Temporary files of killed processes are removed.
    """
    with suppress(OSError):
        _sweep(parent)
    yield from sorted(path for path in parent.glob(f"*{ending}") if not path.name.startswith("."))


class CacheWriter:
    """A cache file that is being written: it is invisible before `finish`. Only one process can write a file at a time.

    Every method may raise OSError.
    """

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path, self._lock = path, lock
        self._part = _hidden_path(path, _PART)
        self._sum, self._bytes = _DIGESTS[_VERSION](), 0
        self._file: IO[bytes] = self._part.open("wb")
        self._file.write(bytes(HEADER_BYTES))

    @classmethod
    def begin(cls, path: Path) -> CacheWriter | None:
        """Return a writer, or None while another process is writing the file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        _sweep(path.parent)
        lock = FileLock(path)
        if not lock.acquire():
            return None
        try:
            return cls(path, lock)
        except OSError:
            lock.release()
            raise

    @property
    def room(self) -> int:
        """The free bytes on the disk."""
        return shutil.disk_usage(self._part.parent).free

    def write(self, values: NDArray[np.uint8]) -> None:
        """Append data."""
        self._file.write(values.data)
        self._sum.update(values.data)
        self._bytes += len(values)

    def finish(self, about: Mapping[str, Any]) -> None:
        """Move the file to its place. `about`: its description, of strings, numbers and lists."""
        header = {"format": _FORMAT, "version": _VERSION, "about": about, "bytes": self._bytes}
        header["sum"] = self._sum.hexdigest()
        line = json.dumps(header).encode()
        if len(line) >= HEADER_BYTES:
            raise OSError(f"a header of {len(line)} bytes")
        self._file.seek(0)
        self._file.write(line.ljust(HEADER_BYTES - 1) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        put_in_place(self._part, self._path)

    def abandon(self) -> None:
        """Remove the temporary file, unless it is finished, and release the lock."""
        if not self._file.closed:
            self._file.close()
            self._part.unlink(missing_ok=True)
        self._lock.release()


class FileLock:
    """A lock of the file at `path` across processes; it ends with the process that holds it."""

    def __init__(self, path: Path) -> None:
        self._path = _hidden_path(path, _LOCK)
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Acquire the lock and return True, or return False if another process holds it."""
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
        """Release the lock if it is held."""
        if self._file is None:
            return
        if sys.platform == "win32":
            self._file.close()
        else:
            self._path.unlink(missing_ok=True)  # while held: a process that has opened it sees that it is gone
            self._file.close()
        self._file = None

    def _is_still_there(self, file: IO[bytes]) -> bool:
        try:
            return os.path.samestat(os.fstat(file.fileno()), self._path.stat())
        except FileNotFoundError:
            return False


class _Damaged(Exception):  # noqa: N818 - private to this module
    """A file is not a valid cache file."""


def _valid_header(file: IO[bytes]) -> dict[str, Any]:
    """Return the header of a cache file that has the size it declares. Raises _Damaged."""
    try:
        header = json.loads(file.read(HEADER_BYTES))
        valid = header["format"] == _FORMAT and header["version"] in _DIGESTS
        valid = valid and isinstance(header["about"], dict) and isinstance(header["sum"], str)
        valid = valid and os.fstat(file.fileno()).st_size == HEADER_BYTES + header["bytes"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _Damaged from None
    if not valid:
        raise _Damaged
    return dict(header)


def _checksum(file: IO[bytes], version: int) -> str:
    """Return the checksum of the data after the header.

    The file is read, not mapped: on a disk error, mapped data would crash the process.
    """
    digest, buffer = _DIGESTS[version](), memoryview(bytearray(_CHUNK_BYTES))
    file.seek(HEADER_BYTES)
    while count := file.readinto(buffer):  # type: ignore[attr-defined]
        digest.update(buffer[:count])
    return digest.hexdigest()


def _stamp(status: os.stat_result) -> _Stamp:
    """Return values that distinguish states of a file; st_ctime_ns cannot be set by the user."""
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _sweep(parent: Path) -> None:
    """Remove temporary files of killed processes, and the verification notes of older versions."""
    for note in parent.glob(".*.summed"):
        note.unlink(missing_ok=True)
    for part in parent.glob(f".*{_PART}"):
        lock = FileLock(part.with_name(part.name[1 : -len(_PART)]))
        if lock.acquire():
            part.unlink(missing_ok=True)
            lock.release()


def _hidden_path(path: Path, ending: str) -> Path:
    return path.with_name(f".{path.name}{ending}")
