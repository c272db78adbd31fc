"""Priority for the window's thread: while it draws, searches wait.

Two threads that both run Python pass the interpreter lock back and forth, and drawing needs it at every call from Qt
into Python. So while the window draws, a search waits at the end of its slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

MAX_WAIT = 0.03
"""Seconds that a search waits at most, so it is never starved."""

_window_idle = Event()
_window_idle.set()
_search_count = 0


@contextmanager
def searching() -> Iterator[None]:
    """Mark that this thread runs a search."""
    global _search_count
    _search_count += 1
    try:
        yield
    finally:
        _search_count -= 1


def search_running() -> bool:
    """Return whether a search is running, which would wait while the window draws."""
    return _search_count > 0


@contextmanager
def searches_paused() -> Iterator[None]:
    """Make searches wait while the window's thread draws; this call itself never blocks."""
    outermost = _window_idle.is_set()
    _window_idle.clear()
    try:
        yield
    finally:
        if outermost:
            _window_idle.set()


def wait_for_window() -> None:
    """Wait until the window has finished drawing, at most PATIENCE seconds; called by threads that search."""
    _window_idle.wait(MAX_WAIT)
