"""SMA*, simplified memory-bounded A* (Russell 1992): A* with room for a fixed number of nodes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any, Generic

from workbench.search.problem.problem import Heuristic, Number, Problem, S, check_cost, checked
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.backed_up_values import MemoryBoundedTrace
from workbench.search.recording.columns import NEVER, NONE, allocated
from workbench.search.recording.depth_first_trace import Fate

DEFAULT_NODES = 10_000
"""Default number of nodes in memory."""


class SmaStarNode(Generic[S]):
    """A node of the tree in memory.

    Attributes:
        record: its last record; spent: the records of its expansions, until its whole subtree is discarded.
        place: its index among the successors of its parent; successor_count: how many of its successors are in memory.
        values: index -> value of the successors not in memory; None if it was never expanded.
        ticket: entries of the queues are valid if they have this number; 0 if it is not on OPEN.
    """

    __slots__ = (
        "depth", "g", "h", "move", "parent", "place", "record", "spent", "state", "successor_count", "ticket", "value",
        "values",
    )  # fmt: skip

    def __init__(self, state: S, parent: SmaStarNode[S] | None, place: int, move: str, g: Number, h: Number) -> None:
        self.state, self.parent, self.place, self.move, self.g, self.h = state, parent, place, move, g, h
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.record, self.value, self.successor_count, self.ticket = NONE, h, 0, 0
        self.spent: list[int] = []
        self.values: dict[int, Number] | None = None

    def path(self) -> Iterator[SmaStarNode[S]]:
        """Yield the node, its parent, and so on to the root."""
        node: SmaStarNode[S] | None = self
        while node is not None:
            yield node
            node = node.parent


def smastar(
    problem: Problem[S], heuristic: Heuristic[S], trace: MemoryBoundedTrace[S], nodes: int = DEFAULT_NODES
) -> Steps:
    """Expand the node with the lowest value, ties by depth (deepest first), then by age; keep at most `nodes` nodes.

    The value of a node is f = g + h, but never less than its parent's value (pathmax). When memory is full, the leaf
    with the highest value is discarded, ties by depth (shallowest first), then the youngest; its parent stores the
    value and returns to OPEN. When the parent is expanded again, only its missing successors are generated. States on a
    node's own path are avoided. A node whose path fills the memory has no room for successors; it gets the value ∞
    unless it is a goal. The goal test is applied when a node is selected.
    """
    trace.most = nodes
    estimate, start = checked(heuristic, problem), problem.initial()
    tree = SmaStarTree(trace, nodes)
    root = SmaStarNode(start, None, 0, "", 0, estimate(start))
    if root.h == math.inf:
        root.record = trace.add_waiting(start, NONE, "", 0, root.h, 0, root.h)
        trace.pruned += 1
        trace.reject(root.record, Fate.PRUNED)
        return trace.exhaust(trace.expanded)
    tree.add(root, root.h)
    node_bytes = _bytes_of(root)
    while (node := tree.best()) is not None:
        if problem.is_goal(node.state):
            trace.solve(node.record, tuple(entered.move for entered in node.path())[-2::-1])
            return Status.SOLVED
        yield
        known = tree.expand(node)
        for place, (move, state, cost) in enumerate(problem.successors(node.state)):
            if known is not None and place not in known:
                continue
            check_cost(cost, problem, node.state, move)
            trace.generated += 1
            child = SmaStarNode(state, node, place, move, node.g + cost, estimate(state))
            value = max(node.value, child.g + child.h) if known is None else known[place]
            if any(state == entered.state for entered in node.path()):
                tree.reject(child, value, Fate.REPEATED)
            elif child.h == math.inf:
                trace.pruned += 1
                tree.reject(child, value, Fate.PRUNED)
            elif child.depth + 1 >= nodes and not problem.is_goal(state):
                trace.too_deep += 1
                tree.reject(child, value, Fate.TOO_DEEP)
            else:
                tree.add(child, value)
        tree.settle(node)
        while tree.size > nodes:
            tree.discard_worst_leaf()
        trace.search_bytes = tree.size * node_bytes
    if trace.too_deep:
        trace.limit = "nodes"
        return Status.LIMIT
    return trace.exhaust(trace.expanded)


def _bytes_of(node: SmaStarNode[Any]) -> int:
    """Return the approximate size of a node in bytes: the node, its state and numbers, its entries in both queues."""
    entry = (0, 0, 0, 0, node)
    numbers = (NEVER, NEVER, NEVER, NEVER)
    return sum(map(allocated, (node, node.state, node.spent, {0: 0}, entry, entry, *numbers))) + 32


class SmaStarTree(Generic[S]):
    """The nodes in memory, and OPEN.

    Attributes:
        size: the number of nodes in memory.
    """

    def __init__(self, trace: MemoryBoundedTrace[S], nodes: int) -> None:
        self._trace, self._nodes = trace, nodes
        self._tickets = count(1)
        self._best: list[tuple[Number, int, int, SmaStarNode[S]]] = []
        self._worst: list[tuple[Number, int, int, SmaStarNode[S]]] = []
        self.size = 0

    def add(self, node: SmaStarNode[S], value: Number) -> None:
        """Add a generated node to memory and to OPEN."""
        self.size += 1
        if node.parent is not None:
            node.parent.successor_count += 1
        self._wait(node, value)

    def _wait(self, node: SmaStarNode[S], value: Number) -> None:
        """Put a node on OPEN, with a new record."""
        node.record = self._put(node, value, node.record)
        node.value, node.ticket = value, next(self._tickets)
        self._enqueue(node)

    def _put(self, node: SmaStarNode[S], value: Number, previous: int = NONE) -> int:
        ancestor = NONE if node.parent is None else node.parent.spent[-1]
        return self._trace.add_waiting(node.state, ancestor, node.move, node.g, node.h, node.depth, value, previous)

    def _enqueue(self, node: SmaStarNode[S]) -> None:
        heappush(self._best, (node.value, -node.depth, node.ticket, node))
        if not (node.successor_count or node.spent):
            heappush(self._worst, (-node.value, node.depth, -node.ticket, node))
        if len(self._best) + len(self._worst) > 4 * self._nodes + 100:
            self._best = [entry for entry in self._best if entry[2] == entry[3].ticket]
            self._worst = [entry for entry in self._worst if -entry[2] == entry[3].ticket]
            heapify(self._best)
            heapify(self._worst)

    def best(self) -> SmaStarNode[S] | None:
        """Return the node to expand next, which stays on OPEN, or None if OPEN is empty."""
        while self._best and self._best[0][2] != self._best[0][3].ticket:
            heappop(self._best)
        return self._best[0][3] if self._best else None

    def expand(self, node: SmaStarNode[S]) -> dict[int, Number] | None:
        """Begin an expansion. Returns index -> value of the successors to regenerate, None for the first expansion."""
        self._trace.expand(node.record)
        node.spent.append(node.record)
        known, node.values, node.ticket = node.values, {}, 0
        return known

    def reject(self, node: SmaStarNode[S], value: Number, fate: Fate) -> None:
        """Record a generated node that is not put in memory."""
        self._trace.reject(self._put(node, value), fate)

    def settle(self, node: SmaStarNode[S]) -> None:
        """Remove a node without any successors left, and then every ancestor to which the same applies."""
        ancestor: SmaStarNode[S] | None = node
        while ancestor is not None and not ancestor.successor_count and not ancestor.values:
            self._leave(ancestor, Fate.NONE)
            ancestor = self._remove(ancestor)
        if ancestor is not None and ancestor is not node and not ancestor.successor_count:
            self._add_leaf(ancestor)

    def _add_leaf(self, node: SmaStarNode[S]) -> None:
        """Make a node a candidate for discarding: it is on OPEN and none of its successors is in memory."""
        heappush(self._worst, (-node.value, node.depth, -node.ticket, node))
        self._leave(node, Fate.BACKED_UP)

    def _leave(self, node: SmaStarNode[S], fate: Fate) -> None:
        for record in node.spent:
            self._trace.leave(record, fate)
        node.spent = []

    def _remove(self, node: SmaStarNode[S]) -> SmaStarNode[S] | None:
        """Remove a node from memory. Returns its parent."""
        self.size -= 1
        node.ticket = 0
        if node.parent is not None:
            node.parent.successor_count -= 1
        return node.parent

    def discard_worst_leaf(self) -> None:
        """Discard the worst leaf; its parent stores its value and goes to OPEN with the lowest stored value."""
        while True:
            _, _, ticket, node = heappop(self._worst)
            if -ticket == node.ticket and not node.successor_count:
                break
        self._trace.reject(node.record, Fate.FORGOTTEN)
        parent = self._remove(node)
        assert parent is not None
        assert parent.values is not None
        parent.values[node.place] = node.value
        least = min(parent.values.values())
        if parent.ticket and least < parent.value:
            self._trace.reject(parent.record, Fate.BACKED_UP)
            self._wait(parent, least)
        elif not parent.ticket:
            self._wait(parent, least)
        if not parent.successor_count:
            self._add_leaf(parent)
