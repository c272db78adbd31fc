"""A judge of best-first searches: lists that are looked through from end to end.

A search is carried out node by node, and after every expansion all that can be seen of it is written down, so that any
moment of a recording can be held against it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from judges.naive_tiles import Estimate, Number, Problem


@dataclass
class Node:
    """A node of a search. `expanded`, `superseded`, `left`: the step at which that happened."""

    number: int
    state: Any
    parent: Node | None
    move: str
    g: Number
    h: Number
    expanded: int | None = None
    superseded: int | None = None
    left: int | None = None
    fate: str = "waiting"

    @property
    def line(self) -> list[Node]:
        """The nodes from the root to this one."""
        return [self] if self.parent is None else [*self.parent.line, self]

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(node.move for node in self.line[1:])

    @property
    def depth(self) -> int:
        return len(self.line) - 1


@dataclass(frozen=True)
class Successor:
    move: str
    state: Any
    g: Number
    number: int | None
    known: int | None
    fate: str


@dataclass(frozen=True)
class Snapshot:
    """What can be seen after `t` expansions. Nodes are identified by their numbers."""

    t: int
    nodes: tuple[Node, ...]
    current: int | None
    goal: int | None
    open: list[int] | None
    closed: list[int] | None
    successors: list[Successor]
    generated: int
    reopened: int
    bound: Number | None = None
    way: list[int] | None = None
    """From both ends: the nodes from the start to the goal, where one was found."""


@dataclass
class Search:
    """What a judge found. `status` is "running" where it was stopped before the end."""

    snapshots: list[Snapshot] = field(default_factory=list)
    status: str = "running"
    rounds: list[tuple[Number | None, int, int]] = field(default_factory=list)
    """Bound, generated, expanded of each iteration."""

    @property
    def moves(self) -> tuple[str, ...] | None:
        last = self.snapshots[-1]
        return None if last.goal is None else last.nodes[last.goal].path


@dataclass(frozen=True)
class Rules:
    """How a best-first search serves OPEN; `exact`: numbers are whole, a weighted estimate is rounded down."""

    algorithm: str
    ties: str = "low-h"
    weight: str = "1"
    exact: bool = True
    test: str = "expansion"

    def f(self, g: Number, h: Number) -> Number:
        if self.algorithm in ("bfs", "ucs"):
            return g
        if self.algorithm == "greedy":
            return h
        if self.algorithm == "astar":
            return g + h
        return g + (math.floor(Fraction(self.weight) * Fraction(h)) if self.exact else float(self.weight) * h)

    def key(self, node: Node) -> tuple[Any, ...]:
        if self.algorithm == "bfs":
            return (node.depth, node.number)
        f = self.f(node.g, node.h)
        if self.ties == "fifo":
            return (f, node.number)
        if self.ties == "lifo":
            return (f, -node.number)
        if self.ties == "low-h":
            return (f, node.h, -node.number)
        if self.ties == "high-h":
            return (f, -node.h, node.number)
        if self.ties == "state":
            return (f, node.state)
        assert self.ties == "path"
        return (f, node.g, node.path)

    def replaces(self, g: Number, known: Node) -> bool:
        """Tell whether a path of cost g to the state of `known` is taken instead."""
        if self.algorithm == "bfs" or g >= known.g:
            return False
        return known.expanded is None or self.algorithm != "greedy"


def best_first(problem: Problem, rules: Rules, estimate: Estimate, most: int) -> Search:
    """Search best-first for at most `most` expansions."""
    search, nodes = Search(), [Node(0, problem.initial(), None, "", 0, estimate(problem.initial()))]
    generated = reopened = pruned = t = 0
    early = rules.test == "generation"

    def look(current: Node | None, successors: list[Successor], goal: Node | None) -> None:
        waiting = sorted((node for node in nodes if waits(node)), key=rules.key)
        closed = [node for node in nodes if node.expanded is not None and node.superseded is None]
        search.snapshots.append(
            Snapshot(
                t=t,
                nodes=tuple(nodes),
                current=None if current is None else current.number,
                goal=None if goal is None else goal.number,
                open=[node.number for node in waiting],
                closed=[node.number for node in sorted(closed, key=lambda node: node.expanded or 0)],
                successors=successors,
                generated=generated,
                reopened=reopened,
            )
        )
        if goal is not None:
            search.status = "solved"

    def waits(node: Node) -> bool:
        return node.expanded is None and node.superseded is None

    look(None, [], nodes[0] if early and problem.is_goal(nodes[0].state) else None)
    while search.status == "running" and t < most:
        waiting = [node for node in nodes if waits(node)]
        if not waiting:
            search.status = "exhausted" if pruned else "unsolvable"
            break
        best = waiting[0]
        for node in waiting:
            if rules.key(node) < rules.key(best):
                best = node
        t += 1
        best.expanded = t
        if not early and problem.is_goal(best.state):
            look(best, [], best)
            break
        successors: list[Successor] = []
        goal = None
        for move, state, cost in problem.successors(best.state):
            generated += 1
            g = best.g + cost
            known = next((node for node in reversed(nodes) if node.state == state), None)
            number = None
            if known is None and estimate(state) == math.inf:
                fate, pruned = "pruned", pruned + 1
            elif known is not None and not rules.replaces(g, known):
                fate = "no-better" if known.expanded is None else "closed"
            else:
                fate = "new"
                if known is not None:
                    known.superseded = t
                    fate = "cheaper" if known.expanded is None else "reopened"
                    reopened += fate == "reopened"
                number = len(nodes)
                nodes.append(Node(number, state, best, move, g, estimate(state)))
                if early and problem.is_goal(state):
                    fate, goal = "goal", nodes[-1]
            successors.append(Successor(move, state, g, number, None if known is None else known.number, fate))
            if goal is not None:
                break
        look(best, successors, goal)
    return search
