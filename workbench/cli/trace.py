"""`trace`: convert a trace to another format, chosen by the file names."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from workbench.cli.arguments import Parser
from workbench.cli.printing import print_json
from workbench.formats.traces.importing import check_playable
from workbench.formats.traces.posthoc_document import Document
from workbench.formats.traces.trace import ENDINGS
from workbench.formats.traces.traces import READ, convert
from workbench.search.problem.messages import to_quotable
from workbench.wording import number, text


def add_arguments(parser: Parser) -> None:
    parser.operand("INPUT", text("cli-help-trace-input", known=", ".join(READ)))
    parser.operand("OUTPUT", text("cli-help-trace-output", known=", ".join(ENDINGS)))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Write the trace to the other file, and print a summary of it. Raises Fault."""
    trace = convert(Path(options.input), Path(options.output), check_playable)
    if isinstance(trace, Document):
        counts, summary = {"events": trace.count}, text("trace-events", count=trace.count)
    else:
        steps = sum(1 for _ in trace.steps())
        counts = {"records": trace.count, "steps": steps}
        summary = text("trace-records", count=trace.count, steps=number(steps))
    if options.json:
        print_json({"output": options.output, **counts})
    else:
        print(text("trace-written", name=to_quotable(options.output, 200), content=summary))
    return 0
