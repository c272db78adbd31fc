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
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import NamedTuple

from workbench.cache import FileLock
from workbench.compiling import kernel_files, loading

if sys.platform == "win32":
    _OWN_GROUP = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _OWN_GROUP = 0
_POLL_SECONDS = 0.1
"""Seconds between two checks of the compiling process."""
TILES, MAPS, HEX = "tiles", "maps", "hex"
SEARCHES = TILES, MAPS
"""The domains whose kernels are prepared together: those of the searches for a path."""
_WARMING = {TILES: "workbench.tiles.warming", MAPS: "workbench.maps.warming", HEX: "workbench.hex.warming"}
"""The modules whose GROUPS run the kernels of a domain; by name, because the domains import this package."""
Kernels = tuple[str, ...]
"""Kernels of a search, named by the arguments of its domain's `warm`; those of maps begin with MAPS."""
_loaded = False
_prepared: set[Kernels] = set()
_FIRST_READY = "first"
_OUTLIVES = "--outlives"
_NICENESS = 10
"""The lower priority in the background, as Unix counts it."""


def ready(some: Kernels = ()) -> bool:
    """Return whether this process uses the kernels; `some`: or at least those, which `use_first` has prepared."""
    return _loaded or some in _prepared


def compiled(*domains: str) -> bool:
    """Return whether all kernels of the domains, by default of all, are in the cache folder and undamaged."""
    return all(kernel_files.is_complete(domain) for domain in domains or _WARMING)


def load() -> None:
    """Load the kernels of searches into this process, after compiling those that are not in the cache folder.

    The kernels of other domains are loaded one by one when they are first called.
    """
    global _loaded
    _run_groups(SEARCHES)
    kernel_files.mark_used()
    _loaded = True


def enable() -> None:
    """Use the kernels of searches in this process: each is loaded at its first call, which is quicker than `load`.

    If some are not in the cache folder, all are compiled and loaded now.
    """
    if not compiled(*SEARCHES):
        load()
    enable_partly()


def enable_partly() -> None:
    """Use the kernels of searches in this process; one that is not in the cache folder is compiled when called."""
    global _loaded
    kernel_files.mark_used()
    _loaded = True


class Compilation:
    """Compiling the kernels in another process, which is started immediately.

    `first`: the kernels of a search that are compiled first. `outlives`: whether the other process continues when this
    one ends, so that what it has begun is not lost: with low priority, without output, in a session of its own, which
    no terminal waits for, and only one such process at a time.

    Attributes:
        percentage: the percentage done. first_ready: whether the kernels to be compiled first are in the cache folder.
    """

    def __init__(self, first: Kernels = (), outlives: bool = False) -> None:
        command = [sys.executable, "-m", "workbench.compiling.preparing", *([_OUTLIVES] if outlives else []), *first]
        self.first_ready = False
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            creationflags=_OWN_GROUP if outlives else 0,
            start_new_session=outlives,
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


def compile_only(first: Kernels) -> Generator[None, None, bool]:
    """Compile some of the kernels of searches in another process, and no others, unless all are in the cache folder.

    `first`: see `Compilation`. Yields about ten times a second. Closing the iterator ends the other process. Returns
    whether they are in the cache folder then.
    """
    if compiled(*SEARCHES):
        return True
    compilation = Compilation(first)
    try:
        while compilation.running and not compilation.first_ready:
            yield
            time.sleep(_POLL_SECONDS)
    finally:
        compilation.stop()
    return compilation.first_ready


def use_first(first: Kernels) -> Iterator[None]:
    """Use some of the kernels of searches in this process, each loaded when it is first called, after compiling them.

    Yields as `compile_only` does. If they cannot be compiled, they are not used.
    """
    if not ready(first) and (yield from compile_only(first)):
        _prepared.add(first)


def prepare(first: Callable[[], Kernels] = tuple) -> Iterator[Progress]:
    """Load the kernels, compiled in another process if necessary. Yields as `compile_in_subprocess` does.

    `first` returns the kernels to be compiled first, as for `Compilation`; if they change, compiling starts again with
    these, and what is in the cache folder already is not compiled again.
    """
    for progress in _compile_in_subprocess(first):
        _load_beside_others()
        yield progress
    _load_beside_others()


def _load_beside_others() -> None:
    """Load the kernels of searches, if all are compiled, so that the other threads are not delayed."""
    if not _loaded and compiled(*SEARCHES):
        with loading.in_pieces():
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


def _run_groups(domains: Iterable[str]) -> None:
    """Run the kernels of domains, group by group."""
    for domain, groups in _groups(domains).items():
        for group in groups:
            loading.pause()
            group()
        if not compiled(domain):
            kernel_files.mark_complete(domain)


def _groups(domains: Iterable[str]) -> dict[str, tuple[Callable[[], None], ...]]:
    """Import the kernels of domains, and return the functions that run them."""
    return {domain: importlib.import_module(_WARMING[domain]).GROUPS for domain in domains}


class _Reporter:
    """Writes what is done for the program that has started this one.

    If that has ended, this one ends, too. `outlives`: or it continues in the background, unless another one does.
    """

    def __init__(self, outlives: bool) -> None:
        self._outlives, self._lock, self._listened_to = outlives, FileLock(kernel_files.folder() / "background"), True
        self._writing = threading.Lock()

    def write(self, line: int | str) -> None:
        with self._writing:
            if not self._listened_to:
                return
            try:
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
            except OSError:  # a broken pipe, on Windows an invalid argument
                self._listened_to = False
                if not (self._outlives and self._continue()):
                    os._exit(1)

    def _continue(self) -> bool:
        """Continue in the background, and return True; return False if another process does this."""
        import psutil  # slow to import, and seldom needed

        folder = kernel_files.folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not self._lock.acquire():
                return False
            if folder.is_absolute():
                os.chdir(folder)  # so that the current folder can be unmounted meanwhile
        except OSError:
            return False
        psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS if sys.platform == "win32" else _NICENESS)
        return True

    def write_percentages(self, ended: threading.Event) -> None:
        """Write the percentage done, at once and several times a second, until `ended`: so it notices a closed pipe."""
        self.write(kernel_files.percentage())
        while not ended.wait(_POLL_SECONDS):
            self.write(kernel_files.percentage())


def _compile(first: Kernels, outlives: bool) -> None:
    """Compile the kernels that are not in the cache folder, in this process, beginning with `first`."""
    _groups(_WARMING)  # the percentage counts the kernels that are imported
    ended, reporter = threading.Event(), _Reporter(outlives)
    writer = threading.Thread(target=reporter.write_percentages, args=(ended,))
    writer.start()
    try:
        if first:
            importlib.import_module(_WARMING[MAPS if first[0] == MAPS else TILES]).warm(*first)
            reporter.write(_FIRST_READY)
        _run_groups(_WARMING)
    finally:
        ended.set()
        writer.join()


if __name__ == "__main__":
    _arguments = tuple(sys.argv[1:])
    _outliving = _arguments[:1] == (_OUTLIVES,)
    _compile(_arguments[_outliving:], _outliving)
