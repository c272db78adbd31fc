"""What has taken its place on a disk stays there after a power cut."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def put_in_place(part: Path, path: Path) -> None:
    """Let the file `part`, whose content is on the disk, take the place of the one at `path`. Raises OSError."""
    os.replace(part, path)
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system has a way to do that. Raises OSError."""
    if os.name == "nt":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:  # a folder into which one may write without reading it
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a file system that knows no such thing
            raise
    finally:
        os.close(descriptor)
