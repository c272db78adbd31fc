"""Reading the bytes of a file that the user names, and finding the line of a position."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say


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


def whole_file(path: str | Path, most: int, too_large: str = "file-large", unit: int = 1) -> bytes:
    """Return the bytes of a file. Raises Fault, naming the file; `too_large`: its key if there are more than `most`.

    `unit`: the bytes of the unit in which this message states the maximum.
    """
    content = first_bytes(path, most + 1)
    if len(content) > most:
        raise Fault(too_large, name=to_quotable(str(path), 200), most=most // unit)
    return content


def decoded(content: bytes, fault: Fault) -> str:
    """Return the text of bytes (UTF-8). Raises `fault` if they are not text."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fault from None
    if "\0" in text:
        raise fault
    return text


def board_file_text(content: bytes, name: str, most: int) -> str:
    """Return the text of a file of boards. Raises Fault, naming the file, if it has over `most` bytes or is binary."""
    if len(content) > most:
        raise Fault("file-large", name=name, most=most)
    return decoded(content, Fault("file-binary", name=name))


@contextmanager
def naming_file(name: str) -> Iterator[None]:
    """Add the file's name to each Fault that is raised within this context."""
    try:
        yield
    except Fault as fault:
        raise Fault("file-complaint", name=name, complaint=say(fault)) from None


def line_after(text: str) -> int:
    """Return the number, from 1, of the line that follows after reading `text`."""
    return len(f"{text}.".splitlines())
