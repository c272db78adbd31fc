"""A result as a notebook shows it: the board, and what the search came to as a table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.wording import number, text

if TYPE_CHECKING:
    from workbench.api.result import Result


def result_html(result: Result) -> str:
    """Return the picture of a board, where it is one, and the figures under it."""
    rows = _rows(result)
    head = "".join(f"<th>{escape(name)}</th>" for name in rows)
    body = "".join(f"<td>{escape(told)}</td>" for told in rows.values())
    table = f"<table><thead><tr>{head}</tr></thead><tbody><tr>{body}</tr></tbody></table>"
    why = f"<p>{escape(result.why)}</p>" if result.why else ""
    return _picture(result.board) + table + why


def _rows(result: Result) -> dict[str, str]:
    solved = result.cost is not None
    moves = result.as_dict()["moves"]
    return {
        text("compare-column-cost"): number(result.cost, 3)
        if result.cost is not None
        else text(f"status-{result.status.value}"),
        **({text("experiment-column-cost"): moves} if result.status is Status.SOLVED and moves else {}),
        **({text("compare-column-optimal"): text("compare-yes" if result.optimal else "compare-no")} if solved else {}),
        text("compare-column-expanded"): number(result.expanded),
        text("compare-column-generated"): number(result.generated),
        text("compare-column-reopened"): number(result.reopened),
        text("compare-column-max-open"): number(result.max_open),
        text("compare-column-time"): text("amount-milliseconds", value=number(result.seconds * 1000, 3)),
    }


def _picture(board: str) -> str:
    try:
        return Board.parse(board)._repr_svg_()
    except Fault:  # a place on a map, or a state of one's own
        return ""
