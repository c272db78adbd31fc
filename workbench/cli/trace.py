"""`trace`: convert a trace to another format, chosen by the file names."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Generator
from pathlib import Path

from workbench.cli.arguments import Parser
from workbench.cli.driving import Work
from workbench.cli.printing import EXIT, print_json
from workbench.cli.trace_output import drive_writing
from workbench.formats.traces.importing import check_playable
from workbench.formats.traces.posthoc_document import Document
from workbench.formats.traces.trace import ENDINGS
from workbench.formats.traces.traces import READ, Trace, converting
from workbench.search.problem.messages import to_quotable
from workbench.wording import number, text


def add_arguments(parser: Parser) -> None:
    parser.operand("INPUT", text("cli-help-trace-input", known=", ".join(READ)))
    parser.operand("OUTPUT", text("cli-help-trace-output", known=", ".join(ENDINGS)))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Write the trace to the other file, and print a summary of it. Raises Fault."""
    results: list[Trace] = []
    name = to_quotable(options.output, 200)
    work = Work(_converting(Path(options.input), Path(options.output), results))
    if not drive_writing(work, name):
        return EXIT[work.status]
    (trace,) = results
    if isinstance(trace, Document):
        counts, summary = {"events": trace.count}, text("trace-events", count=trace.count)
    else:
        steps = sum(1 for _ in trace.steps())
        counts = {"records": trace.count, "steps": steps}
        summary = text("trace-records", count=trace.count, steps=number(steps))
    if options.json:
        print_json({"output": options.output, **counts})
    else:
        print(text("trace-written", name=name, content=summary))
    return 0


def _converting(given: Path, target: Path, results: list[Trace]) -> Generator[float]:
    """Yield the progress of `converting`, and append the trace to `results`."""
    for part in converting(given, target, check_playable):
        if isinstance(part, float):
            yield part
        else:
            results.append(part)
