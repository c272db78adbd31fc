"""Auditing a heuristic given by its name, and the fields of the result."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from workbench.api.run import ConfiguredRun
from workbench.api.sentences import with_sentences
from workbench.api.start import start
from workbench.catalog.heuristics import heuristic as entry_of
from workbench.catalog.heuristics import offered
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.recording.recording import UNREACHABLE
from workbench.search.running.run import Run
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape
from workbench.tiles.puzzle.goal import LAST, goal_board, goal_name
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.state_space import field as fields
from workbench.tiles.state_space.audit import Audit, check_sample
from workbench.tiles.state_space.field import DistanceField
from workbench.tiles.state_space.sampling import DEFAULT_BOARDS, sampled_field
from workbench.tiles.state_space.verdict import HeuristicVerdict, Inconsistency, Overestimate, judge, weighted

_EXACT_HEURISTICS = ("pdb-663", "pdb-78", "pdb-555", "pdb-65", "pdb-6666", "walking-distance", "linear-conflict")
"""Heuristics for finding true distances if there are too many boards: the first available one is used."""
_MAX_EXPANSIONS, _MAX_INTERPRETED_EXPANSIONS = 3_000_000, 20_000
"""Maximum expansions per board of a sample, compiled and interpreted; harder boards are skipped."""
_UNIFORM_INTERVAL = 4
"""One board of a sample in this many is drawn from all boards, if a pattern database makes them easy to solve."""


@with_sentences
def start_audit(
    goal: Board | str,
    heuristic: str = "manhattan",
    *,
    samples: int | None = None,
    seed: int = 0,
    limits: Limits | None = None,
    field: DistanceField | None = None,
) -> Audit:
    """Return an audit at its beginning: of every board of small shapes, or of a sample of large ones.

    `goal`: the goal board, or a shape such as "3x3" with its default goal. `samples`: the number of random boards;
    None: all boards if there are not too many, else BOARDS. `field`: the boards with their distances, if already known.

    Raises Fault for unknown names, and for boards that are too large.
    """
    target = goal if isinstance(goal, Board) else goal_board(LAST, *read_shape(goal))
    estimate = entry_of(heuristic).create(target)
    sample = None
    if field is None and (samples is not None or target.cells > fields.MAX_CELLS):
        check_sample(target)
        samples = DEFAULT_BOARDS if samples is None else samples
        sample = _sample(target, samples, seed)
    return Audit(
        target,
        estimate,
        limits=limits,
        field=field,
        sample=sample,
        boards=samples or 0,
        compiled=preparing.ready(),
    )


def audit_verdict(audit: Audit, weight: float = 1.0) -> HeuristicVerdict:
    """Return the verdict of a finished audit on `weight` times its estimates."""
    assert audit.field is not None
    assert audit.values is not None
    return judge(audit.field, audit.values if weight == 1 else weighted(audit.values, weight))


def audit_fields(verdict: HeuristicVerdict) -> dict[str, Any]:
    """Return the fields of the command line's JSON object for a verdict, values in moves."""
    overestimates = [_overestimate(one) for one in verdict.overestimates]
    inconsistencies = [_inconsistency(one) for one in verdict.inconsistencies]
    goal_estimate = verdict.goal_estimate
    return {
        "states": verdict.states,
        "complete": verdict.field.complete,
        "admissible": verdict.admissible,
        "consistent": verdict.consistent,
        "mean": verdict.mean,
        "mean_true": verdict.mean_true,
        "counterexample": next(iter(overestimates or inconsistencies), None),
        "inconsistency": next(iter(inconsistencies), None),
        "overestimated": verdict.overestimated,
        "broken_moves": verdict.broken,
        "moves": verdict.moves,
        "max_over": in_moves(verdict.max_overestimate),
        "max_under": in_moves(verdict.max_underestimate),
        "h_of_goal": None if goal_estimate is None else in_moves(goal_estimate),
        "errors": {str(error): count for error, count in verdict.errors.items()},
        "goal": goal_name(verdict.field.goal),
        "board": f"{verdict.field.goal.rows}x{verdict.field.goal.columns}",
        "missed": verdict.field.missed,
    }


def in_moves(amount: int) -> int | float | None:
    """Return thousandths of a move as moves; None for ∞."""
    if amount >= UNREACHABLE:
        return None
    return amount // MOVE_COST if amount % MOVE_COST == 0 else amount / MOVE_COST


def _overestimate(one: Overestimate) -> dict[str, Any]:
    return {"board": str(one.board), "h": in_moves(one.h), "true": in_moves(one.true)}


def _inconsistency(one: Inconsistency) -> dict[str, Any]:
    return {
        "board": str(one.board),
        "move": one.move,
        "h": in_moves(one.h),
        "after": str(one.after),
        "h_after": in_moves(one.h_after),
    }


def _sample(goal: Board, samples: int, seed: int) -> Generator[int, int, DistanceField]:
    name = _best_available(goal)
    uniform = _UNIFORM_INTERVAL if name.startswith("pdb") else 0

    def search(board: Board) -> Run[Any]:
        return _search(board, goal, name)

    return sampled_field(goal, search, samples, seed, uniform)


def _search(board: Board, goal: Board, name: str) -> ConfiguredRun:
    run = start(board, "idastar", name, goal=goal, records=1)
    limit = _MAX_EXPANSIONS if run.engine == "compiled" else _MAX_INTERPRETED_EXPANSIONS
    run.raise_limits(replace(run.limits, expansions=limit))
    return run


def _best_available(goal: Board) -> str:
    """Return the name of the strongest heuristic that is available at once."""
    names = offered(goal)
    for name in _EXACT_HEURISTICS:
        try:
            if name in names:
                entry_of(name).create(goal)
                return name
        except Fault:  # not built, or not for this shape
            continue
    return "manhattan"
