"""Printing shared by several commands: tables, boards, moves, JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TextIO, cast

from workbench.cli.arguments import Parser, choice
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.moves import move_directions
from workbench.wording import say, text
from workbench.wording.terminal import plain_text

EXIT: Mapping[Status, int] = {
    Status.SOLVED: 0,
    Status.UNSOLVABLE: 1,
    Status.LIMIT: 3,
    Status.EXHAUSTED: 4,
    Status.FAILED: 5,
    Status.CANCELLED: 130,
}
"""The status of a run -> the exit status of the command."""

_MOVERS = ("blank", "tile")
_NOTATIONS = ("letters", "words")


@dataclass(frozen=True)
class Spelling:
    """How moves are written: for the blank or for the tile, in letters or in words."""

    moves_as: Literal["blank", "tile"]
    names: str

    def __call__(self, moves: Iterable[str]) -> str:
        spelled = move_directions("".join(moves), self.moves_as)
        return "".join(spelled) if self.names == "letters" else " ".join(text(f"direction-{move}") for move in spelled)


def add_spelling(parser: Parser) -> None:
    """Add the options of the spelling of moves."""
    parser.value("--moves-as", "|".join(_MOVERS), text("cli-help-moves-as"))
    parser.value("--move-names", "|".join(_NOTATIONS), text("cli-help-move-names"))


def spelling(options: Any) -> Spelling:
    """Return the spelling that these options select. Raises Fault."""
    moves_as = cast(Literal["blank", "tile"], choice("moves-as", options.moves_as, _MOVERS))
    return Spelling(moves_as, choice("move-names", options.move_names, _NOTATIONS))


def print_json(fields: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> None:
    """Print a JSON object, or a list of them; in ASCII if the output is not Unicode or has a control character."""
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    line = json.dumps(fields, ensure_ascii=not unicode)
    print(line if plain_text(line) == line else json.dumps(fields))


def name_rows(board_name: str | None) -> list[tuple[str, str]]:
    """Return the row of a table with the full name of a board; none if it is None."""
    return [] if board_name is None else [(text("cli-label-board"), board_name)]


def print_table(rows: Sequence[tuple[str, str]]) -> None:
    """Print labels and values in two columns, after an empty line; nothing if there are none."""
    if not rows:
        return
    width = max(len(label) for label, _ in rows)
    print()
    for label, value in rows:
        print(f"  {label.ljust(width)}  {value}".rstrip())


def print_columns(rows: Sequence[Sequence[str]], left: int = 1) -> None:
    """Print a table; all columns but the first `left` ones are aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        cells[:left] = [cell.ljust(width) for cell, width in zip(row[:left], widths, strict=False)]
        print("  ".join(cells).rstrip())


def headline(status: Status, count: int, limit: str | None) -> str:
    """Return how a run ended: solved in `count` moves, stopped by `limit`, or another status."""
    return text(f"cli-ended-{status.value}", count=count, limit=text(f"limit-{limit}") if limit else "")


def print_steps(states: Iterable[str]) -> None:
    """Print every state of a solution: `Step k`, the lines of the state, an empty line."""
    for number, rows in enumerate(states):
        print(text("cli-step", number=number))
        print(rows)
        print()


def print_fault(fault: Fault) -> None:
    """Print the fault as one line on standard error."""
    try:
        print(" ".join(say(fault).split()), file=sys.stderr)
    except OSError:  # nobody can read it; the exit status still says it
        redirect_to_null(sys.stderr)


def redirect_to_null(stream: TextIO) -> None:
    """Redirect a stream that cannot be written to the null device; otherwise Python reports an error at exit."""
    try:
        null_device = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null_device, stream.fileno())
        os.close(null_device)
    except OSError:  # not a real file
        return
