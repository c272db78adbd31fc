"""Locks across processes: who reads, changes and writes a file that others write too holds its lock meanwhile.

The lock is the system's, on a file beside, and ends with the process that holds it. The file says who that is.
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
from workbench.search.problem.messages import Fault, shown

if TYPE_CHECKING:
    from filelock import BaseFileLock

PATIENCE = 1.0
"""Seconds for which another's change is waited for: such changes take milliseconds, and a window waits, too."""
_POLL = 0.005
_STEM = 50
_MAX_BYTES = 1000


@contextmanager
def locked(path: Path, patience: float | None = None) -> Iterator[None]:
    """Hold the lock of the file at `path`, there already or not; `patience`: None: PATIENCE. Raises Fault."""
    lock = Lock(path)
    lock.acquire(PATIENCE if patience is None else patience)
    try:
        yield
    finally:
        lock.release()


class Lock:
    """The lock of the file at `path`, not yet held."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: BaseFileLock | None = None

    def acquire(self, patience: float = 0.0) -> None:
        """Take the lock. Raises Fault where another has it for longer than `patience` seconds, or it cannot be made."""
        from filelock import FileLock, Timeout  # takes its time, and most commands change no such file

        check_writable(self._path)
        target = self._path.resolve()
        file = target.with_name(f".{target.name[:_STEM]}.workbench-lock")
        lock = FileLock(file, thread_local=False, poll_interval=_POLL, on_acquired=_sign)
        try:
            lock.acquire(timeout=patience)
        except Timeout:
            raise _held(self._path, file) from None
        except OSError as error:
            raise unwritable(self._path, error) from error
        self._lock = lock

    def release(self) -> None:
        """Let go of the lock, where it is held."""
        if self._lock is None:
            return
        if os.name != "nt":  # which removes it by itself
            with suppress(OSError):
                os.unlink(self._lock.lock_file)  # while it is held: who waits for it sees that it is gone
        self._lock.release()
        self._lock = None


def check_free(path: Path) -> None:
    """Raise Fault where another holds the lock of the file at `path`, saying who."""
    with locked(path, patience=0.0):
        pass


def _sign(descriptor: int) -> None:
    """Write who holds a lock into its file, behind the first byte, which others may not be able to read."""
    since = datetime.now().isoformat(" ", "minutes")
    content = b" " + json.dumps({"process": os.getpid(), "computer": platform.node(), "since": since}).encode()
    with suppress(OSError):  # on a full disk: it is held all the same
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.ftruncate(descriptor, os.write(descriptor, content))


def _held(path: Path, file: Path) -> Fault:
    name = shown(str(path), 200)
    try:
        with file.open("rb", buffering=0) as opened:
            opened.seek(1)
            holder = json.loads(opened.read(_MAX_BYTES))
        facts = {fact: shown(str(holder[fact]), 80) for fact in ("process", "computer", "since")}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return Fault("file-held", name=name)
    return Fault("file-held-by", name=name, **facts)
