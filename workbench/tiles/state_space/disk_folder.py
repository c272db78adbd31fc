"""A folder in which a search keeps what does not fit into memory, so that it can be killed and go on.

What is done is said by a *manifest*, which is written beside its place and renamed. A file counts only when the
manifest names it; what a killed process left half-made is removed when the folder is opened again.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import shown

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FORMAT, _VERSION = "search-workbench layers", 1
_MANIFEST, _PART, _LOCK, _PIECE = "layers.json", "layers.json.part", "layers.lock", ".boards"
RECORD_BYTES = 8
Records = NDArray[np.uint64]


class DiskFolder:
    """A folder that this process alone writes to, until `close`. Files of records are called pieces.

    Raises Fault where the folder is in use or cannot be made. All methods may raise OSError.

    Attributes:
        peak_bytes: the most that the pieces took at once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._made = not path.exists()
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock: IO[bytes] = (path / _LOCK).open("ab")
        except OSError as error:
            raise Fault("disk-folder", name=self.name, reason=error.strerror or str(error)) from None
        if not _locked(self._lock):
            self._lock.close()
            raise Fault("disk-busy", name=self.name)
        self._sizes: dict[str, int] = {}
        self.peak_bytes = 0

    @property
    def name(self) -> str:
        """The folder as it is told in a sentence."""
        return shown(str(self.path), 200)

    @property
    def free(self) -> int:
        """The bytes that are free on the disk."""
        return shutil.disk_usage(self.path).free

    def manifest(self) -> dict[str, Any] | None:
        """Return what was done when the folder was left; None in a new one. Raises Fault for one of another kind."""
        try:
            found = json.loads((self.path / _MANIFEST).read_text(encoding="utf-8"))
            if found.pop("format") == _FORMAT and found.pop("version") == _VERSION:
                self._made = bool(found.pop("made"))
                return dict(found)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, AttributeError, TypeError):
            pass
        raise Fault("disk-damaged", name=self.name)

    def take_up(self, pieces: Mapping[str, int]) -> None:
        """Keep these pieces, of so many records each, cut what is behind them, and remove all others. Raises Fault."""
        for name, count in pieces.items():
            path = self.path / name
            if not path.exists() or path.stat().st_size < count * RECORD_BYTES:
                raise Fault("disk-damaged", name=self.name)
            os.truncate(path, count * RECORD_BYTES)
            self._sizes[name] = count * RECORD_BYTES
        (self.path / _PART).unlink(missing_ok=True)
        self.remove(path.name for path in self.path.glob(f"*{_PIECE}") if path.name not in pieces)

    def save(self, manifest: Mapping[str, Any]) -> None:
        """Say what is done from now on."""
        part = self.path / _PART
        with part.open("w", encoding="utf-8") as file:
            json.dump({"format": _FORMAT, "version": _VERSION, "made": self._made, **manifest}, file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.path / _MANIFEST)

    def piece(self, serial: int) -> str:
        """Return the name of a piece."""
        return f"{serial:08d}{_PIECE}"

    def append(self, name: str, records: Records) -> None:
        """Add records to a piece, which is new where it is not there."""
        with (self.path / name).open("ab") as file:
            file.write(records.data)
            file.flush()
            os.fsync(file.fileno())
        self._sizes[name] = self._sizes.get(name, 0) + records.nbytes
        self.peak_bytes = max(self.peak_bytes, sum(self._sizes.values()))

    def read(self, name: str, begin: int, into: Records) -> None:
        """Fill `into` with the records of a piece from number `begin` on."""
        with (self.path / name).open("rb", buffering=0) as file:
            fill(file, begin, into)

    def remove(self, names: Iterable[str]) -> None:
        """Remove pieces."""
        for name in names:
            (self.path / name).unlink(missing_ok=True)
            self._sizes.pop(name, None)

    def clear(self) -> None:
        """Leave nothing of the search."""
        (self.path / _MANIFEST).unlink(missing_ok=True)
        self.remove(path.name for path in [*self.path.glob(f"*{_PIECE}")])

    def close(self) -> None:
        """Let other processes have the folder; one that was made for a search of which nothing is left is removed."""
        self._lock.close()
        if not (self.path / _MANIFEST).exists():
            (self.path / _LOCK).unlink(missing_ok=True)
            if self._made and not any(self.path.iterdir()):
                self.path.rmdir()


def fill(file: Any, begin: int, into: Records) -> None:
    """Fill `into` with the records of an unbuffered file from number `begin` on. Raises OSError where it ends."""
    file.seek(begin * RECORD_BYTES)
    left = memoryview(into.view(np.uint8))  # type: ignore[arg-type]
    while len(left):
        got = file.readinto(left)
        if not got:
            raise OSError(f"{file.name} is too short")
        left = left[got:]


def _locked(file: IO[bytes]) -> bool:
    """Lock a file for as long as it is open, or return False where another process has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def left_behind(path: Path) -> bool:
    """Tell whether a folder was in use by a process that is no more."""
    try:
        with (path / _LOCK).open("rb+") as file:
            return _locked(file)
    except OSError:
        return False
