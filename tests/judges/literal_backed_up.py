"""The pseudocode of the searches that back up values, carried out literally: by recursion, and on a tree."""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import Any

from judges.literal import Carried, of, of_successor
from judges.naive_best_first import Node
from judges.naive_tiles import Estimate, Number, Problem

Told = Generator[tuple[str, dict[str, Any]], None, Number | None]


class Valued:
    """A node of the tree. `number`: its last record; `spent`: the last one that was expanded."""

    def __init__(
        self, number: int, state: Any, above: Valued | None, place: int, move: str, g: Number, h: Number
    ) -> None:
        self.number, self.state, self.above, self.place = number, state, above, place
        self.move, self.g, self.h = move, g, h
        self.value: Number = h if above is None else max(above.value, g + h)
        self.depth: int = 0 if above is None else above.depth + 1
        self.below: list[Valued] = []
        self.remembers: dict[int, Number] | None = None
        self.waits = True

    def facts(self) -> dict[str, Any]:
        node = Node(self.number, self.state, None, self.move, self.g, self.h)
        return {**of(node), "value": self.value, "depth": self.depth}

    def line(self) -> list[Valued]:
        return [self] if self.above is None else [*self.above.line(), self]


class Searching:
    """What both have in common: records are numbered as they are made."""

    def __init__(self, problem: Problem, estimate: Estimate) -> None:
        self.problem, self.estimate, self.made = problem, estimate, 0

    def node(self, state: Any, above: Valued | None, place: int, move: str, g: Number) -> Valued:
        return Valued(self.number(), state, above, place, move, g, self.estimate(state))

    def number(self) -> int:
        self.made += 1
        return self.made - 1


class Recursive(Searching):
    """Recursive best-first search. `waiting`: how many nodes wait along the path."""

    waiting = 0

    def run(self) -> Carried:
        start = self.node(self.problem.initial(), None, 0, "", 0)
        yield "start", {"open": 1}
        if start.h == math.inf:
            yield "fail", {"open": 1}
        elif self.problem.is_goal(start.state):
            yield "found", {"open": 1}
        else:
            value = yield from self.search(start, math.inf)
            if value is not None:
                yield "fail", {**start.facts(), "limit": math.inf, "least": math.inf, "open": self.waiting}

    def search(self, n: Valued, limit: Number) -> Told:
        """Search below a node; return the value that it takes, or None where a goal was found."""
        known = {"limit": limit}
        yield "take", {**n.facts(), **known, "open": self.waiting}
        if self.problem.is_goal(n.state):
            yield "found", {**n.facts(), **known, "open": self.waiting}
            return None
        yield "test", {**n.facts(), **known, "open": self.waiting}
        waiting: list[Valued] = []
        for move, state, cost in self.problem.successors(n.state):
            if n.above is not None and state == n.above.state:
                continue
            child = self.node(state, n, 0, move, n.g + cost)
            s = of_successor(move, child.g, child.h)
            yield "each", {**n.facts(), **known, **s, "open": self.waiting}
            s["s_value"] = child.value
            if child.h == math.inf:
                yield "pruned", {**n.facts(), **known, **s, "open": self.waiting}
                continue
            waiting.append(child)
            self.waiting += 1
            yield "valued", {**n.facts(), **known, **s, "open": self.waiting}
        while True:
            waiting.sort(key=lambda child: (child.value, child.number))
            least = waiting[0].value if waiting else math.inf
            if not waiting or least > limit:
                yield "over", {**n.facts(), **known, "least": least, "open": self.waiting}
                self.waiting -= len(waiting)
                if least < math.inf:
                    n.number, n.value = self.number(), least
                    self.waiting += 1
                    yield "back-up", {**n.facts(), "node": n.number, **known, "least": least, "open": self.waiting}
                return least
            best = waiting.pop(0)
            self.waiting -= 1
            value = yield from self.search(best, min([limit, *(child.value for child in waiting[:1])]))
            if value is None:
                return None
            if value < math.inf:
                waiting.append(best)


def rbfs(problem: Problem, estimate: Estimate) -> Carried:
    """Carry out recursive best-first search."""
    return Recursive(problem, estimate).run()


class Bounded(Searching):
    """SMA*, with room for a number of nodes. `tree`: those in memory."""

    def __init__(self, problem: Problem, estimate: Estimate, room: int) -> None:
        super().__init__(problem, estimate)
        self.room = room
        self.tree: list[Valued] = []
        self.n: Valued | None = None

    def sizes(self) -> dict[str, int]:
        return {"open": sum(node.waits for node in self.tree), "kept": len(self.tree)}

    def run(self) -> Carried:
        start = self.node(self.problem.initial(), None, 0, "", 0)
        self.tree = [start]
        yield "start", {"open": 1}
        if start.h == math.inf:
            yield "fail", {"open": 1}
            return
        result: dict[str, Any] = {}
        while waiting := [node for node in self.tree if node.waits]:
            n = min(waiting, key=lambda node: (node.value, -node.depth, node.number))
            if n is start and self.made == 1 and self.problem.is_goal(n.state):
                yield "found", {"open": 1}
                return
            n.waits = False
            result = n.facts()
            yield "take", {**result, **self.sizes()}
            if self.problem.is_goal(n.state):
                yield "found", {**result, **self.sizes()}
                return
            yield "test", {**result, **self.sizes()}
            yield from self.expand(n, result)
            yield from self.clear(n, result)
            while len(self.tree) > self.room:
                yield from self.discard(result)
        yield "fail", {**result, **self.sizes()}

    def expand(self, n: Valued, facts: dict[str, Any]) -> Carried:
        known, n.remembers = n.remembers, {}
        for place, (move, state, cost) in enumerate(self.problem.successors(n.state)):
            if known is not None and place not in known:
                continue
            child = self.node(state, n, place, move, n.g + cost)
            if known is not None:
                child.value = known[place]
            s = of_successor(move, child.g, child.h)
            yield "each", {**facts, **s, **self.sizes()}
            s["s_value"] = child.value
            line = "valued"
            if state in [node.state for node in n.line()]:
                line = "repeated"
            elif child.h == math.inf:
                line = "pruned"
            elif child.depth >= self.room - 1 and not self.problem.is_goal(state):
                line = "too-deep"
            else:
                n.below.append(child)
                self.tree.append(child)
            yield line, {**facts, **s, **self.sizes()}

    def clear(self, node: Valued | None, facts: dict[str, Any]) -> Carried:
        while node is not None and not node.below and not node.remembers:
            self.tree.remove(node)
            if node.above is not None:
                node.above.below.remove(node)
            yield "dead-end", {**facts, **self.sizes()}
            node = node.above

    def discard(self, facts: dict[str, Any]) -> Carried:
        leaves = [node for node in self.tree if node.waits and not node.below]
        worst = max(leaves, key=lambda node: (node.value, -node.depth, node.number))
        self.tree.remove(worst)
        above = worst.above
        assert above is not None
        assert above.remembers is not None
        above.below.remove(worst)
        facts["least"] = worst.value
        yield "forget", {**facts, **self.sizes()}
        above.remembers[worst.place] = worst.value
        least = min(above.remembers.values())
        if not above.waits or least < above.value:
            above.number, above.value, above.waits = self.number(), least, True
            yield "remember", {**facts, **self.sizes()}


def smastar(problem: Problem, estimate: Estimate, room: int) -> Carried:
    """Carry out SMA*."""
    return Bounded(problem, estimate, room).run()
