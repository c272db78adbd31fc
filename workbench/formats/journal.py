"""Journals: events stored on disk immediately, one line of JSON each, after a header that describes the contents.

A line is written at the end of the file in one operation. A process that is killed leaves at most its last line
incomplete, and this line is dropped when the journal is resumed. The process that writes a journal holds its lock.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.disk import flush_folder
from workbench.formats.locking import Lock
from workbench.formats.reading import whole_file
from workbench.formats.writing import unwritable
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.running.generators import run_to_end

MAX_BYTES = 512 << 20
_LINES_PER_YIELD = 100
"""Lines that are read in a few milliseconds."""
_SYNC_SECONDS = 1.0
"""The data that a power failure may lose, in seconds. What a killed process has written is safe at once."""


class Journal:
    """A journal that is open for appending, returned by `begin` or `take_up`. Its methods raise Fault."""

    def __init__(self, path: Path, lock: Lock, flags: int) -> None:
        self.path, self._lock = path, lock
        try:
            self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | flags, 0o666)
        except OSError as error:
            lock.release()
            raise unwritable(path, error) from error
        self._synced = time.monotonic()

    @classmethod
    def begin(cls, path: Path, header: Mapping[str, Any]) -> Journal:
        """Return a new journal at `path` whose first line is `header`. Raises Fault if the file exists."""
        lock = Lock(path)
        lock.acquire()
        journal = cls(path, lock, os.O_CREAT | os.O_EXCL)
        try:
            journal.add(header)
            journal._sync(path.absolute().parent)
        except BaseException:
            journal.close(keep=False)
            raise
        return journal

    @classmethod
    def take_up(cls, path: Path) -> tuple[Journal, list[dict[str, Any]]]:
        """Return the journal at `path`, and its lines, the header first.

        Raises Fault, naming the line, if one is invalid, and if another process is writing the journal.
        """
        lock = Lock(path)
        lock.acquire()
        try:
            entries, size = run_to_end(_read(path))
        except Fault:
            lock.release()
            raise
        journal = cls(path, lock, 0)
        try:
            os.ftruncate(journal._descriptor, size)
        except OSError as error:
            journal.close()
            raise unwritable(path, error) from error
        return journal, entries

    def add(self, entry: Mapping[str, Any]) -> None:
        """Append a line."""
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"  # ASCII: names of files need not be UTF-8
        try:
            while line:
                line = line[os.write(self._descriptor, line) :]
        except OSError as error:
            raise unwritable(self.path, error) from error
        if time.monotonic() - self._synced >= _SYNC_SECONDS:
            self._sync()

    def close(self, keep: bool = True) -> None:
        """Close the journal, and remove the file unless `keep`. Further calls do nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
            if not keep:
                with suppress(OSError):
                    self.path.unlink(missing_ok=True)
            self._lock.release()

    def _sync(self, folder: Path | None = None) -> None:
        """Flush the content to the disk, and the folder too if the file is new."""
        try:
            os.fsync(self._descriptor)
            if folder is not None:
                flush_folder(folder)
        except OSError as error:
            raise unwritable(self.path, error) from error
        self._synced = time.monotonic()


def read_lines(path: Path) -> Generator[None, None, list[dict[str, Any]]]:
    """Return the lines of the journal at `path`, which may be written meanwhile, and yield after each piece of them.

    Raises Fault, naming the line, if one is invalid.
    """
    return (yield from _read(path))[0]


def _read(path: Path) -> Generator[None, None, tuple[list[dict[str, Any]], int]]:
    """Return the complete lines, and their total number of bytes."""
    content = whole_file(path, MAX_BYTES, "journal-large", 1 << 20)
    *lines, rest = content.split(b"\n")
    entries = []
    for number, line in enumerate(lines, start=1):
        entries.append(_entry(path, number, line))
        if number % _LINES_PER_YIELD == 0:
            yield
    if not entries:
        raise Fault("journal-empty", name=to_quotable(str(path), 200))
    return entries, len(content) - len(rest)


def _entry(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        entry = None
    if not isinstance(entry, dict):
        raise Fault("journal-line", name=to_quotable(str(path), 200), line=number)
    return entry
