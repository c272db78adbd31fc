"""Choosing the engine of a search if the user leaves it open."""

from __future__ import annotations

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.start import FIRST_EXPANSIONS
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
        if run.status is Status.RUNNING and not preparing.compiled(preparing.TILES):
            _compile_in_background(run)
        if run.status is Status.RUNNING and preparing.compiled(preparing.TILES) and not interrupted.is_set():
            return api.on_compiled_engine(run)
        return run


def _compile_in_background(run: ConfiguredRun) -> None:
    compilation = preparing.Compilation()

    def ended() -> bool:
        return not compilation.running or preparing.compiled(preparing.TILES)

    try:
        drive(run, lambda _elapsed: _progress(run, compilation), until=ended)
    finally:
        compilation.stop()


def _progress(run: ConfiguredRun, compilation: preparing.Compilation) -> str:
    return text("cli-progress-compiling", expanded=run.expanded, percentage=compilation.percentage)
