"""Functions of the user's own that do not come back: a thread that is in one of them can be called off."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import wraps
from threading import Lock, get_ident
from typing import Any

from workbench.search.problem.messages import message
from workbench.search.problem.problem import SearchFailure

_inside: set[int] = set()
"""The threads that are in a function of the user's own."""
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


def interrupt(thread: int) -> bool:
    """Have the function of the user's own that a thread is in raise InterruptedCall; return whether it is in one.

    What waits in the operating system, such as a sleep, comes to an end first. `thread` is its `threading.get_ident()`.
    """
    with _changing:
        if thread not in _inside:
            return False
        raised = ctypes.py_object(InterruptedCall)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
        return True
