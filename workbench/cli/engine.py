"""Choosing the engine of a search if the user leaves it open."""

from __future__ import annotations

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.start import FIRST_EXPANSIONS, kernels_of
from workbench.cli.driving import drive, interruption
from workbench.compiling import preparing
from workbench.search.problem.status import Status
from workbench.wording import text


def on_fastest_engine(run: ConfiguredRun) -> ConfiguredRun:
    """Return `run`, or, if it takes long and may be compiled, the same search on the compiled engine.

    Small searches end before that engine would be loaded. If it has to be compiled first, the search continues
    meanwhile.
    """
    if not api.may_be_compiled(run):
        return run
    with interruption() as interrupted:
        run.advance(FIRST_EXPANSIONS)
        is_ready = preparing.compiled(*preparing.SEARCHES)
        if run.status is Status.RUNNING and not is_ready:
            is_ready = _compile_in_background(run)
        if run.status is Status.RUNNING and is_ready and not interrupted.is_set():
            return api.on_compiled_engine(run)
        return run


def _compile_in_background(run: ConfiguredRun) -> bool:
    """Advance a run until its kernels are compiled; return whether they are.

    Compiling continues after the program has ended, so that the next search need not wait. The progress is also written
    to a file or a pipe, every few seconds.
    """
    compilation = preparing.Compilation(kernels_of(run), outlives=True)

    def ended() -> bool:
        return compilation.first_ready or not compilation.running

    drive(
        run,
        lambda _elapsed: text("cli-progress-compiling", expanded=run.expanded),
        until=ended,
        asked=True,
        at_end=False,
    )
    return compilation.first_ready
