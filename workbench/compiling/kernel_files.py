"""The files of compiled kernels: their folder, and checks that their content is what was written.

They contain machine code and pickles, so a changed byte may cause a wrong result or crash the process. Each file begins
with a *seal*: a hash of the sources from which it was compiled, and a checksum of this hash, of its path and of its
content. A file with an invalid seal is removed before any of it is used, and its content is compiled again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import xxhash

from workbench.cache import State
from workbench.cache import folder as cache_folder
from workbench.disk import put_in_place

_SEAL = b"search-workbench kernel"
_COMPLETE = "complete-"
_INDEX = ".nbi"
_KINDS = _INDEX, ".nbc"
_STALE = 30 * 24 * 3600
"""Seconds after which unused kernels are removed."""
_ABANDONED = 3600
"""Seconds after which a temporary file is considered abandoned."""
_verified: set[Path] = set()
_discarded: list[Path] = []
_domains: dict[str, str] = {}
_kernels = 0
"""The number of kernels that are imported."""
_indexes: set[Path] = set()
"""Of those, the files with the signatures of the ones that were read or written."""
_unwritten: set[str] = set()


def folder() -> Path:
    """Return the folder of the compiled kernels: one for each version of their sources and their location.

    Numba's own cache does not notice a change in a function called by another one, nor whether indices are checked; but
    it notices the location of a source and when it was modified. NUMBA_CACHE_DIR, if set, is the folder for all of
    them.
    """
    named = os.environ.get("NUMBA_CACHE_DIR")
    return Path(named) if named else cache_folder() / "kernels" / _sources()


@cache
def _sources() -> str:
    """Return the hash of the sources, of Python's version and of Numba's setting for index checks."""
    digest = hashlib.sha256((sys.version + os.environ.get("NUMBA_BOUNDSCHECK", "")).encode())
    for source in sorted(Path(__file__).resolve().parent.parent.glob("*/kernels/*.py")):
        digest.update(f"{source}\0{source.stat().st_mtime_ns}\0".encode() + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def sealed(path: Path, content: bytes) -> bytes:
    """Return the bytes to write to `path`, so that `read` returns `content`."""
    _note_index(path)
    return b"%s %s\n%s" % (_SEAL, _seal(_sources(), path, content), content)


def read(path: Path) -> bytes | None:
    """Return the content of a sealed file; None if there is none for the present sources.

    A damaged file is removed, and reported by `pop_discarded`.
    """
    try:
        sources, content = _unsealed(path)
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        _discarded.append(path)
        with suppress(OSError):
            path.unlink()
        return None
    if sources != _sources():
        return None
    _note_index(path)
    return content


def _note_index(path: Path) -> None:
    if path.suffix == _INDEX:
        _indexes.add(path)


def percentage() -> int:
    """Return the percentage of the imported kernels that this process has compiled or found in the folder."""
    return min(100 * len(_indexes) // max(_kernels, 1), 100)


def _unsealed(path: Path) -> tuple[str, bytes]:
    """Return (hash of the sources, content) of a file. Raises ValueError for an invalid seal."""
    line, _, content = path.read_bytes().partition(b"\n")
    sources = line.removeprefix(_SEAL + b" ").split(b" ")[0].decode("ascii")
    if line != b"%s %s" % (_SEAL, _seal(sources, path, content)):
        raise ValueError(line[:100])
    return sources, content


def _seal(sources: str, path: Path, content: bytes) -> bytes:
    digest = xxhash.xxh3_128(f"{sources}\n{path.parent.name}/{path.name}\n".encode())
    digest.update(content)
    return f"{sources} {digest.hexdigest()}".encode()


def add_kernel(domain: str, name: str) -> None:
    """Store that a kernel of a domain is imported, whose files are in the folder `name` in `folder()`."""
    global _kernels
    _domains[name] = domain
    _kernels += 1


def report_unwritten(path: Path) -> None:
    """Store that a file of a kernel could not be written: its domain is not complete then."""
    _unwritten.add(_domains[path.parent.name])


def pop_discarded() -> list[Path]:
    """Return the damaged files that this process has removed since the last call."""
    found, _discarded[:] = [*_discarded], []
    return found


def is_complete(domain: str) -> bool:
    """Return whether all kernels of a domain are in their folder and undamaged; each process verifies this once."""
    mark = _mark(domain)
    if mark not in _verified and (names := read(mark)) is not None:
        if None in [read(folder() / name) for name in names.decode().splitlines()]:
            with suppress(OSError):
                mark.unlink()
        else:
            _verified.add(mark)
    return mark in _verified and mark.exists()


def mark_complete(domain: str) -> None:
    """Store that all kernels of a domain are in their folder. Temporary files of killed processes are removed."""
    if domain in _unwritten:
        return
    mark = _mark(domain)
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        for part in folder().glob("kernels_*/*.nb[ic].tmp.*"):
            if time.time() - part.stat().st_mtime > _ABANDONED:
                part.unlink(missing_ok=True)
        names = sorted(
            f"{path.parent.name}/{path.name}" for path in _present() if _domains.get(path.parent.name) == domain
        )
        part = mark.with_suffix(f".tmp.{os.getpid()}")
        part.write_bytes(sealed(mark, "\n".join(names).encode()))
        put_in_place(part, mark)


def mark_used() -> None:
    """Store that the kernels were used today. Kernels that have not been used for a long time are removed."""
    with suppress(OSError):
        for mark in _marks():
            os.utime(mark)
        for other in (cache_folder() / "kernels").glob("*"):
            used = max((mark.stat().st_mtime for mark in other.glob(f"{_COMPLETE}*")), default=other.stat().st_mtime)
            if time.time() - used > _STALE:
                shutil.rmtree(other, ignore_errors=True)


def states() -> Iterator[tuple[Path, State]]:
    """Yield (path, state) for the files of the present kernels; each is verified."""
    found = {*_marks(), *_present()}
    for mark in _marks():
        with suppress(OSError, ValueError):
            found.update(folder() / name for name in _unsealed(mark)[1].decode().splitlines())
    for path in sorted(path for path in found if path.exists()):
        try:
            _unsealed(path)
        except (OSError, ValueError):
            yield path, "damaged"
        else:
            yield path, "sound"


def _present() -> list[Path]:
    """Return the kernels' existing files; NUMBA_CACHE_DIR may also contain files of other programs."""
    paths = (path for path in folder().glob("*/*") if path.suffix in _KINDS)
    return [path for path in paths if not os.environ.get("NUMBA_CACHE_DIR") or _has_current_seal(path)]


def _has_current_seal(path: Path) -> bool:
    prefix = b"%s %s " % (_SEAL, _sources().encode())
    with path.open("rb") as file:
        return file.read(len(prefix)) == prefix


def _mark(domain: str) -> Path:
    return folder() / f"{_COMPLETE}{domain}-{_sources()}"


def _marks() -> list[Path]:
    return sorted(path for path in folder().glob(f"{_COMPLETE}*-{_sources()}") if not path.suffix)
