"""Depth-limited search: the core of `dfs` and of each iteration of `ids`."""

from __future__ import annotations

import sys
from collections.abc import Generator, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from workbench.search.problem.problem import Number, Problem, S, check_cost
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.depth_first_trace import Fate, Trace
from workbench.search.recording.film import Siblings

GoalFound = bool | None
"""True: a goal was found. False: nothing, and nothing was cut off. None: nothing, but something was cut off."""


@dataclass(slots=True)
class StackNode(Generic[S]):
    """A generated node on the stack."""

    number: int
    move: str
    state: S
    parent: S | None
    g: Number
    depth: int


Stack = list[tuple[StackNode[S], Iterator[StackNode[S]], int]]
"""The nodes on the path from the root on, each with an iterator over its remaining successors, and its first record."""


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


class DepthLimited(Generic[S]):
    """Depth-limited searches of a problem from its start.

    All successors of a node are generated when it is expanded. Those not avoided are put on the stack and are taken
    from it in the order of generation.

    `repeated`: see `AvoidedStates`. `test`: whether the goal test is applied at "expansion" or at "generation".
    `move_back`: whether the successor equal to a node's parent is generated.

    Attributes: stack, the path; between two steps, its last node is the one that is expanded next.
    """

    def __init__(self, problem: Problem[S], trace: Trace[S], repeated: str, test: str, move_back: bool = True) -> None:
        self._problem, self._trace, self._rules = problem, trace, (repeated, test, move_back)
        self._tests_early = trace.tests_early = test == "generation"
        self._move_back = move_back
        self._avoided = AvoidedStates[S](repeated)
        self.stack: Stack[S] = []

    def writing_to(self, trace: Trace[S]) -> DepthLimited[S]:
        """Return another search by the same rules."""
        return DepthLimited(self._problem, trace, *self._rules)

    def search(self, limit: int | None) -> Generator[None, None, GoalFound]:
        """Search at most `limit` moves deep (None: no limit).

        Returns True if a goal was found, None if the limit cut something off, else False.
        """
        self._trace.begin_iteration(limit)
        root = self.root()
        if self._tests_early and self._problem.is_goal(root.state):
            self._trace.solve(root.number, ())
            return True
        return (yield from self.resume(root, limit))

    def root(self) -> StackNode[S]:
        """Record the start and return its node."""
        start = self._problem.initial()
        return StackNode(self._trace.add(start, NONE, "", 0, 0, 0), "", start, None, 0, 0)

    def resume(self, node: StackNode[S], limit: int | None) -> Generator[None, None, GoalFound]:
        """Search on with the present stack and the node that comes next. Returns the same as `search`."""
        trace, avoided, stack, cut = self._trace, self._avoided, self.stack, False
        # An entered node takes about twice as much memory, because of the iterator over its successors.
        node_bytes = sum(map(allocated, (node, node.state, NEVER, NEVER, NEVER)))
        waiting = iter([node])
        while True:
            for node in waiting:
                stack.append((node, iter(()), NONE))
                if not self._tests_early and self._problem.is_goal(node.state):
                    trace.solve(node.number, self.moves())
                    return True
                is_repeated = avoided.repeated == "all" and avoided(node.state)
                if not is_repeated and node.depth != limit:
                    break
                trace.reject(node.number, Fate.REPEATED if is_repeated else Fate.CUT)
                cut = cut or not is_repeated
                stack.pop()
            else:
                if not stack:
                    return None if cut else False
                finished, *_ = stack.pop()
                avoided.leave(finished.state)
                trace.leave(finished.number)
                waiting = stack[-1][1] if stack else iter(())
                continue
            yield
            trace.expand(node.number)
            avoided.enter(node.state)
            trace.search_bytes = (2 * len(stack) + trace.open) * node_bytes + avoided.nbytes
            first = trace.next_record
            children = self.successors(node)
            if trace.solution is not None:
                return True
            waiting = iter(children)
            stack[-1] = node, waiting, first

    def successors(self, node: StackNode[S]) -> list[StackNode[S]]:
        """Record the successors of an entered node, up to a goal if they are tested. Returns those not avoided."""
        problem, trace, avoided, children = self._problem, self._trace, self._avoided, []
        tests_early = self._tests_early
        for move, state, cost in problem.successors(node.state):
            if not self._move_back and state == node.parent:
                continue
            check_cost(cost, problem, node.state, move)
            trace.generated += 1
            g, depth = node.g + cost, node.depth + 1
            number = trace.add(state, node.number, move, g, 0, depth)
            child = StackNode(number, move, state, node.state, g, depth)
            if tests_early and problem.is_goal(state):
                trace.solve(number, (*self.moves(), move))
                break
            if avoided(state, node.parent):
                trace.reject(number, Fate.REPEATED)
            else:
                children.append(child)
        return children

    def enter(self, node: StackNode[S], move: str) -> tuple[StackNode[S], Siblings]:
        """Enter a node, and its successors before the one of a move, without a step.

        Returns that successor, which comes next, and its siblings.
        """
        nodes, first = self._trace.nodes, self._trace.records
        self._avoided.enter(node.state)
        children = self.successors(node)
        nodes.arrays["expanded"][node.number] = 0
        place = next(place for place, child in enumerate(children) if child.move == move)
        for child in children[:place]:
            nodes.arrays["left"][child.number] = 0
        following, *waiting = children[place:]
        self.stack.append((node, iter(waiting), first))
        return following, Siblings(following.number - first, tuple(child.number - first for child in waiting))

    def renumber(self, numbers: NDArray[np.int64]) -> None:
        """Give the nodes on the stack other record numbers; `numbers`: by the present ones."""
        for place, (node, waiting, first) in enumerate(self.stack):
            others = list(waiting)
            for renumbered in (node, *others):
                renumbered.number = int(numbers[renumbered.number])
            self.stack[place] = node, iter(others), NONE if first == NONE else int(numbers[first])

    def moves(self) -> tuple[str, ...]:
        """Return the moves from the root to the end of the path."""
        return tuple(node.move for node, *_ in self.stack[1:])
