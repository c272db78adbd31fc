"""`distances`: the number of boards at each distance from the goal."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import accumulate
from pathlib import Path
from typing import Any

from workbench.cli.arguments import Parser, memory, seconds
from workbench.cli.driving import drive
from workbench.cli.printing import EXIT, print_columns, print_json, print_table
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import read_shape
from workbench.tiles.puzzle.goal import LAST, goal_board, goal_name
from workbench.tiles.state_space.disk_search import DiskDistances
from workbench.tiles.state_space.distances import MAX_EXAMPLES, Distances, DistanceSearch
from workbench.wording import number, say, text


def add_arguments(parser: Parser) -> None:
    parser.operand("SIZE", text("cli-help-size"))
    parser.value("--goal", "G", text("cli-help-distances-goal"))
    parser.value("--max-seconds", "S", text("cli-help-max-seconds"))
    parser.value("--max-memory", "2G", text("cli-help-max-memory"))
    parser.value("--disk", "FOLDER", text("cli-help-distances-disk"))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Search the state space of a board, print the distances, and return the exit status. Raises Fault."""
    limits = Limits(seconds=seconds("max-seconds", options.max_seconds), bytes=memory("max-memory", options.max_memory))
    goal = goal_board(LAST if options.goal is None else options.goal, *read_shape(options.size))
    census = Distances(goal, limits) if options.disk is None else DiskDistances(goal, Path(options.disk), limits)
    drive(census, lambda _: _progress(census))
    status, why = census.status, "" if census.reason is None else say(census.reason)
    census.cancel()  # also at a limit: frees everything except the files on disk
    if isinstance(census, DiskDistances) and census.repaired:
        print(text("disk-mended"), file=sys.stderr)
    if options.json:
        print_json({**_fields(census, status), **({"why": why} if why else {})})
    else:
        _print(census, status, why)
    return EXIT[status]


def _progress(census: DistanceSearch) -> str:
    facts = {"depth": len(census.counts), "seconds": int(census.seconds)}
    return text("cli-distances-progress", percent=int(100 * census.progress), **facts)


def _fields(census: DistanceSearch, status: Status) -> dict[str, Any]:
    """Return the fields of the JSON object: radius, mean and antipodes only if the search is complete."""
    done = status is Status.SOLVED
    return {
        "status": status.value,
        "states": census.states,
        "radius": len(census.counts) - 1 if done else None,
        "counts": census.counts,
        "mean": census.mean if done else None,
        "antipodes": [*map(str, census.farthest)] if done else [],
        "board": f"{census.goal.rows}x{census.goal.columns}",
        "goal": goal_name(census.goal),
        "seconds": census.seconds,
        "peak_bytes": census.peak_bytes,
        **({"disk_bytes": census.disk_bytes} if isinstance(census, DiskDistances) else {}),
    }


def _print(census: DistanceSearch, status: Status, why: str) -> None:
    if census.counts:
        _print_counts(census)
    if status is Status.CANCELLED:
        print(text("cli-distances-cancelled"))
    elif why:
        print(why, file=sys.stderr)
    if status is Status.SOLVED:
        _print_sum(census)
    elif census.counts and isinstance(census, DiskDistances):
        print(text("cli-distances-kept", name=str(census.path)))


def _print_sum(census: DistanceSearch) -> None:
    facts = {"states": census.states, "radius": len(census.counts) - 1, "antipodes": census.counts[-1]}
    print(text("cli-distances-sum", **facts, mean=number(census.mean, 4)))
    rows = [
        (text("cli-label-seconds"), number(census.seconds, 2)),
        (text("cli-label-memory"), number(census.peak_bytes / 2**20, 2)),
    ]
    if isinstance(census, DiskDistances):
        rows.append((text("cli-distances-on-disk"), number(census.disk_bytes / 2**20, 2)))
    print_table(rows)
    print()
    few = census.counts[-1] <= MAX_EXAMPLES
    print(text("cli-distances-farthest") if few else text("cli-distances-some", count=MAX_EXAMPLES))
    for board in census.farthest:
        print(board)


def _print_counts(census: DistanceSearch) -> None:
    """Print a table of the distances: the number of boards at each, and their cumulative number."""
    keys = ("cli-distances-depth", "cli-distances-states", "cli-distances-cumulative")
    rows = [[*map(text, keys)]]
    for depth, (count, total) in enumerate(zip(census.counts, accumulate(census.counts), strict=True)):
        rows.append([number(depth), number(count), number(total)])
    print_columns(rows, left=0)
    print()
