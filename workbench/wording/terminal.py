"""What goes to a terminal: text alone, whatever stands in the files and names that a command tells of.

Control characters would command the terminal, or turn the order of what is read on it (C0, C1, bidirectional marks).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

ERASE = "\r\x1b[K"
"""What takes a terminal's line back: ours alone."""
_CONTROL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"  # but tabs and line ends
)


def plain(told: str) -> str:
    """Return a text in which a sign stands for each control character."""
    return _CONTROL.sub("\ufffd", told)


class PlainStream:
    """A stream of text that lets no control character through."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        """Return what the stream itself has."""
        return getattr(self._stream, name)

    def write(self, told: str) -> int:
        """Write a text."""
        return self._stream.write(plain(told))

    def erase_line(self) -> None:
        """Take back the line that was begun."""
        self._stream.write(ERASE)


def erase_line() -> None:
    """Take back the line that was begun on standard error."""
    stream: Any = sys.stderr
    if isinstance(stream, PlainStream):
        stream.erase_line()
    else:
        stream.write(ERASE)


@contextmanager
def plain_streams() -> Iterator[None]:
    """Within it, standard output and standard error take text alone."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (cast(TextIO, PlainStream(stream)) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
