"""Depth-limited search: the core of `dfs` and of each iteration of `ids`."""

from __future__ import annotations

import sys
from collections.abc import Generator, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic

from workbench.search.problem.problem import Number, Problem, S, check_cost
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.depth_first_trace import Fate, Trace

GoalFound = bool | None
"""True: a goal was found. False: nothing, and nothing was cut off. None: nothing, but something was cut off."""


@dataclass(frozen=True, slots=True)
class StackNode(Generic[S]):
    """A generated node on the stack."""

    number: int
    move: str
    state: S
    parent: S | None
    g: Number
    depth: int


Stack = list[tuple[StackNode[S] | None, Iterator[StackNode[S]]]]
"""The entered nodes from the root on (None above it), each with an iterator over its remaining successors."""


def moves_to(stack: Stack[S], node: StackNode[S]) -> tuple[str, ...]:
    """Return the moves from the root to `node`, a child of the deepest entered node."""
    entered = [ancestor.move for ancestor, _ in stack if ancestor is not None]
    return (*entered, node.move)[1:]


def root_node(problem: Problem[S], trace: Trace[S]) -> StackNode[S]:
    """Record the start and return its node."""
    start = problem.initial()
    return StackNode(trace.add(start, NONE, "", 0, 0, 0), "", start, None, 0, 0)


class AvoidedStates(Generic[S]):
    """States that are not entered again: `none`, the `parent`, those on the current `path`, or `all` entered ones."""

    def __init__(self, repeated: str) -> None:
        self.repeated = repeated
        self._entered: set[Hashable] = set()
        self._state_bytes = 0

    def __call__(self, state: S, grandparent: S | None = None) -> bool:
        """Return whether `state` is avoided. `grandparent`: the state of its grandparent, if any."""
        return state == grandparent if self.repeated == "parent" else state in self._entered

    def enter(self, state: S) -> None:
        """Record that `state` is expanded."""
        if self.repeated in ("path", "all"):
            self._entered.add(state)
            self._state_bytes = self._state_bytes or allocated(state)

    def leave(self, state: S) -> None:
        """Record that the search backtracks over `state`."""
        if self.repeated == "path":
            self._entered.discard(state)

    @property
    def nbytes(self) -> int:
        """Size of the set of states in bytes; every state is assumed to be as large as the first one."""
        return sys.getsizeof(self._entered) + len(self._entered) * self._state_bytes


def depth_limited(
    problem: Problem[S],
    trace: Trace[S],
    root: StackNode[S],
    limit: int | None,
    avoided: AvoidedStates[S],
    test: str,
    move_back: bool = True,
) -> Generator[None, None, GoalFound]:
    """Search below `root`, at most `limit` moves deep (None: no limit).

    All successors of a node are generated when it is expanded. Those not avoided are put on the stack and are taken
    from it in the order of generation. `move_back`: whether the successor equal to a node's parent is generated.
    Returns True if a goal was found, None if the limit cut something off, else False.
    """
    early, cut = test == "generation", False
    trace.tests_early = early
    if early and problem.is_goal(root.state):
        trace.solve(root.number, ())
        return True
    stack: Stack[S] = [(None, iter([root]))]
    # An entered node takes about twice as much memory, because of the iterator over its successors.
    node_bytes = sum(map(allocated, (root, root.state, NEVER, NEVER, NEVER)))
    while stack:
        parent, waiting = stack[-1]
        node = next(waiting, None)
        if node is None:
            stack.pop()
            if parent is not None:
                avoided.leave(parent.state)
                trace.leave(parent.number)
            continue
        if not early and problem.is_goal(node.state):
            trace.solve(node.number, moves_to(stack, node))
            return True
        if avoided.repeated == "all" and avoided(node.state):
            trace.reject(node.number, Fate.REPEATED)
            continue
        if node.depth == limit:
            trace.reject(node.number, Fate.CUT)
            cut = True
            continue
        yield
        trace.expand(node.number)
        avoided.enter(node.state)
        trace.search_bytes = (2 * len(stack) + trace.open) * node_bytes + avoided.nbytes
        children = []
        for move, state, cost in problem.successors(node.state):
            if not move_back and state == node.parent:
                continue
            check_cost(cost, problem, node.state, move)
            trace.generated += 1
            g, depth = node.g + cost, node.depth + 1
            child = StackNode(trace.add(state, node.number, move, g, 0, depth), move, state, node.state, g, depth)
            if early and problem.is_goal(state):
                trace.solve(child.number, (*moves_to(stack, node), move))
                return True
            if avoided(state, node.parent):
                trace.reject(child.number, Fate.REPEATED)
            else:
                children.append(child)
        stack.append((node, iter(children)))
    return None if cut else False
