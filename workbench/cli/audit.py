"""`audit`: check whether a heuristic is admissible and consistent, against the true distance of every board."""

from __future__ import annotations

import re
import sys
from argparse import Namespace

from workbench.api.audit import audit_fields, audit_verdict, start_audit
from workbench.catalog import HEURISTICS
from workbench.cli.arguments import Parser, integer, memory, seconds
from workbench.cli.driving import drive
from workbench.cli.printing import EXIT, print_json, print_table
from workbench.cli.rules import add_rule, check_rule, run_rule
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import format_rows
from workbench.tiles.puzzle.board_text import read_shape, to_quotable
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.state_space.audit import Audit
from workbench.tiles.state_space.sampling import DEFAULT_BOARDS
from workbench.tiles.state_space.verdict import HeuristicVerdict, Inconsistency
from workbench.wording import number, say, text
from workbench.wording.audit import amount, consistency_text, overestimate_text, unit_text
from workbench.wording.heuristics import heuristic_text

MAX_WEIGHT = 999
_BAR = 40


def add_arguments(parser: Parser) -> None:
    parser.operand("SIZE", text("cli-help-size"))
    parser.value("--heuristic", "H", text("cli-help-audit-heuristic", known=", ".join(HEURISTICS)))
    parser.value("--weight", "W", text("cli-help-audit-weight"))
    parser.value("--goal", "G", text("cli-help-distances-goal"))
    parser.value("--samples", "N", text("cli-help-audit-samples", default=DEFAULT_BOARDS))
    parser.value("--seed", "N", text("cli-help-audit-seed"))
    add_rule(parser)
    parser.value("--max-seconds", "S", text("cli-help-max-seconds"))
    parser.value("--max-memory", "2G", text("cli-help-max-memory"))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Audit a heuristic, print the verdict, and return the exit status. Raises Fault."""
    limits = Limits(seconds=seconds("max-seconds", options.max_seconds), bytes=memory("max-memory", options.max_memory))
    goal = goal_board(LAST if options.goal is None else options.goal, *read_shape(options.size))
    weight = _weight(options.weight)
    if options.rule is not None:
        check_rule(options.rule)
        for name in ("heuristic", "weight", "samples", "seed"):
            if getattr(options, name) is not None:
                raise Fault("audit-rule-alone", name=name)
        return run_rule(options.rule, goal, options.json)
    heuristic = options.heuristic or next(iter(HEURISTICS))
    samples, seed = integer("samples", options.samples), integer("seed", options.seed, 0) or 0
    if preparing.compiled(preparing.TILES):
        preparing.load()
    audit = start_audit(goal, heuristic, samples=samples, seed=seed, limits=limits)
    drive(audit, lambda _: _progress(audit))
    if audit.status is not Status.SOLVED:
        return _report_stopped(audit, options.json)
    verdict = audit_verdict(audit, weight)
    if options.json:
        print_json({**audit_fields(verdict), "heuristic": heuristic, "weight": weight, "seconds": audit.seconds})
    else:
        _print(verdict, heuristic, weight, audit.seconds)
    return EXIT[audit.status]


def _weight(value: str | None) -> float:
    if value is None:
        return 1.0
    if not re.fullmatch(r"\s*[0-9]{1,3}(\.[0-9]{1,3})?\s*", value):
        raise Fault("audit-weight", value=to_quotable(value), most=MAX_WEIGHT)
    return float(value)


def _progress(audit: Audit) -> str:
    key = "cli-audit-estimating" if audit.field is not None else "cli-audit-measuring"
    return text(key, percent=int(100 * audit.progress))


def _report_stopped(audit: Audit, as_json: bool) -> int:
    """Print why there is no verdict, and return the exit status."""
    why = text("cli-audit-cancelled") if audit.reason is None else say(audit.reason)
    if as_json:
        print_json({"status": audit.status.value, "why": why})
    print(why, file=sys.stderr)
    return EXIT[audit.status]


def _print(verdict: HeuristicVerdict, heuristic: str, weight: float, seconds_taken: float) -> None:
    name = heuristic_text(heuristic)
    print(name if weight == 1 else text("audit-weighted", weight=number(weight, 3), heuristic=name))
    if not verdict.field.complete:
        print(text("audit-sample", states=verdict.states, missed=verdict.field.missed))
    print()
    print(text("audit-admissible", answer=_answer(verdict.admissible, verdict)))
    for example in verdict.overestimates[:1]:
        print("\n".join(f"  {row}" for row in format_rows(example.board).split("\n")))
        print(f"  {overestimate_text(example)}")
        print()
    print(text("audit-consistent", answer=_answer(verdict.consistent, verdict)))
    for inconsistency in verdict.inconsistencies[:1]:
        _print_inconsistency(inconsistency)
    if verdict.consistent and verdict.goal_estimate:
        print(text("audit-goal-above", h=amount(verdict.goal_estimate)))
    if warning := unit_text(verdict, heuristic):
        print(warning)
    _print_counts(verdict, seconds_taken)
    _print_errors(verdict)


def _answer(holds: bool, verdict: HeuristicVerdict) -> str:
    return ("yes" if verdict.field.complete else "unrefuted") if holds else "no"


def _print_inconsistency(example: Inconsistency) -> None:
    pairs = zip(format_rows(example.board).split("\n"), format_rows(example.after).split("\n"), strict=True)
    middle = example.board.rows // 2
    for row, (left, right) in enumerate(pairs):
        print(f"  {left}  {example.move if row == middle else ' '}  {right}")
    print(f"  {consistency_text(example)}")
    print()


def _print_counts(verdict: HeuristicVerdict, seconds_taken: float) -> None:
    over, under = verdict.max_overestimate, verdict.max_underestimate
    print_table(
        [
            (text("audit-label-states"), number(verdict.states)),
            (text("audit-label-mean"), "∞" if verdict.mean is None else number(verdict.mean, 4)),
            (text("audit-label-mean-true"), number(verdict.mean_true, 4)),
            (text("audit-label-most-under"), amount(under)),
            (text("audit-label-most-over"), amount(over)),
            (text("audit-label-overestimated"), number(verdict.overestimated)),
            (text("audit-label-broken"), f"{number(verdict.broken)} / {number(verdict.moves)}"),
            (text("cli-label-seconds"), number(seconds_taken, 2)),
        ]
    )


def _print_errors(verdict: HeuristicVerdict) -> None:
    """Print the histogram of the errors."""
    print()
    print(text("audit-errors"))
    most = max(verdict.errors.values(), default=1)
    widths = [
        max((len(number(example)) for example in column), default=1)
        for column in zip(*verdict.errors.items(), strict=True)
    ]
    for error, count in verdict.errors.items():
        bar = "█" * max(1, round(_BAR * count / most))
        print(f"  {number(error).rjust(widths[0])}  {number(count).rjust(widths[1])}  {bar}")
