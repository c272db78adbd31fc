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
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from workbench.compiling import kernel_files

_POLL_SECONDS = 0.1
"""Seconds between two checks of the compiling process."""
TILES, HEX = "tiles", "hex"
_WARMING = {TILES: "workbench.tiles.warming", HEX: "workbench.hex.warming"}
"""The modules whose GROUPS run the kernels of a domain; by name, because the domains import this package."""
Kernels = tuple[str, ...]
"""Kernels of the boards, named by the arguments of the `warm` of `workbench.tiles.warming` that runs them."""
_loaded = False
_FIRST_READY = "first"


def ready() -> bool:
    """Return whether this process uses the kernels."""
    return _loaded


def compiled(*domains: str) -> bool:
    """Return whether all kernels of the domains, by default of all, are in the cache folder and undamaged."""
    return all(kernel_files.is_complete(domain) for domain in domains or _WARMING)


def load() -> None:
    """Load the boards' kernels into this process, after compiling those that are not in the cache folder.

    The kernels of other domains are loaded one by one when they are first called.
    """
    global _loaded
    for _ in _run_groups((TILES,)):
        pass
    kernel_files.mark_used()
    _loaded = True


def enable() -> None:
    """Use the boards' kernels in this process: each is loaded when it is first called, which is quicker than `load`.

    If some are not in the cache folder, all are compiled and loaded now.
    """
    if not compiled(TILES):
        load()
    enable_partly()


def enable_partly() -> None:
    """Use the boards' kernels in this process; one that is not in the cache folder is compiled when it is called."""
    global _loaded
    kernel_files.mark_used()
    _loaded = True


def compile_all() -> Iterator[int]:
    """Compile the kernels that are not in the cache folder, in this process. Yields the percentage done."""
    yield from _run_groups(_WARMING)


class Compilation:
    """Compiling the kernels in another process, which is started immediately.

    `first`: the kernels of a search that are compiled first.

    Attributes:
        percentage: the percentage done. first_ready: whether the kernels to be compiled first are in the cache folder.
    """

    def __init__(self, first: Kernels = ()) -> None:
        command = [sys.executable, "-m", "workbench.compiling.preparing", *first]
        self.first_ready = False
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self.percentage = 0
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.strip() == _FIRST_READY:
                self.first_ready = True
            else:
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


class Progress(NamedTuple):
    """The percentage of all kernels that is compiled, and the arguments of those that are now ready, or None."""

    percentage: int
    ready: Kernels | None


def compile_in_subprocess() -> Iterator[int]:
    """Compile the kernels in another process if they are not in the cache folder.

    Yields the percentage done about ten times a second. Closing the iterator ends the other process.
    """
    for progress in _compile_in_subprocess(tuple):
        yield progress.percentage


def compile_first(*first: str) -> Iterator[None]:
    """Compile some of the boards' kernels in another process, unless all are in the cache folder.

    `first`: see `Compilation`. Yields about ten times a second. Closing the iterator ends the other process.
    """
    if compiled(TILES):
        return
    compilation = Compilation(first)
    try:
        while compilation.running and not compilation.first_ready:
            yield
            time.sleep(_POLL_SECONDS)
    finally:
        compilation.stop()


def prepare(first: Callable[[], Kernels] = tuple) -> Iterator[Progress]:
    """Load the kernels, compiled in another process if necessary. Yields as `compile_in_subprocess` does.

    `first` returns the kernels to be compiled first, as for `Compilation`; if they change, compiling starts again with
    these, and what is in the cache folder already is not compiled again.
    """
    for progress in _compile_in_subprocess(first):
        if not _loaded and compiled(TILES):
            load()
        yield progress
    if not _loaded and compiled(TILES):
        load()


def _compile_in_subprocess(first: Callable[[], Kernels]) -> Iterator[Progress]:
    percentage, changed = 0, True
    while changed and not compiled():
        kernels, changed = first(), False
        compilation = Compilation(kernels)
        try:
            while compilation.running and not (changed := first() != kernels):
                percentage = max(percentage, compilation.percentage)
                yield Progress(percentage, kernels if compilation.first_ready else None)
                time.sleep(_POLL_SECONDS)
        finally:
            compilation.stop()


def _run_groups(domains: Iterable[str]) -> Iterator[int]:
    """Run the kernels of domains, group by group. Yields the percentage done."""
    groups = {domain: importlib.import_module(_WARMING[domain]).GROUPS for domain in domains}
    number, count = 0, sum(map(len, groups.values()))
    for domain, steps in groups.items():
        for step in steps:
            step()
            number += 1
            yield 100 * number // count
        if not compiled(domain):
            kernel_files.mark_complete(domain)


if __name__ == "__main__":
    try:
        if arguments := sys.argv[1:]:
            importlib.import_module(_WARMING[TILES]).warm(*arguments)
            print(_FIRST_READY, flush=True)
        for percentage in compile_all():
            print(percentage, flush=True)
    except BrokenPipeError:  # the calling program was killed: print nothing to its terminal
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
