"""Writing a file so that it is there whole or not at all. The only code that writes files a person asked for or keeps.

What is written goes into a part beside the file, is flushed to the disk, and takes the file's place by renaming. The
folder is flushed too, and what came of it is checked.
"""

from __future__ import annotations

import errno
import os
import platform
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedWriter, FileIO, TextIOWrapper
from itertools import count
from pathlib import Path
from typing import BinaryIO, TextIO
from zlib import crc32

from workbench.disk import put_in_place
from workbench.search.problem.messages import Fault, shown

_PART = re.compile(r"\..*\.([0-9a-f]{8})\.(\d+)\.\d+\.workbench-part", re.DOTALL)
_STALE = 6 * 3600
"""Seconds since the last write after which the part of another computer's process is taken to be abandoned."""
_STEM = 40
"""Characters of the file's name in the name of its part, which must not become too long."""
_numbers = count(1)
_swept: set[str] = set()


def check_writable(path: Path) -> None:
    """Raise Fault where a file at `path` could not be written, as far as can be known without writing it."""
    _target(path)


def write_whole(path: Path, content: bytes) -> None:
    """Write bytes that take the place of `path` once all of them are written; otherwise as `replacing`."""
    with replacing_binary(path) as file:
        file.write(content)


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """Open a text file (UTF-8, line ends as written) that takes the place of `path` once all of it is written.

    Where that fails, what was there before stays. Raises Fault where the file cannot be written.
    """
    with replacing_binary(path) as binary:
        file = TextIOWrapper(binary, encoding="utf-8", newline="")
        yield file
        file.detach()  # flushed, and not closed


@contextmanager
def replacing_binary(path: Path) -> Iterator[BinaryIO]:
    """Open a file of bytes that takes the place of `path` once all of it is written; otherwise as `replacing`."""
    replacement = Replacement(path)
    try:
        with _reported(path):
            yield replacement.file
        replacement.commit()
    finally:
        replacement.abandon()


class Replacement:
    """What takes the place of the file at `path` in the end. Methods raise Fault where the file cannot be written.

    Attributes: file, to write to.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._target = path, _target(path)
        folder = self._target.parent
        _sweep_once(folder)
        name = f".{self._target.name[:_STEM]}.{_host()}.{os.getpid()}.{next(_numbers)}.workbench-part"
        self._part = folder / name
        with _reported(path):
            raw = PartFile(self._part, "xb")
        self.file = BufferedWriter(raw)
        self._size = 0

    def finish(self, content: bytes = b"") -> None:
        """Write `content`, and have all on the disk; nothing more can be written."""
        if self.file.closed:
            return
        with _reported(self._path):
            self.file.write(content)
            self.file.flush()
            _keep_mode(self._target, self.file.fileno())
            os.fsync(self.file.fileno())
            self._size = os.fstat(self.file.fileno()).st_size
            self.file.close()

    def commit(self) -> None:
        """Take the place of the file."""
        self.finish()
        with _reported(self._path):
            put_in_place(self._part, self._target)
            if os.stat(self._target).st_size != self._size:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

    def abandon(self) -> None:
        """Leave nothing behind, unless it is committed."""
        with suppress(OSError):
            self.file.raw.close()  # what is not flushed yet is of no use
        with suppress(OSError):
            self._part.unlink(missing_ok=True)


class PartFile(FileIO):
    """The file beside: a class of its own, so that tests can make it fail."""


def make_folder(folder: Path) -> None:
    """Make a folder, and those that it is in, where it is not there yet. Raises Fault."""
    with _reported(folder):
        folder.mkdir(parents=True, exist_ok=True)


def remove(path: Path) -> None:
    """Remove a file, if it is there. Raises Fault."""
    with _reported(path):
        path.unlink(missing_ok=True)


def put_aside(path: Path) -> Path:
    """Give a damaged file another name, so that it is not written over; return where it is then, at worst still."""
    names = (f"{path.name}.damaged{'' if number == 1 else f'-{number}'}" for number in count(1))
    aside = next(aside for name in names if not os.path.lexists(aside := path.with_name(name)))
    try:
        os.replace(path, aside)
    except OSError:
        return path
    return aside


def sweep(folder: Path) -> None:
    """Remove the parts in `folder` that processes left which were killed while writing."""
    with suppress(OSError):
        for entry in os.scandir(folder):
            if (found := _PART.fullmatch(entry.name)) and _is_abandoned(entry, found[1], int(found[2])):
                with suppress(OSError):
                    os.unlink(entry.path)


def unwritable(path: Path, error: OSError) -> Fault:
    """Return what is said of a file that the system does not let be written."""
    return Fault("file-unwritable", name=shown(str(path), 200), reason=error.strerror or str(error))


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


@contextmanager
def _reported(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from error


def _keep_mode(target: Path, descriptor: int) -> None:
    """Let the same people read and write the new content as the old."""
    if os.name != "nt":
        with suppress(OSError):
            os.fchmod(descriptor, stat.S_IMODE(target.stat().st_mode))


def _host() -> str:
    """Return what tells this computer from others with which it shares folders."""
    return f"{crc32(platform.node().encode()):08x}"


def _sweep_once(folder: Path) -> None:
    if str(folder) not in _swept:
        _swept.add(str(folder))
        sweep(folder)


def _is_abandoned(part: os.DirEntry[str], host: str, process: int) -> bool:
    from psutil import pid_exists  # takes its time, and there seldom is such a part

    if host == _host() and not pid_exists(process):
        return True
    return time.time() - part.stat(follow_symlinks=False).st_mtime > _STALE
