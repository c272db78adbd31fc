"""A result as shown in a notebook: the board, and a table of the figures."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.wording import number, text


def result_html(fields: Mapping[str, Any], why: str | None) -> str:
    """Return the HTML of the board's picture, if it is a board, and of the figures below it.

    `fields`: the fields of `Result.as_dict`; `why`: the reason why there is no solution.
    """
    rows = _rows(fields)
    head = "".join(f"<th>{escape(name)}</th>" for name in rows)
    body = "".join(f"<td>{escape(value)}</td>" for value in rows.values())
    table = f"<table><thead><tr>{head}</tr></thead><tbody><tr>{body}</tr></tbody></table>"
    return _picture(fields["board"]) + table + (f"<p>{escape(why)}</p>" if why else "")


def _rows(fields: Mapping[str, Any]) -> dict[str, str]:
    cost, status = fields["cost"], fields["status"]
    rows = {text("compare-column-cost"): text(f"status-{status}") if cost is None else number(cost, 3)}
    if status == Status.SOLVED.value and fields["moves"]:
        rows[text("experiment-column-cost")] = fields["moves"]
    if cost is not None:
        rows[text("compare-column-optimal")] = text("optimal-yes" if fields["optimal"] else "optimal-open")
    return rows | {
        text("compare-column-expanded"): number(fields["expanded"]),
        text("compare-column-generated"): number(fields["generated"]),
        text("compare-column-reopened"): number(fields["reopened"]),
        text("compare-column-max-open"): number(fields["max_open"]),
        text("compare-column-time"): text("amount-milliseconds", value=number(fields["seconds"] * 1000, 3)),
    }


def _picture(board: str) -> str:
    try:
        return Board.parse(board)._repr_svg_()
    except Fault:  # a place on a map, or a state of the user's own problem
        return ""
