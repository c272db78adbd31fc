"""Getting the kernels ready: compiled once for each state of their sources, then loaded from the cache folder.

Compiling takes about a minute, so it is done in a process of its own; loading takes a second. Nothing here imports a
kernel but `load`.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator

from workbench.cache import kernels_complete, note_kernels

_LOOK = 0.1
"""Seconds between two looks at the process that compiles."""
_loaded = False


def ready() -> bool:
    """Tell whether this process has loaded the kernels."""
    return _loaded


def compiled() -> bool:
    """Tell whether all kernels are in the cache folder."""
    return kernels_complete()


def load() -> None:
    """Load the kernels into this process, compiling those that are not in the cache folder."""
    global _loaded
    for _ in compile_all():
        pass
    _loaded = True


def compile_all() -> Iterator[int]:
    """Compile the kernels that are not in the cache folder, here and now. Yields the percentage that is done."""
    yield from _warmed()
    note_kernels()


class Compilation:
    """The compiling of the kernels in another process, begun when this is made.

    Attributes:
        percentage: how much is done.
    """

    def __init__(self) -> None:
        command = [sys.executable, "-m", "workbench.tiles.compiled.warming"]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self.percentage = 0
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.percentage = int(line)

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._process.poll() is None

    def stop(self) -> None:
        """Leave off, where it goes on."""
        self._process.terminate()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


def prepare() -> Iterator[int]:
    """Load the kernels, after compiling them in another process where need be.

    Yields, about ten times a second, the percentage that is compiled. Closing the iterator ends the other process.
    """
    if not compiled():
        compilation = Compilation()
        try:
            while compilation.running:
                yield compilation.percentage
                time.sleep(_LOOK)
        finally:
            compilation.stop()
    if compiled():
        load()


def _warmed() -> Iterator[int]:
    from workbench.tiles.compiled.warming import warm

    return warm()
