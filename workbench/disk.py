"""Renaming files so that the result survives a power failure; temporary folders of killed processes."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path


def put_in_place(part: Path, path: Path) -> None:
    """Rename the file `part`, whose content is on the disk, to `path`, replacing a file there. Raises OSError."""
    os.replace(part, path)
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk, if the system supports it. Raises OSError."""
    if os.name == "nt":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:  # a folder that may be written but not read
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a file system that does not support it
            raise
    finally:
        os.close(descriptor)


def process_prefix(prefix: str) -> str:
    """Return the prefix of the names of this process's temporary folders, for `sweep_folders`."""
    return f"{prefix}{os.getpid()}-"


def sweep_folders(place: Path, prefix: str) -> None:
    """Remove the temporary folders with this prefix whose processes no longer exist."""
    import psutil  # slow to import, and most commands create no such folder

    for folder in place.glob(f"{prefix}*-*"):
        owner = folder.name.removeprefix(prefix).partition("-")[0]
        if owner.isdecimal() and not psutil.pid_exists(int(owner)):
            shutil.rmtree(folder, ignore_errors=True)
