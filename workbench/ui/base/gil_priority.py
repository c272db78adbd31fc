"""Whose turn it is to run Python: the window's, whenever it draws.

Two threads that both run Python hand the interpreter to and fro, and drawing asks for it at every call that Qt makes
back into Python. So while the window draws, a search waits at the end of its slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

PATIENCE = 0.03
"""Seconds that a search waits at most: it is never starved."""

_free = Event()
_free.set()
_searching = 0


@contextmanager
def searched() -> Iterator[None]:
    """Search; for threads that do."""
    global _searching
    _searching += 1
    try:
        yield
    finally:
        _searching -= 1


def wanted() -> bool:
    """Tell whether there is a search that waits while the window draws."""
    return _searching > 0


@contextmanager
def taken() -> Iterator[None]:
    """Have the turn; for the window's thread. It waits for nobody."""
    outermost = _free.is_set()
    _free.clear()
    try:
        yield
    finally:
        if outermost:
            _free.set()


def wait() -> None:
    """Wait until the window has done what it is doing; for threads that search."""
    _free.wait(PATIENCE)
