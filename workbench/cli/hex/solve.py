"""`hex solve`: which first moves win on an empty board, by proof."""

from __future__ import annotations

import sys
from argparse import Namespace

from workbench.cli.arguments import Parser, whole
from workbench.cli.driving import drive
from workbench.cli.printing import EXIT, print_json, print_table
from workbench.hex.board import LEAST_SIZE, LETTERS, HexBoard, name
from workbench.search.status import Status
from workbench.wording import number, text

MOST_SIZE = 7
"""Larger empty boards have been solved, but not in a day."""


def add_arguments(parser: Parser) -> None:
    """Say what the command takes."""
    parser.operand("N", text("hex-help-solve-size", least=LEAST_SIZE, most=MOST_SIZE))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Solve the empty board of that size, print the openings that win, and return the status. Raises Fault."""
    size = whole("N", options.n, LEAST_SIZE, MOST_SIZE)
    assert size is not None
    from workbench.hex.compiled.solver import SolverRun

    solving = SolverRun(HexBoard.empty(size))
    drive(solving, lambda gone: _progress(solving.progress, gone))
    winning = [name(size, cell) for cell, wins in sorted(solving.wins.items()) if wins]
    if solving.status is not Status.SOLVED:
        print(text("hex-solve-cancelled", known=len(solving.wins), cells=size * size), file=sys.stderr)
        return EXIT[solving.status]
    if options.json:
        print_json({"size": size, "winning": winning})
        return 0
    print(text("hex-solve-sum", size=size, winning=len(winning), cells=size * size))
    print()
    _print_map(size, solving.wins)
    print()
    print(" ".join(winning))
    print()
    print_table([
        (text("hex-solve-positions"), number(solving.positions)),
        (text("cli-label-seconds"), number(solving.seconds, 2)),
    ])  # fmt: skip
    return 0


def _progress(share: float, gone: float) -> str:
    return text("hex-solve-progress", percent=int(100 * share), seconds=int(gone))


def _print_map(size: int, wins: dict[int, bool]) -> None:
    print("    " + " ".join(LETTERS[:size]))
    for row in range(size):
        signs = " ".join("W" if wins[row * size + column] else "." for column in range(size))
        print(f"{' ' * row}{row + 1:>2}  {signs}")
