"""The search of a phase of divide and conquer as a run that Explore can show."""

from __future__ import annotations

from typing import Any

from workbench.api import Configuration, ConfiguredRun
from workbench.catalog import algorithm
from workbench.formats.traces.imported_run import finished_run
from workbench.search.problem.problem import zero
from workbench.tiles.divide.last_block import LastBlock, best_available_estimate
from workbench.tiles.divide.phase import Phase


def phase_run(phase: Phase) -> ConfiguredRun:
    """Return the search of a finished phase: its recording with the names of its algorithm and heuristic."""
    searched, problem = phase.run, phase.run.problem
    values = {"weight": phase.weight, "beam-width": phase.beam_width}
    options: dict[str, Any] = {name: values[name] for name in values if name in algorithm(phase.algorithm).options}
    configuration = Configuration.of(phase.algorithm, **options)
    run = finished_run(searched.recording, searched.status, configuration)
    run.heuristic = best_available_estimate(problem.goal)[0] if isinstance(problem, LastBlock) else zero
    run.heuristic_name, run.samples, run.seconds = phase.estimate, searched.samples, searched.seconds
    run.peak_bytes = searched.peak_bytes
    return run
