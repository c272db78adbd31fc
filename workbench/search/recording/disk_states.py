"""States on disk: their encoding, and the files that contain them."""

from __future__ import annotations

import errno
import heapq
import json
import os
import tempfile
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from struct import Struct
from typing import Any, Generic, NamedTuple, Protocol, cast, runtime_checkable

from workbench.search.problem.messages import message
from workbench.search.problem.problem import Problem, S, SearchFailure, describe

Entry = tuple[bytes, int]
"""An encoded state, and the number of its record."""

_HEAD = Struct("<iI")
_BUFFER_BYTES, _MIN_BUFFER_BYTES = 1 << 18, 1 << 10
"""Bytes buffered for all segments being read, and the minimum for each."""
_DISK_FOLDER = Path("/var/tmp")


@runtime_checkable
class WritesStates(Protocol[S]):
    """A capability: the problem encodes its states itself, as it must if they are not plain values; see `Codec`."""

    def encode(self, state: S) -> bytes:
        """Return a state as bytes."""
        ...

    def decode(self, encoded: bytes) -> S:
        """Return the state that was encoded as these bytes."""
        ...


class Codec(Generic[S]):
    """Encodes the states of `problem`: bytes unchanged, other states as JSON or by the problem's own methods.

    JSON supports strings, numbers, truth values, None, and tuples of these.
    """

    def __init__(self, problem: Problem[S]) -> None:
        self._problem = problem
        self._own = problem if isinstance(problem, WritesStates) else None
        self._plain = isinstance(problem.initial(), bytes)

    def encode(self, state: S) -> bytes:
        """Return a state as bytes. Raises SearchFailure if decoding them would give a different state."""
        if self._own is not None:
            return self._own.encode(state)
        if self._plain and isinstance(state, bytes):
            return state
        try:
            encoded = json.dumps(state, ensure_ascii=False).encode("utf-8", "surrogatepass")
            if self.decode(encoded) == state:
                return encoded
        except (TypeError, ValueError):
            pass
        failure = message("failed-disk-state", state=describe(self._problem, state), kind=type(state).__name__)
        raise SearchFailure(failure)

    def decode(self, encoded: bytes) -> S:
        if self._own is not None:
            return cast(S, self._own.decode(encoded))
        state = encoded if self._plain else _tuples(json.loads(encoded.decode("utf-8", "surrogatepass")))
        return cast(S, state)


def _tuples(value: Any) -> Hashable:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


class StateSegment(NamedTuple):
    """Consecutive entries in a file: their begin and end in bytes, and their number."""

    begin: int
    end: int
    size: int


class StateWriter:
    """A file of entries without a name, which disappears with the process, however that ends.

    Raises SearchFailure if it cannot be written or read.
    """

    def __init__(self) -> None:
        with _reported():
            self._file = tempfile.TemporaryFile(dir=place())  # noqa: SIM115 - closed by `close`
        self._end = 0

    def write(self, entries: Iterable[Entry]) -> StateSegment:
        """Append entries and return their segment."""
        begin, count, buffer = self._end, 0, bytearray()
        for encoded, number in entries:
            buffer += _HEAD.pack(number, len(encoded)) + encoded
            count += 1
            if len(buffer) >= _BUFFER_BYTES:
                self._append(buffer)
        self._append(buffer)
        return StateSegment(begin, self._end, count)

    def _append(self, buffer: bytearray) -> None:
        with _reported():
            self._file.seek(self._end)
            self._file.write(buffer)
            self._file.flush()
        self._end += len(buffer)
        buffer.clear()

    def read(self, segment: StateSegment, share: int = 1) -> Iterator[Entry]:
        """Yield the entries of a segment. `share`: how many segments are read at once; others may be written then."""
        block = max(_MIN_BUFFER_BYTES, _BUFFER_BYTES // share)
        file_position, buffer, place = segment.begin, b"", 0
        for _ in range(segment.size):
            while True:
                head = place + _HEAD.size
                if head <= len(buffer):
                    number, length = _HEAD.unpack_from(buffer, place)
                    if head + length <= len(buffer):
                        break
                with _reported():
                    self._file.seek(file_position)
                    more = self._file.read(min(block, segment.end - file_position))
                    if not more:
                        raise OSError(errno.EIO, os.strerror(errno.EIO))
                file_position, buffer, place = file_position + len(more), buffer[place:] + more, 0
            yield buffer[head : head + length], number
            place = head + length

    def empty(self) -> None:
        """Remove all entries."""
        with _reported():
            self._file.truncate(0)
        self._end = 0

    def close(self) -> None:
        self._file.close()


@contextmanager
def _reported() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SearchFailure(message("failed-disk", reason=error.strerror or str(error))) from error


def merged(spool: StateWriter, segments: Sequence[StateSegment]) -> Iterator[Entry]:
    """Yield the entries of sorted segments in order, equal states by record number."""
    return heapq.merge(*(spool.read(segment, len(segments)) for segment in segments))


def place() -> str | None:
    """Return the folder for temporary files: the user's, else /var/tmp, because /tmp may be in memory."""
    use_disk_folder = os.environ.get("TMPDIR") is None and os.access(_DISK_FOLDER, os.W_OK)
    return str(_DISK_FOLDER) if use_disk_folder else None
