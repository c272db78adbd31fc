"""Keeps Python's garbage collection out of background threads."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_pauses = 0


@contextmanager
def collection_paused() -> Iterator[None]:
    """Collect no garbage while a background thread runs Python code.

    Python collects in whichever thread allocates. A background thread would delete Qt objects of the window, which can
    crash the program: Qt allows that only in the thread to which they belong.
    With millions of live objects, collections would also block the window for seconds.
    """
    global _pauses
    with _lock:
        _pauses += 1
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            _pauses -= 1
            if _pauses == 0:
                gc.enable()
