"""`compare`: run boards × configurations, over processes or a cluster, with tables and figures of the results."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from workbench.catalog import HEURISTICS, OPTIONS, SEARCHES
from workbench.catalog.names import split_names
from workbench.cli.arguments import Parser, integer, memory, seconds
from workbench.cli.driving import drive, interruption
from workbench.cli.printing import EXIT, print_columns, print_json
from workbench.cli.problem_arguments import choice_help
from workbench.experiments import results, texts
from workbench.experiments.boards import join_boards, read_boards
from workbench.experiments.executors import Executor, Local
from workbench.experiments.experiment import Experiment, journal_path
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, algorithm_options, configurations
from workbench.experiments.tables import board_table, summary_table
from workbench.formats.board_input import BoardInput
from workbench.formats.entry import kind_of
from workbench.formats.locking import check_free
from workbench.formats.scenarios import Scenarios
from workbench.formats.writing import check_writable, remove
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import say, text

MAX_JOBS = 256
MAX_LISTED = 20
"""At most this many boards are listed individually."""


class FigureWriter(Protocol):
    """Draws the figures and reports of an experiment; implemented in `ui`, which this layer does not import."""

    def __call__(self, path: Path, plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> None:
        """Write the figure (.png, .svg) or the report (.html, .pdf). Raises Fault."""


def add_arguments(parser: Parser) -> None:
    parser.value("--boards", "B", text("cli-help-compare-boards"))
    parser.value("--scen", "FILE", text("cli-help-compare-scen"))
    parser.value("--goal", "G", text("cli-help-goal"))
    parser.value("--algorithms", "A,…", text("cli-help-compare-algorithms", known=", ".join(SEARCHES)))
    parser.value("--heuristics", "H,…", text("cli-help-compare-heuristics", known=", ".join(HEURISTICS)))
    for name in ("order", *algorithm_options()):
        known = OPTIONS[name].choices if name in OPTIONS else ()
        parser.value(f"--{name}", f"{name[0].upper()},…", choice_help(name, known))
    parser.value("--engine", "E,…", text("option-engine-about"))
    parser.value("--max-expansions", "N", text("cli-help-compare-expansions"))
    parser.value("--max-seconds", "S", text("cli-help-compare-seconds"))
    parser.value("--max-memory", "2G", text("cli-help-compare-memory"))
    parser.value("--jobs", "N", text("cli-help-compare-jobs"))
    parser.value("--scheduler", "ADDRESS", text("cli-help-compare-scheduler"))
    parser.value("--output", "FILE", text("cli-help-compare-output", known=", ".join(results.ENDINGS)))
    parser.value("--plot", "FILE", text("cli-help-compare-plot"))
    parser.value("--report", "FILE", text("cli-help-compare-report"))
    parser.switch("--resume", text("cli-help-compare-resume"))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace, draw: FigureWriter) -> int:
    """Run the experiment, print its results, and return the exit status. Raises Fault."""
    executor = _executor(options)
    output, drawings = _files(options)
    plan = _plan(options)
    plan.check()
    with interruption():
        experiment = Experiment(plan, executor, None if output is None else journal_path(output))
        resumed = experiment.done
        try:
            drive(experiment, lambda elapsed: _progress(experiment, resumed, elapsed))
        finally:
            experiment.close()
    if experiment.status is not Status.SOLVED:
        return _unfinished(experiment, output)
    if output is not None:
        results.write(output, plan, experiment.outcomes)
        remove(journal_path(output))
    for path in drawings:
        draw(path, plan, experiment.outcomes)
    if options.json:
        print_json(results.fields(plan, experiment.outcomes))
    else:
        _print(plan, experiment.outcomes)
    return _status(plan, experiment.outcomes)


def _executor(options: Namespace) -> Callable[[], Executor]:
    if options.scheduler is None:
        return partial(Local, integer("jobs", options.jobs, 1, MAX_JOBS) or os.cpu_count() or 1)
    if options.jobs is not None:
        raise Fault("cli-compare-jobs-and-scheduler")
    from workbench.experiments.cluster import Cluster  # `distributed` is an optional dependency

    return partial(Cluster, options.scheduler)


def _files(options: Namespace) -> tuple[Path | None, list[Path]]:
    """Return the file of the results and the files to draw, after checking that all can be written. Raises Fault."""
    output = None if options.output is None else Path(options.output)
    if output is not None:
        results.check_output(output)
        check_writable(output)
        journal = journal_path(output)
        check_free(journal)
        if journal.exists() and not options.resume:
            raise Fault("cli-compare-unfinished", name=to_quotable(str(journal), 200))
    elif options.resume:
        raise Fault("cli-compare-resume")
    drawings = []
    for name_, endings in ((options.plot, (".png", ".svg")), (options.report, (".html", ".pdf"))):
        if name_ is not None:
            if Path(name_).suffix.lower() not in endings:
                raise Fault("experiment-ending", name=to_quotable(name_, 200), known=", ".join(endings))
            check_writable(Path(name_))
            drawings.append(Path(name_))
    return output, drawings


def _plan(options: Namespace) -> Plan:
    if options.boards is not None and options.scen is not None:
        raise Fault("cli-compare-boards-and-scen")
    if options.scen is not None and options.goal is not None:
        raise Fault("cli-option-boards", option="--goal")
    if options.scen is not None and kind_of(options.scen, (Scenarios, BoardInput)) is not Scenarios:
        raise Fault("cli-compare-scen", name=to_quotable(options.scen, 200))
    source = options.boards or options.scen
    if source is None:
        raise Fault("cli-compare-boards")
    algorithms, heuristics, orders = (_listed(getattr(options, name)) for name in ("algorithms", "heuristics", "order"))
    lists = {name.replace("-", "_"): _listed(getattr(options, name.replace("-", "_"))) for name in algorithm_options()}
    boards = join_boards([read_boards(one, options.goal) for one in source.split(";") if one.strip()])
    limits = Limits(
        integer("max-expansions", options.max_expansions),
        seconds("max-seconds", options.max_seconds),
        memory("max-memory", options.max_memory),
    )
    engines = _listed(options.engine) or [None]
    chosen = (
        configurations(algorithms or ["astar"], heuristics, orders, engine, boards.sample, **lists)
        for engine in engines
    )
    return Plan(boards, tuple(chain.from_iterable(chosen)), limits)


def _listed(word: str | None) -> list[Any]:
    return [] if word is None else split_names(word)


def _progress(experiment: Experiment, resumed: int, elapsed: float) -> str:
    if experiment.compiling is not None:
        return text("cli-compare-compiling", percentage=experiment.compiling)
    done, cases = experiment.done, len(experiment.plan)
    pace = (done - resumed) / elapsed
    remaining = (cases - done) / pace if pace else 0.0
    return text("cli-compare-progress", done=done, cases=cases, left=int(remaining), known="yes" if pace else "no")


def _unfinished(experiment: Experiment, output: Path | None) -> int:
    """Report the state of an interrupted experiment, and return the exit status."""
    if experiment.reason is not None:
        print(say(experiment.reason), file=sys.stderr)
    facts = {"done": experiment.done, "cases": len(experiment.plan)}
    if output is None:
        print(text("cli-compare-stopped", **facts), file=sys.stderr)
    else:
        print(text("cli-compare-kept", **facts, name=str(journal_path(output))), file=sys.stderr)
    return EXIT[experiment.status]


def _print(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> None:
    if len(plan.boards.boards) <= MAX_LISTED:
        print_columns(board_table(plan, outcomes))
        print()
    print_columns(summary_table(plan, outcomes))
    print(text(texts.key_of(plan, "cli-compare-medians")))
    print()
    for sentence in texts.conclusions(plan, outcomes):
        print(sentence)
    reasons = [
        outcome.reason
        for outcome in outcomes.values()
        if outcome.status == Status.FAILED.value and outcome.reason is not None
    ]
    for key, count in Counter(reason.key for reason in reasons).items():
        example = next(reason for reason in reasons if reason.key == key)
        print(text("cli-compare-failed", count=count, reason=say(example)), file=sys.stderr)


def _status(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> int:
    """Return 5 if a case failed, 3 if one reached a limit, 1 if a listed optimum was not met, else 0.

    That a board has no solution is a result.
    """
    ended = {outcome.status for outcome in outcomes.values()}
    worst = (Status.FAILED, Status.LIMIT)
    unmet = any(plan.case(number).board.meets_optimum(outcome) is False for number, outcome in outcomes.items())
    return next((EXIT[status] for status in worst if status.value in ended), EXIT[Status.UNSOLVABLE] if unmet else 0)
