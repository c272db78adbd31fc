"""Starting divide and conquer by names, and the fields of the result."""

from __future__ import annotations

from typing import Any

from workbench.api.sentences import with_sentences
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.ordering import TIES
from workbench.tiles.divide.bound import solution_bound
from workbench.tiles.divide.phase import Phase
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import DEFAULT, Strategy
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVES


@with_sentences
def start_divide(
    board: Board | str,
    *,
    goal: Board | str = "last",
    order: str = MOVES,
    limits: Limits | None = None,
    keep: bool = True,
    strategy: Strategy | str = DEFAULT,
) -> DivideRun:
    """Return a divide-and-conquer run at its beginning; for an unsolvable board it is already finished.

    `strategy`: how the board is divided, such as "line order=rows final=3x3"; the default is tile by tile. `keep`:
    whether the recordings of finished phases are kept; without them large boards take little memory.

    Raises Fault for malformed boards, goals and strategies.
    """
    start_board = Board.parse(board) if isinstance(board, str) else board
    target = goal if isinstance(goal, Board) else goal_board(goal, start_board.rows, start_board.columns)
    parsed_strategy = strategy if isinstance(strategy, Strategy) else Strategy.parse(strategy)
    return DivideRun(start_board, target, order, limits, keep, parsed_strategy)


def divide_fields(run: DivideRun, boards: bool = False) -> dict[str, Any]:
    """Return the fields of the command line's JSON object for a run, including its phases.

    `boards`: with the boards and the frozen cells of each phase, most of the text for a large board.
    """
    solved = run.status is Status.SOLVED
    bound = solution_bound(run) if solved else None
    optimal = bound is not None and bound.moves == len(run.moves)
    recordings = [phase.run.recording for phase in run.phases]
    return {
        "status": run.status.value,
        "moves": run.moves if solved else None,
        "cost": len(run.moves) if solved else None,
        "optimal": optimal,
        "lower_bound": None if bound is None else bound.moves,
        "optimal_cost": bound.moves if bound is not None and (bound.exact or optimal) else None,
        "expanded": run.expanded,
        "generated": run.generated,
        "reopened": sum(recording.reopened for recording in recordings),
        "max_open": max((recording.max_open for recording in recordings), default=0),
        "seconds": run.seconds,
        "peak_bytes": run.peak_bytes,
        "board": str(run.start),
        "goal": str(run.goal),
        "algorithm": "divide",
        "strategy": str(run.strategy),
        "heuristic": None,
        "ties": TIES[0],
        "order": run.order,
        "engine": "textbook" if all(phase.run.interpreted for phase in run.phases) else "compiled",
        "counts": "exact",
        "limit": run.limit,
        "phases": [_phase_fields(phase, boards) for phase in run.phases],
    }


def _phase_fields(phase: Phase, boards: bool) -> dict[str, Any]:
    subgoal, columns = phase.subgoal, phase.board.columns
    fields: dict[str, Any] = {
        "kind": subgoal.kind,
        "target": {
            "tiles": list(subgoal.tiles),
            "cells": [list(divmod(cell, columns)) for cell in subgoal.cells],
        },
        "moves": phase.moves,
        "algorithm": phase.algorithm,
        "heuristic": phase.estimate,
        "expanded": phase.run.recording.expanded,
        "generated": phase.run.recording.generated,
    }
    if boards:
        fields["frozen"] = [list(divmod(cell, columns)) for cell in sorted(subgoal.frozen)]
        fields |= {"from": str(phase.board), "to": str(phase.board.replayed(phase.moves))}
    return fields
