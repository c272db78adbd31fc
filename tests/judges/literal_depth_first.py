"""The pseudocode of the depth-first searches, carried out literally: with a stack, and by recursion."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from typing import Any

from judges.literal import Carried, of, of_successor
from judges.naive_best_first import Node
from judges.naive_tiles import Estimate, Number, Problem, Puzzle

Test = Callable[[Any], bool]


class Stack:
    """Depth-first search with a stack: the levels of the path, each with those of its successors that wait."""

    def __init__(self, problem: Problem, repeated: str, early: bool) -> None:
        self.problem, self.repeated, self.early = problem, repeated, early
        self.made, self.cut = 0, False
        self.levels: list[tuple[Node | None, list[Node]]] = []
        self.entered: list[Any] = []
        self.found = False

    def node(self, parent: Node | None, state: Any, move: str, g: Number) -> Node:
        self.made += 1
        return Node(self.made - 1, state, parent, move, g, 0)

    def facts(self, node: Node, bound: int | None) -> dict[str, Any]:
        result = {"node": node.number, "g": node.g, "depth": node.depth, **self.size()}
        return result if bound is None else {**result, "bound": bound}

    def size(self) -> dict[str, int]:
        return {"open": sum(len(waiting) for _, waiting in self.levels)}

    def avoids(self, state: Any, n: Node) -> bool:
        if self.repeated == "path":
            return state in [node.state for node in n.line]
        if self.repeated in ("parent", "deepening"):
            return n.parent is not None and state == n.parent.state
        return self.repeated == "all" and state in self.entered

    def search(self, limit: int | None) -> Carried:
        """Search below the root that waits."""
        while self.levels:
            above, waiting = self.levels[-1]
            if not waiting:
                self.levels.pop()
                if above is not None:
                    yield "back", self.facts(above, limit)
                continue
            n = waiting.pop(0)
            yield "take", self.facts(n, limit)
            if not self.early:
                if self.problem.is_goal(n.state):
                    self.found = True
                    yield "found", self.facts(n, limit)
                    return
                yield "test", self.facts(n, limit)
            if self.repeated == "all" and n.state in self.entered:
                yield "known", self.facts(n, limit)
            elif n.depth == limit:
                self.cut = True
                yield "cut", self.facts(n, limit)
            else:
                yield from self._enter(n, limit)
                if self.found:
                    return

    def _enter(self, n: Node, limit: int | None) -> Carried:
        self.entered.append(n.state)
        children: list[Node] = []
        self.levels.append((n, children))
        for move, state, cost in self.problem.successors(n.state):
            if self.repeated == "deepening" and self.avoids(state, n):
                continue
            s = {"move": move, "s_g": n.g + cost}
            yield "each", {**self.facts(n, limit), **s}
            child = self.node(n, state, move, n.g + cost)
            if self.early and self.problem.is_goal(state):
                children.append(child)
                self.found = True
                yield "found", {**self.facts(n, limit), **s}
                return
            if self.avoids(state, n):
                yield "repeated", {**self.facts(n, limit), **s}
            else:
                children.append(child)
                yield "waiting", {**self.facts(n, limit), **s}


def dfs(problem: Problem, limit: int | None, repeated: str, test: str) -> Carried:
    """Carry out depth-first search."""
    stack = Stack(problem, repeated, test == "generation")
    root = stack.node(None, problem.initial(), "", 0)
    stack.levels = [(None, [root])]
    begun = {**stack.size(), **({} if limit is None else {"bound": limit})}
    yield "start", begun
    if stack.early and problem.is_goal(root.state):
        yield "trivial", begun
        return
    last: dict[str, Any] = {}
    for line, last in stack.search(limit):
        yield line, last
    if not stack.found:
        yield "fail", {name: value for name, value in last.items() if name not in ("move", "s_g")}


def ids(problem: Problem, limit: int, increment: int, test: str) -> Carried:
    """Carry out iterative deepening."""
    stack = Stack(problem, "deepening", test == "generation")
    line, last = "start", dict[str, Any]()
    while True:
        root = stack.node(None, problem.initial(), "", 0)
        stack.levels, stack.cut = [(None, [root])], False
        last = {"bound": limit, **stack.size()}
        yield line, last
        if stack.early and problem.is_goal(root.state):
            yield "trivial", last
            return
        for carried, variables in stack.search(limit):
            yield carried, variables
            last = {name: value for name, value in variables.items() if name not in ("move", "s_g")}
        if stack.found:
            return
        if not stack.cut:
            yield "fail", last
            return
        line, limit = "bound", limit + increment


class Contours:
    """IDA*. `room`: how many entries the transposition table has; `near`: the end-game table, state -> exact cost, and
    `beyond`, what all other states cost at least.
    """

    def __init__(
        self, problem: Problem, estimate: Estimate, room: int, near: dict[Any, Number], beyond: Number
    ) -> None:
        self.problem, self.estimate, self.room, self.near, self.beyond = problem, estimate, room, near, beyond
        self.learned: dict[Any, Number] = {}
        self.made = 0
        self.limit: Number = estimate(problem.initial())
        self.next: Number = math.inf

    def node(self, parent: Node | None, state: Any, move: str, g: Number) -> Node:
        self.made += 1
        h = self.estimate(state)
        if parent is not None and h < math.inf:
            h = self.near.get(state, max(h, self.beyond, self.learned.get((state, parent.state), 0)))
        return Node(self.made - 1, state, parent, move, g, h)

    def facts(self, n: Node) -> dict[str, Any]:
        return {**of(n), "depth": n.depth, "bound": self.limit, "next": self.next}

    def run(self) -> Carried:
        root = self.node(None, self.problem.initial(), "", 0)
        if root.h == math.inf:
            yield "start", {"next": math.inf}
            yield "fail", {"next": math.inf}
            return
        yield "start", {"bound": self.limit, "next": math.inf}
        if self.problem.is_goal(root.state):
            yield "trivial", {"bound": self.limit, "next": math.inf}
            return
        while (yield from self.search(root)) is not None:
            if self.next == math.inf:
                yield "fail", self.facts(root)
                return
            self.limit, self.next = self.next, math.inf
            yield "raise", {"bound": self.limit, "next": self.next}
            root = self.node(None, self.problem.initial(), "", 0)

    def search(self, n: Node) -> Generator[tuple[str, dict[str, Any]], None, Number | None]:
        """Search below a node; return the least f that was cut off there, or None where a goal was found."""
        yield "take", self.facts(n)
        least: Number = math.inf
        for move, state, cost in self.problem.successors(n.state):
            if n.parent is not None and state == n.parent.state:
                continue
            child = self.node(n, state, move, n.g + cost)
            s = of_successor(move, child.g, child.h)
            yield "each", {**self.facts(n), **s}
            below: Number | None = child.g + child.h
            if child.g + child.h > self.limit:
                self.next = min(self.next, child.g + child.h)
                yield "cut", {**self.facts(n), **s}
            elif self.problem.is_goal(state):
                yield "found", {**self.facts(n), **s}
                return None
            elif state in self.near:
                yield "exact", {**self.facts(n), **s}
                yield "found", {**self.facts(n), **s}
                return None
            else:
                yield "enter", {**self.facts(n), **s}
                below = yield from self.search(child)
                if below is None:
                    return None
            least = min(least, below)
        key = (n.state, None if n.parent is None else n.parent.state)
        if key in self.learned or len(self.learned) < self.room:
            self.learned[key] = least - n.g
        yield "back", self.facts(n)
        return least


def near_the_goal(puzzle: Puzzle, moves: int) -> dict[Any, Number]:
    """Return the exact costs of all boards at a distance from the goal."""
    costs, rim = {puzzle.goal: 0}, [puzzle.goal]
    for distance in range(1, moves + 1):
        reached = [other for state in rim for _, other, _ in puzzle.successors(state) if other not in costs]
        rim = list(dict.fromkeys(reached))
        costs |= dict.fromkeys(rim, 1000 * distance)
    return dict(costs)


def idastar(
    problem: Problem, estimate: Estimate, room: int = 0, near: dict[Any, Number] | None = None, beyond: Number = 0
) -> Carried:
    """Carry out IDA*, with the tables of `Contours` if they are given."""
    return Contours(problem, estimate, room, near or {}, beyond).run()
