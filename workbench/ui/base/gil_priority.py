"""Priority for the window's thread: while it draws, searches wait.

Two threads that both run Python pass the interpreter lock back and forth, and drawing needs it at every call from Qt
into Python. So while the window draws, a search waits at the end of its slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

PATIENCE = 0.03
"""Seconds that a search waits at most, so it is never starved."""

_free = Event()
_free.set()
_searching = 0


@contextmanager
def searched() -> Iterator[None]:
    """Mark that this thread runs a search."""
    global _searching
    _searching += 1
    try:
        yield
    finally:
        _searching -= 1


def wanted() -> bool:
    """Return whether a search is running, which would wait while the window draws."""
    return _searching > 0


@contextmanager
def taken() -> Iterator[None]:
    """Make searches wait while the window's thread draws; this call itself never blocks."""
    outermost = _free.is_set()
    _free.clear()
    try:
        yield
    finally:
        if outermost:
            _free.set()


def wait() -> None:
    """Wait until the window has finished drawing, at most PATIENCE seconds; called by threads that search."""
    _free.wait(PATIENCE)
