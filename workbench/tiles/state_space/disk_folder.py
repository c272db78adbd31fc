"""A folder in which a search stores data that do not fit into memory. A search that was killed can be resumed from it.

A *manifest* records the progress. It is written to a temporary file, which is then renamed. Only files listed in the
manifest count; incomplete files of a killed process are removed when the folder is opened again.

There is also a copy of the manifest from the time when the last layer was completed. It is used if the manifest itself
is damaged.

The records of a piece are stored in blocks of 4 KiB. Each block ends with a checksum of its records, its position and
the search's key. The checksum of the last block, while it is not full, is in the manifest, which has a checksum of its
own. All data that are read are verified, so a damaged file never changes the result.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
import xxhash
from numpy.typing import NDArray

from workbench.disk import put_in_place
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FORMAT = "search-workbench layers 2"
_OLD_FORMAT_START = '{"format": "search-workbench layers"'
"""The beginning of manifests from versions without checksums."""
_MANIFEST, _COPY, _PART, _LOCK, _PIECE = "layers.json", "layers-copy.json", "layers.json.part", "layers.lock", ".boards"
RECORD_BYTES = 8
Records = NDArray[np.uint64]
_BLOCK_LENGTH = 512
_RECORDS_PER_BLOCK = _BLOCK_LENGTH - 1
"""The number of records in a full block."""
_BLOCKS_PER_READ = 16
"""The number of blocks that are read at once."""


@dataclass
class _Piece:
    """The number of records of a piece, the records of its incomplete last block, and their checksum."""

    count: int
    last: Records
    sum: int


def bytes_of(count: int) -> int:
    """Return the bytes of `count` records on disk."""
    return (count + count // _RECORDS_PER_BLOCK) * RECORD_BYTES


class DiskFolder:
    """A folder that only this process writes to, until `close`. Files of records are called pieces.

    Raises Fault if the folder is in use or cannot be created. All methods may raise OSError.

    Attributes:
        peak_bytes: the maximum size of the pieces at any time.
        copied: whether the manifest was damaged and its copy was used.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._created = not path.exists()
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock: IO[bytes] = (path / _LOCK).open("ab")
        except OSError as error:
            raise Fault("disk-folder", name=self.name, reason=error.strerror or str(error)) from None
        if not _try_lock(self._lock):
            self._lock.close()
            raise Fault("disk-busy", name=self.name)
        self._key = secrets.randbits(64)
        self._pieces: dict[str, _Piece] = {}
        self._manifest_pieces: dict[str, list[int]] = {}
        self.peak_bytes, self.copied = 0, False

    @property
    def name(self) -> str:
        """The folder's path, shortened for messages."""
        return to_quotable(str(self.path), 200)

    @property
    def free(self) -> int:
        return shutil.disk_usage(self.path).free

    def manifest(self) -> dict[str, Any] | None:
        """Return the stored manifest; None if the folder is new. Raises Fault for a manifest that is not valid."""
        texts = [self._text(_MANIFEST), self._text(_COPY)]
        if texts == [None, None]:
            return None
        for place, content in enumerate(texts):
            head, _, body = (content or "").partition("\n")
            if head.startswith(_OLD_FORMAT_START):
                raise Fault("disk-old", name=self.name)
            if content and head == _head(body):
                stored: dict[str, Any] = json.loads(body)
                self._created, self._key, self._manifest_pieces = (
                    stored.pop("made"),
                    stored.pop("key"),
                    stored.pop("pieces"),
                )
                self.copied = place > 0
                return stored
        raise self.damage(_MANIFEST)

    def _text(self, name: str) -> str | None:
        """Return the content of a file, "" if it is not text, None if it does not exist. Raises Fault."""
        try:
            return (self.path / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except UnicodeDecodeError:
            return ""
        except OSError as error:
            raise Fault("disk-failed", name=self.name, reason=error.strerror or str(error)) from None

    def restore(self, pieces: Mapping[str, int]) -> list[str]:
        """Keep the given pieces (name -> number of records), truncate them to that length, and remove all others.

        Returns the pieces that are damaged.
        """
        broken = []
        for name, count in pieces.items():
            path, size, filled = self.path / name, bytes_of(count), count // _RECORDS_PER_BLOCK
            if not path.exists() or path.stat().st_size < size:
                broken.append(name)
                continue
            os.truncate(path, size)
            last = np.fromfile(path, np.uint64, offset=filled * _BLOCK_LENGTH * RECORD_BYTES)
            self._pieces[name] = _Piece(count, last, self._sum(last, name, filled))
            if self._manifest_pieces.get(name) != [count, self._pieces[name].sum]:
                broken.append(name)
                del self._pieces[name]
        (self.path / _PART).unlink(missing_ok=True)
        self.remove(path.name for path in self.path.glob(f"*{_PIECE}") if path.name not in pieces)
        return broken

    def save(self, manifest: Mapping[str, Any], copied: bool = False) -> None:
        """Store the progress in the manifest and, if `copied`, also in its copy."""
        part = self.path / _PART
        pieces = {name: (piece.count, piece.sum) for name, piece in self._pieces.items()}
        body = json.dumps({"made": self._created, "key": self._key, "pieces": pieces, **manifest})
        for name in (_MANIFEST, _COPY)[: 1 + copied]:
            with part.open("w", encoding="utf-8", newline="\n") as file:
                file.write(f"{_head(body)}\n{body}")
                file.flush()
                os.fsync(file.fileno())
            put_in_place(part, self.path / name)

    def piece(self, serial: int) -> str:
        return f"{serial:08d}{_PIECE}"

    def append(self, name: str, records: Records) -> None:
        """Append records to a piece, which is created if it does not exist."""
        with (self.path / name).open("ab") as file:
            for begin in range(0, len(records), _BLOCKS_PER_READ * _RECORDS_PER_BLOCK):
                self._add(file, name, records[begin : begin + _BLOCKS_PER_READ * _RECORDS_PER_BLOCK])
            file.flush()
            os.fsync(file.fileno())
        self.peak_bytes = max(self.peak_bytes, sum(bytes_of(piece.count) for piece in self._pieces.values()))

    def _add(self, file: IO[bytes], name: str, records: Records) -> None:
        piece = self._pieces.get(name) or _Piece(0, np.empty(0, np.uint64), 0)
        records = np.concatenate((piece.last, records))
        first, filled = piece.count // _RECORDS_PER_BLOCK, len(records) // _RECORDS_PER_BLOCK
        blocks, last = np.empty((filled, _BLOCK_LENGTH), np.uint64), records[filled * _RECORDS_PER_BLOCK :]
        blocks[:, :_RECORDS_PER_BLOCK] = records[: filled * _RECORDS_PER_BLOCK].reshape(filled, _RECORDS_PER_BLOCK)
        blocks[:, _RECORDS_PER_BLOCK] = self._sums(blocks, name, first)
        file.write(np.concatenate((blocks.reshape(-1), last))[len(piece.last) :].data)
        count = first * _RECORDS_PER_BLOCK + len(records)
        self._pieces[name] = _Piece(count, last.copy(), self._sum(last, name, first + filled))

    def read(self, name: str, begin: int, target: Records) -> None:
        """Fill `target` with the records of a piece, starting with record `begin`. Raises Fault if they are damaged."""
        end = begin + len(target)
        stop = -(-end // _RECORDS_PER_BLOCK)
        with (self.path / name).open("rb", buffering=0) as file:
            for first in range(begin // _RECORDS_PER_BLOCK, stop, _BLOCKS_PER_READ):
                position = first * _RECORDS_PER_BLOCK
                records = self._read_verified(name, file, first, min(stop, first + _BLOCKS_PER_READ))[: end - position]
                skipped = max(0, begin - position)
                target[position + skipped - begin : position + len(records) - begin] = records[skipped:]

    def _read_verified(self, name: str, file: Any, first: int, stop: int) -> Records:
        """Return the records of the blocks from `first` to before `stop`. Raises Fault if they are damaged."""
        piece = self._pieces[name]
        filled = min(stop, piece.count // _RECORDS_PER_BLOCK) - first
        last = piece.last if filled < stop - first else piece.last[:0]
        read = np.empty(filled * _BLOCK_LENGTH + len(last), np.uint64)
        file.seek(first * _BLOCK_LENGTH * RECORD_BYTES)
        blocks = read[: filled * _BLOCK_LENGTH].reshape(filled, _BLOCK_LENGTH)
        if (
            not _read_fully(file, read)
            or self._sums(blocks, name, first) != blocks[:, _RECORDS_PER_BLOCK].tolist()
            or not np.array_equal(read[filled * _BLOCK_LENGTH :], last)
        ):
            raise self.damage(name)
        return np.concatenate((blocks[:, :_RECORDS_PER_BLOCK].reshape(-1), last))

    def _sums(self, blocks: Records, name: str, first: int) -> list[int]:
        return [self._sum(block[:_RECORDS_PER_BLOCK], name, first + position) for position, block in enumerate(blocks)]

    def _sum(self, records: Records, name: str, block: int) -> int:
        """Return the checksum of the records of a block."""
        place = int(name.partition(".")[0]) << 32 | block
        return xxhash.xxh3_64_intdigest(records.data, seed=self._key ^ place)

    def damage(self, name: str) -> Fault:
        """Return the Fault for a damaged file."""
        return Fault("disk-damaged", name=to_quotable(str(self.path / name), 200))

    def remove(self, names: Iterable[str]) -> None:
        for name in names:
            (self.path / name).unlink(missing_ok=True)
            self._pieces.pop(name, None)

    def is_sound(self, name: str) -> bool:
        """Return whether all records of a piece can be read."""
        if name not in self._pieces:
            return False
        count, records = self._pieces[name].count, np.empty(_BLOCKS_PER_READ * _RECORDS_PER_BLOCK, np.uint64)
        try:
            for begin in range(0, count, len(records)):
                self.read(name, begin, records[: count - begin])
        except (Fault, OSError):
            return False
        return True

    def clear(self) -> None:
        """Remove all files of the search."""
        for name in (_MANIFEST, _COPY):
            (self.path / name).unlink(missing_ok=True)
        self.remove(path.name for path in [*self.path.glob(f"*{_PIECE}")])

    def close(self) -> None:
        """Unlock the folder. It is removed if this search created it and nothing of the search remains."""
        self._lock.close()
        if not (self.path / _MANIFEST).exists():
            (self.path / _LOCK).unlink(missing_ok=True)
            if self._created and not any(self.path.iterdir()):
                self.path.rmdir()


def _head(body: str) -> str:
    """Return the first line of a manifest."""
    return f"{_FORMAT} {xxhash.xxh3_128_hexdigest(body.encode())}"


def _read_fully(file: Any, records: Records) -> bool:
    """Fill an array from an unbuffered file; return False at the end of the file."""
    remaining = memoryview(records.view(np.uint8))  # type: ignore[arg-type]
    while len(remaining):
        received = file.readinto(remaining)
        if not received:
            return False
        remaining = remaining[received:]
    return True


def _try_lock(file: IO[bytes]) -> bool:
    """Lock a file until it is closed; return False if another process has locked it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
