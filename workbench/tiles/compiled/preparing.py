"""Getting the kernels ready: compiled once for each state of their sources, then loaded from the cache folder.

Compiling takes about a minute, so it is done in a process of its own; loading takes a second. Nothing here imports a
kernel but `load`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from workbench.cache import kernels_folder

_MARK = "complete"
_loaded = False


def ready() -> bool:
    """Tell whether this process has loaded the kernels."""
    return _loaded


def compiled() -> bool:
    """Tell whether all kernels are in the cache folder."""
    return (kernels_folder() / _MARK).exists()


def mark_compiled() -> None:
    """Note that all kernels are in the cache folder."""
    kernels_folder().mkdir(parents=True, exist_ok=True)
    (kernels_folder() / _MARK).touch()


def load() -> None:
    """Load the kernels into this process, compiling those that are not in the cache folder."""
    global _loaded
    from workbench.tiles.compiled.warming import warm

    warm()
    mark_compiled()
    _loaded = True


def prepare(stopped: Callable[[], bool]) -> bool:
    """Load the kernels, after compiling them in another process where need be. Tells whether they are ready.

    `stopped` is asked now and then; once it says so, the other process is ended.
    """
    if not compiled():
        command = [sys.executable, "-m", "workbench.tiles.compiled.warming"]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        while process.poll() is None:
            if stopped():
                process.terminate()
                process.wait()
                return False
            try:
                process.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
    if compiled() and not stopped():
        load()
    return ready()
