"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown


def check_writable(path: Path) -> None:
    """Raise Fault where a file at `path` could not be written, as far as can be told without writing it."""
    _target(path)


def _target(path: Path) -> Path:
    """Return the plain file, there already or not, that `path` names, itself or by links. Raises Fault."""
    if os.path.isdir(path):
        raise Fault("file-directory", name=shown(str(path), 200))
    try:
        target = path.resolve()  # a link stays a link to the new content
    except (OSError, RuntimeError):  # links in a ring
        raise Fault("file-unwritable", name=shown(str(path), 200), reason=os.strerror(errno.ELOOP)) from None
    if os.path.lexists(target) and not os.path.isfile(target):  # a pipe or a device, which no file may replace
        raise Fault("file-special", name=shown(str(path), 200))
    folder = target.parent if os.path.isdir(path.parent) else path.parent
    if not os.path.isdir(folder):
        raise Fault("file-no-folder", name=shown(str(path), 200), folder=shown(str(folder), 200))
    if not os.access(folder, os.W_OK):
        raise Fault("file-unwritable", name=shown(str(path), 200), reason=os.strerror(errno.EACCES))
    return target


def write_whole(path: Path, content: bytes) -> None:
    """Write bytes that take the place of `path` once all of them are written; otherwise as `replacing`."""
    with beside(path) as part:
        part.write_bytes(content)


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """Open a text file (UTF-8, line ends as written) that takes the place of `path` once all of it is written.

    Where that fails, what was there before stays. Raises Fault where the file cannot be written.
    """
    with beside(path) as part, part.open("w", encoding="utf-8", newline="") as file:
        yield file


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """Give a path to write to, whose content takes the place of `path` in the end."""
    target = _target(path)
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        beside.touch()  # so that what cannot be written is told before anything is made for it
        yield beside
        beside.replace(target)
    except OSError as error:
        raise Fault("file-unwritable", name=shown(str(path), 200), reason=error.strerror or str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
