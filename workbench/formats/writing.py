"""Writing files atomically. Only this module writes files that the user requested or that are kept for the user.

The content is written to a temporary file in the same folder (a *part*), flushed to the disk, and renamed. Then the
folder is flushed and the size of the file is checked.
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
from workbench.search.problem.messages import Fault, to_quotable

_PART = re.compile(r"\..*\.([0-9a-f]{8})\.(\d+)\.\d+\.workbench-part", re.DOTALL)
_STALE = 6 * 3600
"""Seconds since the last write after which a part of a process on another computer is considered abandoned."""
_MAX_STEM = 40
"""Characters of the file's name in the name of its part, which must not become too long."""
LOOSE_ENDS = " .,;:·×–—-"
"""Signs at which a name that is cut does not end."""
_part_numbers = count(1)
_swept: set[str] = set()


def check_writable(path: Path) -> None:
    """Raise Fault if a file at `path` cannot be written, as far as can be known without writing it."""
    _target(path)


def encoded(text: str) -> bytes:
    """Return a text as UTF-8. Raises Fault if it contains half a character, a surrogate without its partner."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Fault("text-surrogate", code=f"U+{ord(text[error.start]):04X}") from None


def write_whole(path: Path, content: bytes) -> None:
    """Replace the content of `path` by these bytes; otherwise as `replacing`."""
    with replacing_binary(path) as file:
        file.write(content)


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """Open a text file (UTF-8, line ends as written) that replaces `path` after it has been written completely.

    If this fails, the previous file is unchanged. Raises Fault if the file cannot be written.
    """
    with replacing_binary(path) as binary:
        file = TextIOWrapper(binary, encoding="utf-8", newline="")
        yield file
        file.detach()  # flushes it without closing `binary`


@contextmanager
def replacing_binary(path: Path) -> Iterator[BinaryIO]:
    """Open a binary file that replaces `path` after it has been written completely; otherwise as `replacing`."""
    replacement = Replacement(path)
    try:
        with _raising_faults(path):
            yield replacement.file
        replacement.commit()
    finally:
        replacement.abandon()


class Replacement:
    """A part that replaces the file at `path` on `commit`. Methods raise Fault if the file cannot be written.

    Attributes: file, to write to.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._target = path, _target(path)
        folder = self._target.parent
        if str(folder) not in _swept:
            _swept.add(str(folder))
            sweep(folder)
        name = f".{self._target.name[:_MAX_STEM]}.{_host_id()}.{os.getpid()}.{next(_part_numbers)}.workbench-part"
        self._part = folder / name
        with _raising_faults(path):
            raw = PartFile(self._part, "xb")
        self.file = BufferedWriter(raw)
        self._size = 0

    def finish(self, content: bytes = b"") -> None:
        """Write `content`, flush everything to the disk and close the part."""
        if self.file.closed:
            return
        with _raising_faults(self._path):
            self.file.write(content)
            self.file.flush()
            _copy_mode(self._target, self.file.fileno())
            os.fsync(self.file.fileno())
            self._size = os.fstat(self.file.fileno()).st_size
            self.file.close()

    def commit(self) -> None:
        """Replace the file."""
        self.finish()
        with _raising_faults(self._path):
            put_in_place(self._part, self._target)
            if os.stat(self._target).st_size != self._size:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

    def abandon(self) -> None:
        """Remove the part, unless it is committed."""
        with suppress(OSError):
            self.file.raw.close()  # unflushed content is not needed
        with suppress(OSError):
            self._part.unlink(missing_ok=True)


class PartFile(FileIO):
    """The part: a class of its own, so that tests can make it fail."""


def make_folder(folder: Path) -> None:
    """Create a folder and its parents if they do not exist. Raises Fault."""
    with _raising_faults(folder):
        folder.mkdir(parents=True, exist_ok=True)


def remove(path: Path) -> None:
    """Remove a file if it exists. Raises Fault."""
    with _raising_faults(path):
        path.unlink(missing_ok=True)


def move(path: Path, new: Path) -> None:
    """Give a file another name; a file of that name is replaced. Raises Fault."""
    with _raising_faults(path):
        path.replace(new)


def rename_damaged(path: Path) -> Path:
    """Rename a damaged file, so that it is not overwritten. Return its new path, or the old one if renaming fails."""
    names = (f"{path.name}.damaged{'' if number == 1 else f'-{number}'}" for number in count(1))
    renamed = next(renamed for name in names if not os.path.lexists(renamed := path.with_name(name)))
    try:
        os.replace(path, renamed)
    except OSError:
        return path
    return renamed


def sweep(folder: Path) -> None:
    """Remove the parts in `folder` of processes that were killed while writing."""
    with suppress(OSError):
        for entry in os.scandir(folder):
            if (match := _PART.fullmatch(entry.name)) and _is_abandoned(entry, match[1], int(match[2])):
                with suppress(OSError):
                    os.unlink(entry.path)


def unwritable(path: Path, error: OSError) -> Fault:
    """Return the fault for a file that the system does not allow to be written."""
    return Fault("file-unwritable", name=to_quotable(str(path), 200), reason=error.strerror or str(error))


def _target(path: Path) -> Path:
    """Return the regular file, existing or not, to which `path` or its links lead. Raises Fault."""
    if os.path.isdir(path):
        raise Fault("file-directory", name=to_quotable(str(path), 200))
    try:
        target = path.resolve()  # a link then leads to the new content
    except (OSError, RuntimeError):  # a cycle of links
        raise Fault("file-unwritable", name=to_quotable(str(path), 200), reason=os.strerror(errno.ELOOP)) from None
    if os.path.lexists(target) and not os.path.isfile(target):  # a pipe or a device, which no file may replace
        raise Fault("file-special", name=to_quotable(str(path), 200))
    folder = target.parent if os.path.isdir(path.parent) else path.parent
    if not os.path.isdir(folder):
        raise Fault("file-no-folder", name=to_quotable(str(path), 200), folder=to_quotable(str(folder), 200))
    if not os.access(folder, os.W_OK):
        raise Fault("file-unwritable", name=to_quotable(str(path), 200), reason=os.strerror(errno.EACCES))
    return target


@contextmanager
def _raising_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from error


def _copy_mode(target: Path, descriptor: int) -> None:
    """Give the new content the permissions of the old file."""
    if os.name != "nt":
        with suppress(OSError):
            os.fchmod(descriptor, stat.S_IMODE(target.stat().st_mode))


def _host_id() -> str:
    """Return a text that distinguishes this computer from others that share its folders."""
    return f"{crc32(platform.node().encode()):08x}"


def _is_abandoned(part: os.DirEntry[str], host: str, process: int) -> bool:
    from psutil import pid_exists  # slow to import, and such parts are rare

    if host == _host_id() and not pid_exists(process):
        return True
    return time.time() - part.stat(follow_symlinks=False).st_mtime > _STALE


def cut_name(name: str, most: int) -> str:
    """Return a suggested name with at most `most` characters, cut between two words unless one is very long."""
    if len(name) <= most:
        return name
    words = name[: most + 1].rpartition(" ")[0].rstrip(LOOSE_ENDS)
    return words if len(words) > most // 2 else name[:most]
