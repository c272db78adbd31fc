"""Judges of searches that back up values: plain recursion, and a tree that is looked through from end to end."""

from __future__ import annotations

import math
from collections.abc import Callable

from judges.naive_best_first import Node, Search, Snapshot, Successor
from judges.naive_tiles import Estimate, Number, Problem, State


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
                    if node.parent is self.current and self.current is not None and self.previous[node.number] is None
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


class Leafy:
    """A node of the judge's tree."""

    def __init__(self, record: Node, above: Leafy | None, place: int) -> None:
        self.record, self.above, self.place = record, above, place
        self.below: list[Leafy] = []
        self.values: dict[int, Number] | None = None
        self.spent: list[Node] = []
        self.waits = True


class Bounded(BackedUp):
    """SMA* with all successors of a node at once, and a value remembered for each that is forgotten."""

    def __init__(self, problem: Problem, estimate: Estimate, most: int, room: int) -> None:
        super().__init__(problem, estimate, most)
        self.room = room
        self.tree: list[Leafy] = []
        self.too_deep = 0

    def key(self, leafy: Leafy) -> tuple[Number, int, int]:
        return (self.values[leafy.record.number], -leafy.record.depth, leafy.record.number)

    def wait(self, leafy: Leafy, value: Number) -> None:
        if leafy.waits:
            self.gone(leafy.record, "backed-up")
        parent = leafy.above.spent[-1] if leafy.above else None
        old = leafy.record
        leafy.record, leafy.waits = self.put(old.state, parent, old.move, old.g, value, old), True

    def search_all(self) -> str:
        root = self.put(self.problem.initial(), None, "", 0, None)
        if root.h == math.inf:
            self.pruned += 1
            self.gone(root, "pruned")
            return "exhausted"
        self.tree = [Leafy(root, None, 0)]
        while waiting := [leafy for leafy in self.tree if leafy.waits]:
            best = min(waiting, key=self.key)
            if self.problem.is_goal(best.record.state):
                self.goal = best.record
                return "solved"
            self.expand_all(best)
            self.clear(best)
            while len(self.tree) > self.room:
                self.drop()
        return "limit" if self.too_deep else self.ended()

    def expand_all(self, leafy: Leafy) -> None:
        node = leafy.record
        self.expand(node)
        leafy.spent.append(node)
        leafy.waits, known, leafy.values = False, leafy.values, {}
        for place, (move, state, cost) in enumerate(self.problem.successors(node.state)):
            if known is not None and place not in known:
                continue
            self.generated += 1
            child = self.put(state, node, move, node.g + cost, None if known is None else known[place])
            if state in [ancestor.state for ancestor in node.line]:
                self.gone(child, "repeated")
            elif child.h == math.inf:
                self.pruned += 1
                self.gone(child, "pruned")
            elif child.depth >= self.room - 1 and not self.problem.is_goal(state):
                self.too_deep += 1
                self.gone(child, "too-deep")
            else:
                leafy.below.append(Leafy(child, leafy, place))
                self.tree.append(leafy.below[-1])

    def clear(self, leafy: Leafy | None) -> None:
        """Take away what leads nowhere."""
        while leafy is not None and not leafy.below:
            if leafy.values:
                self.collapse(leafy)
                return
            for record in leafy.spent:
                record.left = self.t
            self.tree.remove(leafy)
            if leafy.above:
                leafy.above.below.remove(leafy)
            leafy = leafy.above

    def collapse(self, leafy: Leafy) -> None:
        for record in leafy.spent:
            record.left = self.t
        leafy.spent = []

    def drop(self) -> None:
        leaves = [leafy for leafy in self.tree if leafy.waits and not leafy.below]
        worst = max(leaves, key=self.key)
        self.gone(worst.record, "forgotten")
        self.tree.remove(worst)
        above = worst.above
        assert above is not None
        assert above.values is not None
        above.below.remove(worst)
        above.values[worst.place] = self.values[worst.record.number]
        least = min(above.values.values())
        if not above.waits or least < self.values[above.record.number]:
            self.wait(above, least)
        if not above.below:
            self.collapse(above)


def smastar(
    problem: Problem, estimate: Estimate, most: int, room: int
) -> tuple[Search, dict[int, Number], dict[int, int | None]]:
    """Search as `rbfs` does here, with room for a number of nodes."""
    judge = Bounded(problem, estimate, most, room)
    return judge.judged(judge.search_all), judge.values, judge.previous
