"""`solve`: search for the moves from a board to its goal."""

from __future__ import annotations

import sys
from argparse import Namespace

from workbench import api
from workbench.api import Configuration, ConfiguredRun, result
from workbench.api.first_difference import reference_of
from workbench.api.optimum import agrees_with_listed
from workbench.api.start import UNRECORDED
from workbench.cli.arguments import Parser, integer, memory, seconds
from workbench.cli.difference import difference_fields, print_difference
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import on_fastest_engine
from workbench.cli.printing import EXIT, add_spelling, print_json
from workbench.cli.problem_arguments import (
    ProblemArguments,
    add_search_arguments,
    configuration_from,
    problem_arguments,
)
from workbench.cli.report import BoundReporter, fields, hint, print_report, progress
from workbench.cli.trace_output import TraceOutput
from workbench.cli.until import CONDITION_NEVER_HELD, Matches, UntilCondition, find, print_steps_by_condition
from workbench.formats.traces import trace
from workbench.own_file import is_own
from workbench.search.finding.conditions import NAMES, parse_all
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS
from workbench.tiles.puzzle.problem import TileProblem
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
    parser.value("--trace-steps", "N|FIRST-LAST", text("cli-help-trace-steps"))
    parser.switch("--show", text("cli-help-show"))
    parser.switch("--expanded", text("cli-help-expanded"))
    parser.value("--explain", "N", text("cli-help-explain"))
    parser.value("--until", text("cli-help-conditions"), text("cli-help-until"))
    parser.value("--against", "SEARCH", text("cli-help-against"))
    parser.value("--find", text("cli-help-conditions"), text("cli-help-find", known=", ".join(NAMES)))
    add_spelling(parser)
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Search as the options say, print the result, and write the trace. Raises Fault."""
    explain = integer("explain", options.explain, 0)
    output = TraceOutput.of(options)
    arguments = problem_arguments(options)
    search = _start(options, arguments)
    against = _reference(options, search)
    until_conditions, find_conditions = (
        () if source is None else parse_all(source, search.problem) for source in (options.until, options.find)
    )
    with interruption():
        search = on_fastest_engine(search)
        bounds = BoundReporter(search) if options.show and not options.json else None
        if bounds is not None and (bound_lines := bounds()):
            print(bound_lines, flush=True)  # the bounds of a search that has ended by now
        until = UntilCondition(search, until_conditions) if until_conditions else None
        drive(
            search,
            lambda elapsed: progress(search, elapsed),
            bounds or (lambda: None),
            until or (lambda: False),
            hint=hint(search, "--max-seconds"),
        )
    status = 0
    try:
        if until is not None and until():
            until.report(arguments, options.json)
        else:
            steps_found = find(search, find_conditions)
            _report(options, search, arguments, explain, steps_found or {}, against)
            if until is not None:
                until.print_fault()
            status = _exit_status(search) or (CONDITION_NEVER_HELD if until is not None else 0)
            status = status or (EXIT[Status.CANCELLED] if steps_found is None else 0)
        sys.stdout.flush()  # before the trace, which may take long
    except (Fault, OSError):  # the trace is written whatever can be printed
        if output is not None:
            output.write(search)
        raise
    written = 0 if output is None else output.write(search)
    return status or written


def _exit_status(search: ConfiguredRun) -> int:
    """Return the status of a search that has ended; a listed optimum that differs is a check that failed."""
    unmet = agrees_with_listed(result(search), search.problem) is False
    return EXIT[search.status] or (EXIT[Status.UNSOLVABLE] if unmet else 0)


def _report(
    options: Namespace,
    search: ConfiguredRun,
    arguments: ProblemArguments,
    explain: int | None,
    steps_found: Matches,
    against: Configuration | None,
) -> None:
    """Print the result of a search, and the steps at which the conditions held (`steps_found`).

    A search that has failed is not compared with `against`: the reason for its end is known.
    """
    if search.status is Status.FAILED:
        against = None
    if options.json:
        data = arguments.json_fields(fields(search, arguments.format_moves, options.show, options.expanded, explain))
        if steps_found:
            data["found"] = {str(condition): steps.tolist() for condition, steps in steps_found.items()}
        if against is not None:
            data |= difference_fields(search, against)
        print_json(data)
    else:
        print_report(search, arguments, options.show, options.expanded, explain)
        print_steps_by_condition(steps_found)
        if against is not None:
            print_difference(search, against)
    steps = search.recording.published.steps
    if explain is not None and explain > steps:
        raise Fault("cli-explain-step", number=explain, steps=steps)


def _reference(options: Namespace, search: ConfiguredRun) -> Configuration | None:
    """Return the search with which the user's own algorithm is compared, None if it is not. Raises Fault."""
    if options.against is None:
        return None
    if not is_own(search.configuration.algorithm):
        raise Fault("option-foreign", option="against", algorithm=search.configuration.algorithm)
    problem = None if isinstance(search.problem, TileProblem) else search.problem
    return reference_of(options.against, problem)


def _limit_of_records(value: str | None) -> int | None:
    """Return the number of nodes that `--record` asks for, or None. Raises Fault."""
    try:
        return None if value == _ALL else integer("record", value)
    except Fault:
        raise Fault("cli-record", value=to_quotable(value or "")) from None


def _records(options: Namespace) -> int | None:
    """Return how much of the search is recorded: what is written out in full, what is shown or searched, or nothing."""
    if options.expanded or (options.trace and not options.trace_steps):
        return DEFAULT_RECORDS
    return None if any((options.explain, options.until, options.find, options.trace)) else UNRECORDED


def _start(options: Namespace, arguments: ProblemArguments) -> ConfiguredRun:
    configuration = configuration_from(arguments, options)
    records = _limit_of_records(options.record)
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
