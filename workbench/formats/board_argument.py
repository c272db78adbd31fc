"""The board that an argument contains, for commands that import little: most of them take less time than imports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.formats.board_input import BoardInput, is_only_board, read_argument
from workbench.search.problem.messages import Fault

if TYPE_CHECKING:
    from workbench.formats.run_line import RunLine


def board_argument(argument: str) -> BoardInput:
    """Return the board of an argument: the board itself, or the one of a search in one line. Raises Fault."""
    if is_only_board(argument):
        return read_argument(argument)
    from workbench.formats.entry import Kinds, read_entry
    from workbench.formats.run_line import RunLine

    kinds: Kinds[RunLine | BoardInput] = (RunLine, BoardInput)
    entry = read_entry(argument, kinds)
    return entry if isinstance(entry, BoardInput) else board_of(entry)


def board_of(line: RunLine) -> BoardInput:
    """Return the board of a search in one line. Raises Fault if it searches another problem."""
    if line.board is None:
        raise Fault("cli-line-without-board")
    return BoardInput(line.board, line.goal)
