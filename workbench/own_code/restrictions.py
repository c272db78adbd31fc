"""What own code may do in its process, and the thread of the program that watches it."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

_POLL_SECONDS, _MEMORY_POLLS = 0.02, 10
_ROUNDS = 20


@dataclass(frozen=True)
class Restrictions:
    """What own code may do in its process.

    Attributes:
        folder: the working folder, whose modules can be imported; "": the program's working folder.
        characters: the maximum number of characters printed during one call; None: no limit.
        processes: the maximum number of processes that it starts and that run at the same time; None: no limit.
        alone: whether a call may not leave threads or processes running.
    """

    folder: str = ""
    characters: int | None = None
    processes: int | None = None
    alone: bool = False


USUAL = Restrictions(characters=10_000_000, processes=16)
"""For the user's own code: what no search needs, and what would make the machine unusable."""


class Watch:
    """A thread that watches a process while it answers: its memory, and the processes that it starts.

    `is_busy` returns whether a call is being executed; `exceeded` is called with "processes", "memory", or "ended" if
    the process has ended, although processes that it started have not.
    """

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        most_processes: int | None,
        is_busy: Callable[[], bool],
        too_large: Callable[[], bool],
        exceeded: Callable[[str], object],
    ) -> None:
        self._process, self._most = process, most_processes
        self._is_busy, self._too_large, self._exceeded = is_busy, too_large, exceeded
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop watching, and wait until it has stopped."""
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        polls = 0
        while not self._ended.wait(_POLL_SECONDS):
            polls += 1
            if self._process.poll() is not None:
                self._exceeded("ended")
                return
            if not self._is_busy():
                continue
            if self._most is not None and len(session_members(self._process.pid)) > self._most:
                self._exceeded("processes")
            elif polls % _MEMORY_POLLS == 0 and self._too_large():
                self._exceeded("memory")


def session_members(process: int) -> set[int]:
    """Return the ids of the other processes in the session that `process` leads, without those that have ended."""
    import psutil  # slow to import, and most commands run no own code

    if not hasattr(os, "getsid"):
        with suppress(psutil.Error):
            return {one.pid for one in psutil.Process(process).children(recursive=True)}
        return set()
    found = set()
    for number in psutil.pids():
        with suppress(OSError, psutil.Error):
            if os.getsid(number) == process != number and psutil.Process(number).status() != psutil.STATUS_ZOMBIE:
                found.add(number)
    return found


def kill(process: int) -> None:
    """End a process that may lead a session, with its child processes and those of the session, at once."""
    import psutil

    children: set[int] = set()
    with suppress(psutil.Error):
        children = {one.pid for one in psutil.Process(process).children(recursive=True)}
    if hasattr(os, "killpg"):
        with suppress(OSError):
            if os.getpgid(process) == process != os.getpgrp():
                os.killpg(process, signal.SIGKILL)  # before any of them can start another one
    for _ in range(_ROUNDS):
        for number in (*children, process):
            with suppress(psutil.Error):
                psutil.Process(number).kill()
        children = session_members(process)
        if not children:
            return
