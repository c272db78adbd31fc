"""Getting the kernels ready: compiled once for each state of their sources, then loaded from the cache folder.

Compiling takes about a minute, so it is done in a process of its own; loading takes a second. Nothing here imports a
kernel but `load`. As a program it compiles, and tells on its standard output what percentage is done.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence

from workbench.compiling import kernel_files

_LOOK = 0.1
"""Seconds between two looks at the process that compiles."""
_WARMING = ("workbench.tiles.warming", "workbench.hex.warming")
"""The domains' modules with GROUPS of runs of their kernels; by name, for the domains are built upon this package."""
_loaded = False


def ready() -> bool:
    """Tell whether this process has loaded the kernels."""
    return _loaded


def compiled() -> bool:
    """Tell whether all kernels are in the cache folder, and whole."""
    return kernel_files.complete()


def load() -> None:
    """Load the boards' kernels into this process, after compiling all that are not in the cache folder.

    Those of other domains are loaded one by one when they are first called.
    """
    global _loaded
    for _ in _warmed(_WARMING[:1]) if compiled() else compile_all():
        pass
    kernel_files.note_used()
    _loaded = True


def compile_all() -> Iterator[int]:
    """Compile the kernels that are not in the cache folder, here and now. Yields the percentage that is done."""
    yield from _warmed(_WARMING)
    kernel_files.note_complete()


class Compilation:
    """The compiling of the kernels in another process, begun when this is made.

    Attributes:
        percentage: how much is done.
    """

    def __init__(self) -> None:
        command = [sys.executable, "-m", "workbench.compiling.preparing"]
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


def compile_apart() -> Iterator[int]:
    """Compile the kernels in another process, where they are not in the cache folder.

    Yields, about ten times a second, the percentage that is done. Closing the iterator ends the other process.
    """
    if compiled():
        return
    compilation = Compilation()
    try:
        while compilation.running:
            yield compilation.percentage
            time.sleep(_LOOK)
    finally:
        compilation.stop()


def prepare() -> Iterator[int]:
    """Load the kernels, after compiling them apart where need be. Yields as `compile_apart` does."""
    yield from compile_apart()
    if compiled():
        load()


def _warmed(domains: Sequence[str]) -> Iterator[int]:
    """Run the kernels of domains, group by group. Yields the percentage that is done."""
    groups = [group for name in domains for group in importlib.import_module(name).GROUPS]
    for number, group in enumerate(groups, start=1):
        group()
        yield 100 * number // len(groups)


if __name__ == "__main__":
    try:
        for percentage in compile_all():
            print(percentage, flush=True)
    except BrokenPipeError:  # the program that asked for it was killed: nothing is to reach its terminal
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
