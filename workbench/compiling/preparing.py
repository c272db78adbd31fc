"""Preparing the kernels: compiled once for each version of their sources, then loaded from the cache folder.

Compiling takes about a minute, so it is done in a separate process; loading takes a second. In this module only `load`
imports kernels. Run as a program, it compiles them and prints the percentage done to standard output.
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

_POLL_SECONDS = 0.1
"""Seconds between two checks of the compiling process."""
_WARMING = ("workbench.tiles.warming", "workbench.hex.warming")
"""The domains' modules, whose GROUPS run their kernels; by name, because the domains import this package."""
_loaded = False


def ready() -> bool:
    """Return whether this process has loaded the kernels."""
    return _loaded


def compiled() -> bool:
    """Return whether all kernels are in the cache folder and undamaged."""
    return kernel_files.is_complete()


def load() -> None:
    """Load the boards' kernels into this process, after compiling all that are not in the cache folder.

    The kernels of other domains are loaded one by one when they are first called.
    """
    global _loaded
    for _ in _run_groups(_WARMING[:1]) if compiled() else compile_all():
        pass
    kernel_files.mark_used()
    _loaded = True


def compile_all() -> Iterator[int]:
    """Compile the kernels that are not in the cache folder, in this process. Yields the percentage done."""
    yield from _run_groups(_WARMING)
    kernel_files.mark_complete()


class Compilation:
    """Compiling the kernels in another process, which is started immediately.

    Attributes:
        percentage: the percentage done.
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
        return self._process.poll() is None

    def stop(self) -> None:
        """Stop compiling, if it is still running."""
        self._process.terminate()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


def compile_in_subprocess() -> Iterator[int]:
    """Compile the kernels in another process if they are not in the cache folder.

    Yields the percentage done about ten times a second. Closing the iterator ends the other process.
    """
    if compiled():
        return
    compilation = Compilation()
    try:
        while compilation.running:
            yield compilation.percentage
            time.sleep(_POLL_SECONDS)
    finally:
        compilation.stop()


def prepare() -> Iterator[int]:
    """Load the kernels, compiled in another process if necessary. Yields as `compile_in_subprocess` does."""
    yield from compile_in_subprocess()
    if compiled():
        load()


def _run_groups(domains: Sequence[str]) -> Iterator[int]:
    """Run the kernels of domains, group by group. Yields the percentage done."""
    groups = [group for name in domains for group in importlib.import_module(name).GROUPS]
    for number, group in enumerate(groups, start=1):
        group()
        yield 100 * number // len(groups)


if __name__ == "__main__":
    try:
        for percentage in compile_all():
            print(percentage, flush=True)
    except BrokenPipeError:  # the calling program was killed: print nothing to its terminal
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
