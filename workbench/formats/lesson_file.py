"""Files of lessons, told from others; what they hold is read by `lessons`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from workbench.formats.reading import first_bytes
from workbench.search.problem.messages import Fault

FORMAT = "search-workbench-lesson"
ENDINGS = (".toml", ".json")
_BEGINNING = 4096
"""Bytes of a file in which its format is looked for."""


@dataclass(frozen=True)
class LessonFile:
    """A file that holds a lesson, or should."""

    path: Path


def holds_lesson(path: Path) -> bool:
    """Tell whether a file says near its beginning that it is a lesson; one that cannot be read does not."""
    if path.suffix.lower() not in ENDINGS:
        return False
    try:
        return FORMAT.encode() in first_bytes(path, _BEGINNING)
    except Fault:
        return False
