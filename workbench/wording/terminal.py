"""Printing to a terminal: only plain text, even if files and names contain control characters.

Control characters could control the terminal, or change the direction of the text (C0, C1, bidirectional marks).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

ERASE = "\r\x1b[K"
"""Erases the current line of a terminal; the only control sequence of this program."""
_CONTROL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]"  # except tabs and newlines
)


def plain_text(text: str) -> str:
    """Return a text with each control character replaced."""
    return _CONTROL.sub("\ufffd", text)


class PlainStream:
    """A text stream that replaces control characters."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        return self._stream.write(plain_text(text))

    def erase_line(self) -> None:
        self._stream.write(ERASE)


def erase_line() -> None:
    """Erase the current line of standard error."""
    stream: Any = sys.stderr
    if isinstance(stream, PlainStream):
        stream.erase_line()
    else:
        stream.write(ERASE)


@contextmanager
def plain_streams() -> Iterator[None]:
    """Within this context, standard output and standard error replace control characters."""
    saved = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (cast(TextIO, PlainStream(stream)) for stream in saved)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = saved
