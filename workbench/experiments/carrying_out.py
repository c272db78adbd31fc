"""Doing one case: in this process, in one of a pool, or on another machine. What goes in and out is text."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.own_search import OwnRun
from workbench.compiling import preparing
from workbench.experiments.environment import environment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import read_configuration
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits, machine_bytes
from workbench.search.problem.messages import Fault, message
from workbench.search.problem.problem import scale
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board

SLICE_SECONDS = 0.05
"""About how long a search goes on before it is looked whether it is to go on."""
OWN_PATIENCE = 30.0
"""Seconds that one's own function may take to answer: nobody is there to be asked whether to stop it."""
_warming = threading.Lock()
_sharers = 1
"""How many processes share this machine's memory."""


def share_machine(processes: int) -> None:
    """Note how many processes do cases on this machine: each then takes no more than its part of half the memory."""
    global _sharers
    _sharers = processes


def warm() -> None:
    """Load the kernels, so that no case is measured with that; one thread is what each process is to use."""
    with _warming:
        if not preparing.ready():
            for name in ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS"):
                os.environ[name] = "1"
            preparing.load()


def carry_out(spec: str) -> str:
    """Do the case that `Plan.spec` tells, and return its outcome as JSON; a case that cannot be done has FAILED."""
    for told in steps(spec):
        if told is not None:
            return told
    raise AssertionError("a case comes to an end")


def steps(spec: str) -> Iterator[str | None]:
    """Do a case piece by piece: yields None after each, and its outcome as JSON in the end."""
    fields = json.loads(spec)
    if fields["engine"] != "textbook":
        warm()
    try:
        _check_files(fields["files"])
        run = _started(fields)
    except Fault as fault:
        yield json.dumps(CaseOutcome.failed(fault.message, environment()).as_dict())
        return
    slice_ = 1024
    while run.status is Status.RUNNING:
        started = time.perf_counter()
        run.advance(slice_)
        slice_ = slice_ * 2 if time.perf_counter() - started < SLICE_SECONDS else max(slice_ // 2, 16)
        yield None
    yield json.dumps(CaseOutcome.of(api.result(run), _start_h(run), environment()).as_dict())


def _started(fields: Mapping[str, Any]) -> ConfiguredRun:
    limits = fields["limits"]
    run = api.start(
        Board.parse(fields["board"]),
        read_configuration(fields),
        goal=Board.parse(fields["goal"]),
        limits=Limits(limits["expansions"], limits["seconds"], limits["bytes"] or _room()),
        records=1,
    )
    if isinstance(run, OwnRun):
        run.patience = OWN_PATIENCE
    return run


def _room() -> int:
    return machine_bytes() // max(4, 2 * _sharers)


def _start_h(run: ConfiguredRun) -> float:
    if isinstance(run, OwnRun):  # asked again, its function might not answer
        return float(Timeline(run.recording).at(0).h(0)) / scale(run.problem) if run.recording.records else float("inf")
    try:
        return float(run.heuristic(run.problem.initial())) / scale(run.problem)
    except Exception:  # one's own function may raise anything, and the search has told of it
        return float("inf")


def _check_files(files: Mapping[str, str]) -> None:
    """Raise Fault where a heuristic's file is not the one that the experiment was begun with."""
    for name, wanted in files.items():
        try:
            found = hashlib.sha256(Path(name).read_bytes()).hexdigest()
        except OSError as error:
            raise Fault("own-unreadable", name=name, reason=error.strerror or str(error)) from error
        if found != wanted:
            raise Fault("experiment-file-changed", name=name)


def lost() -> CaseOutcome:
    """Return the outcome of a case whose process died, and died again when it was done once more."""
    return CaseOutcome.failed(message("experiment-lost"))
