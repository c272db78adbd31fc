"""IDA* (Korf 1985): depth-first search below a threshold of f = g + h, raised to the least f that was cut off."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from sys import intern
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.known_costs import KnownCosts
from workbench.search.problem.known_costs import endgame as table_of
from workbench.search.problem.problem import Heuristic, Number, Problem, Reversible, S, Step, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.columns import NONE
from workbench.search.recording.depth_first_trace import Fate, PathTrace
from workbench.search.recording.film import Checkpoint, Rebuilt, Siblings
from workbench.search.running.stepping import rebuild_steps


@dataclass(slots=True)
class PathNode(Generic[S]):
    """A node on the current path.

    Attributes:
        before: the state of its parent. successors: those not generated yet; None: it is not expanded yet.
        least: the lowest f that was cut off below it.
    """

    record: int
    move: str
    state: S
    before: S | None
    g: Number
    depth: int
    successors: Iterator[Step[S]] | None = None
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
    path: list[PathNode[S]] = []
    if known is None:
        trace.film_by(FilmedContours(problem, heuristic, trace, path))
    while threshold != math.inf:
        trace.begin_iteration(threshold)
        path[:] = [root_of(problem, trace, estimate(start))]
        if problem.is_goal(start):
            trace.solve(path[0].record, ())
            return Status.SOLVED
        threshold = yield from contour(problem, heuristic, trace, path, threshold, known)
        if trace.solution is not None:
            return Status.SOLVED
    return trace.exhaust(trace.expanded_in_iteration)


def root_of(problem: Problem[S], trace: PathTrace[S], h: Number) -> PathNode[S]:
    """Record the start and return its node."""
    start = problem.initial()
    return PathNode(trace.add(start, NONE, "", 0, h, 0), "", start, None, 0, 0)


def contour(
    problem: Problem[S],
    heuristic: Heuristic[S],
    trace: PathTrace[S],
    path: list[PathNode[S]],
    threshold: Number,
    known: KnownCosts[S] | None,
) -> Generator[None, None, Number]:
    """Search all nodes with f ≤ threshold. Returns the lowest f that was cut off, ∞ if nothing was.

    `path`: the root or, to continue a search, the nodes from the root to the one that is expanded next. It always
    contains the present path.
    """
    estimate = checked(heuristic, problem)
    while True:
        node = path[-1]
        if node.successors is None:
            yield
            trace.expand(node.record)
            node.successors = iter(problem.successors(node.state))
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
            entered = PathNode(record, move, child, node.state, node.g + cost, len(path))
            if exact or problem.is_goal(child):
                endgame_moves = known.rest(problem, child) if exact and known is not None else []
                record = record_endgame_path(problem, trace, entered, endgame_moves, h)
                trace.solve(record, (*(path_node.move for path_node in path[1:]), move, *endgame_moves))
                return node.least
            path.append(entered)
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
        node = PathNode(record, move, state, None, node.g + cost, depth)
    return node.record


class FilmedContours(Generic[S]):
    """Continues IDA* from its checkpoints, whose paths are moves; see `PathSearch`."""

    stores_open = False

    def __init__(
        self, problem: Problem[S], heuristic: Heuristic[S], trace: PathTrace[S], path: list[PathNode[S]]
    ) -> None:
        self._problem, self._heuristic, self._trace, self._path = problem, heuristic, trace, path

    def path(self) -> Sequence[str]:
        return tuple(intern(node.move) for node in self._path[1:])

    def groups(self) -> tuple[int, ...]:
        return tuple(node.record for node in self._path)

    def renumber(self, numbers: NDArray[np.int64]) -> None:
        for node in self._path:
            node.record = int(numbers[node.record])

    def least(self) -> Number:
        return min(node.least for node in self._path)

    def siblings(self, checkpoint: Checkpoint) -> Sequence[Siblings]:
        return [Siblings()] * (len(checkpoint.path) + 1)

    def rebuild(self, checkpoint: Checkpoint, bound: Number | None, steps: int) -> Rebuilt:
        assert bound is not None
        problem, trace = self._problem, self._trace.empty_stretch(checkpoint.iteration)
        path = [root_of(problem, trace, self._heuristic(problem.initial()))]
        for move in checkpoint.path:
            self._enter(trace, path, move)
        depths = range(len(path) + 1)
        trace.open = 1
        rebuild_steps(contour(problem, self._heuristic, trace, path, bound, None), trace, steps)
        return Rebuilt(trace, depths, [node.record for node in path])

    def _enter(self, trace: PathTrace[S], path: list[PathNode[S]], label: str) -> None:
        """Generate the successors of the last node of a path up to the one of a move, which is appended."""
        node = path[-1]
        trace.nodes.arrays["expanded"][node.record] = 0
        node.successors = iter(self._problem.successors(node.state))
        move, child, cost = next(step for step in node.successors if step[0] == label)
        record = trace.add(child, node.record, move, node.g + cost, self._heuristic(child), len(path))
        path.append(PathNode(record, move, child, node.state, node.g + cost, len(path)))
