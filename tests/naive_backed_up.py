"""Judges of searches that back up values: plain recursion, and a tree that is looked through from end to end."""

from __future__ import annotations

import math
from collections.abc import Callable

from naive import Estimate, Number, Problem, State
from naive_best_first import Node, Search, Snapshot, Successor


class Stopped(Exception):  # noqa: N818 - no error: the judge has seen enough
    """The search has made as many expansions as the judge was asked for."""


class BackedUp:
    """What the judges share. `values` and `previous` of a node, by its number; `waiting`: the nodes that wait."""

    def __init__(self, problem: Problem, estimate: Estimate, most: int) -> None:
        self.problem, self.estimate, self.most = problem, estimate, most
        self.search = Search()
        self.nodes: list[Node] = []
        self.values: dict[int, Number] = {}
        self.previous: dict[int, int | None] = {}
        self.waiting: list[Node] = []
        self.t = self.generated = self.pruned = 0
        self.current: Node | None = None
        self.goal: Node | None = None

    def put(
        self,
        state: State,
        parent: Node | None,
        move: str,
        g: Number,
        value: Number | None,
        previous: Node | None = None,
    ) -> Node:
        """Let a node wait; `value` None: its f, or its parent's value where that is greater."""
        node = Node(len(self.nodes), state, parent, move, g, self.estimate(state))
        if value is None:
            value = node.g + node.h
            if parent is not None:
                value = max(value, self.values[parent.number])
        self.values[node.number] = value
        self.previous[node.number] = None if previous is None else previous.number
        self.nodes.append(node)
        self.waiting.append(node)
        return node

    def gone(self, node: Node, fate: str) -> None:
        node.left, node.fate = self.t, fate
        if node in self.waiting:
            self.waiting.remove(node)

    def served(self) -> list[Node]:
        return sorted(self.waiting, key=lambda node: (self.values[node.number], -node.depth, node.number))

    def look(self) -> None:
        added = self.nodes[len(self.search.snapshots[-1].nodes) :] if self.search.snapshots else []
        self.search.snapshots.append(
            Snapshot(
                t=self.t,
                nodes=tuple(self.nodes),
                current=None if self.current is None else self.current.number,
                goal=None if self.goal is None else self.goal.number,
                open=[node.number for node in self.served()],
                closed=None,
                successors=[
                    Successor(
                        node.move, node.state, node.g, node.number, None, "goal" if node is self.goal else node.fate
                    )
                    for node in added
                    if node.parent is self.current and self.current is not None
                ],
                generated=self.generated,
                reopened=0,
            )
        )

    def expand(self, node: Node) -> None:
        """Begin the next step."""
        self.look()
        if self.t == self.most:
            raise Stopped
        self.t += 1
        self.current, node.expanded = node, self.t
        self.waiting.remove(node)

    def judged(self, search: Callable[[], str]) -> Search:
        """Carry out `search`, which returns the status, and return all that was seen."""
        try:
            self.search.status = search()
            self.look()
        except Stopped:
            pass
        return self.search

    def ended(self) -> str:
        return "exhausted" if self.pruned else "unsolvable"


class Recursive(BackedUp):
    """Recursive best-first search, as Russell & Norvig print it."""

    def rbfs(self, node: Node, limit: Number) -> tuple[bool, Number]:
        """Return whether a goal was found, and else the value that the node takes."""
        if self.problem.is_goal(node.state):
            self.goal = node
            return True, limit
        self.expand(node)
        children = []
        for move, state, cost in self.problem.successors(node.state):
            if node.parent is not None and state == node.parent.state:
                continue
            self.generated += 1
            child = self.put(state, node, move, node.g + cost, None)
            if child.h == math.inf:
                self.pruned += 1
                self.gone(child, "pruned")
            else:
                children.append(child)
        while True:
            children.sort(key=lambda child: (self.values[child.number], child.number))
            values = [*(self.values[child.number] for child in children), math.inf, math.inf]
            if not children or values[0] > limit:
                for child in children:
                    self.gone(child, "forgotten")
                node.left = self.t
                return False, values[0]
            best = children.pop(0)
            found, value = self.rbfs(best, min(limit, values[1]))
            if found:
                return True, value
            if value < math.inf:
                children.append(self.put(best.state, node, best.move, best.g, value, best))


def rbfs(problem: Problem, estimate: Estimate, most: int) -> tuple[Search, dict[int, Number], dict[int, int | None]]:
    """Search for at most `most` expansions. Returns what was seen, and the values and former records of the nodes."""
    judge = Recursive(problem, estimate, most)

    def search() -> str:
        root = judge.put(problem.initial(), None, "", 0, None)
        if root.h == math.inf:
            judge.pruned += 1
            judge.gone(root, "pruned")
            return "exhausted"
        return "solved" if judge.rbfs(root, math.inf)[0] else judge.ended()

    return judge.judged(search), judge.values, judge.previous
