"""`solve`: search for the moves from a board to its goal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from workbench import api
from workbench.api import ConfiguredRun
from workbench.api.configuration import ENGINES
from workbench.catalog import ALGORITHMS, HEURISTICS, OPTIONS
from workbench.catalog.problems import SHIPPED
from workbench.cli.arguments import Parser, memory, seconds, whole
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import in_the_fastest_way
from workbench.cli.given import ProblemArguments, configured, given
from workbench.cli.moments import NOT_HELD, Until, found, print_found
from workbench.cli.printing import EXIT, add_spelling, print_json
from workbench.cli.report import Bounds, fields, print_report, progress
from workbench.formats.traces import trace
from workbench.search.finding.conditions import NAMES, Condition, parse_all
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.search.recording.depth_first_trace import DEFAULT_RECORDS
from workbench.wording import text


def add_arguments(parser: Parser) -> None:
    parser.operand("BOARD", text("cli-help-board"), needed=False)
    parser.value("--problem", "P", text("cli-help-problem", known=", ".join(SHIPPED)))
    parser.value("--start", "S", text("cli-help-start"))
    parser.value("--goal", "G", text("cli-help-goal"))
    _add_option(parser, "algorithm", "A", ALGORITHMS)
    _add_option(parser, "heuristic", "H", HEURISTICS)
    _add_option(parser, "order", "udlr")
    for option in OPTIONS.values():
        _add_option(parser, option.name, option.name[0].upper(), option.choices)
    _add_option(parser, "engine", "E", ENGINES)
    parser.value("--max-expansions", "N", text("cli-help-max-expansions"))
    parser.value("--max-seconds", "S", text("cli-help-max-seconds"))
    parser.value("--max-memory", "2G", text("cli-help-max-memory"))
    parser.value("--record", "N", text("cli-help-record", default=DEFAULT_RECORDS))
    parser.switch("--search-anyway", text("cli-help-search-anyway"))
    parser.value("--trace", "FILE", text("cli-help-trace", known=", ".join(trace.ENDINGS)))
    parser.switch("--show", text("cli-help-show"))
    parser.switch("--expanded", text("cli-help-expanded"))
    parser.value("--explain", "N", text("cli-help-explain"))
    parser.value("--until", text("cli-help-conditions"), text("cli-help-until"))
    parser.value("--find", text("cli-help-conditions"), text("cli-help-find", known=", ".join(NAMES)))
    add_spelling(parser)
    parser.switch("--json", text("cli-help-json"))


def _add_option(parser: Parser, name: str, value: str, known: Sequence[str] | Any = ()) -> None:
    about = text(f"option-{name}-about")
    told = text("cli-help-choice", about=about, known=", ".join(known)) if known else about
    parser.value(f"--{name}", value, told)


def run(options: Namespace) -> int:
    """Search as the options say, and print the result. Raises Fault."""
    explain = whole("explain", options.explain, 0)
    path = None if options.trace is None else Path(options.trace)
    asked = given(options)
    search = _start(options, asked)
    stops, wanted = (_conditions(search, text_) for text_ in (options.until, options.find))
    if path:
        trace.check_path(path)
    with interruption():
        search = in_the_fastest_way(search)
        bounds = Bounds(search) if options.show and not options.json else None
        if bounds is not None and (told := bounds()):
            print(told, flush=True)  # the bounds of a search that has ended by now
        until = Until(search, stops) if stops else None
        drive(search, lambda gone: progress(search, gone), bounds or (lambda: None), until or (lambda: False))
    if path:
        trace.write(path, search)
    if until is not None and until():
        until.report(asked, options.json)
        return EXIT[Status.SOLVED]
    _report(options, search, asked, explain, found(search, wanted))
    if until is not None:
        until.complain()
    return EXIT[search.status] or (NOT_HELD if until is not None else 0)


def _report(
    options: Namespace,
    search: ConfiguredRun,
    asked: ProblemArguments,
    explain: int | None,
    where: dict[Condition, list[int]],
) -> None:
    """Print the result of a search, and the steps at which the conditions held (`where`)."""
    if options.json:
        told = asked.named(fields(search, asked.spelled, options.show, options.expanded, explain))
        if where:
            told["found"] = {str(condition): steps for condition, steps in where.items()}
        print_json(told)
    else:
        print_report(search, asked.spelled, options.show, options.expanded, explain)
        print_found(where)
    steps = search.recording.published.steps
    if explain is not None and explain > steps:
        raise Fault("cli-explain-step", number=explain, steps=steps)


def _conditions(search: ConfiguredRun, told: str | None) -> tuple[Condition, ...]:
    return () if told is None else parse_all(told, search.problem)


def _start(options: Namespace, asked: ProblemArguments) -> ConfiguredRun:
    settings = {name: getattr(options, name.replace("-", "_")) for name in OPTIONS}
    configuration = configured(asked, options, settings)
    records = whole("record", options.record)
    if records is not None and not configuration.entry.recording.takes_room:
        raise Fault("option-foreign", option="record", algorithm=configuration.algorithm)
    limits = Limits(
        whole("max-expansions", options.max_expansions),
        seconds("max-seconds", options.max_seconds),
        memory("max-memory", options.max_memory),
    )
    return api.start(
        asked.what,
        configuration,
        goal=asked.goal,
        limits=limits,
        search_anyway=options.search_anyway or (asked.line is not None and asked.line.anyway),
        records=records or DEFAULT_RECORDS,
    )
