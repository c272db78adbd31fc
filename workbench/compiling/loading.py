"""Loading kernels beside other work in Python: in small pieces, while searches in Python wait.

Numba consists of hundreds of modules, each of which holds the interpreter lock for a while. Three threads that all want
this lock delay a window by hundreds of milliseconds.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from threading import Event, get_ident

_PAUSE_SECONDS = 0.0002
"""Long enough for another thread to get the interpreter lock."""
_finished = Event()
_finished.set()
_threads: set[int] = set()


class _PausingFinder:
    """An importer that finds nothing, so that each module is still imported as usual, after a pause."""

    @staticmethod
    def find_spec(_name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        pause()
        return None


@contextmanager
def in_pieces() -> Iterator[None]:
    """Import modules and load kernels in this thread with a pause before each."""
    finder, thread = _PausingFinder(), get_ident()
    _threads.add(thread)
    _finished.clear()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _threads.discard(thread)
        if not _threads:
            _finished.set()


def pause() -> None:
    """Let other threads have the interpreter lock, if this thread loads in pieces."""
    if get_ident() in _threads:
        time.sleep(_PAUSE_SECONDS)


def wait(seconds: float) -> None:
    """Wait while another thread loads kernels in pieces, at most `seconds`."""
    _finished.wait(seconds)
