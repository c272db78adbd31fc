"""IDA* (Korf 1985): depth-first search below a threshold of f = g + h, raised to the least f that was cut off."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Generic

from workbench.search.problem.known_costs import KnownCosts
from workbench.search.problem.known_costs import endgame as table_of
from workbench.search.problem.problem import Heuristic, Number, Problem, Reversible, S, Step, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Fate, PathTrace


@dataclass(slots=True)
class PathNode(Generic[S]):
    """A node on the current path, its successors not yet generated, and the lowest f cut off below it."""

    record: int
    move: str
    state: S
    before: S | None
    g: Number
    successors: Iterator[Step[S]]
    depth: int
    least: Number = math.inf


def idastar(
    problem: Problem[S],
    heuristic: Heuristic[S],
    trace: PathTrace[S],
    jobs: int = 1,  # noqa: ARG001 - this engine uses one thread
    transposition: int | None = None,
    endgame: int | None = None,
    known: KnownCosts[S] | None = None,
) -> Steps:
    """Search with the bound h(start), then with increasing bounds.

    As in Korf's counts, a goal is recognised when it is generated, and a successor cut off by the bound counts as
    generated. The move back to the parent is never generated.

    `transposition`: size in bytes of a table of results for states. `endgame`: all states within this many moves of a
    goal are computed in advance (Culberson & Schaeffer 1996). `known`: these tables, if they exist already.
    """
    if known is None and (transposition is not None or endgame is not None):
        near = table_of(problem, endgame) if endgame is not None and isinstance(problem, Reversible) else (None, 0)
        known = KnownCosts(transposition, *near)
    estimate, start = checked(heuristic, problem), problem.initial()
    threshold: Number = estimate(start)
    if threshold == math.inf:
        trace.pruned += 1
        trace.reject(trace.add(start, NONE, "", 0, threshold, 0), Fate.PRUNED)
    while threshold != math.inf:
        trace.begin_iteration(threshold)
        root = trace.add(start, NONE, "", 0, estimate(start), 0)
        if problem.is_goal(start):
            trace.solve(root, ())
            return Status.SOLVED
        threshold = yield from contour(problem, heuristic, trace, root, threshold, known)
        if trace.solution is not None:
            return Status.SOLVED
    return trace.exhaust(trace.expanded_in_iteration)


def contour(
    problem: Problem[S],
    heuristic: Heuristic[S],
    trace: PathTrace[S],
    root: int,
    threshold: Number,
    known: KnownCosts[S] | None,
) -> Generator[None, None, Number]:
    """Search all nodes with f ≤ threshold. Returns the lowest f that was cut off, ∞ if nothing was."""
    estimate, start = checked(heuristic, problem), problem.initial()
    yield
    trace.expand(root)
    path = [PathNode(root, "", start, None, 0, iter(problem.successors(start)), 0)]
    while True:
        node = path[-1]
        for move, child, cost in node.successors:
            if child == node.before:
                continue
            check_cost(cost, problem, node.state, move)
            h, exact = estimate(child), False
            if known is not None and h != math.inf:
                h, exact = known.improved(child, node.state, h)
            trace.generated += 1
            f = node.g + cost + h
            record = trace.add(child, node.record, move, node.g + cost, h, len(path))
            if f > threshold:
                trace.pruned += h == math.inf
                trace.reject(record, Fate.PRUNED if h == math.inf else Fate.CUT)
                node.least = min(node.least, f)
                continue
            if exact or problem.is_goal(child):
                endgame_moves = known.rest(problem, child) if exact and known is not None else []
                last = PathNode(record, move, child, None, node.g + cost, iter(()), len(path))
                record = record_endgame_path(problem, trace, last, endgame_moves, h)
                trace.solve(record, (*(path_node.move for path_node in path[1:]), move, *endgame_moves))
                return node.least
            yield
            trace.expand(record)
            following = iter(problem.successors(child))
            path.append(PathNode(record, move, child, node.state, node.g + cost, following, len(path)))
            break
        else:
            path.pop()
            trace.leave(node.record)
            if known is not None:
                known.learn(node.state, node.before, node.least - node.g)
                trace.search_bytes = known.nbytes
            if not path:
                return node.least
            path[-1].least = min(path[-1].least, node.least)


def record_endgame_path(
    problem: Problem[S], trace: PathTrace[S], node: PathNode[S], endgame_moves: list[str], remaining_cost: Number
) -> int:
    """Record the path to the goal given by an end-game table; `remaining_cost` is its cost. Returns its last record."""
    depth = node.depth
    for label in endgame_moves:
        move, state, cost = next(step for step in problem.successors(node.state) if step[0] == label)
        remaining_cost, depth = remaining_cost - cost, depth + 1
        record = trace.add(state, node.record, move, node.g + cost, remaining_cost, depth)
        node = PathNode(record, move, state, None, node.g + cost, iter(()), depth)
    return node.record
