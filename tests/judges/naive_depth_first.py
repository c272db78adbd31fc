"""A judge of depth-first searches: plain recursion."""

from __future__ import annotations

import math
from collections.abc import Callable

from judges.naive_best_first import Node, Search, Snapshot, Successor
from judges.naive_tiles import Estimate, Number, Problem, State, zero


class Stopped(Exception):  # noqa: N818 - no error: the judge has seen enough
    """The search has made as many expansions as the judge was asked for."""


class DepthFirst:
    """Recursive depth-first searches. What happens before the next expansion belongs to the step before it."""

    def __init__(self, problem: Problem, most: int, estimate: Estimate = zero, stores_open: bool = True) -> None:
        self.problem, self.most, self.estimate, self.stores_open = problem, most, estimate, stores_open
        self.search = Search()
        self.nodes: list[Node] = []
        self.t = self.generated = 0
        self.current: Node | None = None
        self.goal: Node | None = None
        self.waiting: list[list[Node]] = []
        self.bounds: list[tuple[Number | None, int, int]] = []
        self.bound_of_step: dict[int, Number | None] = {}
        self.seen_states: list[State] = []

    def node(self, parent: Node | None, move: str, state: State, g: Number) -> Node:
        node = Node(len(self.nodes), state, parent, move, g, self.estimate(state))
        self.nodes.append(node)
        return node

    def look(self) -> None:
        stack = [node.number for level in reversed(self.waiting) for node in level]
        added = self.nodes[len(self.search.snapshots[-1].nodes) :] if self.search.snapshots else []
        self.search.snapshots.append(
            Snapshot(
                t=self.t,
                nodes=tuple(self.nodes),
                current=None if self.current is None else self.current.number,
                goal=None if self.goal is None else self.goal.number,
                open=stack if self.stores_open else None,
                closed=None,
                successors=[
                    Successor(node.move, node.state, node.g, node.number, None, self._fate(node))
                    for node in added
                    if node.parent is not None and self.current is not None
                ],
                generated=self.generated,
                reopened=0,
                bound=self.bound_of_step.get(self.t, self.bounds[-1][0]),
            )
        )

    def _fate(self, node: Node) -> str:
        return "goal" if node is self.goal else node.fate

    def reject(self, node: Node, fate: str) -> None:
        node.left, node.fate = self.t, fate
        self.waiting[-1].remove(node)

    def expand(self, node: Node) -> None:
        """Begin the next step."""
        self.look()
        if self.t == self.most:
            raise Stopped
        self.t += 1
        self.bound_of_step[self.t] = self.bounds[-1][0]
        self.current, node.expanded = node, self.t
        self.waiting[-1].remove(node)

    def begin_iteration(self, bound: Number | None) -> None:
        self.bounds.append((bound, self.generated, self.t))

    def found(self, node: Node) -> bool:
        self.goal = node
        return True

    def judged(self, search: Callable[[], str]) -> Search:
        """Carry out `search`, which returns the status, and return all that was seen."""
        try:
            self.search.status = search()
            self.look()
        except Stopped:
            pass
        ends = [*((generated, expanded) for _, generated, expanded in self.bounds[1:]), (self.generated, self.t)]
        self.search.rounds = [
            (bound, after[0] - generated, after[1] - expanded)
            for (bound, generated, expanded), after in zip(self.bounds, ends, strict=True)
        ]
        return self.search

    # dfs and ids

    def below(self, node: Node, limit: int | None, repeated: str, test: str) -> tuple[bool, bool]:
        """Search below a waiting node; return whether a goal was found and whether anything was cut off."""
        if test == "expansion" and self.problem.is_goal(node.state):
            return self.found(node), False
        if repeated == "all" and node.state in self.seen_states:
            self.reject(node, "repeated")
            return False, False
        if node.depth == limit:
            self.reject(node, "cut")
            return False, True
        self.expand(node)
        self.seen_states.append(node.state)
        self.waiting.append([])
        if self._produce(node, repeated, test):
            return True, False
        cut = False
        for child in list(self.waiting[-1]):
            found, cut_there = self.below(child, limit, repeated, test)
            cut = cut or cut_there
            if found:
                return True, cut
        self.waiting.pop()
        node.left = self.t
        return False, cut

    def _produce(self, node: Node, repeated: str, test: str) -> bool:
        """Put the successors of an expanded node on the stack; return whether one is recognised as a goal."""
        before = None if node.parent is None else node.parent.state
        on_path = [entered.state for entered in node.line]
        for move, state, cost in self.problem.successors(node.state):
            if repeated == "deepening" and node.parent is not None and state == before:
                continue
            self.generated += 1
            child = self.node(node, move, state, node.g + cost)
            self.waiting[-1].append(child)
            if test == "generation" and self.problem.is_goal(state):
                return self.found(child)
            back = repeated == "parent" and node.parent is not None and state == before
            if back or (repeated == "path" and state in on_path) or (repeated == "all" and state in self.seen_states):
                self.reject(child, "repeated")
        return False

    def round(self, limit: int | None, repeated: str, test: str) -> tuple[bool, bool]:
        self.begin_iteration(limit)
        root = self.node(None, "", self.problem.initial(), 0)
        self.waiting = [[root]]
        if test == "generation" and self.problem.is_goal(root.state):
            return self.found(root), False
        return self.below(root, limit, repeated, test)

    # idastar

    def contour(self, node: Node, threshold: Number) -> tuple[bool, Number]:
        """Search below a node within the threshold; return whether a goal was found, and the least f cut off."""
        self.expand(node)
        self.waiting.append([])
        least: Number = math.inf
        for move, state, cost in self.problem.successors(node.state):
            if node.parent is not None and state == node.parent.state:
                continue
            self.generated += 1
            child = self.node(node, move, state, node.g + cost)
            self.waiting[-1].append(child)
            f = child.g + child.h
            if f > threshold:
                self.reject(child, "pruned" if child.h == math.inf else "cut")
                least = min(least, f)
            elif self.problem.is_goal(state):
                return self.found(child), least
            else:
                found, cut = self.contour(child, threshold)
                least = min(least, cut)
                if found:
                    return True, least
        self.waiting.pop()
        node.left = self.t
        return False, least


def dfs(problem: Problem, limit: int | None, repeated: str, test: str, most: int) -> Search:
    """Search depth-first for at most `most` expansions."""
    judge = DepthFirst(problem, most)

    def search() -> str:
        found, cut = judge.round(limit, repeated, test)
        return "solved" if found else "exhausted" if cut else "unsolvable"

    return judge.judged(search)


def ids(problem: Problem, start_bound: int, increment: int, test: str, most: int) -> Search:
    """Search with depth limits `start_bound`, `start_bound` + `increment` …, never moving straight back."""
    judge = DepthFirst(problem, most)

    def search() -> str:
        bound = start_bound
        while True:
            found, cut = judge.round(bound, "deepening", test)
            if found:
                return "solved"
            if not cut:
                return "unsolvable"
            bound += increment

    return judge.judged(search)


def idastar(problem: Problem, estimate: Estimate, most: int) -> Search:
    """Search with thresholds of f, from h(start) to the least f that was cut off, again and again."""
    judge = DepthFirst(problem, most, estimate, stores_open=False)

    def search() -> str:
        start = problem.initial()
        threshold = estimate(start)
        while threshold != math.inf:
            judge.begin_iteration(threshold)
            root = judge.node(None, "", start, 0)
            judge.waiting = [[root]]
            if problem.is_goal(start):
                judge.found(root)
                return "solved"
            found, threshold = judge.contour(root, threshold)
            if found:
                return "solved"
        return "exhausted" if any(node.h == math.inf for node in judge.nodes) else "unsolvable"

    return judge.judged(search)
