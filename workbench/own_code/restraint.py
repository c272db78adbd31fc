"""Restrictions of a process that runs the user's own code: a memory limit, and an end with its parent."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

_POLL_SECONDS = 0.5
"""Seconds between two checks of the parent."""
_PR_SET_CHILD_SUBREAPER = 36
"""The number of the call in Linux."""


def end_with_parent(last: Callable[[], object] = lambda: None) -> None:
    """End this process, after calling `last`, as soon as its parent process has ended."""
    threading.Thread(target=_watch, args=(os.getppid(), last), daemon=True).start()


def adopt_orphans() -> None:
    """Become the parent of each descendant whose parent ends, if the system supports it, so that it can be found."""
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def limit_memory(most: int, lasting: bool = False) -> None:
    """Limit the memory to `most` bytes more than are used now, if the system supports it.

    `lasting`: the limit cannot be raised again.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            limit = int(file.read().split()[0]) * resource.getpagesize() + most
        hard = limit if lasting else resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


def _watch(parent: int, last: Callable[[], object]) -> None:
    while os.getppid() == parent:
        time.sleep(_POLL_SECONDS)
    last()
    os._exit(1)
