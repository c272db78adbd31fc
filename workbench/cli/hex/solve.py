"""`hex solve`: prove which first moves win on an empty board."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from workbench.cli.arguments import Parser, integer, memory, seconds
from workbench.cli.driving import drive, interruption
from workbench.cli.printing import EXIT, print_json, print_table
from workbench.compiling import preparing
from workbench.hex.board import LETTERS, MIN_SIZE, HexBoard, name
from workbench.hex.proving import ProvingRun
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import number, text

if TYPE_CHECKING:
    from workbench.hex.compiled.solver import SolverRun

    Solving = SolverRun | ProvingRun

ENGINES = ("compiled", "textbook")
MAX_TEXTBOOK = 5
MAX_SIZE = 8
"""7 rows take hours. 8 rows have been solved, but not within a day; what is known when it stops is printed."""


def add_arguments(parser: Parser) -> None:
    parser.operand("N", text("hex-help-solve-size", least=MIN_SIZE, most=MAX_SIZE))
    parser.value("--engine", "E", text("hex-help-solve-engine", most=MAX_TEXTBOOK))
    parser.value("--max-seconds", "S", text("hex-help-solve-seconds"))
    parser.value("--max-memory", "2G", text("hex-help-solve-memory"))
    parser.switch("--progress", text("hex-help-solve-progress"))
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Solve the empty board of that size, print the winning openings, and return the exit status. Raises Fault.

    If it stops at a limit or by Ctrl+C, the openings known so far are printed.
    """
    size = integer("N", options.n, MIN_SIZE, MAX_SIZE)
    assert size is not None
    limits = Limits(None, seconds("--max-seconds", options.max_seconds), memory("--max-memory", options.max_memory))
    engine = options.engine or ENGINES[0]
    if engine not in ENGINES:
        raise Fault("option-choice", option="engine", value=to_quotable(engine), known=", ".join(ENGINES))
    with interruption():
        solving = _textbook(size, limits) if engine == "textbook" else _compiled(size, limits, options.progress)
        drive(solving, lambda _elapsed: _progress(solving), asked=options.progress)
    if options.json:
        print_json(_fields(solving))
    else:
        _print_report(solving)
    return EXIT[solving.status]


def _textbook(size: int, limits: Limits) -> ProvingRun:
    if size > MAX_TEXTBOOK:
        raise Fault("hex-solve-textbook", most=MAX_TEXTBOOK)
    return ProvingRun(HexBoard.empty(size), limits)


def _compiled(size: int, limits: Limits, progress: bool) -> SolverRun:
    if not preparing.compiled(preparing.HEX) and (progress or sys.stderr.isatty()):
        print(text("hex-preparing"), file=sys.stderr)
    from workbench.hex.compiled.solver import SolverRun

    SolverRun(HexBoard.empty(MIN_SIZE)).advance(1)  # compile and load before the time counts
    return SolverRun(HexBoard.empty(size), limits)


def _progress(solving: Solving) -> str:
    return text(
        "hex-solve-progress",
        known=len(solving.wins),
        cells=solving.board.cells,
        positions=number(solving.positions),
        rate=number(round(solving.positions / max(solving.seconds, 0.001))),
        seconds=int(solving.seconds),
    )


def _named(solving: Solving, win: bool) -> list[str]:
    return [name(solving.board.size, cell) for cell, wins in sorted(solving.wins.items()) if wins is win]


def _fields(solving: Solving) -> dict[str, object]:
    fields: dict[str, object] = {
        "size": solving.board.size,
        "status": solving.status.value,
        "winning": _named(solving, True),
        "losing": _named(solving, False),
        "known": len(solving.wins),
        "openings": solving.board.cells,
        "positions": solving.positions,
        "seconds": round(solving.seconds, 3),
    }
    return {**fields, "limit": solving.limit} if solving.limit else fields


def _print_report(solving: Solving) -> None:
    size, winning = solving.board.size, _named(solving, True)
    facts = {"size": size, "winning": len(winning), "cells": solving.board.cells}
    if solving.status is Status.SOLVED:
        print(text("hex-solve-sum", **facts))
    else:
        key = "hex-solve-limit" if solving.limit else "hex-solve-cancelled"
        limit = text(f"limit-{solving.limit}") if solving.limit else ""
        print(text(key, known=len(solving.wins), limit=limit, cells=solving.board.cells), file=sys.stderr)
        print(text("hex-solve-so-far", known=len(solving.wins), **facts))
    print()
    _print_map(size, solving.wins)
    print()
    print(" ".join(winning))
    print()
    print_table([
        (text("hex-solve-positions"), number(solving.positions)),
        (text("cli-label-seconds"), number(solving.seconds, 2)),
    ])  # fmt: skip


def _print_map(size: int, wins: dict[int, bool]) -> None:
    """Print the board: W for a first move that wins, a dot for one that loses, ? for an unknown one."""
    symbols = {True: "W", False: ".", None: "?"}
    print("    " + " ".join(LETTERS[:size]))
    for row in range(size):
        cells = " ".join(symbols[wins.get(row * size + column)] for column in range(size))
        print(f"{' ' * row}{row + 1:>2}  {cells}")
