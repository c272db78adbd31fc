"""Functions of the user's own that do not come back: a thread that is in one of them can be called off.

So can one that waits for the process in which they run.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock, get_ident
from typing import Any

from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure

_inside: set[int] = set()
"""The threads that are in a function of the user's own."""
_waiting: dict[int, Callable[[], object]] = {}
"""The threads that wait for a process, and what ends it."""
_changing = Lock()


class InterruptedCall(SearchFailure):
    """What ends a function that was called off."""

    def __init__(self) -> None:
        super().__init__(message("own-called-off"))


def interruptible(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that does the same, and can be called off while it is being done: see `interrupt`."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        thread = get_ident()
        if thread in _inside:
            return function(*arguments)
        _inside.add(thread)
        try:
            return function(*arguments)
        finally:
            with _changing:
                _inside.discard(thread)

    return call


@contextmanager
def waiting(end: Callable[[], object]) -> Iterator[None]:
    """Wait for a process within, which `end` ends: `interrupt` and `end_wait` call it."""
    thread = get_ident()
    _waiting[thread] = end
    try:
        yield
    finally:
        del _waiting[thread]


def end_wait(thread: int) -> bool:
    """End the process that a thread waits for; return whether it waits for one."""
    end = _waiting.get(thread)
    if end is not None:
        end()
    return end is not None


def interrupt(thread: int) -> bool:
    """Have the function of the user's own that a thread is in raise InterruptedCall; return whether it is in one.

    What waits in the operating system, such as a sleep, comes to an end first; a process that it waits for is ended.
    `thread` is its `threading.get_ident()`.
    """
    if end_wait(thread):
        return True
    with _changing:
        if thread not in _inside:
            return False
        raised = ctypes.py_object(InterruptedCall)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
        return True
