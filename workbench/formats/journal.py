"""Journals: what is done, kept on disk at once, a line of JSON for each thing. The first line says of what it is.

A line is written whole in one go behind all others. A process that is killed leaves at most its last line unfinished,
and that one is left out when the journal is taken up again.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.formats.writing import check_writable
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown

_SYNC_SECONDS = 1.0
"""What a power cut may cost. What a killed process has written is safe at once."""


class Journal:
    """A journal that is open for further lines. Made by `begin` or `take_up`. Its methods raise Fault."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path, self._descriptor = path, descriptor
        self._synced = time.monotonic()

    @classmethod
    def begin(cls, path: Path, header: Mapping[str, Any]) -> Journal:
        """Return a new journal at `path`, where there must be none, of which the first line is `header`."""
        check_writable(path)
        try:
            journal = cls(path, os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o644))
        except OSError as error:
            raise _unwritable(path, error) from error
        journal.add(header)
        return journal

    @classmethod
    def take_up(cls, path: Path) -> tuple[Journal, list[dict[str, Any]]]:
        """Return the journal at `path`, and its lines, the header first. Raises Fault, naming a line that is none."""
        try:
            content = path.read_bytes()
        except OSError as error:
            raise Fault("file-unreadable", name=shown(str(path), 200), reason=error.strerror or str(error)) from None
        *lines, rest = content.split(b"\n")
        entries = [_entry(path, number, line) for number, line in enumerate(lines, start=1)]
        if not entries:
            raise Fault("journal-empty", name=shown(str(path), 200))
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_APPEND)
            if rest:
                os.ftruncate(descriptor, len(content) - len(rest))
        except OSError as error:
            raise _unwritable(path, error) from error
        return cls(path, descriptor), entries

    def add(self, entry: Mapping[str, Any]) -> None:
        """Write a line."""
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            while line:
                line = line[os.write(self._descriptor, line) :]
            if time.monotonic() - self._synced >= _SYNC_SECONDS:
                os.fsync(self._descriptor)
                self._synced = time.monotonic()
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def close(self) -> None:
        """Write no more; a second time is as good as once."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _entry(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        entry = None
    if not isinstance(entry, dict):
        raise Fault("journal-line", name=shown(str(path), 200), line=number)
    return entry


def _unwritable(path: Path, error: OSError) -> Fault:
    return Fault("file-unwritable", name=shown(str(path), 200), reason=error.strerror or str(error))
