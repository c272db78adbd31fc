"""Choosing the engine of a search if the user leaves it open."""

from __future__ import annotations

import atexit
import time

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.start import FIRST_EXPANSIONS, kernels_of
from workbench.cli.driving import drive, interruption
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.wording import text

_POLL_SECONDS = 0.02


def on_fastest_engine(run: ConfiguredRun) -> ConfiguredRun:
    """Return `run`, or, if it takes long and may be compiled, the same search on the compiled engine.

    Small searches end before that engine would be loaded. If it has to be compiled first, the search continues
    meanwhile.
    """
    if not api.may_be_compiled(run):
        return run
    with interruption() as interrupted:
        run.advance(FIRST_EXPANSIONS)
        is_ready = preparing.compiled(preparing.TILES)
        if run.status is Status.RUNNING and not is_ready:
            is_ready = _compile_in_background(run)
        if run.status is Status.RUNNING and is_ready and not interrupted.is_set():
            return api.on_compiled_engine(run)
        return run


def compile_first(kernels: preparing.Kernels) -> bool:
    """Compile kernels before the search begins; return whether they are ready. Ctrl+C ends the wait.

    The progress is written as in `on_fastest_engine`. The other kernels follow until the program ends.
    """
    waiting = _Waiting(preparing.Compilation(kernels))
    atexit.register(waiting.compilation.stop)
    drive(waiting, lambda elapsed: text("cli-compiling-first", seconds=int(elapsed)), asked=True)
    return waiting.status is Status.SOLVED


class _Waiting:
    """Waiting for the kernels to be compiled first, with the interface of a run."""

    def __init__(self, compilation: preparing.Compilation) -> None:
        self.compilation, self.status = compilation, Status.RUNNING

    def advance(self, _expansions: int, /) -> Status:
        time.sleep(_POLL_SECONDS)
        if not self.compilation.running:
            self.status = Status.FAILED
        if self.compilation.first_ready:
            self.status = Status.SOLVED
        return self.status

    def cancel(self) -> None:
        self.status = Status.CANCELLED


def _compile_in_background(run: ConfiguredRun) -> bool:
    """Advance a run until its kernels are compiled; return whether they are. The others follow until the program ends.

    The progress is also written to a file or a pipe, every few seconds.
    """
    compilation = preparing.Compilation(kernels_of(run))
    atexit.register(compilation.stop)

    def ended() -> bool:
        return compilation.first_ready or not compilation.running

    drive(run, lambda _elapsed: text("cli-progress-compiling", expanded=run.expanded), until=ended, asked=True)
    return compilation.first_ready
