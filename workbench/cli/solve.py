"""`solve`: search for the moves from a board to its goal."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import Any

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.start import UNRECORDED
from workbench.cli.arguments import Parser, integer, memory, seconds
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import on_fastest_engine
from workbench.cli.printing import EXIT, add_spelling, print_json
from workbench.cli.problem_arguments import (
    ProblemArguments,
    add_search_arguments,
    configuration_from,
    problem_arguments,
)
from workbench.cli.report import BoundReporter, fields, print_report, progress
from workbench.cli.until import CONDITION_NEVER_HELD, UntilCondition, found, print_steps_by_condition
from workbench.formats.traces import trace
from workbench.search.finding.conditions import NAMES, Condition, parse_all
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS
from workbench.search.recording.recording import Recording
from workbench.wording import text

_ALL = "all"
"""The value of --record for a search without a limit of records."""


def add_arguments(parser: Parser) -> None:
    add_search_arguments(parser)
    parser.value("--max-expansions", "N", text("cli-help-max-expansions"))
    parser.value("--max-seconds", "S", text("cli-help-max-seconds"))
    parser.value("--max-memory", "2G", text("cli-help-max-memory"))
    parser.value("--record", f"N|{_ALL}", text("cli-help-record", default=DEFAULT_RECORDS))
    parser.switch("--search-anyway", text("cli-help-search-anyway"))
    parser.value("--trace", "FILE", text("cli-help-trace", known=", ".join(trace.ENDINGS)))
    parser.value("--trace-steps", "FIRST-LAST", text("cli-help-trace-steps"))
    parser.switch("--show", text("cli-help-show"))
    parser.switch("--expanded", text("cli-help-expanded"))
    parser.value("--explain", "N", text("cli-help-explain"))
    parser.value("--until", text("cli-help-conditions"), text("cli-help-until"))
    parser.value("--find", text("cli-help-conditions"), text("cli-help-find", known=", ".join(NAMES)))
    add_spelling(parser)
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Search as the options say, and print the result. Raises Fault."""
    explain = integer("explain", options.explain, 0)
    path = None if options.trace is None else Path(options.trace)
    traced_steps = _traced_steps(options)
    arguments = problem_arguments(options)
    search = _start(options, arguments)
    until_conditions, find_conditions = (
        () if source is None else parse_all(source, search.problem) for source in (options.until, options.find)
    )
    if path:
        trace.check_path(path)
    with interruption():
        search = on_fastest_engine(search)
        bounds = BoundReporter(search) if options.show and not options.json else None
        if bounds is not None and (bound_lines := bounds()):
            print(bound_lines, flush=True)  # the bounds of a search that has ended by now
        until = UntilCondition(search, until_conditions) if until_conditions else None
        drive(search, lambda elapsed: progress(search, elapsed), bounds or (lambda: None), until or (lambda: False))
    if path:
        trace.write(path, search, _traced_part(search, traced_steps, options.record == _ALL))
    if until is not None and until():
        until.report(arguments, options.json)
        return EXIT[Status.SOLVED]
    _report(options, search, arguments, explain, found(search, find_conditions))
    if until is not None:
        until.print_fault()
    return EXIT[search.status] or (CONDITION_NEVER_HELD if until is not None else 0)


def _traced_steps(options: Namespace) -> tuple[int, int] | None:
    """Return the first and the last step to write into the trace, or None. Raises Fault."""
    value = options.trace_steps
    if value is None:
        return None
    if options.trace is None:
        raise Fault("cli-trace-steps-alone")
    found = re.fullmatch(r"\s*([0-9]{1,18})\s*(?:[-–]\s*([0-9]{1,18})\s*)?", value)
    first, last = (0, 0) if found is None else (int(found[1]), int(found[2] or found[1]))
    if not 1 <= first <= last:
        raise Fault("cli-trace-steps", value=to_quotable(value))
    return first, last


def _traced_part(search: ConfiguredRun, steps: tuple[int, int] | None, whole: bool) -> Recording[Any] | None:
    """Return what to write into the trace; None: everything that is in memory. Raises Fault."""
    if steps is None:
        return search.recording if whole else None
    *_, part = trace.part_of(search, *steps)
    assert not isinstance(part, float)
    return part


def _report(
    options: Namespace,
    search: ConfiguredRun,
    arguments: ProblemArguments,
    explain: int | None,
    steps_found: dict[Condition, list[int]],
) -> None:
    """Print the result of a search, and the steps at which the conditions held (`steps_found`)."""
    if options.json:
        data = arguments.json_fields(fields(search, arguments.format_moves, options.show, options.expanded, explain))
        if steps_found:
            data["found"] = {str(condition): steps for condition, steps in steps_found.items()}
        print_json(data)
    else:
        print_report(search, arguments.format_moves, options.show, options.expanded, explain)
        print_steps_by_condition(steps_found)
    steps = search.recording.published.steps
    if explain is not None and explain > steps:
        raise Fault("cli-explain-step", number=explain, steps=steps)


def _records(options: Namespace) -> int | None:
    """Return how much of the search is recorded: what is written out in full, what is shown or searched, or nothing."""
    if options.expanded or (options.trace and not options.trace_steps):
        return DEFAULT_RECORDS
    return None if any((options.explain, options.until, options.find, options.trace)) else UNRECORDED


def _start(options: Namespace, arguments: ProblemArguments) -> ConfiguredRun:
    configuration = configuration_from(arguments, options)
    records = None if options.record == _ALL else integer("record", options.record)
    kind = configuration.entry.recording
    for option, value, is_possible in (
        ("record", options.record, kind.has_record_limit),
        ("trace-steps", options.trace_steps, trace.has_parts(kind)),
    ):
        if value is not None and not is_possible:
            raise Fault("option-foreign", option=option, algorithm=configuration.algorithm)
    limits = Limits(
        integer("max-expansions", options.max_expansions),
        seconds("max-seconds", options.max_seconds),
        memory("max-memory", options.max_memory),
    )
    return api.start(
        arguments.what,
        configuration,
        goal=arguments.goal,
        limits=limits,
        search_anyway=options.search_anyway or (arguments.line is not None and arguments.line.anyway),
        records=None if options.record == _ALL else records or _records(options),
    )
