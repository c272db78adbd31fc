"""Turning a trace file into a finished run that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from workbench.api import Configuration, ConfiguredRun
from workbench.formats.reading import naming_file
from workbench.formats.traces import traces
from workbench.formats.traces.imported_events import run_of_document
from workbench.formats.traces.imported_run import run_of_source
from workbench.formats.traces.posthoc_document import Document
from workbench.search.problem.messages import to_quotable


def import_trace(path: Path, configuration: Configuration | None = None) -> Iterator[float | ConfiguredRun]:
    """Yield the progress, 0 to 1, now and then, and at the end the run described by the trace in a file.

    `configuration`: the one to use for a trace that contains none. Raises Fault, naming the file and the place.
    """
    for part in traces.read(path):
        if isinstance(part, float):
            yield part / 2
        else:
            yield from _run_of(path, part, configuration)


def check_playable(path: Path, trace: traces.Trace) -> None:
    """Raise Fault, naming the file, if another program's trace cannot be turned into a run."""
    if isinstance(trace, Document):
        for _ in _run_of(path, trace, None):
            pass


def _run_of(path: Path, trace: traces.Trace, configuration: Configuration | None) -> Iterator[float | ConfiguredRun]:
    with naming_file(to_quotable(str(path), 200)):
        work = run_of_document(trace, configuration) if isinstance(trace, Document) else run_of_source(trace)
        while True:
            try:
                yield (1 + next(work)) / 2
            except StopIteration as stop:
                yield stop.value
                return
