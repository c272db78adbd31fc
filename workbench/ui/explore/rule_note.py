"""What to say if another rule of moves has brought another heuristic, or a typed h a table of h."""

from __future__ import annotations

from typing import Any

from workbench.catalog.estimates import ZERO, entry_for, offered_for, usual_after
from workbench.maps.graph import TABLE, GraphProblem
from workbench.maps.grid_problem import GridProblem
from workbench.own_file import is_own
from workbench.search.problem.problem import Problem
from workbench.wording import text
from workbench.wording.heuristics import heuristic_text


def rule_note(before: Problem[Any], heuristic: str | None, problem: Problem[Any], now: str | None) -> str:
    """Return a sentence if the heuristic has followed the rule of moves from `heuristic` to `now`; otherwise ""."""
    if not isinstance(before, GridProblem) or not isinstance(problem, GridProblem):
        return ""
    followed = heuristic is not None and now == usual_after(heuristic, before, problem)
    if before.grid.moves is problem.grid.moves or heuristic is None or now is None or heuristic == now or not followed:
        return ""
    key = "closer" if entry_for(problem, heuristic).admissible else "overestimates"
    return text(
        f"map-rule-{key}",
        rule=text(f"map-moves-{problem.grid.moves}"),
        before=heuristic_text(heuristic, problem=problem),
        now=heuristic_text(now, problem=problem),
    )


def table_note(before: Problem[Any], heuristic: str | None, problem: Problem[Any]) -> str:
    """Return a sentence if the first h of a graph has been typed: which h the other places have got; otherwise ""."""
    if not isinstance(before, GraphProblem) or not isinstance(problem, GraphProblem):
        return ""
    same = before.graph.edges is problem.graph.edges
    if not same or TABLE not in offered_for(problem) or TABLE in offered_for(before):
        return ""
    if heuristic is None or heuristic == ZERO or is_own(heuristic):
        return text("map-table-zero")
    return text("map-table-estimated", heuristic=heuristic_text(heuristic, problem=before))
