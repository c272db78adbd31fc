"""A file of a trace, made into a run that is over and can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from workbench.api import Configuration, ConfiguredRun
from workbench.formats.traces import traces
from workbench.formats.traces.imported_events import run_of_document
from workbench.formats.traces.imported_run import run_of_source
from workbench.formats.traces.posthoc_document import Document
from workbench.search.problem.messages import Fault, shown
from workbench.wording import say


def imported(path: Path, configuration: Configuration | None = None) -> Iterator[float | ConfiguredRun]:
    """Yield now and then what part is done, and in the end the run that the trace in a file tells of.

    `configuration`: the one that is kept for a trace that tells of none. Raises Fault, naming the file and the place.
    """
    trace: traces.Trace | None = None
    for part in traces.read(path):
        if isinstance(part, float):
            yield part / 2
        else:
            trace = part
    assert trace is not None  # it is yielded last
    yield from _run_of(path, trace, configuration)


def check_playable(path: Path, trace: traces.Trace) -> None:
    """Raise Fault, naming the file, where another program's events tell of no run that could be played."""
    if isinstance(trace, Document):
        for _ in _run_of(path, trace, None):
            pass


def _run_of(path: Path, trace: traces.Trace, configuration: Configuration | None) -> Iterator[float | ConfiguredRun]:
    try:
        work = run_of_document(trace, configuration) if isinstance(trace, Document) else run_of_source(trace)
        while True:
            try:
                yield (1 + next(work)) / 2
            except StopIteration as stop:
                yield stop.value
                return
    except Fault as fault:
        raise Fault("file-complaint", name=shown(str(path), 200), complaint=say(fault)) from None
