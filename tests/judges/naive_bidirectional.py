"""Judges of searches from both ends: two lists of nodes each, looked through from end to end."""

from __future__ import annotations

import math
from typing import Any

from judges.naive_best_first import Node, Search, Snapshot, Successor
from judges.naive_tiles import Number, Problem, State


def into(problem: Any, state: State) -> list[tuple[str, State, Number]]:
    """Return the steps back from a state; on a board they are those forwards, as every move can be undone."""
    found: list[tuple[str, State, Number]] = (
        problem.predecessors(state) if hasattr(problem, "predecessors") else problem.successors(state)
    )
    return found


def ends(problem: Any) -> list[State]:
    return list(problem.goals()) if hasattr(problem, "goals") else [problem.goal]


class BothSides:
    """What the judges share. `sides`: the nodes of each side; `met`: the pairs of nodes that made a way."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.search = problem, Search()
        self.nodes: list[Node] = []
        self.sides: tuple[list[Node], list[Node]] = ([], [])
        self.met: list[tuple[Node, Node]] = []
        self.generated = self.reopened = self.t = 0

    def put(self, side: int, state: State, parent: Node | None, move: str, g: Number, h: Number = 0) -> Node:
        node = Node(len(self.nodes), state, parent, move, g, h)
        self.nodes.append(node)
        self.sides[side].append(node)
        return node

    def known(self, side: int, state: State) -> Node | None:
        return next((node for node in reversed(self.sides[side]) if node.state == state), None)

    def waiting(self, side: int) -> list[Node]:
        return [node for node in self.sides[side] if node.expanded is None and node.superseded is None]

    def side_of(self, node: Node) -> int:
        return 0 if node in self.sides[0] else 1

    def look(self, current: Node | None, successors: list[Successor], served: list[Node], done: bool) -> None:
        closed = [node for node in self.nodes if node.expanded and node.superseded is None]
        way = None
        if done:
            forward, backward = self.met[-1]
            way = [node.number for node in (*forward.line, *backward.line[-2::-1])]
        self.search.snapshots.append(
            Snapshot(
                t=self.t,
                nodes=tuple(self.nodes),
                current=None if current is None else current.number,
                goal=self.met[-1][0].number if done else None,
                open=[node.number for node in served],
                closed=[node.number for node in sorted(closed, key=lambda node: node.expanded or 0)],
                successors=successors,
                generated=self.generated,
                reopened=self.reopened,
                way=way,
            )
        )
        if done:
            self.search.status = "solved"


def bibfs(problem: Problem, most: int) -> Search:
    """Search breadth-first from both ends for at most `most` expansions."""
    judge = BothSides(problem)
    judge.put(0, problem.initial(), None, "", 0)
    for goal in ends(problem):
        judge.put(1, goal, None, "", 0)
    side: int | None = None
    depth = 0

    def served() -> list[Node]:
        first = side
        if first is None or not any(node.depth == depth for node in judge.waiting(first)):
            sizes = [len(judge.waiting(each)) for each in (0, 1)]
            first = 1 if sizes[0] == 0 or (0 < sizes[1] < sizes[0]) else 0
        return [*judge.waiting(first), *judge.waiting(1 - first)]

    start = judge.known(1, problem.initial())
    if start is not None:
        judge.met.append((judge.nodes[0], start))
    judge.look(None, [], served(), start is not None)
    while judge.search.status == "running" and judge.t < most:
        going_on = [node for node in judge.waiting(side) if node.depth == depth] if side is not None else []
        if not going_on and not (judge.waiting(0) and judge.waiting(1)):
            judge.search.status = "unsolvable"
            break
        node = served()[0]
        side, depth = judge.side_of(node), node.depth
        judge.t += 1
        node.expanded = judge.t
        successors: list[Successor] = []
        for move, state, cost in (problem.successors, lambda state: into(problem, state))[side](node.state):
            judge.generated += 1
            known, other = judge.known(side, state), judge.known(1 - side, state)
            if known is not None:
                fate = "closed" if known.expanded else "no-better"
                successors.append(Successor(move, state, node.g + cost, None, known.number, fate))
                continue
            child = judge.put(side, state, node, move, node.g + cost)
            fate = "new" if other is None else "meeting"
            successors.append(Successor(move, state, child.g, child.number, None, fate))
            if other is not None:
                judge.met.append((child, other) if side == 0 else (other, child))
                break
        judge.look(node, successors, served(), bool(judge.met))
    return judge.search


def biastar(problem: Problem, estimates: tuple[Any, Any], most: int, least: Number) -> Search:
    """Search by pairs, all of which are looked at every time; `estimates` of the sides, `least`: of a move's cost."""
    judge = BothSides(problem)
    best: Number = math.inf
    bound: Number = 0
    pruned = False

    def f(node: Node) -> Number:
        return node.g + node.h

    def served(first: int) -> list[Node]:
        def rank(node: Node) -> tuple[Number, Number, int]:
            return (-1 if f(node) <= bound else f(node), node.g, node.number)

        return [*sorted(judge.waiting(first), key=rank), *sorted(judge.waiting(1 - first), key=rank)]

    def able(side: int) -> list[Node]:
        return [node for node in judge.waiting(side) if node.h < math.inf]

    for side, states in enumerate(([problem.initial()], ends(problem))):
        for state in dict.fromkeys(states):
            pruned |= judge.put(side, state, None, "", 0, estimates[side](state)).h == math.inf
    if (start := judge.known(1, problem.initial())) is not None:
        judge.met.append((judge.nodes[0], start))
        best = 0
    current: Node | None = None
    successors: list[Successor] = []
    while True:
        bounds = [max(f(one), f(other), one.g + other.g + least) for one in able(0) for other in able(1)]
        if bounds and best > bound:
            bound = max(bound, min(bounds))
        done = best <= bound or not bounds
        judge.look(current, successors, served(0), done and best < math.inf)
        if done:
            if best == math.inf:
                judge.search.status = "exhausted" if pruned else "unsolvable"
            return judge.search
        pair = [
            min((node for node in able(side) if f(node) <= bound), key=lambda node: (node.g, node.number))
            for side in (0, 1)
        ]
        for side, current in enumerate(pair):
            if judge.t == most:
                return judge.search
            judge.t += 1
            current.expanded = judge.t
            successors = []
            for move, state, cost in (problem.successors, lambda state: into(problem, state))[side](current.state):
                judge.generated += 1
                g, known = current.g + cost, judge.known(side, state)
                h = estimates[side](state)
                if known is None and h == math.inf:
                    pruned = True
                    successors.append(Successor(move, state, g, None, None, "pruned"))
                    continue
                if known is not None and g >= known.g:
                    fate = "closed" if known.expanded else "no-better"
                    successors.append(Successor(move, state, g, None, known.number, fate))
                    continue
                fate = "new" if known is None else "reopened" if known.expanded else "cheaper"
                if known is not None:
                    known.superseded = judge.t
                    judge.reopened += known.expanded is not None
                child = judge.put(side, state, current, move, g, h)
                other = judge.known(1 - side, state)
                if other is not None and g + other.g < best:
                    best, fate = g + other.g, "meeting"
                    judge.met.append((child, other) if side == 0 else (other, child))
                number = None if known is None else known.number
                successors.append(Successor(move, state, g, child.number, number, fate))
            if side == 0:
                judge.look(current, successors, served(1), best <= bound)
                if best <= bound:
                    return judge.search
