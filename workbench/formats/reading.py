"""Reading the bytes of a file that the user names, and finding the line of a position."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

from workbench.search.problem.messages import Fault, to_quotable

T = TypeVar("T")


def first_bytes(path: str | Path, most: int) -> bytes:
    """Return the first `most` bytes of a file. Raises Fault, naming the file, if it cannot be read."""
    name = to_quotable(str(path), 200)
    if os.path.isdir(path):
        raise Fault("file-directory", name=name)
    if os.path.exists(path) and not os.path.isfile(path):  # a pipe or a device may never begin or end
        raise Fault("file-special", name=name)
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except (FileNotFoundError, ValueError):  # ValueError: a name that no file can have
        raise Fault("file-missing", name=name) from None
    except OSError as error:
        raise Fault("file-unreadable", name=name, reason=error.strerror or str(error)) from None


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: T = ended.value
            return result


def line_after(text: str) -> int:
    """Return the number, from 1, of the line that follows after reading `text`."""
    return len(f"{text}.".splitlines())
