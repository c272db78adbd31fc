"""Running one case: in this process, in a process of a pool, or on another machine. Input and output are JSON texts."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator, Mapping
from typing import Any

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.own_search import OwnRun
from workbench.compiling import preparing
from workbench.experiments.boards import read_listed
from workbench.experiments.environment import environment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import read_configuration
from workbench.own_file import content_hash
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits, machine_bytes
from workbench.search.problem.messages import Fault, message
from workbench.search.problem.problem import scale
from workbench.search.running.slices import slices
from workbench.tiles.pattern_databases.first_use import building_with, run_to_end

SLICE_SECONDS = 0.05
"""The approximate time of one slice of a search, in seconds; pausing and stopping take effect between slices."""
OWN_PATIENCE = 30.0
"""Timeout of the user's own function, in seconds; nobody can be asked whether to stop it."""
_loading_lock = threading.Lock()
_process_count = 1
"""The number of processes that share this machine's memory."""


def set_process_count(processes: int) -> None:
    """Set the number of processes that run cases on this machine; each may use its share of half the memory."""
    global _process_count
    _process_count = processes


def load_kernels() -> None:
    """Load the kernels, so that no case is measured with it; each process uses one thread."""
    with _loading_lock:
        if not preparing.ready():
            for name in ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS"):
                os.environ[name] = "1"
            preparing.load()


def run_case(spec: str) -> str:
    """Run the case that `Plan.spec` describes, and return its outcome as JSON; FAILED if it cannot be run."""
    for outcome in run_case_in_slices(spec):
        if outcome is not None:
            return outcome
    raise AssertionError("a case comes to an end")


def run_case_in_slices(spec: str) -> Iterator[str | None]:
    """Run a case in slices: yields None after each, and finally its outcome as JSON."""
    fields = json.loads(spec)
    if fields["engine"] != "textbook":
        load_kernels()
    try:
        _check_files(fields["files"])
        run = _start_run(fields)
    except Fault as fault:
        yield json.dumps(CaseOutcome.failed(fault.message, environment()).as_dict())
        return
    for _ in slices(run, SLICE_SECONDS):
        yield None
    yield json.dumps(CaseOutcome.of(api.result(run), _start_h(run), environment()).as_dict())


def _start_run(fields: Mapping[str, Any]) -> ConfiguredRun:
    limits = fields["limits"]
    with building_with(run_to_end):  # on another machine they may be missing
        listed = read_listed(fields, fields["maps"])
        run = api.start(
            listed.problem(fields["order"]),
            read_configuration(fields, listed.sample),
            limits=Limits(limits["expansions"], limits["seconds"], limits["bytes"] or _default_memory_limit()),
            records=1,
        )
    if isinstance(run, OwnRun):
        run.patience = OWN_PATIENCE
    return run


def _default_memory_limit() -> int:
    return machine_bytes() // max(4, 2 * _process_count)


def _start_h(run: ConfiguredRun) -> float:
    if run.heuristic_name is None:
        return float("inf")
    if isinstance(run, OwnRun):  # calling its function again might hang
        return float(Timeline(run.recording).at(0).h(0)) / scale(run.problem) if run.recording.records else float("inf")
    try:
        return float(run.heuristic(run.problem.initial())) / scale(run.problem)
    except Exception:  # own code may raise anything, and the search has reported it
        return float("inf")


def _check_files(files: Mapping[str, str]) -> None:
    """Raise Fault if a heuristic's file has changed since the experiment started."""
    for name, expected in files.items():
        if content_hash(name) != expected:
            raise Fault("experiment-file-changed", name=name)


def lost_outcome() -> CaseOutcome:
    """Return the outcome of a case whose process died in both attempts."""
    return CaseOutcome.failed(message("experiment-lost"))
