"""Wrong answers to questions whose answers are constructed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from workbench.lessons.constructed import SEPARATOR, board_of, cell_name, right_cells, split_answer
from workbench.lessons.grading import Grader
from workbench.wording.pseudocode import ONLY_TEXT


def _reversed(examiner: Grader) -> str:
    return f"{SEPARATOR} ".join(reversed(split_answer(str(examiner.answer()))))


def _with_h_and_f_raised(examiner: Grader) -> str:
    node, g, h, f = split_answer(str(examiner.answer()))
    raised = (str(float(number.replace(",", ".")) + 1) for number in (h, f))
    return f"{SEPARATOR} ".join((node, g, *raised))


def _other_cell(examiner: Grader) -> str:
    board, right = board_of(examiner.question, examiner.line), right_cells(examiner.question, examiner.line)
    names = (cell_name(cell, board.columns) for cell in range(board.cells))
    return next(name for name in names if name not in right)


WRONG: Mapping[str, Callable[[Grader], str]] = {
    "order": _reversed,
    "row": _with_h_and_f_raised,
    "line": lambda _: ONLY_TEXT,
    "cell": _other_cell,
    "graph": lambda examiner: examiner.question.code,
}
"""Kind -> a valid answer to a question that is not right; for a graph, the one that the question starts from."""
