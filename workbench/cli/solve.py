"""`solve`: search for the moves from a board to its goal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from workbench import api
from workbench.api import Configuration, ConfiguredRun
from workbench.api.configuration import ENGINES
from workbench.catalog import ALGORITHMS, HEURISTICS, OPTIONS
from workbench.cli.arguments import Parser, memory, seconds, whole
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import in_the_fastest_way
from workbench.cli.printing import EXIT, add_spelling, complain, print_json, spelling
from workbench.cli.report import Bounds, fields, print_report, progress
from workbench.formats import board_input, trace
from workbench.search.limits import Limits
from workbench.search.messages import Fault
from workbench.search.trace import DEFAULT_RECORDS, Trace
from workbench.wording import text


def add_arguments(parser: Parser) -> None:
    """Say what the command takes."""
    parser.operand("BOARD", text("cli-help-board"))
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
    add_spelling(parser)
    parser.switch("--json", text("cli-help-json"))


def _add_option(parser: Parser, name: str, value: str, known: Sequence[str] | Any = ()) -> None:
    about = text(f"option-{name}-about")
    told = text("cli-help-choice", about=about, known=", ".join(known)) if known else about
    parser.value(f"--{name}", value, told)


def run(options: Namespace) -> int:
    """Search as the options say, and tell what came of it. Raises Fault."""
    spelled, explain = spelling(options), whole("explain", options.explain, 0)
    path = None if options.trace is None else Path(options.trace)
    search = _start(options)
    if path:
        trace.check_path(path)
    with interruption():
        search = in_the_fastest_way(search)
        bounds = Bounds(search) if options.show and not options.json else None
        if bounds is not None and (told := bounds()):
            print(told, flush=True)  # those of a search that is over by now
        drive(search, lambda gone: progress(search, gone), bounds or (lambda: None))
    if options.json:
        print_json(fields(search, spelled, options.show, options.expanded, explain))
    else:
        print_report(search, spelled, options.show, options.expanded, explain)
    if path:
        trace.write(path, search)
    steps = search.recording.published.steps
    if explain is not None and explain > steps:
        complain(Fault("cli-explain-step", number=explain, steps=steps))
    return EXIT[search.status]


def _start(options: Namespace) -> ConfiguredRun:
    given = board_input.read(options.board)
    settings = {name: getattr(options, name.replace("-", "_")) for name in OPTIONS}
    configuration = Configuration.of(options.algorithm, options.heuristic, options.order, options.engine, **settings)
    records = whole("record", options.record)
    if records is not None and not issubclass(configuration.entry.recording, Trace):
        raise Fault("option-foreign", option="record", algorithm=configuration.algorithm)
    limits = Limits(
        whole("max-expansions", options.max_expansions),
        seconds("max-seconds", options.max_seconds),
        memory("max-memory", options.max_memory),
    )
    return api.start(
        given.board,
        configuration,
        goal=given.aim(options.goal),
        limits=limits,
        search_anyway=options.search_anyway,
        records=records or DEFAULT_RECORDS,
    )
