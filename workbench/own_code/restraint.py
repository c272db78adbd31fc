"""What a process that runs the user's own code puts upon itself: a limit of memory, and an end with its parent."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress

_LOOK = 0.5
"""Seconds between two looks after the parent."""


def end_with_parent(last: Callable[[], object] = lambda: None) -> None:
    """End this process from now on when the one that began it is gone, after doing something `last`."""
    threading.Thread(target=_watch, args=(os.getppid(), last), daemon=True).start()


def limit_memory(most: int, lasting: bool = False) -> None:
    """Let the system refuse further memory beyond `most` bytes more than there are now, where it can.

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
        time.sleep(_LOOK)
    last()
    os._exit(1)
