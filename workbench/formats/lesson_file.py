"""Recognising lesson files; their content is read by `lessons`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from workbench.formats.reading import first_bytes
from workbench.search.problem.messages import Fault

FORMAT = "search-workbench-lesson"
ENDINGS = (".toml", ".json")
_HEAD_BYTES = 4096
"""Bytes at the beginning of a file in which its format name is searched for."""


@dataclass(frozen=True)
class LessonFile:
    """A file that contains a lesson, or is expected to."""

    path: Path


def holds_lesson(path: Path) -> bool:
    """Return whether the beginning of a file contains the lesson format's name; False if it cannot be read."""
    if path.suffix.lower() not in ENDINGS:
        return False
    try:
        return FORMAT.encode() in first_bytes(path, _HEAD_BYTES)
    except Fault:
        return False
