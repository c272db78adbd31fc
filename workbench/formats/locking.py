"""Locks across processes: a process holds the lock of a shared file while it reads, changes and writes the file.

The lock is the operating system's, on a separate file in the same folder, and ends with the process that holds it. The
lock file contains who holds it.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.formats.writing import check_writable, unwritable
from workbench.search.problem.messages import Fault, to_quotable

if TYPE_CHECKING:
    from filelock import BaseFileLock

PATIENCE = 5.0
"""Seconds to wait for other processes' changes: each takes milliseconds, but many may be waiting."""
_POLL_SECONDS = 0.002
_MAX_STEM = 50
_MAX_BYTES = 1000


@contextmanager
def locked(path: Path, patience: float | None = None) -> Iterator[None]:
    """Hold the lock of the file at `path`, which need not exist. `patience`: seconds; None: PATIENCE. Raises Fault."""
    lock = Lock(path)
    lock.acquire(PATIENCE if patience is None else patience)
    try:
        yield
    finally:
        lock.release()


class Lock:
    """The lock of the file at `path`, not acquired yet."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: BaseFileLock | None = None

    def acquire(self, patience: float = 0.0) -> None:
        """Acquire the lock unless it is held by this object already.

        Raises Fault if another one holds it for `patience` seconds, or if it cannot be created.
        """
        if self._lock is not None:
            return
        from filelock import FileLock, Timeout  # slow to import, and most commands change no such file

        check_writable(self._path)
        target = self._path.resolve()
        file = target.with_name(f".{target.name[:_MAX_STEM]}.workbench-lock")
        lock = FileLock(file, thread_local=False, poll_interval=_POLL_SECONDS, on_acquired=_write_holder)
        try:
            lock.acquire(timeout=patience)
        except Timeout:
            raise _held_fault(self._path, file) from None
        except OSError as error:
            raise unwritable(self._path, error) from error
        self._lock = lock

    def release(self) -> None:
        """Release the lock if it is held."""
        if self._lock is None:
            return
        if os.name != "nt":  # Windows removes it itself
            with suppress(OSError):
                os.unlink(self._lock.lock_file)  # while it is held: a waiting process sees that it is gone
        self._lock.release()
        self._lock = None


def is_free(path: Path) -> bool:
    """Return whether the lock of the file at `path` can be acquired now."""
    with suppress(Fault):
        check_free(path)
        return True
    return False


def check_free(path: Path) -> None:
    """Raise Fault, naming the holder, if another process holds the lock of the file at `path`."""
    with locked(path, patience=0.0):
        pass


def _write_holder(descriptor: int) -> None:
    """Write the holder of a lock into its file, after the first byte, which other processes may not be able to read."""
    since = datetime.now().isoformat(" ", "minutes")
    content = b" " + json.dumps({"process": os.getpid(), "computer": platform.node(), "since": since}).encode()
    with suppress(OSError):  # on a full disk: the lock is held nevertheless
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.ftruncate(descriptor, os.write(descriptor, content))


def _held_fault(path: Path, file: Path) -> Fault:
    name = to_quotable(str(path), 200)
    try:
        with file.open("rb", buffering=0) as opened:
            opened.seek(1)
            holder = json.loads(opened.read(_MAX_BYTES))
        facts = {fact: to_quotable(str(holder[fact]), 80) for fact in ("process", "computer", "since")}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return Fault("file-held", name=name)
    return Fault("file-held-by", name=name, **facts)
