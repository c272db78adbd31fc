"""The trace that `solve` writes: of which steps, with progress, and what is reported if it is not written."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from workbench.api import ConfiguredRun
from workbench.cli.driving import Work, drive
from workbench.cli.printing import EXIT
from workbench.formats.traces.trace import check_path, check_steps
from workbench.formats.traces.traces import writing_run
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.status import Status
from workbench.wording import text


class TraceOutput(NamedTuple):
    """The file to write; steps: the first and the last step of a part, None for the whole search."""

    path: Path
    steps: tuple[int, int] | None

    @classmethod
    def of(cls, options: Namespace) -> TraceOutput | None:
        """Return what the options select, or None. Raises Fault if it is not possible, as far as is known by now."""
        steps = None if options.trace_steps is None else _steps(options.trace_steps)
        if options.trace is None:
            if steps is not None:
                raise Fault("cli-trace-steps-alone")
            return None
        output = cls(Path(options.trace), steps)
        check_path(output.path)
        if steps is not None:
            check_steps(output.path, *steps)
        return output

    def write(self, run: ConfiguredRun) -> int:
        """Write the trace of a search that has ended; return the exit status. Raises Fault.

        The progress is shown on standard error. Ctrl+C stops writing; then there is no file.
        """
        work = Work(writing_run(self.path, run, self.steps))
        steps = run.recording.published.steps
        is_written = drive_writing(work, to_quotable(str(self.path), 200))
        if is_written and self.steps is not None and steps < self.steps[1]:
            key = "cli-trace-clipped" if steps == run.expanded else "cli-trace-clipped-recorded"
            print(text(key, first=self.steps[0], last=steps), file=sys.stderr)
        return EXIT[work.status]


def drive_writing(work: Work, name: str) -> bool:
    """Write a trace, with progress, or report that Ctrl+C stopped it; return whether it is written. Raises Fault."""

    def progress(seconds: float) -> str:
        return text("cli-trace-progress", name=name, percent=int(100 * work.progress), seconds=int(seconds))

    drive(work, progress, asked=True, at_end=False)
    if work.status is Status.CANCELLED:
        print(text("cli-trace-cancelled", name=name), file=sys.stderr)
    return work.status is Status.SOLVED


def _steps(value: str) -> tuple[int, int]:
    """Return the first and the last step that a value of `--trace-steps` selects. Raises Fault."""
    found = re.fullmatch(r"\s*([0-9]{1,18})\s*(?:[-–]\s*([0-9]{1,18})\s*)?", value)
    first, last = (0, 0) if found is None else (int(found[1]), int(found[2] or found[1]))
    if not 1 <= first <= last:
        raise Fault("cli-trace-steps", value=to_quotable(value))
    return first, last
