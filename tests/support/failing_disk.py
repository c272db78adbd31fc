"""A disk on which the n-th call of one kind fails, and what every save must keep to all the same."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from workbench.formats import writing
from workbench.search.problem.messages import Fault
from workbench.wording import say

KINDS = ("open", "write", "flush", "rename")
FULL = "No space left on device"
MAX = 200
"""Calls of one kind that a save may need; more would be a test that does not come to its end."""
_WHEN = re.compile(rb"\d{4}-\d\d-\d\d[ T]\d\d:\d\d[\d:.]*[+-]\d\d:?\d\d")


class FailingDisk:
    """Attributes: calls, how many of the kind there were; failed, whether the n-th came."""

    def __init__(self, kind: str, number: int, watch: Callable[[], object] = lambda: None) -> None:
        self._kind, self._number, self._watch = kind, number, watch
        self.calls = 0

    @property
    def failed(self) -> bool:
        return self.calls >= self._number

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Let the calls go through this disk."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(writing.PartFile, "__init__", self._through("open", writing.PartFile.__init__))
            patch.setattr(os, "open", self._opened(os.open))
            patch.setattr(writing.PartFile, "write", self._through("write", _half_written))
            patch.setattr(os, "fsync", self._through("flush", lambda _: None))
            patch.setattr(os, "replace", self._through("rename", os.replace))
            yield

    def _opened(self, call: Callable[..., int]) -> Callable[..., int]:
        """Let files and folders of the test's be opened through this disk, and others as ever."""
        through = self._through("open", call)

        def opened(path: Any, *arguments: Any, **options: Any) -> int:
            ours = "pytest-of-" in os.path.abspath(os.fspath(path))
            return (through if ours else call)(path, *arguments, **options)

        return opened

    def _through(self, kind: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def done(*arguments: Any, **options: Any) -> Any:
            self._watch()  # a process may be killed here
            if kind == self._kind:
                self.calls += 1
                if self.calls == self._number:
                    if kind == "write":
                        call(arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return call(*arguments, **options)

        return done


def _half_written(file: writing.PartFile, content: bytes) -> int:
    """Write as much at a time as some disks do."""
    return super(writing.PartFile, file).write(bytes(content)[: max(1, 3 * len(content) // 4)])


def contents(folder: Path) -> dict[str, bytes]:
    """Return what is in the files of a folder, but for the times that some of them tell, hidden files too."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found[str(path.relative_to(folder))] = _without_times(path.read_bytes())
    return found


def _without_times(content: bytes) -> bytes:
    if content.startswith(b"%PDF"):
        return b"a whole PDF" if content.rstrip().endswith(b"%%EOF") else b"half a PDF"
    return _WHEN.sub(b"", content)


def check_every_failure(folder: Path, save: Callable[[Path, int], object]) -> None:
    """Check a kind of save: `save(folder, version)` writes the content of version 1, or of 2 over it.

    Whichever call fails, and at whichever one the process is killed, each file holds what it held, or all that it was
    to hold, and the failure is said in one sentence.
    """
    reference = folder / "reference"
    old, new = (_saved(reference, save, version) for version in (1, 2))
    assert old and new
    for kind in KINDS:
        for number in range(1, MAX):
            place = folder / f"{kind}-{number}"
            assert _saved(place, save, 1) == old
            disk = FailingDisk(kind, number, lambda place=place: _check_whole(place, old, new))
            with disk.at_work():
                fault = _fault_of(lambda place=place: save(place, 2))
            _check_whole(place, old, new)
            assert not [name for name in contents(place) if "workbench-" in name], "litter"
            if not disk.failed:
                assert fault is None and contents(place) == new
                assert number > 1 or kind == "open", f"there was no {kind} at all"
                break
            assert fault is not None, f"{kind} {number} failed, and nothing was said"
            sentence = say(fault)
            assert FULL in sentence and "\n" not in sentence
        else:
            raise AssertionError("too many calls")


def _saved(place: Path, save: Callable[[Path, int], object], version: int) -> Mapping[str, bytes]:
    place.mkdir(exist_ok=True)
    save(place, version)
    return contents(place)


def _fault_of(save: Callable[[], object]) -> Fault | None:
    try:
        save()
    except Fault as fault:
        return fault
    return None


def _check_whole(place: Path, old: Mapping[str, bytes], new: Mapping[str, bytes]) -> None:
    found = {name: content for name, content in contents(place).items() if "workbench-" not in name}
    assert found.keys() >= old.keys() & new.keys(), "lost"
    for name, content in found.items():
        assert content in (old.get(name), new.get(name)), f"{name} is neither the old one nor the new one"
